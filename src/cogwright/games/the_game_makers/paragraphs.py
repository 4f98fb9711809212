from __future__ import annotations

PARAGRAPHS: dict[str, str] = {}

PARAGRAPHS: dict[str, str] = {}

"""Who is asking: a signed cookie names the visitor."""

from __future__ import annotations

from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from cogwright.server.problems import Problem
from cogwright.server.settings import Settings
from cogwright.server.storage import Storage, VisitorRow, now

COOKIE: Final = "cogwright_visitor"
A_YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 10_000
REMEMBERED_SECONDS: Final = 10.0
"""So long may a new name go unnoticed by another process."""


class Visitors:
    """Reads and writes the visitors' cookies."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.storage = storage
        self.secure = settings.secure_cookies
        self._kept: dict[str, tuple[float, VisitorRow]] = {}
        self._signer = URLSafeSerializer(settings.signing_key(), salt="visitor")

    async def recognise(self, connection: ASGIConnection[Any, Any, Any, Any]) -> VisitorRow | None:
        """The visitor whose cookie comes with the request; None if there is none, or it was not signed by us."""
        cookie = connection.cookies.get(COOKIE)
        if not cookie:
            return None
        try:
            visitor_id = self._signer.loads(cookie)
        except BadSignature:
            return None
        return await self._visitor(visitor_id) if isinstance(visitor_id, str) else None

    async def _visitor(self, visitor_id: str) -> VisitorRow | None:
        kept = self._kept.get(visitor_id)
        if kept and kept[0] > now() - REMEMBERED_SECONDS:
            return kept[1]
        visitor = await self.storage.visitor(visitor_id)
        if visitor is not None:
            self._remember(visitor)
        return visitor

    def _remember(self, visitor: VisitorRow) -> None:
        if len(self._kept) >= REMEMBERED:
            self._kept.clear()
        self._kept[visitor.id] = now(), visitor

    def cookie(self, visitor: VisitorRow) -> Cookie:
        """The cookie that names the visitor from now on."""
        self._remember(visitor)
        value = self._signer.dumps(visitor.id)
        text = value if isinstance(value, str) else value.decode("ascii")
        return Cookie(
            key=COOKIE, value=text, max_age=A_YEAR, httponly=True, samesite="lax", secure=self.secure, path="/"
        )


def known(visitor: VisitorRow | None) -> VisitorRow:
    """The visitor, if there is one (Problem 401 otherwise)."""
    if visitor is None:
        raise Problem(401, "not-a-visitor", "give a name first (POST /api/visitor)")
    return visitor

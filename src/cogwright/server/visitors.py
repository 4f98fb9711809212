"""Who is asking: a signed cookie names the visitor."""

from __future__ import annotations

from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from cogwright.server.problems import Problem
from cogwright.server.settings import Settings
from cogwright.server.storage import Storage, VisitorRow

COOKIE: Final = "cogwright_visitor"
A_YEAR: Final = 365 * 24 * 3600


class Visitors:
    """Reads and writes the visitors' cookies."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.storage = storage
        self.secure = settings.secure_cookies
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
        return await self.storage.visitor(visitor_id) if isinstance(visitor_id, str) else None

    def cookie(self, visitor: VisitorRow) -> Cookie:
        """The cookie that names the visitor from now on."""
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

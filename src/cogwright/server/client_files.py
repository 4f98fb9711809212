"""Serves the built browser client: hashed files for ever, every other path with the one page that draws them all."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.response import File

from cogwright.server.problems import Problem
from cogwright.server.settings import Settings

PACKAGED: Final = Path(__file__).parent / "client"
CHECKOUT: Final = Path(__file__).parents[3] / "web" / "build"
FALLBACK: Final = "index.html"
NOT_BUILT: Final = """<!doctype html><meta charset="utf-8"><title>Cogwright</title>
<h1>The browser client is not built</h1>
<p>The server runs, but this installation has no browser client. Install the package with <code>pip install .</code>, or build it in
a checkout with <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>.</p>
<p lang="ja">サーバーは動いていますが、ブラウザ画面がまだビルドされていません。<code>pip install .</code> でインストールしてください。</p>
"""


def client_folder(settings: Settings) -> Path | None:
    """Where the built client is: where the settings say, in the package, or in a checkout; None if it was not built."""
    folders = [settings.client] if settings.client else [PACKAGED, CHECKOUT]
    return next((folder for folder in folders if (folder / FALLBACK).is_file()), None)


@get(["/", "/{path:path}"], include_in_schema=False, cache_control=None)
async def client(request: Request[Any, Any, Any], client_files: Path | None, path: str = "") -> Response[Any] | File:
    """A file of the client, or its page for any other path."""
    if path.startswith("/api/") or path == "/api":
        raise Problem(404, "not-found", f"there is nothing at {request.url.path}")
    if client_files is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503)
    file = (client_files / path.lstrip("/")).resolve()
    if not file.is_file() or not file.is_relative_to(client_files.resolve()):
        if "/_app/" in path:
            raise Problem(404, "not-found", f"there is no file {request.url.path}")
        file = client_files / FALLBACK
    lasting = "/immutable/" in path
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
    return File(file, filename=file.name, content_disposition_type="inline", headers=headers)

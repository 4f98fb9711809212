"""Serves the built browser client: hashed files for ever, every other path with the one page that draws them all."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.di import NamedDependency
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
<p lang="ja">サーバーは動いていますが、ブラウザ画面がまだビルドされていません。
<code>pip install .</code> でインストールしてください。</p>
"""


def client_folder(settings: Settings) -> Path | None:
    """Where the built client is: where the settings say, in the package, or in a checkout; None if it was not built."""
    folders = [settings.client] if settings.client else [PACKAGED, CHECKOUT]
    return next((folder for folder in folders if (folder / FALLBACK).is_file()), None)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], status_code=200, include_in_schema=False)
async def client(request: Request[Any, Any, Any], client_files: NamedDependency[Path | None]) -> Response[Any] | File:
    """A file of the client, or its page for any other path."""
    path = request.url.path
    if client_files is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503)
    file = _file_at(client_files, path)
    if file is None:
        if path.startswith("/_app/"):
            raise Problem(404, "not-found", f"there is no file {path}")
        file = client_files / FALLBACK
    lasting = path.startswith("/_app/immutable/")
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
    return File(file, filename=file.name, content_disposition_type="inline", headers=headers)


def _file_at(folder: Path, path: str) -> Path | None:
    """The file of the folder that the path names; None if there is none, also for paths that lead out of the folder."""
    try:
        file = (folder / path.lstrip("/")).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None

"""The built web client: a page for every route of the client, and its files."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from folsom.server.language import language_of
from folsom.server.people import welcome
from folsom.server.preview import preview
from folsom.server.settings import Settings
from folsom.table.errors import TableError
from folsom.table.speech import texts_of

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "media-src 'self' data: blob:; connect-src 'self'; frame-ancestors 'none'; "
    "base-uri 'self'; form-action 'self'"
)


class Hashed(StaticFiles):
    """Files whose names change with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = FOR_EVER
        return response


def install(app: FastAPI, settings: Settings) -> None:
    """Serve the client after all other routes."""
    folder = settings.web
    if (folder / "assets").is_dir():
        app.mount("/assets", Hashed(directory=folder / "assets"), name="assets")
    router = APIRouter(include_in_schema=False)

    @router.get("/{path:path}")
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise TableError("unknown_page")
        index = folder / "index.html"
        if not index.is_file():
            return _not_built(language_of(request))
        if (file := _file(folder, path)) is not None:
            return FileResponse(file, headers={"Cache-Control": ASK_AGAIN})
        if "." in path.rsplit("/", 1)[-1]:
            raise TableError("unknown_page")
        headers = {"Cache-Control": ASK_AGAIN, "Content-Security-Policy": POLICY}
        page = _placed(index, settings.root_path)
        tags = await preview(request, path)
        response = HTMLResponse(page.replace("</head>", f"{tags}</head>", 1), headers=headers)
        welcome(request, response)  # so all that the page asks for comes from the same guest
        return response

    app.include_router(router)


def _file(folder: Path, path: str) -> Path | None:
    """The file at a path of the client, if there is one."""
    if not path.isprintable():
        raise TableError("unknown_page")
    try:
        file = (folder / path).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except OSError as error:  # no system has names as long as this
        raise TableError("unknown_page") from error


def _placed(index: Path, root_path: str) -> str:
    """The page of the client, which is built for any place: its addresses begin with a dot."""
    return index.read_text(encoding="utf-8").replace('"./', f'"{root_path}/')


def _not_built(lang: str) -> HTMLResponse:
    text = escape(texts_of(lang)("no-web-client"))
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><title>Folsom</title><p>{text}</p></html>',
        headers={"Cache-Control": ASK_AGAIN},
    )

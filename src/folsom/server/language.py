"""Language of a request: asked for in the address, else preferred by the browser."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from folsom.game import FolsomError
from folsom.table.errors import TableError
from folsom.table.speech import texts_of
from folsom.texts import LANGUAGES, problems


def language_of(request: HTTPConnection) -> str:
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return asked
    for part in request.headers.get("accept-language", "").split(","):
        spoken = part.split(";")[0].split("-")[0].strip().lower()
        if spoken in LANGUAGES:
            return spoken
    return LANGUAGES[0]


def sentence(error: TableError, lang: str) -> str:
    """What went wrong, for people."""
    texts = texts_of(lang)
    key = f"error-{error.code}"
    reason = error.things.get("reason")
    if reason is not None and texts.has(f"{key}.{reason}"):
        return texts(f"{key}.{reason}")
    why = error.why
    said = problems.sentence(texts, why) if isinstance(why, FolsomError) else why or ""
    return texts(key, **{"why": said, **error.things})

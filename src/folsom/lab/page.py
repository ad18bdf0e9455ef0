"""A page of results: one HTML file that needs nothing else, readable with and without pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from folsom import __version__
from folsom.lab.svg import AUBERGINE, FONT, LINE, MUTE, SHEET, SLAB, WORDS
from folsom.texts.paints import PAPER

STYLE = f"""
:root {{ color-scheme: light; }}
body {{ margin: 0; background: {PAPER}; color: {WORDS}; font: 15px/1.5 {FONT}; }}
main {{ max-width: 780px; margin: 0 auto; padding: 24px 16px 64px; }}
h1, h2 {{ font-family: {SLAB}; font-weight: 800; color: {AUBERGINE}; line-height: 1.2; }}
h1 {{ font-size: 30px; margin: 8px 0; }}
h2 {{ font-size: 20px; margin: 40px 0 8px; }}
p {{ margin: 6px 0 12px; max-width: 70ch; }}
nav ul {{ columns: 2; padding-left: 20px; }}
a {{ color: {AUBERGINE}; }}
svg {{ display: block; width: 100%; height: auto; margin: 12px 0; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; background: {SHEET}; margin: 8px 0 16px;
  font-variant-numeric: tabular-nums; }}
caption {{ text-align: left; color: {MUTE}; padding: 4px 0; }}
th, td {{ padding: 5px 10px; border-bottom: 1px solid {LINE}; text-align: right; }}
td {{ white-space: nowrap; }}
td:first-child {{ white-space: normal; overflow-wrap: anywhere; min-width: 7em; }}
th {{ color: {MUTE}; font-weight: 600; }}
th:first-child, td:first-child {{ text-align: left; }}
.notice {{ border-left: 5px solid {AUBERGINE}; background: {SHEET}; padding: 8px 14px; }}
footer {{ color: {MUTE}; margin-top: 48px; }}
@media (max-width: 640px) {{ .wide svg {{ width: 540px; }} }}
@media print {{ body {{ background: none; }} }}
"""


def page(title: str, parts: Iterable[str]) -> str:
    """The whole file."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>\n"
        f"<h1>{escape(title)}</h1>\n{chr(10).join(parts)}\n"
        f"<footer><p>Made by Folsom {__version__}.</p></footer></main></body></html>\n"
    )


def section(title: str, *parts: str, id: str = "") -> str:
    mark = f' id="{escape(id)}"' if id else ""
    return f"<section{mark}><h2>{escape(title)}</h2>\n{chr(10).join(parts)}</section>"


def figure(picture: str) -> str:
    """A picture that keeps a size at which it can be read, and is moved on a narrow screen."""
    return f'<div class="wide">{picture}</div>'


def paragraph(words: str, style: str = "") -> str:
    mark = f' class="{style}"' if style else ""
    return f"<p{mark}>{escape(words)}</p>"


def contents(links: Iterable[tuple[str, str]]) -> str:
    """Where to find what: an id and a title each."""
    items = "".join(f'<li><a href="#{escape(id)}">{escape(title)}</a></li>' for id, title in links)
    return f"<nav><ul>{items}</ul></nav>"


def table(caption: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows
    )
    return (
        f'<div class="wide"><table><caption>{escape(caption)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )

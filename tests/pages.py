"""The pages of the documentation, read as Markdown: what they show, name, list and link.

``<!-- not run by the tests -->`` marks a command that no test runs: right before a block, or in the
sentence or the cell that names it.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).resolve().parents[1]
MARK = "<!-- not run by the tests -->"


@dataclass(frozen=True)
class Code:
    """A block of code, or code in a sentence."""

    page: str
    line: int
    text: str
    language: str | None  # None in a sentence, "" if a block does not say
    marked: bool

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: {self.text.strip()}"


@dataclass(frozen=True)
class Page:
    path: Path

    @property
    def name(self) -> str:
        return self.path.relative_to(ROOT).as_posix()

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def _tokens(self) -> list[Token]:
        return MarkdownIt("commonmark").enable("table").parse(self.text)

    @cached_property
    def blocks(self) -> list[Code]:
        found, before = [], ""
        for token in self._tokens:
            if token.type in ("fence", "code_block"):
                language = token.info.strip()
                found.append(self._code(token, token.content, language, MARK in before))
            before = token.content if token.type == "html_block" else ""
        return found

    def examples(self, language: str) -> list[str]:
        return [block.text for block in self.blocks if block.language == language]

    @cached_property
    def spans(self) -> list[Code]:
        """Code in sentences, headings and cells."""
        return [
            self._code(token, child.content, None, MARK in token.content)
            for token in self._tokens
            for child in token.children or ()
            if child.type == "code_inline"
        ]

    @staticmethod
    def _line(token: Token) -> int:
        return token.map[0] + 1 if token.map else 0

    def _code(self, token: Token, text: str, language: str | None, marked: bool) -> Code:
        return Code(self.name, self._line(token), text, language, marked)

    @cached_property
    def links(self) -> list[str]:
        """What is linked, and pictures."""
        children = (child for token in self._tokens for child in token.children or ())
        found = (child.attrs.get("href") or child.attrs.get("src") for child in children)
        return [str(link) for link in found if link]

    @cached_property
    def anchors(self) -> set[str]:
        """The headings as GitHub makes anchors of them."""
        found = set()
        for n, token in enumerate(self._tokens):
            if token.type == "heading_open":
                words = "".join(child.content for child in self._tokens[n + 1].children or ())
                found.add(re.sub(r"[^\w -]", "", words.lower()).replace(" ", "-"))
        return found

    def table(self, title: str) -> list[list[str]]:
        """The cells, as they are written, of the tables whose first column has this title."""
        return [row for head, *rows in self._tables() if head[0] == title for row in rows]

    def _tables(self) -> Iterator[list[list[str]]]:
        table: list[list[str]] = []
        for n, token in enumerate(self._tokens):
            if token.type == "table_open":
                table = []
            elif token.type == "tr_open":
                table.append([])
            elif token.type in ("th_open", "td_open"):
                table[-1].append(self._tokens[n + 1].content)
            elif token.type == "table_close":
                yield table


def codes(text: str) -> list[str]:
    """The code in a cell."""
    return re.findall(r"`([^`]+)`", text)


@cache
def page(name: str) -> Page:
    return Page(ROOT / name)


@cache
def tracked() -> list[str]:
    """The files of the project, by their paths in it."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.check_output(command, cwd=ROOT, text=True).splitlines()
    return [name for name in names if (ROOT / name).is_file()]


GUIDES = [page(name) for name in ("README.md", "CONTRIBUTING.md", "examples/boxes/pies/README.md")]
GUIDES += [page(f"docs/{path.name}") for path in sorted((ROOT / "docs").glob("*.md"))]
RULES = [page(f"docs/rules/{path.name}") for path in sorted((ROOT / "docs/rules").glob("*.md"))]
PAGES = [*GUIDES, page("CHANGELOG.md"), *RULES]

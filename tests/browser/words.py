"""What the pages say, as far as it is said without variables: to find things in any language."""

from __future__ import annotations

import re
from pathlib import Path

LOCALES = Path(__file__).parents[2] / "web/src/locales"
SENTENCE = re.compile(r"^([\w-]+) = ([^{}\n]+)$", re.MULTILINE)


def words(lang: str) -> dict[str, str]:
    return {
        key: text.strip()
        for file in sorted((LOCALES / lang).glob("*.ftl"))
        for key, text in SENTENCE.findall(file.read_text(encoding="utf-8"))
    }

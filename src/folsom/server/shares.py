"""Shares: which of several processes has a table. Its id alone says so."""

from __future__ import annotations

import re
from typing import Final
from zlib import crc32

from folsom.table import keys

TABLE: Final = re.compile(rb"/tables/([0-9A-Za-z]{16})\b")  # in the path of a request
PROCESS: Final = re.compile(rb"[?&]process=(\d{1,4})\b")  # … that asks a certain one


def share_of(key: str, processes: int) -> int:
    """The number of the process that has what this is the key of."""
    return crc32(key.encode()) % processes


def share_wanted(line: bytes, processes: int) -> int | None:
    """Where a request leads by its first line: to the process that it names, or that of a table."""
    if named := PROCESS.search(line):
        return int(named[1]) % processes
    if table := TABLE.search(line):
        return share_of(table[1].decode(), processes)
    return None


def new_table_id(number: int, processes: int) -> str:
    """An id that leads to this process, so that a table stays where it is made."""
    while share_of(id := keys.new_id(), processes) != number:
        pass
    return id

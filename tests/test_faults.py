"""Faults of a page reach the people who run the server: one line and a figure."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import PATIENCE, Server, serving

FAULT = {"kind": "story", "message": "no such\nsound", "about": "shot", "page": "/t/abc"}


def tell(server: Server, fault: dict[str, Any]) -> httpx.Response:
    """As a proxy on this machine passes it on."""
    headers = {"X-Forwarded-For": "203.0.113.5"}
    return httpx.post(f"{server.url}/api/faults", json=fault, headers=headers, timeout=PATIENCE)


def test_a_fault_is_one_line_of_the_log_and_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path / "folsom.db", trusted_proxy="127.0.0.1") as server:
        assert tell(server, FAULT).json() == {"ok": True}
        until, log = time.monotonic() + PATIENCE, ""
        while "page_fault" not in log and time.monotonic() < until:
            log += capsys.readouterr().err
        (line,) = [line for line in log.splitlines() if line.startswith("page_fault ")]
        told = json.loads(line.removeprefix("page_fault "))
        assert FAULT.items() <= told.items()
        assert told["browser"].startswith("python-httpx")
        assert told["address"] == "203.0.113.5"
        metrics = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
        assert 'folsom_page_faults_total{kind="story"} 1.0' in metrics


def test_who_tells_without_end_is_not_heard(tmp_path: Path) -> None:
    with serving(tmp_path / "folsom.db", fault_rate=0.0001, fault_burst=3) as server:
        answers = [tell(server, FAULT).status_code for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]
        assert tell(server, {**FAULT, "kind": "boredom"}).status_code == 422

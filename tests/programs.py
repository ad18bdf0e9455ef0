"""Programs of Debian that tests start: installed where we may, else a reason to skip."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import NoReturn

import pytest


def install(package: str) -> None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
        subprocess.run(
            ["apt-get", "-qq", *command],
            check=False,
            capture_output=True,
            env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        )


def do_without(reason: str) -> NoReturn:
    """Skip, except in CI, where everything has to be there."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)

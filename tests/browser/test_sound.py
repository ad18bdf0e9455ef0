"""Sounds are rendered and measured: what happens is heard above the music."""

from __future__ import annotations

import base64
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser

WEB = Path(__file__).parents[2] / "web"
CLEARLY = 2.0  # decibels above the music when everybody plays
NO_SHOCK = 18.0

# Sounds and music, and how they are measured, in one module for a page.
BUNDLE = """
import { build } from 'vite'
const lib = { entry: 'tests/loudness.ts', formats: ['es'] }
const options = { configFile: false, logLevel: 'silent', build: { write: false, lib } }
const [{ output }] = await build(options)
console.log(output[0].code)
"""
MEASURE = "async code => (await import(`data:text/javascript;base64,${code}`)).levels()"


@pytest.mark.skipif(shutil.which("node") is None, reason="without Node")
def test_every_sound_is_heard_above_the_music(browser: Browser) -> None:
    node = ["node", "--input-type=module", "-e", BUNDLE]
    code = subprocess.run(node, cwd=WEB, check=True, capture_output=True).stdout
    page = browser.new_page()
    levels = page.evaluate(MEASURE, base64.b64encode(code).decode())
    page.close()
    sounds, music = levels["sounds"], levels["music"]
    assert len(sounds) > 40
    assert music["calm"] < music["wild"]
    drowned = {name: loud for name, loud in sounds.items() if loud < music["wild"] + CLEARLY}
    assert drowned == {}
    assert max(sounds.values()) < music["wild"] + NO_SHOCK

"""What must hold on every page: no barrier (axe-core), no sideways scrolling, room for fingers."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.conftest import AXE
from browser.person import DECIDING, TOO_WIDE, painted, rests_in_its_width, settled

# What a finger 21 pixels above or below the middle of an uncovered control would miss. What may be
# chosen on the train has a button for fingers, too.
TOO_SMALL = """
[...document.querySelectorAll('button, a, input, select, summary')]
    .filter(control => !control.closest('[inert], .sr, [data-target]'))
    .filter(control => control.checkVisibility())
    .filter(control => !document.querySelector(':modal') || control.closest(':modal'))
    .map(control => ({control, area: control.closest('label') ?? control}))
    .filter(({area}) => {
        const {left, width, top, height, bottom} = area.getBoundingClientRect()
        if (!width || height >= 43.5 || top < 22 || bottom > innerHeight - 22) return false
        const hit = dy => document.elementFromPoint(left + width / 2, top + height / 2 + dy)
        return area.contains(hit(0)) && ![-21, 21].every(dy => area.contains(hit(dy)))
    })
    .map(({control}) => control.outerHTML.slice(0, 240))
"""

VIOLATIONS = "axe.run({ resultTypes: ['violations'] }).then(result => result.violations)"

# Answers that are not, as a whole, on the screen.
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.answers button')]
    .map(button => ({name: button.innerText, box: button.getBoundingClientRect()}))
    .filter(({box}) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1
        || box.bottom > innerHeight + 1)
    .map(({name}) => name)"""


def barriers(page: Page, fingers: bool = True) -> list[str]:
    """What keeps somebody out; empty is good. Only a touch screen has fingers."""
    return violations(page) + crowded(page, fingers)


def violations(page: Page) -> list[str]:
    """Broken rules of accessibility, which are for people who see, hear or move otherwise."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    with painted(page):
        found = page.evaluate(VIOLATIONS)
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


def crowded(page: Page, fingers: bool = True) -> list[str]:
    """What has too little room on a screen of this size."""
    found = [f"reaches beyond the edge: {thing}" for thing in settled(page, TOO_WIDE)]
    if fingers and page.evaluate("navigator.maxTouchPoints > 0"):
        found += [f"too small for a finger: {control}" for control in settled(page, TOO_SMALL)]
    return found


def answers_are_in_sight(page: Page) -> None:
    """What a decision needs is on one screen; over the trains one pans, with an overview."""
    if page.locator(DECIDING).is_visible():
        rests_in_its_width(page)
        out = settled(page, OUT_OF_SIGHT)
        assert out == [], page.locator(f"{DECIDING} strong").inner_text()

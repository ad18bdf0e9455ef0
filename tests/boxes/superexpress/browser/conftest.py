"""What all browser tests share."""

from browser.conftest import *  # noqa: F403

"""Hypothesis: the same examples every time, so that a failure here is a failure everywhere."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "folsom",
    derandomize=True,
    deadline=None,
    max_examples=200,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", settings.get_profile("folsom"), max_examples=5000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "folsom"))

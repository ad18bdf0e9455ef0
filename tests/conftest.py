"""What holds for all tests, so that a failure here is a failure everywhere."""

import signal

from effort import EFFORT, SEED, times
from hypothesis import HealthCheck, settings

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # inherited from a shell's background job
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "folsom",
    derandomize=EFFORT <= 1,  # the same examples every time, but where there is time for others
    deadline=None,
    max_examples=times(50),
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("folsom")


def pytest_report_header() -> str:
    return f"seed: {SEED} (FOLSOM_SEED={SEED} plays the same games), effort: {EFFORT:g}"

"""What holds for all tests, so that a failure here is a failure everywhere."""

import os
import signal

from hypothesis import HealthCheck, settings

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # inherited from a shell's background job
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(  # the same examples every time
    "folsom",
    derandomize=True,
    deadline=None,
    max_examples=200,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", settings.get_profile("folsom"), max_examples=5000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "folsom"))

"""The OpenAPI description is right: whatever is sent, the answer is one that it promises."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from effort import EFFORT, SEED, count, in_time, times
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from serving import PATIENCE, Server, has_no_traceback, is_no_fault, serving

from folsom.server.app import make_app

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 300 if EFFORT > 1 else times(25)  # of each kind of request
NIGHTS = 30 if EFFORT > 1 else 1
STORIES = times(5)  # … in each
STEPS = 20  # … in each of them


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("openapi") / "folsom.db") as server:
        yield server


api = schemathesis.openapi.from_dict(make_app().openapi())
operations = {}
for result in api.get_all_operations():
    assert isinstance(result, Ok), result
    operations[result.ok().label] = result.ok()


@pytest.mark.parametrize("label", operations)
def test_every_answer_is_one_that_the_description_promises(
    server: Server, label: str, capsys: pytest.CaptureFixture[str]
) -> None:
    @settings(
        max_examples=EXAMPLES,
        derandomize=EFFORT <= 1,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operations[label].as_strategy())
    def check(case: schemathesis.Case[Any]) -> None:
        answer = case.call(base_url=server.url, timeout=PATIENCE)
        count("fuzzed: HTTP requests of each kind")
        is_no_fault(answer.status_code)
        case.validate_response(answer, checks=CHECKS)

    check()
    assert has_no_traceback(capsys.readouterr().err)


def test_no_order_of_requests_is_a_fault_of_the_server(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    """Stateful: requests one after another to the same tables, with what was answered before."""
    api.config.update(base_url=server.url)
    reached: set[tuple[str, int]] = set()

    class Visits(api.as_state_machine()):  # type: ignore[misc]
        def setup(self) -> None:
            self.tokens: list[str] = []
            self.dice = random.Random(f"{SEED} {len(reached)}")

        def get_call_kwargs(self, case: schemathesis.Case[Any]) -> dict[str, Any]:
            return {"timeout": PATIENCE}

        def before_call(self, case: schemathesis.Case[Any]) -> None:
            """A game that can be played, and tokens that open something; the rest is chance."""
            if case.operation.label == "POST /api/tables" and isinstance(case.body, dict):
                case.body |= {"config": {"players": 3}, "seats": [], "hot_seat": False}
            if self.tokens:
                case.headers["Authorization"] = f"Bearer {self.dice.choice(self.tokens)}"

        def after_call(self, response: Any, case: schemathesis.Case[Any]) -> None:
            if response.status_code == 200 and case.operation.label == "POST /api/tables":
                made = response.json()
                self.tokens += [made["host_token"], *made["tokens"].values()]

        def validate_response(
            self, response: Any, case: schemathesis.Case[Any], *_: Any, **__: Any
        ) -> None:
            count("fuzzed: HTTP requests one after another")
            is_no_fault(response.status_code)
            reached.add((case.operation.label, response.status_code))
            case.validate_response(response, checks=[not_a_server_error])

    for _ in in_time(range(NIGHTS)):
        Visits.run(
            settings=settings(
                max_examples=STORIES,
                stateful_step_count=STEPS,
                derandomize=EFFORT <= 1,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
        )
    assert {("POST /api/tables", 200)} < reached
    assert len({label for label, _ in reached}) > 5
    assert has_no_traceback(capsys.readouterr().err)

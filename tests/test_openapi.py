"""The OpenAPI description is right: whatever is sent, the answer is one that it promises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from serving import PATIENCE, Server, serving

from folsom.server.app import make_app

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


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
def test_every_answer_is_one_that_the_description_promises(server: Server, label: str) -> None:
    @settings(
        max_examples=25,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operations[label].as_strategy())
    def check(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(base_url=server.url, checks=CHECKS, timeout=PATIENCE)

    check()

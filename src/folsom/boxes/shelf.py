"""The shelf in one table: what each box brings, by the name of its module."""

from __future__ import annotations

from typing import Final

from folsom.boxes.couriers.judgement import CouriersJudgement
from folsom.boxes.horses.judgement import HorsesJudgement
from folsom.boxes.marshal.judgement import MarshalJudgement
from folsom.engine.rules import Rules
from folsom.search.judgement import Judgement, Judges

JUDGEMENTS: Final[dict[str, Judgement]] = {
    "couriers_armored_train": CouriersJudgement(),
    "horses_stagecoach": HorsesJudgement(),
    "marshal_prisoners": MarshalJudgement(),
}


def judges_of(rules: Rules) -> Judges:
    """The boxes in play that judge, in the rules' order of precedence."""
    return Judges(rules, [JUDGEMENTS[m.name] for m in rules.modules if m.name in JUDGEMENTS])

"""Bot explanations: bots of one game give different reasons if they can."""

from msgspec import Raw

from lusoria.analysis.bot_explanations import Candidate, choose_distinct
from lusoria.core.game import Seat
from lusoria.wire.analysis import BotExplanation


def explanation(tag: str, at_stake: float, *, good: bool = True) -> Candidate:
    return Candidate((good, at_stake), tag, BotExplanation(0, 1, 1, Raw(b"{}"), Raw(b"{}")))


def chosen_tags(explanations: dict[Seat, list[Candidate]]) -> dict[Seat, str]:
    return {seat: best.tag for seat, best in choose_distinct(explanations).items()}


def test_bots_with_the_same_best_reason_give_different_ones() -> None:
    """Regression: three bots gave the same reason in the same words."""
    trusts = {seat: [explanation("trusts", 0.3 + seat / 10)] for seat in range(3)}
    trusts[0] += [explanation("saw", 0.1), explanation("whim", 0.9, good=False)]
    trusts[1] += [explanation("saw", 0.25), explanation("holds", 0.2)]
    assert chosen_tags(trusts) == {2: "trusts", 1: "saw", 0: "trusts"}
    trusts[0] += [explanation("holds", 0.05)]
    assert chosen_tags(trusts) == {2: "trusts", 1: "saw", 0: "holds"}


def test_weak_reason_is_given_if_there_is_no_other() -> None:
    weak = {seat: [explanation("whim", 0.4 + seat / 10, good=False)] for seat in (0, 1)}
    assert chosen_tags(weak) == {0: "whim", 1: "whim"}
    assert chosen_tags({0: [explanation("whim", 0.9, good=False), explanation("saw", 0.01)]}) == {0: "saw"}
    assert chosen_tags({}) == {}

"""What bots say after a game: each its own, where it can."""

from msgspec import Raw

from lusoria.analysis.bot_explanations import Said, each_its_own
from lusoria.core.game import Seat
from lusoria.wire.analysis import Afterword


def said(tag: str, at_stake: float, *, good: bool = True) -> Said:
    return Said((good, at_stake), tag, Afterword(0, 1, 1, Raw(b"{}"), Raw(b"{}")))


def told(found: dict[Seat, list[Said]]) -> dict[Seat, str]:
    return {seat: one.tag for seat, one in each_its_own(found).items()}


def test_three_bots_with_the_same_best_reason_find_others() -> None:
    """Before: all three gave the one that mattered most to each, in the same words."""
    trusts = {seat: [said("trusts", 0.3 + seat / 10)] for seat in range(3)}
    trusts[0] += [said("saw", 0.1), said("whim", 0.9, good=False)]
    trusts[1] += [said("saw", 0.25), said("holds", 0.2)]
    assert told(trusts) == {2: "trusts", 1: "saw", 0: "trusts"}
    trusts[0] += [said("holds", 0.05)]
    assert told(trusts) == {2: "trusts", 1: "saw", 0: "holds"}


def test_a_poor_reason_is_given_where_there_is_no_other() -> None:
    assert told({0: [said("whim", 0.4, good=False)], 1: [said("whim", 0.5, good=False)]}) == {
        0: "whim",
        1: "whim",
    }
    assert told({0: [said("whim", 0.9, good=False), said("saw", 0.01)]}) == {0: "saw"}
    assert told({}) == {}

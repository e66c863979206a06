"""Reasons are true of their view and have a text in every language."""

from itertools import islice, product
from random import Random
from typing import Any, get_args

import pytest
from msgspec import structs

from lusoria.core.field_marks import tag
from lusoria.games.alea import ALEA
from lusoria.games.alea.action_reasons import action_reason
from lusoria.games.alea.actions import Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.model import Column, Options
from lusoria.games.alea.numerals import NUMBERS as NUMERALS
from lusoria.games.alea.numerals import places, readings
from lusoria.games.alea.reasons import (
    BeforeItFails,
    CardSpells,
    EndNear,
    FillsColumn,
    KeepsCards,
    LastRound,
    LastRoundAhead,
    NarrowRow,
    OnlyFit,
    Reason,
    RiskyRoll,
    Room,
    RowsLeft,
    SafeRoll,
    TwinRow,
)
from lusoria.games.alea.view import Table, View
from lusoria.words import LANGUAGES, tell, words
from tests.minds.alea.exact_values import at_turn
from tests.minds.alea.test_players import decisions
from tests.words.catalog_entries import entries, printed_bare
from tests.words.sample_games import NAMES
from tests.words.test_catalogs import numbers_of

KINDS = get_args(Reason)
NUMBERS = (0, 1, 3, 10)


def fails(view: View) -> int:
    return sum(die.sides for die in view.table.next_die if die.outcome == "fails")


def true_of(view: View, action: Any, reason: Reason) -> bool:
    """The facts of a reason, computed independently."""
    column = view.table.columns[view.table.seat]
    match reason:
        case SafeRoll():
            return fails(view) == 0
        case RiskyRoll(fails=failing) | BeforeItFails(fails=failing):
            return failing == fails(view) > 0
        case OnlyFit(number=number, row=row):
            return fitting(column, row) == [number]
        case NarrowRow(row=row, least=least, most=most):
            there = fitting(column, row)
            return (there[0], there[-1]) == (least, most)
        case Room(number=number, above=above, below=below):
            there = fitting(column, action.row)
            return (above, below) == (sum(n < number for n in there), sum(n > number for n in there))
        case _:
            return true_of_table(view.table, action, reason)


def true_of_table(table: Table, action: Any, reason: Reason) -> bool:
    column = table.columns[table.seat]
    match reason:
        case EndNear(seat=seat):
            return table.columns[seat].count(0) == 1 and seat != table.seat
        case FillsColumn(score=score):
            return column.count(0) == 1 and score == table.scores[table.seat] + action.number
        case LastRound(points=points, seat=seat):
            more = getattr(action, "number", 0)
            return table.scores[seat] - table.scores[table.seat] - more == points > 0
        case LastRoundAhead(points=points):
            return table.closing is not None and points >= 0
        case RowsLeft(number=number, row=row, smaller=smaller, larger=larger):
            there = [*column]
            there[row - 1] = number
            assert not there[row - 1 :].count(0) - larger, "rows are numbered from 1"
            return (number, row) == (action.number, action.row) and smaller + larger == there.count(0)
        case TwinRow(number=number):
            return number in column
        case KeepsCards(cards=cards, points=points):
            return points == 5 * cards == 5 * len(table.cards[table.seat])
        case CardSpells(number=number):
            dice = list(table.dice)
            dice.remove(dice[action.at] if table.options.ordered else action.die)
            return number in readings(tuple(dice)) and bool(places(column, (number,)))
        case _:
            return True


def fitting(column: Column, row: int) -> list[int]:
    return [number for number in NUMERALS if row in {place.row for place in places(column, (number,))}]


def test_reasons_are_true_of_their_view() -> None:
    kinds = set()
    for number, options in enumerate(
        (Options(2), Options(4), Options(3, cards_anytime=True), Options(2, ordered=True)) * 4
    ):
        for view in decisions(options, 40 + number):
            for action in view.legal:
                reason = action_reason(view, action)
                kinds.add(type(reason))
                assert true_of(view, action, reason), (view, action, reason)
    assert len(kinds) >= len(KINDS) - 3, set(KINDS) - kinds


def test_every_kind_of_action_has_a_reason() -> None:
    state = at_turn((0, 16, 0, 27, 31, 33, 39), ("ignore", "joker"))
    view = ALEA.view(state, 0)
    for action in (Roll(1), Stop(), Leave(), Write(7, 1), PlayCard("twin", number=16, row=1)):
        assert isinstance(action_reason(view, action), KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_reason_is_a_sentence(kind: Any, language: str) -> None:
    name = f"alea-reason-{tag(kind)}"
    assert name in entries(language)
    assert printed_bare(language, name) & numbers_of(kind) == set()
    fields = [(0, 1) if field.name == "seat" else NUMBERS for field in structs.fields(kind)]
    for values in islice(product(*fields), 40):
        text = tell(words(language), name, kind(*values), 1, NAMES)
        assert text.endswith(".")
        assert "{" not in text
        assert "$" not in text


def test_every_sentence_has_a_reason() -> None:
    messages = {name for name in entries("en") if name.startswith("alea-reason-")}
    assert messages == {f"alea-reason-{tag(kind)}" for kind in KINDS}


def test_bots_give_reasons() -> None:
    from lusoria.bots.alea.heuristic import Heuristic
    from lusoria.bots.alea.novice import Novice

    for view in islice(decisions(Options(3), 9), 30):
        for bot in (Heuristic(), Novice()):
            assert isinstance(bot.explain(view, bot.choose(view, Random(1))), KINDS)

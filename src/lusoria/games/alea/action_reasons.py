"""Chooses the main reason for an action. Depends on the view and the action only."""

from itertools import product
from math import prod

from msgspec import UNSET

from lusoria.games.alea.actions import Action, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.evolve import dice_after_card
from lusoria.games.alea.model import CARD_POINTS, DICE, FACE_WEIGHTS, FACES
from lusoria.games.alea.numerals import NUMBERS, places, readings
from lusoria.games.alea.reasons import (
    BeforeItFails,
    CardOdds,
    CardSpells,
    EndNear,
    FillsColumn,
    FirstDie,
    KeepsCards,
    KeepsJoker,
    LastRound,
    LastRoundAhead,
    NarrowRow,
    NoCards,
    NoFit,
    NoHelp,
    NoMoreDice,
    OnlyFit,
    Reason,
    RiskyRoll,
    Room,
    RowsLeft,
    SafeRoll,
    StopsForCard,
    TwinRow,
)
from lusoria.games.alea.view import Table, View

NARROW_ROW_NUMBERS = 4  # a row that at most this many numbers fit is narrow
MANY_FAILING_SIDES = 3  # of six: from here on, the next die fails as often as not


def action_reason(view: View, action: Action) -> Reason:
    match action:
        case Roll():
            return roll_reason(view.table)
        case Write():
            return write_reason(view.table, action)
        case PlayCard():
            return card_reason(view.table, action)
        case Stop():
            return stop_reason(view)
        case Leave():
            return leave_reason(view)


def failing_sides(table: Table) -> int:
    """T3: sides of six that would fail."""
    return sum(die.sides for die in table.next_die if die.outcome == "fails")


def roll_reason(table: Table) -> Reason:
    if not table.dice:
        return FirstDie()
    fails = failing_sides(table)
    if table.closing is not None:
        return last_round_reason(table)
    if not table.places:
        return NoFit()
    return RiskyRoll(fails) if fails else SafeRoll()


def write_reason(table: Table, write: Write) -> Reason:
    column = table.columns[table.seat]
    if table.closing is not None:
        return last_round_reason(table, write.number)
    if column.count(0) == 1:
        return FillsColumn(table.scores[table.seat] + write.number)
    if not table.left:  # the only decision is the row
        rows = [place.row for place in table.places if place.number == write.number]
        return row_reason(table, write) if len(rows) > 1 else NoMoreDice(write.number)
    least, most = fitting_range(table, write.row)
    fitting = [number for number in NUMBERS if least <= number <= most]
    if len(fitting) == 1:
        return OnlyFit(write.number, write.row)
    if len(fitting) <= NARROW_ROW_NUMBERS:
        return NarrowRow(write.row, fitting[0], fitting[-1])
    if failing_sides(table) >= MANY_FAILING_SIDES:
        return BeforeItFails(write.number, failing_sides(table))
    near = end_near_reason(table)
    if near is not None:
        return near
    return Room(
        write.number,
        sum(number < write.number for number in fitting),
        sum(number > write.number for number in fitting),
    )


def row_reason(table: Table, write: Write) -> RowsLeft:
    """Why this row and not another one for the same number."""
    column = table.columns[table.seat]
    smaller, larger = column[: write.row - 1].count(0), column[write.row :].count(0)
    return RowsLeft(write.number, write.row, smaller, larger)


def fitting_range(table: Table, row: int) -> tuple[int, int]:
    """T2: smallest and largest number that fits in a row."""
    column = table.columns[table.seat]
    least = max((number for number in column[: row - 1]), default=0) + 1
    below = [number for number in column[row:] if number]
    return least, min(below, default=NUMBERS[-1] + 1) - 1


def end_near_reason(table: Table) -> EndNear | None:
    """G1: another player with one empty row left."""
    for seat, column in enumerate(table.columns):
        if seat != table.seat and column.count(0) == 1:
            return EndNear(seat)
    return None


def last_round_reason(table: Table, more: int = 0) -> LastRound | LastRoundAhead:
    """G3: points behind or ahead of the best opponent, who keeps the present score."""
    others = [(points, -seat) for seat, points in enumerate(table.scores) if seat != table.seat]
    points, seat = max(others)
    missing = points - table.scores[table.seat] - more
    return LastRound(-seat, missing) if missing > 0 else LastRoundAhead(-missing)


def card_reason(table: Table, play: PlayCard) -> Reason:
    if play.number is not UNSET and play.row is not UNSET:
        return TwinRow(play.number, play.row)
    stays, _, falls = dice_after_card(table.dice, play)
    column, ordered = table.columns[table.seat], table.options.ordered
    if not falls:
        fitting = places(column, readings(stays, ordered=ordered))
        if fitting:
            return CardSpells(fitting[-1].number)
    good = 0
    for fallen in product(FACES, repeat=max(falls, 1)):
        if places(column, readings((*stays, *fallen), ordered=ordered)):
            good += prod(FACE_WEIGHTS[face] for face in fallen)
    return CardOdds(round(10 * good / DICE ** max(falls, 1)))


def stop_reason(view: View) -> Reason:
    cards = len(view.table.cards[view.table.seat])
    return StopsForCard() if cards else NoCards()


def leave_reason(view: View) -> Reason:
    cards = view.table.cards[view.table.seat]
    usable = {action.card for action in view.legal if isinstance(action, PlayCard)}
    if not cards:
        return NoCards()
    if not usable:
        return NoHelp()
    if usable == {"joker"}:
        return KeepsJoker()
    return KeepsCards(len(cards), CARD_POINTS * len(cards))

"""Why somebody may do something in Alea Romana: facts that everybody at the table could point at."""

from typing import TypeAlias

from lusoria.core.structs import GameReason, Seat


class FirstDie(GameReason, tag="first_die"):
    """T1: every turn begins so."""


class SafeRoll(GameReason, tag="safe_roll"):
    """T3: no side of the next die fails."""


class RiskyRoll(GameReason, tag="risky_roll"):
    """T3: so many of six sides fail."""

    fails: int


class NoFit(GameReason, tag="no_fit"):
    """T2: what lies there fits nowhere, so that there is little to lose."""


class BeforeItFails(GameReason, tag="before_it_fails"):
    """T2: to write now, because so many of six sides would fail."""

    number: int
    fails: int


class OnlyFit(GameReason, tag="only_fit"):
    """T2: nothing else fits in that row any more."""

    number: int
    row: int


class NarrowRow(GameReason, tag="narrow_row"):
    """T2: few numbers fit in that row any more."""

    row: int
    least: int
    most: int


class Room(GameReason, tag="room"):
    """T2: how many numbers still fit above and below, beside that row."""

    number: int
    above: int
    below: int


class RowsLeft(GameReason, tag="rows_left"):
    """T2: how many empty rows stay for smaller and for larger numbers, if it is written in that row."""

    number: int
    row: int
    smaller: int
    larger: int


class NoMoreDice(GameReason, tag="no_more_dice"):
    """T2: the last die lies."""

    number: int


class FillsColumn(GameReason, tag="fills_column"):
    """G1: the seventh number, after which only this round is played."""

    score: int


class EndNear(GameReason, tag="end_near"):
    """G1: another player needs but one more row."""

    seat: Seat


class LastRound(GameReason, tag="last_round"):
    """G3: in the last round, what is missing to the best of the others."""

    seat: Seat
    points: int


class LastRoundAhead(GameReason, tag="last_round_ahead"):
    """G3: in the last round, what I am ahead of the best of the others."""

    points: int


class CardSpells(GameReason, tag="card_spells"):
    """A9.4: what the dice spell without one of them."""

    number: int


class CardOdds(GameReason, tag="card_odds"):
    """A9.1 to A9.4: in how many of ten such throws a number lies there that fits."""

    tenths: int


class TwinRow(GameReason, tag="twin_row"):
    """A9.5: an equal number stands beside that row."""

    number: int
    row: int


class KeepsCards(GameReason, tag="keeps_cards"):
    """G3: unused cards are worth five points each."""

    cards: int
    points: int


class KeepsJoker(GameReason, tag="keeps_joker"):
    """A9.6: only the Joker could help, and it can help in any later turn."""


class NoHelp(GameReason, tag="no_help"):
    """A9: no card that is left does anything here."""


class NoCards(GameReason, tag="no_cards"):
    """T4: no card is left to go on with."""


class StopsForCard(GameReason, tag="stops_for_card"):
    """T3, T4: a failure opens the cards."""


Reason: TypeAlias = (
    FirstDie
    | SafeRoll
    | RiskyRoll
    | NoFit
    | BeforeItFails
    | OnlyFit
    | NarrowRow
    | Room
    | RowsLeft
    | NoMoreDice
    | FillsColumn
    | EndNear
    | LastRound
    | LastRoundAhead
    | CardSpells
    | CardOdds
    | TwinRow
    | KeepsCards
    | KeepsJoker
    | NoHelp
    | NoCards
    | StopsForCard
)

"""Reasons for actions in Alea Romana: facts that any player can see."""

from typing import TypeAlias

from lusoria.core.structs import GameReason, Seat


class FirstDie(GameReason, tag="first_die"):
    """T1: every turn begins with a roll."""


class SafeRoll(GameReason, tag="safe_roll"):
    """T3: no side of the next die fails."""


class RiskyRoll(GameReason, tag="risky_roll"):
    """T3: `fails` of six sides fail."""

    fails: int


class NoFit(GameReason, tag="no_fit"):
    """T2: the present number fits nowhere, so there is little to lose."""


class BeforeItFails(GameReason, tag="before_it_fails"):
    """T2: write now, because `fails` of six sides would fail."""

    number: int
    fails: int


class OnlyFit(GameReason, tag="only_fit"):
    """T2: no other number fits in that row."""

    number: int
    row: int


class NarrowRow(GameReason, tag="narrow_row"):
    """T2: few numbers fit in that row."""

    row: int
    least: int
    most: int


class Room(GameReason, tag="room"):
    """T2: how many numbers still fit above and below in that gap."""

    number: int
    above: int
    below: int


class RowsLeft(GameReason, tag="rows_left"):
    """T2: empty rows left for smaller and larger numbers after writing in that row."""

    number: int
    row: int
    smaller: int
    larger: int


class NoMoreDice(GameReason, tag="no_more_dice"):
    """T2: no dice are left."""

    number: int


class FillsColumn(GameReason, tag="fills_column"):
    """G1: the seventh number; this round becomes the last."""

    score: int


class EndNear(GameReason, tag="end_near"):
    """G1: another player has one empty row left."""

    seat: Seat


class LastRound(GameReason, tag="last_round"):
    """G3: last round: points behind the best opponent."""

    seat: Seat
    points: int


class LastRoundAhead(GameReason, tag="last_round_ahead"):
    """G3: last round: points ahead of the best opponent."""

    points: int


class CardSpells(GameReason, tag="card_spells"):
    """A9.4: the number that the dice spell without one of them."""

    number: int


class CardOdds(GameReason, tag="card_odds"):
    """A9.1 to A9.4: chance, in tenths, that the new dice spell a number that fits."""

    tenths: int


class TwinRow(GameReason, tag="twin_row"):
    """A9.5: an equal number is next to that row."""

    number: int
    row: int


class KeepsCards(GameReason, tag="keeps_cards"):
    """G3: unused cards are worth five points each."""

    cards: int
    points: int


class KeepsJoker(GameReason, tag="keeps_joker"):
    """A9.6: only the Joker would help, and it can help in any later turn."""


class NoHelp(GameReason, tag="no_help"):
    """A9: none of the cards left has a use here."""


class NoCards(GameReason, tag="no_cards"):
    """T4: no cards are left."""


class StopsForCard(GameReason, tag="stops_for_card"):
    """T3, T4: cards may be played after a failure."""


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

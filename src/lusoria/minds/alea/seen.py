"""A table of Alea Romana as compiled code sees it."""

from typing import NamedTuple

import numpy as np

from lusoria.games.alea.model import CARDS, DICE, Card
from lusoria.games.alea.numerals import pending, readings
from lusoria.games.alea.view import Table
from lusoria.minds.alea.working import Ints


class Seen(NamedTuple):
    columns: Ints
    """By seat and row; 0 is an empty row."""
    cards: Ints
    """By seat: a bit for each card that is held."""
    seat: int
    """Who is on turn."""
    cardless: bool
    """Whether the turn began without cards (G2)."""
    closing: bool
    """Whether this round is the last."""


def bits_of(cards: tuple[Card, ...]) -> int:
    return sum(1 << CARDS.index(card) for card in cards)


def seen_at(table: Table) -> Seen:
    return Seen(
        np.array(table.columns, np.int64),
        np.array([bits_of(cards) for cards in table.cards], np.int64),
        table.seat,
        not table.cards[table.seat] and not card_played(table),
        table.closing is not None,
    )


def card_played(table: Table) -> bool:
    """Whether the dice show that a card was played in this turn.

    A view does not say whether a turn began without cards. Nobody plays on from dice that had failed before
    the last one fell, unless a card came between; where even that does not tell, none is taken to have been.
    """
    if table.aside:
        return True
    if table.options.multi_roll:
        return False
    before = (table.dice[:count] for count in range(1, min(len(table.dice), DICE)))
    return any(not pending(dice) and not readings(dice, ordered=table.options.ordered) for dice in before)

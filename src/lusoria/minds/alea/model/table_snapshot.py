"""A table of Alea Romana as compiled code sees it."""

from typing import NamedTuple

import numpy as np

from lusoria.games.alea.model import CARDS, Card
from lusoria.games.alea.view import Table
from lusoria.minds.alea.turn.turn_evaluation import Ints


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
        table.cardless,
        table.closing is not None,
    )

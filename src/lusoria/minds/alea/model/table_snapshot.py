"""A table of Alea Romana as arrays, for compiled code."""

from typing import NamedTuple

import numpy as np

from lusoria.games.alea.model import CARDS, Card
from lusoria.games.alea.view import Table
from lusoria.minds.alea.turn.turn_evaluation import Ints


class Snapshot(NamedTuple):
    columns: Ints
    """By seat and row; 0 is an empty row."""
    cards: Ints
    """By seat: one bit for each card in hand."""
    seat: int
    """On turn."""
    cardless: bool
    """The turn began without cards (G2)."""
    closing: bool
    """This round is the last."""


def bits_of(cards: tuple[Card, ...]) -> int:
    return sum(1 << CARDS.index(card) for card in cards)


def snapshot_of(table: Table) -> Snapshot:
    return Snapshot(
        np.array(table.columns, np.int64),
        np.array([bits_of(cards) for cards in table.cards], np.int64),
        table.seat,
        table.cardless,
        table.closing is not None,
    )

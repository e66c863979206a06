"""Analysis and exercise of Idus Martii on the wire."""

from lusoria.wire.analysis import BeliefModel, Chances, Judgement
from lusoria.wire.game_messages import GameMessages
from lusoria.wire.message import Message, RawObject


class TurnBelief(Message, frozen=True):
    """Belief after one turn: probability of each side per seat, and of each side to win."""

    step: int
    turn: int
    sides: tuple[Chances, ...]
    """By seat: Loyal, Traitor, Merchant."""
    winning: Chances
    """Loyal, Traitor, Merchant."""


class Shift(Message, frozen=True):
    """A turn that changed a belief much: about one senator, or about the winner."""

    step: int
    turn: int
    seat: int | None
    """The senator; null if a side's win probability changed."""
    side: str
    before: float
    after: float


class Suspicion(Message, frozen=True, tag_field="game", tag="idus-martii"):
    """Analysis of Idus Martii from one seat's knowledge; hidden information does not affect it."""

    eyes: int | None
    """The viewer's seat; null for the gallery."""
    model: BeliefModel
    turns: tuple[TurnBelief, ...]
    """The first is before the first turn."""
    shifts: tuple[Shift, ...]
    """Largest first."""
    turning: tuple[Shift, ...]
    """Largest change of each side's win probability, in game order; leaves out small ones."""
    decisions: tuple[Judgement, ...]
    """Decisions of the viewer, costliest first."""


class Guess(Message, frozen=True, tag_field="game", tag="idus-martii"):
    """Idus Martii: estimate each seat's side after a turn, from one seat's view."""

    grade: int
    """1 to 4, like the levels of bots."""
    bots: tuple[str, ...]
    """Bots by seat."""
    table: RawObject
    mine: RawObject
    prior: tuple[Chances, ...]
    """By seat: probability of Loyal, Traitor, Merchant before the first vote, given the viewer's cards."""
    known: tuple[Chances, ...]
    """By seat: posterior from the viewer's knowledge, if the others play as `model`."""
    model: str
    naive: int
    """Score of an answer that takes every vote at face value."""
    truth: tuple[str, ...]
    """Card that each seat kept at the end."""
    suspects: tuple[int, ...] = ()
    """Seats whose sides are asked for; empty in older files: all but the viewer's."""
    telling_turn: int = 0
    """The turn that moved the posterior of the suspects furthest towards `known`; 0 in older files."""
    before: tuple[Chances, ...] = ()
    """By suspect: posterior before `telling_turn`; empty in older files."""
    after: tuple[Chances, ...] = ()
    """By suspect: posterior at the end of `telling_turn`; empty in older files."""


MESSAGES = GameMessages(analysis=Suspicion, exercise=Guess)

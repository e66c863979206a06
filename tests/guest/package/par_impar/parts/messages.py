"""Analysis and exercise of par impar on the wire."""

from lusoria.wire.analysis import Chances, Judgement
from lusoria.wire.game_messages import GameMessages
from lusoria.wire.message import Message, RawObject, RawObjects


class HandChances(Message, frozen=True, tag_field="game", tag="par-impar"):
    """Analysis: who was likely to win after each hand, and the cost of the viewer's decisions."""

    chances: tuple[Chances, ...]
    """After each hand: win probability by seat. The first is before the first hand."""
    decisions: tuple[Judgement, ...]
    """Costliest first; none for the gallery."""


class HabitExercise(Message, frozen=True, tag_field="game", tag="par-impar"):
    """Exercise: say odd or even against a player with a habit."""

    grade: int
    bots: tuple[str, ...]
    table: RawObject
    mine: RawObject
    legal: RawObjects
    values: tuple[float, ...]
    """Chance to win with each legal action."""
    reason: RawObject
    answer: str


MESSAGES = GameMessages(analysis=HandChances, exercise=HabitExercise)

"""Advice on a decision: what each option is worth to a seat that knows its view and no more, and why."""

from dataclasses import dataclass
from typing import Protocol, TypeVar

from lusoria.core.game import GameView
from lusoria.core.structs import GameAction, GameReason

View_contra = TypeVar("View_contra", bound=GameView, contravariant=True)


@dataclass(frozen=True, slots=True)
class Judged:
    """One legal action."""

    action: GameAction
    chance: float
    """Of winning, from 0 to 1: the mean over all that the seat cannot know, under the model."""
    error: float
    """How far `chance` may be off: a standard error; 0 where it is exact under the model."""
    reason: GameReason
    """The strongest thing to say for or against it, that whoever has this view could say."""
    points: float | None = None
    """The expected final score, in a game that has one."""


@dataclass(frozen=True, slots=True)
class Advice:
    """All legal actions, the best first."""

    model: str
    """By what the others are taken to play: its name."""
    options: tuple[Judged, ...]
    sides: tuple[tuple[float, ...], ...] = ()
    """In a game with secret sides: how likely each seat is of each of them, from this seat's view."""


class Adviser(Protocol[View_contra]):
    """Judges what a seat may do. The same view gives the same advice; where nothing is asked, no options."""

    def advise(self, view: View_contra) -> Advice: ...

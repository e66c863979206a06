"""Advice on a decision: estimated win probability and a reason for each legal action of a view."""

from dataclasses import dataclass
from typing import Protocol, TypeVar

from lusoria.core.game import GameView
from lusoria.core.structs import GameAction, GameReason

View_contra = TypeVar("View_contra", bound=GameView, contravariant=True)


@dataclass(frozen=True, slots=True)
class RatedAction:
    """One legal action with its estimate."""

    action: GameAction
    chance: float
    """Win probability, 0 to 1: the mean over all hidden information, under the model."""
    error: float
    """Standard error of `chance`; 0 if it is exact under the model."""
    reason: GameReason
    """The strongest argument for or against the action that follows from this view."""
    points: float | None = None
    """Expected final score; None in a game without points."""


@dataclass(frozen=True, slots=True)
class Advice:
    """All legal actions, best first."""

    model: str
    """Name of the policy that the other players are assumed to follow."""
    options: tuple[RatedAction, ...]
    sides: tuple[tuple[float, ...], ...] = ()
    """By seat: probability of each secret side, from this view. Empty in a game without sides."""


class Adviser(Protocol[View_contra]):
    """Evaluates the legal actions of a view. Deterministic; no options if the seat is not awaited."""

    def advise(self, view: View_contra) -> Advice: ...

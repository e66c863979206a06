"""Bots of the planted game `Numbers`; all but one have a fault behind an option."""

from random import Random

from lusoria.core.field_marks import tag
from tests.laws.planted import Action, Pick, View


class Fair:
    def choose(self, view: View, rng: Random) -> Action:
        return rng.choice(view.legal)


class IllegalBehindOption(Fair):
    """Picks again instead of guessing a secret number."""

    def choose(self, view: View, rng: Random) -> Action:
        action = super().choose(view, rng)
        return Pick(0) if view.table.options.closed and tag(action) == "guess" else action


class MoodyBehindOption(Fair):
    """Alternates its guesses of a secret number."""

    def __init__(self) -> None:
        self._choices = 0

    def choose(self, view: View, rng: Random) -> Action:
        if not view.table.options.closed:
            return super().choose(view, rng)
        self._choices += 1
        return view.legal[self._choices % len(view.legal)]


class DrawsBehindOption(Fair):
    """Draws one more random number in every other decision about a secret number."""

    def __init__(self) -> None:
        self._choices = 0

    def choose(self, view: View, rng: Random) -> Action:
        action = super().choose(view, rng)
        self._choices += 1
        if view.table.options.closed and self._choices % 2:
            rng.random()
        return action


class FailsBehindOption(Fair):
    """Raises an exception at the wager, to which one pick in forty leads."""

    def choose(self, view: View, rng: Random) -> Action:
        if view.table.step == "wager":
            raise ZeroDivisionError
        return super().choose(view, rng)

"""Lessons: scripted games by the real rules, which the browser plays with the learner.

A game brings its lesson as the extension `lesson`, a function that takes the game and returns a `Lesson`.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from lusoria.core.errors import Malformed
from lusoria.core.extensions import checked_extension
from lusoria.core.game import AnyGame, Await, Chance, GameInfo, sample
from lusoria.records.codec import encode
from lusoria.records.match import Match

LEARNER = 0
"""The learner's seat."""
MAX_SEEDS = 1000


class Lesson:
    """A scripted game: chance, the learner and the other players follow the script.

    A step is a text, what the learner sees, and the one action to take, or none to read on. The text is the
    message `<game>-lesson-<say>`. The last step is the end of the game.
    """

    def __init__(self, game: AnyGame, options: dict[str, Any], seed: int = 0) -> None:
        self.game = game
        self.match = Match(game, game.options_type(**options))
        self.steps: list[dict[str, Any]] = []
        self.rng = Random(seed)
        self._shown = self._before_last_action = 0
        self._start: dict[str, Any] = {}

    def resolve_chance(self, *wishes: dict[str, Any]) -> None:
        """Resolves chance, with the wished outcomes where they are possible, else at random.

        A wish is some fields of the first event of an outcome.
        """
        remaining = list(wishes)
        while isinstance(turn := self.match.turn, Chance):
            outcomes = [events for events, _ in turn.outcomes]
            for wish in remaining:
                matches = [events for events in outcomes if wish.items() <= plain(events[0]).items()]
                if matches:
                    remaining.remove(wish)
                    self.match.happen(matches[0])
                    break
            else:
                self.match.happen(sample(turn, self.rng))

    def act(self, seat: int, action: dict[str, Any], *wishes: dict[str, Any]) -> None:
        """A move that the learner watches. Raises Malformed if the action is not legal."""
        for choice in self.game.legal(self.match.state, seat):
            if plain(choice) == action:
                self.match.act(seat, choice)
                return self.resolve_chance(*wishes)
        raise Malformed("lesson", f"seat {seat} cannot do {action} after {len(self.steps)} steps")

    def add_step(self, say: str, do: dict[str, Any] | None = None, *wishes: dict[str, Any]) -> None:
        """A text, and the learner's action, which is then played."""
        self._add(say, do, self.match.state, len(self.match.events))
        if do is not None:
            self.act(LEARNER, do, *wishes)

    def add_step_before_last_event(self, say: str) -> None:
        """A text on the position before the last event, such as the beginning of the next turn."""
        until = len(self.match.events) - 1
        self._add(say, None, self._state_at(until), until)
        self.steps[-1]["table"]["awaited"] = []

    def skip(self, *, to_last_action: bool = False) -> None:
        """Skips the events since the last step. With `to_last_action`, the last action is still shown."""
        self._shown = self._before_last_action if to_last_action else len(self.match.events)
        view = plain(self.game.view(self._state_at(self._shown), LEARNER))
        self._start = {"from": {**view, "legal": []}}

    def play_randomly(self, until: Callable[[Any], bool] = lambda _: False) -> None:
        """Plays random actions for all seats, to the end of the game or until the state fulfils `until`."""
        while isinstance(turn := self.match.turn, Await):
            if until(self.match.state):
                return
            self._before_last_action = len(self.match.events)
            seat = turn.seats[0]
            self.match.act(seat, self.rng.choice(self.game.legal(self.match.state, seat)))
            self.resolve_chance()

    def encode(self) -> bytes:
        """The steps as JSON, as the browser reads them."""
        return msgspec.json.encode(self.steps)

    def _state_at(self, until: int) -> Any:
        state = self.game.start(self.match.options)
        for event in self.match.events[:until]:
            state = self.game.evolve(state, event)
        return state

    def _add(self, say: str, do: dict[str, Any] | None, state: Any, until: int) -> None:
        view = plain(self.game.view(state, LEARNER))
        events = [plain(self.game.redact(event, LEARNER)) for event in self.match.events[self._shown : until]]
        self._shown = until
        if do is None:
            view["legal"] = []
        self.steps.append({"say": say, "do": do, "events": events, **view, **self._start})
        self._start = {}


def plain(value: Any) -> Any:
    """The value as plain JSON types."""
    return msgspec.json.decode(encode(value))


def winning_lesson(make: Callable[[int], Lesson]) -> Lesson:
    """The lesson with the first seed by which the learner wins."""
    for lesson in map(make, range(MAX_SEEDS)):
        if LEARNER in lesson.match.state.result.winners:
            return lesson
    raise Malformed("lesson", f"the learner wins with none of {MAX_SEEDS} seeds")


def make_of(game: GameInfo) -> Callable[[AnyGame], Lesson] | None:
    """The function that plays the game's lesson; None if it brings none, or none that can be loaded."""
    make: Callable[[AnyGame], Lesson] | None = checked_extension(game, "lesson", Callable)
    return make


def lesson_of(game: AnyGame) -> Lesson:
    """Plays the lesson of this game. Raises Malformed if it has none."""
    make = make_of(game)
    if make is None:
        raise Malformed("game", f"{game.name} has no lesson")
    return make(game)

"""Writes the lessons of the tutorials: scripted games by the real rules.

A beat is a text, what the learner sees, and the one action to take (or none: read on). The game's module
has a function `lesson` that plays a `Lesson`.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lusoria import AnyGame, Await, Chance, Match, sample
from tools.generate.places import GAMES_HERE, folder_of, module_of

ME = 0
"""The learner's seat."""
MAX_SEEDS = 1000


class Lesson:
    """A scripted game: chance and bots follow the script."""

    def __init__(self, game: AnyGame, options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.match = Match(game, game.options_type(**options))
        self.beats: list[dict[str, Any]] = []
        self.rng = Random(seed)
        self.shown = self.before_the_last = 0
        self.start: dict[str, Any] = {}

    def chance(self, *wishes: dict[str, Any]) -> None:
        """Resolves chance, with the wished outcomes where they are possible."""
        left = list(wishes)
        while isinstance(turn := self.match.turn, Chance):
            outcomes = [events for events, _ in turn.outcomes]
            for wish in left:
                found = [events for events in outcomes if wish.items() <= plain(events[0]).items()]
                if found:
                    left.remove(wish)
                    self.match.happen(found[0])
                    break
            else:
                self.match.happen(sample(turn, self.rng))

    def play_action(self, seat: int, action: dict[str, Any], *wishes: dict[str, Any]) -> None:
        legal = self.game.legal(self.match.state, seat)
        self.match.act(seat, next(choice for choice in legal if plain(choice) == action))
        self.chance(*wishes)

    def add_beat(self, say: str, do: dict[str, Any] | None = None, *wishes: dict[str, Any]) -> None:
        self._append_beat(say, do, self.match.state, len(self.match.events))
        if do is not None:
            self.play_action(ME, do, *wishes)

    def add_beat_before_next_turn(self, say: str) -> None:
        """Adds a text about the ending turn, with the board before the next one."""
        ends = len(self.match.events) - 1
        assert plain(self.match.events[ends])["type"] == "turn_begun"
        self._append_beat(say, None, self._state_at(ends), ends)
        self.beats[-1]["table"]["awaited"] = []

    def _state_at(self, until: int) -> Any:
        state = self.game.start(self.match.options)
        for event in self.match.events[:until]:
            state = self.game.evolve(state, event)
        return state

    def _append_beat(self, say: str, do: dict[str, Any] | None, state: Any, until: int) -> None:
        view = plain(self.game.view(state, ME))
        events = [plain(self.game.redact(event, ME)) for event in self.match.events[self.shown : until]]
        self.shown = until
        if do is None:
            view["legal"] = []
        self.beats.append({"say": say, "do": do, "events": events, **view, **self.start})
        self.start = {}

    def skip_events(self, *, to: int | None = None) -> None:
        """Skips the events since the last beat: the next beat starts from the state after them."""
        self.shown = len(self.match.events) if to is None else to
        view = plain(self.game.view(self._state_at(self.shown), ME))
        self.start = {"from": {**view, "legal": []}}

    def play_randomly_until(self, done: Callable[[Any], bool] = lambda _: False) -> None:
        """Plays random actions for all seats until `done`."""
        while isinstance(turn := self.match.turn, Await):
            if done(self.match.state):
                return
            self.before_the_last = len(self.match.events)
            seat = turn.seats[0]
            self.match.act(seat, self.rng.choice(self.game.legal(self.match.state, seat)))
            self.chance()


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def generated_files() -> Iterator[tuple[Path, str]]:
    for game in GAMES_HERE:
        module, folder = module_of(game.name), folder_of(game.name)
        if folder is not None and module is not None:
            lesson = winning_lesson(game, module.lesson)
            yield folder / "lesson.json", json.dumps(lesson.beats, separators=(",", ":")) + "\n"


def winning_lesson(game: AnyGame, make: Callable[[AnyGame, int], Lesson]) -> Lesson:
    """The lesson with the first seed by which the learner wins."""
    lessons = (make(game, seed) for seed in range(MAX_SEEDS))
    return next(lesson for lesson in lessons if ME in lesson.match.state.result.winners)

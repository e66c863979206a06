"""A game in progress with its event log, for referees, terminal games and programs."""

from collections.abc import Callable
from typing import TypeAlias

from lusoria.core.game import (
    Action,
    AnyState,
    Chance,
    Event,
    Game,
    Options,
    Over,
    Seat,
    State,
    Turn,
    View,
    any_game,
    awaited_seats,
    fold,
)
from lusoria.core.structs import GameAction, GameEvent, GameOptions

Events: TypeAlias = tuple[GameEvent, ...]
Nature: TypeAlias = Callable[[Chance[GameEvent]], Events]
"""Decides chance: a fair seed, a random generator, or people with real dice."""


class Match:
    """Applies actions and lets nature move at once. Without a nature, chance waits for `happen`."""

    def __init__(
        self, game: Game[Options, State, Action, Event, View], options: Options, nature: Nature | None = None
    ) -> None:
        self.game = any_game(game)
        self.options: GameOptions = options
        self.state: AnyState = game.start(options)
        self.events: list[GameEvent] = []
        self._nature = nature
        self._let_nature_answer()

    @property
    def turn(self) -> Turn[GameEvent]:
        return self.game.turn(self.state)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        return awaited_seats(self.turn)

    @property
    def over(self) -> Over | None:
        turn = self.turn
        return turn if isinstance(turn, Over) else None

    def act(self, seat: Seat, action: GameAction) -> Events:
        """Apply an action; returns its events, including chance. Raises IllegalAction and changes nothing."""
        known = len(self.events)
        self.happen(self.game.decide(self.state, seat, action))
        self._let_nature_answer()
        return tuple(self.events[known:])

    def happen(self, events: Events) -> None:
        """Apply events without checks: a chance outcome, or part of a log."""
        self.state = fold(self.game, self.state, events)
        self.events.extend(events)

    def give_to(self, nature: Nature) -> None:
        """Let this nature decide chance from here on."""
        self._nature = nature
        self._let_nature_answer()

    def _let_nature_answer(self) -> None:
        while self._nature is not None and isinstance(chance := self.turn, Chance):
            self.happen(self._nature(chance))

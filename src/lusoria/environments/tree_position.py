"""Positions of a game tree: a state with its history, cheap to copy and to advance."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyState, Await, Chance, Over, Turn, fold, sample
from lusoria.core.structs import GameAction, GameEvent
from lusoria.environments.game_adapter import LegalActions, Setting
from lusoria.environments.information_state import event_text

Odds: TypeAlias = list[tuple[int, float]]
CHANCE, TERMINAL = (
    -1,
    -4,
)  # the player to move in a chance node and in a terminal node, as OpenSpiel numbers them


class Position:
    """A state and all events before it. `advance` changes the position.

    Copies share one list of events, each up to its own length. A position that is not at the end of the list
    copies it before it appends.
    """

    __slots__ = (
        "_events",
        "_legal",
        "_length",
        "_outcomes",
        "decisions",
        "player",
        "setting",
        "state",
        "turn",
    )

    turn: Turn[GameEvent]
    player: int
    """Seat to move, CHANCE, or TERMINAL after the end."""

    def __init__(
        self, setting: Setting, state: AnyState, events: list[GameEvent], decisions: int = 0
    ) -> None:
        self.setting = setting
        self._events = events
        self.decisions = decisions
        self._arrive(state)

    def _arrive(self, state: AnyState) -> None:
        self.state = state
        self._length = len(self._events)
        self._legal: LegalActions | None = None
        self.turn = turn = self.setting.game.turn(state)
        kind = type(turn)
        self.player = turn.seats[0] if kind is Await else CHANCE if kind is Chance else TERMINAL  # type: ignore[union-attr]
        is_cut_off = self.setting.is_cut_off
        if is_cut_off is not None and kind is Await and is_cut_off(state, self.decisions):
            self.player = TERMINAL

    def copy(self) -> "Position":
        position = object.__new__(Position)
        position.setting, position.state, position.turn, position.player = (
            self.setting,
            self.state,
            self.turn,
            self.player,
        )
        position._events, position._length = self._events, self._length
        position._legal, position.decisions = self._legal, self.decisions
        return position

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.setting, self.state, list(self.events), self.decisions)

    @property
    def events(self) -> Sequence[GameEvent]:
        return self._events[: self._length]

    def legal_actions(self) -> LegalActions:
        """Legal actions of the seat to move."""
        if self._legal is None:
            self._legal = self.setting.legal_actions(self.state, self.player)
        return self._legal

    def outcomes(self) -> Odds:
        """Outcomes of chance with their probabilities."""
        turn, outcome_id = self.turn, self.setting.adapter.outcome_id
        assert isinstance(turn, Chance)
        total = turn.total
        if outcome_id is None:
            return [(number, weight / total) for number, (_, weight) in enumerate(turn.outcomes)]
        return [(outcome_id(events[0]), weight / total) for events, weight in turn.outcomes]

    def outcome_name(self, number: int) -> str:
        return event_text(self.events_of(number)[0])

    def events_of(self, number: int) -> tuple[GameEvent, ...]:
        """Events of an action or chance outcome. Raises ValueError if there is none."""
        game = self.setting.game
        if self.player >= 0:
            action = (self._legal or self.legal_actions()).by_id.get(number)
            if action is None:
                view = game.view(self.state, self.player)
                raise ValueError(self.setting.describe_illegal(number, view, self.legal_actions().by_id))
            return game.decide(self.state, self.player, action)
        if self.player == CHANCE:
            return self._events_of_outcome(number)
        raise ValueError(f"{game.name}: the game is over, so action {number!r} is too late")

    def _events_of_outcome(self, number: int) -> tuple[GameEvent, ...]:
        turn, outcome_id = self.turn, self.setting.adapter.outcome_id
        assert isinstance(turn, Chance)
        if outcome_id is None:
            if 0 <= number < len(turn.outcomes):
                return turn.outcomes[number][0]
        else:
            for events, _ in turn.outcomes:
                if outcome_id(events[0]) == number:
                    return events
        raise ValueError(f"{self.setting.game.name}: chance has no outcome {number!r} here")

    def after(self, number: int) -> "Position":
        """`advance` on a copy."""
        return self.copy().advance(number)

    def advance(self, number: int) -> "Position":
        """Applies an action or outcome. Raises ValueError, without a change, if there is none."""
        events, evolve, state = self.events_of(number), self.setting.game.evolve, self.state
        for event in events:
            state = evolve(state, event)
        if len(self._events) != self._length:
            self._events = self._events[: self._length]
        self._events += events
        self.decisions += self.player >= 0
        self._arrive(state)
        return self

    def returns(self) -> list[float]:
        """Reward of each seat; all 0 before the end, and if the game was cut off."""
        if isinstance(self.turn, Over):
            return list(self.setting.adapter.rewards(self.turn.result, self.setting.players))
        return [0.0] * self.setting.players

    def actions(self) -> Mapping[int, GameAction]:
        """Legal actions by id."""
        return self.legal_actions().by_id


class WorldChoice(Position):
    """Root of a late start: a chance node that picks one of several positions. Never changes."""

    __slots__ = ("_worlds",)

    def __init__(self, worlds: Sequence[Position]) -> None:
        super().__init__(worlds[0].setting, worlds[0].setting.start, [])
        self._worlds = worlds
        self.player = CHANCE

    def copy(self) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._worlds,)

    def outcomes(self) -> Odds:
        return [(world, 1 / len(self._worlds)) for world in range(len(self._worlds))]

    def outcome_name(self, number: int) -> str:
        return f"world {number}"

    def advance(self, number: int) -> Position:
        if number not in range(len(self._worlds)):
            raise ValueError(f"{self.setting.game.name}: chance has no outcome {number!r} here")
        return self._worlds[number].copy()


def late_position(setting: Setting, skip: int, seed: int, worlds: int) -> Position:
    """Position after some random decisions.

    With several worlds, a chance node picks one of them. All have the same public history and other hidden
    cards. They are equally likely, because random decisions tell nothing about the cards.
    """
    if skip == 0:
        return Position(setting, setting.start, [])
    if worlds == 1 or not setting.adapter.secret_steps:
        return random_position(setting, skip, seed, 0)
    return WorldChoice([random_position(setting, skip, seed, world) for world in range(worlds)])


def random_position(setting: Setting, skip: int, seed: int, world: int) -> Position:
    game, skips = setting.game, skip
    position = Position(setting, setting.start, [])
    public, hidden = Random(f"{seed}"), Random(f"{seed} {world}")
    while skips or position.player == CHANCE:
        rng = hidden if game.view(position.state, None).table.step in setting.adapter.secret_steps else public
        if position.player == TERMINAL:
            raise Malformed("skip", f"game {seed} of {game.name} is over after {skip - skips} decisions")
        turn = position.turn
        if isinstance(turn, Chance):
            events = sample(turn, rng)
        else:
            events = game.decide(position.state, position.player, rng.choice([*position.actions().values()]))
            skips -= 1
        state = fold(game, position.state, events)
        position = Position(setting, state, [*position.events, *events], skip - skips)
    return position

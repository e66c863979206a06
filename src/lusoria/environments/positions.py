"""Where a game stands, for programs that walk its tree: never changed, so that a copy costs nothing."""

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any, TypeAlias

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyState, Await, Chance, Over, fold, sample
from lusoria.core.structs import GameAction, GameEvent
from lusoria.environments.kinds import Setting
from lusoria.environments.sights import text

Outcomes: TypeAlias = list[tuple[int, float]]
NATURE, NOBODY = -1, -4
"""Who moves where no seat does, as OpenSpiel numbers them."""


class Position:
    """A state with everything that has happened before.

    Positions of one game share the list of events, each up to its own length: whoever goes on from the last
    of them appends, whoever goes on from an earlier one copies.
    """

    __slots__ = ("_choices", "_events", "_length", "player", "setting", "state", "turn")

    def __init__(self, setting: Setting, state: AnyState, events: list[GameEvent]) -> None:
        self.setting = setting
        self.state = state
        self._events = events
        self._length = len(events)
        self._choices: dict[int, GameAction] | None = None
        self.turn = turn = setting.game.turn(state)
        if isinstance(turn, Await):
            self.player = NOBODY if setting.endless and setting.cut_off(state) else turn.seats[0]
        else:
            self.player = NATURE if isinstance(turn, Chance) else NOBODY

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.setting, self.state, list(self.events))

    @property
    def events(self) -> Sequence[GameEvent]:
        return list(islice(self._events, self._length))

    @property
    def choices(self) -> dict[int, GameAction]:
        """What the player on move may do, by number, in ascending order."""
        if self._choices is None:
            self._choices = self.setting.numbered(self.state, self.player).choices
        return self._choices

    def outcomes(self) -> Outcomes:
        """Of chance, with their probabilities."""
        assert isinstance(self.turn, Chance)
        outcome_id, total = self.setting.kind.outcome_id, self.turn.total
        return [(outcome_id(events[0]), weight / total) for events, weight in self.turn.outcomes]

    def outcome(self, number: int) -> str:
        """What one of them is called."""
        return text(self.events_of(number)[0])

    def events_of(self, number: int) -> tuple[GameEvent, ...]:
        """What a number brings about: an outcome of chance, or an action of whoever is on move."""
        game, player = self.setting.game, self.player
        if player >= 0:
            action = self.choices.get(number)
            if action is None:
                view = game.view(self.state, player)
                raise ValueError(self.setting.illegal(number, view, self.choices))
            return game.decide(self.state, player, action)
        if isinstance(self.turn, Chance):
            outcome_id = self.setting.kind.outcome_id
            for events, _ in self.turn.outcomes:
                if outcome_id(events[0]) == number:
                    return events
            raise ValueError(f"{game.name}: chance has no outcome {number!r} here")
        raise ValueError(f"{game.name}: the game is over, and action {number!r} comes too late")

    def after(self, number: int) -> "Position":
        state, evolve, known = self.state, self.setting.game.evolve, self._events
        events = self.events_of(number)
        for event in events:
            state = evolve(state, event)
        if len(known) != self._length:
            known = known[: self._length]
        known.extend(events)
        return Position(self.setting, state, known)

    def returns(self) -> list[float]:
        """What each seat has got; nothing while the game goes on, and nothing where it was cut off."""
        if isinstance(self.turn, Over):
            return list(self.setting.kind.rewards(self.turn.result, self.setting.players))
        return [0.0] * self.setting.players


class Fork(Position):
    """Before everything else: chance says which of some positions is the true one."""

    __slots__ = ("_worlds",)

    def __init__(self, worlds: Sequence[Position]) -> None:
        super().__init__(worlds[0].setting, worlds[0].setting.start, [])
        self._worlds = worlds
        self.player = NATURE

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._worlds,)

    def outcomes(self) -> Outcomes:
        return [(world, 1 / len(self._worlds)) for world in range(len(self._worlds))]

    def outcome(self, number: int) -> str:
        return f"world {number}"

    def after(self, number: int) -> Position:
        return self._worlds[number]


def late(setting: Setting, skip: int, seed: int, worlds: int) -> Position:
    """Where a game stands after so many decisions at random.

    Votes tell nothing of cards where everybody plays at random. So in each of the worlds the same was said
    and done, other cards were dealt and given up, and one can tell them apart by one's own cards alone.
    """
    if skip == 0:
        return Position(setting, setting.start, [])
    if worlds == 1 or not setting.kind.secrets:
        return after_decisions(setting, skip, seed, 0)
    return Fork([after_decisions(setting, skip, seed, world) for world in range(worlds)])


def after_decisions(setting: Setting, skip: int, seed: int, world: int) -> Position:
    game, left = setting.game, skip
    position = Position(setting, setting.start, [])
    said, dealt = Random(f"{seed}"), Random(f"{seed} {world}")
    while left or position.player == NATURE:
        rng = dealt if game.view(position.state, None).table.step in setting.kind.secrets else said
        if position.player == NOBODY:
            raise Malformed("skip", f"game {seed} of {game.name} is over after {skip - left} decisions")
        if isinstance(position.turn, Chance):
            events = sample(position.turn, rng)
        else:
            events = game.decide(position.state, position.player, rng.choice([*position.choices.values()]))
            left -= 1
        position = Position(setting, fold(game, position.state, events), [*position.events, *events])
    return position

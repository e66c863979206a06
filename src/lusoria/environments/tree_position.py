"""Positions of a game tree, cheap to advance and to copy."""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyState, Chance, Over, Turn, fold, sample
from lusoria.core.structs import GameAction, GameEvent
from lusoria.environments.alea_adapter import TurnOver
from lusoria.environments.game_adapter import Numbered, Setting
from lusoria.environments.information_state import text
from lusoria.environments.step_cache import NATURE, NOBODY, Events, Spot, Stride, TurnEnd, spot_of

Odds: TypeAlias = list[tuple[int, float]]


class Position:
    """A state with everything that has happened before. `go` changes it, and `copy` keeps it as it was.

    Copies share the list of events, each up to its own length: whoever goes on from the last of them appends,
    whoever goes on from an earlier one takes a list of their own. From spot to spot a state is not even
    worked out: whoever asks for it lets the rules go on from where the turn began.
    """

    __slots__ = (
        "_base",
        "_events",
        "_known",
        "_length",
        "_room",
        "_since",
        "_spot",
        "_start",
        "_state",
        "player",
        "setting",
    )

    player: int

    def __init__(self, setting: Setting, state: AnyState, events: list[GameEvent]) -> None:
        self.setting = setting
        self._events = events
        self._arrive(state, spot_of(setting, state))
        if setting.endless and self.player >= 0 and setting.cut_off(state):
            self.player = NOBODY

    def _arrive(self, state: AnyState, spot: Spot) -> None:
        self._state = self._start = self._base = state
        """As it is, if anybody asked; as it was when events were so many; and right but for the spot."""
        self._length = self._since = len(self._events)
        self._known: Numbered | None = None
        self._room: Any = self.setting.kind.room(state) if spot.known else None
        self._spot = spot
        self.player = spot.player

    def copy(self) -> "Position":
        found = object.__new__(Position)
        found.setting, found.player, found._spot = self.setting, self.player, self._spot
        found._state, found._start, found._base = self._state, self._start, self._base
        found._events, found._length, found._since = self._events, self._length, self._since
        found._known, found._room = self._known, self._room
        return found

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.setting, self.state, list(self.events))

    @property
    def state(self) -> AnyState:
        if self._state is None:
            self._state = fold(self.setting.game, self._start, self._events[self._since : self._length])
        return self._state

    @property
    def turn(self) -> Turn[GameEvent]:
        return self.setting.game.turn(self.state)

    @property
    def events(self) -> Sequence[GameEvent]:
        return self._events[: self._length]

    def numbered(self) -> Numbered:
        """Legal actions of the player to move, by id, ascending."""
        known = self._known
        if known is None:
            spot, fits = self._spot, self._spot.fits
            known = None if fits is None else spot.numbered.get(fits(self._room))
            self._known = known = known or self._worked_out()
        return known

    def _worked_out(self) -> Numbered:
        setting, spot = self.setting, self._spot
        if spot.known and spot.fits is None:
            known = setting.known.get(setting.kind.moment_at(spot.in_hand, self._room, self._base))
            if known is not None:
                return known
        known = setting.numbered(self.state, self.player)
        if spot.fits is not None:
            spot.numbered[spot.fits(self._room)] = known
        return known

    @property
    def choices(self) -> dict[int, GameAction]:
        return self.numbered().choices

    def outcomes(self) -> Odds:
        """Outcomes of chance with their probabilities."""
        assert self._spot.strokes is not None
        return self._spot.strokes.odds.copy()

    def outcome(self, number: int) -> str:
        """Name of an outcome."""
        return text(self.events_of(number)[0])

    def events_of(self, number: int) -> Events:
        """Events of an outcome of chance, or of an action of the player to move."""
        game, player = self.setting.game, self.player
        if player >= 0:
            action = self.choices.get(number)
            if action is None:
                view = game.view(self.state, player)
                raise ValueError(self.setting.illegal(number, view, self.choices))
            return game.decide(self.state, player, action)
        if player == NATURE:
            assert self._spot.strokes is not None
            events = self._spot.strokes.events.get(number)
            if events is None:
                raise ValueError(f"{game.name}: chance has no outcome {number!r} here")
            return events
        raise ValueError(f"{game.name}: the game is over, and action {number!r} comes too late")

    def after(self, number: int) -> "Position":
        """`go` on a copy."""
        return self.copy().go(number)

    def go(self, number: int) -> "Position":
        """Applies an action or outcome. Raises ValueError, without a change, if there is none."""
        spot, player, known = self._spot, self.player, self._events
        if len(known) != self._length:
            known = self._events = known[: self._length]
        if not spot.known or (
            player != NATURE and (player == NOBODY or number not in (self._known or self.numbered()).numbers)
        ):
            return self._ask(number, None)
        step = spot.steps.get(number)
        if step is not None:
            events, following, lasting = step
            if lasting is not None:
                self._base = self.setting.game.evolve(replace(self._base, **spot.changed), lasting)
            known += events
            self._length = len(known)
            self._spot = following
            self.player = following.player
            self._state = self._known = None
            return self
        setting = self.setting
        over = setting.kind.turn_over(number, spot.in_hand, self._base) if player >= 0 else None
        if over is not None:
            first, end = setting.firsts.get(over[0]), setting.ends.get(over[1])
            if first is not None and end is not None:
                return self._turn(first, end)
        return self._ask(number, over)

    def _turn(self, first: GameEvent, end: TurnEnd) -> "Position":
        """To the end of a turn that is known to end so."""
        known, evolve = self._events, self.setting.game.evolve
        state = evolve(self._base, first)
        for event in end.events:
            state = evolve(state, event)
        known.append(first)
        known += end.events
        self._arrive(state, end.spot)
        self.player = end.player
        return self

    def _ask(self, number: int, over: TurnOver | None) -> "Position":
        """As the rules say; what hangs on little is remembered."""
        setting, spot, events = self.setting, self._spot, self.events_of(number)
        state = before = self.state
        evolve = setting.game.evolve
        for event in events:
            state = evolve(state, event)
        self._events += events
        following = spot_of(setting, state)
        self._arrive(state, following)
        if setting.endless and self.player >= 0 and setting.cut_off(state):
            self.player = NOBODY
        if spot.known and following.known:
            if over is not None:
                setting.firsts[over[0]] = events[0]
                setting.ends[over[1]] = TurnEnd(events[1:], following, self.player)
            elif setting.kind.stays(events) and setting.kind.foretold(before, state):
                lasting = events[0] if setting.kind.lasts(events[0]) else None
                spot.steps[number] = Stride(events, following, lasting)
        return self

    def returns(self) -> list[float]:
        """What each seat has got; nothing while the game goes on, and nothing where it was cut off."""
        if self.player == NOBODY and isinstance(turn := self.turn, Over):
            return list(self.setting.kind.rewards(turn.result, self.setting.players))
        return [0.0] * self.setting.players


class Fork(Position):
    """Before everything else: chance says which of some positions is the true one."""

    __slots__ = ("_worlds",)

    def __init__(self, worlds: Sequence[Position]) -> None:
        super().__init__(worlds[0].setting, worlds[0].setting.start, [])
        self._worlds = worlds
        self.player = NATURE

    def copy(self) -> Position:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._worlds,)

    def outcomes(self) -> Odds:
        return [(world, 1 / len(self._worlds)) for world in range(len(self._worlds))]

    def outcome(self, number: int) -> str:
        return f"world {number}"

    def go(self, number: int) -> Position:
        if number not in range(len(self._worlds)):
            raise ValueError(f"{self.setting.game.name}: chance has no outcome {number!r} here")
        return self._worlds[number].copy()


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
        if isinstance(turn := position.turn, Chance):
            events = sample(turn, rng)
        else:
            events = game.decide(position.state, position.player, rng.choice([*position.choices.values()]))
            left -= 1
        position = Position(setting, fold(game, position.state, events), [*position.events, *events])
    return position

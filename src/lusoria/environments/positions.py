"""Where a game stands, for programs that walk its tree: never changed, so that a copy costs nothing."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyState, Await, Chance, Over, Turn, fold, sample
from lusoria.core.structs import GameAction, GameEvent
from lusoria.environments.kinds import Numbered, Setting, Strokes
from lusoria.environments.of_alea import InHand, TurnOver
from lusoria.environments.sights import text

Odds: TypeAlias = list[tuple[int, float]]
Events: TypeAlias = tuple[GameEvent, ...]
MOST_PLAYERS = 8
NATURE, NOBODY = -1, -4
"""Who moves where no seat does, as OpenSpiel numbers them."""


class Spot:
    """Where a state stands by so little of it that the same place comes up again and again (`Kind.spot`).

    From one to another lead steps that change nothing else. What they bring about is asked of the rules once.
    A state that hangs on more is at no `known` spot, and no such step leads from there.
    """

    __slots__ = ("changed", "in_hand", "known", "player", "steps", "strokes")

    def __init__(self, player: int, strokes: Strokes | None = None) -> None:
        self.player = player
        self.strokes = strokes
        self.known = False
        self.in_hand: InHand = ()
        self.changed: dict[str, Any] = {}
        """What is different from the state that led here."""
        self.steps: dict[int, tuple[Events, Spot]] = {}


class TurnEnd(NamedTuple):
    """What comes after the first event of an action that ends a turn."""

    events: Events
    changed: dict[str, Any]
    """What is different in the state after it."""
    spot: Spot
    player: int


ELSEWHERE = {player: Spot(player) for player in (NOBODY, *range(MOST_PLAYERS))}


def spot_of(setting: Setting, state: AnyState) -> Spot:
    kind = setting.kind
    key = None if kind.spot is None else kind.spot(state)
    found: Spot | None = None if key is None else setting.spots.get(key)
    if found is not None:
        return found
    turn = setting.game.turn(state)
    if type(turn) is Chance:
        found = Spot(NATURE, setting.strokes(turn))
    else:
        player = turn.seats[0] if type(turn) is Await else NOBODY
        found = ELSEWHERE[player] if key is None else Spot(player)
    if key is not None:
        found.known, found.in_hand = True, kind.in_hand(state)
        found.changed = {name: getattr(state, name) for name in kind.local}
        setting.spots[key] = found
    return found


class Position:
    """A state with everything that has happened before.

    Positions of one game share the list of events, each up to its own length: whoever goes on from the last
    of them appends, whoever goes on from an earlier one copies. (A chain of positions would keep them all,
    and is slower.) From spot to spot a state is not even worked out: whoever asks for it gets the last one
    that was, with what is different here.
    """

    __slots__ = ("_base", "_events", "_known", "_length", "_spot", "_state", "player", "setting")

    def __init__(self, setting: Setting, state: AnyState, events: list[GameEvent]) -> None:
        self.setting = setting
        self._base = self._state = state
        self._events = events
        self._length = len(events)
        self._known: Numbered | None = None
        self._spot = spot = spot_of(setting, state)
        self.player = spot.player
        if spot.player >= 0 and setting.endless and setting.cut_off(state):
            self.player = NOBODY

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.setting, self.state, list(self.events))

    @property
    def state(self) -> AnyState:
        if self._state is None:
            self._state = replace(self._base, **self._spot.changed)
        return self._state

    @property
    def turn(self) -> Turn[GameEvent]:
        return self.setting.game.turn(self.state)

    @property
    def events(self) -> Sequence[GameEvent]:
        return self._events[: self._length]

    def numbered(self) -> Numbered:
        """What the player on move may do, by number, in ascending order."""
        known = self._known
        if known is None:
            setting, spot = self.setting, self._spot
            if spot.known:
                known = setting.known.get(setting.kind.moment_at(spot.in_hand, self._base))
            if known is None:
                known = setting.numbered(self.state, self.player)
            self._known = known
        return known

    @property
    def choices(self) -> dict[int, GameAction]:
        return self.numbered().choices

    def outcomes(self) -> Odds:
        """Of chance, with their probabilities."""
        assert self._spot.strokes is not None
        return self._spot.strokes.odds.copy()

    def outcome(self, number: int) -> str:
        """What one of them is called."""
        return text(self.events_of(number)[0])

    def events_of(self, number: int) -> Events:
        """What a number brings about: an outcome of chance, or an action of whoever is on move."""
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
        spot, player, known = self._spot, self.player, self._events
        if len(known) != self._length:
            known = known[: self._length]
        if not spot.known or (
            player != NATURE and (player == NOBODY or number not in (self._known or self.numbered()).numbers)
        ):
            return self._asked(number, None, known)
        step = spot.steps.get(number)
        if step is not None:
            events, following = step
            known += events
            found = object.__new__(Position)
            found._spot = following
            found.player = following.player
            found.setting, found._base = self.setting, self._base
            found._state = found._known = None
            found._events = known
            found._length = len(known)
            return found
        setting = self.setting
        over = setting.kind.turn_over(number, spot.in_hand, self._base) if player >= 0 else None
        if over is not None and over[0] in setting.firsts and over[1] in setting.ends:
            return self._turned(setting.firsts[over[0]], setting.ends[over[1]], known)
        return self._asked(number, over, known)

    def _turned(self, first: GameEvent, end: "TurnEnd", known: list[GameEvent]) -> "Position":
        """Later, at the end of a turn that is known to end so."""
        found = object.__new__(Position)
        found.setting, found.player, found._spot = self.setting, end.player, end.spot
        state = self.setting.game.evolve(self._base, first)
        found._base = found._state = replace(state, **end.changed)
        found._known = None
        known.append(first)
        known += end.events
        found._events = known
        found._length = len(known)
        return found

    def _asked(self, number: int, over: TurnOver | None, known: list[GameEvent]) -> "Position":
        """Later, as the rules say; what hangs on little is remembered."""
        setting, state, events = self.setting, self.state, self.events_of(number)
        for event in events:
            state = setting.game.evolve(state, event)
        known += events
        found = Position(setting, state, known)
        spot, following = self._spot, found._spot
        if spot.known and following.known:
            if over is not None:
                changed = {name: getattr(state, name) for name in setting.kind.passed_on}
                setting.firsts[over[0]] = events[0]
                setting.ends[over[1]] = TurnEnd(events[1:], changed, following, found.player)
            elif setting.kind.stays(events):
                spot.steps[number] = events, following
        return found

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

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._worlds,)

    def outcomes(self) -> Odds:
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
        if isinstance(turn := position.turn, Chance):
            events = sample(turn, rng)
        else:
            events = game.decide(position.state, position.player, rng.choice([*position.choices.values()]))
            left -= 1
        position = Position(setting, fold(game, position.state, events), [*position.events, *events])
    return position

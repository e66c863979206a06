"""The small vocabulary between a game and everything else.

A game is pure functions over frozen values: no clock, no dice, no input or output.
Nature is a player with known odds: each `Chance` is one card or one die, so a server samples it, a solver
enumerates it, and a record needs no random generator to be replayed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from random import Random
from types import UnionType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, cast

from msgspec import Struct

from lusoria.core import structs
from lusoria.core.errors import Illegal
from lusoria.core.structs import GameAction, GameEvent, GameOptions, HouseRule

Seat: TypeAlias = structs.Seat
"""0 .. n-1, clockwise. Who sits there is the table's business."""

Viewer: TypeAlias = Seat | None
"""None is the gallery: it sees public facts only."""


class GameResult(Protocol):
    """What the program relies on in the result of any game."""

    @property
    def winners(self) -> tuple[Seat, ...]: ...


class GameTable(Protocol):
    """What it relies on in the public part of any view."""

    @property
    def options(self) -> GameOptions: ...

    @property
    def step(self) -> str: ...

    @property
    def awaited(self) -> tuple[Seat, ...]: ...

    @property
    def result(self) -> GameResult | None: ...


class GameMine(Protocol):
    """What it relies on in what only one seat knows."""

    @property
    def seat(self) -> Seat: ...


class GameView(Protocol):
    """What it relies on in any view: the public part, what is mine, and what I may do."""

    @property
    def table(self) -> GameTable: ...

    @property
    def mine(self) -> GameMine | None: ...

    @property
    def legal(self) -> tuple[GameAction, ...]: ...


Options = TypeVar("Options", bound=GameOptions)
State = TypeVar("State")
Action = TypeVar("Action", bound=GameAction)
Event = TypeVar("Event", bound=GameEvent)
View = TypeVar("View", bound=GameView)
Outcome = TypeVar("Outcome")

Kinds: TypeAlias = type[structs.Part] | UnionType
"""The union of some structs; or the struct, where there is only one."""


@dataclass(frozen=True, slots=True)
class Await:
    """These seats must choose. Several at once choose unseen by one another."""

    seats: tuple[Seat, ...]


class Chance(Struct, Generic[Outcome], frozen=True, gc=False):
    """Nature moves. Each outcome is what happens and its exact weight out of `total`."""

    outcomes: tuple[tuple[tuple[Outcome, ...], int], ...]
    total: int
    turn: str = ""
    """To which turn the stroke belongs, where that is known whatever people choose; else nothing."""

    def odds(self) -> tuple[tuple[tuple[Outcome, ...], Fraction], ...]:
        return tuple((events, Fraction(weight, self.total)) for events, weight in self.outcomes)

    def pick(self, number: int) -> tuple[Outcome, ...]:
        """The outcome that a uniform number from 0 to `total` - 1 stands for."""
        for events, weight in self.outcomes:
            if number < weight:
                return events
            number -= weight
        raise IndexError(number)


@dataclass(frozen=True, slots=True)
class Over:
    """Finished, and by which ending. No winners at all is a legal ending."""

    ending: str
    winners: tuple[Seat, ...]
    result: GameResult
    """The game's own result struct, as the notation writes it."""


Turn: TypeAlias = Await | Chance[Event] | Over


class GameInfo(Protocol):
    """What there is to know about a game without playing it."""

    @property
    def name(self) -> str:
        """The key in registry, records and addresses."""

    @property
    def version(self) -> int:
        """Raised only when an old record would fold differently."""

    @property
    def players(self) -> range: ...

    @property
    def usual(self) -> int:
        """How many play where nobody says."""

    @property
    def minutes(self) -> int:
        """How long a game lasts one person among bots, about, with as many as usual: people take longer."""

    @property
    def rule_numbers(self) -> tuple[str, ...]:
        """Every rule number a refusal of this game may carry."""

    @property
    def package(self) -> str:
        """The package whose folder `words/` holds what this game says."""

    @property
    def options_type(self) -> type[GameOptions]: ...

    @property
    def action_type(self) -> Kinds: ...

    @property
    def event_type(self) -> Kinds: ...

    @property
    def view_type(self) -> type[GameView]: ...

    @property
    def result_type(self) -> type[GameResult]: ...

    def __hash__(self) -> int: ...

    def house_rules(self, players: int) -> tuple[HouseRule, ...]:
        """What a table of this size may choose besides the number of players."""
        ...


class Game(GameInfo, Protocol[Options, State, Action, Event, View]):
    """What a game implements. `lusoria.games.GAMES` lists every one."""

    options_type: type[Options]
    view_type: type[View]

    def start(self, options: Options) -> State:
        """The state before the first card or die, or IllegalOptions."""
        ...

    def turn(self, state: State) -> Turn[Event]:
        """Who moves now: some seats, nature, or nobody any more."""
        ...

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """What this seat may do now, in a stable order; empty unless the seat is awaited."""
        ...

    def decide(self, state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
        """What the action brings about, or IllegalAction. The first event names its cause."""
        ...

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event. It believes; it never refuses."""
        ...

    def redact(self, event: Event, viewer: Viewer) -> Event:
        """The event as the viewer perceives it: what they may not know is None."""
        ...

    def concerns(self, event: Event) -> tuple[Seat, ...] | None:
        """The seats that learn more of it than everybody, or whose `mine` it may change; None is every seat.

        It follows from what all perceive of the event: whom it concerns is never a secret.
        """
        ...

    def mine(self, state: State, seat: Seat) -> GameMine:
        """What only this seat knows: `mine` of its view, without the rest."""
        ...

    def view(self, state: State, viewer: Viewer) -> View:
        """All the viewer knows and may do: `table` (the same for everybody), `mine`, `legal`."""
        ...

    def cause(self, event: Event) -> tuple[Seat, Action] | None:
        """The action that an event records; None for consequences and for nature's events."""
        ...

    def actions(self, options: Options) -> Sequence[Action]:
        """Every action that can ever be said in a game with these options."""
        ...


MEMBERS = tuple(
    dict.fromkeys(
        name
        for part in (GameInfo, Game)
        for name in (*vars(part), *part.__annotations__)
        if not name.startswith("_")
    )
)
"""What a game must have, by name."""

AnyState: TypeAlias = Any
"""The whole truth of some game. Nobody but the game itself looks into it."""

AnyGame: TypeAlias = Game[GameOptions, AnyState, GameAction, GameEvent, GameView]
"""A game to whoever does not know which one it is."""


def any_game(game: Game[Options, State, Action, Event, View]) -> AnyGame:
    """A game among others. It still takes only what is its own; from here on no type watches over that."""
    return cast("AnyGame", game)


@dataclass(frozen=True, slots=True)
class Step(Generic[State, Event]):
    """One action or one stroke of chance, and what came of it."""

    before: State
    events: tuple[Event, ...]
    after: State


def play(
    game: Game[Options, State, Action, Event, View], state: State, seat: Seat, action: Action
) -> Step[State, Event]:
    """Let a seat act, or raise IllegalAction and change nothing."""
    events = game.decide(state, seat, action)
    return Step(state, events, fold(game, state, events))


def fold(game: Game[Options, State, Action, Event, View], state: State, events: Iterable[Event]) -> State:
    """The state after these events."""
    return reduce(game.evolve, events, state)


def sample(chance: Chance[Outcome], rng: Random) -> tuple[Outcome, ...]:
    """One outcome by its exact odds, drawn with the caller's generator."""
    return chance.pick(rng.randrange(chance.total))


def refusal(
    game: Game[Options, State, Action, Event, View], state: State, seat: Seat, action: Action
) -> Illegal | None:
    """Why the action is refused now, or None where it is legal."""
    try:
        game.decide(state, seat, action)
    except Illegal as no:
        return no
    return None

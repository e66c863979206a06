"""The interface of a game: types and protocols between a game and everything else.

A game is pure functions over frozen values: no clock, no random numbers, no input or output.
Nature is a player with known odds. Each `Chance` is one card or one die: a server samples it, a solver
enumerates it, and a record replays without a random generator.
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
"""0 .. n-1, clockwise. The table knows who sits there."""

Viewer: TypeAlias = Seat | None
"""None is the gallery: public information only."""


class GameResult(Protocol):
    """Result of any game. Several winners are one side, or have drawn: see `lusoria.core.ranks.is_draw`."""

    @property
    def winners(self) -> tuple[Seat, ...]: ...


class GameTable(Protocol):
    """Public part of any view."""

    @property
    def options(self) -> GameOptions: ...

    @property
    def step(self) -> str: ...

    @property
    def awaited(self) -> tuple[Seat, ...]: ...

    @property
    def result(self) -> GameResult | None: ...


class GameMine(Protocol):
    """Private part of any view."""

    @property
    def seat(self) -> Seat: ...


class GameView(Protocol):
    """View of any game: public part, private part and legal actions."""

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

Kinds: TypeAlias = type[structs.Part] | UnionType  # a struct or a union of structs


@dataclass(frozen=True, slots=True)
class Await:
    """These seats must choose. Several seats choose simultaneously, without seeing the other choices."""

    seats: tuple[Seat, ...]


class Chance(Struct, Generic[Outcome], frozen=True, gc=False):
    """Nature moves. Each outcome is a tuple of events with an exact weight out of `total`."""

    outcomes: tuple[tuple[tuple[Outcome, ...], int], ...]
    total: int
    turn: str = ""
    """The turn this outcome belongs to if it does not depend on players' choices; else empty."""

    def odds(self) -> tuple[tuple[tuple[Outcome, ...], Fraction], ...]:
        return tuple((events, Fraction(weight, self.total)) for events, weight in self.outcomes)

    def pick(self, number: int) -> tuple[Outcome, ...]:
        """The outcome for a uniform number from 0 to `total` - 1."""
        for events, weight in self.outcomes:
            if number < weight:
                return events
            number -= weight
        raise IndexError(number)


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended. `winners` are all seats in the first place; it may be empty."""

    ending: str
    winners: tuple[Seat, ...]
    result: GameResult
    """The game's own result struct, as records have it."""


Turn: TypeAlias = Await | Chance[Event] | Over


def awaited_seats(turn: Turn[Event] | None) -> tuple[Seat, ...]:
    """Seats that must choose; empty for a chance and after the end."""
    return turn.seats if isinstance(turn, Await) else ()


class GameInfo(Protocol):
    """Facts about a game that need no state."""

    @property
    def name(self) -> str:
        """Key in the registry, records and URLs."""

    @property
    def version(self) -> int:
        """Increases only if an old record would replay differently."""

    @property
    def players(self) -> range: ...

    @property
    def usual(self) -> int:
        """Default number of players."""

    @property
    def minutes(self) -> int:
        """Approximate duration for one person among bots at the usual size; people take longer."""

    @property
    def rule_numbers(self) -> tuple[str, ...]:
        """All rule numbers that a refusal of this game can have."""

    @property
    def package(self) -> str:
        """The package whose folder `words/` holds the game's catalogs."""

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
        """Options for a table of this size, besides the number of players."""
        ...


class Game(GameInfo, Protocol[Options, State, Action, Event, View]):
    """Interface that every game implements. `lusoria.games.GAMES` lists all games."""

    options_type: type[Options]
    view_type: type[View]

    def start(self, options: Options) -> State:
        """Initial state, before the first card or die. Raises IllegalOptions."""
        ...

    def turn(self, state: State) -> Turn[Event]:
        """Who moves: some seats, nature, or nobody because the game is over."""
        ...

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """Legal actions of this seat, in a stable order; empty unless the seat is awaited."""
        ...

    def decide(self, state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Events of the action; the first one records it. Raises IllegalAction."""
        ...

    def evolve(self, state: State, event: Event) -> State:
        """State after an event. Never refuses."""
        ...

    def redact(self, event: Event, viewer: Viewer) -> Event:
        """The event with all fields the viewer may not know set to None."""
        ...

    def concerns(self, event: Event) -> tuple[Seat, ...] | None:
        """Seats that see more of the event than the public, or whose `mine` it may change; None is all seats.

        Must depend on public information only.
        """
        ...

    def mine(self, state: State, seat: Seat) -> GameMine:
        """Private part of the seat's view."""
        ...

    def view(self, state: State, viewer: Viewer) -> View:
        """What the viewer knows and may do: `table` (equal for all viewers), `mine`, `legal`."""
        ...

    def cause(self, event: Event) -> tuple[Seat, Action] | None:
        """The action that the event records; None for consequences and nature's events."""
        ...

    def actions(self, options: Options) -> Sequence[Action]:
        """All actions that can occur in a game with these options."""
        ...


MEMBERS = tuple(
    dict.fromkeys(
        name
        for part in (GameInfo, Game)
        for name in (*vars(part), *part.__annotations__)
        if not name.startswith("_")
    )
)
"""Names of all members that a game must have."""

AnyState: TypeAlias = Any  # complete state of any game; only the game itself reads it

AnyGame: TypeAlias = Game[GameOptions, AnyState, GameAction, GameEvent, GameView]
"""Any game, for code that does not know which one."""


def any_game(game: Game[Options, State, Action, Event, View]) -> AnyGame:
    """Erase the type parameters. The game still accepts only its own types; the type checker cannot check."""
    return cast("AnyGame", game)


@dataclass(frozen=True, slots=True)
class Step(Generic[State, Event]):
    """One action or chance outcome: state before, events, state after."""

    before: State
    events: tuple[Event, ...]
    after: State


def play(
    game: Game[Options, State, Action, Event, View], state: State, seat: Seat, action: Action
) -> Step[State, Event]:
    """Apply an action. Raises IllegalAction."""
    events = game.decide(state, seat, action)
    return Step(state, events, fold(game, state, events))


def fold(game: Game[Options, State, Action, Event, View], state: State, events: Iterable[Event]) -> State:
    return reduce(game.evolve, events, state)


def sample(chance: Chance[Outcome], rng: Random) -> tuple[Outcome, ...]:
    """Draw one outcome by its exact odds."""
    return chance.pick(rng.randrange(chance.total))


def refusal(
    game: Game[Options, State, Action, Event, View], state: State, seat: Seat, action: Action
) -> Illegal | None:
    """Why the game refuses the action; None if it is legal."""
    try:
        game.decide(state, seat, action)
    except Illegal as no:
        return no
    return None

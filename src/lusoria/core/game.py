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
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from lusoria.core import structs
from lusoria.core.errors import Illegal
from lusoria.core.structs import HouseRule

Seat: TypeAlias = structs.Seat
"""0 .. n-1, clockwise. Who sits there is the table's business."""

Viewer: TypeAlias = Seat | None
"""None is the gallery: it sees public facts only."""

Options = TypeVar("Options")
State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Await:
    """These seats must choose. Several at once choose unseen by one another."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Chance(Generic[Event]):
    """Nature moves. Each outcome is what happens and its exact weight out of `total`."""

    outcomes: tuple[tuple[tuple[Event, ...], int], ...]
    total: int

    def odds(self) -> tuple[tuple[tuple[Event, ...], Fraction], ...]:
        return tuple((events, Fraction(weight, self.total)) for events, weight in self.outcomes)

    def pick(self, number: int) -> tuple[Event, ...]:
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
    result: Any
    """The game's own result struct, as the notation writes it."""


Turn: TypeAlias = Await | Chance[Event] | Over


class Game(Protocol[Options, State, Action, Event, View]):
    """What a game implements. `lusoria.games.GAMES` lists every one."""

    name: str
    """The key in registry, records and addresses."""
    version: int
    """Raised only when an old record would fold differently."""
    players: range
    usual: int
    """How many play where nobody says."""
    minutes: int
    """How long a game lasts, about, with as many as usual."""
    rule_numbers: tuple[str, ...]
    """Every rule number a refusal of this game may carry."""
    package: str
    """The package whose folder `words/` holds what this game says."""

    options_type: type[Options]
    action_type: Any
    event_type: Any
    view_type: type[View]
    result_type: type[Any]

    def __hash__(self) -> int: ...

    def house_rules(self, players: int) -> tuple[HouseRule, ...]:
        """What a table of this size may choose besides the number of players."""
        ...

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

    def mine(self, state: State, seat: Seat) -> Any:
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


MEMBERS = (
    *(name for name in Game.__annotations__ if not name.startswith("_")),
    *(name for name, thing in vars(Game).items() if callable(thing) and not name.startswith("_")),
)
"""What a game must have, by name."""

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


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


def sample(chance: Chance[Event], rng: Random) -> tuple[Event, ...]:
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

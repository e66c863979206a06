"""A small game whose secret an option switches on; and its twins, each with one leak behind that option.

One seat picks a number, the others guess it in turn. As printed the number is said aloud; with `closed` it is
a secret until the end. The highest number, which few pick, leads to a second secret.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from lusoria.core.errors import IllegalAction, IllegalOptions
from lusoria.core.field_marks import tag
from lusoria.core.game import Await, Over, Seat, Turn, Viewer
from lusoria.core.structs import GameAction, GameEvent, GameOptions, HouseRule, Part, Seats, Secret

NUMBERS = range(40)
RARE = NUMBERS[-1]
Bet: TypeAlias = Literal["high", "low"]


class Options(GameOptions):
    closed: bool = False


class Result(Part):
    winners: Seats


class Pick(GameAction, tag="pick"):
    number: Annotated[int, Meta(ge=NUMBERS[0], le=RARE)]


class Wager(GameAction, tag="wager"):
    """By whoever picked the highest number: whether anybody will guess it."""

    bet: Bet


class Guess(GameAction, tag="guess"):
    odd: bool


Action: TypeAlias = Pick | Wager | Guess
ACTIONS: tuple[Action, ...] = (
    *map(Pick, NUMBERS),
    Wager("high"),
    Wager("low"),
    Guess(odd=True),
    Guess(odd=False),
)


class Said(GameEvent, tag="said"):
    seat: Seat
    number: int


class Hidden(GameEvent, tag="hidden"):
    seat: Seat
    number: Secret[int]


class Unmarked(GameEvent, tag="hidden"):
    """As `Hidden`, without its mark."""

    seat: Seat
    number: int | None


class Wagered(GameEvent, tag="wagered"):
    seat: Seat
    bet: Secret[Bet]


class Guessed(GameEvent, tag="guessed"):
    seat: Seat
    odd: bool


class Ended(GameEvent, tag="ended"):
    number: int
    result: Result


Event: TypeAlias = Said | Hidden | Wagered | Guessed | Ended


class State(Struct, frozen=True):
    options: Options
    number: int | None = None
    bet: Bet | None = None
    guesses: tuple[bool, ...] = ()
    result: Result | None = None


class Table(Part):
    options: Options
    step: str
    awaited: Seats
    number: int | None
    guesses: tuple[bool, ...]
    result: Result | None


class Mine(Part):
    seat: Seat
    picked: int | None
    bet: Bet | None


class View(Part):
    table: Table
    mine: Mine | None
    legal: tuple[Action, ...]


class Numbers:
    """The clean twin. Each leak overrides one member."""

    name = "numbers"
    version = 1
    players = range(2, 4)
    usual = 2
    minutes = 1
    rule_numbers = ("N1", "N2", "N3")
    package = __name__
    options_type = Options
    action_type = Action
    event_type: Any = Event
    view_type = View
    result_type = Result
    hidden_type: Any = Hidden

    def house_rules(self, players: int) -> tuple[HouseRule, ...]:
        return (HouseRule("closed", False, (False, True)),)

    def start(self, options: Options) -> State:
        if options.players not in self.players:
            raise IllegalOptions("N1", "players", players=options.players)
        return State(options)

    def step(self, state: State) -> str:
        if state.result is not None:
            return "over"
        if state.number is None:
            return "pick"
        return "wager" if self.is_rare(state) and state.bet is None else "guess"

    def is_rare(self, state: State) -> bool:
        return state.options.closed and state.number == RARE

    def awaited(self, state: State) -> Seats:
        if state.result is not None:
            return ()
        return (0,) if self.step(state) != "guess" else (1 + len(state.guesses),)

    def turn(self, state: State) -> Turn[Event]:
        if state.result is not None:
            return Over("guessed", state.result.winners, state.result)
        return Await(self.awaited(state))

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        if seat not in self.awaited(state):
            return ()
        return tuple(action for action in ACTIONS if tag(action) == self.step(state))

    def decide(self, state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
        if seat not in range(state.options.players):
            raise IllegalAction("N1", "no_such_seat")
        if action not in self.legal(state, seat):
            raise self.refused(state)
        match action:
            case Pick(number=number):
                return (self.hidden_type(seat, number) if state.options.closed else Said(seat, number),)
            case Wager(bet=bet):
                return (Wagered(seat, bet),)
            case Guess(odd=odd):
                return (Guessed(seat, odd), *self.ending(state, odd=odd))

    def refused(self, state: State) -> IllegalAction:
        return IllegalAction("N2", "not_now")

    def ending(self, state: State, *, odd: bool) -> tuple[Event, ...]:
        guesses = (*state.guesses, odd)
        if len(guesses) < state.options.players - 1:
            return ()
        assert state.number is not None
        right = tuple(seat for seat, each in enumerate(guesses, 1) if each == bool(state.number % 2))
        return (Ended(state.number, Result(right or (0,))),)

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case Said(number=number) | Hidden(number=number) | Unmarked(number=number):
                return replace(state, number=number)
            case Wagered(bet=bet):
                return replace(state, bet=bet)
            case Guessed(odd=odd):
                return replace(state, guesses=(*state.guesses, odd))
            case Ended(result=result):
                return replace(state, result=result)

    def redact(self, event: Event, viewer: Viewer) -> Event:
        if isinstance(event, Hidden | Unmarked) and viewer != event.seat:
            return replace(event, number=None)
        if isinstance(event, Wagered) and viewer != event.seat:
            return replace(event, bet=None)
        return event

    def concerns(self, event: Event) -> Seats:
        return (0,) if isinstance(event, Said | Hidden | Unmarked | Wagered) else ()

    def mine(self, state: State, seat: Seat) -> Mine:
        own = seat == 0
        return Mine(seat, state.number if own else None, state.bet if own else None)

    def shown(self, state: State) -> int | None:
        """The number, where all may know it."""
        return state.number if state.result is not None or not state.options.closed else None

    def view(self, state: State, viewer: Viewer) -> View:
        asked = self.awaited(state)
        table = Table(state.options, self.step(state), asked, self.shown(state), state.guesses, state.result)
        mine = None if viewer is None else self.mine(state, viewer)
        return View(table, mine, () if viewer is None else tuple(self.legal(state, viewer)))

    def cause(self, event: Event) -> tuple[Seat, Action] | None:
        match event:
            case Said(seat=seat, number=number):
                return seat, Pick(number)
            case Hidden(seat=seat, number=int(number)) | Unmarked(seat=seat, number=int(number)):
                return seat, Pick(number)
            case Wagered(seat=seat, bet=str(bet)):
                return seat, Wager(bet)
            case Guessed(seat=seat, odd=odd):
                return seat, Guess(odd)
            case _:
                return None

    def actions(self, options: Options) -> Sequence[Action]:
        return ACTIONS


class LeakInRedact(Numbers):
    """Everybody perceives the hidden number."""

    def redact(self, event: Event, viewer: Viewer) -> Event:
        return event if isinstance(event, Hidden) else super().redact(event, viewer)


class LeakInView(Numbers):
    """The closed number stands on the table."""

    def shown(self, state: State) -> int | None:
        return state.number


class LeakInRefusal(Numbers):
    """Whoever acts out of turn is told the number."""

    def refused(self, state: State) -> IllegalAction:
        facts = {} if state.number is None else {"number": state.number}
        return IllegalAction("N2", "not_now", **facts)


class LeakInMark(Numbers):
    """The number is redacted, but the schema does not say that it is a secret."""

    event_type = Said | Unmarked | Wagered | Guessed | Ended
    hidden_type = Unmarked


class LeakInRareBranch(Numbers):
    """Everybody perceives the wager, to which one pick in forty leads."""

    def redact(self, event: Event, viewer: Viewer) -> Event:
        return event if isinstance(event, Wagered) else super().redact(event, viewer)

"""A small game with a secret behind an option, and copies of it with one fault each.

Seat 0 picks a number, the others guess whether it is odd. By default the number is public; with `closed` it
is secret until the end. The highest number leads to a second secret: random play rarely picks it.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from lusoria.core.errors import IllegalAction, IllegalOptions
from lusoria.core.field_marks import tag
from lusoria.core.game import AnyGame, Await, Over, Seat, Turn, Viewer
from lusoria.core.structs import GameAction, GameEvent, GameOptions, HouseRule, Part, Seats, Secret
from lusoria.exercises.lesson import Lesson
from lusoria.wire.game_messages import GameMessages
from lusoria.wire.message import Message, RawObject

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
    """By the seat that picked the highest number."""

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


class Picked(GameEvent, tag="said"):
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


Event: TypeAlias = Picked | Hidden | Wagered | Guessed | Ended


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
    """The game without faults. Each copy overrides one member."""

    name = "numbers"
    version = 1
    players = range(2, 4)
    usual = 2
    minutes = 1
    rule_numbers: tuple[str, ...] = ("N1", "N2")
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
                return (self.hidden_type(seat, number) if state.options.closed else Picked(seat, number),)
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
            case Picked(number=number) | Hidden(number=number) | Unmarked(number=number):
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
        return (0,) if isinstance(event, Picked | Hidden | Unmarked | Wagered) else ()

    def mine(self, state: State, seat: Seat) -> Mine:
        own = seat == 0
        return Mine(seat, state.number if own else None, state.bet if own else None)

    def shown(self, state: State) -> int | None:
        """The number, if it is public."""
        return state.number if state.result is not None or not state.options.closed else None

    def view(self, state: State, viewer: Viewer) -> View:
        seats = self.awaited(state)
        table = Table(state.options, self.step(state), seats, self.shown(state), state.guesses, state.result)
        mine = None if viewer is None else self.mine(state, viewer)
        return View(table, mine, () if viewer is None else tuple(self.legal(state, viewer)))

    def cause(self, event: Event) -> tuple[Seat, Action] | None:
        match event:
            case Picked(seat=seat, number=number):
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
    """Every seat sees the hidden number."""

    def redact(self, event: Event, viewer: Viewer) -> Event:
        return event if isinstance(event, Hidden) else super().redact(event, viewer)


class LeakInView(Numbers):
    """The public view has the secret number."""

    def shown(self, state: State) -> int | None:
        return state.number


class LeakInRefusal(Numbers):
    """A refusal tells the number to a seat that acts out of turn."""

    def refused(self, state: State) -> IllegalAction:
        facts = {} if state.number is None else {"number": state.number}
        return IllegalAction("N2", "not_now", **facts)


class LeakInMark(Numbers):
    """The number is redacted but not marked Secret."""

    event_type = Picked | Unmarked | Wagered | Guessed | Ended
    hidden_type = Unmarked


class LeakInRareBranch(Numbers):
    """Every seat sees the wager, to which one pick in forty leads."""

    def redact(self, event: Event, viewer: Viewer) -> Event:
        return event if isinstance(event, Wagered) else super().redact(event, viewer)


class LegalIsRefused(Numbers):
    """`legal` lists a guess that `decide` refuses."""

    def decide(self, state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
        if isinstance(action, Guess) and action.odd and len(state.guesses) == 1:
            raise self.refused(state)
        return super().decide(state, seat, action)


class AcceptsUnlisted(Numbers):
    """`decide` accepts a pick that `legal` does not list."""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return tuple(action for action in super().legal(state, seat) if action != Pick(3))

    def decide(self, state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
        if action == Pick(3) and seat == 0 and state.number is None:
            return (Picked(0, 3),)
        return super().decide(state, seat, action)


class NeverEnds(Numbers):
    """A guess changes nothing."""

    def ending(self, state: State, *, odd: bool) -> tuple[Event, ...]:
        return ()

    def evolve(self, state: State, event: Event) -> State:
        return state if isinstance(event, Guessed) else super().evolve(state, event)


class EvolveFails(Numbers):
    """`evolve` raises an exception at a rare event."""

    def evolve(self, state: State, event: Event) -> State:
        if isinstance(event, Wagered):
            raise KeyError(event.bet)
        return super().evolve(state, event)


class MissingExtension(Numbers):
    """It names an object that does not exist."""

    extensions: Mapping[str, str] = MappingProxyType({"coach": "tests.laws.planted:no_such_coach"})


class UnknownExtension(Numbers):
    """The name of its extension has a typing error."""

    extensions: Mapping[str, str] = MappingProxyType({"analysys": "lusoria.analysis.alea:ANALYSIS"})


class ExtensionOfAnotherType(Numbers):
    """Its coach is an analysis."""

    extensions: Mapping[str, str] = MappingProxyType({"coach": "lusoria.analysis.alea:ANALYSIS"})


class LessonWithoutEnd(Numbers):
    """Its lesson stops in the middle of the game, and has a text without a message."""

    extensions: Mapping[str, str] = MappingProxyType({"lesson": "tests.laws.planted:unfinished_lesson"})


def unfinished_lesson(game: AnyGame) -> Lesson:
    lesson = Lesson(game, {"players": 2})
    lesson.add_step("pick", {"type": "pick", "number": 1})
    return lesson


class ExercisesWithoutScreen(Numbers):
    """Its exercises lack what the client's own screen shows, and it brings no web files."""

    extensions: Mapping[str, str] = MappingProxyType(
        {"exercises": "lusoria.exercises.alea:EXERCISES", "messages": "tests.laws.planted:MESSAGES"}
    )


class Riddle(Message, frozen=True, tag_field="game", tag="numbers"):
    grade: int
    table: RawObject
    mine: RawObject


MESSAGES = GameMessages(exercise=Riddle)


class Folded(GameEvent):
    """An event without a tag."""

    seat: Seat


class EventWithoutTag(Numbers):
    """One of its events has no tag."""

    event_type: Any = Numbers.event_type | Folded


class OldMember(Numbers):
    """An optional member has the name of an earlier version."""

    def thought(self, state: State) -> float:
        return 0.5


class EventWithoutMessage(Numbers):
    """Its catalog has no message for the wager."""

    package = "tests.laws.planted.without_message"


class MissingVariable(Numbers):
    """A message uses a variable that its event does not have."""

    package = "tests.laws.planted.missing_variable"


class ReasonWithoutVariant(Numbers):
    """A refusal has a reason that its message has no variant for."""

    def start(self, options: Options) -> State:
        if options.players not in self.players:
            raise IllegalOptions("N1", "crowded")
        return State(options)

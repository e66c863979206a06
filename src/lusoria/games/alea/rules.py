"""The numbered rules of Alea Romana: whose move it is, what is allowed, and what comes of it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from lusoria.core.errors import IllegalAction
from lusoria.core.game import Await, Chance, Over, Seat, Turn
from lusoria.games.alea.actions import DEEDS, REROLLED, Action, Deed, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.events import (
    CardPlayed,
    DiceThrown,
    DieFell,
    Event,
    FailureTaken,
    GameEnded,
    LastRoundCalled,
    NumberWritten,
    TurnBegun,
    TurnFailed,
    TurnLeft,
)
from lusoria.games.alea.evolve import evolve
from lusoria.games.alea.model import (
    CARDS,
    DICE,
    FACE_WEIGHTS,
    FACES,
    PLAYERS,
    ROWS,
    Card,
    Closing,
    Failure,
    Options,
    Result,
    State,
    Step,
    check,
    dice_left,
    score,
)
from lusoria.games.alea.numerals import NUMBERS, Place, pending, places, readings, twins

RULES: tuple[str, ...] = (
    "A1",
    "A3",
    "N1",
    "T1",
    "T2",
    "T3",
    "T4",
    "T5",
    "A9.1",
    "A9.2",
    "A9.3",
    "A9.4",
    "A9.5",
    "G3",
    "O1",
    "O3",
)


def start(options: Options) -> State:
    """A1 to A3: empty columns, six cards each, the leftmost player begins."""
    check(options)
    return State(options, ((0,) * ROWS,) * options.players, (CARDS,) * options.players)


# --- where the turn stands ---------------------------------------------------------------------------------


def step(state: State) -> Step:
    if state.result is not None:
        return "over"
    if state.falling:
        return "fall"
    if state.failed is not None:
        return "failed"
    return "choose" if state.dice else "roll"


def turn(state: State) -> Turn[Event]:
    """A3: the player on turn, a falling die, or the end."""
    if state.result is not None:
        assert state.closing is not None
        return Over(state.closing, state.result.winners, state.result)
    return next_die(state) if state.falling else ALONE[state.seat]


ALONE = tuple(Await((seat,)) for seat in range(PLAYERS[-1]))


FIRST_DIE = 0.25
"""Of the usual thinking: T1 leaves no choice, and what was written before is looked at instead."""


def thought(state: State) -> float:
    return FIRST_DIE if step(state) == "roll" and not state.options.multi_roll else 1.0


def next_die(state: State) -> Chance[Event]:
    """A1: three sides of six show I, one V, two X."""
    outcomes = []
    for face, weight in FACE_WEIGHTS.items():
        fell = DieFell(face)
        outcomes.append(((fell, *failure(evolve(state, fell))), weight))
    return Chance(tuple(outcomes), DICE)


def failure(state: State) -> tuple[Event, ...]:
    """T3: whether the turn has just failed by itself; dice still falling, or none in play, decide nothing."""
    if state.falling or not state.dice:
        return ()
    why = why_failed(state)
    return (TurnFailed(state.seat, why),) if why else ()


def why_failed(state: State) -> Failure | None:
    if pending(state.dice):
        return None if dice_left(state) else "four_x"
    if not numbers(state):
        return "no_numeral"
    return None if dice_left(state) or placeable(state) else "no_row"


def numbers(state: State) -> tuple[int, ...]:
    """N1 to N3, O3: what the dice in play spell."""
    return readings(state.dice, ordered=state.options.ordered)


def placeable(state: State) -> tuple[Place, ...]:
    """T2: where the player on turn may write now."""
    return places(state.columns[state.seat], numbers(state))


def cards_open(state: State) -> bool:
    """T4: after a failure. O2: also on a valid result."""
    return state.failed is not None or (state.options.cards_anytime and bool(numbers(state)))


# --- what is allowed ---------------------------------------------------------------------------------------


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """What this seat may do now: roll, write, stop, cards, leave, in this order."""
    if state.result is not None or state.falling or seat != state.seat:
        return ()
    found: list[Action] = []
    if state.failed is None:
        left = dice_left(state)
        found += ROLLS[: left if state.options.multi_roll else min(left, 1)]
        if state.dice:
            free = placeable(state)
            found += [Write(number, row) for number, row in free]
            if not free:
                found.append(Stop())
    if cards_open(state):
        found += plays(state)
    if state.failed is not None:
        found.append(Leave())
    return tuple(found)


ROLLS = tuple(Roll(dice) for dice in range(1, DICE + 1))
ROW_NUMBERS = range(1, ROWS + 1)


def plays(state: State) -> Iterator[PlayCard]:
    """A9: every way to play every card the player on turn holds."""
    for card in state.cards[state.seat]:
        if card == "joker":
            for deed in DEEDS:
                yield from ways(state, card, deed, acts_as=deed)
        else:
            yield from ways(state, card, card)


def ways(state: State, card: Card, deed: Deed, acts_as: Deed | UnsetType = UNSET) -> Iterator[PlayCard]:
    if deed in REROLLED:
        if REROLLED[deed] in state.dice:
            yield PlayCard(card, acts_as)
    elif deed == "twin":
        for number, row in twins(state.columns[state.seat], numbers(state)):
            yield PlayCard(card, acts_as, number=number, row=row)
    elif state.options.ordered:
        for at in range(len(state.dice)):
            yield PlayCard(card, acts_as, at=at)
    else:
        for face in FACES:
            if face in state.dice:
                yield PlayCard(card, acts_as, die=face)


DEED_RULES: dict[Deed, str] = {
    "reroll_i": "A9.1",
    "reroll_v": "A9.2",
    "reroll_one": "A9.3",
    "ignore": "A9.4",
    "twin": "A9.5",
}


# --- what comes of it --------------------------------------------------------------------------------------


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """The events this action brings about, or IllegalAction."""
    on_turn(state, seat)
    return DECIDE[type(action)](state, seat, action)


def on_turn(state: State, seat: Seat) -> None:
    if state.result is not None:
        raise IllegalAction("G3", "over")
    if seat not in range(state.options.players):
        raise IllegalAction("A1", "no_such_seat", place=seat, last=state.options.players - 1)
    if seat != state.seat:
        raise IllegalAction("A3", "not_your_turn", seat=state.seat)
    if state.falling:
        raise IllegalAction("T1", "dice_falling")


def roll(state: State, seat: Seat, action: Roll) -> tuple[Event, ...]:
    """T1, O1."""
    if state.failed is not None:
        raise IllegalAction("T4", "failed")
    left = dice_left(state)
    if action.dice > 1 and not state.options.multi_roll:
        raise IllegalAction("O1", "one_die", dice=action.dice)
    if action.dice not in range(1, left + 1):
        raise IllegalAction("T1", "dice_left", dice=action.dice, left=left)
    return (DiceThrown(seat, action.dice),)


def write(state: State, seat: Seat, action: Write) -> tuple[Event, ...]:
    """T2."""
    if state.failed is not None:
        raise IllegalAction("T4", "failed")
    if not state.dice:
        raise IllegalAction("T1", "roll_first")
    if action.number not in numbers(state):
        raise IllegalAction("N1", "not_spelled", number=action.number, dice="".join(state.dice))
    column = state.columns[seat]
    if action.row in ROW_NUMBERS and column[action.row - 1]:
        raise IllegalAction("T2", "row_taken", row=action.row, there=column[action.row - 1])
    if Place(action.number, action.row) not in placeable(state):
        raise IllegalAction("T2", "out_of_order", number=action.number, row=action.row)
    put = NumberWritten(seat, action.number, action.row)
    after = evolve(state, put)
    return (put, *pass_on(after, full(after)))


def stop(state: State, seat: Seat, action: Stop) -> tuple[Event, ...]:
    """T3."""
    if state.failed is not None:
        raise IllegalAction("T4", "failed")
    if not state.dice:
        raise IllegalAction("T1", "roll_first")
    free = placeable(state)
    if free:
        raise IllegalAction("T3", "must_write", number=free[0].number, row=free[0].row)
    return (FailureTaken(seat),)


def play_card(state: State, seat: Seat, action: PlayCard) -> tuple[Event, ...]:
    """T4, T5, A9."""
    if not state.dice:
        raise IllegalAction("T1", "roll_first")
    if not cards_open(state):
        raise IllegalAction("T4", "not_failed")
    if action.card not in state.cards[seat]:
        raise IllegalAction("T5", "spent", card=action.card)
    against_deed(state, action)
    played = CardPlayed(seat, action)
    after = evolve(state, played)
    return (played, *(pass_on(after, full(after)) if action.deed == "twin" else failure(after)))


def against_deed(state: State, action: PlayCard) -> None:
    """A9.1 to A9.4, O3: refuse a card that has nothing to work on."""
    rule = DEED_RULES[action.deed]
    if action.number is not UNSET and action.row is not UNSET:
        against_twin(state, action.number, action.row)
    elif action.deed in REROLLED:
        if REROLLED[action.deed] not in state.dice:
            raise IllegalAction(rule, "none_in_play", face=REROLLED[action.deed])
    elif (action.at is not UNSET) != state.options.ordered:
        raise IllegalAction("O3", "by_place" if state.options.ordered else "by_face")
    elif action.at is not UNSET and action.at not in range(len(state.dice)):
        raise IllegalAction(rule, "no_such_place", at=action.at, dice=len(state.dice))
    elif action.die is not UNSET and action.die not in state.dice:
        raise IllegalAction(rule, "none_in_play", face=action.die)


def against_twin(state: State, number: int, row: int) -> None:
    """A9.5."""
    column = state.columns[state.seat]
    if number not in numbers(state):
        raise IllegalAction("A9.5", "not_spelled", number=number, dice="".join(state.dice))
    if number not in column:
        raise IllegalAction("A9.5", "no_equal", number=number)
    if Place(number, row) not in twins(column, (number,)):
        raise IllegalAction("A9.5", "not_beside", number=number, row=row)


def leave(state: State, seat: Seat, action: Leave) -> tuple[Event, ...]:
    """T4, and G2 for a player who began the turn without cards."""
    if state.failed is None:
        raise IllegalAction("T4", "not_failed")
    return (TurnLeft(seat), *pass_on(state, "no_cards" if state.cardless else None))


DECIDE: dict[type[Action], Callable[[State, Seat, Any], tuple[Event, ...]]] = {
    Roll: roll,
    Write: write,
    Stop: stop,
    PlayCard: play_card,
    Leave: leave,
}


# --- the end of a turn and of the game ---------------------------------------------------------------------


def pass_on(state: State, closing: Closing | None) -> tuple[Event, ...]:
    """A3, G1, G2: the dice go on; a round that is the last one is still played to its end."""
    called: tuple[Event, ...] = ()
    if closing is not None and state.closing is None:
        called = (LastRoundCalled(state.seat, closing),)
    following = (state.seat + 1) % state.options.players
    if following == 0 and (called or state.closing is not None):
        return (*called, GameEnded(result(state)))
    return (*called, TurnBegun(state.round + (following == 0), following))


def full(state: State) -> Closing | None:
    """G1: the player on turn has written the seventh number."""
    return None if 0 in state.columns[state.seat] else "column_full"


def result(state: State) -> Result:
    """G3: the most points win; equal points share the win."""
    scores = tuple(map(score, state.columns, state.cards))
    best = max(scores)
    return Result(scores, tuple(seat for seat, points in enumerate(scores) if points == best))


def actions(options: Options) -> tuple[Action, ...]:
    """Every action that can ever be said at such a table."""
    return (
        *ROLLS,
        *(Write(number, row) for number in NUMBERS for row in ROW_NUMBERS),
        Stop(),
        *(play for deed in DEEDS for play in imaginable(options, deed, deed)),
        *(play for deed in DEEDS for play in imaginable(options, "joker", deed, deed)),
        Leave(),
    )


def imaginable(
    options: Options, card: Card, deed: Deed, acts_as: Deed | UnsetType = UNSET
) -> Iterator[PlayCard]:
    """Every way in which a card can be played for a deed, whatever lies on the table."""
    if deed in REROLLED:
        yield PlayCard(card, acts_as)
    elif deed == "twin":
        for number in NUMBERS:
            for row in ROW_NUMBERS:
                yield PlayCard(card, acts_as, number=number, row=row)
    elif options.ordered:
        for at in range(DICE):
            yield PlayCard(card, acts_as, at=at)
    else:
        for face in FACES:
            yield PlayCard(card, acts_as, die=face)

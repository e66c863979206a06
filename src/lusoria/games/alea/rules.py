"""Numbered rules of Alea Romana: whose turn it is, legal actions, and their events."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeAlias, assert_never

from msgspec import UNSET, UnsetType

from lusoria.core.errors import IllegalAction
from lusoria.core.game import Await, Chance, Over, Seat, Turn
from lusoria.games.alea.actions import REROLLED, Action, Leave, PlayCard, Roll, Stop, Write
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
    CARD_EFFECTS,
    CARDS,
    DICE,
    FACE_WEIGHTS,
    FACES,
    PLAYERS,
    ROWS,
    Card,
    CardEffect,
    Column,
    EndReason,
    Face,
    Failure,
    Options,
    Result,
    State,
    Step,
    check,
    dice_left,
    score,
)
from lusoria.games.alea.numerals import (
    NUMBERS,
    PLACES,
    Place,
    is_incomplete,
    places,
    readings,
    rows,
    twin_places,
)

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


# --- state of the turn -------------------------------------------------------------------------------------


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


FIRST_DIE_THINKING_FACTOR = 0.25  # of the usual thinking time: T1 leaves no choice


def thinking_factor(state: State) -> float:
    return FIRST_DIE_THINKING_FACTOR if step(state) == "roll" and not state.options.multi_roll else 1.0


def next_die(state: State) -> Chance[Event]:
    """A1: three sides of six show I, one V, two X."""
    outcomes = ANY_FACE
    if state.falling == 1:
        left = dice_left(state) - 1
        column = EMPTY if left else state.columns[state.seat]  # the column matters only if no die is left
        outcomes = last_die(state.seat, state.dice, left, column, state.options.ordered)
    return Chance(outcomes, DICE, f"{state.round}.{state.seat}")


Outcomes: TypeAlias = tuple[tuple[tuple[Event, ...], int], ...]
ANY_FACE: Outcomes = tuple(((DieFell(face),), weight) for face, weight in FACE_WEIGHTS.items())
EMPTY: Column = (0,) * ROWS


@lru_cache(maxsize=4096)
def last_die(seat: Seat, dice: tuple[Face, ...], left: int, column: Column, ordered: bool) -> Outcomes:  # noqa: FBT001
    """Outcomes of the last falling die. Takes only what matters, so that most calls hit the cache."""
    outcomes: list[tuple[tuple[Event, ...], int]] = []
    for face, weight in FACE_WEIGHTS.items():
        why = failure_reason((*dice, face), left, column, ordered=ordered)
        failed = (TurnFailed(seat, why),) if why else ()
        outcomes.append(((DieFell(face), *failed), weight))
    return tuple(outcomes)


def failure(state: State) -> tuple[Event, ...]:
    """T3: TurnFailed if the dice in play fail. Falling dice and an empty hand never fail."""
    if state.falling or not state.dice:
        return ()
    column = state.columns[state.seat]
    why = failure_reason(state.dice, dice_left(state), column, ordered=state.options.ordered)
    return (TurnFailed(state.seat, why),) if why else ()


def failure_reason(dice: tuple[Face, ...], left: int, column: Column, *, ordered: bool) -> Failure | None:
    if is_incomplete(dice):
        return None if left else "four_x"
    spelled = readings(dice, ordered=ordered)
    if not spelled:
        return "no_numeral"
    return None if left or places(column, spelled) else "no_row"


def numbers(state: State) -> tuple[int, ...]:
    """N1 to N3, O3: numbers that the dice in play spell."""
    return readings(state.dice, ordered=state.options.ordered)


def legal_places(state: State) -> tuple[Place, ...]:
    """T2: where the player on turn may write now."""
    return places(state.columns[state.seat], numbers(state))


def cards_open(state: State) -> bool:
    """T4: cards may be played after a failure. O2: also with a valid number."""
    return state.failed is not None or (state.options.cards_anytime and bool(numbers(state)))


# --- legal actions -----------------------------------------------------------------------------------------


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Legal actions in the order roll, write, stop, cards, leave."""
    if seat != state.seat or state.falling or state.result is not None:
        return ()
    if state.failed is not None:
        return (*plays(state), LEAVE)
    left = dice_left(state)
    rolls = ROLLS[:left] if state.options.multi_roll or not left else ONE_DIE
    if not state.dice:
        return rolls
    spelled, free = numbers(state), rows(state.columns[seat])
    stops = [WRITES[number][row] for number in spelled for row in free[number]] or (STOP,)
    return (*rolls, *stops, *(plays(state) if cards_open(state) else ()))


ROLLS = tuple(Roll(dice) for dice in range(1, DICE + 1))
ONE_DIE = ROLLS[:1]
WRITES = tuple(tuple(Write(*place) for place in item) for item in PLACES)
"""By number and row."""
STOP, LEAVE = Stop(), Leave()
ROW_NUMBERS = range(1, ROWS + 1)


def plays(state: State) -> tuple[PlayCard, ...]:
    """A9: all ways to play the cards of the player on turn."""
    beside = twin_places(state.columns[state.seat], numbers(state))
    return playable(state.cards[state.seat], state.dice, beside, state.options.ordered)


@lru_cache(maxsize=2048)
def playable(
    cards: tuple[Card, ...],
    dice: tuple[Face, ...],
    beside: tuple[Place, ...],
    ordered: bool,  # noqa: FBT001
) -> tuple[PlayCard, ...]:
    """All ways to play these cards; `beside` are the entries that a Twin allows."""
    plays: list[PlayCard] = []
    for card in cards:
        plays += on_dice(card, dice, ordered)
        if card in TWIN_CARDS:
            acts_as: CardEffect | UnsetType = UNSET if card == "twin" else "twin"
            plays += [PlayCard(card, acts_as, number=number, row=row) for number, row in beside]
    return tuple(plays)


TWIN_CARDS: tuple[Card, ...] = ("twin", "joker")


@lru_cache(maxsize=2048)
def on_dice(card: Card, dice: tuple[Face, ...], ordered: bool) -> tuple[PlayCard, ...]:  # noqa: FBT001
    """A9.1 to A9.4, A9.6: all ways to play a card on the dice."""
    if card == "joker":
        return tuple(
            way
            for effect in CARD_EFFECTS
            for way in ways(card, effect, dice, ordered=ordered, acts_as=effect)
        )
    return tuple(ways(card, card, dice, ordered=ordered))


def ways(
    card: Card,
    effect: CardEffect,
    dice: tuple[Face, ...],
    *,
    ordered: bool,
    acts_as: CardEffect | UnsetType = UNSET,
) -> Iterator[PlayCard]:
    match effect:
        case "reroll_i" | "reroll_v":
            if REROLLED[effect] in dice:
                yield PlayCard(card, acts_as)
        case "reroll_one" | "ignore" if ordered:
            for at in range(len(dice)):
                yield PlayCard(card, acts_as, at=at)
        case "reroll_one" | "ignore":
            for face in FACES:
                if face in dice:
                    yield PlayCard(card, acts_as, die=face)
        case "twin":
            return  # depends on the column, not on the dice: see `playable`
        case _:
            assert_never(effect)


EFFECT_RULES: dict[CardEffect, str] = {
    "reroll_i": "A9.1",
    "reroll_v": "A9.2",
    "reroll_one": "A9.3",
    "ignore": "A9.4",
    "twin": "A9.5",
}


# --- events of an action -----------------------------------------------------------------------------------


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Events of the action. Raises IllegalAction."""
    if seat != state.seat or state.falling or state.result is not None:
        raise not_your_move(state, seat)
    return DECIDE[type(action)](state, seat, action)


def not_your_move(state: State, seat: Seat) -> IllegalAction:
    if state.result is not None:
        return IllegalAction("G3", "over")
    if seat not in range(state.options.players):
        return IllegalAction("A1", "no_such_seat", place=seat, last=state.options.players - 1)
    if seat != state.seat:
        return IllegalAction("A3", "not_your_turn", seat=state.seat)
    return IllegalAction("T1", "dice_falling")


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
    if action.row not in rows(column)[action.number]:
        raise IllegalAction("T2", "out_of_order", number=action.number, row=action.row)
    put = NumberWritten(seat, action.number, action.row)
    after = evolve(state, put)
    return (put, *end_turn(after, closing_reason(after)))


def stop(state: State, seat: Seat, action: Stop) -> tuple[Event, ...]:
    """T3."""
    if state.failed is not None:
        raise IllegalAction("T4", "failed")
    if not state.dice:
        raise IllegalAction("T1", "roll_first")
    free = legal_places(state)
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
    check_effect(state, action)
    played = CardPlayed(seat, action)
    after = evolve(state, played)
    return (played, *(end_turn(after, closing_reason(after)) if action.effect == "twin" else failure(after)))


def check_effect(state: State, action: PlayCard) -> None:
    """A9.1 to A9.5, O3: refuse a card without a valid target."""
    match action.effect:
        case "reroll_i" | "reroll_v" as effect:
            if REROLLED[effect] not in state.dice:
                raise IllegalAction(EFFECT_RULES[effect], "none_in_play", face=REROLLED[effect])
        case "reroll_one" | "ignore":
            check_die(state, action)
        case "twin":
            assert action.number is not UNSET
            assert action.row is not UNSET
            check_twin(state, action.number, action.row)
        case _:
            assert_never(action.effect)


def check_die(state: State, action: PlayCard) -> None:
    """A9.3, A9.4, O3."""
    rule = EFFECT_RULES[action.effect]
    if (action.at is not UNSET) != state.options.ordered:
        raise IllegalAction("O3", "by_place" if state.options.ordered else "by_face")
    if action.at is not UNSET and action.at not in range(len(state.dice)):
        raise IllegalAction(rule, "no_such_place", at=action.at, dice=len(state.dice))
    if action.die is not UNSET and action.die not in state.dice:
        raise IllegalAction(rule, "none_in_play", face=action.die)


def check_twin(state: State, number: int, row: int) -> None:
    """A9.5."""
    column = state.columns[state.seat]
    if number not in numbers(state):
        raise IllegalAction("A9.5", "not_spelled", number=number, dice="".join(state.dice))
    if number not in column:
        raise IllegalAction("A9.5", "no_equal", number=number)
    if (number, row) not in twin_places(column, (number,)):
        raise IllegalAction("A9.5", "not_beside", number=number, row=row)


def leave(state: State, seat: Seat, action: Leave) -> tuple[Event, ...]:
    """T4; G2 if the player began the turn without cards."""
    if state.failed is None:
        raise IllegalAction("T4", "not_failed")
    return (TurnLeft(seat), *end_turn(state, "no_cards" if state.cardless else None))


DECIDE: dict[type[Action], Callable[[State, Seat, Any], tuple[Event, ...]]] = {
    Roll: roll,
    Write: write,
    Stop: stop,
    PlayCard: play_card,
    Leave: leave,
}


# --- the end of a turn and of the game ---------------------------------------------------------------------


def end_turn(state: State, closing: EndReason | None) -> tuple[Event, ...]:
    """A3, G1, G2: next turn. The last round is played to its end."""
    last_round: tuple[Event, ...] = ()
    if closing is not None and state.closing is None:
        last_round = (LastRoundCalled(state.seat, closing),)
    next_seat = (state.seat + 1) % state.options.players
    if next_seat == 0 and (last_round or state.closing is not None):
        return (*last_round, GameEnded(result(state)))
    return (*last_round, TurnBegun(state.round + (next_seat == 0), next_seat))


def closing_reason(state: State) -> EndReason | None:
    """G1: the player on turn has written the seventh number."""
    return None if 0 in state.columns[state.seat] else "column_full"


def result(state: State) -> Result:
    """G3: most points win; a tie shares the win."""
    scores = tuple(map(score, state.columns, state.cards))
    best = max(scores)
    return Result(scores, tuple(seat for seat, points in enumerate(scores) if points == best))


def actions(options: Options) -> tuple[Action, ...]:
    """All actions that can occur at a table with these options."""
    return (
        *ROLLS,
        *(Write(number, row) for number in NUMBERS for row in ROW_NUMBERS),
        STOP,
        *(play for effect in CARD_EFFECTS for play in possible_plays(options, effect, effect)),
        *(play for effect in CARD_EFFECTS for play in possible_plays(options, "joker", effect, effect)),
        LEAVE,
    )


def possible_plays(
    options: Options, card: Card, effect: CardEffect, acts_as: CardEffect | UnsetType = UNSET
) -> Iterator[PlayCard]:
    """All ways to play a card for an effect, whatever the dice."""
    match effect:
        case "reroll_i" | "reroll_v":
            yield PlayCard(card, acts_as)
        case "reroll_one" | "ignore" if options.ordered:
            for at in range(DICE):
                yield PlayCard(card, acts_as, at=at)
        case "reroll_one" | "ignore":
            for face in FACES:
                yield PlayCard(card, acts_as, die=face)
        case "twin":
            for number in NUMBERS:
                for row in ROW_NUMBERS:
                    yield PlayCard(card, acts_as, number=number, row=row)
        case _:
            assert_never(effect)

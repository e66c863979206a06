"""Invariants of Alea Romana in random games with every mix of options."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from lusoria.core.game import Await, Chance, Over, Seat, fold, play, refusal, sample
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import Action, PlayCard, Roll, Write
from lusoria.games.alea.events import Event, GameEnded, TurnBegun
from lusoria.games.alea.model import Options, Result, State
from lusoria.games.alea.view import Table
from tests.games.alea import naive

MOST_STROKES = 4000
"""A longer game is not finished."""


@dataclass(frozen=True)
class Stroke:
    """One action of a seat, or one die (`action` is None), with the table before and after."""

    state: State
    before: Table
    seat: Seat
    action: Action | None
    events: tuple[Event, ...]
    after: Table


@dataclass(frozen=True)
class Plan:
    """A reproducible random game with given rates of rolling on and of playing cards.

    Dice fall by their odds where they are `fair`. Players who are `neat` write small numbers high up, and so
    fill their columns.
    """

    options: Options
    seed: int
    rolls: float
    cards: float
    fair: bool
    neat: bool

    def strokes(self) -> Iterator[Stroke]:
        rng = Random(self.seed)
        state = ALEA.start(self.options)
        before = ALEA.view(state, None).table
        for _ in range(MOST_STROKES):
            turn = ALEA.turn(state)
            if isinstance(turn, Over):
                return
            action = None
            if isinstance(turn, Chance):
                events = sample(turn, rng) if self.fair else rng.choice(turn.outcomes)[0]
            else:
                action = self.choose(ALEA.legal(state, before.seat), rng)
                events = play(ALEA, state, before.seat, action).events
            after_state = fold(ALEA, state, events)
            after = ALEA.view(after_state, None).table
            yield Stroke(state, before, before.seat, action, events, after)
            state, before = after_state, after

    def choose(self, legal: Sequence[Action], rng: Random) -> Action:
        """Rolls or plays a card at the planned rate, else any action."""
        rolls = [action for action in legal if isinstance(action, Roll)]
        cards = [action for action in legal if isinstance(action, PlayCard)]
        if rolls and rng.random() < self.rolls:
            return rng.choice(rolls)
        if cards and rng.random() < self.cards:
            return rng.choice(cards)
        writes = [action for action in legal if isinstance(action, Write)]
        if writes and self.neat:
            return min(writes, key=lambda write: abs(write.row - 1 - write.number / 6))
        return rng.choice(legal)


OPTIONS = st.builds(
    lambda players, turn_on, cards_anytime: Options(
        players, multi_roll=turn_on == "multi_roll", ordered=turn_on == "ordered", cards_anytime=cards_anytime
    ),
    st.integers(2, 6),
    st.sampled_from([None, "multi_roll", "ordered"]),
    st.booleans(),
)
PLANS = st.builds(
    Plan,
    OPTIONS,
    st.integers(0, 2**32),
    rolls=st.sampled_from([0.1, 0.5, 0.8]),
    cards=st.sampled_from([0.1, 0.5, 0.9]),
    fair=st.booleans(),
    neat=st.booleans(),
)


def in_random_games(test: Callable[..., None]) -> Callable[..., None]:
    return settings(max_examples=50)(given(PLANS)(test))


def filled(column: tuple[int, ...]) -> list[int]:
    return [number for number in column if number]


def written(stroke: Stroke) -> tuple[int, int] | None:
    """Number and row of a write."""
    changed = [
        (number, row)
        for row, (was, number) in enumerate(
            zip(stroke.before.columns[stroke.seat], stroke.after.columns[stroke.seat], strict=True), 1
        )
        if was != number
    ]
    assert len(changed) <= 1
    return changed[0] if changed else None


def is_twin(action: Action | None) -> bool:
    return isinstance(action, PlayCard) and action.effect == "twin"


@in_random_games
def test_columns_ascend_and_only_twins_are_equal(plan: Plan) -> None:
    twins = [0] * plan.options.players
    for stroke in plan.strokes():
        twins[stroke.seat] += is_twin(stroke.action)
        for seat, column in enumerate(stroke.after.columns):
            numbers = filled(column)
            assert numbers == sorted(numbers)
            assert sum(one == other for one, other in pairwise(numbers)) == twins[seat] <= 2
            for number in numbers:
                first, count = column.index(number), numbers.count(number)
                assert column[first : first + count] == (number,) * count  # side by side


@in_random_games
def test_written_number_is_spelled_and_fits(plan: Plan) -> None:
    for stroke in plan.strokes():
        place = written(stroke)
        match stroke.action:
            case Write(number=number, row=row):
                assert place == (number, row)
                assert naive.fits(stroke.before.columns[stroke.seat], number, row)
            case PlayCard(effect="twin", number=int() as number, row=int() as row):
                assert place == (number, row)
                assert naive.beside(stroke.before.columns[stroke.seat], number, row)
            case _:
                assert place is None
        if place is not None:
            assert place[0] in naive.readings(stroke.before.dice, ordered=plan.options.ordered)
        others = [seat for seat in range(plan.options.players) if seat != stroke.seat]
        assert all(stroke.before.columns[seat] == stroke.after.columns[seat] for seat in others)


@in_random_games
def test_cards_are_lost_only_by_being_played(plan: Plan) -> None:
    for stroke in plan.strokes():
        for seat in range(plan.options.players):
            before, after = set(stroke.before.cards[seat]), set(stroke.after.cards[seat])
            assert len(after) == len(stroke.after.cards[seat])
            if isinstance(stroke.action, PlayCard) and seat == stroke.seat:
                assert stroke.action.card in before
                assert after == before - {stroke.action.card}
            else:
                assert after == before


@in_random_games
def test_there_are_always_six_dice(plan: Plan) -> None:
    for stroke in plan.strokes():
        now = stroke.after
        assert len(now.dice) + len(now.aside) + now.falling + now.left == 6
        assert now.left >= 0
        assert len(now.aside) <= 2
        if stroke.action is None:
            assert len(now.dice) == len(stroke.before.dice) + 1
            assert now.dice[:-1] == stroke.before.dice
        if isinstance(stroke.events[-1], TurnBegun):
            assert (now.left, now.dice, now.aside) == (6, (), ())
        else:
            assert now.aside[: len(stroke.before.aside)] == stroke.before.aside or now.result is not None


@in_random_games
def test_legal_actions_equal_naive_rules(plan: Plan) -> None:
    for stroke in plan.strokes():
        legal = ALEA.legal(stroke.state, stroke.seat)
        assert len(legal) == len(set(legal))
        assert set(legal) == naive.legal(stroke.before)
        now = stroke.before
        if not now.falling:
            assert now.readings == naive.readings(now.dice, ordered=plan.options.ordered)
            assert naive.fails(now) == (now.failed not in (None, "stopped"))
            assert now.awaited == (now.seat,)
        if stroke.before.failed is None and stroke.after.failed == "stopped":
            assert not any(isinstance(action, Write) for action in legal)


@settings(max_examples=50)
@given(PLANS, st.integers(0, 40))
def test_exactly_the_legal_actions_are_accepted(plan: Plan, offset: int) -> None:
    universe = ALEA.actions(plan.options)
    assert len(universe) == len(set(universe))
    for count, stroke in enumerate(plan.strokes()):
        if count % 41 != offset:
            continue
        for seat in {stroke.seat, (stroke.seat + 1) % plan.options.players}:
            accepted = {action for action in universe if refusal(ALEA, stroke.state, seat, action) is None}
            assert accepted == set(ALEA.legal(stroke.state, seat))
            assert ALEA.view(stroke.state, seat).legal == tuple(ALEA.legal(stroke.state, seat))


@in_random_games
def test_round_is_finished_before_the_game_ends(plan: Plan) -> None:
    players, turns, closing = plan.options.players, 0, False
    cardless = False
    for stroke in plan.strokes():
        over = isinstance(stroke.events[-1], GameEnded)
        if not over and not isinstance(stroke.events[-1], TurnBegun):
            assert stroke.after.seat == stroke.seat
            continue
        assert stroke.seat == turns % players
        turns += 1
        full = 0 not in stroke.after.columns[stroke.seat]
        closing = closing or full or (cardless and written(stroke) is None)
        assert (stroke.after.closing is not None) == closing
        assert over == (closing and turns % players == 0)
        cardless = not stroke.after.cards[stroke.after.seat]
        if not over:
            assert (stroke.after.seat, stroke.after.round) == (turns % players, 1 + turns // players)


@in_random_games
def test_result_is_numbers_and_five_per_card(plan: Plan) -> None:
    last = None
    for stroke in plan.strokes():
        last = stroke.after
        scores = tuple(
            sum(column) + 5 * len(cards) for column, cards in zip(last.columns, last.cards, strict=True)
        )
        assert last.scores == scores
        assert (last.result is not None) == isinstance(stroke.events[-1], GameEnded)
    assert last is not None
    if last.result is not None:
        best = max(last.scores)
        winners = tuple(seat for seat, points in enumerate(last.scores) if points == best)
        assert last.result == Result(last.scores, winners)


@in_random_games
def test_events_replay_the_game(plan: Plan) -> None:
    state, end = ALEA.start(plan.options), None
    for stroke in plan.strokes():
        assert stroke.state == state
        cause = ALEA.cause(stroke.events[0])
        assert cause == (None if stroke.action is None else (stroke.seat, stroke.action))
        assert all(ALEA.cause(event) is None for event in stroke.events[1:])
        assert all(ALEA.redact(event, viewer) == event for event in stroke.events for viewer in (None, 0, 1))
        state = fold(ALEA, state, stroke.events)
        end = stroke.after
    assert ALEA.view(state, None).table == end
    assert isinstance(ALEA.turn(state), Over | Await | Chance)

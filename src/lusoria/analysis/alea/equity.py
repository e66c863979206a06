"""Alea Romana: splits each player's result into luck, skill and the play of others.

A value is the expected result if the master bot plays on. There are two: points, and the chance to win.
- In a player's own turn, a die changes the value by luck and a decision changes it by skill.
- Between a player's turns, and before the first one, changes count as the play of others.
- Both values follow the same plan of the master. A separate best plan for each would show up as luck.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from lusoria.analysis.alea.contrast import contrasting_reason
from lusoria.analysis.decision_costs import judgement, round_number
from lusoria.analysis.record_steps import Transition, transitions
from lusoria.bots.coach import advise
from lusoria.core.advice import Advice, RatedAction
from lusoria.core.floats import float_sum
from lusoria.core.game import GameView, Seat
from lusoria.games.alea.model import Result
from lusoria.records.record import Record
from lusoria.runtime.progress import ProgressCallback, ignore_progress
from lusoria.wire.alea.messages import Equity, Prospect
from lusoria.wire.analysis import Account, Judgement, Parts


@dataclass
class Attribution:
    """Splits the changes of one value of one player by their cause."""

    start: float
    now: float
    luck: float = 0.0
    skill: float = 0.0
    others: float = 0.0

    def observe(self, value: float, *, own_turn: bool) -> None:
        """The value before a decision: it changed by the player's die, or by the play of others."""
        if own_turn:
            self.luck += value - self.now
        else:
            self.others += value - self.now
        self.now = value

    def decide(self, value: float) -> None:
        self.skill += value - self.now
        self.now = value

    def finish(self, result: float) -> Parts:
        self.others += result - self.now
        parts = (self.start, self.luck, self.skill, self.others, result)
        return Parts(*map(round_number, parts))


SeatValues: TypeAlias = list[tuple[float, float]]  # chance and points by seat


@dataclass
class Player:
    chance: Attribution
    points: Attribution


def equity(record: Record, on_progress: ProgressCallback = ignore_progress) -> Equity:
    steps = list(transitions(record))
    rounds, round_done = max((transition.before.round for transition in steps), default=0), 0
    players: list[Player] = []
    judged, turns = list[Judgement](), list[tuple[Transition, SeatValues]]()
    playing: Seat | None = None
    for transition, view, advice in decisions(record, steps):
        assert transition.seat is not None
        if transition.before.round > round_done + 1:
            round_done = transition.before.round - 1
            on_progress(round_done, rounds)
        players = players or initial_players(transition.seat, len(record.seats), advice)
        player, found = (
            players[transition.seat],
            judgement(transition, transition.before.round, view, advice, contrasting_reason),
        )
        option = option_values(advice.options[found.taken])
        for attribution, value, chosen in zip(
            (player.chance, player.points), value_before(advice), option, strict=True
        ):
            attribution.observe(value, own_turn=playing == transition.seat)
            attribution.decide(chosen)
        if len(advice.options) > 1:
            judged.append(found)
        playing = transition.seat
        if transition.after.seat != transition.seat or transition.after.result is not None:
            turns.append((transition, [(player.chance.now, player.points.now) for player in players]))
            playing = None
    result = record.result
    assert isinstance(result, Result)
    accounts = tuple(seat_account(seat, player, result) for seat, player in enumerate(players))
    prospects = tuple(prospect_after(transition, values) for transition, values in turns)
    return Equity("master", prospects, accounts, tuple(sorted(judged, key=lambda item: -item.cost)))


def initial_players(first: Seat, seats: int, advice: Advice) -> list[Player]:
    """Values before the first die. The other players share the rest equally."""
    chance, points = value_before(advice)
    rest = (1 - chance) / (seats - 1)
    chances = [chance if seat == first else rest for seat in range(seats)]
    return [Player(Attribution(chance, chance), Attribution(points, points)) for chance in chances]


def decisions(record: Record, steps: list[Transition]) -> Iterator[tuple[Transition, GameView, Advice]]:
    """All decisions, forced ones included: they have a value, too."""
    game = record.game
    for transition in steps:
        if transition.seat is not None:
            view = game.view(transition.before, transition.seat)
            yield transition, view, advise(game.name, view, game.version)


def value_before(advice: Advice) -> tuple[float, float]:
    """Chance and points before a decision: those of the option the master chooses."""
    return option_values(advice.options[0])


def option_values(option: RatedAction) -> tuple[float, float]:
    return option.chance, option.points or 0.0


def prospect_after(transition: Transition, values: SeatValues) -> Prospect:
    """Values after a turn: known for its player; the others share the rest in proportion to before."""
    seat = transition.seat
    assert seat is not None
    chances = [chance for chance, _ in values]
    loss, others = 1 - chances[seat], float_sum(chances) - chances[seat]
    shared = [
        mine if place == seat else loss * (mine / others if others else 1 / (len(values) - 1))
        for place, mine in enumerate(chances)
    ]
    points = [points for _, points in values]
    rounded_values = tuple(map(round_number, shared)), tuple(map(round_number, points))
    return Prospect(transition.step, transition.before.round, seat, *rounded_values)


def seat_account(seat: Seat, player: Player, result: Result) -> Account:
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return Account(seat, player.points.finish(result.scores[seat]), player.chance.finish(won))

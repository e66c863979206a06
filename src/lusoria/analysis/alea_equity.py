"""Alea Romana: what every decision was worth, and how much of the result was luck.

Within a turn each value is the mean of what may follow if the master plays on: a die moves it by luck alone,
a decision by skill alone. Both units follow that one plan. The best of each unit by itself would be worth
more than the plan and count as luck. Between one's turns the others move a value, and before one's first turn
too: all begin with what could be expected before the first die.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from lusoria.analysis.decision_costs import judgement, rounded
from lusoria.analysis.record_steps import Passage, Reckoned, passages, unheard
from lusoria.bots.coach import advise
from lusoria.core.advice import Advice, Judged
from lusoria.core.floats import float_sum
from lusoria.core.game import GameView, Seat
from lusoria.games.alea.model import Result
from lusoria.records.record import Record
from lusoria.wire.analysis import Account, Equity, Judgement, Parts, Prospect


@dataclass
class Course:
    """One number of one player through a game: it begins somewhere, and everything that moves it is kept."""

    start: float
    now: float
    luck: float = 0.0
    skill: float = 0.0
    others: float = 0.0

    def stands(self, value: float, *, own_turn: bool) -> None:
        """It is found to be so: by one's own die, or by what the others did."""
        if own_turn:
            self.luck += value - self.now
        else:
            self.others += value - self.now
        self.now = value

    def chooses(self, value: float) -> None:
        self.skill += value - self.now
        self.now = value

    def ends(self, result: float) -> Parts:
        self.others += result - self.now
        parts = (self.start, self.luck, self.skill, self.others, result)
        return Parts(*map(rounded, parts))


Known: TypeAlias = list[tuple[float, float]]
"""Chance and points of everybody."""


@dataclass
class Player:
    chance: Course
    points: Course


def equity(record: Record, told: Reckoned = unheard) -> Equity:
    steps = list(passages(record))
    rounds, done = max((passage.before.round for passage in steps), default=0), 0
    players: list[Player] = []
    judged, turns = list[Judgement](), list[tuple[Passage, Known]]()
    playing: Seat | None = None
    for passage, view, advice in decisions(record, steps):
        assert passage.seat is not None
        if passage.before.round > done + 1:
            done = passage.before.round - 1
            told(done, rounds)
        players = players or beginning(passage.seat, len(record.seats), advice)
        player, found = players[passage.seat], judgement(passage, passage.before.round, view, advice)
        taken = figures(advice.options[found.taken])
        for course, value, chosen in zip((player.chance, player.points), stood(advice), taken, strict=True):
            course.stands(value, own_turn=playing == passage.seat)
            course.chooses(chosen)
        if len(advice.options) > 1:
            judged.append(found)
        playing = passage.seat
        if passage.after.seat != passage.seat or passage.after.result is not None:
            turns.append((passage, [(each.chance.now, each.points.now) for each in players]))
            playing = None
    result = record.result
    assert isinstance(result, Result)
    accounts = tuple(account(seat, player, result) for seat, player in enumerate(players))
    prospects = tuple(prospect(passage, known) for passage, known in turns)
    return Equity("master", prospects, accounts, tuple(sorted(judged, key=lambda each: -each.cost)))


def beginning(first: Seat, seats: int, advice: Advice) -> list[Player]:
    """Before the first die: of whoever begins it is known; the others are alike, and share the rest."""
    chance, points = stood(advice)
    rest = (1 - chance) / (seats - 1)
    chances = [chance if seat == first else rest for seat in range(seats)]
    return [Player(Course(each, each), Course(points, points)) for each in chances]


def decisions(record: Record, steps: list[Passage]) -> Iterator[tuple[Passage, GameView, Advice]]:
    """Also where there was nothing to decide: what a turn is worth is known there, too."""
    game = record.game
    for passage in steps:
        if passage.seat is not None:
            view = game.view(passage.before, passage.seat)
            yield passage, view, advise(game.name, view, game.version)


def stood(advice: Advice) -> tuple[float, float]:
    """Chance and points before a decision: those of what the master would do."""
    return figures(advice.options[0])


def figures(option: Judged) -> tuple[float, float]:
    return option.chance, option.points or 0.0


def prospect(passage: Passage, known: Known) -> Prospect:
    """After a turn: of whoever played it is known; the others share the rest as they did before it."""
    seat = passage.seat
    assert seat is not None
    chances = [chance for chance, _ in known]
    left, others = 1 - chances[seat], float_sum(chances) - chances[seat]
    shared = [
        mine if place == seat else left * (mine / others if others else 1 / (len(known) - 1))
        for place, mine in enumerate(chances)
    ]
    points = [points for _, points in known]
    told = tuple(map(rounded, shared)), tuple(map(rounded, points))
    return Prospect(passage.step, passage.before.round, seat, *told)


def account(seat: Seat, player: Player, result: Result) -> Account:
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return Account(seat, player.points.ends(result.scores[seat]), player.chance.ends(won))

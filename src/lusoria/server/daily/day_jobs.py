"""What is worked out about a day's challenge, in the process of analyses: how bots play it, and a try.

Bots sit where the person sits, with the same chance and the same others. So what they make of it does not
depend on who asks, and every node says the same.
"""

import hashlib
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import msgspec
from msgspec import Struct

from lusoria.bots import bot, offered_bots
from lusoria.core.floats import float_sum
from lusoria.core.game import AnyGame, Seat
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.games.alea.model import State as AleaState
from lusoria.records.codec import convert
from lusoria.records.fair_chance import BY_TURN, FairNature
from lusoria.records.match import Match
from lusoria.records.record import Record, read_record
from lusoria.table.bot_seats.bot_pool import bot_seed
from lusoria.table.room.standings import score_of
from lusoria.wire.analysis import BeliefModel, Equity, Judgement, Parts, Suspicion
from lusoria.wire.daily_challenge import BotsPlayed, Told, TurnMark


class Scale(NamedTuple):
    """How a game is judged, in points or in winning chance."""

    games: int
    """So often each bot plays: once where points tell enough, often where one only wins or loses."""
    even: float
    """Nobody can tell so little from the best."""
    close: float
    """Up to so much a turn may cost, and still be close to it."""


SCALES = {"alea": Scale(1, 0.5, 3.0), "idus-martii": Scale(40, 0.0, 0.03)}


class DayQuestion(Struct, frozen=True, tag="day"):
    """How would bots play this?"""

    game: str
    players: int
    seat: Seat
    bot: str
    seed: bytes


class TryQuestion(Struct, frozen=True, tag="try"):
    """How was this played, on this seat?"""

    record: bytes
    seat: Seat


Analyse = Callable[[Record, int | None, BeliefModel], Suspicion | Equity]


def day_played(day: DayQuestion) -> tuple[BotsPlayed, ...]:
    game = find_game(day.game)
    options = convert(game.options_type, {"players": day.players}, "options")
    return tuple(bots_played(game, options, day, spec.name, spec.level) for spec in offered_bots(day.game))


def bots_played(game: AnyGame, options: GameOptions, day: DayQuestion, name: str, level: int) -> BotsPlayed:
    games = [played(game, options, day, name, number) for number in range(SCALES[day.game].games)]
    won = sum(day.seat in match.over.winners for match in games if match.over)
    first = games[0]
    assert first.over is not None
    points = score_of(first.over.result, day.seat)
    column, cards = column_of(first.state, day.seat)
    return BotsPlayed(name, level, len(games), won, points, column, cards)


def played(game: AnyGame, options: GameOptions, day: DayQuestion, name: str, number: int) -> Match:
    """The day's game with this bot on the person's seat.

    The first time the others play as they do for everybody; then what bots choose by lot is drawn anew.
    """
    match = Match(game, options, FairNature(game, options, day.seed, scheme=BY_TURN))
    others, own = bot(game.name, day.bot), bot(game.name, name)
    lots = hashlib.sha256(b"lusoria/daily|%b|%d" % (day.seed, number)).digest() if number else day.seed
    asked = [0] * day.players
    while match.over is None:
        seat = match.awaited[0]
        seed = bot_seed(lots, seat, asked[seat])
        chooses = own if seat == day.seat else others
        action = chooses.choose(game.view(match.state, seat), Random(seed))
        asked[seat] += 1
        match.act(seat, action)
    return match


def try_told(question: TryQuestion, analyse: Analyse) -> Told:
    record, seat = read_record(question.record), question.seat
    found = analyse(record, seat, "mixture")
    match = Match(record.game, record.options)
    match.happen(record.events)
    column, cards = column_of(match.state, seat)
    decisions = sorted((each for each in found.decisions if each.seat == seat), key=lambda each: each.step)
    name = record.game.name
    if isinstance(found, Equity):
        return Told(marks(name, decisions, match.state.round), found.accounts[seat].points, column, cards)
    won = match.over is not None and seat in match.over.winners
    return Told(marks(name, decisions, match.state.turn), chance_parts(decisions, won=won), column, cards)


def marks(game: str, decisions: list[Judgement], turns: int) -> tuple[TurnMark, ...]:
    """How each turn was played; a decision within the error of the best cost nothing."""
    lost: dict[int, float] = {}
    for each in decisions:
        cost = each.cost if each.points is None or not each.cost else max(each.points, 0.0)
        turn = max(each.turn, 1)
        lost[turn] = lost.get(turn, 0.0) + cost
    return tuple(mark(game, lost.get(turn)) for turn in range(1, turns + 1))


def mark(game: str, lost: float | None) -> TurnMark:
    if lost is None:
        return "none"
    if lost <= SCALES[game].even:
        return "best"
    return "close" if lost <= SCALES[game].close else "slip"


def chance_parts(decisions: list[Judgement], *, won: bool) -> Parts | None:
    """Of the chance to win before one's first decision: what decisions cost, and what the rest did."""
    if not decisions:
        return None
    start = max(option.chance for option in decisions[0].options)
    skill, result = -float_sum(each.cost for each in decisions), 1.0 if won else 0.0
    return Parts(start, round(result - start - skill, 4), round(skill, 4) + 0.0, 0.0, result)


def column_of(state: object, seat: Seat) -> tuple[tuple[int, ...] | None, int | None]:
    if not isinstance(state, AleaState):
        return None, None
    return state.columns[seat], len(state.cards[seat])


PLAYED = msgspec.json.Decoder(tuple[BotsPlayed, ...])
TOLD = msgspec.json.Decoder(Told)

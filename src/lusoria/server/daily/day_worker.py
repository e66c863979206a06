"""Worker process for the daily challenge: plays bots, and analyses tries.

    python -m lusoria.server.daily.day_worker

Bots take the person's seat, with the same chance and the same opponents. So their results do not depend on
who asks, and every node computes the same. The process has no access to the store.
"""

import hashlib
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TypeAlias

import msgspec
from msgspec import Struct

from lusoria.bots import bot, offered_bots
from lusoria.core.floats import float_sum
from lusoria.core.game import AnyGame, Seat
from lusoria.core.ranks import win_shares
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.records.codec import convert, encode
from lusoria.records.fair_chance import BY_TURN, FairNature
from lusoria.records.match import Match
from lusoria.records.record import Record, read_record
from lusoria.server.jobs.worker_answer import empty_if_malformed, work_in_background
from lusoria.table.bot_seats.bot_pool import bot_seed
from lusoria.table.daily_games import DailySettings, daily_settings
from lusoria.table.room.standings import score_of
from lusoria.wire.analysis import Analysis, BeliefModel, HasAccounts, Judgement, Parts
from lusoria.wire.daily_challenge import BotsPlayed, TryAnalysis, TurnMark


class DayQuestion(Struct, frozen=True, tag="day"):
    """Asks for the results of all offered bots in a day's game."""

    game: str
    players: int
    seat: Seat
    bot: str
    """Plays the other seats."""
    seed: bytes


class TryQuestion(Struct, frozen=True, tag="try"):
    """Asks how well the person of this seat has played."""

    record: bytes
    seat: Seat


Question: TypeAlias = DayQuestion | TryQuestion
QUESTIONS: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
Analyse = Callable[[Record, int | None, BeliefModel], Analysis]


def play_bots(day: DayQuestion) -> tuple[BotsPlayed, ...]:
    game = find_game(day.game)
    options = convert(game.options_type, {"players": day.players}, "options")
    return tuple(bots_played(game, options, day, spec.name, spec.level) for spec in offered_bots(day.game))


def bots_played(game: AnyGame, options: GameOptions, day: DayQuestion, name: str, level: int) -> BotsPlayed:
    settings = daily_settings(day.game)
    games = [play_day(game, options, day, name, number) for number in range(settings.bot_games)]
    shares = [share_of(match, day.seat) for match in games]
    first = games[0]
    assert first.over is not None
    points = score_of(first.over.result, day.seat)
    column, cards = column_of(settings, first.state, day.seat)
    won = shares.count(1.0)
    shared = float_sum(share for share in shares if share < 1)
    return BotsPlayed(name, level, len(games), won, points, column, cards, shared)


def share_of(match: Match, seat: Seat) -> float:
    """Share of the win of a seat; 0 if the game is not over."""
    over = match.over
    return 0.0 if over is None else win_shares(match.game, over.result, match.options.players)[seat]


def play_day(game: AnyGame, options: GameOptions, day: DayQuestion, name: str, number: int) -> Match:
    """The day's game with this bot on the person's seat.

    In game 0 the other bots have the seeds that they have against people. Later games have other seeds.
    """
    match = Match(game, options, FairNature(game, options, day.seed, scheme=BY_TURN))
    others, own = bot(game.name, day.bot), bot(game.name, name)
    seeds = hashlib.sha256(b"lusoria/daily|%b|%d" % (day.seed, number)).digest() if number else day.seed
    asks = [0] * day.players
    while match.over is None:
        seat = match.awaited[0]
        seed = bot_seed(seeds, seat, asks[seat])
        player = own if seat == day.seat else others
        action = player.choose(game.view(match.state, seat), Random(seed))
        asks[seat] += 1
        match.act(seat, action)
    return match


def analyse_try(question: TryQuestion, analyse: Analyse) -> TryAnalysis:
    """Raises Malformed if the game has no analysis or no part in the daily challenge."""
    record, seat = read_record(question.record), question.seat
    settings = daily_settings(record.game.name)
    analysis = analyse(record, seat, "mixture")
    match = Match(record.game, record.options)
    match.happen(record.events)
    column, cards = column_of(settings, match.state, seat)
    decisions = sorted((each for each in analysis.decisions if each.seat == seat), key=lambda each: each.step)
    if isinstance(analysis, HasAccounts):
        parts: Parts | None = analysis.accounts[seat].points
    else:
        parts = chance_parts(decisions, share_of(match, seat))
    turns = turn_number(record.game.view(match.state, None).table)
    return TryAnalysis(marks(settings, decisions, turns), parts, column, cards)


def turn_number(table: object) -> int:
    """Turn of a public view, or its round in a game that counts rounds only."""
    return int(getattr(table, "turn", 0) or getattr(table, "round", 0))


def marks(settings: DailySettings, decisions: list[Judgement], turns: int) -> tuple[TurnMark, ...]:
    """A mark for each turn. A decision within the error of the best costs nothing."""
    lost: dict[int, float] = {}
    for each in decisions:
        cost = each.cost if each.points is None or not each.cost else max(each.points, 0.0)
        turn = max(each.turn, 1)
        lost[turn] = lost.get(turn, 0.0) + cost
    return tuple(mark(settings, lost.get(turn)) for turn in range(1, turns + 1))


def mark(settings: DailySettings, lost: float | None) -> TurnMark:
    if lost is None:
        return "none"
    if lost <= settings.even:
        return "best"
    return "close" if lost <= settings.close else "slip"


def chance_parts(decisions: list[Judgement], result: float) -> Parts | None:
    """Splits the result into win probability at the first decision, cost of decisions, and the rest."""
    if not decisions:
        return None
    start = max(option.chance for option in decisions[0].options)
    skill = -float_sum(each.cost for each in decisions)
    return Parts(start, round(result - start - skill, 4), round(skill, 4) + 0.0, 0.0, result)


def column_of(
    settings: DailySettings, state: object, seat: Seat
) -> tuple[tuple[int, ...] | None, int | None]:
    """Column and number of cards; None in a game without them."""
    return (None, None) if settings.board is None else settings.board(state, seat)


BOTS_PLAYED = msgspec.json.Decoder(tuple[BotsPlayed, ...])
TRY_ANALYSES = msgspec.json.Decoder(TryAnalysis)


def answer_question(question: Question) -> bytes:
    """JSON. Empty if no result can exist."""
    return empty_if_malformed(partial(result_of, question))


def result_of(question: Question) -> bytes:
    if isinstance(question, DayQuestion):
        return encode(play_bots(question))
    from lusoria.analysis import analyse  # noqa: PLC0415 (its packages may be missing, and load slowly)

    return encode(analyse_try(question, analyse))


if __name__ == "__main__":
    work_in_background(lambda question, _: answer_question(QUESTIONS.decode(question)))

"""Games of this server, with all facts a client needs."""

import asyncio
from collections.abc import Iterator
from threading import Lock
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from lusoria.analysis.game_analysis import can_analyse
from lusoria.bots import default_bot, offered_bots
from lusoria.bots.coach import can_advise
from lusoria.core.catalogs import catalog_of
from lusoria.core.claims import forms_of
from lusoria.core.errors import Malformed
from lusoria.core.event_durations import beats_of
from lusoria.core.field_marks import defaults_of, marks, tags_of
from lusoria.core.game import AnyGame
from lusoria.core.sides import has_sides
from lusoria.exercises import SHIPPED
from lusoria.exercises.lesson import lesson_of, make_of
from lusoria.games import GAMES
from lusoria.games import game as find_game
from lusoria.records.game_schema import shipped_schema
from lusoria.server.api.responses import Answer, SiteHere, answer, openapi_responses
from lusoria.server.node.logs import log_crash
from lusoria.server.web_boards import web_boards
from lusoria.table.daily_games import settings_by_game
from lusoria.table.talk.chat_rules import PHRASES, REACTIONS
from lusoria.wire.http_bodies import BotShown, GamePart, GameShown, GamesShown
from lusoria.words import LANGUAGES

LESSON_LOCK = Lock()  # a lesson is played once, also if several clients request it at the same time
LESSONS: dict[str, bytes | None] = {}
"""Encoded lessons by game; None if playing it failed."""


@get("/games", summary="List the games", responses=openapi_responses(GamesShown))
async def list_games(site: SiteHere) -> Answer:
    games = {game.name: game_shown(game) for game in GAMES.values()}
    return answer(site, GamesShown(games, PHRASES, REACTIONS))


@get(
    "/games/{name:str}/schema",
    summary="Get the JSON Schema of a game's options, actions, events, views and records",
    responses=openapi_responses(dict[str, Any]),
)
async def game_schema(name: FromPath[str], site: SiteHere) -> Answer:
    return answer(site, shipped_schema(find_game(name)).encode())


@get(
    "/games/{name:str}/words/{language:str}",
    summary="Get a game's texts as a Fluent catalog",
    responses=openapi_responses(str, kind="text/plain"),
)
async def game_words(name: FromPath[str], language: FromPath[str]) -> Answer:
    """For clients that have no texts of their own for this game."""
    game = find_game(name)
    if language not in LANGUAGES:
        raise Malformed("language", f"none of {', '.join(LANGUAGES)}")
    return Response(catalog_of(game, language).read_bytes(), media_type="text/plain")


@get(
    "/games/{name:str}/lesson",
    summary="Get the lesson of a game: a scripted game, step by step",
    responses=openapi_responses(list[dict[str, Any]]),
)
async def game_lesson(name: FromPath[str], site: SiteHere) -> Answer:
    """Each step has a text, what the learner sees, and the one action to take, if any."""
    game = find_game(name)
    if make_of(game) is None:
        raise Malformed("game", f"{game.name} has no lesson")
    if game.name not in LESSONS:
        await asyncio.to_thread(play_lesson, game)
    if (lesson := LESSONS[game.name]) is None:
        raise Malformed("game", f"the lesson of {game.name} cannot be played")
    return answer(site, lesson)


def play_lesson(game: AnyGame) -> None:
    """Fills LESSONS. Runs in a thread."""
    with LESSON_LOCK:
        if game.name in LESSONS:
            return
        try:
            LESSONS[game.name] = lesson_of(game).encode()
        except Exception as error:  # noqa: BLE001 (a plug-in may fail in any way)
            LESSONS[game.name] = None
            log_crash(f"lesson of {game.name}", error)


def game_shown(game: AnyGame) -> GameShown:
    return GameShown(
        rules=game.version,
        least=game.players[0],
        most=game.players[-1],
        usual=game.usual,
        minutes=game.minutes,
        bots=tuple(BotShown(spec.name, spec.level, spec.face) for spec in offered_bots(game.name)),
        usual_bot=default_bot(game.name).name,
        coach=can_advise(game.name, game.version),
        house_rules={str(players): game.house_rules(players) for players in game.players},
        actions=tags_of(game.action_type),
        defaults=defaults_of(game.options_type),
        marks=marks(game),
        beats=dict(beats_of(game)),
        sides=has_sides(game),
        claims={form: dict(fields) for form, fields in forms_of(game).items()},
        schema=f"/api/games/{game.name}/schema",
        words=f"/api/games/{game.name}/words/",
        parts=tuple(parts_of(game)),
        web=board.body if (board := web_boards().get(game.name)) else None,
    )


def parts_of(game: AnyGame) -> Iterator[GamePart]:
    """What the game brings and this installation can run."""
    if can_analyse(game.name):
        yield "analysis"
    if can_advise(game.name, game.version):
        yield "coach"
    if game.name in settings_by_game():
        yield "daily"
    if game.name in SHIPPED:
        yield "exercises"
    if make_of(game) is not None:
        yield "lesson"


HANDLERS = (list_games, game_schema, game_words, game_lesson)

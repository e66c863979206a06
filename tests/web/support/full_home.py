"""A home page with everything at once: own game, open tables, games to watch, and long names."""

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Route

from lusoria.wire.http_bodies import (
    FinishedGame,
    FinishedGames,
    MySeat,
    MyTable,
    MyTables,
    TableInPlay,
    TablesInPlay,
)
from lusoria.wire.server_messages import LobbyMessage, OpenTable, Status
from tests.web.support.phones import Phone

LONG = ("Vespasianusimperatorixii", "Éléonore-Marguerite-Anne", "Wilhelmine von der Mühle")
"""Names of maximum length, with one, three and five break opportunities."""
GAMES = ("idus-martii", "alea", "idus-martii")
SOME_DAY = 1.7e9


def my_table(
    status: Status, game: str, *, won: bool = True, side: str | None = None, score: int | None = None
) -> MyTable:
    over = status == "over"
    seats = tuple(
        MySeat(name=name, kind="human", yours=not place, won=won if over else None, side=side, score=score)
        for place, name in enumerate(LONG)
    )
    return MyTable(
        id=f"{status}-{game}",
        game=game,
        status=status,
        updated=SOME_DAY,
        players=len(LONG),
        free=0,
        names=LONG,
        finished=SOME_DAY if over else None,
        result=None if not over else "won" if won else "lost",
        seats=seats,
        asked="veto" if status == "playing" else None,
    )


def all_responses() -> dict[str, Any]:
    """Response bodies by path."""
    mine = (
        my_table("playing", "idus-martii"),
        my_table("open", "alea"),
        my_table("over", "idus-martii", side="loyal"),
        my_table("over", "alea", won=False, score=137),
    )
    open_tables = [
        OpenTable(id=f"open{place}", game=game, created=SOME_DAY, players=8, free=2, names=(name, *LONG))
        for place, (game, name) in enumerate(zip(GAMES, LONG, strict=True))
    ]
    playing = tuple(
        TableInPlay(id=f"played{place}", game=game, players=8, names=LONG)
        for place, game in enumerate(GAMES[:2])
    )
    records = [FinishedGame(id=f"over{place}", game=g, finished=SOME_DAY) for place, g in enumerate(GAMES)]
    return {
        "/me/games": MyTables(tables=mine),
        "/tables": LobbyMessage(tables=tuple(open_tables)),
        "/playing": TablesInPlay(tables=playing),
        "/records": FinishedGames(records=tuple(records)),
    }


def fill(phone: Phone) -> None:
    """Answers the requests of this phone with full lists."""
    for path, answer in all_responses().items():
        phone.page.route(f"**/api{path}", responder(msgspec.to_builtins(answer)))


def responder(answer: Any) -> Callable[[Route], None]:
    return lambda route: route.fulfill(json=answer)

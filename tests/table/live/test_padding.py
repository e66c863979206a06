"""Padding: message lengths are equal in worlds that look the same to a spectator."""

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lusoria import client, server, wire
from lusoria import table as table_package
from lusoria.core.game import AnyGame, Await
from lusoria.games import GAMES
from lusoria.laws.house_tables import GameSetup
from lusoria.laws.indistinguishable_games import Steps, indistinguishable_game, redacted_events
from lusoria.table.live.view_messages import News, Update, public_table
from lusoria.table.room.entries import Created
from lusoria.table.room.room import Progress, Room, created_room
from lusoria.wire import padding
from lusoria.wire.padding import STEP, pad
from lusoria.wire.settings import Settings

IDUS = GAMES["idus-martii"]
DEAL = 11
"""At five senators: the lot and ten cards, before any decision."""


def rooms_after(game: AnyGame, table: GameSetup, steps: Steps) -> list[Room]:
    """The room after each step."""
    settings = Settings(game=game.name, players=table.options.players)
    room = created_room("t", Created("CODE", settings, "livia", 0.0, game.version))
    asks = [0] * table.options.players
    events: tuple[Any, ...] = ()
    rooms = []
    for number, step in enumerate(steps):
        events += step.events
        cause = game.cause(step.events[0])
        if cause is not None:
            asks[cause[0]] += 1
        turn = game.turn(step.after)
        progress = Progress(bytes(32), step.after, tuple(asks), (None,) * len(asks), turn, events)
        fields = {"version": number + 3, "progress": progress, "options": table.options}
        rooms.append(msgspec.structs.replace(room, **fields))
    return rooms


def message_lengths(game: AnyGame, table: GameSetup, steps: Steps) -> list[list[int]]:
    """Lengths of the update and of the delta to every seat, step by step."""
    after = rooms_after(game, table, steps)
    lengths = []
    for before, room in pairwise(after[DEAL - 1 :]):
        if not isinstance(game.turn(room.progress.state), Await):  # type: ignore[union-attr]
            continue
        update = Update(room, (), None)
        news = News(before, room, public_table(before), before.version, None)
        sizes = [len(text) for seat in table.seats for text in (update.to(seat), news.to(seat))]
        lengths.append([len(news.to(0, "order")), *sizes])
    return lengths


def worlds(seed: int) -> tuple[GameSetup, Steps, Steps] | None:
    """A game of Idus Martii, and another that looks the same to a spectator."""
    table = GameSetup(IDUS, IDUS.options_type(players=5, yellow_swap=("must", "may")[seed % 2]), seed)  # type: ignore[call-arg]
    steps = table.play()[:-1]
    other = indistinguishable_game(IDUS, steps, redacted_events(IDUS, None), Random(seed))
    return None if other is None or other == steps else (table, steps, other)


def test_message_lengths_do_not_depend_on_secrets() -> None:
    """Regression: a green vote and its echo were two bytes longer than a red one."""
    compared = 0
    for world in filter(None, map(worlds, range(60))):
        table, steps, other = world
        assert message_lengths(IDUS, table, steps) == message_lengths(IDUS, table, other)
        compared += 1
    assert compared >= 30


@pytest.mark.parametrize("weakened", ["missing", "missing_choices"])
def test_length_test_detects_weakened_padding(weakened: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole steps alone are not enough: near an edge a longer word or one more choice shows."""
    monkeypatch.setattr(padding.Lengths, weakened, lambda *_: 0)
    differing = [
        message_lengths(IDUS, table, steps) != message_lengths(IDUS, table, other)
        for table, steps, other in filter(None, map(worlds, range(60)))
    ]
    assert any(differing)


def test_padded_message_is_json_of_whole_steps() -> None:
    for size in range(200):
        text = pad(b'"' + b"x" * size + b'"')
        assert len(text) % STEP == 0
        assert msgspec.json.decode(text) == "x" * size
        assert len(text) - size - 2 < STEP


def test_padding_is_applied_in_one_module() -> None:
    """Messages padded elsewhere would escape the tests above."""
    folders = [Path(package.__path__[0]) for package in (client, server, table_package, wire)]
    files = [file for folder in folders for file in folder.rglob("*.py")]
    assert {file.name for file in files if ".ljust(" in file.read_text(encoding="utf-8")} == {"padding.py"}

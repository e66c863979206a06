"""How long a message is tells nothing: in worlds that look the same from outside, so do all lengths."""

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
from lusoria.laws.worlds import Steps, other_world, redacted_events
from lusoria.table.live.view_messages import News, Update, public_table
from lusoria.table.room.entries import Created
from lusoria.table.room.room import Progress, Room, created_room
from lusoria.wire import padding
from lusoria.wire.padding import STEP, padded
from lusoria.wire.settings import Settings

IDUS = GAMES["idus-martii"]
DEAL = 11
"""At five senators: the lot and ten cards, before anybody may look at a table."""


def rooms(game: AnyGame, table: GameSetup, steps: Steps) -> list[Room]:
    """A table after each of these steps, as its server has it."""
    settings = Settings(game=game.name, players=table.options.players)
    room = created_room("t", Created("CODE", settings, "livia", 0.0, game.version))
    asked = [0] * table.options.players
    events: tuple[Any, ...] = ()
    found = []
    for number, step in enumerate(steps):
        events += step.events
        cause = game.cause(step.events[0])
        if cause is not None:
            asked[cause[0]] += 1
        turn = game.turn(step.after)
        progress = Progress(bytes(32), step.after, tuple(asked), (None,) * len(asked), turn, events)
        found.append(
            msgspec.structs.replace(room, version=number + 3, progress=progress, options=table.options)
        )
    return found


def lengths_told(game: AnyGame, table: GameSetup, steps: Steps) -> list[list[int]]:
    """How long every message to every seat is, step by step: the whole, and the news."""
    after = rooms(game, table, steps)
    found = []
    for before, room in pairwise(after[DEAL - 1 :]):
        if not isinstance(game.turn(room.progress.state), Await):  # type: ignore[union-attr]
            continue
        update = Update(room, (), None)
        news = News(before, room, public_table(before), before.version, None)
        sizes = [len(told) for seat in table.seats for told in (update.to(seat), news.to(seat))]
        found.append([len(news.to(0, "order")), *sizes])
    return found


def worlds(seed: int) -> tuple[GameSetup, Steps, Steps] | None:
    """A game of Idus Martii, and another one that the gallery cannot tell from it."""
    table = GameSetup(IDUS, IDUS.options_type(players=5, yellow_swap=("must", "may")[seed % 2]), seed)  # type: ignore[call-arg]
    steps = table.play()[:-1]
    other = other_world(IDUS, steps, redacted_events(IDUS, None), Random(seed))
    return None if other is None or other == steps else (table, steps, other)


def test_message_lengths_do_not_depend_on_secrets() -> None:
    """Before: a green vote and its echo were two bytes longer than a red one."""
    compared = 0
    for found in map(worlds, range(60)):
        if found is not None:
            table, steps, other = found
            assert lengths_told(IDUS, table, steps) == lengths_told(IDUS, table, other)
            compared += 1
    assert compared >= 30


@pytest.mark.parametrize("weakened", ["missing", "missing_choices"])
def test_length_test_detects_weakened_padding(weakened: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps alone are not enough: at their edges a longer word, or one more choice, shows."""
    monkeypatch.setattr(padding.Lengths, weakened, lambda *_: 0)
    differing = [
        lengths_told(IDUS, table, steps) != lengths_told(IDUS, table, other)
        for table, steps, other in filter(None, map(worlds, range(60)))
    ]
    assert any(differing)


def test_padded_message_is_json_of_whole_steps() -> None:
    for size in range(200):
        text = padded(b'"' + b"x" * size + b'"')
        assert len(text) % STEP == 0
        assert msgspec.json.decode(text) == "x" * size
        assert len(text) - size - 2 < STEP


def test_padding_is_applied_in_one_module() -> None:
    """A message that is padded elsewhere would escape the tests above."""
    folders = [Path(package.__path__[0]) for package in (client, server, table_package, wire)]
    files = [file for folder in folders for file in folder.rglob("*.py")]
    assert {file.name for file in files if ".ljust(" in file.read_text(encoding="utf-8")} == {"padding.py"}

"""Result screen: result, revealed secrets, seed, and saving the record."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Literal, TypeAlias

from rich.console import Group
from rich.text import Text

from lusoria.records.match import Match
from lusoria.records.record import Player, record_of, write_record
from lusoria.tui.game_screen import A, E, Room, V
from lusoria.tui.prompt import Choice, Desk, Question
from lusoria.tui.setup_screen import Party
from lusoria.tui.terminal import Scene
from lusoria.words import tell_result

Wish: TypeAlias = Literal["again", "write", "leave"]


def show_ending(desk: Desk, room: Room[V, E, A], view: V, seed: bytes) -> None:
    """Show the result, all revealed secrets and the seed."""
    assert view.table.result is not None
    parts = [
        *room.ending(view),
        Text(tell_result(room.words, room.game, view.table.result, room.me, room.names), style="title"),
        Text(room.say("cli-seed", seed=seed.hex()), style="soft"),
    ]
    apart = [line for part in parts for line in (part, "")]
    desk.scene = Scene(Group(*apart), small=lambda: Group(*parts))


def ask_on(desk: Desk, record: Path | None) -> Wish:
    """Ask what to do next. `record` is where the game can be saved; None if it is saved."""
    words = desk.words
    choices: list[Choice[Wish]] = [Choice(words.say("cli-again"), "again")]
    if record is not None:
        choices.append(Choice(words.say("cli-write-down", path=str(record)), "write"))
    choices.append(Choice(words.say("cli-leave"), "leave"))
    return desk.choose(Question(words.say("cli-over"), choices))


def write_down(desk: Desk, match: Match, party: Party, seed: bytes, path: Path) -> bool:
    """Save the record and report where. False if that failed."""
    players = tuple(
        Player("human", name) if seat == party.me else Player("bot", name, party.bots)
        for seat, name in enumerate(party.names)
    )
    try:
        path.write_bytes(write_record(record_of(match, players, seed)))
    except OSError as error:
        problem = error.strerror or str(error)
        note(desk, desk.words.say("cli-file-unwritable", path=str(path), problem=problem))
        return False
    note(desk, desk.words.say("cli-record-written", path=str(path)))
    return True


def note(desk: Desk, text: str) -> None:
    """Show a message that stays while the next question is open."""
    if desk.terminal.live:
        desk.scene = replace(desk.scene, who=Text(text))
    else:
        desk.terminal.say(Text(text))


def numbered(path: Path, game: int) -> Path:
    """Path for the n-th game of a session: the given path, then `-2`, `-3` and so on."""
    return path if game == 1 else path.with_stem(f"{path.stem}-{game}")


def free_path(party: Party) -> Path:
    """A path without a file, named by game and time."""
    hour = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M")
    wanted = Path(f"{party.game.name}-{hour}.json")
    tries = (numbered(wanted, number) for number in range(1, 1000))
    return next(path for path in tries if not path.exists())

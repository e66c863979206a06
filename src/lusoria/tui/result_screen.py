"""Result screen: result, revealed secrets, seed, and saving the record."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from stat import S_IMODE
from typing import Literal, TypeAlias

from rich.console import Group
from rich.text import Text

from lusoria.records.match import Match
from lusoria.records.record import Player, record_of, write_record
from lusoria.runtime.atomic_file import PUBLIC, write_atomically
from lusoria.tui.game_screen import A, E, GameScreen, V
from lusoria.tui.prompt import Choice, Prompter, Question
from lusoria.tui.setup_screen import TableSetup
from lusoria.tui.style import apart
from lusoria.tui.terminal import Scene
from lusoria.words import tell_result

NextStep: TypeAlias = Literal["again", "write", "leave"]


def show_ending(prompter: Prompter, screen: GameScreen[V, E, A], view: V, seed: bytes) -> None:
    """Show the result, all revealed secrets and the seed."""
    assert view.table.result is not None
    result = Text(
        tell_result(screen.words, screen.game, view.table.result, screen.me, screen.names), style="title"
    )
    ending = screen.ending(view)
    last = Text(screen.say("cli-seed", seed=seed.hex()), style="soft")
    # A screen that is too small cuts the end, so there the result comes first.
    prompter.scene = Scene(Group(*apart([*ending, result, last])), small=lambda: Group(result, *ending, last))


def ask_next_step(prompter: Prompter, record: Path | None) -> NextStep:
    """Ask what to do next. `record` is where the game can be saved; None if it is saved."""
    words = prompter.words
    choices: list[Choice[NextStep]] = [Choice(words.say("cli-again"), "again")]
    if record is not None:
        choices.append(Choice(words.say("cli-write-down", path=str(record)), "write"))
    choices.append(Choice(words.say("cli-leave"), "leave"))
    return prompter.choose(Question(words.say("cli-over"), choices))


def save_record(prompter: Prompter, match: Match, setup: TableSetup, seed: bytes, path: Path) -> bool:
    """Save the record and report where. False if that failed."""
    players = tuple(
        Player("human", name) if seat == setup.me else Player("bot", name, setup.bots)
        for seat, name in enumerate(setup.names)
    )
    try:
        write_file(path, write_record(record_of(match, players, seed)))
    except OSError as error:
        problem = error.strerror or str(error)
        show_notice(prompter, prompter.words.say("cli-file-unwritable", path=str(path), problem=problem))
        return False
    show_notice(prompter, prompter.words.say("cli-record-written", path=str(path)))
    return True


def write_file(path: Path, content: bytes) -> None:
    """Write atomically where that is possible: a device or a pipe is written directly. Follows links."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_bytes(content)
    else:
        write_atomically(path, content, S_IMODE(path.stat().st_mode) if path.exists() else PUBLIC)


def show_notice(prompter: Prompter, text: str) -> None:
    """Show a message that stays while the next question is open."""
    if prompter.terminal.live:
        prompter.scene = replace(prompter.scene, identity_line=Text(text))
    else:
        prompter.terminal.say(Text(text))


def numbered_path(path: Path, game: int) -> Path:
    """Path for the n-th game of a session: the given path, then `-2`, `-3` and so on."""
    return path if game == 1 else path.with_stem(f"{path.stem}-{game}")


def free_path(setup: TableSetup) -> Path:
    """A path without a file, named by game and time."""
    hour = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M")
    path = Path(f"{setup.game.name}-{hour}.json")
    tries = (numbered_path(path, number) for number in range(1, 1000))
    return next(path for path in tries if not path.exists())

"""From the list to the player: a bot is made when it is first needed, from data that is what it should be."""

import hashlib
from functools import cache
from importlib.resources import files
from pkgutil import resolve_name

from lusoria.bots.base import Bot, BotSpec, DataFile
from lusoria.core.errors import Malformed
from lusoria.games import game as find_game


@cache
def loaded(spec: BotSpec) -> Bot:
    """The bot itself, made once; Malformed where one of its data files is not the one that is listed."""
    make = resolve_name(spec.load)
    made: Bot = make(*(contents(spec, file) for file in spec.data))
    return made


def contents(spec: BotSpec, file: DataFile) -> bytes:
    """What a data file holds, once it is known to be whole and made for the rules that are played."""
    played = find_game(spec.game).version
    if file.rules != played:
        raise wrong(spec, file, f"is for rules version {file.rules}, and version {played} is played")
    package, _, path = file.path.partition(":")
    try:
        data = files(package).joinpath(path).read_bytes()
    except (OSError, ModuleNotFoundError):
        raise wrong(spec, file, "is not there") from None
    if hashlib.sha256(data).hexdigest() != file.sha256:
        raise wrong(spec, file, "is not the one that was listed: its checksum differs")
    return data


def wrong(spec: BotSpec, file: DataFile, problem: str) -> Malformed:
    return Malformed(f"bot {spec.game}/{spec.name}", f"{file.path} {problem}; `{file.command}` makes it anew")

"""Loads bots on first use, and verifies their data files."""

import hashlib
from functools import cache
from importlib.resources import files
from pkgutil import resolve_name

from lusoria.bots.bot import Bot, BotSpec, DataFile
from lusoria.core.errors import Malformed


@cache
def loaded(spec: BotSpec, rules: int) -> Bot:
    """Create the bot, once per version of the rules. Raises Malformed if that fails."""
    data = [contents(spec, file, rules) for file in spec.data]
    try:
        made: Bot = resolve_name(spec.load)(*data)
    except Exception as error:
        problem = f"{spec.load} cannot be loaded: {type(error).__name__}: {error}"
        raise Malformed(place(spec), problem) from error
    return made


def contents(spec: BotSpec, file: DataFile, played: int) -> bytes:
    """Contents of a data file. Raises Malformed for other rules, a missing file or a wrong checksum."""
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
    return Malformed(place(spec), f"{file.path} {problem}; `{file.command}` generates it")


def place(spec: BotSpec) -> str:
    return f"bot {spec.game}/{spec.name}"

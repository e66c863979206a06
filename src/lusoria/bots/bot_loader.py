"""Loads bots on first use, and verifies their data files."""

import hashlib
from functools import cache
from importlib.resources import files
from pkgutil import resolve_name

from lusoria.bots.bot import Bot, BotSpec, DataFile
from lusoria.core.errors import Malformed


@cache
def load_bot(spec: BotSpec, rules: int) -> Bot:
    """Create the bot, once per version of the rules. Raises Malformed if that fails."""
    data = [read_data_file(spec, file, rules) for file in spec.data]
    try:
        bot: Bot = resolve_name(spec.load)(*data)
    except Exception as error:
        problem = f"{spec.load} cannot be loaded: {type(error).__name__}: {error}"
        raise Malformed(bot_label(spec), problem) from error
    return bot


def read_data_file(spec: BotSpec, file: DataFile, rules: int) -> bytes:
    """Contents of a data file. Raises Malformed for other rules, a missing file or a wrong checksum."""
    if file.rules != rules:
        raise data_fault(spec, file, f"is for rules version {file.rules}, and version {rules} is played")
    package, _, path = file.path.partition(":")
    try:
        data = files(package).joinpath(path).read_bytes()
    except (OSError, ModuleNotFoundError):
        raise data_fault(spec, file, "is missing") from None
    if hashlib.sha256(data).hexdigest() != file.sha256:
        raise data_fault(spec, file, "has another checksum than the one in the bot list")
    return data


def data_fault(spec: BotSpec, file: DataFile, problem: str) -> Malformed:
    return Malformed(bot_label(spec), f"{file.path} {problem}; `{file.command}` generates it")


def bot_label(spec: BotSpec) -> str:
    return f"bot {spec.game}/{spec.name}"

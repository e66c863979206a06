"""What people and bots are called."""

import getpass
import itertools
from collections.abc import Iterable
from functools import reduce
from itertools import islice
from random import Random

from lusoria.table.room.names import alike, tidy
from lusoria.words import Words

LONGEST_NAME = 16
ACCOUNTS = frozenset(
    {"root", "user", "admin", "administrator", "guest", "ubuntu", "debian", "runner", "nobody"}
)
"""Accounts of machines, not of people."""


def fault(words: Words, name: str) -> str | None:
    """What is wrong with a name, if anything."""
    if not any(map(str.isalpha, name)):
        return words.say("cli-name-empty")
    if len(name) > LONGEST_NAME:
        return words.say("cli-name-long", most=LONGEST_NAME)
    return None


def machine_name(words: Words) -> str:
    """The name this machine knows the person by, or a Roman one."""
    try:
        account = tidy(getpass.getuser())
    except (OSError, KeyError, ImportError):
        account = ""
    if account.casefold() in ACCOUNTS or fault(words, account) is not None:
        return words.say("cli-name-default")
    return account[:1].upper() + account[1:]


def bot_names(words: Words, person: str, count: int, rng: Random) -> list[str]:
    """As many Romans, none called like the person; with numbers, where there are not so many."""
    romans = words.say("bot-names").split()
    free = [name for name in romans if not alike(name, person)]
    named = rng.sample(free, min(count, len(free)))
    numbered = (f"{name} {number}" for number in itertools.count(2) for name in romans)
    more = (name for name in numbered if not alike(name, person))
    return [*named, *islice(more, count - len(named))]


def listed_names(words: Words, names: Iterable[str]) -> str:
    """`Livia, Octavia, Cassius`; a dash where there are none."""
    return reduce(lambda start, end: words.say("names-comma", start=start, end=end), [*names] or ["–"])

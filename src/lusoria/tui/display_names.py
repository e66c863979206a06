"""Display names of the person and the bots."""

import getpass
import itertools
from itertools import islice
from random import Random

from lusoria.table.room.names import alike, tidy
from lusoria.words import Words

MAX_NAME_LENGTH = 16  # characters; columns of a board are narrow
ACCOUNTS = frozenset(
    {"root", "user", "admin", "administrator", "guest", "ubuntu", "debian", "runner", "nobody"}
)
# Accounts that say nothing about the person.


def name_fault(words: Words, name: str) -> str | None:
    """A sentence about what is wrong with the name; None if nothing is."""
    if not any(map(str.isalpha, name)):
        return words.say("cli-name-empty")
    if len(name) > MAX_NAME_LENGTH:
        return words.say("cli-name-long", most=MAX_NAME_LENGTH)
    return None


def machine_name(words: Words) -> str:
    """The person's account name, or a default."""
    try:
        account = tidy(getpass.getuser())
    except (OSError, KeyError, ImportError):
        account = ""
    if account.casefold() in ACCOUNTS or name_fault(words, account) is not None:
        return words.say("cli-name-default")
    return account[:1].upper() + account[1:]


def bot_names(words: Words, person: str, count: int, rng: Random) -> list[str]:
    """`count` Roman names unlike the person's; numbered ones if there are too few."""
    romans = words.say("bot-names").split()
    free = [name for name in romans if not alike(name, person)]
    chosen = rng.sample(free, min(count, len(free)))
    numbered = (f"{name} {number}" for number in itertools.count(2) for name in romans)
    more = (name for name in numbered if not alike(name, person))
    return [*chosen, *islice(more, count - len(chosen))]

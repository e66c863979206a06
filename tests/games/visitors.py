"""Guests for an afternoon: entry points that a test makes up, and modules to which they lead."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

import pytest

from lusoria import bots, games
from lusoria.core import guests
from lusoria.core.errors import IllegalOptions
from lusoria.core.game import any_game
from lusoria.games.alea import AleaRomana
from lusoria.games.alea.model import Options, State
from lusoria.games.alea.rules import start


class Ludus(AleaRomana):
    """A stranger's game, by its first rules."""

    name = "ludus"
    usual = 2


class NewLudus(Ludus):
    """By its second rules, only three and more may play."""

    version = 2
    players = range(3, 7)

    @staticmethod
    def start(options: Options) -> State:
        if options.players < 3:
            raise IllegalOptions("A1", "players", players=options.players, least=3, most=6)
        return start(options)


class Impostor(AleaRomana):
    """It says that it is Alea, and better."""

    version = 7


class Shouting(Ludus):
    name = "LUDUS!"


class Unnumbered(Ludus):
    version = 0


LUDUS = any_game(Ludus())
BOTH = (any_game(NewLudus()), LUDUS)
ALONE = [Ludus()]
TWICE = (LUDUS, Ludus())
IMPOSTOR = Impostor()
SHOUTING = Shouting()
UNNUMBERED = Unnumbered()
NOTHING = object()


@contextmanager
def visiting(monkeypatch: pytest.MonkeyPatch, **groups: list[str]) -> Iterator[None]:
    """For a while, packages are installed that offer these things under `games` and `bots`."""

    def installed(group: str) -> list[EntryPoint]:
        offered = groups.get(group.removeprefix("lusoria."), [])
        return [EntryPoint(f"guest-{place}", value, group) for place, value in enumerate(offered)]

    def forget() -> None:
        games.all_versions.cache_clear()
        bots.all_bots.cache_clear()

    with monkeypatch.context() as patch:
        patch.setattr(guests, "entry_points", installed)
        forget()
        yield
    forget()

"""Fake plug-ins: entry points, and the games they load."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from typing import Any, NoReturn

import pytest

from lusoria import bots, games
from lusoria.core import plugins
from lusoria.core.errors import IllegalOptions
from lusoria.core.extensions import NO_EXTENSIONS
from lusoria.core.game import any_game
from lusoria.core.structs import HouseRule
from lusoria.games.alea import AleaRomana
from lusoria.games.alea.model import Options, State, house_rules
from lusoria.games.alea.rules import start


class Ludus(AleaRomana):
    """A plug-in game, version 1."""

    name = "ludus"
    usual = 2
    package = "tests.games.ludus"
    extensions = NO_EXTENSIONS


class NewLudus(Ludus):
    """Version 2: three or more players."""

    version = 2
    players = range(3, 7)
    usual = 3

    @staticmethod
    def start(options: Options) -> State:
        if options.players < 3:
            raise IllegalOptions("A1", "players", players=options.players, least=3, most=6)
        return start(options)


class Impostor(AleaRomana):
    """It has the name of a built-in game."""

    version = 7


class Shouting(Ludus):
    name = "LUDUS!"


class Unnumbered(Ludus):
    version = 0


def ludus_with(**members: Any) -> Any:
    """A plug-in game with a fault in these members."""
    return type("Stranger", (Ludus,), members)()


def uncertain(players: int) -> tuple[HouseRule, ...]:
    """Fails for six players."""
    if players == 6:
        raise KeyError(players)
    return house_rules(players)


def lost(*_: object) -> NoReturn:
    raise RuntimeError("the dice are lost")


class Quarrelsome(Sequence[object]):
    """A sequence that cannot be iterated."""

    def __len__(self) -> int:
        return 1

    def __getitem__(self, place: Any) -> Any:
        lost()


LUDUS = any_game(Ludus())
BOTH = (any_game(NewLudus()), LUDUS)
ALONE = [Ludus()]
TWICE = (LUDUS, Ludus())
IMPOSTOR = Impostor()
SHOUTING = Shouting()
UNNUMBERED = Unnumbered()
TRULY_NUMBERED = ludus_with(version=True)
NOTHING = object()
NOBODY = ludus_with(players=range(0))
BACKWARDS = ludus_with(players=range(3))
CROWDED = ludus_with(usual=7)
TIMELESS = ludus_with(minutes="long")
RULELESS = ludus_with(rule_numbers=(1, 2))
UNDECIDED = ludus_with(house_rules=staticmethod(uncertain))
LOOSE = ludus_with(house_rules=lambda *_: ("anything goes",))
UNPREPARED = ludus_with(start=lost)
UNSEEN = ludus_with(view=lost)
UNMARKED = ludus_with(event_type="a text")
SHAPELESS = ludus_with(result_type=complex)
MOODY = ludus_with(minutes=property(lost))
MUTE = ludus_with(package="lusoria.bots")
DISTRACTED = ludus_with(package="lusoria.games.alea")
HOMELESS = ludus_with(package="no_such_package")
QUARRELSOME = Quarrelsome()


@contextmanager
def visiting(monkeypatch: pytest.MonkeyPatch, **groups: list[str]) -> Iterator[None]:
    """Replaces the installed packages by ones with these entry points in `games` and `bots`."""

    def installed(group: str) -> list[EntryPoint]:
        offered = groups.get(group.removeprefix("lusoria."), [])
        return [EntryPoint(f"guest-{place}", value, group) for place, value in enumerate(offered)]

    def forget() -> None:
        games.all_versions.cache_clear()
        bots.all_bots.cache_clear()

    with monkeypatch.context() as patch:
        patch.setattr(plugins, "entry_points", installed)
        forget()
        yield
    forget()

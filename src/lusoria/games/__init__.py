"""Every game there is: those built in, and guests that other packages bring.

A guest comes through the entry-point group `lusoria.games`, as one game or as a sequence of versions of it.
The newest version is played; the older ones are retired, and kept so that their records stay true. A game
listed here is under every law of the test suite from that moment.
"""

from collections.abc import Iterator, Mapping
from functools import cache

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame, any_game
from lusoria.core.plugins import guests, leave_out
from lusoria.games.alea import ALEA
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.plugin_check import fault_of

BUILT_IN: tuple[AnyGame, ...] = (any_game(IDUS_MARTII), any_game(ALEA))
"""With every version there was."""
GROUP = "lusoria.games"


class Games(Mapping[str, AnyGame]):
    """Each game by its name, in the version that is played now.

    It looks round for guests when it is first asked and not when it is imported: a guest imports Lusoria
    itself, and must have been read to its end before it is shown in.
    """

    def __getitem__(self, name: str) -> AnyGame:
        versions = all_versions()[name]
        return versions[max(versions)]

    def __iter__(self) -> Iterator[str]:
        return iter(all_versions())

    def __len__(self) -> int:
        return len(all_versions())


GAMES: Mapping[str, AnyGame] = Games()


def game(name: str, rules: int | None = None) -> AnyGame:
    """The game of this name, by these rules or by today's; or Malformed naming the ones there are."""
    if name not in GAMES:
        raise Malformed("game", f"no game is called {name!r}; there are {', '.join(GAMES)}")
    if rules is None:
        return GAMES[name]
    versions = all_versions()[name]
    if rules not in versions:
        known = ", ".join(map(str, sorted(versions)))
        raise Malformed("rules", f"this program plays {name} by version {known} of its rules, not {rules}")
    return versions[rules]


@cache
def all_versions() -> dict[str, dict[int, AnyGame]]:
    """Every game in every version, those built in first."""
    found: dict[str, dict[int, AnyGame]] = {}
    for built_in in BUILT_IN:
        found.setdefault(built_in.name, {})[built_in.version] = built_in
    hosts = dict.fromkeys(found, "Lusoria itself")
    for guest, thing in guests(GROUP):
        fault = fault_of(thing)
        if fault is not None:
            leave_out(guest, fault)
            continue
        brought: AnyGame = thing
        if hosts.setdefault(brought.name, guest) != guest:
            leave_out(guest, f"the name {brought.name!r} belongs to {hosts[brought.name]}")
        elif brought.version in found.setdefault(brought.name, {}):
            leave_out(guest, f"{brought.name} has two games of version {brought.version}")
        else:
            found[brought.name][brought.version] = brought
    return found

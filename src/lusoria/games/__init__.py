"""Registry of all games: built-in games and plug-ins.

A plug-in uses the entry-point group `lusoria.games` and provides one game or a sequence of its versions.
The newest version is played. Older versions stay, so that their records replay. The test suite's laws apply
to every game listed here.
"""

from collections.abc import Iterator, Mapping
from functools import cache

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame, any_game
from lusoria.core.plugins import load_plugins, skip_plugin
from lusoria.games.alea import ALEA
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.plugin_check import find_fault

BUILT_IN: tuple[AnyGame, ...] = (any_game(IDUS_MARTII), any_game(ALEA))  # all versions
GROUP = "lusoria.games"


class Games(Mapping[str, AnyGame]):
    """Newest version of each game, by name.

    Loads plug-ins at the first access, not at import: a plug-in imports Lusoria, which must be loaded first.
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
    """The game in this version of its rules, or in the newest. Raises Malformed with the known ones."""
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
    """All games in all versions, built-in games first."""
    games: dict[str, dict[int, AnyGame]] = {}
    for built_in in BUILT_IN:
        games.setdefault(built_in.name, {})[built_in.version] = built_in
    providers = dict.fromkeys(games, "Lusoria itself")
    for label, candidate in load_plugins(GROUP):
        fault = find_fault(candidate)
        if fault is not None:
            skip_plugin(label, fault)
            continue
        plugin: AnyGame = candidate
        if providers.setdefault(plugin.name, label) != label:
            skip_plugin(label, f"the name {plugin.name!r} belongs to {providers[plugin.name]}")
        elif plugin.version in games.setdefault(plugin.name, {}):
            skip_plugin(label, f"{plugin.name} has two games of version {plugin.version}")
        else:
            games[plugin.name][plugin.version] = plugin
    return games

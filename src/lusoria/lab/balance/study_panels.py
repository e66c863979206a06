"""Base class of the studies: one game under some policies, as panels with texts and commands."""

import tomllib
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, TypeVar

from lusoria.lab.balance.game_samples import Row, Source, check_policy
from lusoria.lab.balance.report_model import Cell, Panel
from lusoria.lab.balance.svg import Series, Sheet
from lusoria.lab.simulator.result_columns import Columns

Found = TypeVar("Found")
NAMES = {"random": "Everybody at random", "honest": "Honest bots", "greedy": "Greedy bots"}
STYLES = (("first", "disc"), ("second", "lozenge"), ("third", "square"), ("nobody", "triangle"))


@cache
def words_in(package: str) -> dict[str, Any]:
    """Texts in `words.toml` of a package."""
    return tomllib.loads(files(package).joinpath("words.toml").read_text(encoding="utf-8"))


def policy_name(policy: str) -> str:
    return NAMES.get(policy, f"Bots called {policy}")


def policy_series(k: int, policy: str) -> Series:
    return Series(policy_name(policy), *STYLES[k % len(STYLES)])


class Study:
    """One game under some policies. A game brings a subclass as its part `balance`."""

    game: ClassVar[str]
    package: ClassVar[str]
    """Holds `words.toml`: texts of the game, under its name, and of each panel."""
    panels: ClassVar[tuple[str, ...]]
    """Each is `prefix-name`; the method `name` makes it."""
    usual: ClassVar[tuple[str, ...]]
    """Default policies."""

    def __init__(self, source: Source, policies: Sequence[str]) -> None:
        for policy in policies:
            check_policy(self.game, policy)
        self.source = source
        self.policies = tuple(policies)
        self._known: dict[Hashable, Any] = {}

    @staticmethod
    def row_of(state: Any) -> Row:
        """A game's last state as one row of the columns that `simulate` gives."""
        raise NotImplementedError

    @staticmethod
    def finished_games(columns: Columns) -> Columns:
        """Columns without the games that were cut off."""
        return columns

    @classmethod
    def words(cls) -> dict[str, Any]:
        return words_in(cls.package)

    def make_panels(self, wanted: Sequence[str]) -> Iterator[Panel]:
        """The wanted panels, or all."""
        for name in self.panels:
            if name in wanted or not wanted:
                panel: Panel = getattr(self, name.partition("-")[2])()
                yield panel

    def cached(self, key: Hashable, play: Callable[[], Found]) -> Found:
        """Result of `play`, cached by key."""
        if key not in self._known:
            self._known[key] = play()
        found: Found = self._known[key]
        return found

    def panel(self, name: str, rows: Sequence[Sequence[Cell]], sheet: Sheet, **facts: object) -> Panel:
        """A panel with its texts, filled in with figures."""
        texts, players = self.words()[name], policy_name(self.policies[-1])
        known = {"who": players[0].lower() + players[1:], "Who": players, **facts}
        return Panel(
            name=name,
            title=texts["title"],
            says=[text.format(**known) for text in texts["says"]],
            rules=texts["rules"],
            head=texts["head"],
            rows=rows,
            shares=texts["shares"],
            picture=sheet.svg(),
            shown=texts["shown"].format(**known),
            command=self.command(name),
        )

    def command(self, name: str) -> str:
        source, policies = self.source, " ".join(f"--policy {policy}" for policy in self.policies)
        return (
            f"lusoria lab balance --only {name} {policies} --games {source.games} "
            f"--slow-games {source.slow_games} --seed {source.seed} --folder balance"
        )

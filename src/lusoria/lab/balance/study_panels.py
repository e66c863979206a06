"""What the studies of both games share: policies by name, and panels with the command that makes them."""

import tomllib
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cache
from typing import Any, ClassVar, TypeVar

from lusoria.lab.balance.game_samples import Source, check_policy
from lusoria.lab.balance.report_model import Cell, Panel
from lusoria.lab.balance.report_style import resource
from lusoria.lab.balance.svg import Series, Sheet

Found = TypeVar("Found")
NAMES = {"random": "Everybody at random", "honest": "Honest bots", "greedy": "Greedy bots"}
STYLES = (("first", "disc"), ("second", "lozenge"), ("third", "square"), ("nobody", "triangle"))


@cache
def words() -> dict[str, Any]:
    """What the report says, by panel."""
    return tomllib.loads(resource("words.toml"))


def policy_name(policy: str) -> str:
    return NAMES.get(policy, f"Bots called {policy}")


def policy_series(k: int, policy: str) -> Series:
    return Series(policy_name(policy), *STYLES[k % len(STYLES)])


class Study:
    """One game under some policies; what was played once is not played again."""

    game: ClassVar[str]
    panels: ClassVar[tuple[str, ...]]
    usual: ClassVar[tuple[str, ...]]
    """Who plays where nobody says."""

    def __init__(self, source: Source, policies: Sequence[str]) -> None:
        for policy in policies:
            check_policy(self.game, policy)
        self.source = source
        self.policies = tuple(policies)
        self._known: dict[Hashable, Any] = {}

    def made(self, wanted: Sequence[str]) -> Iterator[Panel]:
        """The panels that are wanted; all, where none is named."""
        for name in self.panels:
            if name in wanted or not wanted:
                panel: Panel = getattr(self, name.partition("-")[2])()
                yield panel

    def once(self, key: Hashable, play: Callable[[], Found]) -> Found:
        if key not in self._known:
            self._known[key] = play()
        found: Found = self._known[key]
        return found

    def panel(self, name: str, rows: Sequence[Sequence[Cell]], sheet: Sheet, **facts: object) -> Panel:
        """A panel with its words, and the figures that these tell."""
        said, who = words()[name], policy_name(self.policies[-1])
        known = {"who": who[0].lower() + who[1:], "Who": who, **facts}
        return Panel(
            name=name,
            title=said["title"],
            says=[text.format(**known) for text in said["says"]],
            rules=said["rules"],
            head=said["head"],
            rows=rows,
            shares=said["shares"],
            picture=sheet.svg(),
            shown=said["shown"].format(**known),
            command=self.command(name),
        )

    def command(self, name: str) -> str:
        source, policies = self.source, " ".join(f"--policy {policy}" for policy in self.policies)
        return (
            f"lusoria lab balance --only {name} {policies} --games {source.games} "
            f"--slow-games {source.slow_games} --seed {source.seed} --folder balance"
        )

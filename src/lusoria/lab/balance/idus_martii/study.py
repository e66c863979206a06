"""Balance study of Idus Martii: winners, endings, and the effects of limit, yellow votes and seats."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from lusoria.games.idus_martii.model import ENDINGS, FACTIONS, PLAYERS, PRINTED_LIMIT, kept_cards, limits
from lusoria.lab.balance.game_samples import NONE, Options, Row
from lusoria.lab.balance.plots import Curves, axis_around, draw_curves, draw_dots, draw_stacked_bars
from lusoria.lab.balance.report_model import (
    Cell,
    Panel,
    Value,
    difference,
    is_significant,
    mean,
    proportion,
    ratio,
)
from lusoria.lab.balance.study_panels import Study, policy_name, policy_series
from lusoria.lab.balance.svg import Axis, Series, Sheet
from lusoria.lab.simulator.result_columns import Column

GAME = "idus-martii"
OUTCOMES = (
    Series("Loyal", "loyal", "disc"),
    Series("Traitors", "traitor", "lozenge"),
    Series("Merchants", "merchant", "square"),
    Series("nobody", "nobody", "triangle"),
)
FAILED = Series("Failed Conspiracy", "second", "triangle")


@dataclass(frozen=True)
class Shares:
    """Figures of the games of one table."""

    outcomes: tuple[Value, ...]
    """In the order of OUTCOMES. A win of a side without members counts as a win of nobody (E3)."""
    failed: Value
    lean: Value
    """Share of Loyal wins minus share of Traitor wins."""
    places: tuple[Value, ...]
    """Win rate of the first Consul, the second, ..."""
    gains: tuple[Value, ...]
    """`places` minus the mean of the table, paired by game because a side wins together."""
    sides: tuple[Value, ...]
    """Win rate of players who kept a card of this side."""
    person: Value
    """Win rate of any player."""
    merchants: Column
    """By game: the Merchants have won."""


def shares_of(columns: dict[str, Column]) -> Shares:
    faction, wins, sides = columns["faction"], columns["wins"], columns["sides"]
    has_winner: Column = np.asarray(wins.any(axis=1))
    outcomes = [proportion(np.logical_and(faction == side, has_winner)) for side in range(3)]
    loyal, traitor = (faction == 0) & has_winner, (faction == 1) & has_winner
    lean = loyal.astype(np.int64) - traitor
    games, players = wins.shape
    turned = (np.arange(players)[None, :] + columns["first"].astype(np.int64)[:, None]) % players
    by_place = np.take_along_axis(wins, turned, axis=1)
    seats = np.full(games, players)
    return Shares(
        (*outcomes, proportion(~has_winner)),
        proportion(columns["ending"] == ENDINGS.index("failed_conspiracy")),
        ratio(lean, np.ones(games, np.int64)),
        tuple(proportion(by_place[:, place]) for place in range(players)),
        tuple(mean(by_place[:, place] - wins.mean(axis=1)) for place in range(players)),
        tuple(ratio((wins & (sides == side)).sum(axis=1), (sides == side).sum(axis=1)) for side in range(3)),
        ratio(wins.sum(axis=1), seats),
        np.logical_and(faction == 2, has_winner),
    )


class IdusStudy(Study):
    """Panels of Idus Martii."""

    game = GAME
    package = "lusoria.lab.balance.idus_martii"
    usual = ("random", "honest")
    panels = ("idus-factions", "idus-endings", "idus-limits", "idus-yellow", "idus-places", "idus-sides")

    @staticmethod
    def row_of(state: Any) -> Row:
        result = state.result
        return {
            "first": state.first,
            "ending": ENDINGS.index(result.ending),
            "faction": FACTIONS.index(result.faction),
            "turns": state.turn,
            "sides": [FACTIONS.index(side) for side in kept_cards(state)],
            "wins": [seat in result.winners for seat in range(state.players)],
        }

    def shares(self, players: int, policy: str, options: Options = NONE) -> Shares:
        return self.cached(
            (players, policy, *sorted(options.items())), lambda: self._shares(players, policy, options)
        )

    def _shares(self, players: int, policy: str, options: Options) -> Shares:
        return shares_of(self.source.columns(GAME, players, policy, options))

    def factions(self) -> Panel:
        groups = []
        rows: list[tuple[Cell, ...]] = []
        leans: list[Value] = []
        for policy in self.policies:
            bars = []
            for players in PLAYERS:
                shares = self.shares(players, policy)
                leans.append(shares.lean)
                bars.append((f"{players} players", [value.value for value in shares.outcomes]))
                rows.append((policy, players, *shares.outcomes, shares.lean))
            groups.append((policy_name(policy), bars))
        sheet = Sheet()
        draw_stacked_bars(sheet, groups, OUTCOMES)
        small, large = (self.shares(players, self.policies[-1]) for players in (5, 8))
        farthest = max(abs(lean.value) / lean.error for lean in leans if lean.error)
        return self.panel(
            "idus-factions",
            rows,
            sheet,
            loyal=small.outcomes[0].percent(),
            traitor=small.outcomes[1].percent(),
            merchant=small.outcomes[2].percent(),
            nobody=small.outcomes[3].percent(),
            merchant_8=large.outcomes[2].percent(),
            nobody_8=large.outcomes[3].percent(),
            count=len(leans),
            farthest=f"{farthest:.1f}",
        )

    def endings(self) -> Panel:
        rows: list[tuple[Cell, ...]] = []
        lines = []
        for players in PLAYERS:
            marks = []
            for k, policy in enumerate(self.policies):
                failed = self.shares(players, policy).failed
                marks.append((policy_series(k, policy), failed))
                rows.append((policy, players, PRINTED_LIMIT[players], failed))
            lines.append((f"{players} players", marks))
        most = max(value.value for _, marks in lines for _, value in marks)
        sheet = Sheet()
        draw_dots(sheet, [("", lines)], Axis(0, 1.15 * most))
        first, last = (self.shares(players, self.policies[-1]).failed for players in (5, 8))
        return self.panel("idus-endings", rows, sheet, failed_5=first.percent(), failed_8=last.percent())

    def limits(self) -> Panel:
        rows: list[tuple[Cell, ...]] = []
        series = []
        for policy in self.policies:
            for players in PLAYERS:
                shares = [self.shares(players, policy, {"limit": limit}) for limit in limits(players)]
                rows += [
                    (policy, players, limit, each.failed, *each.outcomes)
                    for limit, each in zip(limits(players), shares, strict=True)
                ]
                if policy == self.policies[-1]:
                    by_side = [
                        (side, [each.outcomes[k] for each in shares]) for k, side in enumerate(OUTCOMES[:3])
                    ]
                    failed = (FAILED, [each.failed for each in shares])
                    series.append(
                        Curves(
                            f"{players} players",
                            list(limits(players)),
                            [*by_side, failed],
                            PRINTED_LIMIT[players],
                        )
                    )
        sheet = Sheet()
        most = max(value.value for panel in series for _, line in panel.lines for value in line)
        draw_curves(sheet, series, 1.05 * most)
        best = self.policies[-1]
        low, high = (self.shares(5, best, {"limit": limit}) for limit in (limits(5)[0], limits(5)[-1]))
        return self.panel(
            "idus-limits",
            rows,
            sheet,
            low=limits(5)[0],
            printed=PRINTED_LIMIT[5],
            high=limits(5)[-1],
            failed_low=low.failed.percent(),
            failed_printed=self.shares(5, best).failed.percent(),
            failed_high=high.failed.percent(),
            merchant_low=low.outcomes[2].percent(),
            merchant_high=high.outcomes[2].percent(),
        )

    def yellow(self) -> Panel:
        rows: list[tuple[Cell, ...]] = []
        groups = []
        gaps = []
        kinds = (Series("must swap, as printed", "first", "disc"), Series("may keep it", "second", "lozenge"))
        for policy in self.policies:
            lines = []
            for players in PLAYERS:
                must = self.shares(players, policy)
                may = self.shares(players, policy, {"yellow_swap": "may"})
                gaps.append((policy, players, difference(may.merchants, must.merchants)))
                both = must.outcomes[2], may.outcomes[2]
                lines.append((f"{players} players", list(zip(kinds, both, strict=True))))
                rows.append((policy, players, *both, gaps[-1][2]))
            groups.append((policy_name(policy), lines))
        values = [value for _, lines in groups for _, marks in lines for _, value in marks]
        sheet = Sheet()
        draw_dots(sheet, groups, axis_around(values))
        policy, players, gap = max(gaps, key=lambda gap: abs(gap[2].value))
        return self.panel(
            "idus-yellow",
            rows,
            sheet,
            count=len(gaps),
            sure=sum(is_significant(gap) for _, _, gap in gaps),
            most=f"{100 * gap.value:+.1f}",
            error=f"{100 * gap.error:.1f}",
            players=players,
            policy=policy_name(policy).lower(),
        )

    def places(self) -> Panel:
        rows: list[tuple[Cell, ...]] = []
        best = self.policies[-1]
        series = policy_series(len(self.policies) - 1, best)
        groups = []
        gained: list[tuple[int, int, Value]] = []
        for policy in self.policies:
            for players in PLAYERS:
                shares = self.shares(players, policy)
                rows += [
                    (policy, players, place + 1, value, gain)
                    for place, (value, gain) in enumerate(zip(shares.places, shares.gains, strict=True))
                ]
                if policy == best:
                    gained += [(players, place + 1, gain) for place, gain in enumerate(shares.gains)]
                    lines = [
                        (f"Consul {place + 1}", [(series, gain)]) for place, gain in enumerate(shares.gains)
                    ]
                    groups.append((f"{players} players", lines))
        sheet = Sheet()
        draw_dots(sheet, groups, axis_around([gain for _, _, gain in gained]), (0,))
        players, place, top = max(gained, key=lambda gain: abs(gain[2].value))
        return self.panel(
            "idus-places",
            rows,
            sheet,
            sure=sum(is_significant(gain) for _, _, gain in gained),
            count=len(gained),
            place=place,
            players=players,
            most=f"{100 * top.value:+.1f}",
            error=f"{100 * top.error:.1f}",
        )

    def sides(self) -> Panel:
        rows: list[tuple[Cell, ...]] = []
        groups = []
        for policy in self.policies:
            lines = []
            for players in PLAYERS:
                shares = self.shares(players, policy)
                rows.append((policy, players, *shares.sides, shares.person))
                lines.append((f"{players} players", list(zip(OUTCOMES[:3], shares.sides, strict=True))))
            groups.append((policy_name(policy), lines))
        values = [value for _, lines in groups for _, marks in lines for _, value in marks]
        sheet = Sheet()
        draw_dots(sheet, groups, Axis(0, 1.1 * max(value.value for value in values)))
        best = self.shares(5, self.policies[-1])
        large = self.shares(8, self.policies[-1])
        return self.panel(
            "idus-sides",
            rows,
            sheet,
            loyal=best.sides[0].percent(),
            traitor=best.sides[1].percent(),
            merchant=best.sides[2].percent(),
            merchant_8=large.sides[2].percent(),
            anybody=best.person.percent(),
        )

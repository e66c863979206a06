"""Balance study of Alea Romana: points, length, endings, seats, house rules and card values."""

from dataclasses import dataclass
from functools import partial
from math import comb
from typing import Any

import numpy as np

from lusoria.games.alea import ALEA
from lusoria.games.alea.model import CARDS, PLAYERS
from lusoria.lab.alea.kernels.lookups import CLOSINGS
from lusoria.lab.balance.alea.card_values import CardValue, card_values
from lusoria.lab.balance.game_samples import NONE, Options, Row
from lusoria.lab.balance.plots import axis_around, draw_dots, draw_histogram, draw_stacked_bars
from lusoria.lab.balance.report_model import Cell, Panel, Value, difference, is_significant, mean, proportion
from lusoria.lab.balance.study_panels import Study, policy_name, policy_series
from lusoria.lab.balance.svg import Axis, Series, Sheet
from lusoria.lab.simulator.result_columns import Column, Columns
from lusoria.words import words

GAME = "alea"
USUAL = ALEA.usual
ENDS = (Series("a full column", "second", "square"), Series("no cards left", "nobody", "triangle"))
HOUSE = {
    "as printed": {},
    "multi_roll": {"multi_roll": True},
    "cards_anytime": {"cards_anytime": True},
    "ordered": {"ordered": True},
}
TITLES = {"multi_roll": "many dice", "cards_anytime": "any time", "ordered": "in order"}
CARD_NAMES = {card: words("en").say(f"alea-card-{card}") for card in CARDS}
SCORE_BIN_POINTS = 10  # width of a bar of the histogram


@dataclass(frozen=True)
class TableFigures:
    """Figures of the games of one table."""

    score: Value
    best: Value
    margin: Value
    """Points between the first and the second."""
    rounds: Value
    closings: tuple[Value, ...]
    """Shares of endings: a full column (G1), no cards (G2)."""
    wins: tuple[Value, ...]
    """By seat; a shared win is divided."""
    scores: tuple[Value, ...]
    """By seat."""
    points: Column
    """By game: mean of all seats."""
    score_counts: tuple[float, ...]
    round_counts: tuple[float, ...]


def figures_of(columns: dict[str, Column]) -> TableFigures:
    scores, wins = columns["scores"].astype(np.int64), columns["wins"]
    ranked = np.sort(scores, axis=1)
    parts = wins / np.maximum(wins.sum(axis=1, keepdims=True), 1)
    seats = range(scores.shape[1])
    points, games = scores.mean(axis=1), len(scores)
    per_score = np.bincount((scores // SCORE_BIN_POINTS).clip(0, 29).ravel(), minlength=30) / scores.size
    per_round = np.bincount(columns["rounds"].clip(0, 60), minlength=61) / games
    return TableFigures(
        mean(points),
        mean(ranked[:, -1]),
        mean(ranked[:, -1] - ranked[:, -2]),
        mean(columns["rounds"]),
        tuple(proportion(columns["closing"] == CLOSINGS.index(name)) for name in ("column_full", "no_cards")),
        tuple(mean(parts[:, seat]) for seat in seats),
        tuple(mean(scores[:, seat]) for seat in seats),
        points,
        tuple(per_score),
        tuple(per_round),
    )


class AleaStudy(Study):
    """The panels of Alea Romana."""

    game = GAME
    package = "lusoria.lab.balance.alea"
    usual = ("random", "greedy")
    panels = ("alea-scores", "alea-length", "alea-endings", "alea-seats", "alea-options", "alea-cards")

    @staticmethod
    def row_of(state: Any) -> Row:
        cards = [sum(1 << CARDS.index(card) for card in hand) for hand in state.cards]
        closing = CLOSINGS.index(state.closing) if state.result else 0
        scores = state.result.scores if state.result else [0] * len(cards)
        winners = state.result.winners if state.result else ()
        wins = [seat in winners for seat in range(len(cards))]
        return {"scores": scores, "cards": cards, "closing": closing, "rounds": state.round, "wins": wins}

    @staticmethod
    def finished_games(columns: Columns) -> Columns:
        has_ended = columns["closing"] != CLOSINGS.index("none")
        return {name: column[has_ended] for name, column in columns.items()}

    def figures(self, players: int, policy: str, options: Options = NONE) -> TableFigures:
        key = (players, policy, *sorted(options.items()))
        return self.cached(key, lambda: figures_of(self.source.columns(GAME, players, policy, options)))

    def scores(self) -> Panel:
        rows: list[tuple[Cell, ...]] = []
        for policy in self.policies:
            for players in PLAYERS:
                stats = self.figures(players, policy)
                rows.append((policy, players, stats.score, stats.best, stats.margin))
        pairs = [
            (policy_series(k, policy), self.figures(USUAL, policy)) for k, policy in enumerate(self.policies)
        ]
        last = (
            max(k for _, stats in pairs for k, height in enumerate(stats.score_counts) if height > 0.0005) + 1
        )
        sheet = Sheet()
        shapes = [(series, stats.score_counts[:last]) for series, stats in pairs]
        draw_histogram(sheet, [k * SCORE_BIN_POINTS for k in range(last + 1)], shapes, "points of a player")
        best = self.figures(USUAL, self.policies[-1])
        return self.panel(
            "alea-scores",
            rows,
            sheet,
            players=USUAL,
            step=SCORE_BIN_POINTS,
            points=best.score.text(),
            winner=best.best.text(),
            margin=best.margin.text(),
        )

    def length(self) -> Panel:
        rows: list[tuple[Cell, ...]] = []
        for policy in self.policies:
            rows += [(policy, players, self.figures(players, policy).rounds) for players in PLAYERS]
        pairs = [
            (policy_series(k, policy), self.figures(USUAL, policy)) for k, policy in enumerate(self.policies)
        ]
        last = (
            max(k for _, stats in pairs for k, height in enumerate(stats.round_counts) if height > 0.002) + 1
        )
        sheet = Sheet()
        shapes = [(series, stats.round_counts[1:last]) for series, stats in pairs]
        draw_histogram(sheet, [k + 0.5 for k in range(last)], shapes, "rounds")
        few, many = (self.figures(players, self.policies[-1]).rounds for players in (PLAYERS[0], PLAYERS[-1]))
        return self.panel(
            "alea-length",
            rows,
            sheet,
            players=USUAL,
            few=PLAYERS[0],
            many=PLAYERS[-1],
            rounds_few=few.text(),
            rounds_many=many.text(),
        )

    def endings(self) -> Panel:
        rows: list[tuple[Cell, ...]] = []
        groups = []
        for policy in self.policies:
            bars = []
            for players in PLAYERS:
                closings = self.figures(players, policy).closings
                bars.append((f"{players} players", [value.value for value in closings]))
                rows.append((policy, players, *closings))
            groups.append((policy_name(policy), bars))
        sheet = Sheet()
        draw_stacked_bars(sheet, groups, ENDS)
        full = self.figures(USUAL, self.policies[-1]).closings[0]
        return self.panel("alea-endings", rows, sheet, players=USUAL, full=full.percent())

    def seats(self) -> Panel:
        rows: list[tuple[Cell, ...]] = []
        groups = []
        best = self.policies[-1]
        series = policy_series(len(self.policies) - 1, best)
        for policy in self.policies:
            for players in PLAYERS:
                stats = self.figures(players, policy)
                gains = [Value(value.value - 1 / players, value.error) for value in stats.wins]
                rows += [
                    (policy, players, seat + 1, stats.wins[seat], gains[seat]) for seat in range(players)
                ]
                if policy == best:
                    lines = [(f"seat {seat + 1}", [(series, gain)]) for seat, gain in enumerate(gains)]
                    groups.append((f"{players} players", lines))
        values = [gain for _, lines in groups for _, marks in lines for _, gain in marks]
        sheet = Sheet()
        draw_dots(sheet, groups, axis_around(values), (0,))
        firsts = {players: lines[0][1][0][1] for players, (_, lines) in zip(PLAYERS, groups, strict=True)}
        return self.panel(
            "alea-seats",
            rows,
            sheet,
            players=USUAL,
            gain=f"{100 * firsts[USUAL].value:+.1f}",
            error=f"{100 * firsts[USUAL].error:.1f}",
            count=len(firsts),
            sure=sum(map(is_significant, firsts.values())),
        )

    def options(self) -> Panel:
        rows: list[tuple[Cell, ...]] = []
        groups = []
        for k, policy in enumerate(self.policies):
            lines = []
            for name, options in HOUSE.items():
                stats = self.figures(USUAL, policy, options)
                gain = Value(stats.wins[0].value - 1 / USUAL, stats.wins[0].error)
                lines.append((TITLES.get(name, name), [(policy_series(k, policy), stats.score)]))
                rows.append(
                    (policy, name, stats.score, stats.rounds, Value(100 * gain.value, 100 * gain.error))
                )
            groups.append((policy_name(policy), lines))
        values = [value for _, lines in groups for _, marks in lines for _, value in marks]
        sheet = Sheet()
        draw_dots(sheet, groups, Axis(0, 1.05 * max(value.value for value in values), percent=False))
        printed = self.figures(USUAL, self.policies[-1])
        gaps = {
            name: difference(self.figures(USUAL, self.policies[-1], options).points, printed.points)
            for name, options in HOUSE.items()
            if options
        }
        gap_texts = "; ".join(f"{name} {gap.value:+.1f} ± {gap.error:.1f}" for name, gap in gaps.items())
        return self.panel("alea-options", rows, sheet, players=USUAL, told=gap_texts)

    def cards(self) -> Panel:
        rows: list[tuple[Cell, ...]] = []
        by_policy: dict[str, list[CardValue]] = {}
        for policy in self.policies:
            by_policy[policy] = self.cached(("cards", policy), partial(card_values, self.source, policy))
            for card, each in zip(CARDS, by_policy[policy], strict=True):
                rows.append(
                    (policy, CARD_NAMES[card], each.points, each.wins.times(100), each.held_at_end.times(100))
                )
        series = {policy: policy_series(k, policy) for k, policy in enumerate(self.policies)}
        lines = [
            (CARD_NAMES[card], [(series[policy], stats[k].points) for policy, stats in by_policy.items()])
            for k, card in enumerate(CARDS)
        ]
        values = [value for _, marks in lines for _, value in marks]
        sheet = Sheet()
        axis = axis_around([*values, Value(0, 0.3)])
        draw_dots(sheet, [("", lines)], Axis(axis.low, axis.high, percent=False), (5,))
        best = dict(zip(CARDS, by_policy[self.policies[-1]], strict=True))
        order = sorted(CARDS, key=lambda card: -best[card].points.value)
        first, last = best[order[0]], best[order[-1]]
        top, low, apart = first.points, last.points, difference(first.by_deal, last.by_deal)
        return self.panel(
            "alea-cards",
            rows,
            sheet,
            top=CARD_NAMES[order[0]],
            top_points=top.text(),
            top_error=f"{top.error:.1f}",
            low=CARD_NAMES[order[-1]],
            low_points=low.text(),
            low_error=f"{low.error:.1f}",
            apart=apart.text(),
            apart_error=f"{apart.error:.1f}",
            pairs=comb(len(CARDS), 2),
        )

"""Bias of the analysis of Alea Romana: mean luck, and expected minus final points.

`python3 run.py bench alea-equity [--games N] [--seed N] [--players N ...]`: games among masters, analysed as
`lusoria analyse` does. Luck must have mean 0, in points and in winning chance. Expected points after a turn
must equal the final score in the mean, also if a rival has no cards: such a rival ends the game with a failed
turn (G2). Errors are standard errors over games.
"""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random

import numpy as np

from lusoria.analysis import analyse
from lusoria.analysis.record_steps import transitions
from lusoria.bots import bot
from lusoria.core.game import sample
from lusoria.games import game as find_game
from lusoria.games.alea.model import PLAYERS, Result
from lusoria.records.match import Match
from lusoria.records.record import Player, Record
from lusoria.wire.alea.messages import Equity

ALEA = find_game("alea")
UNITS = "points", "chance"
STATES = "every rival has cards", "a rival has no cards"


@dataclass
class Tally:
    """Sums of one quantity by game, and their numbers of terms."""

    sums: list[float] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)

    def add(self, values: Sequence[float]) -> None:
        self.sums.append(sum(values))
        self.counts.append(len(values))

    def mean(self) -> tuple[float, float]:
        """Mean of all terms and its standard error; terms of one game are dependent."""
        sums, counts = np.array(self.sums), np.array(self.counts)
        total = int(counts.sum())
        mean = float(sums.sum()) / max(total, 1)
        rest = sums - mean * counts
        return mean, sqrt(float((rest**2).sum())) / max(total, 1)


def pool_tallies(tallies: Iterable[Tally]) -> Tally:
    pool = Tally()
    for tally in tallies:
        pool.sums += tally.sums
        pool.counts += tally.counts
    return pool


@dataclass
class EquityBias:
    luck: dict[str, Tally] = field(default_factory=lambda: {unit: Tally() for unit in UNITS})
    """By unit: one term per seat."""
    off: dict[str, Tally] = field(default_factory=lambda: {state: Tally() for state in STATES})
    """Expected minus final points, by rivals' cards: one term per turn before the last."""

    def add(self, record: Record) -> None:
        report, result = analyse(record), record.result
        assert isinstance(report, Equity)
        assert isinstance(result, Result)
        for unit, tally in self.luck.items():
            tally.add([getattr(account, unit).luck for account in report.accounts])
        after = {transition.step: transition.after for transition in transitions(record)}
        off: dict[str, list[float]] = {state: [] for state in STATES}
        for turn in report.turns:
            state = after[turn.step]
            if state.closing is None:
                rivals = [cards for seat, cards in enumerate(state.cards) if seat != turn.seat]
                kind = STATES[not all(rivals)]
                off[kind].append(turn.points[turn.seat] - result.scores[turn.seat])
        for kind, each in off.items():
            self.off[kind].add(each)


def play_record(players: int, seed: int, game: int, name: str = "master") -> Record:
    rng, mind = Random(f"{seed} {players} {game}"), bot("alea", name)
    options = ALEA.options_type(players=players)
    match = Match(ALEA, options, lambda chance: sample(chance, rng))
    while match.over is None:
        seat = match.awaited[0]
        match.act(seat, mind.choose(ALEA.view(match.state, seat), rng))
    return Record(ALEA, options, (Player("bot"),) * players, tuple(match.events), match.over.result, None)


def measure(players: int, games: int, seed: int, name: str = "master") -> EquityBias:
    bias = EquityBias()
    for game in range(games):
        bias.add(play_record(players, seed, game, name))
    return bias


def print_tally(who: str, what: str, unit: str, tally: Tally) -> None:
    mean, error = tally.mean()
    far = abs(mean) / error if error else 0.0
    print(
        f"{who:10} {what:38} {mean:+8.4f} ({error:.4f}) {unit:6}  {far:.1f} errors of {sum(tally.counts)}",
        flush=True,
    )


def print_tallies(who: str, luck: dict[str, Tally], off: dict[str, Tally]) -> None:
    for unit, tally in luck.items():
        print_tally(who, "mean luck", unit, tally)
    for state, tally in off.items():
        print_tally(who, f"expected - final, {state}", "points", tally)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000, help="of each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="+", default=list(PLAYERS))
    parser.add_argument("--bot", default="master", help="who plays: luck has mean 0 for any")
    args = parser.parse_args()
    every: list[EquityBias] = []
    for players in args.players:
        bias = measure(players, args.games, args.seed, args.bot)
        print_tallies(f"{players} players", bias.luck, bias.off)
        every.append(bias)
    if len(every) > 1:
        luck = {unit: pool_tallies(each.luck[unit] for each in every) for unit in UNITS}
        off = {state: pool_tallies(each.off[state] for each in every) for state in STATES}
        print_tallies("pooled", luck, off)


if __name__ == "__main__":
    main()

"""Simulation of Alea Romana: result columns, summary figures, and replay of single games."""

from functools import partial
from math import lcm

import numpy as np
from numpy.typing import NDArray

from lusoria.core.game import Chance
from lusoria.core.structs import GameAction, GameEvent
from lusoria.games.alea import ALEA
from lusoria.games.alea.events import DieFell
from lusoria.games.alea.model import CARDS, DICE, PLAYERS, Options, State
from lusoria.lab.alea import encoding
from lusoria.lab.alea.kernels.game_arrays import AleaBoard
from lusoria.lab.alea.kernels.kernel_arguments import allocate_columns, make_run
from lusoria.lab.alea.kernels.lookups import CLOSINGS, COUNTS, SIDES
from lusoria.lab.alea.kernels.packed_lookups import packed_for
from lusoria.lab.alea.kernels.uniform import allocate_lanes, play_uniform
from lusoria.lab.simulator.batching import play_in_batches
from lusoria.lab.simulator.policies import NamedPolicies, Policy, Team, make_team
from lusoria.lab.simulator.reference import TeamChooser
from lusoria.lab.simulator.result_columns import Column, Columns, Moments, NamedColumns, moments
from lusoria.numeric.counter_rng import Draws
from lusoria.records.match import Events, Match

MAX_ROUNDS = 10_000  # longer games are cut off and have no result
WIN_PARTS = lcm(
    *range(1, PLAYERS[-1] + 1)
)  # G3: shared wins are counted in parts of this, so that sums are integers
MEAN_FIGURES = ("rounds", "decisions", "dice", "failures")


class AleaSimulation:
    """Games at one table with these options."""

    named = NamedPolicies(
        "lusoria.lab.alea.compiled_bots.named_policies", "greedy", "able", "novice", "random"
    )
    takes_most_rounds = True
    share_with_policies = 2_000
    share = 50_000  # games per share: about 0.1 s, much longer than scheduling takes

    def __init__(self, options: Options, most_rounds: int = MAX_ROUNDS) -> None:
        ALEA.start(options)  # raises IllegalOptions
        self.options = options
        self.most_rounds = most_rounds
        self._tables = packed_for(options)

    def play(self, seed: int, begin: int, games: int, policies: tuple[Policy, ...] | None = None) -> Columns:
        """Plays games from number `begin` on; without policies, all choices are uniform."""
        if policies is not None:
            team = make_team(policies, self.named, (np.int16, encoding.LENGTH))
            board = partial(AleaBoard, self.options, self.most_rounds, team, seed)
            return play_in_batches(board, team, begin, games)
        players = self.options.players
        run, columns = make_run(self.options, self.most_rounds, seed, begin), allocate_columns(games, players)
        play_uniform(run, self._tables, allocate_lanes(players), columns)
        return columns._asdict()

    def name(self, played: Columns) -> NamedColumns:
        """Named columns: wins, scores, cards, and counts."""
        return NamedColumns((*COUNTS, "scores", "cards", "wins"), played, unpack)

    def count(self, played: Columns) -> dict[str, Moments]:
        """Sums for the summary, over games that were not cut off."""
        all_columns, seats = self.name(played), range(self.options.players)
        has_ended = all_columns["closing"] != CLOSINGS.index("none")
        columns = {name: column[has_ended] for name, column in all_columns.items()}
        wins = columns["wins"]
        sums = {"cut off": moments(~has_ended)}
        sums |= {name: moments(columns["closing"] == k) for k, name in enumerate(CLOSINGS) if name != "none"}
        parts = wins * (WIN_PARTS // np.maximum(wins.sum(axis=1, keepdims=True), 1))
        sums |= {f"seat {seat} wins": moments(parts[:, seat], WIN_PARTS) for seat in seats}
        sums["wins are shared"] = moments(wins.sum(axis=1) > 1)
        sums |= {f"score of seat {seat}": moments(columns["scores"][:, seat]) for seat in seats}
        for bit, card in enumerate(CARDS):
            sums[f"{card} kept"] = moments((columns["cards"] >> bit & 1).sum(axis=1), len(seats))
        return sums | {name: moments(columns[name]) for name in MEAN_FIGURES}

    def match(self, seed: int, game: int, policies: tuple[Policy, ...] | None = None) -> Match:
        """The same game by the reference rules."""
        if policies is not None:
            return self._match_with(make_team(policies, self.named, (np.int16, encoding.LENGTH)), seed, game)
        history = UniformHistory(Draws(seed, game))
        match = Match(ALEA, self.options, history.nature)
        while match.awaited and match.state.round <= self.most_rounds:
            seat = match.awaited[0]
            match.act(seat, history.choice(match.state, seat))
        return match

    def _match_with(self, team: Team, seed: int, game: int) -> Match:
        draws = Draws(seed, game)
        dice = Dice()
        match = Match(ALEA, self.options, dice.nature)
        chooser = TeamChooser(encoding, team, draws, game, lambda decision: 2 * decision)
        while match.awaited and match.state.round <= self.most_rounds:
            seat = match.awaited[0]
            dice.digits = draws.halves(2 * chooser.decisions + 1)[1]
            match.act(seat, chooser.choice(match, seat))
        return match


def unpack(played: Columns, name: str) -> Column:
    if name == "wins":
        return winners(played)
    return played[name] if name in played else played["counts"][:, COUNTS.index(name)]


def winners(played: Columns) -> NDArray[np.bool_]:
    """G3: the highest score wins. A game that was cut off has no winner."""
    scores = played["scores"]
    has_ended = played["counts"][:, COUNTS.index("closing")] != CLOSINGS.index("none")
    best: NDArray[np.bool_] = (scores == scores.max(axis=1, keepdims=True)) & has_ended[:, None]
    return best


class Dice:
    """Dice of one game: digits to base six."""

    digits = 0

    def nature(self, chance: Chance[GameEvent]) -> Events:
        """A1."""
        self.digits *= DICE
        side, self.digits = self.digits >> 32, self.digits & 0xFFFFFFFF
        return next(events for events, _ in chance.outcomes if events[0] == DieFell(SIDES[side]))


class UniformHistory(Dice):
    """Dice and uniform choices of one game, from its draws."""

    def __init__(self, draws: Draws) -> None:
        self._draws = draws
        self._decisions = 0

    def choice(self, state: State, seat: int) -> GameAction:
        """A uniform choice; also reads the dice that fall after it."""
        low, self.digits = self._draws.halves(self._decisions)
        self._decisions += 1
        legal = ALEA.legal(state, seat)
        return legal[low * len(legal) >> 32]

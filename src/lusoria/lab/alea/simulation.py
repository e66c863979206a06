"""Simulated games of Alea Romana: their columns, what is counted in them, and any one of them in full."""

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
from lusoria.lab.alea.kernels.lookups import CLOSINGS, COUNTED, SIDES
from lusoria.lab.alea.kernels.packed_lookups import packed_for
from lusoria.lab.alea.kernels.uniform import play_uniform, room_for
from lusoria.lab.simulator.batching import play_all
from lusoria.lab.simulator.policies import Named, Policy, Team, team_of
from lusoria.lab.simulator.reference import Advised
from lusoria.lab.simulator.result_columns import Column, Columns, Moments, NamedColumns, moments
from lusoria.numeric.counter_rng import Draws
from lusoria.records.match import Events, Match

MOST_ROUNDS = 10_000
"""A game may be long: longer ones are cut off, and have no result."""
SHARES = lcm(*range(1, PLAYERS[-1] + 1))
"""G3: a win that is shared is counted in parts that come out even."""
MEANS = ("rounds", "decisions", "dice", "failures")


class AleaSimulation:
    """Games of one table with these options."""

    named = Named("lusoria.lab.alea.compiled_bots.named_policies", "greedy", "able", "novice", "random")
    share_with_policies = 2_000
    share = 50_000
    """So many at a time take about a tenth of a second: much longer than it takes to hand them out."""

    def __init__(self, options: Options, most_rounds: int = MOST_ROUNDS) -> None:
        ALEA.start(options)  # or IllegalOptions
        self.options = options
        self.most_rounds = most_rounds
        self._tables = packed_for(options)

    def play(self, seed: int, begin: int, games: int, policies: tuple[Policy, ...] | None = None) -> Columns:
        """So many games from the number `begin` on; everybody chooses uniformly unless there are policies."""
        if policies is not None:
            team = team_of(policies, self.named, (np.int16, encoding.LENGTH))

            def board(begin: int, games: int) -> AleaBoard:
                return AleaBoard(self.options, self.most_rounds, team, seed, begin, games)

            return play_all(board, team, begin, games)
        tables, players = self._tables, self.options.players
        scores, cards = np.empty((games, players), np.int16), np.empty((games, players), np.uint8)
        counts = np.empty((games, len(COUNTED)), np.int32)
        play_uniform(
            np.uint64(seed),
            np.uint64(begin),
            games,
            players,
            self.most_rounds,
            DICE if self.options.multi_roll else 1,
            tables.standing,
            tables.after,
            tables.ways,
            tables.shapes,
            tables.counts,
            tables.plays,
            tables.width,
            tables.free,
            tables.cuts,
            tables.near,
            *room_for(players),
            scores,
            cards,
            counts,
        )
        return {"counts": counts, "scores": scores, "cards": cards}

    def name(self, played: Columns) -> NamedColumns:
        """What was played in columns for people: who has won, and all that was counted."""
        return NamedColumns((*COUNTED, "scores", "cards", "wins"), played, unpack)

    def count(self, played: Columns) -> dict[str, Moments]:
        """What a summary tells, of games that were not cut off, as sums that may be added in any order."""
        every, seats = self.name(played), range(self.options.players)
        ended = every["closing"] != CLOSINGS.index("none")
        columns = {name: column[ended] for name, column in every.items()}
        wins = columns["wins"]
        found = {"cut off": moments(~ended)}
        found |= {name: moments(columns["closing"] == k) for k, name in enumerate(CLOSINGS) if name != "none"}
        parts = wins * (SHARES // np.maximum(wins.sum(axis=1, keepdims=True), 1))
        found |= {f"seat {seat} wins": moments(parts[:, seat], SHARES) for seat in seats}
        found["wins are shared"] = moments(wins.sum(axis=1) > 1)
        found |= {f"score of seat {seat}": moments(columns["scores"][:, seat]) for seat in seats}
        for bit, card in enumerate(CARDS):
            found[f"{card} kept"] = moments((columns["cards"] >> bit & 1).sum(axis=1), len(seats))
        return found | {name: moments(columns[name]) for name in MEANS}

    def match(self, seed: int, game: int, policies: tuple[Policy, ...] | None = None) -> Match:
        """This very game by the reference rules."""
        if policies is not None:
            return self._match_with(team_of(policies, self.named, (np.int16, encoding.LENGTH)), seed, game)
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
        advised = Advised(encoding, team, draws, game, lambda decision: 2 * decision)
        while match.awaited and match.state.round <= self.most_rounds:
            seat = match.awaited[0]
            dice.digits = draws.halves(2 * advised.decisions + 1)[1]
            match.act(seat, advised.choice(match, seat))
        return match


def unpack(played: Columns, name: str) -> Column:
    if name == "wins":
        return winners(played)
    return played[name] if name in played else played["counts"][:, COUNTED.index(name)]


def winners(played: Columns) -> NDArray[np.bool_]:
    """G3: the most points win. A game that was cut off has no winner."""
    scores = played["scores"]
    ended = played["counts"][:, COUNTED.index("closing")] != CLOSINGS.index("none")
    best: NDArray[np.bool_] = (scores == scores.max(axis=1, keepdims=True)) & ended[:, None]
    return best


class Dice:
    """What the dice say in one game: digits to the base of six."""

    digits = 0

    def nature(self, chance: Chance[GameEvent]) -> Events:
        """A1."""
        self.digits *= DICE
        side, self.digits = self.digits >> 32, self.digits & 0xFFFFFFFF
        return next(events for events, _ in chance.outcomes if events[0] == DieFell(SIDES[side]))


class UniformHistory(Dice):
    """What the dice and everybody's coins say in one game: the draws, read one by one."""

    def __init__(self, draws: Draws) -> None:
        self._draws = draws
        self._asked = 0

    def choice(self, state: State, seat: int) -> GameAction:
        """One of the legal ones; and the dice that fall after it."""
        low, self.digits = self._draws.halves(self._asked)
        self._asked += 1
        legal = ALEA.legal(state, seat)
        return legal[low * len(legal) >> 32]

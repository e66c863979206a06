"""Exploitability of the bots of Idus Martii: two answers to each bot's exact strategy.

*Without memory*: a table learnt against the bot's table, starting from able's; if it is no better on other
seeds, able's table. *With memory*: the master's evaluation, assuming that all others play by the bot's table
and that the seat itself follows the first answer. Strong and master follow no table: their counted choices
are used instead, and the wins are measured against the bots. All results are lower bounds.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from bench.bots.idus_company import one_seat
from bench.bots.idus_luck import DealTree, TrueValues
from bench.bots.idus_players import (
    TABLES,
    bot,
    check_game_count,
    deal_state,
    printed_rules,
    random_streams,
    table,
)
from lusoria.bots.idus_martii.able import Able
from lusoria.core.packed_tables import pack
from lusoria.lab.idus_martii.train.policy_lift import Lift, lift
from lusoria.lab.idus_martii.train.regret_minimization import minimize_regret
from lusoria.lab.idus_martii.train.table_files import table_parts
from lusoria.minds.idus_martii.belief.opponent_models import BOT_MISTAKE_RATE, Model
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.players.action_values import ActionEvaluator
from lusoria.minds.idus_martii.players.lookahead import WorldLookahead
from lusoria.minds.idus_martii.players.strong_and_master import BeliefBot

LEARNING_GAMES, CHOOSING_GAMES = 100_000, 40_000
"""Games to learn an answer, and to choose between it and able's table."""
COMPILED_GAMES = 20_000
"""Compiled games of a table among tables."""
KNOWN_TABLE_MISTAKE_RATE = 0.01
"""Probability of a slip by a player whose table is known."""


class BotWithTrueModel(BeliefBot):
    """Knows the tables of all seats, and expects to play well itself."""

    def __init__(self, rules: Rules, others: Policy, own: Policy, slip: float) -> None:
        super().__init__()
        model = Model("known", rules, (others,), slip)
        self._evaluators.put(rules, ActionEvaluator(model, WorldLookahead(model, own, is_skilled=True)))


def print_best_answers(players: int, games: int, seed: int, frozen: Sequence[str]) -> None:
    """Learns with `seed` + 1, selects with `seed` + 2, measures with `seed`."""
    check_game_count(players, games)
    rules, able = printed_rules(players), table(players, "cfr")
    for name in frozen:
        theirs = table(players, name if name in TABLES else "thinking")
        learnt = minimize_regret(rules, LEARNING_GAMES, seed + 1, unmet=able, others=theirs, start=able)
        better = (
            lift(rules, learnt, theirs, CHOOSING_GAMES, seed + 2).mean
            > lift(rules, able, theirs, CHOOSING_GAMES, seed + 2).mean
        )
        answer = learnt if better else able
        knowing = BotWithTrueModel(
            rules, theirs, answer, KNOWN_TABLE_MISTAKE_RATE if name in TABLES else BOT_MISTAKE_RATE
        )
        what = "" if better else " (able's table: the learnt one is no better)"
        if name in TABLES:
            plain = lift(rules, answer, theirs, COMPILED_GAMES, seed)
            with_memory = lift_among_tables(players, name, theirs, games, seed, knowing)
        else:
            plain, with_memory = lift_among_bots(
                players, name, games, seed, bot_of_policy(rules, answer), knowing
            )
        print(f"{players} players, seed {seed}, among {name}:")
        print(f"  without memory {lift_text(plain)}{what}")
        print(f"  with memory {lift_text(with_memory)}, {games} games", flush=True)


def bot_of_policy(rules: Rules, policy: Policy) -> Able:
    """A bot that plays by this table, with random looks and offices."""
    facts = {"players": rules.players, "limit": rules.limit}
    return Able(pack(facts, dict(table_parts(rules, {"answer": policy}))), policy="answer")


def lift_among_tables(
    players: int, name: str, theirs: Policy, games: int, seed: int, knowing: BeliefBot
) -> Lift:
    """Lift with reduced variance."""
    truth, more = TrueValues(printed_rules(players), theirs, table(players, "cfr")), np.zeros(games)
    for game in range(games):
        deal = DealTree(
            truth, deal_state(players, seed, game), game % players, bot(name), random_streams(seed, game)
        )
        more[game] = deal.play(knowing).fair - deal.play(bot(name)).fair
    return lift_of(more)


def lift_among_bots(
    players: int, name: str, games: int, seed: int, forgetful: Able, knowing: BeliefBot
) -> tuple[Lift, Lift]:
    bots: dict[str, Any] = {name: bot(name), "forgetful": forgetful, "knowing": knowing}
    won = one_seat(players, name, games // players, seed, ("forgetful", "knowing"), bots)
    return lift_of(won[:, 1] - won[:, 0]), lift_of(won[:, 2] - won[:, 0])


def lift_of(more: Any) -> Lift:
    return Lift(100 * float(more.mean()), 100 * float(more.std(ddof=1) / len(more) ** 0.5))


def lift_text(found: Lift) -> str:
    return f"{found.mean:+.2f} ({found.error:.2f})"

"""Idus Martii with other limits, or with optional swaps of yellow: gain of tables learnt for them.

`python3 run.py bench idus-limits WHAT PLAYERS LIMIT must|may GAMES SEED`. WHAT is

    tables    one seat of a table of equals plays by another table, in compiled games. *Own* is able's table
              there, *printed* the most similar part of the printed rules' table, *solved* the quick method
    far       a table learnt for this limit, now, against able's there
    thinkers  strong and master among able with reduced variance, and both with printed knowledge only
"""

import sys
import time
from typing import Any

import numpy as np

from bench.bots.idus_luck import DealTree, TrueValues
from bench.bots.idus_players import deal_state, random_streams
from lusoria.bots import bot_spec
from lusoria.bots.bot_loader import read_data_file
from lusoria.bots.idus_martii.able import Able
from lusoria.core.packed_tables import unpack
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import Options
from lusoria.games.idus_martii.policy_keys import learnt_limit
from lusoria.lab.idus_martii.train.policy_lift import lift
from lusoria.lab.idus_martii.train.regret_minimization import minimize_regret
from lusoria.lab.idus_martii.train.table_files import TRAINING_GAMES
from lusoria.minds.idus_martii.belief.opponent_models import AVERAGED_POLICIES, Models
from lusoria.minds.idus_martii.belief.quantal_response import SHARP_PRECISION, quantal_response
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules, TrainedPolicies, average_policies
from lusoria.minds.idus_martii.players.strong_and_master import BeliefBot, Master, Strong

ABLE = bot_spec("idus-martii", "able")
FILES = [read_data_file(ABLE, file, IDUS_MARTII.version) for file in ABLE.data]
PRINTED = [file for file in FILES if "limit" in unpack(file).facts]


def compare_tables(rules: Rules, games: int, seed: int) -> None:
    own, printed = (
        TrainedPolicies(*FILES).policy(rules, "cfr"),
        TrainedPolicies(*PRINTED).policy(rules, "cfr"),
    )
    print_lift("own among printed", rules, own, printed, games, seed)
    print_lift("printed among own", rules, printed, own, games, seed)
    print_lift("solved among printed", rules, quantal_response(rules, SHARP_PRECISION), printed, games, seed)


def compare_far_limit(rules: Rules, games: int, seed: int) -> None:
    played = TrainedPolicies(*FILES).policy(rules, "cfr")
    begun = time.process_time()
    here = minimize_regret(rules, TRAINING_GAMES, 1, unmet=quantal_response(rules, SHARP_PRECISION))
    print(f"learnt in {time.process_time() - begun:.1f} s")
    other = learnt_limit(rules.players, rules.limit)
    print_lift(f"table for {other} among own", rules, played, here, games, seed)
    print_lift("the reverse", rules, here, played, games, seed)


def print_lift(what: str, rules: Rules, one: Policy, others: Policy, games: int, seed: int) -> None:
    result = lift(rules, one, others, games, seed)
    text = f"{result.mean:+.2f} ({result.error:.2f})"
    print(f"{tuple(rules)}, {games} games, seed {seed}: {what}: {text}", flush=True)


class PrintedOnly(Models):
    """The tables of the printed rules, for every limit."""

    def __init__(self) -> None:
        super().__init__(*PRINTED)
        self._printed = TrainedPolicies(*PRINTED)

    def policy(self, rules: Rules, name: str) -> Policy:
        if name == "average":
            return average_policies([self.policy(rules, each) for each in AVERAGED_POLICIES])
        return self._printed.policy(rules, name)


def compare_thinkers(rules: Rules, games: int, seed: int) -> None:
    able, table = Able(*FILES), TrainedPolicies(*FILES).policy(rules, "cfr")
    truth = TrueValues(rules, table, table)
    entrants: dict[str, BeliefBot] = {"strong": Strong(*FILES), "master": Master(*FILES)}
    before: dict[str, BeliefBot] = {"strong": Strong(*PRINTED), "master": Master(*PRINTED)}
    for each in before.values():
        each.models = PrintedOnly()
    fair = np.zeros((2, 2, games))
    for game in range(games):
        seat = game % rules.players
        deal = DealTree(truth, deal_state(options(rules), seed, game), seat, able, random_streams(seed, game))
        for row, bots in enumerate((before, entrants)):
            for column, bot in enumerate(bots.values()):
                fair[row, column, game] = deal.play(bot).fair
    for column, name in enumerate(entrants):
        then, now = fair[:, column]
        text = f"{mean_text(now)}; over before {mean_text(now - then)}"
        print(f"{tuple(rules)}, {games} games, seed {seed}: {name} among able: {text}")
    print(f"  master over strong: {mean_text(fair[1, 1] - fair[1, 0])}", flush=True)


def options(rules: Rules) -> Options:
    return Options(rules.players, limit=rules.limit, yellow_swap="may" if rules.may_keep_yellow else "must")


def mean_text(values: Any) -> str:
    return f"{100 * values.mean():+.2f} ({100 * values.std() / len(values) ** 0.5:.2f})"


MEASUREMENTS = {"tables": compare_tables, "far": compare_far_limit, "thinkers": compare_thinkers}


def main() -> int:
    match sys.argv[1:]:
        case [what, players, limit, ("must" | "may") as swap, games, seed] if what in MEASUREMENTS:
            MEASUREMENTS[what](Rules(int(players), int(limit), swap == "may"), int(games), int(seed))
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

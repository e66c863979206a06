"""What can be won from a bot of Idus Martii by somebody who knows exactly how it plays: two answers to each.

*Without memory*: a table that was learnt in games against the bot's own table. It starts from the able one's,
and where it does not do better than that on other seeds, it is that. *With memory*: the master's judgement,
but all others are known to play by the bot's table, and oneself to play on by the first answer.
Strong and master play by no table. What both do among others was counted, and is taken for theirs; what the
answers win is measured among the bots themselves. All of it is a lower bound: better answers may be.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from bench.bots.idus_company import one_seat
from bench.bots.idus_luck import Deal, Truth
from bench.bots.idus_players import TABLES, bot, dealt, lucky, printed, table, want_enough
from lusoria.bots.idus_martii.able import Able
from lusoria.core.packed_tables import pack
from lusoria.lab.idus_martii.train.policy_lift import Lift, lift
from lusoria.lab.idus_martii.train.regret_minimization import least_regret
from lusoria.lab.idus_martii.train.table_files import parts
from lusoria.minds.idus_martii.belief.opponent_models import MISTAKE_RATE, Model
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.players.action_values import ActionEvaluator
from lusoria.minds.idus_martii.players.strong_and_master import BeliefBot
from lusoria.minds.idus_martii.value.lookahead import WorldLookahead

LEARNT, CHOSEN = 100_000, 40_000
"""Games to learn an answer from, and to choose between it and the able one's table."""
COMPILED = 20_000
"""Games of a table among tables."""
SURE = 0.01
"""How often those may slip who play by a table that is known."""


class Knowing(BeliefBot):
    """Knows by which table everybody else plays, and takes itself to play well."""

    def __init__(self, rules: Rules, others: Policy, own: Policy, slip: float) -> None:
        super().__init__()
        model = Model("known", rules, (others,), slip)
        self._evaluators.put(rules, ActionEvaluator(model, WorldLookahead(model, own, is_skilled=True)))


def answers(players: int, games: int, seed: int, frozen: Sequence[str]) -> None:
    """Learnt with `seed` + 1, chosen with `seed` + 2, measured with `seed`."""
    want_enough(players, games)
    rules, able = printed(players), table(players, "cfr")
    for name in frozen:
        theirs = table(players, name if name in TABLES else "thinking")
        learnt = least_regret(rules, LEARNT, seed + 1, unmet=able, others=theirs, start=able)
        better = (
            lift(rules, learnt, theirs, CHOSEN, seed + 2).mean
            > lift(rules, able, theirs, CHOSEN, seed + 2).mean
        )
        answer = learnt if better else able
        knowing = Knowing(rules, theirs, answer, SURE if name in TABLES else MISTAKE_RATE)
        what = "" if better else " (the able one's table: what was learnt is no better)"
        if name in TABLES:
            plain = lift(rules, answer, theirs, COMPILED, seed)
            with_memory = among(players, name, theirs, games, seed, knowing)
        else:
            plain, with_memory = among_thinkers(players, name, games, seed, played_by(rules, answer), knowing)
        print(f"{players} players, seed {seed}, among {name}:")
        print(f"  without memory {told(plain)}{what}")
        print(f"  with memory {told(with_memory)}, {games} games", flush=True)


def played_by(rules: Rules, policy: Policy) -> Able:
    """A bot that plays by this table; looks and offices are left to chance."""
    facts = {"players": rules.players, "limit": rules.limit}
    return Able(pack(facts, dict(parts(rules, {"answer": policy}))), policy="answer")


def among(players: int, name: str, theirs: Policy, games: int, seed: int, knowing: BeliefBot) -> Lift:
    """With the luck of the others taken out."""
    truth, more = Truth(printed(players), theirs, table(players, "cfr")), np.zeros(games)
    for game in range(games):
        deal = Deal(truth, dealt(players, seed, game), game % players, bot(name), lucky(seed, game))
        more[game] = deal.played(knowing).fair - deal.played(bot(name)).fair
    return lift_of(more)


def among_thinkers(
    players: int, name: str, games: int, seed: int, forgetful: Able, knowing: BeliefBot
) -> tuple[Lift, Lift]:
    bots: dict[str, Any] = {name: bot(name), "forgetful": forgetful, "knowing": knowing}
    won = one_seat(players, name, games // players, seed, ("forgetful", "knowing"), bots)
    return lift_of(won[:, 1] - won[:, 0]), lift_of(won[:, 2] - won[:, 0])


def lift_of(more: Any) -> Lift:
    return Lift(100 * float(more.mean()), 100 * float(more.std(ddof=1) / len(more) ** 0.5))


def told(found: Lift) -> str:
    return f"{found.mean:+.2f} ({found.error:.2f})"

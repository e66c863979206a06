"""Players, deals and games of the measurements of Idus Martii."""

import hashlib
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import numpy as np

from lusoria.bots.idus_martii.able import Able
from lusoria.bots.idus_martii.honest import Honest
from lusoria.bots.idus_martii.novice import VOTES_PER_SLIP, Novice
from lusoria.bots.random_bot import Uniform
from lusoria.core.game import Chance, fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import PRINTED_LIMIT, Options, State
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.players.strong_and_master import Master, Strong

DATA = [files("lusoria.bots.idus_martii").joinpath(f"data/{n}.tables").read_bytes() for n in PRINTED_LIMIT]

MAKERS: dict[str, Any] = {
    "random": Uniform,
    "honest": Honest,
    "novice": Novice,
    "careless": lambda: Able(*DATA, policy="careless"),
    "sharp": lambda: Able(*DATA, policy="sharp"),
    "able": lambda: Able(*DATA),
    "strong": lambda: Strong(*DATA),
    "master": lambda: Master(*DATA),
}
POPULATIONS = ("honest", "novice", "careless", "sharp", "able", "strong", "master")
TABLES = {"novice": "novice", "honest": "honest", "careless": "careless", "sharp": "sharp", "able": "cfr"}
"""Bots that follow a table, and the table's name."""


@cache
def bot(name: str) -> Any:
    return MAKERS[name]()


def check_game_count(players: int, games: int) -> None:
    """At least two games per seat; fewer have no error estimate."""
    if games < 2 * players:
        sys.exit(f"{games} games are too few: with {players} players it takes {2 * players} or more.")


def printed_rules(players: int) -> Rules:
    return Rules(players, PRINTED_LIMIT[players], may_keep_yellow=False)


def table(players: int, name: str) -> Policy:
    """The table of a bot."""
    known, rules = bot("master").models, printed_rules(players)
    if name != "novice":
        policy: Policy = known.policy(rules, TABLES.get(name, name))
        return policy
    honest = known.policy(rules, "honest")
    any_vote = np.where(np.arange(2 * players)[:, None, None, None] < players, (0.5, 0.5, 0), 1 / 3)
    vote = honest.vote + (any_vote - honest.vote) / VOTES_PER_SLIP
    return Policy(np.ascontiguousarray(vote), *honest[1:])


def random_stream(*what: object) -> Random:
    """Random numbers of one step, independent of all others."""
    return Random(int.from_bytes(hashlib.blake2b(repr(what).encode(), digest_size=8).digest()))


def random_streams(seed: int, game: int) -> Callable[[State, int], Random]:
    return lambda state, seat: random_stream(seed, game, seat, state.turn, state.step)


def deal_state(options: Options | int, seed: int, game: int) -> State:
    """An int means that many players by the printed rules."""
    options = Options(options) if isinstance(options, int) else options
    state, cards = IDUS_MARTII.start(options), random_stream(seed, game)
    while isinstance(turn := IDUS_MARTII.turn(state), Chance):
        state = fold(IDUS_MARTII, state, turn.pick(cards.randrange(turn.total)))
    return state


def play_game(state: State, bots: Sequence[Any], seed: int, game: int, until: int = 100) -> State:
    """Plays to the end, or up to a turn."""
    while state.result is None and state.turn < until:
        moves: Any = IDUS_MARTII.turn(state)
        seat = moves.seats[0]
        mine = random_stream(seed, game, seat, state.turn, state.step)
        action = bots[seat].choose(IDUS_MARTII.view(state, seat), mine)
        state = fold(IDUS_MARTII, state, IDUS_MARTII.decide(state, seat, action))
    return state

"""Who sits at the tables of Idus Martii that are measured, and how a game is dealt and played there."""

import hashlib
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import numpy as np

from lusoria.bots.honest import Honest
from lusoria.bots.idus_martii.able import Able
from lusoria.bots.idus_martii.novice import SLIPS, Novice
from lusoria.bots.uniform import Uniform
from lusoria.core.game import Chance, fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import PRINTED_LIMIT, Options, State
from lusoria.minds.idus_martii.foresight import Worldly
from lusoria.minds.idus_martii.judging import Foresight, Judge, Now
from lusoria.minds.idus_martii.players import Master, Strong
from lusoria.minds.idus_martii.policies import Policy, Rules
from lusoria.minds.idus_martii.worths import Whole, Worths

DATA = [files("lusoria.bots.idus_martii").joinpath(f"data/{n}.tables").read_bytes() for n in PRINTED_LIMIT]


class Unskilled(Master):
    """The master, were it to think that it plays on by a table. It believes what the master believes."""

    def __init__(self) -> None:
        super().__init__(*DATA)
        self.models = bot("master").models

    def _foresight(self, rules: Rules) -> Foresight:
        return Worldly(self.models.model(rules, self.model), self.models.policy(rules, "cfr"))


class AbleLater(Worldly):
    """Takes those of whom it does not know the type to play on as the able ones."""

    def keeping(self, now: Now, side: int, greens: Whole, reds: Whole) -> Worths:
        belief = now.belief.copy(now.belief.story)
        belief._shares = np.eye(self._model.kinds)[-1]  # noqa: SLF001 (nobody else wants it so)
        return super().keeping(now._replace(belief=belief), side, greens, reds)


class Former(Master):
    """The master of before: it knew nobody who thinks, and took it for likelier that all are alike."""

    model = "tables"

    def judge(self, rules: Rules) -> Judge:
        known = self.models.model(rules, self.model)
        known.prior = np.array([0.5 / known.kinds] * known.kinds + [0.5])
        return super().judge(rules)

    def _foresight(self, rules: Rules) -> Foresight:
        known = self.models
        return AbleLater(known.model(rules, self.model), known.policy(rules, "cfr"), skilled=True)


MAKERS: dict[str, Any] = {
    "random": Uniform,
    "honest": Honest,
    "novice": Novice,
    "careless": lambda: Able(*DATA, policy="able"),
    "sharp": lambda: Able(*DATA, policy="sharp"),
    "able": lambda: Able(*DATA),
    "strong": lambda: Strong(*DATA),
    "master": lambda: Master(*DATA),
    "unskilled": Unskilled,
    "former": lambda: Former(*DATA),
}
SITTING = ("honest", "novice", "careless", "sharp", "able", "strong", "master")
TABLES = {"novice": "novice", "honest": "honest", "careless": "able", "sharp": "sharp", "able": "cfr"}
"""Those who play by tables, and what these are called."""


@cache
def bot(name: str) -> Any:
    return MAKERS[name]()


def want_enough(players: int, games: int) -> None:
    """Every seat is to be played twice, at least: of less no error could be told."""
    if games < 2 * players:
        sys.exit(f"{games} games are too few: with {players} players it takes {2 * players} or more.")


def printed(players: int) -> Rules:
    return Rules(players, PRINTED_LIMIT[players], may=False)


def table(players: int, name: str) -> Policy:
    """What somebody plays by."""
    known, rules = bot("master").models, printed(players)
    if name != "novice":
        found: Policy = known.policy(rules, TABLES.get(name, name))
        return found
    honest = known.policy(rules, "honest")
    any_vote = np.where(np.arange(2 * players)[:, None, None, None] < players, (0.5, 0.5, 0), 1 / 3)
    vote = honest.vote + (any_vote - honest.vote) / SLIPS
    return Policy(np.ascontiguousarray(vote), *honest[1:])


def luck(*what: object) -> Random:
    """The luck of one step is the same whatever happened elsewhere."""
    return Random(int.from_bytes(hashlib.blake2b(repr(what).encode(), digest_size=8).digest()))


def lucky(seed: int, game: int) -> Callable[[State, int], Random]:
    return lambda state, seat: luck(seed, game, seat, state.turn, state.step)


def dealt(options: Options | int, seed: int, game: int) -> State:
    """By so many players alone: as printed."""
    options = Options(options) if isinstance(options, int) else options
    state, cards = IDUS_MARTII.start(options), luck(seed, game)
    while isinstance(turn := IDUS_MARTII.turn(state), Chance):
        state = fold(IDUS_MARTII, state, turn.pick(cards.randrange(turn.total)))
    return state


def played(state: State, names: Sequence[str], seed: int, game: int, until: int = 100) -> State:
    """To the end, or up to a turn."""
    while state.result is None and state.turn < until:
        moves: Any = IDUS_MARTII.turn(state)
        seat = moves.seats[0]
        mine = luck(seed, game, seat, state.turn, state.step)
        action = bot(names[seat]).choose(IDUS_MARTII.view(state, seat), mine)
        state = fold(IDUS_MARTII, state, IDUS_MARTII.decide(state, seat, action))
    return state

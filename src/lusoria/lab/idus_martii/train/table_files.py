"""From policies to a small file that `able` reads without NumPy, and to all four of them."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lusoria.core.packed_tables import Part, pack
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import PRINTED_LIMIT
from lusoria.games.idus_martii.policy_keys import MIRRORED, STORED
from lusoria.lab.idus_martii.train import distillation
from lusoria.lab.idus_martii.train.regret_minimization import least_regret
from lusoria.lab.output_folder import prepare
from lusoria.minds.idus_martii.belief.quantal_response import (
    CARELESS_PRECISION,
    SHARP_PRECISION,
    quantal_response,
)
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules, TrainedPolicies, mirror
from lusoria.minds.idus_martii.value.turn_outcomes import Numbers

GAMES = 30_000
LEARNING = 10
"""It takes so much less time than watching, about."""
STEPS = 200
"""Of the bar, for each number of players."""
Told = Callable[[int, int], None]
Image = Callable[[Numbers], Numbers]


def train(
    folder: Path, players: range, seed: int, told: Told, games: int = GAMES, watched: int | None = None
) -> Iterator[Path]:
    """One file for each number of players, which is given as soon as it is there."""
    prepare(folder)
    for round_, number in enumerate(players):
        done = STEPS * round_

        def so_far(part: int, of: int, done: int = done) -> None:
            told(done + STEPS * part // of, STEPS * len(players))

        path = folder / f"{number}.tables"
        path.write_bytes(trained(number, seed, games, so_far, watched))
        yield path


def trained(players: int, seed: int, games: int, told: Told, watched: int | None = None) -> bytes:
    """So many games are learnt from, and in so many it is watched what thinkers do who have learnt that."""
    rules = Rules(players, PRINTED_LIMIT[players], may_keep_yellow=False)
    watched = distillation.GAMES[players] if watched is None else watched
    careless, sharp = quantal_response(rules, CARELESS_PRECISION), quantal_response(rules, SHARP_PRECISION)
    cfr = least_regret(rules, games, seed, unmet=sharp, told=lambda done, of: told(done, of * LEARNING))
    facts = {
        "game": IDUS_MARTII.name,
        "rules": IDUS_MARTII.version,
        "players": players,
        "limit": rules.limit,
        "seed": seed,
        "games": games,
        "watched": watched,
    }
    learnt = dict(parts(rules, {"careless": careless, "sharp": sharp, "cfr": cfr}))
    before = pack(facts, learnt)
    usual = TrainedPolicies(before).policy(rules, "cfr")
    thinking = distillation.distilled(
        rules,
        before,
        usual,
        watched,
        seed,
        lambda done, of: told(of + done * (LEARNING - 1), of * LEARNING),
    )
    return pack(facts, {**learnt, **dict(parts(rules, {"thinking": thinking}))})


def parts(rules: Rules, policies: Mapping[str, Policy]) -> Iterator[tuple[str, Part]]:
    for name, policy in policies.items():
        for field, table in zip(Policy._fields, stored(rules, policy), strict=True):
            yield f"{name}.{field}", Part(table.shape, table.tobytes())


def stored(rules: Rules, policy: Policy) -> tuple[NDArray[np.uint8], ...]:
    """A byte a chance, only where play can come to, and only of attitudes that are no mirror image."""
    turns, green, red = np.indices((rules.turns, rules.tokens, rules.tokens))
    sums, least = green + red, np.minimum(2 * turns, 2 * rules.players)
    before = (sums <= 2 * turns) & (sums >= least)
    after = (sums <= 2 * turns + 2) & (sums >= np.minimum(2 * turns + 2, 2 * rules.players))
    tables = [rounded(table[list(STORED)], before, own_images()) for table in policy[:3]]
    return *tables, rounded(policy.keep[:2], after & (turns <= rules.players), {0: other_keep})


def own_images() -> dict[int, Image]:
    """By place: how an attitude that is its own mirror image looks in the mirror."""
    return {place: mirror for place, attitude in enumerate(STORED) if MIRRORED[attitude] == attitude}


def other_keep(table: Numbers) -> Numbers:
    return table.swapaxes(1, 2)[..., ::-1]


def rounded(table: Numbers, met: NDArray[np.bool_], images: Mapping[int, Image]) -> NDArray[np.uint8]:
    """Whoever is their own mirror image is so to the last byte."""
    wide = (..., *(None,) * (table.ndim - 1 - met.ndim))
    found = np.rint(255 * np.maximum(table, 0)) * met[wide]
    green, red = np.indices(met.shape[1:])
    behind, even = np.asarray(green < red)[None][wide], np.asarray(green == red)[None][wide]
    for place, image in images.items():
        other = image(found[place])
        level = (found[place] + other) // 2
        found[place] = np.where(behind, other, np.where(even, level, found[place]))
    return np.asarray(found, np.uint8)

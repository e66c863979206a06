"""Policy table files: trains the policies of one number of players, and packs them for `able`."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lusoria.core.packed_tables import PackedTable, pack
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import PRINTED_LIMIT
from lusoria.games.idus_martii.policy_keys import MIRRORED, STORED
from lusoria.lab.idus_martii.train import distillation
from lusoria.lab.idus_martii.train.regret_minimization import Progress, minimize_regret
from lusoria.lab.output_folder import prepare_folder
from lusoria.minds.idus_martii.belief.quantal_response import (
    CARELESS_PRECISION,
    SHARP_PRECISION,
    quantal_response,
)
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules, TrainedPolicies, exchange_sides
from lusoria.minds.idus_martii.value.turn_outcomes import Floats
from lusoria.runtime.atomic_file import write_atomically

TRAINING_GAMES = 30_000  # per variant; the bundled tables were made with as many
DISTILLATION_TIME = 10  # of all training, in units of the time of regret minimisation
STEPS = 200  # of the progress bar, for each number of players
Image = Callable[[Floats], Floats]


def train(
    folder: Path,
    players: range,
    seed: int,
    progress: Progress,
    games: int = TRAINING_GAMES,
    distilled_games: int | None = None,
) -> Iterator[Path]:
    """One file for each number of players, yielded as soon as it is written."""
    prepare_folder(folder)
    for round_, number in enumerate(players):
        done = STEPS * round_

        def progress_so_far(part: int, total: int, done: int = done) -> None:
            progress(done + STEPS * part // total, STEPS * len(players))

        path = folder / f"{number}.tables"
        write_atomically(path, train_tables(number, seed, games, progress_so_far, distilled_games))
        yield path


def train_tables(
    players: int, seed: int, games: int, progress: Progress, distilled_games: int | None
) -> bytes:
    """The file for the printed rules: `games` of regret minimisation, then of distillation."""
    rules = Rules(players, PRINTED_LIMIT[players], may_keep_yellow=False)
    distilled_games = distillation.GAMES_BY_PLAYERS[players] if distilled_games is None else distilled_games
    careless, sharp = quantal_response(rules, CARELESS_PRECISION), quantal_response(rules, SHARP_PRECISION)
    cfr = minimize_regret(
        rules,
        games,
        seed,
        unmet=sharp,
        progress=lambda done, total: progress(done, total * DISTILLATION_TIME),
    )
    facts = {
        "game": IDUS_MARTII.name,
        "rules": IDUS_MARTII.version,
        "players": players,
        "limit": rules.limit,
        "seed": seed,
        "games": games,
        "watched": distilled_games,
    }
    tables = dict(table_parts(rules, {"careless": careless, "sharp": sharp, "cfr": cfr}))
    file_without_thinking = pack(facts, tables)
    thinking = distillation.distill(
        rules,
        file_without_thinking,
        TrainedPolicies(file_without_thinking).policy(rules, "cfr"),
        distilled_games,
        seed,
        lambda done, total: progress(total + done * (DISTILLATION_TIME - 1), total * DISTILLATION_TIME),
    )
    return pack(facts, {**tables, **dict(table_parts(rules, {"thinking": thinking}))})


def table_parts(rules: Rules, policies: Mapping[str, Policy]) -> Iterator[tuple[str, PackedTable]]:
    for name, policy in policies.items():
        for field, table in zip(Policy._fields, quantise_policy(rules, policy), strict=True):
            yield f"{name}.{field}", PackedTable(table.shape, table.tobytes())


def quantise_policy(rules: Rules, policy: Policy) -> tuple[NDArray[np.uint8], ...]:
    """One byte per probability, for reachable states and without preferences that are mirror images."""
    turns, green, red = np.indices((rules.turns, rules.tokens, rules.tokens))
    sums, least = green + red, np.minimum(2 * turns, 2 * rules.players)
    before = (sums <= 2 * turns) & (sums >= least)
    after = (sums <= 2 * turns + 2) & (sums >= np.minimum(2 * turns + 2, 2 * rules.players))
    tables = [quantise(table[list(STORED)], before, own_images()) for table in policy[:3]]
    return *tables, quantise(policy.keep[:2], after & (turns <= rules.players), {0: other_keep})


def own_images() -> dict[int, Image]:
    """By row: the mirror image, for preferences that are their own."""
    return {
        place: exchange_sides for place, preference in enumerate(STORED) if MIRRORED[preference] == preference
    }


def other_keep(table: Floats) -> Floats:
    return table.swapaxes(1, 2)[..., ::-1]


def quantise(
    table: Floats, is_reachable: NDArray[np.bool_], images: Mapping[int, Image]
) -> NDArray[np.uint8]:
    """Preferences in `images` become exactly their own mirror image."""
    wide = (..., *(None,) * (table.ndim - 1 - is_reachable.ndim))
    weights = np.rint(255 * np.maximum(table, 0)) * is_reachable[wide]
    green, red = np.indices(is_reachable.shape[1:])
    behind, even = np.asarray(green < red)[None][wide], np.asarray(green == red)[None][wide]
    for place, image in images.items():
        other = image(weights[place])
        level = (weights[place] + other) // 2
        weights[place] = np.where(behind, other, np.where(even, level, weights[place]))
    return np.asarray(weights, np.uint8)

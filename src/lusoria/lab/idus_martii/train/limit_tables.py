"""Trains policy tables for house rules: other limits, and yellow votes that may be kept."""

from collections.abc import Iterator
from pathlib import Path

from lusoria.core.packed_tables import PackedTable, pack
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.policy_keys import bundled_name, other_kinds
from lusoria.lab.idus_martii.train.regret_minimization import Progress, minimize_regret
from lusoria.lab.idus_martii.train.table_files import TRAINING_GAMES, table_parts
from lusoria.lab.output_folder import prepare_folder
from lusoria.minds.idus_martii.belief.quantal_response import SHARP_PRECISION, quantal_response
from lusoria.minds.idus_martii.belief.table_policies import Rules
from lusoria.runtime.atomic_file import write_atomically


def train_limits(
    folder: Path, players: range, seed: int, progress: Progress, games: int = TRAINING_GAMES
) -> Iterator[Path]:
    """Yields each file as soon as it is written."""
    prepare_folder(folder)
    total, finished = sum(len(other_kinds(number)) for number in players), 0
    for number in players:
        bundle: dict[str, PackedTable] = {}
        for kind in other_kinds(number):
            file = train_for(Rules(*kind), seed, games)
            bundle[bundled_name(kind)] = PackedTable((len(file),), file)
            finished += 1
            progress(finished, total)
        path = folder / f"{number}.limits"
        write_atomically(path, pack_bundle(number, seed, games, bundle))
        yield path


def train_for(rules: Rules, seed: int, games: int) -> bytes:
    """The policy of `able` alone. Other policies take a second to compute when they are needed."""
    cfr = minimize_regret(rules, games, seed, unmet=quantal_response(rules, SHARP_PRECISION))
    facts = {"players": rules.players, "limit": rules.limit, "may": rules.may_keep_yellow}
    return pack(facts, dict(table_parts(rules, {"cfr": cfr})))


def pack_bundle(players: int, seed: int, games: int, bundle: dict[str, PackedTable]) -> bytes:
    facts = {
        "game": IDUS_MARTII.name,
        "rules": IDUS_MARTII.version,
        "players": players,
        "seed": seed,
        "games": games,
    }
    return pack(facts, bundle)

"""What is learnt for tables with other rules than the printed ones: every limit that games come near, with a
yellow that must be replaced and with one that may be kept. One file for each number of players."""

from collections.abc import Callable, Iterator
from pathlib import Path

from lusoria.core.packed_tables import Part, pack
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.policy_keys import bundled_name, other_kinds
from lusoria.lab.idus_martii.train.regret_minimization import least_regret
from lusoria.lab.idus_martii.train.table_files import GAMES, parts
from lusoria.lab.output_folder import prepare
from lusoria.minds.idus_martii.belief.quantal_response import SHARP_PRECISION, quantal_response
from lusoria.minds.idus_martii.belief.table_policies import Rules

Told = Callable[[int, int], None]


def train_limits(folder: Path, players: range, seed: int, told: Told, games: int = GAMES) -> Iterator[Path]:
    """Each file is given as soon as it is there."""
    prepare(folder)
    total, done = sum(len(other_kinds(number)) for number in players), 0
    for number in players:
        bundle: dict[str, Part] = {}
        for kind in other_kinds(number):
            file = trained_for(Rules(*kind), seed, games)
            bundle[bundled_name(kind)] = Part((len(file),), file)
            done += 1
            told(done, total)
        path = folder / f"{number}.limits"
        path.write_bytes(bundled(number, seed, games, bundle))
        yield path


def trained_for(rules: Rules, seed: int, games: int) -> bytes:
    """The able ones' policy: others are solved in a second where they are needed."""
    cfr = least_regret(rules, games, seed, unmet=quantal_response(rules, SHARP_PRECISION))
    facts = {"players": rules.players, "limit": rules.limit, "may": rules.may_keep_yellow}
    return pack(facts, dict(parts(rules, {"cfr": cfr})))


def bundled(players: int, seed: int, games: int, bundle: dict[str, Part]) -> bytes:
    facts = {
        "game": IDUS_MARTII.name,
        "rules": IDUS_MARTII.version,
        "players": players,
        "seed": seed,
        "games": games,
    }
    return pack(facts, bundle)

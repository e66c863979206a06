"""How strong the bots of Idus Martii are: what one seat wins more, everything else alike.

`python3 run.py bench bots-idus PLAYERS POPULATION GAMES SEED BOT ...`: one seat of a table of equals plays as
each of these bots. The deal is the same, and so is the luck of everybody in every step; seats take turns.
Where the others play by tables their luck is taken out (see `idus_luck`), and it is told what each kind of
choice gains on an able one's.
`... bots-idus tables PLAYERS GAMES SEED`: the same for those who play by tables, in compiled games, and what
somebody without memory can win from the able ones at most.
`... bots-idus latency PLAYERS GAMES SEED`: how long the thinking ones think.
`... bots-idus calibration PLAYERS GAMES SEED`: how true beliefs are, at tables where anybody may sit.
`... bots-idus stated PLAYERS POPULATION GAMES SEED`: how true the chances are that the master states.
"""

import hashlib
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations
from random import Random
from typing import Any

import numpy as np

from bench.idus_luck import Deal, Truth
from lusoria.bots.honest import Honest
from lusoria.bots.idus_martii.able import Able
from lusoria.bots.idus_martii.novice import SLIPS, Novice
from lusoria.bots.uniform import Uniform
from lusoria.core.game import Chance, fold
from lusoria.games import game as find_game
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import FACTIONS, PRINTED_LIMIT, Options, State, kept
from lusoria.lab.idus_martii.train.lifts import Lift, lift
from lusoria.lab.idus_martii.train.regrets import least_regret
from lusoria.minds.idus_martii.belief import Belief
from lusoria.minds.idus_martii.foresight import Worldly
from lusoria.minds.idus_martii.judging import Foresight
from lusoria.minds.idus_martii.players import Master, Strong
from lusoria.minds.idus_martii.policies import Rules
from lusoria.table.bot_worker import warm as get_ready

DATA = [files("lusoria.bots.idus_martii").joinpath(f"data/{n}.tables").read_bytes() for n in PRINTED_LIMIT]


class Unskilled(Master):
    """The master, were it to think that it plays on by a table. It believes what the master believes."""

    def __init__(self) -> None:
        super().__init__(*DATA)
        self.models = bot("master").models

    def _foresight(self, rules: Rules) -> Foresight:
        return Worldly(self.models.model(rules, self.model), self.models.policy(rules, "cfr"))


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
}


@cache
def bot(name: str) -> Any:
    return MAKERS[name]()


def luck(*what: object) -> Random:
    """The luck of one step is the same whatever happened elsewhere."""
    return Random(int.from_bytes(hashlib.blake2b(repr(what).encode(), digest_size=8).digest()))


def dealt(players: int, seed: int, game: int) -> State:
    state, cards = IDUS_MARTII.start(Options(players)), luck(seed, game)
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


def lifts(players: int, population: str, games: int, seed: int, entrants: Sequence[str]) -> None:
    """Plainly won and, where the others play by a table, with their luck taken out."""
    wins = np.zeros((2, games, 1 + len(entrants)))
    gains: dict[tuple[str, str], float] = {}
    truth = true_worths(players, population) if population in TABLES else None
    begun = time.process_time()
    for game in range(games):
        seat = game % players
        start = dealt(players, seed, game)
        deal = None if truth is None else Deal(truth, start, seat, bot(population), lucky(seed, game))
        for k, name in enumerate((population, *entrants)):
            if deal is not None:
                found = deal.played(bot(name))
                wins[:, game, k] = found.won, found.fair
                for kind, gain in found.gains.items():
                    gains[name, kind] = gains.get((name, kind), 0.0) + gain / games
                continue
            names = [population] * players
            names[seat] = name
            result = played(start, names, seed, game).result
            wins[:, game, k] = result is not None and seat in result.winners
    took = 1000 * (time.process_time() - begun) / games / (1 + len(entrants))
    print(f"{players} players, {games} games, seed {seed}, {took:.1f} ms a game")
    print(f"  all {population}: {tell(wins[0, :, 0])}")
    for k, name in enumerate(entrants, 1):
        print(f"  {name} among {population}: {both(wins[..., k] - wins[..., 0])}")
    for below, above in combinations(range(1, len(entrants) + 1), 2):
        difference = both(wins[..., above] - wins[..., below])
        print(f"  {entrants[above - 1]} over {entrants[below - 1]} among {population}: {difference}")
    for kind in sorted({kind for _, kind in gains}):
        told = ", ".join(f"{name} {100 * gains.get((name, kind), 0.0):+.2f}" for name in entrants)
        print(f"  {kind}: {told}")
    print(end="", flush=True)


TABLES = {"honest": "honest", "careless": "able", "sharp": "sharp", "able": "cfr"}
"""Those who play by tables, and what these are called."""


def true_worths(players: int, population: str) -> Truth:
    rules, known = Rules(players, PRINTED_LIMIT[players], may=False), bot("master").models
    return Truth(rules, known.policy(rules, TABLES[population]), known.policy(rules, "cfr"))


def lucky(seed: int, game: int) -> Callable[[State, int], Random]:
    return lambda state, seat: luck(seed, game, seat, state.turn, state.step)


def both(values: Any) -> str:
    plain, fair = tell(values[0]), tell(values[1])
    return fair if plain == fair else f"{fair}, with luck {plain}"


def tell(values: Any) -> str:
    return f"{100 * values.mean():+.2f} ({100 * values.std() / len(values) ** 0.5:.2f})"


ANSWER = 100_000
"""Games to learn the best answer from."""


def tables(players: int, games: int, seed: int) -> None:
    """Able among the others, and they among able; offices and looks fall to anybody, as with these bots."""
    rules = Rules(players, PRINTED_LIMIT[players], may=False)
    known = bot("master").models
    policies = {name: known.policy(rules, name) for name in ("honest", "able", "sharp", "cfr")}
    honest = policies["honest"]
    any_vote = np.where(np.arange(2 * players)[:, None, None, None] < players, (0.5, 0.5, 0), 1 / 3)
    vote = honest.vote + (any_vote - honest.vote) / SLIPS
    named = {
        "novice": honest._replace(vote=np.ascontiguousarray(vote)),
        "honest": honest,
        "careless": policies["able"],
        "sharp": policies["sharp"],
        "able": policies["cfr"],
    }
    for one, mine in named.items():
        for other, theirs in named.items():
            if one != other and "able" in (one, other):
                found = lift(rules, mine, theirs, games, seed)
                print(f"{players} players, {games} games, seed {seed}: {one} among {other}: {told(found)}")
    best = least_regret(rules, ANSWER, seed + 1, others=policies["cfr"])
    found = lift(rules, best, policies["cfr"], games, seed)
    print(f"{players} players: the best answer without memory among able: {told(found)}", flush=True)


def told(found: Lift) -> str:
    return f"{found.mean:+.2f} ({found.error:.2f})"


def latency(players: int, games: int, seed: int) -> None:
    """Processor time of every choice of one thinking seat among able ones, once all is warm."""
    for name in ("strong", "master"):
        begun = time.process_time()
        get_ready(bot(name), find_game("idus-martii"), Options(players))
        warm, took = time.process_time() - begun, []
        for game in range(games):
            state, thinker = dealt(players, seed, game), game % players
            while state.result is None:
                moves: Any = IDUS_MARTII.turn(state)
                seat = moves.seats[0]
                mine, view = luck(seed, game, seat, state.turn, state.step), IDUS_MARTII.view(state, seat)
                begun = time.process_time()
                action = bot(name if seat == thinker else "able").choose(view, mine)
                if seat == thinker:
                    took.append(1000 * (time.process_time() - begun))
                state = fold(IDUS_MARTII, state, IDUS_MARTII.decide(state, seat, action))
        print(
            f"{players} players, {name}: warm after {warm:.1f} s; a choice takes {np.mean(took):.2f} ms, "
            f"99 of 100 less than {np.quantile(took, 0.99):.1f}, the longest {max(took):.1f}",
            flush=True,
        )


def stated(players: int, population: str, games: int, seed: int) -> None:
    """What the master says its choice is worth, by tenths, and how often the seat then wins."""
    rules = Rules(players, PRINTED_LIMIT[players], may=False)
    judge = bot("master").judge(rules)
    said: list[float] = []
    true: list[bool] = []
    for game in range(games):
        state, thinker = dealt(players, seed, game), game % players
        asked = len(said)
        while state.result is None:
            moves: Any = IDUS_MARTII.turn(state)
            seat = moves.seats[0]
            mine, view = luck(seed, game, seat, state.turn, state.step), IDUS_MARTII.view(state, seat)
            action = bot("master" if seat == thinker else population).choose(view, mine)
            if seat == thinker and len(view.legal) > 1:
                said.append(judge.worths(view)[view.legal.index(action)])
            state = fold(IDUS_MARTII, state, IDUS_MARTII.decide(state, seat, action))
        true += [thinker in state.result.winners] * (len(said) - asked)
    print(f"{players} players, {games} games, seed {seed}, master among {population}; said and true:")
    print("  " + reliability(np.array(said), np.array(true)), flush=True)


MODELS = ("mixture", "types")
SITTING = ("honest", "novice", "careless", "sharp", "able", "strong", "master")


def calibration(players: int, games: int, seed: int) -> None:
    """Beliefs of a seat about every other one, after round one and at the end."""
    rules = Rules(players, PRINTED_LIMIT[players], may=False)
    models = [bot("master").models.model(rules, name, slip) for name in MODELS for slip in (0.05, 0.1)]
    said: dict[tuple[int, str], list[tuple[float, ...]]] = {}
    true: list[int] = []
    for game in range(games):
        rng, seat = luck(seed, game, "who"), game % players
        names = [rng.choice(SITTING) for _ in range(players)]
        half = played(dealt(players, seed, game), names, seed, game, until=players + 1)
        end = played(half, names, seed, game)
        others = [other for other in range(players) if other != seat]
        true += [FACTIONS.index(kept(end)[other]) for other in others]
        for k, model in enumerate(models):
            for when, state in (("half", half), ("end", end)):
                belief = Belief.of(IDUS_MARTII.view(state, seat), model)
                said.setdefault((k, when), []).extend(belief.sides(other) for other in others)
    for (k, when), shares in said.items():
        model, told = models[k], np.array(shares)
        losses = -np.log(np.maximum(told[np.arange(len(true)), true], 1e-9))
        print(f"{players} players, {games} games, seed {seed}: {model.name}, slips {model.slip}, {when}:")
        print(f"  log loss {losses.mean():.3f} ({losses.std() / len(losses) ** 0.5:.3f})")
        print("  said and true: " + reliability(told, np.eye(3)[true]), flush=True)


def reliability(said: Any, true: Any) -> str:
    tenths = np.minimum((10 * said).astype(int), 9)
    bins = [tenths == k for k in range(10)]
    return ", ".join(f"{said[here].mean():.2f} {true[here].mean():.2f}" for here in bins if here.any())


def main() -> int:
    match sys.argv[1:]:
        case ["tables", players, games, seed]:
            tables(int(players), int(games), int(seed))
        case ["latency", players, games, seed]:
            latency(int(players), int(games), int(seed))
        case ["calibration", players, games, seed]:
            calibration(int(players), int(games), int(seed))
        case ["stated", players, population, games, seed]:
            stated(int(players), population, int(games), int(seed))
        case [players, population, games, seed, *entrants] if entrants:
            lifts(int(players), population, int(games), int(seed), entrants)
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

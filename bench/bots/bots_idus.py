"""Strength of the bots of Idus Martii: additional wins of one seat, on the same deals.

`python3 run.py bench bots-idus PLAYERS POPULATION GAMES SEED BOT ...`: one seat of a table of equals plays as
each of these bots, with the same deal and random numbers; seats rotate. Against tables, variance is reduced
(see `idus_luck`), and the gain over able's choice is printed by kind of choice. Against thinking bots every
deal is played with every seat (see `idus_company`).

    halves PLAYERS ONE OTHER DEALS SEED        half of the seats play as ONE, then the other half
    tables PLAYERS GAMES SEED                  tables against tables, in compiled games
    answers PLAYERS GAMES SEED BOT ...         exploitability (see `idus_answers`)
    latency PLAYERS GAMES SEED                 time of a choice of the thinking bots
    calibration PLAYERS GAMES SEED             calibration of beliefs, at mixed tables
    stated PLAYERS POPULATION GAMES SEED       calibration of the chances that master states
"""

import sys
import time
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any

import numpy as np

from bench.bots.idus_answers import lift_text, print_best_answers
from bench.bots.idus_company import half_seats, one_seat
from bench.bots.idus_luck import DealTree, TrueValues
from bench.bots.idus_players import (
    POPULATIONS,
    TABLES,
    bot,
    check_game_count,
    deal_state,
    play_game,
    printed_rules,
    random_stream,
    random_streams,
    table,
)
from lusoria.games import game as find_game
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action
from lusoria.games.idus_martii.model import FACTIONS, Options, kept_cards
from lusoria.games.idus_martii.view import View
from lusoria.lab.idus_martii.train.policy_lift import lift
from lusoria.minds.idus_martii.belief.belief import Belief
from lusoria.table.bot_seats.bot_worker import warm as get_ready


def print_lifts(players: int, population: str, games: int, seed: int, entrants: Sequence[str]) -> None:
    """Prints plain lift and, against tables, lift with reduced variance."""
    check_game_count(players, games)
    begun = time.process_time()
    gains: dict[tuple[str, str], float] = {}
    if population in TABLES:
        wins = among_tables(players, population, games, seed, entrants, gains)
    else:
        bots = {name: bot(name) for name in (population, *entrants)}
        wins = np.stack([one_seat(players, population, games // players, seed, entrants, bots)] * 2)
    took = 1000 * (time.process_time() - begun) / games / (1 + len(entrants))
    print(f"{players} players, {games} games, seed {seed}, {took:.1f} ms a game")
    print(f"  all {population}: {mean_text(wins[0, :, 0])}")
    for k, name in enumerate(entrants, 1):
        print(f"  {name} among {population}: {means_text(wins[..., k] - wins[..., 0])}")
    for below, above in combinations(range(1, len(entrants) + 1), 2):
        difference = means_text(wins[..., above] - wins[..., below])
        print(f"  {entrants[above - 1]} over {entrants[below - 1]} among {population}: {difference}")
    for kind in sorted({kind for _, kind in gains}):
        by_kind = ", ".join(f"{name} {100 * gains.get((name, kind), 0.0):+.2f}" for name in entrants)
        print(f"  {kind}: {by_kind}")
    print(end="", flush=True)


def among_tables(
    players: int,
    population: str,
    games: int,
    seed: int,
    entrants: Sequence[str],
    gains: dict[tuple[str, str], float],
) -> Any:
    """Plain and reduced wins by game and bot. Adds to `gains` by bot and kind of choice."""
    wins = np.zeros((2, games, 1 + len(entrants)))
    truth = true_values(players, population)
    for game in range(games):
        deal = DealTree(
            truth,
            deal_state(players, seed, game),
            game % players,
            bot(population),
            random_streams(seed, game),
        )
        for k, name in enumerate((population, *entrants)):
            played = deal.play(bot(name))
            wins[:, game, k] = played.won, played.fair
            for kind, gain in played.gains.items():
                gains[name, kind] = gains.get((name, kind), 0.0) + gain / games
    return wins


def print_half_seats(players: int, one: str, other: str, deals: int, seed: int) -> None:
    begun = time.process_time()
    more = half_seats(players, one, other, deals, seed, {name: bot(name) for name in (one, other)})
    took = 1000 * (time.process_time() - begun) / deals
    print(f"{players} players, {deals} deals, seed {seed}, {took:.1f} ms a deal")
    print(f"  a seat as {one} instead of {other}, half and half: {mean_text(more)}", flush=True)


def true_values(players: int, population: str) -> TrueValues:
    return TrueValues(printed_rules(players), table(players, population), table(players, "cfr"))


def means_text(values: Any) -> str:
    plain, fair = mean_text(values[0]), mean_text(values[1])
    return fair if plain == fair else f"{fair}, with luck {plain}"


def mean_text(values: Any) -> str:
    return f"{100 * values.mean():+.2f} ({100 * values.std() / len(values) ** 0.5:.2f})"


def tables(players: int, games: int, seed: int) -> None:
    """Able among the others and the reverse, with random offices and looks."""
    named = {name: table(players, name) for name in TABLES}
    for one, mine in named.items():
        for other, theirs in named.items():
            if one != other and "able" in (one, other):
                result = lift(printed_rules(players), mine, theirs, games, seed)
                print(
                    f"{players} players, {games} games, seed {seed}: {one} among {other}: {lift_text(result)}"
                )
    print(end="", flush=True)


def latency(players: int, games: int, seed: int) -> None:
    """Processor time of each choice of one thinking seat among able ones, once warm."""
    for name in ("strong", "master"):
        begun = time.process_time()
        get_ready(bot(name), find_game("idus-martii"), Options(players))
        warm = time.process_time() - begun
        timer = TimedBot(bot(name))
        for game in range(games):
            play_one_seat(timer, "able", players, seed, game)
        took = 1000 * np.array(timer.seconds)
        print(
            f"{players} players, {name}: warm after {warm:.1f} s; a choice takes {np.mean(took):.2f} ms, "
            f"99 of 100 less than {np.quantile(took, 0.99):.1f}, the longest {max(took):.1f}",
            flush=True,
        )


class TimedBot:
    """Plays as a bot, and logs its views, actions and processor time."""

    def __init__(self, timed: Any) -> None:
        self._bot = timed
        self.choices: list[tuple[View, Action]] = []
        self.seconds: list[float] = []

    def choose(self, view: View, rng: Random) -> Action:
        begun = time.process_time()
        action: Action = self._bot.choose(view, rng)
        self.seconds.append(time.process_time() - begun)
        self.choices.append((view, action))
        return action


def play_one_seat(entrant: TimedBot, population: str, players: int, seed: int, game: int) -> bool:
    """A game of one bot among others. Returns if it wins."""
    seat = game % players
    bots = [entrant if other == seat else bot(population) for other in range(players)]
    result = play_game(deal_state(players, seed, game), bots, seed, game).result
    assert result is not None
    return seat in result.winners


def compare_estimates(players: int, population: str, games: int, seed: int) -> None:
    """Stated chance of the chosen action, by tenths, and the share of wins."""
    judge = bot("master").evaluator(printed_rules(players))
    predicted: list[float] = []
    true: list[bool] = []
    for game in range(games):
        entrant = TimedBot(bot("master"))
        has_won = play_one_seat(entrant, population, players, seed, game)
        for view, action in entrant.choices:
            if len(view.legal) > 1:
                predicted.append(judge.action_values(view)[view.legal.index(action)])
                true.append(has_won)
    print(f"{players} players, {games} games, seed {seed}, master among {population}; predicted and true:")
    print("  " + reliability(np.array(predicted), np.array(true)), flush=True)


MODELS = ("mixture", "tables", "types")
MISTAKE_RATES = (0.05, 0.1)


def calibration(players: int, games: int, seed: int) -> None:
    """Beliefs of a seat about each other one, after round one and at the end."""
    known, rules = bot("master").models, printed_rules(players)
    models = [known.model(rules, name, slip) for name in MODELS for slip in MISTAKE_RATES]
    predicted: dict[tuple[int, str], list[tuple[float, ...]]] = {}
    true: list[int] = []
    for game in range(games):
        rng, seat = random_stream(seed, game, "who"), game % players
        bots = [bot(rng.choice(POPULATIONS)) for _ in range(players)]
        half = play_game(deal_state(players, seed, game), bots, seed, game, until=players + 1)
        end = play_game(half, bots, seed, game)
        others = [other for other in range(players) if other != seat]
        true += [FACTIONS.index(kept_cards(end)[other]) for other in others]
        for k, model in enumerate(models):
            for when, state in (("half", half), ("end", end)):
                belief = Belief.from_view(IDUS_MARTII.view(state, seat), model)
                predicted.setdefault((k, when), []).extend(
                    belief.side_probabilities(other) for other in others
                )
    losses: dict[tuple[str, float, str], Any] = {}
    for (k, when), shares in predicted.items():
        model, probabilities = models[k], np.array(shares)
        loss = losses[model.name, model.mistake_rate, when] = by_game(probabilities, true, games)
        print(f"{players} players, {games} games, seed {seed}: {model.name}, slips {model.slip}, {when}:")
        print(f"  log loss {mean_loss(loss)}")
        print("  predicted and true: " + reliability(probabilities, np.eye(3)[true]), flush=True)
    for slip in MISTAKE_RATES:
        for when in ("half", "end"):
            less = losses["types", slip, when] - losses["tables", slip, when]
            print(f"types - tables, slips {slip}, {when}: {mean_loss(less)}", flush=True)


def by_game(predicted: Any, true: Sequence[int], games: int) -> Any:
    """Mean log loss per game: beliefs at one table are dependent."""
    losses = -np.log(np.maximum(predicted[np.arange(len(true)), true], 1e-9))
    return losses.reshape(games, -1).mean(axis=1)


def mean_loss(losses: Any) -> str:
    return f"{losses.mean():.3f} ({losses.std(ddof=1) / len(losses) ** 0.5:.3f})"


def reliability(predicted: Any, true: Any) -> str:
    tenths = np.minimum((10 * predicted).astype(int), 9)
    bins = [tenths == k for k in range(10)]
    return ", ".join(f"{predicted[here].mean():.2f} {true[here].mean():.2f}" for here in bins if here.any())


def main() -> int:
    match sys.argv[1:]:
        case ["tables", players, games, seed]:
            tables(int(players), int(games), int(seed))
        case ["halves", players, one, other, deals, seed]:
            print_half_seats(int(players), one, other, int(deals), int(seed))
        case ["answers", players, games, seed, *frozen] if frozen:
            print_best_answers(int(players), int(games), int(seed), frozen)
        case ["latency", players, games, seed]:
            latency(int(players), int(games), int(seed))
        case ["calibration", players, games, seed]:
            calibration(int(players), int(games), int(seed))
        case ["stated", players, population, games, seed]:
            compare_estimates(int(players), population, int(games), int(seed))
        case [players, population, games, seed, *entrants] if entrants:
            print_lifts(int(players), population, int(games), int(seed), entrants)
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

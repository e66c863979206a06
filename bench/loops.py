"""Loops of uniform random games, for comparison.

Both use the same `random()` and do only what is necessary. A decision is one choice of one player; chance is
played but not counted.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

from lusoria.core.game import AnyGame, Await, Chance
from lusoria.laws.walk import random_walk


def lusoria_decisions(game: AnyGame, options: Any, games: int, seed: int) -> int:
    """`turn`, `legal`, `decide`, `evolve`, with every rule checked and every event made."""
    draw = Random(seed).random
    turn, legal, decide, evolve = game.turn, game.legal, game.decide, game.evolve
    decisions = 0
    for _ in range(games):
        state = game.start(options)
        while True:
            moves = turn(state)
            if type(moves) is Await:
                seat = moves.seats[0]
                choices = legal(state, seat)
                decisions += 1
                events = decide(state, seat, choices[int(draw() * len(choices))])
            elif type(moves) is Chance:
                events = moves.pick(int(draw() * moves.total))
            else:
                break
            for event in events:
                state = evolve(state, event)
    return decisions


def openspiel_decisions(name: str, games: int, seed: int) -> int:
    game, draw = pyspiel.load_game(name), Random(seed).random
    return sum(play_openspiel(game, draw) for _ in range(games))


def play_openspiel(game: Any, draw: Callable[[], float]) -> int:
    """One game in the usual Python loop over a C++ game. Returns the number of decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pick_outcome(state.chance_outcomes(), draw()))
        else:
            choices = state.legal_actions()
            decisions += 1
            state.apply_action(choices[int(draw() * len(choices))])
    return decisions


def pick_outcome(outcomes: list[tuple[int, float]], number: float) -> int:
    for action, odds in outcomes:
        number -= odds
        if number < 0:
            return action
    return outcomes[-1][0]


def view_states(game: AnyGame, options: Any, seed: int) -> list[Any]:
    """The states of one random game that await a seat."""
    steps = random_walk(game, game.start(options), Random(seed))
    return [step.before for step in steps if isinstance(game.turn(step.before), Await)]

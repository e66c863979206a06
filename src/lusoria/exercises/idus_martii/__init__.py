"""Exercises of Idus Martii."""

from collections.abc import Mapping

from lusoria.core.game import GameView
from lusoria.exercises.game_exercises import ExerciseSpec
from lusoria.wire.idus_martii.messages import Guess


def lengths(exercise: Guess, view: GameView) -> Mapping[str, int]:
    return dict.fromkeys(("bots", "prior", "known", "truth"), view.table.options.players)


EXERCISES = ExerciseSpec(
    "lusoria.exercises:data/idus-martii.jsonl.gz",
    "7fc69792c297b1c7855a734700ad54280bf458bcf61636daf6d483068872c3ce",
    "lusoria lab exercises idus-martii --seed 1 --count 130 --folder data",
    lengths,
)

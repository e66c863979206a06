"""Exercises of Alea Romana."""

from collections.abc import Mapping

from lusoria.core.game import GameView
from lusoria.exercises.game_exercises import ExerciseSpec
from lusoria.wire.alea.messages import Choice

LEVELS = 4  # of bots: an exercise says which of them err


def lengths(exercise: Choice, view: GameView) -> Mapping[str, int]:
    return {"bots": view.table.options.players, "values": len(view.legal), "wrong": LEVELS}


EXERCISES = ExerciseSpec(
    "lusoria.exercises:data/alea.jsonl.gz",
    "337fde9df9df5019ae8f5e5eccee79e00d6c571d16a80e6439144ff2d7d2dd74",
    "lusoria lab exercises alea --seed 1 --count 130 --folder data",
    lengths,
)

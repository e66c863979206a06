"""Exercises of Alea Romana."""

from collections.abc import Mapping

from lusoria.core.game import GameView
from lusoria.exercises.game_exercises import ExerciseSpec
from lusoria.wire.alea.messages import Choice

LEVELS = 4  # of bots: an exercise says which of them err


def lengths(exercise: Choice, view: GameView) -> Mapping[str, int]:
    parts = {name: len(view.legal) for name in ("written", "successes") if getattr(exercise, name)}
    return {"bots": view.table.options.players, "values": len(view.legal), "wrong": LEVELS, **parts}


EXERCISES = ExerciseSpec(
    "lusoria.exercises:data/alea.jsonl.gz",
    "8df18cdf290b8c67967a9e470d3ad1ece1217f6b5a618736676c3ce3c5663aa0",
    "lusoria lab exercises alea --seed 1 --count 130 --folder data",
    lengths,
)

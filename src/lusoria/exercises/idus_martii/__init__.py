"""Exercises of Idus Martii."""

from collections.abc import Mapping

from lusoria.core.game import GameView
from lusoria.exercises.game_exercises import ExerciseSpec
from lusoria.wire.idus_martii.messages import Guess


def lengths(exercise: Guess, view: GameView) -> Mapping[str, int]:
    players = view.table.options.players
    reasons = {name: len(exercise.suspects) for name in ("before", "after")} if exercise.telling_turn else {}
    return {**dict.fromkeys(("bots", "prior", "known", "truth"), players), **reasons}


EXERCISES = ExerciseSpec(
    "lusoria.exercises:data/idus-martii.jsonl.gz",
    "242f3b46ac102da5ff1b599f23fb8b6d21bfd9ef3ae8aef35ef32b742c00ff8f",
    "lusoria lab exercises idus-martii --seed 1 --count 130 --folder data",
    lengths,
)

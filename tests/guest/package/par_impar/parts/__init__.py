"""What par impar brings besides rules, words and bots: see `EXTENSIONS` in `par_impar`."""

from collections.abc import Mapping

from lusoria.analysis.game_analysis import AnalysisSpec
from lusoria.bots.coach import Coach
from lusoria.core.game import GameView
from lusoria.exercises import ExerciseSpec
from lusoria.table.daily_games import DailySettings
from par_impar.parts.messages import HabitExercise

COACH = Coach("par_impar.parts.advice:Adviser", rules=(1, 2))
ANALYSIS = AnalysisSpec("par_impar.parts.analysis:PAR_IMPAR_ANALYSIS")
DAILY = DailySettings(players=2, even=0.0, close=0.05, bot_games=10)


def lengths(exercise: HabitExercise, view: GameView) -> Mapping[str, int]:
    return {"bots": view.table.options.players, "values": len(view.legal)}


EXERCISES = ExerciseSpec(
    "par_impar.parts:par-impar.jsonl.gz",
    "5d653c748d3687f07376aef17a038e9f6383dcc32bbe131fabb6f0431e3a74a6",
    "(no command: two positions written by hand)",
    lengths,
)

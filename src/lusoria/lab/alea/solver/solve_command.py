"""The extension `solver` of Alea Romana."""

from pathlib import Path

from lusoria.lab.alea.solver.backward_induction import Solution, solve
from lusoria.lab.alea.solver.solution_report import solution_text
from lusoria.lab.game_tasks import Solver
from lusoria.runtime.progress import ProgressCallback


def run(folder: Path, turns: int, workers: int, on_progress: ProgressCallback) -> Solution:
    return solve(folder, turns, workers=workers, on_progress=on_progress)


SOLVER = Solver(run, solution_text)

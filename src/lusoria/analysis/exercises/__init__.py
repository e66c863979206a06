"""Makes exercises: selects positions from records or from games between bots, and evaluates them.

All values come from the view of the seat that has to decide.
"""

from lusoria.analysis.exercises.exercise_sets import TASKS, make_exercises, records_in

__all__ = ["TASKS", "make_exercises", "records_in"]

"""Makes exercises: selects positions from records or from games between bots, and evaluates them.

All values come from the view of the seat that has to decide.
"""

from lusoria.analysis.exercises.exercise_sets import make_exercises, records_in

__all__ = ["make_exercises", "records_in"]

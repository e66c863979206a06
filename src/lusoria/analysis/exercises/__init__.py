"""Makes exercises: games of bots, or games that were written down, and the positions in them worth a thought.

Everything is worked out beforehand, from the view of the seat that is asked.
"""

from lusoria.analysis.exercises.exercise_sets import TASKS, made, records_in

__all__ = ["TASKS", "made", "records_in"]

"""Exercises: positions with precomputed solutions, shipped with their game or added by a host."""

from lusoria.exercises.exercise_files import ExerciseSet, check_folder, exercise_set
from lusoria.exercises.game_exercises import SHIPPED, ExerciseSpec

__all__ = ["SHIPPED", "ExerciseSet", "ExerciseSpec", "check_folder", "exercise_set"]

"""Exercises: positions with precomputed solutions, shipped with the package or added by a host."""

from lusoria.exercises.exercise_files import SHIPPED, ExerciseSet, ShippedFile, check_folder, exercise_set

__all__ = ["SHIPPED", "ExerciseSet", "ShippedFile", "check_folder", "exercise_set"]

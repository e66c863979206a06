"""Exercises: positions with precomputed solutions, shipped with the package or added by a host."""

from lusoria.exercises.exercise_files import KEPT, Kept, Shelf, check_folder, shelf

__all__ = ["KEPT", "Kept", "Shelf", "check_folder", "shelf"]

"""Exercises that come with the package, or that a host has: positions, and what was worked out beforehand."""

from lusoria.exercises.exercise_files import KEPT, Kept, Shelf, check_folder, shelf

__all__ = ["KEPT", "Kept", "Shelf", "check_folder", "shelf"]

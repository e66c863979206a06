"""Exercises that come with the package: positions, and what was worked out about them beforehand."""

from lusoria.exercises.kept import KEPT, Kept, Shelf, shelf

__all__ = ["KEPT", "Kept", "Shelf", "shelf"]

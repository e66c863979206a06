"""Alea Romana at millions of turns a second."""

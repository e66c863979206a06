"""Ratings and luck reports over a person's own games."""

"""Serialized games: JSON of actions and records, verifiable chance, verification."""

"""Decisions of Idus Martii: the bots `strong` and `master`, and the coach's adviser."""

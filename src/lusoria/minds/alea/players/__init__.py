"""Decisions of Alea Romana: the bots `strong` and `master`, and the coach's adviser."""

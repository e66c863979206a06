"""Evaluation of one turn of Alea Romana: its steps, and their values."""

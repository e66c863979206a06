"""Values of positions in Idus Martii: turns, rounds, and what each side can expect."""

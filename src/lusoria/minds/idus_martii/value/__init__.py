"""Values of positions in Idus Martii: of turns, of rounds, and to each side."""

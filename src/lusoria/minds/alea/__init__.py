"""Models of Alea Romana: the value of a turn by column and cards, and decisions."""

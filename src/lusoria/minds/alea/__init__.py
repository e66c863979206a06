"""The dice game: what a turn is worth, by column and by cards."""

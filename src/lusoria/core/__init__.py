"""What a game is, to everything that is not a game. Imports the standard library and msgspec only."""

"""Interface between games and the rest of the program. Imports the standard library and msgspec only."""

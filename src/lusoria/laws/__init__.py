"""Laws that every game keeps, checked on random games. `lusoria check` is the command.

A law of tables looks at one played game, a law of games at all of them. Random play is seeded: the same call
finds the same cases.
"""

from lusoria.laws.game_check import LAWS, Finding, Verdict, broken_laws, check_game

__all__ = ["LAWS", "Finding", "Verdict", "broken_laws", "check_game"]

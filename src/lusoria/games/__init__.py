"""Every game there is. A game listed here is under every law of the test suite from that moment."""

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame
from lusoria.games.alea import ALEA
from lusoria.games.idus_martii import IDUS_MARTII

GAMES: dict[str, AnyGame] = {game.name: game for game in (IDUS_MARTII, ALEA)}


def game(name: str) -> AnyGame:
    """The game of this name, or Malformed naming the ones there are."""
    try:
        return GAMES[name]
    except KeyError:
        raise Malformed("game", f"no game is called {name!r}; there are {', '.join(GAMES)}") from None

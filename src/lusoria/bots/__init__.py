"""Players made of code. They see what people see: a view, never the state.

`bot(game, name)` finds one; `BOTS` lists them, the default first.
"""

from lusoria.bots.base import Bot
from lusoria.bots.greedy import Greedy
from lusoria.bots.honest import Honest
from lusoria.bots.uniform import Uniform
from lusoria.core.errors import Malformed

BOTS: dict[str, dict[str, Bot]] = {
    "idus-martii": {"honest": Honest(), "random": Uniform()},
    "alea": {"greedy": Greedy(), "random": Uniform()},
}


def bot(game: str, name: str) -> Bot:
    """The bot of this name for this game, or Malformed naming the ones there are."""
    bots = BOTS.get(game, {})
    if name not in bots:
        raise Malformed("bot", f"{game} has no bot called {name!r}; there are {', '.join(bots)}")
    return bots[name]


__all__ = ["BOTS", "Bot", "bot"]

"""Digests of games of every bot, to compare Python versions.

`python -m tests.golden.bot_digests GAMES GAME/BOT ...` prints a line per bot: its digest over games 0 to
GAMES - 1. Bots without an extra need the base package only.
"""

import sys
from hashlib import sha256
from random import Random
from typing import Any

from lusoria.bots import BotSpec, bot, bots_of
from lusoria.core.game import any_game, sample
from lusoria.games import GAMES
from lusoria.games import game as find_game
from lusoria.records.codec import encode
from lusoria.records.match import Match

COUNT = 200
PRINTED: dict[str, Any] = {}
RULES: dict[str, tuple[dict[str, Any], ...]] = {
    "alea": (PRINTED, PRINTED, {"multi_roll": True}, {"cards_anytime": True}, {"ordered": True}),
    "idus-martii": (PRINTED, PRINTED, {"yellow_swap": "may"}),
}
"""Options, taken in turn like the numbers of players; those that affect the choices of bots."""


def every_bot() -> list[BotSpec]:
    return [spec for game in GAMES for spec in bots_of(game)]


def digest(name: str, bot_name: str, count: int = COUNT) -> str:
    """SHA-256 of the events of games among bots of one kind."""
    found = sha256()
    game, player = any_game(find_game(name)), bot(name, bot_name)
    for number in range(count):
        round_of, place = divmod(number, len(game.players))
        rules = RULES[name][round_of % len(RULES[name])]
        rng = Random(f"{name} {bot_name} {number}")
        match = Match(
            game,
            game.options_type(players=game.players[place], **rules),
            lambda chance, rng=rng: sample(chance, rng),  # type: ignore[misc]
        )
        while match.over is None:
            seat = match.awaited[0]
            match.act(seat, player.choose(game.view(match.state, seat), rng))
        found.update(encode(tuple(match.events)) + b"\n")
    return found.hexdigest()


def line(spec: BotSpec, count: int = COUNT) -> str:
    return f"{spec.game}/{spec.name} {digest(spec.game, spec.name, count)}"


def main() -> None:
    count, *names = sys.argv[1:]
    for spec in every_bot():
        if f"{spec.game}/{spec.name}" in names:
            print(line(spec, int(count)), flush=True)


if __name__ == "__main__":
    main()

"""What a tournament is: who plays, at which table, how often, and from which seed."""

import hashlib
import importlib.util
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct, to_builtins

from lusoria.bots import Bot, BotSpec, bot_said
from lusoria.bots.bot_loader import loaded
from lusoria.core.arguments import check_number
from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.records.codec import convert, options_from

FORMAT = 1
NAME = re.compile(r"[\w.-]{1,40}")
MOST_ENTRANTS = 32
MOST_DEALS = 10**9
MOST_GAMES = 2 * 10**6
"""In the end the tables of all games are made in memory: 3 kB a game of five, so this takes 6 GB."""
MOST_DECISIONS = 100_000
"""A game may be long: one that asks more often is cut off, and has no result."""

Seating: TypeAlias = tuple[int, ...]
"""Which entrant sits on each seat."""


class Entrant(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot under the name it has in this tournament."""

    name: str
    bot: str
    """One that is listed, or `module:attribute`."""
    code: str
    """The digest of its code: results of two programs are not put together unasked."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that the results follow from."""

    format: int = FORMAT
    game: str
    rules: int
    options: dict[str, Any]
    entrants: tuple[Entrant, ...]
    deals: int
    seed: int
    most_decisions: int = MOST_DECISIONS

    @property
    def players(self) -> int:
        players: int = self.options["players"]
        return players

    def rules_of(self) -> tuple[AnyGame, GameOptions]:
        game = find_game(self.game, self.rules)
        return game, convert(game.options_type, self.options, "options")

    def bots(self) -> list[Bot]:
        return [loaded(bot_said(self.game, entrant.bot), self.rules) for entrant in self.entrants]


def settings_for(
    game: str,
    bots: Sequence[str],
    *,
    deals: int,
    seed: int,
    options: Mapping[str, Any],
    most_decisions: int = MOST_DECISIONS,
) -> Settings:
    """Checked before the first game: every bot is there, and the table may play with these options."""
    rules = find_game(game)
    settings = options_from(rules, options)
    rules.start(settings)
    check_number("deals", deals, 1, MOST_DEALS)
    check_number("seed", seed, 0, 2**64 - 1)
    check_number("most_decisions", most_decisions, 1, 10**9)
    if not 2 <= len(bots) <= MOST_ENTRANTS:
        raise Malformed("bots", f"a tournament needs 2 to {MOST_ENTRANTS} bots, not {len(bots)}")
    entrants = tuple(entrant(game, said) for said in bots)
    names = [each.name for each in entrants]
    if twice := [name for name in names if names.count(name) > 1]:
        raise Malformed("bots", f"two are called {twice[0]!r}; name one of them, as in other={twice[0]}")
    made = Settings(
        game=game,
        rules=rules.version,
        options=to_builtins(settings),
        entrants=entrants,
        deals=deals,
        seed=seed,
        most_decisions=most_decisions,
    )
    a_deal = len(seatings(made, 0))
    if deals * a_deal > MOST_GAMES:
        most = MOST_GAMES // a_deal
        raise Malformed("deals", f"{a_deal} games a deal: there is memory for {most} deals, not {deals}")
    made.bots()  # or Malformed: one that cannot be made is told of before anything is played
    return made


def entrant(game: str, said: str) -> Entrant:
    """`bot`, or `name=bot`. A bot of one's own is called as its class."""
    name, sign, bot = said.partition("=")
    if not sign:
        name, bot = said.rpartition(":")[2], said
    if not NAME.fullmatch(name):
        raise Malformed("bots", f"{name!r} is no name: letters, digits, dots and hyphens, at most 40")
    return Entrant(name, bot, code_of(bot_said(game, bot)))


def code_of(spec: BotSpec) -> str:
    """The digest of the file that a bot is in, of all beside it in its package, of ours, and of its data.

    Bots may import anything; what they import from elsewhere is not seen here.
    """
    module = spec.load.partition(":")[0]
    try:
        found = importlib.util.find_spec(module)
    except (ImportError, ValueError, AttributeError):
        found = None
    if found is None:
        raise Malformed("bots", f"there is no module {module!r} (for {spec.load})")
    digest = hashlib.sha256(code_of_ours())
    if found.origin and found.has_location:
        origin = Path(found.origin)
        digest.update(origin.read_bytes())
        if found.parent:
            digest.update(code_in(origin.parent))
    for data in spec.data:
        digest.update(data.sha256.encode())
    return digest.hexdigest()[:16]


@cache
def code_of_ours() -> bytes:
    """Of the rules, and of what listed bots are made from."""
    package = Path(__file__).parents[2]
    return b"".join(code_in(package / part) for part in ("core", "games", "bots"))


def code_in(folder: Path) -> bytes:
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*.py")):
        digest.update(f"{file.relative_to(folder).as_posix()}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.digest()


def seatings(settings: Settings, deal: int) -> tuple[Seating, ...]:
    """Every table of one deal, once: each bot alone, one among others on every seat, and the mixed one."""
    count, players = len(settings.entrants), settings.players
    found = [(one,) * players for one in range(count)]
    found += [
        seating
        for one in range(count)
        for others in range(count)
        if one != others
        for seating in among(one, others, players)
    ]
    return tuple(dict.fromkeys([*found, *mixed(settings, deal)]))


def among(one: int, others: int, players: int) -> Iterator[Seating]:
    """One bot among others of another kind, on every seat in turn."""
    for seat in range(players):
        yield (*(others,) * seat, one, *(others,) * (players - seat - 1))


def mixed(settings: Settings, deal: int) -> tuple[Seating, ...]:
    """Whoever chance puts together, at least two kinds of them, each on every seat in turn."""
    rng = Random(f"{settings.seed} {deal} mixed")
    while True:
        drawn = [rng.randrange(len(settings.entrants)) for _ in range(settings.players)]
        if len(set(drawn)) > 1:
            return tuple(tuple(drawn[turn:] + drawn[:turn]) for turn in range(settings.players))

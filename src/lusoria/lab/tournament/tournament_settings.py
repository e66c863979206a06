"""Settings of a tournament: bots, table, number of deals and seed."""

import hashlib
import importlib.util
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct, to_builtins

from lusoria.bots import Bot, BotSpec, resolve_bot
from lusoria.bots.bot_loader import load_bot
from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.lab.arguments import check_number
from lusoria.records.codec import convert, options_from

FORMAT = 1  # of tournament.json
NAME = re.compile(r"[\w.-]{1,40}")
MAX_ENTRANTS = 32  # the number of seatings grows with their square
MAX_DEALS = 10**9  # `MAX_GAMES` is the limit that matters
MAX_GAMES = 2 * 10**6  # result tables are made in memory: 3 kB per game of five, 6 GB in all
MAX_DECISIONS = 100_000  # longer games are cut off and have no result

Seating: TypeAlias = tuple[int, ...]
"""By seat: index of the entrant."""


class Entrant(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot, under its name in this tournament."""

    name: str
    bot: str
    """Name of a listed bot, or `module:attribute`."""
    code: str
    """Digest of its code, so that results of different programs are not merged."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that determines the results."""

    format: int = FORMAT
    game: str
    rules: int
    options: dict[str, Any]
    entrants: tuple[Entrant, ...]
    deals: int
    seed: int
    most_decisions: int = MAX_DECISIONS

    @property
    def players(self) -> int:
        players: int = self.options["players"]
        return players

    def rules_of(self) -> tuple[AnyGame, GameOptions]:
        game = find_game(self.game, self.rules)
        return game, convert(game.options_type, self.options, "options")

    def bots(self) -> list[Bot]:
        return [load_bot(resolve_bot(self.game, entrant.bot), self.rules) for entrant in self.entrants]


def settings_for(
    game: str,
    bots: Sequence[str],
    *,
    deals: int,
    seed: int,
    options: Mapping[str, Any],
    most_decisions: int = MAX_DECISIONS,
) -> Settings:
    """Settings with all bots loaded once and options checked. Raises Malformed or IllegalOptions."""
    rules = find_game(game)
    settings = options_from(rules, options)
    rules.start(settings)
    check_number("deals", deals, 1, MAX_DEALS)
    check_number("seed", seed, 0, 2**64 - 1)
    check_number("most_decisions", most_decisions, 1, 10**9)
    if not 2 <= len(bots) <= MAX_ENTRANTS:
        raise Malformed("bots", f"a tournament needs 2 to {MAX_ENTRANTS} bots, not {len(bots)}")
    entrants = tuple(entrant(game, text) for text in bots)
    names = [item.name for item in entrants]
    if twice := [name for name in names if names.count(name) > 1]:
        raise Malformed("bots", f"two bots are called {twice[0]!r}; rename one, as in other={twice[0]}")
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
    if deals * a_deal > MAX_GAMES:
        most = MAX_GAMES // a_deal
        raise Malformed("deals", f"{a_deal} games a deal: memory is enough for {most} deals, not {deals}")
    made.bots()  # raises Malformed before the first game if a bot cannot be made
    return made


def entrant(game: str, text: str) -> Entrant:
    """Entrant from `bot` or `name=bot`. The default name of `module:Class` is the class."""
    name, sign, bot = text.partition("=")
    if not sign:
        name, bot = text.rpartition(":")[2], text
    if not NAME.fullmatch(name):
        raise Malformed(
            "bots", f"{name!r} is not a valid name: use at most 40 letters, digits, dots and hyphens"
        )
    return Entrant(name, bot, code_of(resolve_bot(game, bot)))


def code_of(spec: BotSpec) -> str:
    """Digest of a bot's module, its package, its data, and the rules and bots of this program.

    Other imports of the bot are not covered.
    """
    module = spec.load.partition(":")[0]
    try:
        module_spec = importlib.util.find_spec(module)
    except (ImportError, ValueError, AttributeError):
        module_spec = None
    if module_spec is None:
        raise Malformed("bots", f"there is no module {module!r} (for {spec.load})")
    digest = hashlib.sha256(code_of_lusoria())
    if module_spec.origin and module_spec.has_location:
        origin = Path(module_spec.origin)
        digest.update(origin.read_bytes())
        if module_spec.parent:
            digest.update(code_in(origin.parent))
    for data in spec.data:
        digest.update(data.sha256.encode())
    return digest.hexdigest()[:16]


@cache
def code_of_lusoria() -> bytes:
    """Digest of the rules and the listed bots."""
    package = Path(__file__).parents[2]
    return b"".join(code_in(package / part) for part in ("core", "games", "bots"))


def code_in(folder: Path) -> bytes:
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*.py")):
        digest.update(f"{file.relative_to(folder).as_posix()}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.digest()


def seatings(settings: Settings, deal: int) -> tuple[Seating, ...]:
    """All seatings of one deal: each bot alone, one among others on every seat, and the mixed table."""
    count, players = len(settings.entrants), settings.players
    rows = [(one,) * players for one in range(count)]
    rows += [
        seating
        for one in range(count)
        for others in range(count)
        if one != others
        for seating in one_among_copies(one, others, players)
    ]
    return tuple(dict.fromkeys([*rows, *mixed_seatings(settings, deal)]))


def one_among_copies(one: int, others: int, players: int) -> Iterator[Seating]:
    """One bot among copies of another, on every seat in turn."""
    for seat in range(players):
        yield (*(others,) * seat, one, *(others,) * (players - seat - 1))


def mixed_seatings(settings: Settings, deal: int) -> tuple[Seating, ...]:
    """A random table with at least two bots, rotated over all seats."""
    rng = Random(f"{settings.seed} {deal} mixed")
    while True:
        seating = [rng.randrange(len(settings.entrants)) for _ in range(settings.players)]
        if len(set(seating)) > 1:
            return tuple(tuple(seating[turn:] + seating[:turn]) for turn in range(settings.players))

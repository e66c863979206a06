"""Options of `lusoria tui`: parses and checks them, and reports the first error as one sentence."""

import argparse
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import structs

from lusoria.bots import bots_of
from lusoria.core.errors import Illegal, Malformed
from lusoria.core.field_marks import fields_of
from lusoria.core.game import AnyGame
from lusoria.core.structs import GameOptions, HouseValue
from lusoria.games import GAMES
from lusoria.records.codec import convert
from lusoria.records.fair_chance import SEED_BYTES, seed_from_hex
from lusoria.table.room.names import tidy
from lusoria.tui.answer_words import folded, whole_number
from lusoria.tui.display_names import fault, listed_names
from lusoria.words import Words, tell_refusal

YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


class Refused(Exception):
    """A wrong option. The text is one sentence in the user's language."""


@dataclass(frozen=True)
class Wishes:
    """The options given. For a None, the program asks the person or draws at random."""

    game: AnyGame | None
    players: int | None
    name: str | None
    bots: str | None
    seed: bytes | None
    house: Mapping[str, str]
    """House rules as text: their types depend on the game."""
    record: Path | None


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    def add(name: str, more: str = "", **kind: Any) -> None:
        parser.add_argument(f"--{name}", help=words.say(f"cli-option-{name}") + more, **kind)

    bots = dict.fromkeys(spec.name for game in GAMES for spec in bots_of(game))
    house = dict.fromkeys(name for game in GAMES.values() for name in house_rules(game))
    add("game", metavar="|".join(GAMES))
    add("players", metavar="N")
    add("name")
    add("bots", metavar="|".join(bots))
    add("seed", metavar="HEX")
    add(
        "set",
        f" ({listed_names(words, house)})",
        metavar=words.say("cli-metavar-set"),
        action="append",
        default=[],
    )
    add("record", metavar=words.say("cli-metavar-file"), type=Path)
    add("fast", action="store_true")


def wishes(args: argparse.Namespace, words: Words) -> Wishes:
    """Parses the options. Raises Refused if no game accepts them, whatever the person answers later."""
    found = Wishes(
        game=None if args.game is None else game_called(args.game, words),
        players=None if args.players is None else players_said(args.players, args.game, words),
        name=None if args.name is None else name_said(args.name, words),
        bots=args.bots,
        seed=None if args.seed is None else seed_said(args.seed, words),
        house=dict(house_rule(said, words) for said in args.set),
        record=None if args.record is None else record_said(args.record, words),
    )
    games = list(GAMES.values()) if found.game is None else [found.game]
    refusals = [refusal for game in games if (refusal := fits_nothing(found, game, words))]
    if len(refusals) == len(games):  # no answer to the questions could help
        raise refusals[0]
    return found


def fits_nothing(wished: Wishes, game: AnyGame, words: Words) -> Refused | None:
    """Why these options fit no table of this game; None if some number of players works."""
    sizes = [game.usual, *game.players] if wished.players is None else [wished.players]
    first: Refused | None = None
    for size in sizes:
        try:
            bots_called(wished.bots, game, words)
            options_for(game, size, wished.house, words)
        except Refused as no:
            first = first or no
        else:
            return None
    return first


def game_called(said: str, words: Words) -> AnyGame:
    """A game by a unique prefix of its name."""
    begun = [game for name, game in GAMES.items() if said and name.startswith(folded(said))]
    if len(begun) != 1:
        raise Refused(words.say("cli-game-unknown", said=said, names=listed_names(words, GAMES)))
    return begun[0]


def players_said(said: str, game: str | None, words: Words) -> int:
    number = whole_number(said)
    if number is None:
        ranges = [game_called(game, words).players] if game else [each.players for each in GAMES.values()]
        least, most = min(each[0] for each in ranges), max(each[-1] for each in ranges)
        raise Refused(words.say("cli-not-a-number", said=said, least=least, most=most))
    return number


def name_said(said: str, words: Words) -> str:
    name = tidy(said)
    wrong = fault(words, name)
    if wrong is not None:
        raise Refused(wrong)
    return name


def seed_said(said: str, words: Words) -> bytes:
    try:
        return seed_from_hex(said)
    except Malformed:
        raise Refused(words.say("cli-seed-unreadable", digits=2 * SEED_BYTES)) from None


def house_rule(said: str, words: Words) -> tuple[str, str]:
    name, sign, value = said.partition("=")
    if not sign:
        raise Refused(words.say("cli-set-form", said=said))
    return name.strip(), value.strip()


def record_said(path: Path, words: Words) -> Path:
    """Checks, as far as possible without writing, that the file is writable."""
    if path.is_dir():
        problem = os.strerror(21)
    elif path.exists() and not os.access(path, os.W_OK):
        problem = os.strerror(13)
    elif not path.parent.is_dir():
        problem = os.strerror(2)
    else:
        return path
    raise Refused(words.say("cli-file-unwritable", path=str(path), problem=problem))


def bots_called(said: str | None, game: AnyGame, words: Words) -> str:
    """A bot by its name; the default bot for None."""
    there = [spec.name for spec in bots_of(game.name) if spec.can_play]
    if said is None:
        return there[0]
    if said not in there:
        title = words.say(f"{game.name}-name")
        raise Refused(words.say("cli-bots-unknown", said=said, game=title, names=listed_names(words, there)))
    return said


def options_for(game: AnyGame, players: int, house: Mapping[str, str], words: Words) -> GameOptions:
    """The options of a table. Raises Refused with the rule that forbids them."""
    values: dict[str, HouseValue] = {}
    for name, said in house.items():
        values[name] = house_value(game, players, name, said, words)
    try:
        options: GameOptions = convert(game.options_type, {"players": players, **values}, "options")
        game.start(options)
    except Illegal as refusal:
        raise Refused(tell_refusal(words, game, refusal, ())) from None
    return options


def house_rules(game: AnyGame) -> list[str]:
    """Names of the game's options, without `players`."""
    return [field.name for field in structs.fields(game.options_type) if field.name != "players"]


def house_value(game: AnyGame, players: int, name: str, said: str, words: Words) -> HouseValue:
    """The value of a house rule: the first meaning of the text that fits its type."""
    names = house_rules(game)
    if name not in names:
        title = words.say(f"{game.name}-name")
        raise Refused(words.say("cli-set-unknown", name=name, game=title, names=listed_names(words, names)))
    for meant in meanings(said, words):
        value = meant - 1 if is_seat(game, name) and type(meant) is int else meant
        try:
            convert(game.options_type, {"players": game.players[0], name: value}, "options")
        except Malformed:
            continue
        return value
    explained = words.say(f"{game.name}-option-{name}.explanation")
    allowed = listed_names(words, possible_values(game, players, name, words))
    raise Refused(words.say("cli-set-value", name=name, said=said, allowed=allowed, explained=explained))


def possible_values(game: AnyGame, players: int, name: str, words: Words) -> list[str]:
    """The allowed values of a house rule, as text."""
    size = players if players in game.players else game.usual
    (rule,) = (rule for rule in game.house_rules(size) if rule.name == name)
    spoken = {True: words.say("cli-yes"), False: words.say("cli-no")}
    shift = 1 if is_seat(game, name) else 0
    values = [value + shift if type(value) is int else value for value in rule.values]
    return [spoken[value] if isinstance(value, bool) else str(value) for value in values]


def is_seat(game: AnyGame, name: str) -> bool:
    """Whether this option holds a seat: people count those from 1, options from 0."""
    return any(field.encoded == name and field.mark == "seat" for field in fields_of(game.options_type))


def meanings(said: str, words: Words) -> Iterator[HouseValue]:
    """All values the text may stand for: number, yes or no, text."""
    number = whole_number(said)
    if number is not None:
        yield number
    if folded(said) in (*YES, folded(words.say("cli-yes"))):
        yield True
    if folded(said) in (*NO, folded(words.say("cli-no"))):
        yield False
    yield said

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
from lusoria.tui.answer_words import fold_case, whole_number
from lusoria.tui.display_names import listed_names, name_fault
from lusoria.words import Words, tell_refusal

YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


class OptionError(Exception):
    """A wrong option. The text is one sentence in the user's language."""


@dataclass(frozen=True)
class GivenOptions:
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
    def add(name: str, note: str = "", **settings: Any) -> None:
        parser.add_argument(f"--{name}", help=words.say(f"cli-option-{name}") + note, **settings)

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


def parse_options(args: argparse.Namespace, words: Words) -> GivenOptions:
    """Parses the options. Raises OptionError if no game accepts them, whatever the person answers later."""
    found = GivenOptions(
        game=None if args.game is None else parse_game(args.game, words),
        players=None if args.players is None else parse_players(args.players, args.game, words),
        name=None if args.name is None else parse_name(args.name, words),
        bots=args.bots,
        seed=None if args.seed is None else parse_seed(args.seed, words),
        house=dict(parse_house_rule(text, words) for text in args.set),
        record=None if args.record is None else check_record_path(args.record, words),
    )
    games = list(GAMES.values()) if found.game is None else [found.game]
    refusals = [refusal for game in games if (refusal := find_misfit(found, game, words))]
    if len(refusals) == len(games):  # no answer to the questions could help
        raise refusals[0]
    return found


def find_misfit(options: GivenOptions, game: AnyGame, words: Words) -> OptionError | None:
    """Why these options fit no table of this game; None if some number of players works."""
    sizes = [game.usual, *game.players] if options.players is None else [options.players]
    first: OptionError | None = None
    for size in sizes:
        try:
            parse_bots(options.bots, game, words)
            options_for(game, size, options.house, words)
        except OptionError as no:
            first = first or no
        else:
            return None
    return first


def parse_game(text: str, words: Words) -> AnyGame:
    """A game by a unique prefix of its name."""
    matches = [game for name, game in GAMES.items() if text and name.startswith(fold_case(text))]
    if len(matches) != 1:
        raise OptionError(words.say("cli-game-unknown", input=text, names=listed_names(words, GAMES)))
    return matches[0]


def parse_players(text: str, game: str | None, words: Words) -> int:
    number = whole_number(text)
    if number is None:
        games = [parse_game(game, words)] if game else GAMES.values()
        ranges = [game.players for game in games]
        least, most = min(sizes[0] for sizes in ranges), max(sizes[-1] for sizes in ranges)
        raise OptionError(words.say("cli-not-a-number", input=text, least=least, most=most))
    return number


def parse_name(text: str, words: Words) -> str:
    name = tidy(text)
    problem = name_fault(words, name)
    if problem is not None:
        raise OptionError(problem)
    return name


def parse_seed(text: str, words: Words) -> bytes:
    try:
        return seed_from_hex(text)
    except Malformed:
        raise OptionError(words.say("cli-seed-unreadable", digits=2 * SEED_BYTES)) from None


def parse_house_rule(text: str, words: Words) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise OptionError(words.say("cli-set-form", input=text))
    return name.strip(), value.strip()


def check_record_path(path: Path, words: Words) -> Path:
    """Checks, as far as possible without writing, that the file is writable."""
    if path.is_dir():
        problem = os.strerror(21)
    elif path.exists() and not os.access(path, os.W_OK):
        problem = os.strerror(13)
    elif not path.parent.is_dir():
        problem = os.strerror(2)
    else:
        return path
    raise OptionError(words.say("cli-file-unwritable", path=str(path), problem=problem))


def parse_bots(text: str | None, game: AnyGame, words: Words) -> str:
    """A bot by its name; the default bot for None."""
    names = [spec.name for spec in bots_of(game.name) if spec.can_play]
    if text is None:
        return names[0]
    if text not in names:
        title = words.say(f"{game.name}-name")
        raise OptionError(
            words.say("cli-bots-unknown", input=text, game=title, names=listed_names(words, names))
        )
    return text


def options_for(game: AnyGame, players: int, house: Mapping[str, str], words: Words) -> GameOptions:
    """The options of a table. Raises OptionError with the rule that forbids them."""
    values: dict[str, HouseValue] = {}
    for name, text in house.items():
        values[name] = parse_house_value(game, players, name, text, words)
    try:
        options: GameOptions = convert(game.options_type, {"players": players, **values}, "options")
        game.start(options)
    except Illegal as refusal:
        raise OptionError(tell_refusal(words, game, refusal, ())) from None
    return options


def house_rules(game: AnyGame) -> list[str]:
    """Names of the game's options, without `players`."""
    return [field.name for field in structs.fields(game.options_type) if field.name != "players"]


def parse_house_value(game: AnyGame, players: int, name: str, text: str, words: Words) -> HouseValue:
    """The value of a house rule: the first meaning of the text that fits its type."""
    names = house_rules(game)
    if name not in names:
        title = words.say(f"{game.name}-name")
        raise OptionError(
            words.say("cli-set-unknown", name=name, game=title, names=listed_names(words, names))
        )
    for meaning in meanings(text, words):
        value = meaning - 1 if is_seat(game, name) and type(meaning) is int else meaning
        try:
            convert(game.options_type, {"players": game.players[0], name: value}, "options")
        except Malformed:
            continue
        return value
    explained = words.say(f"{game.name}-option-{name}.explanation")
    allowed = listed_names(words, possible_values(game, players, name, words))
    raise OptionError(words.say("cli-set-value", name=name, input=text, allowed=allowed, explained=explained))


def possible_values(game: AnyGame, players: int, name: str, words: Words) -> list[str]:
    """The allowed values of a house rule, as text."""
    size = players if players in game.players else game.usual
    (rule,) = (rule for rule in game.house_rules(size) if rule.name == name)
    labels = {True: words.say("cli-yes"), False: words.say("cli-no")}
    shift = 1 if is_seat(game, name) else 0
    values = [value + shift if type(value) is int else value for value in rule.values]
    return [labels[value] if isinstance(value, bool) else str(value) for value in values]


def is_seat(game: AnyGame, name: str) -> bool:
    """True if this option holds a seat: people count seats from 1, options from 0."""
    return any(field.encoded == name and field.mark == "seat" for field in fields_of(game.options_type))


def meanings(text: str, words: Words) -> Iterator[HouseValue]:
    """All values the text may stand for: number, yes or no, text."""
    number = whole_number(text)
    if number is not None:
        yield number
    if fold_case(text) in (*YES, fold_case(words.say("cli-yes"))):
        yield True
    if fold_case(text) in (*NO, fold_case(words.say("cli-no"))):
        yield False
    yield text

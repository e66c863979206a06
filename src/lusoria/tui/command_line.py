"""Options of `lusoria tui`: parses and checks them, and reports the first error as one sentence."""

import argparse
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

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
from lusoria.tui.answer_words import fold_case, out_of_range, whole_number
from lusoria.tui.display_names import name_fault
from lusoria.words import tell_refusal, words

YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


class OptionError(Exception):
    """A wrong option. The text is one English sentence."""


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


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    bots = dict.fromkeys(spec.name for game in GAMES for spec in bots_of(game))
    add("--game", metavar="|".join(GAMES), help="game to play")
    add("--players", metavar="N", help="number of players")
    add("--name", help="your name")
    add("--bots", metavar="|".join(bots), help="bots to play against")
    text = f"seed of all chance in the game: {2 * SEED_BYTES} hexadecimal digits"
    add("--seed", metavar="HEX", help=text)
    add_house_rules(parser)
    add("--record", metavar="FILE", type=Path, help="file to save the game record to")
    add("--fast", action="store_true", help="no pauses between bot moves")


def add_house_rules(parser: argparse.ArgumentParser) -> None:
    rules = dict.fromkeys(name for game in GAMES.values() for name in house_rules(game))
    text = f"a house rule (seats count from 1); can be given more than once ({', '.join(rules)})"
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=text)


def parse_options(args: argparse.Namespace) -> GivenOptions:
    """Parses the options. Raises OptionError if no game accepts them, whatever the person answers later."""
    found = GivenOptions(
        game=None if args.game is None else parse_game(args.game),
        players=None if args.players is None else parse_players(args.players, args.game),
        name=None if args.name is None else parse_name(args.name),
        bots=args.bots,
        seed=None if args.seed is None else parse_seed(args.seed),
        house=dict(map(parse_house_rule, args.set)),
        record=None if args.record is None else check_record_path(args.record),
    )
    games = list(GAMES.values()) if found.game is None else [found.game]
    refusals = [refusal for game in games if (refusal := find_misfit(found, game))]
    if len(refusals) == len(games):  # no answer to the questions could help
        raise refusals[0]
    return found


def find_misfit(options: GivenOptions, game: AnyGame) -> OptionError | None:
    """Why these options fit no table of this game; None if some number of players works."""
    sizes = [game.usual, *game.players] if options.players is None else [options.players]
    first: OptionError | None = None
    for size in sizes:
        try:
            parse_bots(options.bots, game)
            options_for(game, size, options.house)
        except OptionError as no:
            first = first or no
        else:
            return None
    return first


def parse_game(text: str) -> AnyGame:
    """A game by a unique prefix of its name."""
    matches = [game for name, game in GAMES.items() if text and name.startswith(fold_case(text))]
    if len(matches) != 1:
        raise OptionError(f"{game_unknown(text)}.")
    return matches[0]


def game_unknown(text: str) -> str:
    return f"There’s no game called “{text}”. Choose from: {', '.join(GAMES)}"


def parse_players(text: str, game: str | None) -> int:
    number = whole_number(text)
    if number is None:
        games = [parse_game(game)] if game else GAMES.values()
        ranges = [game.players for game in games]
        least, most = min(sizes[0] for sizes in ranges), max(sizes[-1] for sizes in ranges)
        raise OptionError(out_of_range("--players", text, least, most))
    return number


def parse_name(text: str) -> str:
    name = tidy(text)
    problem = name_fault(words("en"), name)
    if problem is not None:
        raise OptionError(problem)
    return name


def parse_seed(text: str) -> bytes:
    try:
        return seed_from_hex(text)
    except Malformed:
        raise OptionError(
            f"--seed: “{text}” isn’t a seed, which has {2 * SEED_BYTES} hexadecimal digits."
        ) from None


def parse_house_rule(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise OptionError(f"“{text}” isn’t a house rule: write it as name=value.")
    return name.strip(), value.strip()


def check_record_path(path: Path) -> Path:
    """Checks, as far as possible without writing, that the file is writable."""
    if path.is_dir():
        problem = os.strerror(21)
    elif not path.parent.is_dir():
        problem = os.strerror(2)
    elif not all(os.access(place, os.W_OK) for place in (path.resolve().parent, path) if place.exists()):
        problem = os.strerror(13)
    else:
        return path
    raise OptionError(f"Can’t write {path}: {problem}")


def parse_bots(text: str | None, game: AnyGame) -> str:
    """A bot by its name; the default bot for None."""
    names = [spec.name for spec in bots_of(game.name) if spec.can_play]
    if text is None:
        return names[0]
    if text not in names:
        listed = ", ".join(names) or "–"
        raise OptionError(f"{title(game)} has no bots called “{text}”. Choose from: {listed}.")
    return text


def options_for(game: AnyGame, players: int, house: Mapping[str, str]) -> GameOptions:
    """The options of a table. Raises OptionError with the rule that forbids them."""
    values: dict[str, HouseValue] = {}
    for name, text in house.items():
        values[name] = parse_house_value(game, players, name, text)
    try:
        options: GameOptions = convert(game.options_type, {"players": players, **values}, "options")
        game.start(options)
    except Illegal as refusal:
        raise OptionError(tell_refusal(words("en"), game, refusal, ())) from None
    return options


def title(game: AnyGame) -> str:
    """The English name of a game."""
    return words("en").say(f"{game.name}-name")


def house_rules(game: AnyGame) -> list[str]:
    """Names of the game's options, without `players`."""
    return [field.name for field in structs.fields(game.options_type) if field.name != "players"]


def parse_house_value(game: AnyGame, players: int, name: str, text: str) -> HouseValue:
    """The value of a house rule: the first meaning of the text that fits its type."""
    names = house_rules(game)
    if name not in names:
        listed = ", ".join(names) or "–"
        raise OptionError(f"{title(game)} has no house rule called “{name}”. Choose from: {listed}.")
    for meaning in meanings(text):
        value = meaning - 1 if is_seat(game, name) and type(meaning) is int else meaning
        try:
            convert(game.options_type, {"players": game.players[0], name: value}, "options")
        except Malformed:
            continue
        return value
    explained = words("en").say(f"{game.name}-option-{name}.explanation")
    allowed = ", ".join(possible_values(game, players, name))
    raise OptionError(f"“{text}” doesn’t fit {name} ({allowed}). {explained}")


def possible_values(game: AnyGame, players: int, name: str) -> list[str]:
    """The allowed values of a house rule, as text."""
    size = players if players in game.players else game.usual
    (rule,) = (rule for rule in game.house_rules(size) if rule.name == name)
    labels = {True: "yes", False: "no"}
    shift = 1 if is_seat(game, name) else 0
    values = [value + shift if type(value) is int else value for value in rule.values]
    return [labels[value] if isinstance(value, bool) else str(value) for value in values]


def is_seat(game: AnyGame, name: str) -> bool:
    """True if this option holds a seat: people count seats from 1, options from 0."""
    return any(field.encoded == name and field.mark == "seat" for field in fields_of(game.options_type))


def meanings(text: str) -> Iterator[HouseValue]:
    """All values the text may stand for: number, yes or no, text."""
    number = whole_number(text)
    if number is not None:
        yield number
    if fold_case(text) in YES:
        yield True
    if fold_case(text) in NO:
        yield False
    yield text

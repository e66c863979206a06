"""Set-up screen: game, number of players, bots and name."""

from dataclasses import dataclass
from random import Random

from rich.align import Align
from rich.console import Group, RenderableType
from rich.text import Text

from lusoria.bots import BotSpec, bot, default_bot, offered_bots
from lusoria.core.game import AnyGame, Seat
from lusoria.core.structs import GameOptions
from lusoria.games import GAMES
from lusoria.table.room.names import tidy
from lusoria.tui.command_line import Wishes, bots_called, options_for
from lusoria.tui.display_names import bot_names, fault, machine_name
from lusoria.tui.prompt import Choice, Desk, Question
from lusoria.tui.terminal import Scene
from lusoria.words import Words

CARVED = "LVSORIA"


@dataclass(frozen=True)
class Party:
    """Game, options and names. The person has seat 0, bots have all others."""

    game: AnyGame
    options: GameOptions
    names: tuple[str, ...]
    bots: str
    me: Seat = 0


def sit_down(desk: Desk, wished: Wishes) -> Party:
    """Ask for the missing options. Raises Refused if the answers do not fit the given ones."""
    desk.scene = Scene(title(desk))
    desk.pages = {"rules": lambda: rules(desk, wished.game)}
    game = wished.game or ask_game(desk)
    desk.pages = {"rules": lambda: rules(desk, game)}
    bots = bots_called(wished.bots, game, desk.words)
    bot(game.name, bots)  # fail before asking anything else
    players = wished.players or ask_players(desk, game)
    bots = bots if wished.bots else ask_bots(desk, game)
    options = options_for(game, players, wished.house, desk.words)
    name = wished.name or ask_name(desk)
    others = bot_names(desk.words, name, players - 1, Random(wished.seed))
    return Party(game, options, (name, *others), bots)


def title(desk: Desk) -> RenderableType:
    """A temple with the name: the only ornament."""
    symbols = desk.terminal.symbols
    beam = Text(symbols.band * (4 * len(CARVED) + 1), style="band")
    columns = Text("   ".join(symbols.column for _ in CARVED), style="stone")
    carved = Text("   ".join(CARVED), style="title")
    welcome = Text(desk.words.say("cli-welcome"))
    return Group(
        "", *(Align.center(line) for line in (beam, carved, beam, columns, columns, beam, welcome)), ""
    )


def ask_game(desk: Desk) -> AnyGame:
    choices = []
    for game in GAMES.values():
        label = desk.words.say(
            "cli-game",
            name=desk.words.say(f"{game.name}-name"),
            tagline=desk.words.say(f"{game.name}-tagline"),
            least=game.players[0],
            most=game.players[-1],
            sizes=len(game.players),
        )
        choices.append(Choice(label, game))
    return desk.choose(Question(desk.words.say("cli-choose-game"), choices, default=0))


def ask_players(desk: Desk, game: AnyGame) -> int:
    """Asks only if the game allows several numbers."""
    least, most = game.players[0], game.players[-1]
    if least == most:
        return least
    ask = desk.words.say("cli-choose-players", least=least, most=most)
    return desk.number(ask, game.players, game.usual)


def ask_bots(desk: Desk, game: AnyGame) -> str:
    """Asks only if the game offers several bots."""
    specs, words = offered_bots(game.name), desk.words
    if len(specs) == 1:
        return specs[0].name
    names = [words.say(f"bot-{spec.name}") for spec in specs]
    choices = [
        Choice(words.say("cli-bots", name=name, temper=temper(words, game, spec)), spec, name)
        for name, spec in zip(names, specs, strict=True)
    ]
    usual = specs.index(default_bot(game.name))
    return desk.choose(Question(words.say("cli-choose-bots"), choices, default=usual)).name


def temper(words: Words, game: AnyGame, spec: BotSpec) -> str:
    """How a bot plays, in one sentence: of its game if there is one, otherwise its own."""
    own = f"{game.name}-bot-{spec.name}"
    return words.say(own) if own in words else words.say(f"bot-{spec.name}.explanation")


def ask_name(desk: Desk) -> str:
    words = desk.words
    name = desk.line(words.say("cli-ask-name"), machine_name(words), lambda name: fault(words, tidy(name)))
    return tidy(name)


def rules(desk: Desk, game: AnyGame | None) -> RenderableType:
    """Rules of one game, or of all for None."""
    parts: list[RenderableType] = []
    for each in GAMES.values() if game is None else (game,):
        parts += [Text(desk.words.say(f"{each.name}-name"), style="title")]
        parts += [Text(desk.words.say(f"{each.name}-rules")), ""]
    return Group(*parts[:-1])


def opening(desk: Desk, party: Party, commitment: str) -> None:
    """Show the players and the commitment to the seed. On a live screen, wait for Enter."""
    words = desk.words
    seats = words.say("cli-you", name=party.names[party.me])
    for name in (name for seat, name in enumerate(party.names) if seat != party.me):
        seats = words.say("names-comma", start=seats, end=words.say("cli-bot", name=name))
    board = Group(
        title(desk),
        Text(words.say(f"{party.game.name}-name"), style="title"),
        Text(words.say(f"{party.game.name}-tagline")),
        "",
        Text(words.say("cli-table", seats=seats)),
        "",
        Text(words.say("cli-commitment", commitment=commitment)),
        "",
        Text(words.say("cli-begin")),
    )
    desk.scene = Scene(board)
    if desk.terminal.live:
        desk.wait()
    else:
        desk.terminal.say(board)

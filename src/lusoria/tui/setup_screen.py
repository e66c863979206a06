"""Set-up screen: game, number of players, bots and name."""

from collections.abc import Sequence
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
from lusoria.tui.command_line import GivenOptions, options_for, parse_bots
from lusoria.tui.display_names import bot_names, machine_name, name_fault
from lusoria.tui.prompt import Choice, Prompter, Question
from lusoria.tui.style import apart
from lusoria.tui.terminal import Scene
from lusoria.words import Words

CARVED = "LVSORIA"


@dataclass(frozen=True)
class TableSetup:
    """Game, options and names. The person has seat 0, bots have all others."""

    game: AnyGame
    options: GameOptions
    names: tuple[str, ...]
    bots: str
    me: Seat = 0


def ask_setup(prompter: Prompter, given: GivenOptions) -> TableSetup:
    """Ask for the missing options. Raises OptionError if the answers do not fit the given ones."""
    if given.game is None:
        show_games(prompter, list(GAMES.values()))
    game = given.game or ask_game(prompter)
    show_games(prompter, [game])
    bots = parse_bots(given.bots, game)
    bot(game.name, bots)  # fail before asking anything else
    players = given.players or ask_players(prompter, game)
    bots = bots if given.bots else ask_bots(prompter, game)
    options = options_for(game, players, given.house)
    name = given.name or ask_name(prompter)
    others = bot_names(prompter.words, name, players - 1, Random(given.seed))
    return TableSetup(game, options, (name, *others), bots)


def title(prompter: Prompter) -> RenderableType:
    """The name in a beam: the only ornament."""
    beam = (prompter.terminal.symbols.band * 2 * len(CARVED), "band")
    carved = Text.assemble(beam, (f"  {'   '.join(CARVED)}  ", "title"), beam)
    welcome = Text(prompter.words.say("cli-welcome"))
    return Group(Align.center(carved), Align.center(welcome), "")


def show_games(prompter: Prompter, games: Sequence[AnyGame]) -> None:
    """The first screen: a summary of each game, above the questions."""
    summaries = [summary(prompter.words, game, is_alone=len(games) == 1) for game in games]
    prompter.scene = Scene(Group(title(prompter), *apart(summaries)), small=lambda: Group(*summaries))
    prompter.pages = {"rules": lambda: rules_page(prompter.words, *games)}


def summary(words: Words, game: AnyGame, *, is_alone: bool = True) -> RenderableType:
    """Name and tagline of a game, its aim, what players do, how it ends; without such a text, its rules.

    Beside other games, the tagline is left out: the question has it.
    """
    texts = [f"{game.name}-tagline"] if is_alone else []
    if f"{game.name}-summary" in words:
        texts.append(f"{game.name}-summary")
    elif is_alone:
        texts.append(f"{game.name}-rules")
    return Group(
        Text(words.say(f"{game.name}-name"), style="title"), *(Text(words.say(text)) for text in texts)
    )


def ask_game(prompter: Prompter) -> AnyGame:
    choices = []
    for game in GAMES.values():
        label = prompter.words.say(
            "cli-game",
            name=prompter.words.say(f"{game.name}-name"),
            tagline=prompter.words.say(f"{game.name}-tagline"),
            least=game.players[0],
            most=game.players[-1],
            sizes=len(game.players),
        )
        choices.append(Choice(label, game, prompter.words.say(f"{game.name}-name")))
    return prompter.choose(Question(prompter.words.say("cli-choose-game"), choices, default=0))


def ask_players(prompter: Prompter, game: AnyGame) -> int:
    """Asks only if the game allows several numbers."""
    least, most = game.players[0], game.players[-1]
    if least == most:
        return least
    ask = prompter.words.say("cli-choose-players", least=least, most=most)
    return prompter.number(ask, game.players, game.usual)


def ask_bots(prompter: Prompter, game: AnyGame) -> str:
    """Asks only if the game offers several bots."""
    specs, words = offered_bots(game.name), prompter.words
    if len(specs) == 1:
        return specs[0].name
    names = [words.say(f"bot-{spec.name}") for spec in specs]
    choices = [
        Choice(words.say("cli-bots", name=name, temper=bot_description(words, game, spec)), spec, name)
        for name, spec in zip(names, specs, strict=True)
    ]
    usual = specs.index(default_bot(game.name))
    return prompter.choose(Question(words.say("cli-choose-bots"), choices, default=usual)).name


def bot_description(words: Words, game: AnyGame, spec: BotSpec) -> str:
    """How a bot plays, in one sentence: of its game if there is one, otherwise its own."""
    own = f"{game.name}-bot-{spec.name}"
    return words.say(own) if own in words else words.say(f"bot-{spec.name}.explanation")


def ask_name(prompter: Prompter) -> str:
    words = prompter.words
    name = prompter.line(
        words.say("cli-ask-name"), machine_name(words), lambda name: name_fault(words, tidy(name))
    )
    return tidy(name)


def rules_page(words: Words, *games: AnyGame) -> RenderableType:
    """Summary and rules of each game."""
    parts: list[RenderableType] = []
    for game in games:
        parts += [summary(words, game), ""]
        if f"{game.name}-summary" in words:
            parts += [Text(words.say(f"{game.name}-rules")), ""]
    return Group(*parts[:-1])


def show_opening(prompter: Prompter, setup: TableSetup, commitment: str, *, is_first: bool) -> None:
    """Show the players and the commitment to the seed. On a live screen, wait for Enter.

    The first game of a session repeats what the game is about: options may have answered all questions.
    """
    words = prompter.words
    seats = words.say("cli-you", name=setup.names[setup.me])
    for name in (name for seat, name in enumerate(setup.names) if seat != setup.me):
        seats = words.say("names-comma", start=seats, end=words.say("cli-bot", name=name))
    about: RenderableType = Text(words.say(f"{setup.game.name}-name"), style="title")
    if is_first:
        about = summary(words, setup.game)
    parts = [
        about,
        Text(words.say("cli-table", seats=seats)),
        Text(words.say("cli-commitment", commitment=commitment)),
        Text(words.say("cli-begin")),
    ]
    board = Group(title(prompter), *apart(parts))
    prompter.scene = Scene(board, small=lambda: Group(*parts))
    if prompter.terminal.live:
        prompter.wait()
    else:
        prompter.terminal.say(board)

"""Laws of what a game's package brings: its members, versions, extensions and bots."""

from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any

from lusoria.bots import bot, bots_of
from lusoria.bots.bot import BotSpec
from lusoria.core.errors import Malformed
from lusoria.core.extensions import extensions_of, find_type_fault, load
from lusoria.core.game import AnyGame, Await, Over, play, sample
from lusoria.games import GAMES
from lusoria.games.plugin_check import find_fault
from lusoria.laws.broken import Broken, broken_by
from lusoria.laws.house_tables import MAX_STEPS
from lusoria.laws.sample import Sample

BOT_SECONDS = 3.0  # per bot: a slow bot plays no whole game


def game_can_be_listed(sample: Sample) -> Iterator[Broken]:
    """All members are there, types have a schema, a table starts, and the game has its words in English."""
    fault = find_fault(sample.game)
    if fault is not None:
        yield Broken(fault)


def extensions_can_be_loaded(sample: Sample) -> Iterator[Broken]:
    """A part that needs a module of an extra that is not installed is left out."""
    for part, place in extensions_of(sample.game).items():
        try:
            load(part, place)
        except Exception as error:  # noqa: BLE001 (a plug-in may fail in any way)
            if not lacks_an_extra(error.__cause__, place):
                yield Broken(str(error), extension=part, object=place)


def extensions_are_known_and_have_their_type(sample: Sample) -> Iterator[Broken]:
    """A part that cannot be loaded has its own law."""
    for part, place in extensions_of(sample.game).items():
        try:
            fault = find_type_fault(part, place)
        except (Malformed, ImportError):
            continue
        if fault is not None:
            yield Broken(fault, extension=part, object=place)


def lacks_an_extra(cause: BaseException | None, place: str) -> bool:
    """True if a module of another package is missing."""
    missing = f"{cause.name}." if isinstance(cause, ModuleNotFoundError) else ""
    return bool(missing) and not missing.startswith(("lusoria.", f"{place.partition('.')[0]}."))


def bots_choose_legal_actions(sample: Sample) -> Iterator[Broken]:
    """Every registered bot that can play here chooses legal actions. Checked if `is_installed`."""
    for spec in bots_of(sample.game.name):
        if spec.can_play:
            yield from bot_faults(sample, spec)


def is_installed(game: AnyGame) -> bool:
    """True for the newest version of an installed game: bots are registered for no other."""
    return GAMES.get(game.name) is game


def bot_faults(sample_: Sample, spec: BotSpec) -> Iterator[Broken]:
    """One game of the usual size among bots of this kind."""
    game, rng = sample_.game, Random(0)
    state: Any = game.start(game.options_type(players=game.usual))
    end = monotonic() + BOT_SECONDS
    try:
        player = bot(game.name, spec.name)
        for step in range(MAX_STEPS):
            turn = game.turn(state)
            if isinstance(turn, Over) or monotonic() > end:
                return
            if isinstance(turn, Await):
                seat = turn.seats[0]
                view = game.view(state, seat)
                action = player.choose(view, rng)
                if action not in view.legal:
                    problem = "a bot chooses an action that is not legal"
                    yield Broken(problem, bot=spec.name, step=step, seat=seat, action=action)
                    return
                state = play(game, state, seat, action).after
            else:
                for event in sample(turn, rng):
                    state = game.evolve(state, event)
    except Exception as error:  # noqa: BLE001 (a plug-in may fail in any way)
        yield broken_by(error, bot=spec.name)

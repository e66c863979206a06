"""Laws of bots: legal and deterministic choices at every mix of house rules."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from random import Random
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

from msgspec import structs

from lusoria.bots import Bot, bots_of
from lusoria.bots.bot import BotSpec
from lusoria.bots.bot_loader import load_bot
from lusoria.core.field_marks import tag
from lusoria.core.game import AnyGame, Await
from lusoria.games import GAMES
from lusoria.laws.house_tables import PlayedGame
from lusoria.laws.law_violation import Broken, Fact, broken_by
from lusoria.laws.sample import Sample
from lusoria.records.codec import decode_view, encode

BOT_SECONDS = 3.0  # per bot and law; a slow bot decides at least once at every value of every house rule
MAX_DECISIONS = 1000  # per bot and law
SAMPLED_DECISIONS = 40  # per game

Kind: TypeAlias = tuple[str, frozenset[str]]  # the step of the game, and the types of legal actions


class Decision(NamedTuple):
    """A view of an awaited seat in a random game."""

    played: PlayedGame
    step: int
    seat: int
    view: Any

    @property
    def kind(self) -> Kind:
        return self.view.table.step, frozenset(map(tag, self.view.legal))

    @property
    def facts(self) -> dict[str, Fact]:
        return {
            "options": self.played.options,
            "seed": self.played.seed,
            "step": self.step,
            "seat": self.seat,
        }


Check: TypeAlias = Callable[[AnyGame, Bot, Decision, int], None]  # the last argument seeds the bot


def bots_choose_legal_actions(sample: Sample) -> Iterator[Broken]:
    """Every registered bot that can play here chooses legal actions.

    Checked if `is_installed`.
    """
    yield from faults_of_bots(sample, check_legality)


def bots_choose_deterministically(sample: Sample) -> Iterator[Broken]:
    """A bot chooses the same for an equal view and an equal generator.

    Checked if `is_installed`.
    """
    yield from faults_of_bots(sample, check_determinism)


def is_installed(game: AnyGame) -> bool:
    """True for the newest version of an installed game: bots are registered for no other."""
    return GAMES.get(game.name) is game


def check_legality(_: AnyGame, player: Bot, decision: Decision, seed: int) -> None:
    action = player.choose(decision.view, Random(seed))
    if action not in decision.view.legal:
        raise Broken("a bot chooses an action that is not legal", action=action)


def check_determinism(game: AnyGame, player: Bot, decision: Decision, seed: int) -> None:
    first, second = Random(seed), Random(seed)
    action = player.choose(decision.view, first)
    again = player.choose(decision_view_copy(game, decision), second)
    if action != again:
        raise Broken("a bot chooses another action for an equal view", action=action, again=again)
    if first.getstate() != second.getstate():
        raise Broken("a bot draws other random numbers for an equal view", action=action)


def decision_view_copy(game: AnyGame, decision: Decision) -> Any:
    """As a client decodes it."""
    return decode_view(game, encode(decision.view))


def faults_of_bots(sample: Sample, check: Check) -> Iterator[Broken]:
    for spec in bots_of(sample.game.name):
        if spec.can_play:
            fault = fault_of_bot(sample, spec, check)
            if fault is not None:
                fault.facts["bot"] = spec.name
                yield fault


def fault_of_bot(sample: Sample, spec: BotSpec, check: Check) -> Broken | None:
    """The first decision at which the bot breaks the law."""
    try:
        player = load_bot(spec, sample.game.version)
    except Exception as error:  # noqa: BLE001 (a plug-in may fail in any way)
        return broken_by(error)
    _, covering = ordered_mixes(sample)
    end = monotonic() + BOT_SECONDS
    for number, decision in enumerate(decisions(sample)):
        if number >= covering and (number >= MAX_DECISIONS or monotonic() > end):
            return None
        try:
            check(sample.game, player, decision, number)
        except Broken as broken:
            broken.facts |= decision.facts
            return broken
        except Exception as error:  # noqa: BLE001 (a plug-in may fail in any way)
            return broken_by(error, **decision.facts)
    return None


def decisions(sample: Sample) -> Iterator[Decision]:
    """In rounds: one decision of every mix of house rules in each, of the kind that came least before."""
    mixes = ordered_mixes(sample)[0]
    waiting: defaultdict[Any, defaultdict[Kind, list[Decision]]] = defaultdict(lambda: defaultdict(list))
    for played in sample.games:
        for decision in sampled_decisions(played):
            waiting[played.options][decision.kind].append(decision)
    counts = Counter[object]()
    while waiting:
        for options in filter(waiting.__contains__, mixes):
            kinds = waiting[options]
            kind = min(kinds, key=lambda kind: (counts[options, kind], counts[kind]))
            counts.update([kind, (options, kind)])
            yield kinds[kind].pop()
            if not kinds[kind]:
                del kinds[kind]
            if not kinds:
                del waiting[options]


def ordered_mixes(sample: Sample) -> tuple[list[Any], int]:
    """Mixes of house rules, and how many of the first ones cover every size and every value."""
    mixes = list(dict.fromkeys(played.options for played in sample.games))
    covering, covered = list[Any](), set[tuple[str, object]]()
    for options in mixes:
        values = set(structs.asdict(options).items())
        if not values <= covered:
            covering.append(options)
            covered |= values
    return [*covering, *(options for options in mixes if options not in covering)], len(covering)


def sampled_decisions(played: PlayedGame) -> Iterator[Decision]:
    """Some decisions of a game, in random order."""
    turns = ((number, played.game.turn(step.before)) for number, step in enumerate(played.steps))
    awaited = [(number, seat) for number, turn in turns if isinstance(turn, Await) for seat in turn.seats]
    for number, seat in played.rng.sample(awaited, min(SAMPLED_DECISIONS, len(awaited))):
        yield Decision(played, number, seat, played.game.view(played.steps[number].before, seat))

"""Checks one version of a game: plays random games, and applies every law to them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from msgspec import UNSET, UnsetType, field, to_builtins

from lusoria.core.errors import Malformed
from lusoria.core.game import MEMBERS, AnyGame
from lusoria.core.structs import Part
from lusoria.laws import bot_laws, mark_laws, package_laws, rule_laws, secrecy_laws, text_laws, view_laws
from lusoria.laws.house_tables import (
    MIN_GAMES,
    RUN_LAW,
    GameNotPlayed,
    GameSetup,
    PlayedGame,
    play_tables,
)
from lusoria.laws.law_violation import Broken, broken_by, fact_text
from lusoria.laws.sample import Sample

TableLaw: TypeAlias = Callable[[GameSetup], None]
GameLaw: TypeAlias = Callable[[Sample], Iterator[Broken]]

MAX_FINDINGS = 20  # per law


def games_run_without_errors(sample: Sample) -> Iterator[Broken]:
    """No member raises an exception during a game.

    Found while the games are played.
    """
    yield from ()


TABLE_LAWS: tuple[TableLaw, ...] = (
    rule_laws.games_end_with_a_result,
    rule_laws.legal_lists_what_decide_accepts,
    rule_laws.unknown_seat_is_refused,
    rule_laws.first_event_names_its_action,
    rule_laws.odds_sum_to_one,
    rule_laws.events_rebuild_every_state,
    view_laws.json_keeps_every_value,
    view_laws.views_are_complete,
    view_laws.redacting_twice_changes_nothing,
    view_laws.concerns_is_public,
    view_laws.unconcerned_seats_keep_their_view,
    mark_laws.marked_seats_exist,
    secrecy_laws.equal_events_give_equal_views,
    secrecy_laws.equal_views_give_equal_events,
)
FIRST_LAWS: tuple[GameLaw, ...] = (package_laws.game_can_be_listed, games_run_without_errors)
"""Reported first: if one is broken, few others can be checked."""
BOT_LAWS: tuple[GameLaw, ...] = (
    bot_laws.bots_choose_legal_actions,
    bot_laws.bots_choose_deterministically,
)
GAME_LAWS: tuple[GameLaw, ...] = (
    *FIRST_LAWS,
    package_laws.types_have_tags,
    package_laws.optional_members_have_current_names,
    mark_laws.redacted_fields_are_marked_secret,
    mark_laws.one_field_name_has_one_mark,
    mark_laws.house_rules_can_be_played,
    mark_laws.printed_values_are_the_defaults,
    text_laws.every_message_exists,
    text_laws.every_text_is_complete,
    text_laws.every_refusal_has_a_sentence,
    package_laws.extensions_can_be_loaded,
    package_laws.extensions_are_known_and_have_their_type,
    package_laws.lesson_can_be_played,
    package_laws.exercises_have_a_screen,
    *BOT_LAWS,
)


def name_of(law: Callable[..., object]) -> str:
    """Name of a law everywhere outside its own code: hyphens, no underscores."""
    return law.__name__.replace("_", "-")


OF_TABLES: dict[str, TableLaw] = {name_of(law): law for law in TABLE_LAWS}
OF_GAMES: dict[str, GameLaw] = {name_of(law): law for law in GAME_LAWS}
LAWS = (
    *map(name_of, FIRST_LAWS),
    *OF_TABLES,
    *(name for name, law in OF_GAMES.items() if law not in FIRST_LAWS),
)
"""Names of all laws, in the order of the report."""


def sentence_of(law: str) -> str:
    """What a law demands: the first line of its docstring."""
    check = OF_TABLES.get(law) or OF_GAMES[law]
    return (check.__doc__ or "").partition("\n")[0]


NEEDS_NO_GAMES = frozenset(
    map(
        name_of,
        (
            package_laws.game_can_be_listed,
            package_laws.types_have_tags,
            package_laws.optional_members_have_current_names,
            text_laws.every_message_exists,
            package_laws.extensions_can_be_loaded,
            package_laws.extensions_are_known_and_have_their_type,
            package_laws.lesson_can_be_played,
            package_laws.exercises_have_a_screen,
        ),
    )
)
NEEDS_ALL_GAMES = frozenset(
    map(
        name_of,
        (
            mark_laws.redacted_fields_are_marked_secret,
            mark_laws.printed_values_are_the_defaults,
            text_laws.every_text_is_complete,
            text_laws.every_refusal_has_a_sentence,
            *BOT_LAWS,
        ),
    )
)
"""Not checked if a random game cannot be played to its end."""


class Finding(Part, omit_defaults=True):
    """One case in which a law does not hold."""

    problem: str
    facts: dict[str, str] = field(default_factory=dict)
    options: dict[str, Any] | UnsetType = UNSET
    seed: int | UnsetType = UNSET
    """Of this game. It is not enough to play it again: a game also depends on the games before it.

    `check_game` with the same number of games and the same first seed finds the case again.
    """
    events: tuple[dict[str, Any], ...] | UnsetType = UNSET
    """All events of the game up to the case."""


Reason: TypeAlias = Literal["unplayable", "not_installed"]


@dataclass(frozen=True)
class Verdict:
    """Whether a law holds. `findings` is empty if so; `unchecked` says why the law was not checked."""

    law: str
    findings: tuple[Finding, ...] = ()
    unchecked: Reason | None = None


@dataclass(frozen=True)
class RandomGames:
    """Random games up to the first that cannot be played to its end, and what went wrong there."""

    finished: tuple[PlayedGame, ...] = ()
    unplayed: GameNotPlayed | None = None

    @property
    def count(self) -> int:
        """Games begun."""
        return len(self.finished) + (self.unplayed is not None and bool(self.unplayed.game.steps))


def check_law_at_tables(law: TableLaw, games: Sequence[PlayedGame]) -> Iterator[Finding]:
    """The first case in which the law does not hold."""
    for game in games:
        try:
            law(game)
        except Broken as broken:
            yield finding_at(game, broken)
            return
        except Exception as error:  # noqa: BLE001 (a game may fail in any way)
            yield finding_at(game, broken_by(error))
            return


def finding_at(game: PlayedGame, broken: Broken) -> Finding:
    step = broken.facts.get("step")
    steps = game.steps[: step + 1] if isinstance(step, int) else game.steps
    events = tuple(to_builtins(event) for step in steps for event in step.events)
    return finding_of(broken, to_builtins(game.options), game.seed, events)


def finding_of(
    broken: Broken,
    options: dict[str, Any] | UnsetType = UNSET,
    seed: int | UnsetType = UNSET,
    events: tuple[dict[str, Any], ...] | UnsetType = UNSET,
) -> Finding:
    facts = {name: fact_text(fact) for name, fact in broken.facts.items()}
    return Finding(broken.problem, facts, options, seed, events)


def check_law_of_game(law: GameLaw, sample: Sample) -> Iterator[Finding]:
    try:
        for number, broken in enumerate(law(sample)):
            if number == MAX_FINDINGS:
                return
            yield finding_of(broken)
    except Broken as broken:
        yield finding_of(broken)
    except Exception as error:  # noqa: BLE001 (a game may fail in any way)
        yield finding_of(broken_by(error))


def check_game(
    game: AnyGame, games: int = MIN_GAMES, seed: int = 0, law: str | None = None
) -> Iterator[Verdict]:
    """One verdict per law. Raises Malformed if no law has this name."""
    require_known(law)
    return check_laws(game, play_games(game, games, seed), law)


def require_known(law: str | None) -> None:
    if law is not None and law not in LAWS:
        raise Malformed("--law", f"there’s no law called {law!r}. Choose from: {', '.join(LAWS)}.")


def is_complete(game: AnyGame) -> bool:
    """True if the game has all members, so that it can be played."""
    return all(hasattr(game, member) for member in MEMBERS)


def play_games(game: AnyGame, games: int = MIN_GAMES, seed: int = 0) -> RandomGames:
    """At least this many games; none of an object that lacks members of a game."""
    finished: list[PlayedGame] = []
    if not is_complete(game):
        return RandomGames()
    try:
        finished.extend(play_tables(game, games, seed))
    except GameNotPlayed as unplayed:
        return RandomGames(tuple(finished), unplayed)
    except Exception as error:  # noqa: BLE001 (a game may fail in any way)
        nowhere = PlayedGame(game, game.options_type(players=game.usual), seed, ())
        return RandomGames(tuple(finished), GameNotPlayed(RUN_LAW, broken_by(error), nowhere))
    return RandomGames(tuple(finished))


def check_laws(game: AnyGame, played: RandomGames, law: str | None = None) -> Iterator[Verdict]:
    """One verdict per law, as soon as it is known."""
    sample = Sample(game, played.finished)
    for name in LAWS if law is None else (law,):
        reason = why_unchecked(game, name, played)
        if played.unplayed is not None and name == played.unplayed.law:
            yield Verdict(name, (finding_at(played.unplayed.game, played.unplayed.broken),))
        elif reason is not None:
            yield Verdict(name, unchecked=reason)
        elif name in OF_TABLES:
            yield Verdict(name, tuple(check_law_at_tables(OF_TABLES[name], played.finished)))
        else:
            yield Verdict(name, tuple(check_law_of_game(OF_GAMES[name], sample)))


def why_unchecked(game: AnyGame, law: str, played: RandomGames) -> Reason | None:
    """Why this law cannot be checked; None if it can."""
    if law == name_of(package_laws.game_can_be_listed):
        return None
    if not is_complete(game):
        return "unplayable"
    if law in map(name_of, BOT_LAWS) and not bot_laws.is_installed(game):
        return "not_installed"
    if law in NEEDS_NO_GAMES:
        return None
    short = played.unplayed is not None and law in NEEDS_ALL_GAMES
    return "unplayable" if short or not played.finished else None


def broken_laws(game: AnyGame) -> set[str]:
    """Names of the laws that the game breaks."""
    return {verdict.law for verdict in check_game(game) if verdict.findings}

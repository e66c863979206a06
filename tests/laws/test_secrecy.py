"""Equal sights give equal views, choices and refusals; equal views, equal sights; planted leaks are found."""

from typing import Any

import pytest
from msgspec.structs import replace

from lusoria.core.game import AnyGame, Viewer, any_game
from lusoria.games import GAMES
from lusoria.games.idus_martii import IdusMartii
from lusoria.games.idus_martii.events import Event, VoteLookedAt
from lusoria.games.idus_martii.model import State, hand
from lusoria.games.idus_martii.view import View
from tests.laws import laws
from tests.laws.laws import broken, check
from tests.laws.planted import (
    LeakInMark,
    LeakInRareBranch,
    LeakInRedact,
    LeakInRefusal,
    LeakInView,
    Numbers,
)
from tests.laws.secrecy import leaks_of_events, leaks_of_views, worlds_apart
from tests.laws.tables import ALL_GAMES, Table, named
from tests.laws.worlds import outlook, sight


@pytest.mark.parametrize("game", ALL_GAMES, ids=named)
def test_views_tell_no_more_than_was_perceived(game: AnyGame) -> None:
    check(game, laws.views_tell_no_more_than_was_perceived)


@pytest.mark.parametrize("game", ALL_GAMES, ids=named)
def test_events_tell_no_more_than_views(game: AnyGame) -> None:
    check(game, laws.events_tell_no_more_than_views)


class Leaking(IdusMartii):
    """The view of everybody names the cards of the Consul."""

    @staticmethod
    def view(state: State, viewer: Viewer) -> View:
        honest = IdusMartii.view(state, viewer)
        if honest.mine is None or not state.cards:
            return honest
        return replace(honest, mine=replace(honest.mine, hand=hand(state, state.consul)))


class Whispering(IdusMartii):
    """The order of the choices tells the Praetor something about the votes."""

    @staticmethod
    def legal(state: State, seat: int) -> Any:
        choices = IdusMartii.legal(state, seat)
        return choices[::-1] if "green" in state.votes else choices


class Blabbing(IdusMartii):
    """Everybody perceives what the Praetor saw."""

    @staticmethod
    def redact(event: Event, viewer: Viewer) -> Event:
        return event if isinstance(event, VoteLookedAt) else IdusMartii.redact(event, viewer)


def table_of(seed: int) -> Table:
    game = GAMES["idus-martii"]
    return Table(game, game.options_type(players=5), seed)


@pytest.mark.parametrize(
    ("planted", "leaks"),
    [(Leaking(), leaks_of_views), (Whispering(), leaks_of_views), (Blabbing(), leaks_of_events)],
    ids=["view", "order", "event"],
)
def test_a_planted_leak_is_found(planted: AnyGame, leaks: Any) -> None:
    assert any(leaks(planted, table_of(seed), seed % 5) for seed in range(20))


@pytest.mark.parametrize("perceived", [sight, outlook])
def test_the_search_finds_worlds_that_truly_differ(perceived: Any) -> None:
    """Without this the law could hold by never comparing anything."""
    game = GAMES["idus-martii"]
    differing = [worlds_apart(game, table_of(seed), perceived(game, seed % 5)) for seed in range(20)]
    assert sum(map(bool, differing)) >= 15


def test_clean_game_keeps_every_law() -> None:
    assert broken(any_game(Numbers())) == set()


@pytest.mark.parametrize(
    ("planted", "found"),
    [
        (LeakInRedact(), {"events_tell_no_more_than_views", "what_is_redacted_is_marked_as_secret"}),
        (LeakInView(), {"views_tell_no_more_than_was_perceived"}),
        (LeakInRefusal(), {"views_tell_no_more_than_was_perceived"}),
        (LeakInMark(), {"what_is_redacted_is_marked_as_secret"}),
        (LeakInRareBranch(), {"events_tell_no_more_than_views", "what_is_redacted_is_marked_as_secret"}),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Numbers) else "",
)
def test_leak_behind_an_option_is_found(planted: Numbers, found: set[str]) -> None:
    """Regression: the laws of secrets were asked as printed, where there was none."""
    assert broken(any_game(planted)) == found

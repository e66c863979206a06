"""The search for other worlds finds planted leaks in views, events, refusals and marks."""

from typing import Any

import pytest
from msgspec.structs import replace

from lusoria.core.game import AnyGame, Viewer, any_game
from lusoria.games import GAMES
from lusoria.games.idus_martii import IdusMartii
from lusoria.games.idus_martii.events import Event, VoteLookedAt
from lusoria.games.idus_martii.model import State, hand
from lusoria.games.idus_martii.view import View
from lusoria.laws import broken_laws
from lusoria.laws.house_tables import GameSetup
from lusoria.laws.indistinguishable_games import redacted_events, view_after
from lusoria.laws.secrecy_laws import leaks_of_events, leaks_of_views, worlds_apart
from tests.laws.planted import (
    LeakInMark,
    LeakInRareBranch,
    LeakInRedact,
    LeakInRefusal,
    LeakInView,
    Numbers,
)


class LeakingView(IdusMartii):
    """Every view shows the cards of the Consul."""

    @staticmethod
    def view(state: State, viewer: Viewer) -> View:
        honest = IdusMartii.view(state, viewer)
        if honest.mine is None or not state.cards:
            return honest
        return replace(honest, mine=replace(honest.mine, hand=hand(state, state.consul)))


class LeakingOrder(IdusMartii):
    """The order of the legal actions depends on the votes."""

    @staticmethod
    def legal(state: State, seat: int) -> Any:
        choices = IdusMartii.legal(state, seat)
        return choices[::-1] if "green" in state.votes else choices


class LeakingEvent(IdusMartii):
    """Every seat sees the vote that the Praetor looked at."""

    @staticmethod
    def redact(event: Event, viewer: Viewer) -> Event:
        return event if isinstance(event, VoteLookedAt) else IdusMartii.redact(event, viewer)


def table_of(seed: int) -> GameSetup:
    game = GAMES["idus-martii"]
    return GameSetup(game, game.options_type(players=5), seed)


@pytest.mark.parametrize(
    ("planted", "leaks"),
    [(LeakingView(), leaks_of_views), (LeakingOrder(), leaks_of_views), (LeakingEvent(), leaks_of_events)],
    ids=["view", "order", "event"],
)
def test_planted_leak_is_found(planted: AnyGame, leaks: Any) -> None:
    assert any(list(leaks(planted, table_of(seed), seed % 5)) for seed in range(20))


@pytest.mark.parametrize("perceived", [redacted_events, view_after])
def test_search_finds_worlds_that_differ(perceived: Any) -> None:
    """Without other worlds the laws of secrets would hold by comparing nothing."""
    game = GAMES["idus-martii"]
    differing = [worlds_apart(game, table_of(seed), perceived(game, seed % 5)) for seed in range(20)]
    assert sum(map(bool, differing)) >= 15


def test_clean_game_keeps_every_law() -> None:
    assert broken_laws(any_game(Numbers())) == set()


@pytest.mark.parametrize(
    ("planted", "found"),
    [
        (LeakInRedact(), {"equal-views-give-equal-events", "redacted-fields-are-marked-secret"}),
        (LeakInView(), {"equal-events-give-equal-views"}),
        (LeakInRefusal(), {"equal-events-give-equal-views"}),
        (LeakInMark(), {"redacted-fields-are-marked-secret"}),
        (LeakInRareBranch(), {"equal-views-give-equal-events", "redacted-fields-are-marked-secret"}),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Numbers) else "",
)
def test_leak_behind_an_option_is_found(planted: Numbers, found: set[str]) -> None:
    """Regression: the laws of secrets played printed values only, where the game has no secret."""
    assert broken_laws(any_game(planted)) == found

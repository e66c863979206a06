"""Equal sights give equal views, choices and refusals; equal views, equal sights; planted leaks are found."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from lusoria.core.game import AnyGame, Await, Viewer, refusal
from lusoria.games import GAMES
from lusoria.games.idus_martii import IdusMartii
from lusoria.games.idus_martii.events import Event, VoteLookedAt
from lusoria.games.idus_martii.model import State, hand
from lusoria.games.idus_martii.view import View
from tests.laws.tables import ALL_GAMES, Table, named, options_of
from tests.laws.worlds import Steps, other_world, outlook, sight


def told(game: AnyGame, options: Any, state: Any, viewer: Viewer) -> tuple[object, ...]:
    """All that a viewer can get out of the game: the view, the choices, and the answer to every attempt."""
    turn = game.turn(state)
    awaited = turn.seats if isinstance(turn, Await) else type(turn)
    if viewer is None:
        return game.view(state, None), awaited
    answers = [
        no and (no.rule, no.why, dict(no.facts))
        for no in (refusal(game, state, viewer, action) for action in game.actions(options))
    ]
    return game.view(state, viewer), awaited, tuple(game.legal(state, viewer)), answers


def worlds_apart(game: AnyGame, table: Table, perceived: Any) -> list[tuple[Any, Any]]:
    """The steps of one game beside those of another that is perceived the same, where they truly differ."""
    steps: Steps = table.play()[:-1]  # the last step may lay everything open
    other = other_world(game, steps, perceived, table.rng)
    if other is None:
        return []
    return [(one, twin) for one, twin in zip(steps, other, strict=True) if one != twin]


def leaks_of_views(game: AnyGame, table: Table, viewer: Viewer) -> int:
    """Moments that the viewer can tell apart, though they have perceived the same events."""
    return sum(
        told(game, table.options, one.after, viewer) != told(game, table.options, twin.after, viewer)
        for one, twin in worlds_apart(game, table, sight(game, viewer))
    )


def leaks_of_events(game: AnyGame, table: Table, viewer: Viewer) -> int:
    """Steps that the viewer can tell apart, though they have had the same views."""
    perceived = sight(game, viewer)
    return sum(
        perceived(one) != perceived(twin) for one, twin in worlds_apart(game, table, outlook(game, viewer))
    )


def has_secrets(game: AnyGame) -> bool:
    """Where nothing is ever hidden, events may tell more than views and still leak nothing."""
    table = Table(game, game.options_type(players=game.players[0]), seed=1)
    return any(game.redact(event, None) != event for step in table.play() for event in step.events)


@pytest.mark.parametrize("game", ALL_GAMES, ids=named)
@given(data=st.data())
def test_views_tell_no_more_than_was_perceived(game: AnyGame, data: st.DataObject) -> None:
    table = Table(game, data.draw(options_of(game)), data.draw(st.integers(0, 2**32)))
    assert leaks_of_views(game, table, data.draw(st.sampled_from(table.viewers))) == 0


@pytest.mark.parametrize("game", [game for game in ALL_GAMES if has_secrets(game)], ids=named)
@given(data=st.data())
def test_events_tell_no_more_than_views(game: AnyGame, data: st.DataObject) -> None:
    table = Table(game, data.draw(options_of(game)), data.draw(st.integers(0, 2**32)))
    assert leaks_of_events(game, table, data.draw(st.sampled_from(table.viewers))) == 0


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

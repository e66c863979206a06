"""Encodings: complete, within bounds, and free of hidden information."""

import subprocess
import sys
from itertools import product
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame
from lusoria.games import GAMES
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.games.idus_martii.model import limits
from lusoria.games.idus_martii.view import view as view_of
from lusoria.lab.alea import encoding as alea
from lusoria.lab.encodings import ENCODINGS
from lusoria.lab.idus_martii import encoding as idus
from lusoria.lab.observation_fields import bounds
from lusoria.laws.house_tables import GameSetup
from lusoria.laws.indistinguishable_games import indistinguishable_game, redacted_events

TABLES: list[tuple[str, Any]] = [
    *(
        ("idus-martii", IdusOptions(players, limit=limit, yellow_swap=swap))
        for players in range(5, 9)
        for limit in (None, limits(players)[0], limits(players)[-1])
        for swap in ("must", "may")
    ),
    *(
        ("alea", AleaOptions(players, multi_roll=many, cards_anytime=anytime, ordered=ordered))
        for players, many, anytime, ordered in product(
            range(2, 7), (False, True), (False, True), (False, True)
        )
        if not (many and ordered)
    ),
]
EVERY = pytest.mark.parametrize(("name", "options"), TABLES, ids=repr)
BOTH = pytest.mark.parametrize("name", ENCODINGS)


def random_steps(name: str, options: Any, seed: int) -> list[Any]:
    return GameSetup(GAMES[name], options, seed).play()


def views(game: AnyGame, state: Any) -> list[Any]:
    return [game.view(state, seat) for seat in range(state.options.players)]


@EVERY
def test_encoding_fits_every_view_of_random_games(name: str, options: Any) -> None:
    """Ids are distinct, decode to the same actions, and equal the mask; numbers are within bounds."""
    game, encoding = GAMES[name], ENCODINGS[name]
    low, high = bounds(encoding.FIELDS)
    count = encoding.action_count(options.players)
    for state in (game.start(options), *(step.after for step in random_steps(name, options, seed=7))):
        for view in views(game, state):
            ids = [encoding.id_of(action, view) for action in view.legal]
            assert len(set(ids)) == len(ids)
            assert [encoding.action_of(number, view) for number in ids] == list(view.legal)
            mask = encoding.mask(view)
            assert mask.shape == (count,)
            assert set(mask.nonzero()[0]) == set(ids)
            found = encoding.encode(view)
            assert found.shape == (encoding.FIELDS[-1].stop,)
            assert (found >= low).all(), encoding.FIELDS
            assert (found <= high).all(), encoding.FIELDS


@BOTH
def test_fields_are_contiguous_and_names_are_distinct(name: str) -> None:
    encoding, at = ENCODINGS[name], 0
    for field in encoding.FIELDS:
        assert field.start == at
        at = field.stop
    assert at == encoding.FIELDS[-1].stop
    assert len({field.name for field in encoding.FIELDS}) == len(encoding.FIELDS)
    assert len(set(encoding.ACTIONS)) == len(encoding.ACTIONS)
    assert len(encoding.ACTIONS) == encoding.action_count(GAMES[name].players[-1])


def test_assignments_of_fewer_players_come_first() -> None:
    for players in range(5, 9):
        assignments = idus.ASSIGNMENTS[: idus.action_count(players) - idus.FIRST_ASSIGN_ID]
        assert {max(each) for each in assignments} == set(range(3, players))
        assert len(assignments) == sum(max(each) < players for each in idus.ASSIGNMENTS)


def observe(state: Any, seat: int) -> idus.Observation:
    return idus.encode(view_of(state, seat))


def test_hidden_information_changes_no_observation() -> None:
    """Compares worlds that look the same to a seat, as the laws find them."""
    game, different = GAMES["idus-martii"], 0
    for seed in range(12):
        table = GameSetup(game, IdusOptions(5 + seed % 4), seed)
        steps = table.play()[:-1]
        seat = seed % table.options.players
        other = indistinguishable_game(game, steps, redacted_events(game, seat), table.rng) or []
        for step, other_step in zip(steps, other, strict=False):
            different += step.after != other_step.after
            assert np.array_equal(observe(step.after, seat), observe(other_step.after, seat))
    assert different > 100


def test_observation_does_not_depend_on_seat_numbers() -> None:
    compared = 0
    for step in random_steps("idus-martii", IdusOptions(6, first=0), seed=3)[:60]:
        if step.after.step in ("vote", "look", "veto", "replace", "discard"):
            rotated = rotate_seats(step.after, by=4)
            for seat in range(6):
                assert np.array_equal(observe(step.after, seat), observe(rotated, (seat + 4) % 6))
                compared += 1
    assert compared > 100


def rotate_seats(state: Any, by: int) -> Any:
    """All players move some seats to the left, with their cards."""

    def to(seat: int) -> int:
        return (seat + by) % 6

    lines = tuple(
        replace(
            line,
            consul=to(line.consul),
            praetor=to(line.praetor),
            aediles=tuple(map(to, line.aediles)),
            looked=to(line.looked),
        )
        for line in state.ledger
    )
    return replace(
        state,
        first=to(state.first),
        cards=(*state.cards[-2 * by :], *state.cards[: -2 * by]),
        discards=(*state.discards[-by:], *state.discards[:-by]),
        consul=to(state.consul),
        praetor=to(state.praetor),
        aediles=tuple(map(to, state.aediles)),
        ledger=lines,
    )


@BOTH
def test_different_views_have_different_observations(name: str) -> None:
    """No relevant information is missing: equal arrays have equal views."""
    game, encoding = GAMES[name], ENCODINGS[name]
    options = IdusOptions(5, first=0) if name == "idus-martii" else AleaOptions(2, ordered=True)
    known: dict[bytes, Any] = {}
    repeated = 0
    for seed in range(40):
        for step in random_steps(name, options, seed)[:60]:
            for view in views(game, step.after):
                if view.table.result is not None or not view.table.awaited:
                    continue
                relevant = without_irrelevant(name, view)
                key = encoding.encode(view).tobytes()
                repeated += key in known
                assert known.setdefault(key, relevant) == relevant
    assert repeated > 20


def without_irrelevant(name: str, view: Any) -> Any:
    if name == "alea":  # the reason of a failure, and faces of dice set aside
        table = replace(view.table, failed=None, aside=view.table.aside and ("I",) * len(view.table.aside))
        return replace(view, table=table)
    return replace(view, mine=replace(view.mine, hand=tuple(sorted(view.mine.hand))))


@BOTH
def test_encoding_refuses_gallery_and_unknown_ids(name: str) -> None:
    game, encoding = GAMES[name], ENCODINGS[name]
    state = game.start(game.options_type(players=game.players[0]))
    with pytest.raises(Malformed, match="gallery"):
        encoding.encode(game.view(state, None))
    view = game.view(state, 0)
    for number in (-1, encoding.action_count(game.players[0])):
        with pytest.raises(Malformed, match=rf"action: expected an id below .*, not {number}"):
            encoding.action_of(number, view)
    at = {"idus-martii": idus.FIRST_LOOK_ID, "alea": alea.WRITES}[name]
    with pytest.raises(Malformed, match=r"action: there (are|is) no"):
        encoding.action_of(at, view)


def test_encodings_do_not_need_numba() -> None:
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "import lusoria.lab.alea.encoding, lusoria.lab.idus_martii.encoding"
    )
    subprocess.run([sys.executable, "-c", code], check=True)

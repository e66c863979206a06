"""What could have been known in a game of Idus Martii: nothing but what those eyes have seen counts."""

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from lusoria.analysis import MODELS, analyse
from lusoria.analysis.idus_suspicion import LEAST_SHIFT, suspicion, turn_ends
from lusoria.analysis.record_analysis import outlook
from lusoria.analysis.record_steps import passages
from lusoria.bots import bot
from lusoria.core.errors import Malformed
from lusoria.core.game import Viewer
from lusoria.games import game as find_game
from lusoria.games.idus_martii.model import FACTIONS, Result
from lusoria.records.match import Match
from lusoria.records.record import Player, Record
from lusoria.wire.analysis import Suspicion
from tests.bots.test_bots import truth
from tests.laws.worlds import Steps, other_world, sight

IDUS = find_game("idus-martii")


def record_of(steps: Steps, options: Any, result: Any = None) -> Record:
    events = tuple(event for step in steps for event in step.events)
    return Record(IDUS, options, (Player("bot"),) * options.players, events, result, None)


def played(players: int, seed: int, name: str = "able") -> Record:
    """A whole game among bots of one kind."""
    options, rng, player = IDUS.options_type(players=players), Random(seed), bot("idus-martii", name)
    match = Match(IDUS, options, lambda chance: chance.pick(rng.randrange(chance.total)))
    while match.over is None:
        seat = match.awaited[0]
        match.act(seat, player.choose(IDUS.view(match.state, seat), rng))
    return Record(IDUS, options, (Player("bot"),) * players, tuple(match.events), match.over.result, None)


class TestTheEyes:
    @pytest.mark.parametrize("gallery", [False, True], ids=["a seat", "the gallery"])
    def test_whatever_they_could_not_see_changes_nothing(self, gallery: bool) -> None:
        """Another game in which they saw the same is analysed byte for byte the same."""
        options, different = IDUS.options_type(players=5), 0
        for number in range(12):
            rng = Random(number)
            steps = truth((IDUS, options), number)[: -rng.randrange(2, 30)]
            eyes: Viewer = None if gallery else rng.randrange(5)
            other = other_world(IDUS, steps, sight(IDUS, eyes), rng)
            if other is None or other[-1].after == steps[-1].after:
                continue
            different += 1
            one, two = (
                msgspec.json.encode(suspicion(record_of(world, options), eyes, "mixture", outlook(1)))
                for world in (steps, other)
            )
            assert one == two
        assert different >= 3

    def test_two_pairs_of_eyes_know_different_things(self) -> None:
        record = played(5, 1)
        seen = [analyse(record, eyes) for eyes in (None, 0, 1)]
        assert all(isinstance(each, Suspicion) for each in seen)
        assert len({msgspec.json.encode(each.turns) for each in seen}) == 3


class TestTheTurns:
    @pytest.mark.parametrize("players", [5, 6, 7, 8])
    @pytest.mark.parametrize("model", MODELS)
    def test_there_is_one_line_a_turn_and_chances_add_up(self, players: int, model: Any) -> None:
        record = played(players, players)
        found = analyse(record, 2, model)
        assert isinstance(found, Suspicion)
        assert [turn.turn for turn in found.turns] == list(range(len(found.turns)))
        for turn in found.turns:
            for chances in (*turn.sides, turn.winning):
                assert all(0 <= chance <= 1 for chance in chances)
                assert sum(chances) == pytest.approx(1, abs=1e-3)

    def test_before_the_first_turn_nothing_is_known_of_anybody(self) -> None:
        found = analyse(played(5, 3))
        assert isinstance(found, Suspicion)
        assert set(found.turns[0].sides) == {(0.4, 0.4, 0.2)}

    def test_in_the_end_it_is_known_who_wins_given_who_is_what(self) -> None:
        """With everybody's side all but known, the side that wins is that of the result."""
        record = played(5, 4, "honest")
        found = analyse(record, 0, "honest")
        assert isinstance(found, Suspicion)
        last = dict(zip(FACTIONS, found.turns[-1].winning, strict=True))
        assert isinstance(record.result, Result)
        assert max(FACTIONS, key=lambda side: last[side]) == record.result.faction

    def test_each_step_is_one_of_the_replay(self) -> None:
        record = played(6, 5)
        steps = list(passages(record))
        assert [step for step, _ in turn_ends(steps)][-1] <= len(steps)

    def test_they_are_told_one_after_the_other_and_alike_to_all_eyes(self) -> None:
        record = played(5, 6)
        heard: list[list[tuple[int, int]]] = []
        for eyes in (None, 0, 3):
            heard.append([])
            analyse(record, eyes, "mixture", lambda *told: heard[-1].append(told))
        last = len(analyse(record).turns) - 1
        assert heard[0] == [(turn, last) for turn in range(last + 1)]
        assert heard[1] == heard[2] == heard[0]


class TestTheDecisions:
    def test_are_those_of_these_eyes_and_the_costliest_first(self) -> None:
        found = analyse(played(5, 6, "random"), 1)
        assert isinstance(found, Suspicion)
        assert found.decisions
        assert {decision.seat for decision in found.decisions} == {1}
        costs = [decision.cost for decision in found.decisions]
        assert costs == sorted(costs, reverse=True)
        assert costs[0] > 0, "who plays anything pays for it"
        for decision in found.decisions:
            chances = [option.chance for option in decision.options]
            assert decision.cost in (0, pytest.approx(max(chances) - chances[decision.taken], abs=2e-4))

    def test_the_gallery_decides_nothing(self) -> None:
        found = analyse(played(5, 7))
        assert isinstance(found, Suspicion)
        assert found.decisions == ()


class TestWhatCannotBe:
    def test_is_said(self) -> None:
        record = played(5, 8)
        with pytest.raises(Malformed, match="seats 0 to 4"):
            analyse(record, 5)
        with pytest.raises(Malformed, match="none of mixture, honest, strong"):
            analyse(record, 0, "wise")  # type: ignore[arg-type]
        unfinished = Record(IDUS, record.options, record.seats, record.events[:-1], None, None)
        with pytest.raises(Malformed, match="not over"):
            analyse(unfinished)


def test_each_side_has_its_turning_point_where_anything_moved_it() -> None:
    """Before: a turn was known by what it moved most, and who would win stood behind whom one suspected."""
    told = 0
    for seed in range(4):
        found = analyse(played(5, seed), None)
        assert isinstance(found, Suspicion)
        for place, side in enumerate(FACTIONS):
            moves = [
                (abs(after.winning[place] - before.winning[place]), after.turn)
                for before, after in pairwise(found.turns)
            ]
            mine = [shift for shift in found.turning if shift.side == side]
            assert len(mine) == (max(moves)[0] >= LEAST_SHIFT)
            for shift in mine:
                assert shift.seat is None
                assert abs(shift.after - shift.before) == max(moves)[0]
                told += 1
        assert [shift.turn for shift in found.turning] == sorted(shift.turn for shift in found.turning)
    assert told >= 4

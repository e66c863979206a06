"""Suspicion analysis of Idus Martii depends on the viewer's information only."""

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from lusoria.analysis import MODELS, analyse
from lusoria.analysis.idus_martii.belief_timeline import MIN_SHIFT, belief_timeline, turn_ends
from lusoria.analysis.idus_martii.idus_analysis import side_forecaster
from lusoria.analysis.record_steps import transitions
from lusoria.core.errors import Malformed
from lusoria.core.game import Viewer
from lusoria.games import game as find_game
from lusoria.games.idus_martii.model import FACTIONS, Result
from lusoria.laws.indistinguishable_games import Steps, indistinguishable_game, redacted_events
from lusoria.records.record import Player, Record
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.idus_martii.messages import Suspicion
from tests.bots.bot_games import bot_record
from tests.bots.test_bots import truth

IDUS = find_game("idus-martii")


def record_of_steps(steps: Steps, options: Any, result: Any = None) -> Record:
    events = tuple(event for step in steps for event in step.events)
    return Record(IDUS, options, (Player("bot"),) * options.players, events, result, None)


def idus_record(players: int, seed: int, name: str = "able") -> Record:
    return bot_record("idus-martii", players, seed, name)


def suspicion_of(record: Record, viewer: Viewer = None, model: BeliefModel = "mixture") -> Suspicion:
    found = analyse(record, viewer, model)
    assert isinstance(found, Suspicion)
    return found


class TestViewer:
    @pytest.mark.parametrize("gallery", [False, True], ids=["a seat", "the gallery"])
    def test_hidden_information_does_not_change_analysis(self, gallery: bool) -> None:
        """Two games with the same view have byte-identical analyses."""
        options, different = IDUS.options_type(players=5), 0
        for number in range(12):
            rng = Random(number)
            steps = truth((IDUS, options), number)[: -rng.randrange(2, 30)]
            eyes: Viewer = None if gallery else rng.randrange(5)
            other = indistinguishable_game(IDUS, steps, redacted_events(IDUS, eyes), rng)
            if other is None or other[-1].after == steps[-1].after:
                continue
            different += 1
            first, second = (
                msgspec.json.encode(
                    belief_timeline(record_of_steps(world, options), eyes, "mixture", side_forecaster(1))
                )
                for world in (steps, other)
            )
            assert first == second
        assert different >= 3

    def test_viewers_have_different_analyses(self) -> None:
        record = idus_record(5, 1)
        analyses = [suspicion_of(record, viewer) for viewer in (None, 0, 1)]
        assert len({msgspec.json.encode(analysis.turns) for analysis in analyses}) == 3


class TestTurns:
    @pytest.mark.parametrize("players", [5, 6, 7, 8])
    @pytest.mark.parametrize("model", MODELS)
    def test_each_turn_has_chances_that_add_up_to_one(self, players: int, model: Any) -> None:
        found = suspicion_of(idus_record(players, players), 2, model)
        assert [turn.turn for turn in found.turns] == list(range(len(found.turns)))
        for turn in found.turns:
            for chances in (*turn.sides, turn.winning):
                assert all(0 <= chance <= 1 for chance in chances)
                assert sum(chances) == pytest.approx(1, abs=1e-3)

    def test_belief_before_first_turn_is_the_deal(self) -> None:
        found = suspicion_of(idus_record(5, 3))
        assert set(found.turns[0].sides) == {(0.4, 0.4, 0.2)}

    def test_last_turn_favours_the_winning_side(self) -> None:
        record = idus_record(5, 4, "honest")
        found = suspicion_of(record, 0, "honest")
        last = dict(zip(FACTIONS, found.turns[-1].winning, strict=True))
        assert isinstance(record.result, Result)
        assert max(FACTIONS, key=lambda side: last[side]) == record.result.faction

    def test_turn_ends_are_steps_of_the_replay(self) -> None:
        record = idus_record(6, 5)
        steps = list(transitions(record))
        assert [step for step, _ in turn_ends(steps)][-1] <= len(steps)

    def test_progress_is_the_same_for_all_viewers(self) -> None:
        record = idus_record(5, 6)
        reports: list[list[tuple[int, int]]] = []
        for eyes in (None, 0, 3):
            reports.append([])
            analyse(record, eyes, "mixture", lambda *report: reports[-1].append(report))
        found = suspicion_of(record)
        last = len(found.turns) - 1
        assert reports[0] == [(turn, last) for turn in range(last + 1)]
        assert reports[1] == reports[2] == reports[0]


class TestDecisions:
    def test_decisions_of_the_viewer_are_sorted_by_cost(self) -> None:
        found = suspicion_of(idus_record(5, 6, "random"), 1)
        assert found.decisions
        assert {decision.seat for decision in found.decisions} == {1}
        costs = [decision.cost for decision in found.decisions]
        assert costs == sorted(costs, reverse=True)
        assert costs[0] > 0, "random play costs something"
        for decision in found.decisions:
            chances = [option.chance for option in decision.options]
            assert decision.cost in (0, pytest.approx(max(chances) - chances[decision.taken], abs=2e-4))

    def test_gallery_has_no_decisions(self) -> None:
        found = suspicion_of(idus_record(5, 7))
        assert found.decisions == ()


class TestRefusals:
    def test_analysis_refuses_bad_arguments(self) -> None:
        record = idus_record(5, 8)
        with pytest.raises(Malformed, match="the record has 5"):
            analyse(record, 5)
        with pytest.raises(Malformed, match="Choose from: mixture, honest, strong"):
            analyse(record, 0, "wise")  # type: ignore[arg-type]
        unfinished = Record(IDUS, record.options, record.seats, record.events[:-1], None, None)
        with pytest.raises(Malformed, match="isn’t over"):
            analyse(unfinished)


def test_each_side_has_a_turning_point_if_one_is_large() -> None:
    """Regression: shifts of suspicion hid the shifts of winning chances."""
    count = 0
    for seed in range(4):
        found = suspicion_of(idus_record(5, seed), None)
        for place, side in enumerate(FACTIONS):
            moves = [
                (abs(after.winning[place] - before.winning[place]), after.turn)
                for before, after in pairwise(found.turns)
            ]
            mine = [shift for shift in found.turning if shift.side == side]
            assert len(mine) == (max(moves)[0] >= MIN_SHIFT)
            for shift in mine:
                assert shift.seat is None
                assert abs(shift.after - shift.before) == max(moves)[0]
                count += 1
        assert [shift.turn for shift in found.turning] == sorted(shift.turn for shift in found.turning)
    assert count >= 4

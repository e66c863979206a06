"""OpenSpiel: its random simulation test, its algorithms, and secrecy of information states."""

import copy
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, mcts

from bench.agree import tables
from lusoria.core.errors import IllegalOptions, Malformed
from lusoria.core.game import AnyGame, Step, fold
from lusoria.environments import openspiel
from lusoria.environments.game_adapter import setting
from lusoria.environments.information_state import full_history, redacted_history
from lusoria.environments.tree_position import CHANCE, TERMINAL, Position
from lusoria.games import GAMES
from lusoria.laws import indistinguishable_games
from lusoria.laws.house_tables import GameSetup
from tests.laws.strategies import options_of

LATE_IDUS = "lusoria_idus_martii(skip=46,seed=15,worlds=4)"
LATE_ALEA = "lusoria_alea(players=2,skip=87,seed=392)"
BUILT_IN = [GAMES["idus-martii"], GAMES["alea"]]


@pytest.mark.parametrize(
    "name",
    [
        "lusoria_idus_martii",
        "lusoria_idus_martii(players=8,first=2,limit=20,yellow_swap=may)",
        "lusoria_alea",
        "lusoria_alea(players=6,ordered=true,cards_anytime=true)",
        "lusoria_alea(players=2,multi_roll=true,most_rounds=3)",
        LATE_IDUS,
        LATE_ALEA,
    ],
)
def test_random_sim_test_passes(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def play(name: str, seed: int) -> Any:
    """Final state of a random game."""
    rng, state = Random(seed), pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_initial_state_is_before_the_deal() -> None:
    for name in ("lusoria_idus_martii", "lusoria_alea"):
        assert str(pyspiel.load_game(name).new_initial_state()) == ""
    state = pyspiel.load_game("lusoria_idus_martii").new_initial_state()
    assert dict(state.chance_outcomes()) == dict.fromkeys(range(5), 0.2)


class TestUtilities:
    def test_sides_win_together_or_not_at_all(self) -> None:
        for seed in range(20):
            state = play("lusoria_idus_martii", seed)
            winners = state.at.turn.winners
            assert state.returns() == [1.0 if seat in winners else -1.0 for seat in range(5)]

    def test_returns_of_alea_sum_to_zero(self) -> None:
        for seed in range(5):
            state = play("lusoria_alea", seed)
            assert sum(state.returns()) == pytest.approx(0)
            assert state.returns()[state.at.turn.winners[0]] > 0

    def test_cut_off_game_returns_zero(self) -> None:
        state = play("lusoria_alea(players=2,most_rounds=1)", 1)
        assert state.returns() == [0.0, 0.0]
        assert state.at.state.result is None
        assert state.at.state.round == 2

    def test_games_are_shorter_than_max_game_length(self) -> None:
        for name in ("lusoria_idus_martii", "lusoria_alea(players=2)"):
            longest = pyspiel.load_game(name).max_game_length()
            for seed in range(5):
                moves = play(name, seed).full_history()
                assert sum(move.player >= 0 for move in moves) < longest


class TestPositions:
    @pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
    def test_positions_follow_the_rules(self, game: AnyGame) -> None:
        """Legal actions are cached by less than a state."""
        for options in tables(game.name)[:: 61 if game.name == "idus-martii" else 3]:
            at, rng = setting(game.name, options=options), Random(repr(options))
            for _ in range(4):
                position, events, state = Position(at, at.start, []), 0, at.start
                while position.player != TERMINAL:
                    state = fold(game, state, position.events[events:])
                    events = len(position.events)
                    assert position.state == state
                    if position.player == CHANCE:
                        position = position.after(rng.choice(position.outcomes())[0])
                    else:
                        view = game.view(position.state, position.player)
                        assert position.actions() == at.by_id(view)
                        assert list(position.actions()) == sorted(position.actions())
                        number = rng.choice(list(position.actions()))
                        decided = game.decide(position.state, position.player, position.actions()[number])
                        position = position.after(number)
                        assert position.events[events:] == list(decided)

    def test_cached_actions_depend_on_the_column(self) -> None:
        """T3: a player without a free row may stop; with the same dice and a free row, may not."""
        at = setting("alea")
        row = (0,) * 7
        full = Position(at, replace(at.start, columns=((1, 2, 3, 4, 20, 30, 0), row, row), dice=("V",)), [])
        assert full.after(20).after(21).player == 1
        free = Position(at, replace(at.start, dice=("V",)), [])
        with pytest.raises(ValueError, match=r"action 20 \(stop\) is not legal"):
            free.after(20)

    @pytest.mark.parametrize("falling", [0, 1])
    def test_last_die_fails_depending_on_the_column(self, falling: int) -> None:
        """T3: three X and three I are 33, for which the one has a row and the other has none."""
        at, row = setting("alea"), (0,) * 7
        dice = ("X", "X", "X", "I", "I")
        for _ in range(2):  # the second time with a filled cache
            for mine, failed in ((row, None), ((34, 35, 36, 37, 38, 39, 0), "no_row")):
                start = replace(at.start, columns=(mine, row, row), dice=dice, falling=falling)
                position = Position(at, start, [])
                if not falling:
                    position.advance(0)
                assert position.advance(0).state.failed == failed
                assert (21 in position.actions()) == (failed is not None)

    def test_last_round_has_its_reason(self) -> None:
        """G1, G2: by a full column or by a failure without cards, at the same seat in the same round."""
        at, row = setting("alea"), (0,) * 7
        bare = replace(at.start, cards=((), *at.start.cards[1:]), cardless=True)
        failed = replace(bare, dice=("V", "V"), failed="no_numeral")
        last = replace(bare, dice=("X",), columns=((1, 2, 3, 4, 5, 6, 0), row, row))
        for _ in range(2):
            for start, number, why in ((failed, 21, "no_cards"), (last, 12, "column_full")):
                assert Position(at, start, []).advance(number).state.closing == why

    def test_children_of_one_position_are_independent(self) -> None:
        state = pyspiel.load_game("lusoria_alea").new_initial_state()
        state.apply_action(0)
        left, other = state.child(0), state.child(2)
        assert (str(left), str(other)) == ("dice_thrown 0 1; die_fell I", "dice_thrown 0 1; die_fell X")
        assert str(state) == "dice_thrown 0 1"

    def test_clone_and_original_are_independent(self) -> None:
        for name in ("lusoria_idus_martii", "lusoria_alea"):
            rng, state = Random(name), pyspiel.load_game(name).new_initial_state()
            for _ in range(30):
                before = str(state)
                twin, before_step = state.clone(), copy.deepcopy(state.at)
                for each in (twin, state):  # the copy first, so that the shared list has grown
                    each.apply_action(rng.choice(each.legal_actions()))
                    assert str(each).startswith(before)
                assert (full_history(before_step.events), before_step.player) == (
                    before,
                    before_step.copy().player,
                )
                assert state.at.state == fold(state.at.setting.game, state.at.setting.start, state.at.events)

    def test_state_equals_fold_of_its_events(self) -> None:
        for options in tables("alea")[::3]:
            at, rng = setting("alea", options=options), Random(repr(options))
            for _ in range(12):
                position, decisions_left = Position(at, at.start, []), rng.randrange(1, 90)
                while position.player != TERMINAL and decisions_left:
                    chance = position.player == CHANCE
                    decisions_left -= 1
                    position.advance(
                        rng.choice([*dict(position.outcomes())] if chance else position.legal_actions().ids)
                    )
                assert position.state == fold(at.game, at.start, position.events)


def table_of(game: AnyGame, data: st.DataObject) -> GameSetup:
    return GameSetup(game, data.draw(options_of(game)), data.draw(st.integers(0, 2**32)))


def information(game: AnyGame, steps: list[Step[Any, Any]], seat: int) -> str:
    return redacted_history(game, [event for step in steps for event in step.events], seat)


class TestSecrecy:
    """Compares worlds that look the same to a seat, as the laws find them."""

    @given(data=st.data())
    def test_equal_sights_are_one_information_state(self, data: st.DataObject) -> None:
        game = GAMES["idus-martii"]
        table = table_of(game, data)
        seat = data.draw(st.sampled_from(table.seats))
        steps = table.play()[: data.draw(st.integers(15, 60))]
        steps = steps if game.view(steps[-1].after, None).table.result is None else steps[:-1]
        other = indistinguishable_games.indistinguishable_game(
            game, steps, indistinguishable_games.redacted_events(game, seat), table.rng
        )
        if other is not None:
            assert information(game, steps, seat) == information(game, other, seat)

    @given(data=st.data())
    def test_different_sights_are_two_information_states(self, data: st.DataObject) -> None:
        game = data.draw(st.sampled_from(BUILT_IN))
        table = table_of(game, data)
        seat = data.draw(st.sampled_from(table.seats))
        left = table.play()
        other = GameSetup(game, table.options, table.seed + 1).play()
        for length in range(1, min(len(left), len(other), 40)):
            perceived = indistinguishable_games.redacted_events(game, seat)
            same_sight = [perceived(step) for step in left[:length]] == [
                perceived(step) for step in other[:length]
            ]
            same_state = information(game, left[:length], seat) == information(game, other[:length], seat)
            assert same_sight == same_state

    def test_information_state_string_is_the_sight(self) -> None:
        state = play("lusoria_idus_martii", 3)
        game = state.at.setting.game
        for seat in range(5):
            assert (
                state.information_state_string(seat)
                == f"p{seat}: {redacted_history(game, state.at.events, seat)}"
            )

    def test_worlds_differ_in_hidden_cards_alone(self) -> None:
        root = pyspiel.load_game(LATE_IDUS).new_initial_state()
        states = [root.child(world) for world in root.legal_actions()]
        assert len({state.observation_string(0) for state in states}) > 1
        assert len({redacted_history(state.at.setting.game, state.at.events, None) for state in states}) == 1
        hands = {tuple(state.at.state.cards) for state in states}
        assert len(hands) == 4

    def test_second_voter_does_not_see_first_vote(self) -> None:
        state = pyspiel.load_game("lusoria_idus_martii(first=0)").new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        later = {state.child(vote).information_state_string(3) for vote in state.legal_actions()}
        assert len(later) == 1
        own = {state.child(vote).information_state_string(2) for vote in state.legal_actions()}
        assert len(own) == 2


class TestAlgorithms:
    """On the last decisions of a game."""

    @pytest.mark.parametrize("name", [LATE_IDUS, LATE_ALEA])
    def test_cfr_reduces_nash_conv(self, name: str) -> None:
        game = pyspiel.load_game(name)
        solver = cfr.CFRSolver(game)
        for _ in range(4):
            solver.evaluate_and_update_policy()
        at_first = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
        at_last = exploitability.nash_conv(game, solver.average_policy())
        assert at_first > 0.5
        assert at_last < at_first / 2

    def test_exploitability_runs_on_two_players(self) -> None:
        game = pyspiel.load_game(LATE_ALEA)
        value = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
        assert 0.1 < value < 1

    @pytest.mark.parametrize("name", [LATE_IDUS, LATE_ALEA, "lusoria_alea(players=2)"])
    def test_mcts_finds_a_legal_action(self, name: str) -> None:
        game, rng = pyspiel.load_game(name), np.random.RandomState(1)
        bot = mcts.MCTSBot(game, 1.4, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        assert bot.step(state) in state.legal_actions()


class TestBadInput:
    def test_invalid_options_are_refused(self) -> None:
        with pytest.raises(IllegalOptions, match="S1"):
            pyspiel.load_game("lusoria_idus_martii(players=9)")
        with pytest.raises(Malformed, match="yellow_swap"):
            pyspiel.load_game("lusoria_idus_martii(yellow_swap=perhaps)")
        with pytest.raises(Malformed, match="worlds"):
            pyspiel.load_game("lusoria_idus_martii(skip=9,worlds=0)")
        with pytest.raises(Malformed, match="worlds need a late start"):
            pyspiel.load_game("lusoria_idus_martii(worlds=3)")

    def test_unknown_parameter_is_refused(self) -> None:
        with pytest.raises(pyspiel.SpielError, match="dice"):
            pyspiel.load_game("lusoria_alea(dice=7)")

    def test_skip_past_the_end_is_refused(self) -> None:
        with pytest.raises(Malformed, match="game 3 of alea is over after 88 decisions"):
            pyspiel.load_game("lusoria_alea(players=2,skip=90,seed=3)")

    def test_illegal_action_changes_nothing(self) -> None:
        state = pyspiel.load_game("lusoria_alea").new_initial_state()
        with pytest.raises(ValueError, match=r"alea: action 20 \(stop\) is not legal for seat 0 at .*'roll'"):
            state.apply_action(20)
        assert (str(state), state.history()) == ("", [])

    def test_unknown_outcome_is_refused(self) -> None:
        for name, number in (("lusoria_idus_martii", 7), (LATE_IDUS, 4), (LATE_IDUS, -2)):
            state = pyspiel.load_game(name).new_initial_state()
            with pytest.raises(ValueError, match=f"idus-martii: chance has no outcome {number} here"):
                state.apply_action(number)

    def test_action_legal_elsewhere_is_refused(self) -> None:
        """Regression: the same dice with a free row were cached as legal here."""
        state = pyspiel.load_game("lusoria_alea(players=2)").new_initial_state()
        for action in (0, 0, 6, 0, 0, 6, 0, 0):  # both write I into the first row, and I falls again
            state.apply_action(action)
        with pytest.raises(
            ValueError, match=r"action 6 \(write .*row 1\) is not legal for seat 0 at .*'choose'"
        ):
            state.apply_action(6)
        assert len(state.history()) == 8

    def test_finished_game_refuses_actions(self) -> None:
        state = play("lusoria_idus_martii", 1)
        with pytest.raises(ValueError, match="idus-martii: the game is over"):
            state.apply_action(0)

    def test_observer_refuses_parameters(self) -> None:
        game = openspiel.GAME_TYPES["idus-martii"]()
        with pytest.raises(ValueError, match="no observation parameters"):
            game.make_py_observer(None, {"x": 1})

"""Statistics of a tournament, against manual calculations and planted effects."""

from math import isnan
from pathlib import Path

import numpy as np
import pytest

from lusoria.core.ranks import ranks
from lusoria.lab.tournament import Standings, settings_for, tournament
from lusoria.lab.tournament.bot_ratings import fit_logistic, logistic_effects, skills
from lusoria.lab.tournament.paired_games import Deal, GameResult
from lusoria.lab.tournament.results import mean_and_error, standings
from lusoria.lab.tournament.tournament_settings import Settings, seatings

PLANTED = np.array([1.2, 0.0, -0.9])


def two_bots() -> Settings:
    return settings_for("alea", ("greedy", "random"), deals=2, seed=1, options={"players": 2})


def deal_of(settings: Settings, deal: int, points: dict[tuple[int, int], tuple[int, int]]) -> Deal:
    found = []
    for seats in seatings(settings, deal):
        scores = points[seats[0], seats[1]]
        winners = tuple(seat for seat in (0, 1) if scores[seat] == max(scores))
        found.append(GameResult(seats, "over", winners, scores, 9))
    return Deal(deal, tuple(found))


def small_tournament() -> Standings:
    """Two deals. First: A wins on both seats. Second: A loses one, and shares the other."""
    settings = two_bots()
    first = {(0, 0): (5, 4), (1, 1): (3, 2), (0, 1): (9, 2), (1, 0): (3, 8)}
    second = {(0, 0): (5, 5), (1, 1): (3, 3), (0, 1): (1, 2), (1, 0): (6, 6)}
    return standings(settings, [deal_of(settings, 0, first), deal_of(settings, 1, second)])


class TestLifts:
    def test_lift_equals_manual_calculation(self) -> None:
        greedy, _ = small_tournament().lifts
        # deal 0: seats (1 - 1, 1 - 0), so 1/2; deal 1: (0 - 1/2, 1/2 - 1/2), so -1/4
        assert (greedy.one, greedy.others, greedy.deals) == ("greedy", "random", 2)
        assert greedy.lift == pytest.approx(1 / 8)
        assert greedy.error == pytest.approx(3 / 8)
        assert greedy.share == pytest.approx((1 + 1 / 4) / 2)
        # points: (9 - 3 + 8 - 2) / 2 = 6 and (1 - 3 + 6 - 3) / 2 = 1/2
        assert greedy.score == pytest.approx(3.25)
        assert greedy.score_error == pytest.approx(2.75)

    def test_lift_of_the_other_bot(self) -> None:
        _, random = small_tournament().lifts
        # deal 0: (0 - 1 + 0 - 0) / 2; deal 1: B on seat 0: 1/2 - 1/2, on seat 1: 1 - 1/2
        assert random.lift == pytest.approx((-1 / 2 + 1 / 4) / 2)

    def test_one_deal_has_no_error(self) -> None:
        assert mean_and_error([3.0])[0] == 3
        assert isnan(mean_and_error([3.0])[1])
        assert all(map(isnan, mean_and_error([])))

    def test_errors_cover_the_true_mean(self) -> None:
        rng, hits = np.random.default_rng(5), 0
        for _ in range(400):
            mean, error = mean_and_error(list(rng.choice([0, 0.2, 0.4, 1], 60)))
            hits += abs(mean - 0.4) < 1.96 * error
        assert 0.91 < hits / 400 < 0.98

    def test_greedy_beats_random_in_both_directions(self, tmp_path: Path) -> None:
        found = tournament("alea", ("greedy", "random"), tmp_path, deals=2, players=2)
        greedy, random = found.lifts
        assert greedy.lift > 0 > random.lift
        assert greedy.score > 50 > -50 > random.score
        assert [rating.name for rating in found.ratings] == ["greedy", "random"]


def planted_games(seed: int, deals: int, players: int = 4) -> list[tuple[int, GameResult]]:
    """Games by planted odds, with an effect of the deal on each bot."""
    rng = np.random.default_rng(seed)
    found = []
    for deal in range(deals):
        luck = rng.normal(0, 0.8, len(PLANTED))
        seats = tuple(int(entrant) for entrant in rng.integers(0, len(PLANTED), players))
        for turn in range(players):
            seating = seats[turn:] + seats[:turn]
            chances = 1 / (1 + np.exp(-((PLANTED + luck)[list(seating)] - 0.5)))
            winners = tuple(int(seat) for seat in np.flatnonzero(rng.random(players) < chances))
            found.append((deal, GameResult(seating, "over", winners, (), 1)))
    return found


class TestRatings:
    def test_both_ratings_find_the_planted_order(self) -> None:
        games = planted_games(1, 150)
        effects = logistic_effects(3, 4, games)
        mus = [skill.mu for skill in skills(3, [game for _, game in games])]
        assert [effect.value for effect in effects] == sorted((e.value for e in effects), reverse=True)
        assert mus == sorted(mus, reverse=True)
        assert sum(effect.value for effect in effects) == pytest.approx(0)

    def test_errors_cover_planted_effects(self) -> None:
        """Games of a deal share its luck, so errors for independent games would be too small."""
        true = 0.9 * (PLANTED - PLANTED.mean())  # averaging over the luck of deals reduces log odds
        hits = []
        for seed in range(60):
            effects = logistic_effects(3, 4, planted_games(seed, 60))
            hits += [
                abs(effect.value - t) < 1.96 * effect.error for effect, t in zip(effects, true, strict=True)
            ]
        assert 0.88 < np.mean(hits) <= 0.99

    def test_fit_equals_manual_calculation(self) -> None:
        """Wins in 3 of 4 and in 1 of 4: log odds of +-log 3, apart from the weak prior."""
        rows = np.array([[1.0, 0, 1]] * 400 + [[0, 1.0, 1]] * 400)
        won = np.array(([1.0] * 3 + [0]) * 100 + ([0.0] * 3 + [1]) * 100)
        effects, errors = fit_logistic(rows, won, np.arange(800), 2)
        assert effects == pytest.approx([np.log(3), -np.log(3)], abs=0.005)
        # of half a difference of two independent log odds, each 1 / sqrt(n p q)
        assert errors == pytest.approx(np.sqrt(2 / (400 * 3 / 16)) / 2, rel=0.01)

    @pytest.mark.parametrize("deals", [10, 100, 1000])
    def test_bot_without_wins_has_a_finite_effect(self, deals: int) -> None:
        """Its error is large, as only the prior limits the effect."""
        seatings_by_deal = [(deal, (0, 1) if deal % 2 else (1, 0)) for deal in range(deals)]
        games = [
            (deal, GameResult(seats, "over", (seats.index(0),), (), 1)) for deal, seats in seatings_by_deal
        ]
        effects = logistic_effects(2, 2, games)
        assert 1 < effects[0].value < 10
        assert effects[1].value == pytest.approx(-effects[0].value)
        assert all(0.6 < effect.error < 1.1 for effect in effects)

    @pytest.mark.parametrize(("deals", "chance"), [(10, 0.9), (30, 0.95)])
    def test_errors_cover_the_effect_of_rare_losses(self, deals: int, chance: float) -> None:
        """Often no deal is lost, and then all deals are equal."""
        rng, hits = np.random.default_rng(7), 0
        for _ in range(300):
            games = []
            for deal in range(deals):
                seats = (0, 1) if deal % 2 else (1, 0)
                winner = seats.index(0) if rng.random() < chance else seats.index(1)
                games.append((deal, GameResult(seats, "over", (winner,), (), 1)))
            better = logistic_effects(2, 2, games)[0]
            hits += abs(better.value - np.log(chance / (1 - chance))) < 1.96 * better.error
        assert hits / 300 > 0.9

    def test_ranks_are_points_or_wins(self) -> None:
        assert ranks([False, True, False], (4, 9, 4)) == [-4, -9, -4]
        assert ranks([True, False, True], ()) == [0, 1, 0]

    def test_advantage_of_a_seat_is_no_effect_of_bots(self) -> None:
        games = []
        for deal in range(40):
            seats = (0, 1) if deal % 2 else (1, 0)
            games.append((deal, GameResult(seats, "over", (0,), (), 1)))
        assert [effect.value for effect in logistic_effects(2, 2, games)] == pytest.approx([0, 0], abs=1e-9)

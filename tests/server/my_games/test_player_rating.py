"""Player ratings: computed from own games alone, independent of order and identities."""

import asyncio
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from lusoria.bots import bots_of
from lusoria.games import GAMES
from lusoria.server.my_games.player_rating import MIN_GAMES, RatedGame, fixed_ratings, is_ratable, ratings
from lusoria.table.live.table_index import Occupant
from lusoria.wire.http_bodies import MyRating

ME = Occupant("Livia", "human", "me", won=True)


def person(name: str, identity: str = "other", *, won: bool = False, score: int | None = None) -> Occupant:
    return Occupant(name, "human", identity, won, score=score)


def bot_occupant(level: str, *, won: bool = False, score: int | None = None) -> Occupant:
    return Occupant("Cassius", "bot", None, won, score=score, bot=level)


def duel(level: str, *, won: bool, game: str = "alea") -> RatedGame:
    """A two-player game against a bot."""
    return RatedGame("t", game, 0.0, 0, (replace(ME, won=won), bot_occupant(level, won=not won)))


def with_end_times(games: list[RatedGame]) -> list[RatedGame]:
    """Each game ends a second after the one before."""
    return [each._replace(table=f"t{nth}", finished=float(nth)) for nth, each in enumerate(games)]


def ratings_of(games: list[RatedGame]) -> tuple[MyRating, ...]:
    return asyncio.run(ratings(games))


def last_value(games: list[RatedGame]) -> int:
    (found,) = ratings_of(with_end_times(games))
    return found.course[-1].value


def random_games(draw: Random, count: int) -> list[RatedGame]:
    """Games of both kinds, against bots and people; some with ties or a player who left."""
    found = []
    for nth in range(count):
        game, players = draw.choice([("alea", 3), ("idus-martii", 5)])
        occupants = [
            Occupant(
                draw.choice(["Gaius", "Portia", ""]),
                draw.choice(["human", "bot"]),
                draw.choice(["one", "other"]),
                draw.random() < 0.4,
                score=draw.randrange(9) if game == "alea" else None,
                bot=draw.choice(["able", "master", "of a plug-in"]),
                gave_up=draw.random() < 0.1,
            )
            for _ in range(players)
        ]
        seat = draw.randrange(players)
        occupants[seat] = replace(occupants[seat], person="me", gave_up=False)
        if sum(not occupant.gave_up for occupant in occupants) > 1:
            found.append(RatedGame(f"t{nth}", game, float(nth // 2), seat, tuple(occupants)))
    return found


class TestIndependence:
    @given(st.randoms(use_true_random=False))
    @settings(max_examples=25, deadline=None)
    def test_reading_order_does_not_matter(self, draw: Random) -> None:
        games = random_games(draw, 30)
        found = ratings_of(games)
        draw.shuffle(games)
        assert ratings_of(games) == found

    @given(st.randoms(use_true_random=False))
    @settings(max_examples=25, deadline=None)
    def test_identities_of_opponents_do_not_matter(self, draw: Random) -> None:
        """A rating identifies no person: it depends on names that the person has seen."""
        games = random_games(draw, 30)
        masked = [
            game._replace(
                occupants=tuple(replace(each, person=str(draw.random())) for each in game.occupants)
            )
            for game in games
        ]
        assert ratings_of(masked) == ratings_of(games)


class TestRating:
    def test_few_games_give_no_rating(self) -> None:
        games = with_end_times([duel("able", won=True)] * MIN_GAMES)
        (before,), (after,) = ratings_of(games[1:]), ratings_of(games)
        assert (before.games, before.least, before.course) == (MIN_GAMES - 1, MIN_GAMES, ())
        assert (after.games, len(after.course)) == (MIN_GAMES, MIN_GAMES)
        assert [point.table for point in after.course] == [game.table for game in games]

    def test_error_falls_with_every_game(self) -> None:
        (found,) = ratings_of(with_end_times([duel("able", won=bool(nth % 2)) for nth in range(40)]))
        errors = [point.error for point in found.course]
        assert errors == sorted(errors, reverse=True)
        assert errors[-1] < errors[0] / 2

    def test_better_bots_give_a_higher_rating(self) -> None:
        for game in GAMES:
            fixed = fixed_ratings(game)
            levels = sorted(fixed, key=fixed.__getitem__)
            games = {
                level: [duel(level, won=bool(nth % 2), game=game) for nth in range(40)] for level in levels
            }
            even = [last_value(games[level]) for level in levels]
            assert even == sorted(even)
            assert even[0] < even[-1]

    def test_even_results_give_the_rating_of_the_bot(self) -> None:
        games = [duel("able", won=bool(nth % 2)) for nth in range(300)]
        assert abs(last_value(games) - (1500 + 30 * (fixed_ratings("alea")["able"] - 25))) < 60

    def test_points_count_beyond_the_win(self) -> None:
        able = bot_occupant("able", won=True, score=9)
        second = (replace(ME, won=False, score=5), able, bot_occupant("able", score=1))
        third = (replace(ME, won=False, score=1), able, bot_occupant("able", score=5))
        one, other = (last_value([RatedGame("t", "alea", 0.0, 0, each)] * 20) for each in (second, third))
        assert one > other

    def test_game_without_winner_does_not_move_equals(self) -> None:
        losers = tuple(replace(person(f"n{nth}"), won=False) for nth in range(5))
        games = [RatedGame("t", "idus-martii", 0.0, 0, losers)] * MIN_GAMES
        assert last_value(games) == 1500

    def test_draw_counts_less_than_a_win(self) -> None:
        """A draw is a tie of its winners, so equals keep their rating."""
        drawn = (replace(ME, share=0.5), replace(person("Gaius", won=True), share=0.5))
        games = [RatedGame("t", "idus-martii", 0.0, 0, drawn)] * MIN_GAMES
        assert last_value(games) == 1500
        won = (ME, person("Gaius"))
        assert last_value([game._replace(occupants=won) for game in games]) > 1500

    def test_opponents_are_recognised_by_name(self) -> None:
        """A loss to a player with a high rating costs less than one to a stranger."""
        won_by = (replace(ME, won=False), person("Gaius", won=True), bot_occupant("able"))
        lost_before = [RatedGame("t", "alea", 0.0, 0, won_by)] * 20
        again = RatedGame("t", "alea", 0.0, 0, (replace(ME, won=False), person("Gaius", won=True)))
        stranger = RatedGame("t", "alea", 0.0, 0, (replace(ME, won=False), person("Titus", won=True)))
        assert last_value([*lost_before, again]) > last_value([*lost_before, stranger])

    def test_players_who_gave_up_do_not_count(self) -> None:
        left = replace(person("Gaius", won=True), gave_up=True)
        game = RatedGame("t", "alea", 0.0, 0, (ME, left, bot_occupant("able")))
        assert last_value([game] * MIN_GAMES) == last_value([duel("able", won=True)] * MIN_GAMES)

    def test_every_level_has_a_fixed_rating(self) -> None:
        for game in GAMES:
            levels = {spec.name for spec in bots_of(game) if spec.level}
            assert set(fixed_ratings(game)) == levels

    def test_game_that_is_not_installed_has_no_fixed_ratings(self) -> None:
        assert fixed_ratings("calculi") == {}


class TestRatedGames:
    TABLE = (ME, bot_occupant("able"))

    def test_rated_game_is_one_seat_to_the_end_without_coach(self) -> None:
        assert is_ratable(self.TABLE, [0], lamps=False)
        assert not is_ratable(self.TABLE, [0], lamps=True)
        assert not is_ratable(self.TABLE, [0], lamps=None)
        assert not is_ratable((ME, ME, bot_occupant("able")), [0, 1], lamps=False)
        assert not is_ratable((replace(ME, gave_up=True), bot_occupant("able")), [0], lamps=False)
        assert not is_ratable((ME, replace(person("Gaius"), gave_up=True)), [0], lamps=False)

    def test_bot_may_make_one_move_in_ten(self) -> None:
        for moves, stand_in_moves, is_rated in (
            (20, 2, True),
            (20, 3, False),
            (9, 1, False),
            (5, 0, True),
            (0, 0, True),
        ):
            mine = replace(ME, moves=moves, stand_in_moves=stand_in_moves)
            assert is_ratable((mine, bot_occupant("able")), [0], lamps=False) == is_rated
            other = replace(person("Gaius"), moves=moves, stand_in_moves=stand_in_moves)
            assert is_ratable((ME, other), [0], lamps=False) == is_rated

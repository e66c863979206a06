"""Ratings: from one's own games alone, whatever they are read from, and of nobody else."""

import asyncio
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from lusoria.bots import bots_of
from lusoria.server.my_games.player_rating import ANCHORS, LEAST, Finished, counts, ratings
from lusoria.table.live.table_index import Sitter
from lusoria.wire.http_bodies import MyRating

ME = Sitter("Livia", "human", "me", won=True)


def met(name: str, person: str = "somebody", *, won: bool = False, score: int | None = None) -> Sitter:
    return Sitter(name, "human", person, won, score=score)


def a_bot(level: str, *, won: bool = False, score: int | None = None) -> Sitter:
    return Sitter("Cassius", "bot", None, won, score=score, bot=level)


def alone(level: str, *, won: bool, game: str = "alea") -> Finished:
    return Finished("t", game, 0.0, 0, (replace(ME, won=won), a_bot(level, won=not won)))


def in_order(games: list[Finished]) -> list[Finished]:
    """Each finished a second after the one before."""
    return [one._replace(table=f"t{nth}", finished=float(nth)) for nth, one in enumerate(games)]


def rated(games: list[Finished]) -> tuple[MyRating, ...]:
    return asyncio.run(ratings(games))


def worth(games: list[Finished]) -> int:
    (found,) = rated(in_order(games))
    return found.course[-1].value


def some_games(draw: Random, count: int) -> list[Finished]:
    """Of both kinds, against bots and people of a few names, now and then with ties, or left by somebody."""
    found = []
    for nth in range(count):
        game, players = draw.choice([("alea", 3), ("idus-martii", 5)])
        sitters = [
            Sitter(
                draw.choice(["Gaius", "Portia", ""]),
                draw.choice(["human", "bot"]),
                draw.choice(["one", "other"]),
                draw.random() < 0.4,
                score=draw.randrange(9) if game == "alea" else None,
                bot=draw.choice(["able", "master", "of a guest"]),
                gave_up=draw.random() < 0.1,
            )
            for _ in range(players)
        ]
        seat = draw.randrange(players)
        sitters[seat] = replace(sitters[seat], person="me", gave_up=False)
        if sum(not sitter.gave_up for sitter in sitters) > 1:
            found.append(Finished(f"t{nth}", game, float(nth // 2), seat, tuple(sitters)))
    return found


class TestTheOrder:
    @given(st.randoms(use_true_random=False))
    @settings(max_examples=25, deadline=None)
    def test_in_which_they_are_read_changes_nothing(self, draw: Random) -> None:
        games = some_games(draw, 30)
        told = rated(games)
        draw.shuffle(games)
        assert rated(games) == told


class TestPrivacy:
    @given(st.randoms(use_true_random=False))
    @settings(max_examples=25, deadline=None)
    def test_who_the_others_are_changes_nothing(self, draw: Random) -> None:
        """What one is not told cannot be read out of the number: only names one has seen are in it."""
        games = some_games(draw, 30)
        masked = [
            one._replace(sitters=tuple(replace(each, person=str(draw.random())) for each in one.sitters))
            for one in games
        ]
        assert rated(masked) == rated(games)


class TestTheNumber:
    def test_is_not_there_before_there_are_enough_games(self) -> None:
        games = in_order([alone("able", won=True)] * LEAST)
        (before,), (then,) = rated(games[1:]), rated(games)
        assert (before.games, before.least, before.course) == (LEAST - 1, LEAST, ())
        assert (then.games, len(then.course)) == (LEAST, LEAST)
        assert [point.table for point in then.course] == [one.table for one in games]

    def test_is_surer_with_every_game(self) -> None:
        (found,) = rated(in_order([alone("able", won=bool(nth % 2)) for nth in range(40)]))
        errors = [point.error for point in found.course]
        assert errors == sorted(errors, reverse=True)
        assert errors[-1] < errors[0] / 2

    def test_is_higher_against_better_bots(self) -> None:
        for game in ANCHORS:
            levels = sorted(ANCHORS[game], key=ANCHORS[game].__getitem__)
            even = [
                worth([alone(level, won=bool(nth % 2), game=game) for nth in range(40)]) for level in levels
            ]
            assert even == sorted(even)
            assert even[0] < even[-1]

    def test_is_that_of_the_bots_one_is_even_with(self) -> None:
        games = [alone("able", won=bool(nth % 2)) for nth in range(300)]
        assert abs(worth(games) - (1500 + 30 * (ANCHORS["alea"]["able"] - 25))) < 60

    def test_follows_points_and_not_only_who_won(self) -> None:
        second = (replace(ME, won=False, score=5), a_bot("able", won=True, score=9), a_bot("able", score=1))
        third = (replace(ME, won=False, score=1), a_bot("able", won=True, score=9), a_bot("able", score=5))
        one, other = (worth([Finished("t", "alea", 0.0, 0, each)] * 20) for each in (second, third))
        assert one > other

    def test_does_not_move_among_equals_when_nobody_wins(self) -> None:
        nobody = tuple(replace(met(f"n{nth}"), won=False) for nth in range(5))
        games = [Finished("t", "idus-martii", 0.0, 0, nobody)] * LEAST
        assert worth(games) == 1500

    def test_knows_people_again_by_their_names(self) -> None:
        """To lose against somebody who has proved good costs less than against a stranger."""
        won_by = (replace(ME, won=False), met("Gaius", won=True), a_bot("able"))
        lost_before = [Finished("t", "alea", 0.0, 0, won_by)] * 20
        again = Finished("t", "alea", 0.0, 0, (replace(ME, won=False), met("Gaius", won=True)))
        stranger = Finished("t", "alea", 0.0, 0, (replace(ME, won=False), met("Titus", won=True)))
        assert worth([*lost_before, again]) > worth([*lost_before, stranger])

    def test_leaves_out_whoever_gave_up(self) -> None:
        left = replace(met("Gaius", won=True), gave_up=True)
        there = Finished("t", "alea", 0.0, 0, (ME, left, a_bot("able")))
        assert worth([there] * LEAST) == worth([alone("able", won=True)] * LEAST)

    def test_has_an_anchor_for_every_level(self) -> None:
        for game, anchors in ANCHORS.items():
            levels = {spec.name for spec in bots_of(game) if spec.level}
            assert set(anchors) == levels


class TestWhatCounts:
    TABLE = (ME, a_bot("able"))

    def test_is_one_hand_played_to_the_end_without_lamps(self) -> None:
        assert counts(self.TABLE, [0], lamps=False)
        assert not counts(self.TABLE, [0], lamps=True)
        assert not counts(self.TABLE, [0], lamps=None)
        assert not counts((ME, ME, a_bot("able")), [0, 1], lamps=False)
        assert not counts((replace(ME, gave_up=True), a_bot("able")), [0], lamps=False)
        assert not counts((ME, replace(met("Gaius"), gave_up=True)), [0], lamps=False)

    def test_nor_one_that_a_bot_played(self) -> None:
        """One in ten of one's moves it may have made."""
        for moves, lent, own in ((20, 2, True), (20, 3, False), (9, 1, False), (5, 0, True), (0, 0, True)):
            mine = replace(ME, moves=moves, lent=lent)
            assert counts((mine, a_bot("able")), [0], lamps=False) == own
            assert counts((ME, replace(met("Gaius"), moves=moves, lent=lent)), [0], lamps=False) == own

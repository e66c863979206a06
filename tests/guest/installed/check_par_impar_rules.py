"""The rules of par impar, number by number. Run where the package is installed."""

import pytest

from lusoria.core.errors import IllegalAction, IllegalOptions
from lusoria.core.game import Await, Chance, Over, Seat, any_game, fold, play
from lusoria.games import GAMES, game
from par_impar import PAR_IMPAR, VERSIONS
from par_impar.actions import Action, Hide, Say
from par_impar.events import FirstDrawn, GameEnded, GuessSaid, HandOpened, NutsHidden, PointScored
from par_impar.model import GUESSES, NUTS, Guess, Line, Options, Result, State, parity


def new_game(points: int = 5, first: Seat = 0) -> State:
    return PAR_IMPAR.start(Options(2, points=points, first=first))


def after(state: State, *moves: tuple[Seat, Action]) -> State:
    for seat, action in moves:
        state = play(PAR_IMPAR, state, seat, action).after
    return state


def play_hand(state: State, nuts: int, guess: Guess) -> State:
    """One whole hand."""
    assert state.hider is not None
    return after(state, (state.hider, Hide(nuts)), (1 - state.hider, Say(guess)))


def refusal(state: State, seat: Seat, action: Action) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as caught:
        PAR_IMPAR.decide(state, seat, action)
    return caught.value.rule, caught.value.why


class TestP1:
    @pytest.mark.parametrize("players", [0, 1, 3])
    def test_other_numbers_of_players_are_refused(self, players: int) -> None:
        with pytest.raises(IllegalOptions) as caught:
            PAR_IMPAR.start(Options(players))
        assert caught.value.rule == "P1"

    def test_seat_outside_the_table_is_refused(self) -> None:
        assert refusal(new_game(), 2, Hide(1)) == ("P1", "no_such_seat")


class TestP2:
    def test_first_hider_is_drawn_with_even_odds(self) -> None:
        lot = PAR_IMPAR.turn(PAR_IMPAR.start(Options(2)))
        assert isinstance(lot, Chance)
        assert lot.outcomes == (((FirstDrawn(0),), 1), ((FirstDrawn(1),), 1))

    def test_hiding_before_the_draw_is_refused(self) -> None:
        assert refusal(PAR_IMPAR.start(Options(2)), 0, Hide(1)) == ("P2", "drawing_first")

    @pytest.mark.parametrize("seat", [0, 1])
    def test_table_option_sets_the_first_hider(self, seat: Seat) -> None:
        assert PAR_IMPAR.turn(new_game(first=seat)) == Await((seat,))

    def test_first_hider_outside_the_table_is_refused(self) -> None:
        with pytest.raises(IllegalOptions) as caught:
            PAR_IMPAR.start(Options(2, first=2))
        assert caught.value.rule == "P2"


class TestP3:
    def test_legal_hides_are_one_to_five_nuts(self) -> None:
        assert list(PAR_IMPAR.legal(new_game(), 0)) == [Hide(nuts) for nuts in (1, 2, 3, 4, 5)]

    @pytest.mark.parametrize("nuts", [0, 6])
    def test_other_numbers_of_nuts_are_refused(self, nuts: int) -> None:
        assert refusal(new_game(), 0, Hide(nuts)) == ("P3", "how_many")

    def test_hiding_by_the_guesser_is_refused(self) -> None:
        assert refusal(new_game(), 1, Hide(1)) == ("P3", "only_hider")

    def test_hiding_twice_is_refused(self) -> None:
        assert refusal(after(new_game(), (0, Hide(2))), 0, Hide(2)) == ("P3", "hidden_already")

    @pytest.mark.parametrize("nuts", NUTS)
    def test_number_of_nuts_is_known_to_the_hider_only(self, nuts: int) -> None:
        state = after(new_game(), (0, Hide(nuts)))
        own = PAR_IMPAR.view(state, 0).mine
        assert own is not None
        assert own.nuts == nuts
        views = [PAR_IMPAR.view(after(new_game(), (0, Hide(number))), 1) for number in NUTS]
        assert PAR_IMPAR.view(state, 1) in views
        assert len({repr(view) for view in views}) == 1
        hidden = NutsHidden(0, nuts)
        assert PAR_IMPAR.redact(hidden, 0) == hidden
        assert PAR_IMPAR.redact(hidden, 1) == PAR_IMPAR.redact(hidden, None) == NutsHidden(0, None)


class TestP4:
    def test_guesser_is_awaited_after_hiding(self) -> None:
        state = after(new_game(), (0, Hide(2)))
        assert PAR_IMPAR.turn(state) == Await((1,))
        assert list(PAR_IMPAR.legal(state, 1)) == [Say("odd"), Say("even")]

    def test_guess_by_the_hider_is_refused(self) -> None:
        assert refusal(after(new_game(), (0, Hide(2))), 0, Say("odd")) == ("P4", "only_guesser")

    def test_guess_before_hiding_is_refused(self) -> None:
        assert refusal(new_game(), 1, Say("odd")) == ("P4", "nothing_hidden")


class TestP5:
    @pytest.mark.parametrize("nuts", NUTS)
    @pytest.mark.parametrize("guess", GUESSES)
    def test_right_guess_scores_for_guesser_else_hider(self, nuts: int, guess: Guess) -> None:
        state = after(new_game(), (0, Hide(nuts)))
        winner = 1 if guess == parity(nuts) else 0
        events = PAR_IMPAR.decide(state, 1, Say(guess))
        assert events == (GuessSaid(1, guess), HandOpened(0, nuts), PointScored(winner))
        done = fold(PAR_IMPAR, state, events)
        assert done.scores == ((0, 1) if winner else (1, 0))
        assert PAR_IMPAR.view(done, None).table.ledger == (Line(0, nuts, guess, winner),)

    def test_parity_of_each_number_of_nuts(self) -> None:
        assert [parity(nuts) for nuts in NUTS] == ["odd", "even", "odd", "even", "odd"]


class TestP6:
    @pytest.mark.parametrize("guess", GUESSES)
    def test_players_hide_in_turns(self, guess: Guess) -> None:
        state = play_hand(new_game(), 1, guess)
        assert PAR_IMPAR.turn(state) == Await((1,))
        assert PAR_IMPAR.turn(play_hand(state, 1, guess)) == Await((0,))


class TestP7:
    @pytest.mark.parametrize("points", [1, 5, 9])
    def test_game_ends_at_the_agreed_points(self, points: int) -> None:
        state = new_game(points)
        for _ in range(2 * points - 2):
            state = play_hand(state, 1, "odd")
        assert state.scores == (points - 1, points - 1)
        assert state.result is None
        state = after(state, (0, Hide(4)))
        result = Result((points - 1, points), (1,))
        *_, last = PAR_IMPAR.decide(state, 1, Say("even"))
        assert last == GameEnded(result)
        final = after(state, (1, Say("even")))
        assert PAR_IMPAR.turn(final) == Over("points", (1,), result)
        assert refusal(final, 0, Hide(1)) == ("P7", "over")

    @pytest.mark.parametrize("points", [0, 10])
    def test_other_goals_are_refused(self, points: int) -> None:
        with pytest.raises(IllegalOptions) as caught:
            PAR_IMPAR.start(Options(2, points=points))
        assert caught.value.rule == "P7"


class TestVersions:
    def test_newest_version_is_played(self) -> None:
        assert GAMES["par-impar"] is game("par-impar") is game("par-impar", 2) is any_game(PAR_IMPAR)

    def test_first_version_is_found_by_number(self) -> None:
        first = game("par-impar", 1)
        assert first.version == 1
        assert first is any_game(VERSIONS[0])

    @pytest.mark.parametrize(("guess", "hider"), [("odd", 1), ("even", 0)])
    def test_first_version_lets_the_scorer_hide_next(self, guess: Guess, hider: Seat) -> None:
        first = game("par-impar", 1)
        state = first.start(Options(2, first=0))
        for seat, action in ((0, Hide(1)), (1, Say(guess))):
            state = play(first, state, seat, action).after
        assert first.turn(state) == Await((hider,))

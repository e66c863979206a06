"""The bots of par impar. Run where the package is installed."""

from random import Random

from lusoria.bots import bot, bots_of, default_bot
from lusoria.core.game import Await, Over, play, sample
from par_impar import PAR_IMPAR
from par_impar.actions import Action, Hide, Say
from par_impar.bots import Virgil
from par_impar.model import Options, Result
from par_impar.view import View


class OddGuesser:
    """Hides even numbers and guesses odd, against Virgil."""

    def choose(self, view: View, rng: Random) -> Action:
        return Hide(2) if isinstance(view.legal[0], Hide) else Say("odd")


def test_own_bot_is_listed_before_random() -> None:
    assert [spec.name for spec in bots_of("par-impar")] == ["virgil", "random"]
    assert default_bot("par-impar").name == "virgil"
    assert isinstance(bot("par-impar", "virgil"), Virgil)


def test_virgil_loses_to_attentive_player() -> None:
    virgil, rng = Virgil(), Random(1)
    state = PAR_IMPAR.start(Options(2))
    while not isinstance(turn := PAR_IMPAR.turn(state), Over):
        if isinstance(turn, Await):
            seat = turn.seats[0]
            player = virgil if seat == 0 else OddGuesser()
            state = play(PAR_IMPAR, state, seat, player.choose(PAR_IMPAR.view(state, seat), rng)).after
        else:
            for event in sample(turn, rng):
                state = PAR_IMPAR.evolve(state, event)
    assert turn.winners == (1,)
    assert turn.result == Result((0, 5), (1,))


def test_random_bot_plays_par_impar() -> None:
    view = PAR_IMPAR.view(PAR_IMPAR.start(Options(2, first=0)), 0)
    assert bot("par-impar", "random").choose(view, Random(1)) in view.legal

"""A bot with a motive: *numero deus impare gaudet*, the god delights in an odd number (Eclogues 8)."""

from random import Random

from lusoria.bots import BotSpec
from par_impar.actions import Action, Hide, Say
from par_impar.view import View


class Virgil:
    """Hides odd numbers and says odd. A player who notices wins every point."""

    def choose(self, view: View, rng: Random) -> Action:
        return rng.choice([action for action in view.legal if pleases_the_god(action)])


def pleases_the_god(action: Action) -> bool:
    match action:
        case Hide(nuts=nuts):
            return nuts % 2 == 1
        case Say(guess=guess):
            return guess == "odd"


BOTS = (BotSpec("par-impar", "virgil", 1, "par_impar.bots:Virgil"),)

"""Honest: votes for the own side, and decides the rest at random.

`lead` is green minus red on the Svffragivm. A hand with two different cards leans to the side that is not
Merchant; Loyal with Traitor is `torn`.
"""

from random import Random
from typing import Literal, TypeAlias

from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.model import Colour, Faction
from lusoria.games.idus_martii.view import View

Leaning: TypeAlias = Faction | Literal["torn"]

OWN_COLOUR: dict[Leaning, Colour] = {"loyal": "green", "traitor": "red"}
SIDE_COLOURS: tuple[Colour, Colour] = ("green", "red")
OTHER_COLOUR: dict[Colour, Colour] = {"green": "red", "red": "green"}


class Honest:
    def choose(self, view: View, rng: Random) -> Action:
        assert view.mine is not None
        leaning = leaning_of(view.mine.hand)
        lead = view.table.loyal - view.table.traitor
        match view.legal[0]:
            case Vote():
                return Vote(vote(leaning, lead, view.table.round, rng))
            case Veto():
                return Veto(objects(leaning, lead, view.mine.looks[-1].colour))
            case Replace():
                return replacement(leaning, view, rng)
            case Discard():
                return discard(view.mine.hand, lead, rng)
            case Look() | Assign() | Keep():
                return rng.choice(view.legal)


def leaning_of(hand: tuple[Faction, ...]) -> Leaning:
    sides = {card for card in hand if card != "merchant"}
    if len(sides) > 1:
        return "torn"
    return sides.pop() if sides else "merchant"


def random_colour(rng: Random) -> Colour:
    return rng.choice(SIDE_COLOURS)


def trailing_colour(lead: int, rng: Random) -> Colour:
    if lead == 0:
        return random_colour(rng)
    return "red" if lead > 0 else "green"


def vote(leaning: Leaning, lead: int, round_: int, rng: Random) -> Colour:
    """Own colour. A Merchant votes for the trailing side, or yellow if the tokens are close."""
    if leaning == "torn":
        return random_colour(rng)
    if leaning != "merchant":
        return OWN_COLOUR[leaning]
    return "yellow" if round_ == 2 and abs(lead) <= 1 else trailing_colour(lead, rng)


def objects(leaning: Leaning, lead: int, colour: Colour) -> bool:
    """Swap the rival's colour; a Merchant swaps the leader's."""
    if leaning == "torn":
        return False
    if leaning == "merchant":
        return lead != 0 and colour == ("green" if lead > 0 else "red")
    return colour == OTHER_COLOUR[OWN_COLOUR[leaning]]


def replacement(leaning: Leaning, view: View, rng: Random) -> Action:
    """Yellow after a forced swap. For a shown yellow: own colour; a Merchant keeps it, or a coin decides."""
    if Replace("yellow") in view.legal:
        return Replace("yellow")
    if leaning in OWN_COLOUR:
        return Replace(OWN_COLOUR[leaning])
    return Keep() if Keep() in view.legal else Replace(random_colour(rng))


def discard(hand: tuple[Faction, ...], lead: int, rng: Random) -> Discard:
    """With Loyal and Traitor, keep the leader's card; else random."""
    if leaning_of(hand) == "torn" and lead != 0:
        return Discard("traitor" if lead > 0 else "loyal")
    return Discard(rng.choice(hand))

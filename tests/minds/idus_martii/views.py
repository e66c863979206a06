"""Views with a decision, and their mirror images."""

from collections.abc import Iterable, Iterator
from random import Random

from msgspec.structs import replace

from lusoria.core.game import fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Look, Replace, Vote
from lusoria.games.idus_martii.model import Colour, Faction, Options
from lusoria.games.idus_martii.view import View
from tests.minds.idus_martii.world_enumeration import random_game

OTHER_SIDE: dict[Faction, Faction] = {"loyal": "traitor", "traitor": "loyal", "merchant": "merchant"}
OTHER_COLOUR: dict[Colour, Colour] = {"green": "red", "red": "green", "yellow": "yellow"}


def views(options: Options, seeds: Iterable[int]) -> Iterator[View]:
    """Every view with a decision, in random games."""
    for seed in seeds:
        state, decisions = random_game(options, Random(f"{options} {seed}"))
        for seat, action in decisions:
            yield IDUS_MARTII.view(state, seat)
            state = fold(IDUS_MARTII, state, IDUS_MARTII.decide(state, seat, action))


def table_decisions(options: Options, seeds: Iterable[int]) -> Iterator[View]:
    """Views with a real choice that policy tables cover: not looks and assignments."""
    for view in views(options, seeds):
        if len(view.legal) > 1 and not isinstance(view.legal[0], Look | Assign):
            yield view


def first_vote(options: Options) -> View:
    return next(view for view in views(options, range(1)) if isinstance(view.legal[0], Vote))


def mirrored_action(action: Action) -> Action:
    match action:
        case Vote(colour=colour):
            return Vote(OTHER_COLOUR[colour])
        case Replace(colour=colour):
            return Replace(OTHER_COLOUR[colour])
        case Discard(faction=faction):
            return Discard(OTHER_SIDE[faction])
        case _:
            return action


def mirrored_view(view: View) -> View:
    """The same view with Loyal and Traitors, green and red exchanged."""
    table, mine = view.table, view.mine
    assert mine is not None
    ledger = tuple(replace(line, green=line.red, red=line.green) for line in table.ledger)
    return View(
        replace(table, loyal=table.traitor, traitor=table.loyal, ledger=ledger),
        replace(
            mine,
            hand=tuple(OTHER_SIDE[card] for card in mine.hand),
            discarded=None if mine.discarded is None else OTHER_SIDE[mine.discarded],
            votes=tuple(
                replace(vote, laid=OTHER_COLOUR[vote.laid], final=OTHER_COLOUR[vote.final])
                for vote in mine.votes
            ),
            looks=tuple(replace(look, colour=OTHER_COLOUR[look.colour]) for look in mine.looks),
        ),
        tuple(mirrored_action(action) for action in view.legal),
    )

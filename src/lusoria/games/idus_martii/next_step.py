"""Precomputed moves for every step: awaited seats, legal actions and chance outcomes."""

from functools import cache
from itertools import permutations

from lusoria.core.game import Await, Chance, Seat
from lusoria.games.idus_martii.actions import Action, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.events import CardDealt, Event, FirstDrawn, TurnBegun
from lusoria.games.idus_martii.model import COLOURS, FACTIONS, PLAYERS, Colour, Faction, Options

SEATS = range(PLAYERS[-1])
PAIRS = tuple(permutations(SEATS, 2))

ALONE = tuple(Await((seat,)) for seat in SEATS)
BOTH: dict[tuple[Seat, ...], Await] = {pair: Await(tuple(sorted(pair))) for pair in PAIRS}

FIRST_ROUND_VOTES: tuple[Action, ...] = (Vote("green"), Vote("red"))  # V1
SECOND_ROUND_VOTES: tuple[Action, ...] = (*FIRST_ROUND_VOTES, Vote("yellow"))  # W4
LOOKS: dict[tuple[Seat, ...], tuple[Action, ...]] = {  # V2
    pair: tuple(Look(seat) for seat in sorted(pair)) for pair in PAIRS
}
VETOES: tuple[Action, ...] = (Veto(False), Veto(True))  # V2, W5
REPLACEMENTS: dict[Colour | None, tuple[Action, ...]] = {  # W5, W6
    old: tuple(Replace(new) for new in COLOURS if new != old) for old in COLOURS
}
DISCARDS: dict[tuple[Faction, ...], tuple[Action, ...]] = {  # V6
    (one, other): tuple(Discard(faction) for faction in FACTIONS if faction in (one, other))
    for one in FACTIONS
    for other in FACTIONS
}


def yellow_answers(options: Options) -> tuple[Action, ...]:
    """W6: replace the shown yellow vote; with `yellow_swap = "may"` (the English text) also keep it."""
    return (*REPLACEMENTS["yellow"], Keep()) if options.yellow_swap == "may" else REPLACEMENTS["yellow"]


@cache
def first_player(players: int) -> Chance[Event]:
    """S3: all seats are equally likely."""
    return Chance(tuple(((FirstDrawn(seat),), 1) for seat in range(players)), players)


def next_card(players: int, first: Seat, cards: tuple[Faction, ...]) -> Chance[Event]:
    """S2: one card at a time, seat 0 first, two cards per seat."""
    return deal(players, first, len(cards), cards.count("loyal"), cards.count("traitor"))


@cache
def deal(players: int, first: Seat, dealt: int, loyal: int, traitor: int) -> Chance[Event]:
    """Weight of a faction: its undealt cards. Turn 1 begins with the last card."""
    left = (players - 1 - loyal, players - 1 - traitor, 2 - (dealt - loyal - traitor))
    begins = (first_round_turn(players, 1, first),) if dealt == 2 * players - 1 else ()
    return Chance(
        tuple(
            ((CardDealt(dealt // 2, faction), *begins), count)
            for faction, count in zip(FACTIONS, left, strict=True)
            if count
        ),
        sum(left),
    )


@cache
def next_turn(players: int, turn: int, consul: Seat) -> TurnBegun:
    """V7 in round one: all four role cards move left. W9 in round two: only the Consul's moves."""
    following = (consul + 1) % players
    if turn < players:
        return first_round_turn(players, turn + 1, following)
    return TurnBegun(turn + 1, following)


def first_round_turn(players: int, turn: int, consul: Seat) -> TurnBegun:
    """S5: the Praetor sits left of the Consul, the two Aediles left of the Praetor."""
    praetor, first, second = ((consul + places) % players for places in (1, 2, 3))
    return TurnBegun(turn, consul, praetor, (first, second))

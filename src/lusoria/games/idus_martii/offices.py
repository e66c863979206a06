"""W1 to W3: to whom the Consul may hand the other three role cards."""

from functools import cache
from itertools import combinations

from lusoria.core.errors import IllegalAction
from lusoria.core.game import Seat
from lusoria.games.idus_martii.actions import Assign
from lusoria.games.idus_martii.model import Line


@cache
def assignments(
    players: int, consul: Seat, praetor: Seat, aediles: tuple[Seat, Seat], earlier: tuple[Seat, Seat]
) -> tuple[Assign, ...]:
    """Every assignment that nothing speaks against, by Praetor and then by Aediles.

    `praetor` and `aediles` held these offices last turn, `earlier` were the Aediles before them.
    """
    return tuple(
        Assign(chosen, pair)
        for chosen in range(players)
        for pair in combinations(range(players), 2)
        if against(Assign(chosen, pair), players, consul, praetor, aediles, earlier) is None
    )


def assignable(players: int, consul: Seat, ledger: tuple[Line, ...]) -> tuple[Assign, ...]:
    """What this Consul may assign. Who served earlier matters only at five (W3): elsewhere it is no key."""
    praetor, aediles, earlier = recent_offices(ledger)
    return assignments(players, consul, praetor, aediles, earlier if players == 5 else aediles)


def recent_offices(ledger: tuple[Line, ...]) -> tuple[Seat, tuple[Seat, Seat], tuple[Seat, Seat]]:
    """Last turn's Praetor and Aediles, and the Aediles before them; round one binds round two (W2)."""
    before, last = ledger[-2:]
    return last.praetor, last.aediles, before.aediles


def against(
    action: Assign,
    players: int,
    consul: Seat,
    praetor: Seat,
    aediles: tuple[Seat, Seat],
    earlier: tuple[Seat, Seat],
) -> IllegalAction | None:
    """The first of W1, W2, W3 that an assignment breaks."""
    chosen = (action.praetor, *action.aediles)
    for seat in chosen:
        if seat >= players:
            return IllegalAction("W1", "no_such_seat", place=seat, last=players - 1)
    if consul in chosen:
        return IllegalAction("W1", "consul_too", seat=consul)
    for seat in chosen:
        if chosen.count(seat) > 1:
            return IllegalAction("W1", "one_card_each", seat=seat)
    if action.praetor == praetor:
        return IllegalAction("W2", "praetor_again", seat=praetor)
    again = [seat for seat in action.aediles if seat in aediles]
    if not again:
        return None
    if players > 5:
        return IllegalAction("W2", "aedile_again", seat=again[0])
    if len(again) > 1:
        return IllegalAction("W3", "both_again")
    return IllegalAction("W3", "third_time", seat=again[0]) if again[0] in earlier else None

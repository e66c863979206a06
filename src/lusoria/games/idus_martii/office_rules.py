"""W1 to W3: legal assignments of the other three role cards by the Consul."""

from functools import cache, lru_cache
from itertools import combinations
from typing import Literal, NamedTuple, TypeAlias

from lusoria.core.errors import Argument, IllegalAction
from lusoria.core.game import Seat
from lusoria.core.structs import Part
from lusoria.games.idus_martii.actions import Assign
from lusoria.games.idus_martii.model import Line

Office: TypeAlias = Literal["praetor", "aedile"]


class BarredOffice(Part):
    """W2, W3: why a seat may not hold an office. `both_again` applies only to both Aediles together."""

    seat: Seat
    office: Office
    rule: str
    why: str
    facts: dict[str, Argument]


class Assignments(NamedTuple):
    """Legal assignments of a Consul, and the restrictions on the others."""

    allowed: tuple[Assign, ...]
    barred: tuple[BarredOffice, ...]


@cache
def assignment(praetor: Seat, aediles: tuple[Seat, Seat]) -> Assign:
    """Cached: few assignments exist, and many lists share them."""
    return Assign(praetor, aediles)


@cache
def barred_office(
    seat: Seat, office: Office, rule: str, why: str, facts: tuple[tuple[str, Argument], ...]
) -> BarredOffice:
    """Cached like `assignment`."""
    return BarredOffice(seat, office, rule, why, dict(facts))


@lru_cache(maxsize=4096)
def check_assignments(
    players: int, consul: Seat, praetor: Seat, aediles: tuple[Seat, Seat], earlier: tuple[Seat, Seat]
) -> Assignments:
    """All assignments of three other seats (W1), ordered by Praetor, then Aediles.

    `praetor` and `aediles` held office in the last turn, `earlier` were the Aediles in the turn before.
    """
    others = [seat for seat in range(players) if seat != consul]
    chosen = {seat: praetor_refusal(seat, praetor) for seat in others}
    pairs = {pair: aediles_refusal(pair, players, aediles, earlier) for pair in combinations(others, 2)}
    allowed = [
        assignment(seat, pair)
        for seat, no in chosen.items()
        if no is None
        for pair, neither in pairs.items()
        if neither is None and seat not in pair
    ]
    faults: dict[tuple[Seat, Office], IllegalAction] = {
        (seat, "praetor"): no for seat, no in chosen.items() if no is not None
    }
    for pair, no in pairs.items():
        if no is None:
            continue
        for seat in pair:
            if no.facts.get("seat") == seat:
                faults[seat, "aedile"] = no
            elif "seat" not in no.facts:  # it concerns both
                faults.setdefault((seat, "aedile"), no)
    barred = [
        barred_office(seat, office, no.rule, no.why, tuple(no.facts.items()))
        for (seat, office), no in sorted(faults.items())
    ]
    return Assignments(tuple(allowed), tuple(barred))


def legal_assignments(players: int, consul: Seat, ledger: tuple[Line, ...]) -> tuple[Assign, ...]:
    return check_assignments(players, consul, *binding_offices(players, ledger)).allowed


def barred_offices(players: int, consul: Seat, ledger: tuple[Line, ...]) -> tuple[BarredOffice, ...]:
    return check_assignments(players, consul, *binding_offices(players, ledger)).barred


def binding_offices(
    players: int, ledger: tuple[Line, ...]
) -> tuple[Seat, tuple[Seat, Seat], tuple[Seat, Seat]]:
    """Key of the cache: the earlier Aediles matter only with five players (W3)."""
    praetor, aediles, earlier = recent_offices(ledger)
    return praetor, aediles, earlier if players == 5 else aediles


def recent_offices(ledger: tuple[Line, ...]) -> tuple[Seat, tuple[Seat, Seat], tuple[Seat, Seat]]:
    """Last turn's Praetor and Aediles, and the Aediles before them; round one counts in round two (W2)."""
    before, last = ledger[-2:]
    return last.praetor, last.aediles, before.aediles


def assignment_refusal(
    action: Assign,
    players: int,
    consul: Seat,
    praetor: Seat,
    aediles: tuple[Seat, Seat],
    earlier: tuple[Seat, Seat],
) -> IllegalAction | None:
    """The first of W1, W2, W3 that the assignment breaks."""
    chosen = (action.praetor, *action.aediles)
    for seat in chosen:
        if seat >= players:
            return IllegalAction("W1", "no_such_seat", place=seat, last=players - 1)
    if consul in chosen:
        return IllegalAction("W1", "consul_too", seat=consul)
    for seat in chosen:
        if chosen.count(seat) > 1:
            return IllegalAction("W1", "one_card_each", seat=seat)
    return praetor_refusal(action.praetor, praetor) or aediles_refusal(
        action.aediles, players, aediles, earlier
    )


def praetor_refusal(chosen: Seat, praetor: Seat) -> IllegalAction | None:
    return IllegalAction("W2", "praetor_again", seat=praetor) if chosen == praetor else None


def aediles_refusal(
    chosen: tuple[Seat, Seat], players: int, aediles: tuple[Seat, Seat], earlier: tuple[Seat, Seat]
) -> IllegalAction | None:
    again = [seat for seat in chosen if seat in aediles]
    if not again:
        return None
    if players > 5:
        return IllegalAction("W2", "aedile_again", seat=again[0])
    if len(again) > 1:
        return IllegalAction("W3", "both_again")
    return IllegalAction("W3", "third_time", seat=again[0]) if again[0] in earlier else None

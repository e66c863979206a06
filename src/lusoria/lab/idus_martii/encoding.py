"""Encoding of Idus Martii: ids of actions, and the view of a seat as an array.

Uses the view of a seat only. Players are given by place: the number of seats left of the first Consul, or of
the Consul of this turn where it says so. So rotated tables have equal arrays, and public knowledge has the
same numbers for all seats. The nearer Aedile sits nearer to the Consul's left.
"""

from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from lusoria.core.errors import Malformed
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.model import COLOURS, FACTIONS, PLAYERS, Line, limits
from lusoria.games.idus_martii.view import Mine, Table, View
from lusoria.lab.observation_fields import layout

Observation: TypeAlias = NDArray[np.int8]
Mask: TypeAlias = NDArray[np.int8]

KINDS = ("wait", "assign", "vote", "look", "veto", "replace", "discard")
"""Kinds of decisions. A policy is never asked to wait."""
WAIT, ASSIGN, VOTE, LOOK, VETO, REPLACE, DISCARD = range(len(KINDS))

MOST = PLAYERS[-1]
TURNS = 2 * MOST
LINE = 8  # numbers per turn in the ledger
OFFICES = ("none", "consul", "praetor", "nearer aedile", "further aedile")

FIELDS = tuple(
    layout(
        ("step", 1, 0, len(KINDS) - 1, "kind of the decision: an index into KINDS"),
        ("players", 1, PLAYERS[0], MOST, "number of players"),
        ("limit", 1, limits(PLAYERS[0])[0], limits(MOST)[-1], "more votes than this fail"),
        ("yellow_may", 1, 0, 1, "1 if a shown yellow may be kept"),
        ("turn", 1, 0, TURNS, "from 1; 0 before the first"),
        ("loyal", 1, 0, 2 * TURNS, "green votes so far"),
        ("traitor", 1, 0, 2 * TURNS, "red votes so far"),
        ("lead", 1, -2 * TURNS, 2 * TURNS, "green votes minus red votes"),
        ("praetor", 1, 0, MOST - 1, "places left of the Consul; 0 before one is chosen"),
        ("nearer", 1, 0, MOST - 1, "the nearer Aedile, the same"),
        ("further", 1, 0, MOST - 1, "the further Aedile, the same"),
        ("looked", 1, 0, 2, "the vote that was looked at: 1 the nearer Aedile's, 2 the further's"),
        ("swapped", 1, 0, 1, "1 if it was swapped"),
        ("shown", 1, 0, 1, "1 if it was yellow, and shown"),
        ("laid", 2, 0, 1, "1 if the nearer, the further Aedile has laid a vote"),
        ("picked", MOST, 0, 1, "1 if this seat has picked a side, by place left of the first Consul"),
        ("ledger", LINE * TURNS, 0, MOST - 1, "eight for each finished turn: praetor to shown, green, red"),
        ("place", 1, 0, MOST - 1, "mine, left of the first Consul"),
        ("office", 1, 0, len(OFFICES) - 1, "mine this turn: an index into OFFICES"),
        ("hand", 3, 0, 2, "number of Loyal, Traitor and Merchant cards in my hand"),
        ("discarded", 1, 0, 3, "the card I discarded: 1 Loyal, 2 Traitor, 3 Merchant"),
        ("vote", 1, 0, 3, "my vote of this turn, after swaps: 1 green, 2 red, 3 yellow"),
        ("saw", 1, 0, 3, "the vote I saw as Praetor this turn, the same"),
        ("all_laid", TURNS, 0, 3, "by turn: the vote I laid"),
        ("all_final", TURNS, 0, 3, "by turn: my vote as counted, or as it lies now"),
        ("all_saw", TURNS, 0, 3, "by turn: the vote I saw as Praetor"),
    )
)
"""Public fields first; private ones from `place` on."""
LENGTH = FIELDS[-1].stop
AT = {field.name: field.start for field in FIELDS}
"""First index of each field."""

# --- actions -----------------------------------------------------------------------------------------------

FIRST_VOTE_ID, FIRST_LOOK_ID, FIRST_VETO_ID, FIRST_REPLACE_ID, KEEP, FIRST_DISCARD_ID, FIRST_ASSIGN_ID = (
    0,
    3,
    5,
    7,
    10,
    11,
    14,
)
"""First id of each kind of action."""
OTHERS: tuple[Action, ...] = (Veto(False), Veto(True), *(Replace(colour) for colour in COLOURS), Keep())
ASSIGNMENTS = tuple(
    sorted(
        (
            (praetor, nearer, further)
            for praetor in range(1, MOST)
            for nearer, further in combinations(range(1, MOST), 2)
            if praetor not in (nearer, further)
        ),
        key=lambda chosen: (max(chosen), chosen),
    )
)
"""Praetor and both Aediles as places left of the Consul; those of fewer players come first."""
ASSIGNMENT_ID = {chosen: FIRST_ASSIGN_ID + place for place, chosen in enumerate(ASSIGNMENTS)}
ACTIONS = (
    *(f"vote {colour}" for colour in COLOURS),
    "look at the nearer",
    "look at the further",
    "leave",
    "swap",
    *(f"replace by {colour}" for colour in COLOURS),
    "keep",
    *(f"discard {faction}" for faction in FACTIONS),
    *(f"assign {praetor}, {nearer} and {further}" for praetor, nearer, further in ASSIGNMENTS),
)
"""Name of each action id."""


def action_count(players: int) -> int:
    """With this number of players, all ids are below it."""
    return FIRST_ASSIGN_ID + (players - 1) * (players - 2) * (players - 3) // 2


def id_of(action: Action, view: View) -> int:
    table = view.table
    match action:
        case Vote(colour=colour):
            return FIRST_VOTE_ID + COLOURS.index(colour)
        case Look(aedile=seat):
            return FIRST_LOOK_ID + (0 if left_of_consul(table, seat) == min(aediles_of(table)) else 1)
        case Veto() | Replace() | Keep():
            return FIRST_VETO_ID + OTHERS.index(action)
        case Discard(faction=faction):
            return FIRST_DISCARD_ID + FACTIONS.index(faction)
        case Assign(praetor=praetor, aediles=aediles):
            one, other = sorted(left_of_consul(table, seat) for seat in aediles)
            return ASSIGNMENT_ID[left_of_consul(table, praetor), one, other]


def action_of(number: int, view: View) -> Action:
    """The action with this id in a view, legal or not. Raises Malformed if there is none."""
    table = view.table
    players = table.options.players
    if number not in range(action_count(players)):
        raise Malformed("action", f"expected an id below {action_count(players)}, not {number!r}")
    if number >= FIRST_ASSIGN_ID:
        praetor, *aediles = (
            seat_left_of_consul(table, place) for place in ASSIGNMENTS[number - FIRST_ASSIGN_ID]
        )
        return Assign(praetor, (min(aediles), max(aediles)))
    if number >= FIRST_DISCARD_ID:
        return Discard(FACTIONS[number - FIRST_DISCARD_ID])
    if number >= FIRST_VETO_ID:
        return OTHERS[number - FIRST_VETO_ID]
    if number >= FIRST_LOOK_ID:
        if not table.aediles:
            raise Malformed("action", f"there are no Aediles to {ACTIONS[number]}")
        return Look(seat_left_of_consul(table, aediles_of(table)[number - FIRST_LOOK_ID]))
    return Vote(COLOURS[number])


def mask(view: View) -> Mask:
    """1 at the id of every legal action of the seat, else 0."""
    flags = np.zeros(action_count(view.table.options.players), np.int8)
    for action in view.legal:
        flags[id_of(action, view)] = 1
    return flags


def left_of_consul(table: Table, seat: int) -> int:
    return (seat - (table.consul or 0)) % table.options.players


def seat_left_of_consul(table: Table, place: int) -> int:
    return ((table.consul or 0) + place) % table.options.players


def aediles_of(table: Table) -> tuple[int, ...]:
    """The nearer and the further, as places left of the Consul."""
    return tuple(sorted(left_of_consul(table, seat) for seat in table.aediles))


# --- observations ------------------------------------------------------------------------------------------


def encode(view: View) -> Observation:
    """Observation of the view's seat; layout in `FIELDS`. Raises Malformed for the gallery."""
    if view.mine is None:
        raise Malformed("view", "the gallery has no seat to play for")
    table = view.table
    public = bytes([*pack_turn(table), *pack_picks(table)]) + pack_ledger(table)
    return np.frombuffer(bytearray(public + pack_own(table, view.mine)), np.int8)


def pack_turn(table: Table) -> tuple[int, ...]:
    nearer, further = aediles_of(table) or (0, 0)
    looked = 0 if table.looked is None else 1 if left_of_consul(table, table.looked) == nearer else 2
    laid = {left_of_consul(table, seat) for seat in table.laid}
    return (
        KINDS.index(table.step) if table.step in KINDS else WAIT,
        table.options.players,
        table.limit,
        int(table.options.yellow_swap == "may"),
        table.turn,
        table.loyal,
        table.traitor,
        (table.loyal - table.traitor) & 0xFF,
        0 if table.praetor is None else left_of_consul(table, table.praetor),
        nearer,
        further,
        looked,
        int(table.swapped),
        int(table.yellow_shown),
        int(nearer in laid),
        int(further in laid),
    )


def pack_picks(table: Table) -> list[int]:
    codes = [0] * MOST
    for seat, picked in enumerate(table.picked):
        if picked:
            codes[place_of(table, seat)] = 1
    return codes


def place_of(table: Table, seat: int) -> int:
    return (seat - (table.first or 0)) % table.options.players


def pack_ledger(table: Table) -> bytes:
    lines = b"".join([pack_line(line, table.options.players) for line in table.ledger])
    return lines.ljust(LINE * TURNS, b"\0")


@lru_cache(maxsize=8192)
def pack_line(line: Line, players: int) -> bytes:
    """One turn. Cached: every later decision encodes it again."""
    consul = line.consul
    nearer, further = sorted((seat - consul) % players for seat in line.aediles)
    looked = 1 if (line.looked - consul) % players == nearer else 2
    praetor = (line.praetor - consul) % players
    return bytes((praetor, nearer, further, looked, line.swapped, line.yellow_shown, line.green, line.red))


def pack_own(table: Table, mine: Mine) -> bytes:
    laid, final, saw = bytearray(TURNS), bytearray(TURNS), bytearray(TURNS)
    for vote in mine.votes:
        laid[vote.turn - 1] = 1 + COLOURS.index(vote.laid)
        final[vote.turn - 1] = 1 + COLOURS.index(vote.final)
    for look in mine.looks:
        saw[look.turn - 1] = 1 + COLOURS.index(look.colour)
    now = table.turn - 1
    head = bytes(
        (
            place_of(table, mine.seat),
            office_of(table, mine.seat),
            *(mine.hand.count(faction) for faction in FACTIONS),
            0 if mine.discarded is None else 1 + FACTIONS.index(mine.discarded),
            final[now] if table.turn else 0,
            saw[now] if table.turn else 0,
        )
    )
    return head + laid + final + saw


def office_of(table: Table, seat: int) -> int:
    if seat == table.consul:
        return OFFICES.index("consul")
    if seat == table.praetor:
        return OFFICES.index("praetor")
    if seat not in table.aediles:
        return OFFICES.index("none")
    nearer = left_of_consul(table, seat) == min(aediles_of(table))
    return OFFICES.index("nearer aedile" if nearer else "further aedile")

"""Alea Romana in small numbers: an id for every action, and what a seat sees as an array.

All of it is made from a seat's view alone. Seats are counted from one's own: 0 is mine, 1 the next one. Dice
lie in the order of their faces, as it does not matter in which they fell; but with `ordered` as they fell.
"""

from functools import lru_cache
from struct import Struct
from typing import TypeAlias

import numpy as np
from msgspec import UNSET
from numpy.typing import NDArray

from lusoria.core.errors import Malformed
from lusoria.core.game import Seat
from lusoria.games.alea.actions import DEEDS, Action, Deed, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.model import CARDS, DICE, FACES, PLAYERS, ROWS, Card, Closing, Column
from lusoria.games.alea.view import Table, View
from lusoria.lab.observation_fields import laid_out

Observation: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]

KINDS = ("wait", "roll", "choose", "failed")
"""What can be asked; a policy is never asked to wait."""
WAIT, ROLL, CHOOSE, FAILED = range(len(KINDS))
CLOSINGS: tuple[Closing | None, ...] = (None, "column_full", "no_cards")

MOST = PLAYERS[-1]
MOST_ROUND = 10_000
MOST_SCORE = 39 * ROWS + 5 * len(CARDS)

FIELDS = tuple(
    laid_out(
        ("step", 1, 0, len(KINDS) - 1, "what is asked of whoever is on turn: an index into KINDS"),
        ("players", 1, PLAYERS[0], MOST, "how many play"),
        ("multi_roll", 1, 0, 1, "O1: several dice may be rolled at once"),
        ("cards_anytime", 1, 0, 1, "O2: cards may be played on a valid result, too"),
        ("ordered", 1, 0, 1, "O3: dice are read as they fell"),
        ("round", 1, 1, MOST_ROUND, "from 1; later ones count as the last"),
        ("seat", 1, 0, MOST - 1, "how many play before me in a round"),
        ("on_turn", 1, 0, MOST - 1, "whose turn it is: 0 mine, 1 the next one's"),
        ("closing", 1, 0, len(CLOSINGS) - 1, "why this round is the last: 1 a full column, 2 no cards"),
        ("dice", DICE, 0, len(FACES), "the dice in play: 1 an I, 2 a V, 3 an X, 0 none"),
        ("aside", 1, 0, DICE, "dice that were set aside"),
        ("left", 1, 0, DICE, "dice not rolled yet"),
        ("readings", 2, 0, 39, "the numbers they spell, the lower one first; 0 where there are fewer"),
        (
            "fails",
            1,
            0,
            DICE,
            "of the six sides of one more die, those that fail; 0 where none may be rolled",
        ),
        ("scores", MOST, 0, MOST_SCORE, "as if the game ended now, mine first"),
        ("cards", len(CARDS) * MOST, 0, 1, "six for each seat, mine first: whether a card is held"),
        ("columns", ROWS * MOST, 0, 39, "seven rows from the top for each seat, mine first; 0 is empty"),
    )
)
LENGTH = FIELDS[-1].stop

# --- actions -----------------------------------------------------------------------------------------------

ROLLS, WRITES, STOP, LEAVE, PLAYS = 0, 6, 20, 21, 22
"""Where the ids of each begin."""
WAYS: dict[Deed, int] = {"reroll_i": 1, "reroll_v": 1, "reroll_one": DICE, "ignore": DICE, "twin": 2 * ROWS}
"""In how many ways each deed can be done. A die is named by its face, or by its place if `ordered`."""
DEEDS_AT: dict[Deed, int] = {deed: sum(WAYS[each] for each in DEEDS[:k]) for k, deed in enumerate(DEEDS)}
ALL_WAYS = sum(WAYS.values())
ACTION_COUNT = PLAYS + 2 * ALL_WAYS
PLACES = tuple(f"the {which} number in row {row + 1}" for which in ("lower", "higher") for row in range(ROWS))


def names_of(deed: Deed) -> tuple[str, ...]:
    if deed == "twin":
        return tuple(f"twin: {place}" for place in PLACES)
    if WAYS[deed] == 1:
        return (deed,)
    return tuple(
        f"{deed}: {'die ' + str(way)}{' or ' + FACES[way] if way < len(FACES) else ''}" for way in range(DICE)
    )


ACTIONS = (
    *(f"roll {dice}" for dice in range(1, DICE + 1)),
    *(f"write {place}" for place in PLACES),
    "stop",
    "leave",
    *(name for deed in DEEDS for name in names_of(deed)),
    *(f"joker as {name}" for deed in DEEDS for name in names_of(deed)),
)
"""What each id means."""


def action_count(players: int) -> int:
    """The same for any number of players."""
    return ACTION_COUNT


def id_of(action: Action, view: View) -> int:
    return id_among(action, view.table.readings)


def id_among(action: Action, readings: tuple[int, ...]) -> int:
    """The same, by what the dice spell."""
    match action:
        case Roll(dice=dice):
            return ROLLS + dice - 1
        case Write(number=number, row=row):
            return WRITES + place_of(readings, number, row)
        case Stop():
            return STOP
        case Leave():
            return LEAVE
        case PlayCard():
            joker = ALL_WAYS if action.card == "joker" else 0
            return PLAYS + joker + DEEDS_AT[action.deed] + way_of(action, readings)


def way_of(action: PlayCard, readings: tuple[int, ...]) -> int:
    if action.number is not UNSET and action.row is not UNSET:
        return place_of(readings, action.number, action.row)
    if action.die is not UNSET:
        return FACES.index(action.die)
    return 0 if action.at is UNSET else action.at


def place_of(readings: tuple[int, ...], number: int, row: int) -> int:
    if number not in readings:
        raise Malformed("action", f"the dice do not spell {number}")
    return ROWS * readings.index(number) + row - 1


def action_of(number: int, view: View) -> Action:
    """What this id means to the seat whose view it is, whether it is allowed or not."""
    if number not in range(ACTION_COUNT):
        raise Malformed("action", f"expected an id below {ACTION_COUNT}, not {number!r}")
    if number < WRITES:
        return Roll(number + 1)
    if number < STOP:
        return Write(*written_at(number - WRITES, number, view.table))
    if number in (STOP, LEAVE):
        return Stop() if number == STOP else Leave()
    joker, way = divmod(number - PLAYS, ALL_WAYS)
    deed = next(deed for deed in reversed(DEEDS) if DEEDS_AT[deed] <= way)
    way -= DEEDS_AT[deed]
    card: Card = "joker" if joker else deed
    acts_as = deed if joker else UNSET
    if deed == "twin":
        spelled, row = written_at(way, number, view.table)
        return PlayCard(card, acts_as, number=spelled, row=row)
    if WAYS[deed] == 1:
        return PlayCard(card, acts_as)
    if view.table.options.ordered:
        return PlayCard(card, acts_as, at=way)
    if way >= len(FACES):
        raise Malformed("action", f"{ACTIONS[number]} is for tables where dice are read as they fell")
    return PlayCard(card, acts_as, die=FACES[way])


def written_at(place: int, number: int, table: Table) -> tuple[int, int]:
    """The number and the row."""
    which, row = divmod(place, ROWS)
    if which >= len(table.readings):
        raise Malformed("action", f"there is no number to {ACTIONS[number]}")
    return table.readings[which], row + 1


def mask(view: View) -> Mask:
    """1 at the id of every action that is legal for this seat, else 0."""
    found = np.zeros(ACTION_COUNT, np.int8)
    for action in view.legal:
        found[id_of(action, view)] = 1
    return found


# --- observations ------------------------------------------------------------------------------------------


def encode(view: View) -> Observation:
    """What a seat sees, as `FIELDS` say."""
    if view.mine is None:
        raise Malformed("view", "the gallery has no seat to play for")
    return encode_table(view.table, view.mine.seat)


def encode_table(table: Table, seat: Seat) -> Observation:
    """The same: what lies on the table is all that anybody sees here."""
    options = table.options
    players = options.players
    seats = [*range(seat, players), *range(seat)]
    dice = [DIE_CODES[face] for face in table.dice]
    if not options.ordered:
        dice.sort()
    head = HEAD.pack(
        STEP_KINDS.get(table.step, WAIT),
        players,
        options.multi_roll,
        options.cards_anytime,
        options.ordered,
        min(table.round, MOST_ROUND),
        seat,
        (table.seat - seat) % players,
        CLOSINGS.index(table.closing),
        *dice,
        *NOTHING[len(dice) : DICE],
        len(table.aside),
        table.left,
        *table.readings,
        *NOTHING[len(table.readings) : 2],
        sum([die.sides for die in table.next_die if die.outcome == "fails"]),
        *[table.scores[each] for each in seats],
        *NOTHING[players:MOST],
    )
    told = (
        head,
        *[held(table.cards[each]) for each in seats],
        *[NO_CARDS] * (MOST - players),
        *[written_down(table.columns[each]) for each in seats],
        *[NO_COLUMN] * (MOST - players),
    )
    return np.frombuffer(bytearray(b"".join(told)), np.int16)  # as bytes that is many times faster


DIE_CODES = {face: place for place, face in enumerate(FACES, 1)}
STEP_KINDS: dict[str, int] = {kind: place for place, kind in enumerate(KINDS)}
NOTHING = (0,) * LENGTH
HEAD, OF_CARDS, OF_ROWS = (
    Struct(f"{length}h") for length in (LENGTH - (len(CARDS) + ROWS) * MOST, len(CARDS), ROWS)
)
NO_CARDS, NO_COLUMN = bytes(OF_CARDS.size), bytes(OF_ROWS.size)


@lru_cache(maxsize=64)
def held(cards: tuple[Card, ...]) -> bytes:
    """Six numbers: whether a card is held."""
    return OF_CARDS.pack(*[card in cards for card in CARDS])


@lru_cache(maxsize=4096)
def written_down(column: Column) -> bytes:
    """The seven rows."""
    return OF_ROWS.pack(*column)

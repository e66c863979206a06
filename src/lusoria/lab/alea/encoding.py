"""Encoding of Alea Romana: ids of actions, and the view of a seat as an array.

Uses the view of a seat only. Seats are relative: 0 is the own seat, 1 the next. Dice are sorted by face, as
their order does not matter; with `ordered` they keep it.
"""

from functools import lru_cache
from struct import Struct
from typing import TypeAlias

import numpy as np
from msgspec import UNSET
from numpy.typing import NDArray

from lusoria.core.errors import Malformed
from lusoria.core.game import Seat
from lusoria.games.alea.actions import Action, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.model import (
    CARD_EFFECTS,
    CARD_POINTS,
    CARDS,
    DICE,
    FACES,
    PLAYERS,
    ROWS,
    Card,
    CardEffect,
    Column,
    EndReason,
)
from lusoria.games.alea.view import Table, View
from lusoria.lab.observation_fields import layout

Observation: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]

KINDS = ("wait", "roll", "choose", "failed")
"""Kinds of decisions. A policy is never asked to wait."""
WAIT, ROLL, CHOOSE, FAILED = range(len(KINDS))
CLOSINGS: tuple[EndReason | None, ...] = (None, "column_full", "no_cards")

MAX_PLAYERS = PLAYERS[-1]
MAX_ROUND = 10_000  # later rounds count as this one
MAX_SCORE = 39 * ROWS + CARD_POINTS * len(CARDS)

FIELDS = tuple(
    layout(
        ("step", 1, 0, len(KINDS) - 1, "decision of the seat on turn: an index into KINDS"),
        ("players", 1, PLAYERS[0], MAX_PLAYERS, "how many play"),
        ("multi_roll", 1, 0, 1, "O1: several dice may be rolled at once"),
        ("cards_anytime", 1, 0, 1, "O2: cards may be played on a valid result, too"),
        ("ordered", 1, 0, 1, "O3: dice are read as they fell"),
        ("round", 1, 1, MAX_ROUND, "from 1; later ones count as the last"),
        ("seat", 1, 0, MAX_PLAYERS - 1, "how many play before me in a round"),
        ("on_turn", 1, 0, MAX_PLAYERS - 1, "whose turn it is: 0 mine, 1 the next seat"),
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
        ("scores", MAX_PLAYERS, 0, MAX_SCORE, "as if the game ended now, mine first"),
        (
            "cards",
            len(CARDS) * MAX_PLAYERS,
            0,
            1,
            "by seat, mine first: for each card whether it is held",
        ),
        (
            "columns",
            ROWS * MAX_PLAYERS,
            0,
            39,
            "seven rows from the top for each seat, mine first; 0 is empty",
        ),
    )
)
LENGTH = FIELDS[-1].stop

# --- actions -----------------------------------------------------------------------------------------------

ROLLS, WRITES, STOP, LEAVE, PLAYS = 0, 6, 20, 21, 22
"""First id of each kind of action."""
WAYS: dict[CardEffect, int] = {
    "reroll_i": 1,
    "reroll_v": 1,
    "reroll_one": DICE,
    "ignore": DICE,
    "twin": 2 * ROWS,
}
"""Number of ways to do each effect. A die is named by its face; with `ordered`, by its place."""
assert tuple(WAYS) == CARD_EFFECTS, "give the new effect its number of ways here; the ids of actions follow"
EFFECT_OFFSETS: dict[CardEffect, int] = {
    effect: sum(WAYS[effect] for effect in CARD_EFFECTS[:k]) for k, effect in enumerate(CARD_EFFECTS)
}
ALL_WAYS = sum(WAYS.values())
ACTION_COUNT = PLAYS + 2 * ALL_WAYS
PLACES = tuple(f"the {which} number in row {row + 1}" for which in ("lower", "higher") for row in range(ROWS))


def names_of(effect: CardEffect) -> tuple[str, ...]:
    if effect == "twin":
        return tuple(f"twin: {place}" for place in PLACES)
    if WAYS[effect] == 1:
        return (effect,)
    return tuple(
        f"{effect}: {'die ' + str(way)}{' or ' + FACES[way] if way < len(FACES) else ''}"
        for way in range(DICE)
    )


ACTIONS = (
    *(f"roll {dice}" for dice in range(1, DICE + 1)),
    *(f"write {place}" for place in PLACES),
    "stop",
    "leave",
    *(name for effect in CARD_EFFECTS for name in names_of(effect)),
    *(f"joker as {name}" for effect in CARD_EFFECTS for name in names_of(effect)),
)
"""Name of each action id."""


def action_count(players: int) -> int:
    return ACTION_COUNT


def id_of(action: Action, view: View) -> int:
    return id_among(action, view.table.readings)


def id_among(action: Action, readings: tuple[int, ...]) -> int:
    """`id_of` from the numbers that the dice spell."""
    match action:
        case Roll(dice=dice):
            return ROLLS + dice - 1
        case Write(number=number, row=row):
            return WRITES + place_index(readings, number, row)
        case Stop():
            return STOP
        case Leave():
            return LEAVE
        case PlayCard():
            joker = ALL_WAYS if action.card == "joker" else 0
            return PLAYS + joker + EFFECT_OFFSETS[action.effect] + way_of(action, readings)


def way_of(action: PlayCard, readings: tuple[int, ...]) -> int:
    if action.number is not UNSET and action.row is not UNSET:
        return place_index(readings, action.number, action.row)
    if action.die is not UNSET:
        return FACES.index(action.die)
    return 0 if action.at is UNSET else action.at


def place_index(readings: tuple[int, ...], number: int, row: int) -> int:
    if number not in readings:
        raise Malformed("action", f"the dice do not spell {number}")
    return ROWS * readings.index(number) + row - 1


def action_of(number: int, view: View) -> Action:
    """The action with this id in a view, legal or not. Raises Malformed if there is none."""
    if number not in range(ACTION_COUNT):
        raise Malformed("action", f"expected an id below {ACTION_COUNT}, not {number!r}")
    if number < WRITES:
        return Roll(number + 1)
    if number < STOP:
        return Write(*number_and_row(number - WRITES, number, view.table))
    if number in (STOP, LEAVE):
        return Stop() if number == STOP else Leave()
    joker, way = divmod(number - PLAYS, ALL_WAYS)
    effect = next(effect for effect in reversed(CARD_EFFECTS) if EFFECT_OFFSETS[effect] <= way)
    way -= EFFECT_OFFSETS[effect]
    card: Card = "joker" if joker else effect
    acts_as = effect if joker else UNSET
    if effect == "twin":
        spelled, row = number_and_row(way, number, view.table)
        return PlayCard(card, acts_as, number=spelled, row=row)
    if WAYS[effect] == 1:
        return PlayCard(card, acts_as)
    if view.table.options.ordered:
        return PlayCard(card, acts_as, at=way)
    if way >= len(FACES):
        raise Malformed("action", f"{ACTIONS[number]} is for tables where dice are read as they fell")
    return PlayCard(card, acts_as, die=FACES[way])


def number_and_row(place: int, number: int, table: Table) -> tuple[int, int]:
    which, row = divmod(place, ROWS)
    if which >= len(table.readings):
        raise Malformed("action", f"there is no number to {ACTIONS[number]}")
    return table.readings[which], row + 1


def mask(view: View) -> Mask:
    """1 at the id of every legal action of the seat, else 0."""
    flags = np.zeros(ACTION_COUNT, np.int8)
    for action in view.legal:
        flags[id_of(action, view)] = 1
    return flags


# --- observations ------------------------------------------------------------------------------------------


def encode(view: View) -> Observation:
    """Observation of the view's seat; layout in `FIELDS`. Raises Malformed for the gallery."""
    if view.mine is None:
        raise Malformed("view", "the gallery has no seat to play for")
    return encode_table(view.table, view.mine.seat)


def encode_table(table: Table, seat: Seat) -> Observation:
    """Observation of a seat: the table alone, as the game has no private information."""
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
        min(table.round, MAX_ROUND),
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
        *[table.scores[seat] for seat in seats],
        *NOTHING[players:MAX_PLAYERS],
    )
    parts = (
        head,
        *[pack_cards(table.cards[seat]) for seat in seats],
        *[NO_CARDS] * (MAX_PLAYERS - players),
        *[pack_column(table.columns[seat]) for seat in seats],
        *[NO_COLUMN] * (MAX_PLAYERS - players),
    )
    return np.frombuffer(
        bytearray(b"".join(parts)), np.int16
    )  # joining bytes is many times faster than filling an array


DIE_CODES = {face: place for place, face in enumerate(FACES, 1)}
STEP_KINDS: dict[str, int] = {kind: place for place, kind in enumerate(KINDS)}
NOTHING = (0,) * LENGTH
HEAD, CARDS_STRUCT, ROWS_STRUCT = (
    Struct(f"{length}h") for length in (LENGTH - (len(CARDS) + ROWS) * MAX_PLAYERS, len(CARDS), ROWS)
)
NO_CARDS, NO_COLUMN = bytes(CARDS_STRUCT.size), bytes(ROWS_STRUCT.size)


@lru_cache(maxsize=64)
def pack_cards(cards: tuple[Card, ...]) -> bytes:
    """One flag for each card."""
    return CARDS_STRUCT.pack(*[card in cards for card in CARDS])


@lru_cache(maxsize=4096)
def pack_column(column: Column) -> bytes:
    return ROWS_STRUCT.pack(*column)

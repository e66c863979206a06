"""Field marks: what the types say about fields, for clients that know no rules."""

import json
from typing import Literal

import msgspec
import pytest

from lusoria.core.field_marks import Marks, defaults_of, fields_of, marks, tags_of
from lusoria.core.game import AnyGame
from lusoria.core.structs import (
    GameEvent,
    GameOptions,
    OneASeat,
    Part,
    Seat,
    SeatNumber,
    SeatNumberPair,
    SeatPair,
    Seats,
    Secret,
)
from lusoria.games import BUILT_IN, GAMES
from lusoria.games.alea.actions import PlayCard
from lusoria.records.game_schema import schema_text
from lusoria.words import words
from lusoria.words.message_variables import Reader


def test_marks_of_idus_martii() -> None:
    assert marks(GAMES["idus-martii"]) == Marks(
        seat=("aedile", "consul", "first", "looked", "praetor", "seat"),
        seats=("aediles", "awaited", "laid", "winners"),
        one_a_seat=("discarded", "kept", "picked"),
        secret={
            "card_dealt": ("faction",),
            "vote_laid": ("colour",),
            "vote_looked_at": ("colour",),
            "vote_replaced": ("colour",),
            "card_discarded": ("faction",),
        },
    )


def test_marks_of_alea_have_no_secrets() -> None:
    assert marks(GAMES["alea"]) == Marks(
        ("seat",), ("awaited", "winners"), ("cards", "columns", "scores"), {}
    )


class Sample(Part):
    """One field of each kind, named after its mark."""

    seat: Seat
    seat_number: SeatNumber
    seat_or_none: Seat | None
    seat_or_lot: Seat | Literal["random"]
    seats: Seats
    seats_two: SeatPair
    seats_numbers: SeatNumberPair
    one_a_seat: OneASeat[bool]
    one_a_seat_of_seats: OneASeat[Seat]
    secret: Secret[str]
    seat_secret: Secret[Seat]
    seats_secret: Secret[Seats]
    one_a_seat_secret: Secret[OneASeat[str]]
    bare_list: tuple[Seat, ...]
    bare: int
    bare_or_not: int | None
    bare_word: Literal["seat"]


def test_field_has_the_mark_of_its_type() -> None:
    for field in fields_of(Sample):
        kinds = [mark for mark in ("one_a_seat", "seats", "seat") if field.name.startswith(mark)]
        assert field.mark == (kinds[0] if kinds else None), field.name
        assert field.secret == field.name.endswith("secret"), field.name


class Chosen(GameEvent, tag="chosen"):
    """An event with a secret seat."""

    victim: Secret[Seat]


class Chased(type(GAMES["alea"])):  # type: ignore[misc] # whatever it is
    event_type = Chosen


def test_secret_seat_is_seat_and_secret() -> None:
    """Entitled viewers read a name, others "unknown". The schema has both marks."""
    found_marks = marks(Chased())
    assert "victim" in found_marks.seat
    assert found_marks.secret == {"chosen": ("victim",)}
    reader = Reader(words("en"), ["Livia", "Marcus"], 0)
    assert reader.variables(Chosen(1)) == {"victim": "Marcus", "victim-is": "other", "victim-starts": "other"}
    assert reader.variables(Chosen(None))["victim"] == "unknown"
    written = json.loads(schema_text(Chased()))["$defs"]["Chosen"]["properties"]["victim"]
    assert written["x-lusoria"] == "secret"
    assert written["anyOf"][0]["x-lusoria"] == "seat"


def test_single_struct_counts_as_a_union() -> None:
    """A game may have a single kind of event or action, and no union of them."""
    assert tags_of(Chosen) == ("chosen",)
    assert tags_of(GAMES["alea"].action_type)[0] == "roll"


class Choices(GameOptions):
    first: Seat | Literal["random"] = "random"
    kind: str = msgspec.field(name="as", default="usual")
    cards: list[str] = msgspec.field(default_factory=list)


def test_defaults_use_json_names() -> None:
    assert defaults_of(Choices) == {"first": "random", "as": "usual", "cards": []}


def test_fields_have_json_names() -> None:
    assert [(field.name, field.encoded) for field in fields_of(PlayCard)][1] == ("acts_as", "as")


def test_recursive_structs_are_read_once() -> None:
    class Nest(Part):
        seat: Seat
        inner: "Nest | None" = None

    globals()["Nest"] = Nest

    class Nested(type(GAMES["alea"])):  # type: ignore[misc] # whatever it is
        result_type = Nest

    assert "seat" in marks(Nested()).seat


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_schema_has_the_marks(game: AnyGame) -> None:
    found: dict[str, set[str]] = {"seat": set(), "seats": set(), "one_a_seat": set(), "secret": set()}
    for definition in json.loads(schema_text(game))["$defs"].values():
        for name, field in definition.get("properties", {}).items():
            parts = (field, *field.get("anyOf", ()))
            for mark in {part["x-lusoria"] for part in parts if "x-lusoria" in part}:
                found[mark].add(name)
    found_marks = marks(game)
    assert found == {
        "seat": set(found_marks.seat),
        "seats": set(found_marks.seats),
        "one_a_seat": set(found_marks.one_a_seat),
        "secret": {name for names in found_marks.secret.values() for name in names},
    }

"""Offered names: free at the table by the server's own comparison, never refused."""

import itertools
import json
from functools import partial

import pytest
from msgspec.structs import replace

from lusoria.table.bot_seats.bot_names import bot_names, guest_names
from lusoria.table.live.view_messages import RoomMessages
from lusoria.table.room import names, orders
from lusoria.table.room.confusables import skeleton
from lusoria.table.room.names import MAX_LENGTH, alike, clean_name, name_to_offer
from lusoria.words import LANGUAGES
from tests.table.fake_table import ALEA, GUEST, HOST, IDUS, FakeTable


def offered_name(table: FakeTable, person: str | None = None, wish: str = "") -> str | None:
    name: str | None = json.loads(RoomMessages(table.room, frozenset(), None).to(person, wish))["offered"]
    return name


@pytest.mark.parametrize("language", LANGUAGES)
def test_guest_names_differ_from_bot_names_and_each_other(language: str) -> None:
    found = (*guest_names(language), *bot_names(language))
    assert [pair for pair in itertools.combinations(found, 2) if alike(*pair)] == []
    assert [clean_name(name, ()) for name in found] == list(found)


@pytest.mark.parametrize(
    ("taken", "wish", "name"),
    [
        ((), "", "Marcus"),
        (("MÁRCUS", "", "\u0410elia"), "", "Gaius"),
        ((), "Íñigo", "Íñigo"),
        (("inigo",), " Íñigo ", "Íñigo 2"),
        (("Livia", "Livia 2"), "Livia", "Livia 3"),
        (("x" * MAX_LENGTH,), "x" * (MAX_LENGTH + 5), "x" * (MAX_LENGTH - 2) + " 2"),
        (("Marcus",), "\u3164", "Aelia"),
    ],
)
def test_offered_name_is_free_at_the_table(taken: tuple[str, ...], wish: str, name: str) -> None:
    assert name_to_offer(wish, guest_names("en"), taken) == name
    assert clean_name(name, taken) == name


def test_offered_name_changes_when_a_guest_takes_it() -> None:
    table = FakeTable(ALEA)
    table.sit(HOST, "Marcus", 0)
    assert offered_name(table) == "Aelia"
    table.sit(GUEST, "Aelia", 1)
    assert offered_name(table) == offered_name(table, HOST, "Livia") == "Gaius"
    assert offered_name(table, "visitor", "Marcus") == "Marcus 2"


def test_offers_to_many_visitors_compare_each_name_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: with a wish of its own, each of 960 connections cost 1.3 ms at every change of seats."""
    compared = list[str]()

    def recording_skeleton(text: str) -> str:
        compared.append(text)
        return skeleton(text)

    monkeypatch.setattr(names, "skeleton", recording_skeleton)
    names.looks.cache_clear()
    wishes = [f"Visitor {number}" for number in range(50)]
    for seated in range(1, 5):
        taken = tuple(f"Player{number}" for number in range(seated))
        assert [name_to_offer(wish, (), taken) for wish in wishes] == wishes
    assert compared.count("Player0") <= 6
    assert len(compared) <= 10 * (len(wishes) + 4)


def test_offered_name_is_in_the_language_of_the_table() -> None:
    table = FakeTable(replace(ALEA, language="es"))
    assert offered_name(table) == "Marco"


def test_no_name_is_offered_after_the_start() -> None:
    table = FakeTable(ALEA)
    table.sit(HOST, "Livia", 0)
    table.start()
    assert offered_name(table) is None


def test_sitting_without_a_name_gives_the_next_free_one() -> None:
    """Regression: the name the page offered was refused when another guest had taken it first."""
    table = FakeTable(ALEA)
    table.sit(HOST, "Marcus", 0)
    table.do(orders.sit, GUEST, None, 1)
    table.do(orders.sit, "other", None, 2, "Marcus")
    assert table.room.names[:3] == ("Marcus", "Aelia", "Marcus 2")


def test_repeated_sitting_without_a_name_is_idempotent() -> None:
    table = FakeTable(ALEA)
    table.do(orders.sit, GUEST, None, 1)
    assert orders.sit(table.room, GUEST, None, 1).entries == ()


def test_bots_never_take_an_offered_name() -> None:
    table = FakeTable(IDUS)
    before = offered_name(table)
    for seat in range(1, len(table.room.chairs)):
        table.do(partial(orders.add_bot, person=HOST, seat=seat, bot=None))
    assert offered_name(table) == before

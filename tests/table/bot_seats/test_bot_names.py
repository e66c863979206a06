"""Names of bots: distinct, in the table's language, valid by the rules for names."""

import itertools

import msgspec
import pytest
from msgspec.structs import replace

from lusoria.bots import offered_bots
from lusoria.core.errors import Malformed
from lusoria.games import GAMES
from lusoria.table.bot_seats.bot_names import bot_names, names_for
from lusoria.table.room import orders
from lusoria.table.room.entries import decode_entry
from lusoria.table.room.names import alike, clean_name, same
from lusoria.table.room.room import first_room
from lusoria.wire.settings import Settings
from lusoria.words import LANGUAGES
from tests.table.fake_table import ALEA, HOST, IDUS, FakeTable, room_fields

BEFORE = (
    b'{"type":"created","code":"ABCDEF","settings":{"game":"idus-martii","players":5,"options":{},'
    b'"listed":false,"clock":{"kind":"none","seconds":60},"chat":"phrases","keep_chat":false,'
    b'"public_record":false,"bots":null,"lamps":false},"host":"host","at":1.0,"rules":1,"standings":[],'
    b'"what_if":null}'
)
"""First log entry of a version without table languages."""


@pytest.mark.parametrize("language", LANGUAGES)
class TestRomanNames:
    def test_bot_names_are_translations_of_the_english_ones(self, language: str) -> None:
        pairs = zip(bot_names("en"), bot_names(language), strict=True)
        assert [pair for pair in pairs if same(pair[0])[:3] != same(pair[1])[:3]] == []

    def test_bot_names_are_valid_names(self, language: str) -> None:
        assert [clean_name(name, ()) for name in bot_names(language)] == list(bot_names(language))

    def test_bot_names_are_distinct(self, language: str) -> None:
        assert [pair for pair in itertools.combinations(bot_names(language), 2) if alike(*pair)] == []

    def test_known_bot_has_its_own_name(self, language: str) -> None:
        for game in GAMES:
            for face in (spec.face for spec in offered_bots(game)):
                assert names_for(face, language)[0] == bot_names(language)[bot_names("en").index(face)]


def test_guest_keeps_its_name() -> None:
    assert names_for("Vercingetorix", "es")[:2] == ("Vercingetorix", "Livia")
    assert names_for("", "es") == bot_names("es")


def test_log_in_a_removed_language_is_readable() -> None:
    assert bot_names("it") == bot_names("en")


class TestBotsAtTable:
    @pytest.mark.parametrize(
        ("settings", "names"),
        [
            (replace(ALEA, language="es"), ["Marcelo", "Livia", "Casio"]),
            (replace(IDUS, language="fr"), ["Decimus", "Livie", "Cassius", "Octavie"]),
            (replace(IDUS, language="en"), ["Decimus", "Livia", "Cassius", "Octavia"]),
            (IDUS, ["Decimus", "Livia", "Cassius", "Octavia"]),
        ],
    )
    def test_bots_are_named_in_the_language_of_the_table(self, settings: Settings, names: list[str]) -> None:
        table = FakeTable(settings)
        table.sit(HOST, "Ana", 0)
        table.do(orders.add_bot, HOST, 1, None)
        table.start()
        assert list(table.room.names) == ["Ana", *names]

    def test_seated_bot_keeps_its_name_if_language_changes(self) -> None:
        table = FakeTable(ALEA)
        table.do(orders.add_bot, HOST, 1, None)
        table.do(orders.change_settings, HOST, replace(table.room.settings, language="es"))
        table.do(orders.add_bot, HOST, 2, "novice")
        table.do(orders.add_bot, HOST, 3, None)
        assert table.room.names[1:] == ("Marcellus", "Octavia", "Marcelo")

    @pytest.mark.parametrize("language", ["it", "", "ES", "es-MX", "en\n"])
    def test_unknown_language_is_refused(self, language: str) -> None:
        table = FakeTable(ALEA)
        before = room_fields(table.room)
        with pytest.raises(Malformed, match=r"settings\.language"):
            orders.change_settings(table.room, HOST, replace(ALEA, language=language))
        assert room_fields(table.room) == before

    def test_log_of_old_version_gives_the_same_names(self) -> None:
        created = decode_entry(BEFORE)
        room = first_room("table", created)
        assert room.settings == IDUS
        assert room.settings.spoken == "en"
        assert msgspec.json.encode(created) == BEFORE
        assert orders.bot_at(room, 1, None).name == "Decimus"

"""What bots are called: once, in the language of the table, and by the table's own rules for names."""

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
from tests.table.rooms import ALEA, HOST, IDUS, Desk, told

BEFORE = (
    b'{"type":"created","code":"ABCDEF","settings":{"game":"idus-martii","players":5,"options":{},'
    b'"listed":false,"clock":{"kind":"none","seconds":60},"chat":"phrases","keep_chat":false,'
    b'"public_record":false,"bots":null,"lamps":false},"host":"host","at":1.0,"rules":1,"standings":[],'
    b'"what_if":null}'
)
"""The beginning of a log from before tables had a language."""


@pytest.mark.parametrize("language", LANGUAGES)
class TestTheNames:
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


class TestATable:
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
        desk = Desk(settings)
        desk.sit(HOST, "Ana", 0)
        desk.do(lambda room: orders.add_bot(room, HOST, 1, None))
        desk.start()
        assert list(desk.room.names) == ["Ana", *names]

    def test_seated_bot_keeps_its_name_if_language_changes(self) -> None:
        desk = Desk(ALEA)
        desk.do(lambda room: orders.add_bot(room, HOST, 1, None))
        desk.do(lambda room: orders.change_settings(room, HOST, replace(room.settings, language="es")))
        desk.do(lambda room: orders.add_bot(room, HOST, 2, "novice"))
        desk.do(lambda room: orders.add_bot(room, HOST, 3, None))
        assert desk.room.names[1:] == ("Marcellus", "Octavia", "Marcelo")

    @pytest.mark.parametrize("language", ["it", "", "ES", "es-MX", "en\n"])
    def test_unknown_language_is_refused(self, language: str) -> None:
        desk = Desk(ALEA)
        before = told(desk.room)
        with pytest.raises(Malformed, match=r"settings\.language"):
            orders.change_settings(desk.room, HOST, replace(ALEA, language=language))
        assert told(desk.room) == before

    def test_log_of_old_version_gives_the_same_names(self) -> None:
        created = decode_entry(BEFORE)
        room = first_room("table", created)
        assert room.settings == IDUS
        assert room.settings.spoken == "en"
        assert msgspec.json.encode(created) == BEFORE
        assert orders.bot_at(room, 1, None).name == "Decimus"

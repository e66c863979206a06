"""Consent: a game becomes an exercise while all its players consent. The export has no names."""

import asyncio
import json
from collections.abc import AsyncIterator
from errno import EACCES
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest

from lusoria.cli import main
from lusoria.core.claims import Claim
from lusoria.exercises import SHIPPED, check_folder, exercise_files, exercise_set
from lusoria.exercises.exercise_files import WrongExercises, pack
from lusoria.records.record import Document, Talk, read_document, read_record
from lusoria.server.node import export as exporting
from lusoria.server.node.export import export, without_traces
from lusoria.store.port import RecordRow, Store, StoreDown
from lusoria.table.erasure.erase_person import Eraser
from tests.server.harness import TestClient, finish_two_player_game, node
from tests.server.privacy.test_identity import rejoin_seat

pytestmark = pytest.mark.anyio

CONSENT = "/api/me/consent"
FIRST = exercise_set("alea").lines[0]


async def consent(*people: TestClient, exercises: bool = True) -> None:
    for person in people:
        assert await person.put(CONSENT, {"exercises": exercises}) == {"exercises": exercises}


class TestConsent:
    async def test_consent_is_off_by_default_and_private(
        self, livia: TestClient, marcus: TestClient, stranger: TestClient
    ) -> None:
        await finish_two_player_game(livia, marcus)
        assert await livia.get(CONSENT) == {"exercises": False}
        await consent(livia)
        assert await livia.get(CONSENT) == {"exercises": True}
        assert await marcus.get(CONSENT) == await stranger.get(CONSENT) == {"exercises": False}
        await consent(livia, exercises=False)
        assert await livia.get(CONSENT) == {"exercises": False}

    async def test_person_without_games_cannot_consent(self, stranger: TestClient) -> None:
        refused = await stranger.put(CONSENT, {"exercises": True}, 403)
        assert refused["error"]["why"] == "not_seated"

    @pytest.mark.parametrize("body", [{}, {"exercises": "yes"}, {"exercises": True, "names": True}, []])
    async def test_wrong_consent_body_is_refused_by_field(self, livia: TestClient, body: object) -> None:
        await livia.open_table("alea", 2)
        assert (await livia.put(CONSENT, body, 400))["error"]["kind"] == "malformed"
        assert await livia.get(CONSENT) == {"exercises": False}

    async def test_erasure_withdraws_consent_first(
        self, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """An interrupted erasure leaves games; they must not be exported."""

        async def fail(*_: object) -> None:
            raise StoreDown("the disk is full")

        await livia.open_table("alea", 2)
        await consent(livia)
        with monkeypatch.context() as broken:
            broken.setattr(Eraser, "_erase_at", fail)
            await livia.delete("/api/me", 503)
        assert await livia.get(CONSENT) == {"exercises": False}


class TestExport:
    async def test_export_needs_current_consent_of_all_players(self, database: str, tmp_path: Path) -> None:
        path = tmp_path / "games.jsonl"

        async def export_count() -> int:
            count = await export(database, path, consented=True)
            assert count == len(path.read_bytes().splitlines())
            return count

        async with node(database) as server, server.person("Livia") as her, server.person("Marcus") as him:
            shared = await finish_two_player_game(her, him)
            alone, _ = await her.finish_game()
            assert await export_count() == 0
            await consent(him)
            assert await export_count() == 0
            await consent(her)
            assert await export_count() == 2
            text = path.read_text(encoding="utf-8")
            for document in map(read_record, text.splitlines()):
                assert {seat.name for seat in document.seats} == {""}
            record = await him.get(f"/api/records/{shared}")
            secrets = [str(value) for value in record["fairness"].values()]
            traces = ["Livia", "Marcus", her.id, him.id, shared, alone, *secrets]
            assert [trace for trace in traces if str(trace) in text] == []
            assert path.stat().st_mode & 0o077 == 0

            # players who gave up count as players; what-if games have no players
            again = (await him.post(f"/api/tables/{shared}/rematch"))["id"]
            await her.start_game(again)
            await her.post(f"/api/tables/{again}/give-up")
            await him.play_seat(again, 1, luck=3)
            on = (await him.post(f"/api/records/{shared}/what-if", {"step": 1, "seat": 1}, 201))["id"]
            await him.play_seat(on, 1, luck=3)
            assert await export_count() == 3
            await consent(her, exercises=False)
            assert await export_count() == 0
            await consent(her)
            assert await export_count() == 3
            assert await her.delete("/api/me") == {"left": 0}
            assert await export_count() == 0
            assert await export(database, path) == 2  # without consent her games are exported, nameless

    async def test_earlier_owner_of_a_seat_must_consent_too(self, database: str, tmp_path: Path) -> None:
        """Regression: only the last owner of a seat counted."""
        path = tmp_path / "games.jsonl"
        async with node(database) as server, server.people(3) as (her, him, heir):
            table = await her.open_game("alea", 2, him)
            async with him.page(table, seat=1) as other:
                others = asyncio.create_task(other.play(1, Random(2)))
                async with her.page(table, seat=0) as page:
                    await page.play(0, Random(1), turns=3)
                await rejoin_seat(table, 0, her, heir)
                await heir.play_seat(table, 0)
                await others
            await rejoin_seat(await finish_two_player_game(her, him), 0, her, heir)  # after its end
            await consent(him, heir)
            assert await export(database, path, consented=True) == 0
            await consent(her)
            assert await export(database, path, consented=True) == 2
            await consent(heir, exercises=False)
            assert await export(database, path, consented=True) == 0
            await consent(heir)
            await her.delete("/api/me")
            assert await export(database, path, consented=True) == 0
            assert await export(database, path) == 2

    async def test_person_who_left_before_the_start_need_not_consent(self, tmp_path: Path) -> None:
        database, path = str(tmp_path / "lusoria.db"), tmp_path / "games.jsonl"
        async with node(database) as server, server.people(2) as (her, him):
            table = await her.open_table("alea", 2, him)
            await him.delete(f"/api/tables/{table}/seats/1")
            await her.start_game(table)
            await her.play_seat(table, 0)
            await consent(her)
            assert await export(database, path, consented=True) == 1

    async def test_shared_device_cannot_consent(self, tmp_path: Path) -> None:
        """Regression: one person consented for all who had played on the device."""
        database, path = str(tmp_path / "lusoria.db"), tmp_path / "games.jsonl"
        async with node(database) as server, server.person() as person:
            table = await person.open_table("alea", 2)
            await person.take_seat(table, name="Claudia")
            await person.start_game(table)
            await asyncio.gather(person.play_seat(table, 0), person.play_seat(table, 1, luck=2))
            await consent(person)
            assert await export(database, path, consented=True) == 0
            assert await export(database, path) == 1

    async def test_consent_withdrawn_during_export_counts(
        self, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path, games = tmp_path / "games.jsonl", exporting.games
        async with node(database) as server, server.people(2) as (her, him):
            await her.finish_game()
            await him.finish_game()
            await consent(her, him)

            async def withdrawing_games(store: Store) -> AsyncIterator[tuple[RecordRow, Document]]:
                async for found in games(store):
                    yield found
                await consent(her, exercises=False)

            monkeypatch.setattr(exporting, "games", withdrawing_games)
            assert await export(database, path, consented=True) == 1

    async def test_table_deleted_during_export_is_skipped(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        database, path = str(tmp_path / "lusoria.db"), tmp_path / "games.jsonl"
        games = exporting.games
        async with node(database) as server, server.person() as person:
            await person.finish_game()
            await consent(person)

            async def deleting_games(store: Store) -> AsyncIterator[tuple[RecordRow, Document]]:
                async for found in games(store):
                    await person.delete("/api/me")
                    yield found

            monkeypatch.setattr(exporting, "games", deleting_games)
            assert await export(database, path, consented=True) == 0

    async def test_export_order_reveals_nothing_and_limit_takes_newest(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        database, path = str(tmp_path / "lusoria.db"), tmp_path / "games.jsonl"
        async with node(database) as server, server.person() as person:
            tables = [(await person.finish_game())[0] for _ in range(4)]
            documents = [(await person.request("GET", f"/api/records/{table}")).content for table in tables]
            await consent(person)
        lines = [without_traces(read_document(document)) for document in documents]
        await export(database, path, consented=True)
        assert sorted(path.read_bytes().splitlines()) == sorted(lines)
        monkeypatch.setattr(exporting, "MAX_CONSENTED", 2)
        assert await export(database, path, consented=True) == 2
        first = path.read_bytes().splitlines()
        assert set(first) == set(lines[2:])
        assert first == sorted(first, key=lambda line: sha256(line).digest())

    async def test_export_omits_claims(self, livia: TestClient) -> None:
        table, _ = await livia.finish_game()
        document = read_document((await livia.request("GET", f"/api/records/{table}")).content)
        with_claims = msgspec.structs.replace(document, talk=(Talk(1, 0, Claim(type="boast")),))
        assert without_traces(with_claims) == without_traces(document)
        assert json.loads(without_traces(with_claims))["fairness"] is None


def test_export_command_prints_the_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, path = str(tmp_path / "lusoria.db"), tmp_path / "games.jsonl"

    async def play() -> None:
        async with node(database) as server, server.person() as person:
            await person.finish_game()
            await consent(person)

    asyncio.run(play())
    assert main(["--language", "en", "export", str(path), "--database", database, "--consented"]) == 0
    assert capsys.readouterr().out == f"Exported 1 game to {path}.\n"


def changed_exercise(**fields: object) -> bytes:
    """A shipped exercise with other fields."""
    return json.dumps({**json.loads(FIRST), **fields}).encode()


def with_later_round(line: bytes) -> bytes:
    """The same exercise a hundred rounds later: another position."""
    exercise = json.loads(line)
    exercise["table"]["round"] += 100
    return json.dumps(exercise).encode()


class TestOwnExercises:
    async def test_own_exercises_come_first_in_their_grade(self, tmp_path: Path) -> None:
        shipped = exercise_set("alea")
        one, *_ = (line for line in shipped.lines if json.loads(line)["grade"] == 3)
        own, again = with_later_round(one), json.dumps({**json.loads(one), "grade": 1}).encode()
        (tmp_path / SHIPPED["alea"].file).write_bytes(pack([own, one, own, again]))
        async with node("memory:", exercises=str(tmp_path)) as server, server.person() as person:
            listed = await person.get("/api/exercises/alea")
            grades = list(shipped.listed.grades)
            assert listed["grades"] == [*grades[:2], grades[2] + 1, grades[3]]
            assert listed["version"] != shipped.version
            number = sum(grades[:2])
            page = await person.get(f"/api/exercises/alea/{number // listed['page']}")
            assert page["exercises"][number - page["first"]] == json.loads(own)
            assert (await person.get("/api/exercises/idus-martii"))["version"] == exercise_set(
                "idus-martii"
            ).version

    async def test_exercise_keeps_its_id_in_any_file(self, tmp_path: Path) -> None:
        """Even if it is recomputed, with another grade and after other exercises."""
        one, other = map(with_later_round, exercise_set("alea").lines[:2])
        again = json.dumps({**json.loads(one), "grade": 4, "wrong": [1, 1, 1, 1]}, indent=None).encode()
        found = []
        for name, lines in (("first", [one]), ("remade", [other, again])):
            (tmp_path / name).mkdir()
            (tmp_path / name / SHIPPED["alea"].file).write_bytes(pack(lines))
            async with node("memory:", exercises=str(tmp_path / name)) as server, server.person() as person:
                listed = await person.get("/api/exercises/alea")
                answer = await person.get("/api/exercises/alea/ids")
                assert answer["version"] == listed["version"]
                assert len(set(answer["ids"])) == len(answer["ids"]) == sum(listed["grades"])
                page = await person.get("/api/exercises/alea/0")
                assert page["ids"] == answer["ids"][: listed["page"]]
                found.append(answer["ids"])
        shipped = exercise_set("alea").ids
        assert set(shipped) < set(found[0]) < set(found[1])
        (own,) = set(found[0]) - set(shipped)
        assert found[0].index(own) == 0
        assert found[1].index(own) == 1 + sum(exercise_set("alea").listed.grades[:3])

    def test_exercise_version_depends_on_content_only(self, tmp_path: Path) -> None:
        shipped = exercise_set("alea")
        one, other = map(with_later_round, shipped.lines[:2])
        offered = {
            "one": [one],
            "with doubles": [shipped.lines[0], one, one],
            "both": [one, other],
            "nothing new": shipped.lines[:2],
            "computed again": [one.replace(b'"grade": 1', b'"grade": 2')],
        }
        version = {}
        for name, lines in offered.items():
            (tmp_path / name).mkdir()
            (tmp_path / name / SHIPPED["alea"].file).write_bytes(pack(lines))
            version[name] = exercise_set("alea", tmp_path / name).version
        assert version["with doubles"] == version["one"]
        assert version["nothing new"] == shipped.version == SHIPPED["alea"].sha256[:12]
        assert len(set(version.values())) == 4

    @pytest.mark.parametrize(
        ("data", "problem"),
        [
            (b"stones", "is no such file"),
            (pack([b"{}"]), "line 1: "),
            (pack([FIRST]) + b"more", "is not whole"),
            (pack(exercise_set("alea").lines[:9])[:-30], "is not whole"),
            (pack([exercise_set("idus-martii").lines[0]]), "line 1: no exercise of alea"),
            (pack([FIRST.replace(b'"grade":1', b'"grade":7')]), "line 1: no exercise"),
            (pack([FIRST] * (exercise_files.MAX_LINES + 1)), "more than 5000 lines"),
            (bytes(exercise_files.MAX_PACKED_BYTES + 1), "more than"),
            (pack([b""] * (exercise_files.MAX_LINES + 1)), "more than 5000 lines"),
            (pack([changed_exercise(table={})]), "line 1: view.table"),
            (pack([changed_exercise(mine={"seat": 0, "hand": ["Loyal"]})]), "line 1: view.mine"),
            (pack([changed_exercise(values=[])]), "line 1: values"),
            (pack([changed_exercise(bots=[""])]), "line 1: bots"),
            (pack([changed_exercise(bots=["?", "?"]).replace(b"?", b"\xff", 1)]), "line 1: "),
            (pack([FIRST.replace(b'"reason":', b'"reason":1e999,"why":')]), "line 1: "),
            (pack([b"\r".join([b""] * (exercise_files.MAX_LINES + 2))]), "more than 5000 lines"),
        ],
    )
    def test_invalid_exercise_is_reported_at_start(
        self, tmp_path: Path, data: bytes, problem: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / SHIPPED["alea"].file
        file.write_bytes(data)
        command = ["serve", "--database", str(tmp_path / "lusoria.db"), "--exercises", str(tmp_path)]
        assert main(command) == 2
        errors = capsys.readouterr().err
        assert problem in errors
        assert str(file) in errors
        assert not (tmp_path / "lusoria.db").exists()

    def test_unreadable_exercise_folder_is_reported(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: a stack trace where Python looked for the file."""
        command = ["serve", "--database", str(tmp_path / "lusoria.db"), "--exercises"]
        assert main([*command, str(tmp_path / ("x" * 300))]) == 2
        assert f"{SHIPPED['idus-martii'].file} cannot be read: " in capsys.readouterr().err

        def deny(path: Path, **_: object) -> None:
            raise PermissionError(EACCES, "Permission denied", str(path))

        monkeypatch.setattr(Path, "stat", deny)
        with pytest.raises(WrongExercises, match="cannot be read: Permission denied"):
            check_folder(tmp_path)
        with pytest.raises(WrongExercises, match="cannot be read: Permission denied"):
            exercise_set("alea", tmp_path)

    def test_empty_exercise_folder_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(WrongExercises, match=r"alea\.jsonl\.gz"):
            check_folder(tmp_path)
        (tmp_path / SHIPPED["alea"].file).mkdir()
        (tmp_path / SHIPPED["idus-martii"].file).write_bytes(pack(exercise_set("idus-martii").lines[:1]))
        with pytest.raises(WrongExercises, match="cannot be read: it is no file"):
            check_folder(tmp_path)

"""Consent: a game becomes an exercise while all its players consent. The export names nobody."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from errno import EACCES
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest
import structlog

from lusoria.cli import main
from lusoria.core.claims import Claim
from lusoria.exercises import SHIPPED, check_folder, exercise_files, exercise_set
from lusoria.exercises.exercise_files import WrongExercises, pack
from lusoria.records.record import Document, Talk, read_document, read_record
from lusoria.server.node import export as exporting
from lusoria.server.node.export import export, without_traces
from lusoria.store.port import RecordRow, Store, StoreDown
from lusoria.table.erasure.erase_person import Eraser
from lusoria.words import words
from tests.server.privacy.test_identity import moves_seat
from tests.server.privacy.test_signatures import finished
from tests.server.tables.test_rematch import over
from tests.server.world import TestClient, node

pytestmark = pytest.mark.anyio

CONSENT = "/api/me/consent"


async def agrees(*people: TestClient, exercises: bool = True) -> None:
    for person in people:
        assert await person.put(CONSENT, {"exercises": exercises}) == {"exercises": exercises}


class TestSaying:
    async def test_consent_is_off_by_default_and_private(
        self, livia: TestClient, marcus: TestClient, stranger: TestClient
    ) -> None:
        await over(livia, marcus)
        assert await livia.get(CONSENT) == {"exercises": False}
        await agrees(livia)
        assert await livia.get(CONSENT) == {"exercises": True}
        assert await marcus.get(CONSENT) == await stranger.get(CONSENT) == {"exercises": False}
        await agrees(livia, exercises=False)
        assert await livia.get(CONSENT) == {"exercises": False}

    async def test_person_without_games_cannot_consent(self, stranger: TestClient) -> None:
        told = await stranger.put(CONSENT, {"exercises": True}, 403)
        assert told["error"]["why"] == "not_seated"

    @pytest.mark.parametrize("said", [{}, {"exercises": "yes"}, {"exercises": True, "names": True}, []])
    async def test_wrong_consent_body_is_refused_by_field(self, livia: TestClient, said: object) -> None:
        await livia.open_table("alea", 2)
        assert (await livia.put(CONSENT, said, 400))["error"]["kind"] == "malformed"
        assert await livia.get(CONSENT) == {"exercises": False}

    async def test_erasure_withdraws_consent_first(
        self, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """It may be broken off: then games of theirs are left, and they are asked for nothing any more."""

        async def broken_off(*_: object) -> None:
            raise StoreDown("the disk is full")

        await livia.open_table("alea", 2)
        await agrees(livia)
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(Eraser, "_at", broken_off)
            await livia.delete("/api/me", 503)
        assert await livia.get(CONSENT) == {"exercises": False}


class TestExport:
    async def test_export_needs_current_consent_of_all_players(self, database: str, tmp_path: Path) -> None:
        path = tmp_path / "games.jsonl"

        async def exported() -> int:
            count = await export(database, path, consented=True)
            assert count == len(path.read_bytes().splitlines())
            return count

        async with node(database) as server, server.person("Livia") as her, server.person("Marcus") as him:
            shared = await over(her, him)
            alone, _ = await finished(her)
            assert await exported() == 0
            await agrees(him)
            assert await exported() == 0
            await agrees(her)
            assert await exported() == 2
            found = path.read_text(encoding="utf-8")
            for document in map(read_record, found.splitlines()):
                assert {seat.name for seat in document.seats} == {""}
            record = await him.get(f"/api/records/{shared}")
            secrets = [str(value) for value in record["fairness"].values()]
            traces = ["Livia", "Marcus", her.id, him.id, shared, alone, *secrets]
            assert [trace for trace in traces if str(trace) in found] == []
            assert path.stat().st_mode & 0o077 == 0

            # players who gave up count as players; what-if games belong to nobody
            again = (await him.post(f"/api/tables/{shared}/rematch"))["id"]
            await her.start_game(again)
            await her.post(f"/api/tables/{again}/give-up")
            async with him.page(again, seat=1) as page:
                await page.play(1, Random(3))
            on = (await him.post(f"/api/records/{shared}/what-if", {"step": 1, "seat": 1}, 201))["id"]
            async with him.page(on, seat=1) as page:
                await page.play(1, Random(3))
            assert await exported() == 3
            await agrees(her, exercises=False)
            assert await exported() == 0
            await agrees(her)
            assert await exported() == 3
            assert await her.delete("/api/me") == {"left": 0}
            assert await exported() == 0
            assert await export(database, path) == 2  # they are there: without her, and not to be used

    async def test_earlier_owner_of_a_seat_is_asked_too(self, database: str, tmp_path: Path) -> None:
        """Regression: only the last owner of a seat was asked."""
        path = tmp_path / "games.jsonl"
        async with node(database) as server, server.company(3) as (her, him, heir):
            table = await her.open_table("alea", 2)
            await him.take_seat(table)
            await her.start_game(table)
            async with him.page(table, seat=1) as other:
                others = asyncio.create_task(other.play(1, Random(2)))
                async with her.page(table, seat=0) as page:
                    await page.play(0, Random(1), turns=3)
                await moves_seat(table, 0, her, heir)
                async with heir.page(table, seat=0) as page:
                    await page.play(0, Random(1))
                await others
            await moves_seat(await over(her, him), 0, her, heir)  # after its end
            await agrees(him, heir)
            assert await export(database, path, consented=True) == 0
            await agrees(her)
            assert await export(database, path, consented=True) == 2
            await agrees(heir, exercises=False)
            assert await export(database, path, consented=True) == 0
            await agrees(heir)
            await her.delete("/api/me")
            assert await export(database, path, consented=True) == 0
            assert await export(database, path) == 2

    async def test_person_who_left_before_the_start_is_not_asked(self, tmp_path: Path) -> None:
        database, path = str(tmp_path / "lusoria.db"), tmp_path / "games.jsonl"
        async with node(database) as server, server.company(2) as (her, him):
            table = await her.open_table("alea", 2)
            await him.take_seat(table)
            await him.delete(f"/api/tables/{table}/seats/1")
            await her.start_game(table)
            async with her.page(table, seat=0) as page:
                await page.play(0, Random(1))
            await agrees(her)
            assert await export(database, path, consented=True) == 1

    async def test_shared_device_cannot_consent(self, tmp_path: Path) -> None:
        """Regression: one person consented for all who had played on the device."""
        database, path = str(tmp_path / "lusoria.db"), tmp_path / "games.jsonl"
        async with node(database) as server, server.person() as person:
            table = await person.open_table("alea", 2)
            await person.take_seat(table, name="Claudia")
            await person.start_game(table)
            async with person.page(table, seat=0) as page, person.page(table, seat=1) as other:
                await asyncio.gather(page.play(0, Random(1)), other.play(1, Random(2)))
            await agrees(person)
            assert await export(database, path, consented=True) == 0
            assert await export(database, path) == 1

    async def test_consent_withdrawn_during_export_counts(
        self, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path, games = tmp_path / "games.jsonl", exporting.games
        async with node(database) as server, server.company(2) as (her, him):
            await finished(her)
            await finished(him)
            await agrees(her, him)

            async def slowly(store: Store) -> AsyncIterator[tuple[RecordRow, Document]]:
                async for found in games(store):
                    yield found
                await agrees(her, exercises=False)

            monkeypatch.setattr(exporting, "games", slowly)
            assert await export(database, path, consented=True) == 1

    async def test_table_deleted_during_export_is_skipped(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        database, path = str(tmp_path / "lusoria.db"), tmp_path / "games.jsonl"
        games = exporting.games
        async with node(database) as server, server.person() as person:
            await finished(person)
            await agrees(person)

            async def slowly(store: Store) -> AsyncIterator[tuple[RecordRow, Document]]:
                async for found in games(store):
                    await person.delete("/api/me")
                    yield found

            monkeypatch.setattr(exporting, "games", slowly)
            assert await export(database, path, consented=True) == 0

    async def test_export_order_reveals_nothing_and_limit_takes_newest(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        database, path = str(tmp_path / "lusoria.db"), tmp_path / "games.jsonl"
        async with node(database) as server, server.person() as person:
            tables = [(await finished(person))[0] for _ in range(4)]
            documents = [(await person.ask("GET", f"/api/records/{table}")).content for table in tables]
            await agrees(person)
        lines = [without_traces(read_document(document)) for document in documents]
        await export(database, path, consented=True)
        assert sorted(path.read_bytes().splitlines()) == sorted(lines)
        monkeypatch.setattr(exporting, "MAX_CONSENTED", 2)
        assert await export(database, path, consented=True) == 2
        first = path.read_bytes().splitlines()
        assert set(first) == set(lines[2:])
        assert first == sorted(first, key=lambda line: sha256(line).digest())

    async def test_export_omits_claims(self, livia: TestClient) -> None:
        table, _ = await finished(livia)
        document = read_document((await livia.ask("GET", f"/api/records/{table}")).content)
        claimed = msgspec.structs.replace(document, talk=(Talk(1, 0, Claim(type="boast")),))
        assert without_traces(claimed) == without_traces(document)
        assert json.loads(without_traces(claimed))["fairness"] is None


def test_export_command_prints_the_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, path = str(tmp_path / "lusoria.db"), tmp_path / "games.jsonl"

    async def play() -> None:
        async with node(database) as server, server.person() as person:
            await finished(person)
            await agrees(person)

    asyncio.run(play())
    assert main(["--language", "en", "export", str(path), "--database", database, "--consented"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        words("en").say("cli-backup-done", path=str(path)),
        words("en").say("cli-export-count", count=1),
    ]


def changed(**fields: object) -> bytes:
    """An exercise that ships, with something else in it."""
    return json.dumps({**json.loads(exercise_set("alea").lines[0]), **fields}).encode()


def elsewhere(line: bytes) -> bytes:
    """The same exercise, a hundred rounds later: another position."""
    one = json.loads(line)
    one["table"]["round"] += 100
    return json.dumps(one).encode()


@pytest.fixture
def logs_of_its_own() -> Iterator[None]:
    """A server in this process lets all later ones log where this test reads."""
    yield
    structlog.reset_defaults()


class TestOffered:
    async def test_own_exercises_come_first_in_their_grade(self, tmp_path: Path) -> None:
        shipped = exercise_set("alea")
        one, *_ = (line for line in shipped.lines if json.loads(line)["grade"] == 3)
        own, again = elsewhere(one), json.dumps({**json.loads(one), "grade": 1}).encode()
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
        """Also if it is computed again, with another grade and after other exercises."""
        one, other = map(elsewhere, exercise_set("alea").lines[:2])
        again = json.dumps({**json.loads(one), "grade": 4, "wrong": [1, 1, 1, 1]}, indent=None).encode()
        found = []
        for name, lines in (("first", [one]), ("remade", [other, again])):
            (tmp_path / name).mkdir()
            (tmp_path / name / SHIPPED["alea"].file).write_bytes(pack(lines))
            async with node("memory:", exercises=str(tmp_path / name)) as server, server.person() as person:
                listed = await person.get("/api/exercises/alea")
                named = await person.get("/api/exercises/alea/ids")
                assert named["version"] == listed["version"]
                assert len(set(named["ids"])) == len(named["ids"]) == sum(listed["grades"])
                page = await person.get("/api/exercises/alea/0")
                assert page["ids"] == named["ids"][: listed["page"]]
                found.append(named["ids"])
        shipped = exercise_set("alea").ids
        assert set(shipped) < set(found[0]) < set(found[1])
        (called,) = set(found[0]) - set(shipped)
        assert found[0].index(called) == 0
        assert found[1].index(called) == 1 + sum(exercise_set("alea").listed.grades[:3])

    def test_exercise_version_depends_on_content_only(self, tmp_path: Path) -> None:
        shipped = exercise_set("alea")
        one, other = map(elsewhere, shipped.lines[:2])
        offered = {"one": [one], "with doubles": [shipped.lines[0], one, one], "both": [one, other]}
        offered |= {
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
            (pack(exercise_set("alea").lines[:1]) + b"more", "is not whole"),
            (pack(exercise_set("alea").lines[:9])[:-30], "is not whole"),
            (pack([exercise_set("idus-martii").lines[0]]), "line 1: no exercise of alea"),
            (
                pack([exercise_set("alea").lines[0].replace(b'"grade":1', b'"grade":7')]),
                "line 1: no exercise",
            ),
            (pack(exercise_set("alea").lines[:1] * (exercise_files.MAX_LINES + 1)), "more than 5000 lines"),
            (bytes(exercise_files.MAX_PACKED + 1), "more than"),
            (pack([b""] * (exercise_files.MAX_LINES + 1)), "more than 5000 lines"),
            (pack([changed(table={})]), "line 1: view.table"),
            (pack([changed(mine={"seat": 0, "hand": ["Loyal"]})]), "line 1: view.mine"),
            (pack([changed(values=[])]), "line 1: values"),
            (pack([changed(bots=[""])]), "line 1: bots"),
            (pack([changed(bots=["?", "?"]).replace(b"?", b"\xff", 1)]), "line 1: "),
            (
                pack([exercise_set("alea").lines[0].replace(b'"reason":', b'"reason":1e999,"why":')]),
                "line 1: ",
            ),
            (pack([b"\r".join([b""] * (exercise_files.MAX_LINES + 2))]), "more than 5000 lines"),
        ],
    )
    @pytest.mark.usefixtures("logs_of_its_own")
    def test_invalid_exercise_is_reported_at_start(
        self, tmp_path: Path, data: bytes, problem: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / SHIPPED["alea"].file
        file.write_bytes(data)
        asked = ["serve", "--database", str(tmp_path / "lusoria.db"), "--exercises", str(tmp_path)]
        assert main(asked) == 2
        told = capsys.readouterr().err
        assert problem in told
        assert str(file) in told
        assert not (tmp_path / "lusoria.db").exists()

    @pytest.mark.usefixtures("logs_of_its_own")
    def test_unreadable_exercise_folder_is_reported(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Before: a stack trace, where Python asks whether a file is there."""
        asked = ["serve", "--database", str(tmp_path / "lusoria.db"), "--exercises"]
        assert main([*asked, str(tmp_path / ("x" * 300))]) == 2
        assert f"{SHIPPED['idus-martii'].file} cannot be read: " in capsys.readouterr().err

        def closed(path: Path, **_: object) -> None:
            raise PermissionError(EACCES, "Permission denied", str(path))

        monkeypatch.setattr(Path, "stat", closed)
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

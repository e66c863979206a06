"""Par impar in the commands rules, schema, verify and referee."""

import json
from pathlib import Path
from random import Random

import jsonschema
import pytest

from tests.guest.installed_program import COMMAND, GOLDEN, InstalledProgram, lines

RECORDS = sorted(GOLDEN.glob("*.json"))


@pytest.mark.parametrize(
    ("language", "nuts"), [("en", "nuts"), ("es", "nueces"), ("fr", "noix"), ("de", "Nüsse"), ("la", "nuces")]
)
def test_rules_are_printed_in_every_language(program: InstalledProgram, language: str, nuts: str) -> None:
    assert nuts in program.lusoria("rules", "par-impar", "--language", language)


def test_schema_is_generated_and_fits_records(program: InstalledProgram) -> None:
    """A plug-in ships no schema: the program generates it from the types."""
    schema = json.loads(program.lusoria("schema", "par-impar"))
    assert schema["title"] == "Lusoria: par-impar, rules version 2"
    for path in RECORDS:
        jsonschema.validate(json.loads(path.read_bytes()), schema)


class TestRecords:
    """Golden records of both versions of the rules."""

    def test_golden_records_cover_both_versions(self) -> None:
        assert [json.loads(path.read_bytes())["rules"] for path in RECORDS] == [1, 2]

    @pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
    def test_golden_record_is_verified(self, program: InstalledProgram, path: Path) -> None:
        output = program.lusoria("verify", str(path), "--language", "en")
        assert output.splitlines()[0].endswith("events follow the rules.")

    @pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
    def test_record_fails_by_the_other_rules(
        self, program: InstalledProgram, path: Path, tmp_path: Path
    ) -> None:
        """The same events break the other version of the rules."""
        document = json.loads(path.read_bytes())
        document["rules"] = 3 - document["rules"]
        other = tmp_path / path.name
        other.write_text(json.dumps(document), encoding="utf-8")
        process = program.run(*COMMAND, "verify", str(other), "--language", "en")
        assert process.returncode == 1
        assert "Only" in process.stdout

    def test_unknown_rules_version_is_refused(self, program: InstalledProgram, tmp_path: Path) -> None:
        document = json.loads(RECORDS[0].read_bytes())
        document["rules"] = 3
        other = tmp_path / "other.json"
        other.write_text(json.dumps(document), encoding="utf-8")
        process = program.run(*COMMAND, "verify", str(other), "--language", "en")
        assert process.returncode == 2
        assert "by version 1, 2 of its rules, not 3" in process.stderr

    @pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
    def test_replay_shows_nuts_to_their_hider_only(self, program: InstalledProgram, path: Path) -> None:
        """The number of nuts is visible to the hider, and to others after the hand is opened."""
        output = program.python(
            f"from lusoria.records.record import read_record\n"
            f"from lusoria.records.replay import replay_views\n"
            f"from lusoria.records.codec import encode\n"
            f"record = read_record(open({str(path)!r}, 'rb').read())\n"
            f"for viewer in (None, 0, 1):\n"
            f"    steps = [[list(events), view] for events, view in replay_views(record, viewer)]\n"
            f"    print(encode(steps).decode())"
        )
        gallery, *seats = (json.loads(line) for line in output.splitlines())
        for steps, viewer in zip((gallery, *seats), (None, 0, 1), strict=True):
            hidden = [event for events, _ in steps for event in events if event["type"] == "nuts_hidden"]
            assert len(hidden) > 4
            for event in hidden:
                assert (event["nuts"] is not None) == (event["seat"] == viewer)
        assert gallery[-1][1]["table"]["result"] == json.loads(path.read_bytes())["result"]


class TestReferee:
    def test_referee_plays_a_whole_game(self, program: InstalledProgram, tmp_path: Path) -> None:
        """The record of the finished game is verified."""
        rng = Random(5)
        with program.conversation("referee") as ask:
            turn = ask({"do": "start", "game": "par-impar", "options": {"players": 2}})["turn"]
            while turn["type"] == "await":
                (seat,) = turn["seats"]
                action = rng.choice(ask({"do": "legal", "seat": seat})["actions"])
                turn = ask({"do": "act", "seat": seat, "action": action})["turn"]
            record = ask({"do": "record"})["record"]
        assert turn["type"] == "over"
        assert max(record["result"]["scores"]) == 5
        written = tmp_path / "record.json"
        written.write_text(json.dumps(record), encoding="utf-8")
        program.lusoria("verify", str(written))

    @pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
    def test_referee_continues_a_record_by_its_rules(self, program: InstalledProgram, path: Path) -> None:
        written = json.loads(path.read_bytes())
        start = {
            "do": "start",
            "game": "par-impar",
            "rules": written["rules"],
            "options": written["options"],
            "seed": written["fairness"]["seed"],
            "events": written["events"],
        }
        with program.conversation("referee") as ask:
            assert ask(start)["turn"]["result"] == written["result"]
            assert ask({"do": "record"})["record"]["rules"] == written["rules"]
        other = lines(start | {"rules": 3 - written["rules"]}, start | {"rules": 3})
        wrong, unknown = map(json.loads, program.lusoria("referee", typed=other).splitlines())
        assert wrong["error"]["where"].startswith("events[")
        assert (unknown["error"]["where"], unknown["error"]["kind"]) == ("rules", "malformed")

    def test_referee_lists_par_impar(self, program: InstalledProgram) -> None:
        listed = json.loads(program.lusoria("referee", typed=lines({"do": "games"})))["games"]
        assert [game["game"] for game in listed] == ["idus-martii", "alea", "par-impar"]
        assert listed[-1] == {"game": "par-impar", "rules": 2, "players": [2, 2]}

    def test_referee_refuses_in_the_games_own_words(self, program: InstalledProgram) -> None:
        start = {"do": "start", "game": "par-impar", "options": {"players": 2, "points": 0}}
        error = json.loads(program.lusoria("referee", "--language", "fr", typed=lines(start)))["error"]
        assert error["rule"] == "P7"
        assert error["text"] == "Une table joue de 1 à 9 points, pas 0."

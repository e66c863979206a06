"""Commands `verify`, `schema` and `rules`: output, exit codes and languages."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from lusoria import record_of, verify, write_record
from lusoria.cli import main
from lusoria.games import GAMES
from lusoria.records.game_schema import shipped_schema
from lusoria.words import LANGUAGES, words
from tests.records.random_matches import ALEA_KINDS, IDUS_KINDS, document, new_match, players, written
from tests.records.tamper import KEY, findings, findings_by_key

GOLDEN = Path(__file__).parents[1] / "records/golden"
ENGLISH = words("en")
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


class Output(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Output]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command on a machine whose language is English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def command(*words: object) -> Output:
        try:
            code = main([str(word) for word in words])
        except SystemExit as exit_:
            code = exit_.code if isinstance(exit_.code, int) else -1
        return Output(code, *capsys.readouterr())

    return command


def write_json(folder: Path, parts: dict[str, Any], name: str = "game.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(parts), encoding="utf-8")
    return path


class TestTrueRecords:
    def test_true_record_is_accepted(self, run: Run) -> None:
        path = GOLDEN / "alea-2.json"
        sentences = (ENGLISH.say("records-true", events=126), ENGLISH.say("records-unsigned"))
        assert run("verify", path) == (0, "".join(f"{path}: {sentence}\n" for sentence in sentences), "")

    def test_several_true_records_are_accepted(self, run: Run) -> None:
        paths = sorted(GOLDEN.glob("*.json"))
        output = run("verify", *paths)
        assert (output.code, output.err) == (0, "")
        files = [line.partition(":")[0] for line in output.out.splitlines()]
        assert files == [str(path) for path in paths for _ in range(2)]

    def test_unfinished_record_is_named_as_unverifiable(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "game.json"
        match = new_match(IDUS_KINDS[0], 1)
        path.write_bytes(write_record(record_of(match, players(5), bytes(32))))
        output = run("verify", path)
        assert (output.code, output.err) == (0, "")
        assert output.out.splitlines() == [
            f"{path}: {ENGLISH.say('records-true', events=12)}",
            f"{path}: {ENGLISH.say('records-unfinished')}",
            f"{path}: {ENGLISH.say('records-chance-unchecked')}",
        ]

    def test_finished_record_without_a_seal_is_named(self, run: Run, tmp_path: Path) -> None:
        path = write_json(tmp_path, {**document(ALEA_KINDS[0], 1), "fairness": None})
        output = run("verify", path)
        assert output.code == 0
        assert len(output.out.splitlines()) == 3


class TestFalseRecords:
    def write_changed(self, folder: Path, at: int, **fields: Any) -> Path:
        parts = document(ALEA_KINDS[0], 0)
        parts["events"][at].update(fields)
        return write_json(folder, parts)

    def test_refused_action_is_named_with_its_rule(self, run: Run, tmp_path: Path) -> None:
        path = self.write_changed(tmp_path, 0, dice=3)
        output = run("verify", path)
        assert (output.code, output.err) == (1, "")
        found = '{"type":"dice_thrown","seat":0,"dice":3}'
        sentence = ENGLISH.say("alea-refused-O1", why="one_die", dice=3)
        finding = ENGLISH.say("records-finding-refused", at=0, found=found)
        assert output.out == f"{path}: {finding} {sentence} (O1)\n"

    def test_wrong_die_is_named(self, run: Run, tmp_path: Path) -> None:
        true = document(ALEA_KINDS[0], 0)["events"][1]["face"]
        other = "V" if true != "V" else "X"
        path = self.write_changed(tmp_path, 1, face=other)
        facts = {
            "expected": f'{{"type":"die_fell","face":"{true}"}}',
            "found": f'{{"type":"die_fell","face":"{other}"}}',
        }
        finding = ENGLISH.say("records-finding-chance", at=1, **facts)
        assert run("verify", path) == (1, f"{path}: {finding}\n", "")

    def test_two_findings_are_both_named(self, run: Run, tmp_path: Path) -> None:
        parts = document(ALEA_KINDS[0], 0)
        parts["events"] = parts["events"][:-1]
        parts["fairness"]["commitment"] = "0" * 64
        output = run("verify", write_json(tmp_path, parts))
        assert output.code == 1
        assert len(output.out.splitlines()) == 2

    @EACH_LANGUAGE
    def test_every_finding_has_a_text(self, run: Run, tmp_path: Path, language: str) -> None:
        """Every finding has a different text in each language, without empty variables."""
        cases: list[tuple[str, dict[str, Any], tuple[str, ...]]]
        cases = [(what, parts, ()) for what, parts in findings().items()]
        cases += [(what, parts, ("--key", KEY.public)) for what, parts in findings_by_key().items()]
        for number, (what, parts, flags) in enumerate(cases):
            path = write_json(tmp_path, parts, f"{what}-{number}.json")
            output = run("verify", path, *flags, "--language", language)
            assert (output.code, output.err) == (1, ""), what
            assert "{ $" not in output.out
            others = {run("verify", path, *flags, "--language", other).out for other in LANGUAGES}
            assert len(others) == len(LANGUAGES)


def test_list_of_findings_is_complete() -> None:
    for what, parts in findings().items():
        assert verify(json.dumps(parts)).findings[0].what == what
    for what, parts in findings_by_key().items():
        assert verify(json.dumps(parts)).true
        assert verify(json.dumps(parts), [KEY.public]).findings[0].what == what
    catalog = (Path(sys.modules["lusoria"].__path__[0]) / "words" / "en.ftl").read_text(encoding="utf-8")
    known = {line.split()[0] for line in catalog.splitlines() if line.startswith("records-finding-")}
    assert {f"records-finding-{what}" for what in (*findings(), *findings_by_key())} == known


class TestUnreadableRecords:
    def test_missing_file_is_named(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "missing.json"
        assert run("verify", path) == (2, "", f"There’s no file {path}.\n")

    def test_folder_instead_of_a_file_is_named(self, run: Run, tmp_path: Path) -> None:
        output = run("verify", tmp_path)
        assert (output.code, output.out) == (2, "")
        assert output.err.startswith(f"Can’t read {tmp_path}: ")

    @pytest.mark.parametrize(
        "data",
        [
            b"",
            bytes(range(256)),
            b"\xff" * 1000,
            b"\x00",
            b"{" * 100_000,
            b"[" * 100_000,
            b'{"format": 2}',
            b'{"options":{"a":' + b"[" * 100_000,
        ],
    )
    def test_garbage_is_named(self, run: Run, tmp_path: Path, data: bytes) -> None:
        path = tmp_path / "garbage.json"
        path.write_bytes(data)
        output = run("verify", path)
        assert (output.code, output.out) == (2, "")
        assert output.err.startswith(f"{path}: It")
        assert "Expected `" not in output.err
        assert len(output.err.splitlines()) == 1

    def test_unknown_format_is_named(self, run: Run, tmp_path: Path) -> None:
        path = write_json(tmp_path, {**document(ALEA_KINDS[0], 0), "format": 2})
        problem = "this program reads format 1, not 2"
        sentence = f"A newer version wrote it, in a format this one doesn’t know: {problem}."
        assert run("verify", path) == (2, "", f"{path}: {sentence}\n")

    @pytest.mark.parametrize(
        ("change", "sentence"),
        [
            ({"format": "1"}, "Its field record.format can’t be read: expected a whole number, got a text."),
            ({"seats": None}, "Its field record.seats can’t be read: expected a list, got null."),
            ({"seats": [{}]}, "Its field record.seats[0].kind is missing."),
        ],
    )
    @pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
    def test_unreadable_field_is_named(
        self, run: Run, tmp_path: Path, command: str, change: dict[str, Any], sentence: str
    ) -> None:
        """Regression: the decoder's own words were printed, after a sentence in another language."""
        path = write_json(tmp_path, {**document(ALEA_KINDS[0], 0), **change})
        assert run(command, path, "--language", "de") == (2, "", f"{path}: {sentence}\n")

    def test_worst_record_decides_and_all_are_checked(self, run: Run, tmp_path: Path) -> None:
        parts = document(ALEA_KINDS[0], 0)
        false = write_json(tmp_path, {**parts, "result": None})
        true = GOLDEN / "idus-martii-5.json"
        assert run("verify", true, false).code == 1
        assert run("verify", false, true).code == 1
        output = run("verify", false, tmp_path / "missing.json", true)
        assert output.code == 2
        assert len(output.out.splitlines()) == 3
        assert len(output.err.splitlines()) == 1

    @pytest.mark.parametrize("size", [3_000, 100_000])
    def test_very_long_text_has_a_sentence(self, run: Run, tmp_path: Path, size: int) -> None:
        """A hostile record gets a sentence, not a traceback."""
        long = "x" * size
        parts = document(ALEA_KINDS[0], 0)
        for wrong in (
            {**parts, "game": long},
            {**parts, long: 1},
            {**parts, "options": {"players": 2, long: True}},
            {**parts, "events": [{"type": long}]},
        ):
            output = run("verify", write_json(tmp_path, wrong))
            assert (output.code, output.out) == (2, "")
            assert len(output.err.splitlines()) == 1
        winners = {**parts["result"], "winners": [0] * size}
        assert run("verify", write_json(tmp_path, {**parts, "result": winners})).code == 1
        named = [{"kind": "human", "name": long}, parts["seats"][1]]
        refused = {**parts, "seats": named, "events": [{"type": "turn_left", "seat": 1}]}
        assert run("verify", write_json(tmp_path, refused)).code == 1

    @pytest.mark.parametrize("number", [10**20, -(10**20), 10**400], ids=["20", "-20", "400"])
    def test_very_large_number_has_a_sentence(self, run: Run, tmp_path: Path, number: int) -> None:
        parts = document(ALEA_KINDS[0], 0)
        assert run("verify", write_json(tmp_path, {**parts, "options": {"players": number}})).code in (1, 2)
        assert run("verify", write_json(tmp_path, {**parts, "format": number})).code == 2
        thrown = [{"type": "dice_thrown", "seat": 0, "dice": number}]
        assert run("verify", write_json(tmp_path, {**parts, "events": thrown})).code in (1, 2)
        thrown = [{"type": "dice_thrown", "seat": number, "dice": 1}]
        assert run("verify", write_json(tmp_path, {**parts, "events": thrown})).code in (1, 2)

    def test_wrong_use_is_named(self, run: Run) -> None:
        for argv in (("verify",), ("check", "x"), (), ("schema", "ludus"), ("rules",), ("verify", "-x")):
            output = run(*argv)
            assert (output.code, output.out) == (2, "")
            assert "--help" in output.err
        assert run("verify", "x", "--language", "de").code == 2

    @pytest.mark.parametrize(
        ("argv", "command", "word"),
        [
            (("play", "--prot", "80"), "lusoria play", "--port"),
            (("serve", "--databse=x.db"), "lusoria serve", "--database"),
            (("plya",), "lusoria", "play"),
            (("rules", "idus"), "lusoria rules", "idus-martii"),
        ],
    )
    def test_typo_gets_a_suggestion(self, run: Run, argv: Sequence[str], command: str, word: str) -> None:
        """Regression: the error named no correction, and pointed to the wrong help."""
        output = run(*argv)
        assert (output.code, output.out) == (2, "")
        problem, suggestion, help_line = output.err.splitlines()
        assert problem.startswith(f"{command}: ")
        assert suggestion == f"Did you mean {word}?"
        assert help_line == f"{command} --help"

    def test_unknown_word_gets_no_suggestion(self, run: Run) -> None:
        assert len(run("play", "--quantum").err.splitlines()) == 2


class TestMachineLanguage:
    @pytest.mark.parametrize(
        ("lang", "language"),
        [
            ("es_MX.UTF-8", "es"),
            ("fr_FR.UTF-8", "fr"),
            ("en_US.UTF-8", "en"),
            ("de_DE", "de"),
            ("C", "en"),
            ("pt_BR", "en"),
        ],
    )
    def test_machine_language_is_the_default(
        self, run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, language: str
    ) -> None:
        monkeypatch.setenv("LANG", lang)
        rules = {spoken: words(spoken).say("alea-rules") for spoken in LANGUAGES}
        assert run("rules", "alea").out == f"{rules[language]}\n"
        for argv in (("rules", "alea", "--language", "es"), ("--language", "es", "rules", "alea")):
            assert run(*argv).out == f"{rules['es']}\n"


class TestOtherCommands:
    @pytest.mark.parametrize("game", GAMES)
    def test_schema_is_printed(self, run: Run, game: str) -> None:
        assert run("schema", game) == (0, shipped_schema(GAMES[game]), "")

    @EACH_LANGUAGE
    @pytest.mark.parametrize("game", GAMES)
    def test_rules_are_printed(self, run: Run, game: str, language: str) -> None:
        output = run("rules", game, "--language", language)
        assert (output.code, output.err) == (0, "")
        assert len(output.out.splitlines()) > 5
        assert len({run("rules", game, "--language", other).out for other in LANGUAGES}) == len(LANGUAGES)

    def test_help_lists_commands(self, run: Run) -> None:
        output = run("--help")
        assert (output.code, output.err) == (0, "")
        assert all(command in output.out for command in ("play", "verify", "referee", "schema", "rules"))
        assert run("verify", "--help").code == 0
        assert run("--help", "verify") == output

    def test_version_is_printed(self, run: Run) -> None:
        output = run("--version")
        assert (output.code, output.err) == (0, "")
        assert output.out.startswith("lusoria ")


def test_commands_work_as_processes(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(written(IDUS_KINDS[0], 0))
    command = [sys.executable, "-m", "lusoria.cli", "--language", "fr", "verify", str(path)]
    environment = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(command, capture_output=True, check=False, timeout=60, env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    french = words("fr")
    verdict = french.say("records-true", events=len(document(IDUS_KINDS[0], 0)["events"]))
    unsigned = french.say("records-unsigned")
    assert done.stdout.decode().splitlines() == [f"{path}: {verdict}", f"{path}: {unsigned}"]


def test_record_prints_no_control_characters(run: Run, tmp_path: Path) -> None:
    """Regression: control characters in a field name were printed."""
    path = tmp_path / "record.json"
    path.write_text('{"\\u001b[2J\\u202e\\nIn order":1}', encoding="utf-8")
    output = run("verify", str(path))
    assert output.code == 2
    assert "\\x1b[2J\\u202e\\nIn order" in output.err
    assert output.err.count("\n") == 1

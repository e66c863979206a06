"""Records and files with control characters for the reader's terminal or page."""

import json
from pathlib import Path

import pytest

from lusoria.cli import main
from tests.records.random_matches import ALEA_KINDS, IDUS_KINDS, Kind, document, name_of

EVIL = "\x1b]0;owned\x07\x1b[2J\u202e\u200b\u009b31m\x7f<b>"
FILE = f"game{EVIL[:-3]}.json"


@pytest.mark.parametrize("kind", [ALEA_KINDS[0], IDUS_KINDS[0]], ids=name_of)
@pytest.mark.parametrize(
    "command",
    [
        ("verify",),
        ("replay", "--open", "--fast"),
        ("analyse",),
        ("analyse", "--form", "html"),
        ("analyse", "--form", "json"),
    ],
    ids=" ".join,
)
def test_command_prints_no_control_characters_of_a_record(
    kind: Kind, command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Regression: `analyse --form html` kept those of names, all commands those of file names."""
    written = document(kind, 0)
    for seat in written["seats"]:
        seat["name"] = EVIL
    path = tmp_path / FILE
    path.write_text(json.dumps(written), encoding="utf-8")
    name, *more = command
    assert main(["--language", "en", name, str(path), *more]) == 0
    printed = capsys.readouterr().out
    assert printed
    assert [ascii(line) for line in printed.split("\n") if not line.isprintable()] == []


@pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
@pytest.mark.parametrize(
    "content",
    [
        None,
        b"\x1b[2J\x07",
        json.dumps({"format": EVIL}).encode(),
        json.dumps({**document(ALEA_KINDS[0], 0), EVIL: EVIL}).encode(),
        json.dumps({**document(ALEA_KINDS[0], 0), "game": EVIL}).encode(),
    ],
    ids=["missing", "bytes", "format", "field", "game"],
)
def test_refused_file_prints_no_control_characters(
    command: str, content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / FILE
    if content is not None:
        path.write_bytes(content)
    assert main(["--language", "en", command, str(path)]) == 2
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1
    assert printed.err[:-1].isprintable(), ascii(printed.err)


def test_wrong_argument_prints_no_control_characters(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--language", "en", "verify", "x", f"--{EVIL}"])
    assert all(line.isprintable() for line in capsys.readouterr().err.split("\n"))

"""Pages of the repository's root: commands, version and licences."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest

import lusoria
import run
from lusoria.cli import command_in, parser
from lusoria.cli.commands.lab import TASKS
from tests.docs.pages import DOCS, ROOT, all_pages, blocks, section, spans, table_with, text_of

README = text_of(ROOT / "README.md")
AS_A_SERVICE = re.compile(r"^(runuser -u \S+ -- )?(/\S+/)?(?=lusoria )")
"""Prefix of a command that a page runs as another user."""


def commands(text: str) -> Iterator[str]:
    """Our command lines in shell blocks and code spans of a page, up to a pipe or redirection."""
    shell = [line for block in blocks(text) if block.language == "sh" for line in block.code.splitlines()]
    for command in (*shell, *spans(text)):
        line = AS_A_SERVICE.sub("", command)
        if line.startswith(("python3 run.py ", "lusoria ")):
            yield re.split("[|<>#]", line)[0].strip()


def command_error(line: str) -> str | None:
    """The error of a command line, if any."""
    program, *arguments = shlex.split(line.removeprefix("python3 "))
    if program == "run.py":
        name = arguments[0]
        if name not in run.COMMANDS:
            return f"run.py has no command {name}"
        if name not in ("play", "lusoria"):
            return None
        arguments = arguments if name == "play" else arguments[1:]
    if (len(arguments) == 1 and arguments[0] in (*subcommands(), "...")) or arguments in [
        ["lab", task] for task in TASKS
    ]:
        return None
    try:
        parser(command_in(arguments)).parse_args(arguments)
    except SystemExit:
        return f"lusoria does not take {arguments}"
    return None


def subcommands() -> list[str]:
    (group,) = (action for action in parser()._actions if action.dest == "command")
    assert group.choices is not None
    return list(group.choices)


@pytest.mark.parametrize("page", all_pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_on_pages_exist(page: Path) -> None:
    assert [problem for line in commands(text_of(page)) if (problem := command_error(line))] == []


@pytest.mark.parametrize(
    "line",
    [
        "python3 run.py dance",
        "python3 run.py play --dance",
        "python3 run.py lusoria dance",
        "lusoria dance",
        "lusoria play --dance",
        "lusoria schema chess",
        "lusoria rules alea --language eo",
    ],
)
def test_unknown_command_is_found(line: str) -> None:
    assert command_error(line)
    assert [
        found for found in commands(f"Type `{line}`.\n\n```sh\n{line}\n```\n") if command_error(found)
    ] == [line] * 2


def test_command_run_as_another_user_is_found() -> None:
    line = "runuser -u lusoria -- /opt/lusoria/bin/lusoria dance"
    (found,) = commands(f"```sh\n{line}\n```\n")
    assert found == "lusoria dance"
    assert command_error(found)


class TestReadme:
    def test_first_code_is_two_commands(self) -> None:
        assert next(blocks(README)).code == "python3 run.py play\npython3 run.py test\n"
        assert len(README[: README.index("```")].splitlines()) < 12, "before them: one sentence, the pictures"

    def test_each_way_on_has_a_command(self) -> None:
        ways = re.findall(r"^### (.+)$", section(README, "Four ways on"), re.MULTILINE)
        assert ways == ["Play", "Host", "Write a bot", "Research"]
        for way in ways:
            assert list(commands(section(README, way))), way

    def test_authors_are_named(self) -> None:
        for name in ("Miguel Bruque", "David Parlett", "Johannes Krenner"):
            assert name in README
            assert name in text_of(ROOT / "CREDITS.md")
        assert "independent, unofficial edition" in README


def test_command_page_lists_every_command() -> None:
    listed = " ".join(commands(text_of(DOCS / "commands.md"))) + " "
    assert [name for name in run.COMMANDS if f"python3 run.py {name} " not in listed] == []
    assert [name for name in subcommands() if f"lusoria {name} " not in listed] == []


def test_newest_version_is_in_the_changelog() -> None:
    versions = re.findall(r"^## \[?(\d+\.\d+\.\d+)", text_of(ROOT / "CHANGELOG.md"), re.MULTILINE)
    assert versions[0] == lusoria.__version__


# Licences: CREDITS.md against package metadata.

CREDITS = text_of(ROOT / "CREDITS.md")
SPDX = re.compile(r"[\w.+-]+( (AND|OR) [\w.+-]+)*")
BY_CLASSIFIER = {
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: BSD License": "BSD",
    "License :: OSI Approved :: ISC License (ISCL)": "ISC",
    "License :: OSI Approved :: MIT License": "MIT",
}


def licence(package: str) -> str | None:
    """The licence in a package's metadata: expression, else classifier; None if unknown."""
    try:
        about = metadata.metadata(package)
    except metadata.PackageNotFoundError:
        return None
    for field in ("License-Expression", "License"):
        for licence_text in about.get_all(field) or []:
            if SPDX.fullmatch(licence_text):
                return str(licence_text)
    classified = set(about.get_all("Classifier") or []) & set(BY_CLASSIFIER)
    return " OR ".join(sorted(BY_CLASSIFIER[line] for line in classified)) or None


def credited(head: str) -> dict[str, str]:
    rows = table_with(CREDITS, head, "licence")
    return {name: row["licence"] for row in rows for name in row[head].split(", ")}


def test_dependencies_are_credited() -> None:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
    extras = project["optional-dependencies"]
    lines = [
        *project["dependencies"],
        *(line for name in extras if name not in ("all", "bench") for line in extras[name]),
    ]
    assert set(credited("package")) == {re.split("[<>=~; ]", line)[0] for line in lines}


@pytest.mark.parametrize("head", ["package", "tool"])
def test_licences_match_package_metadata(head: str) -> None:
    stated = credited(head)
    known = {name: licence_text for name in stated if (licence_text := licence(name)) is not None}
    assert len(known) > 5
    assert {name: stated[name] for name in known} == known

"""Texts of argparse are in the language of the command."""

import argparse

import pytest

from lusoria.cli import COMMANDS, parser
from lusoria.cli.commands.lab import TASKS
from lusoria.cli.translation import TEMPLATES, translated
from lusoria.words import LANGUAGES, words

COMMAND_LINES = [[], *([name] for name in COMMANDS), *(["lab", task] for task in TASKS)]
WRONG: tuple[list[str], ...] = (["--nonsense"], ["--language"], ["--language", "xx"], ["--help=3"], [])
ENGLISH = (
    *("usage:", "positional", "options:", "show this help", "argument ", "expected", "required"),
    *("invalid", "choose from", "unrecognized", "ambiguous", "ignored", "not allowed"),
)
"""Words of argparse that are in none of the other four languages."""


def output_of(argv: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Output of a command line that the parser ends."""
    with pytest.raises(SystemExit):
        parser(words(language), argv[0] if argv else "").parse_args(argv)
    output = capsys.readouterr()
    return str(output.out + output.err)


def english_words(text: str) -> list[str]:
    return [word for word in ENGLISH if word in text.lower()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMAND_LINES, ids=" ".join)
def test_help_is_in_the_chosen_language(
    command: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = output_of([*command, "--help"], language, capsys)
    assert text.startswith(words(language).say("cli-usage"))
    assert words(language).say("cli-option-help") in " ".join(text.split())
    assert language == "en" or not english_words(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMAND_LINES, ids=" ".join)
def test_errors_are_in_the_chosen_language(
    command: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for wrong in WRONG:
        if wrong or not command or command[0] in ("lab", "verify", "replay", "sit"):
            text = output_of([*command, *wrong], language, capsys)
            assert "--help" in text
            assert language == "en" or not english_words(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_translated_templates_keep_their_placeholders(language: str) -> None:
    """A translation with a wrong number of `%s` would fail only at that error."""
    with translated(words(language)):
        for template in TEMPLATES:
            text = vars(argparse)["_"](template)
            assert text.count("%s") == template.count("%s") + template.count("%r")
            assert all(
                f"%({name})s" in template or f"%({name})r" in template for name in placeholder_names(text)
            )


def placeholder_names(text: str) -> list[str]:
    return [part.partition(")")[0] for part in text.split("%(")[1:]]


def test_argparse_is_restored_afterwards() -> None:
    before = vars(argparse)["_"]
    with translated(words("fr")):
        assert vars(argparse)["_"]("options") != "options"
    assert vars(argparse)["_"] is before

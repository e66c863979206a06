"""`lusoria analyse`: analyses a record; see `lusoria.analysis`."""

import argparse
from pathlib import Path
from typing import get_args

import msgspec

from lusoria.cli.command import BAD_USE, error_text, print_line, read_input
from lusoria.core.errors import Malformed
from lusoria.records.record import read_record
from lusoria.tui.answer_words import out_of_range
from lusoria.wire.analysis import BeliefModel
from lusoria.words import Words

FORMS = ("text", "json", "html")


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("record", type=Path, help=words.say("cli-argument-record"))
    parser.add_argument("--seat", type=int, metavar="N", help=words.say("analyse-option-seat"))
    models = get_args(BeliefModel)
    parser.add_argument("--model", choices=models, default=models[0], help=words.say("analyse-option-model"))
    parser.add_argument("--form", choices=FORMS, default=FORMS[0], help=words.say("analyse-option-form"))


def run(args: argparse.Namespace, words: Words) -> int:
    from lusoria.analysis import analyse, page, text  # noqa: PLC0415 (it needs the extra)

    if (data := read_input(args.record, words)) is None:
        return BAD_USE
    try:
        record = read_record(data)
        seats = len(record.seats)
        if args.seat is not None and args.seat not in range(1, seats + 1):
            print_line(out_of_range(words, "--seat", args.seat, 1, seats), to_stderr=True)
            return BAD_USE
        found = analyse(record, viewer_of(args.seat), args.model)
    except Malformed as error:
        print_line(f"{args.record}: {error_text(words, error)}", to_stderr=True)
        return BAD_USE
    if args.form == "json":
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    elif args.form == "html":
        print(page(words, record, found))
    else:
        print(text(words, record, found))
    return 0


def viewer_of(number: int | None) -> int | None:
    """The seat for `--seat`, which counts from 1; None for the gallery."""
    return None if number is None else number - 1

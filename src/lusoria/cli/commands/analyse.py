"""`lusoria analyse`: analyses a record; see `lusoria.analysis`."""

import argparse
from pathlib import Path
from typing import get_args

import msgspec

from lusoria.cli.command import BAD_USE, chosen_words, print_line, print_unreadable, read_input
from lusoria.core.errors import Malformed
from lusoria.records.record import read_record
from lusoria.tui.answer_words import out_of_range
from lusoria.wire.analysis import BeliefModel

FORMS = ("text", "json", "html")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, help="file with a game record, or - to read from a pipe")
    add_viewer(parser)
    models = get_args(BeliefModel)
    text = f"how the other players are assumed to play [{models[0]}]"
    parser.add_argument("--model", choices=models, default=models[0], help=text)
    text = "text, json, or html: a page of its own [text]"
    parser.add_argument("--form", choices=FORMS, default=FORMS[0], help=text)
    parser.epilog = "example: lusoria analyse game.json --seat 2 --form html > game.html"


def add_viewer(parser: argparse._ActionsContainer) -> None:
    text = "seat to look from, as numbered on the page (default: spectators)"
    parser.add_argument("--seat", type=int, metavar="N", help=text)


def run(args: argparse.Namespace) -> int:
    from lusoria.analysis import analyse, page, text  # noqa: PLC0415 (it needs the extra)

    if (data := read_input(args.record)) is None:
        return BAD_USE
    try:
        record = read_record(data)
    except Malformed as error:
        print_unreadable(args.record, error)
        return BAD_USE
    seats = len(record.seats)
    if args.seat is not None and args.seat not in range(1, seats + 1):
        print_line(out_of_range("--seat", args.seat, 1, seats), to_stderr=True)
        return BAD_USE
    try:
        found = analyse(record, viewer_of(args.seat), args.model)
    except Malformed as error:
        print_line(f"{args.record}: {error}", to_stderr=True)
        return BAD_USE
    words = chosen_words(args)
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

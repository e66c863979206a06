"""`lusoria analyse`: analyse a game record: what players could have known, and what each decision cost."""

import argparse
from pathlib import Path
from typing import get_args

import msgspec

from lusoria.cli.command import BAD_USE, contents, error_told, tell
from lusoria.core.errors import Malformed
from lusoria.records.record import read_record
from lusoria.tui.answer_words import outside
from lusoria.wire.analysis import BeliefModel
from lusoria.words import Words

FORMS = ("text", "json", "html")


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    parser.add_argument("record", type=Path, help=said.say("cli-argument-record"))
    parser.add_argument("--seat", type=int, metavar="N", help=said.say("analyse-option-seat"))
    models = get_args(BeliefModel)
    parser.add_argument("--model", choices=models, default=models[0], help=said.say("analyse-option-model"))
    parser.add_argument("--form", choices=FORMS, default=FORMS[0], help=said.say("analyse-option-form"))


def run(args: argparse.Namespace, said: Words) -> int:
    from lusoria.analysis import analyse, page, text  # noqa: PLC0415 (only here: it needs the extra)

    if (data := contents(args.record, said)) is None:
        return BAD_USE
    try:
        record = read_record(data)
        seats = len(record.seats)
        if args.seat is not None and args.seat not in range(1, seats + 1):
            tell(outside(said, "--seat", args.seat, 1, seats), trouble=True)
            return BAD_USE
        found = analyse(record, eyes_of(args.seat), args.model)
    except Malformed as error:
        tell(f"{args.record}: {error_told(said, error)}", trouble=True)
        return BAD_USE
    if args.form == "json":
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    elif args.form == "html":
        print(page(said, record, found))
    else:
        print(text(said, record, found))
    return 0


def eyes_of(said: int | None) -> int | None:
    """Seats are counted from 1 by people."""
    return None if said is None else said - 1

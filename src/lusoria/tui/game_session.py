"""Terminal session: set up, play games until the person leaves."""

import argparse
import sys
from random import Random

from rich.text import Text

from lusoria.bots import bot
from lusoria.records.fair_chance import FairNature, commitment, new_seed
from lusoria.records.match import Match
from lusoria.tui.command_line import Refused, Wishes, wishes
from lusoria.tui.game_loop import Table
from lusoria.tui.game_screens import room_of
from lusoria.tui.prompt import Desk, Leaving
from lusoria.tui.result_screen import ask_on, free_path, numbered, show_ending, write_down
from lusoria.tui.setup_screen import Party, opening, sit_down
from lusoria.tui.terminal import Terminal, machine_terminal
from lusoria.words import Words, visible

LEFT, REFUSED, INTERRUPTED = 0, 2, 130  # exit codes


def run(args: argparse.Namespace, words: Words) -> int:
    """Play at this terminal. Returns the exit code."""
    if sys.stdout is None:  # started with its output closed
        print(words.say("cli-no-terminal"), file=sys.stderr)
        return REFUSED
    terminal = machine_terminal(fast=args.fast)
    try:
        return evening(terminal, words, wishes(args, words))
    except Refused as no:
        print(visible(str(no)), file=sys.stderr)
        return REFUSED


def evening(terminal: Terminal, words: Words, wished: Wishes) -> int:
    """Play games until the person leaves. An interrupt ends with a message, never with a traceback."""
    desk = Desk(terminal, words)
    try:
        party = sit_down(desk, wished)
        games = 1
        while one_game(desk, party, wished, games):
            games += 1
    except Leaving:
        pass
    except KeyboardInterrupt:
        terminal.console.print()
        terminal.say(Text(words.say("cli-interrupted")))
        return INTERRUPTED
    terminal.say(Text(words.say("cli-farewell")))
    return LEFT


def one_game(desk: Desk, party: Party, wished: Wishes, number: int) -> bool:
    """Play one game to its end. True if the person wants another."""
    seed = wished.seed if wished.seed is not None and number == 1 else new_seed()
    match = Match(party.game, party.options, FairNature(party.game, party.options, seed))
    opening(desk, party, commitment(seed))
    room = room_of(party.game)(party.game, desk.words, desk.terminal.symbols, party.names, party.me)
    bots = {
        seat: (bot(party.game.name, party.bots), Random(f"{seed.hex()} {seat}"))
        for seat in range(len(party.names))
        if seat != party.me
    }
    table = Table(desk, room, match, bots)
    table.play()
    show_ending(desk, room, table.view(), seed)
    written = False
    if wished.record is not None:
        written = write_down(desk, match, party, seed, numbered(wished.record, number))
    while True:
        path = None if written else free_path(party)
        wish = ask_on(desk, path)
        if wish != "write":
            return wish == "again"
        assert path is not None
        written = write_down(desk, match, party, seed, path)

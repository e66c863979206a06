"""Terminal session: set up, play games until the person leaves."""

import argparse
import sys
from random import Random

from rich.text import Text

from lusoria.bots import bot
from lusoria.records.fair_chance import FairNature, commitment, new_seed
from lusoria.records.match import Match
from lusoria.tui.command_line import GivenOptions, OptionError, parse_options
from lusoria.tui.game_loop import Table
from lusoria.tui.game_screens import screen_of
from lusoria.tui.machine_terminal import INTERRUPTED, LEFT, NO_TERMINAL, REFUSED, machine_terminal
from lusoria.tui.prompt import PlayerLeft, Prompter
from lusoria.tui.result_screen import ask_next_step, free_path, numbered_path, save_record, show_ending
from lusoria.tui.setup_screen import TableSetup, ask_setup, show_opening
from lusoria.tui.terminal import Terminal
from lusoria.words import Words, visible


def run(args: argparse.Namespace, words: Words) -> int:
    """Play at this terminal. Returns the exit code."""
    if sys.stdout is None:  # started with its output closed
        print(NO_TERMINAL, file=sys.stderr)
        return REFUSED
    terminal = machine_terminal(words, fast=args.fast)
    try:
        return play_session(terminal, words, parse_options(args))
    except OptionError as no:
        print(visible(str(no)), file=sys.stderr)
        return REFUSED


def play_session(terminal: Terminal, words: Words, given: GivenOptions) -> int:
    """Play games until the person leaves. An interrupt ends with a message, never with a traceback."""
    prompter = Prompter(terminal, words)
    try:
        setup = ask_setup(prompter, given)
        games = 1
        while play_game(prompter, setup, given, games):
            games += 1
    except PlayerLeft:
        if not (terminal.has_read or terminal.is_interactive):  # for example `</dev/null`
            print(NO_TERMINAL, file=sys.stderr)
            return REFUSED
    except KeyboardInterrupt:
        terminal.console.print()
        terminal.say(Text(words.say("cli-interrupted")))
        return INTERRUPTED
    terminal.say(Text(words.say("cli-farewell")))
    return LEFT


def play_game(prompter: Prompter, setup: TableSetup, given: GivenOptions, number: int) -> bool:
    """Play one game to its end. True if the person wants another."""
    seed = given.seed if given.seed is not None and number == 1 else new_seed()
    match = Match(setup.game, setup.options, FairNature(setup.game, setup.options, seed))
    show_opening(prompter, setup, commitment(seed), is_first=number == 1)
    screen = screen_of(setup.game)(
        setup.game, prompter.words, prompter.terminal.symbols, setup.names, setup.me
    )
    bots = {
        seat: (bot(setup.game.name, setup.bots), Random(f"{seed.hex()} {seat}"))
        for seat in range(len(setup.names))
        if seat != setup.me
    }
    table = Table(prompter, screen, match, bots)
    table.play()
    show_ending(prompter, screen, table.view(), seed)
    is_written = False
    if given.record is not None:
        is_written = save_record(prompter, match, setup, seed, numbered_path(given.record, number))
    while True:
        path = None if is_written else free_path(setup)
        wish = ask_next_step(prompter, path)
        if wish != "write":
            return wish == "again"
        assert path is not None
        is_written = save_record(prompter, match, setup, seed, path)

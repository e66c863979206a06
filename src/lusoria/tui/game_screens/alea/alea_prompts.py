"""Prompts of Alea Romana: few choices at once, details in a second question."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from lusoria.core.errors import IllegalAction
from lusoria.games.alea.actions import Action, PlayCard, Roll, Write
from lusoria.games.alea.events import Event
from lusoria.games.alea.model import Card
from lusoria.games.alea.view import View
from lusoria.tui.game_screen import GameScreen
from lusoria.tui.game_screens.alea.alea_symbols import both
from lusoria.tui.prompt import Choice, Prompter, Question
from lusoria.words import tell_prompt

BACK = 0  # answer that leads back to the first question
MAX_PLACES = 3  # listed at once; more are asked by number, then by row


@dataclass(frozen=True)
class Bundle:
    """Several actions under one label, and the question that selects one."""

    label: str
    ask: str
    within: "Sequence[Entry]"
    short: str | None = None


@dataclass(frozen=True)
class Rows:
    """One number and the rows it fits into: a range, because columns are ordered."""

    number: int
    rows: range


Entry: TypeAlias = Bundle | Rows | Action
Screen: TypeAlias = GameScreen[View, Event, Action]
Picked: TypeAlias = Entry | None  # None leads back


def choose(screen: Screen, view: View, prompter: Prompter) -> Action:
    """One of `view.legal`: first a bundle, then an action in it."""
    top = [*rolls(screen, view), *writes(screen, view), *cards(screen, view), *rest(view)]
    ask = tell_prompt(screen.words, screen.game, view, screen.names)
    if len(top) == 1 and isinstance(top[0], Bundle):
        ask, top = top[0].ask, list(top[0].within)
    while True:
        default = 0 if len(top) == 1 else None  # Enter alone is enough if there is one choice
        choices = [labelled(screen, entry, with_effect=True) for entry in top]
        choice = prompter.choose(Question(ask, choices, list(useless(screen, view)), default))
        while isinstance(choice, Bundle):
            inner = [labelled(screen, entry) for entry in choice.within]
            inner.append(Choice(screen.say("cli-back"), None))
            choice = prompter.choose(Question(choice.ask, inner))
        if isinstance(choice, Rows):
            choice = ask_row(screen, choice, prompter)
        if choice is not None:
            return choice


def labelled(screen: Screen, entry: Entry, *, with_effect: bool = False) -> Choice[Picked]:
    if isinstance(entry, Bundle):
        return Choice(entry.label, entry, entry.short)
    if isinstance(entry, Rows):
        return Choice(screen.cli_word("write-number", numeral=both(entry.number)), entry)
    if isinstance(entry, Write):
        return Choice(screen.cli_word("write", numeral=both(entry.number), row=entry.row), entry)
    label = screen.action(entry)
    if isinstance(entry, PlayCard) and with_effect:
        return Choice(screen.name_and_text(label, screen.word(f"card-{entry.effect}.effect")), entry, label)
    return Choice(label, entry)


def rolls(screen: Screen, view: View) -> Iterator[Entry]:
    actions = [act for act in view.legal if isinstance(act, Roll)]
    if len(actions) <= 1:
        yield from actions
    else:
        yield Bundle(screen.cli_word("roll"), screen.cli_word("ask-dice"), actions)


def writes(screen: Screen, view: View) -> Iterator[Entry]:
    actions = [act for act in view.legal if isinstance(act, Write)]
    numbers = dict.fromkeys(act.number for act in actions)
    for number in numbers:
        same = [act for act in actions if act.number == number]
        if len(actions) <= MAX_PLACES or len(same) == 1:
            yield from same
        else:
            yield Rows(number, range(same[0].row, same[-1].row + 1))


def ask_row(screen: Screen, found: Rows, prompter: Prompter) -> Write | None:
    """Asks for the number of the row, as the board shows it."""
    rows = found.rows
    ask = screen.cli_word("ask-row", numeral=both(found.number), least=rows[0], most=rows[-1])
    row = prompter.number(ask, rows, back=BACK)
    return None if row == BACK else Write(found.number, row)


def rest(view: View) -> Iterator[Action]:
    """All other actions."""
    yield from (act for act in view.legal if not isinstance(act, Roll | Write | PlayCard))


def cards(screen: Screen, view: View) -> Iterator[Entry]:
    """One entry per card; a bundle if the card can be played in several ways."""
    plays = [act for act in view.legal if isinstance(act, PlayCard)]
    for card in dict.fromkeys(act.card for act in plays):
        ways = [act for act in plays if act.card == card]
        if len(ways) == 1:
            yield ways[0]
        else:
            yield bundle(screen, card, list(joker(screen, ways)) if card == "joker" else ways)


def joker(screen: Screen, ways: Sequence[PlayCard]) -> Iterator[Entry]:
    for effect in dict.fromkeys(act.effect for act in ways):
        same = [act for act in ways if act.effect == effect]
        if len(same) > 1:
            yield bundle(screen, effect, same)
        else:
            yield from same


def bundle(screen: Screen, card: Card, within: Sequence[Entry]) -> Bundle:
    name = screen.word(f"card-{card}")
    return Bundle(
        screen.name_and_text(name, screen.word(f"card-{card}.effect")), ask_how(screen, card), within, name
    )


def ask_how(screen: Screen, card: Card) -> str:
    if card == "joker":
        return screen.cli_word("ask-joker")
    return screen.cli_word("ask-where" if card == "twin" else "ask-die")


def useless(screen: Screen, view: View) -> Iterator[str]:
    """After a failed turn: cards that cannot be played, each with the reason of its rule."""
    if view.table.failed is None or view.mine is None:
        return
    for barred in view.mine.barred:
        why = screen.refusal(IllegalAction(barred.rule, barred.why, **barred.facts))
        yield screen.name_and_text(screen.word(f"card-{barred.card}"), why)

"""Prompts of Idus Martii: offices one by one; secret choices need a confirmation."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from rich.text import Text

from lusoria.core.errors import IllegalAction
from lusoria.core.game import Seat
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Replace, Vote
from lusoria.games.idus_martii.events import Event
from lusoria.games.idus_martii.office_rules import BarredOffice
from lusoria.games.idus_martii.view import View
from lusoria.tui.game_screen import GameScreen
from lusoria.tui.game_screens.idus_martii.idus_symbols import signs_for
from lusoria.tui.prompt import Choice, Prompter, Question
from lusoria.words import tell_prompt
from lusoria.words.message_variables import Reader

Screen: TypeAlias = GameScreen[View, Event, Action]


def choose(screen: Screen, view: View, prompter: Prompter) -> Action:
    """One of `view.legal`."""
    match view.legal[0]:
        case Assign():
            return choose_offices(screen, view, prompter)
        case Discard():
            return choose_secretly(
                screen, prompter, Question(screen.cli_word("ask-keep"), list(keep_choices(screen, view)))
            )
        case Vote() | Replace():
            votes = [Choice(vote_label(screen, act), act, screen.action(act)) for act in view.legal]
            return choose_secretly(screen, prompter, Question(prompt_text(screen, view), votes))
        case _:
            return prompter.choose(
                Question(prompt_text(screen, view), [Choice(screen.action(act), act) for act in view.legal])
            )


def prompt_text(screen: Screen, view: View) -> str:
    return tell_prompt(screen.words, screen.game, view, screen.names)


def choose_secretly(screen: Screen, prompter: Prompter, question: Question[Action]) -> Action:
    """Ask for a secret choice and confirm it in words."""
    labels = {choice.value: choice.short or str(choice.label) for choice in question.choices}
    while True:
        action = prompter.choose(question)
        if prompter.confirm(screen.say("cli-confirm", choice=labels[action])):
            return action


def vote_label(screen: Screen, action: Action) -> Text:
    colour = getattr(action, "colour", "yellow")  # only a yellow vote can be kept
    meaning = screen.word(f"colour-{colour}.meaning")
    return Text.assemble(signs_for(screen.symbols).vote(colour), f"  {screen.action(action)} ({meaning})")


def keep_choices(screen: Screen, view: View) -> Iterator[Choice[Action]]:
    """Choices by the card to keep: people asked which card to discard often pick the wrong one."""
    assert view.mine is not None
    first, second = view.mine.hand
    for keep, discard in dict.fromkeys(((first, second), (second, first))):
        label = screen.word("keep", faction=keep)
        aim = screen.word(f"faction-{keep}.aim")
        yield Choice(
            Text.assemble(signs_for(screen.symbols).card(keep), f" {label}. {aim}"), Discard(discard), label
        )


# --- W1: the Consul hands out the offices ---


def choose_offices(screen: Screen, view: View, prompter: Prompter) -> Assign:
    """Ask for the Praetor, then for the Aediles, then for a confirmation."""
    while True:
        praetor = prompter.choose(praetors(screen, view))
        action = prompter.choose(aediles(screen, view, praetor))
        if action is None:
            continue
        if prompter.confirm(screen.say("cli-confirm", choice=screen.action(action)), default=True):
            return action


def praetors(screen: Screen, view: View) -> Question[Seat]:
    possible = dict.fromkeys(act.praetor for act in view.legal if isinstance(act, Assign))
    return Question(
        screen.cli_word("ask-praetor"),
        [Choice(screen.names[seat], seat) for seat in possible],
        barred=reasons(screen, [no for no in view.table.barred if no.office == "praetor"]),
    )


def aediles(screen: Screen, view: View, praetor: Seat) -> Question[Assign | None]:
    possible = [act for act in view.legal if isinstance(act, Assign) and act.praetor == praetor]
    choices: list[Choice[Assign | None]] = [Choice(pair_label(screen, act), act) for act in possible]
    return Question(
        screen.cli_word("ask-aediles", praetor=screen.names[praetor]),
        [*choices, Choice(screen.say("cli-back"), None)],
        barred=reasons(screen, list(barred_aediles(view, praetor))),
    )


def pair_label(screen: Screen, action: Assign) -> str:
    return Reader(screen.words, screen.names).joined(action.aediles)


def barred_aediles(view: View, praetor: Seat) -> Iterator[BarredOffice]:
    """Reasons against Aediles other than the Praetor. A reason about a pair needs both of its players."""
    barred = [no for no in view.table.barred if no.office == "aedile" and no.seat != praetor]
    for no in barred:
        if "seat" in no.facts or sum((no.rule, no.why) == (other.rule, other.why) for other in barred) > 1:
            yield no


def reasons(screen: Screen, barred: Sequence[BarredOffice]) -> list[str]:
    return list(dict.fromkeys(screen.refusal(IllegalAction(no.rule, no.why, **no.facts)) for no in barred))

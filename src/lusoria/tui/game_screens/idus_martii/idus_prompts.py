"""Prompts of Idus Martii: offices one by one; secret choices need a confirmation."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from rich.text import Text

from lusoria.core.errors import IllegalAction
from lusoria.core.game import Seat
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Replace, Vote
from lusoria.games.idus_martii.events import Event
from lusoria.games.idus_martii.office_rules import Barred
from lusoria.games.idus_martii.view import View
from lusoria.tui.game_screen import Room
from lusoria.tui.game_screens.idus_martii.idus_symbols import signs_for
from lusoria.tui.prompt import Choice, Desk, Question
from lusoria.words import tell_prompt
from lusoria.words.message_variables import Reader

IdusScreen: TypeAlias = Room[View, Event, Action]


def choose(room: IdusScreen, view: View, desk: Desk) -> Action:
    """One of `view.legal`."""
    match view.legal[0]:
        case Assign():
            return hand_out(room, view, desk)
        case Discard():
            return secretly(room, desk, Question(room.here("ask-keep"), list(kept_cards(room, view))))
        case Vote() | Replace():
            votes = [Choice(vote_label(room, act), act, room.action(act)) for act in view.legal]
            return secretly(room, desk, Question(prompt_text(room, view), votes))
        case _:
            return desk.choose(
                Question(prompt_text(room, view), [Choice(room.action(act), act) for act in view.legal])
            )


def prompt_text(room: IdusScreen, view: View) -> str:
    return tell_prompt(room.words, room.game, view, room.names)


def secretly(room: IdusScreen, desk: Desk, question: Question[Action]) -> Action:
    """Ask for a secret choice and confirm it in words."""
    deeds = {choice.value: choice.short or str(choice.label) for choice in question.choices}
    while True:
        action = desk.choose(question)
        if desk.confirm(room.say("cli-confirm", choice=deeds[action])):
            return action


def vote_label(room: IdusScreen, action: Action) -> Text:
    colour = getattr(action, "colour", "yellow")  # only a yellow vote can be kept
    meaning = room.word(f"colour-{colour}.meaning")
    return Text.assemble(signs_for(room.symbols).vote(colour), f"  {room.action(action)} ({meaning})")


def kept_cards(room: IdusScreen, view: View) -> Iterator[Choice[Action]]:
    """Choices by the card to keep: people asked which card to discard often pick the wrong one."""
    assert view.mine is not None
    one, other = view.mine.hand
    for kept, gone in dict.fromkeys(((one, other), (other, one))):
        deed = room.word("keep", faction=kept)
        aim = room.word(f"faction-{kept}.aim")
        yield Choice(
            Text.assemble(signs_for(room.symbols).card(kept), f" {deed}. {aim}"), Discard(gone), deed
        )


# --- W1: the Consul hands out the offices ---


def hand_out(room: IdusScreen, view: View, desk: Desk) -> Assign:
    """Ask for the Praetor, then for the Aediles, then for a confirmation."""
    while True:
        praetor = desk.choose(praetors(room, view))
        action = desk.choose(aediles(room, view, praetor))
        if action is None:
            continue
        if desk.confirm(room.say("cli-confirm", choice=room.action(action)), default=True):
            return action


def praetors(room: IdusScreen, view: View) -> Question[Seat]:
    possible = dict.fromkeys(act.praetor for act in view.legal if isinstance(act, Assign))
    return Question(
        room.here("ask-praetor"),
        [Choice(room.names[seat], seat) for seat in possible],
        barred=reasons(room, [no for no in view.table.barred if no.office == "praetor"]),
    )


def aediles(room: IdusScreen, view: View, praetor: Seat) -> Question[Assign | None]:
    possible = [act for act in view.legal if isinstance(act, Assign) and act.praetor == praetor]
    choices: list[Choice[Assign | None]] = [Choice(pair_label(room, act), act) for act in possible]
    return Question(
        room.here("ask-aediles", praetor=room.names[praetor]),
        [*choices, Choice(room.say("cli-back"), None)],
        barred=reasons(room, list(against_aediles(view, praetor))),
    )


def pair_label(room: IdusScreen, action: Assign) -> str:
    return Reader(room.words, room.names).joined(action.aediles)


def against_aediles(view: View, praetor: Seat) -> Iterator[Barred]:
    """Reasons against Aediles other than the Praetor. A reason about a pair needs both of its players."""
    left = [no for no in view.table.barred if no.office == "aedile" and no.seat != praetor]
    for no in left:
        if "seat" in no.facts or sum((no.rule, no.why) == (other.rule, other.why) for other in left) > 1:
            yield no


def reasons(room: IdusScreen, barred: Sequence[Barred]) -> list[str]:
    return list(dict.fromkeys(room.refusal(IllegalAction(no.rule, no.why, **no.facts)) for no in barred))

"""Refusals of illegal actions: the rule's number and facts for the message.

A refusal reveals nothing that the seat's view does not.
"""

from lusoria.core.errors import IllegalAction
from lusoria.core.game import Await, Over, Seat
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.model import State, Step
from lusoria.games.idus_martii.office_rules import assignment_refusal, recent_offices

RULES: tuple[str, ...] = (
    "S1",
    "S2",
    "S3",
    "S6",
    "C1",
    "V1",
    "V2",
    "V6",
    "W1",
    "W2",
    "W3",
    "W4",
    "W5",
    "W6",
    "E1",
    "E2",
)

STEP_OF: dict[type[Action], Step] = {
    Assign: "assign",
    Vote: "vote",
    Look: "look",
    Veto: "veto",
    Replace: "replace",
    Keep: "replace",
    Discard: "discard",
}


def refusal(state: State, seat: Seat, action: Action) -> IllegalAction:
    """Why the action is not legal."""
    if isinstance(state.moves, Over):
        return IllegalAction("E1" if state.moves.ending == "failed_conspiracy" else "E2", "over")
    if state.step == "first":
        return IllegalAction("S3", "drawing_first")
    if not isinstance(state.moves, Await):
        return IllegalAction("S2", "dealing")
    if seat not in range(state.players):
        return IllegalAction("S1", "no_such_seat", place=seat, last=state.players - 1)
    if state.step != STEP_OF[type(action)]:
        return IllegalAction("C1", "other_step", step=state.step, asked=STEP_OF[type(action)])
    if seat not in state.moves.seats:
        return not_awaited(state, seat)
    return content_refusal(state, seat, action)


def not_awaited(state: State, seat: Seat) -> IllegalAction:
    """The step is right, but another seat must take it."""
    match state.step:
        case "vote":
            return IllegalAction("V1", "already_laid" if seat in state.aediles else "only_aediles")
        case "look" | "veto":
            assert state.praetor is not None
            return IllegalAction("V2", "only_praetor", praetor=state.praetor)
        case "replace":
            rule = "W6" if state.looked_colour == "yellow" else "W5"
            return IllegalAction(rule, "only_that_aedile", aedile=state.aediles[state.looked or 0])
        case "discard":
            return IllegalAction("V6", "only_consul", consul=state.consul)
        case _:
            return IllegalAction("W1", "only_consul", consul=state.consul)


def content_refusal(state: State, seat: Seat, action: Action) -> IllegalAction:
    """Seat and step are right, but the action's content is not allowed."""
    match action:
        case Assign():
            no = assignment_refusal(action, state.players, seat, *recent_offices(state.ledger))
            assert no is not None
            return no
        case Vote():
            return IllegalAction("W4", "yellow_in_round_one")
        case Look(aedile=place):
            return IllegalAction("V2", "no_vote_there", place=place)
        case Replace(colour=colour):
            return IllegalAction("W6" if colour == "yellow" else "W5", "same_colour", colour=colour)
        case Keep():
            return IllegalAction("W6" if state.looked_colour == "yellow" else "W5", "must_replace")
        case Discard(faction=faction):
            return IllegalAction("V6", "not_in_hand", faction=faction)
        case Veto():
            raise AssertionError("both answers to the veto are legal")

"""Observation history of a seat or the gallery, turn by turn, as numbers."""

from typing import NamedTuple

from lusoria.games.idus_martii.model import COLOURS, FACTIONS, Faction, Line
from lusoria.games.idus_martii.view import Table, View
from lusoria.minds.idus_martii.belief.evidence import (
    BYSTANDER,
    LOOKED_AT,
    OTHER,
    PRAETOR,
    REPLACE,
    SCORED,
    VETO,
    TurnObservation,
)
from lusoria.minds.idus_martii.belief.table_policies import Rules
from lusoria.minds.idus_martii.value.turn_outcomes import LEFT, OUTCOME, SHOWN, SWAPPED, YELLOW


class TurnStep(NamedTuple):
    """A turn so far. `looked`, `other` and `praetor` are places."""

    turn: int
    green: int
    red: int
    """Votes before the turn."""
    looked: int
    other: int
    praetor: int
    observation: TurnObservation


class PickStep(NamedTuple):
    """A player has given up a card after a turn."""

    turn: int
    green: int
    red: int
    """Votes after the turn."""
    place: int


class ViewHistory(NamedTuple):
    rules: Rules
    first: int
    """Seat of the starting player."""
    place: int | None
    """Of the viewer; None for the gallery."""
    cards: tuple[Faction, ...]
    """Of the viewer, including a card given up."""
    steps: tuple[TurnStep | PickStep, ...]
    current_turn: TurnStep | None
    """The turn in progress, once a vote has been looked at."""


def rules_of(table: Table) -> Rules:
    return Rules(table.options.players, table.limit, table.options.yellow_swap == "may")


def read_history(view: View) -> ViewHistory:
    table, mine = view.table, view.mine
    rules, first = rules_of(table), table.first or 0

    def place(seat: int) -> int:
        return (seat - first) % rules.players

    laid = {} if mine is None else {vote.turn: (vote.laid, vote.final) for vote in mine.votes}
    looks = {} if mine is None else {look.turn: look.colour for look in mine.looks}
    me = None if mine is None else mine.seat

    def turn_step(line: Line, stage: int, green: int, red: int) -> TurnStep:
        other = line.aediles[0] if line.looked == line.aediles[1] else line.aediles[1]
        event = SHOWN if line.yellow_shown else SWAPPED if line.swapped else LEFT
        outcome = OUTCOME_OF.get((line.green, line.red), 0)
        role, vote, final = BYSTANDER, 0, 0
        if line.turn in laid:
            role = LOOKED_AT if me == line.looked else OTHER
            vote, final = (COLOURS.index(colour) for colour in laid[line.turn])
        elif line.turn in looks:
            role, vote = PRAETOR, COLOURS.index(looks[line.turn])
        observation = TurnObservation(stage, role, event, int(line.swapped), outcome, vote, final)
        return TurnStep(
            line.turn - 1, green, red, place(line.looked), place(other), place(line.praetor), observation
        )

    steps: list[TurnStep | PickStep] = []
    green = red = 0
    for line in table.ledger:
        steps.append(turn_step(line, SCORED, green, red))
        green, red = green + line.green, red + line.red
        if table.picked[line.consul] and line.turn in pick_turns(rules, place(line.consul)):
            steps.append(PickStep(line.turn - 1, green, red, place(line.consul)))
    current_turn = None
    if table.step in ("veto", "replace") and table.looked is not None:
        assert table.consul is not None
        assert table.praetor is not None
        one, two = table.aediles
        line = Line(
            table.turn, table.consul, table.praetor, (one, two), table.looked,
            table.step == "replace", table.yellow_shown, 0, 0, 0,
        )  # fmt: skip
        current_turn = turn_step(line, VETO if table.step == "veto" else REPLACE, green, red)
    cards = () if mine is None else (*mine.hand, *(() if mine.discarded is None else (mine.discarded,)))
    viewer_place = None if me is None else place(me)
    return ViewHistory(
        rules, first, viewer_place, tuple(sorted(cards, key=FACTIONS.index)), tuple(steps), current_turn
    )


def until_turn(history: ViewHistory, turn: int) -> ViewHistory:
    """The history at the end of a finished turn, with the pick after it; 0 is the deal."""
    steps = tuple([step for step in history.steps if step.turn < turn])
    return history._replace(steps=steps, current_turn=None)


def pick_turns(rules: Rules, place: int) -> tuple[int]:
    """V6, W8: the turn after which the player at `place` picks a side, counted from 1."""
    return (place + 1 if place else rules.players + 1,)


OUTCOME_OF = {
    ((one, other).count(0), (one, other).count(1)): int(OUTCOME[one, other])
    for one in range(YELLOW + 1)
    for other in range(YELLOW + 1)
}
"""Outcome by number of green and of red votes among the two."""

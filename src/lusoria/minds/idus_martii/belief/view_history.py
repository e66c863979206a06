"""A view as a story: what a seat, or the gallery, has learnt turn by turn, in numbers and by place."""

from typing import NamedTuple

from lusoria.games.idus_martii.model import COLOURS, FACTIONS, Faction, Line
from lusoria.games.idus_martii.view import Table, View
from lusoria.minds.idus_martii.belief.evidence import LOOKED_AT, LOOKER, NOBODY, OTHER, REPLACE, SCORED, VETO
from lusoria.minds.idus_martii.belief.table_policies import Rules
from lusoria.minds.idus_martii.value.turn_outcomes import LEFT, OUTCOME, SHOWN, SWAPPED, YELLOW


class Happened(NamedTuple):
    """A turn as far as it has come. `looked`, `other` and `praetor` are places."""

    turn: int
    green: int
    red: int
    """The votes before it."""
    looked: int
    other: int
    praetor: int
    facts: tuple[int, ...]
    """See `evidence.likelihoods`."""


class Picked(NamedTuple):
    """Somebody has given up a card after a turn."""

    turn: int
    green: int
    red: int
    """The votes after it."""
    place: int


class Story(NamedTuple):
    rules: Rules
    first: int
    place: int | None
    """Mine."""
    cards: tuple[Faction, ...]
    """Mine, also the one that I have given up."""
    steps: tuple[Happened | Picked, ...]
    now: Happened | None
    """The turn that is being played, if there is something to learn from it yet."""


def rules_of(table: Table) -> Rules:
    return Rules(table.options.players, table.limit, table.options.yellow_swap == "may")


def told(view: View) -> Story:
    table, mine = view.table, view.mine
    rules, first = rules_of(table), table.first or 0

    def place(seat: int) -> int:
        return (seat - first) % rules.players

    laid = {} if mine is None else {vote.turn: (vote.laid, vote.final) for vote in mine.votes}
    saw = {} if mine is None else {look.turn: look.colour for look in mine.looks}
    me = None if mine is None else mine.seat

    def happened(line: Line, reached: int, green: int, red: int) -> Happened:
        other = line.aediles[0] if line.looked == line.aediles[1] else line.aediles[1]
        event = SHOWN if line.yellow_shown else SWAPPED if line.swapped else LEFT
        outcome = OUTCOME_OF.get((line.green, line.red), 0)
        who, known, final = NOBODY, 0, 0
        if line.turn in laid:
            who = LOOKED_AT if me == line.looked else OTHER
            known, final = (COLOURS.index(colour) for colour in laid[line.turn])
        elif line.turn in saw:
            who, known = LOOKER, COLOURS.index(saw[line.turn])
        facts = (reached, who, event, int(line.swapped), outcome, known, final)
        return Happened(
            line.turn - 1, green, red, place(line.looked), place(other), place(line.praetor), facts
        )

    steps: list[Happened | Picked] = []
    green = red = 0
    for line in table.ledger:
        steps.append(happened(line, SCORED, green, red))
        green, red = green + line.green, red + line.red
        if table.picked[line.consul] and line.turn in picks(rules, place(line.consul)):
            steps.append(Picked(line.turn - 1, green, red, place(line.consul)))
    now = None
    if table.step in ("veto", "replace") and table.looked is not None:
        assert table.consul is not None
        assert table.praetor is not None
        one, two = table.aediles
        line = Line(
            table.turn, table.consul, table.praetor, (one, two), table.looked,
            table.step == "replace", table.yellow_shown, 0, 0, 0,
        )  # fmt: skip
        now = happened(line, VETO if table.step == "veto" else REPLACE, green, red)
    cards = () if mine is None else (*mine.hand, *(() if mine.discarded is None else (mine.discarded,)))
    where = None if me is None else place(me)
    return Story(rules, first, where, tuple(sorted(cards, key=FACTIONS.index)), tuple(steps), now)


def picks(rules: Rules, place: int) -> tuple[int]:
    """V6, W8: the turn after which somebody picks a side, counted from 1."""
    return (place + 1 if place else rules.players + 1,)


OUTCOME_OF = {
    ((one, other).count(0), (one, other).count(1)): int(OUTCOME[one, other])
    for one in range(YELLOW + 1)
    for other in range(YELLOW + 1)
}
"""By how many votes of the two were green and red."""

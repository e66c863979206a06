"""What could have been known, and what it cost: the analysis of a finished game, as it is sent."""

from typing import Literal, TypeAlias

from lusoria.wire.message import Message, RawObject

BeliefModel: TypeAlias = Literal["mixture", "honest", "strong"]
"""How the others are taken to play: mixed company, honest voters, strong players."""
Chances: TypeAlias = tuple[float, ...]
"""From 0 to 1, rounded."""


class Weighed(Message, frozen=True):
    """One option of a decision: what it was worth to whoever decided, from what they knew."""

    action: RawObject
    chance: float
    error: float
    points: float | None
    """The expected final score, in a game that has one."""
    reason: RawObject
    """Told as `<game>-reason-<type>`."""


class Judgement(Message, frozen=True):
    """One decision of a game in which there was something to decide."""

    step: int
    """The step of the replay to which it led."""
    turn: int
    seat: int
    taken: int
    """Which of the options; they stand in order, the best first."""
    cost: float
    """In winning chance, against the best; 0 where it was that, or within the error."""
    points: float | None
    """The same in points, against what the master would do; below 0 for more points and less chance."""
    options: tuple[Weighed, ...]


class Afterword(Message, frozen=True):
    """What mattered most of all that a bot decided, and why it did so: from its own sight at that moment."""

    seat: int
    step: int
    """The step of the replay to which it led."""
    turn: int
    action: RawObject
    reason: RawObject
    """Told as `<game>-reason-<type>`."""


class Believed(Message, frozen=True):
    """After one turn: how likely everybody was of each side, and each side to win."""

    step: int
    turn: int
    sides: tuple[Chances, ...]
    """One a seat: Loyal, Traitor, Merchant."""
    winning: Chances
    """Loyal, Traitor, Merchant."""


class Shift(Message, frozen=True):
    """A turn that changed much: about one senator, or about who would win."""

    step: int
    turn: int
    seat: int | None
    """Of whom one thought otherwise after it; None where a side's chance to win moved."""
    side: str
    before: float
    after: float


class Suspicion(Message, frozen=True, tag_field="game", tag="idus-martii"):
    """Idus Martii through one pair of eyes: nothing that these could not know changes any of it."""

    eyes: int | None
    """None is the gallery."""
    model: BeliefModel
    turns: tuple[Believed, ...]
    """The first is before the first turn."""
    shifts: tuple[Shift, ...]
    """The largest first."""
    turning: tuple[Shift, ...]
    """Where each side's chance to win moved most, in the order of the game; none of what hardly moved."""
    decisions: tuple[Judgement, ...]
    """Of whoever has these eyes, the costliest first."""


class Prospect(Message, frozen=True):
    """After one turn: what everybody could expect."""

    step: int
    round: int
    seat: int
    """Whose turn it was."""
    chances: Chances
    """Of winning, one a seat."""
    points: tuple[float, ...]
    """The expected final score, one a seat."""


class Account(Message, frozen=True):
    """One player's game: what was expected before the first die, and where the rest came from.

    start + luck + skill + others is the result: of points the score, of chances 1 for a win.
    """

    seat: int
    points: "Parts"
    chance: "Parts"


class Parts(Message, frozen=True):
    start: float
    luck: float
    """Every die of one's own against what was expected before it fell."""
    skill: float
    """Every decision of one's own against what the master would do.

    Above 0 where it brought more of this unit: the master trades a little of either for the other.
    """
    others: float
    """What the others' turns did, between one's own."""
    result: float


class Equity(Message, frozen=True, tag_field="game", tag="alea"):
    """Alea Romana, decision by decision. Nothing in it is secret."""

    model: str
    turns: tuple[Prospect, ...]
    accounts: tuple[Account, ...]
    decisions: tuple[Judgement, ...]
    """Of everybody, the costliest first."""

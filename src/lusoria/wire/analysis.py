"""Analysis of a finished game on the wire: beliefs, win probabilities and costs of decisions."""

from typing import Literal, TypeAlias

from lusoria.wire.message import Message, RawObject

BeliefModel: TypeAlias = Literal["mixture", "honest", "strong"]
"""How the other players are assumed to play: mixed, honest voters, or strong players."""
Chances: TypeAlias = tuple[float, ...]  # probabilities, rounded


class Weighed(Message, frozen=True):
    """One option of a decision: its value to the player, from that player's knowledge."""

    action: RawObject
    chance: float
    error: float
    points: float | None
    """Expected final score; null in a game without points."""
    reason: RawObject
    """Shown as message `<game>-reason-<type>`."""


class Judgement(Message, frozen=True):
    """One decision with more than one option."""

    step: int
    """Step of the replay after the decision."""
    turn: int
    seat: int
    taken: int
    """Index into `options`, which are sorted best first."""
    cost: float
    """Lost win probability against the best option; 0 if within the error."""
    points: float | None
    """Lost points against the master bot's choice; negative for more points at less win probability."""
    options: tuple[Weighed, ...]


class Afterword(Message, frozen=True):
    """A bot's most important decision and its reason, from the bot's view at that moment."""

    seat: int
    step: int
    """Step of the replay after the decision."""
    turn: int
    action: RawObject
    reason: RawObject
    """Shown as message `<game>-reason-<type>`."""


class Believed(Message, frozen=True):
    """Belief after one turn: probability of each side per seat, and of each side to win."""

    step: int
    turn: int
    sides: tuple[Chances, ...]
    """By seat: Loyal, Traitor, Merchant."""
    winning: Chances
    """Loyal, Traitor, Merchant."""


class Shift(Message, frozen=True):
    """A turn that changed a belief much: about one senator, or about the winner."""

    step: int
    turn: int
    seat: int | None
    """The senator; null if a side's win probability changed."""
    side: str
    before: float
    after: float


class Suspicion(Message, frozen=True, tag_field="game", tag="idus-martii"):
    """Analysis of Idus Martii from one seat's knowledge; hidden information does not affect it."""

    eyes: int | None
    """The viewer's seat; null for the gallery."""
    model: BeliefModel
    turns: tuple[Believed, ...]
    """The first is before the first turn."""
    shifts: tuple[Shift, ...]
    """Largest first."""
    turning: tuple[Shift, ...]
    """Largest change of each side's win probability, in game order; leaves out small ones."""
    decisions: tuple[Judgement, ...]
    """Decisions of the viewer, costliest first."""


class Prospect(Message, frozen=True):
    """Expectations of all players after one turn."""

    step: int
    round: int
    seat: int
    """The seat that had the turn."""
    chances: Chances
    """Win probability by seat."""
    points: tuple[float, ...]
    """Expected final score by seat."""


class Account(Message, frozen=True):
    """Luck and skill of one player, in points and in win probability.

    start + luck + skill + others = result: the score, or 1 for a win.
    """

    seat: int
    points: "Parts"
    chance: "Parts"


class Parts(Message, frozen=True):
    start: float
    luck: float
    """Own dice, against the expectation before each fell."""
    skill: float
    """Own decisions, against the master bot's choice.

    Positive if they gained more of this unit: the master trades points for win probability.
    """
    others: float
    """Effect of the other players' turns."""
    result: float


class Equity(Message, frozen=True, tag_field="game", tag="alea"):
    """Analysis of Alea Romana, decision by decision. Everything is public."""

    model: str
    turns: tuple[Prospect, ...]
    accounts: tuple[Account, ...]
    decisions: tuple[Judgement, ...]
    """Decisions of all players, costliest first."""

"""Analysis of a finished game on the wire: what analyses of all games have in common.

The analysis itself is a struct of its game: see `lusoria.wire.game_messages`.
"""

from typing import Annotated, Literal, Protocol, TypeAlias, runtime_checkable

from msgspec import Meta, Raw

from lusoria.wire.message import Message, RawObject

OptionalAnalysis: TypeAlias = Annotated[
    Raw, Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/Analysis"}, {"type": "null"}]})
]

BeliefModel: TypeAlias = Literal["mixture", "honest", "strong"]
"""How the other players are assumed to play: mixed, honest voters, or strong players."""
Chances: TypeAlias = tuple[float, ...]  # probabilities, rounded


class OptionValue(Message, frozen=True):
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
    options: tuple[OptionValue, ...]


class BotExplanation(Message, frozen=True):
    """A bot's most important decision and its reason, from the bot's view at that moment."""

    seat: int
    step: int
    """Step of the replay after the decision."""
    turn: int
    action: RawObject
    reason: RawObject
    """Shown as message `<game>-reason-<type>`."""


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


class Analysis(Protocol):
    """What every analysis has. The struct has the tag `game` with the game's name."""

    @property
    def decisions(self) -> tuple[Judgement, ...]: ...


@runtime_checkable
class HasAccounts(Protocol):
    """An analysis that splits each player's result into luck and skill."""

    @property
    def accounts(self) -> tuple[Account, ...]:
        """By seat."""
        ...

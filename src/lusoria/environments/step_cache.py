"""Places within a turn at which games stand again and again, and what the rules have said there once."""

from typing import Any, NamedTuple, TypeAlias

from lusoria.core.game import AnyState, Await, Chance
from lusoria.core.structs import GameEvent
from lusoria.environments.alea_adapter import Fits, InHand
from lusoria.environments.game_adapter import Numbered, Setting, Strokes

Events: TypeAlias = tuple[GameEvent, ...]
MOST_PLAYERS = 8
NATURE, NOBODY = -1, -4
"""Who moves where no seat does, as OpenSpiel numbers them."""


class Spot:
    """Where a state stands by so little of it that the same place comes up again and again (`Kind.spot`).

    From one to another lead steps that change little else. What they bring about is asked of the rules once.
    A state that hangs on more is at no `known` spot, and no such step leads from there.
    """

    __slots__ = ("changed", "fits", "in_hand", "known", "numbered", "player", "steps", "strokes")

    def __init__(self, player: int, strokes: Strokes | None = None) -> None:
        self.player = player
        self.strokes = strokes
        self.known = False
        self.in_hand: InHand = ()
        self.fits: Fits | None = None
        """Of the room of a turn, all that decides what may be done; None where there is more to it."""
        self.numbered: dict[Any, Numbered] = {}
        """What may be done, by what fits."""
        self.changed: dict[str, Any] = {}
        """What is different from the state that led here, but for the order of dice."""
        self.steps: dict[int, Stride] = {}


class Stride(NamedTuple):
    """What an action or an outcome of chance brings about within a turn."""

    events: Events
    spot: Spot
    """Where it leads."""
    lasting: GameEvent | None
    """The event that changes more of a state than its spot."""


class TurnEnd(NamedTuple):
    """What comes after the first event of an action that ends a turn."""

    events: Events
    spot: Spot
    player: int


ELSEWHERE = {player: Spot(player) for player in (NOBODY, *range(MOST_PLAYERS))}


def spot_of(setting: Setting, state: AnyState) -> Spot:
    kind = setting.kind
    key = None if kind.spot is None else kind.spot(state)
    found: Spot | None = None if key is None else setting.spots.get(key)
    if found is not None:
        return found
    turn = setting.game.turn(state)
    if type(turn) is Chance:
        found = Spot(NATURE, setting.strokes(turn))
    else:
        player = turn.seats[0] if type(turn) is Await else NOBODY
        found = ELSEWHERE[player] if key is None else Spot(player)
    if key is not None:
        found.known, found.in_hand = True, kind.in_hand(state)
        found.fits, alike = kind.fits(state)
        found.numbered = setting.fitting.setdefault(alike, {})
        found.changed = {name: getattr(state, name) for name in kind.local}
        setting.spots[key] = found
    return found

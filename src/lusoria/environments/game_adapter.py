"""What environments know of each game besides its rules: its encoding, what a result is worth, its end."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from lusoria.core.arguments import check_number
from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame, AnyState, Chance, GameResult, GameView, Seat
from lusoria.core.structs import GameAction, GameEvent, GameOptions
from lusoria.environments import alea_adapter
from lusoria.environments.alea_adapter import Fits, InHand, TurnOver
from lusoria.games import game as find_game
from lusoria.games.alea.model import FACES
from lusoria.games.idus_martii.events import CardDealt, FirstDrawn
from lusoria.games.idus_martii.model import FACTIONS, PLAYERS
from lusoria.lab.encodings import ENCODINGS
from lusoria.lab.observation_fields import Field
from lusoria.records.codec import options_from

MOST_ROUNDS = 200
"""Where nobody says: games of Alea Romana that are still going on after so many rounds are cut off."""
Outcomes: TypeAlias = tuple[tuple[tuple[GameEvent, ...], int], ...]
MOST_KNOWN = 50_000
MOST_STROKES = 8192


class Encoding(Protocol):
    """A game in small numbers: `lusoria.lab.<game>.encoding`."""

    FIELDS: tuple[Field, ...]
    ACTIONS: tuple[str, ...]

    def action_count(self, players: int) -> int: ...

    def id_of(self, action: Any, view: Any) -> int: ...

    def encode(self, view: Any) -> NDArray[np.signedinteger[Any]]: ...


def nothing_in_hand(state: AnyState) -> InHand:
    return ()


def no_room(state: AnyState) -> Any:
    return None


def nothing_fits(state: AnyState) -> tuple[Fits | None, Hashable]:
    return None, None


def no_moment(in_hand: InHand, room: Any, state: AnyState) -> Hashable:
    raise NotImplementedError


def no_steps(events: Sequence[GameEvent]) -> bool:
    return False


def never(before: AnyState, after: AnyState) -> bool:
    return False


def no_trace(event: GameEvent) -> bool:
    return False


def goes_on(number: int, in_hand: InHand, state: AnyState) -> TurnOver | None:
    return None


@dataclass(frozen=True)
class Kind:
    """A game that can be an environment."""

    title: str
    rewards: Callable[[GameResult, int], tuple[float, ...]]
    """What the result is worth to each of so many seats, from -1 to 1."""
    outcome_id: Callable[[GameEvent], int]
    """The number of an outcome of chance, by its first event."""
    most_outcomes: int
    longest: Callable[[int, int], tuple[int, int]]
    """The most decisions and strokes of chance, by the number of players and of rounds."""
    moment: Callable[[AnyState], Hashable]
    """All of a state on which it hangs what whoever is on move may do, and under which numbers."""
    secrets: tuple[str, ...] = ()
    """The steps at which cards are dealt and given up, of which the public part of a game tells nothing."""
    round_of: Callable[[AnyState], int] | None = None
    """In a game that can last for ever: in which round it is."""
    id_in: Callable[[Any, AnyState], int] | None = None
    """The number of an action, where it can be told without a view: to make one takes long."""
    observed: Callable[[AnyState, Seat], NDArray[np.signedinteger[Any]]] | None = None
    """The encoded view of a seat, where that does not take the whole view."""
    spot: Callable[[AnyState], Hashable] | None = None
    """All of a state that decides what steps within a turn bring about; None where there are none."""
    local: tuple[str, ...] = ()
    """The names of all that most of those steps change."""
    foretold: Callable[[AnyState, AnyState], bool] = never
    """Whether the spot of the one state decides that of the other, to which a step leads."""
    in_hand: Callable[[AnyState], InHand] = nothing_in_hand
    """What `moment` takes of it."""
    room: Callable[[AnyState], Any] = no_room
    """What it takes of all that stays the same until the turn is over."""
    fits: Callable[[AnyState], tuple[Fits | None, Hashable]] = nothing_fits
    """Where `moment` hangs on the spot and the room alone: all it takes of the room, and of the spot."""
    moment_at: Callable[[InHand, Any, AnyState], Hashable] = no_moment
    """The `moment` of a spot with this in hand and this room, by any state of the same turn."""
    stays: Callable[[Sequence[GameEvent]], bool] = no_steps
    """Whether these events are a step within a turn."""
    lasts: Callable[[GameEvent], bool] = no_trace
    """Whether the first event of a step changes more of a state than is `local`."""
    turn_over: Callable[[int, InHand, AnyState], TurnOver | None] = goes_on
    """Of an action that ends a turn: all on which its first event hangs, and all on which the others do."""


def won_or_lost(result: GameResult, players: int) -> tuple[float, ...]:
    """Sides win together, and perhaps nobody does."""
    return tuple(1.0 if seat in result.winners else -1.0 for seat in range(players))


def shared_pot(result: GameResult, players: int) -> tuple[float, ...]:
    """Everybody puts in the same, the winners share it: the sum is 0, and to win alone is worth 1."""
    share = players / len(result.winners)
    paid = ((share if seat in result.winners else 0.0) - 1 for seat in range(players))
    return tuple(each / (players - 1) for each in paid)


def idus_outcome(event: GameEvent) -> int:
    if isinstance(event, FirstDrawn):
        return event.seat
    assert isinstance(event, CardDealt)
    assert event.faction is not None
    return FACTIONS.index(event.faction)


def idus_longest(players: int, rounds: int) -> tuple[int, int]:
    """A turn: two votes, a look, a veto, a discard; in round two an assignment and a replacement, too."""
    return 5 * players + 6 * players + 1, 2 * players + 1


KINDS: Mapping[str, Kind] = {
    "idus-martii": Kind(
        title="Idus Martii",
        rewards=won_or_lost,
        outcome_id=idus_outcome,
        most_outcomes=PLAYERS[-1],
        longest=idus_longest,
        moment=attrgetter("choices", "consul", "aediles"),
        secrets=("deal", "discard"),
    ),
    "alea": Kind(
        title="Alea Romana",
        rewards=shared_pot,
        outcome_id=alea_adapter.outcome,
        most_outcomes=len(FACES),
        longest=alea_adapter.longest,
        moment=alea_adapter.moment,
        round_of=attrgetter("round"),
        id_in=alea_adapter.id_in,
        observed=alea_adapter.observed,
        spot=alea_adapter.spot,
        local=("dice", "falling", "failed"),
        in_hand=alea_adapter.in_hand,
        room=alea_adapter.room,
        fits=alea_adapter.fits,
        moment_at=alea_adapter.moment_at,
        foretold=alea_adapter.foretold,
        stays=alea_adapter.stays,
        lasts=alea_adapter.lasts,
        turn_over=alea_adapter.turn_over,
    ),
}


class Numbered(NamedTuple):
    """What a seat may do, by number, in ascending order; and 1 at each of these. Look, don't touch."""

    choices: dict[int, GameAction]
    numbers: list[int]
    mask: NDArray[np.int8]


class Strokes(NamedTuple):
    """What chance may do, by number: how likely it is, and what it brings about. Look, don't touch."""

    outcomes: Outcomes
    """Kept, so that nothing else can have their identity."""
    odds: list[tuple[int, float]]
    events: dict[int, tuple[GameEvent, ...]]


@dataclass(frozen=True)
class Setting:
    """A game with the options of one table, checked by its rules."""

    game: AnyGame
    kind: Kind
    encoding: Encoding
    options: GameOptions
    most_rounds: int
    start: AnyState = field(repr=False)
    known: dict[Hashable, Numbered] = field(default_factory=dict, repr=False, compare=False)
    """What may be done, by `Kind.moment`: `numbered` fills it."""
    spots: dict[Hashable, Any] = field(default_factory=dict, repr=False, compare=False)
    """What `positions` remembers of spots; there are never many."""
    fitting: dict[Hashable, dict[Any, Numbered]] = field(default_factory=dict, repr=False, compare=False)
    """What may be done, by the two parts of `Kind.fits`; there are not many."""
    firsts: dict[Hashable, GameEvent] = field(default_factory=dict, repr=False, compare=False)
    ends: dict[Hashable, Any] = field(default_factory=dict, repr=False, compare=False)
    """What it remembers of how turns end, by `Kind.turn_over`."""
    _strokes: dict[int, Strokes] = field(default_factory=dict, repr=False, compare=False)
    _shared: dict[Hashable, Any] = field(default_factory=dict, repr=False, compare=False)
    """What many of them have in common, once: what is looked at often then stays near the processor."""

    def __reduce__(self) -> tuple[Any, ...]:
        """By pickle goes what it was made from."""
        rounds = None if self.kind.round_of is None else self.most_rounds
        return setting, (self.game.name, None, self.options, rounds)

    @property
    def players(self) -> int:
        return self.options.players

    @cached_property
    def endless(self) -> bool:
        """Whether it may last for ever, were it not cut off."""
        return self.kind.round_of is not None

    def choices(self, view: GameView) -> dict[int, GameAction]:
        """What the seat of this view may do, by number."""
        id_of = self.encoding.id_of
        return {id_of(action, view): action for action in view.legal}

    def numbered(self, state: AnyState, seat: Seat) -> Numbered:
        """What the seat on move may do, from memory."""
        moment = self.kind.moment(state)
        known = self.known.get(moment)
        if known is None:
            if len(self.known) == MOST_KNOWN:
                self.known.clear()
            id_in, legal = self.kind.id_in, self.game.legal
            if id_in is None:
                found = self.choices(self.game.view(state, seat))
            else:
                found = {id_in(action, state): action for action in legal(state, seat)}
            choices = dict(sorted(found.items()))
            known = self.known[moment] = Numbered(choices, *self._listed(tuple(choices)))
        return known

    def _listed(self, numbers: tuple[int, ...]) -> tuple[list[int], NDArray[np.int8]]:
        """The same list and mask wherever the same may be done."""
        found: tuple[list[int], NDArray[np.int8]] | None = self._shared.get(numbers)
        if found is None:
            if len(self._shared) >= MOST_KNOWN:
                self._shared.clear()
            mask = np.zeros(self.encoding.action_count(self.players), np.int8)
            mask[list(numbers)] = 1
            found = self._shared[numbers] = list(numbers), mask
        return found

    def strokes(self, chance: Chance[GameEvent]) -> Strokes:
        """From memory where the rules give the same outcomes again: by identity, as to compare is long."""
        outcomes = chance.outcomes
        known = self._strokes.get(id(outcomes))
        if known is None:
            if len(self._strokes) >= MOST_STROKES:
                self._strokes.clear()
            outcome_id, total = self.kind.outcome_id, chance.total
            numbered = [(outcome_id(events[0]), events, weight) for events, weight in outcomes]
            odds = [(number, weight / total) for number, _, weight in numbered]
            odds = self._shared.setdefault(("odds", *odds), odds)
            events = {number: events for number, events, _ in numbered}
            known = self._strokes[id(outcomes)] = Strokes(outcomes, odds, events)
        return known

    def cut_off(self, state: AnyState) -> bool:
        round_of = self.kind.round_of
        return round_of is not None and round_of(state) > self.most_rounds

    def illegal(self, number: object, view: GameView, choices: Mapping[int, GameAction]) -> str:
        """What to say of an action that cannot be done now."""
        names, seat = self.encoding.ACTIONS, view.mine.seat if view.mine else None
        name = f" ({names[number]})" if isinstance(number, int) and 0 <= number < len(names) else ""
        return (
            f"{self.game.name}: action {number!r}{name} is not legal for seat {seat} at step "
            f"{view.table.step!r}; legal are {', '.join(map(str, sorted(choices)))}"
        )


def setting(
    name: str,
    players: int | None = None,
    options: Mapping[str, Any] | GameOptions | None = None,
    most_rounds: int | None = None,
) -> Setting:
    """A table of this game; or Malformed, or IllegalOptions, which say what is wrong with it."""
    game = find_game(name)
    if name not in KINDS:
        raise Malformed("game", f"{name} is no environment; there are {', '.join(KINDS)}")
    kind = KINDS[name]
    if isinstance(options, game.options_type):
        if players not in (None, options.players):
            raise Malformed("players", f"the options are for {options.players} players, not {players}")
        settled = options
    else:
        given = {"players": game.usual if players is None else players, **dict_of(options)}
        settled = options_from(game, given)
    if most_rounds is None:
        most_rounds = MOST_ROUNDS
    elif kind.round_of is None:
        raise Malformed("most_rounds", f"{name} has as many rounds as its rules say")
    check_number("most_rounds", most_rounds, 1)
    encoding = cast("Encoding", ENCODINGS[name])
    return Setting(game, kind, encoding, settled, most_rounds, game.start(settled))


def dict_of(options: Mapping[str, Any] | GameOptions | None) -> dict[str, Any]:
    if isinstance(options, GameOptions):
        raise Malformed("options", f"{type(options).__module__} has the options of another game")
    if options is not None and not isinstance(options, Mapping):
        raise Malformed("options", f"expected names and values, not {options!r}")
    return dict(options or {})

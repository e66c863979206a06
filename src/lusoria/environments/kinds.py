"""What environments know of each game besides its rules: its encoding, what a result is worth, its end."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame, AnyState, GameResult, GameView, Seat
from lusoria.core.structs import GameAction, GameEvent, GameOptions
from lusoria.games import game as find_game
from lusoria.games.alea.events import DieFell
from lusoria.games.alea.model import FACES
from lusoria.games.alea.rules import numbers
from lusoria.games.idus_martii.events import CardDealt, FirstDrawn
from lusoria.games.idus_martii.model import FACTIONS, PLAYERS
from lusoria.lab.encodings import ENCODINGS
from lusoria.lab.fields import Field
from lusoria.records.codec import convert

MOST_ROUNDS = 200
"""Where nobody says: games of Alea Romana that are still going on after so many rounds are cut off."""
MOST_KNOWN = 50_000


class Encoding(Protocol):
    """A game in small numbers: `lusoria.lab.<game>.encoding`."""

    FIELDS: tuple[Field, ...]
    ACTIONS: tuple[str, ...]

    def action_count(self, players: int) -> int: ...

    def id_of(self, action: Any, view: Any) -> int: ...

    def encode(self, view: Any) -> NDArray[np.signedinteger[Any]]: ...


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
    context: Callable[[AnyState], Hashable]
    """What of a state the numbers of actions hang on."""
    secrets: tuple[str, ...] = ()
    """The steps at which cards are dealt and given up, of which the public part of a game tells nothing."""
    round_of: Callable[[AnyState], int] | None = None
    """In a game that can last for ever: in which round it is."""


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


def alea_outcome(event: GameEvent) -> int:
    assert isinstance(event, DieFell)
    return FACES.index(event.face)


def idus_longest(players: int, rounds: int) -> tuple[int, int]:
    """A turn: two votes, a look, a veto, a discard; in round two an assignment and a replacement, too."""
    return 5 * players + 6 * players + 1, 2 * players + 1


def alea_longest(players: int, rounds: int) -> tuple[int, int]:
    """A turn: six rolls, six cards, a stop before each and at the end; a card throws six dice at most."""
    return 20 * players * rounds, 42 * players * rounds


KINDS: Mapping[str, Kind] = {
    "idus-martii": Kind(
        title="Idus Martii",
        rewards=won_or_lost,
        outcome_id=idus_outcome,
        most_outcomes=PLAYERS[-1],
        longest=idus_longest,
        context=lambda state: (state.consul, state.aediles),
        secrets=("deal", "discard"),
    ),
    "alea": Kind(
        title="Alea Romana",
        rewards=shared_pot,
        outcome_id=alea_outcome,
        most_outcomes=len(FACES),
        longest=alea_longest,
        context=numbers,
        round_of=lambda state: int(state.round),
    ),
}


class Numbered(NamedTuple):
    """What a seat may do, by number, in ascending order; and 1 at each of these. Look, don't touch."""

    choices: dict[int, GameAction]
    mask: NDArray[np.int8]


@dataclass(frozen=True)
class Setting:
    """A game with the options of one table, checked by its rules."""

    game: AnyGame
    kind: Kind
    encoding: Encoding
    options: GameOptions
    most_rounds: int
    start: AnyState = field(repr=False)
    _numbered: dict[Hashable, Numbered] = field(default_factory=dict, repr=False, compare=False)

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

    def numbered(self, state: AnyState, seat: Seat, legal: Sequence[GameAction] | None = None) -> Numbered:
        """The same from memory, for whoever needs no view; or has one, and so knows what is legal."""
        key = (self.game.legal(state, seat) if legal is None else legal, self.kind.context(state))
        known = self._numbered.get(key)
        if known is None:
            if len(self._numbered) == MOST_KNOWN:
                self._numbered.clear()
            choices = dict(sorted(self.choices(self.game.view(state, seat)).items()))
            mask = np.zeros(self.encoding.action_count(self.players), np.int8)
            mask[list(choices)] = 1
            known = self._numbered[key] = Numbered(choices, mask)
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
        settled = convert(game.options_type, given, "options")
    if most_rounds is None:
        most_rounds = MOST_ROUNDS
    elif kind.round_of is None:
        raise Malformed("most_rounds", f"{name} has as many rounds as its rules say")
    check_number("most_rounds", most_rounds, 1)
    encoding = cast("Encoding", ENCODINGS[name])
    return Setting(game, kind, encoding, settled, most_rounds, game.start(settled))


def check_number(where: str, value: object, least: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise Malformed(where, f"expected a whole number from {least} on, not {value!r}")


def dict_of(options: Mapping[str, Any] | GameOptions | None) -> dict[str, Any]:
    if isinstance(options, GameOptions):
        raise Malformed("options", f"{type(options).__module__} has the options of another game")
    if options is not None and not isinstance(options, Mapping):
        raise Malformed("options", f"expected names and values, not {options!r}")
    return dict(options or {})

"""Adapters of games for environments, and one table with its options."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.core.errors import Malformed
from lusoria.core.extensions import extension
from lusoria.core.game import AnyGame, AnyState, GameResult, GameView, Seat
from lusoria.core.structs import GameAction, GameEvent, GameOptions
from lusoria.games import game as find_game
from lusoria.lab.arguments import check_number
from lusoria.lab.encodings import ENCODINGS, Encoding
from lusoria.records.codec import options_from
from lusoria.runtime.lru_cache import LruCache

MAX_ROUNDS = 200  # default limit of games that may last forever; longer games are cut off
MAX_CACHED_ACTION_SETS = 50_000  # per table


@dataclass(frozen=True, kw_only=True)
class GameAdapter:
    """What environments need of a game. A game brings one as its part `environment`."""

    title: str
    rewards: Callable[[GameResult, int], tuple[float, ...]]
    """Reward of each seat, by result and number of players. The highest is 1."""
    min_reward: float
    is_zero_sum: bool = False
    has_secrets: bool
    """A seat may know more than others."""
    outcome_id: Callable[[GameEvent], int] | None = None
    """Id of a chance outcome by its first event; None: its place in the list of outcomes."""
    max_outcomes: int
    max_length: Callable[[int, int], tuple[int, int]]
    """Upper bounds of decisions and of chance events, by number of players and of rounds."""
    round_of: Callable[[AnyState], int] | None = None
    """Current round, in a game that may last forever: it is cut off after a number of rounds."""
    max_decisions: int | None = None
    """Games with more decisions are cut off."""
    secret_steps: tuple[str, ...] = ()
    """Steps at which hidden cards are dealt or given up: see `late_position`."""
    write: Callable[[Any], str]
    """A view as text."""
    parameters: Mapping[str, Any] = field(default_factory=dict)
    """Parameters of OpenSpiel with their defaults, besides `players`."""
    options_of: Callable[[Mapping[str, Any]], dict[str, Any]]
    """Options of a table from these parameters."""
    legal_key: Callable[[AnyState], Hashable] | None = None
    """All facts that decide the legal actions and their ids; equal keys share a cached answer."""
    id_in_state: Callable[[Any, AnyState], int] | None = None
    """Id of an action without a view, which is faster."""
    observe: Callable[[AnyState, Seat], NDArray[np.signedinteger[Any]]] | None = None
    """Observation of a seat without a complete view, which is faster."""


class LegalActions(NamedTuple):
    """Legal actions of a seat, by id in ascending order. Shared: do not change."""

    by_id: dict[int, GameAction]
    ids: list[int]
    mask: NDArray[np.int8]
    """1 at the id of each legal action, else 0."""


@dataclass(frozen=True)
class Setting:
    """A game with the options of one table."""

    game: AnyGame
    adapter: GameAdapter
    encoding: Encoding
    options: GameOptions
    most_rounds: int
    start: AnyState = field(repr=False)
    _cache: LruCache[Hashable, LegalActions] = field(
        default_factory=lambda: LruCache(MAX_CACHED_ACTION_SETS), repr=False, compare=False
    )
    """By `legal_key`. Without it, OpenSpiel makes 60 % fewer decisions a second (`bench environments`)."""
    _lock: Lock = field(default_factory=Lock, repr=False, compare=False)
    """Threads share a setting, and the cache is not thread-safe."""

    def __reduce__(self) -> tuple[Any, ...]:
        rounds = None if self.adapter.round_of is None else self.most_rounds
        return setting, (self.game.name, None, self.options, rounds)

    @property
    def players(self) -> int:
        return self.options.players

    def legal_actions(self, state: AnyState, seat: Seat) -> LegalActions:
        """Legal actions of a seat that is to move."""
        key = None if self.adapter.legal_key is None else self.adapter.legal_key(state)
        if key is None:
            return self._find_legal_actions(state, seat)
        with self._lock:
            actions = self._cache.get(key)
        if actions is None:
            actions = self._find_legal_actions(state, seat)
            with self._lock:
                self._cache.put(key, actions)
        return actions

    def _find_legal_actions(self, state: AnyState, seat: Seat) -> LegalActions:
        id_in_state = self.adapter.id_in_state
        if id_in_state is None:
            by_id = self.by_id(self.game.view(state, seat))
        else:
            by_id = {id_in_state(action, state): action for action in self.game.legal(state, seat)}
        ids = sorted(by_id)
        mask = np.zeros(self.encoding.action_count(self.players), np.int8)
        mask[ids] = 1
        return LegalActions({number: by_id[number] for number in ids}, ids, mask)

    def by_id(self, view: GameView) -> dict[int, GameAction]:
        """Legal actions of a view, by id."""
        id_of = self.encoding.id_of
        return {id_of(action, view): action for action in view.legal}

    @cached_property
    def is_cut_off(self) -> Callable[[AnyState, int], bool] | None:
        """True if the game ends here without a result, by state and number of decisions.

        None in a game that always ends.
        """
        round_of, most_rounds, max_decisions = (
            self.adapter.round_of,
            self.most_rounds,
            self.adapter.max_decisions,
        )

        def has_too_many_rounds(state: AnyState, decisions: int) -> bool:
            return round_of is not None and round_of(state) > most_rounds

        def has_too_many_decisions(state: AnyState, decisions: int) -> bool:
            return max_decisions is not None and decisions >= max_decisions

        if round_of is not None:
            return has_too_many_rounds
        return None if max_decisions is None else has_too_many_decisions

    def describe_illegal(self, number: object, view: GameView, legal: Mapping[int, GameAction]) -> str:
        """Error text for an illegal action id."""
        names, seat = self.encoding.ACTIONS, view.mine.seat if view.mine else None
        name = f" ({names[number]})" if isinstance(number, int) and 0 <= number < len(names) else ""
        return (
            f"{self.game.name}: action {number!r}{name} is not legal for seat {seat} at step "
            f"{view.table.step!r}; legal are {', '.join(map(str, sorted(legal)))}"
        )


@cache
def adapter_of(game: AnyGame) -> GameAdapter:
    """The adapter that a game brings, or one made from its types."""
    from lusoria.environments.generic.adapter import generic_adapter  # noqa: PLC0415 (it imports this module)

    adapter: GameAdapter | None = extension(game, "environment")
    return generic_adapter(game) if adapter is None else adapter


def encoding_of(game: AnyGame, options: GameOptions) -> Encoding:
    """The encoding that a game brings, or one made from its types. Raises Malformed."""
    from lusoria.environments.generic.view_encoding import ViewEncoding  # noqa: PLC0415 (only if it is needed)

    return ENCODINGS[game.name] if game.name in ENCODINGS else ViewEncoding(game, options)


def setting(
    name: str,
    players: int | None = None,
    options: Mapping[str, Any] | GameOptions | None = None,
    most_rounds: int | None = None,
) -> Setting:
    """A table of this game. Raises Malformed or IllegalOptions."""
    game = find_game(name)
    adapter = adapter_of(game)
    if isinstance(options, game.options_type):
        if players not in (None, options.players):
            raise Malformed("players", f"the options are for {options.players} players, not {players}")
        table_options = options
    else:
        parameters = {"players": game.usual if players is None else players, **dict_of(options)}
        table_options = options_from(game, parameters)
    if most_rounds is None:
        most_rounds = MAX_ROUNDS
    elif adapter.round_of is None:
        raise Malformed("most_rounds", f"environments of {name} have no limit of rounds")
    check_number("most_rounds", most_rounds, 1)
    start = game.start(table_options)
    return Setting(game, adapter, encoding_of(game, table_options), table_options, most_rounds, start)


def dict_of(options: Mapping[str, Any] | GameOptions | None) -> dict[str, Any]:
    if isinstance(options, GameOptions):
        raise Malformed("options", f"{type(options).__module__} has the options of another game")
    if options is not None and not isinstance(options, Mapping):
        raise Malformed("options", f"expected names and values, not {options!r}")
    return dict(options or {})

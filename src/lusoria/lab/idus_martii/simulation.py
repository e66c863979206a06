"""Simulation of Idus Martii: result columns, summary figures, and replay of single games."""

from functools import partial
from math import prod

import numpy as np

from lusoria.core.game import Chance
from lusoria.core.structs import GameAction, GameEvent
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Assign
from lusoria.games.idus_martii.events import CardDealt, FirstDrawn
from lusoria.games.idus_martii.model import ENDINGS, FACTIONS, PRINTED_LIMIT, Options, State
from lusoria.lab.idus_martii import encoding
from lusoria.lab.idus_martii.kernels.game_arrays import IdusBoard
from lusoria.lab.idus_martii.kernels.lookups import (
    CARD_CODES,
    COUNTS,
    SECOND_ROUND_OPTIONS,
    Tables,
    tables_for,
)
from lusoria.lab.idus_martii.kernels.stepwise import FIRST_DECISION
from lusoria.lab.idus_martii.kernels.totals import add_games, no_totals
from lusoria.lab.idus_martii.kernels.uniform import (
    ANY_SEAT,
    DEAL,
    FIRST,
    ROUND_ONE,
    ROUND_TWO,
    GameColumns,
    allocate_columns,
    play_uniform,
)
from lusoria.lab.simulator.batching import play_in_batches
from lusoria.lab.simulator.policies import NamedPolicies, Policy, make_team
from lusoria.lab.simulator.reference import TeamChooser
from lusoria.lab.simulator.result_columns import Column, Columns, Moments, NamedColumns
from lusoria.numeric.counter_rng import Draws
from lusoria.records.match import Events, Match

FACTION_OF = {code: faction for faction, code in CARD_CODES.items()}
INDEX_OF_CODE = np.array([FACTIONS.index(FACTION_OF.get(code, "merchant")) for code in range(4)], np.uint8)
MEAN_FIGURES = ("turns", "decisions", "loyal", "traitor", "blanks", "swaps", "shown")
COLUMNS = ("first", "ending", "faction", *(name for name in COUNTS if name != "result"), "sides", "wins")


class IdusSimulation:
    """Games at one table with these options."""

    named = NamedPolicies(
        "lusoria.lab.idus_martii.compiled_bots.named_policies", "honest", "able", "novice", "random"
    )
    takes_most_rounds = False
    share_with_policies = 100_000
    share = 2_000_000  # games per share: about 0.1 s, much longer than scheduling takes

    def __init__(self, options: Options) -> None:
        IDUS_MARTII.start(options)  # raises IllegalOptions
        self.options = options
        self.limit = options.limit or PRINTED_LIMIT[options.players]
        self._tables = tables_for(options.players, self.limit, options.yellow_swap)

    def play(self, seed: int, begin: int, games: int, policies: tuple[Policy, ...] | None = None) -> Columns:
        """Plays games from number `begin` on; without policies, all choices are uniform."""
        if policies is not None:
            team = make_team(policies, self.named, (np.int8, encoding.LENGTH))
            return play_in_batches(partial(IdusBoard, self.options, team, seed), team, begin, games)
        first = ANY_SEAT if self.options.first == "random" else self.options.first
        columns = allocate_columns(games)
        play_uniform(np.uint64(seed), np.uint64(begin), first, self._tables, columns)
        return columns._asdict()

    def name(self, played: Columns) -> NamedColumns:
        """Named columns: cards kept, wins, and counts."""
        return NamedColumns(COLUMNS, played, partial(unpack, self.options.players))

    def count(self, played: Columns) -> dict[str, Moments]:
        """Sums for the summary. They may be added in any order."""
        games, players = len(played["words"]), self.options.players
        totals = no_totals(players)
        games_without_winner = add_games(GameColumns(**played), totals)

        def share(count: int) -> Moments:
            return Moments(games, int(count), int(count))

        table = totals.results.reshape(len(ENDINGS), len(FACTIONS))
        sums: dict[str, Moments] = {}
        sums |= {ending: share(table[k].sum()) for k, ending in enumerate(ENDINGS)}
        sums |= {f"{faction} wins": share(table[:, k].sum()) for k, faction in enumerate(FACTIONS)}
        sums["nobody wins"] = share(games_without_winner)
        sums |= {f"seat {seat} wins": share(totals.seat_wins[seat]) for seat in range(players)}
        sums |= {f"{place + 1}. Consul wins": share(totals.place_wins[place]) for place in range(players)}
        for name in MEAN_FIGURES:
            place = COUNTS.index(name)
            sums[name] = Moments(games, int(totals.sums[place]), int(totals.squares[place]))
        return sums

    def match(self, seed: int, game: int, policies: tuple[Policy, ...] | None = None) -> Match:
        """The same game by the reference rules."""
        draws = Draws(seed, game)
        history = UniformHistory(self._tables, draws)
        match = Match(IDUS_MARTII, self.options, history.nature)
        if policies is not None:
            team = make_team(policies, self.named, (np.int8, encoding.LENGTH))
            chooser = TeamChooser(
                encoding, team, draws, game, lambda decision: decision + int(FIRST_DECISION)
            )
            while match.awaited:
                state = match.state  # of two Aediles the nearer one decides first
                seat = min(match.awaited, key=lambda item: (item - state.consul) % state.players)
                match.act(seat, chooser.choice(match, seat))
        while match.awaited:
            seat = match.awaited[0]
            match.act(seat, history.choice(match.state, seat))
        return match


def unpack(players: int, played: Columns, name: str) -> Column:
    """One column. Integers are signed, so that differences of unsigned ones do not wrap."""
    match name:
        case "first":
            return played["first"].astype(np.int16)
        case "ending":
            return count_column(played, "result") // len(FACTIONS)
        case "faction":
            return count_column(played, "result") % len(FACTIONS)
        case "sides":
            shifts = np.arange(players, dtype=np.uint16) * np.uint16(2)
            return np.asarray(INDEX_OF_CODE[played["kept"][:, None] >> shifts & np.uint16(3)])
        case "wins":
            won: Column = unpack(players, played, "sides") == unpack(players, played, "faction")[:, None]
            return won
        case _:
            return count_column(played, name)


def count_column(played: Columns, name: str) -> Column:
    """One field of the word of each game."""
    words = played["words"].astype("<u8", copy=False).view(np.uint8).reshape(-1, len(COUNTS))
    return words[:, COUNTS.index(name)].astype(np.int16)


class UniformHistory:
    """Cards and uniform choices of one game, from its draws."""

    def __init__(self, tables: Tables, draws: Draws) -> None:
        self._tables = tables
        self._draws = draws
        self._cards = int(self._tables.cards[draws.word(int(DEAL)) * len(self._tables.cards) >> 64])
        self._dealt = 0
        self._offices = self._tables.opening

    def nature(self, chance: Chance[GameEvent]) -> Events:
        """S2, S3."""
        event: GameEvent
        if isinstance(chance.outcomes[0][0][0], FirstDrawn):
            event = FirstDrawn(self._draws.word(int(FIRST)) * self._tables.players >> 64)
        else:
            faction = FACTION_OF[self._cards >> 2 * self._dealt & 3]
            event = CardDealt(self._dealt // 2, faction)
            self._dealt += 1
        return next(events for events, _ in chance.outcomes if events[0] == event)

    def choice(self, state: State, seat: int) -> GameAction:
        """A uniform choice among the legal actions."""
        if state.step == "assign":
            return self._assignment(state)
        if state.step == "discard":
            choice = self._draws.halves(int(ROUND_ONE))[1] >> 2 * seat & 1
        elif state.turn <= self._tables.players:
            choices = self._draws.word(int(ROUND_ONE)) >> 4 * (state.turn - 1) & 15
            choice = choices >> self._decision_in_turn(state) & 1
        else:
            choices = self._round_two(state)[0] * prod(SECOND_ROUND_OPTIONS) >> 32
            decision = self._decision_in_turn(state)
            choice = choices // prod(SECOND_ROUND_OPTIONS[:decision]) % SECOND_ROUND_OPTIONS[decision]
        legal = IDUS_MARTII.legal(state, seat)
        return legal[choice % len(legal)]

    def _decision_in_turn(self, state: State) -> int:
        """Index among the decisions of a turn: two votes, a look, a veto, a replacement."""
        return {"vote": 2 - state.votes.count(None), "look": 2, "veto": 3, "replace": 4}[state.step]

    def _round_two(self, state: State) -> tuple[int, int]:
        return self._draws.halves(int(ROUND_TWO) + state.turn - self._tables.players - 1)

    def _assignment(self, state: State) -> Assign:
        first, count = self._offices >> 8, self._offices & 0xFF
        row = first + (self._round_two(state)[1] * count >> 32)
        self._offices = int(self._tables.assignments[row])
        praetor, *aediles = ((int(seat) + state.consul) % state.players for seat in self._tables.offices[row])
        return Assign(praetor, (min(aediles), max(aediles)))

"""Simulated games of Idus Martii: their columns, what is counted in them, and any one of them in full."""

from functools import partial
from math import prod

import numpy as np

from lusoria.core.game import Chance
from lusoria.core.structs import GameAction, GameEvent
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Assign
from lusoria.games.idus_martii.events import CardDealt, FirstDrawn
from lusoria.games.idus_martii.model import FACTIONS, PRINTED_LIMIT, Options, State
from lusoria.lab.idus_martii import encoding
from lusoria.lab.idus_martii.kernels.game_arrays import IdusBoard
from lusoria.lab.idus_martii.kernels.lookups import CODES, COUNTED, ENDINGS, SECOND_WAYS, Tables, tables_for
from lusoria.lab.idus_martii.kernels.stepwise import DECISION
from lusoria.lab.idus_martii.kernels.totals import count_games
from lusoria.lab.idus_martii.kernels.uniform import DEAL, FIRST, ROUND_ONE, ROUND_TWO, play_uniform
from lusoria.lab.simulator.batching import play_in_batches
from lusoria.lab.simulator.policies import NamedPolicies, Policy, make_team
from lusoria.lab.simulator.reference import TeamChooser
from lusoria.lab.simulator.result_columns import Column, Columns, Moments, NamedColumns
from lusoria.numeric.counter_rng import Draws
from lusoria.records.match import Events, Match

FACTION_OF = {code: faction for faction, code in CODES.items()}
INDEX_OF_CODE = np.array([FACTIONS.index(FACTION_OF.get(code, "merchant")) for code in range(4)], np.uint8)
MEANS = ("turns", "decisions", "loyal", "traitor", "blanks", "swaps", "shown")


COLUMNS = ("first", "ending", "faction", *(name for name in COUNTED if name != "result"), "sides", "wins")


class IdusSimulation:
    """Games of one table with these options."""

    named = NamedPolicies(
        "lusoria.lab.idus_martii.compiled_bots.named_policies", "honest", "able", "novice", "random"
    )
    share_with_policies = 100_000
    share = 2_000_000
    """So many at a time take about a tenth of a second: much longer than it takes to hand them out."""

    def __init__(self, options: Options) -> None:
        IDUS_MARTII.start(options)  # or IllegalOptions
        self.options = options
        self.limit = options.limit or PRINTED_LIMIT[options.players]
        self._tables = tables_for(options.players, self.limit, options.yellow_swap)

    def play(self, seed: int, begin: int, games: int, policies: tuple[Policy, ...] | None = None) -> Columns:
        """So many games from the number `begin` on; everybody chooses uniformly unless there are policies."""
        if policies is not None:
            team = make_team(policies, self.named, (np.int8, encoding.LENGTH))

            def board(begin: int, games: int) -> IdusBoard:
                return IdusBoard(self.options, team, seed, begin, games)

            return play_in_batches(board, team, begin, games)
        tables, players = self._tables, self.options.players
        words, kept = np.empty(games, np.uint64), np.empty(games, np.uint16)
        first = np.empty(games, np.uint8)
        play_uniform(
            np.uint64(seed),
            np.uint64(begin),
            games,
            players,
            tables.limit,
            -1 if self.options.first == "random" else self.options.first,
            tables.deals,
            tables.first_round,
            tables.one_turn,
            tables.second_round,
            tables.assignments,
            tables.opening,
            tables.results,
            words,
            kept,
            first,
        )
        return {"words": words, "kept": kept, "first": first}

    def name(self, played: Columns) -> NamedColumns:
        """What was played in columns for people: who kept what, who has won, and all that was counted."""
        return NamedColumns(COLUMNS, played, partial(unpack, self.options.players))

    def count(self, played: Columns) -> dict[str, Moments]:
        """What a summary tells, as sums that may be added in any order."""
        games, players = len(played["words"]), self.options.players
        results = np.zeros(len(ENDINGS) * len(FACTIONS), np.int64)
        by_seat, by_place = np.zeros(players, np.int64), np.zeros(players, np.int64)
        sums, squares = np.zeros(len(COUNTED), np.int64), np.zeros(len(COUNTED), np.int64)
        nobody = count_games(
            played["words"], played["kept"], played["first"], results, by_seat, by_place, sums, squares
        )

        def share(count: int) -> Moments:
            return Moments(games, int(count), int(count))

        table = results.reshape(len(ENDINGS), len(FACTIONS))
        found: dict[str, Moments] = {}
        found |= {ending: share(table[k].sum()) for k, ending in enumerate(ENDINGS)}
        found |= {f"{faction} wins": share(table[:, k].sum()) for k, faction in enumerate(FACTIONS)}
        found["nobody wins"] = share(nobody)
        found |= {f"seat {seat} wins": share(by_seat[seat]) for seat in range(players)}
        found |= {f"{place + 1}. Consul wins": share(by_place[place]) for place in range(players)}
        for name in MEANS:
            place = COUNTED.index(name)
            found[name] = Moments(games, int(sums[place]), int(squares[place]))
        return found

    def match(self, seed: int, game: int, policies: tuple[Policy, ...] | None = None) -> Match:
        """This very game by the reference rules."""
        draws = Draws(seed, game)
        history = UniformHistory(self._tables, draws)
        match = Match(IDUS_MARTII, self.options, history.nature)
        if policies is not None:
            team = make_team(policies, self.named, (np.int8, encoding.LENGTH))
            advised = TeamChooser(encoding, team, draws, game, lambda decision: decision + int(DECISION))
            while match.awaited:
                state = match.state  # of two Aediles the nearer one is asked first
                seat = min(match.awaited, key=lambda each: (each - state.consul) % state.players)
                match.act(seat, advised.choice(match, seat))
        while match.awaited:
            seat = match.awaited[0]
            match.act(seat, history.choice(match.state, seat))
        return match


def unpack(players: int, played: Columns, name: str) -> Column:
    """One column; whole numbers are signed, so that differences come out right."""
    match name:
        case "first":
            return played["first"].astype(np.int16)
        case "ending":
            return counted(played, "result") // len(FACTIONS)
        case "faction":
            return counted(played, "result") % len(FACTIONS)
        case "sides":
            shifts = np.arange(players, dtype=np.uint16) * np.uint16(2)
            return np.asarray(INDEX_OF_CODE[played["kept"][:, None] >> shifts & np.uint16(3)])
        case "wins":
            won: Column = unpack(players, played, "sides") == unpack(players, played, "faction")[:, None]
            return won
        case _:
            return counted(played, name)


def counted(played: Columns, name: str) -> Column:
    """One byte of every game's word."""
    words = played["words"].astype("<u8", copy=False).view(np.uint8).reshape(-1, len(COUNTED))
    return words[:, COUNTED.index(name)].astype(np.int16)


class UniformHistory:
    """What chance and everybody's coins say in one game: the draws, read one by one."""

    def __init__(self, tables: Tables, draws: Draws) -> None:
        self._tables = tables
        self._draws = draws
        self._cards = int(self._tables.cards[draws.word(int(DEAL)) * len(self._tables.cards) >> 64])
        self._dealt = 0
        self._offices = self._tables.opening

    def nature(self, chance: Chance[GameEvent]) -> Events:
        """S2, S3."""
        wanted: GameEvent
        if isinstance(chance.outcomes[0][0][0], FirstDrawn):
            wanted = FirstDrawn(self._draws.word(int(FIRST)) * self._tables.players >> 64)
        else:
            faction = FACTION_OF[self._cards >> 2 * self._dealt & 3]
            wanted = CardDealt(self._dealt // 2, faction)
            self._dealt += 1
        return next(events for events, _ in chance.outcomes if events[0] == wanted)

    def choice(self, state: State, seat: int) -> GameAction:
        """One of the legal ones."""
        if state.step == "assign":
            return self._assignment(state)
        if state.step == "discard":
            choice = self._draws.halves(int(ROUND_ONE))[1] >> 2 * seat & 1
        elif state.turn <= self._tables.players:
            way = self._draws.word(int(ROUND_ONE)) >> 4 * (state.turn - 1) & 15
            choice = way >> self._asked(state) & 1
        else:
            way = self._round_two(state)[0] * prod(SECOND_WAYS) >> 32
            asked = self._asked(state)
            choice = way // prod(SECOND_WAYS[:asked]) % SECOND_WAYS[asked]
        legal = IDUS_MARTII.legal(state, seat)
        return legal[choice % len(legal)]

    def _asked(self, state: State) -> int:
        """The how-manieth question of a turn this is: two votes, a look, a veto, a replacement."""
        return {"vote": 2 - state.votes.count(None), "look": 2, "veto": 3, "replace": 4}[state.step]

    def _round_two(self, state: State) -> tuple[int, int]:
        return self._draws.halves(int(ROUND_TWO) + state.turn - self._tables.players - 1)

    def _assignment(self, state: State) -> Assign:
        place, count = self._offices >> 8, self._offices & 0xFF
        chosen = place + (self._round_two(state)[1] * count >> 32)
        self._offices = int(self._tables.assignments[chosen])
        praetor, *aediles = (
            (int(seat) + state.consul) % state.players for seat in self._tables.offices[chosen]
        )
        return Assign(praetor, (min(aediles), max(aediles)))

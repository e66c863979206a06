"""Able: plays a policy table trained by regret minimization, and assigns offices at random.

Keys of the table are the own cards, the turn and the tokens. `lusoria lab train` trains one table per
variant: for each limit that games come near, with and without keeping a shown yellow.
"""

from collections.abc import Sequence
from random import Random

from lusoria.bots.idus_martii.policy_tables import Tables
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.model import COLOURS, FACTIONS, PRINTED_LIMIT
from lusoria.games.idus_martii.policy_keys import PAIRS, Files, Kind, learnt_limit, preference
from lusoria.games.idus_martii.reasons import Reason, plain_reason
from lusoria.games.idus_martii.view import Table, View


class Able:
    def __init__(self, *files: bytes, policy: str = "cfr") -> None:
        self._files, self._policy = Files(*files), policy
        self._tables: dict[Kind, Tables] = {}  # bounded by the kinds in the files
        for players, limit in PRINTED_LIMIT.items():
            if (players, limit, False) in self._files:
                self._tables_of((players, limit, False))

    def _tables_of(self, kind: Kind) -> Tables:
        if kind not in self._tables:
            self._tables[kind] = Tables(self._files[kind], kind, self._policy)
        return self._tables[kind]

    def choose(self, view: View, rng: Random) -> Action:
        if isinstance(view.legal[0], Look | Assign):
            return rng.choice(view.legal)
        return rng.choices(view.legal, self.weights(view))[0]

    def weights(self, view: View) -> Sequence[int]:
        """Relative probabilities of the legal actions, in their order."""
        mine, table = view.mine, view.table
        assert mine is not None
        tables = self._tables_of(kind_of(table))
        own = preference(mine.hand)
        weights = []
        for action in view.legal:
            match action:
                case Vote(colour=colour):
                    weight = tables.votes(own, table)[COLOURS.index(colour)]
                case Veto(swap=swap):
                    weight = tables.swaps(own, COLOURS.index(mine.looks[-1].colour), table)[swap]
                case Replace(colour=colour):
                    laid = COLOURS.index(mine.votes[-1].laid)
                    weight = tables.replacements(own, laid, table)[COLOURS.index(colour)]
                case Keep():
                    weight = tables.replacements(own, 2, table)[2]
                case Discard(faction=faction) if len(view.legal) > 1:
                    discarded = PAIRS[own - 3].index(FACTIONS.index(faction))
                    weight = tables.keep_weights(own - 3, table)[1 - discarded]
                case _:
                    weight = 1
            weights.append(weight)
        return weights if sum(weights) else [1] * len(weights)

    def explain(self, view: View, action: Action) -> Reason:
        return plain_reason(view, action)


def kind_of(table: Table) -> Kind:
    players = table.options.players
    return players, learnt_limit(players, table.limit), table.options.yellow_swap == "may"

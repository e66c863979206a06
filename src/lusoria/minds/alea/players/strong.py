"""Bot `strong`: maximises points over the estimated length of the game; to win in the last round."""

from random import Random

from lusoria.games.alea.action_reasons import action_reason
from lusoria.games.alea.actions import Action
from lusoria.games.alea.reasons import Reason
from lusoria.games.alea.view import View
from lusoria.minds.alea.model.table_snapshot import Snapshot
from lusoria.minds.alea.players.decision import LeafValues, best_action
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.value.column_value_net import read_net
from lusoria.minds.alea.value.point_value import strong_leaves


class Strong:
    def __init__(self, values: bytes) -> None:
        self._net = read_net(values)

    def choose(self, view: View, rng: Random) -> Action:
        return best_action(view, self._leaves)

    def explain(self, view: View, action: Action) -> Reason:
        return action_reason(view, action)

    def _leaves(
        self,
        snapshot: Snapshot,
        numbers: Ints,
        after: Ints,
        sets: Ints,
        anytime: bool,  # noqa: FBT001
    ) -> LeafValues:
        return strong_leaves(self._net, snapshot, numbers, after, sets)

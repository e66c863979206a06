"""Strong: plays for points, as well as can be for the turns there will probably be; in the end, to win."""

from random import Random

from lusoria.games.alea.actions import Action
from lusoria.games.alea.motives import motive
from lusoria.games.alea.reasons import Reason
from lusoria.games.alea.view import View
from lusoria.minds.alea.model.table_snapshot import Seen
from lusoria.minds.alea.players.decision import Beyond, best_of
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.value.column_value_net import read_net
from lusoria.minds.alea.value.point_value import strong_leaves


class Strong:
    def __init__(self, values: bytes) -> None:
        self._net = read_net(values)

    def choose(self, view: View, rng: Random) -> Action:
        return best_of(view, self._leaves)

    def explain(self, view: View, action: Action) -> Reason:
        return motive(view, action)

    def _leaves(self, seen: Seen, numbers: Ints, after: Ints, sets: Ints, anytime: bool) -> Beyond:  # noqa: FBT001
        return strong_leaves(self._net, seen, numbers, after, sets)

"""Bot `master`: plays to win by the win-probability network, with a small weight on points."""

from random import Random

from lusoria.games.alea.action_reasons import action_reason
from lusoria.games.alea.actions import Action
from lusoria.games.alea.reasons import Reason
from lusoria.games.alea.view import View
from lusoria.minds.alea.model.table_snapshot import Snapshot
from lusoria.minds.alea.players.decision import ActionValue, LeafValues, best_action, evaluate_actions
from lusoria.minds.alea.turn.plan import plan
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.value.column_value_net import ColumnValueNet, read_net
from lusoria.minds.alea.value.leaf_settings import LeafSettings, Nets
from lusoria.minds.alea.value.win_chance import ALL_LANES, ONE_LANE, chance_leaves
from lusoria.minds.alea.value.win_probability_net import WinProbabilityNet, read_nets

CHANCE_PER_POINT = 0.005  # weight of points beside the chance to win; tuned by play: docs/bots-alea.md

MAX_PAIRS = 300_000  # own positions times replies to examine: about 20 ms


class MasterEvaluator:
    """Leaf values by the win-probability network."""

    def __init__(self, net: ColumnValueNet, win_nets: dict[int, WinProbabilityNet], lanes: int) -> None:
        self._net, self._win_nets, self._lanes = net, win_nets, lanes

    def leaves(self, snapshot: Snapshot, numbers: Ints, after: Ints, sets: Ints, anytime: bool) -> LeafValues:  # noqa: FBT001
        nets = Nets(self._net, self._win_nets[snapshot.cards.size])
        settings = LeafSettings(CHANCE_PER_POINT, self._lanes, MAX_PAIRS, anytime)
        return chance_leaves(nets, plan(wide=False), snapshot, numbers, after, sets, settings)


class Master:
    def __init__(self, values: bytes, chances: bytes) -> None:
        net, win_nets = read_net(values), read_nets(chances)
        self._value_only = MasterEvaluator(net, win_nets, ONE_LANE)
        self._all_lanes = MasterEvaluator(net, win_nets, ALL_LANES)

    def choose(self, view: View, rng: Random) -> Action:
        return best_action(view, self._value_only.leaves)

    def explain(self, view: View, action: Action) -> Reason:
        return action_reason(view, action)

    def evaluate(self, view: View) -> list[tuple[Action, ActionValue]]:
        """For every legal action: the value that the bot maximises, the chance to win, the expected score."""
        return evaluate_actions(view, self._all_lanes.leaves)

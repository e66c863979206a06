"""Master: plays to win, by what it learnt of how games end; with a little love of points."""

from random import Random

from lusoria.games.alea.actions import Action
from lusoria.games.alea.motives import motive
from lusoria.games.alea.reasons import Reason
from lusoria.games.alea.view import View
from lusoria.minds.alea.model.table_snapshot import Seen
from lusoria.minds.alea.players.decision import Beyond, Lanes, best_of, judged
from lusoria.minds.alea.turn.plan import plan
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.value.column_value_net import Net, read_net
from lusoria.minds.alea.value.win_chance import ALL_LANES, ONE_LANE, chance_leaves
from lusoria.minds.alea.value.win_probability_net import Brain, read_brains

MIX = 0.005
"""Of the chance to win, how much a point counts beside it: found by play, `docs/bots-alea.md`."""

AHEAD = 300_000
"""Pairs of what a turn may leave and what the other's may make of it: so many are looked at, in 20 ms."""


class Thoughts:
    """What lies beyond a turn, by the learnt chances."""

    def __init__(self, net: Net, brains: dict[int, Brain], asked: int) -> None:
        self._net, self._brains, self._asked = net, brains, asked

    def leaves(self, seen: Seen, numbers: Ints, after: Ints, sets: Ints, anytime: bool) -> Beyond:  # noqa: FBT001
        brain = self._brains[seen.cards.size]
        steps = plan(wide=False)
        return chance_leaves(
            self._net, brain, steps, seen, numbers, after, sets, MIX, self._asked, AHEAD, anytime
        )


class Master:
    def __init__(self, values: bytes, chances: bytes) -> None:
        net, brains = read_net(values), read_brains(chances)
        self._quick = Thoughts(net, brains, ONE_LANE)
        self._whole = Thoughts(net, brains, ALL_LANES)

    def choose(self, view: View, rng: Random) -> Action:
        return best_of(view, self._quick.leaves)

    def explain(self, view: View, action: Action) -> Reason:
        return motive(view, action)

    def judge(self, view: View) -> list[tuple[Action, Lanes]]:
        """Of every legal action: what the bot aims at, the chance to win, and the final score."""
        return judged(view, self._whole.leaves)

"""Lift among table players of Idus Martii, with variance reduction (AIVAT).

All hands and tables are known here. So before each step of the others an approximate value of each outcome is
known; the difference between the actual outcome and the mean is luck, and is subtracted. Its mean is 0
however rough the values are, so the estimate stays unbiased with a smaller error. The same is done for what
the seat cannot know: its choice counts its mean value over the exact belief under the true model.

Random numbers are fixed per step, so bots with equal choices play the same game, which is played once.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from lusoria.core.game import fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.model import COLOURS, FACTIONS, Ending, State, hand
from lusoria.games.idus_martii.policy_keys import PAIRS, preference
from lusoria.games.idus_martii.scoring import winning_faction
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.deals import SIDES
from lusoria.minds.idus_martii.belief.opponent_models import Model
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.players.action_values import ActionEvaluator, Decision
from lusoria.minds.idus_martii.players.lookahead import WorldLookahead
from lusoria.minds.idus_martii.value.first_round import first_round
from lusoria.minds.idus_martii.value.positions import PREFIX, nodes, worlds
from lusoria.minds.idus_martii.value.round_kernels import CERTAIN
from lusoria.minds.idus_martii.value.second_round import second_round
from lusoria.minds.idus_martii.value.turn_outcomes import GREENS, OUTCOME, OUTCOMES, REDS, YELLOW, Floats

COLOUR = {colour: place for place, colour in enumerate(COLOURS)}
CERTAIN_COLOURS = np.eye(3)
FLIPPED = np.array([[0.0, 1, 0], [1, 0, 0], [0, 0, 0]])


class ActingPlayers(NamedTuple):
    """Both Aediles and the Praetor of a turn, in this order."""

    mine: tuple[int, ...]
    """1 for the measured seat, 0 for others: index of the table."""
    preferences: tuple[int, ...]
    at: tuple[int, int, int]
    """Turn, green votes, red votes."""
    laid: tuple[Floats, ...]
    """Probability of each colour for each Aedile; own and shown votes are certain."""
    after: Floats
    """Value of each pair of final colours."""


class TrueValues:
    """Value of a state to a seat that plays by one table, while all others play by another."""

    def __init__(self, rules: Rules, others: Policy, own: Policy) -> None:
        self.rules = rules
        self.tables = (others, own)
        self.second = second_round(rules, others, own, 0.0)
        self.first = first_round(rules, others, own, 0.0, self.second)
        self.me = 0
        self.final = lru_cache(maxsize=200_000)(self._final)
        self.evaluator = TableEvaluator(rules, others, own)

    # --- between turns ---

    def value_before_turn(
        self, turn: int, green: int, red: int, preferences: Sequence[int], me: int
    ) -> float:
        """`preferences` are of all players by place, `me` is a place; turns count from 0."""
        players = self.rules.players
        if turn <= players:
            known = worlds(players)[turn]
            return (
                float(self.first[turn][known.world_index[known.steps @ np.array(preferences)], green, me])
                / CERTAIN
            )
        done, code = turn - players, 0
        for side in reversed(preferences[done:]):
            code = SIDES * code + side
        past = preferences[:done]
        node = nodes(players)[done].node_index[PREFIX * code + 3 * past.count(0) + past.count(2)]
        who = preferences[me] if me < done else SIDES + me - done
        return float(self.second[done - 1][node, green + red - 2 * players, green, who]) / CERTAIN

    def value_after_turn(self, turn: int, green: int, red: int, preferences: Sequence[int], me: int) -> float:
        """Value after a turn, before its Consul picks a side."""
        consul = turn % self.rules.players
        own = preferences[consul]
        if turn == 0 or turn > self.rules.players or own < SIDES:
            return self.value_before_turn(turn + 1, green, red, preferences, me)
        total, chances = 0.0, self.tables[consul == me].keep[own - SIDES, turn, green, red]
        for side, chance in zip(PAIRS[own - SIDES], chances, strict=True):
            total += chance * self.value_before_turn(
                turn + 1, green, red, [*preferences[:consul], side, *preferences[consul + 1 :]], me
            )
        return total

    def preferences_of(self, state: State) -> tuple[list[int], int]:
        players, first = self.rules.players, state.first or 0
        preferences = [preference(hand(state, (first + place) % players)) for place in range(players)]
        return preferences, (self.me - first) % players

    # --- within a turn ---

    def acting_players(self, state: State) -> ActingPlayers:
        preferences, me = self.preferences_of(state)
        players, first = self.rules.players, state.first or 0
        seats = (*state.aediles, state.praetor or 0)
        at = (state.turn - 1, state.loyal, state.traitor)
        of_acting = tuple(preferences[(seat - first) % players] for seat in seats)
        laid = []
        for k, seat in enumerate(state.aediles):
            is_shown = seat == self.me or (state.looked == k and state.step in ("veto", "replace"))
            vote = state.votes[k]
            table = self.tables[seat == self.me].vote[(of_acting[k], *at)]
            laid.append(table if vote is None or not is_shown else CERTAIN_COLOURS[COLOUR[vote]])
        return ActingPlayers(
            tuple(int(seat == self.me) for seat in seats),
            of_acting,
            at,
            tuple(laid),
            self.after(state, preferences, me),
        )

    def after(self, state: State, preferences: list[int], me: int) -> Floats:
        turn, limit, values = state.turn - 1, self.rules.limit, np.zeros(OUTCOMES)
        for outcome in range(3 if turn < self.rules.players else OUTCOMES):
            green, red = state.loyal + int(GREENS[outcome]), state.traitor + int(REDS[outcome])
            if max(green, red) > limit or turn == self.rules.turns - 1:
                ending: Ending = "failed_conspiracy" if max(green, red) > limit else "ides_of_march"
                won = winning_faction(ending, green, red, tuple(FACTIONS[side] for side in preferences))
                values[outcome] = won == FACTIONS[preferences[me]]
            else:
                values[outcome] = self.value_after_turn(turn, green, red, preferences, me)
        return np.asarray(values[OUTCOME])

    def replacement_table(self, mine: int, own: int, at: tuple[int, int, int]) -> Floats:
        if at[0] < self.rules.players:
            return FLIPPED
        return np.asarray(np.maximum(self.tables[mine].replace[(own, *at)], 0))

    def _final(self, mine: int, own: int, looks: int, praetor: int, at: tuple[int, int, int]) -> Floats:
        """Distribution of the final colour, for each colour that is looked at."""
        row, swap = self.replacement_table(mine, own, at).copy(), self.tables[looks].swap[(praetor, *at)]
        for colour in range(YELLOW):
            row[colour] *= swap[colour]
            row[colour, colour] += 1 - swap[colour]
        return row

    def value_of_look(self, turn: ActingPlayers, which: int | None) -> float:
        total = 0.0
        for k in (0, 1) if which is None else (which,):
            final = self.final(turn.mine[k], turn.preferences[k], turn.mine[2], turn.preferences[2], turn.at)
            total += self.value_of_vote(turn, k, turn.laid[k] @ final)
        return total / 2 if which is None else total

    @staticmethod
    def value_of_vote(turn: ActingPlayers, which: int, colours: Floats) -> float:
        """Value if this Aedile's vote gets one of these colours."""
        first, second = (colours, turn.laid[1]) if which == 0 else (turn.laid[0], colours)
        return float(first @ turn.after @ second)

    # --- all together ---

    def value(self, state: State) -> float:
        """Votes that no one has shown count as hidden."""
        if state.result is not None:
            return float(self.me in state.result.winners)
        if state.step in ("assign", "discard"):
            preferences, me = self.preferences_of(state)
            here = self.value_before_turn if state.step == "assign" else self.value_after_turn
            return here(state.turn - 1, state.loyal, state.traitor, preferences, me)
        turn = self.acting_players(state)
        if state.step == "replace" and state.looked is not None:
            k = state.looked
            return self.value_of_vote(
                turn, k, turn.laid[k] @ self.replacement_table(turn.mine[k], turn.preferences[k], turn.at)
            )
        return self.value_of_look(turn, state.looked)

    def action_value(self, state: State, seat: int, action: Action) -> float:
        """Value of an action before it reveals anything."""
        if isinstance(action, Assign | Discard | Vote):
            return self.value(state_after(state, seat, action))
        turn = self.acting_players(state)
        if isinstance(action, Look):
            return self.value_of_look(turn, state.aediles.index(action.aedile))
        k = state.looked or 0
        colours = turn.laid[k]
        if isinstance(action, Replace):
            colours = CERTAIN_COLOURS[COLOUR[action.colour]]
        elif isinstance(action, Veto) and action.swap:
            colours = colours @ self.replacement_table(turn.mine[k], turn.preferences[k], turn.at)
        return self.value_of_vote(turn, k, colours)

    def action_probabilities(self, state: State, seat: int, legal: Sequence[Action]) -> Floats:
        """Probability of each action by the table."""
        table, own = self.tables[seat == self.me], preference(hand(state, seat))
        at = (own, state.turn - 1, state.loyal, state.traitor)
        odds = np.ones(len(legal))
        for k, action in enumerate(legal):
            match action:
                case Vote(colour=colour):
                    odds[k] = table.vote[at][COLOUR[colour]]
                case Veto(swap=swap):
                    likely = table.swap[at][COLOUR[state.looked_colour or "green"]]
                    odds[k] = likely if swap else 1 - likely
                case Replace(colour=colour):
                    odds[k] = table.replace[at][COLOUR[state.looked_colour or "green"], COLOUR[colour]]
                case Keep():
                    odds[k] = table.replace[at][YELLOW, YELLOW]
                case Discard(faction=faction) if own >= SIDES:
                    discarded = PAIRS[own - SIDES].index(FACTIONS.index(faction))
                    odds[k] = table.keep[(own - SIDES, *at[1:])][1 - discarded]
                case _:
                    pass
        return odds / odds.sum() if odds.sum() > 0 else np.full(len(legal), 1 / len(legal))

    def mean_action_values(self, view: View) -> Floats | None:
        """Mean of `action_value` over the belief; None if it is not computed."""
        assert view.mine is not None
        if isinstance(view.legal[0], Assign) and len(set(view.mine.hand)) > 1:
            return None
        return np.array(self.evaluator.action_values(view))


class TableEvaluator(ActionEvaluator):
    """Values of actions for a player who then follows a table, also in this turn."""

    def __init__(self, rules: Rules, others: Policy, own: Policy) -> None:
        model = Model("true", rules, (others,), 0.0)
        super().__init__(model, WorldLookahead(model, own))
        self.table = own

    def _looks(self, now: Decision, view: View) -> list[float]:
        swaps = np.array([*self.table.swap[now.own, now.turn, now.green, now.red], 1.0])
        values = []
        for action in view.legal:
            assert isinstance(action, Look)
            _, leave, swap = self._values_of_look(now, view, self._place(now, action.aedile))
            values.append(float((1 - swaps) @ leave + swaps @ swap))
        return values

    def _votes(self, now: Decision, view: View) -> list[float]:
        ((_, _, value, aedile, looker),) = self._aedile_and_praetor(now, view)
        replaced = FLIPPED
        if now.turn >= self.model.rules.players:
            replaced = np.maximum(self.table.replace[now.own, now.turn, now.green, now.red], 0)
        value, swaps = value[:, :, OUTCOME], np.hstack([looker.objects, np.ones((len(looker.objects), 1))])
        unswapped = aedile.laid[:, None, :] * (1 - swaps)[None]
        theirs = unswapped + np.einsum("bcx,pc->bpx", aedile.joint, swaps)
        mine = np.einsum("by,bpxy->px", aedile.laid, value)
        values = []
        for action in view.legal:
            assert isinstance(action, Vote)
            colour = COLOUR[action.colour]
            kept_value = (mine[:, colour] * (1 - swaps[:, colour])).sum()
            swapped = (swaps[:, colour, None] * mine * replaced[colour]).sum()
            values.append(float((theirs * value[:, :, colour]).sum() + kept_value + swapped) / 2)
        return values


def state_after(state: State, seat: int, action: Action) -> State:
    return fold(IDUS_MARTII, state, IDUS_MARTII.decide(state, seat, action))


class DecisionNode:
    """A decision of the measured seat, or the end of a game."""

    def __init__(self, state: State, view: View | None) -> None:
        self.state = state
        self.view = view
        self.action_probabilities = self.true = self.mean_action_values = np.zeros(0)
        self.after: dict[Action, tuple[float, float, DecisionNode]] = {}


class DealResult(NamedTuple):
    won: float
    fair: float
    """Result without luck, minus the value of the deal before the first vote."""
    gains: dict[str, float]
    """Gain of the seat's choices over able's, by kind and round."""


class DealTree:
    """The tree of games of a deal over the seat's choices, cached."""

    def __init__(
        self, truth: TrueValues, start: State, me: int, others: Any, luck: Callable[[State, int], Any]
    ) -> None:
        self.truth, self.me, self.others, self.luck = truth, me, others, luck
        truth.me = me
        self.start_value = truth.value(start)
        self.root = self._play_to_decision(start)

    def _play_to_decision(self, state: State) -> tuple[float, DecisionNode]:
        """Plays to the seat's next decision. Returns the luck on the way."""
        truth, luck_so_far = self.truth, 0.0
        while state.result is None:
            moves: Any = IDUS_MARTII.turn(state)
            seat = moves.seats[0]
            view = IDUS_MARTII.view(state, seat)
            if seat == self.me and len(view.legal) > 1:
                return luck_so_far, DecisionNode(state, view)
            action = self.others.choose(view, self.luck(state, seat))
            after = state_after(state, seat, action)
            if len(view.legal) > 1 and not isinstance(action, Vote):  # a hidden vote reveals nothing yet
                worths = [truth.action_value(state, seat, each) for each in view.legal]
                luck_so_far += truth.value(after) - float(
                    truth.action_probabilities(state, seat, view.legal) @ worths
                )
            state = after
        return luck_so_far, DecisionNode(state, None)

    def _step(self, node: DecisionNode, action: Action) -> tuple[float, float, DecisionNode]:
        """Luck up to the next decision, and gain of this one."""
        if action not in node.after:
            truth, view = self.truth, node.view
            assert view is not None
            if not len(node.true):
                node.action_probabilities = truth.action_probabilities(node.state, self.me, view.legal)
                node.true = np.array([truth.action_value(node.state, self.me, each) for each in view.legal])
                values = truth.mean_action_values(view)
                node.mean_action_values = node.true if values is None else values
            place, after = view.legal.index(action), state_after(node.state, self.me, action)
            gain = float(node.mean_action_values[place] - node.action_probabilities @ node.mean_action_values)
            luck_so_far = truth.value(after) - float(node.action_probabilities @ node.true) - gain
            further, following = self._play_to_decision(after)
            node.after[action] = (luck_so_far + further, gain, following)
        return node.after[action]

    def play(self, bot: Any) -> DealResult:
        self.truth.me = self.me
        luck_so_far, node = self.root
        gains: dict[str, float] = {}
        while node.view is not None:
            state = node.state
            action = bot.choose(node.view, self.luck(state, self.me))
            kind = f"{state.step} {1 if state.turn <= self.truth.rules.players else 2}"
            further, gain, node = self._step(node, action)
            luck_so_far += further
            gains[kind] = gains.get(kind, 0.0) + gain
        result = node.state.result
        won = float(result is not None and self.me in result.winners)
        return DealResult(won, won - luck_so_far - self.start_value, gains)

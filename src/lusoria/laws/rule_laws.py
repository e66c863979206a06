"""Laws of rules: replay, endings, legal actions, causes and odds."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from lusoria.core.game import Await, Chance, Over, fold, refusal
from lusoria.laws.house_tables import GameSetup
from lusoria.laws.law_violation import require
from lusoria.records.match import Match
from lusoria.records.replay import replay

SAMPLED_STATES = 4  # per game: every seat tries every action in each of them


def states(setup: GameSetup) -> Iterator[Any]:
    """Every state of the game, including the last."""
    yield setup.game.start(setup.options)
    for step in setup.play():
        yield step.after


def events_rebuild_every_state(setup: GameSetup) -> None:
    """The events alone rebuild every state, and the rules decide each of them again."""
    game, steps = setup.game, setup.play()
    state = game.start(setup.options)
    for number, step in enumerate(steps):
        require(state == step.before, "the events so far give another state", step=number)
        state = fold(game, state, step.events)
    events = tuple(event for step in steps for event in step.events)
    match = Match(game, setup.options)
    replay(match, events)
    require(match.state == state, "a replay ends in another state")
    require(match.events == list(events), "a replay has other events")


def games_end_with_a_result(setup: GameSetup) -> None:
    """Random play ends, with an ending, winners and a result; no seat may act then."""
    game = setup.game
    last = setup.play()[-1].after
    over = game.turn(last)
    facts = {"turn": repr(over)}
    assert isinstance(over, Over)  # a game is played until then
    require(bool(over.ending), "the ending has no name", **facts)
    winners = tuple(sorted(set(over.winners) & set(setup.seats)))
    require(tuple(over.winners) == winners, "winners are not seats in ascending order", **facts)
    require(isinstance(over.result, game.result_type), "the result is no result_type", **facts)
    require(over.result.winners == over.winners, "turn and result name different winners", **facts)
    for seat in setup.seats:
        require(not game.legal(last, seat), "a seat may act after the end", seat=seat)


def legal_lists_what_decide_accepts(setup: GameSetup) -> None:
    """`decide` accepts what `legal` lists, and refuses every other action with a known rule."""
    game = setup.game
    universe = game.actions(setup.options)
    visited = list(enumerate(states(setup)))
    for step, state in setup.rng.sample(visited, min(SAMPLED_STATES, len(visited))):
        turn = game.turn(state)
        awaited = turn.seats if isinstance(turn, Await) else ()
        for seat in setup.seats:
            legal = game.legal(state, seat)
            place = {"step": step, "seat": seat}
            require(bool(legal) == (seat in awaited), "legal and turn disagree who may act", **place)
            require(len(set(legal)) == len(legal), "legal lists an action twice", **place)
            for action in set(legal) - set(universe):
                require(False, "a legal action is not in actions(options)", **place, action=action)
            for action in universe:
                no = refusal(game, state, seat, action)
                if no is None:
                    problem = "decide accepts an action that legal does not list"
                    require(action in legal, problem, **place, action=action)
                else:
                    facts = {**place, "action": action, "refused": str(no)}
                    require(action not in legal, "decide refuses a legal action", **facts)
                    require(no.rule in game.rule_numbers, "the rule is not in rule_numbers", **facts)


def unknown_seat_is_refused(setup: GameSetup) -> None:
    """A seat that does not exist has no actions, and its attempts are refused with a known rule."""
    game = setup.game
    stranger = setup.options.players
    action = game.actions(setup.options)[0]
    for step, state in enumerate(states(setup)):
        facts = {"step": step, "seat": stranger, "action": action}
        require(not game.legal(state, stranger), "a seat that does not exist may act", **facts)
        no = refusal(game, state, stranger, action)
        require(no is not None, "an action of a seat that does not exist is accepted", **facts)
        assert no is not None
        require(no.rule in game.rule_numbers, "the rule is not in rule_numbers", **facts, refused=str(no))


def first_event_names_its_action(setup: GameSetup) -> None:
    """`cause` reads the action from its first event, redacted or not; a chance event has no cause."""
    game = setup.game
    for number, step in enumerate(setup.play()):
        first = step.events[0]
        facts = {"step": number, "event": first}
        cause = game.cause(first)
        if isinstance(game.turn(step.before), Chance):
            require(cause is None, "an event of nature has a cause", **facts)
            continue
        require(cause is not None, "the first event of an action has no cause", **facts)
        assert cause is not None
        seat, action = cause
        require(action in game.legal(step.before, seat), "the cause was not legal", **facts, action=action)
        again = game.decide(step.before, seat, action)
        require(again == step.events, "the cause gives other events", **facts, action=action)
        own = game.cause(game.redact(first, seat))
        require(own == cause, "the acting seat cannot read its own action", **facts, action=action)


def odds_sum_to_one(setup: GameSetup) -> None:
    """The odds sum to one, and no two outcomes have the same first event.

    Weights are positive whole numbers out of `total`.
    """
    game = setup.game
    for step, state in enumerate(states(setup)):
        chance = game.turn(state)
        if not isinstance(chance, Chance):
            continue
        odds = chance.odds()
        total = sum((weight for _, weight in odds), Fraction(0))
        require(total == 1, "the odds do not sum to one", step=step, sum=str(total))
        require(all(weight > 0 for _, weight in odds), "an outcome has no weight", step=step)
        firsts = [events[0] for events, _ in odds]
        require(len(set(firsts)) == len(firsts), "two outcomes have the same first event", step=step)
        picked = [chance.pick(number) for number in range(chance.total)]
        counts = [picked.count(events) for events, _ in chance.outcomes]
        require(counts == [weight for _, weight in chance.outcomes], "pick ignores the weights", step=step)

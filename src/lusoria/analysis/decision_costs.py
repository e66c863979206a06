"""Decision costs: chance lost against the best option, from the deciding player's view."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from msgspec import Raw

from lusoria.analysis.record_steps import Transition
from lusoria.bots.coach import advise
from lusoria.core.advice import Advice, RatedAction
from lusoria.core.game import AnyGame, GameView
from lusoria.core.structs import GameReason
from lusoria.records.codec import encode
from lusoria.wire.analysis import Judgement, OptionValue

DIGITS = 4  # more would differ between machines

Contrast: TypeAlias = Callable[[GameView, RatedAction, RatedAction, Advice], GameReason]
"""The reason for the best option beside the option taken, from a view and its advice."""


def own_reason(_view: GameView, best: RatedAction, _taken: RatedAction, _advice: Advice) -> GameReason:
    """The contrast of a game without contrastive reasons."""
    return best.reason


def judge_decision(
    game: AnyGame, transition: Transition, turn: int, contrast: Contrast = own_reason
) -> Judgement | None:
    """None for a forced move or a chance event."""
    if transition.seat is None or transition.action is None:
        return None
    view = game.view(transition.before, transition.seat)
    if len(view.legal) < 2:
        return None
    return judgement(transition, turn, view, advise(game.name, view, game.version), contrast)


def judgement(
    transition: Transition, turn: int, view: GameView, advice: Advice, contrast: Contrast = own_reason
) -> Judgement:
    assert transition.seat is not None
    index = next(at for at, option in enumerate(advice.options) if option.action == transition.action)
    mine, best = advice.options[index], max(advice.options, key=lambda option: option.chance)
    options = [
        replace(option, reason=contrast(view, best, mine, advice)) if option is best else option
        for option in advice.options
    ]
    cost = best.chance - mine.chance
    planned = advice.options[0].points
    loss = None if mine.points is None or planned is None else planned - mine.points
    return Judgement(
        transition.step,
        turn,
        transition.seat,
        index,
        round_number(cost) if cost > max(best.error, mine.error) else 0.0,
        None if loss is None else round_number(loss),
        tuple(map(option_message, options)),
    )


def stakes(advice: Advice) -> float:
    """Difference between the best and the worst option, in chance to win."""
    chances = [option.chance for option in advice.options]
    return max(chances) - min(chances)


def option_message(option: RatedAction) -> OptionValue:
    """One option in its wire format."""
    return OptionValue(
        Raw(encode(option.action)),
        round_number(option.chance),
        round_number(option.error),
        None if option.points is None else round_number(option.points),
        Raw(encode(option.reason)),
    )


def round_number(number: float) -> float:
    """Rounds to `DIGITS`; adding 0.0 turns minus zero into zero."""
    return round(float(number), DIGITS) + 0.0

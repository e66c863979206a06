"""Decisions against the best that could have been chosen, from what whoever decided knew."""

from dataclasses import replace

from msgspec import Raw

from lusoria.analysis.contrast import reason_rather
from lusoria.analysis.record_steps import Passage
from lusoria.bots.coach import advise
from lusoria.core.advice import Advice, Judged
from lusoria.core.game import AnyGame, GameView
from lusoria.records.codec import encode
from lusoria.wire.analysis import Judgement, Weighed

DIGITS = 4


def judged(game: AnyGame, passage: Passage, turn: int) -> Judgement | None:
    """None where there was nothing to decide."""
    if passage.seat is None or passage.action is None:
        return None
    view = game.view(passage.before, passage.seat)
    if len(view.legal) < 2:
        return None
    return judgement(passage, turn, view, advise(game.name, view, game.version))


def judgement(passage: Passage, turn: int, view: GameView, advice: Advice) -> Judgement:
    assert passage.seat is not None
    taken = next(at for at, option in enumerate(advice.options) if option.action == passage.action)
    mine, best = advice.options[taken], max(advice.options, key=lambda option: option.chance)
    told = [
        replace(option, reason=reason_rather(view, best, mine, advice)) if option is best else option
        for option in advice.options
    ]
    cost = best.chance - mine.chance
    planned = advice.options[0].points
    lost = None if mine.points is None or planned is None else planned - mine.points
    return Judgement(
        passage.step,
        turn,
        passage.seat,
        taken,
        rounded(cost) if cost > max(best.error, mine.error) else 0.0,
        None if lost is None else rounded(lost),
        tuple(map(weighed, told)),
    )


def spread(advice: Advice) -> float:
    """How much there was to win or to lose by deciding."""
    chances = [option.chance for option in advice.options]
    return max(chances) - min(chances)


def weighed(option: Judged) -> Weighed:
    """One option as it is sent."""
    return Weighed(
        Raw(encode(option.action)),
        rounded(option.chance),
        rounded(option.error),
        None if option.points is None else rounded(option.points),
        Raw(encode(option.reason)),
    )


def rounded(number: float) -> float:
    """More digits would differ from machine to machine. There is no minus zero."""
    return round(float(number), DIGITS) + 0.0

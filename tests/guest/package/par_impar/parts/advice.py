"""Coach of par impar: takes each player's parity so far as a habit."""

from functools import cache

from lusoria.core.advice import Advice, RatedAction
from lusoria.core.structs import GameReason, Seat
from par_impar.actions import Action, Hide
from par_impar.model import Guess, Line, other, parity
from par_impar.view import Table, View

MODEL = "habit"


class Habit(GameReason, tag="habit"):
    """How often the other player chose odd in the hands of this kind so far."""

    seat: Seat
    odd: int
    hands: int


Reason = Habit


class Adviser:
    """Implements `lusoria.core.advice.Adviser`."""

    def advise(self, view: View) -> Advice:
        if view.mine is None:
            return Advice(MODEL, ())
        options = [judged(view.table, view.mine.seat, action) for action in view.legal]
        return Advice(MODEL, tuple(sorted(options, key=lambda each: -each.chance)))


def judged(table: Table, seat: int, action: Action) -> RatedAction:
    opponent = other(seat)
    chosen = parities_of(table, opponent, guesses=isinstance(action, Hide))
    point = (
        1 - likely(chosen, parity(action.nuts)) if isinstance(action, Hide) else likely(chosen, action.guess)
    )
    needed = [table.options.points - score for score in table.scores]
    mine, theirs = needed[seat], needed[opponent]
    chance = point * win_chance(mine - 1, theirs) + (1 - point) * win_chance(mine, theirs - 1)
    return RatedAction(action, chance, 0.0, Habit(opponent, chosen.count("odd"), len(chosen)))


def parities_of(table: Table, seat: int, *, guesses: bool) -> list[Guess]:
    """What this player has guessed so far, or the parities that it has hidden."""
    if guesses:
        return [line.guess for line in table.ledger if line.hider != seat]
    return [parity(line.nuts) for line in table.ledger if line.hider == seat]


def likely(chosen: list[Guess], guess: Guess) -> float:
    """Probability that a player with these choices makes this one next (Laplace's rule)."""
    return (chosen.count(guess) + 1) / (len(chosen) + 2)


@cache
def win_chance(mine: int, theirs: int) -> float:
    """Chance to win by the points that both still need, if each hand is even."""
    if mine == 0 or theirs == 0:
        return float(mine == 0)
    return (win_chance(mine - 1, theirs) + win_chance(mine, theirs - 1)) / 2


def chances(points: int, ledger: tuple[Line, ...]) -> tuple[float, ...]:
    """By seat: chance to win after these hands, if each later hand is even."""
    needed = [points - sum(line.winner == seat for line in ledger) for seat in (0, 1)]
    return win_chance(needed[0], needed[1]), win_chance(needed[1], needed[0])

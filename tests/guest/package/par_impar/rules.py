"""Rules of par impar by number: turns, legal actions and their events."""

from collections.abc import Sequence

from lusoria.core.errors import IllegalAction
from lusoria.core.game import Await, Chance, Over, Seat, Turn
from par_impar.actions import Action, Hide, Say
from par_impar.events import Event, FirstDrawn, GameEnded, GuessSaid, HandOpened, NutsHidden, PointScored
from par_impar.model import GUESSES, NUTS, PLAYERS, Guess, Options, Result, State, Step, check, other, parity

RULES: tuple[str, ...] = ("P1", "P2", "P3", "P4", "P7")
HIDES = tuple(Hide(nuts) for nuts in NUTS)
SAYS = tuple(Say(guess) for guess in GUESSES)
LOT: Chance[Event] = Chance(tuple(((FirstDrawn(seat),), 1) for seat in range(PLAYERS[0])), PLAYERS[0])


def start(options: Options) -> State:
    """P1, P2, P6."""
    check(options)
    return State(options, in_turns=True, hider=None if options.first == "random" else options.first)


def step(state: State) -> Step:
    if state.result is not None:
        return "over"
    if state.hider is None:
        return "first"
    return "hide" if state.nuts is None else "guess"


def awaited(state: State) -> Seat | None:
    """P3, P4: the hider, then the guesser."""
    if state.result is not None or state.hider is None:
        return None
    return state.hider if state.nuts is None else other(state.hider)


def turn(state: State) -> Turn[Event]:
    if state.result is not None:
        return Over("points", state.result.winners, state.result)
    seat = awaited(state)
    return LOT if seat is None else Await((seat,))


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Legal actions; none unless the seat is awaited."""
    if seat != awaited(state):
        return ()
    return HIDES if state.nuts is None else SAYS


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Events of an action. Raises IllegalAction."""
    if state.result is not None:
        raise IllegalAction("P7", "over")
    if seat not in range(state.options.players):
        raise IllegalAction("P1", "no_such_seat", place=seat, last=state.options.players - 1)
    if state.hider is None:
        raise IllegalAction("P2", "drawing_first")
    if isinstance(action, Hide):
        return hide(state, state.hider, seat, action.nuts)
    return say(state, state.hider, seat, action.guess)


def hide(state: State, hider: Seat, seat: Seat, nuts: int) -> tuple[Event, ...]:
    """P3."""
    if seat != hider:
        raise IllegalAction("P3", "only_hider", seat=hider)
    if state.nuts is not None:
        raise IllegalAction("P3", "hidden_already")
    if nuts not in NUTS:
        raise IllegalAction("P3", "how_many", nuts=nuts, least=NUTS[0], most=NUTS[-1])
    return (NutsHidden(seat, nuts),)


def say(state: State, hider: Seat, seat: Seat, guess: Guess) -> tuple[Event, ...]:
    """P4, with its consequences: P5, P7."""
    if seat == hider:
        raise IllegalAction("P4", "only_guesser", seat=other(hider))
    if state.nuts is None:
        raise IllegalAction("P4", "nothing_hidden", seat=hider)
    winner = seat if guess == parity(state.nuts) else hider
    return GuessSaid(seat, guess), HandOpened(hider, state.nuts), PointScored(winner), *end(state, winner)


def end(state: State, winner: Seat) -> tuple[Event, ...]:
    """P7: the end of the game after the last point."""
    scores = tuple(points + (seat == winner) for seat, points in enumerate(state.scores))
    return (GameEnded(Result(scores, (winner,))),) if scores[winner] == state.options.points else ()


def actions(options: Options) -> tuple[Action, ...]:
    """All actions that can ever be legal at such a table."""
    return (*HIDES, *SAYS)

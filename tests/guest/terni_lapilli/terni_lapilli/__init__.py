"""Terni lapilli: three in a row. The whole game in one file; `rules.md` has the numbered rules."""

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from lusoria.core.errors import IllegalAction, IllegalOptions
from lusoria.core.game import Await, Game, Over, Turn, Viewer
from lusoria.core.structs import GameAction, GameEvent, GameOptions, Grid, HouseRule, Part, Seat, Seats

BOARD = Grid("board", rows=3, columns=3)
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

Cell: TypeAlias = Annotated[int, BOARD.cell]
Cells: TypeAlias = Annotated[tuple[Seat | None, ...], BOARD.cells]
"""By cell: the seat whose stone lies there."""


class Options(GameOptions):
    """T1: there is nothing to choose but the number of players."""


class Result(Part):
    winners: Seats
    """T5: both, after a draw."""


class State(Struct, frozen=True):
    """The complete truth. Here it is public."""

    options: Options
    board: Cells = (None,) * 9
    result: Result | None = None


class Place(GameAction, tag="place"):
    """T3."""

    cell: Cell


class StonePlaced(GameEvent, tag="stone_placed"):
    """T3."""

    seat: Seat
    cell: Cell


class GameEnded(GameEvent, tag="game_ended"):
    """T4, T5."""

    result: Result


Event: TypeAlias = StonePlaced | GameEnded


class Table(Part):
    """What everybody sees."""

    options: Options
    step: Literal["place", "over"]
    awaited: Seats
    round: int
    board: Cells
    result: Result | None


class Mine(Part):
    """What only this seat knows: nothing but its number."""

    seat: Seat


class View(Part):
    table: Table
    mine: Mine | None
    legal: tuple[Place, ...]


def stones(state: State) -> int:
    return sum(owner is not None for owner in state.board)


def awaited(state: State) -> tuple[Seat, ...]:
    """T2: seat 0, then in turns."""
    return () if state.result is not None else (stones(state) % 2,)


def result_of(board: Cells) -> Result | None:
    """T4, T5."""
    for line in LINES:
        owners = {board[cell] for cell in line}
        if len(owners) == 1 and None not in owners:
            return Result(tuple(owner for owner in owners if owner is not None))
    return None if None in board else Result((0, 1))


class TerniLapilli:
    """The game as `lusoria.core.game.Game` asks for it."""

    name = "terni-lapilli"
    version = 1
    players = range(2, 3)
    usual = 2
    minutes = 1
    rule_numbers = ("T1", "T2", "T3", "T4")
    package = __name__

    options_type = Options
    action_type = Place
    event_type = Event
    view_type = View
    result_type = Result

    def house_rules(self, players: int) -> tuple[HouseRule, ...]:
        return ()

    def start(self, options: Options) -> State:
        if options.players not in self.players:
            raise IllegalOptions("T1", "players", players=options.players)
        return State(options)

    def turn(self, state: State) -> Turn[Event]:
        if state.result is None:
            return Await(awaited(state))
        ending = "row" if len(state.result.winners) == 1 else "draw"
        return Over(ending, state.result.winners, state.result)

    def legal(self, state: State, seat: Seat) -> Sequence[Place]:
        if seat not in awaited(state):
            return ()
        return tuple(Place(cell) for cell, owner in enumerate(state.board) if owner is None)

    def decide(self, state: State, seat: Seat, action: Place) -> tuple[Event, ...]:
        if state.result is not None:
            raise IllegalAction("T4", "over")
        if seat not in awaited(state):
            raise IllegalAction("T2", "not_your_turn")
        if state.board[action.cell] is not None:
            raise IllegalAction("T3", "not_empty")
        placed = StonePlaced(seat, action.cell)
        result = result_of(self.evolve(state, placed).board)
        return (placed,) if result is None else (placed, GameEnded(result))

    def evolve(self, state: State, event: Event) -> State:
        if isinstance(event, GameEnded):
            return replace(state, result=event.result)
        board = (*state.board[: event.cell], event.seat, *state.board[event.cell + 1 :])
        return replace(state, board=board)

    def redact(self, event: Event, viewer: Viewer) -> Event:
        return event  # there are no secrets

    def concerns(self, event: Event) -> tuple[Seat, ...]:
        return ()

    def mine(self, state: State, seat: Seat) -> Mine:
        return Mine(seat)

    def view(self, state: State, viewer: Viewer) -> View:
        step: Literal["place", "over"] = "place" if state.result is None else "over"
        turns = min(stones(state) + 1, len(state.board))
        table = Table(state.options, step, awaited(state), turns, state.board, state.result)
        if viewer is None:
            return View(table, None, ())
        return View(table, self.mine(state, viewer), tuple(self.legal(state, viewer)))

    def cause(self, event: Event) -> tuple[Seat, Place] | None:
        return (event.seat, Place(event.cell)) if isinstance(event, StonePlaced) else None

    def actions(self, options: Options) -> Sequence[Place]:
        return tuple(Place(cell) for cell in range(BOARD.rows * BOARD.columns))


TERNI_LAPILLI: Game[Options, State, Place, Event, View] = TerniLapilli()

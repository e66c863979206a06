"""Tables of Alea Romana: its part in the daily challenge."""

from lusoria.core.game import Seat
from lusoria.games.alea.model import Column, State
from lusoria.table.daily_games import DailySettings


def board(state: State, seat: Seat) -> tuple[Column, int]:
    return state.columns[seat], len(state.cards[seat])


DAILY = DailySettings(players=2, even=0.5, close=3.0, board=board)

"""Standings: games, wins and points of each player since the first game, across rematches."""

from typing import Protocol, runtime_checkable

from lusoria.core.game import Seat
from lusoria.core.ranks import win_shares
from lusoria.table.room.room import Room
from lusoria.wire.server_messages import Standing

MAX_PLAYERS = 32  # those at the table first, then former ones


@runtime_checkable
class HasScores(Protocol):
    """A result with points: `scores`, seat 0 first."""

    @property
    def scores(self) -> tuple[int, ...]: ...


def score_of(result: object, seat: Seat) -> int | None:
    """Points of a seat; None in a game without points."""
    return result.scores[seat] if isinstance(result, HasScores) else None


def standings(room: Room) -> tuple[Standing, ...]:
    """Standings including this game once it is over, best first. Players are identified by name and kind."""
    over = room.over
    if over is None or room.what_if is not None:
        return room.standings
    shares = win_shares(room.game, over.result, len(room.players))
    totals = {(standing.kind, standing.name): standing for standing in room.standings}
    for seat, player in enumerate(room.players):
        identity = player.kind, player.name
        before = totals.get(identity) or Standing(player.name, player.kind, 0, 0, None)
        points = score_of(over.result, seat)
        share = 0.0 if room.chairs[seat].gave_up else shares[seat]
        totals[identity] = Standing(
            player.name,
            player.kind,
            before.played + 1,
            before.won + (share == 1),
            before.points if points is None else (before.points or 0) + points,
            before.shared + (share if share < 1 else 0.0),
        )
    here = {(player.kind, player.name) for player in room.players}
    # players at the table come first
    shown_totals = sorted(totals.items(), key=lambda item: item[0] not in here)[:MAX_PLAYERS]
    return tuple(sorted((standing for _, standing in shown_totals), key=rank_key))


def rank_key(standing: Standing) -> tuple[float, int, int]:
    """Most wins first, then most points, then fewest games."""
    return -standing.won - standing.shared, -(standing.points or 0), standing.played

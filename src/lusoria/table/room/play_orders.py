"""Orders that play: a seat's action, and the chance events before the first decision."""

import msgspec
from msgspec import UNSET

from lusoria.core.errors import Malformed
from lusoria.core.game import Chance, Seat, fold
from lusoria.core.structs import GameAction, GameEvent
from lusoria.records.codec import encode
from lusoria.records.fair_chance import FairNature
from lusoria.table.room.entries import Played
from lusoria.table.room.room import Change, Room, after_events, no_change, own_chair
from lusoria.wire.client_messages import Act
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server_messages import DoneMessage, LateMessage


def act(
    room: Room, seat: Seat, action: GameAction, command: str | None = None, *, for_owner: bool = False
) -> Change:
    """The change an action leads to, chance included. Raises IllegalAction."""
    assert room.progress is not None
    events = room.game.decide(room.progress.state, seat, action)
    return play_out(room, events, seat, command, for_owner=for_owner)


def known_answer(room: Room, person: str | None, act: Act) -> DoneMessage | LateMessage | None:
    """Answer to a late or repeated action, else None. Raises TableRefusal if the seat is not theirs."""
    own_chair(room, person, act.seat)
    progress = room.progress
    if progress is None:
        raise TableRefusal("not_playing")
    ask = progress.asks[act.seat]
    if act.ask > ask:
        raise Malformed("message.ask", f"there was no decision {act.ask} yet")
    if act.ask == ask:
        return None
    is_repeated = act.ask == ask - 1 and progress.commands[act.seat] == act.command
    return DoneMessage(act.command, room.version) if is_repeated else LateMessage(act.command, ask)


def deal(room: Room) -> Change:
    """Chance events at the start; no change in a game that starts with a decision."""
    return play_out(room, (), None, None) if isinstance(room.turn, Chance) else no_change(room)


def play_out(
    room: Room,
    events: tuple[GameEvent, ...],
    seat: Seat | None,
    command: str | None,
    *,
    for_owner: bool = False,
) -> Change:
    """These events and all chance events that follow from them. Folds each event once."""
    progress = room.progress
    assert progress is not None
    game, draw_count, last_draw = room.game, progress.draw_count, progress.last_draw
    state = fold(game, progress.state, events)
    turn = game.turn(state)
    if isinstance(turn, Chance):
        nature = FairNature(game, room.options, progress.seed, draw_count, progress.scheme, last_draw)
        while isinstance(turn, Chance):
            drawn_events = nature(turn)
            events = (*events, *drawn_events)
            state = fold(game, state, drawn_events)
            turn = game.turn(state)
        draw_count, last_draw = nature.draw_count, nature.last_draw
    changed_draw = UNSET if last_draw == progress.last_draw else last_draw
    entry = Played(msgspec.Raw(encode(events)), seat, draw_count, for_owner, command, changed_draw)
    return Change((entry,), after_events(room, entry, events, state, turn))

"""Laws of views and events: JSON, redaction, and the seats that an event concerns."""

from collections.abc import Iterator
from typing import Any

import msgspec

from lusoria.core.game import AnyGame, Await, Chance
from lusoria.laws.house_tables import GameSetup
from lusoria.laws.law_violation import require
from lusoria.laws.rule_laws import states
from lusoria.records.codec import decode_action, decode_event, decode_options, decode_view, encode

SAMPLED_VIEWS = 12  # states per game, each seen by all viewers


def json_keeps_every_value(setup: GameSetup) -> None:
    """Options, actions, events (complete and redacted) and views stay the same in JSON."""
    game = setup.game
    again: object = decode_options(game, encode(setup.options))
    require(again == setup.options, "options change when written and read", read=again)
    for number, step in enumerate(setup.play()):
        for event in step.events:
            for redacted in (event, *(game.redact(event, viewer) for viewer in setup.viewers)):
                again = decode_event(game, encode(redacted))
                require(
                    again == redacted, "an event changes when written and read", step=number, event=redacted
                )
        viewer = setup.viewers[number % len(setup.viewers)]
        view = game.view(step.before, viewer)
        again = decode_view(game, encode(view))
        require(again == view, "a view changes when written and read", step=number, viewer=viewer)
        for action in view.legal:
            again = decode_action(game, encode(action))
            require(again == action, "an action changes when written and read", step=number, action=action)


def views_are_complete(setup: GameSetup) -> None:
    """Plain JSON of declared fields; one `table` for all; `mine` and `legal` as the rules have them."""
    game = setup.game
    visited = list(enumerate(states(setup)))
    for step, state in setup.rng.sample(visited, min(SAMPLED_VIEWS, len(visited))):
        shared = game.view(state, None).table
        for viewer in setup.viewers:
            view = game.view(state, viewer)
            place = {"step": step, "viewer": viewer}
            require(view.table == shared, "viewers have different tables", **place)
            require(
                (view.mine is None) == (viewer is None), "mine is for seats, and for all of them", **place
            )
            require(view.mine is None or view.mine.seat == viewer, "mine has another seat", **place)
            require(viewer is None or view.mine == game.mine(state, viewer), "mine differs in view", **place)
            legal = () if viewer is None else tuple(game.legal(state, viewer))
            require(tuple(view.legal) == legal, "legal differs in the view", **place)
            require(is_plain(msgspec.to_builtins(view)), "a view is not plain JSON", **place)
            require(decode_view(game, encode(view)) == view, "a view changes when written and read", **place)


def is_plain(value: object) -> bool:
    match value:
        case dict():
            return all(isinstance(key, str) and is_plain(item) for key, item in value.items())
        case list() | tuple():
            return all(map(is_plain, value))
        case _:
            return value is None or isinstance(value, str | int | bool)


def redacting_twice_changes_nothing(setup: GameSetup) -> None:
    """Hiding secrets twice gives the same as hiding them once."""
    game = setup.game
    for number, step in enumerate(setup.play()):
        for event in step.events:
            for viewer in setup.viewers:
                redacted = game.redact(event, viewer)
                facts = {"step": number, "viewer": viewer, "event": event}
                require(game.redact(redacted, viewer) == redacted, "redacting twice hides more", **facts)
                require(type(redacted) is type(event), "redact changes the type", **facts)


def concerns_is_public(setup: GameSetup) -> None:
    """`concerns` follows from the public event; a seat it leaves out sees no more than the gallery."""
    game = setup.game
    for number, step in enumerate(setup.play()):
        for event in step.events:
            redacted = game.redact(event, None)
            seats = game.concerns(event)
            facts = {"step": number, "event": event, "concerns": seats}
            require(game.concerns(redacted) == seats, "concerns depends on a secret", **facts)
            if seats is None:
                continue
            require(set(seats) <= set(setup.seats), "concerns names a seat that does not exist", **facts)
            for seat in set(setup.seats) - set(seats):
                same = game.redact(event, seat) == redacted
                require(same, "a seat that is not concerned sees more than the gallery", seat=seat, **facts)


def unconcerned_seats_keep_their_view(setup: GameSetup) -> None:
    """`mine` stays equal for seats that no event concerns; `legal` too, if they are awaited as before."""
    game = setup.game
    for number, mover, before, events, after in moves(setup):
        touched: set[int] = set()
        for event in events:
            seats = game.concerns(event)
            touched.update(setup.seats if seats is None else seats)
        for seat in set(setup.seats) - touched:
            same = game.mine(before, seat) == game.mine(after, seat)
            require(same, "mine changes, but no event concerns the seat", step=number, seat=seat)
        for seat in (
            set(setup.seats) - touched - {mover} - (awaited_seats(game, before) ^ awaited_seats(game, after))
        ):
            same = list(game.legal(before, seat)) == list(game.legal(after, seat))
            require(same, "legal changes, but no event concerns the seat", step=number, seat=seat)


def awaited_seats(game: AnyGame, state: Any) -> set[int]:
    turn = game.turn(state)
    return set(turn.seats) if isinstance(turn, Await) else set()


def moves(setup: GameSetup) -> Iterator[tuple[int, int | None, Any, list[Any], Any]]:
    """Step, acting seat, state before, events, state after; a move includes the chance that follows it."""
    game, steps = setup.game, setup.play()
    at = 0
    while at < len(steps):
        number, first = at, steps[at]
        cause = game.cause(first.events[0])
        events, after = list(first.events), first.after
        at += 1
        while isinstance(game.turn(after), Chance):
            events.extend(steps[at].events)
            after = steps[at].after
            at += 1
        yield number, cause and cause[0], first.before, events, after

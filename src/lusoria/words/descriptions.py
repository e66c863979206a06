"""Text of events, choices, refusals, prompts and results, for any game with a catalog."""

from collections.abc import Mapping, Sequence
from functools import cache

from lusoria.core.errors import Argument, Illegal, IllegalOptions
from lusoria.core.field_marks import marks, tag, tags_of
from lusoria.core.game import GameInfo, GameResult, GameView, Viewer
from lusoria.core.structs import GameAction, GameEvent, GameReason
from lusoria.words.catalog import Catalogs
from lusoria.words.message_variables import Marked, Reader, Variables, one_a_seat, yes

Names = Sequence[str]  # players' names by seat

SEAT_NUMBERS = ("place", "first", "last")
"""Facts of a refusal that are numbers of seats."""


def tell(words: Catalogs, message: str, value: object, viewer: Viewer, names: Names) -> str:
    """Any message about any struct or mapping, for example a line of a ledger."""
    return words.say(message, **Reader(words, names, viewer).variables(value))


def tell_event(words: Catalogs, game: GameInfo, event: GameEvent, viewer: Viewer, names: Names) -> str:
    """Text of an event. `game.redact` must have redacted it for this viewer."""
    return tell(words, f"{game.name}-event-{tag(event)}", event, viewer, names)


def tell_action(words: Catalogs, game: GameInfo, action: GameAction, names: Names) -> str:
    """Label of a choice."""
    return tell(words, f"{game.name}-action-{tag(action)}", action, None, names)


def tell_reason(words: Catalogs, game: GameInfo, reason: GameReason, viewer: Viewer, names: Names) -> str:
    """Reason for a choice, in the first person of the viewer."""
    return tell(words, f"{game.name}-reason-{tag(reason)}", reason, viewer, names)


def tell_refusal(words: Catalogs, game: GameInfo, refusal: Illegal, names: Names) -> str:
    message = f"{game.name}-refused-{refusal.rule.replace('.', '-')}"
    facts = {"why": refusal.why, **refusal.facts}
    marked = {} if isinstance(refusal, IllegalOptions) else fact_marks(game)
    found = Reader(words, names).variables(facts, marked)
    return words.say(message, **found | counted_from_one(refusal.facts))


def counted_from_one(facts: Mapping[str, Argument]) -> Variables:
    """The numbers of seats among the facts of a refusal, as people count them."""
    return {name: fact + 1 for name, fact in facts.items() if name in SEAT_NUMBERS and isinstance(fact, int)}


def tell_prompt(words: Catalogs, game: GameInfo, view: GameView, names: Names) -> str:
    """What the viewer must do; otherwise what the table waits for, or how the game ended."""
    is_awaited = viewer_of(view) in view.table.awaited
    message = f"{game.name}-{'ask' if is_awaited else 'wait'}-{view.table.step}"
    return words.say(message, **view_variables(words, game, view, names))


def tell_hand(words: Catalogs, game: GameInfo, view: GameView, names: Names) -> str:
    """What the viewer holds. The viewer must have a seat."""
    return words.say(f"{game.name}-hand", **view_variables(words, game, view, names))


def tell_result(words: Catalogs, game: GameInfo, result: GameResult, viewer: Viewer, names: Names) -> str:
    """How the game ended, and who won."""
    return tell(words, f"{game.name}-result", {"result": result}, viewer, names)


def tell_reveal(words: Catalogs, game: GameInfo, view: GameView, names: Names) -> tuple[str, ...]:
    """One line per seat of a finished game."""
    return seat_lines(words, game, view, names, "seat")


def tell_table(words: Catalogs, game: GameInfo, view: GameView, names: Names) -> str:
    """Description of the table, for clients that draw no board."""
    return words.say(f"{game.name}-table", **view_variables(words, game, view, names))


def tell_places(words: Catalogs, game: GameInfo, view: GameView, names: Names) -> tuple[str, ...]:
    """One line per seat of a game in progress."""
    return seat_lines(words, game, view, names, "place")


def seat_lines(
    words: Catalogs, game: GameInfo, view: GameView, names: Names, message: str
) -> tuple[str, ...]:
    """One message per seat, with its entries of all lists with one entry per seat."""
    table, result = view.table, view.table.result
    reader = Reader(words, names, viewer_of(view))
    lists = [*one_a_seat(table), *one_a_seat(result), *one_a_seat(getattr(table, "revealed", None))]
    winners = () if result is None else result.winners
    return tuple(
        words.say(
            f"{game.name}-{message}",
            won=yes(seat in winners),
            **reader.variables({"seat": seat, **{field: entries[seat] for field, entries in lists}}),
        )
        for seat in range(table.options.players)
    )


def viewer_of(view: GameView) -> Viewer:
    seat: Viewer = None if view.mine is None else view.mine.seat
    return seat


def view_variables(words: Catalogs, game: GameInfo, view: GameView, names: Names) -> Variables:
    """Variables of a view: public part, private part and legal actions."""
    viewer = viewer_of(view)
    reader = Reader(words, names, viewer)
    found = reader.variables(view.table)
    if viewer is not None:
        reader.put_struct(found, "mine", view.mine)
        for field, entries in one_a_seat(view.table):
            reader.put(found, f"my-{field}", entries[viewer])
    may = {tag(action) for action in view.legal}
    return found | {f"may-{kind}": yes(kind in may) for kind in tags_of(game.action_type)}


@cache
def fact_marks(game: GameInfo) -> Marked:
    """Facts have the mark of a field with the same name anywhere in the game."""
    return dict.fromkeys((*marks(game).seat, "seat"), "seat")

"""The laws of every game, as functions over a game and its tables: each returns, or raises AssertionError.

A law of one table looks at the game played there. A law of a game looks at all its tables. `broken` names the
laws that a game does not keep.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from types import UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import Struct, structs

from lusoria.core.field_marks import fields_of, marks, structs_of, tag
from lusoria.core.game import AnyGame, Await, Chance, Over, fold, refusal
from lusoria.records.codec import decode_action, decode_event, decode_options, decode_view, encode
from lusoria.records.match import Match
from lusoria.records.replay import replay
from tests.laws.secrecy import has_secrets, leaks_of_events, leaks_of_views
from tests.laws.tables import Table, house_tables

TableLaw: TypeAlias = Callable[[Table], None]
GameLaw: TypeAlias = Callable[[AnyGame], None]


def states(table: Table) -> Iterator[Any]:
    """Every state of the game, the last included."""
    state = table.game.start(table.options)
    yield state
    for step in table.play():
        yield step.after


def a_log_folds_to_the_same_game(table: Table) -> None:
    """Replay: the events alone give every state again, and the rules decide every one of them anew."""
    game = table.game
    steps = table.play()
    state = game.start(table.options)
    for step in steps:
        assert state == step.before
        state = fold(game, state, step.events)
    events = tuple(event for step in steps for event in step.events)
    match = Match(game, table.options)
    replay(match, events)
    assert match.state == state
    assert match.events == list(events)


def a_game_ends_with_a_name_and_a_result(table: Table) -> None:
    """Termination: random play comes to an end, and the end is told."""
    game = table.game
    last = table.play()[-1].after
    over = game.turn(last)
    assert isinstance(over, Over)
    assert over.ending
    assert set(over.winners) <= set(table.seats)
    assert list(over.winners) == sorted(set(over.winners))
    assert isinstance(over.result, game.result_type)
    assert over.result.winners == over.winners
    assert not any(game.legal(last, seat) for seat in table.seats)


def legal_is_what_is_accepted(table: Table) -> None:
    """Every action there is, by every seat: accepted where listed, refused with a known rule where not."""
    game = table.game
    universe = game.actions(table.options)
    visited = list(states(table))
    for state in table.rng.sample(visited, min(4, len(visited))):
        turn = game.turn(state)
        awaited = turn.seats if isinstance(turn, Await) else ()
        for seat in table.seats:
            legal = game.legal(state, seat)
            assert bool(legal) == (seat in awaited)
            assert len(set(legal)) == len(legal)
            assert set(legal) <= set(universe)
            for action in universe:
                no = refusal(game, state, seat, action)
                assert (no is None) == (action in legal), (seat, action)
                assert no is None or no.rule in game.rule_numbers


def nobody_acts_from_outside_the_table(table: Table) -> None:
    game = table.game
    stranger = table.options.players
    action = game.actions(table.options)[0]
    for state in states(table):
        assert not game.legal(state, stranger)
        no = refusal(game, state, stranger, action)
        assert no is not None
        assert no.rule in game.rule_numbers


def an_action_can_be_read_from_its_event(table: Table) -> None:
    """The first event names its cause, also in the eyes of the seat that acted; nature has no cause."""
    game = table.game
    for step in table.play():
        turn = game.turn(step.before)
        if isinstance(turn, Chance):
            assert game.cause(step.events[0]) is None
            continue
        cause = game.cause(step.events[0])
        assert cause is not None
        seat, action = cause
        assert action in game.legal(step.before, seat)
        assert game.decide(step.before, seat, action) == step.events
        assert game.cause(game.redact(step.events[0], seat)) == cause


def odds_sum_to_one(table: Table) -> None:
    game = table.game
    for state in states(table):
        chance = game.turn(state)
        if not isinstance(chance, Chance):
            continue
        odds = chance.odds()
        assert sum((weight for _, weight in odds), Fraction(0)) == 1
        assert all(weight > 0 for _, weight in odds)
        firsts = [events[0] for events, _ in odds]
        assert len(set(firsts)) == len(firsts)
        picked = [chance.pick(number) for number in range(chance.total)]
        assert [picked.count(events) for events, _ in chance.outcomes] == [w for _, w in chance.outcomes]


def what_is_written_can_be_read(table: Table) -> None:
    """Codec round trip of options, actions, events (whole and redacted) and views."""
    game = table.game
    assert decode_options(game, encode(table.options)) == table.options
    for place, step in enumerate(table.play()):
        for event in step.events:
            assert decode_event(game, encode(event)) == event
            for viewer in table.viewers:
                seen = game.redact(event, viewer)
                assert decode_event(game, encode(seen)) == seen
        viewer = table.viewers[place % len(table.viewers)]
        view = game.view(step.before, viewer)
        assert decode_view(game, encode(view)) == view
        for action in view.legal:
            assert decode_action(game, encode(action)) == action


def views_are_plain_and_complete(table: Table) -> None:
    """JSON of declared fields only; one table for all; choices exactly as the rules list them."""
    game = table.game
    for state in table.rng.sample(visited := list(states(table)), min(12, len(visited))):
        shared = game.view(state, None).table
        for viewer in table.viewers:
            view = game.view(state, viewer)
            assert view.table == shared
            assert (view.mine is None) == (viewer is None)
            assert view.mine is None or view.mine.seat == viewer
            assert viewer is None or view.mine == game.mine(state, viewer)
            assert list(view.legal) == ([] if viewer is None else list(game.legal(state, viewer)))
            assert plain(msgspec.to_builtins(view))
            assert decode_view(game, encode(view)) == view


def plain(value: object) -> bool:
    match value:
        case dict():
            return all(isinstance(key, str) and plain(item) for key, item in value.items())
        case list() | tuple():
            return all(map(plain, value))
        case _:
            return value is None or isinstance(value, str | int | bool)


def redacting_twice_tells_no_more(table: Table) -> None:
    game = table.game
    for step in table.play():
        for event in step.events:
            for viewer in table.viewers:
                seen = game.redact(event, viewer)
                assert game.redact(seen, viewer) == seen
                assert type(seen) is type(event)


def whom_an_event_concerns_is_no_secret(table: Table) -> None:
    """It follows from what all perceive; and whoever it does not concern perceives no more than all."""
    game = table.game
    for step in table.play():
        for event in step.events:
            seen = game.redact(event, None)
            seats = game.concerns(event)
            assert game.concerns(seen) == seats
            if seats is not None:
                assert set(seats) <= set(table.seats)
                assert all(game.redact(event, seat) == seen for seat in table.seats if seat not in seats)


def whom_nothing_concerns_has_what_they_had(table: Table) -> None:
    """News leaves out what they know; and what they may do, where they are asked as before."""
    game = table.game
    for mover, before, events, after in moves(table):
        touched: set[int] = set()
        for event in events:
            seats = game.concerns(event)
            touched.update(table.seats if seats is None else seats)
        for seat in set(table.seats) - touched:
            assert game.mine(before, seat) == game.mine(after, seat)
        for seat in set(table.seats) - touched - {mover} - (awaited(game, before) ^ awaited(game, after)):
            assert list(game.legal(before, seat)) == list(game.legal(after, seat))


def awaited(game: AnyGame, state: Any) -> set[int]:
    turn = game.turn(state)
    return set(turn.seats) if isinstance(turn, Await) else set()


def moves(table: Table) -> Iterator[tuple[int | None, Any, list[Any], Any]]:
    """Who moved, and from where to where: with every stroke of chance that followed, as a server plays it."""
    game, steps = table.game, table.play()
    while steps:
        first, *steps = steps
        cause = game.cause(first.events[0])
        before, events, after = first.before, list(first.events), first.after
        while isinstance(game.turn(after), Chance):
            following, *steps = steps
            events.extend(following.events)
            after = following.after
        yield cause and cause[0], before, events, after


def what_is_redacted_is_marked_as_secret(game: AnyGame) -> None:
    """And what is marked so is redacted: clients draw the curtain by the marks."""
    hidden: dict[str, set[str]] = {}
    for table in house_tables(game):
        for event in {event for step in table.play() for event in step.events}:
            for seen in {game.redact(event, viewer) for viewer in table.viewers} - {event}:
                kind: type[Struct] = type(event)
                for field in fields_of(kind):
                    if getattr(seen, field.name) != getattr(event, field.name):
                        assert getattr(seen, field.name) is None
                        hidden.setdefault(tag(event), set()).add(field.encoded)
    assert hidden == {kind: set(fields) for kind, fields in marks(game).secret.items()}


def marks_tell_the_truth(table: Table) -> None:
    """What is marked as a seat or as seats holds some, and a list with one entry a seat has as many."""
    game = table.game
    steps = table.play()
    for value in (table.options, *(event for step in steps for event in step.events)):
        check_marks(value, table.options.players)
    for step in table.rng.sample(steps, min(8, len(steps))):
        for viewer in table.viewers:
            check_marks(game.view(step.after, viewer), table.options.players)


def check_marks(value: object, players: int) -> None:
    if isinstance(value, Struct):
        for field in fields_of(type(value)):
            item = getattr(value, field.name)
            if field.mark == "seat":
                assert not isinstance(item, int) or item in range(players)
            elif field.mark == "seats":
                assert set(item) <= set(range(players))
            elif field.mark == "one_a_seat":
                assert len(item) == players
            check_marks(item, players)
    elif isinstance(value, tuple):
        for item in value:
            check_marks(item, players)


def one_name_has_one_mark(game: AnyGame) -> None:
    """A client knows fields by their names: what is called alike is marked alike, or cannot be mistaken."""
    assert mistakable(game) == set()


def mistakable(game: AnyGame) -> set[str]:
    """The names of fields that would be taken for what they are not."""
    marked: dict[str, set[str]] = {}
    unmarked: dict[str, set[object]] = {}
    for kind in structs_of(game):
        for field, info in zip(fields_of(kind), structs.fields(kind), strict=True):
            if field.mark is None:
                unmarked.setdefault(field.encoded, set()).update(made_of(info.type))
            else:
                marked.setdefault(field.encoded, set()).add(field.mark)
    return {
        name
        for name, found in marked.items()
        if len(found) > 1 or (int if found == {"seat"} else tuple) in unmarked.get(name, set())
    }


def made_of(annotation: object) -> Iterator[object]:
    """What a value of this type is, without its notes: `Seat | None` is an int or nothing."""
    origin = get_origin(annotation)
    if origin is Annotated:
        yield from made_of(get_args(annotation)[0])
    elif origin in (Union, UnionType):
        for part in get_args(annotation):
            yield from made_of(part)
    elif origin is Literal:
        yield from map(type, get_args(annotation))
    else:
        yield origin or annotation


def house_rules_are_rules(game: AnyGame) -> None:
    """What a table may choose is told truly: every value by itself is played, and so is what is printed."""
    for players in game.players:
        rules = {rule.name: rule for rule in game.house_rules(players)}
        assert {"players", *rules} == {field.name for field in structs.fields(game.options_type)}
        game.start(game.options_type(players=players))
        for name, rule in rules.items():
            assert rule.printed in rule.values
            assert len(set(rule.values)) == len(rule.values)
            for value in rule.values:
                game.start(game.options_type(players=players, **{name: value}))


def what_is_printed_is_what_is_left_out(game: AnyGame) -> None:
    """A table that says what is printed plays the very game of one that says nothing."""
    for players in game.players:
        printed = {rule.name: rule.printed for rule in game.house_rules(players)}
        silent, said = game.options_type(players=players), game.options_type(players=players, **printed)
        one, other = (Table(game, options, seed=players).play() for options in (silent, said))
        assert [step.events for step in one] == [step.events for step in other]


def views_tell_no_more_than_was_perceived(table: Table) -> None:
    """Equal sights give equal views, choices and refusals."""
    assert leaks_of_views(table.game, table, table.rng.choice(table.viewers)) == 0


def events_tell_no_more_than_views(table: Table) -> None:
    """Equal views, equal sights. Where nothing is ever hidden, events may tell more and leak nothing."""
    if has_secrets(table.game):
        assert leaks_of_events(table.game, table, table.rng.choice(table.viewers)) == 0


TABLE_LAWS: tuple[TableLaw, ...] = (
    a_log_folds_to_the_same_game,
    a_game_ends_with_a_name_and_a_result,
    legal_is_what_is_accepted,
    nobody_acts_from_outside_the_table,
    an_action_can_be_read_from_its_event,
    odds_sum_to_one,
    what_is_written_can_be_read,
    views_are_plain_and_complete,
    redacting_twice_tells_no_more,
    whom_an_event_concerns_is_no_secret,
    whom_nothing_concerns_has_what_they_had,
    marks_tell_the_truth,
    views_tell_no_more_than_was_perceived,
    events_tell_no_more_than_views,
)
GAME_LAWS: tuple[GameLaw, ...] = (
    what_is_redacted_is_marked_as_secret,
    one_name_has_one_mark,
    house_rules_are_rules,
    what_is_printed_is_what_is_left_out,
)


def check(game: AnyGame, law: TableLaw) -> None:
    """Raise AssertionError where the game does not keep the law at one of its tables."""
    for table in house_tables(game):
        law(table)


def broken(game: AnyGame) -> set[str]:
    """The names of the laws that the game does not keep."""
    at_tables = {name_of(law): partial(check, game, law) for law in TABLE_LAWS}
    of_games = {name_of(law): partial(law, game) for law in GAME_LAWS}
    return {name for name, law in (at_tables | of_games).items() if not holds(law)}


def name_of(law: Callable[..., None]) -> str:
    return law.__name__


def holds(law: Callable[[], None]) -> bool:
    try:
        law()
    except AssertionError:
        return False
    return True

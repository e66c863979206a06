"""What holds in every game, at every step, for every seat."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, structs

from lusoria import games
from lusoria.core.game import AnyGame, Await, Chance, Over, fold, refusal
from lusoria.core.marks import fields_of, marks, structs_of, tag
from lusoria.core.structs import Seats
from lusoria.games import GAMES
from lusoria.records.codec import decode_action, decode_event, decode_options, decode_view, encode
from lusoria.records.match import Match
from lusoria.records.replay import replay
from tests.laws.tables import ALL_GAMES, Table, named, options_of

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=named)
seeds = st.integers(0, 2**32)


def states(table: Table) -> Iterator[Any]:
    """Every state of one random game, the last included."""
    state = table.game.start(table.options)
    yield state
    for step in table.play():
        yield step.after


def drawn(game: AnyGame, data: st.DataObject) -> Table:
    return Table(game, data.draw(options_of(game)), data.draw(seeds))


@every_game
@given(data=st.data())
def test_a_log_folds_to_the_same_game(game: AnyGame, data: st.DataObject) -> None:
    """Replay: the events alone give every state again, and the rules decide every one of them anew."""
    table = drawn(game, data)
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


@every_game
@given(data=st.data())
def test_a_game_ends_with_a_name_and_a_result(game: AnyGame, data: st.DataObject) -> None:
    """Termination: random play comes to an end, and the end is told."""
    table = drawn(game, data)
    last = table.play()[-1].after
    over = game.turn(last)
    assert isinstance(over, Over)
    assert over.ending
    assert set(over.winners) <= set(table.seats)
    assert list(over.winners) == sorted(set(over.winners))
    assert isinstance(over.result, game.result_type)
    assert over.result.winners == over.winners
    assert not any(game.legal(last, seat) for seat in table.seats)


@every_game
@given(data=st.data())
def test_legal_is_what_is_accepted(game: AnyGame, data: st.DataObject) -> None:
    """Every action there is, by every seat: accepted where listed, refused with a known rule where not."""
    table = drawn(game, data)
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


@every_game
@given(data=st.data())
def test_nobody_acts_from_outside_the_table(game: AnyGame, data: st.DataObject) -> None:
    table = drawn(game, data)
    stranger = table.options.players
    action = game.actions(table.options)[0]
    for state in states(table):
        assert not game.legal(state, stranger)
        no = refusal(game, state, stranger, action)
        assert no is not None
        assert no.rule in game.rule_numbers


@every_game
@given(data=st.data())
def test_an_action_can_be_read_from_its_event(game: AnyGame, data: st.DataObject) -> None:
    """The first event names its cause, also in the eyes of the seat that acted; nature has no cause."""
    table = drawn(game, data)
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


@every_game
@given(data=st.data())
def test_odds_sum_to_one(game: AnyGame, data: st.DataObject) -> None:
    table = drawn(game, data)
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


@every_game
@given(data=st.data())
def test_what_is_written_can_be_read(game: AnyGame, data: st.DataObject) -> None:
    """Codec round trip of options, actions, events (whole and redacted) and views."""
    table = drawn(game, data)
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


@every_game
@given(data=st.data())
def test_views_are_plain_and_complete(game: AnyGame, data: st.DataObject) -> None:
    """JSON of declared fields only; one table for all; choices exactly as the rules list them."""
    table = drawn(game, data)
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


@every_game
@given(data=st.data())
def test_redacting_twice_tells_no_more(game: AnyGame, data: st.DataObject) -> None:
    table = drawn(game, data)
    for step in table.play():
        for event in step.events:
            for viewer in table.viewers:
                seen = game.redact(event, viewer)
                assert game.redact(seen, viewer) == seen
                assert type(seen) is type(event)


@every_game
@given(data=st.data())
def test_whom_an_event_concerns_is_no_secret(game: AnyGame, data: st.DataObject) -> None:
    """It follows from what all perceive; and whoever it does not concern perceives no more than all."""
    table = drawn(game, data)
    for step in table.play():
        for event in step.events:
            seen = game.redact(event, None)
            seats = game.concerns(event)
            assert game.concerns(seen) == seats
            if seats is not None:
                assert set(seats) <= set(table.seats)
                assert all(game.redact(event, seat) == seen for seat in table.seats if seat not in seats)


@every_game
@given(data=st.data())
def test_whom_nothing_concerns_has_what_they_had(game: AnyGame, data: st.DataObject) -> None:
    """News leaves out what they know; and what they may do, where they are asked as before."""
    table = drawn(game, data)
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


@every_game
def test_what_is_redacted_is_marked_as_secret(game: AnyGame) -> None:
    """And what is marked so is redacted: clients draw the curtain by the marks."""
    hidden: dict[str, set[str]] = {}
    for players in game.players:
        for seed in range(4):
            table = Table(game, game.options_type(players=players), seed)
            for step in table.play():
                for event in step.events:
                    for viewer in table.viewers:
                        seen = game.redact(event, viewer)
                        kind: type[Struct] = type(event)
                        for field in fields_of(kind):
                            if getattr(seen, field.name) != getattr(event, field.name):
                                assert getattr(seen, field.name) is None
                                hidden.setdefault(tag(event), set()).add(field.encoded)
    assert hidden == {kind: set(fields) for kind, fields in marks(game).secret.items()}


@every_game
@given(data=st.data())
def test_marks_tell_the_truth(game: AnyGame, data: st.DataObject) -> None:
    """What is marked as a seat or as seats holds some, and a list with one entry a seat has as many."""
    table = drawn(game, data)
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


@every_game
def test_one_name_has_one_mark(game: AnyGame) -> None:
    """A client knows fields by their names: what is called alike is marked alike, or cannot be mistaken."""
    assert mistakable(game) == set()


@pytest.mark.parametrize(("called", "kind"), [("seat", int), ("seat", Seats), ("awaited", tuple[int, ...])])
def test_a_name_with_two_marks_is_found(called: str, kind: object) -> None:
    class Other(type(GAMES["alea"])):  # type: ignore[misc] # whatever it is
        result_type = msgspec.defstruct("Result", [(called, kind)])

    assert mistakable(Other()) == {called}


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


@every_game
def test_house_rules_are_rules(game: AnyGame) -> None:
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


@every_game
def test_what_is_printed_is_what_is_left_out(game: AnyGame) -> None:
    """A table that says what is printed plays the very game of one that says nothing."""
    for players in game.players:
        printed = {rule.name: rule.printed for rule in game.house_rules(players)}
        silent, said = game.options_type(players=players), game.options_type(players=players, **printed)
        one, other = (Table(game, options, seed=players).play() for options in (silent, said))
        assert [step.events for step in one] == [step.events for step in other]


def test_every_listed_game_is_under_the_laws() -> None:
    """Every folder of a game is listed, and every law but that of secrets asked of every version of it."""
    folders = {path.parent.name for path in Path(games.__file__).parent.glob("*/__init__.py")}
    assert {game.package.rpartition(".")[2] for game in games.BUILT_IN} == folders
    laws = {name: law for name, law in globals().items() if name.startswith("test_") and asks_a_game(law)}
    assert len(laws) > 12
    for name, law in laws.items():
        (asked,) = (mark for mark in law.pytestmark if mark.name == "parametrize")
        assert {*games.BUILT_IN, *GAMES.values()} <= set(asked.args[1]), name


def asks_a_game(law: Callable[..., None]) -> bool:
    return "game" in law.__annotations__

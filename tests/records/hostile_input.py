"""Hostile input: any bytes, any JSON, and mutations of true values."""

import json
from copy import deepcopy
from typing import Any, get_args

from hypothesis import strategies as st

from lusoria import AnyGame
from lusoria.games import GAMES
from lusoria.records.record import Document, Fairness, Player

HUGE = (2**31, 2**53, 2**63, 2**64, 10**40, 10**4000, -1, -(2**63), -(10**40))


def words_of(game: AnyGame) -> set[str]:
    """Every name of a type or a field in this game's JSON."""
    kinds: list[Any] = [*get_args(game.action_type), *get_args(game.event_type)]
    kinds += [game.options_type, game.result_type]
    tags = {kind.__struct_config__.tag for kind in kinds} - {None}
    return tags | {field for kind in kinds for field in kind.__struct_encode_fields__}


NAMES = sorted(
    {
        *(name for game in GAMES.values() for name in words_of(game)),
        *(name for kind in (Document, Fairness, Player) for name in kind.__struct_fields__),
        *("type", "do", "id", "seat", "action", "chance", "caller", "fair", "start", "act", "fall", "view"),
        *("green", "red", "yellow", "loyal", "traitor", "merchant", "I", "V", "X", "joker", "random", "may"),
        *GAMES,
    }
)

letters = st.characters(exclude_categories=())
"""Any code point, with NUL, lone surrogates and astral letters."""
texts = st.one_of(st.sampled_from(NAMES), st.text(letters, max_size=8), st.just("x" * 3000))
numbers = st.one_of(
    st.integers(-2, 10), st.sampled_from(HUGE), st.floats(allow_nan=False, allow_infinity=False)
)
plain = st.one_of(st.none(), st.booleans(), numbers, texts)
values: st.SearchStrategy[Any] = st.recursive(
    plain,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.sampled_from(NAMES), texts), inner, max_size=5),
    ),
    max_leaves=12,
)
objects = st.dictionaries(st.sampled_from(NAMES), values, max_size=6)

GARBAGE: tuple[bytes, ...] = (
    b"",
    b"\x00",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b'"\xed\xa0\x80"',
    b'{"type":"\xff"}',
    b"\xef\xbb\xbf{}",
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b'{"options":{"a":' + b"[" * 100_000,
    b'{"do":"start","options":{"a":' + b'{"a":' * 100_000,
    b'{"events":[{"a":' + b"[" * 100_000,
    b"9" * 10_000,
    b"-" + b"9" * 10_000,
    b"1e999999999",
    b"NaN",
    b"Infinity",
    b'"' + b"a" * 1_000_000 + b'"',
    b'{"' + b"a" * 1_000_000 + b'":1}',
    b'{"type":"' + b"a" * 1_000_000 + b'"}',
    b'{"do":"' + b"a" * 1_000_000 + b'"}',
    b'{"type":"\\ud800"}',
    b'{"\\udfff":1}',
    b'{"type":"vote","colour":"green"}\x00',
    b'{"type":"roll","dice":' + b"9" * 5_000 + b"}",
    b'{"format":' + b"9" * 400 + b"}",
)

lines = st.one_of(
    st.binary(max_size=200),
    st.text(letters, max_size=100),
    values.map(json.dumps),
    values.map(lambda value: json.dumps(value, ensure_ascii=False)),
    values.map(lambda value: json.dumps(value).encode()),
    st.sampled_from([piece for piece in GARBAGE if len(piece) < 1000]),
)
"""Complete inputs, as bytes or as text."""


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths to every part of a JSON value."""
    found = [path]
    if isinstance(value, dict):
        for key, part in value.items():
            found += places(part, (*path, key))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            found += places(part, (*path, place))
    return found


@st.composite
def mutated(draw: st.DrawFn, wholes: st.SearchStrategy[Any]) -> Any:
    """A true value with one to three parts changed, removed, duplicated or moved."""
    whole = deepcopy(draw(wholes))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places(whole)))
        if not path:
            return draw(values)
        holder = whole
        for step in path[:-1]:
            holder = holder[step]
        change(draw, holder, path[-1])
    return whole


def change(draw: st.DrawFn, holder: Any, place: Any) -> None:
    match draw(st.integers(0, 5)):
        case 0:
            del holder[place]
        case 1 if isinstance(holder, list):
            holder.insert(place, deepcopy(holder[place]))
        case 1:
            holder[draw(texts)] = holder.pop(place)
        case 2:
            other = draw(st.sampled_from(list(holder) if isinstance(holder, dict) else range(len(holder))))
            holder[place], holder[other] = holder[other], holder[place]
        case 3 if isinstance(holder[place], int):
            holder[place] = draw(st.one_of(st.integers(-2, 10), st.sampled_from(HUGE)))
        case 4 if isinstance(holder[place], str):
            holder[place] = draw(texts)
        case _:
            holder[place] = draw(values)

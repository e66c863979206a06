"""Writes docs/encodings.md: the meaning of each number of an observation and of each action id."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from lusoria.environments.episode import observation_box
from lusoria.environments.game_adapter import setting
from lusoria.lab.encodings import ENCODINGS
from lusoria.lab.observation_fields import Field
from tools.generate.places import NOTE, ROOT

HEAD = f"""\
# Encodings

<!-- {NOTE} from lusoria.lab.encodings; do not edit. -->

For researchers: look up what a number of an observation or an action id means.
[Environments](environments.md) and [policies](policies.md) use the same encoding. An observation is an array
of small integers, an action an id.

```python
>>> from lusoria.lab.encodings import ENCODINGS
>>> alea = ENCODINGS["alea"]
>>> next(field.name for field in alea.FIELDS if field.start == 16), alea.ACTIONS[20]
('left', 'stop')
```

`encode` and `mask` of an encoding make the arrays of a view. `id_of` and `action_of` translate actions to ids
and back. A row for several action ids lists their numbers in the order of the ids. `assign` names Praetor and
Aediles by their places left of the Consul.
"""
NUMBER = re.compile(r"\d+")


def generated_files() -> Iterator[tuple[Path, str]]:
    yield ROOT / "docs/encodings.md", "\n".join([HEAD, *(line for name in ENCODINGS for line in game(name))])


def game(name: str) -> Iterator[str]:
    at = setting(name)
    title, encoding = at.adapter.title, at.encoding
    box = observation_box(at)
    counts = [(players, encoding.action_count(players)) for players in at.game.players]
    yield f"## {title}\n"
    yield f"An observation is `{box.shape[0]}` numbers of type `{box.dtype}`.\n"
    yield "| numbers | name | from | to | meaning |"
    yield "|---|---|---|---|---|"
    yield from map(field_row, encoding.FIELDS)
    yield ""
    for index in ("KINDS", "OFFICES"):
        if hasattr(encoding, index):
            listed = (f"{place} {name}" for place, name in enumerate(getattr(encoding, index)))
            yield f"`{index}`: {', '.join(listed)}.\n"
    if len({count for _, count in counts}) == 1:
        yield f"Number of actions: {counts[0][1]}.\n"
    else:
        listed = (f"{count} with {players}" for players, count in counts)
        yield f"Number of actions: {', '.join(listed)} players.\n"
    yield "| actions | meaning |"
    yield "|---|---|"
    yield from action_rows(encoding.ACTIONS)
    yield ""


def field_row(field: Field) -> str:
    where = span(field.start, field.length)
    return f"| {where} | {field.name} | {field.low} | {field.high} | {field.meaning} |"


def action_rows(actions: Sequence[str]) -> Iterator[str]:
    """One row for each run of ids that differ only in their numbers."""
    first = 0
    for (text, _), run in groupby(actions, key=kind_of):
        numbers = [meaning.removeprefix(text) for meaning in run]
        separator = "; " if "," in numbers[0] else ", "
        yield f"| {span(first, len(numbers))} | {text}{separator.join(numbers)} |"
        first += len(numbers)


def kind_of(meaning: str) -> tuple[str, str]:
    """Text before the first number; and of several numbers the greatest one."""
    numbers = NUMBER.findall(meaning)
    return NUMBER.split(meaning)[0], max(numbers) if len(numbers) > 1 else ""


def span(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first} to {first + count - 1}"

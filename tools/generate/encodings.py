"""Writes docs/encodings.md: the meaning of each number of an observation and of each action id."""

from collections.abc import Iterator
from pathlib import Path

from lusoria.environments.episode import observation_box
from lusoria.environments.game_adapter import setting
from lusoria.lab.encodings import ENCODINGS
from lusoria.lab.observation_fields import Field
from tools.generate.places import NOTE, ROOT

HEAD = f"""\
# Encodings

<!-- {NOTE} from lusoria.lab.encodings; do not edit. -->

Look up what a number of an observation or an action id means. [Environments](environments.md) and
[policies](policies.md) use the same encoding: an observation is an array of small integers, an action an id.
In Python, `lusoria.lab.encodings.ENCODINGS` has the tables (`FIELDS`, `ACTIONS`), `encode` and `mask` (arrays
of a view), and `id_of` and `action_of` (actions to ids and back).
"""


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
    yield from map(row, encoding.FIELDS)
    yield ""
    for index in ("KINDS", "OFFICES"):
        if hasattr(encoding, index):
            listed = (f"{place} {name}" for place, name in enumerate(getattr(encoding, index)))
            yield f"`{index}`: {', '.join(listed)}.\n"
    if len({count for _, count in counts}) == 1:
        yield f"Number of actions: {counts[0][1]}.\n"
    else:
        shown = ", ".join(f"{count} with {players}" for players, count in counts)
        yield f"Number of actions: {shown} players.\n"
    yield "| action | meaning |"
    yield "|---|---|"
    yield from (f"| {number} | {meaning} |" for number, meaning in enumerate(encoding.ACTIONS))
    yield ""


def row(field: Field) -> str:
    last = field.stop - 1
    where = str(field.start) if field.length == 1 else f"{field.start} to {last}"
    return f"| {where} | {field.name} | {field.low} | {field.high} | {field.meaning} |"

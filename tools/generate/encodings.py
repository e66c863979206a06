"""The index tables of both games for programs that learn, as a page: what each number and action means."""

from collections.abc import Iterator
from pathlib import Path

from lusoria.environments.episode import observation_box
from lusoria.environments.game_adapter import KINDS, setting
from lusoria.lab.observation_fields import Field
from tools.generate.places import NOTE, ROOT

HEAD = f"""\
# Numbers for programs that learn

<!-- {NOTE} from lusoria.lab.encodings; do not edit. -->

What a seat knows is an array of small numbers, what it may do is a number: the same for
[environments](environments.md) of every library, and for policies of [the lab](lab.md). In Python,
`lusoria.lab.encodings.ENCODINGS` has the tables (`FIELDS`, `ACTIONS`), `encode` and `mask`, which make both
arrays from a view, and `id_of` and `action_of`, which translate actions.
"""


def made() -> Iterator[tuple[Path, str]]:
    yield ROOT / "docs/encodings.md", "\n".join([HEAD, *(line for name in KINDS for line in game(name))])


def game(name: str) -> Iterator[str]:
    at = setting(name)
    title, encoding = at.kind.title, at.encoding
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
        yield f"There are {counts[0][1]} actions.\n"
    else:
        told = ", ".join(f"{count} with {players}" for players, count in counts)
        yield f"How many actions there are is a question of how many play: {told}.\n"
    yield "| action | meaning |"
    yield "|---|---|"
    yield from (f"| {number} | {meaning} |" for number, meaning in enumerate(encoding.ACTIONS))
    yield ""


def row(field: Field) -> str:
    last = field.stop - 1
    where = str(field.start) if field.length == 1 else f"{field.start} to {last}"
    return f"| {where} | {field.name} | {field.low} | {field.high} | {field.meaning} |"

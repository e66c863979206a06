"""Whatever is raised on purpose may go from one process to another, and be copied: it stays what it is."""

import copy
import pickle
from pathlib import Path

import pytest

from lusoria.core.errors import Illegal, IllegalAction, IllegalOptions, LusoriaError, Malformed
from lusoria.records.replay import Untrue
from lusoria.store.port import InUse, Stale, Unsure
from lusoria.wire.refusal import TableRefusal

ERRORS = [
    Malformed("message.type", "say hello first"),
    Illegal("V1", "not_now"),
    IllegalAction("W1", "no_such_seat", place=9, last=4),
    IllegalOptions("S1", "too_few", players=1),
    TableRefusal("not_your_seat", seat=3),
    TableRefusal("busy"),
    Untrue("refused", IllegalAction("W1", "no_such_seat", place=9), at=7, found="x"),
    Stale("The log is at 3."),
    Unsure("gone"),
    InUse(Path("lusoria.db")),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_it_survives_the_way_to_another_process(error: LusoriaError) -> None:
    """Before: a refusal by a rule, or of a table, could not be unpickled."""
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):  # noqa: S301 (our own)
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert seen(again) == seen(error)


def seen(error: LusoriaError) -> dict[str, object]:
    """What it holds, and what those hold that it holds."""
    return {
        name: seen(value) if isinstance(value, LusoriaError) else value for name, value in vars(error).items()
    }

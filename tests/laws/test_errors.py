"""Every exception of the library survives pickling and copying unchanged."""

import copy
import pickle
from pathlib import Path

import pytest

from lusoria.core.errors import Illegal, IllegalAction, IllegalOptions, LusoriaError, Malformed
from lusoria.records.replay import InvalidRecord
from lusoria.store.port import InUse, Stale, UncertainCommit
from lusoria.wire.refusal import TableRefusal

ERRORS = [
    Malformed("message.type", "say hello first"),
    Illegal("V1", "not_now"),
    IllegalAction("W1", "no_such_seat", place=9, last=4),
    IllegalOptions("S1", "too_few", players=1),
    TableRefusal("not_your_seat", seat=3),
    TableRefusal("busy"),
    InvalidRecord("refused", IllegalAction("W1", "no_such_seat", place=9), at=7, found="x"),
    Stale("The log is at 3."),
    UncertainCommit("gone"),
    InUse(Path("lusoria.db")),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_error_survives_pickling_and_copying(error: LusoriaError) -> None:
    """Regression: refusals with facts could not be unpickled."""
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):  # noqa: S301 (our own)
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert attributes(again) == attributes(error)


def attributes(error: LusoriaError) -> dict[str, object]:
    """Attributes, with those of nested errors."""
    return {
        name: attributes(value) if isinstance(value, LusoriaError) else value
        for name, value in vars(error).items()
    }

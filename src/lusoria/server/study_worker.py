"""A process in which finished games are analysed: see `lusoria.table.working`.

    python -m lusoria.server.study_worker

It gets a record, and through whose eyes to look; it has no way to the store.
"""

import traceback

import msgspec
from msgspec import Struct

from lusoria.core.errors import Malformed
from lusoria.records.codec import encode
from lusoria.records.record import read_record
from lusoria.table.working import work
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.http import AnalysisShown


class Study(Struct, frozen=True):
    record: bytes
    eyes: int | None
    model: BeliefModel


class Studied(Struct, frozen=True):
    answer: bytes = b""
    """The JSON that is sent; nothing where there is no analysis of such a game."""
    broken: str = ""


STUDIES, STUDIED = msgspec.msgpack.Decoder(Study), msgspec.msgpack.Decoder(Studied)


def studied(study: Study) -> Studied:
    from lusoria.analysis import analyse  # noqa: PLC0415 (what it needs may be missing, and takes a while)

    try:
        found = analyse(read_record(study.record), study.eyes, study.model)
        return Studied(encode(AnalysisShown(ready=True, before=0, analysis=found)))
    except Malformed:
        return Studied()
    except Exception as error:  # noqa: BLE001 (whatever a record leads to, somebody waits for an answer)
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Studied(broken=f"{type(error).__name__} at {last.filename.rpartition('/')[2]}:{last.lineno}")


def answered(question: bytes) -> bytes:
    return msgspec.msgpack.encode(studied(STUDIES.decode(question)))


if __name__ == "__main__":
    work(answered)

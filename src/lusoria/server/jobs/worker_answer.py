"""Answer of an analysis or coach worker: encoded JSON, or the place of an error."""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from lusoria.core.errors import LoadError, Malformed
from lusoria.runtime.on_demand_worker import OnDemandWorker
from lusoria.runtime.worker import Broken
from lusoria.runtime.worker_protocol import error_place


class WorkerAnswer(Struct, frozen=True):
    data: bytes = b""
    """The only form of a result from the worker to the HTTP answer. Empty: no result can exist."""
    error: str = ""
    """See `error_place`."""


ANSWER = msgspec.msgpack.Decoder(WorkerAnswer)


def run_reporting_errors(work: Callable[[], bytes]) -> WorkerAnswer:
    """Runs in the worker. A Malformed question has no result; any other failure is reported."""
    try:
        return WorkerAnswer(work())
    except LoadError as error:
        return WorkerAnswer(error=error_place(error))
    except Malformed:
        return WorkerAnswer()
    except Exception as error:  # noqa: BLE001 (the server waits for an answer, whatever the question led to)
        return WorkerAnswer(error=error_place(error))


async def ask_worker(
    worker: OnDemandWorker, question: bytes, name: str, on_crash: Callable[[str, Exception], None]
) -> WorkerAnswer:
    """Runs in the server. Reports each failure, also one of the process itself."""
    try:
        answer = ANSWER.decode(await worker.ask(question))
    except Exception as error:  # noqa: BLE001 (a process can fail in any way)
        answer = WorkerAnswer(error=type(error).__name__)
    if answer.error:
        on_crash(f"{name}: {answer.error}", Broken())
    return answer

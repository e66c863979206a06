"""Logs: one JSON line per event, without names, tokens or hidden information."""

import logging
import sys
import traceback

import structlog


def configure_logs(level: str) -> None:
    numeric = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(numeric),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )

    logging.basicConfig(handlers=[Libraries(logging.WARNING)], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns about each unreadable request


class Libraries(logging.Handler):
    """Log records of libraries as JSON, without arguments and traces, which may quote client data.

    An error with an exception is a crash. A warning with one is not: asyncpg warns when it reconnects.
    """

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and record.levelno >= logging.ERROR:
            log_crash(record.name, error)
        else:
            first_line = str(record.msg).partition("\n")[0]
            kind = {} if error is None else {"kind": type(error).__name__}
            structlog.get_logger().warning("library", library=record.name, first_line=first_line, **kind)


def log_crash(where: str, error: BaseException) -> None:
    """Log an internal error by type and source lines. Its message may quote a secret and is left out."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    lines = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames]
    structlog.get_logger().error("crash", where=where, kind=type(error).__name__, lines=lines)

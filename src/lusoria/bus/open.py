"""Which bus goes with which database."""

from lusoria.bus.port import Bus, NoBus
from lusoria.bus.postgres import PostgresBus


def open_bus(database: str) -> Bus:
    """Several nodes share a PostgreSQL; on a file or in memory one node is alone."""
    return PostgresBus(database) if database.startswith(("postgresql://", "postgres://")) else NoBus()

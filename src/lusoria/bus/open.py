"""Selects the bus for a database."""

from lusoria.bus.port import Bus, NoBus
from lusoria.bus.postgres import PostgresBus


def open_bus(database: str) -> Bus:
    """PostgreSQL: nodes share the database. SQLite and memory: a single node."""
    return PostgresBus(database) if database.startswith(("postgresql://", "postgres://")) else NoBus()

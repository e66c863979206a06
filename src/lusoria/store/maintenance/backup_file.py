"""Online backup and restore, in one file format for both databases.

The file is gzipped lines of JSON: a header, one line per row, and a footer with row counts and the SHA-256 of
all lines before it. It contains players' secrets and the server's keys, so only the owner may read it.
"""

import asyncio
import base64
import gzip
import hashlib
import json
import zlib
from collections import Counter
from collections.abc import Iterable
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import DataError, IntegrityError

from lusoria.store.database_url import address
from lusoria.store.db_schema import metadata
from lusoria.store.maintenance.migrate import check_any, check_exists, check_known, revision_of, upgrade
from lusoria.store.maintenance.target_file import private_output
from lusoria.store.maintenance.transaction import in_snapshot, in_transaction
from lusoria.store.port import Unfit
from lusoria.store.server_lock import hold_server_lock

FORMAT = "lusoria-backup/1"
BATCH_ROWS = 500  # per query or insert
COMPRESSION = 6  # gzip level; 9 takes much longer for little
NAMES = frozenset(metadata.tables)
"""Tables of all revisions, including dropped ones."""
LEFT_OUT = frozenset({"studies"})  # caches


async def backup(store_url: str, path: str | Path) -> dict[str, int]:
    """Write a snapshot to a file, which appears when it is complete; returns row counts."""
    where, path = address(store_url), Path(path)
    check_exists(where)

    def work(connection: Connection) -> dict[str, int]:
        with (
            private_output(path, where, "The backup") as file,
            gzip.GzipFile("", "wb", COMPRESSION, file, mtime=0) as lines,
        ):
            return _write(connection, lines)

    return await in_snapshot(where, work)


async def restore(path: str | Path, store_url: str) -> dict[str, int]:
    """Fill an empty database from a backup, in one transaction. Raises Unfit."""
    where, path = address(store_url), Path(path)
    header, counted = await asyncio.to_thread(_check, path)

    def work(connection: Connection) -> None:
        _drop_empty_tables(connection)
        upgrade(connection, header["revision"])
        with gzip.open(path, "rb") as file:
            try:
                _fill(connection, header["columns"], islice(file, 1, 1 + sum(counted.values())))
            except (IntegrityError, DataError, LookupError, TypeError, ValueError) as error:
                raise Unfit(f"{path} has invalid content: {error}.") from error
        upgrade(connection)

    with hold_server_lock(where):
        await in_transaction(where, work)
    return counted


def _tables(connection: Connection) -> list[Table]:
    """Tables of this database, parents before children."""
    present = MetaData()
    present.reflect(connection, only=lambda name, _: name in NAMES)
    return list(present.sorted_tables)


# Write


def _write(connection: Connection, file: gzip.GzipFile) -> dict[str, int]:
    revision, digest = revision_of(connection), hashlib.sha256()
    check_any(revision)
    check_known(revision, "database")
    tables = [table for table in _tables(connection) if table.name not in LEFT_OUT]

    def write(line: Any) -> None:
        data = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        digest.update(data)
        file.write(data)

    columns = {table.name: list(table.columns.keys()) for table in tables}
    write({"format": FORMAT, "revision": revision, "columns": columns})
    counted = dict.fromkeys(columns, 0)
    for table in tables:
        rows = select(table).order_by(*table.primary_key)
        for row in connection.execution_options(yield_per=BATCH_ROWS).execute(rows):
            write([table.name, *map(_to_json, row)])
            counted[table.name] += 1
    write({"rows": counted, "sha256": digest.hexdigest()})
    return counted


def _to_json(value: Any) -> Any:
    """Bytes as text if they are UTF-8, for readability; else as base64."""
    if not isinstance(value, bytes):
        return value
    try:
        return value.decode()
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(value).decode()}


# Read


def _check(path: Path) -> tuple[dict[str, Any], dict[str, int]]:
    """Read a whole backup; returns its header and row counts. Raises Unfit."""
    digest, counted = hashlib.sha256(), Counter[str]()
    try:
        with gzip.open(path, "rb") as file:
            line = file.readline()
            digest.update(line)
            header = json.loads(line)
            if not isinstance(header, dict) or header.get("format") != FORMAT:
                raise Unfit(f"{path} is no backup that this version of Lusoria can read.")
            for line in file:
                row = json.loads(line)
                if isinstance(row, dict):
                    break
                digest.update(line)
                counted[row[0]] += 1
            else:
                raise Unfit(f"{path} is incomplete: its end is missing.")
            rows = {name: counted[name] for name in header["columns"]}
            if row != {"rows": rows, "sha256": digest.hexdigest()} or counted.total() != sum(rows.values()):
                raise Unfit(f"{path} was changed after it was written: its checksum does not match.")
            if file.readline():
                raise Unfit(f"{path} was changed after it was written: it has data after its end.")
    except FileNotFoundError as error:
        raise Unfit(f"There is no backup at {path}.") from error
    except (OSError, EOFError, zlib.error, ValueError, TypeError, LookupError, RecursionError) as error:
        raise Unfit(f"{path} is damaged: {error}.") from error
    if not isinstance(header.get("revision"), str):
        raise Unfit(f"{path} is damaged: its revision is missing.")
    check_known(header["revision"], "backup")
    return header, rows


def _drop_empty_tables(connection: Connection) -> None:
    """Refuse a database with data; drop empty tables, because the backup may have an older revision."""
    check_known(revision_of(connection), "database")
    tables = _tables(connection)
    full = [table.name for table in tables if connection.scalar(select(func.count()).select_from(table))]
    if full:
        raise Unfit(f"Restore into an empty database. This one has data in {', '.join(full)}.")
    for table in reversed(tables):
        table.drop(connection)
    connection.execute(text("DROP TABLE IF EXISTS alembic_version"))


def _fill(connection: Connection, columns: dict[str, list[str]], lines: Iterable[bytes]) -> None:
    """Insert the rows of a backup into the tables of its revision."""
    tables = {table.name: table for table in _tables(connection)}
    rows = map(json.loads, lines)
    for name, group in groupby(rows, key=itemgetter(0)):
        table = tables[name]
        binary = [isinstance(table.c[column].type, LargeBinary) for column in columns[name]]
        while batch := list(islice(group, BATCH_ROWS)):
            filled = (map(_from_json, row[1:], binary) for row in batch)
            connection.execute(insert(table), [dict(zip(columns[name], row, strict=True)) for row in filled])
    if connection.dialect.name == "sqlite":  # does not enforce foreign keys by default
        if orphans := connection.execute(text("PRAGMA foreign_key_check")).all():
            raise LookupError(f"{orphans[0][0]} without {orphans[0][2]}")
    elif "chat" in tables:  # continue the sequence after the restored ids
        number = "SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT max(id) FROM chat))"
        connection.execute(text(number))


def _from_json(value: Any, binary: bool) -> Any:  # noqa: FBT001 - called by `map`
    if not binary or value is None:
        return value
    return value.encode() if isinstance(value, str) else base64.b64decode(value["base64"])

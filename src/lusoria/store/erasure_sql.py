"""Erasure in SQL: each function is one transaction with the same locks as other writers.

A concurrent append uses the same entry number or row, so one of the two is Stale. Errors are returned, not
raised, because other jobs share the transaction.
"""

from lusoria.store import sql
from lusoria.store.port import Erasure, Stale
from lusoria.store.write_batch import Link


async def erase_at(link: Link, erasure: Erasure) -> Stale | None:
    table = erasure.table
    if (stale := await lock_table(link, table, erasure.after)) is not None:
        return stale
    await link.run(sql.PUT_ENTRY, table, erasure.after + 1, erasure.added)
    for number, body in sorted(erasure.entries.items()):
        await link.run(sql.REWRITE_ENTRY, body, table, number)
    await link.run(sql.REWRITE_SUMMARY, erasure.summary, table)
    if erasure.document is not None:
        await link.run(sql.REWRITE_RECORD, erasure.document, table)
    for statement in sql.ERASE_AT:  # before the chat: later lines and notes of the person are refused
        await link.run(statement, table, erasure.person)
    lines = [(number, bytes(line)) for number, line in await link.run(sql.CHAT_NUMBERED, table)]
    for place in erasure.outdated([line for _, line in lines]):
        await link.run(sql.DELETE_CHAT_LINE, lines[place][0])
    await link.mark_for_wipe()
    return None


async def delete(link: Link, table: str, after: int) -> Stale | None:
    if (stale := await lock_table(link, table, after)) is not None:
        return stale
    for statement in sql.DELETE_TABLE:
        await link.run(statement, table)
    await link.mark_for_wipe()
    return None


async def erase_person(link: Link, person: str) -> None:
    for statement in sql.ERASE_PERSON:
        await link.run(statement, person)
    # Always: files may still contain bytes of tables that were deleted earlier.
    await link.mark_for_wipe()


async def lock_table(link: Link, table: str, after: int) -> Stale | None:
    """Lock a table until the end of the transaction; Stale if it is missing or has another version."""
    if not await link.run(sql.LOCK_TABLE, table):
        return Stale(f"There is no table {table}.")
    version = next((seq for (seq,) in await link.run(sql.VERSION, table)), 0)
    return None if version == after else Stale(f"The log of table {table} is at {version}, not at {after}.")

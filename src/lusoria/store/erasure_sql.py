"""Erasure in SQL: each function is one transaction with the same locks as other writers.

A concurrent append uses the same entry number or row, so one of the two is Stale. Errors are returned, not
raised, because other jobs share the transaction.
"""

from lusoria.store import sql
from lusoria.store.port import Erasure, Stale
from lusoria.store.write_batch import Transaction


async def erase_at(transaction: Transaction, erasure: Erasure) -> Stale | None:
    table = erasure.table
    if (stale := await lock_table(transaction, table, erasure.expected_version)) is not None:
        return stale
    await transaction.run(sql.PUT_ENTRY, table, erasure.expected_version + 1, erasure.added)
    for number, body in sorted(erasure.entries.items()):
        await transaction.run(sql.REWRITE_ENTRY, body, table, number)
    await transaction.run(sql.REWRITE_SUMMARY, erasure.summary, table)
    if erasure.document is not None:
        await transaction.run(sql.REWRITE_RECORD, erasure.document, table)
    for statement in sql.ERASE_AT:  # before the chat: later lines and notes of the person are refused
        await transaction.run(statement, table, erasure.person)
    lines = [(number, bytes(line)) for number, line in await transaction.run(sql.CHAT_NUMBERED, table)]
    for place in erasure.outdated([line for _, line in lines]):
        await transaction.run(sql.DELETE_CHAT_LINE, lines[place][0])
    await transaction.mark_for_wipe()
    return None


async def delete(transaction: Transaction, table: str, expected_version: int) -> Stale | None:
    if (stale := await lock_table(transaction, table, expected_version)) is not None:
        return stale
    for statement in sql.DELETE_TABLE:
        await transaction.run(statement, table)
    await transaction.mark_for_wipe()
    return None


async def erase_person(transaction: Transaction, person: str) -> None:
    for statement in sql.ERASE_PERSON:
        await transaction.run(statement, person)
    # Always: files may still contain bytes of tables that were deleted earlier.
    await transaction.mark_for_wipe()


async def lock_table(transaction: Transaction, table: str, expected_version: int) -> Stale | None:
    """Lock a table until the end of the transaction; Stale if it is missing or has another version."""
    if not await transaction.run(sql.LOCK_TABLE, table):
        return Stale(f"There is no table {table}.")
    version = next((seq for (seq,) in await transaction.run(sql.VERSION, table)), 0)
    if version == expected_version:
        return None
    return Stale(f"The log of table {table} is at {version}, not at {expected_version}.")

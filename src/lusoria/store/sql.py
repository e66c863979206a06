"""The statements that SQLite and PostgreSQL share.

Values are written as `$1, $2 ...`, each once and in order, so that a plain `?` can stand for each of them.
"""

# ruff: noqa: S105, S608 - the statements are put together from constants alone, and hold no password

HEAD = "0001"
"""The newest revision in `migrations/versions`."""

_ROW = "id, code, game, status, listed, created, updated, deadline, summary"
_RECORD = "table_id, game, finished, public, document"

# Writing. The values of the first four come in bulk, and each database has its own way with that.

PUT_ENTRIES = "INSERT INTO entries (table_id, seq, body)"

PUT_ROWS = f"INSERT INTO tables ({_ROW})"

OR_UPDATE_ROW = """
ON CONFLICT (id) DO UPDATE SET code = excluded.code, game = excluded.game, status = excluded.status,
    listed = excluded.listed, created = excluded.created, updated = excluded.updated,
    deadline = excluded.deadline, summary = excluded.summary"""

PUT_PERSON = "INSERT INTO people (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING"

UNLIST = "DELETE FROM people WHERE table_id = $1 AND person = $2"

PUT_RECORD = f"""
INSERT INTO records ({_RECORD}) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, finished = excluded.finished,
    public = excluded.public, document = excluded.document"""

PUT_ROW = f"{PUT_ROWS} VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9){OR_UPDATE_ROW}"

SAY = "INSERT INTO chat (table_id, body) VALUES ($1, $2)"

UNSAY = "DELETE FROM chat WHERE id = $1"

HUSH = "DELETE FROM chat WHERE table_id = $1"

NOTE = """
INSERT INTO notes (table_id, person, body) VALUES ($1, $2, $3)
ON CONFLICT (table_id, person) DO UPDATE SET body = excluded.body"""

FORGET = "DELETE FROM notes WHERE table_id = $1 AND person = $2"

SEEN = "UPDATE tables SET updated = $1 WHERE id = $2 AND status = 'open' AND updated < $3"

MOVE_DEADLINE = "UPDATE tables SET deadline = $1 WHERE id = $2 AND deadline = $3"

SEIZE_DESERTED = """
UPDATE tables SET updated = updated WHERE id = $1 AND status = 'open' AND updated < $2 RETURNING id"""

FORGET_TABLE = (
    *(f"DELETE FROM {child} WHERE table_id = $1" for child in ("people", "chat", "notes", "entries")),
    "DELETE FROM tables WHERE id = $1",
)

KEEP_SECRET = "INSERT INTO secrets (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING"

PROBE = PUT_ENTRIES + " VALUES ($1, 0, $2)"

UNDO_PROBE = "DELETE FROM entries WHERE table_id = $1"

# Reading

READ = "SELECT body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3"

ROW = f"SELECT {_ROW} FROM tables WHERE id = $1"

FIND = f"SELECT {_ROW} FROM tables WHERE code = $1 AND status <> 'over'"

OPEN_TABLES = f"""
SELECT {_ROW} FROM tables WHERE listed AND status = 'open' AND updated >= $1
ORDER BY created DESC, id DESC LIMIT $2"""

# What is not over has an index of its own, that of the codes; the second condition alone would not use it.
DESERTED = """
SELECT id FROM tables WHERE status <> 'over' AND status = 'open' AND updated < $1
ORDER BY updated, id LIMIT $2"""

OVERDUE = f"SELECT {_ROW} FROM tables WHERE deadline <= $1 ORDER BY deadline, id LIMIT $2"

TABLES_OF = f"""
SELECT {_ROW} FROM tables JOIN people ON people.table_id = tables.id
WHERE person = $1 ORDER BY created DESC, id DESC LIMIT $2"""

RECORD = f"SELECT {_RECORD} FROM records WHERE table_id = $1"

_RECORDS = f"SELECT {_RECORD} FROM records WHERE (finished, table_id) < ($1, $2)"
_RECORDS_END = " ORDER BY finished DESC, table_id DESC LIMIT $3"

RECORDS = _RECORDS + _RECORDS_END

PUBLIC_RECORDS = _RECORDS + " AND public" + _RECORDS_END

CHAT = "SELECT body FROM chat WHERE table_id = $1 ORDER BY id"

CHAT_NUMBERED = "SELECT id, body FROM chat WHERE table_id = $1 ORDER BY id"

NOTES = "SELECT body FROM notes WHERE table_id = $1 AND person = $2"

SECRET = "SELECT body FROM secrets WHERE name = $1"

REVISION = "SELECT version_num FROM alembic_version"

"""SQL statements that SQLite and PostgreSQL share.

Parameters are `$1, $2 ...`, each once and in order, so that SQLite can use `?` for each.
"""

# ruff: noqa: S105, S608 - statements are built from constants only, and contain no password

HEAD = "0007"  # newest revision in `migrations/versions`

_ROW = "id, code, game, status, listed, created, updated, deadline, summary, passing"
_RECORD = "table_id, game, finished, public, document, opens"

# Writes. The first four are bulk inserts; each database adds its own values clause.

PUT_ENTRIES = "INSERT INTO entries (table_id, seq, body)"

PUT_ROWS = f"INSERT INTO tables ({_ROW})"

OR_UPDATE_ROW = """
ON CONFLICT (id) DO UPDATE SET code = excluded.code, game = excluded.game, status = excluded.status,
    listed = excluded.listed, created = excluded.created, updated = excluded.updated,
    deadline = excluded.deadline, summary = excluded.summary, passing = excluded.passing"""

PUT_PERSON = """
INSERT INTO people (table_id, person) VALUES ($1, $2)
ON CONFLICT (person, table_id) DO UPDATE SET shown = true"""

HIDE_TABLE = "UPDATE people SET shown = false WHERE table_id = $1 AND person = $2"

PUT_RECORD = f"""
INSERT INTO records ({_RECORD}) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, finished = excluded.finished,
    public = excluded.public, document = excluded.document, opens = excluded.opens"""

PUT_ROW = f"{PUT_ROWS} VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10){OR_UPDATE_ROW}"

ADD_CHAT_LINE = "INSERT INTO chat (table_id, body) VALUES ($1, $2)"

DELETE_CHAT_LINE = "DELETE FROM chat WHERE id = $1"

DELETE_CHAT = "DELETE FROM chat WHERE table_id = $1"

PUT_NOTE = """
INSERT INTO notes (table_id, person, body) VALUES ($1, $2, $3)
ON CONFLICT (table_id, person) DO UPDATE SET body = excluded.body"""

IS_PASSING = "SELECT passing FROM tables WHERE id = $1"

LOCK_PERSON = "UPDATE people SET shown = shown WHERE table_id = $1 AND person = $2 RETURNING person"
"""The UPDATE locks the row: no other transaction can erase the person there meanwhile."""

DELETE_NOTE = "DELETE FROM notes WHERE table_id = $1 AND person = $2"

MARK_ATTENDED = (
    "UPDATE tables SET updated = $1 WHERE id = $2 AND (status = 'open' OR passing) AND updated < $3"
)

MOVE_DEADLINE = "UPDATE tables SET deadline = $1 WHERE id = $2 AND deadline = $3"

LOCK_UNUSED_TABLE = """
UPDATE tables SET updated = updated
WHERE id = $1 AND (status = 'open' OR passing) AND updated < $2 RETURNING id"""

DELETE_TABLE = (
    *(
        f"DELETE FROM {child} WHERE table_id = $1"
        for child in ("people", "chat", "notes", "records", "entries")
    ),
    "DELETE FROM tables WHERE id = $1",
)

LOCK_TABLE = "UPDATE tables SET updated = updated WHERE id = $1 RETURNING id"

PUT_ENTRY = PUT_ENTRIES + " VALUES ($1, $2, $3)"

REWRITE_ENTRY = "UPDATE entries SET body = $1 WHERE table_id = $2 AND seq = $3"

REWRITE_SUMMARY = "UPDATE tables SET summary = $1 WHERE id = $2"

REWRITE_RECORD = "UPDATE records SET document = $1 WHERE table_id = $2"

ERASE_AT = tuple(f"DELETE FROM {child} WHERE table_id = $1 AND person = $2" for child in ("people", "notes"))

ERASE_PERSON = (
    "DELETE FROM tries WHERE person = $1 RETURNING day",
    "DELETE FROM consents WHERE person = $1 RETURNING person",
    """
DELETE FROM notes WHERE person = $1 AND table_id IN (SELECT id FROM tables WHERE passing)
RETURNING table_id""",
)
"""One statement for each table with personal data that `people` does not lead to."""

LOCK_PERSON_ANYWHERE = """
UPDATE people SET shown = shown
WHERE (person, table_id) IN (SELECT person, table_id FROM people WHERE person = $1 ORDER BY table_id LIMIT 1)
RETURNING person"""
"""Locks one row of the person, so that no other transaction can erase the person meanwhile."""

PUT_CONSENT = "INSERT INTO consents (person) VALUES ($1) ON CONFLICT DO NOTHING"

DELETE_CONSENT = "DELETE FROM consents WHERE person = $1"

PUT_ANALYSIS = """
INSERT INTO studies (table_id, asked, edition, body) VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id, asked) DO UPDATE SET edition = excluded.edition, body = excluded.body"""

PUT_SECRET = "INSERT INTO secrets (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING"

BEGIN_TRY = """
INSERT INTO tries (day, game, person, table_id, begun) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"""

SAVE_TRY_ANALYSIS = "UPDATE tries SET told = $1 WHERE day = $2 AND game = $3 AND person = $4"

NAME_TRY = "UPDATE tries SET shown_name = $1 WHERE day = $2 AND game = $3 AND person = $4"

PUT_DAY = "INSERT INTO days (day, game, played) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"

SWEEP_DAYS = tuple(f"DELETE FROM {what} WHERE day < $1" for what in ("tries", "days"))

PROBE = PUT_ENTRIES + " VALUES ($1, 0, $2)"

UNDO_PROBE = "DELETE FROM entries WHERE table_id = $1"

# Reads

READ = "SELECT body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3"

ROW = f"SELECT {_ROW} FROM tables WHERE id = $1"

FIND = f"SELECT {_ROW} FROM tables WHERE code = $1 AND status <> 'over'"

OPEN_TABLES = f"""
SELECT {_ROW} FROM tables WHERE listed AND status = 'open' AND updated >= $1
ORDER BY created DESC, id DESC LIMIT $2"""

# `status <> 'over'` lets the database use the partial index `tables_code`.
UNSTARTED_TABLES = """
SELECT id FROM tables WHERE status <> 'over' AND status = 'open' AND updated < $1
ORDER BY updated, id LIMIT $2"""

UNUSED_TEMPORARY_TABLES = "SELECT id FROM tables WHERE passing AND updated < $1 ORDER BY updated, id LIMIT $2"

TEMPORARY_LOGS = """
SELECT table_id, body FROM entries JOIN
(SELECT id FROM tables WHERE passing AND id > $1 ORDER BY id LIMIT $2) AS page ON page.id = table_id
ORDER BY table_id, seq"""

OVERDUE = f"SELECT {_ROW} FROM tables WHERE deadline <= $1 ORDER BY deadline, id LIMIT $2"

TABLES_OF = f"""
SELECT {_ROW} FROM tables JOIN people ON people.table_id = tables.id
WHERE person = $1 AND shown ORDER BY created DESC, id DESC LIMIT $2"""

TRACES_OF = "SELECT table_id FROM people WHERE person = $1 ORDER BY table_id"

VERSION = "SELECT seq FROM entries WHERE table_id = $1 ORDER BY seq DESC LIMIT 1"

RECORD = f"SELECT {_RECORD} FROM records WHERE table_id = $1"

ANALYSIS = "SELECT body FROM studies WHERE table_id = $1 AND asked = $2 AND edition = $3"

_RECORDS = f"SELECT {_RECORD} FROM records WHERE (finished, table_id) < ($1, $2)"
_RECORDS_END = " ORDER BY finished DESC, table_id DESC LIMIT $3"

RECORDS = _RECORDS + _RECORDS_END

PUBLIC_RECORDS = _RECORDS + " AND public" + _RECORDS_END

_TRIES = """
SELECT day, tries.game, person, table_id, begun, told, status, summary, shown_name
FROM tries LEFT JOIN tables ON tables.id = tries.table_id"""

TRY = _TRIES + " WHERE day = $1 AND tries.game = $2 AND person = $3"

TRIES = _TRIES + " WHERE day = $1 AND tries.game = $2 ORDER BY begun, person LIMIT $3"

NAMED_TRIES = (
    _TRIES + " WHERE day = $1 AND tries.game = $2 AND shown_name IS NOT NULL ORDER BY begun, person LIMIT $3"
)

DAY = "SELECT played FROM days WHERE day = $1 AND game = $2"

COUNT_TRIES = "SELECT count(*) FROM tries WHERE day = $1 AND game = $2"

TRIES_OF = _TRIES + " WHERE person = $1 AND day >= $2 ORDER BY day DESC, tries.game LIMIT $3"

CHAT = "SELECT body FROM chat WHERE table_id = $1 ORDER BY id"

CHAT_NUMBERED = "SELECT id, body FROM chat WHERE table_id = $1 ORDER BY id"

NOTES = "SELECT body FROM notes WHERE table_id = $1 AND person = $2"

CONSENT_OF = "SELECT person FROM consents WHERE person = $1"

SECRET = "SELECT body FROM secrets WHERE name = $1"

REVISION = "SELECT version_num FROM alembic_version"

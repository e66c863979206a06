-- The first schema, as it was released, with something in it. It is never changed.

CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL,
    CONSTRAINT entries_pkey PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT NOT NULL,
    code TEXT NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    created DOUBLE NOT NULL,
    updated DOUBLE NOT NULL,
    deadline DOUBLE,
    summary BLOB NOT NULL,
    CONSTRAINT tables_pkey PRIMARY KEY (id),
    CONSTRAINT tables_status CHECK (status IN ('open', 'playing', 'over'))
);

CREATE UNIQUE INDEX tables_code ON tables (code) WHERE status <> 'over';

CREATE INDEX tables_lobby ON tables (created, id) WHERE listed AND status = 'open';

CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE people (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    CONSTRAINT people_pkey PRIMARY KEY (person, table_id),
    CONSTRAINT people_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;

CREATE TABLE records (
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    finished DOUBLE NOT NULL,
    public BOOLEAN NOT NULL,
    document BLOB NOT NULL,
    CONSTRAINT records_pkey PRIMARY KEY (table_id)
);

CREATE INDEX records_finished ON records (finished, table_id);

CREATE INDEX records_public ON records (finished, table_id) WHERE public;

CREATE TABLE chat (
    id INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    body BLOB NOT NULL,
    CONSTRAINT chat_pkey PRIMARY KEY (id),
    CONSTRAINT chat_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX chat_table ON chat (table_id, id);

CREATE TABLE notes (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    body BLOB NOT NULL,
    CONSTRAINT notes_pkey PRIMARY KEY (table_id, person),
    CONSTRAINT notes_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;

CREATE TABLE secrets (
    name TEXT NOT NULL,
    body BLOB NOT NULL,
    CONSTRAINT secrets_pkey PRIMARY KEY (name)
);

INSERT INTO alembic_version (version_num) VALUES ('0001');

INSERT INTO tables (id, code, game, status, listed, created, updated, deadline, summary) VALUES
    ('t1', 'ROMA', 'alea', 'playing', true, 1000.5, 1001.25, 2000.125, x'7b226e223a317d'),
    ('τ2', 'ROMA', 'idus-martii', 'over', false, 900, 950, NULL, x'00ff');

INSERT INTO entries (table_id, seq, body) VALUES
    ('t1', 1, x'7b7d'),
    ('t1', 2, x'c3a9'),
    ('τ2', 1, x'ff00');

INSERT INTO people (person, table_id) VALUES ('ann', 't1'), ('ann', 'τ2'), ('bob', 't1');

INSERT INTO records (table_id, game, finished, public, document) VALUES ('τ2', 'idus-martii', 950.5, true, x'7b7d');

INSERT INTO chat (id, table_id, body) VALUES (3, 't1', x'61'), (7, 't1', x'62');

INSERT INTO notes (table_id, person, body) VALUES ('t1', 'ann', x'6e');

INSERT INTO secrets (name, body) VALUES ('cookies', x'00ff00ff');

"""Hidden tables of a person stay in `people`, so that erasure finds them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

SAT = '{"type":"seated",'
"""Start of an entry that seats a person."""

SQLITE = """
INSERT INTO people (person, table_id, shown)
SELECT DISTINCT json_extract(CAST(body AS TEXT), '$.person'), table_id, false
FROM entries JOIN tables ON tables.id = table_id
WHERE substr(body, 1, :length) = CAST(:sat AS BLOB) AND passing = false
ON CONFLICT DO NOTHING"""

POSTGRES = """
INSERT INTO people (person, table_id, shown)
SELECT DISTINCT convert_from(body, 'UTF8')::json ->> 'person', table_id, false
FROM entries JOIN tables ON tables.id = table_id
WHERE substring(body FROM 1 FOR :length) = convert_to(:sat, 'UTF8') AND passing = false
ON CONFLICT DO NOTHING"""


def upgrade() -> None:
    op.add_column("people", sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.true()))
    connection = op.get_bind()
    statement = SQLITE if connection.dialect.name == "sqlite" else POSTGRES
    connection.execute(sa.text(statement), {"sat": SAT, "length": len(SAT)})

"""Alembic environment: migrates over the given connection, inside its open transaction."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    render_as_batch=True,  # SQLite alters a table by recreating it
)
with context.begin_transaction():
    context.run_migrations()

"""Runs the Alembic migrations in `migrations/versions`."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from lusoria.store.database_url import Address, File
from lusoria.store.maintenance.transaction import in_snapshot, in_transaction
from lusoria.store.port import Unfit

SCRIPTS = Path(__file__).parents[1] / "migrations"


async def migrate(where: Address, to: str = "head", scripts: Path = SCRIPTS) -> None:
    """Migrate in one transaction. Raises Unfit if the database is of a newer version of Lusoria."""
    await in_transaction(where, lambda connection: upgrade(connection, to, scripts))


def upgrade(connection: Connection, to: str = "head", scripts: Path = SCRIPTS) -> None:
    """Migrate over a connection with an open transaction."""
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    check_known(revision_of(connection), "database", ScriptDirectory.from_config(config))
    command.upgrade(config, to)


def revision_of(connection: Connection) -> str | None:
    """Revision of a database; None if it has no tables of Lusoria."""
    return MigrationContext.configure(connection).get_current_revision()


async def check_is_lusoria(where: Address) -> None:
    """Raise Unfit unless a Lusoria database exists, so that read-only commands do not create one."""
    check_exists(where)
    check_any(await in_snapshot(where, revision_of))


def check_exists(where: Address) -> None:
    if isinstance(where, File) and not where.path.is_file():
        raise Unfit(f"There is no database at {where.path}.")


def check_any(revision: str | None) -> None:
    if revision is None:
        raise Unfit("This is not a Lusoria database.")


def check_known(revision: str | None, what: str, scripts: ScriptDirectory | None = None) -> None:
    """Raise Unfit for a revision of a newer version."""
    scripts = scripts or ScriptDirectory(str(SCRIPTS))
    revisions = [script.revision for script in scripts.walk_revisions()]
    if revision is not None and revision not in revisions:
        raise Unfit(
            f"This {what} is of a newer version of Lusoria: its revision is {revision}, and this version "
            f"knows those up to {revisions[0]}. Install the newer version to use it."
        )

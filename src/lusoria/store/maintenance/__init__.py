"""Backup, restore, migrations, and wiping of database files."""

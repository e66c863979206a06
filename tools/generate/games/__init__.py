"""Per game: tables for the fixture."""

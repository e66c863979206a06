"""Per game: tables for the fixture, and the lesson."""

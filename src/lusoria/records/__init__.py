"""The written form of games: actions and records in JSON, fair chance, verification."""

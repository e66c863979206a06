"""One table: its seats, its host, its game and its log. Knows no socket and no web framework."""

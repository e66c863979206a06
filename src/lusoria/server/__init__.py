"""The server: HTTP for the lobby, one socket for play. The only place that picks a store and a bus."""

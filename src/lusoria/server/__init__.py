"""Server: HTTP for lobby and data, one socket for play. Only this package chooses a store and a bus.

Private: may change without notice (see docs/library.md).
"""

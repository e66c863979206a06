"""Notifications between nodes: which table has changed. The receiver reads the log.

Private: may change without notice (see docs/library.md).
"""

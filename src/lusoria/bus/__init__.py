"""Notifications between nodes: which table has changed. The receiver reads the log."""

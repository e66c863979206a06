"""Environments of a game that brings no adapter, from its actions and the marks of its schema."""

"""The server under load, over hours, and through kills."""

"""One server process: configuration, start, shutdown, logs, metrics."""

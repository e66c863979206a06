"""Tables in memory: log, broadcast, presence, clocks."""

"""Tables in memory: log, fan-out, presence, clocks."""

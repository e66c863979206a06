"""People, tables and a server for the long runs: `soak` and `kills`."""

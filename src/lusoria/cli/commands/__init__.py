"""One module per `lusoria` command."""

"""Everything that goes over a line, each shape once: messages of the socket, bodies and answers of HTTP.

Server, tests, JSON Schema and the web client's types all come from here. In every message `table` is what
everybody can see of a game, `id` is a table's id, and `command` the id that a client gave an order.
`docs/protocol.md` tells it to people.
"""

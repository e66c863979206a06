"""Wire format: WebSocket messages, and HTTP request and response bodies. Each shape is defined once.

Server, tests, JSON Schema and the web client's types derive from these types. In every message, `table` is
the public part of the game, `id` is a table's id, and `command` is the client's id of an order.
`docs/protocol.md` describes the protocol.
"""

"""HTTP and WebSocket: ASGI application, protocols, connection limits, static files."""

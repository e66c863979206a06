"""Headers of every response."""

from lusoria.server.transport.static_files import policy

HEADERS = [
    (b"content-security-policy", policy()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
]

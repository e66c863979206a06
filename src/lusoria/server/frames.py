"""A short way out: uvicorn's WebSocket, which can also write a text as one frame, at once.

ASGI takes every message through a dictionary, a decoder, an encoder and a coroutine; a table that tells eight
people of every move spends most of its time there. Everything else of the protocol stays uvicorn's.
"""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "lusoria.frames"
FINAL_TEXT = 0x81
SHORT, LONG = 126, 1 << 16


class Frames(WebSocketsSansIOProtocol):
    """Tells the application of itself, in the extensions of the scope."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = {"write": self.write_text}

    def write_text(self, text: bytes) -> bool:
        """Write it now; False where the other side is behind with reading, and it must wait."""
        if not self.writable.is_set():
            return False
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(frame(text))
        return True


def frame(text: bytes) -> bytes:
    """RFC 6455, 5.2: whole, and unmasked as servers send it."""
    size = len(text)
    if size < SHORT:
        return bytes((FINAL_TEXT, size)) + text
    if size < LONG:
        return bytes((FINAL_TEXT, 126, size >> 8, size & 0xFF)) + text
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big") + text

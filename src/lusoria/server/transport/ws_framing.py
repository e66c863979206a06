"""Frames as bytes (RFC 6455, 5.2). Nearly all that comes is one whole text, which needs no parser."""

from functools import lru_cache

from websockets.frames import apply_mask  # type: ignore[attr-defined]

FINAL_TEXT, MASKED, SIZE = 0x81, 0x80, 0x7F
SHORT, LONG = 126, 1 << 16


@lru_cache(maxsize=16)
def frame(text: bytes) -> bytes:
    """A text as one frame: whole, and unmasked as servers send it. Most are for all who are at a table."""
    size = len(text)
    if size < SHORT:
        return bytes((FINAL_TEXT, size)) + text
    if size < LONG:
        return bytes((FINAL_TEXT, 126, size >> 8, size & 0xFF)) + text
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big") + text


def frame_size(data: bytes, at: int) -> int:
    """How long the frame is that begins here; 0 where that cannot be seen yet."""
    if len(data) < at + 2:
        return 0
    size, head = data[at + 1] & SIZE, 2
    if size >= SHORT:
        head += 2 if size == SHORT else 8
        if len(data) < at + head:
            return 0
        size = int.from_bytes(data[at + 2 : at + head], "big")
    return head + size + (4 if data[at + 1] & MASKED else 0)


def lone_text(data: bytes, at: int, end: int) -> bytes | None:
    """What this frame says, where it is a message by itself, a text, and masked as clients send it."""
    size = data[at + 1] - MASKED
    if data[at] != FINAL_TEXT or not 0 <= size <= SHORT:
        return None
    begin = at + 6 if size < SHORT else at + 8
    return bytes(apply_mask(data[begin:end], data[begin - 4 : begin]))


def is_unicode(text: bytes) -> bool:
    """Whether it is the UTF-8 that a text must be."""
    if text.isascii():
        return True
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True

"""WebSocket frames as bytes (RFC 6455, 5.2). Most are single text frames, which need no parser."""

from functools import lru_cache

from websockets.frames import apply_mask  # type: ignore[attr-defined]

FINAL_TEXT, MASKED, SIZE = 0x81, 0x80, 0x7F
SHORT, LONG = 126, 1 << 16


@lru_cache(maxsize=16)
def frame(text: bytes) -> bytes:
    """One final, unmasked text frame. Cached, because most texts go to all clients of a table."""
    size = len(text)
    if size < SHORT:
        return bytes((FINAL_TEXT, size)) + text
    if size < LONG:
        return bytes((FINAL_TEXT, 126, size >> 8, size & 0xFF)) + text
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big") + text


def frame_size(data: bytes, at: int) -> int:
    """Length of the frame that starts at `at`; 0 if its head is incomplete."""
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
    """Text of a final, masked text frame; None for any other frame."""
    size = data[at + 1] - MASKED
    if data[at] != FINAL_TEXT or not 0 <= size <= SHORT:
        return None
    begin = at + 6 if size < SHORT else at + 8
    return bytes(apply_mask(data[begin:end], data[begin - 4 : begin]))


def is_unicode(text: bytes) -> bool:
    """True if the text is valid UTF-8."""
    if text.isascii():
        return True
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True

"""The short way out of a socket: one frame a text, whatever its length."""

import pytest
from websockets.frames import Frame, Opcode

from lusoria.server.frames import frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_as_the_library_writes_it(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)

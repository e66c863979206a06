"""WebSocket protocol: one frame a message, and the parts of uvicorn it relies on."""

import asyncio
import inspect
import tomllib
from operator import attrgetter
from pathlib import Path
from unittest.mock import Mock

import pytest
import uvicorn
from packaging.requirements import Requirement
from packaging.version import Version
from uvicorn.loops import auto
from uvicorn.protocols import utils
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.frames import Frame, Opcode

from lusoria.server.node.config import Config
from lusoria.server.transport.connection_limits import ConnectionLimits
from lusoria.server.transport.ws_framing import frame
from lusoria.server.transport.ws_protocol import EXTENSION, WebSocketProtocol

HANDSHAKE = b"\r\n".join(
    (
        b"GET /socket HTTP/1.1",
        b"Host: localhost",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        b"Sec-WebSocket-Version: 13",
        b"\r\n",
    )
)
RELIED_ON = (  # by lusoria.server.transport and serve.py; no public API of uvicorn
    *("connection.handle_connect", "connection.scope", "connection.transport", "connection.writable"),
    *("connection.disconnected", "connection.close_sent", "connection.close_timer", "connection.read_paused"),
    *("connection.conn.send_close", "connection.conn.data_to_send", "connection.queue.put_nowait"),
    *("connection.handshake_initiated", "connection.handshake_complete", "connection.shutdown"),
    *("connection.keepalive_timeout", "connection.on_task_complete", "connection.loop"),
    *("server.capture_signals", "server.should_exit", "server.serve"),
    *("auto.auto_loop_factory", "server.server_state"),
    *("http.connection_made", "http.data_received", "http.connection_lost", "http.on_response_complete"),
    *("http.handle_websocket_upgrade", "http.send_400_response"),
)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_frames_equal_those_of_the_library(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def disconnected_app(scope: object, receive: object, send: object) -> None:
    raise utils.ClientDisconnected


async def handshake_received() -> WebSocketProtocol:
    """A connection whose client has requested a socket."""
    config = uvicorn.Config(disconnected_app, ws=WebSocketProtocol, log_config=None, lifespan="off")
    config.load()
    connection = WebSocketProtocol(config=config, server_state=ConnectionLimits(Config()), app_state={})
    transport = Mock(asyncio.Transport)
    transport.get_extra_info.return_value = None
    connection.connection_made(transport)
    connection.data_received(HANDSHAKE)
    await asyncio.gather(*connection.tasks)
    return connection


class TestUvicornInternals:
    """If a newer uvicorn lacks one, adapt our code before raising the bound."""

    @pytest.mark.parametrize("name", RELIED_ON)
    def test_server_uses_the_own_protocol(self, name: str) -> None:
        where, _, attribute = name.partition(".")
        places = {
            "connection": asyncio.run(handshake_received()),
            "server": uvicorn.Server(uvicorn.Config("")),
            "auto": auto,
            "http": H11Protocol,
        }
        try:
            attrgetter(attribute)(places[where])
        except AttributeError:
            pytest.fail(f"uvicorn {uvicorn.__version__} has no {name} any more")

    def test_application_gets_the_protocol_extension(self) -> None:
        connection = asyncio.run(handshake_received())
        assert connection.scope["extensions"][EXTENSION] == {"protocol": connection}
        assert connection.writable.is_set()

    def test_signal_handlers_can_be_left_out(self) -> None:
        assert "capture_signals()" in inspect.getsource(uvicorn.Server.serve)

    def test_untested_library_versions_are_not_allowed(self) -> None:
        project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8"))
        listed = map(Requirement, project["project"]["optional-dependencies"]["server"])
        (bound,) = (requirement.specifier for requirement in listed if requirement.name == "uvicorn")
        here = Version(uvicorn.__version__)
        assert here in bound
        assert f"{here.major}.{here.minor + 1}.0" not in bound

"""The isolated environment of every test run: no home, a fixed locale and no network.

A test that needs one of them fails at its first run, and not on another machine.
"""

import ipaddress
import os
import socket
import sys
from pathlib import Path

NO_HOME = str(Path(os.devnull) / "home")
"""A folder that nobody can create, not even root."""
SET_VARIABLES = {"HOME": NO_HOME, "LANG": "C.UTF-8", "npm_config_update_notifier": "false"}
UNSET_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")


class OutsideAccess(Exception):
    """A test asked for another machine."""


def isolate() -> None:
    """Isolate this process, and the processes that it starts."""
    os.environ.update(SET_VARIABLES)
    for name in UNSET_VARIABLES:
        os.environ.pop(name, None)
    sys.addaudithook(refuse_network)


def refuse_network(event: str, args: tuple[object, ...]) -> None:
    """Refuse to look up or connect to other machines."""
    if event == "socket.getaddrinfo":
        require_local(args[0])
    elif event in ("socket.connect", "socket.sendto"):
        made, address = args
        datagram = isinstance(made, socket.socket) and made.type == socket.SOCK_DGRAM
        sends_nothing_yet = datagram and event == "socket.connect"
        if isinstance(address, tuple) and not sends_nothing_yet:
            require_local(address[0])


def require_local(host: object) -> None:
    name = host.decode() if isinstance(host, bytes) else str(host or "localhost")
    try:
        local = ipaddress.ip_address(name).is_loopback or ipaddress.ip_address(name).is_unspecified
    except ValueError:
        local = name == "localhost"
    if not local:
        raise OutsideAccess(f"a test wants to reach {name}, but tests must run without the network")

"""Tests run wherever they are started: they bring their own surroundings, and rely on nothing else.

Every run has them, so that a test which would need a home, a locale or the network fails at its first run and
not on somebody else's machine.
"""

import ipaddress
import os
import socket
import sys
from pathlib import Path

NO_HOME = str(Path(os.devnull) / "home")
"""A folder that nobody can make, not even root."""
OURS = {"HOME": NO_HOME, "LANG": "C.UTF-8", "npm_config_update_notifier": "false"}
NOT_OURS = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")


class Outside(Exception):
    """A test asked for another machine."""


def bring() -> None:
    """Set them up, for this process and those it starts."""
    os.environ.update(OURS)
    for name in NOT_OURS:
        os.environ.pop(name, None)
    sys.addaudithook(stay_inside)


def stay_inside(event: str, args: tuple[object, ...]) -> None:
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
        raise Outside(f"a test wants to reach {name}, but tests must run without the network")

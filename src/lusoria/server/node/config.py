"""Server configuration: flags override environment variables, which override one TOML file."""

import argparse
import ipaddress
import os
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from lusoria.core.errors import Malformed

PREFIX = "LUSORIA_"
KINDS: dict[type, str] = {str: "a text", int: "a whole number", float: "a number"}
MIN_KEY_BYTES = 16  # a shorter signing key could be found by brute force
AT_LEAST_ONE = (
    "bot_workers",
    "requests_per_minute",
    "messages_per_second",
    "devices_per_address",
    "connections_per_device",
    "connections_per_address",
    "tables_per_hour",
    "listed_per_device",
    "listed_per_address",
    "tries_per_address",
)


HELP = {
    "host": "address to listen on",
    "port": "port to listen on; 0 picks a free one",
    "database": "SQLite file, or the address of a PostgreSQL database for several nodes",
    "public_url": "address people see, if a proxy sits in front of the server",
    "origins": "other pages allowed to talk to this server, separated by commas",
    "proxies": "trusted proxies: addresses or networks, separated by commas",
    "keys": "secrets that sign seats, separated by commas, at least 16 bytes each; the first one signs",
    "grace": "seconds before a bot stands in for someone who left, at a table without a clock",
    "clock_grace": "the same, at a table with a clock",
    "bot_delay": "how long bots take: 1 is like people, 0 is instant",
    "bot_workers": "number of bot processes",
    "requests_per_minute": "HTTP requests per minute from one device",
    "messages_per_second": "messages per second from one device",
    "devices_per_address": "devices one address may stand for, and new ones in ten minutes",
    "connections_per_device": "sockets from one device",
    "connections_per_address": "sockets from one address",
    "tables_per_hour": "tables one device can open per hour",
    "listed_per_device": "tables one device can list at once",
    "listed_per_address": "tables one address can list at once",
    "tries_per_address": "daily challenges one address can start per day",
    "exercises": "folder with this server’s own exercises, offered alongside the built-in ones",
    "log_level": "how much to log: debug, info or warning",
}


@dataclass(frozen=True)
class Config:
    """Each field is a flag, an environment variable LUSORIA_<NAME> and a key of the TOML file."""

    host: str = "0.0.0.0"  # noqa: S104 (phones in the same network)
    port: int = 8000
    database: str = "lusoria.db"
    public_url: str = ""
    origins: str = ""
    proxies: str = "127.0.0.1"
    keys: str = ""
    grace: float = 120.0
    clock_grace: float = 45.0
    bot_delay: float = 1.0
    bot_workers: int = 1
    requests_per_minute: int = 240
    messages_per_second: int = 20
    devices_per_address: int = 60
    connections_per_device: int = 16
    connections_per_address: int = 960
    tables_per_hour: int = 30
    listed_per_device: int = 3
    listed_per_address: int = 60
    tries_per_address: int = 240
    exercises: str = ""
    log_level: str = "info"

    @property
    def own_exercises(self) -> Path | None:
        """Folder with the host's own exercises, in addition to the built-in ones."""
        return Path(self.exercises) if self.exercises else None


def add_arguments(parser: argparse.ArgumentParser, **defaults: str) -> None:
    """Add a flag for each setting. `defaults` are those that differ for this command."""
    text = "TOML file with these settings; flags and environment variables take precedence"
    parser.add_argument("--config", type=Path, metavar="FILE", help=text)
    for setting in fields(Config):
        flag = "--" + setting.name.replace("_", "-")
        help_text = HELP[setting.name]
        default = defaults.get(setting.name, setting.default)
        parser.add_argument(
            flag,
            type=type(setting.default),
            default=None,
            metavar=setting.name.upper() if isinstance(setting.default, str) else "N",
            help=help_text if default == "" else f"{help_text} [{default}]",
        )


def data_place(environ: Mapping[str, str]) -> Path:
    """The system's folder for application data."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folder / "lusoria"


def read_config(args: argparse.Namespace, environ: Mapping[str, str] = os.environ) -> Config:
    """The configuration. Raises Malformed naming the wrong setting."""
    values: dict[str, Any] = from_file(args.config) if args.config else {}
    for setting in fields(Config):
        text = environ.get(PREFIX + setting.name.upper())
        if text is not None:
            values[setting.name] = parse_setting(PREFIX + setting.name.upper(), text, type(setting.default))
        flag = getattr(args, setting.name, None)
        if flag is not None:
            values[setting.name] = flag
    return check_config(Config(**values))


def from_file(path: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Malformed(str(path), f"can’t read this file: {error.strerror}") from None
    except ValueError as error:
        raise Malformed(str(path), f"this isn’t a TOML file: {error}") from None
    types = {setting.name: type(setting.default) for setting in fields(Config)}
    for name, value in values.items():
        if name not in types:
            raise Malformed(f"{path}: {name}", f"there’s no such setting. Choose from: {', '.join(types)}.")
        if not isinstance(value, int | float if types[name] is float else types[name]):
            raise Malformed(f"{path}: {name}", f"{value!r} isn’t {KINDS[types[name]]}")
    return values


def parse_setting(name: str, text: str, kind: type) -> Any:
    try:
        return kind(text)
    except ValueError:
        raise Malformed(name, f"{text!r} isn’t {KINDS[kind]}") from None


def check_config(config: Config) -> Config:
    if config.port not in range(65536):
        raise Malformed("port", f"{config.port} isn’t a port. Use 0 to 65535.")
    for name in ("grace", "clock_grace", "bot_delay"):
        if getattr(config, name) < 0:
            raise Malformed(name, f"{getattr(config, name)} is too little. Use 0 or more.")
    for name in AT_LEAST_ONE:
        if getattr(config, name) < 1:
            raise Malformed(name, f"{getattr(config, name)} is too little. Use 1 or more.")
    if any(len(key.encode()) < MIN_KEY_BYTES for key in split_list(config.keys)):
        raise Malformed("keys", f"each must have at least {MIN_KEY_BYTES} bytes")
    for proxy in split_list(config.proxies):
        # uvicorn would accept "*" too, and then any client could claim any address
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise Malformed("proxies", f"{proxy!r} is neither an IP address nor a network") from None
    return config


def split_list(text: str) -> list[str]:
    """Items of a comma-separated setting."""
    return [name.strip() for name in text.split(",") if name.strip()]

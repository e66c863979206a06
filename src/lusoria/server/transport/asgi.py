"""ASGI types."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

AsgiMessage: TypeAlias = MutableMapping[str, Any]
Scope: TypeAlias = AsgiMessage
Receive: TypeAlias = Callable[[], Awaitable[AsgiMessage]]
Send: TypeAlias = Callable[[AsgiMessage], Awaitable[None]]

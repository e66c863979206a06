"""Readiness check: whether this node may get clients, and if not, a sentence for its host."""

import asyncio

from lusoria.server.node.site import Site
from lusoria.store.port import StoreDown

PATIENCE_SECONDS = 2.0  # for the store's answer; probes have short timeouts of their own


async def not_ready_reason(site: Site) -> str | None:
    """Why this node should get no clients; None if it is ready."""
    if not site.ready:
        return "not ready: the server starts or stops"
    if not site.hub.services.bus.is_connected:
        return "not ready: the connection for notifications from other nodes is down"
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await site.store.ping()
    except StoreDown:
        return "not ready: the store cannot be written to"
    except TimeoutError:
        return "not ready: the store does not answer"
    return None

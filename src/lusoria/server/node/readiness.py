"""Readiness: whether people may be sent to this node now, and in a sentence for its host, why not."""

import asyncio

from lusoria.server.node.site import Site
from lusoria.store.port import StoreDown

PATIENCE = 2.0  # seconds: whoever asks must not have to wait for what does not answer


async def trouble(site: Site) -> str | None:
    """Why nobody should be sent here; None where all is well."""
    if not site.ready:
        return "not ready: the server starts or stops"
    if not site.hub.services.bus.hears:
        return "not ready: the line for nudges from other nodes is down"
    try:
        async with asyncio.timeout(PATIENCE):
            await site.store.ping()
    except StoreDown:
        return "not ready: the store cannot be written to"
    except TimeoutError:
        return "not ready: the store does not answer"
    return None

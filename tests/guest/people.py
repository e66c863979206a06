"""People who connect to a server with plug-in games."""

from contextlib import AsyncExitStack

from tests.server.harness import TestClient
from tests.server.harness import TestServer as Address


async def enter_people(stack: AsyncExitStack, address: Address, *names: str) -> list[TestClient]:
    return [await stack.enter_async_context(address.person(name)) for name in names]

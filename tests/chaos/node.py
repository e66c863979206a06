"""A server process that can be killed and restarted on the same database."""

from tools.server_process import UNLIMITED, ServerProcess


class Node(ServerProcess):
    """With quick bots and a long grace."""

    def __init__(self, database: str) -> None:
        super().__init__(database, ("--log-level=error", "--bot-delay=0.01", "--grace=600", *UNLIMITED))

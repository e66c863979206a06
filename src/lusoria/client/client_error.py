"""Errors of the client: a code and facts for programs, an English sentence for people."""

from lusoria.core.errors import ReasonedError

RETRYABLE = frozenset({"down", "busy", "too_fast"})  # refusals that may succeed a moment later
SENTENCES = {
    "not_a_link": "“{input}” isn’t a table link. A link looks like {example}. A six-letter code works too.",
    "unreachable": "{server} isn’t answering: {problem}",
    "not_lusoria": "Something answers at {server}, but it isn’t a Lusoria server.",
    "other_version": "{server} uses another version of the protocol. Install the version of Lusoria it runs.",
    "unknown_game": "The table plays {game} with version {rules} of its rules, which isn’t installed here. "
    "Install what the server has.",
    "no_such_bot": "{game} has no bot called “{input}”. Choose from: {names}.",
    "bot_failed": "The bot can’t go on: {problem}",
    "seat_lost": "The bot has lost the seat: the host sent it away, or someone took it over.",
}
"""By code."""


class ClientError(ReasonedError):
    """The client cannot reach a seat or keep it.

    Not a TableRefusal, which the server sends and a program may answer with another request.
    """

    def __str__(self) -> str:
        return SENTENCES[self.why].format(**self.facts)

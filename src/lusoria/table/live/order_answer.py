"""The one result of a client's order, whether it is carried out, late or refused."""

from typing import NamedTuple, TypeAlias

from lusoria.wire.server_messages import DoneMessage, LateMessage, RefusedMessage

AnswerMessage: TypeAlias = DoneMessage | LateMessage | RefusedMessage


class OrderAnswer(NamedTuple):
    message: AnswerMessage
    is_sent: bool = False
    """The broadcast of the change contains the answer: one message less for each move."""

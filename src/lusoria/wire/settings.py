"""What a host chooses for a table: told to everybody, and kept in the table's log."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from lusoria.wire.message import Message

ChatMode: TypeAlias = Literal["off", "phrases", "free"]
WEEK = 7 * 24 * 3600
ENGLISH = "en"


class Clock(Message, frozen=True):
    """None never hurries; gentle reminds once and then lets a bot make one move; strict does so at once."""

    kind: Literal["none", "gentle", "strict"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=WEEK)] = 60


class Settings(Message, frozen=True):
    """What the host chooses for a table. `options` are the game's own, without the number of players."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    listed: bool = False
    clock: Clock = Clock()
    chat: ChatMode = "phrases"
    keep_chat: bool = False
    public_record: bool = False
    bots: str | None = None
    """Which of the game's bots takes the seats that are empty at the start; None is the usual one."""
    lamps: bool = False
    """The training aid: whoever sits there may ask the coach, about their own seat, while they play."""
    language: str | UnsetType = UNSET
    """In which language the bots that sit down here are named: its code; left out, it is English."""

    @property
    def spoken(self) -> str:
        return ENGLISH if self.language is UNSET else self.language

"""Settings of a table: chosen by the host, public, stored in the table's log."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from lusoria.wire.message import Message

ChatMode: TypeAlias = Literal["off", "phrases", "free"]
WEEK = 7 * 24 * 3600  # seconds
ENGLISH = "en"


class Clock(Message, frozen=True):
    """Clock: `none`; `gentle` reminds once before a bot makes one move; `strict` does so at once."""

    kind: Literal["none", "gentle", "strict"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=WEEK)] = 60


class Settings(Message, frozen=True):
    """Settings that the host chooses. `options` are the game's own, without the number of players."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    listed: bool = False
    clock: Clock = Clock()
    chat: ChatMode = "phrases"
    keep_chat: bool = False
    public_record: bool = False
    bots: str | None = None
    """Bot for the seats that are empty at the start; null for the default bot."""
    lamps: bool = False
    """Training aid: players may ask the coach about their own seat during the game."""
    language: str | UnsetType = UNSET
    """Language code for the names of bots; English if absent."""

    @property
    def spoken(self) -> str:
        return ENGLISH if self.language is UNSET else self.language

"""How a game stands for one seat, put together from what the server tells: whole updates, and news."""

from lusoria.core.game import AnyGame, GameView, Seat
from lusoria.records.codec import JsonObject, decode_view, encode
from lusoria.wire.delta import folded

VIEW = ("table", "mine", "legal")


class Known:
    def __init__(self, version: int) -> None:
        self.version = version
        """Of the table, as far as it was told."""
        self.over = False
        self.ask: int | None = None
        """The number of the decision that is asked now; None where none is."""
        self._told: JsonObject | None = None

    def take(self, update: JsonObject, seat: Seat) -> None:
        """What the gallery is told, once a seat has changed hands, is not what this seat knows."""
        if update["seat"] == seat:
            self._learn(update)

    def add(self, news: JsonObject) -> bool:
        """False where something is missing: then the whole must be asked for."""
        told = None if self._told is None else folded(self._told, news)
        if told is not None:
            self._learn(told)
        return self._told is not None and self.version >= news["version"]

    def _learn(self, told: JsonObject) -> None:
        """Raises LookupError or TypeError where a part is missing: that is no Lusoria server."""
        if missing := [part for part in VIEW if part not in told]:
            raise LookupError(missing)
        over, ask = told["table"]["result"] is not None, told["ask"] if told["legal"] else None
        self.version, self.over, self.ask, self._told = told["version"], over, ask, told

    @property
    def begun(self) -> bool:
        return self._told is not None

    def view(self, game: AnyGame) -> GameView | None:
        """As the game itself would give it to this seat."""
        told = self._told
        return None if told is None else decode_view(game, encode({part: told[part] for part in VIEW}))

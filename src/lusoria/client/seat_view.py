"""The latest view of one seat, assembled from full updates and deltas."""

from lusoria.core.errors import Malformed
from lusoria.core.field_marks import mark_faults
from lusoria.core.game import AnyGame, GameView, Seat
from lusoria.records.codec import JsonObject, decode_view, encode
from lusoria.wire.delta import apply_delta

VIEW = ("table", "mine", "legal")


class SeatView:
    def __init__(self, version: int) -> None:
        self.version = version
        """Latest version of the table that this seat has received."""
        self.over = False
        self.ask: int | None = None
        """Number of the pending decision; None if there is none."""
        self._latest: JsonObject | None = None

    def apply_update(self, update: JsonObject, seat: Seat) -> None:
        """Ignores updates for other viewers, such as the gallery after a seat changed hands."""
        if update["seat"] == seat:
            self._store(update)

    def apply_delta(self, delta: JsonObject) -> bool:
        """False if a delta is missing: then the client must request a full update.

        Raises Malformed if the delta does not fit the latest update.
        """
        try:
            update = None if self._latest is None else apply_delta(self._latest, delta)
        except (LookupError, TypeError) as error:  # a field that grows is missing, or no list
            raise Malformed("message.grown", str(error)) from None
        if update is not None:
            self._store(update)
        return self._latest is not None and self.version >= delta["version"]

    def _store(self, update: JsonObject) -> None:
        over, ask = update["table"]["result"] is not None, update["ask"] if update["legal"] else None
        self.version, self.over, self.ask, self._latest = update["version"], over, ask, update

    @property
    def has_begun(self) -> bool:
        return self._latest is not None

    def view(self, game: AnyGame, players: int) -> GameView | None:
        """Equal to the view that the game makes for this seat. Raises Malformed."""
        if self._latest is None:
            return None
        try:
            data = encode({part: self._latest[part] for part in VIEW})
        except OverflowError:  # numbers of more than 64 bits can be decoded only
            raise Malformed("view", "number out of range") from None
        view: GameView = decode_view(game, data)
        if view.table.options.players != players or any(mark_faults(view, players)):
            raise Malformed("view", "it does not fit the seats of the table")
        return view

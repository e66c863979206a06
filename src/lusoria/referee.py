"""Referee: JSON lines interface, for programs in any language.

One request per line on standard input, one response per line on standard output; `docs/referee.md` has an
example. The referee reveals everything: it serves the program that runs the table, not the players.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from lusoria.bots.coach import advise
from lusoria.core.errors import Illegal, Malformed
from lusoria.core.game import AnyGame, Await, Chance, Turn
from lusoria.core.structs import GameEvent, SeatNumber
from lusoria.games import GAMES
from lusoria.games import game as find_game
from lusoria.records.codec import JsonObject, convert, decode_strictly, encode
from lusoria.records.fair_chance import FairNature, commitment, new_seed, seed_from_hex
from lusoria.records.match import Match
from lusoria.records.record import Player, document_of, record_of
from lusoria.records.replay import InvalidRecord, replay, text
from lusoria.words import Words, tell_reason, tell_refusal

LONGEST_LINE = 4 * 1024 * 1024  # bytes
DIGITS = 4  # of a probability: more would differ between machines
Answer: TypeAlias = JsonObject


class Request(Struct, forbid_unknown_fields=True, tag_field="do"):
    """Base of all requests. The response repeats the optional `id`."""

    id: str | int | None = None


class AskGames(Request, tag="games"):
    """Lists the games."""


class Start(Request, tag="start", kw_only=True):
    """Starts a game, or resumes one after `events`. To go back, start again with fewer events."""

    game: str
    rules: int | None = None
    """Version of the rules, current or retired; null for the newest."""
    options: JsonObject
    chance: Literal["fair", "caller"] = "fair"
    seed: str | UnsetType = UNSET
    events: list[JsonObject] = []


class AskTurn(Request, tag="turn"):
    """Returns whose move it is."""


class AskLegal(Request, tag="legal", kw_only=True):
    """Returns the legal actions of a seat."""

    seat: SeatNumber


class AskView(Request, tag="view", kw_only=True):
    """Returns the view of a seat; null is the gallery."""

    seat: SeatNumber | None


class AskAdvice(Request, tag="advise", kw_only=True):
    """Evaluates a seat's legal actions from its own view."""

    seat: SeatNumber


class Act(Request, tag="act", kw_only=True):
    """Plays an action of a seat."""

    seat: SeatNumber
    action: JsonObject


class Fall(Request, tag="fall", kw_only=True):
    """Reports a chance outcome by its first event, if the caller supplies chance."""

    event: JsonObject


class AskRecord(Request, tag="record"):
    """Returns the record so far; `seats` names the players."""

    seats: tuple[Player, ...] | UnsetType = UNSET


class Quit(Request, tag="quit"):
    """Ends the dialogue."""


AnyRequest: TypeAlias = (
    AskGames | Start | AskTurn | AskLegal | AskView | AskAdvice | Act | Fall | AskRecord | Quit
)


class Referee:
    """Handles requests one by one, with at most one game at a time."""

    def __init__(self, words: Words) -> None:
        self.done = False
        self._words = words
        self._match: Match | None = None
        self._seed: bytes | None = None
        self._answers: dict[type[Request], Callable[[Any], Answer]] = {
            AskGames: self._games,
            Start: self._start,
            AskTurn: self._turn,
            AskLegal: self._legal,
            AskView: self._view,
            AskAdvice: self._advise,
            Act: self._act,
            Fall: self._fall,
            AskRecord: self._record,
            Quit: self._quit,
        }

    def answer(self, line: bytes | str) -> bytes:
        """Response to one line. Never raises for bad input."""
        request_id = None
        game = self._match.game if self._match else None
        try:
            request = read(line)
            request_id = request.id
            if isinstance(request, Start):
                game = find_game(request.game, request.rules)
            response = {"ok": True, **self._answers[type(request)](request)}
        except Illegal as refusal:
            response = {"ok": False, "error": self._illegal(game, refusal)}
        except Malformed as error:
            response = {"ok": False, "error": self._malformed(game, error)}
        return encode(response if request_id is None else {"id": request_id, **response})

    def _games(self, request: AskGames) -> Answer:
        return {
            "games": [
                {"game": game.name, "rules": game.version, "players": [game.players[0], game.players[-1]]}
                for game in GAMES.values()
            ]
        }

    def _start(self, request: Start) -> Answer:
        game = find_game(request.game, request.rules)
        options = convert(game.options_type, request.options, "request.options")
        events = tuple(
            convert(game.event_type, event, f"request.events[{place}]")
            for place, event in enumerate(request.events)
        )
        if request.chance == "caller":
            if request.seed is not UNSET:
                raise Malformed("request.seed", "no seed is allowed if the caller supplies chance")
            match = Match(game, options)
            replay(match, events)
            self._match, self._seed = match, None
            return self._so_far(match, 0)
        seed = new_seed() if request.seed is UNSET else seed_from_hex(request.seed)
        nature = FairNature(game, options, seed)
        match = Match(game, options)
        replay(match, events, nature)
        match.give_to(nature)
        self._match, self._seed = match, seed
        return {"commitment": commitment(seed), **self._so_far(match, 0)}

    def _turn(self, request: AskTurn) -> Answer:
        return {"turn": turn_json(self._playing().turn)}

    def _legal(self, request: AskLegal) -> Answer:
        match = self._playing()
        return {"actions": list(match.game.legal(match.state, self._seat(match, request.seat)))}

    def _view(self, request: AskView) -> Answer:
        match = self._playing()
        viewer = None if request.seat is None else self._seat(match, request.seat)
        return {"view": match.game.view(match.state, viewer)}

    def _advise(self, request: AskAdvice) -> Answer:
        match = self._playing()
        seat, game = self._seat(match, request.seat), match.game
        advice = advise(game.name, game.view(match.state, seat), game.version)
        names = [str(index) for index in range(match.options.players)]
        options = [
            {
                "action": judged.action,
                "chance": round(judged.chance, DIGITS),
                "error": round(judged.error, DIGITS),
                **({} if judged.points is None else {"points": round(judged.points, DIGITS)}),
                "reason": judged.reason,
                "text": tell_reason(self._words, game, judged.reason, seat, names),
            }
            for judged in advice.options
        ]
        return {"model": advice.model, "options": options}

    def _act(self, request: Act) -> Answer:
        match = self._playing()
        action = convert(match.game.action_type, request.action, "request.action")
        count_before = len(match.events)
        match.act(request.seat, action)
        return self._so_far(match, count_before)

    def _fall(self, request: Fall) -> Answer:
        match = self._playing()
        turn = match.turn
        if not isinstance(turn, Chance):
            raise Malformed("request.do", "chance has nothing to decide now")
        event = convert(match.game.event_type, request.event, "request.event")
        outcome = next((events for events, _ in turn.outcomes if events[0] == event), None)
        if outcome is None:
            possible = " or ".join(text(events[0]) for events, _ in turn.outcomes)
            raise Malformed("request.event", f"not a possible outcome; expected {possible}")
        count_before = len(match.events)
        match.happen(outcome)
        return self._so_far(match, count_before)

    def _record(self, request: AskRecord) -> Answer:
        match = self._playing()
        players = match.options.players
        seats = (Player("bot"),) * players if request.seats is UNSET else request.seats
        if len(seats) != players:
            raise Malformed("request.seats", f"expected {players} seats, got {len(seats)}")
        return {"record": document_of(record_of(match, seats, self._seed))}

    def _quit(self, request: Quit) -> Answer:
        self.done = True
        return {}

    def _playing(self) -> Match:
        if self._match is None:
            raise Malformed("request.do", "no game is in progress; begin with start")
        return self._match

    def _seat(self, match: Match, seat: int) -> int:
        if seat >= match.options.players:
            raise Malformed("request.seat", f"there’s no such seat: this table has {match.options.players}")
        return seat

    def _so_far(self, match: Match, count_before: int) -> Answer:
        return {"events": match.events[count_before:], "turn": turn_json(match.turn)}

    def _illegal(self, game: AnyGame | None, refusal: Illegal) -> Answer:
        assert game is not None
        names = [str(seat + 1) for seat in range(max(game.players))]  # the text counts as people do
        return {
            "kind": "illegal",
            "rule": refusal.rule,
            "why": refusal.why,
            "facts": dict(refusal.facts),
            "text": tell_refusal(self._words, game, refusal, names),
        }

    def _malformed(self, game: AnyGame | None, error: Malformed) -> Answer:
        response: Answer = {"kind": "malformed", "where": error.where, "problem": error.problem}
        if isinstance(error, InvalidRecord) and error.refusal is not None:
            response["refusal"] = self._illegal(game, error.refusal)
        return {**response, "text": str(error)}


def read(line: bytes | str) -> Request:
    if len(line) > LONGEST_LINE:
        raise Malformed("request", f"longer than {LONGEST_LINE} bytes")
    request: Request = decode_strictly(AnyRequest, line, "request")
    return request


def turn_json(turn: Turn[GameEvent]) -> Answer:
    if isinstance(turn, Await):
        return {"type": "await", "seats": turn.seats}
    if isinstance(turn, Chance):
        outcomes = [{"events": events, "weight": weight} for events, weight in turn.outcomes]
        return {"type": "chance", "outcomes": outcomes, "total": turn.total}
    return {"type": "over", "ending": turn.ending, "winners": turn.winners, "result": turn.result}


def serve(lines: Iterable[bytes], words: Words) -> Iterator[bytes]:
    """Respond line by line until the input ends or a request is `quit`. Skips empty lines."""
    referee = Referee(words)
    for line in lines:
        if line.strip():
            yield referee.answer(line) + b"\n"
        if referee.done:
            return

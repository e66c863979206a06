"""Finished games for replay and analysis screens: real records with made-up analyses.

Other tests check the numbers of an analysis; here any numbers do.
"""

import json
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Route

from lusoria import Player, Record, encode, record_of
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.records.replay import replay_views
from tests.records.random_matches import ALEA, IDUS_MARTII, played, seed_of
from tests.web.support.phones import Phone

TABLE = "finished"
NAMES = ("Livia", "Cassius", "Octavia", "Decimus", "Servilia", "Tullius", "Fulvia", "Marcellus")
SIDES = ("loyal", "traitor", "merchant")
ERROR = 0.01
Json = dict[str, Any]


def finished_record(game: str, players: int, number: int = 3) -> Record:
    kind = (ALEA, AleaOptions(players)) if game == "alea" else (IDUS_MARTII, IdusOptions(players))
    match = played(kind, number)
    others = (Player("bot", name, "able") for name in NAMES[1:players])
    return record_of(match, (Player("human", NAMES[0]), *others), seed_of(number))


def views(record: Record, seat: int | None) -> Json:
    steps = [
        {"events": events, "table": view.table, "mine": view.mine}
        for events, view in replay_views(record, seat, secrets=False)
    ]
    body = {
        "game": record.game.name,
        "rules": record.game.version,
        "seats": record.seats,
        "result": record.result,
        "record": None,
        "talk": (),
        "steps": steps,
    }
    found: Json = json.loads(encode(body))
    return found


def turn_ends(steps: list[Json]) -> list[int]:
    """Steps that end a turn or the game; the first one precedes the first turn."""

    def over(step: Json) -> bool:
        return any(event["type"] in ("turn_begun", "game_ended") for event in step["events"])

    return [number for number, step in enumerate(steps) if over(step)]


def valued_option(action: Json, chance: float, points: float | None, reason: Json) -> Json:
    return {"action": action, "chance": chance, "error": ERROR, "points": points, "reason": reason}


def suspicion(steps: list[Json], eyes: int | None, model: str) -> Json:
    players = steps[0]["table"]["options"]["players"]

    def shares(turn: int, seat: int) -> list[float]:
        loyal = round(0.9 - 0.1 * ((turn * (seat + 2)) % 8), 4)
        return [loyal, round((1 - loyal) * 0.6, 4), round((1 - loyal) * 0.4, 4)]

    turns: list[Json] = [
        {
            "step": step,
            "turn": turn,
            "sides": [shares(turn, seat) for seat in range(players)],
            "winning": shares(turn, players),
        }
        for turn, step in enumerate(turn_ends(steps))
    ]
    shift = {"side": "traitor", "before": 0.31, "after": 0.68}
    shifts = [
        {"step": turns[2]["step"], "turn": 2, "seat": (eyes or 0) + 1, **shift},
        {"step": turns[4]["step"], "turn": 4, "seat": None, **shift},
    ]
    green, red = ({"type": "vote", "colour": colour} for colour in ("green", "red"))
    reason = {"type": "own_colour", "side": "loyal"}
    options = [valued_option(green, 0.52, None, reason), valued_option(red, 0.44, None, reason)]
    question = {"seat": eyes, "points": None, "options": options}
    decisions = [
        {"step": turns[2]["step"] - 2, "turn": 2, "taken": 1, "cost": 0.08, **question},
        {"step": turns[3]["step"] - 2, "turn": 3, "taken": 1, "cost": 0.0, **question},
        {"step": turns[4]["step"] - 2, "turn": 4, "taken": 0, "cost": 0.0, **question},
    ]
    return {
        "game": "idus-martii",
        "eyes": eyes,
        "model": model,
        "turns": turns,
        "shifts": shifts,
        "turning": [shifts[1], {**shifts[1], "side": "loyal", "before": 0.68, "after": 0.31}],
        "decisions": [] if eyes is None else decisions,
    }


def costly_decision(step: int, turn: int, event: Json, nth: int) -> Json:
    """A decision to end a turn where another roll was better."""
    writes = event["type"] == "number_written"
    ended = {"type": "write", "number": event["number"], "row": event["row"]} if writes else {"type": "leave"}
    lost = round(0.6 + 0.3 * nth, 4)
    options = [
        valued_option({"type": "roll", "dice": 1}, 0.45, 160 + lost, {"type": "safe_roll"}),
        valued_option(ended, 0.4, 160.0, {"type": "no_help"}),
        *[valued_option({"type": "stop"}, 0.3, 150.0, {"type": "no_help"})] * 9,
    ]
    found = {"step": step, "turn": turn, "seat": event["seat"], "taken": 1}
    return found | {"cost": round(lost / 100, 4), "points": lost, "options": options}


def equity(steps: list[Json]) -> Json:
    players = steps[0]["table"]["options"]["players"]
    ends = turn_ends(steps)
    turns = []
    for nth, (begin, end) in enumerate(pairwise(ends)):
        table = steps[begin]["table"]
        first = round(0.3 + 0.05 * (nth % 6), 4)
        rest = round((1 - first) / (players - 1), 4)
        turns.append(
            {
                "step": end,
                "round": table["round"],
                "seat": table["seat"],
                "chances": [first, *[rest] * (players - 1)],
                "points": [150.0 + 4 * nth - 9 * seat for seat in range(players)],
            }
        )
    decisions = [
        costly_decision(number, steps[number - 1]["table"]["round"], event, nth=number % 7)
        for number, step in enumerate(steps)
        for event in step["events"]
        if event["type"] in ("number_written", "turn_left")
    ]
    parts = {"luck": 13.0, "skill": -20.0, "others": 1.0}
    chance = {"start": 0.5, "luck": 0.2, "skill": -0.3, "others": -0.4, "result": 0.0}
    accounts = [
        {"seat": seat, "points": {"start": 180.0, **parts, "result": 174.0}, "chance": chance}
        for seat in range(players)
    ]
    decisions.sort(key=lambda decision: -decision["cost"])
    return {"game": "alea", "model": "mixture", "turns": turns, "accounts": accounts, "decisions": decisions}


@dataclass
class FakeAnalysis:
    """Answers the requests of a page about a finished game in place of the server."""

    record: Record
    own: int | None = 0
    queries: list[str] = field(default_factory=list)
    """Query strings of all analysis requests."""
    unready: int = 0
    """Number of requests to answer with "not ready"."""
    progress: Json = field(default_factory=dict)
    """Fields of those answers."""
    busy: int = 0
    """Number of requests to refuse as busy."""
    short: bool = False
    """True for a game of only one turn."""

    def serve(self, phone: Phone) -> None:
        phone.page.route("**/api/records/*/views*", self._views)
        phone.page.route("**/api/records/*/analysis*", self._analysis)
        phone.page.route("**/api/me/games", self._mine)

    def _views(self, route: Route) -> None:
        route.fulfill(json=views(self.record, seat_of(route)))

    def _analysis(self, route: Route) -> None:
        self.queries.append(urlsplit(route.request.url).query)
        if self.busy:
            self.busy -= 1
            refusal = {"kind": "table", "why": "busy", "facts": {}}
            route.fulfill(status=503, json={"error": refusal})
        elif self.unready:
            self.unready -= 1
            body = {"ready": False, "before": self.unready, "preparing": False, "analysis": None}
            route.fulfill(json=body | self.progress)
        else:
            route.fulfill(json={"ready": True, "before": 0, "analysis": self._analysis_body(route)})

    def _analysis_body(self, route: Route) -> Json:
        eyes = seat_of(route)
        steps = views(self.record, eyes)["steps"]
        model = parse_qs(urlsplit(route.request.url).query)["model"][0]
        found = equity(steps) if self.record.game.name == "alea" else suspicion(steps, eyes, model)
        if self.short:
            found |= {"turns": found["turns"][:1], "shifts": [], "turning": [], "decisions": []}
        return found

    def _mine(self, route: Route) -> None:
        seats = [
            {"name": player.name, "kind": player.kind, "yours": seat == self.own}
            | {"won": False, "side": None, "score": None}
            for seat, player in enumerate(self.record.seats)
        ]
        table = {"id": TABLE, "game": self.record.game.name, "status": "over", "updated": 0, "free": 0}
        table |= {"players": len(seats), "names": [], "finished": 0, "result": "lost", "asked": None}
        route.fulfill(json={"tables": [table | {"seats": seats}]})


def seat_of(route: Route) -> int | None:
    found = parse_qs(urlsplit(route.request.url).query).get("seat")
    return int(found[0]) if found else None

"""Plays through the page by the texts of its controls.

The server says what is legal and when an order has arrived.
"""

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from lusoria.bots import bot as find_bot
from lusoria.core.game import AnyGame
from lusoria.games import game as find_game
from lusoria.games.alea import actions as alea
from lusoria.games.idus_martii import actions as idus
from lusoria.records.codec import convert
from lusoria.table.room.room import Room
from lusoria.words import tell_action, words
from tests.games.alea.naive import roman
from tests.web.support.phones import PATIENCE, Phone
from tests.web.support.texts import WEB
from tests.web.support.threaded_server import BOTS, ThreadedServer


class PageActor(ABC):
    """Acts in the page for one seat. Subclasses provide its view."""

    phone: Phone
    game: AnyGame

    @property
    @abstractmethod
    def names(self) -> tuple[str, ...]: ...

    @property
    @abstractmethod
    def view(self) -> Any: ...

    def wait_until_asked(self) -> None:
        """Waits until the question is on the screen, after the playback."""
        expect(self.phone.page.locator(".band:not(.wait, .unasked) #ask")).to_be_visible(timeout=PATIENCE)

    def pick(self, action: Any) -> None:  # noqa: C901 (one case for each kind of action)
        """Selects an action without sending it."""
        match action:
            case idus.Vote(colour) | idus.Replace(colour):
                self._radio(self.phone.say(f"idus-martii-colour-{colour}")).check()
            case idus.Keep():
                self.phone.page.locator("input[value=keep]").check()
            case idus.Look(aedile):
                self._radio(self.name(aedile)).check()
            case idus.Veto():
                self._radio(self.label(action)).check()
            case idus.Discard(faction):
                hand = self.view.mine.hand
                self.reveal_cards()
                self.phone.page.get_by_role("radio").nth(1 - hand.index(faction)).check()
            case idus.Assign(praetor, aediles):
                self.office("praetor", praetor).click()
                for aedile in aediles:
                    self.office("aedile", aedile).click()
            case alea.Write(number, row):
                if self.reading(number).count():
                    self.reading(number).check()
                self._row(number, row).click()
            case alea.Stop() | alea.Leave() if len(self.view.legal) > 1:
                self._leave(action)
            case alea.PlayCard():
                self._card(action)
            case _:
                pass  # a roll is sent at once, and a single option is already selected

    def reveal_cards(self) -> None:
        """Turns the two cards over: only then they can be selected."""
        hold = self.phone.page.locator(".things button.holds.wide")
        if hold.count():  # else they are open
            hold.press("Enter")

    def _leave(self, action: Any) -> None:
        toggle = self.phone.page.locator("button.toggle", has_text=self.label(action))
        if toggle.count():  # else it is already selected, because no card helps
            toggle.click()

    def confirm_button(self, action: Any) -> Locator:
        """The button that sends the action."""
        say = self.phone.say
        match action:
            case idus.Vote(colour) | idus.Replace(colour):
                text = say("web-idus-seal", colour=colour)
            case idus.Veto(swap):
                text = say(
                    "web-idus-demand" if swap else "web-idus-leave", name=self.name(self.view.table.looked)
                )
            case idus.Assign():
                text = say("web-idus-ask-assign")
            case idus.Discard(faction):
                hand = self.view.mine.hand
                text = say("web-idus-keep", place=2 - hand.index(faction))
            case alea.Write(number, row):
                text = say("web-alea-write", numeral=roman(number), row=row)
            case alea.Roll(dice):
                first = self.view.table.step == "roll" or dice > 1
                text = self.label(action) if first else say("web-alea-roll-more")
            case _:
                text = self.label(action)
        return self.phone.page.locator(".ansata, .roll").filter(has_text=text)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def label(self, action: Any) -> str:
        return tell_action(words(self.phone.language), self.game, action, self.names)

    def _radio(self, name: str) -> Locator:
        return self.phone.page.get_by_role("radio", name=name)

    def office(self, office: str, seat: int) -> Locator:
        name = f"{self.phone.say(f'idus-martii-role-{office}')} {self.name(seat)}"
        return self.phone.page.get_by_role("button", name=name, exact=True)

    def _row(self, number: int, row: int) -> Locator:
        return self.phone.button("alea-action-write", number=number, row=row).first

    def reading(self, number: int) -> Locator:
        """The reading of the dice that makes this number, if there are two."""
        return self.phone.page.get_by_role("radio", name=re.compile(rf"^{roman(number)}\s*{number}\b"))

    def _card(self, play: alea.PlayCard) -> None:
        page, say = self.phone.page, self.phone.say
        page.locator(".cards").get_by_role("button", name=say(f"alea-card-{play.card}")).first.click()
        if play.acts_as:
            group = page.get_by_role("group", name=say("web-alea-choose-as"))
            group.get_by_role(
                "button", name=say(f"alea-card-{play.acts_as}")
            ).click()  # then the options it leaves
        variants = page.get_by_role("group", name=say("web-alea-choose-die"))
        if variants.count():
            if play.number and play.row:
                numeral = roman(play.number)
                text = say("web-alea-number-row", numeral=numeral, number=play.number, row=play.row)
            else:
                text = say("alea-a-die", die=play.die or "unknown", at=play.at or 0)
            variants.get_by_role("button", name=text, exact=True).last.click()


class Player(PageActor):
    """Plays one seat of a table on one phone."""

    def __init__(self, server: ThreadedServer, table: str, phone: Phone, seat: int) -> None:
        self.server = server
        self.table = table
        self.phone = phone
        self.seat = seat
        self.game = self.room.game

    @property
    def room(self) -> Room:
        """The current room. A table without viewers is unloaded and later loaded again."""
        return self.server.room(self.table)

    @property
    def names(self) -> tuple[str, ...]:
        return self.room.names

    @property
    def view(self) -> Any:
        return self.game.view(self.server.state(self.table), self.seat)

    def choose(self, rng: Random) -> Any:
        """A bot's choice; in one of ten cases any legal action."""
        name = "random" if rng.random() < 0.1 else BOTS[self.game.name]
        return find_bot(self.game.name, name).choose(self.view, rng)

    def play(self, rng: Random) -> Any:
        """Chooses and plays an action."""
        action = self.choose(rng)
        self.do(action)
        return action

    def wait_until_asked(self) -> None:
        self.phone.wait_for_question(self.seat, self.room.asks[self.seat])
        super().wait_until_asked()

    def do(self, action: Any) -> None:
        """Selects and confirms an action in the page."""
        self.wait_until_asked()
        self.pick(action)
        self.confirm(action)

    def confirm(self, action: Any) -> None:
        """Sends the selected action and waits until the server has it."""
        decided = self.room.asks[self.seat]
        self.confirm_button(action).click()
        self.server.wait(lambda: self.room.asks[self.seat] > decided, f"{action} did not arrive")


class Learner(PageActor):
    """Plays a lesson from its file."""

    def __init__(self, phone: Phone, game: str) -> None:
        self.phone = phone
        self.game = find_game(game)
        self.beats = json.loads((WEB / "src" / "games" / game / "lesson.json").read_text(encoding="utf-8"))
        self.at = 0

    @property
    def beat(self) -> dict[str, Any]:
        return dict(self.beats[self.at])

    @property
    def names(self) -> tuple[str, ...]:
        players = self.beat["table"]["options"]["players"]
        return (self.phone.say("web-name-default"), *self.phone.say("bot-names").split())[:players]

    @property
    def view(self) -> Any:
        parts = {name: self.beat[name] for name in ("table", "mine", "legal")}
        return convert(self.game.view_type, parts, "beat")


def whole_game(
    server: ThreadedServer,
    table: str,
    players: Mapping[int, Player],
    rng: Random,
    each: Callable[[int, int], None] = lambda *_: None,
) -> int:
    """Plays to the end. Calls `each(count, seat)` after each decision, and returns their number."""
    count = 0
    while server.wait_for_people(table):
        awaited = [seat for seat in server.people_awaited(table) if seat in players]
        if not awaited:
            continue
        seat = rng.choice(awaited)
        players[seat].play(rng)
        count += 1
        each(count, seat)
    return count

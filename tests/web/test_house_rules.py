"""The rules of the house: the host sets them in the lobby, and the pages play by them."""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec import UNSET
from playwright.sync_api import Locator, Route, expect

from lusoria.games import game as find_game
from lusoria.games.alea import actions as alea
from lusoria.records.fair import SEED_BYTES, FairNature
from lusoria.records.match import Match
from lusoria.table import orders
from tests.web.conftest import NewPhone
from tests.web.house import ThreadedHouse
from tests.web.phones import DESK, Phone
from tests.web.players import Player, whole_game

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

ALEA = ("multi_roll", "cards_anytime", "ordered")
IDUS = ("first", "limit", "yellow_swap")


def open_rules(phone: Phone, table: str) -> None:
    """In the lobby, unfold the rules of the house."""
    phone.go(f"/t/{table}")
    phone.page.get_by_text(phone.say("web-house-rules")).click()


def box(phone: Phone, message: str) -> Locator:
    return phone.page.get_by_role("checkbox", name=phone.say(message))


def choice(phone: Phone, message: str) -> Locator:
    """The list to choose from that has this name."""
    return phone.page.get_by_role("combobox", name=phone.say(message))


def holds(text: str, *, host: Phone, guest: Phone) -> None:
    """The guest reads it beside the rules of the house, and the host may order something else."""
    expect(guest.page.locator(".chip").get_by_text(text, exact=True)).to_be_visible()
    expect(host.button("web-begin", exact=True)).to_be_enabled()


# --- in the lobby ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", ALEA)
def test_a_rule_of_alea_romana_is_set_and_taken_back(
    house: ThreadedHouse, phone: NewPhone, rule: str
) -> None:
    livia, marcus = phone(), phone("Marcus")
    table = livia.opens("alea", 3)
    marcus.sits(table)
    for one in (livia, marcus):
        open_rules(one, table)
    name = f"alea-option-{rule}"
    expect(box(marcus, name)).to_be_disabled()
    box(livia, name).check()
    holds(marcus.say(name), host=livia, guest=marcus)
    expect(box(marcus, name)).to_be_checked()
    assert getattr(house.room(table).options, rule)
    box(livia, name).uncheck()
    expect(box(marcus, name)).not_to_be_checked()
    assert house.room(table).settings.options == {}, "as printed, it is left out"


def test_two_rules_that_do_not_go_together(house: ThreadedHouse, phone: NewPhone) -> None:
    """The host is told why; what is shown is what holds."""
    livia = phone()
    livia.forgive("status of 422")
    table = livia.opens("alea", 3, options={"multi_roll": True})
    open_rules(livia, table)
    box(livia, "alea-option-ordered").click()
    expect(livia.page.get_by_role("alert")).to_have_text(
        livia.say("alea-refused-O3", why="not_with_multi_roll")
    )
    assert not house.room(table).options.ordered
    expect(box(livia, "alea-option-multi_roll")).to_be_checked()
    expect(box(livia, "alea-option-ordered")).not_to_be_checked()


def test_two_rules_set_quickly_one_after_the_other(house: ThreadedHouse, phone: NewPhone) -> None:
    """The second does not wait for the answer to the first: what is shown is what holds all the same."""
    livia = phone()
    table = livia.opens("alea", 3)
    waiting: list[Route] = []
    livia.page.route("**/settings", waiting.append, times=1)
    open_rules(livia, table)
    box(livia, "alea-option-multi_roll").check()
    second = box(livia, "alea-option-cards_anytime")
    second.evaluate("(box) => box.click()")
    waiting[0].continue_()
    house.wait(lambda: house.room(table).options.multi_roll, "the first was never set")
    house.wait(
        lambda: second.is_checked() == house.room(table).options.cards_anytime,
        "the page shows a rule that does not hold",
    )


def test_the_rules_of_idus_martii(house: ThreadedHouse, phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus")
    table = livia.opens("idus-martii", 6)
    marcus.sits(table)
    for one in (livia, marcus):
        open_rules(one, table)
    for rule in IDUS:
        expect(choice(marcus, f"idus-martii-option-{rule}")).to_be_disabled()
    first, limit, swap = (choice(livia, f"idus-martii-option-{rule}") for rule in IDUS)
    limits = limit.locator("option").all_inner_texts()
    assert [int(re.findall(r"\d+", text)[0]) for text in limits] == [15, *range(14, 24)]

    may = livia.say("idus-martii-option-yellow_swap-may")
    first.select_option("Marcus")
    holds(f"{livia.say('idus-martii-option-first')}: Marcus", host=livia, guest=marcus)
    limit.select_option("18")
    holds(f"{livia.say('idus-martii-option-limit')}: 18", host=livia, guest=marcus)
    swap.select_option(may)
    holds(f"{livia.say('idus-martii-option-yellow_swap')}: {may}", host=livia, guest=marcus)
    options = house.room(table).options
    assert (options.first, options.limit, options.yellow_swap) == (1, 18, "may")

    livia.button("web-begin", exact=True).click()
    expect(livia.page.locator(".tally")).to_contain_text("18")
    assert house.state(table).consul == 1


def test_the_rules_that_every_game_has(house: ThreadedHouse, phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus")
    table = livia.opens("alea", 3)
    for one in (livia, marcus):
        open_rules(one, table)
    expect(choice(livia, "web-seconds")).to_have_count(0)
    for rule, value in (("clock", "strict"), ("chat", "off")):
        choice(livia, f"web-{rule}").select_option(livia.say(f"web-{rule}-{value}"))
        holds(marcus.say(f"web-{rule}-{value}"), host=livia, guest=marcus)
    for rule in ("web-listed", "web-public-record"):
        box(livia, rule).check()
        holds(marcus.say(rule), host=livia, guest=marcus)
    choice(livia, "web-seconds").select_option("90")
    expect(choice(marcus, "web-seconds")).to_have_value("90")
    settings = house.room(table).settings
    assert (settings.clock.kind, settings.clock.seconds) == ("strict", 90)
    assert (settings.chat, settings.listed, settings.public_record) == ("off", True, True)

    marcus.go("/games")
    expect(marcus.page.locator(f"a[href='/t/{table}']")).to_be_visible()


# --- at the table ------------------------------------------------------------------------------------------


def several(action: Any) -> bool:
    return isinstance(action, alea.Roll) and action.dice > 1


def by_place(action: Any) -> bool:
    return isinstance(action, alea.PlayCard) and action.at is not UNSET


class Fond(Player):
    """Does twice what only a rule of the house allows, as soon as it can; otherwise plays as usual."""

    def __init__(self, house: ThreadedHouse, table: str, phone: Phone, rules: set[str]) -> None:
        super().__init__(house, table, phone, 0)
        self.wishes = Counter(dict.fromkeys(rules, 2))

    def special(self, action: Any) -> str:
        """The rule of the house this needs."""
        if several(action):
            return "multi_roll"
        if by_place(action):
            return "ordered"
        anytime = isinstance(action, alea.PlayCard) and self.view.table.step == "choose"
        return "cards_anytime" if anytime else ""

    def choose(self, rng: Random) -> Any:
        legal = list(self.view.legal)
        wanted = [action for action in legal if self.wishes[self.special(action)] > 0]
        if wanted:
            return rng.choice(wanted)
        if self.wishes["ordered"] > 0 and alea.Roll(1) in legal:  # only a failure opens the cards
            return alea.Roll(1)
        return super().choose(rng)

    def plaque(self, action: Any) -> Locator:
        if several(action):
            return self.phone.page.get_by_role("button", name=self.label(action), exact=True)
        return super().plaque(action)

    def play(self, rng: Random) -> Any:
        action = self.choose(rng)
        rule, before = self.special(action), self.view.table
        self.do(action)
        if rule:
            self.wishes[rule] -= 1
            self.told(before, action)
        return action

    def told(self, before: Any, action: Any) -> None:
        """It happened in the page: the dice lie there, the card is spent."""
        page, now = self.phone.page, self.view.table
        if isinstance(action, alea.Roll):
            assert len(now.dice) == len(before.dice) + action.dice
            expect(page.locator(".dice")).to_have_accessible_name(dice_told(self.phone, now))
        else:
            spent = self.phone.say("web-alea-spent")
            name = self.phone.say(f"alea-card-{action.card}")
            expect(page.locator(".kit .gone").filter(has_text=f"{name}, {spent}")).to_be_visible()


def dice_told(phone: Phone, table: Any) -> str:
    return phone.say("web-alea-dice", dice=", ".join(table.dice), count=len(table.dice), left=table.left)


@pytest.mark.parametrize(
    "rules",
    [
        {"multi_roll"},
        {"ordered"},
        {"cards_anytime"},
        {"multi_roll", "cards_anytime"},
        {"ordered", "cards_anytime"},
    ],
    ids=lambda rules: "+".join(sorted(rules)),
)
def test_a_whole_game_by_the_rules_of_the_house(
    house: ThreadedHouse, phone: NewPhone, monkeypatch: pytest.MonkeyPatch, rules: set[str]
) -> None:
    """With what only these rules allow, done in the page."""
    monkeypatch.setattr(orders, "new_seed", lambda: bytes(SEED_BYTES))
    livia = phone(size=DESK, mobile=False)
    table = livia.opens("alea", 2, start=True, options=dict.fromkeys(rules, True))
    livia.go(f"/t/{table}")
    player = Fond(house, table, livia, rules)
    whole_game(house, table, {0: player}, Random(12))
    assert not [rule for rule in rules if player.wishes[rule] > 0], "it never happened"
    expect(livia.page.locator(".sums")).to_be_visible()


def seed_of(dice: tuple[str, ...], **rules: bool) -> bytes:
    """Chance that lets these dice fall first."""
    game = find_game("alea")
    options = game.options_type(players=2, **rules)
    for number in range(10_000):
        seed = number.to_bytes(SEED_BYTES)
        match = Match(game, options, FairNature(game, options, seed))
        while match.state.dice == dice[: len(match.state.dice)]:
            if match.state.dice == dice:
                return seed
            match.act(0, alea.Roll(1))
    raise AssertionError(f"{dice} never fall")


@pytest.mark.parametrize(("rules", "numbers"), [({}, [9, 11]), ({"ordered": True}, [9])])
def test_the_order_of_the_dice_is_the_number(
    house: ThreadedHouse,
    phone: NewPhone,
    monkeypatch: pytest.MonkeyPatch,
    rules: dict[str, bool],
    numbers: list[int],
) -> None:
    """I before X is nine. Where only the order counts, nobody is asked how to read it."""
    seed = seed_of(("I", "X"), **rules)
    monkeypatch.setattr(orders, "new_seed", lambda: seed)
    livia = phone()
    table = livia.opens("alea", 2, start=True, options=rules)
    livia.go(f"/t/{table}")
    player = Player(house, table, livia, 0)
    for _ in range(2):
        player.do(alea.Roll(1))
    player.ready()
    expect(livia.page.get_by_role("radio")).to_have_count(len(numbers) if len(numbers) > 1 else 0)
    player.do(alea.Write(numbers[-1], 4))
    expect(livia.page.locator(".play .drum").nth(3)).to_contain_text(str(numbers[-1]))


def test_a_number_is_written_on_a_phone_while_cards_may_be_played(
    house: ThreadedHouse, phone: NewPhone
) -> None:
    """The cards that lie open at any time do not hide the rows."""
    livia = phone()
    table = livia.opens("alea", 2, start=True, options={"cards_anytime": True})
    livia.go(f"/t/{table}")
    player = Player(house, table, livia, 0)
    player.do(alea.Roll(1))
    player.ready()
    expect(livia.page.locator(".cards")).to_be_visible()
    (number,) = player.view.table.readings
    player.do(alea.Write(number, 4))
    assert house.state(table).columns[0][3] == number

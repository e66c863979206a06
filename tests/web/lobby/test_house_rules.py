"""House rules: the host sets them in the lobby, and the pages play by them."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias, TypeVar

import pytest
from playwright.sync_api import Locator, expect

from lusoria.games.alea import actions as alea
from lusoria.records.fair_chance import SEED_BYTES
from lusoria.table.room import orders
from tests.web.conftest import NewPhone
from tests.web.support.phones import DESK, Phone
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

Chance: TypeAlias = Callable[[int], None]
P = TypeVar("P", bound=Player)
SLOW_LINE = """(() => {
  const soon = window.fetch;
  window.fetch = async (...args) => (await new Promise((go) => setTimeout(go, 400)), soon(...args));
})()"""


def open_rules(phone: Phone, table: str) -> None:
    """Opens a lobby and unfolds the house rules."""
    phone.go(f"/t/{table}")
    phone.page.get_by_text(phone.say("web-house-rules")).click()


def open_rules_on_two_phones(phone: NewPhone, game: str) -> tuple[str, Phone, Phone]:
    """A table of Livia where Marcus has a seat; both pages show the house rules."""
    livia, marcus = phone(), phone("Marcus")
    table = livia.open_table(game, 6)
    marcus.take_seat(table)
    for person in (livia, marcus):
        open_rules(person, table)
    return table, livia, marcus


def checkbox(phone: Phone, message: str) -> Locator:
    return phone.page.get_by_role("checkbox", name=phone.say(message))


def select(phone: Phone, message: str) -> Locator:
    return phone.page.get_by_role("combobox", name=phone.say(message))


def expect_rule(text: str, *, host: Phone, guest: Phone) -> None:
    """The guest sees the rule, and the host can make the next change."""
    expect(guest.page.locator(".chip").get_by_text(text, exact=True)).to_be_visible()
    expect(host.start_button).to_be_enabled()


def test_rule_keeps_its_control_as_others_appear(server: ThreadedServer, phone: NewPhone) -> None:
    """Choosing a clock adds a rule while the next box is checked on a slow connection."""
    livia = phone()
    livia.page.add_init_script(SLOW_LINE)
    table = livia.open_table("alea", 3)
    open_rules(livia, table)
    select(livia, "web-clock").select_option(livia.say("web-clock-gentle"))
    checkbox(livia, "web-public-record").click()
    server.wait(lambda: server.room(table).settings.public_record, "the rule was not set")
    settings = server.room(table).settings
    assert (settings.clock.kind, settings.listed) == ("gentle", False)


def test_alea_house_rules_can_be_set(server: ThreadedServer, phone: NewPhone) -> None:
    """Each rule is set and reset."""
    table, livia, marcus = open_rules_on_two_phones(phone, "alea")
    for rule in ("multi_roll", "cards_anytime", "ordered"):
        name = f"alea-option-{rule}"
        expect(checkbox(marcus, name)).to_be_disabled()
        checkbox(livia, name).check()
        expect_rule(marcus.say(name), host=livia, guest=marcus)
        expect(checkbox(marcus, name)).to_be_checked()
        assert getattr(server.room(table).options, rule)
        checkbox(livia, name).uncheck()
        expect(checkbox(marcus, name)).not_to_be_checked()
        expect(livia.start_button).to_be_enabled()
        assert server.room(table).settings.options == {}, "a default is not stored"


def test_conflicting_rules_exclude_each_other(server: ThreadedServer, phone: NewPhone) -> None:
    """The host reads why, and the page shows the rules in force."""
    livia = phone()
    livia.allow_fault("status of 422")
    table = livia.open_table("alea", 3, options={"multi_roll": True})
    open_rules(livia, table)
    checkbox(livia, "alea-option-ordered").click()
    refusal = livia.say("alea-refused-O3", why="not_with_multi_roll")
    expect(livia.page.get_by_role("alert")).to_have_text(refusal)
    assert "ordered" not in server.room(table).settings.options
    expect(checkbox(livia, "alea-option-ordered")).not_to_be_checked()


def test_two_rules_set_in_quick_succession_both_count(phone: NewPhone) -> None:
    """On a slow connection the second does not wait for the answer to the first."""
    livia = phone()
    livia.page.add_init_script(SLOW_LINE)
    open_rules(livia, livia.open_table("alea", 3))
    rules = ("alea-option-multi_roll", "alea-option-cards_anytime")
    for rule in rules:
        checkbox(livia, rule).check()
    for rule in rules:
        expect_rule(livia.say(rule), host=livia, guest=livia)


def test_idus_house_rules_can_be_set(server: ThreadedServer, phone: NewPhone) -> None:
    table, livia, marcus = open_rules_on_two_phones(phone, "idus-martii")
    may = livia.say("idus-martii-option-yellow_swap-may")
    for rule, chosen in (("first", "Marcus"), ("limit", "18"), ("yellow_swap", may)):
        name = f"idus-martii-option-{rule}"
        expect(select(marcus, name)).to_be_disabled()
        select(livia, name).select_option(chosen)
        expect_rule(f"{livia.say(name)}: {chosen}", host=livia, guest=marcus)
    assert server.room(table).settings.options == {"first": 1, "limit": 18, "yellow_swap": "may"}
    limits = select(livia, "idus-martii-option-limit").locator("option").all_inner_texts()
    assert [int(text.partition(",")[0]) for text in limits] == [15, *range(14, 24)]
    livia.start_button.click()
    expect(livia.page.locator(".tally")).to_contain_text("18")


def test_common_house_rules_can_be_set(server: ThreadedServer, phone: NewPhone) -> None:
    table, livia, marcus = open_rules_on_two_phones(phone, "alea")
    expect(select(livia, "web-seconds")).to_have_count(0)
    for rule, value in (("clock", "strict"), ("chat", "off")):
        select(livia, f"web-{rule}").select_option(livia.say(f"web-{rule}-{value}"))
        expect_rule(marcus.say(f"web-{rule}-{value}"), host=livia, guest=marcus)
    for rule in ("web-listed", "web-public-record"):
        checkbox(livia, rule).check()
        expect_rule(marcus.say(rule), host=livia, guest=marcus)
    select(livia, "web-seconds").select_option("90")
    expect(select(marcus, "web-seconds")).to_have_value("90")
    settings = server.room(table).settings
    assert (settings.clock.kind, settings.clock.seconds) == ("strict", 90)
    assert (settings.chat, settings.listed, settings.public_record) == ("off", True, True)
    marcus.go("/")
    expect(marcus.page.locator(".tables a").first).to_be_visible()
    if (more := marcus.button("web-see-all")).count():
        more.click()
    listed = marcus.page.locator(f"a[href='/t/{table}']", has_text=marcus.say("web-free-seats", count=4))
    expect(listed).to_be_visible()


class HouseRulePlayer(Player):
    """Prefers actions that only a house rule allows, until each was played as often as `remaining` says."""

    remaining: Counter[str]

    def house_rule(self, action: Any) -> str:
        """The house rule that allows this action, or nothing."""
        match action:
            case alea.Roll(dice) if dice > 1:
                return "multi_roll"
            case alea.PlayCard(at=int()):
                return "ordered"
            case alea.PlayCard() if self.view.table.step == "choose":
                return "cards_anytime"
        return ""

    def choose(self, rng: Random) -> Any:
        legal = list(self.view.legal)
        wanted = [action for action in legal if self.remaining[self.house_rule(action)] > 0]
        if wanted:
            return rng.choice(wanted)
        if self.remaining["ordered"] > 0 and alea.Roll(1) in legal:  # only a failure opens the cards
            return alea.Roll(1)
        return super().choose(rng)

    def confirm_button(self, action: Any) -> Locator:
        if self.house_rule(action) == "multi_roll":
            return self.phone.page.get_by_role("button", name=self.label(action), exact=True)
        return super().confirm_button(action)

    def play(self, rng: Random) -> Any:
        action = self.choose(rng)
        rule, before = self.house_rule(action), self.view.table
        self.do(action)
        if rule:
            self.remaining[rule] -= 1
            self.expect_shown(before, action)
        return action

    def expect_shown(self, before: Any, action: Any) -> None:
        """The page shows the dice, or the card as spent."""
        page, say, table = self.phone.page, self.phone.say, self.view.table
        if isinstance(action, alea.Roll):
            assert len(table.dice) == len(before.dice) + action.dice
            dice = say("web-alea-dice", dice=", ".join(table.dice), count=len(table.dice), left=table.left)
            expect(page.locator(".dice")).to_have_accessible_name(dice)
        else:
            card = page.locator(".stock button").filter(has_text=say(f"alea-card-{action.card}"))
            expect(card.filter(has_text=say("web-alea-spent"))).to_be_visible()


@pytest.fixture
def fix_seed(monkeypatch: pytest.MonkeyPatch) -> Chance:
    """Sets the seed of the next games."""
    return lambda seed: monkeypatch.setattr(orders, "new_seed", lambda: seed.to_bytes(SEED_BYTES))


def start_alea(kind: type[P], server: ThreadedServer, phone: Phone, rules: list[str]) -> P:
    """A game against one bot with these house rules."""
    table = phone.open_game("alea", 2, options=dict.fromkeys(rules, True))
    return kind(server, table, phone, 0)


@pytest.mark.parametrize(
    ("rules", "seed"),  # the seeds of short games
    [
        (["multi_roll"], 4),
        (["ordered"], 165),
        (["cards_anytime"], 23),
        (["multi_roll", "cards_anytime"], 43),
        (["ordered", "cards_anytime"], 109),
    ],
)
def test_whole_game_is_played_by_house_rules(
    server: ThreadedServer, phone: NewPhone, fix_seed: Chance, rules: list[str], seed: int
) -> None:
    """Actions that only these rules allow are played in the page."""
    fix_seed(seed)
    livia = phone(size=DESK, mobile=False)
    player = start_alea(HouseRulePlayer, server, livia, rules)
    player.remaining = Counter(dict.fromkeys(rules, 2))
    rng = Random(12)
    while player.remaining.total():
        assert server.wait_for_people(player.table), f"never played: {player.remaining}"
        player.play(rng)
    server.finish_game(player.table)
    expect(livia.page.locator(".sums")).to_be_visible()


@pytest.mark.parametrize(("rules", "seed", "number"), [([], 5, 11), (["ordered"], 1, 9)])
def test_ordered_dice_make_the_number(
    server: ThreadedServer, phone: NewPhone, fix_seed: Chance, rules: list[str], seed: int, number: int
) -> None:
    """I before X is nine. If the order counts, there is no choice of reading."""
    fix_seed(seed)
    livia = phone()
    player = start_alea(Player, server, livia, rules)
    for _ in range(2):
        player.do(alea.Roll(1))
    player.wait_until_asked()
    assert player.view.table.dice == ("I", "X")
    expect(livia.page.get_by_role("radio")).to_have_count(0 if rules else 2)
    player.do(alea.Write(number, 4))
    expect(livia.page.locator(".play .drum").nth(3)).to_contain_text(str(number))


def test_number_is_written_while_cards_may_be_played(server: ThreadedServer, phone: NewPhone) -> None:
    """Cards that may be played at any time do not hide the rows."""
    livia = phone()
    player = start_alea(Player, server, livia, ["cards_anytime"])
    player.do(alea.Roll(1))
    player.wait_until_asked()
    (number,) = player.view.table.readings
    expect(livia.button("alea-action-write", number=number, row=4)).to_be_visible()
    player.do(alea.Write(number, 4))

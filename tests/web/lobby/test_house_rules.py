"""The rules of the house: the host sets them in the lobby, and the pages play by them."""

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
  window.fetch = async (...asked) => (await new Promise((go) => setTimeout(go, 400)), soon(...asked));
})()"""


def open_rules(phone: Phone, table: str) -> None:
    """In the lobby, unfold the rules of the house."""
    phone.go(f"/t/{table}")
    phone.page.get_by_text(phone.say("web-house-rules")).click()


def two_before(phone: NewPhone, game: str) -> tuple[str, Phone, Phone]:
    """A table of Livia, at which Marcus sits; both read the rules of the house."""
    livia, marcus = phone(), phone("Marcus")
    table = livia.open_table(game, 6)
    marcus.take_seat(table)
    for one in (livia, marcus):
        open_rules(one, table)
    return table, livia, marcus


def box(phone: Phone, message: str) -> Locator:
    return phone.page.get_by_role("checkbox", name=phone.say(message))


def choice(phone: Phone, message: str) -> Locator:
    return phone.page.get_by_role("combobox", name=phone.say(message))


def holds(text: str, *, host: Phone, guest: Phone) -> None:
    """The guest reads it beside the rules of the house, and the host may order something else."""
    expect(guest.page.locator(".chip").get_by_text(text, exact=True)).to_be_visible()
    expect(host.begin).to_be_enabled()


def test_rule_keeps_its_control_as_others_appear(server: ThreadedServer, phone: NewPhone) -> None:
    """The clock brings a rule of its own while the next one is being ticked on a slow line."""
    livia = phone()
    livia.page.add_init_script(SLOW_LINE)
    table = livia.open_table("alea", 3)
    open_rules(livia, table)
    choice(livia, "web-clock").select_option(livia.say("web-clock-gentle"))
    box(livia, "web-public-record").click()
    server.wait(lambda: server.room(table).settings.public_record, "the rule was never set")
    settings = server.room(table).settings
    assert (settings.clock.kind, settings.listed) == ("gentle", False)


def test_alea_house_rules_can_be_set(server: ThreadedServer, phone: NewPhone) -> None:
    """Each is set and taken back."""
    table, livia, marcus = two_before(phone, "alea")
    for rule in ("multi_roll", "cards_anytime", "ordered"):
        name = f"alea-option-{rule}"
        expect(box(marcus, name)).to_be_disabled()
        box(livia, name).check()
        holds(marcus.say(name), host=livia, guest=marcus)
        expect(box(marcus, name)).to_be_checked()
        assert getattr(server.room(table).options, rule)
        box(livia, name).uncheck()
        expect(box(marcus, name)).not_to_be_checked()
        expect(livia.begin).to_be_enabled()
        assert server.room(table).settings.options == {}, "as printed, it is left out"


def test_conflicting_rules_exclude_each_other(server: ThreadedServer, phone: NewPhone) -> None:
    """The host reads why, and the page shows the rules that hold."""
    livia = phone()
    livia.forgive("status of 422")
    table = livia.open_table("alea", 3, options={"multi_roll": True})
    open_rules(livia, table)
    box(livia, "alea-option-ordered").click()
    told = livia.say("alea-refused-O3", why="not_with_multi_roll")
    expect(livia.page.get_by_role("alert")).to_have_text(told)
    assert "ordered" not in server.room(table).settings.options
    expect(box(livia, "alea-option-ordered")).not_to_be_checked()


def test_two_rules_set_in_quick_succession_both_count(phone: NewPhone) -> None:
    """On a slow line the second does not wait for the answer to the first; none is lost."""
    livia = phone()
    livia.page.add_init_script(SLOW_LINE)
    open_rules(livia, livia.open_table("alea", 3))
    rules = ("alea-option-multi_roll", "alea-option-cards_anytime")
    for rule in rules:
        box(livia, rule).check()
    for rule in rules:
        holds(livia.say(rule), host=livia, guest=livia)


def test_idus_house_rules_can_be_set(server: ThreadedServer, phone: NewPhone) -> None:
    table, livia, marcus = two_before(phone, "idus-martii")
    may = livia.say("idus-martii-option-yellow_swap-may")
    for rule, chosen in (("first", "Marcus"), ("limit", "18"), ("yellow_swap", may)):
        name = f"idus-martii-option-{rule}"
        expect(choice(marcus, name)).to_be_disabled()
        choice(livia, name).select_option(chosen)
        holds(f"{livia.say(name)}: {chosen}", host=livia, guest=marcus)
    assert server.room(table).settings.options == {"first": 1, "limit": 18, "yellow_swap": "may"}
    limits = choice(livia, "idus-martii-option-limit").locator("option").all_inner_texts()
    assert [int(text.partition(",")[0]) for text in limits] == [15, *range(14, 24)]
    livia.begin.click()
    expect(livia.page.locator(".tally")).to_contain_text("18")


def test_common_house_rules_can_be_set(server: ThreadedServer, phone: NewPhone) -> None:
    table, livia, marcus = two_before(phone, "alea")
    expect(choice(livia, "web-seconds")).to_have_count(0)
    for rule, value in (("clock", "strict"), ("chat", "off")):
        choice(livia, f"web-{rule}").select_option(livia.say(f"web-{rule}-{value}"))
        holds(marcus.say(f"web-{rule}-{value}"), host=livia, guest=marcus)
    for rule in ("web-listed", "web-public-record"):
        box(livia, rule).check()
        holds(marcus.say(rule), host=livia, guest=marcus)
    choice(livia, "web-seconds").select_option("90")
    expect(choice(marcus, "web-seconds")).to_have_value("90")
    settings = server.room(table).settings
    assert (settings.clock.kind, settings.clock.seconds) == ("strict", 90)
    assert (settings.chat, settings.listed, settings.public_record) == ("off", True, True)
    marcus.go("/")
    expect(marcus.page.locator(".tables a").first).to_be_visible()
    if (more := marcus.button("web-see-all")).count():
        more.click()
    listed = marcus.page.locator(f"a[href='/t/{table}']", has_text=marcus.say("web-free-seats", count=4))
    expect(listed).to_be_visible()


class Fond(Player):
    """Does what only a rule of the house allows, as often as wished and soon; otherwise plays as usual."""

    wishes: Counter[str]

    def special(self, action: Any) -> str:
        """The rule of the house that this needs."""
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
        wanted = [action for action in legal if self.wishes[self.special(action)] > 0]
        if wanted:
            return rng.choice(wanted)
        if self.wishes["ordered"] > 0 and alea.Roll(1) in legal:  # only a failure opens the cards
            return alea.Roll(1)
        return super().choose(rng)

    def plaque(self, action: Any) -> Locator:
        if self.special(action) == "multi_roll":
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
        page, say, now = self.phone.page, self.phone.say, self.view.table
        if isinstance(action, alea.Roll):
            assert len(now.dice) == len(before.dice) + action.dice
            lie = say("web-alea-dice", dice=", ".join(now.dice), count=len(now.dice), left=now.left)
            expect(page.locator(".dice")).to_have_accessible_name(lie)
        else:
            card = page.locator(".stock button").filter(has_text=say(f"alea-card-{action.card}"))
            expect(card.filter(has_text=say("web-alea-spent"))).to_be_visible()


@pytest.fixture
def chance(monkeypatch: pytest.MonkeyPatch) -> Chance:
    """Lets the dice fall as this seed says."""
    return lambda seed: monkeypatch.setattr(orders, "new_seed", lambda: seed.to_bytes(SEED_BYTES))


def sits_down(kind: type[P], server: ThreadedServer, phone: Phone, rules: list[str]) -> P:
    """Alone against a bot, by these rules of the house."""
    table = phone.open_table("alea", 2, start=True, options=dict.fromkeys(rules, True))
    phone.go(f"/t/{table}")
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
    server: ThreadedServer, phone: NewPhone, chance: Chance, rules: list[str], seed: int
) -> None:
    """With what only these rules allow, done in the page."""
    chance(seed)
    livia = phone(size=DESK, mobile=False)
    player = sits_down(Fond, server, livia, rules)
    player.wishes = Counter(dict.fromkeys(rules, 2))
    rng = Random(12)
    while player.wishes.total():
        assert server.wait_for_people(player.table), f"never played: {player.wishes}"
        player.play(rng)
    server.finish_game(player.table)
    expect(livia.page.locator(".sums")).to_be_visible()


@pytest.mark.parametrize(("rules", "seed", "number"), [([], 5, 11), (["ordered"], 1, 9)])
def test_ordered_dice_make_the_number(
    server: ThreadedServer, phone: NewPhone, chance: Chance, rules: list[str], seed: int, number: int
) -> None:
    """I before X is nine. Where the order counts, nobody is asked how to read the dice."""
    chance(seed)
    livia = phone()
    player = sits_down(Player, server, livia, rules)
    for _ in range(2):
        player.do(alea.Roll(1))
    player.ready()
    assert player.view.table.dice == ("I", "X")
    expect(livia.page.get_by_role("radio")).to_have_count(0 if rules else 2)
    player.do(alea.Write(number, 4))
    expect(livia.page.locator(".play .drum").nth(3)).to_contain_text(str(number))


def test_number_is_written_while_cards_may_be_played(server: ThreadedServer, phone: NewPhone) -> None:
    """The cards that lie open at any time do not hide the rows."""
    livia = phone()
    player = sits_down(Player, server, livia, ["cards_anytime"])
    player.do(alea.Roll(1))
    player.ready()
    (number,) = player.view.table.readings
    expect(livia.button("alea-action-write", number=number, row=4)).to_be_visible()
    player.do(alea.Write(number, 4))

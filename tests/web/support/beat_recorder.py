"""What was on a screen, and when: one sample for each change of the page."""

from dataclasses import dataclass
from typing import Any

from tests.web.support.phones import Phone

RECORD = """() => {
  const seen = (window.seen = []);
  const text = (place) => document.querySelector(place)?.textContent.replace(/\\s+/g, " ").trim() ?? "";
  const look = () => {
    const now = {
      beat: document.body.dataset.beat ?? "",
      tally: text(".tally"),
      header: text("header"),
      ask: text("#ask"),
      told: text(".recent-events:last-of-type"),
      rows: document.querySelector(".ledger") && Math.max(...[...document.querySelectorAll(".ledger")].map(
        (ledger) => ledger.querySelectorAll("tbody tr").length)),
      dice: [...document.querySelectorAll(".dice use")].map((use) => use.getAttribute("href")).join(" "),
      lie: Math.round(document.querySelector(".dice")?.getBoundingClientRect().top ?? 0),
      reading: text(".hold .why, .hold .pick"),
      odds: text(".roll, .opponent-odds"),
      scores: text(".rivals") + text(".stock .total"),
      result: text(".vd"),
      clock: document.querySelector(".clock") !== null,
    };
    const last = seen.at(-1);
    if (!last || Object.keys(now).some((key) => now[key] !== last[key]))
      seen.push({ ...now, at: performance.now() });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["data-beat"],
  });
  look();
}"""


@dataclass(frozen=True)
class Sample:
    """The screen from one change to the next."""

    beat: str
    """Number, event and part of what was being shown; nothing where nothing was."""
    tally: str
    header: str
    ask: str
    told: str
    rows: int | None
    """Of the ledger; None where none is shown, or it has not been loaded yet."""
    dice: str
    """Of Alea: the dice from left to right, what they spell, the odds of the next one."""
    lie: int
    """How far down they lie; 0 where there are none."""
    reading: str
    odds: str
    scores: str
    result: str
    clock: bool
    """Whether there is a place for it."""
    at: float

    @property
    def act(self) -> str:
        """The event and its part."""
        return self.beat.partition(" ")[2].strip()


def record(phone: Phone) -> None:
    """Records until the page is loaded again."""
    phone.page.evaluate(RECORD)


def recorded(phone: Phone) -> list[Sample]:
    return [Sample(**sample) for sample in phone.page.evaluate("window.seen")]


def acts(samples: list[Sample]) -> list[str]:
    """What was shown, act by act."""
    numbered = {int(sample.beat.split()[0]): sample.act for sample in samples if sample.beat}
    return [numbered[number] for number in sorted(numbered)]


def events_told(phone: Phone) -> list[dict[str, Any]]:
    """What came over the socket, in order."""
    return [event for message in phone.told for event in message.get("events") or ()]

"""Records the texts of a screen: one sample for each change of the page."""

from dataclasses import dataclass
from typing import Any

from tests.web.support.phones import Phone

RECORD = """() => {
  const samples = (window.samples = []);
  const text = (place) => document.querySelector(place)?.textContent.replace(/\\s+/g, " ").trim() ?? "";
  const look = () => {
    const now = {
      beat: document.body.dataset.beat ?? "",
      tally: text(".tally"),
      header: text("header"),
      question: text("#ask"),
      rows: document.querySelector(".ledger") && Math.max(...[...document.querySelectorAll(".ledger")].map(
        (ledger) => ledger.querySelectorAll("tbody tr").length)),
      dice: [...document.querySelectorAll(".dice use")].map((use) => use.getAttribute("href")).join(" "),
      dice_top: Math.round(document.querySelector(".dice")?.getBoundingClientRect().top ?? 0),
      reading: text(".hold .why, .hold .pick"),
      odds: text(".roll, .opponent-odds"),
      scores: text(".rivals") + text(".stock .total"),
      result: text(".verdict"),
      clock: document.querySelector(".clock") !== null,
    };
    const last = samples.at(-1);
    if (!last || Object.keys(now).some((key) => now[key] !== last[key]))
      samples.push({ ...now, at: performance.now() });
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
    """Number, event and part of the current beat; empty between beats."""
    tally: str
    header: str
    question: str
    rows: int | None
    """Rows of the ledger; None without a ledger."""
    dice: str
    """Alea: the dice from left to right."""
    dice_top: int
    """Top of the dice in pixels; 0 without dice."""
    reading: str
    odds: str
    scores: str
    result: str
    clock: bool
    """True if the clock line is there."""
    at: float

    @property
    def act(self) -> str:
        """The event and its part."""
        return self.beat.partition(" ")[2].strip()


def record(phone: Phone) -> None:
    """Records until the page is loaded again."""
    phone.page.evaluate(RECORD)


def samples_of(phone: Phone) -> list[Sample]:
    return [Sample(**sample) for sample in phone.page.evaluate("window.samples")]


def acts(samples: list[Sample]) -> list[str]:
    """Events and their parts in the order they were shown."""
    numbered = {int(sample.beat.split()[0]): sample.act for sample in samples if sample.beat}
    return [numbered[number] for number in sorted(numbered)]


def received_events(phone: Phone) -> list[dict[str, Any]]:
    """Events received over the socket, in order."""
    return [event for message in phone.received for event in message.get("events") or ()]

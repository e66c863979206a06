"""Drawing of votes, cards and tokens."""

from dataclasses import dataclass

from rich.text import Text

from lusoria.tui.style import UNICODE, Symbols

LETTERS = {"green": "L", "red": "T", "yellow": "B"}
# They fit all languages: Loyal, Leal; Traitor, Traidor, Traître; blank, blanco, blanc.
FACTION_LETTERS = {"loyal": "L", "traitor": "T", "merchant": "M"}
FACTION_COLOURS = {"loyal": "green", "traitor": "red", "merchant": "yellow"}


@dataclass(frozen=True)
class Signs:
    shapes: dict[str, str]
    track: dict[str, str]
    limit: str
    two_cards: str
    one_card: str

    def vote(self, colour: str | None) -> Text:
        """A visible vote: shape and letter in its colour."""
        assert colour is not None
        return Text(self.shapes[colour].format(LETTERS[colour]), style=colour)

    def card(self, faction: str) -> Text:
        return Text(f"[{FACTION_LETTERS[faction]}]", style=FACTION_COLOURS[faction])


RICH = Signs(
    shapes={"green": "● {}", "red": "◆ {}", "yellow": "□ {}"},
    track={"green": "●", "red": "◆"},
    limit="│",
    two_cards="▮▮",
    one_card="▮",
)
POOR = Signs(
    shapes={"green": "(L)", "red": "<T>", "yellow": "[B]"},
    track={"green": "L", "red": "T"},
    limit="|",
    two_cards="##",
    one_card="#",
)


def signs_for(symbols: Symbols) -> Signs:
    return RICH if symbols is UNICODE else POOR

"""Texts of random games for every viewer in every language, and secrets that texts must not reveal."""

import re
from typing import Any, get_args, get_type_hints

import pytest
from msgspec.structs import replace

from lusoria.core.field_marks import tag
from lusoria.core.game import AnyGame, Viewer
from lusoria.games import GAMES
from lusoria.games.alea.actions import PlayCard, Roll
from lusoria.games.alea.events import CardPlayed, LastRoundCalled
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.alea.model import Result as AleaResult
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii import events as idus
from lusoria.games.idus_martii.model import COLOURS, FACTIONS, Line, Result
from lusoria.words import (
    LANGUAGES,
    tell,
    tell_action,
    tell_event,
    tell_hand,
    tell_prompt,
    tell_result,
    tell_reveal,
    words,
)
from tests.words.sample_games import NAMES, Moment, moments, moments_of_each_step
from tests.words.typography import faults

IDUS, ALEA = GAMES["idus-martii"], GAMES["alea"]


def all_viewers(moment: Moment) -> list[Viewer]:
    return [None, *range(moment.options.players)]


def tell_line(language: str, line: Line, viewer: Viewer) -> str:
    return tell(words(language), "idus-martii-ledger", line, viewer, NAMES)


def check(language: str, text: str) -> None:
    assert text
    assert list(faults(language, text)) == []


class TestGames:
    def test_games_have_every_event_and_step(self) -> None:
        """The tests below need every event and every step."""
        for game in GAMES.values():
            moments_of_game = [moment for moment in moments() if moment.game is game]
            happened = {tag(event) for moment in moments_of_game for event in moment.events}
            assert happened == {tag(event) for event in get_args(game.event_type)}
            steps = {moment.game.view(moment.state, None).table.step for moment in moments_of_game}
            table = get_type_hints(game.view_type)["table"]
            assert steps == set(get_args(get_type_hints(table)["step"]))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_event_has_a_text_for_every_viewer(self, language: str) -> None:
        texts: dict[tuple[Any, Viewer], str] = {}
        for moment in moments():
            for event in moment.events:
                for viewer in all_viewers(moment):
                    redacted = moment.game.redact(event, viewer)
                    if (redacted, viewer) not in texts:
                        text = tell_event(words(language), moment.game, redacted, viewer, NAMES)
                        texts[redacted, viewer] = text
        assert len(texts) > 1000
        for text in set(texts.values()):
            check(language, text)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_legal_action_has_its_own_label(self, language: str) -> None:
        for moment in moments():
            for seat in moment.game.view(moment.state, None).table.awaited:
                legal = moment.game.legal(moment.state, seat)
                labels = [tell_action(words(language), moment.game, action, NAMES) for action in legal]
                assert len(set(labels)) == len(legal)
                for label in labels:
                    check(language, label)
                    assert not label.endswith(".")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_prompt_has_a_text_for_every_viewer(self, language: str) -> None:
        prompts: set[tuple[str, str, bool]] = set()
        for moment in moments_of_each_step():
            for viewer in all_viewers(moment):
                view = moment.game.view(moment.state, viewer)
                text = tell_prompt(words(language), moment.game, view, NAMES)
                check(language, text)
                awaited = viewer in view.table.awaited
                prompts.add((moment.game.name, view.table.step, awaited))
                if not awaited:
                    assert all(NAMES[seat] in text for seat in view.table.awaited)
                if viewer is not None:
                    check(language, tell_hand(words(language), moment.game, view, NAMES))
        assert (
            len(prompts) == len({"assign", "vote", "look", "veto", "replace", "discard"}) * 2 + 3 + 3 * 2 + 2
        )

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_ending_has_a_text_for_every_viewer(self, language: str) -> None:
        reveals = 0
        for moment in moments_of_each_step():
            for viewer in all_viewers(moment):
                view = moment.game.view(moment.state, viewer)
                if view.table.result is not None:
                    lines = tell_reveal(words(language), moment.game, view, NAMES)
                    assert len(lines) == moment.options.players
                    for text in lines:
                        check(language, text)
                    reveals += 1
        assert reveals > 50


class TestSecrets:
    SECRETS = (
        (idus.CardDealt(1, None), "faction", FACTIONS, {1}),
        (idus.VoteLaid(1, None), "colour", COLOURS, {1}),
        (idus.VoteReplaced(1, None), "colour", COLOURS, {1}),
        (idus.VoteLookedAt(2, 1, None), "colour", COLOURS, {1, 2}),
        (idus.CardDiscarded(1, None), "faction", FACTIONS, {1}),
    )

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize(("event", "field", "values", "entitled"), SECRETS)
    def test_secret_is_shown_to_entitled_viewers_only(
        self, language: str, event: idus.Event, field: str, values: tuple[str, ...], entitled: set[int]
    ) -> None:
        events = [replace(event, **{field: value}) for value in values]
        for viewer in (None, *range(5)):
            texts = {
                tell_event(words(language), IDUS, IDUS.redact(event, viewer), viewer, NAMES)
                for event in events
            }
            assert len(texts) == (len(values) if viewer in entitled else 1)
            if viewer not in entitled:
                assert not any(secret(language, text) for text in texts)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_waiting_viewer_reads_no_colour_and_no_side(self, language: str) -> None:
        for moment in moments():
            if moment.game is IDUS:
                view = IDUS.view(moment.state, None)
                if view.table.result is None:
                    assert not secret(language, tell_prompt(words(language), IDUS, view, NAMES))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_equal_views_have_equal_texts(self, language: str) -> None:
        texts: dict[tuple[Any, Viewer], str] = {}
        for moment in moments():
            if moment.game is IDUS:
                for event in moment.events:
                    for viewer in (None, 0, 3):
                        redacted = IDUS.redact(event, viewer)
                        text = tell_event(words(language), IDUS, redacted, viewer, NAMES)
                        assert texts.setdefault((redacted, viewer), text) == text


def secret(language: str, text: str) -> bool:
    """True if a text names a colour or a side."""
    ids = [f"colour-{colour}" for colour in COLOURS] + [f"faction-{faction}" for faction in FACTIONS]
    found = "|".join(words(language).say(f"idus-martii-{name}") for name in ids)
    return re.search(rf"(?i)\b({found})", text) is not None


SENTENCES: dict[tuple[AnyGame, Any, Viewer], str] = {
    (IDUS, idus.VoteLaid(0, "green"), 0): """
        en: You cast a green vote.
        es: Depositaste un voto verde.
        fr: Vous avez déposé un vote vert.
        de: Du hast eine grüne Stimme abgegeben.
        la: Posuisti suffragium viride.
    """,
    (IDUS, idus.VoteLaid(0, None), 2): """
        en: Octavia cast a vote.
        es: Octavia depositó un voto.
        fr: Octavia a déposé un vote.
        de: Octavia hat eine Stimme abgegeben.
        la: Octavia posuit suffragium.
    """,
    (IDUS, idus.VoteLookedAt(2, 0, "red"), 2): """
        en: You looked at Octavia’s vote: red.
        es: Miraste el voto de Octavia: rojo.
        fr: Vous avez regardé le vote d’Octavia\u202f: rouge.
        de: Du hast die Stimme von Octavia angesehen: rot.
        la: Inspexisti suffragium, quod Octavia posuit: rubrum.
    """,
    (IDUS, idus.VoteLookedAt(2, 0, "red"), 0): """
        en: O’Neill looked at your vote: red.
        es: O’Neill miró tu voto: rojo.
        fr: O’Neill a regardé votre vote\u202f: rouge.
        de: O’Neill hat deine Stimme angesehen: rot.
        la: O’Neill inspexit suffragium tuum: rubrum.
    """,
    (IDUS, idus.VoteLookedAt(2, 3, None), None): """
        en: O’Neill looked at 李雷’s vote.
        es: O’Neill miró el voto de 李雷.
        fr: O’Neill a regardé le vote de 李雷.
        de: O’Neill hat die Stimme von 李雷 angesehen.
        la: O’Neill inspexit suffragium, quod 李雷 posuit.
    """,
    (IDUS, idus.VetoDecided(2, 1, False), 4): """
        en: O’Neill left Hélène’s vote as it was.
        es: O’Neill dejó como estaba el voto de Hélène.
        fr: O’Neill a laissé tel quel le vote d’Hélène.
        de: O’Neill hat die Stimme von Hélène gelassen, wie sie war.
        la: O’Neill reliquit, ut erat, suffragium, quod Hélène posuit.
    """,
    (IDUS, idus.RolesAssigned(0, 1, (2, 4)), 3): """
        en: Octavia handed out the offices. Praetor: Hélène. Aediles: O’Neill and Íñigo.
        es: Octavia repartió los cargos. Pretor: Hélène. Ediles: O’Neill e Íñigo.
        fr: Octavia a attribué les charges. Préteur\u202f: Hélène. Édiles\u202f: O’Neill et Íñigo.
        de: Octavia hat die Ämter vergeben. Prätor: Hélène. Ädilen: O’Neill und Íñigo.
        la: Octavia magistratus distribuit. Praetor: Hélène. Aediles: O’Neill et Íñigo.
    """,
    (IDUS, idus.RolesAssigned(0, 1, (2, 4)), 2): """
        en: Octavia handed out the offices. Praetor: Hélène. Aediles: Íñigo and you.
        es: Octavia repartió los cargos. Pretor: Hélène. Ediles: Íñigo y tú.
        fr: Octavia a attribué les charges. Préteur\u202f: Hélène. Édiles\u202f: Íñigo et vous.
        de: Octavia hat die Ämter vergeben. Prätor: Hélène. Ädilen: Íñigo und du.
        la: Octavia magistratus distribuit. Praetor: Hélène. Aediles: Íñigo et tu.
    """,
    (IDUS, idus.VotesScored(1, 1, 0), None): """
        en: The votes are shown: one green, one red.
        es: Se muestran los votos: uno verde y uno rojo.
        fr: Les votes sont montrés\u202f: un vert et un rouge.
        de: Die Stimmen werden aufgedeckt: einmal Grün, einmal Rot.
        la: Suffragia aperiuntur: unum viride, unum rubrum.
    """,
    (ALEA, CardPlayed(0, PlayCard("joker", "ignore", at=1)), 0): """
        en: You played the Joker as Ignore one on the second die.
        es: Jugaste el Comodín como «Ignorar uno» con el segundo dado.
        fr: Vous avez joué le Joker comme «\u202fIgnorer un dé\u202f» sur le deuxième dé.
        de: Du hast gespielt: den Joker als „Einen ignorieren“ auf den zweiten Würfel.
        la: Lusisti: Ioculator pro «Omitte unam», tessera secunda.
    """,
    (ALEA, LastRoundCalled(6, "column_full"), None): """
        en: Yves’s column is full. This is the last round.
        es: La columna de Yves está llena. Esta ronda es la última.
        fr: La colonne d’Yves est pleine. Cette manche est la dernière.
        de: Die Spalte von Yves ist voll. Diese Runde ist die letzte.
        la: Columnam suam Yves implevit. Hic orbis ultimus est.
    """,
}
"""Game, event and viewer, with the sentence in every language."""


class TestSentences:
    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize(("game", "event", "viewer"), SENTENCES)
    def test_event_has_this_sentence(self, game: AnyGame, event: Any, viewer: Viewer, language: str) -> None:
        lines = SENTENCES[game, event, viewer].strip("\n ").split("\n")
        texts = dict(line.strip().split(": ", 1) for line in lines)
        assert tell_event(words(language), game, event, viewer, NAMES) == texts[language]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_pair_of_scored_votes_has_its_own_text(self, language: str) -> None:
        pairs = [(g, r, 2 - g - r) for g in range(3) for r in range(3 - g)]
        texts = {tell_event(words(language), IDUS, idus.VotesScored(*pair), None, NAMES) for pair in pairs}
        assert len(texts) == len(pairs) == 6

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_result_names_its_winners(self, language: str) -> None:
        texts: set[str] = set()
        for ending in ("failed_conspiracy", "ides_of_march"):
            for faction in FACTIONS:
                for winners in ((), (1,), (0, 1, 4)):
                    result = Result(ending, faction, winners, 14, 5)
                    text = tell_result(words(language), IDUS, result, None, NAMES)
                    check(language, text)
                    assert {seat for seat in range(5) if NAMES[seat] in text} == set(winners)
                    texts.add(text)
        assert len(texts) == 2 * 3 * 3

    @pytest.mark.parametrize(
        ("language", "alone", "shared"),
        [
            ("en", "You win with 1 point.", "Hélène and you share the win with 180 points."),
            ("es", "Ganas con 1 punto.", "Victoria compartida con 180 puntos: Hélène y tú."),
            (
                "fr",
                "Vous l’emportez avec 1 point.",
                "Victoire partagée avec 180 points\u202f: Hélène et vous.",
            ),
            ("de", "Du gewinnst mit 1 Punkt.", "Geteilter Sieg mit 180 Punkten: Hélène und du."),
            ("la", "Vincis: 1 punctum.", "Victoria communis, 180 puncta: Hélène et tu."),
        ],
    )
    def test_points_have_singular_and_plural(self, language: str, alone: str, shared: str) -> None:
        texts = words(language)
        assert tell_result(texts, ALEA, AleaResult((1, 0), (0,)), 0, NAMES) == alone
        assert tell_result(texts, ALEA, AleaResult((180, 180, 9), (0, 1)), 0, NAMES) == shared

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_ledger_names_others_and_says_you(self, language: str) -> None:
        lines = 0
        for moment in moments_of_each_step():
            if moment.game is IDUS:
                table = IDUS_MARTII.view(moment.state, None).table
                check(language, tell(words(language), "idus-martii-tally", table, None, NAMES))
                check(language, tell(words(language), "idus-martii-round", table, None, NAMES))
                for line in table.ledger[-1:]:
                    lines += 1
                    texts = {
                        seat: tell_line(language, line, seat) for seat in (None, *line.aediles, line.praetor)
                    }
                    for text in texts.values():
                        check(language, text)
                    # the player's own line says "you" instead of the name
                    for seat in (line.praetor, line.looked):
                        assert NAMES[seat] not in texts[seat] != texts[None]
                        assert NAMES[seat] in texts[None]
        assert lines > 50

    def test_prompt_says_whether_several_dice_may_be_rolled(self) -> None:
        texts = {
            tell_prompt(words("en"), ALEA, ALEA.view(ALEA.start(AleaOptions(2, multi_roll=multi)), 0), NAMES)
            for multi in (False, True)
        }
        assert texts == {"Your turn. Roll one die.", "Your turn. Roll one die or more."}
        assert tell_action(words("en"), ALEA, Roll(3), NAMES) == "Roll 3 dice"

"""Rules of typography by language."""

import re
from collections.abc import Iterator

THIN = "\u202f"

ALWAYS = {
    "a straight quote": r"[\"']",
    "an exclamation mark": r"[!¡]",
    "two spaces": r"  ",
    "a space at an end": r"^ | $",
    "three dots": r"\.\.\.|\?\?\?",
    "a brace or dollar sign": r"[{}$]",
    "a dash": r"[–—]",
}
BY_LANGUAGE = {
    "en": {
        "a word we do not use": r"(?i)\b(invalid|error|please|afk|unknown)\b",
        "a space before a mark": r" [:;?,.]",
    },
    "es": {
        "a word we do not use": r"(?i)\b(inválid[oa]s?|error|por favor|unknown|usted)\b",
        "a space before a mark": r" [:;?,.]",
        "a question without its first mark": r"(^|[.:;] )[^¿?]*\?",
        "a question without its last mark": r"¿[^?]*$",
        "y before the sound i": r"(?i)\by h?[ií](?![aeiouáéó])",
        "two words for one": r"\b(de|a) el\b",
    },
    "fr": {
        "a word we do not use": r"(?i)\b(invalides?|erreur|s’il vous plaît|unknown|tu|ton|tes)\b",
        "no thin space before a mark": rf"[^{THIN}][:;?]",
        "no thin space inside the quotes": rf"«[^{THIN}]|[^{THIN}]»",
        "a thin space elsewhere": rf"(?<!«){THIN}(?![:;?»])",
        "a space before a mark": r" [:;?,.]",
        "a vowel not elided": r"(?i)(?<!-)\b([dlnsjmtc]e|la|que|jusque) h?[aeéèêiîoôuœ]",
        "two words for one": r"\b(de|à) les?\b",
        "another apostrophe": r"\w['ʼ`]\w",
    },
    # Quotation marks „like this“; a no-break space before a unit; `du` without a capital.
    "de": {
        "a word we do not use": r"(?i)\b(ungültige?[mnrs]?|fehler|bitte|unknown|error)\b",
        "another form of address": r"(?<!^)(?<![.:?] )\b(Sie|Ihre?[mnrs]?|Ihnen|Euch|Du|Dein\w*|Dir|Dich)\b",
        "another quotation mark": r"[«»”‚‘]|^[^„]*“|„[^“]*$",
        "a space before a mark": r" [:;?,.]",
        "a space inside the quotes": r"„\s|\s“",
        "a plain space before a unit": r"(\d|◊) (s|kB|%)(?!\w)",
        "old spelling": r"(?i)\b(daß|muß|läßt|paßt|wieviele?)\b",
    },
    # As in modern editions: no j, v distinct from u, ae and oe as two letters, no macrons, «quotes».
    # Svffragivm is printed on the box.
    "la": {
        "a word we do not use": r"(?i)\b(error|unknown|bot|invalid\w*)\b",
        "a j": r"j|J(?=[a-z])",
        "a macron or a ligature": r"[āēīōūȳăĕĭŏŭæœ]|(?i:[ĀĒĪŌŪȲÆŒ])",
        "v for u": r"\b(?!Svffragivm\b)\w*v(?![aeiouy◊])",
        "u for v": r"(?i)\bu(?=[aeio])|(?<=[aeio])u(?=[aeio])",
        "another quotation mark": r"[„“”‚‘]|«[^»]*$|^[^«]*»",
        "a space before a mark": r" [:;?,.]",
        "a space inside the quotes": r"«\s|\s»",
        "a plain space before a unit": r"(\d|◊) s(?!\w)",
    },
}


def faults(language: str, text: str) -> Iterator[str]:
    """Violations of the rules in a text."""
    for line in text.splitlines() or [""]:
        for fault, pattern in (ALWAYS | BY_LANGUAGE[language]).items():
            if re.search(pattern, line):
                yield f"{fault}: {line!r}"

"""Texts for players, in all languages.

Texts are in Fluent catalogs: `lusoria/words/<language>.ftl` for the shared texts and the terminal game,
`lusoria/games/<package>/words/<language>.ftl` for each game. Code builds no sentences: it names a message and
passes values. Message and values follow from the data alone, so that clients in any programming language can
do the same from the JSON:

Which message
    <game>-event-<type>         an event, as redacted for the reader
    <game>-action-<type>        an action: the label of a choice
    <game>-reason-<type>        reason for a choice, in the first person
    <game>-refused-<rule>       a refusal; a dot in the rule's number becomes a hyphen (A9.1: `refused-A9-1`)
    <game>-ask-<step>           what the reader must do, if the reader is awaited
    <game>-wait-<step>          what the table waits for, if the reader is not awaited
    <game>-result, -seat, -hand how it ended; one line per seat at the end; what the reader holds
    <game>-table, -place        without a board: what lies on the table; one line per seat
    <game>-<kind>-<id>          a word by itself: a side, a card, ...

Which variables: every field of the struct, under its JSON name
    text and numbers            unchanged; words with a fixed set of values are ids to select on
    true, false                 "yes", "no"
    null or absent              "unknown": hidden from the reader, or missing
    a seat                      the player's name; for a seat that does not exist, its number
        $<field>-is             "me" or "other"
        $<field>-starts         first sound of the name: "vowel", "i" or "other" (d’Octavia, Marco e Inés)
    seats                       names joined by the catalog, the reader last, as "you"
        $<field>-count, -is     number; "me" if the reader is one of them
    a list of plain values      joined by spaces; also $<field>-count, $<field>-1, $<field>-2, ...
                                and, for numbers, $<field>-most
    a list of structs           $<field>-count, and the last one as $<field>-last-<its field>
    a struct                    $<field>-<its field>, by the same rules
    a cell of a grid            its number from 0; $<field>-row and $<field>-column count from 1
The types mark which fields hold a seat, seats, or a list with one entry per seat; the schema has the marks as
`x-lusoria`, and those of cells as `x-lusoria-cell`. A refusal has its facts as variables, and $why. A fact
with the name of a seat field is a seat, too, except in a refusal of options: there it is a number. The facts
`place`, `first` and `last` are seat numbers from 0; as variables they count from 1. A view has the fields of
`table` by their names, those of `mine` as $mine-<field>, and $may-<type> ("yes" or "no") for every action
type. Of lists with one entry per seat it has the reader's entry as $my-<field>. The lines per seat have these
entries of their seat, those of `revealed`, and $won.

Every variable that a message may use exists, even if JSON leaves the field out. Write numbers as
`{ NUMBER($n, useGrouping: 0) }`: then Python and JavaScript format them alike.
"""

from lusoria.words.catalog import Words, words
from lusoria.words.clean_text import visible
from lusoria.words.descriptions import (
    tell,
    tell_action,
    tell_event,
    tell_hand,
    tell_places,
    tell_prompt,
    tell_reason,
    tell_refusal,
    tell_result,
    tell_reveal,
    tell_table,
)
from lusoria.words.languages import LANGUAGES
from lusoria.words.system_language import machine_language

__all__ = [
    "LANGUAGES",
    "Words",
    "machine_language",
    "tell",
    "tell_action",
    "tell_event",
    "tell_hand",
    "tell_places",
    "tell_prompt",
    "tell_reason",
    "tell_refusal",
    "tell_result",
    "tell_reveal",
    "tell_table",
    "visible",
    "words",
]

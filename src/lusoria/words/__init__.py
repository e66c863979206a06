"""Everything Lusoria says to people, in every language it speaks.

Texts live in Fluent catalogs: `lusoria/words/<language>.ftl` for what all games share and the terminal game,
`lusoria/games/<package>/words/<language>.ftl` for each game. Code never builds a sentence: it names a message
and hands over values. Which message and which values follows from the data alone, so that a client in any
language of programming can do the same from the JSON of the notation:

Which message
    <game>-event-<type>         an event, as redacted for the reader
    <game>-action-<type>        an action: the label of a choice
    <game>-reason-<type>        why somebody chose, or may choose, something: in the first person
    <game>-refused-<rule>       a refusal; a dot in the rule's number becomes a hyphen (A9.1: `refused-A9-1`)
    <game>-ask-<step>           what the reader must do now, where the reader is awaited
    <game>-wait-<step>          what the table waits for, where the reader is not
    <game>-result, -seat, -hand how it ended; one line a seat at the end; what the reader holds
    <game>-table, -place        where no board is drawn: what lies on the table; one line a seat
    <game>-<kind>-<id>          a word by itself: `idus-martii-faction-loyal`, `alea-card-twin`, ...

Which variables: every field of the struct, under its name in JSON
    text and numbers            as they are; words with a fixed set of values are ids to select on
    true, false                 "yes", "no"
    null, or left out           "unknown": not known to the reader, or not there
    a seat                      the player's name; a seat that does not exist, its number
        $<field>-is             "me" or "other"
        $<field>-starts         how the name sounds: "vowel", "i" or "other" (d’Octavia, Marco e Inés)
    seats                       the names joined by the catalog, the reader last, as "you"
        $<field>-count, -is     how many; "me" where the reader is one of them
    a list of plain values      joined by spaces; also $<field>-count, $<field>-1, $<field>-2, ...
                                and, of numbers, $<field>-most
    a list of structs           $<field>-count, and the last one as $<field>-last-<its field>
    a struct                    $<field>-<its field>, by the same rules
Which fields hold a seat, seats, or a list with one entry a seat is marked in the types, and in the schema as
`x-lusoria`. A refusal has its facts as variables, and $why; a fact that is called like a field with a seat
holds one, too, once somebody sits there: in a refusal of options it is a number. The facts `place`, `first`
and `last` of a refusal are numbers of seats, from 0; as variables they count from 1. A view has the fields of
`table` by their plain names, those of `mine` as $mine-<field>, $may-<type> ("yes" or "no") for every type of
action, and of the lists with one entry a seat the reader's own as $my-<field>. The lines at the end have
these entries of their seat, those of `revealed`, and $won; so have the lines while it is played.

Every variable a message may meet is there, also where JSON leaves the field out. Numbers in a text are
written `{ NUMBER($n, useGrouping: 0) }`: then Python and JavaScript write them alike.
"""

from lusoria.words.catalog import Words, words
from lusoria.words.clean_text import visible
from lusoria.words.descriptions import (
    tell,
    tell_action,
    tell_event,
    tell_hand,
    tell_malformed,
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
    "tell_malformed",
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

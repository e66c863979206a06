### Lusoria in German: what all games share, and the terminal game.
### How ids and variables are formed is written in `lusoria/words/__init__.py`.

## Names in a row: Livia, Octavia and you

names-me = du
names-comma = { $start }, { $end }
names-and = { $start } und { $end }

## The bots

bot = Bot
bot-novice = Neuling
bot-able = Geübt
bot-strong = Stark
bot-master = Meister
bot-random = Irgendein Zug
    .explanation = Wählt irgendetwas, was die Regeln erlauben.
bot-honest = Ehrlich
    .explanation = Stimmt für die eigene Seite und wirft sonst eine Münze.
bot-greedy = Gierig
    .explanation = Kennt die Chancen des nächsten Würfels und spielt Karten, wo sie sich lohnen.
bot-names = Livia Cassius Octavia Decimus Servilia Tullius Fulvia Marcellus Portia Casca Calpurnia Cinna Trebonius Aurelia Ligarius Hortensia
guest-names = Markus Aelia Gaius Claudia Titus Julia Quintus Cornelia Lucius Valeria Publius Flavia Sextus Antonia Gnaeus Domitia

## The terminal game: before the first move

cli-welcome = Lusoria: römische Brettspiele
cli-choose-game = Welches Spiel möchtest du spielen?
cli-game = { $sizes ->
        [1] { $name } ({ NUMBER($most, useGrouping: 0) } Spieler). { $tagline }
       *[other] { $name } ({ NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } Spieler). { $tagline }
    }
cli-choose-players = Wie viele spielen mit, dich eingerechnet? { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }
cli-choose-bots = Wie stark sollen die Bots sein?
cli-bots = { $name }: { $temper }
cli-ask-name = Wie heißt du?
cli-name-empty = Ein Name braucht mindestens einen Buchstaben.
cli-name-long = Ein Name kann bis zu { NUMBER($most, useGrouping: 0) } Buchstaben haben.
cli-default = Eingabetaste: { $value }
cli-table = Am Tisch: { $seats }.
cli-begin = Das Spiel beginnt.

## The terminal game: at the table

cli-you = { $name } (du)
cli-bot = { $name } (Bot)
cli-band = Tippe: { $words }
cli-choose-number = Deine Wahl, 1 bis { NUMBER($last, useGrouping: 0) }
cli-not-a-choice = „{ $input }“ steht nicht auf der Liste. Wähle eine Zahl von 1 bis { NUMBER($last, useGrouping: 0) }.
cli-not-a-number = „{ $input }“ ist keine Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }.
cli-not-yes-or-no = Antworte mit { cli-yes } oder { cli-no }.
cli-word-help = hilfe
cli-word-rules = regeln
cli-word-table = tisch
cli-word-history = verlauf
cli-word-hand = hand
cli-word-quit = ende
cli-yes = ja
    .letter = j
cli-no = nein
    .letter = n
cli-help =
    Wähle mit einer Zahl. Bei jeder Frage kannst du auch tippen:
    { cli-word-help }: diese Zeilen
    { cli-word-rules }: die Regeln dieses Spiels in Kürze
    { cli-word-table }: der ganze Tisch, Seite für Seite
    { cli-word-history }: was bisher geschah
    { cli-word-hand }: was nur du siehst
    { cli-word-quit }: das Spiel verlassen
cli-history = Was bisher geschah
cli-history-empty = Noch ist nichts geschehen.
cli-hand = Was nur du siehst
cli-pass = Gib die Tastatur weiter. Jetzt spielt { $seat }.
cli-continue = Weiter mit der Eingabetaste.
cli-quit-confirm = Dieses Spiel verlassen?
cli-over = Das Spiel ist aus.
cli-farewell = Leb wohl.
cli-interrupted = Du hast das Spiel verlassen.
cli-seed = Gespielt mit dem Startwert { $seed }. Derselbe Startwert bringt denselben Zufall.
cli-record-written = Spiel gespeichert in { $path }.

## Checking a record: ids begin with `records-`

records-true =
    { $events ->
        [one] Gültig: Ihr einziges Ereignis folgt den Regeln.
       *[other] Gültig: Alle { NUMBER($events, useGrouping: 0) } Ereignisse folgen den Regeln.
    }
records-what_if =
    { $events ->
        [one] Ihr erstes Ereignis stammt aus einem anderen Spiel, das von dort weitergespielt wurde: Sie ist kein Spiel aus einem Guss.
       *[other] Ihre ersten { NUMBER($events, useGrouping: 0) } Ereignisse stammen aus einem anderen Spiel, das von dort weitergespielt wurde: Sie ist kein Spiel aus einem Guss.
    }
records-unfinished = Das Spiel wurde nicht zu Ende gespielt.
records-chance-unchecked = Karten und Würfel sind möglich, aber ohne den Startwert weiß niemand, ob der Zufall ehrlich war.
records-unsigned = Das Spiel ist nicht signiert. So zeigt nichts, dass es so gespielt wurde: Wer den Startwert kennt, kann einen anderen Verlauf erfinden, ebenso regelgerecht und ebenso ehrlich.
records-signed = Signiert mit { $key }, einem Schlüssel, den du genannt hast: Dies ist das Spiel, wie sein Server es aufgezeichnet hat.
records-signed-unknown = Signiert mit { $key }, einem Schlüssel, den du nicht genannt hast: Wem er gehört, zeigt hier nichts. Nenne den Schlüssel des Servers (--key) oder den Server (--server).
records-unreadable-whole = Sie lässt sich nicht lesen, oder nur ein Teil von ihr ist da.
records-unreadable-field = Ihr Feld { $where } lässt sich nicht lesen.
records-unreadable-game = Sie ist von einem Spiel, das hier nicht gespielt wird.
records-unreadable-newer = Eine neuere Version hat sie geschrieben, in einer Form, die man hier nicht kennt.
records-finding-commitment = Der Startwert ist nicht der versprochene: Sein SHA-256 weicht von der Zusage ab.
records-finding-options = Mit diesen Einstellungen darf kein Tisch spielen.
records-finding-seats =
    Die Aufzeichnung hat { $seats ->
        [one] einen Platz
       *[other] { NUMBER($seats, useGrouping: 0) } Plätze
    }, ihre Einstellungen nennen { NUMBER($players, useGrouping: 0) } Spieler.
records-finding-after_end = events[{ NUMBER($at, useGrouping: 0) }]: Das Spiel war schon vorher aus.
records-finding-chance = events[{ NUMBER($at, useGrouping: 0) }]: Der Startwert ergibt { $expected }, aufgezeichnet ist { $found }.
records-finding-impossible = events[{ NUMBER($at, useGrouping: 0) }]: Keine Karte und kein Würfel kann hier { $found } bringen.
records-finding-uncaused = events[{ NUMBER($at, useGrouping: 0) }]: { $found } kann hier niemand tun.
records-finding-refused = events[{ NUMBER($at, useGrouping: 0) }]: { $found } war nicht erlaubt.
records-finding-consequence = events[{ NUMBER($at, useGrouping: 0) }]: { $expected } muss folgen, aufgezeichnet ist { $found }.
records-finding-cut_off = events[{ NUMBER($at, useGrouping: 0) }] fehlt: { $expected } muss folgen.
records-finding-unfinished = Als Ergebnis ist { $found } aufgezeichnet, aber die Ereignisse reichen nicht bis zum Ende des Spiels.
records-finding-result = Das Spiel endete mit { $expected }, aufgezeichnet ist { $found }.
records-finding-no_seed = Das Spiel ist aus, aber sein Startwert ist nicht aufgedeckt.
records-finding-no_checksum = Das Spiel ist aus, aber seine Prüfsumme fehlt.
records-finding-checksum = Jedes Ereignis ist regelgerecht und ehrlich, und doch sind es nicht die versiegelten: Die Prüfsumme weicht ab.
records-finding-signature = Jedes Ereignis ist regelgerecht und ehrlich, und doch sind es nicht die signierten: Die Signatur gehört zu einem anderen Spiel oder ist erfunden.
records-finding-other_key = Signiert mit { $key }, und das ist keiner der Schlüssel, die du genannt hast.
records-finding-unsigned = Du hast einen Schlüssel genannt, aber niemand hat diese Aufzeichnung signiert: Sie kann ein erfundener Verlauf desselben Startwerts sein.

## The terminal game: its screens

cli-file-unwritable = { $path } lässt sich nicht schreiben: { $problem }
cli-window-small = Dieses Fenster hat { NUMBER($width, useGrouping: 0) } Spalten und { NUMBER($height, useGrouping: 0) } Zeilen. Das Spielfeld braucht { NUMBER($columns, useGrouping: 0) } Spalten und { NUMBER($lines, useGrouping: 0) } Zeilen. Darum läuft der Text hier durch.
cli-commitment = Alles, was der Zufall in diesem Spiel entscheidet, ist schon bestimmt und versiegelt. Das Siegel ist der SHA-256 des Startwerts: { $commitment }
cli-confirm = { $choice }. Sicher?
cli-back = Zurück
cli-more = Mehr zur Auswahl
cli-again = Noch einmal spielen
cli-write-down = Dieses Spiel in { $path } speichern
cli-leave = Verlassen
cli-name-default = Markus

## Tables: what they refuse, and phrases to say at them

table-refused-sent_away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
table-refused-full = Alle Plätze sind besetzt.
table-refused-seat_taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
table-refused-seat_empty = Dort sitzt niemand.
table-refused-nobody_there = Auf diesem Platz sitzt keine Person.
table-refused-not_your_seat = Das ist nicht dein Platz.
table-refused-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
table-refused-other_game = Ein Tisch bleibt bei seinem Spiel: Öffne einen anderen.
table-refused-nobody_plays = Zuerst muss sich jemand setzen.
table-refused-only_host = Das darf nur der Gastgeber.
table-refused-begun = Das Spiel hat begonnen.
table-refused-not_over = Das Spiel läuft noch.
table-refused-not_playing = Das Spiel hat noch nicht begonnen.
table-refused-not_running = An diesem Tisch wird gerade nicht gespielt.
table-refused-still_playing = Du spielst dort noch. Gib die Partie zuerst auf, dann kannst du sie von deiner Liste nehmen.
table-refused-not_seated = Du hast keinen Platz an diesem Tisch.
table-refused-already_joined = Diese Verbindung ist schon an einem Tisch.
table-refused-name_empty = Ein Name braucht mindestens einen Buchstaben.
table-refused-no_such_table = Diesen Tisch gibt es nicht.
table-refused-no_such_code = Kein Platz an diesem Tisch hat diesen Code.
table-refused-no_record = Unter dieser Adresse gibt es kein beendetes Spiel.
table-refused-over_there = Dort ist das Spiel vorbei: Geh zu einem früheren Augenblick.
table-refused-no_analysis = Dieses Spiel kann hier nicht ausgewertet werden.
table-refused-analysis_rests = Die Auswertung dieses Spiels ist abgebrochen. In einer Minute lässt sie sich noch einmal versuchen.
table-refused-sealed = Das bleibt versiegelt, bis der Tag vorbei ist: Andere haben noch nicht gespielt.
table-refused-one_try = Das ist dein einziger Versuch für heute: Niemand darf für dich spielen, nicht auf einem anderen Gerät und nicht noch einmal.
table-refused-no_such_day = Für diesen Tag gibt es keine Tagesaufgabe.
table-refused-day_over = Dieser Tag ist vorbei. Sobald die Ergebnisse da sind, kannst du ihn zum Spaß spielen.
table-refused-play_first = Spiel zuerst: Dann siehst du den Vergleich.
table-refused-no_advice = Die Lampe weiß nicht, was das wert ist.
table-refused-no_lamps = An diesem Tisch gibt es keine Lampen.
table-refused-busy = Am Tisch ist viel los. Versuch es noch einmal.
table-refused-down = Der Tisch lässt sich gerade nicht speichern. Nichts ist verloren: Versuch es noch einmal.
table-refused-restless = An diesem Tisch wurde genug geändert. Öffne einen neuen, um weiter zu ändern.
table-refused-endless = Nach { NUMBER($moves, useGrouping: 0) } Zügen steht diese Partie still: Sie würde vielleicht nie enden. Gib sie auf und öffne einen neuen Tisch.
table-refused-too_fast = Das war etwas schnell. Warte { NUMBER($seconds, useGrouping: 0) } s.
table-refused-too_many_tables = Von diesem Gerät oder Netz wurden zu viele Tische geöffnet. Versuch es später noch einmal.
table-refused-too_many_codes = Von diesem Gerät oder Netz kamen zu viele falsche Codes. Versuch es später noch einmal.
table-refused-too_many_listed = Ein Gerät oder Netz kann höchstens { NUMBER($most, useGrouping: 0) } Tische zugleich listen. Beginne erst an einem davon.
table-refused-chat_off = An diesem Tisch wird nicht geredet.
table-refused-muted = Der Gastgeber hat dich stummgeschaltet.
table-refused-phrase_or_text = Sag eines davon: einen Spruch, einen Text, eine Reaktion oder eine Behauptung.
table-refused-no_such_phrase = Diesen Spruch gibt es nicht.
table-refused-no_such_reaction = Diese Reaktion gibt es nicht.
table-refused-phrases_only = An diesem Tisch gibt es nur feste Sprüche.
table-refused-nothing_said = Diese Nachricht ist leer.
table-refused-unreadable = Dieser Server kann den Tisch nicht öffnen: Sein Spiel oder diese Regeln sind hier nicht installiert.
table-refused-not_all_erased = { $tables ->
        [one] Ein Tisch lässt sich hier nicht öffnen und kennt dich noch.
       *[other] { NUMBER($tables, useGrouping: 0) } Tische lassen sich hier nicht öffnen und kennen dich noch.
    }
table-refused-reload = Diese Seite ist älter als der Server. Lade sie neu.
table-refused-other_origin = Diese Seite darf nicht mit diesem Server sprechen.
table-refused-name_long = Ein Name darf bis zu { NUMBER($longest, useGrouping: 0) } Buchstaben haben.
table-refused-name_taken = Hier heißt schon jemand { $name }.
table-refused-name_alike = { $name } sieht { $other } zu ähnlich, und so heißt hier schon jemand.
table-refused-too_few_seats = Hier sitzen { NUMBER($sitting, useGrouping: 0) } Leute, also kann es nicht nur { NUMBER($seats, useGrouping: 0) } Plätze geben.

phrase-hello = Ich grüße euch alle.
phrase-good_game = Schönes Spiel.
phrase-well_played = Gut gespielt.
phrase-thinking = Lasst mich nachdenken.
phrase-hurry = Wir warten.
phrase-suspicious = Das sieht verdächtig aus.
phrase-trust_me = Mir könnt ihr trauen.
phrase-not_me = Ich war es nicht.
phrase-thanks = Danke.
phrase-bad_luck = So ein Pech.
phrase-again = Noch ein Spiel?
phrase-bye = Lebt wohl.
reaction-laugh = lacht
reaction-applause = klatscht
reaction-gasp = staunt
reaction-doubt = zweifelt
reaction-anger = ärgert sich
reaction-sorrow = ist traurig

## The page of a busy server

serve-wait-title = Einen Moment
serve-wait-why = Aus deinem Netz kommen gerade sehr viele Anfragen. Es geht nichts verloren.
serve-wait-seconds = Diese Seite versucht es von selbst wieder, in { $seconds ->
    [one] einer Sekunde
   *[other] { NUMBER($seconds, useGrouping: 0) } Sekunden
}.
serve-wait-minutes = Diese Seite versucht es von selbst wieder, in { NUMBER($minutes, useGrouping: 0) } Minuten.
serve-wait-again = Jetzt noch einmal versuchen

## A written game in the terminal: ids begin with `replay-`

replay-open = Mit allen Geheimnissen
replay-step = Schritt { NUMBER($step, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) }
replay-start = Vor dem ersten Zug
replay-nothing = Von hier aus ist nichts zu sehen
replay-prompt = Eingabe: weiter, b: zurück, p: abspielen, h: Hilfe, q: verlassen
replay-help = Eingabe geht weiter, b zurück; > und < zum nächsten und zum vorigen Zug; eine Zahl zu diesem Schritt, t3 zu Zug 3; p spielt ab bis Control-C. a zeigt einen ganzen Schritt, Seite für Seite. e1 und folgende sind die Augen eines Platzes, e0 die des Publikums, e* erzählt alle Geheimnisse. q verlässt.
replay-unknown = Das ist kein Befehl. h zeigt die Hilfe.
replay-no-step = Der letzte Schritt ist { NUMBER($last, useGrouping: 0) }.
replay-no-turn = Die Züge gehen von 1 bis { NUMBER($last, useGrouping: 0) }.
replay-no-eyes = e1 bis e{ NUMBER($last, useGrouping: 0) } sind die Plätze, e0 ist das Publikum, e* erzählt alle Geheimnisse.
replay-stopped = Angehalten.

## What could have been known, after a game

analysis-seat = Platz { NUMBER($seat, useGrouping: 0) }
analysis-gallery = Aus Sicht des Publikums
analysis-eyes = Aus Sicht von { $name }
analysis-turn = Zug
analysis-tenths = Von zehn: Loyalist, Verräter, Händler; danach, wie wahrscheinlich jede Seite gewinnt.
analysis-model-mixture = Die anderen gelten als gemischte Gesellschaft: ehrliche Wähler, sorglose und geübte Spieler.
analysis-model-honest = Die anderen gelten als ehrliche Wähler.
analysis-model-strong = Die anderen gelten als starke Spieler.
analysis-moments = Was sich am meisten verändert hat
analysis-turning = Wendepunkte
analysis-shift-seat = Zug { NUMBER($turn, useGrouping: 0) }, { $name }, { $side }: von { NUMBER($before, useGrouping: 0) } % auf { NUMBER($after, useGrouping: 0) } %.
analysis-shift-side = Zug { NUMBER($turn, useGrouping: 0) }, { $side } gewinnen: von { NUMBER($before, useGrouping: 0) } % auf { NUMBER($after, useGrouping: 0) } %.
analysis-decisions = Die teuersten Entscheidungen
analysis-no-costs = Keine hat etwas gekostet, das sich messen lässt.
analysis-cost = Zug { NUMBER($turn, useGrouping: 0) }, { $name }: „{ $taken }“ hat { $cost } Punkte Gewinnchance gekostet. Besser: „{ $best }“. „{ $reason }“
analysis-points = In Punkten
analysis-chance = In Gewinnchance (%)
analysis-head-player = wer
analysis-head-start = erwartet
analysis-head-luck = Würfel
analysis-head-skill = Entscheidungen
analysis-head-others = die anderen
analysis-head-result = Ergebnis

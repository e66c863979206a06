### Lusoria in German: what all games share, and the terminal game.
### How ids and variables are formed is written in `lusoria/words/__init__.py`.

## Names in a row: Livia, Octavia and you

names-me = du
names-comma = { $start }, { $end }
names-and = { $start } und { $end }

## What cannot be read

malformed = Das lässt sich nicht lesen. { $where }: { $problem }

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

## The commands

cli-about = Römische Brettspiele: spielen, eine Aufzeichnung prüfen, Programme spielen lassen.
cli-help-play = einen Server auf diesem Rechner starten und im Browser öffnen
cli-help-tui = in diesem Terminal gegen Bots spielen
cli-help-verify = eine Aufzeichnung prüfen: jede Entscheidung, jede Karte, jeden Wurf
cli-help-replay = eine Aufzeichnung Schritt für Schritt ansehen
cli-help-analyse = eine Aufzeichnung auswerten: was man hätte wissen können, und was jede Entscheidung gekostet hat
cli-help-referee = für Programme über die Regeln wachen: JSON-Zeilen hinein, JSON-Zeilen heraus
cli-help-schema = das JSON-Schema der Aktionen, Ereignisse, Ansichten oder Aufzeichnungen ausgeben
cli-help-rules = die Regeln eines Spiels in Kürze ausgeben
cli-help-check = ein Spiel, das du schreibst, mit den Gesetzen aller Spiele prüfen
cli-option-language = Sprache (sonst die dieses Rechners)
cli-option-version = die Version zeigen und beenden
cli-option-game = das Spiel
cli-option-players = Zahl der Spieler
cli-option-name = dein Name
cli-option-bots = Bots, gegen die du spielst
cli-option-seed = Startwert, der alle Karten und Würfel bestimmt: 64 hexadezimale Ziffern
cli-option-set = eine Hausregel als Name=Wert (Plätze ab 1 gezählt); mehrfach möglich
cli-option-record = Datei für die Aufzeichnung
cli-argument-record = Datei mit einer Aufzeichnung
cli-option-key = öffentlicher Schlüssel eines Servers, 64 hexadezimale Ziffern, oder eine Datei, die ihn enthält; mehrfach möglich
cli-option-server = Adresse eines Servers, der nach seinen öffentlichen Schlüsseln gefragt wird; mehrfach möglich
cli-argument-what = was ausgegeben wird
cli-file-missing = Es gibt keine Datei { $path }.
cli-file-unreadable = { $path } lässt sich nicht lesen: { $problem }
cli-file-unwritable = { $path } lässt sich nicht schreiben: { $problem }
cli-key-unreadable = „{ $input }“ ist weder ein öffentlicher Schlüssel aus 64 hexadezimalen Ziffern noch eine Datei, die einen enthält.
cli-keys-unknown = { $server } nennt seine öffentlichen Schlüssel nicht: { $problem }
cli-no-terminal = Ein Spiel braucht Tastatur und Bildschirm. Für Programme gibt es den Befehl referee.
cli-window-small = Dieses Fenster hat { NUMBER($width, useGrouping: 0) } Spalten und { NUMBER($height, useGrouping: 0) } Zeilen. Das Spielfeld braucht { NUMBER($columns, useGrouping: 0) } Spalten und { NUMBER($lines, useGrouping: 0) } Zeilen. Darum läuft der Text hier durch.
cli-not-understood = nicht erkannt: { $words }
cli-did-you-mean = Meinst du { $word }?
cli-extra-missing = Für { $command } muss erst installiert werden, was dazu nötig ist: { $install }
cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-option-help = diese Hilfe zeigen und beenden
cli-fault = { $argument }: { $problem }
cli-fault-required = es fehlt: { $names }
cli-fault-required-one = es fehlt eines von diesen: { $names }
cli-fault-together = passt nicht zusammen mit { $other }
cli-fault-no-value = hat keinen Wert, hier aber { $value }
cli-fault-value = braucht einen Wert
cli-fault-one-value = hat höchstens einen Wert
cli-fault-ambiguous = { $option } kann { $matches } sein
cli-fault-type = „{ $value }“ passt hier nicht
cli-fault-choice = „{ $value }“ ist keines von diesen: { $choices }
cli-metavar-command = Befehl
cli-metavar-task = Aufgabe
cli-metavar-set = NAME=WERT
cli-metavar-file = DATEI

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

cli-option-fast = keine Pausen zwischen den Entscheidungen der Bots
cli-commitment = Alles, was der Zufall in diesem Spiel entscheidet, ist schon bestimmt und versiegelt. Das Siegel ist der SHA-256 des Startwerts: { $commitment }
cli-confirm = { $choice }. Sicher?
cli-back = Zurück
cli-more = Mehr zur Auswahl
cli-again = Noch einmal spielen
cli-write-down = Dieses Spiel in { $path } speichern
cli-leave = Verlassen
cli-name-default = Markus
cli-game-unknown = Kein Spiel heißt „{ $input }“. Zur Wahl stehen: { $names }.
cli-bots-unknown = { $game } hat keine Bots namens „{ $input }“. Zur Wahl stehen: { $names }.
cli-seed-unreadable = Ein Startwert hat { NUMBER($digits, useGrouping: 0) } hexadezimale Ziffern.
cli-set-form = „{ $input }“ ist keine Hausregel: Schreib sie als Name=Wert.
cli-set-unknown = { $game } hat keine Hausregel namens „{ $name }“. Zur Wahl stehen: { $names }.
cli-set-value = „{ $input }“ passt nicht zu { $name } ({ $allowed }). { $explained }

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

## The server

serve-ready = Lusoria ist bereit: { $address }
serve-stop = Strg-C beendet den Server. Nichts geht verloren.
serve-in-use = Ein anderer Server benutzt { $path }. Eine Datei hat nur einen Server: Beende ihn zuerst, oder gib diesem eine andere --database.
serve-wait-title = Einen Moment
serve-wait-why = Aus deinem Netz kommen gerade sehr viele Anfragen. Es geht nichts verloren.
serve-wait-seconds = Diese Seite versucht es von selbst wieder, in { $seconds ->
    [one] einer Sekunde
   *[other] { NUMBER($seconds, useGrouping: 0) } Sekunden
}.
serve-wait-minutes = Diese Seite versucht es von selbst wieder, in { NUMBER($minutes, useGrouping: 0) } Minuten.
serve-wait-again = Jetzt noch einmal versuchen
serve-option-config = TOML-Datei mit diesen Einstellungen; Optionen und Umgebungsvariablen gehen vor
serve-option-host = Adresse, an der der Server lauscht
serve-option-port = Port, an dem der Server lauscht; 0 nimmt einen freien
serve-option-database = SQLite-Datei, oder Adresse einer PostgreSQL-Datenbank für mehrere Knoten
serve-option-public_url = Adresse, die die Leute sehen, wenn ein Proxy vor dem Server steht
serve-option-origins = weitere Seiten, die mit diesem Server sprechen dürfen, durch Kommas getrennt
serve-option-proxies = vertrauenswürdige Proxys: Adressen oder Netze, durch Kommas getrennt
serve-option-keys = Geheimnisse, mit denen Plätze signiert werden, durch Kommas getrennt; das erste signiert, allen wird geglaubt; je mindestens 16 Byte
serve-option-grace = Sekunden, bis ein Bot für jemanden einspringt, der gegangen ist, an einem Tisch ohne Uhr
serve-option-clock_grace = dasselbe an einem Tisch mit Uhr
serve-option-bot_delay = wie viel Zeit sich Bots nehmen: 1 wie Menschen, 0 gar keine
serve-option-bot_workers = Prozesse, in denen die Bots denken
serve-option-requests_per_minute = HTTP-Anfragen je Minute von einem Gerät
serve-option-messages_per_second = Nachrichten je Sekunde von einem Gerät
serve-option-devices_per_address = für wie viele Geräte eine Adresse Kontingente hat, und wie viele neue sie in zehn Minuten bringen darf
serve-option-connections_per_device = Verbindungen eines Geräts
serve-option-connections_per_address = Verbindungen von einer Adresse
serve-option-tables_per_hour = geöffnete Tische je Stunde von einem Gerät
serve-option-listed_per_device = Tische eines Geräts, die zugleich gelistet sind
serve-option-listed_per_address = Tische einer Adresse, die zugleich gelistet sind
serve-option-tries_per_address = Versuche an der Tagesaufgabe, die eine Adresse an einem Tag beginnen darf
serve-option-exercises = Ordner mit eigenen Übungen dieses Servers, die neben den mitgelieferten angeboten werden
serve-option-log_level = wie viel protokolliert wird: debug, info oder warning
serve-option-no_browser = die Seite nicht im Browser öffnen
cli-help-serve = Tische für Menschen und Programme führen, über HTTP und Sockets
cli-help-backup = alles, was ein Server weiß, in eine Datei schreiben, während er läuft
cli-help-restore = eine leere Datenbank aus so einer Datei füllen
cli-help-wipe = in der Datei eines angehaltenen Servers kein Byte von gelöschten Personen lassen
cli-help-export = alle beendeten Spiele ohne Namen schreiben, eine Aufzeichnung je Zeile
cli-argument-file = Datei zum Schreiben oder Lesen
cli-backup-done = Geschrieben in { $path }.
cli-option-consented = nur Spiele, aus denen Übungen werden dürfen: alle Menschen, die dort gespielt haben, sind einverstanden
cli-export-count = { $count ->
        [one] Ein Spiel.
       *[other] { NUMBER($count, useGrouping: 0) } Spiele.
    }
cli-restore-done = Wiederhergestellt aus { $path }.
cli-wipe-done = Gereinigt: Von Gelöschtem ist kein Byte mehr da.

## Ein Bot am Tisch irgendeines Servers: `lusoria sit`

cli-help-sit = einen Bot an einen Tisch setzen, über dessen Link
sit-argument-link = Link des Tisches, oder sein Code
sit-option-bot = welcher Bot spielt (sonst der übliche des Spiels); Modul:Klasse für einen eigenen
sit-option-seat = Nummer des Platzes, wie die Seite zählt (sonst der erste freie)
sit-option-name = Name am Tisch (sonst der des Bots)
sit-option-rematch = nach dem Spiel bleiben und jede Revanche mitspielen, bis Strg-C
sit-option-pause = Sekunden vor jedem Zug, im Mittel, damit die Leute mitkommen
sit-option-server = Adresse des Servers, wenn nur ein Code angegeben ist
sit-found = { $game } zu { NUMBER($players, useGrouping: 0) } bei { $server }
sit-seated = { $bot } sitzt auf Platz { NUMBER($place, useGrouping: 0) } und heißt { $name }.
sit-waits = Warten, bis der Gastgeber beginnt. Strg-C steht wieder auf.
sit-moved = Mein Zug: { $action }
sit-late = Zu spät für „{ $action }“: Die Uhr oder ein Bot des Servers hat gezogen.
sit-line-lost = Verbindung verloren. Neuer Versuch.
sit-line-back = Wieder am Tisch.
sit-waits-for-rematch = Warten auf eine Revanche. Strg-C beendet es.
sit-rematch = Eine Revanche, bei { $link }
sit-left = Vom Tisch aufgestanden. Ein begonnenes Spiel spielt ein Bot des Servers weiter.
client-error-not_a_link = „{ $input }“ ist kein Link zu einem Tisch. So sieht einer aus: { $example }. Ein Code aus sechs Buchstaben tut es auch.
client-error-unreachable = { $server } antwortet nicht: { $problem }
client-error-not_lusoria = Bei { $server } antwortet etwas, aber nicht wie ein Server von Lusoria.
client-error-other_version = { $server } spricht eine andere Version des Protokolls. Installiere das Lusoria, das dort läuft.
client-error-unknown_game = Der Tisch spielt { $game } nach Version { NUMBER($rules, useGrouping: 0) } der Regeln, die hier niemand kennt. Installiere, was der Server hat.
client-error-no_such_bot = { $game } hat keinen Bot namens „{ $input }“. Zur Wahl stehen: { $names }.
client-error-bot_failed = Der Bot kann nicht weiter: { $problem }
client-error-seat_lost = Der Platz gehört uns nicht mehr: Wir wurden vom Tisch verwiesen, oder jemand hat ihn übernommen.

## Das Labor: `lusoria lab`

cli-help-lab = zu Tausenden spielen: Bots gegen Bots, und wie ausgewogen die Regeln sind
lab-help-tournament = Bots gegen Bots: wer besser ist, und wie sicher
lab-argument-bots = bekannte Bots, oder Modul:Klasse für einen eigenen; anderer=Bot gibt ihm einen anderen Namen
lab-option-deals = so oft wird ausgeteilt, und jedes Mal sitzt jeder Bot auf jedem Platz
lab-option-seed = Zahl, aus der alle Karten, Würfel und Münzen folgen
lab-option-workers = Prozesse, die spielen
lab-option-folder = Ordner für die Ergebnisse; was dort begonnen wurde, geht weiter
lab-option-changed_code = weitermachen, auch wenn sich der Code eines Bots geändert hat
lab-deals = Ausgeteilt
lab-lifts = Ein Bot unter anderen: wie viel mehr er gewinnt als einer von ihnen an seiner Stelle, in Prozentpunkten
lab-mixed = An gemischten Tischen, der Beste zuerst
lab-head-bot = wer
lab-head-among = unter
lab-head-wins = gewinnt
lab-head-lift = mehr
lab-head-points = Punkte
lab-head-seats = Plätze
lab-head-odds = Log-Quote
lab-head-skill = nach openskill
lab-cut_off = Spiele, die zu lang waren und nicht zählen: { NUMBER($games, useGrouping: 0) }
lab-written = Alles ist in { $folder }.
lab-help-solve = das beste Spiel auf Punkte für einen allein, genau: jede Spalte, jeder Satz Karten
lab-argument-solved = Spiel, das gelöst wird
lab-option-turns = Züge, die bleiben, bis zu so vielen
lab-option-threads = Zahl der Threads
lab-option-solution = Ordner für die Tafeln, ein halbes Gigabyte je Zug; was da ist, wird nicht neu gerechnet
lab-columns = Spalten
lab-solved = Der Mittelwert aller Punkte von einer leeren Spalte an, so gut gespielt wie möglich
lab-head-turns = Züge
lab-head-no_cards = ohne Karten
lab-head-joker = nur der Joker
lab-head-all_cards = alle Karten
lab-help-train = was Bots auswendig können: gelernt im Spiel gegen sich selbst
lab-help-exercises = Übungen machen: Stellungen, über die sich nachzudenken lohnt, und was man von ihnen weiß
lab-argument-exercises = von welchem Spiel
lab-option-count = so viele von jedem der vier Grade
lab-option-records = Stellungen aus aufgezeichneten Partien kommen zuerst: eine Aufzeichnung oder eine je Zeile; nur mit dem Einverständnis der Spieler
lab-option-only_records = nur aus diesen Aufzeichnungen, keine aus Spielen von Bots; so viele es gibt, bis zu dieser Zahl je Grad
lab-option-exercises = wohin die Datei kommt
lab-exercises = Übungen
lab-argument-learned = Spiel, das gelernt wird
lab-option-learned_players = Spielerzahlen, für die gelernt wird, eine oder von..bis
lab-option-learned = Ordner für die Tafeln, eine Datei für jede Spielerzahl
lab-learning = Lernen
lab-help-balance = wie ausgewogen die Spiele sind, als Seite zum Lesen
lab-option-games_of = welches Spiel; mehrfach möglich (sonst alle)
lab-option-policy = wer spielt: random, oder ein Bot; mehrfach möglich
lab-option-only = nur dieses Bild, mit seinem Namen; mehrfach möglich
lab-option-games = Spiele je Tisch, für kompilierte Strategien
lab-option-slow_games = Spiele je Tisch, für nicht kompilierte Strategien
lab-option-report = Ordner für die Seite, ihre Tabellen und Bilder
lab-counting = Es wird gezählt
lab-report = Der Bericht ist in { $page }.

## A written game in the terminal: ids begin with `replay-`

replay-argument-record = Datei mit einer Aufzeichnung, oder - für das, was durch eine Pipe kommt
replay-option-open = mit allen Geheimnissen
replay-option-step = bei diesem Schritt beginnen, gezählt wie in der Adresse der Seite
replay-option-turn = bei diesem Zug beginnen
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

analyse-option-seat = Platz, von dem aus man schaut, wie die Seite zählt (sonst das Publikum)
analyse-option-model = wie die anderen vermutlich spielen
analyse-option-form = text, json oder html: eine eigene Seite
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

## Checking a game

check-argument-game = Name eines Spiels, oder { $form }, wenn es nicht installiert ist
check-option-games = Zahl der Spiele; jede Hausregel kommt mindestens einmal vor
check-option-seed = Zahl, aus der die zufälligen Spiele folgen
check-option-law = nur dieses Gesetz prüfen
check-option-json = ein JSON-Objekt je Gesetz ausgeben, mit den Ereignissen des Spiels
check-title = { $game }, Regeln { $version }, aus { $file }: { NUMBER($games, useGrouping: 0) } zufällige Spiele, Startwert { NUMBER($seed, useGrouping: 0) }
check-holds = { $law }: erfüllt. { $demand }
check-broken = { $law }: VERLETZT. { $demand }
check-skipped = { $law }: nicht geprüft, weil { $why ->
        [not_installed] Bots nur die neueste Fassung eines installierten Spiels spielen.
       *[unplayable] sich ein zufälliges Spiel nicht spielen lässt.
    }
check-more = und { NUMBER($count, useGrouping: 0) } weitere
check-again = Wiederhole den ganzen Befehl mit --games { NUMBER($games, useGrouping: 0) } und --seed { NUMBER($seed, useGrouping: 0) }, um diese Fälle wieder zu finden. Der Startwert eines Falls genügt nicht.
check-result = { $count ->
        [0] Das Spiel hält alle geprüften Gesetze ein.
        [1] Das Spiel verletzt ein Gesetz.
       *[other] Das Spiel verletzt { NUMBER($count, useGrouping: 0) } Gesetze.
    }
law-game-can-be-listed = Das Spiel hat alle Mitglieder, und Name, Motto und Regeln auf Englisch.
law-games-run-without-errors = Kein zufälliges Spiel endet mit einer Ausnahme.
law-games-end-with-a-result = Jedes zufällige Spiel endet, mit einem Schluss, Gewinnern und einem Ergebnis.
law-legal-lists-what-decide-accepts = Das Spiel nimmt jede genannte Aktion an und lehnt alle anderen mit einer bekannten Regelnummer ab.
law-unknown-seat-is-refused = Ein Platz, den es nicht gibt, kann nichts tun.
law-first-event-names-its-action = Das erste Ereignis einer Aktion nennt die Aktion.
law-odds-sum-to-one = Die Wahrscheinlichkeiten ergeben eins, und keine zwei Ausgänge beginnen mit demselben Ereignis.
law-events-rebuild-every-state = Aus den Ereignissen allein entsteht jeder Zustand wieder.
law-json-keeps-every-value = Optionen, Aktionen, Ereignisse und Ansichten bleiben in JSON gleich.
law-views-are-complete = Alle Ansichten haben denselben öffentlichen Teil; der private Teil und die Aktionen gehören dem Betrachter.
law-redacting-twice-changes-nothing = Geheimnisse zweimal zu verbergen ist dasselbe wie einmal.
law-concerns-is-public = Alle können wissen, welche Plätze ein Ereignis betrifft, und die anderen sehen nicht mehr als das Publikum.
law-unconcerned-seats-keep-their-view = Plätze, die kein Ereignis betrifft, wissen und dürfen dasselbe wie zuvor.
law-marked-seats-exist = Jedes als Platz markierte Feld enthält einen Platz am Tisch.
law-equal-events-give-equal-views = Wer dieselben Ereignisse gesehen hat, bekommt dieselbe Ansicht, dieselben Aktionen und Ablehnungen.
law-equal-views-give-equal-events = Wer dieselben Ansichten hat, hat dieselben Ereignisse gesehen.
law-redacted-fields-are-marked-secret = Jedes verborgene Feld ist als geheim markiert, und kein anderes.
law-one-field-name-has-one-mark = Felder mit demselben Namen haben dieselbe Markierung.
law-house-rules-can-be-played = Jeder Wert jeder Hausregel lässt sich spielen.
law-printed-values-are-the-defaults = Die gedruckten Hausregeln gelten, wenn nichts gesagt wird.
law-every-message-exists = Es gibt eine Nachricht für jedes Ereignis, jede Aktion, jede Regel, jeden Schritt und jede Option.
law-every-text-is-complete = Jede Nachricht hat alle ihre Variablen, für jeden am Tisch.
law-every-refusal-has-a-sentence = Jede Ablehnung hat ihren eigenen Satz.
law-types-have-tags = Jede Aktion und jedes Ereignis hat eine Kennung (tag).
law-optional-members-have-current-names = Kein zusätzliches Mitglied hat einen alten Namen.
law-extensions-can-be-loaded = Alles, was das Spiel sonst mitbringt, lässt sich laden.
law-extensions-are-known-and-have-their-type = Alles, was das Spiel sonst mitbringt, hat einen bekannten Namen und den richtigen Typ.
law-lesson-can-be-played = Die Lektion endet mit dem Spiel, und alle ihre Texte sind da.
law-exercises-have-a-screen = Ohne eigene Ansichten haben Übungen die Felder, die der Client zeigt.
law-bots-choose-legal-actions = Die Bots wählen nur erlaubte Aktionen.
law-bots-choose-deterministically = Die Bots wählen bei gleicher Sicht und gleichen Zufallszahlen dasselbe.

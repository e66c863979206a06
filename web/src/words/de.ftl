### Lusoria in German: what only the web client says. Ids begin with `web-`.

## Everywhere

web-title = Lusoria: zwei römische Brettspiele
web-tagline = Römische Spiele. Kein Konto, nur ein Link.
web-back = Zurück
web-close = Schließen
web-pair = { $name }: { $value }
web-menu = Menü
web-menu-table = Dieser Tisch
web-language = Sprache
web-settings = Einstellungen
web-theme = Hell oder dunkel
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-comfort = Bedienung
web-keys = Tastenkürzel aus einem Buchstaben
web-notify = Benachrichtige mich, wenn ich dran bin, auch in einem anderen Tab
web-notify-no = Der Browser blockiert Benachrichtigungen. Erlaube sie in seinen Einstellungen.
web-sound = Töne
web-sound-question = Mit Ton spielen?
web-yes = Ja
web-no = Nein
web-still = Weniger Bewegung
web-large = Größere Schrift
web-handed = Dieses Gerät geht reihum
web-open = Dieses Gerät sehe nur ich: meine Seite immer zeigen
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-rules-aim = Dein Ziel
web-rules-course = So wird gespielt
web-rules-complete = Die vollständigen Regeln mit ihren Nummern (auf Englisch)
web-learn = In drei Minuten gelernt
web-learn-new = Neu hier? In drei Minuten gelernt
web-learn-of = { $game } lernen
web-learn-table-waits = Dein Tisch wartet.
web-learn-table-started = Das Spiel an deinem Tisch hat begonnen.
web-learn-to-table = Zum Tisch
web-to-home = Zurück zu den Spielen
web-reload = Neue Version laden
web-lost-title = Hier ist nichts
web-lost = Dieser Link führt zu keinem Tisch. Prüf ihn oder lass dir einen neuen geben.
web-version-changed = Es gibt eine neue Version von Lusoria. Lade die Seite neu.
web-offline = Keine Verbindung zum Server. Versuch es gleich noch einmal.
web-went-wrong = Das hat nicht geklappt. Versuch es noch einmal.
web-busy = Der Server ist ausgelastet. Neuer Versuch in { NUMBER($seconds, useGrouping: 0) } s.
web-next-try = Nächster Versuch: { $time }.
web-connecting = Der Tisch wird gedeckt…

## Home

web-meta = { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } Spieler, ab { NUMBER($minutes, useGrouping: 0) } Minuten
web-meta-exactly = { NUMBER($most, useGrouping: 0) } Spieler, ab { NUMBER($minutes, useGrouping: 0) } Minuten
web-company = Bots als Gegner
web-play-now = Jetzt spielen
web-set-table = Tisch öffnen
web-continue = Dein Spiel fortsetzen
web-waits = Wartet auf dich
web-all-my-games = Alle meine Spiele ({ NUMBER($count, useGrouping: 0) })
web-offline-home = Keine Verbindung. Die Lektionen gehen trotzdem.
web-see-all = Alle zeigen
web-no-open-tables = Gerade ist kein Tisch offen. Öffne oben deinen eigenen.
web-watch = Ein Spiel ansehen
web-loading = Einen Augenblick
web-table-of = Tisch von { $name }
web-seated = { NUMBER($taken, useGrouping: 0) } von { NUMBER($players, useGrouping: 0) } Plätzen besetzt
web-learn-by-playing = Spielend lernen
web-lesson-long = 3 Minuten
web-my-games-hint = weiterspielen oder noch einmal ansehen
web-you-are = Du spielst als { $name }
web-change = Ändern
web-done = Fertig
web-have-code = Hast du einen Tischcode?
web-take-seat = Zum Tisch
web-code-unknown = Kein Tisch hat diesen Code. Prüf ihn und versuch es noch einmal.
web-code-empty = Tippe zuerst den Code ein.
web-my-games = Meine Spiele
web-name-default = Markus
web-no-games = Noch keine Spiele. Deine erscheinen hier.
web-next = Wie es weitergeht
web-play-game = { $game } spielen
web-open-tables = Offene Tische
web-free-seats = { $count ->
        [one] ein freier Platz
       *[other] { NUMBER($count, useGrouping: 0) } freie Plätze
    }
web-result-won = gewonnen
web-result-drawn = unentschieden
web-result-lost = verloren
web-result-given_up = aufgegeben
web-points = { $points ->
        [one] ein Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
    }
web-give-up = Dieses Spiel aufgeben
web-give-up-sure = Ja, aufgeben
web-give-up-try = Das ist dein einziger Versuch heute. Gibst du auf, gilt er als nicht beendet.
web-forget = Aus dieser Liste nehmen
web-status-open = nicht begonnen
web-status-playing = läuft
web-games-going = Laufende
web-games-over = Beendete

## The table before the game

web-not-started = Noch nicht begonnen
web-invite = Einladen
web-table-code = Tischcode
web-share-link = Link teilen
web-copied = Link kopiert
web-not-copied = Kopieren ging nicht
web-qr = QR-Code mit dem Link zum Tisch
web-seats = Plätze, im Uhrzeigersinn
web-free-seat = Freier Platz
web-free = frei
web-seat-left-of = Platz { NUMBER($number, useGrouping: 0) }, links von { $name }
web-seat-right-of = Platz { NUMBER($number, useGrouping: 0) }, rechts von { $name }
web-seat-beside-free = Platz { NUMBER($number, useGrouping: 0) }, neben einem freien Platz
web-who-sits = Wer sitzt hier?
web-sit-here = Hier hinsetzen
web-tap-to-sit = Tippe auf einen freien Platz, um dich zu setzen.
web-change-name = Name ändern
web-move-here = Hierher wechseln
web-other-here = Jemand an diesem Gerät
web-leave-free = Frei lassen
web-leave-so = Abbrechen
web-change-places = { $name } umsetzen
web-press-other-seat = Tippe auf einen neuen Platz für { $name }
web-number-of-seats = { NUMBER($players, useGrouping: 0) } Plätze
web-shuffle = Plätze mischen
web-talk = Chat
web-unread = { $count ->
        [one] eine neue Nachricht
       *[other] { NUMBER($count, useGrouping: 0) } neue Nachrichten
    }
web-nothing-said = Noch hat niemand etwas gesagt.
web-talk-sit = Setz dich, um hier zu schreiben.
web-reactions = Reagieren
web-phrases = Sprüche
web-claim = Behaupten
web-claims = Behauptungen
web-claim-hint = Alle hören es, und es bleibt in der Aufzeichnung. Niemand prüft, ob es stimmt.
web-claim-choose = Wähle eine Behauptung
web-add-bot = Bot dazusetzen
web-add-player = Jemanden dazusetzen
web-bot-kind = Stufe des Bots { $name }
web-host = Gastgeber
web-ready = bereit
web-say-ready = Ich bin bereit
web-say-read = Gelesen, ich bin bereit
web-say-not-ready = Wartet auf mich
web-not-ready = Noch nicht bereit: { $names }
web-rules-changed = Die Hausregeln haben sich geändert ({ $rules }).
web-seats-changed = Die Plätze haben sich geändert.
web-ready-lost = Nicht mehr bereit: { $names }.
web-standings = Zwischenstand
web-won-of = { NUMBER($won, useGrouping: 0) } von { NUMBER($played, useGrouping: 0) } gewonnen
web-host-tools = Du bist Gastgeber. Tippe zwei Plätze an, um sie zu tauschen. Ein neuer Gastgeber beginnt das Spiel an deiner Stelle. Wen du wegschickst, der kann sich hier nicht wieder setzen.
web-make-host = Tisch übergeben
web-get-up = Aufstehen
web-send-away = Wegschicken
web-fewer-seats = Platz entfernen
web-more-seats = Platz hinzufügen
web-house-rules = Hausregeln
web-clock = Uhr
web-clock-none = Keine Uhr
    .explanation = Nimm dir alle Zeit, die du brauchst.
web-clock-gentle = Sanfte Uhr
    .explanation = Ist deine Zeit um, läuft sie noch einmal. Danach trifft ein Bot diese eine Entscheidung für dich.
web-clock-strict = Strenge Uhr
    .explanation = Ist deine Zeit um, trifft ein Bot diese eine Entscheidung für dich.
web-seconds = Sekunden je Entscheidung
    .explanation = So lange darfst du über eine Entscheidung nachdenken.
web-chat = Chat
web-chat-off = Kein Chat
    .explanation = Hier kann niemand schreiben.
web-chat-phrases = Nur feste Sprüche
    .explanation = Feste Sprüche, die alle in ihrer Sprache lesen.
web-chat-free = Freier Chat
    .explanation = Alle können schreiben, was sie wollen.
web-listed = Diesen Tisch öffentlich anzeigen
    .explanation = Jeder kann ihn finden und sich setzen.
web-public-record = Das beendete Spiel veröffentlichen
    .explanation = Jeder darf die Aufzeichnung nutzen, mitsamt den Namen.
web-lamps = Lampen (Lernhilfe)
    .explanation = Alle können sehen, was ihre eigenen Möglichkeiten wert sind, und nur ihre eigenen. Die Aufzeichnung vermerkt, dass der Tisch Lampen hatte.
web-your-name = Dein Name
web-name-of-other = Name der anderen Person an diesem Gerät
web-name-taken = { $name } heißt hier schon jemand. { $offered } ist frei.
web-that-is-me = So heiße ich
web-sit-down = Platz nehmen
web-begin = { $players ->
        [2] Zu zweit beginnen
        [3] Zu dritt beginnen
        [4] Zu viert beginnen
        [5] Zu fünft beginnen
        [6] Zu sechst beginnen
        [7] Zu siebt beginnen
        [8] Zu acht beginnen
       *[other] Mit { NUMBER($players, useGrouping: 0) } Leuten beginnen
    }
web-begin-hint = { $bots ->
        [one] Ein Bot nimmt den freien Platz.
       *[other] Bots nehmen die { NUMBER($bots, useGrouping: 0) } freien Plätze.
    }
web-wait-host = Warten, bis { $name } das Spiel beginnt.
web-one-phone = Jemanden an diesem Gerät hinzufügen
web-one-phone-hint = Ein Gerät für mehrere: Setz dich an einen Tisch und füge dort die anderen hinzu. Es sagt dir, wer es bekommt.

## At the table

web-leave = Den Tisch verlassen
web-leave-hint = Du behältst deinen Platz. Ein Bot spielt für dich, bis du wieder da bist.
web-leave-waits = Du behältst deinen Platz, und das Spiel wartet, bis du wieder da bist.
web-skip = Zu deiner Entscheidung springen
web-you-name = { $name } (du)
web-bot-stands-in = Bot springt ein
web-away = abwesend
web-awaited = ist am Zug
web-about = Über { $name }
web-watching = Du schaust zu
web-your-move = Du bist dran: { $ask }
web-your-turn = Du bist dran
web-chosen = Gewählt
web-sending = Wird gesendet
web-waiting-table = Warten auf den Tisch
web-late = Zu spät: Das war schon entschieden.
web-lost-line = Verbindung verloren. Neuer Versuch…
web-back-online = Wieder am Tisch.
web-still-there = Noch da?
web-still-there-mine = Verbindung verloren. In { NUMBER($seconds, useGrouping: 0) } s spielt ein Bot für dich.
web-still-there-of = { $name }: noch da? { NUMBER($seconds, useGrouping: 0) } s
web-i-am-here = Ich bin da
web-bot-played = { $moves ->
        [one] Ein Bot hat eine Entscheidung für dich getroffen.
       *[other] Ein Bot hat { NUMBER($moves, useGrouping: 0) } Entscheidungen für dich getroffen.
    }
web-understood = Verstanden
web-no-wake-lock = Diese Adresse ist nicht sicher (kein https), deshalb kann die Seite den Bildschirm nicht anlassen. Stelle dein Gerät so ein, dass es beim Spielen nicht ausgeht.
web-hold = Ansehen
web-hold-cards = was nur du weißt
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Weiter
web-turn = Zug
web-skip-to-end = Zum Ende springen
web-history = Was bisher geschah
web-say = Sag etwas
web-send = Senden
web-mute = { $name } stummschalten
web-unmute = { $name } nicht mehr stummschalten
web-tv = Auf dem Fernseher zeigen
web-tv-join = Öffne { $place } und gib diesen Code ein
web-tv-watch = Schau zu, oder nimm Platz
web-tv-next = Nächstes Spiel: scanne, oder gib diesen Code ein
web-other-device = Mit meinem Platz auf ein anderes Gerät umziehen
web-rejoin-text = Öffne diesen Tisch auf dem anderen Gerät und gib { $code } ein.
web-have-rejoin = Mein Platz ist auf einem anderen Gerät
web-rejoin-code = Code deines Platzes
web-rejoin = Meinen Platz zurückholen
web-sealed-deal = Faires Spiel: Jede Karte und jeder Wurf stand vor der ersten Entscheidung fest. Siegel: { $seal }…
web-your-notes = Deine Notizen
web-marks-private = Deine Zeichen und Notizen sieht niemand außer dir.
web-hand-phone = Gib das Gerät weiter an
web-turn-round = Das Brett drehen
web-curtain = Du bist dran. Achte darauf, dass sonst niemand den Bildschirm sieht.
web-i-am = Ich bin { $name }
web-curtain-hint = Eine Sekunde gedrückt halten oder zweimal die Eingabetaste.

## Games without a board of their own

web-plain-choices = Deine Möglichkeiten
web-plain-choice = Möglichkeit { NUMBER($place, useGrouping: 0) }
web-plain-hold = Gedrückt halten, um die Möglichkeiten zu sehen
web-plain-find = Eine Möglichkeit suchen
web-plain-grid = Das Brett
web-plain-cell = Zeile { NUMBER($row, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: { $contents }
web-plain-cell-empty = leer
web-plain-pick = Wähle ein Feld auf dem Brett.
web-plain-pick-marked = Nur Felder mit einem Punkt sind wählbar.
web-plain-final = Die Schlussstellung
web-plain-own-failed = Das eigene Brett dieses Spiels funktioniert hier nicht. Du kannst auf diesem einfachen spielen.
web-plain-no-report = Die eigene Auswertung dieses Spiels funktioniert hier nicht.
web-plain-chances = Gewinnchance
web-plain-analysis-promise = Wer wohl gewinnt, und was Entscheidungen gekostet haben

## After the game

web-wins = gewinnt
web-shares-win = teilt den Sieg
web-rematch = Noch einmal an diesem Tisch
web-to-rematch = Zum nächsten Spiel
web-replay = Noch einmal ansehen
web-share-replay = Das Spiel teilen
web-share-picture = Ein Bild teilen
web-no-picture = Das Bild konnte nicht erstellt werden. Versuch es noch einmal.
web-replay-start = Vor dem ersten Zug
web-replay-deal = Die Karten werden ausgeteilt.
web-eyes = Aus Sicht von
web-gallery = Publikum
web-all-secrets = Alles offen
web-turn-before = Voriger Zug
web-step-back = Voriger Schritt
web-step-on = Nächster Schritt
web-turn-after = Nächster Zug
web-step = Schritt
web-play = Abspielen
web-pause = Anhalten
web-chapters = Kapitel
web-chapter-deal = Austeilen
web-chapter-start = Anfang
web-chapter-end = Ende
web-chapter-before = Voriges Kapitel
web-chapter-after = Nächstes Kapitel
web-best-moments = Höhepunkte ({ NUMBER($seconds, useGrouping: 0) } s)
web-speed = Geschwindigkeit
web-download = Das Spiel herunterladen
web-signed = Aufzeichnung signiert · { $sum }
web-signed-text = Der Server hat dieses Spiel signiert. Bewahre die Prüfsumme auf: Hat eine Aufzeichnung eine andere, ist sie nicht dieses Spiel. „lusoria verify“ prüft das für dich.
web-seal-copy = Prüfsumme, Signatur und Schlüssel kopieren
web-seal-copied = Kopiert
web-unsigned = Diese Aufzeichnung ist nicht signiert. Alle Entscheidungen sind erlaubt, alle Karten und Würfe ehrlich, aber nichts beweist, dass so gespielt wurde.
web-analysis = Auswertung
web-through-eyes = Aus Sicht von { $name }
web-analysis-busy = Der Server wertet gerade andere Spiele aus. Versuch es gleich noch einmal.
web-analysis-again = Noch einmal versuchen
web-analysis-waiting = { $before ->
        [0] Wird berechnet…
        [1] Ein Spiel kommt vor deinem.
       *[other] { $place ->
            [3] Viele Spiele warten. Deines ist das dritte.
            [4] Viele Spiele warten. Deines ist das vierte.
            [5] Viele Spiele warten. Deines ist das fünfte.
            [6] Viele Spiele warten. Deines ist das sechste.
            [7] Viele Spiele warten. Deines ist das siebte.
           *[other] Viele Spiele warten. Deines ist Nummer { NUMBER($place, useGrouping: 0) }.
        }
    }
web-analysis-progress = { NUMBER($done, useGrouping: 0) } von { NUMBER($of, useGrouping: 0) } berechnet.
web-play-on = Von hier weiterspielen
web-play-on-text = Du übernimmst in diesem Moment einen Platz und weißt nur, was dieser Platz wusste. Für die anderen spielen Bots, mit neuen Karten und Würfen. Es zählt nirgends und wird einen Tag aufbewahrt.
web-play-on-as = Spielen als
web-play-on-against = Spielen gegen
web-play-on-begin = Weiterspielen
web-what-if = Was wäre, wenn?
web-what-if-back = { $game }, als { $name }, ab Schritt { NUMBER($step, useGrouping: 0) }
web-file = Aufzeichnung öffnen
web-file-choose = Aufzeichnung hierher ziehen, einfügen oder eine Datei wählen
web-file-text = Sie wird geprüft wie jedes Spiel und bleibt in diesem Tab. Nichts wird gespeichert.
web-file-empty = Darin steht nichts. Wähle eine andere Datei.
web-file-long = Das ist zu lang für eine Aufzeichnung.
web-file-wrong = Das ist keine gültige Aufzeichnung. { $problem }
web-file-another = Andere Aufzeichnung öffnen
web-analysis-preparing = Die erste Auswertung auf diesem Server dauert bis zu einer Minute, die nächsten einen Augenblick.
web-analysis-short = Dieses Spiel war zu kurz für eine Auswertung.
web-as-table = Als Tabelle
web-percent = { $value } %
web-percent-range = { $low } bis { $high } %
web-to-win = % Gewinnchance
web-units = Was die Zahlen bedeuten
web-unit-stone = Steine
    .what = Zehn Steine zeigen, wie wahrscheinlich jede Seite bei jemandem ist. Jeder Stein ist 10 %.
web-unit-chance = Gewinnchance
    .what = Wie viele von 100 Spielen, die von hier an weitergehen, gewonnen würden, wenn alle gut spielen.
web-unit-points = Erwartete Punkte
    .what = Die Punkte, die am Ende im Mittel zu erwarten sind, wenn alle von hier an gut spielen.
web-unit-to-win = % Gewinnchance
    .what = Was eine Entscheidung an Gewinnchance gekostet hat: −8 heißt acht Siege weniger in 100 Spielen als mit der besten Möglichkeit.
web-unit-lost-points = Punkte
    .what = Was eine Entscheidung an Punkten gekostet hat: −2 heißt im Mittel zwei Punkte weniger als mit der besten Möglichkeit.
web-unit-error = ±
    .what = So weit kann die Schätzung danebenliegen. Ein kleinerer Unterschied gilt als gleich.
web-chart-line = { $name }: { $first } am Anfang, { $now } hier, { $last } am Ende
web-start = Start
web-link-moment = Diesen Moment teilen
web-watch-moment = Diesen Moment ansehen
web-your-decisions = Deine Entscheidungen
web-decisions-of = Entscheidungen: { $name }

## Lessons

web-lesson = Lektion, Schritt { NUMBER($step, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) }
web-skip-lesson = Die Lektion verlassen
web-learn-other = Versuch lieber dies: { $deed }.
web-learn-watch = Sieh zu, was geschieht.

web-pace = Tempo der Animationen
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Sofort

## The first game on a device

web-show-me = Zeig es mir (3 Minuten)
web-just-play = Gleich spielen
web-opening = So geht es
web-opening-waits = Das Spiel wartet auf dich.
web-opening-goes-on = Das Spiel hat begonnen und wartet nicht.

## Every day

web-daily = Tagesaufgabe
web-daily-hint = dasselbe Spiel für alle, ein Versuch am Tag
web-daily-week-label = Die letzten sieben Tage
web-daily-day-best = so gut wie der beste Bot
web-daily-day-close = fast so gut wie der beste Bot
web-daily-day-slip = gespielt
web-daily-day-none = nicht gespielt
web-daily-day-absent = vor dem ersten Tag dieses Servers
web-daily-bots = Stufe der Bots: { $bots }.
web-daily-begun = { $begun ->
        [0] Noch niemand hat begonnen.
        [one] Eine Person hat begonnen.
       *[other] { NUMBER($begun, useGrouping: 0) } Leute haben begonnen.
    }
web-daily-one-try = Du hast einen Versuch. Beginne vor { $ends } (deine Zeit). Du kannst gehen und wiederkommen; was bis { $opens } nicht fertig ist, gilt als nicht beendet.
web-daily-go-on = Weiterspielen
web-daily-compare = Ergebnisse vergleichen
web-daily-leisure = Zum Spaß spielen
web-daily-opens = Dieser Tag ist vorbei. Die Ergebnisse gibt es um { $opens }.
web-daily-playing = läuft
web-daily-unfinished = nicht beendet
web-daily-won = Gewonnen
web-daily-drawn = Unentschieden
web-daily-lost = Verloren
web-daily-days = Vergangene Tage
web-daily-streak = { $days ->
        [one] Serie: 1 Tag
       *[other] Serie: { NUMBER($days, useGrouping: 0) } Tage
    }
web-daily-month = Monat { NUMBER($month, useGrouping: 0) }, { $year }
web-daily-month-before = Voriger Monat
web-daily-month-after = Nächster Monat
web-daily-week = Jeden vergangenen Tag kannst du zum Spaß spielen.
web-daily-week-best = Das Beste der letzten sieben Tage
web-daily-week-won = { NUMBER($won, useGrouping: 0) } von { NUMBER($played, useGrouping: 0) } gewonnen
web-daily-promise = Ist das fair?
web-daily-promise-text = Am Tag davor veröffentlicht der Server eine Prüfsumme. Ist der Tag vorbei, veröffentlicht er den Startwert, aus dem alle Karten und Würfe folgen: Dessen SHA-256 muss diese Prüfsumme sein.
web-daily-tomorrow = Morgen
web-daily-seed = Startwert
web-daily-result = Dein Ergebnis
web-daily-reckoning = Der Rest wird noch berechnet…
web-daily-best = Mit den gleichen Würfeln kam der Bot { $bot } auf { NUMBER($points, useGrouping: 0) }.
web-daily-best-won = Mit den gleichen Karten gewann der Bot { $bot } { NUMBER($won, useGrouping: 0) } von { NUMBER($games, useGrouping: 0) } Spielen.
web-daily-turns = Zug um Zug
web-daily-turn = Zug { NUMBER($turn, useGrouping: 0) }:
web-daily-mark-best = wie der Meister
web-daily-mark-close = nah daran
web-daily-mark-slip = Patzer
web-daily-mark-none = nichts zu entscheiden
web-daily-luck = Glück und Können
web-daily-luck-points = Woher deine Punkte kamen.
web-daily-luck-chance = Wie sich deine Gewinnchance verändert hat.
web-daily-part-start = am Anfang erwartet
web-daily-part-skill = deine Entscheidungen
web-daily-part-others = Züge der anderen
web-daily-part-result = Ergebnis
web-daily-names = Ergebnisse mit Namen
web-daily-names-none = Noch zeigt niemand einen Namen.
web-daily-name-show = Meinen Namen zeigen
web-daily-name-hide = Meinen Namen verbergen
web-daily-name-means = Nur wer dieses Spiel beendet hat, sieht ihn neben deinem Ergebnis. Du kannst ihn wieder verbergen.
web-daily-everybody = Alle
web-daily-first = Noch war niemand vor dir.
web-daily-nobody = Niemand hat es beendet.
web-daily-players = { $players ->
        [one] Eine Person hat es gespielt.
       *[other] { NUMBER($players, useGrouping: 0) } Leute haben es gespielt.
    }
web-daily-few = Du warst besser als { NUMBER($worse, useGrouping: 0) } von { NUMBER($others, useGrouping: 0) }.
web-daily-same = Gleichauf mit dir: { NUMBER($same, useGrouping: 0) }.
web-daily-better = Du warst besser als { NUMBER($percent, useGrouping: 0) } % der anderen.
web-daily-crowd = Endstände. Volle Steine sind Leute, deiner ist purpurn; Rauten sind Bots.
web-daily-bin = { NUMBER($from, useGrouping: 0) } bis { NUMBER($to, useGrouping: 0) } Punkte: { NUMBER($count, useGrouping: 0) }.
web-daily-others = Andere
web-daily-a-bot = Bots
web-daily-stone = Jeder Stein steht für { NUMBER($each, useGrouping: 0) } Leute.
web-daily-won-of = Gewonnen haben { NUMBER($won, useGrouping: 0) } von { NUMBER($players, useGrouping: 0) }.
web-daily-left = Nicht beendet: { NUMBER($count, useGrouping: 0) }.
web-daily-bots-made = Bots mit den gleichen Würfeln
web-daily-bots-won = Wie oft Bots mit gleichen Karten auf diesem Platz gewannen
web-daily-of = { NUMBER($won, useGrouping: 0) } von { NUMBER($games, useGrouping: 0) }
web-daily-you = Du
web-daily-share = Teilen
web-daily-card-text = Dein Ergebnis als Text
web-daily-copy = Text kopieren
web-daily-copied = Kopiert
web-daily-spoiler = Verrät nichts: keine Würfel, keine Zahlen, keine Karten.
web-daily-card-note = { NUMBER($best, useGrouping: 0) } von { NUMBER($turns, useGrouping: 0) } Zügen wie der Meister gespielt
web-daily-on = Mehr
web-daily-sealed = Wiederholung und Auswertung gibt es um { $opens }: Andere haben noch nicht gespielt.
web-daily-analysis = Zur Auswertung
web-daily-other = Zurück zu diesem Tag

## Übungen

web-exercises = Übungen
web-exercise-of = Übung { NUMBER($number, useGrouping: 0) }
web-exercise-number = Übung { NUMBER($number, useGrouping: 0) } · { $grade }
web-exercise-next = Nächste Übung
web-exercise-today = heute { NUMBER($done, useGrouping: 0) } von { NUMBER($total, useGrouping: 0) }
web-exercise-set-done = Für heute ist alles gelöst.
web-exercise-days = { $days ->
        [one] Ein Tag in Folge
       *[other] { NUMBER($days, useGrouping: 0) } Tage in Folge
    }. Rekord: { NUMBER($most, useGrouping: 0) }.
web-exercise-harder = Wer gut löst, bekommt schwerere.
web-exercise-kept = { $count ->
        [one] Eine versucht
       *[other] { NUMBER($count, useGrouping: 0) } versucht
    }, { $good ->
        [one] eine gut gelöst
       *[other] { NUMBER($good, useGrouping: 0) } gut gelöst
    }. Nur auf diesem Gerät aufbewahrt.
web-exercise-forget = Ergebnisse löschen
web-exercise-forget-sure = Ja, löschen
web-exercise-how = So wird gewertet
web-exercise-good = Das ist das Beste.
web-exercise-close = Fast gleich gut: Das zählt als das Beste.
web-exercise-cost-win = Das kostet { $cost } Punkte an Gewinnchance.
web-exercise-values = Was jede Möglichkeit wert ist
web-best = beste
web-better = Besser
web-taken = gewählt
web-exercise-honest = Die Lösung kommt mit der Übung, so geht es auch ohne Verbindung. Du siehst sie, sobald du geantwortet hast.
web-exercise-erring = Bots, die hier falsch lagen: { $levels }.
web-exercise-nobody-errs = Nur der Neuling liegt hier falsch, in { $share } der Fälle.
web-exercise-needs-own = Diese Übung braucht die eigene Ansicht des Spiels, die hier nicht funktioniert.

# By lamplight, and what bots say afterwards

web-lamp = Lampe: was deine Möglichkeiten wert sind
web-lamp-lit = Die Lampe brennt. Was sie zeigt, siehst nur du. Die Aufzeichnung vermerkt, dass dieser Tisch Lampen hatte.
web-lamp-out = Die Lampe ist aus.
web-lamp-wait = Wird berechnet…
web-lamp-own = Nur für deine Augen.
web-lamp-nothing = Noch ist nichts bekannt. Das sind nur die Chancen nach dem Geben.
web-lamp-chance = Deine Gewinnchance, ±{ $error } %.
web-lamp-how = Wie wird das berechnet?
web-lamp-model-types = Die Lampe hält jeden für einen von vier Spielertypen, je nachdem, was er bisher getan hat. Auf die Reihenfolge der Möglichkeiten ist mehr Verlass als auf die Zahlen.
web-lamp-worth = Im Mittel { $points } Punkte, { $chance } Gewinnchance, ±{ $error }.
web-lamp-turn = Bist du am Zug, zeigt die Lampe, was deine Möglichkeiten wert sind.
web-lamp-in-points = Punkte zeigen
web-lamp-in-chances = Chancen zeigen
web-afterwords = Was die Bots dachten
web-afterword = { $name }, { $level }, Zug { NUMBER($turn, useGrouping: 0) }: { $action }
web-afterword-see = Zu diesem Moment

## Meine Spiele

web-floor = Dein Mosaik
web-floor-won = { $won ->
        [one] gewonnen von { NUMBER($played, useGrouping: 0) }
       *[other] gewonnen von { NUMBER($played, useGrouping: 0) }
    }
web-both-games = Beide Spiele
web-floor-means = Jeder Stein ist ein beendetes Spiel, das neueste zuletzt. Gefüllte sind Siege. Tippe einen an, um es noch einmal zu sehen.
web-results-by-side = Nach Seite
web-results-by-players = Nach Zahl der Spieler
web-results-players = { $game }, { NUMBER($players, useGrouping: 0) } Spieler
web-results-by-seat = Nach Platz
web-results-seat = Platz { NUMBER($seat, useGrouping: 0) }
web-won-share = { NUMBER($won, useGrouping: 0) } von { NUMBER($played, useGrouping: 0) }
web-rates-mean = In neunzehn von zwanzig Fällen liegt deine wahre Quote in diesem Bereich.
web-rates-later = Siegquoten erscheinen, sobald sich zwei mit je { NUMBER($least, useGrouping: 0) } Spielen vergleichen lassen. Bei weniger entscheidet das Glück.
web-results-own = Nur du siehst das. Es gehört zu diesem Gerät, nicht zu einem Konto.
web-results-by-office = Nach Amt
web-results-office-means = Von den Zügen, in denen du es hattest, waren so viele in Spielen, die du gewonnen hast.
web-office-turns = { $played ->
        [one] { NUMBER($won, useGrouping: 0) } von einem Zug
       *[other] { NUMBER($won, useGrouping: 0) } von { NUMBER($played, useGrouping: 0) } Zügen
    }
web-results-given-up = { $count ->
        [one] Du hast ein Spiel aufgegeben. Es zählt weder als gewonnen noch als verloren und wird nicht gewertet.
       *[other] Du hast { NUMBER($count, useGrouping: 0) } Spiele aufgegeben. Sie zählen weder als gewonnen noch als verloren und werden nicht gewertet.
    }
web-results-download = Alles herunterladen (JSON)
web-results-download-csv = Als Tabelle (CSV)
web-consent = Stellungen aus meinen Spielen dürfen Übungen werden
web-consent-means = Für alle beendeten Spiele dieses Geräts, vergangene und künftige: ohne Namen, und nur wo alle Menschen einverstanden sind, die dort gespielt haben. Du kannst es jederzeit zurücknehmen; was bis dahin an Übungen gemacht wurde, bleibt.
web-rating = Wertung
web-rating-now = { $value } ± { $error }
web-rating-games = { $games ->
        [one] aus einem Spiel
       *[other] aus { NUMBER($games, useGrouping: 0) } Spielen
    }
web-rating-not-yet = { $games ->
        [one] Noch nicht: Es braucht { NUMBER($least, useGrouping: 0) } Spiele, und bisher zählt eines.
       *[other] Noch nicht: Es braucht { NUMBER($least, useGrouping: 0) } Spiele, und bisher zählen { NUMBER($games, useGrouping: 0) }.
    }
web-rating-later = Eine Wertung gibt es nach { NUMBER($least, useGrouping: 0) } Spielen.
web-rating-label = { $game }: { $first } nach dem ersten Spiel, { $value } ± { $error } nach { NUMBER($games, useGrouping: 0) }.
web-rating-means = Sie zeigt, wie du gegen die Bots und Leute abschneidest, denen du hier begegnet bist. Alle beginnen bei { $middle }. Von zweien liegt, wer 200 höher steht, in drei von vier Spielen vorn. In zwei von drei Fällen liegt deine wahre Wertung innerhalb von ±.
web-rating-counts = Ein Spiel zählt, wenn du es selbst und ohne Lampe zu Ende gespielt hast; eine von zehn Entscheidungen darf ein Bot getroffen haben. Aufgegebene, aus einer Wiederholung weitergespielte und vergangene Tagesaufgaben zählen nicht.
web-rating-after = Nach Spiel
web-rating-value = Wertung
web-fortunes = Glück und Können
web-fortunes-none = Noch ist keines deiner Spiele berechnet.
web-fortunes-points = { $games ->
        [one] Ein Spiel: Die Würfel gaben { $luck } Punkte, deine Entscheidungen kosteten { $cost }.
       *[other] { NUMBER($games, useGrouping: 0) } Spiele, das älteste links. Im Schnitt gaben dir die Würfel { $luck } Punkte, deine Entscheidungen kosteten { $cost }.
    }
web-fortunes-chance = { $games ->
        [one] Ein Spiel: Deine Entscheidungen kosteten { $cost } Gewinnchance.
       *[other] { NUMBER($games, useGrouping: 0) } Spiele, das älteste links. Im Schnitt kosteten deine Entscheidungen { $cost } Gewinnchance.
    }
web-fortunes-trend = In der älteren Hälfte kosteten sie { $older }, in der neueren { $newer }.
web-fortunes-lucky = Glück
web-fortunes-unlucky = Pech
web-fortunes-cost = verschenkt
web-fortunes-luck = Glück
web-fortunes-result = Ergebnis
web-fortunes-game = Spiel
web-fortunes-left = { $count ->
        [one] Eines deiner letzten Spiele ist nicht berechnet.
       *[other] { NUMBER($count, useGrouping: 0) } deiner letzten Spiele sind nicht berechnet.
    }
web-fortunes-work = Jetzt berechnen
web-fortunes-working = { NUMBER($known, useGrouping: 0) } von { NUMBER($all, useGrouping: 0) } sind berechnet.
web-fortunes-hopeless = { $count ->
        [one] Ein Spiel lässt sich nicht berechnen.
       *[other] { NUMBER($count, useGrouping: 0) } Spiele lassen sich nicht berechnen.
    }
web-fortunes-impossible = Dieser Server kann das nicht berechnen: Sein Trainer ist nicht installiert.

## Sich löschen

web-erase = Meine Daten löschen
web-erase-lead = Das löscht für immer alles, was der Server über dich weiß.
web-erase-goes = Was verschwindet
web-erase-goes-names = dein Name, deine Notizen und was du an Tischen gesagt hast
web-erase-goes-lists = deine Liste von Spielen, deine Ergebnisse und deine Tagesaufgaben
web-erase-goes-tables = Spiele, die du ohne andere Menschen gespielt hast, und ihre Wiederholungen
web-erase-goes-consent = dein Einverständnis zu Übungen aus deinen Spielen: von da an wird keines deiner Spiele mehr verwendet
web-erase-goes-device = auf diesem Gerät: dein Name und deine Übungen
web-erase-stays = Was bleibt
web-erase-stays-games = Spiele mit anderen Menschen gehören auch ihnen. Sie bleiben, und dein Platz heißt dann Nemo.
web-erase-stays-playing = Läuft ein Spiel mit anderen noch, gibst du es auf, und ein Bot übernimmt.
web-erase-stays-others = Was andere geschrieben haben, schon gemachte Übungen, gespeicherte Dateien und frühere Sicherungen bleiben, wie sie sind.
web-erase-sure = Für immer löschen
web-erase-begun = Deine Daten werden gelöscht…
web-erase-left = { $left ->
        [one] Noch ein Tisch.
       *[other] Noch { NUMBER($left, useGrouping: 0) } Tische.
    }
web-erase-again = Noch ist nicht alles gelöscht. Drück noch einmal, um weiterzumachen.
web-erase-done = Deine Daten sind gelöscht
web-erase-done-now = Nichts hier führt mehr zu dir. Auf diesem Gerät bist du jetzt jemand Neues.

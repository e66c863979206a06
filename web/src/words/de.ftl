### Lusoria in German: what only the web client says. Ids begin with `web-`.

## Everywhere

web-title = Lusoria: zwei römische Brettspiele
web-tagline = Römische Spiele. Kein Konto, nur ein Link.
web-back = Zurück
web-close = Schließen
web-pair = { $name }: { $value }
web-menu = Menü
web-menu-table = Der Tisch
web-language = Sprache
web-settings = Einstellungen
web-theme = Hell oder dunkel
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-comfort = Komfort
web-keys = Tasten mit einem Buchstaben
web-notify = Sag mir Bescheid, wenn ich dran bin, auch wenn ich woanders bin
web-notify-no = Der Browser erlaubt es nicht. In seinen Einstellungen lässt es sich ändern.
web-sound = Töne
web-still = Weniger Bewegung
web-large = Größere Schrift
web-handed = Dieses Handy geht reihum
web-open = Mein Handy sieht nur ich: meine Seite immer zeigen
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-rules-aim = Dein Ziel
web-rules-course = So wird gespielt
web-rules-complete = Die vollständigen Regeln mit ihren Nummern (auf Englisch)
web-learn = In drei Minuten gelernt
web-learn-of = { $game } lernen
web-to-home = Zurück zu den Spielen
web-reload = Neue Version laden
web-lost-title = Hier gibt es nichts zu sehen
web-lost = Diese Adresse führt zu keinem Tisch.
web-version-changed = Es gibt eine neue Version von Lusoria. Lade die Seite neu.
web-offline = Keine Verbindung zum Server. Versuch es gleich noch einmal.
web-went-wrong = Das hat nicht geklappt. Versuch es noch einmal.
web-connecting = Der Tisch wird gesucht

## Home

web-meta = { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } Spieler, ab { NUMBER($minutes, useGrouping: 0) } Minuten
web-meta-exactly = { NUMBER($most, useGrouping: 0) } Spieler, ab { NUMBER($minutes, useGrouping: 0) } Minuten
web-company = Gegen welche Bots du spielst
web-play-now = Jetzt spielen
web-set-table = Tisch öffnen
web-continue = Dein Spiel fortsetzen
web-offline-home = Keine Verbindung. Die Lektionen gehen trotzdem.
web-see-all = Alle zeigen
web-no-open-tables = Kein Tisch ist offen. Öffne einen.
web-watch = Ein Spiel ansehen
web-loading = Einen Augenblick
web-table-of = Tisch von { $name }
web-seated = { NUMBER($taken, useGrouping: 0) } von { NUMBER($players, useGrouping: 0) } Plätzen besetzt
web-learn-by-playing = Spielend lernen
web-lesson-long = drei Minuten
web-my-games-hint = weiterspielen oder noch einmal ansehen
web-you-are = Du bist { $name }
web-change = Ändern
web-done = Fertig
web-have-code = Hat dir jemand einen Code geschickt?
web-take-seat = Zum Tisch
web-code-unknown = Kein Tisch hat diesen Code. Prüf ihn noch einmal.
web-code-empty = Schreib zuerst den Code hierher.
web-my-games = Meine Spiele
web-name-default = Markus
web-no-games = Du hast noch an keinem Tisch gesessen.
web-open-tables = Offene Tische
web-free-seats = { $count ->
        [one] ein freier Platz
       *[other] { NUMBER($count, useGrouping: 0) } freie Plätze
    }
web-result-won = gewonnen
web-result-lost = verloren
web-points = { $points ->
        [one] ein Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
    }
web-give-up = Dieses Spiel aufgeben
web-give-up-sure = Endgültig aufgeben?
web-forget = Aus dieser Liste nehmen
web-status-open = nicht begonnen
web-status-playing = läuft
web-games-going = Laufende
web-games-over = Gespielte

## The table before the game

web-not-started = Noch nicht begonnen
web-invite = Einladen
web-table-code = Tischcode
web-share-link = Link teilen
web-copied = Link kopiert
web-not-copied = Nicht kopiert
web-qr = QR-Code mit dem Link zum Tisch
web-seats = Plätze, im Uhrzeigersinn
web-free-seat = Freier Platz
web-free-seat-number = Freier Platz { NUMBER($number, useGrouping: 0) }
web-free-seat-after = Freier Platz { NUMBER($number, useGrouping: 0) }, nach { $name }
web-choose-seat = Wählen
web-who-sits = Wer sitzt hier?
web-sit-here = Ich sitze hier
web-move-here = Ich setze mich hierher
web-other-here = Jemand an diesem Handy
web-leave-free = Frei lassen
web-leave-so = So lassen
web-change-places = { $name }: Platz tauschen
web-press-other-seat = Tippe auf den Platz, den { $name } bekommen soll
web-number-of-seats = { NUMBER($players, useGrouping: 0) } Plätze
web-shuffle = Plätze mischen
web-talk = Reden
web-unread = { $count ->
        [one] eine neue Nachricht
       *[other] { NUMBER($count, useGrouping: 0) } neue Nachrichten
    }
web-nothing-said = Noch hat niemand etwas gesagt.
web-reactions = Reagieren
web-phrases = Sprüche
web-claim = Behaupten
web-claims = Behauptungen
web-claim-hint = Alle hören es, und es bleibt in der Aufzeichnung. Niemand prüft, ob es stimmt.
web-claim-choose = Wähle, was du behauptest
web-add-bot = Bot dazusetzen
web-bot-kind = Was für ein Bot ist { $name }?
web-host = Gastgeber
web-ready = bereit
web-say-ready = Ich bin bereit
web-say-not-ready = Wartet auf mich
web-not-ready = Noch nicht bereit: { $names }
web-standings = Heute Abend
web-won-of = { NUMBER($won, useGrouping: 0) } von { NUMBER($played, useGrouping: 0) } gewonnen
web-host-tools = Du bist Gastgeber. Tippe zwei Plätze an, um sie zu tauschen. Wer den Tisch übernimmt, beginnt das Spiel an deiner Stelle; wer weggeschickt wird, darf sich wieder setzen.
web-make-host = Tisch übergeben
web-get-up = Aufstehen
web-send-away = Wegschicken
web-fewer-seats = ein Platz weniger
web-more-seats = ein Platz mehr
web-house-rules = Hausregeln
web-clock = Uhr
web-clock-none = Keine Uhr
    .explanation = Jeder nimmt sich die Zeit, die er braucht.
web-clock-gentle = Sanfte Uhr
    .explanation = Ist die Zeit um, läuft sie noch einmal. Dann macht ein Bot diesen einen Zug.
web-clock-strict = Strenge Uhr
    .explanation = Ist die Zeit um, macht ein Bot diesen einen Zug.
web-seconds = Sekunden je Zug
    .explanation = So lange darf man über einen Zug nachdenken.
web-chat = Chat
web-chat-off = Kein Chat
    .explanation = Hier schreibt niemand etwas.
web-chat-phrases = Nur feste Sprüche
    .explanation = Einige feste Sätze, die jeder in seiner Sprache liest.
web-chat-free = Freier Chat
    .explanation = Jeder schreibt, was er will.
web-listed = Diesen Tisch allen zeigen
    .explanation = Fremde können ihn finden und sich dazusetzen.
web-public-record = Das beendete Spiel veröffentlichen
    .explanation = Jeder darf die Aufzeichnung nutzen, mitsamt den Namen.
web-your-name = Dein Name
web-name-of-other = Name der anderen Person an diesem Handy
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
web-one-phone = Jemanden an diesem Handy hinzufügen
web-one-phone-hint = Ein Handy für mehrere: Setz dich an einen Tisch und füge dort die anderen hinzu. Das Handy sagt, wer es bekommt.

## At the table

web-leave = Den Tisch verlassen
web-leave-hint = Dein Platz bleibt deiner. Ein Bot spielt für dich, bis du wieder da bist.
web-leave-waits = Dein Platz bleibt deiner, und das Spiel wartet, bis du wieder da bist.
web-skip = Zu dem springen, was du tun sollst
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
web-late = Das war schon entschieden.
web-lost-line = Verbindung verloren. Der Tisch wird gesucht.
web-back-online = Wieder am Tisch.
web-hold = Ansehen
web-hold-cards = was nur du weißt, solange du gedrückt hältst
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Weiter
web-turn = Zug
web-skip-to-end = Zum Ende springen
web-history = Was bisher geschah
web-say = Sag etwas
web-send = Senden
web-mute = { $name } stummschalten
web-unmute = { $name } wieder reden lassen
web-tv = Spielbrett für den Fernseher
web-tv-join = Öffne { $place } und tippe diesen Code
web-tv-watch = Schau zu, oder nimm Platz
web-other-device = Mit meinem Platz auf ein anderes Gerät umziehen
web-rejoin-text = Öffne diesen Tisch auf dem anderen Gerät und gib { $code } ein.
web-have-rejoin = Mein Platz ist auf einem anderen Gerät
web-rejoin-code = Code deines Platzes
web-rejoin = Meinen Platz einnehmen
web-sealed-deal = Fairer Zufall: Karten und Würfel standen vor dem ersten Zug fest. Ihr Siegel: { $seal }…
web-your-notes = Deine Notizen
web-marks-private = Deine Zeichen und Notizen sieht niemand außer dir.
web-hand-phone = Gib das Handy weiter an
web-turn-round = Das Brett drehen
web-curtain = Du bist dran. Achte darauf, dass sonst niemand den Bildschirm sieht.
web-i-am = Ich bin { $name }
web-curtain-hint = Eine Sekunde gedrückt halten oder zweimal die Eingabetaste.

## Games without a board of their own

web-plain-choices = Deine Möglichkeiten
web-plain-choice = Möglichkeit { NUMBER($place, useGrouping: 0) }
web-plain-hold = Gedrückt halten, um die Möglichkeiten zu sehen
web-plain-find = Eine Möglichkeit suchen

## After the game

web-wins = gewinnt
web-rematch = Noch einmal an diesem Tisch
web-to-rematch = Zum nächsten Spiel
web-replay = Noch einmal ansehen
web-share-replay = Das Spiel teilen
web-share-picture = Ein Bild teilen
web-no-picture = Das Bild konnte nicht erstellt werden.
web-replay-start = Vor dem ersten Zug
web-replay-deal = Die Karten werden ausgeteilt.
web-eyes = Mit den Augen von
web-gallery = Publikum
web-all-secrets = Alles offen
web-turn-before = Einen Zug zurück
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-turn-after = Einen Zug weiter
web-step = Schritt
web-play = Abspielen
web-pause = Anhalten
web-download = Das Spiel herunterladen
web-signed = Aufzeichnung signiert · { $sum }
web-signed-text = Der Server hat dieses Spiel signiert. Bewahre die Prüfsumme auf: Eine Aufzeichnung mit einer anderen ist ein anderes Spiel, und „lusoria verify“ findet es heraus.
web-seal-copy = Prüfsumme, Signatur und Schlüssel kopieren
web-seal-copied = Kopiert
web-unsigned = Diese Aufzeichnung ist nicht signiert. Sie zeigt, dass jeder Zug erlaubt und aller Zufall ehrlich ist, aber nicht, dass so gespielt wurde.
web-analysis = Auswertung
web-through-eyes = Mit den Augen von { $name }
web-analysis-busy = Viele Spiele warten auf ihre Auswertung. Versuch es gleich noch einmal.
web-analysis-again = Noch einmal
web-analysis-waiting = { $before ->
        [0] Es wird ausgerechnet.
        [1] Es wird ausgerechnet. Ein Spiel kommt vor deinem.
       *[other] Es wird ausgerechnet. { NUMBER($before, useGrouping: 0) } Spiele kommen vor deinem.
    }
web-analysis-short = Dieses Spiel war zu kurz, um etwas darüber zu sagen.
web-as-table = Als Tabelle
web-percent = { $value } %
web-to-win = % Siegchance
web-chart-line = { $name }: { $first } am Anfang, { $now } hier, { $last } am Ende
web-start = Start
web-link-moment = Link zu diesem Moment
web-your-decisions = Deine Entscheidungen
web-decisions-of = Entscheidungen: { $name }

## Lessons

web-lesson = Lektion, Schritt { NUMBER($step, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) }
web-learn-names = Livia Cassius Octavia Decimus
web-skip-lesson = Die Lektion verlassen
web-learn-other = Versuch lieber dies: { $deed }.

web-pace = Tempo der Vorführung
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Sofort

## The first game on a device

web-show-me = Zeig es mir (3 Minuten)
web-just-play = Gleich spielen
web-opening-waits = Das Spiel wartet auf dich.
web-opening-goes-on = Das Spiel hat begonnen und läuft weiter, während du liest.

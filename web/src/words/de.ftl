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
web-busy = Der Server ist ausgelastet. Neuer Versuch in { NUMBER($seconds, useGrouping: 0) } s.
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
web-result-given_up = aufgegeben
web-points = { $points ->
        [one] ein Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
    }
web-give-up = Dieses Spiel aufgeben
web-give-up-sure = Endgültig aufgeben?
web-give-up-try = Das ist dein einziger Versuch heute: Aufgegeben gilt er als unbeendet.
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
web-tap-to-sit = Tippe auf einen freien Platz, um dich zu setzen.
web-change-name = Name ändern
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
web-host-tools = Du bist Gastgeber. Tippe zwei Plätze an, um sie zu tauschen. Wer den Tisch übernimmt, beginnt das Spiel an deiner Stelle; wer weggeschickt wird, kann sich hier nicht wieder setzen.
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
web-lamps = Lampen: die Lernhilfe
    .explanation = Wer hier sitzt, kann sehen, was die eigenen Möglichkeiten wert sind, nur für die eigenen Augen. Für alle gleich, und im Protokoll vermerkt.
web-your-name = Dein Name
web-name-of-other = Name der anderen Person an diesem Handy
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
web-analysis-reckoned = Ausgerechnet: { NUMBER($done, useGrouping: 0) } von { NUMBER($of, useGrouping: 0) }.
web-play-on = Von hier weiterspielen
web-play-on-text = Du spielst für einen von ihnen weiter, mit dem, was dieser Platz wusste; für die anderen spielen Bots. Was kommt, wird neu gegeben und gewürfelt. Es zählt nirgends und wird einen Tag aufbewahrt.
web-play-on-as = Als wer?
web-play-on-against = Gegen wen?
web-play-on-begin = Weiterspielen
web-what-if = Was wäre, wenn?
web-what-if-back = { $game }, als { $name }, ab Schritt { NUMBER($step, useGrouping: 0) }
web-file = Aufzeichnung öffnen
web-file-choose = Aufzeichnung hierher ziehen, einfügen oder eine Datei wählen
web-file-text = Sie wird geprüft wie jedes Spiel, gezeigt und nur in diesem Tab aufbewahrt.
web-file-empty = Es steht nichts darin.
web-file-long = Das ist zu lang für ein Spiel.
web-file-wrong = Das ist keine wahre Aufzeichnung. { $problem }
web-file-another = Andere Aufzeichnung
web-analysis-preparing = Die erste Auswertung auf diesem Server dauert bis zu einer Minute, die nächsten einen Augenblick.
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
web-skip-lesson = Die Lektion verlassen
web-learn-other = Versuch lieber dies: { $deed }.
web-learn-watch = Sieh zu, was geschieht.

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

## Every day

web-daily = Jeden Tag
web-daily-hint = für alle gleich, ein Versuch am Tag
web-daily-bots = Bots: { $bots }.
web-daily-begun = { $begun ->
        [0] Noch niemand hat begonnen.
        [one] Eine Person hat begonnen.
       *[other] { NUMBER($begun, useGrouping: 0) } Leute haben begonnen.
    }
web-daily-one-try = Du hast einen Versuch. Beginnen kannst du bis { $ends } auf deiner Uhr, auch gehen und wiederkommen; was um { $opens } nicht beendet ist, gilt als unbeendet.
web-daily-go-on = Weiterspielen
web-daily-compare = Zum Vergleich
web-daily-leisure = In Ruhe spielen
web-daily-opens = Dieser Tag ist vorbei. Um { $opens } liegt er offen.
web-daily-playing = begonnen
web-daily-unfinished = unbeendet
web-daily-won = Gewonnen
web-daily-lost = Verloren
web-daily-days = Die Tage davor
web-daily-streak = { $days ->
        [one] ein Tag
       *[other] { NUMBER($days, useGrouping: 0) } Tage in Folge
    }
web-daily-month = Monat { NUMBER($month, useGrouping: 0) }, { $year }
web-daily-month-before = Einen Monat zurück
web-daily-month-after = Einen Monat weiter
web-daily-week = Eine römische Woche hat acht Tage, A bis H. Jeder Tag, der vorbei ist, lässt sich in Ruhe spielen.
web-daily-promise = War es fair?
web-daily-promise-text = Die Prüfsumme des Zufalls eines Tages steht am Tag davor hier. Ist der Tag vorbei, wird der Startwert genannt: Sein SHA-256 muss diese Prüfsumme sein, und aus ihm folgen jeder Würfel und jede Karte.
web-daily-tomorrow = Morgen
web-daily-seed = Startwert
web-daily-result = Dein Ergebnis
web-daily-reckoning = Der Rest wird gerade berechnet.
web-daily-best = Mit den gleichen Würfeln: { NUMBER($points, useGrouping: 0) } ({ $bot })
web-daily-best-won = Mit den gleichen Karten: { NUMBER($won, useGrouping: 0) } von { NUMBER($games, useGrouping: 0) } Spielen gewonnen ({ $bot })
web-daily-turns = Zug um Zug
web-daily-turn = Zug { NUMBER($turn, useGrouping: 0) }:
web-daily-mark-best = wie der Meister
web-daily-mark-close = nah daran
web-daily-mark-slip = ein Fehltritt
web-daily-mark-none = nichts zu entscheiden
web-daily-luck = Glück und Können
web-daily-luck-points = Woher deine Punkte kamen.
web-daily-luck-chance = Was aus deiner Gewinnchance wurde.
web-daily-part-start = am Anfang erwartet
web-daily-part-skill = deine Entscheidungen
web-daily-part-others = Züge der anderen
web-daily-part-result = Ergebnis
web-daily-everybody = Alle
web-daily-first = Noch war niemand vor dir.
web-daily-nobody = Niemand hat es zu Ende gebracht.
web-daily-players = { $players ->
        [one] Eine Person hat es gespielt.
       *[other] { NUMBER($players, useGrouping: 0) } Leute haben es gespielt.
    }
web-daily-few = Andere mit weniger Punkten: { NUMBER($worse, useGrouping: 0) } von { NUMBER($others, useGrouping: 0) }.
web-daily-same = Gleich viele Punkte: { NUMBER($same, useGrouping: 0) }.
web-daily-better = Du warst besser als { NUMBER($percent, useGrouping: 0) } von 100.
web-daily-crowd = Wie viele mit wie vielen Punkten endeten. Volle Steine sind Leute, deiner ist purpurn; Rauten sind Bots.
web-daily-bin = { NUMBER($from, useGrouping: 0) } bis { NUMBER($to, useGrouping: 0) } Punkte: { NUMBER($count, useGrouping: 0) }.
web-daily-others = Andere
web-daily-a-bot = Bots
web-daily-stone = Ein Stein sind { NUMBER($each, useGrouping: 0) } Leute.
web-daily-won-of = Gewonnen haben { NUMBER($won, useGrouping: 0) } von { NUMBER($players, useGrouping: 0) }.
web-daily-left = Unbeendet: { NUMBER($count, useGrouping: 0) }.
web-daily-bots-made = Was Bots aus den gleichen Würfeln machten
web-daily-bots-won = Wie oft Bots mit den gleichen Karten gewannen, auf dem gleichen Platz
web-daily-of = { NUMBER($won, useGrouping: 0) } von { NUMBER($games, useGrouping: 0) }
web-daily-you = Du
web-daily-share = Teilen
web-daily-card-text = Die Karte als Text
web-daily-copy = Text kopieren
web-daily-copied = Kopiert
web-daily-spoiler = Kein Würfel, keine Zahl, keine Karte: Niemandem wird der Tag verdorben.
web-daily-card-note = { NUMBER($best, useGrouping: 0) } von { NUMBER($turns, useGrouping: 0) } Zügen, wie der Meister sie spielen würde
web-daily-on = Was es noch gibt
web-daily-sealed = Wiederholung und Auswertung bleiben bis { $opens } versiegelt: Andere haben dasselbe noch vor sich.
web-daily-analysis = Zur Auswertung
web-daily-other = Zu diesem Tag

## Übungen

web-exercises = Übungen
web-exercise-of = Übung { NUMBER($number, useGrouping: 0) }
web-exercise-number = Übung { NUMBER($number, useGrouping: 0) } · { $grade }
web-exercise-next = Die nächste
web-exercise-row = { NUMBER($now, useGrouping: 0) } in Folge, höchstens { NUMBER($most, useGrouping: 0) }.
web-exercise-harder = Schwerere kommen von selbst.
web-exercise-kept = { $count ->
        [one] Eine versucht
       *[other] { NUMBER($count, useGrouping: 0) } versucht
    }, { $good ->
        [one] eine gut gelöst
       *[other] { NUMBER($good, useGrouping: 0) } gut gelöst
    }. Nur auf diesem Gerät aufbewahrt.
web-exercise-forget = Vergessen
web-exercise-forget-sure = Für immer vergessen?
web-exercise-how = Wie gezählt wird
web-exercise-honest = Die Lösung kommt mit der Übung, damit es auch ohne Verbindung geht. Gezeigt wird sie nach deiner Antwort.
web-exercise-erring = Diese Bots lagen hier falsch: { $levels }.
web-exercise-nobody-errs = Von den Bots liegt hier nur der Neuling falsch, in { $share } der Fälle.

# By lamplight, and what bots say afterwards

web-lamp = Lampe: was deine Möglichkeiten wert sind
web-lamp-lit = Die Lampe brennt. Was sie zeigt, ist nur für deine Augen; das Protokoll sagt, dass dieser Tisch Lampen hatte.
web-lamp-out = Die Lampe ist aus.
web-lamp-wait = Es wird gerechnet.
web-lamp-own = Nur für deine Augen.
web-lamp-nothing = Noch ist nichts bekannt: So stehen die Chancen nach dem Geben.
web-lamp-chance = Deine Gewinnchance bei Lampenlicht, ±{ $error }.
web-lamp-how = Wie wird das gerechnet?
web-lamp-model-types = Alle werden für eine von vier Arten von Spielern gehalten, gewogen nach dem, was sie getan haben. Die Reihenfolge der Möglichkeiten ist sicherer als die Zahlen.
web-lamp-worth = Im Mittel { $points } Punkte, { $chance } Gewinnchance, ±{ $error }.
web-lamp-turn = Die Lampe zeigt, was deine Möglichkeiten wert sind, wenn du am Zug bist.
web-lamp-in-points = In Punkten
web-lamp-in-chances = Als Chance
web-afterwords = Warum ich es getan habe
web-afterword = { $name }, { $level }, Zug { NUMBER($turn, useGrouping: 0) }: { $action }
web-afterword-see = Zu diesem Augenblick

## Meine Spiele

web-floor = Dein Boden
web-floor-won = { $won ->
        [one] gewonnen von { NUMBER($played, useGrouping: 0) }
       *[other] gewonnen von { NUMBER($played, useGrouping: 0) }
    }
web-both-games = Beide Spiele
web-floor-means = Jedes beendete Spiel ist ein Stein, das neueste zuletzt; gefüllt, wo du gewonnen hast. Drücke einen, um es noch einmal zu sehen.
web-results-by-side = Nach Seite
web-results-by-players = Nach Zahl der Spieler
web-results-players = { $game }, { NUMBER($players, useGrouping: 0) } Spieler
web-results-by-seat = Nach Platz
web-results-seat = Platz { NUMBER($seat, useGrouping: 0) }
web-won-share = { NUMBER($won, useGrouping: 0) } von { NUMBER($played, useGrouping: 0) }
web-results-few = { $played ->
        [one] Ein Spiel ist wenig: Ein Unterschied von einem oder zweien sagt noch nichts.
       *[other] { NUMBER($played, useGrouping: 0) } Spiele sind wenige: Ein Unterschied von einem oder zweien sagt noch nichts.
    }
web-results-own = Nur du siehst das. Es gehört zu diesem Gerät, nicht zu einem Konto.
web-results-by-office = Nach Amt
web-results-office-means = Von den Zügen, in denen du es hattest, waren so viele in Spielen, die du gewonnen hast.
web-office-turns = { $played ->
        [one] { NUMBER($won, useGrouping: 0) } von einem Zug
       *[other] { NUMBER($won, useGrouping: 0) } von { NUMBER($played, useGrouping: 0) } Zügen
    }
web-results-given-up = { $count ->
        [one] Ein Spiel wurde aufgegeben. Es zählt weder als gewonnen noch als verloren und wird nicht gewertet.
       *[other] { NUMBER($count, useGrouping: 0) } Spiele wurden aufgegeben. Sie zählen weder als gewonnen noch als verloren und werden nicht gewertet.
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
web-rating-label = { $game }: { $first } nach dem ersten Spiel, { $value } ± { $error } nach { NUMBER($games, useGrouping: 0) }.
web-rating-means = Sie sagt, wie du gegen die Bots und die Leute abschneidest, denen du hier begegnet bist. Alle beginnen bei { $middle }; von zweien liegt, wer 200 höher steht, in drei von vier Spielen vorn. In zwei von drei Fällen ist dein wahrer Wert nicht weiter entfernt, als ± sagt.
web-rating-counts = Es zählen nur zu Ende gespielte Spiele, in denen du allein deinen Platz gespielt hast, ohne Lampe; einen von zehn deiner Züge darf ein Bot gemacht haben. Aufgegebene, von einem Augenblick aus weitergespielte und die eines vergangenen Tages zählen nicht.
web-rating-after = Nach Spiel
web-rating-value = Wertung
web-fortunes = Glück und Entscheidungen
web-fortunes-none = Noch ist keines deiner Spiele berechnet.
web-fortunes-points = { $games ->
        [one] Ein Spiel: Die Würfel gaben { $luck } Punkte, deine Entscheidungen kosteten { $cost }.
       *[other] { NUMBER($games, useGrouping: 0) } Spiele, das älteste links: Im Schnitt gaben die Würfel { $luck } Punkte, deine Entscheidungen kosteten { $cost }.
    }
web-fortunes-chance = { $games ->
        [one] Ein Spiel: Deine Entscheidungen kosteten { $cost } Gewinnchance.
       *[other] { NUMBER($games, useGrouping: 0) } Spiele, das älteste links: Im Schnitt kosteten deine Entscheidungen { $cost } Gewinnchance.
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
web-fortunes-work = Berechnen
web-fortunes-working = { NUMBER($known, useGrouping: 0) } von { NUMBER($all, useGrouping: 0) } sind berechnet.
web-fortunes-hopeless = { $count ->
        [one] Ein Spiel lässt sich nicht berechnen.
       *[other] { NUMBER($count, useGrouping: 0) } Spiele lassen sich nicht berechnen.
    }
web-fortunes-impossible = Dieser Server kann das nicht berechnen: Womit sein Trainer denkt, ist nicht installiert.

## Sich löschen

web-erase = Meine Daten löschen
web-erase-lead = Alles, was dieser Server von dir weiß, verschwindet für immer.
web-erase-goes = Was verschwindet
web-erase-goes-names = dein Name, deine Notizen und was du an Tischen gesagt hast
web-erase-goes-lists = deine Liste von Spielen, deine Ergebnisse und deine Tagesversuche
web-erase-goes-tables = Spiele ohne andere Menschen und ihre Wiederholungen
web-erase-goes-consent = dein Einverständnis zu Übungen aus deinen Spielen: von da an wird keines deiner Spiele mehr verwendet
web-erase-goes-device = auf diesem Gerät: dein Name und deine Übungen
web-erase-stays = Was bleibt
web-erase-stays-games = Spiele mit anderen Menschen gehören auch ihnen. Sie bleiben, und dein Platz heißt dort Nemo.
web-erase-stays-playing = Wo ein Spiel mit anderen noch läuft, gibst du auf, und ein Bot spielt weiter.
web-erase-stays-others = Was andere geschrieben haben, schon gemachte Übungen, gespeicherte Dateien und frühere Sicherungen bleiben, wie sie sind.
web-erase-sure = Für immer löschen
web-erase-begun = Einen Moment, es wird gelöscht.
web-erase-left = { $left ->
        [one] Ein Tisch ist noch übrig.
       *[other] { NUMBER($left, useGrouping: 0) } Tische sind noch übrig.
    }
web-erase-again = Noch ist nicht alles gelöscht. Drück noch einmal, dann geht es von da weiter.
web-erase-done = Deine Daten sind gelöscht
web-erase-done-now = Nichts hier führt mehr zu dir. Wer jetzt auf diesem Gerät spielt, ist jemand Neues.

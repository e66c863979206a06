### Alea Romana in German: what only the web client says. Ids begin with `web-`.

web-rules-cards = Die Aktionskarten
web-alea-aim = Fülle eine Spalte mit sieben Zahlen, die von oben nach unten größer werden. Die höchste Summe gewinnt, und jede Karte, die du noch hast, zählt fünf dazu.
web-alea-example = Diese drei Würfel sind 14 oder 16, wie du willst.
web-alea-round = Runde { NUMBER($round, useGrouping: 0) } · { NUMBER($players, useGrouping: 0) } Spieler
web-alea-your-turn = { $name }, du bist dran
web-alea-ask-roll = Wirf einen Würfel
web-alea-ask-choose = { $four ->
        [yes] Vier X: noch keine Zahl
       *[no] { $write ->
            [yes] { $roll ->
                [yes] Schreib sie, oder würfle weiter
               *[no] Schreib sie auf
            }
           *[no] Noch passt nichts
        }
    }
web-alea-ask-failed = { $card ->
        [yes] Gescheitert. Spiel eine Karte oder beende den Zug
       *[no] Gescheitert, und keine Karte hilft
    }
web-alea-asked-roll = Wirf einen Würfel
web-alea-asked-choose = Schreib, oder würfle weiter
web-alea-asked-failed = Dein Zug ist gescheitert
web-alea-ask-fall = Die Würfel fallen
web-alea-dice = { $count ->
        [0] Noch kein Würfel geworfen.
        [one] Ein Würfel: { $dice }.
       *[other] { NUMBER($count, useGrouping: 0) } Würfel: { $dice }.
    } { $left ->
        [0] Keiner übrig.
        [one] Einer übrig.
       *[other] { NUMBER($left, useGrouping: 0) } übrig.
    }
web-alea-read-as = Die Würfel lesen als
web-alea-fits-nowhere = { $count ->
        [1] passt nirgends
       *[other] passen nirgends
    }
web-alea-roll-more = Noch einen werfen
web-alea-odds = { $bad ->
        [0] Ergibt sicher eine Zahl
        [6] Scheitert sicher
       *[other] Scheitert: { NUMBER($bad, useGrouping: 0) } von 6
    }
web-alea-odds-fit = Passt: { NUMBER($good, useGrouping: 0) } von 6
web-alea-in-six = { NUMBER($sides, useGrouping: 0) } von 6
web-alea-not-yet = vier X: noch keine Zahl
web-alea-if-roll = Wenn du noch einen wirfst
web-alea-write = { $numeral } in Zeile { NUMBER($row, useGrouping: 0) } schreiben
web-alea-number-row = { $numeral } ({ NUMBER($number, useGrouping: 0) }) in Zeile { NUMBER($row, useGrouping: 0) }
web-alea-choose-number = Wähle eine Zahl
web-alea-choose-row = Wähle eine Zeile
web-alea-choose-card = Wähle eine Karte
web-alea-choose-die = Wähle, welcher
web-alea-choose-as = Welche Karte soll es sein?
web-alea-spent = gespielt
web-alea-how = Tippe auf eine Zeile: kleinere Zahlen darüber, größere darunter.
web-alea-cards-wait = Karten kannst du nach einem Fehlschlag spielen.
web-alea-if-ended = Punkte bisher
web-alea-after = danach: { NUMBER($points, useGrouping: 0) }
web-alea-sum = { $cards ->
        [one] { NUMBER($sum, useGrouping: 0) } + 1 Karte × 5
       *[other] { NUMBER($sum, useGrouping: 0) } + { NUMBER($cards, useGrouping: 0) } Karten × 5
    }
web-alea-score-cards = Punkte und Karten
web-alea-column-of = Spalte von { $name }
web-alea-all-columns = Alle Spalten
web-alea-turn-of = { $name } ist am Zug
web-alea-chapter-lead = Runde { NUMBER($round, useGrouping: 0) }: { $name } führt
web-alea-chapter-fail = Runde { NUMBER($round, useGrouping: 0) }: { $name } scheitert
web-alea-chapter-last = Letzte Runde
web-alea-fails = { $who ->
        [me] Dein Zug ist gescheitert.
       *[other] { $name } ist gescheitert.
    }
web-alea-why-two_v = Zwei V: keine römische Zahl.
web-alea-why-four_i = Ein viertes I: keine römische Zahl.
web-alea-why-five_x = Ein fünftes X: zu viel für sechs Würfel.
web-alea-why-only_39 = Zu vier X passt nur ein einziges I.
web-alea-why-four_x = Vier X sind keine Zahl, und nichts kann mehr folgen.
web-alea-why-nothing = Es ist kein Würfel mehr übrig.
web-alea-why-there = Die { NUMBER($number, useGrouping: 0) } steht schon in der Spalte.
web-alea-why-no_row = Sie passt in keine Zeile.
web-alea-no-help = hilft nicht
web-alea-no-help-long = Auch das scheitert.
web-alea-roll-on = weiterwürfeln
web-alea-leaves = ergibt { $numbers }
web-alea-saves = rettet zu { NUMBER($percent, useGrouping: 0) } %
web-alea-again = { $dice ->
        [1] Ein Würfel noch einmal: Er rettet den Zug zu { NUMBER($percent, useGrouping: 0) } %.
       *[other] { NUMBER($dice, useGrouping: 0) } Würfel noch einmal: Sie retten den Zug zu { NUMBER($percent, useGrouping: 0) } %.
    }
web-alea-would-fit = { $dice ->
        [0] Es bleibt { $numbers }; passt in Zeile { $rows }.
       *[other] Dann würde { $numbers } passen, in Zeile { $rows }.
    }
web-alea-would-roll = Noch passt nichts, aber der Zug geht weiter.
web-alea-if-rolls = { $bad ->
        [0] Ein weiterer Würfel kann nicht scheitern.
        [6] Ein weiterer Würfel scheitert sicher.
       *[other] Ein weiterer Würfel scheitert in { NUMBER($bad, useGrouping: 0) } von 6 Fällen.
    }
web-alea-one-more = Ein weiterer Würfel
web-alea-standing = { $stands ->
        [ahead] Du führst mit { $points ->
            [1] einem Punkt
           *[other] { NUMBER($points, useGrouping: 0) } Punkten
        } Vorsprung.
        [behind] Du liegst { $points ->
            [1] einen Punkt
           *[other] { NUMBER($points, useGrouping: 0) } Punkte
        } hinter { $name }.
       *[level] Du stehst gleichauf mit { $name }.
    }
web-alea-mine = Meine Spalte
web-alea-weighing = Die Spalten werden gewogen
web-alea-weighed = { $name }: { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt.
       *[other] { NUMBER($points, useGrouping: 0) } Punkte.
    }
web-alea-you-win = Du gewinnst
web-alea-you-lose = Du verlierst
web-alea-you-share = Du teilst dir den Sieg
web-cards = { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { NUMBER($count, useGrouping: 0) } Karten
    }

## The first game on a device

web-alea-opening-column = Fülle eine Spalte mit sieben Zahlen, jede größer als die darüber; nur der Zwilling erlaubt eine zweimal. Die höchste Summe gewinnt.
web-alea-opening-dice = Wirf Würfel um Würfel: Zusammen müssen sie eine römische Zahl ergeben. Hör rechtzeitig auf und schreib sie ein.
web-alea-opening-cards = Sechs Karten können je einmal einen gescheiterten Zug retten. Jede, die du nie brauchst, zählt 5 Punkte.

## The analysis

web-alea-analysis = Wie die Würfel gespielt wurden
web-alea-analysis-promise = Glück und Können getrennt, und die drei teuersten Entscheidungen
web-alea-chance = Gewinnchance
web-alea-points = Erwartete Punkte
web-alea-unit = Anzeigen
web-alea-unit-chance = Sieg
web-alea-unit-points = Punkte
web-alea-of-round = Runde
web-alea-chart-line = { $name }: { $first } am Anfang, { $last } am Ende
web-alea-dice-lay = Würfel: { $dice }
web-alea-accounts = Würfel und Entscheidungen
web-alea-part-luck = Würfel
    .what = Was die Würfel gaben oder nahmen, verglichen mit durchschnittlichen Würfeln.
web-alea-part-skill = Entscheidungen
    .what = Was die eigenen Entscheidungen gekostet haben, verglichen mit den besten Möglichkeiten.
web-alea-part-others = Züge der anderen
    .what = Was die Züge der anderen gaben oder nahmen.
web-alea-account = am Anfang { $start } erwartet; Würfel { $luck }, Entscheidungen { $skill }, Züge der anderen { $others }; Ergebnis { $result }
web-alea-accounts-sub = Von dem, was am Anfang zu erwarten war (gestrichelt), zum Ergebnis (fett): Die drei Teile ergeben es zusammen.
web-alea-costliest = Die drei teuersten
web-alea-no-slips = Keine Entscheidung hat einen halben Punkt gekostet.
web-alea-points-word = Punkte
web-alea-so-many-points = { $points } Punkte
web-alea-opened = Runde { NUMBER($round, useGrouping: 0) } im Einzelnen
web-alea-option = Möglichkeit
web-alea-worth = Wert
web-alea-more-options = { $count ->
        [1] Eine weitere
       *[other] { NUMBER($count, useGrouping: 0) } weitere
    }
web-alea-equal = Was weniger als einen halben Punkt auseinanderliegt, gilt als gleich.
web-alea-decided = Entscheidungen: { NUMBER($all, useGrouping: 0) }. Beste: { NUMBER($best, useGrouping: 0) }, knapp: { NUMBER($close, useGrouping: 0) }, Patzer: { NUMBER($slip, useGrouping: 0) }.
web-alea-kind-best = beste
web-alea-kind-close = knapp, unter 1,5 Punkten
web-alea-kind-slip = Patzer

## Übungen

web-alea-exercise-points = { $turns ->
        [one] Dir bleibt ein Zug: dieser. Was bringt die meisten Punkte?
       *[other] Dir bleiben { NUMBER($turns, useGrouping: 0) } Züge, dieser eingeschlossen. Was bringt die meisten Punkte?
    }
web-alea-exercise-win = Die letzte Runde. Der Beste der anderen hat { NUMBER($score, useGrouping: 0) } Punkte. Womit gewinnst du am ehesten?
web-alea-exercise-cost = Das kostet { $cost } Punkte.
web-alea-why = Warum
web-alea-why-next = Warum, gegen die zweitbeste
web-alea-part-now = Punkte in diesem Zug
web-alea-part-later = spätere Züge und Karten
web-alea-part-written = Sieg mit einer Zahl
web-alea-part-unwritten = Sieg ohne eine Zahl
web-alea-part-sum = zusammen
web-alea-part-success = Chance, eine Zahl zu schreiben
web-alea-part-yours = deine
web-alea-part-next = zweitbeste
web-alea-part-difference = Differenz
web-alea-exact-points = Punkte, die noch kommen, wenn man so gut wie möglich auf Punkte weiterspielt: genau, vorher ausgerechnet.
web-alea-exact-win = Die genaue Gewinnchance, wenn alle, die noch spielen, ihr Bestes tun.

## Every day, and exercises

web-daily-alea = Die Würfel von heute
web-daily-past-alea = Die Würfel des Tages
web-daily-text-alea = Alea Romana gegen einen Bot. Im gleichen Zug fallen für alle die gleichen Würfel, was immer sie vorher gewählt haben. Es zählen die Punkte.
web-daily-play-alea = Die Würfel spielen
web-daily-part-luck-alea = deine Würfel

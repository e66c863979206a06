### Alea Romana in German.

alea-name = Alea Romana
alea-tagline = Sechs Würfel, sieben Zeilen, ein Wurf zu viel.
alea-summary =
    Ziel: Schreib in jede deiner sieben Zeilen eine Zahl, von oben nach unten steigend. Die höchste Summe gewinnt.
    Ablauf: Wirf Würfel um Würfel. Zusammen müssen sie eine römische Zahl ergeben. Wage mehr, oder hör auf und schreib.
    Ende: wenn eine Spalte voll ist oder jemand ohne Karten scheitert. Jede Karte, die du noch hast, zählt 5.
alea-rules =
    2 bis 6 Spieler. Sechs Würfel mit den Seiten I, I, I, V, X, X. Jeder hat eine Spalte mit sieben Zeilen und sechs Aktionskarten.
    In deinem Zug wirfst du einen Würfel. Dann noch einen, sooft du dich traust, oder du hörst auf.
    Alle Würfel zusammen müssen eine römische Zahl ergeben, gleich in welcher Reihenfolge sie gefallen sind.
    Ein einzelnes I mit einem V oder X darfst du auf zwei Arten lesen: X, V und I sind 14 oder 16, ganz wie du willst.
    Vier X allein sind noch keine Zahl: Daraus kann nur XXXIX werden, 39.
    Zum Aufhören schreibst du die Zahl in eine leere Zeile. Darüber müssen alle Zahlen kleiner sein, darunter alle größer.
    Der Zug scheitert, wenn die Würfel keine Zahl ergeben oder wenn du bei einer aufhörst, die nirgends passt.
    Nach einem Fehlschlag darfst du eine Aktionskarte spielen und mit dem weitermachen, was daliegt. Oder du beendest den Zug, ohne zu schreiben.
    Die Karten: I neu werfen, V neu werfen, Einen neu werfen, Einen ignorieren, Zwilling (eine Zahl, die du schon hast, direkt daneben), Joker (eine der fünf).
    Eine gespielte Karte ist weg.
    Ist eine Spalte voll oder scheitert jemand ohne Karten, wird die Runde noch zu Ende gespielt, dann ist das Spiel aus.
    Deine Punkte sind die Summe deiner Spalte und 5 für jede Karte, die du noch hast. Die meisten Punkte gewinnen.

## The bots, by how strong they are

alea-bot-novice = Kühn und sorglos: würfelt, solange es Spaß macht.
alea-bot-able = Kennt die Chancen des nächsten Würfels, nicht die des Spiels.
alea-bot-strong = Weiß, was jede Zeile bis zum Ende wert ist.
alea-bot-master = Beobachtet auch eure Spalten und spielt auf Sieg statt auf Punkte.

## The cards

alea-card-reroll_i = I neu werfen
    .effect = Wirf alle I noch einmal, alle zugleich.
alea-card-reroll_v = V neu werfen
    .effect = Wirf alle V noch einmal, alle zugleich.
alea-card-reroll_one = Einen neu werfen
    .effect = Wirf einen Würfel deiner Wahl noch einmal.
alea-card-ignore = Einen ignorieren
    .effect = Leg einen Würfel für diesen Zug beiseite.
alea-card-twin = Zwilling
    .effect = Schreib eine Zahl, die du schon hast, direkt darüber oder darunter.
alea-card-joker = Joker
    .effect = Gilt als eine der fünf anderen Karten, auch als eine schon gespielte.

## The course of the game

alea-round = Runde { NUMBER($round, useGrouping: 0) }
alea-row = Zeile { NUMBER($row, useGrouping: 0) }
alea-row-empty = leer
alea-step-roll = Werfen
alea-step-fall = Die Würfel fallen
alea-step-choose = Schreiben oder weiterwürfeln
alea-step-failed = Gescheitert
alea-step-over = Das Spiel ist aus
alea-last-round = Diese Runde ist die letzte.
alea-failure-no_numeral = die Würfel ergeben keine römische Zahl
alea-failure-four_x = vier X sind keine Zahl, und kein Würfel ist übrig
alea-failure-no_row = diese Zahl passt in keine Zeile
alea-failure-stopped = es ließ sich nichts schreiben
alea-spell = { $readings-count ->
        [0] Die Würfel ergeben keine Zahl.
        [1] Die Würfel ergeben { NUMBER($readings-1, useGrouping: 0) }.
       *[other] Die Würfel ergeben { NUMBER($readings-1, useGrouping: 0) } oder { NUMBER($readings-2, useGrouping: 0) }.
    }
alea-hand = { $my-cards-count ->
        [0] Du hast keine Aktionskarte mehr. Wäre jetzt Schluss: { alea-my-points }.
        [1] Du hast eine Aktionskarte. Wäre jetzt Schluss: { alea-my-points }.
       *[other] Du hast { NUMBER($my-cards-count, useGrouping: 0) } Aktionskarten. Wäre jetzt Schluss: { alea-my-points }.
    }
alea-my-points = { $my-scores ->
        [one] { NUMBER($my-scores, useGrouping: 0) } Punkt
       *[other] { NUMBER($my-scores, useGrouping: 0) } Punkte
    }

## What is asked of you

alea-ask-roll = { $options-multi_roll ->
        [yes] Du bist dran. Wirf einen oder mehrere Würfel.
       *[no] Du bist dran. Wirf einen Würfel.
    }
alea-ask-choose = { $readings-count ->
        [0] Vier X sind noch keine Zahl. Würfle weiter, oder nimm den Fehlschlag hin.
       *[other] { alea-spell } { alea-go-on }
    }
alea-go-on = { $may-write ->
        [yes] { $may-roll ->
            [yes] { $may-card ->
                [yes] Schreib, würfle weiter oder spiel eine Karte.
               *[no] Schreib oder würfle weiter.
            }
           *[no] { $may-card ->
                [yes] Schreib oder spiel eine Karte.
               *[no] Schreib sie auf.
            }
        }
       *[no] { $may-card ->
            [yes] In deine Spalte passt nichts. Würfle weiter, spiel eine Karte oder nimm den Fehlschlag hin.
           *[no] In deine Spalte passt nichts. Würfle weiter, oder nimm den Fehlschlag hin.
        }
    }
alea-ask-failed = { $may-card ->
        [yes] { alea-why-you-failed } Spiel eine Karte oder beende den Zug.
       *[no] { alea-why-you-failed } Keine Karte hilft: Beende den Zug.
    }
alea-why-you-failed = { $failed ->
        [no_numeral] Dein Zug ist gescheitert: Die Würfel ergeben keine römische Zahl.
        [four_x] Dein Zug ist gescheitert: Vier X sind keine Zahl, und kein Würfel ist übrig.
        [no_row] Dein Zug ist gescheitert: Diese Zahl passt in keine Zeile.
       *[stopped] Dein Zug ist gescheitert: Es ließ sich nichts schreiben.
    }

## Whom the table waits for

alea-wait-roll = { $awaited } wird gleich würfeln.
alea-wait-fall = Die Würfel fallen.
alea-wait-choose = { $readings-count ->
        [0] { $awaited } hat vier X und überlegt, ob es weitergeht.
        [1] { $awaited } hat { NUMBER($readings-1, useGrouping: 0) } und überlegt, ob es weitergeht.
       *[other] { $awaited } hat { NUMBER($readings-1, useGrouping: 0) } oder { NUMBER($readings-2, useGrouping: 0) } und überlegt, ob es weitergeht.
    }
alea-wait-failed = { $awaited } ist gescheitert: spielt eine Karte oder schreibt nichts.
alea-wait-over = { alea-result }

## Choices

alea-action-roll = { $dice ->
        [1] Einen Würfel werfen
       *[other] { NUMBER($dice, useGrouping: 0) } Würfel werfen
    }
alea-action-write = { NUMBER($number, useGrouping: 0) } in Zeile { NUMBER($row, useGrouping: 0) } schreiben
alea-action-stop = Aufhören und den Fehlschlag hinnehmen
alea-action-leave = Den Zug beenden, ohne zu schreiben
alea-action-card = { $card ->
        [reroll_i] „I neu werfen“ spielen
        [reroll_v] „V neu werfen“ spielen
        [reroll_one] „Einen neu werfen“ auf { alea-a-die } spielen
        [ignore] „Einen ignorieren“ auf { alea-a-die } spielen
        [twin] „Zwilling“ spielen: { NUMBER($number, useGrouping: 0) } in Zeile { NUMBER($row, useGrouping: 0) }
       *[joker] { $as ->
            [reroll_i] Den Joker als „I neu werfen“ spielen
            [reroll_v] Den Joker als „V neu werfen“ spielen
            [reroll_one] Den Joker als „Einen neu werfen“ auf { alea-a-die } spielen
            [ignore] Den Joker als „Einen ignorieren“ auf { alea-a-die } spielen
           *[twin] Den Joker als „Zwilling“ spielen: { NUMBER($number, useGrouping: 0) } in Zeile { NUMBER($row, useGrouping: 0) }
        }
    }
alea-a-die = { $die ->
        [I] ein I
        [V] ein V
        [X] ein X
       *[unknown] { $at ->
            [0] den ersten Würfel
            [1] den zweiten Würfel
            [2] den dritten Würfel
            [3] den vierten Würfel
            [4] den fünften Würfel
           *[5] den sechsten Würfel
        }
    }

## What has happened

alea-event-dice_thrown = { $dice ->
        [1] { $seat-is ->
            [me] Du hast einen Würfel geworfen.
           *[other] { $seat } hat einen Würfel geworfen.
        }
       *[other] { $seat-is ->
            [me] Du hast { NUMBER($dice, useGrouping: 0) } Würfel geworfen.
           *[other] { $seat } hat { NUMBER($dice, useGrouping: 0) } Würfel geworfen.
        }
    }
alea-event-die_fell = Ein Würfel zeigt { $face }.
alea-event-turn_failed = { $seat-is ->
        [me] { $why ->
            [no_numeral] Dein Zug ist gescheitert: Die Würfel ergeben keine römische Zahl.
            [four_x] Dein Zug ist gescheitert: Vier X sind keine Zahl, und kein Würfel ist übrig.
            [no_row] Dein Zug ist gescheitert: Diese Zahl passt in keine Zeile.
           *[stopped] Dein Zug ist gescheitert: Es ließ sich nichts schreiben.
        }
       *[other] { $why ->
            [no_numeral] { $seat } ist gescheitert: Die Würfel ergeben keine römische Zahl.
            [four_x] { $seat } ist gescheitert: Vier X sind keine Zahl, und kein Würfel ist übrig.
            [no_row] { $seat } ist gescheitert: Diese Zahl passt in keine Zeile.
           *[stopped] { $seat } ist gescheitert: Es ließ sich nichts schreiben.
        }
    }
alea-event-failure_taken = { $seat-is ->
        [me] Du hast aufgehört und konntest nichts schreiben: Der Zug ist gescheitert.
       *[other] { $seat } hat aufgehört und konnte nichts schreiben: Der Zug ist gescheitert.
    }
alea-event-number_written = { $seat-is ->
        [me] Du hast { NUMBER($number, useGrouping: 0) } in Zeile { NUMBER($row, useGrouping: 0) } geschrieben.
       *[other] { $seat } hat { NUMBER($number, useGrouping: 0) } in Zeile { NUMBER($row, useGrouping: 0) } geschrieben.
    }
alea-event-card_played = { $seat-is ->
        [me] Du hast gespielt: { alea-the-play }.
       *[other] { $seat } hat gespielt: { alea-the-play }.
    }
alea-the-play = { $play-card ->
        [reroll_i] „I neu werfen“
        [reroll_v] „V neu werfen“
        [reroll_one] „Einen neu werfen“ auf { alea-the-die }
        [ignore] „Einen ignorieren“ auf { alea-the-die }
        [twin] „Zwilling“, { NUMBER($play-number, useGrouping: 0) } in Zeile { NUMBER($play-row, useGrouping: 0) }
       *[joker] { $play-as ->
            [reroll_i] den Joker als „I neu werfen“
            [reroll_v] den Joker als „V neu werfen“
            [reroll_one] den Joker als „Einen neu werfen“ auf { alea-the-die }
            [ignore] den Joker als „Einen ignorieren“ auf { alea-the-die }
           *[twin] den Joker als „Zwilling“, { NUMBER($play-number, useGrouping: 0) } in Zeile { NUMBER($play-row, useGrouping: 0) }
        }
    }
alea-the-die = { $play-die ->
        [I] ein I
        [V] ein V
        [X] ein X
       *[unknown] { $play-at ->
            [0] den ersten Würfel
            [1] den zweiten Würfel
            [2] den dritten Würfel
            [3] den vierten Würfel
            [4] den fünften Würfel
           *[5] den sechsten Würfel
        }
    }
alea-event-turn_left = { $seat-is ->
        [me] Du hast den Zug beendet, ohne zu schreiben.
       *[other] { $seat } hat den Zug beendet, ohne zu schreiben.
    }
alea-event-last_round_called = { $seat-is ->
        [me] { $why ->
            [column_full] Deine Spalte ist voll. Diese Runde ist die letzte.
           *[no_cards] Du bist ohne Karten gescheitert. Diese Runde ist die letzte.
        }
       *[other] { $why ->
            [column_full] Die Spalte von { $seat } ist voll. Diese Runde ist die letzte.
           *[no_cards] { $seat } ist ohne Karten gescheitert. Diese Runde ist die letzte.
        }
    }
alea-event-turn_begun = { $seat-is ->
        [me] Runde { NUMBER($round, useGrouping: 0) }. Du bist dran.
       *[other] Runde { NUMBER($round, useGrouping: 0) }. { $seat } ist dran.
    }
alea-event-game_ended = { alea-result }

## The end

alea-ending-column_full = Eine Spalte ist voll
alea-ending-no_cards = Jemand ist ohne Karten gescheitert
alea-result = { $result-winners-count ->
        [1] { $result-winners-is ->
            [me] Du gewinnst mit { alea-best }.
           *[other] { $result-winners } gewinnt mit { alea-best }.
        }
       *[other] Geteilter Sieg mit { alea-best }: { $result-winners }.
    }
alea-best = { $result-scores-most ->
        [one] { NUMBER($result-scores-most, useGrouping: 0) } Punkt
       *[other] { NUMBER($result-scores-most, useGrouping: 0) } Punkten
    }
alea-seat = { $seat }: { alea-points }, { alea-cards-left }
alea-points = { $scores ->
        [one] { NUMBER($scores, useGrouping: 0) } Punkt
       *[other] { NUMBER($scores, useGrouping: 0) } Punkte
    }
alea-cards-left = { $cards-count ->
        [0] keine Karte übrig
        [1] eine Karte übrig
       *[other] { NUMBER($cards-count, useGrouping: 0) } Karten übrig
    }

## Rules of the house

alea-option-players = Spieler
    .explanation = 2 bis 6 Spieler.
alea-option-multi_roll = Mehrere Würfel zugleich
    .explanation = Du darfst beliebig viele der übrigen Würfel auf einmal werfen.
alea-option-cards_anytime = Karten jederzeit
    .explanation = Du darfst Aktionskarten auch spielen, wenn die Würfel eine Zahl ergeben.
alea-option-ordered = In der Reihenfolge, wie sie fielen
    .explanation = Ein I, das vor dem V oder vor dem letzten X fiel, wird abgezogen; sonst wird es addiert.

## On a terminal

cli-alea-cards = Karten
cli-alea-points = Punkte
cli-alea-odds = { $bad ->
        [0] Der nächste Würfel kann den Zug nicht scheitern lassen.
        [1] Der Zug scheitert bei einer von { NUMBER($sides, useGrouping: 0) } Seiten des nächsten Würfels.
       *[other] Der Zug scheitert bei { NUMBER($bad, useGrouping: 0) } von { NUMBER($sides, useGrouping: 0) } Seiten des nächsten Würfels.
    }
cli-alea-left = { $left ->
        [0] kein Würfel mehr übrig
        [1] noch ein Würfel übrig
       *[other] noch { NUMBER($left, useGrouping: 0) } Würfel übrig
    }
cli-alea-aside = beiseitegelegt: { $dice }
cli-alea-not-yet = vier X: noch keine Zahl
cli-alea-roll = Würfel werfen
cli-alea-ask-dice = Wie viele Würfel wirfst du?
cli-alea-write = { $numeral } in Zeile { NUMBER($row, useGrouping: 0) } schreiben
cli-alea-write-number = { $numeral } schreiben
cli-alea-ask-row = In welche Zeile schreibst du { $numeral }? { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }, oder 0 für zurück.
cli-alea-ask-die = Welcher Würfel?
cli-alea-ask-where = Welche Zahl, in welche Zeile?
cli-alea-ask-joker = Als welche Karte spielst du den Joker?

## What is not allowed, by rule

alea-refused-A1 = { $why ->
        [players] Dieses Spiel ist für { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } Spieler, nicht für { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] Es gibt keinen Platz { NUMBER($place, useGrouping: 0) }: Die Plätze sind von 1 bis { NUMBER($last, useGrouping: 0) } nummeriert.
    }
alea-refused-A3 = { $why ->
       *[not_your_turn] { $seat } ist dran.
    }
alea-refused-N1 = { $why ->
       *[not_spelled] { $dice } ergibt nicht { NUMBER($number, useGrouping: 0) }.
    }
alea-refused-T1 = { $why ->
        [dice_falling] Die Würfel fallen noch.
        [roll_first] Wirf zuerst einen Würfel.
       *[dice_left] { $left ->
            [0] Kein Würfel ist mehr übrig.
            [1] Nur noch ein Würfel ist übrig, nicht { NUMBER($dice, useGrouping: 0) }.
           *[other] Nur noch { NUMBER($left, useGrouping: 0) } Würfel sind übrig, nicht { NUMBER($dice, useGrouping: 0) }.
        }
    }
alea-refused-T2 = { $why ->
        [row_taken] In Zeile { NUMBER($row, useGrouping: 0) } steht schon { NUMBER($there, useGrouping: 0) }.
       *[out_of_order] { NUMBER($number, useGrouping: 0) } passt nicht in Zeile { NUMBER($row, useGrouping: 0) }: Kleinere gehören darüber, größere darunter.
    }
alea-refused-T3 = { $why ->
       *[must_write] { NUMBER($number, useGrouping: 0) } passt in Zeile { NUMBER($row, useGrouping: 0) }: Eine Zahl, die passt, muss geschrieben werden.
    }
alea-refused-T4 = { $why ->
        [failed] Der Zug ist gescheitert. Spiel eine Karte oder beende den Zug.
       *[not_failed] Der Zug ist nicht gescheitert: Karten warten noch, und beenden kannst du ihn so nicht.
    }
alea-refused-T5 = { $why ->
       *[spent] { $card ->
            [reroll_i] „I neu werfen“ ist schon gespielt.
            [reroll_v] „V neu werfen“ ist schon gespielt.
            [reroll_one] „Einen neu werfen“ ist schon gespielt.
            [ignore] „Einen ignorieren“ ist schon gespielt.
            [twin] „Zwilling“ ist schon gespielt.
           *[joker] Der Joker ist schon gespielt.
        }
    }
alea-refused-A9-1 = { $why ->
       *[none_in_play] Kein Würfel zeigt { $face }.
    }
alea-refused-A9-2 = { $why ->
       *[none_in_play] Kein Würfel zeigt { $face }.
    }
alea-refused-A9-3 = { $why ->
        [none_in_play] Kein Würfel zeigt { $face }.
       *[no_such_place] { $dice ->
            [1] Nur ein Würfel ist im Spiel.
           *[other] Nur { NUMBER($dice, useGrouping: 0) } Würfel sind im Spiel.
        }
    }
alea-refused-A9-4 = { $why ->
        [none_in_play] Kein Würfel zeigt { $face }.
       *[no_such_place] { $dice ->
            [1] Nur ein Würfel ist im Spiel.
           *[other] Nur { NUMBER($dice, useGrouping: 0) } Würfel sind im Spiel.
        }
    }
alea-refused-A9-5 = { $why ->
        [not_spelled] { $number ->
            [0] { $dice } ergibt keine Zahl.
           *[other] { $dice } ergibt nicht { NUMBER($number, useGrouping: 0) }.
        }
        [no_equal] In deiner Spalte steht keine { NUMBER($number, useGrouping: 0) }, die du verdoppeln könntest.
       *[not_beside] Zeile { NUMBER($row, useGrouping: 0) } ist keine leere Zeile neben der { NUMBER($number, useGrouping: 0) }.
    }
alea-refused-G3 = { $why ->
       *[over] Das Spiel ist aus.
    }
alea-refused-O1 = { $why ->
       *[one_die] An diesem Tisch wird ein Würfel nach dem anderen geworfen.
    }
alea-refused-O3 = { $why ->
        [not_with_multi_roll] Würfel in der Reihenfolge, wie sie fielen, oder mehrere Würfel zugleich: Wähle eins von beiden.
        [by_place] Hier zählt die Reihenfolge: Nenne den Würfel nach seiner Stelle.
       *[by_face] Hier zählt die Reihenfolge nicht: Nenne den Würfel nach seiner Seite.
    }

## Warum jemand so wählt

alea-reason-first_die = Ich werfe: Jeder Zug beginnt mit einem Würfel.
alea-reason-safe_roll = Ich werfe weiter: Keine Seite lässt den Zug scheitern.
alea-reason-risky_roll = { $fails ->
        [1] Ich werfe weiter: Nur eine von sechs Seiten lässt den Zug scheitern.
       *[other] Ich werfe weiter, obwohl { NUMBER($fails, useGrouping: 0) } von sechs Seiten den Zug scheitern lassen.
    }
alea-reason-no_fit = Ich werfe weiter: Was da liegt, passt nirgends in meine Spalte.
alea-reason-before_it_fails = Ich schreibe jetzt { NUMBER($number, useGrouping: 0) }: { NUMBER($fails, useGrouping: 0) } von sechs Seiten ließen den Zug scheitern.
alea-reason-only_fit = Ich schreibe hier: In Zeile { NUMBER($row, useGrouping: 0) } passt nur noch { NUMBER($number, useGrouping: 0) }.
alea-reason-narrow_row = Ich schreibe hier: In Zeile { NUMBER($row, useGrouping: 0) } passt nur noch { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }.
alea-reason-room = Ich schreibe { NUMBER($number, useGrouping: 0) } hierher: Daneben passen noch { NUMBER($above, useGrouping: 0) } kleinere und { NUMBER($below, useGrouping: 0) } größere Zahlen.
alea-reason-rows_left = Ich schreibe { NUMBER($number, useGrouping: 0) } in Zeile { NUMBER($row, useGrouping: 0) }: { $smaller ->
        [0] Keine Zeile bleibt
        [1] Eine Zeile bleibt
       *[other] { NUMBER($smaller, useGrouping: 0) } Zeilen bleiben
    } für kleinere Zahlen, { $larger ->
        [0] keine
        [1] eine
       *[other] { NUMBER($larger, useGrouping: 0) }
    } für größere.
alea-reason-no_more_dice = Ich schreibe { NUMBER($number, useGrouping: 0) }: Kein Würfel ist mehr übrig.
alea-reason-fills_column = Ich fülle meine Spalte und habe { NUMBER($score, useGrouping: 0) } Punkte: Dann ist diese Runde die letzte.
alea-reason-end_near = { $seat-is ->
        [me] Ich beeile mich: Dir fehlt nur noch eine Zeile.
       *[other] Ich beeile mich: { $seat } braucht nur noch eine Zeile.
    }
alea-reason-last_round = { $seat-is ->
        [me] { $points ->
            [1] Es ist die letzte Runde, und ich liege einen Punkt hinter dir.
           *[other] Es ist die letzte Runde, und ich liege { NUMBER($points, useGrouping: 0) } Punkte hinter dir.
        }
       *[other] { $points ->
            [1] Es ist die letzte Runde, und ich liege einen Punkt hinter { $seat }.
           *[other] Es ist die letzte Runde, und ich liege { NUMBER($points, useGrouping: 0) } Punkte hinter { $seat }.
        }
    }
alea-reason-last_round_ahead = { $points ->
        [0] Es ist die letzte Runde, und niemand hat mehr als ich.
        [1] Es ist die letzte Runde, und ich liege einen Punkt vorn.
       *[other] Es ist die letzte Runde, und ich liege { NUMBER($points, useGrouping: 0) } Punkte vorn.
    }
alea-reason-card_spells = Ich spiele sie: Dann ergeben die Würfel { NUMBER($number, useGrouping: 0) }.
alea-reason-card_odds = { $tenths ->
        [0] Ich spiele sie, obwohl kaum ein Wurf hilft.
        [1] Ich spiele sie: Etwa einer von 10 Würfen gibt eine Zahl, die passt.
        [10] Ich spiele sie: Fast jeder Wurf hilft.
       *[other] Ich spiele sie: Etwa { NUMBER($tenths, useGrouping: 0) } von 10 Würfen geben eine Zahl, die passt.
    }
alea-reason-twin_row = Ich schreibe { NUMBER($number, useGrouping: 0) } noch einmal, in Zeile { NUMBER($row, useGrouping: 0) } neben die gleiche Zahl.
alea-reason-keeps_cards = { $cards ->
        [1] Ich behalte meine Karte: Sie ist fünf Punkte wert.
       *[other] Ich behalte meine Karten: Sie sind { NUMBER($points, useGrouping: 0) } Punkte wert.
    }
alea-reason-keeps_joker = Ich behalte den Joker: Später ist er mehr wert.
alea-reason-no_help = Ich höre auf: Keine meiner Karten hilft hier.
alea-reason-no_cards = Ich höre auf: Ich habe keine Karte, mit der es weitergeht.
alea-reason-stops_for_card = Ich halte an: Eine Karte nützt mir mehr als noch ein Würfel.

## Lesson and exercises

alea-lesson-roll = Sechs Würfel, jeder mit den Seiten I, I, I, V, X, X. Deine Spalte hat sieben Zeilen, die du mit Zahlen füllst. Wirf den ersten Würfel.
alea-lesson-again = X ist zehn. Du kannst das schreiben oder noch einen Würfel wagen. Wirf noch einmal.
alea-lesson-write = X und I: Lies sie als 9 oder als 11. Darüber müssen die Zahlen kleiner sein, darunter größer. Wähle 11 und schreib sie in Zeile 3.
alea-lesson-next = Livia hat 20 geschrieben. Du bist wieder dran. Wirf.
alea-lesson-more = Zehn. Der Knopf sagt, wie leicht der nächste Würfel scheitert. Jetzt kann er es nicht. Würfle weiter.
alea-lesson-odds = Fünfzehn. Ein zweites V ließe den Zug scheitern: eine Seite von sechs. Trau dich.
alea-lesson-failed = Zwei V sind keine römische Zahl: Der Zug ist gescheitert. Spiel „Einen ignorieren“ auf ein V. Eine gespielte Karte kostet dich die 5 Punkte, die sie gebracht hätte.
alea-lesson-saved = Wieder fünfzehn. Schreib sie in Zeile 4, unter die 11.
alea-lesson-order = Lass Platz zwischen deinen Zahlen. Der Zwilling schreibt eine Zahl, die du schon hast, noch einmal direkt darüber oder darunter. Der Joker gilt als jede andere Karte.
alea-lesson-end = Ist eine Spalte voll oder scheitert jemand ohne Karten, wird die Runde noch zu Ende gespielt, dann ist das Spiel aus. Deine Punkte sind die Summe deiner Spalte und 5 für jede Karte, die du behalten hast. Du bist bereit.
alea-exercise = Was würdest du tun?

### Par impar in German.

par-impar-name = Par Impar
par-impar-tagline = Ein paar Nüsse in einer Hand. Gerade oder ungerade?
par-impar-rules =
    Zwei Spieler und eine Handvoll Nüsse. In Rom spielten es die Kinder, und Augustus mit seinen Freunden bei Tisch.
    Das Los bestimmt, wer zuerst versteckt, sofern der Tisch niemanden gewählt hat.
    Wer versteckt, nimmt eine bis fünf Nüsse in die Hand. Wie viele, ist geheim.
    Der andere sagt: ungerade oder gerade.
    Die Hand wird geöffnet, und beide sehen die Nüsse.
    War richtig geraten, geht der Punkt an den, der geraten hat.
    War es falsch, geht er an den, der versteckt hat.
    Dann versteckt der andere.
    Wer zuerst fünf Punkte hat, gewinnt, sofern der Tisch keine andere Zahl vereinbart hat.
    „Par“ heißt gerade und „impar“ ungerade; so zu spielen heißt „ludere par impar“.

## Nuts and points

par-impar-nuts = { $nuts ->
        [1] eine Nuss
       *[other] { NUMBER($nuts, useGrouping: 0) } Nüsse
    }
par-impar-guess-odd = ungerade
par-impar-guess-even = gerade
par-impar-goal = { $options-points ->
        [1] Ein Punkt gewinnt.
       *[other] { NUMBER($options-points, useGrouping: 0) } Punkte gewinnen.
    }

## The course of the game

par-impar-round = { $round ->
        [0] Vor der ersten Hand
       *[other] Hand { NUMBER($round, useGrouping: 0) }
    }
par-impar-step-first = Das Los bestimmt, wer zuerst versteckt
par-impar-step-hide = Die Nüsse werden versteckt
par-impar-step-guess = Gerade oder ungerade?
par-impar-step-over = Das Spiel ist aus
par-impar-table = { $step ->
        [first] { par-impar-goal }
        [hide] { par-impar-roles } { par-impar-so-far }
        [guess] { par-impar-roles } { par-impar-so-far }
       *[over] { par-impar-so-far }
    }
par-impar-roles = { $hider-is ->
        [me] Du versteckst, { $guesser } rät.
       *[other] { $guesser-is ->
            [me] { $hider } versteckt, du rätst.
           *[other] { $hider } versteckt, { $guesser } rät.
        }
    }
par-impar-so-far = { $ledger-count ->
        [0] { par-impar-goal }
       *[other] { par-impar-last } { par-impar-whose } { par-impar-goal }
    }
par-impar-whose = { $ledger-last-winner-is ->
        [me] Der Punkt ging an dich.
       *[other] Der Punkt ging an { $ledger-last-winner }.
    }
par-impar-last = { $ledger-last-guess ->
        [odd] { $ledger-last-nuts ->
            [1] In der letzten Hand war eine Nuss, und geraten war ungerade.
           *[other] In der letzten Hand waren { NUMBER($ledger-last-nuts, useGrouping: 0) } Nüsse, und geraten war ungerade.
        }
       *[even] { $ledger-last-nuts ->
            [1] In der letzten Hand war eine Nuss, und geraten war gerade.
           *[other] In der letzten Hand waren { NUMBER($ledger-last-nuts, useGrouping: 0) } Nüsse, und geraten war gerade.
        }
    }
par-impar-place = { $scores ->
        [one] { $seat }: { NUMBER($scores, useGrouping: 0) } Punkt
       *[other] { $seat }: { NUMBER($scores, useGrouping: 0) } Punkte
    }
par-impar-hand = { $mine-nuts ->
        [unknown] Deine Hand ist leer.
        [1] Du versteckst eine Nuss.
       *[other] Du versteckst { NUMBER($mine-nuts, useGrouping: 0) } Nüsse.
    }

## What is asked of you, and whom the table waits for

par-impar-ask-hide = Wie viele Nüsse versteckst du?
par-impar-ask-guess = Was ist in der anderen Hand: ungerade oder gerade?
par-impar-wait-first = Das Los bestimmt, wer zuerst versteckt.
par-impar-wait-hide = { $awaited } versteckt Nüsse.
par-impar-wait-guess = { $awaited } rät: gerade oder ungerade.
par-impar-wait-over = { par-impar-result }

## Choices

par-impar-action-hide = { $nuts ->
        [1] Eine Nuss verstecken
       *[other] { NUMBER($nuts, useGrouping: 0) } Nüsse verstecken
    }
par-impar-action-say = { $guess ->
        [odd] Ungerade
       *[even] Gerade
    }

## What has happened

par-impar-event-first_drawn = { $seat-is ->
        [me] Das Los fiel auf dich: Du versteckst zuerst.
       *[other] { $seat } versteckt zuerst, so will es das Los.
    }
par-impar-event-nuts_hidden = { $nuts ->
        [unknown] { $seat-is ->
            [me] Du hast Nüsse versteckt.
           *[other] { $seat } hat Nüsse versteckt.
        }
       *[other] { $seat-is ->
            [me] Du hast { par-impar-nuts } versteckt.
           *[other] { $seat } hat { par-impar-nuts } versteckt.
        }
    }
par-impar-event-guess_said = { $guess ->
        [odd] { $seat-is ->
            [me] Du hast ungerade gesagt.
           *[other] { $seat } hat ungerade gesagt.
        }
       *[even] { $seat-is ->
            [me] Du hast gerade gesagt.
           *[other] { $seat } hat gerade gesagt.
        }
    }
par-impar-event-hand_opened = { $seat-is ->
        [me] Du hast die Hand geöffnet: { par-impar-nuts }.
       *[other] { $seat } hat die Hand geöffnet: { par-impar-nuts }.
    }
par-impar-event-point_scored = { $seat-is ->
        [me] Der Punkt geht an dich.
       *[other] Der Punkt geht an { $seat }.
    }
par-impar-event-game_ended = { par-impar-result }

## The end

par-impar-ending-points = Genug Punkte
par-impar-result = { $result-winners-is ->
        [me] Du gewinnst mit { par-impar-best }.
       *[other] { $result-winners } gewinnt mit { par-impar-best }.
    }
par-impar-best = { $result-scores-most ->
        [one] { NUMBER($result-scores-most, useGrouping: 0) } Punkt
       *[other] { NUMBER($result-scores-most, useGrouping: 0) } Punkten
    }
par-impar-seat = { par-impar-place }

## Rules of the house

par-impar-option-players = Spieler
    .explanation = Zwei: Einer versteckt, einer rät.
par-impar-option-points = Punkte
    .explanation = So viele Punkte gewinnen das Spiel: einer bis neun.
par-impar-option-first = Wer zuerst versteckt
    .explanation = Der Tisch bestimmt es oder das Los.
par-impar-option-first-random = durch das Los

## What is not allowed, by rule

par-impar-refused-P1 = { $why ->
        [players] Dieses Spiel ist für zwei Spieler, nicht für { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] Es gibt keinen Platz { NUMBER($place, useGrouping: 0) }: Die Plätze sind 1 und { NUMBER($last, useGrouping: 0) }.
    }
par-impar-refused-P2 = { $why ->
        [first] Es gibt keinen Platz { NUMBER($first, useGrouping: 0) }: Die Plätze sind 1 und { NUMBER($last, useGrouping: 0) }.
       *[drawing_first] Das Los hat noch nicht bestimmt, wer zuerst versteckt.
    }
par-impar-refused-P3 = { $why ->
        [only_hider] Nur { $seat } versteckt jetzt Nüsse.
        [hidden_already] Deine Hand ist schon geschlossen.
       *[how_many] Eine Hand fasst { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } Nüsse, nicht { NUMBER($nuts, useGrouping: 0) }.
    }
par-impar-refused-P4 = { $why ->
        [only_guesser] Nur { $seat } rät jetzt.
       *[nothing_hidden] { $seat } hat noch nichts versteckt.
    }
par-impar-refused-P7 = { $why ->
        [points] Ein Tisch spielt auf { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } Punkte, nicht auf { NUMBER($points, useGrouping: 0) }.
       *[over] Das Spiel ist aus.
    }

## Its own bot

bot-virgil = Vergil
    .explanation = Glaubt, dass der Gott sich an ungeraden Zahlen freut, versteckt sie und sagt immer ungerade.

## Its coach

par-impar-reason-habit = { $seat } hat in { NUMBER($hands, useGrouping: 0) } solchen Runden { NUMBER($odd, useGrouping: 0) }-mal ungerade gewählt.

## Lektion und Übungen

par-impar-lesson-hide = Nimm Nüsse in die Hand. Verstecke drei.
par-impar-lesson-lost = Drei ist ungerade, und geraten wurde ungerade: Der Punkt ist verloren. Jetzt schließt sich die andere Hand.
par-impar-lesson-guess = Wer ungerade Zahlen liebt, versteckt sie auch. Sag ungerade.
par-impar-lesson-again = Je ein Punkt. Du versteckst wieder: vier Nüsse, eine gerade Zahl.
par-impar-lesson-end = Geraten wurde wieder ungerade: Der zweite Punkt ist deiner, und damit das Spiel. Du bist bereit.
par-impar-exercise = Was ist in der Hand?

### Terni lapilli auf Deutsch.

terni-lapilli-name = Terni Lapilli
terni-lapilli-tagline = Drei eigene Steine in einer Reihe. Neun Felder, kein Glück.
terni-lapilli-rules =
    Zwei spielen auf einem Brett mit drei Zeilen und drei Spalten.
    Ihr seid abwechselnd am Zug. Platz 1 beginnt.
    Lege in deinem Zug einen Stein auf ein leeres Feld.
    Drei eigene Steine in einer Reihe gewinnen: quer, längs oder schräg.
    Ist das Brett voll und niemand hat drei in einer Reihe, endet das Spiel unentschieden.

terni-lapilli-round = Zug { NUMBER($round, useGrouping: 0) }
terni-lapilli-step-place = Ein Stein wird gelegt
terni-lapilli-step-over = Das Spiel ist aus

terni-lapilli-ask-place = Wohin legst du deinen Stein?
terni-lapilli-wait-place = { $awaited } legt einen Stein.
terni-lapilli-wait-over = { terni-lapilli-result }

terni-lapilli-action-place = Zeile { NUMBER($cell-row, useGrouping: 0) }, Spalte { NUMBER($cell-column, useGrouping: 0) }

terni-lapilli-event-stone_placed = { $seat-is ->
        [me] Du legst einen Stein auf Zeile { NUMBER($cell-row, useGrouping: 0) }, Spalte { NUMBER($cell-column, useGrouping: 0) }.
       *[other] { $seat } legt einen Stein auf Zeile { NUMBER($cell-row, useGrouping: 0) }, Spalte { NUMBER($cell-column, useGrouping: 0) }.
    }
terni-lapilli-event-game_ended = { terni-lapilli-result }

terni-lapilli-hand = Drei eigene Steine in einer Reihe gewinnen.
terni-lapilli-seat = { $seat }
terni-lapilli-ending-row = Drei in einer Reihe
terni-lapilli-ending-draw = Das Brett ist voll
terni-lapilli-result = { $result-winners-count ->
        [1] { $result-winners-is ->
            [me] Du gewinnst: drei in einer Reihe.
           *[other] { $result-winners } gewinnt: drei in einer Reihe.
        }
       *[other] Unentschieden: Das Brett ist voll.
    }

terni-lapilli-option-players = Personen
    .explanation = Zwei, abwechselnd.

terni-lapilli-refused-T1 = Dieses Spiel ist für zwei, nicht für { NUMBER($players, useGrouping: 0) }.
terni-lapilli-refused-T2 = Du bist nicht am Zug.
terni-lapilli-refused-T3 = Auf diesem Feld liegt schon ein Stein.
terni-lapilli-refused-T4 = Das Spiel ist aus.

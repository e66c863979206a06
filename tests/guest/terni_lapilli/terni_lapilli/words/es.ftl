### Terni lapilli en español.

terni-lapilli-name = Terni Lapilli
terni-lapilli-tagline = Tres piedras tuyas en línea. Nueve casillas, nada de suerte.
terni-lapilli-rules =
    Dos personas y un tablero de tres filas y tres columnas.
    Jugáis por turnos. Empieza quien ocupa el asiento 1.
    En tu turno, pon una piedra en una casilla vacía.
    Tres piedras tuyas en línea ganan: en fila, en columna o en diagonal.
    Si el tablero está lleno y nadie tiene tres en línea, la partida acaba en empate.

terni-lapilli-round = Turno { NUMBER($round, useGrouping: 0) }
terni-lapilli-step-place = Se pone una piedra
terni-lapilli-step-over = La partida ha terminado

terni-lapilli-ask-place = ¿Dónde pones tu piedra?
terni-lapilli-wait-place = { $awaited } pone una piedra.
terni-lapilli-wait-over = { terni-lapilli-result }

terni-lapilli-action-place = Fila { NUMBER($cell-row, useGrouping: 0) }, columna { NUMBER($cell-column, useGrouping: 0) }

terni-lapilli-event-stone_placed = { $seat-is ->
        [me] Pones una piedra en la fila { NUMBER($cell-row, useGrouping: 0) }, columna { NUMBER($cell-column, useGrouping: 0) }.
       *[other] { $seat } pone una piedra en la fila { NUMBER($cell-row, useGrouping: 0) }, columna { NUMBER($cell-column, useGrouping: 0) }.
    }
terni-lapilli-event-game_ended = { terni-lapilli-result }

terni-lapilli-hand = Tres piedras tuyas en línea ganan.
terni-lapilli-seat = { $seat }
terni-lapilli-ending-row = Tres en línea
terni-lapilli-ending-draw = El tablero está lleno
terni-lapilli-result = { $result-winners-count ->
        [1] { $result-winners-is ->
            [me] Ganas: tres en línea.
           *[other] { $result-winners } gana: tres en línea.
        }
       *[other] Empate: el tablero está lleno.
    }

terni-lapilli-option-players = Jugadores
    .explanation = Dos, por turnos.

terni-lapilli-refused-T1 = Este juego es para dos personas, no para { NUMBER($players, useGrouping: 0) }.
terni-lapilli-refused-T2 = No es tu turno.
terni-lapilli-refused-T3 = En esta casilla ya hay una piedra.
terni-lapilli-refused-T4 = La partida ha terminado.

### Terni lapilli Latine.

terni-lapilli-name = Terni Lapilli
terni-lapilli-tagline = Terni lapilli in linea. Novem sedes, nulla fortuna.
terni-lapilli-rules =
    Duo ludunt in tabula trium ordinum et trium columnarum.
    Alternis vicibus luditis. Qui primo loco sedet, incipit.
    Cum tua vice ludis, lapillum in sede vacua pone.
    Qui tres suos lapillos in linea habet, vincit: in ordine, in columna, in obliquo.
    Si tabula plena est nec quisquam tres in linea habet, nemo vincit et par est.

terni-lapilli-round = Vices { NUMBER($round, useGrouping: 0) }
terni-lapilli-step-place = Lapillus ponitur
terni-lapilli-step-over = Ludus finitus est

terni-lapilli-ask-place = Ubi lapillum ponis?
terni-lapilli-wait-place = { $awaited } lapillum ponit.
terni-lapilli-wait-over = { terni-lapilli-result }

terni-lapilli-action-place = Ordo { NUMBER($cell-row, useGrouping: 0) }, columna { NUMBER($cell-column, useGrouping: 0) }

terni-lapilli-event-stone_placed = { $seat-is ->
        [me] Lapillum ponis: ordo { NUMBER($cell-row, useGrouping: 0) }, columna { NUMBER($cell-column, useGrouping: 0) }.
       *[other] { $seat } lapillum ponit: ordo { NUMBER($cell-row, useGrouping: 0) }, columna { NUMBER($cell-column, useGrouping: 0) }.
    }
terni-lapilli-event-game_ended = { terni-lapilli-result }

terni-lapilli-hand = Tres lapilli tui in linea vincunt.
terni-lapilli-seat = { $seat }
terni-lapilli-ending-row = Tres in linea
terni-lapilli-ending-draw = Tabula plena est
terni-lapilli-result = { $result-winners-count ->
        [1] { $result-winners-is ->
            [me] Vincis: tres in linea.
           *[other] { $result-winners } vincit: tres in linea.
        }
       *[other] Par est: tabula plena est.
    }

terni-lapilli-option-players = Lusores
    .explanation = Duo, alternis vicibus.

terni-lapilli-refused-T1 = Hic ludus duorum est, non { NUMBER($players, useGrouping: 0) }.
terni-lapilli-refused-T2 = Vices tuae non sunt.
terni-lapilli-refused-T3 = In hac sede iam lapillus est.
terni-lapilli-refused-T4 = Ludus finitus est.

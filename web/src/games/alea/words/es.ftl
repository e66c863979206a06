### Alea Romana en español: lo que solo dice el cliente web. Los ids empiezan por `web-`.

web-rules-cards = Las cartas de Acción
web-alea-aim = Llena una columna con siete números que crezcan de arriba abajo. Gana la suma más alta, y cada carta que te quede vale cinco más.
web-alea-example = Estos tres dados son 14 o 16, como quieras.
web-alea-round = Ronda { NUMBER($round, useGrouping: 0) } · { NUMBER($players, useGrouping: 0) } jugadores
web-alea-your-turn = { $name }, te toca
web-alea-ask-roll = Tira un dado
web-alea-ask-choose = { $four ->
        [yes] Cuatro X: aún no es un número
       *[no] { $write ->
            [yes] { $roll ->
                [yes] Escríbelo o sigue tirando
               *[no] Escríbelo
            }
           *[no] Aún no cabe en ninguna fila
        }
    }
web-alea-ask-failed = { $card ->
        [yes] Fallo. Juega una carta o pasa
       *[no] Fallo, y ninguna carta sirve
    }
web-alea-asked-roll = Tira un dado
web-alea-asked-choose = Escribe o sigue tirando
web-alea-asked-failed = Tu turno ha fallado
web-alea-ask-fall = Los dados están cayendo
web-alea-dice = { $count ->
        [0] Ningún dado tirado.
        [one] Un dado: { $dice }.
       *[other] { NUMBER($count, useGrouping: 0) } dados: { $dice }.
    } { $left ->
        [0] No queda ninguno.
        [one] Queda uno.
       *[other] Quedan { NUMBER($left, useGrouping: 0) }.
    }
web-alea-read-as = Leer los dados como
web-alea-fits-nowhere = { $count ->
        [1] no cabe
       *[other] no caben
    }
web-alea-roll-more = Tirar uno más
web-alea-odds = { $bad ->
        [0] Seguro que forma un número
        [6] Falla seguro
       *[other] Falla: { NUMBER($bad, useGrouping: 0) } de 6
    }
web-alea-odds-fit = Cabe: { NUMBER($good, useGrouping: 0) } de 6
web-alea-in-six = { NUMBER($sides, useGrouping: 0) } de 6
web-alea-not-yet = cuatro X: aún no es un número
web-alea-if-roll = Si tiras uno más
web-alea-write = Escribir { $numeral } en la fila { NUMBER($row, useGrouping: 0) }
web-alea-number-row = { $numeral } ({ NUMBER($number, useGrouping: 0) }) en la fila { NUMBER($row, useGrouping: 0) }
web-alea-choose-number = Elige un número
web-alea-choose-row = Elige una fila
web-alea-choose-card = Elige una carta
web-alea-choose-die = Elige cuál
web-alea-choose-as = ¿Qué carta será?
web-alea-spent = usada
web-alea-how = Toca una fila: arriba los menores, abajo los mayores.
web-alea-cards-wait = Puedes jugar cartas tras un fallo.
web-alea-if-ended = Puntos hasta ahora
web-alea-after = después: { NUMBER($points, useGrouping: 0) }
web-alea-sum = { $cards ->
        [one] { NUMBER($sum, useGrouping: 0) } + 1 carta × 5
       *[other] { NUMBER($sum, useGrouping: 0) } + { NUMBER($cards, useGrouping: 0) } cartas × 5
    }
web-alea-score-cards = Puntos y cartas
web-alea-column-of = Columna de { $name }
web-alea-all-columns = Todas las columnas
web-alea-turn-of = Turno de { $name }
web-alea-chapter-lead = Ronda { NUMBER($round, useGrouping: 0) }: { $name } va por delante
web-alea-chapter-fail = Ronda { NUMBER($round, useGrouping: 0) }: { $name } falla
web-alea-chapter-last = Última ronda
web-alea-fails = { $who ->
        [me] Has fallado.
       *[other] { $name } ha fallado.
    }
web-alea-why-two_v = Dos V: no es un número romano.
web-alea-why-four_i = Una cuarta I: no es un número romano.
web-alea-why-five_x = Una quinta X: demasiado para seis dados.
web-alea-why-only_39 = Cuatro X solo admiten una única I.
web-alea-why-four_x = Cuatro X no son un número, y nada puede seguir.
web-alea-why-nothing = No queda ningún dado.
web-alea-why-there = El { NUMBER($number, useGrouping: 0) } ya está en la columna.
web-alea-why-no_row = No cabe en ninguna fila.
web-alea-no-help = no sirve
web-alea-no-help-long = También fallaría.
web-alea-roll-on = sigue tirando
web-alea-leaves = deja { $numbers }
web-alea-saves = { NUMBER($percent, useGrouping: 0) } % de salvarse
web-alea-again = { $dice ->
        [1] Un dado otra vez: { NUMBER($percent, useGrouping: 0) } % de salvar el turno.
       *[other] { NUMBER($dice, useGrouping: 0) } dados otra vez: { NUMBER($percent, useGrouping: 0) } % de salvar el turno.
    }
web-alea-would-fit = { $dice ->
        [0] Deja { $numbers }; cabe en la fila { $rows }.
       *[other] Entonces cabría { $numbers }, en la fila { $rows }.
    }
web-alea-would-roll = Aún no cabe nada, pero el turno sigue.
web-alea-if-rolls = { $bad ->
        [0] Un dado más no puede fallar.
        [6] Un dado más falla seguro.
       *[other] Un dado más falla { NUMBER($bad, useGrouping: 0) } de cada 6 veces.
    }
web-alea-one-more = Un dado más
web-alea-standing = { $stands ->
        [ahead] Vas en cabeza por { $points ->
            [1] un punto
           *[other] { NUMBER($points, useGrouping: 0) } puntos
        }.
        [behind] Estás a { $points ->
            [1] un punto
           *[other] { NUMBER($points, useGrouping: 0) } puntos
        } de { $name }.
       *[level] Empatas con { $name }.
    }
web-alea-mine = Mi columna
web-alea-weighing = Se pesan las columnas
web-alea-weighed = { $name }: { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punto.
       *[other] { NUMBER($points, useGrouping: 0) } puntos.
    }
web-alea-you-win = Has ganado
web-alea-you-lose = Has perdido
web-alea-you-share = Compartes la victoria
web-cards = { $count ->
        [0] sin cartas
        [one] 1 carta
       *[other] { NUMBER($count, useGrouping: 0) } cartas
    }

## The first game on a device

web-alea-opening-column = Llena una columna con siete números, cada uno mayor que el de encima; solo el Gemelo permite repetir uno. Gana la suma más alta.
web-alea-opening-dice = Tira dado tras dado: juntos deben formar un número romano. Para a tiempo y escríbelo.
web-alea-opening-cards = Seis cartas, de un solo uso cada una, pueden salvar un turno fallido. Cada una que no uses vale 5 puntos.

## El análisis

web-alea-analysis = Cómo se jugaron los dados
web-alea-analysis-promise = La suerte y el acierto por separado, y las tres decisiones más caras
web-alea-chance = Probabilidad de ganar
web-alea-points = Puntos esperados
web-alea-unit = Mostrar
web-alea-unit-chance = Ganar
web-alea-unit-points = Puntos
web-alea-of-round = Ronda
web-alea-chart-line = { $name }: { $first } al principio, { $last } al final
web-alea-dice-lay = Dados: { $dice }
web-alea-accounts = Dados y decisiones
web-alea-part-luck = dados
    .what = Lo que los dados dieron o quitaron, comparados con unos dados medios.
web-alea-part-skill = decisiones
    .what = Lo que costaron las decisiones propias, comparadas con las mejores opciones.
web-alea-part-others = turnos de los demás
    .what = Lo que dieron o quitaron los turnos de los demás.
web-alea-account = al principio se esperaban { $start }; dados { $luck }, decisiones { $skill }, turnos de los demás { $others }; resultado { $result }
web-alea-accounts-sub = De lo esperado al principio (línea discontinua) al resultado (trazo grueso): las tres partes suman.
web-alea-costliest = Las tres más caras
web-alea-no-slips = Ninguna decisión costó ni medio punto.
web-alea-points-word = puntos
web-alea-so-many-points = { $points } puntos
web-alea-opened = Ronda { NUMBER($round, useGrouping: 0) }, al detalle
web-alea-option = opción
web-alea-worth = valor
web-alea-more-options = { $count ->
        [1] Una más
       *[other] { NUMBER($count, useGrouping: 0) } más
    }
web-alea-equal = Las opciones a menos de medio punto cuentan como iguales.
web-alea-decided = Decisiones: { NUMBER($all, useGrouping: 0) }. Mejores: { NUMBER($best, useGrouping: 0) }, casi: { NUMBER($close, useGrouping: 0) }, deslices: { NUMBER($slip, useGrouping: 0) }.
web-alea-kind-best = mejor
web-alea-kind-close = casi, menos de 1,5 puntos
web-alea-kind-slip = desliz

## Ejercicios

web-alea-exercise-points = { $turns ->
        [one] Te queda un turno: este. ¿Qué da más puntos?
       *[other] Te quedan { NUMBER($turns, useGrouping: 0) } turnos, contando este. ¿Qué da más puntos?
    }
web-alea-exercise-win = La última ronda. El mejor de los demás tiene { NUMBER($score, useGrouping: 0) } puntos. ¿Con qué es más fácil ganar?
web-alea-exercise-cost = Eso cuesta { $cost } puntos.
web-alea-why = Por qué
web-alea-why-next = Por qué, frente a la segunda
web-alea-part-now = puntos de este turno
web-alea-part-later = turnos siguientes y cartas
web-alea-part-written = ganar escribiendo un número
web-alea-part-unwritten = ganar sin escribir ninguno
web-alea-part-sum = en total
web-alea-part-success = probabilidad de escribir
web-alea-part-yours = la tuya
web-alea-part-next = segunda
web-alea-part-difference = diferencia
web-alea-exact-points = Los puntos que faltan para quien sigue jugando por puntos lo mejor posible: exactos, calculados de antemano.
web-alea-exact-win = La probabilidad exacta de ganar, si quien aún juega lo hace lo mejor posible.

## Every day, and exercises

web-daily-alea = Los dados de hoy
web-daily-past-alea = Los dados del día
web-daily-text-alea = Alea Romana contra un bot. En el mismo turno todos reciben los mismos dados, hayan elegido lo que hayan elegido antes. Cuentan los puntos.
web-daily-play-alea = Jugar los dados de hoy
web-daily-part-luck-alea = tus dados

### Alea Romana in Spanish. The faces are letters and feminine: una I, una V, una X.

alea-name = Alea Romana
alea-tagline = Seis dados, siete filas y una tirada de más.
alea-summary =
    Objetivo: escribe un número en cada una de tus siete filas, de menor a mayor. Gana el total más alto.
    Juego: tira dado a dado. Juntos tienen que formar un número romano. Sigue y arriésgate, o para y escribe.
    Final: cuando se llena una columna o falla alguien sin cartas. Cada carta que conserves suma 5.
alea-rules =
    De 2 a 6 jugadores. Seis dados con las caras I, I, I, V, X, X. Cada cual tiene una columna de siete filas y seis cartas de Acción.
    En tu turno, tira un dado. Luego tira otro tantas veces como te atrevas, o para.
    Todos los dados juntos tienen que formar un número romano, en el orden que sea.
    Una sola I con una V o una X se puede leer de dos maneras: X, V e I son 14 o 16, como prefieras.
    Cuatro X solas aún no son un número: de ellas solo puede salir XXXIX, 39.
    Para parar, escribe el número en una fila vacía. Los de arriba tienen que ser menores; los de abajo, mayores.
    Fallas si los dados no forman un número, o si paras en uno que no cabe.
    Tras un fallo puedes jugar una carta de Acción y seguir con lo que quede. O pasas sin escribir nada.
    Las cartas: Repetir las I, Repetir las V, Repetir uno, Ignorar uno, Gemelo (un número que ya tienes, a su lado), Comodín (cualquiera de las cinco).
    Una carta jugada se pierde.
    Cuando se llena una columna, o falla alguien sin cartas, se juega la ronda hasta el final y termina la partida.
    Tu puntuación es la suma de tu columna y 5 por cada carta que conserves. Gana quien tenga más puntos.

## The bots, by how strong they are

alea-bot-novice = Audaz y despreocupado: tira mientras le apetece.
alea-bot-able = Calcula el próximo dado, no la partida.
alea-bot-strong = Sabe lo que vale cada fila hasta el final.
alea-bot-master = Vigila también tus columnas, y juega para ganar más que por los puntos.

## The cards

alea-card-reroll_i = Repetir las I
    .effect = Tira otra vez todas las I a la vez.
alea-card-reroll_v = Repetir las V
    .effect = Tira otra vez todas las V a la vez.
alea-card-reroll_one = Repetir uno
    .effect = Tira otra vez el dado que elijas.
alea-card-ignore = Ignorar uno
    .effect = Aparta un dado durante este turno.
alea-card-twin = Gemelo
    .effect = Escribe un número que ya tienes, justo encima o debajo de él.
alea-card-joker = Comodín
    .effect = Vale por cualquiera de las otras cinco cartas, incluso una ya usada.

## The course of the game

alea-round = Ronda { NUMBER($round, useGrouping: 0) }
alea-row = Fila { NUMBER($row, useGrouping: 0) }
alea-row-empty = vacía
alea-step-roll = Tirar
alea-step-fall = Los dados están cayendo
alea-step-choose = Escribir o seguir tirando
alea-step-failed = Fallo
alea-step-over = La partida ha terminado
alea-last-round = Esta ronda es la última.
alea-failure-no_numeral = los dados no forman un número romano
alea-failure-four_x = cuatro X no son un número y no quedan dados
alea-failure-no_row = el número no cabe en ninguna fila
alea-failure-stopped = no se podía escribir nada
alea-spell = { $readings-count ->
        [0] Los dados no forman ningún número.
        [1] Los dados forman { NUMBER($readings-1, useGrouping: 0) }.
       *[other] Los dados forman { NUMBER($readings-1, useGrouping: 0) } o { NUMBER($readings-2, useGrouping: 0) }.
    }
alea-hand = { $my-cards-count ->
        [0] No te quedan cartas de Acción. Si acabara ahora: { alea-my-points }.
        [1] Te queda una carta de Acción. Si acabara ahora: { alea-my-points }.
       *[other] Te quedan { NUMBER($my-cards-count, useGrouping: 0) } cartas de Acción. Si acabara ahora: { alea-my-points }.
    }
alea-my-points = { $my-scores ->
        [one] { NUMBER($my-scores, useGrouping: 0) } punto
       *[other] { NUMBER($my-scores, useGrouping: 0) } puntos
    }

## What is asked of you

alea-ask-roll = { $options-multi_roll ->
        [yes] Te toca. Tira uno o más dados.
       *[no] Te toca. Tira un dado.
    }
alea-ask-choose = { $readings-count ->
        [0] Cuatro X aún no son un número. Sigue tirando o acepta el fallo.
       *[other] { alea-spell } { alea-go-on }
    }
alea-go-on = { $may-write ->
        [yes] { $may-roll ->
            [yes] { $may-card ->
                [yes] Escribe, sigue tirando o juega una carta.
               *[no] Escribe o sigue tirando.
            }
           *[no] { $may-card ->
                [yes] Escribe o juega una carta.
               *[no] Escríbelo.
            }
        }
       *[no] { $may-card ->
            [yes] Nada cabe en tu columna. Sigue tirando, juega una carta o acepta el fallo.
           *[no] Nada cabe en tu columna. Sigue tirando o acepta el fallo.
        }
    }
alea-ask-failed = { $may-card ->
        [yes] { alea-why-you-failed } Juega una carta o pasa.
       *[no] { alea-why-you-failed } Ninguna carta sirve: pasa.
    }
alea-why-you-failed = { $failed ->
        [no_numeral] Has fallado: los dados no forman un número romano.
        [four_x] Has fallado: cuatro X no son un número y no quedan dados.
        [no_row] Has fallado: el número no cabe en ninguna fila.
       *[stopped] Has fallado: no se podía escribir nada.
    }

## Whom the table waits for

alea-wait-roll = { $awaited } va a tirar.
alea-wait-fall = Los dados están cayendo.
alea-wait-choose = { $readings-count ->
        [0] { $awaited } tiene cuatro X y decide si sigue tirando.
        [1] { $awaited } tiene { NUMBER($readings-1, useGrouping: 0) } y decide si sigue tirando.
       *[other] { $awaited } tiene { NUMBER($readings-1, useGrouping: 0) } o { NUMBER($readings-2, useGrouping: 0) } y decide si sigue tirando.
    }
alea-wait-failed = { $awaited } ha fallado: juega una carta o se queda sin escribir.
alea-wait-over = { alea-result }

## Choices

alea-action-roll = { $dice ->
        [1] Tirar un dado
       *[other] Tirar { NUMBER($dice, useGrouping: 0) } dados
    }
alea-action-write = Escribir { NUMBER($number, useGrouping: 0) } en la fila { NUMBER($row, useGrouping: 0) }
alea-action-stop = Parar y aceptar el fallo
alea-action-leave = Pasar sin escribir nada
alea-action-card = { $card ->
        [reroll_i] Jugar «Repetir las I»
        [reroll_v] Jugar «Repetir las V»
        [reroll_one] Jugar «Repetir uno» con { alea-a-die }
        [ignore] Jugar «Ignorar uno» con { alea-a-die }
        [twin] Jugar «Gemelo»: { NUMBER($number, useGrouping: 0) } en la fila { NUMBER($row, useGrouping: 0) }
       *[joker] { $as ->
            [reroll_i] Jugar el Comodín como «Repetir las I»
            [reroll_v] Jugar el Comodín como «Repetir las V»
            [reroll_one] Jugar el Comodín como «Repetir uno» con { alea-a-die }
            [ignore] Jugar el Comodín como «Ignorar uno» con { alea-a-die }
           *[twin] Jugar el Comodín como «Gemelo»: { NUMBER($number, useGrouping: 0) } en la fila { NUMBER($row, useGrouping: 0) }
        }
    }
alea-a-die = { $die ->
        [I] una I
        [V] una V
        [X] una X
       *[unknown] { $at ->
            [0] el primer dado
            [1] el segundo dado
            [2] el tercer dado
            [3] el cuarto dado
            [4] el quinto dado
           *[5] el sexto dado
        }
    }

## What has happened

alea-event-dice_thrown = { $dice ->
        [1] { $seat-is ->
            [me] Tiraste un dado.
           *[other] { $seat } tiró un dado.
        }
       *[other] { $seat-is ->
            [me] Tiraste { NUMBER($dice, useGrouping: 0) } dados.
           *[other] { $seat } tiró { NUMBER($dice, useGrouping: 0) } dados.
        }
    }
alea-event-die_fell = Un dado muestra { $face }.
alea-event-turn_failed = { $seat-is ->
        [me] { $why ->
            [no_numeral] Has fallado: los dados no forman un número romano.
            [four_x] Has fallado: cuatro X no son un número y no quedan dados.
            [no_row] Has fallado: el número no cabe en ninguna fila.
           *[stopped] Has fallado: no se podía escribir nada.
        }
       *[other] { $why ->
            [no_numeral] { $seat } ha fallado: los dados no forman un número romano.
            [four_x] { $seat } ha fallado: cuatro X no son un número y no quedan dados.
            [no_row] { $seat } ha fallado: el número no cabe en ninguna fila.
           *[stopped] { $seat } ha fallado: no se podía escribir nada.
        }
    }
alea-event-failure_taken = { $seat-is ->
        [me] Paraste sin nada que escribir: has fallado.
       *[other] { $seat } paró sin nada que escribir: ha fallado.
    }
alea-event-number_written = { $seat-is ->
        [me] Escribiste { NUMBER($number, useGrouping: 0) } en la fila { NUMBER($row, useGrouping: 0) }.
       *[other] { $seat } escribió { NUMBER($number, useGrouping: 0) } en la fila { NUMBER($row, useGrouping: 0) }.
    }
alea-event-card_played = { $seat-is ->
        [me] Jugaste { alea-the-play }.
       *[other] { $seat } jugó { alea-the-play }.
    }
alea-the-play = { $play-card ->
        [reroll_i] «Repetir las I»
        [reroll_v] «Repetir las V»
        [reroll_one] «Repetir uno» con { alea-the-die }
        [ignore] «Ignorar uno» con { alea-the-die }
        [twin] «Gemelo»: { NUMBER($play-number, useGrouping: 0) } en la fila { NUMBER($play-row, useGrouping: 0) }
       *[joker] { $play-as ->
            [reroll_i] el Comodín como «Repetir las I»
            [reroll_v] el Comodín como «Repetir las V»
            [reroll_one] el Comodín como «Repetir uno» con { alea-the-die }
            [ignore] el Comodín como «Ignorar uno» con { alea-the-die }
           *[twin] el Comodín como «Gemelo»: { NUMBER($play-number, useGrouping: 0) } en la fila { NUMBER($play-row, useGrouping: 0) }
        }
    }
alea-the-die = { $play-die ->
        [I] una I
        [V] una V
        [X] una X
       *[unknown] { $play-at ->
            [0] el primer dado
            [1] el segundo dado
            [2] el tercer dado
            [3] el cuarto dado
            [4] el quinto dado
           *[5] el sexto dado
        }
    }
alea-event-turn_left = { $seat-is ->
        [me] Pasaste sin escribir nada.
       *[other] { $seat } pasó sin escribir nada.
    }
alea-event-last_round_called = { $seat-is ->
        [me] { $why ->
            [column_full] Tu columna está llena. Esta ronda es la última.
           *[no_cards] Fallaste sin cartas que jugar. Esta ronda es la última.
        }
       *[other] { $why ->
            [column_full] La columna de { $seat } está llena. Esta ronda es la última.
           *[no_cards] { $seat } falló sin cartas que jugar. Esta ronda es la última.
        }
    }
alea-event-turn_begun = { $seat-is ->
        [me] Ronda { NUMBER($round, useGrouping: 0) }. Te toca.
       *[other] Ronda { NUMBER($round, useGrouping: 0) }. Le toca a { $seat }.
    }
alea-event-game_ended = { alea-result }

## The end

alea-ending-column_full = Una columna está llena
alea-ending-no_cards = Ha fallado alguien sin cartas
alea-result = { $result-winners-count ->
        [1] { $result-winners-is ->
            [me] Ganas con { alea-best }.
           *[other] { $result-winners } gana con { alea-best }.
        }
       *[other] Victoria compartida con { alea-best }: { $result-winners }.
    }
alea-best = { $result-scores-most ->
        [one] { NUMBER($result-scores-most, useGrouping: 0) } punto
       *[other] { NUMBER($result-scores-most, useGrouping: 0) } puntos
    }
alea-seat = { $seat }: { alea-points }, { alea-cards-left }
alea-points = { $scores ->
        [one] { NUMBER($scores, useGrouping: 0) } punto
       *[other] { NUMBER($scores, useGrouping: 0) } puntos
    }
alea-cards-left = { $cards-count ->
        [0] ninguna carta
        [1] queda una carta
       *[other] quedan { NUMBER($cards-count, useGrouping: 0) } cartas
    }

## Rules of the house

alea-option-players = Jugadores
    .explanation = De 2 a 6 jugadores.
alea-option-multi_roll = Varios dados a la vez
    .explanation = Puedes tirar a la vez cuantos quieras de los dados que quedan.
alea-option-cards_anytime = Cartas en cualquier momento
    .explanation = También puedes jugar cartas de Acción cuando los dados forman un número.
alea-option-ordered = En el orden en que cayeron
    .explanation = Una I que cayó antes de la V, o antes de la última X, se resta; si no, se suma.

## On a terminal

cli-alea-cards = cartas
cli-alea-points = puntos
cli-alea-odds = { $bad ->
        [0] El próximo dado no puede arruinar el turno.
        [1] El próximo dado arruina el turno en una de { NUMBER($sides, useGrouping: 0) } caras.
       *[other] El próximo dado arruina el turno en { NUMBER($bad, useGrouping: 0) } de { NUMBER($sides, useGrouping: 0) } caras.
    }
cli-alea-left = { $left ->
        [0] no quedan dados por tirar
        [1] queda un dado por tirar
       *[other] quedan { NUMBER($left, useGrouping: 0) } dados por tirar
    }
cli-alea-aside = apartado: { $dice }
cli-alea-not-yet = cuatro X: aún no es un número
cli-alea-roll = Tirar dados
cli-alea-ask-dice = ¿Cuántos dados tiras?
cli-alea-write = Escribir { $numeral } en la fila { NUMBER($row, useGrouping: 0) }
cli-alea-write-number = Escribir { $numeral }
cli-alea-ask-row = ¿En qué fila escribes { $numeral }? De la { NUMBER($least, useGrouping: 0) } a la { NUMBER($most, useGrouping: 0) }, o 0 para volver.
cli-alea-ask-die = ¿Qué dado?
cli-alea-ask-where = ¿Qué número, en qué fila?
cli-alea-ask-joker = ¿Como qué carta juegas el Comodín?

## What is not allowed, by rule

alea-refused-A1 = { $why ->
        [players] Este juego es de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } jugadores, no de { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] No hay asiento { NUMBER($place, useGrouping: 0) }: los asientos se numeran del 1 al { NUMBER($last, useGrouping: 0) }.
    }
alea-refused-A3 = { $why ->
       *[not_your_turn] Le toca a { $seat }.
    }
alea-refused-N1 = { $why ->
       *[not_spelled] Con { $dice } no se forma { NUMBER($number, useGrouping: 0) }.
    }
alea-refused-T1 = { $why ->
        [dice_falling] Los dados aún están cayendo.
        [roll_first] Tira primero un dado.
       *[dice_left] { $left ->
            [0] No quedan dados por tirar.
            [1] Solo queda un dado por tirar, no { NUMBER($dice, useGrouping: 0) }.
           *[other] Solo quedan { NUMBER($left, useGrouping: 0) } dados por tirar, no { NUMBER($dice, useGrouping: 0) }.
        }
    }
alea-refused-T2 = { $why ->
        [row_taken] En la fila { NUMBER($row, useGrouping: 0) } ya está el { NUMBER($there, useGrouping: 0) }.
       *[out_of_order] El { NUMBER($number, useGrouping: 0) } no cabe en la fila { NUMBER($row, useGrouping: 0) }: menores arriba, mayores abajo.
    }
alea-refused-T3 = { $why ->
       *[must_write] El { NUMBER($number, useGrouping: 0) } cabe en la fila { NUMBER($row, useGrouping: 0) }: un número que cabe se escribe.
    }
alea-refused-T4 = { $why ->
        [failed] Has fallado. Juega una carta o pasa.
       *[not_failed] No has fallado: las cartas esperan y no se puede pasar.
    }
alea-refused-T5 = { $why ->
       *[spent] { $card ->
            [reroll_i] Ya has usado «Repetir las I».
            [reroll_v] Ya has usado «Repetir las V».
            [reroll_one] Ya has usado «Repetir uno».
            [ignore] Ya has usado «Ignorar uno».
            [twin] Ya has usado «Gemelo».
           *[joker] Ya has usado el Comodín.
        }
    }
alea-refused-A9-1 = { $why ->
       *[none_in_play] Ningún dado muestra { $face }.
    }
alea-refused-A9-2 = { $why ->
       *[none_in_play] Ningún dado muestra { $face }.
    }
alea-refused-A9-3 = { $why ->
        [none_in_play] Ningún dado muestra { $face }.
       *[no_such_place] { $dice ->
            [1] Solo hay un dado en juego.
           *[other] Solo hay { NUMBER($dice, useGrouping: 0) } dados en juego.
        }
    }
alea-refused-A9-4 = { $why ->
        [none_in_play] Ningún dado muestra { $face }.
       *[no_such_place] { $dice ->
            [1] Solo hay un dado en juego.
           *[other] Solo hay { NUMBER($dice, useGrouping: 0) } dados en juego.
        }
    }
alea-refused-A9-5 = { $why ->
        [not_spelled] { $number ->
            [0] Con { $dice } no se forma ningún número.
           *[other] Con { $dice } no se forma { NUMBER($number, useGrouping: 0) }.
        }
        [no_equal] En tu columna no hay ningún { NUMBER($number, useGrouping: 0) } que repetir.
       *[not_beside] La fila { NUMBER($row, useGrouping: 0) } no es una fila vacía junto al { NUMBER($number, useGrouping: 0) }.
    }
alea-refused-G3 = { $why ->
       *[over] La partida ha terminado.
    }
alea-refused-O1 = { $why ->
       *[one_die] En esta mesa los dados se tiran de uno en uno.
    }
alea-refused-O3 = { $why ->
        [not_with_multi_roll] Dados en el orden en que cayeron, o varios dados a la vez: elige una de las dos cosas.
        [by_place] Aquí cuenta el orden: nombra el dado por su lugar.
       *[by_face] Aquí no cuenta el orden: nombra el dado por su cara.
    }

## Por qué alguien elige

alea-reason-first_die = Tiro: todo turno empieza con un dado.
alea-reason-safe_roll = Sigo tirando: ninguna cara del dado puede fallar.
alea-reason-risky_roll = { $fails ->
        [1] Sigo tirando: solo una cara de seis falla.
       *[other] Sigo tirando, aunque fallan { NUMBER($fails, useGrouping: 0) } caras de seis.
    }
alea-reason-no_fit = Sigo tirando: lo que hay no cabe en mi columna.
alea-reason-before_it_fails = Escribo { NUMBER($number, useGrouping: 0) } ya: fallarían { NUMBER($fails, useGrouping: 0) } caras de seis.
alea-reason-only_fit = Escribo aquí: en la fila { NUMBER($row, useGrouping: 0) } solo cabe { NUMBER($number, useGrouping: 0) }.
alea-reason-narrow_row = Escribo aquí: en la fila { NUMBER($row, useGrouping: 0) } solo caben números del { NUMBER($least, useGrouping: 0) } al { NUMBER($most, useGrouping: 0) }.
alea-reason-room = Escribo { NUMBER($number, useGrouping: 0) } aquí: a su lado aún caben { NUMBER($above, useGrouping: 0) } números menores y { NUMBER($below, useGrouping: 0) } mayores.
alea-reason-rows_left = Escribo { NUMBER($number, useGrouping: 0) } en la fila { NUMBER($row, useGrouping: 0) }: { $smaller ->
        [0] no queda ninguna fila
        [1] queda una fila
       *[other] quedan { NUMBER($smaller, useGrouping: 0) } filas
    } para números menores y { $larger ->
        [0] ninguna
        [1] una
       *[other] { NUMBER($larger, useGrouping: 0) }
    } para mayores.
alea-reason-no_more_dice = Escribo { NUMBER($number, useGrouping: 0) }: no queda ningún dado por tirar.
alea-reason-fills_column = Lleno mi columna y tengo { NUMBER($score, useGrouping: 0) } puntos: esta ronda será la última.
alea-reason-end_near = { $seat-is ->
        [me] Me doy prisa: te falta una sola fila.
       *[other] Me doy prisa: a { $seat } le falta una sola fila.
    }
alea-reason-last_round = { $seat-is ->
        [me] { $points ->
            [1] Es la última ronda y voy un punto por detrás de ti.
           *[other] Es la última ronda y voy { NUMBER($points, useGrouping: 0) } puntos por detrás de ti.
        }
       *[other] { $points ->
            [1] Es la última ronda y voy un punto por detrás de { $seat }.
           *[other] Es la última ronda y voy { NUMBER($points, useGrouping: 0) } puntos por detrás de { $seat }.
        }
    }
alea-reason-last_round_ahead = { $points ->
        [0] Es la última ronda y voy a la par con quien más tiene.
        [1] Es la última ronda y voy un punto por delante.
       *[other] Es la última ronda y voy { NUMBER($points, useGrouping: 0) } puntos por delante.
    }
alea-reason-card_spells = La juego: entonces los dados forman { NUMBER($number, useGrouping: 0) }.
alea-reason-card_odds = { $tenths ->
        [0] La juego, aunque casi ninguna tirada ayuda.
        [1] La juego: más o menos una de cada 10 tiradas da un número que cabe.
        [10] La juego: casi cualquier tirada ayuda.
       *[other] La juego: unas { NUMBER($tenths, useGrouping: 0) } de cada 10 tiradas dan un número que cabe.
    }
alea-reason-twin_row = Escribo { NUMBER($number, useGrouping: 0) } otra vez, en la fila { NUMBER($row, useGrouping: 0) }, junto a su igual.
alea-reason-keeps_cards = { $cards ->
        [1] Guardo mi carta: vale cinco puntos.
       *[other] Guardo mis cartas: valen { NUMBER($points, useGrouping: 0) } puntos.
    }
alea-reason-keeps_joker = Guardo el Comodín: más tarde vale más.
alea-reason-no_help = Dejo el turno: ninguna de mis cartas ayuda aquí.
alea-reason-no_cards = Dejo el turno: no tengo carta con que seguir.
alea-reason-stops_for_card = Me planto: una carta me sirve más que otro dado.

## Lesson and exercises

alea-lesson-roll = Seis dados iguales, con las caras I, I, I, V, X, X. Tu columna tiene siete filas que llenar con números. Tira el primer dado.
alea-lesson-again = X es diez. Puedes escribirlo o arriesgarte con otro dado. Tira otra vez.
alea-lesson-write = X e I: léelos como 9 o como 11. Los números de arriba tienen que ser menores; los de abajo, mayores. Elige 11 y escríbelo en la fila 3.
alea-lesson-next = Livia ha escrito 20. Te toca otra vez. Tira.
alea-lesson-more = Diez. El botón dice qué riesgo tiene el siguiente dado. Ahora no puede fallar. Sigue tirando.
alea-lesson-odds = Quince. Con otra V fallarías: una cara de seis. Arriésgate.
alea-lesson-failed = Dos V no forman un número romano: has fallado. Juega «Ignorar uno» con una V. Cada carta que juegas te cuesta los 5 puntos que habría dado.
alea-lesson-saved = Otra vez quince. Escríbelo en la fila 4, debajo del 11.
alea-lesson-order = Deja hueco entre tus números. El Gemelo escribe otra vez un número que ya tienes, justo encima o debajo de él. El Comodín vale por cualquier otra carta.
alea-lesson-end = Cuando se llena una columna, o falla alguien sin cartas, se juega la ronda hasta el final y termina la partida. Tus puntos son la suma de tu columna y 5 por cada carta que conservas. Ya sabes jugar.
alea-exercise = ¿Qué harías tú?

### Par impar en español.

par-impar-name = Par Impar
par-impar-tagline = Unas nueces en una mano. ¿Pares o nones?
par-impar-rules =
    Dos jugadores y un puñado de nueces. En Roma lo jugaban los niños, y Augusto con sus amigos durante la cena.
    La suerte decide quién esconde primero, salvo que la mesa lo haya elegido.
    Quien esconde toma en la mano de una a cinco nueces. Cuántas, es un secreto.
    La otra persona dice: nones, o pares.
    Se abre la mano, y ambos ven las nueces.
    Si acierta, el punto es de quien adivinaba.
    Si se equivoca, el punto es de quien las escondió.
    Después esconde la otra persona.
    Gana quien tenga primero cinco puntos, salvo que la mesa haya acordado otro número.
    «Par» son los pares e «impar» los nones; jugar así es «ludere par impar».

## Nuts and points

par-impar-nuts = { $nuts ->
        [1] una nuez
       *[other] { NUMBER($nuts, useGrouping: 0) } nueces
    }
par-impar-guess-odd = nones
par-impar-guess-even = pares
par-impar-goal = { $options-points ->
        [1] Gana quien tenga un punto.
       *[other] Gana quien tenga { NUMBER($options-points, useGrouping: 0) } puntos.
    }

## The course of the game

par-impar-round = { $round ->
        [0] Antes de la primera mano
       *[other] Mano { NUMBER($round, useGrouping: 0) }
    }
par-impar-step-first = La suerte decide quién esconde primero
par-impar-step-hide = Se esconden las nueces
par-impar-step-guess = ¿Pares o nones?
par-impar-step-over = La partida ha terminado
par-impar-table = { $step ->
        [first] { par-impar-goal }
        [hide] { par-impar-roles } { par-impar-so-far }
        [guess] { par-impar-roles } { par-impar-so-far }
       *[over] { par-impar-so-far }
    }
par-impar-roles = { $hider-is ->
        [me] Escondes tú y adivina { $guesser }.
       *[other] { $guesser-is ->
            [me] Esconde { $hider } y adivinas tú.
           *[other] Esconde { $hider } y adivina { $guesser }.
        }
    }
par-impar-so-far = { $ledger-count ->
        [0] { par-impar-goal }
       *[other] { par-impar-last } { par-impar-whose } { par-impar-goal }
    }
par-impar-whose = { $ledger-last-winner-is ->
        [me] El punto fue tuyo.
       *[other] El punto fue para { $ledger-last-winner }.
    }
par-impar-last = { $ledger-last-guess ->
        [odd] { $ledger-last-nuts ->
            [1] En la última mano había una nuez, y se dijo nones.
           *[other] En la última mano había { NUMBER($ledger-last-nuts, useGrouping: 0) } nueces, y se dijo nones.
        }
       *[even] { $ledger-last-nuts ->
            [1] En la última mano había una nuez, y se dijo pares.
           *[other] En la última mano había { NUMBER($ledger-last-nuts, useGrouping: 0) } nueces, y se dijo pares.
        }
    }
par-impar-place = { $scores ->
        [one] { $seat }: { NUMBER($scores, useGrouping: 0) } punto
       *[other] { $seat }: { NUMBER($scores, useGrouping: 0) } puntos
    }
par-impar-hand = { $mine-nuts ->
        [unknown] Tu mano está vacía.
        [1] Escondes una nuez.
       *[other] Escondes { NUMBER($mine-nuts, useGrouping: 0) } nueces.
    }

## What is asked of you, and whom the table waits for

par-impar-ask-hide = ¿Cuántas nueces escondes?
par-impar-ask-guess = ¿Qué hay en la otra mano, pares o nones?
par-impar-wait-first = La suerte decide quién esconde primero.
par-impar-wait-hide = { $awaited } está escondiendo nueces.
par-impar-wait-guess = { $awaited } adivina: pares o nones.
par-impar-wait-over = { par-impar-result }

## Choices

par-impar-action-hide = { $nuts ->
        [1] Esconder una nuez
       *[other] Esconder { NUMBER($nuts, useGrouping: 0) } nueces
    }
par-impar-action-say = { $guess ->
        [odd] Nones
       *[even] Pares
    }

## What has happened

par-impar-event-first_drawn = { $seat-is ->
        [me] La suerte te ha señalado: escondes primero.
       *[other] { $seat } esconde primero, por sorteo.
    }
par-impar-event-nuts_hidden = { $nuts ->
        [unknown] { $seat-is ->
            [me] Escondiste unas nueces.
           *[other] { $seat } escondió unas nueces.
        }
       *[other] { $seat-is ->
            [me] Escondiste { par-impar-nuts }.
           *[other] { $seat } escondió { par-impar-nuts }.
        }
    }
par-impar-event-guess_said = { $guess ->
        [odd] { $seat-is ->
            [me] Dijiste nones.
           *[other] { $seat } dijo nones.
        }
       *[even] { $seat-is ->
            [me] Dijiste pares.
           *[other] { $seat } dijo pares.
        }
    }
par-impar-event-hand_opened = { $seat-is ->
        [me] Abriste la mano: { par-impar-nuts }.
       *[other] { $seat } abrió la mano: { par-impar-nuts }.
    }
par-impar-event-point_scored = { $seat-is ->
        [me] El punto es tuyo.
       *[other] El punto es para { $seat }.
    }
par-impar-event-game_ended = { par-impar-result }

## The end

par-impar-ending-points = Bastantes puntos
par-impar-result = { $result-winners-is ->
        [me] Ganas con { par-impar-best }.
       *[other] { $result-winners } gana con { par-impar-best }.
    }
par-impar-best = { $result-scores-most ->
        [one] { NUMBER($result-scores-most, useGrouping: 0) } punto
       *[other] { NUMBER($result-scores-most, useGrouping: 0) } puntos
    }
par-impar-seat = { par-impar-place }

## Rules of the house

par-impar-option-players = Jugadores
    .explanation = Dos: uno esconde, otro adivina.
par-impar-option-points = Puntos
    .explanation = Los puntos que ganan la partida: de uno a nueve.
par-impar-option-first = Quién esconde primero
    .explanation = Lo elige la mesa, o la suerte.
par-impar-option-first-random = por sorteo

## What is not allowed, by rule

par-impar-refused-P1 = { $why ->
        [players] Este juego es de dos jugadores, no de { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] No hay asiento { NUMBER($place, useGrouping: 0) }: los asientos son el 1 y el { NUMBER($last, useGrouping: 0) }.
    }
par-impar-refused-P2 = { $why ->
        [first] No hay asiento { NUMBER($first, useGrouping: 0) }: los asientos son el 1 y el { NUMBER($last, useGrouping: 0) }.
       *[drawing_first] La suerte aún no ha decidido quién esconde primero.
    }
par-impar-refused-P3 = { $why ->
        [only_hider] Ahora solo { $seat } esconde nueces.
        [hidden_already] Tu mano ya está cerrada.
       *[how_many] En una mano caben de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } nueces, no { NUMBER($nuts, useGrouping: 0) }.
    }
par-impar-refused-P4 = { $why ->
        [only_guesser] Ahora solo { $seat } adivina.
       *[nothing_hidden] { $seat } aún no ha escondido nada.
    }
par-impar-refused-P7 = { $why ->
        [points] Una mesa juega a entre { NUMBER($least, useGrouping: 0) } y { NUMBER($most, useGrouping: 0) } puntos, no a { NUMBER($points, useGrouping: 0) }.
       *[over] La partida ha terminado.
    }

## Its own bot

bot-virgil = Virgilio
    .explanation = Cree que al dios le agradan los nones: los esconde, y siempre dice nones.

## Its coach

par-impar-reason-habit = { $seat } eligió impar { NUMBER($odd, useGrouping: 0) } de { NUMBER($hands, useGrouping: 0) } veces en manos así.

## Su lección y sus ejercicios

par-impar-lesson-hide = Toma nueces en la mano. Esconde tres.
par-impar-lesson-lost = Tres es impar, y la respuesta fue impar: has perdido el punto. Ahora se cierra la otra mano.
par-impar-lesson-guess = Quien ama los impares también los esconde. Di impar.
par-impar-lesson-again = Un punto cada uno. Escondes de nuevo: cuatro nueces, un número par.
par-impar-lesson-end = La respuesta fue otra vez impar: el segundo punto es tuyo, y la partida también. Ya puedes jugar.
par-impar-exercise = ¿Qué hay en la mano?

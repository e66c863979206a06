### Idus Martii in Spanish. A vote is «un voto» and masculine; office and faction words fit anybody.

idus-martii-name = Idus Martii
idus-martii-tagline = Vota en secreto. Salva a César o acaba con él.
idus-martii-summary =
    Objetivo: si el verde gana por dos, vencen los Leales; si el rojo, los Traidores; si no, los Mercaderes.
    Juego: dos Ediles votan en secreto. El Pretor ve un voto y puede hacerlo cambiar. Eliges un bando secreto.
    Final: tras dos rondas, o en cuanto una ficha pasa del límite. Entonces gana el bando rival.
idus-martii-rules =
    De 5 a 8 senadores se sientan en círculo. Hay una conspiración en marcha y nadie dice de qué lado está.
    Tienes dos cartas de facción: Leal, Traidor o Mercader. Te quedarás con una: ese es tu bando.
    En cada turno hay un Cónsul, un Pretor y dos Ediles.
    Cada Edil deposita un voto boca abajo: verde por los Leales, rojo por los Traidores.
    El Pretor mira uno de los dos votos y puede obligar a ese Edil a cambiarlo.
    Los votos se mezclan y se muestran. Un voto verde mueve la ficha Leal; uno rojo, la ficha Traidor.
    Después el Cónsul descarta en secreto una carta de facción. Solo el jugador inicial conserva las dos hasta la segunda ronda.
    Primera ronda: los cargos pasan a la izquierda en cada turno, hasta que todos han sido Cónsul.
    Segunda ronda: el Cónsul reparte los cargos. Nadie repite cargo dos turnos seguidos; con cinco jugadores puede repetir un Edil.
    En la segunda ronda hay además votos amarillos, que no mueven nada. Si el Pretor mira uno, se muestra a todos y hay que cambiarlo.
    Si una ficha pasa del límite, la partida termina: su bando queda eliminado y gana el bando rival.
    Si no, tras la segunda ronda gana el bando que lleve dos votos o más de ventaja; con menos, ganan los Mercaderes. También ganan si el bando rival no tiene a nadie.

## The bots, by how strong they are

idus-martii-bot-novice = Vota por su bando, y uno de cada siete votos es un desliz.
idus-martii-bot-able = Juega bien según el marcador, pero olvida quién votó qué.
idus-martii-bot-strong = Recuerda cada voto y deduce de qué bando es cada cual.
idus-martii-bot-master = Además se pregunta cómo juega cada cual, y mira más allá.

## Roles

idus-martii-role-consul = Cónsul
    .task = Al final del turno se queda con una de sus dos cartas (salvo en el primer turno). En la segunda ronda reparte los cargos.
idus-martii-role-praetor = Pretor
    .task = Mira un voto y puede exigir que se cambie.
idus-martii-role-aedile = Edil
    .task = Deposita un voto en secreto.
idus-martii-role-none = Sin cargo este turno

## Factions and votes

idus-martii-faction-loyal = Leal
    .group = los Leales
    .aim = Que los verdes ganen por dos, o que los rojos pasen del límite.
idus-martii-faction-traitor = Traidor
    .group = los Traidores
    .aim = Que los rojos ganen por dos, o que los verdes pasen del límite.
idus-martii-faction-merchant = Mercader
    .group = los Mercaderes
    .aim = Que tras dos rondas nadie lleve dos votos de ventaja.
idus-martii-colour-green = verde
    .meaning = por los Leales
idus-martii-colour-red = rojo
    .meaning = por los Traidores
idus-martii-colour-yellow = amarillo
    .meaning = nulo, no mueve nada
idus-martii-a-vote = { $colour ->
        [green] un voto verde
        [red] un voto rojo
        [yellow] un voto amarillo
       *[unknown] un voto
    }
idus-martii-vote-is = { $colour ->
        [green] verde
        [red] rojo
       *[yellow] amarillo
    }
idus-martii-their-vote = { $aedile-is ->
        [me] tu voto
       *[other] el voto de { $aedile }
    }
idus-martii-a-card = { $faction ->
        [loyal] una carta Leal
        [traitor] una carta Traidor
        [merchant] una carta Mercader
       *[unknown] una carta
    }
idus-martii-keep = { $faction ->
        [loyal] Quedarme con la carta Leal
        [traitor] Quedarme con la carta Traidor
       *[merchant] Quedarme con la carta Mercader
    }

## The course of the game

idus-martii-round = { $turn ->
        [0] Antes del primer turno
       *[other] Ronda { NUMBER($round, useGrouping: 0) }, turno { NUMBER($turn, useGrouping: 0) }
    }
idus-martii-phase-voting = Votación
idus-martii-phase-veto = Veto
idus-martii-phase-scoring = Recuento
idus-martii-phase-end = Fin de turno
idus-martii-step-first = El azar decide quién empieza
idus-martii-step-deal = Se reparten las cartas
idus-martii-step-assign = El Cónsul reparte los cargos
idus-martii-step-vote = Los Ediles votan
idus-martii-step-look = El Pretor mira un voto
idus-martii-step-veto = El Pretor decide si exige el cambio
idus-martii-step-replace = Un Edil deposita otro voto
idus-martii-step-discard = El Cónsul se queda con una carta
idus-martii-step-over = La partida ha terminado
idus-martii-svffragivm = Svffragivm
idus-martii-limit = límite
idus-martii-tally = Leales { NUMBER($loyal, useGrouping: 0) }, Traidores { NUMBER($traitor, useGrouping: 0) }, límite { NUMBER($limit, useGrouping: 0) }
idus-martii-colours = { $green ->
        [2] dos verdes
        [1] { $red ->
            [1] uno verde y uno rojo
           *[other] uno verde y uno amarillo
        }
       *[other] { $red ->
            [2] dos rojos
            [1] uno rojo y uno amarillo
           *[other] dos amarillos
        }
    }
idus-martii-ledger = { $praetor-is ->
        [me] { $yellow_shown ->
            [yes] Turno { NUMBER($turn, useGrouping: 0) }: miraste el voto de { $looked }: amarillo, a la vista de todos; { idus-martii-colours }
           *[no] { $swapped ->
                [yes] Turno { NUMBER($turn, useGrouping: 0) }: miraste el voto de { $looked } y lo hiciste cambiar; { idus-martii-colours }
               *[no] Turno { NUMBER($turn, useGrouping: 0) }: miraste el voto de { $looked } y lo dejaste; { idus-martii-colours }
            }
        }
       *[other] { $looked-is ->
            [me] { $yellow_shown ->
                [yes] Turno { NUMBER($turn, useGrouping: 0) }: { $praetor } miró tu voto: amarillo, a la vista de todos; { idus-martii-colours }
               *[no] { $swapped ->
                    [yes] Turno { NUMBER($turn, useGrouping: 0) }: { $praetor } miró tu voto y lo hizo cambiar; { idus-martii-colours }
                   *[no] Turno { NUMBER($turn, useGrouping: 0) }: { $praetor } miró tu voto y lo dejó; { idus-martii-colours }
                }
            }
           *[other] { $yellow_shown ->
                [yes] Turno { NUMBER($turn, useGrouping: 0) }: { $praetor } miró el voto de { $looked }: amarillo, a la vista de todos; { idus-martii-colours }
               *[no] { $swapped ->
                    [yes] Turno { NUMBER($turn, useGrouping: 0) }: { $praetor } miró el voto de { $looked } y lo hizo cambiar; { idus-martii-colours }
                   *[no] Turno { NUMBER($turn, useGrouping: 0) }: { $praetor } miró el voto de { $looked } y lo dejó; { idus-martii-colours }
                }
            }
        }
    }
idus-martii-hand = { $mine-hand-count ->
        [0] Aún no te han repartido ninguna carta.
        [1] { $mine-discarded ->
            [loyal] Conservas { idus-martii-my-card } y descartaste Leal.
            [traitor] Conservas { idus-martii-my-card } y descartaste Traidor.
            [merchant] Conservas { idus-martii-my-card } y descartaste Mercader.
           *[unknown] Tienes { idus-martii-my-card }.
        }
       *[other] Tienes { idus-martii-my-cards }.
    }
idus-martii-my-card = { $mine-hand-1 ->
        [loyal] una carta Leal
        [traitor] una carta Traidor
       *[merchant] una carta Mercader
    }
idus-martii-my-cards = { $mine-hand-1 ->
        [loyal] { $mine-hand-2 ->
            [loyal] dos cartas Leal
            [traitor] una carta Leal y una Traidor
           *[merchant] una carta Leal y una Mercader
        }
        [traitor] { $mine-hand-2 ->
            [loyal] una carta Leal y una Traidor
            [traitor] dos cartas Traidor
           *[merchant] una carta Traidor y una Mercader
        }
       *[merchant] { $mine-hand-2 ->
            [loyal] una carta Leal y una Mercader
            [traitor] una carta Traidor y una Mercader
           *[merchant] dos cartas Mercader
        }
    }

## What is asked of you

idus-martii-ask-assign = Eres Cónsul. Reparte los otros tres cargos.
idus-martii-ask-vote = Eres Edil. Deposita tu voto en secreto.
idus-martii-ask-look = Eres Pretor. ¿De quién miras el voto?
idus-martii-ask-veto = { $mine-looks-last-colour ->
        [green] El voto de { $looked } es verde. ¿Obligas a { $looked } a cambiarlo?
        [red] El voto de { $looked } es rojo. ¿Obligas a { $looked } a cambiarlo?
       *[yellow] El voto de { $looked } es amarillo. ¿Obligas a { $looked } a cambiarlo?
    }
idus-martii-ask-replace = { $yellow_shown ->
        [yes] { $may-keep ->
            [yes] Se ha mostrado tu voto amarillo. Deposita otro o déjalo.
           *[no] Se ha mostrado tu voto amarillo. Deposita otro.
        }
       *[no] { $praetor } te obliga a cambiar tu voto. Deposita otro.
    }
idus-martii-ask-discard = Tienes { idus-martii-my-cards }. Descarta una: la que conserves es tu bando.

## Whom the table waits for

idus-martii-wait-first = El azar decide quién empieza.
idus-martii-wait-deal = Se están repartiendo las cartas.
idus-martii-wait-assign = { $awaited } está repartiendo los cargos.
idus-martii-wait-vote = { $awaited-count ->
        [1] { $awaited } vota en secreto.
       *[other] { $awaited } votan en secreto.
    }
idus-martii-wait-look = { $awaited } está eligiendo qué voto mira.
idus-martii-wait-veto = { $looked-is ->
        [me] { $awaited } ha visto tu voto y decide si lo cambias.
       *[other] { $awaited } ha visto el voto de { $looked } y decide si exige el cambio.
    }
idus-martii-wait-replace = { $awaited } elige otro voto en secreto.
idus-martii-wait-discard = { $awaited } elige qué carta conserva.
idus-martii-wait-over = { idus-martii-result }

## Choices

idus-martii-action-assign = Pretor: { $praetor }; Ediles: { $aediles }
idus-martii-action-vote = { $colour ->
        [green] Votar verde
        [red] Votar rojo
       *[yellow] Votar amarillo
    }
idus-martii-action-look = Mirar el voto de { $aedile }
idus-martii-action-veto = { $swap ->
        [yes] Exigir el cambio
       *[no] Dejar el voto como está
    }
idus-martii-action-replace = { $colour ->
        [green] Votar verde en su lugar
        [red] Votar rojo en su lugar
       *[yellow] Votar amarillo en su lugar
    }
idus-martii-action-keep = Dejar el voto amarillo
idus-martii-action-discard = { $faction ->
        [loyal] Descartar Leal y conservar la otra carta
        [traitor] Descartar Traidor y conservar la otra carta
       *[merchant] Descartar Mercader y conservar la otra carta
    }

## What has happened

idus-martii-event-first_drawn = { $seat-is ->
        [me] Te ha tocado en suerte: empiezas tú.
       *[other] { $seat } empieza, por sorteo.
    }
idus-martii-event-card_dealt = { $seat-is ->
        [me] Recibiste { idus-martii-a-card }.
       *[other] { $seat } recibió { idus-martii-a-card }.
    }
idus-martii-event-turn_begun = { $consul-is ->
        [me] Turno { NUMBER($turn, useGrouping: 0) }. Eres Cónsul. { idus-martii-others }
       *[other] Turno { NUMBER($turn, useGrouping: 0) }. Cónsul: { $consul }. { idus-martii-others }
    }
idus-martii-others = { $aediles-count ->
        [0] { $consul-is ->
            [me] Te toca repartir los demás cargos.
           *[other] Falta repartir los demás cargos.
        }
       *[other] { $praetor-is ->
            [me] Eres Pretor. Ediles: { $aediles }.
           *[other] Pretor: { $praetor }. Ediles: { $aediles }.
        }
    }
idus-martii-event-roles_assigned = { $consul-is ->
        [me] Repartiste los cargos. { idus-martii-others }
       *[other] { $consul } repartió los cargos. { idus-martii-others }
    }
idus-martii-event-vote_laid = { $aedile-is ->
        [me] Depositaste { idus-martii-a-vote }.
       *[other] { $aedile } depositó { idus-martii-a-vote }.
    }
idus-martii-event-vote_looked_at = { $colour ->
        [unknown] { $praetor-is ->
            [me] Miraste { idus-martii-their-vote }.
           *[other] { $praetor } miró { idus-martii-their-vote }.
        }
       *[other] { $praetor-is ->
            [me] Miraste { idus-martii-their-vote }: { idus-martii-vote-is }.
           *[other] { $praetor } miró { idus-martii-their-vote }: { idus-martii-vote-is }.
        }
    }
idus-martii-event-yellow_shown = { $praetor-is ->
        [me] Mostraste a todos { idus-martii-their-vote }: amarillo.
       *[other] { $praetor } mostró a todos { idus-martii-their-vote }: amarillo.
    }
idus-martii-event-veto_decided = { $swap ->
        [yes] { $praetor-is ->
            [me] Obligaste a { $aedile } a cambiar su voto.
           *[other] { $aedile-is ->
                [me] { $praetor } te obligó a cambiar tu voto.
               *[other] { $praetor } obligó a { $aedile } a cambiar su voto.
            }
        }
       *[no] { $praetor-is ->
            [me] Dejaste como estaba { idus-martii-their-vote }.
           *[other] { $praetor } dejó como estaba { idus-martii-their-vote }.
        }
    }
idus-martii-event-vote_replaced = { $colour ->
        [unknown] { $aedile-is ->
            [me] Depositaste otro voto.
           *[other] { $aedile } depositó otro voto.
        }
       *[other] { $aedile-is ->
            [me] Depositaste otro voto: { idus-martii-vote-is }.
           *[other] { $aedile } depositó otro voto: { idus-martii-vote-is }.
        }
    }
idus-martii-event-vote_kept = { $aedile-is ->
        [me] Dejaste tu voto amarillo donde estaba.
       *[other] { $aedile } dejó el voto amarillo donde estaba.
    }
idus-martii-event-votes_scored = Se muestran los votos: { idus-martii-colours }.
idus-martii-event-card_discarded = { $consul-is ->
        [me] Descartaste { idus-martii-a-card } y así elegiste bando.
       *[other] { $consul } descartó { idus-martii-a-card } y así eligió bando.
    }
idus-martii-event-game_ended = { idus-martii-result }

## What is claimed in the talk of a table

idus-martii-claim-i_am = { $faction ->
        [loyal] Estoy con los Leales.
        [traitor] Estoy con los Traidores.
       *[merchant] Estoy con los Mercaderes.
    }
    .form = Sobre mí
idus-martii-claim-i_saw = { $colour ->
        [green] { $seat-is ->
            [me] Vi tu voto: era verde.
           *[other] Vi el voto de { $seat }: era verde.
        }
        [red] { $seat-is ->
            [me] Vi tu voto: era rojo.
           *[other] Vi el voto de { $seat }: era rojo.
        }
       *[yellow] { $seat-is ->
            [me] Vi tu voto: era amarillo.
           *[other] Vi el voto de { $seat }: era amarillo.
        }
    }
    .form = Lo que vi
idus-martii-claim-is = { $faction ->
        [loyal] { $seat-is ->
            [me] Estás con los Leales.
           *[other] { $seat } está con los Leales.
        }
        [traitor] { $seat-is ->
            [me] Estás con los Traidores.
           *[other] { $seat } está con los Traidores.
        }
       *[merchant] { $seat-is ->
            [me] Estás con los Mercaderes.
           *[other] { $seat } está con los Mercaderes.
        }
    }
    .form = Sobre alguien

## The end

idus-martii-ending-failed_conspiracy = Conspiración Fallida
idus-martii-ending-ides_of_march = Idus de Marzo
idus-martii-result = { idus-martii-why } { idus-martii-who } { idus-martii-count }
idus-martii-why = { $result-ending ->
        [failed_conspiracy] { $result-faction ->
            [loyal] Conspiración Fallida: los Traidores pasaron del límite y quedan eliminados.
            [traitor] Conspiración Fallida: los Leales pasaron del límite y quedan eliminados.
           *[merchant] Conspiración Fallida: un bando pasó del límite y su rival no tiene a nadie.
        }
       *[ides_of_march] { $result-faction ->
            [loyal] Idus de Marzo: los Leales llevan dos votos de ventaja o más.
            [traitor] Idus de Marzo: los Traidores llevan dos votos de ventaja o más.
           *[merchant] Idus de Marzo: nadie ha vencido a un bando rival por dos votos. La ventaja sobre un bando sin nadie no cuenta.
        }
    }
idus-martii-who = { $result-winners-count ->
        [0] { $result-faction ->
            [loyal] Ganan los Leales, pero en ese bando no hay nadie.
            [traitor] Ganan los Traidores, pero en ese bando no hay nadie.
           *[merchant] Ganan los Mercaderes, pero en ese bando no hay nadie.
        }
       *[other] { $result-faction ->
            [loyal] Ganan los Leales: { $result-winners }.
            [traitor] Ganan los Traidores: { $result-winners }.
           *[merchant] Ganan los Mercaderes: { $result-winners }.
        }
    }
idus-martii-count = Verdes { NUMBER($result-loyal, useGrouping: 0) }, rojos { NUMBER($result-traitor, useGrouping: 0) }.
idus-martii-seat = { $won ->
        [yes] { $seat-is ->
            [me] Te quedaste con { idus-martii-kept-card } y ganas. { idus-martii-gave-up }
           *[other] { $seat } se quedó con { idus-martii-kept-card } y gana. { idus-martii-gave-up }
        }
       *[no] { $seat-is ->
            [me] Te quedaste con { idus-martii-kept-card }. { idus-martii-gave-up }
           *[other] { $seat } se quedó con { idus-martii-kept-card }. { idus-martii-gave-up }
        }
    }
idus-martii-kept-card = { $kept ->
        [loyal] una carta Leal
        [traitor] una carta Traidor
       *[merchant] una carta Mercader
    }
idus-martii-gave-up = { $discarded ->
        [loyal] Descarte: Leal.
        [traitor] Descarte: Traidor.
        [merchant] Descarte: Mercader.
       *[unknown] No hubo descarte.
    }

## Rules of the house

idus-martii-option-players = Jugadores
    .explanation = De 5 a 8 senadores.
idus-martii-option-first = Jugador inicial
    .explanation = Quién es Cónsul primero. Lo elige la mesa o el sorteo.
idus-martii-option-first-random = por sorteo
idus-martii-option-limit = Límite
    .explanation = La ficha que pasa del límite termina la partida. El límite impreso es 13, 15, 17 o 20 para 5, 6, 7 u 8 jugadores.
idus-martii-option-limit-unknown = el impreso
idus-martii-option-yellow_swap = Un voto amarillo a la vista
    .explanation = Si el Edil tiene que cambiarlo o puede dejarlo.
idus-martii-option-yellow_swap-must = se cambia siempre
idus-martii-option-yellow_swap-may = puede quedarse

## On a terminal

cli-idus-martii-ring = En sentido horario desde ti. { $two } tiene dos cartas, { $one } ya eligió bando.
cli-idus-martii-choosing = elige
cli-idus-martii-laid = ha votado
cli-idus-martii-looked = voto mirado
cli-idus-martii-ask-praetor = Eres Cónsul. ¿A quién nombras Pretor?
cli-idus-martii-ask-aediles = Pretor: { $praetor }. ¿A quiénes nombras Ediles?
cli-idus-martii-ask-keep = Eres Cónsul. ¿Con qué carta te quedas?
cli-idus-martii-turn = Turno { NUMBER($turn, useGrouping: 0) }

## What is not allowed, by rule

idus-martii-refused-S1 = { $why ->
        [players] Este juego es de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } jugadores, no de { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] No hay asiento { NUMBER($place, useGrouping: 0) }: los asientos se numeran del 1 al { NUMBER($last, useGrouping: 0) }.
    }
idus-martii-refused-S2 = { $why ->
       *[dealing] Todavía se están repartiendo las cartas.
    }
idus-martii-refused-S3 = { $why ->
        [first] No hay asiento { NUMBER($first, useGrouping: 0) } desde el que empezar: los asientos se numeran del 1 al { NUMBER($last, useGrouping: 0) }.
       *[drawing_first] El sorteo aún no ha decidido quién empieza.
    }
idus-martii-refused-S6 = { $why ->
       *[limit] Con { NUMBER($players, useGrouping: 0) } jugadores el límite va de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }; { NUMBER($limit, useGrouping: 0) } no vale.
    }
idus-martii-refused-C1 = { $why ->
       *[other_step] { $step ->
            [assign] Ahora no: el Cónsul está repartiendo los cargos.
            [vote] Ahora no: los Ediles están votando.
            [look] Ahora no: el Pretor está eligiendo qué voto mira.
            [veto] Ahora no: el Pretor está decidiendo si exige el cambio.
            [replace] Ahora no: un Edil está depositando otro voto.
           *[discard] Ahora no: el Cónsul está eligiendo bando.
        }
    }
idus-martii-refused-V1 = { $why ->
        [only_aediles] Solo votan los dos Ediles.
       *[already_laid] Ya has depositado tu voto.
    }
idus-martii-refused-V2 = { $why ->
        [only_praetor] Solo el Pretor mira un voto y decide si exige el cambio.
       *[no_vote_there] No hay ningún voto en el asiento { NUMBER($place, useGrouping: 0) }. Mira el de uno de los dos Ediles.
    }
idus-martii-refused-V6 = { $why ->
        [only_consul] Solo el Cónsul descarta una carta de facción.
       *[not_in_hand] { $faction ->
            [loyal] No tienes ninguna carta Leal.
            [traitor] No tienes ninguna carta Traidor.
           *[merchant] No tienes ninguna carta Mercader.
        }
    }
idus-martii-refused-W1 = { $why ->
        [only_consul] Solo el Cónsul reparte los cargos.
        [no_such_seat] No hay asiento { NUMBER($place, useGrouping: 0) }: los asientos se numeran del 1 al { NUMBER($last, useGrouping: 0) }.
        [consul_too] Eres Cónsul: los demás cargos son para otros.
       *[one_card_each] { $seat } no puede tener dos cargos a la vez.
    }
idus-martii-refused-W2 = { $why ->
        [praetor_again] { $seat } fue Pretor el turno pasado.
       *[aedile_again] { $seat } fue Edil el turno pasado.
    }
idus-martii-refused-W3 = { $why ->
        [both_again] Los dos fueron Ediles el turno pasado. Solo puede repetir uno.
       *[third_time] { $seat } ya ha sido Edil dos turnos seguidos.
    }
idus-martii-refused-W4 = { $why ->
       *[yellow_in_round_one] Los votos amarillos llegan en la segunda ronda.
    }
idus-martii-refused-W5 = { $why ->
        [only_that_aedile] Ahora solo { $aedile } deposita otro voto.
        [same_colour] Tu voto ya era { idus-martii-vote-is }. Elige otro color.
       *[must_replace] El Pretor exige el cambio: este voto no puede quedarse.
    }
idus-martii-refused-W6 = { $why ->
        [only_that_aedile] Ahora solo { $aedile } deposita otro voto.
        [same_colour] Tu voto ya era { idus-martii-vote-is }. Elige otro color.
       *[must_replace] Un voto amarillo a la vista se cambia siempre.
    }
idus-martii-refused-E1 = { $why ->
       *[over] La partida ha terminado: una ficha pasó del límite.
    }
idus-martii-refused-E2 = { $why ->
       *[over] La partida ha terminado: se han jugado las dos rondas.
    }

## Why somebody chooses something

idus-martii-reason-only = No tengo otra opción.
idus-martii-reason-whim = No tengo ninguna razón en particular.
idus-martii-reason-even = Apenas cambia nada.
idus-martii-reason-open = Tengo una carta Leal y una Traidor: aún puedo ir a cualquiera de los dos bandos.
idus-martii-reason-own_colour = { $side ->
        [loyal] Estoy con los Leales, y el verde los ayuda.
       *[traitor] Estoy con los Traidores, y el rojo los ayuda.
    }
idus-martii-reason-lead = { $leader ->
        [loyal] Miro las fichas: los Leales llevan { NUMBER($votes, useGrouping: 0) } votos de ventaja.
       *[traitor] Miro las fichas: los Traidores llevan { NUMBER($votes, useGrouping: 0) } votos de ventaja.
    }
idus-martii-reason-level = { $votes ->
        [0] Miro las fichas: los dos bandos van igualados.
       *[other] Miro las fichas: solo los separa un voto.
    }
idus-martii-reason-near_limit = { $leader ->
        [loyal] { $votes ->
            [0] Miro el límite: con un verde más, los Leales lo pasan.
            [1] Miro el límite: a los Leales solo les cabe un voto más.
           *[other] Miro el límite: a los Leales solo les caben { NUMBER($votes, useGrouping: 0) } votos más.
        }
       *[traitor] { $votes ->
            [0] Miro el límite: con un rojo más, los Traidores lo pasan.
            [1] Miro el límite: a los Traidores solo les cabe un voto más.
           *[other] Miro el límite: a los Traidores solo les caben { NUMBER($votes, useGrouping: 0) } votos más.
        }
    }
idus-martii-reason-saw = { $colour ->
        [green] { $seat-is ->
            [me] Vi tu voto: era verde.
           *[other] Vi el voto de { $seat }: era verde.
        }
        [red] { $seat-is ->
            [me] Vi tu voto: era rojo.
           *[other] Vi el voto de { $seat }: era rojo.
        }
       *[yellow] { $seat-is ->
            [me] Vi tu voto: era amarillo.
           *[other] Vi el voto de { $seat }: era amarillo.
        }
    }
idus-martii-reason-suspect = { $side ->
        [loyal] { $seat-is ->
            [me] Creo que estás con los Leales ({ NUMBER($tenths, useGrouping: 0) } de cada 10 veces).
           *[other] Creo que { $seat } está con los Leales ({ NUMBER($tenths, useGrouping: 0) } de cada 10 veces).
        }
        [traitor] { $seat-is ->
            [me] Creo que estás con los Traidores ({ NUMBER($tenths, useGrouping: 0) } de cada 10 veces).
           *[other] Creo que { $seat } está con los Traidores ({ NUMBER($tenths, useGrouping: 0) } de cada 10 veces).
        }
       *[merchant] { $seat-is ->
            [me] Creo que estás con los Mercaderes ({ NUMBER($tenths, useGrouping: 0) } de cada 10 veces).
           *[other] Creo que { $seat } está con los Mercaderes ({ NUMBER($tenths, useGrouping: 0) } de cada 10 veces).
        }
    }
idus-martii-reason-chance = Así espero ganar { NUMBER($tenths, useGrouping: 0) } de cada 10 veces.

## Lesson and exercises

idus-martii-lesson-cards = Cinco senadores y una conspiración. Tienes dos cartas de facción. Toca «{ web-hold }» para verlas: te quedarás con una, y ese será tu bando.
idus-martii-lesson-vote = Eres Edil: te toca votar. El verde es por los Leales; el rojo, por los Traidores. Tu voto queda boca abajo. Elige verde y séllalo.
idus-martii-lesson-swapped = Décimo, el Pretor, ha mirado tu voto y te ha obligado a cambiarlo: tu verde ahora es rojo. Todos han visto el cambio, pero no los colores. Aun así, han salido dos rojos: Livia votó rojo, y todos pueden deducir que tú habías votado verde.
idus-martii-lesson-limit = Dos puñales en el mosaico: Traidor 2. La piedra de arriba lleva el límite, 13. El bando que pasa del límite queda eliminado y gana su rival.
idus-martii-lesson-look = Los cargos han pasado un asiento a la izquierda. Ahora eres Pretor. Mira el voto de Livia.
idus-martii-lesson-veto = Mantén pulsado para verlo. En la primera ronda, un cambio convierte el rojo en verde y el verde en rojo. Todos verán lo que decides. Exige el cambio.
idus-martii-lesson-scored = Dos verdes. Todos han visto el cambio, así que todos pueden deducir que Livia había votado rojo. Con uno verde y uno rojo, quienes no votan solo podrían adivinar. El registro guarda todo lo que es público.
idus-martii-lesson-keep = Eres Cónsul: al final de tu turno eliges bando. Quédate con la carta Leal: mantén pulsado para ver cuál es.
idus-martii-lesson-assign = Unos turnos después, en la segunda ronda. El Cónsul reparte los cargos. Nadie repite cargo dos turnos seguidos, pero con cinco jugadores puede repetir un Edil. Si un cargo no se puede dar, dice por qué. Nombra Pretor a Casio, y Ediles a Livia y Octavia.
idus-martii-lesson-yellow = En la segunda ronda hay votos amarillos: no mueven nada. Casio ha mirado el voto de Livia y es amarillo: se muestra a todos y Livia tiene que cambiarlo.
idus-martii-lesson-end = Tras dos rondas gana el bando que lleve dos votos o más de ventaja; si no, ganan los Mercaderes. Ahora todas las cartas y todos los votos están a la vista. Ya sabes jugar.
idus-martii-exercise = ¿Cuánta certeza tienes?

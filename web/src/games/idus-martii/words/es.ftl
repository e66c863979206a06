### Idus Martii en español: lo que solo dice el cliente web. Los ids empiezan por `web-`.

web-rules-offices = Los cargos
web-idus-aim = Tu bando es secreto, y decide cómo ganas.
web-votes = Votos
web-ledger = Registro
web-your-mark = Tu marca
web-idus-your-marks = Tus marcas
web-mark-none = Ninguna
web-mark-loyal = Leal
web-mark-traitor = Traidor
web-mark-merchant = Mercader
web-mark-unsure = Duda
web-idus-marking = ¿Qué piensas de cada uno? Toca para cambiarlo; nadie más lo ve.
web-idus-round = Ronda { NUMBER($round, useGrouping: 0) } · turno { NUMBER($turn, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) }
web-idus-steps = Pasos del turno
web-idus-you-are = { $name }, eres { $role }
web-idus-no-office = { $name }, sin cargo este turno
web-idus-ask-vote = Deposita tu voto en secreto
web-idus-ask-look = ¿De quién miras el voto?
web-idus-ask-veto = ¿Obligas a { $name } a cambiar su voto?
web-idus-ask-replace = { $name } te obliga a cambiar tu voto. Deposita otro
web-idus-ask-replace-yellow = Se ha mostrado tu amarillo. ¿Qué depositas ahora?
web-idus-ask-discard = ¿Con qué carta te quedas?
web-idus-ask-assign = Reparte los cargos
web-idus-asked-vote = Deposita tu voto en secreto
web-idus-asked-look = ¿De quién miras el voto?
web-idus-asked-veto = ¿Haces que cambien el voto?
web-idus-asked-replace = Deposita otro voto
web-idus-asked-discard = ¿Con qué carta te quedas?
web-idus-asked-assign = Reparte los cargos
web-idus-choose-vote = Elige un voto
web-idus-choose-look = Elige un voto
web-idus-choose-veto = Decide si hay cambio
web-idus-choose-replace = Elige un voto
web-idus-choose-discard = Elige una carta
web-idus-look-first = Mira antes tus cartas
web-idus-choose-assign = Un Pretor, dos Ediles
web-idus-seal = { $colour ->
        [green] Sellar el voto verde
        [red] Sellar el voto rojo
       *[yellow] Sellar el voto amarillo
    }
web-idus-demand = Exigir a { $name } que cambie su voto
web-idus-leave = Dejar el voto de { $name } como está
web-idus-your-vote = Tu voto
web-idus-sealed-vote = sellado
web-idus-sealed = Sellado. Cuando estén los dos votos, el Pretor mira uno.
web-idus-may-look = { $name } mirará uno de los dos votos.
web-idus-look-hint = Todos sabrán de quién has mirado el voto.
web-idus-hold-vote = Mantén pulsado para ver el voto de { $name }
web-idus-hold-own = Mantén pulsado para ver tu voto
web-idus-hold-swapped = Mantén pulsado para ver los dos colores
web-idus-only-two = { $round ->
        [1] Solo tú y { $name } lo sabéis. Un cambio lo convierte en el otro color.
       *[other] Solo tú y { $name } lo sabéis. Si hay cambio, { $name } elige en secreto entre los otros dos.
    }
web-idus-card = { $place ->
        [1] Carta izquierda
       *[2] Carta derecha
    }
web-idus-hold-both = Mantén pulsado para ver las dos cartas
web-idus-keep-this = Te la quedas
web-idus-keep = { $place ->
        [1] Quedarme con la izquierda
       *[2] Quedarme con la derecha
    }
web-idus-keep-hint = La carta que te quedas es tu bando. La otra se descarta.
web-idus-turned = Se muestran los votos
web-idus-other = { $colour ->
        [green] Uno verde. ¿Y el otro?
        [red] Uno rojo. ¿Y el otro?
       *[yellow] Uno amarillo. ¿Y el otro?
    }
web-idus-who-was-who = Quién era quién
web-idus-yours-last = la tuya, al final
web-idus-score = { idus-martii-colours }
web-idus-blank = { $count ->
        [1] Un amarillo: no mueve nada.
       *[other] Dos amarillos: no mueven nada.
    }
web-idus-shuffled = Antes se mezclan: no se ve de quién es cada uno.
web-idus-near = { $who ->
        [loyal] { $left ->
            [0] Un verde más y se pasa del límite.
           *[other] Dos verdes más y se pasa del límite.
        }
        [traitor] { $left ->
            [0] Un rojo más y se pasa del límite.
           *[other] Dos rojos más y se pasa del límite.
        }
       *[both] { $left ->
            [0] Un verde o un rojo más y se pasa del límite.
           *[other] Dos verdes o dos rojos más y se pasa del límite.
        }
    }
web-idus-picked = ya ha elegido bando
web-idus-two-cards = aún tiene dos cartas
web-idus-was-looked-at = le han mirado el voto
web-idus-looked = miró el voto de
web-idus-kept = sin cambio
web-idus-swapped = cambiado
web-idus-yellow-shown = amarillo a la vista
web-idus-unseen = sin mirar: { $name }
web-idus-no-turns = Aún no ha terminado ningún turno.
web-idus-next = Tu próxima decisión: turno { NUMBER($turn, useGrouping: 0) }, como { $role }
web-idus-not-with-these = No con quienes ya has elegido.
web-idus-discarded = descarte: { $faction }
web-idus-my-vote-now = { $colour ->
        [green] Tu voto ahora: verde
        [red] Tu voto ahora: rojo
       *[yellow] Tu voto ahora: amarillo
    }
web-idus-my-vote = { $colour ->
        [green] Turno { NUMBER($turn, useGrouping: 0) }: tu voto fue verde
        [red] Turno { NUMBER($turn, useGrouping: 0) }: tu voto fue rojo
       *[yellow] Turno { NUMBER($turn, useGrouping: 0) }: tu voto fue amarillo
    }
web-idus-my-look = { $colour ->
        [green] Turno { NUMBER($turn, useGrouping: 0) }: { $name } había votado verde
        [red] Turno { NUMBER($turn, useGrouping: 0) }: { $name } había votado rojo
       *[yellow] Turno { NUMBER($turn, useGrouping: 0) }: { $name } había votado amarillo
    }
web-idus-wins = { $faction ->
        [loyal] Ganan los Leales
        [traitor] Ganan los Traidores
       *[merchant] Ganan los Mercaderes
    }
web-idus-my-vote-swapped = Turno { NUMBER($turn, useGrouping: 0) }: votaste { $laid }, cambiado por { $final }
web-idus-vote-swapped = Te obligaron a cambiar el voto.
web-idus-vote-left = Tu voto se quedó como estaba.
web-idus-vote-seen = { $name } ha visto tu voto.
web-idus-vote-unseen = Tu voto está sellado, y nadie lo ha mirado.
web-idus-card-near = Cerca del límite
web-idus-card-round = Segunda ronda
    .what = El Cónsul reparte los cargos, y hay votos amarillos.
web-idus-card-last = El último turno
    .what = Después gana el bando que lleve dos votos de ventaja. Si no lo hay, ganan los Mercaderes.
web-idus-chapter-lead = { $side ->
        [loyal] Turno { NUMBER($turn, useGrouping: 0) }: los Leales van por delante
       *[traitor] Turno { NUMBER($turn, useGrouping: 0) }: los Traidores van por delante
    }
web-idus-chapter-near = Turno { NUMBER($turn, useGrouping: 0) }: cerca del límite
web-idus-chapter-double = { $colour ->
        [green] Turno { NUMBER($turn, useGrouping: 0) }: dos verdes
       *[red] Turno { NUMBER($turn, useGrouping: 0) }: dos rojos
    }
web-idus-you-win = { $faction ->
        [loyal] Eras Leal: ganas.
        [traitor] Eras Traidor: ganas.
       *[merchant] Eras Mercader: ganas.
    }
web-idus-you-lose = { $faction ->
        [loyal] Eras Leal: pierdes.
        [traitor] Eras Traidor: pierdes.
       *[merchant] Eras Mercader: pierdes.
    }
web-idus-over = { $ending ->
        [failed_conspiracy] Se ha pasado el límite
       *[ides_of_march] Han terminado las dos rondas
    }
web-idus-opening-sides = ¿Leal o Traidor? Recibes dos cartas, te quedas con una y no se lo dices a nadie: ese es tu bando.
web-idus-opening-votes = En cada turno los dos Ediles votan en secreto: verde por los Leales, rojo por los Traidores. El Pretor mira un voto y puede hacer que se cambie. Después el Cónsul se queda en secreto con una de sus dos cartas: ese es su bando.
web-idus-opening-limit = Tras dos rondas gana el bando que lleve dos votos de ventaja; si no lo hay, ganan los Mercaderes. Pero el que pasa del límite de { NUMBER($limit, useGrouping: 0) } queda eliminado, y gana su rival.
web-idus-deal = Tus dos cartas
web-idus-deal-hint = Te quedarás con una: ese será tu bando. Nadie más debe verlas.
web-idus-deal-turn = Darles la vuelta
web-idus-deal-look = Toca «{ web-hold }» para verlas.
web-always-ask = ¿Solo tú usas este dispositivo? Entonces tu bando puede quedar a la vista.
web-always = Mostrar siempre
web-not-always = Solo al tocar
web-idus-about = Qué es cada cosa
web-idus-about-voting = Cada uno de los dos Ediles deposita un voto boca abajo.
web-idus-about-veto = El Pretor mira uno de los dos votos y puede hacer que se cambie. Todos ven el cambio, no los colores.
web-idus-about-scoring = Los votos se mezclan y se muestran. El verde mueve la ficha de los Leales; el rojo, la de los Traidores.
web-idus-about-end = El Cónsul se queda en secreto con una de sus dos cartas: ese es su bando. Solo el primer Cónsul conserva aún las dos. Después empieza otro turno.
web-idus-keystone = La clave del arco
web-idus-about-keystone = Lleva el límite. El bando que lo pasa queda eliminado, y gana su rival.
web-idus-ring = El anillo
web-idus-about-ring = Cada voto verde pone una hoja; cada rojo, un puñal. Con borde dorado: hasta dónde pueden llegar los votos de este turno.
web-idus-about-yellow = El amarillo no mueve ninguna ficha. Pero si el Pretor lo mira, se enseña a todos.
web-idus-about-merchant = Además de Leales y Traidores puede haber Mercaderes: ganan si al final ningún bando aventaja a su rival en dos votos, o si en el bando rival no hay nadie.
web-idus-all-votes = Todos los votos, boca arriba

## El análisis

web-idus-analysis = Lo que pudiste saber
web-idus-analysis-promise = Quién parecía sospechoso, turno a turno, y lo que costó cada decisión
web-idus-turn-number = turno { NUMBER($turn, useGrouping: 0) }
web-idus-shares = Leal { $loyal }, Traidor { $traitor }, Mercader { $merchant }
web-idus-turn-shares = turno { NUMBER($turn, useGrouping: 0) }, { $shares }
web-idus-suspicion = Sospecha
web-idus-from-gallery = Por lo que vieron todos.
web-idus-from-eyes = Solo por lo que { $name } tuvo, votó y vio.
web-idus-true-cards = Cartas reales
web-idus-true-later = Podrás descubrir las cartas verdaderas cuando hayas visto el último turno.
web-idus-was = { $faction ->
        [loyal] En realidad, { $name }: Leal
        [traitor] En realidad, { $name }: Traidor
       *[merchant] En realidad, { $name }: Mercader
    }
web-idus-after = { $turn ->
        [0] Antes del primer turno
       *[other] Tras el turno { NUMBER($turn, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) }: Leales { NUMBER($loyal, useGrouping: 0) }, Traidores { NUMBER($traitor, useGrouping: 0) }
    }
web-idus-turn = Turno { NUMBER($turn, useGrouping: 0) }.
web-idus-before = Antes del primer turno.
web-idus-prior = Solo se sabe qué cartas hay.
web-idus-winning = Quién ganaría
web-idus-winning-sub = La probabilidad de cada bando vista así, si todos siguen jugando con habilidad.
web-idus-group-loyal = Leales
web-idus-group-traitor = Traidores
web-idus-group-merchant = Mercaderes
web-idus-moved = Momentos decisivos
web-idus-no-shifts = Ningún turno movió una probabilidad ni un 10 %.
web-idus-shift = { $way ->
        [up] { $side ->
            [loyal] Parece más probable que { $name } sea Leal
            [traitor] Parece más probable que { $name } sea Traidor
           *[merchant] Parece más probable que { $name } sea Mercader
        }
       *[down] { $side ->
            [loyal] Parece menos probable que { $name } sea Leal
            [traitor] Parece menos probable que { $name } sea Traidor
           *[merchant] Parece menos probable que { $name } sea Mercader
        }
    }
web-idus-shift-winning = { $way ->
        [up] { $side ->
            [loyal] Ganar es más probable para los Leales
            [traitor] Ganar es más probable para los Traidores
           *[merchant] Ganar es más probable para los Mercaderes
        }
       *[down] { $side ->
            [loyal] Ganar es menos probable para los Leales
            [traitor] Ganar es menos probable para los Traidores
           *[merchant] Ganar es menos probable para los Mercaderes
        }
    }
web-idus-decided = Decisiones: { NUMBER($all, useGrouping: 0) }. Mejores: { NUMBER($best, useGrouping: 0) }, igual de buenas: { NUMBER($even, useGrouping: 0) }, costosas: { NUMBER($costly, useGrouping: 0) }. Juntas costaron { $lost } puntos de probabilidad de ganar.
web-idus-even = igual
web-idus-better = mejor
web-idus-as-good = igual de bueno
web-idus-instead-of = la segunda mejor
web-idus-compared = { $action }, { $other } frente a { $taken }
web-idus-were-best = { $count ->
        [1] Una fue la mejor
       *[other] { NUMBER($count, useGrouping: 0) } fueron las mejores
    }
web-beliefs-idus-martii = ¿Hasta qué punto es fiable?
web-idus-said-and-so = Lo que se pronosticó y cuántas veces se cumplió
web-idus-said-and-so-text = { NUMBER($games, useGrouping: 0) } partidas en mesas de cinco en las que puede sentarse cualquier bot, vistas por un asiento al contar los últimos votos. Sobre la línea ancha, un modelo acierta tantas veces como dice.
web-idus-was-said = Pronóstico (%)
web-idus-was-so = Se cumplió
web-idus-times = Casos
web-idus-loss = Cuánto se desvió
web-idus-loss-text = La pérdida logarítmica de la carta final de cada cual: 0 es haberlo sabido todo, y la primera fila es no saber más que el número de cartas. ± es una desviación típica de la media.
web-idus-among-mixed = Compañía mezclada
web-idus-among-honest = Todos sinceros
web-idus-among-strong = Todos fuertes
web-idus-shrug = Antes del primer voto
web-idus-loss-people = Las personas no son bots, y nadie las ha medido. Un modelo que no encaja con la compañía falla mucho; la mezcla nunca es el peor.
web-idus-model = Cómo se supone que juegan los demás
web-idus-models-explained = Qué supone cada modelo
web-idus-model-mixture = Mezcla
    .what = Unos votan por su bando, otros juegan según el marcador, y uno de cada diez votos es un desliz.
web-idus-model-honest = Votantes sinceros
    .what = Todos votan por su bando, y uno de cada diez votos es un desliz.
web-idus-model-strong = Jugadores fuertes
    .what = Todos se esconden tras el marcador como los bots fuertes, y uno de cada diez votos es un desliz.

## Ejercicios

web-idus-task = ¿De qué bando es cada uno? Pon diez piedras a cada uno.
web-idus-task-one = ¿De qué bando es { $name }? Pon diez piedras.
web-idus-task-some = ¿De qué bando son { $names }? Pon diez piedras a cada uno.
web-idus-what-happened = Lo que pasó
web-idus-only-you = Lo que solo tú sabes
web-idus-move-marks = Mueve las dos marcas. Las piedras parten de lo que se sabe antes del primer voto.
web-idus-mark-loyal = { $name }: la marca tras las piedras leales
web-idus-mark-traitor = { $name }: la marca ante las piedras traidoras
web-idus-laid = { $name }: Leal { $loyal }, Mercader { $merchant }, Traidor { $traitor }
web-idus-stones-laid = Comprobar mi respuesta
web-idus-score-how = Tus piedras se comparan con la mejor estimación posible, por la distancia al cuadrado: 100 es un acierto total, 0 es como antes del primer voto. A la larga nada puntúa mejor que lo que de verdad crees.
web-idus-your-score = Tu puntuación
web-idus-score-means = 100 es todo lo que se pudo saber, 0 lo que se sabe antes del primer voto. Tomar cada voto al pie de la letra da { $naive }.
web-idus-scored = Tu puntuación es { $score }.
web-idus-yours = tuyas
web-idus-known = lo mejor
web-idus-you-and-known = { $side }: tú { $you }, la mejor estimación { $known }
web-idus-guess-nearly = muy cerca
web-idus-guess-near = cerca
web-idus-guess-even = demasiado parejo
web-idus-guess-other = otro bando
web-idus-guess-sure = demasiado seguro
web-idus-truth-was = Y la verdad:
web-idus-off = Frente a la verdad te desvías { $mine }, y la mejor estimación { $best }. 0 es certeza y acierto, 2 certeza y fallo.
web-idus-told = Lo que más dijo: los votos del turno { NUMBER($turn, useGrouping: 0) }
web-idus-told-means = Ningún otro turno acercó tanto la mejor estimación a su valor final.
web-idus-told-shift = { $side }: { $before } antes de este turno, { $after } después
web-idus-calibration = Cuánta certeza y cuánto acierto
web-idus-calibration-means = { $count ->
        [one] Tu última respuesta
       *[other] Tus últimas { NUMBER($count, useGrouping: 0) } respuestas
    }: lo que recibió siete de diez piedras debería cumplirse siete veces de diez. Entonces los puntos quedan sobre la línea ancha.
web-idus-calibration-before = Cuadrados: respuestas anteriores.
web-idus-said = pronóstico
web-idus-how-often = casos
web-idus-came-true = se cumplió

## Every day, and exercises

web-daily-idus-martii = El reparto de hoy
web-daily-past-idus-martii = El reparto del día
web-daily-text-idus-martii = Idus Martii en el asiento { NUMBER($seat, useGrouping: 0) }, entre cuatro bots. Todos reciben las mismas cartas, ocupan el mismo asiento y se enfrentan a los mismos bots.
web-daily-play-idus-martii = Jugar el reparto de hoy
web-daily-part-luck-idus-martii = las cartas y los demás

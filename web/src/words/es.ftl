### Lusoria en español: lo que solo dice el cliente web. Los ids empiezan por `web-`.

## En todas partes

web-title = Lusoria: dos juegos de mesa romanos
web-tagline = Dos juegos romanos. Sin cuenta, basta un enlace.
web-back = Atrás
web-close = Cerrar
web-pair = { $name }: { $value }
web-menu = Menú
web-language = Idioma
web-settings = Ajustes
web-theme = Claro u oscuro
web-theme-system = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-comfort = Comodidad
web-sound = Sonidos
web-still = Menos movimiento
web-large = Texto más grande
web-handed = Este teléfono pasa de mano en mano
web-rules = Reglas
web-rules-of = Reglas de { $game }
web-rules-offices = Los cargos
web-rules-sides = Los bandos
web-rules-cards = Las cartas de Acción
web-learn = Apréndelo en tres minutos
web-learn-idus = Aprender Idus Martii
web-learn-alea = Aprender Alea Romana
web-to-home = A los juegos
web-reload = Cargar la versión nueva
web-lost-title = Aquí no hay nada
web-lost = Esta dirección no lleva a ninguna mesa.
web-version-changed = Lusoria se ha renovado. Carga la página otra vez.
web-offline = Sin conexión con el servidor. La página está aquí, pero ninguna partida puede seguir.
web-went-wrong = No ha funcionado. Prueba otra vez.
web-connecting = Buscando la mesa

## Inicio

web-meta = De { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } jugadores, { NUMBER($minutes, useGrouping: 0) } minutos
web-play-now = Jugar ya
web-set-table = Poner una mesa
web-continue = Sigue tu partida
web-have-code = ¿Te han mandado un código?
web-take-seat = Sentarme
web-code-unknown = Ninguna mesa tiene este código. Míralo otra vez.
web-other-ways = Más
web-my-games = Mis partidas
web-name-default = Marco
web-no-games = Todavía no te has sentado a ninguna mesa.
web-open-tables = Mesas abiertas
web-free-seats = { $count ->
        [one] un sitio libre
       *[other] { NUMBER($count, useGrouping: 0) } sitios libres
    }
web-status-open = sin empezar
web-status-playing = en juego
web-status-over = terminada

## La mesa antes de la partida

web-not-started = Sin empezar
web-invite = Invitar
web-table-code = Código de la mesa
web-share-link = Compartir el enlace
web-copied = Enlace copiado
web-qr = Código QR del enlace de la mesa
web-seats = Sitios, en el sentido del reloj
web-free-seat = Sitio libre
web-add-bot = Añadir un bot
web-bot-kind = ¿Qué clase de bot es { $name }?
web-host = anfitrión
web-make-host = Nombrar anfitrión a { $name }
web-get-up = Levantarme
web-send-away = Despedir a { $name }
web-fewer-seats = un sitio menos
web-more-seats = un sitio más
web-house-rules = Reglas de la casa
web-clock = Reloj
web-clock-none = Sin reloj
    .explanation = Cada cual se toma el tiempo que necesita.
web-clock-gentle = Reloj amable
    .explanation = Avisa una vez. Después un bot hace esa jugada.
web-clock-strict = Reloj estricto
    .explanation = Cuando se acaba el tiempo, un bot hace esa jugada.
web-seconds = Segundos por jugada
web-chat = Conversación
web-chat-off = Sin conversación
web-chat-phrases = Solo frases
web-chat-free = Conversación libre
web-listed = Mostrar esta mesa a todos
    .explanation = Gente desconocida puede encontrarla y sentarse.
web-public-record = Publicar la partida terminada
    .explanation = Cualquiera podrá usar el registro, nombres incluidos.
web-your-name = Tu nombre
web-name-of-other = Nombre de quien juega contigo en este teléfono
web-sit-down = Sentarme
web-begin = Empezar la partida
web-begin-hint = { $bots ->
        [one] Un bot ocupa el sitio libre.
       *[other] Los bots ocupan los { NUMBER($bots, useGrouping: 0) } sitios libres.
    }
web-wait-host = { $name } empieza la partida.
web-one-phone = Otra persona en este teléfono
web-one-phone-hint = Un teléfono para varias personas: siéntate a una mesa y añade allí a las demás. El teléfono dice a quién pasarlo.

## En la mesa

web-leave = Dejar la mesa
web-leave-hint = Tu sitio sigue siendo tuyo. Un bot juega hasta que vuelvas.
web-skip = Ir a lo que se te pide
web-you-name = { $name } (tú)
web-bot-stands-in = juega un bot
web-away = ausente
web-awaited = le toca
web-about = Sobre { $name }
web-watching = Estás mirando
web-your-move = Te toca: { $ask }
web-chosen = Elegido
web-sending = Enviando
web-waiting-table = Esperando a la mesa
web-late = Eso ya estaba decidido.
web-lost-line = Se perdió la conexión. Buscando la mesa.
web-back-online = De vuelta. No te has perdido nada.
web-hold = Mantén
web-hold-cards = para ver lo que solo tú sabes
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Seguir
web-turn = Turno
web-votes = Votos
web-ledger = Registro
web-last-turn = Turno anterior
web-history = Lo que ha pasado
web-say = Decir
web-send = Enviar
web-mute = Silenciar a { $name }
web-unmute = Dejar hablar a { $name }
web-tv = Tablero para el televisor
web-tv-join = Abre { $place } y escribe este código
web-tv-watch = Mira, o toma tu sitio
web-other-device = Llevar mi sitio a otro aparato
web-rejoin-text = En el otro aparato, abre esta mesa y escribe { $code }.
web-have-rejoin = Tengo sitio en otro aparato
web-rejoin-code = Código de tu sitio
web-rejoin = Tomar mi sitio
web-sealed-deal = Todas las cartas y los dados ya están sellados: { $seal }…
web-your-mark = Tu marca
web-your-notes = Tus notas
web-mark-none = Ninguna
web-mark-loyal = Leal
web-mark-traitor = Traidor
web-mark-merchant = Mercader
web-mark-unsure = Duda
web-marks-private = Nadie más ve nunca tus marcas ni tus notas.
web-hand-phone = Pasa el teléfono a
web-turn-round = Girar el tablero
web-curtain = Se te pide algo. Asegúrate de que nadie más vea la pantalla.
web-i-am = Soy { $name }
web-curtain-hint = Mantén pulsado un segundo, o pulsa Intro dos veces.

## Después de la partida

web-wins = gana
web-rematch = Jugar otra vez en esta mesa
web-to-rematch = A la partida siguiente
web-replay = Ver otra vez
web-share-replay = Compartir la partida
web-replay-start = Antes de la primera jugada
web-eyes = Con los ojos de
web-gallery = Público
web-all-secrets = Todo a la vista
web-turn-before = Al turno anterior
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-step = Paso
web-play = Reproducir
web-pause = Pausa
web-download = El registro como archivo

## Idus Martii

web-idus-round = Ronda { NUMBER($round, useGrouping: 0) } · turno { NUMBER($turn, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) }
web-idus-steps = Pasos del turno
web-idus-you-are = { $name }, eres { $role }
web-idus-no-office = { $name }, sin cargo este turno
web-idus-ask-vote = Deposita tu voto en secreto
web-idus-ask-look = ¿De quién miras el voto?
web-idus-ask-veto = ¿Obligas a { $name } a cambiar su voto?
web-idus-ask-replace = { $name } te obliga a cambiar. Deposita otro voto
web-idus-ask-replace-yellow = Tu amarillo se mostró. Deposita otro voto
web-idus-ask-discard = ¿Con qué carta te quedas?
web-idus-ask-assign = Reparte los cargos
web-idus-choose-vote = Elige un voto
web-idus-choose-look = Elige un voto
web-idus-choose-veto = Decide sobre el cambio
web-idus-choose-replace = Elige un voto
web-idus-choose-discard = Elige una carta
web-idus-choose-assign = Un Pretor, dos Ediles
web-idus-seal = { $colour ->
        [green] Sellar el voto verde
        [red] Sellar el voto rojo
       *[yellow] Sellar el voto amarillo
    }
web-idus-demand = Exigir el cambio a { $name }
web-idus-leave = Dejar el voto de { $name } como está
web-idus-your-vote = Tu voto
web-idus-sealed-vote = sellado
web-idus-sealed = Sellado. Las tablillas se giran cuando estén las dos.
web-idus-may-look = { $name } puede mirar uno de los dos votos.
web-idus-look-hint = Todos sabrán de quién miraste el voto.
web-idus-hold-vote = Mantén para ver el voto de { $name }
web-idus-only-two = { $round ->
        [1] Solo tú y { $name } lo sabéis. Un cambio lo convierte en el otro color.
       *[other] Solo tú y { $name } lo sabéis. Si hay cambio, { $name } elige en secreto entre los otros dos.
    }
web-idus-card = Carta { NUMBER($place, useGrouping: 0) }
web-idus-hold-both = Mantén para ver las dos cartas
web-idus-keep-this = Te quedas
web-idus-keep = { $place ->
        [1] Quedarme con la carta izquierda
       *[other] Quedarme con la carta derecha
    }
web-idus-keep-hint = La carta que te quedas es tu bando. La otra se va.
web-idus-turned = Se giran las tablillas
web-idus-score = { idus-martii-colours }
web-idus-blank = { $count ->
        [1] Uno amarillo: no mueve nada.
       *[other] Dos amarillos: no mueven nada.
    }
web-idus-shuffled = Antes se mezclaron: nadie sabe de quién es cada uno.
web-idus-near = { $who ->
        [loyal] { $left ->
            [0] Un verde más pasa el límite.
           *[other] Dos verdes más pasan el límite.
        }
        [traitor] { $left ->
            [0] Un rojo más pasa el límite.
           *[other] Dos rojos más pasan el límite.
        }
       *[both] { $left ->
            [0] Un voto más de cualquier color pasa el límite.
           *[other] Dos votos más del mismo color pasan el límite.
        }
    }
web-idus-picked = ya eligió bando
web-idus-two-cards = aún tiene dos cartas
web-idus-was-looked-at = le miraron el voto
web-idus-looked = miró a
web-idus-kept = se queda
web-idus-swapped = cambiado
web-idus-yellow-shown = amarillo mostrado
web-idus-unseen = sin mirar: { $name }
web-idus-no-turns = Aún no ha terminado ningún turno.
web-idus-not-with-these = No junto con los elegidos.
web-idus-discarded = descartó { $faction }
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
        [green] Turno { NUMBER($turn, useGrouping: 0) }: { $name } había puesto verde
        [red] Turno { NUMBER($turn, useGrouping: 0) }: { $name } había puesto rojo
       *[yellow] Turno { NUMBER($turn, useGrouping: 0) }: { $name } había puesto amarillo
    }
web-idus-wins = { $faction ->
        [loyal] Ganan los Leales
        [traitor] Ganan los Traidores
       *[merchant] Ganan los Mercaderes
    }
web-idus-all-votes = Todos los votos, abiertos

## Alea Romana

web-alea-round = Ronda { NUMBER($round, useGrouping: 0) } · { NUMBER($players, useGrouping: 0) } jugadores
web-alea-your-turn = { $name }, te toca
web-alea-ask-roll = Tira el primer dado
web-alea-ask-choose = { $four ->
        [yes] Cuatro X: aún no es un número
       *[no] { $write ->
            [yes] { $roll ->
                [yes] Escríbelo, o tira otra vez
               *[no] Escríbelo
            }
           *[no] Aún no cabe en ninguna fila
        }
    }
web-alea-ask-failed = { $card ->
        [yes] Fallo. Juega una carta, o déjalo
       *[no] Fallo, y ninguna carta ayuda
    }
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
web-alea-fits-nowhere = no cabe
web-alea-roll-more = Tirar uno más
web-alea-odds = { $bad ->
        [0] No puede fallar
       *[other] Falla: { NUMBER($bad, useGrouping: 0) } de 6
    }
web-alea-in-six = { NUMBER($sides, useGrouping: 0) } de 6
web-alea-not-yet = cuatro X: aún no es un número
web-alea-if-roll = Si tiras uno más
web-alea-write = Escribir { $numeral } en la fila { NUMBER($row, useGrouping: 0) }
web-alea-number-row = { $numeral } ({ NUMBER($number, useGrouping: 0) }) en la fila { NUMBER($row, useGrouping: 0) }
web-alea-choose-number = Elige un número
web-alea-choose-row = Elige una fila
web-alea-choose-card = Elige una carta
web-alea-choose-die = Elige un dado
web-alea-choose-as = ¿Como qué carta?
web-alea-spent = ya usada
web-alea-no-twin = Ningún número igual junto a una fila vacía.
web-alea-not-now = Ahora no.
web-alea-cards-wait = Las cartas esperan a una tirada fallida.
web-alea-if-ended = Si acabara ahora
web-alea-after = después { NUMBER($points, useGrouping: 0) }
web-alea-sum = { $cards ->
        [one] { NUMBER($sum, useGrouping: 0) } + 1 carta × 5
       *[other] { NUMBER($sum, useGrouping: 0) } + { NUMBER($cards, useGrouping: 0) } cartas × 5
    }
web-alea-score-cards = Puntos y cartas
web-alea-column-of = Columna de { $name }
web-alea-all-columns = Todas las columnas
web-cards = { $count ->
        [0] sin cartas
        [one] 1 carta
       *[other] { NUMBER($count, useGrouping: 0) } cartas
    }

## Lecciones

web-lesson = Lección, paso { NUMBER($step, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) }
web-skip-lesson = Dejar la lección
web-learn-other = En esta lección: { $deed }.
web-learn-idus-martii-cards = Cinco senadores y una conspiración. Tienes dos cartas de facción. Mantén pulsado el sello para verlas: te quedarás con una, y ese será tu bando.
web-learn-idus-martii-vote = Eres Edil. El verde ayuda a los Leales, el rojo a los Traidores. Nadie ve lo que depositas. Elige verde y séllalo.
web-learn-idus-martii-swapped = Decimus, el Pretor, miró tu voto y te obligó a cambiarlo: tu verde pasó a rojo. Todos vieron el cambio, solo vosotros dos sabéis el color. Livia también puso rojo.
web-learn-idus-martii-limit = Dos dagas en el suelo: Traidores 2. La clave lleva el límite, 13. El bando que lo pasa queda aniquilado y gana su rival.
web-learn-idus-martii-look = Los cargos pasaron un sitio a la izquierda. Ahora eres Pretor. Mira el voto de Livia.
web-learn-idus-martii-veto = Mantén para verlo: rojo. En la primera ronda un cambio lo vuelve verde. Todos verán lo que decides. Exige el cambio.
web-learn-idus-martii-scored = Dos verdes. Solo Livia y tú sabéis que uno era rojo. Recuerda quién pone qué: el registro guarda lo demás.
web-learn-idus-martii-keep = Eres Cónsul al final de este turno. Ahora eliges bando. Quédate con la carta Leal: mantén para ver cuál es.
web-learn-idus-martii-assign = Segunda ronda. El Cónsul reparte los cargos. Nadie repite el cargo del turno anterior; lo que no se puede dice por qué. Haz Pretor a Livia, y Ediles a los dos primeros que puedan serlo.
web-learn-idus-martii-yellow = En la segunda ronda hay votos amarillos: no mueven nada. El Pretor miró uno, así que se muestra a todos y hay que cambiarlo.
web-learn-idus-martii-end = Tras dos rondas gana quien lleva dos de ventaja; si no, los Mercaderes. Ahora todas las cartas y votos están a la vista. Ya sabes jugar.
web-learn-alea-roll = Seis dados con I, I, I, V, X, X. Quieres siete números en tu columna. Tira el primer dado.
web-learn-alea-again = X es diez. Puedes escribirlo o arriesgar otro dado. Tira otra vez.
web-learn-alea-write = X e I: léelos como 9 o como 11. Arriba van los menores, abajo los mayores. Elige 11 y escríbelo en la fila 3.
web-learn-alea-next = Livia escribió 20. Te toca otra vez. Tira.
web-learn-alea-more = Diez. El botón dice qué riesgo tiene el siguiente dado. Ahora no puede fallar. Sigue tirando.
web-learn-alea-odds = Quince. Otra V haría fallar la tirada: una cara de seis. Arriésgate.
web-learn-alea-failed = Dos V no son un número romano: el turno ha fallado. Juega Ignorar uno sobre una V. Una carta gastada cuesta los 5 puntos que habría dado.
web-learn-alea-saved = Otra vez quince. Escríbelo en la fila 4, debajo del 11.
web-learn-alea-order = Deja hueco entre tus números. El Gemelo escribe un número dos veces, el Comodín vale por cualquier carta.
web-learn-alea-end = Cuando se llena una columna, se acaba la ronda. Tus puntos son la suma de tu columna y 5 por cada carta que guardaste. Ya sabes jugar.

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
web-theme-system = Según el sistema
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
web-to-home = Volver a los juegos
web-reload = Cargar la versión nueva
web-lost-title = Nada que mostrar aquí
web-lost = Esta dirección no lleva a ninguna mesa.
web-version-changed = Hay una versión nueva de Lusoria. Carga la página otra vez.
web-offline = Sin conexión con el servidor. Prueba otra vez en un momento.
web-went-wrong = No ha funcionado. Prueba otra vez.
web-connecting = Buscando la mesa

## Inicio

web-meta = De { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } jugadores, { NUMBER($minutes, useGrouping: 0) } minutos
web-play-now = Jugar ya
web-set-table = Abrir una mesa
web-continue = Seguir tu partida
web-have-code = ¿Te han mandado un código?
web-take-seat = Ir a la mesa
web-code-unknown = Ninguna mesa tiene este código. Compruébalo.
web-other-ways = Más
web-my-games = Mis partidas
web-name-default = Marco
web-no-games = Todavía no te has sentado a ninguna mesa.
web-open-tables = Mesas abiertas
web-free-seats = { $count ->
        [one] un asiento libre
       *[other] { NUMBER($count, useGrouping: 0) } asientos libres
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
web-seats = Asientos, en sentido horario
web-free-seat = Asiento libre
web-add-bot = Añadir un bot
web-bot-kind = ¿Qué clase de bot es { $name }?
web-host = anfitrión
web-make-host = Nombrar anfitrión a { $name }
web-get-up = Levantarme
web-send-away = Echar a { $name } de la mesa
web-fewer-seats = un asiento menos
web-more-seats = un asiento más
web-house-rules = Reglas de la casa
web-clock = Reloj
web-clock-none = Sin reloj
    .explanation = Cada cual se toma el tiempo que necesita.
web-clock-gentle = Reloj amable
    .explanation = Cuando se acaba el tiempo, empieza otra vez. Después un bot hace esa jugada.
web-clock-strict = Reloj estricto
    .explanation = Cuando se acaba el tiempo, un bot hace esa jugada.
web-seconds = Segundos por jugada
web-chat = Chat
web-chat-off = Sin chat
web-chat-phrases = Solo frases hechas
web-chat-free = Chat libre
web-listed = Mostrar esta mesa a todos
    .explanation = Cualquiera puede encontrarla y sentarse.
web-public-record = Publicar la partida terminada
    .explanation = Cualquiera podrá usar el acta de la partida, nombres incluidos.
web-your-name = Tu nombre
web-name-of-other = Nombre de quien juega contigo en este teléfono
web-sit-down = Sentarme
web-begin = Empezar la partida
web-begin-hint = { $bots ->
        [one] Un bot ocupa el asiento libre.
       *[other] Los bots ocupan los { NUMBER($bots, useGrouping: 0) } asientos libres.
    }
web-wait-host = Esperando a que { $name } empiece.
web-one-phone = Añadir a alguien en este teléfono
web-one-phone-hint = Un teléfono para varias personas: siéntate a una mesa y añade allí a las demás. El teléfono te dirá a quién pasárselo.

## En la mesa

web-leave = Dejar la mesa
web-leave-hint = Tu asiento sigue siendo tuyo. Un bot juega hasta que vuelvas.
web-skip = Ir a lo que se te pide
web-you-name = { $name } (tú)
web-bot-stands-in = juega un bot
web-away = ausente
web-awaited = le toca
web-about = Sobre { $name }
web-watching = Estás viendo la partida
web-your-move = Te toca: { $ask }
web-chosen = Elegido
web-sending = Enviando
web-waiting-table = Esperando a la mesa
web-late = Eso ya estaba decidido.
web-lost-line = Se ha perdido la conexión. Buscando la mesa.
web-back-online = De vuelta en la mesa.
web-hold = Mantén
web-hold-cards = pulsado para ver lo que solo tú sabes
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Seguir
web-turn = Turno
web-votes = Votos
web-ledger = Registro
web-history = Lo que ha pasado
web-say = Di algo
web-send = Enviar
web-mute = Silenciar a { $name }
web-unmute = Dejar hablar a { $name }
web-tv = Tablero para la tele
web-tv-join = Abre { $place } y escribe este código
web-tv-watch = Mira la partida o siéntate
web-other-device = Pasar mi asiento a otro dispositivo
web-rejoin-text = En el otro dispositivo, abre esta mesa y escribe { $code }.
web-have-rejoin = Mi asiento está en otro dispositivo
web-rejoin-code = Código de tu asiento
web-rejoin = Ocupar mi asiento
web-sealed-deal = Todas las cartas y los dados ya están decididos. Su sello: { $seal }…
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
web-curtain = Te toca. Asegúrate de que nadie más vea la pantalla.
web-i-am = Soy { $name }
web-curtain-hint = Mantén pulsado un segundo, o pulsa Intro dos veces.

## Después de la partida

web-wins = gana
web-rematch = Jugar otra vez en esta mesa
web-to-rematch = Ir a la partida siguiente
web-replay = Ver otra vez
web-share-replay = Compartir la partida
web-replay-start = Antes de la primera jugada
web-eyes = Con los ojos de
web-gallery = Público
web-all-secrets = Todo a la vista
web-turn-before = Un turno atrás
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-step = Paso
web-play = Reproducir
web-pause = Pausa
web-download = Descargar la partida

## Idus Martii

web-idus-round = Ronda { NUMBER($round, useGrouping: 0) } · turno { NUMBER($turn, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) }
web-idus-steps = Pasos del turno
web-idus-you-are = { $name }, eres { $role }
web-idus-no-office = { $name }, sin cargo este turno
web-idus-ask-vote = Deposita tu voto en secreto
web-idus-ask-look = ¿De quién miras el voto?
web-idus-ask-veto = ¿Obligas a { $name } a cambiar su voto?
web-idus-ask-replace = { $name } te obliga a cambiar. Deposita otro voto
web-idus-ask-replace-yellow = Se ha mostrado tu amarillo. ¿Qué depositas ahora?
web-idus-ask-discard = ¿Con qué carta te quedas?
web-idus-ask-assign = Reparte los cargos
web-idus-choose-vote = Elige un voto
web-idus-choose-look = Elige un voto
web-idus-choose-veto = Decide si hay cambio
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
web-idus-sealed = Sellado. Cuando estén los dos votos, el Pretor mira uno.
web-idus-may-look = { $name } mirará uno de los dos votos.
web-idus-look-hint = Todos sabrán de quién has mirado el voto.
web-idus-hold-vote = Mantén pulsado para ver el voto de { $name }
web-idus-only-two = { $round ->
        [1] Solo tú y { $name } lo sabéis. Un cambio lo convierte en el otro color.
       *[other] Solo tú y { $name } lo sabéis. Si hay cambio, { $name } elige en secreto entre los otros dos.
    }
web-idus-card = Carta { NUMBER($place, useGrouping: 0) }
web-idus-hold-both = Mantén pulsado para ver las dos cartas
web-idus-keep-this = Te la quedas
web-idus-keep = { $place ->
        [1] Quedarme con la carta izquierda
       *[other] Quedarme con la carta derecha
    }
web-idus-keep-hint = La carta que te quedas es tu bando. La otra se descarta.
web-idus-turned = Se muestran los votos
web-idus-score = { idus-martii-colours }
web-idus-blank = { $count ->
        [1] Un amarillo: no mueve nada.
       *[other] Dos amarillos: no mueven nada.
    }
web-idus-shuffled = Antes se han mezclado: no se dice de quién es cada uno.
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
web-idus-looked = miró a
web-idus-kept = sin cambio
web-idus-swapped = cambiado
web-idus-yellow-shown = amarillo a la vista
web-idus-unseen = sin mirar: { $name }
web-idus-no-turns = Aún no ha terminado ningún turno.
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
web-idus-all-votes = Todos los votos, boca arriba

## Alea Romana

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
        [yes] Fallo. Juega una carta o deja el turno
       *[no] Fallo, y ninguna carta sirve
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
        [0] Seguro que forma un número
        [6] Falla seguro
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
web-alea-choose-die = Elige cuál
web-alea-choose-as = ¿Como qué carta?
web-alea-spent = ya usada
web-alea-no-twin = Ningún número que repetir.
web-alea-not-now = Ahora no.
web-alea-how = Toca una fila: arriba los menores, abajo los mayores.
web-alea-cards-wait = Las cartas se juegan tras un fallo.
web-alea-if-ended = Si acabara ahora
web-alea-after = después: { NUMBER($points, useGrouping: 0) }
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
web-learn-other = Prueba mejor esto: { $deed }.
web-learn-idus-martii-cards = Cinco senadores y una conspiración. Tienes dos cartas de facción. Mantén pulsado el sello para verlas: te quedarás con una, y ese será tu bando.
web-learn-idus-martii-vote = Eres Edil: te toca votar. El verde es por los Leales; el rojo, por los Traidores. Tu voto queda boca abajo. Elige verde y séllalo.
web-learn-idus-martii-swapped = Decimus, el Pretor, ha mirado tu voto y te ha obligado a cambiarlo: tu verde ahora es rojo. Todos han visto el cambio, pero no los colores. Aun así, han salido dos rojos: Livia votó rojo, y todos pueden deducir que tú habías votado verde.
web-learn-idus-martii-limit = Dos dagas en el mosaico: Traidor 2. La piedra de arriba lleva el límite, 13. El bando que pasa del límite queda eliminado y gana su rival.
web-learn-idus-martii-look = Los cargos han pasado un asiento a la izquierda. Ahora eres Pretor. Mira el voto de Livia.
web-learn-idus-martii-veto = Mantén pulsado para verlo: rojo. En la primera ronda, un cambio lo vuelve verde. Todos verán lo que decides. Exige el cambio.
web-learn-idus-martii-scored = Dos verdes. Todos han visto el cambio, así que todos pueden deducir que Livia había votado rojo. Con uno verde y uno rojo, quienes no votan solo podrían adivinar. El registro guarda todo lo que es público.
web-learn-idus-martii-keep = Eres Cónsul: al final de tu turno eliges bando. Quédate con la carta Leal: mantén pulsado para ver cuál es.
web-learn-idus-martii-assign = Unos turnos después, en la segunda ronda. El Cónsul reparte los cargos. Nadie repite cargo dos turnos seguidos, pero con cinco jugadores puede repetir un Edil. Si un cargo no se puede dar, dice por qué. Nombra Pretor a Cassius, y Ediles a Livia y Octavia.
web-learn-idus-martii-yellow = En la segunda ronda hay votos amarillos: no mueven nada. Cassius ha mirado el voto de Livia y es amarillo: se muestra a todos y Livia tiene que cambiarlo.
web-learn-idus-martii-end = Tras dos rondas gana el bando que lleve dos votos o más de ventaja; si no, ganan los Mercaderes. Ahora todas las cartas y todos los votos están a la vista. Ya sabes jugar.
web-learn-alea-roll = Seis dados iguales, con las caras I, I, I, V, X, X. Tu columna tiene siete filas que llenar con números. Tira el primer dado.
web-learn-alea-again = X es diez. Puedes escribirlo o arriesgarte con otro dado. Tira otra vez.
web-learn-alea-write = X e I: léelos como 9 o como 11. Los números de arriba tienen que ser menores; los de abajo, mayores. Elige 11 y escríbelo en la fila 3.
web-learn-alea-next = Livia ha escrito 20. Te toca otra vez. Tira.
web-learn-alea-more = Diez. El botón dice qué riesgo tiene el siguiente dado. Ahora no puede fallar. Sigue tirando.
web-learn-alea-odds = Quince. Otra V haría fallar el turno: una cara de seis. Arriésgate.
web-learn-alea-failed = Dos V no forman un número romano: el turno ha fallado. Juega «Ignorar uno» con una V. Cada carta que juegas te cuesta los 5 puntos que habría dado.
web-learn-alea-saved = Otra vez quince. Escríbelo en la fila 4, debajo del 11.
web-learn-alea-order = Deja hueco entre tus números. El Gemelo escribe otra vez un número que ya tienes, justo encima o debajo de él. El Comodín vale por cualquier otra carta.
web-learn-alea-end = Cuando se llena una columna, o falla alguien sin cartas, se juega la ronda hasta el final y termina la partida. Tus puntos son la suma de tu columna y 5 por cada carta que conservas. Ya sabes jugar.

### Lusoria en español: lo que solo dice el cliente web. Los ids empiezan por `web-`.

## En todas partes

web-title = Lusoria: dos juegos de mesa romanos
web-tagline = Juegos romanos. Sin cuenta, basta un enlace.
web-back = Atrás
web-close = Cerrar
web-pair = { $name }: { $value }
web-menu = Menú
web-menu-table = La mesa
web-language = Idioma
web-settings = Ajustes
web-theme = Claro u oscuro
web-theme-system = Según el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-comfort = Comodidad
web-keys = Atajos de una sola letra
web-notify = Avísame cuando me toque, aunque mire otra cosa
web-notify-no = El navegador no lo permite. Se cambia en sus ajustes.
web-sound = Sonidos
web-still = Menos movimiento
web-large = Texto más grande
web-handed = Este teléfono pasa de mano en mano
web-open = Solo yo veo este teléfono: mostrar siempre mi bando
web-rules = Reglas
web-rules-of = Reglas de { $game }
web-rules-aim = Tu objetivo
web-rules-course = Cómo se juega
web-rules-complete = El reglamento completo, con sus números (en inglés)
web-learn = Apréndelo en tres minutos
web-learn-of = Aprender { $game }
web-to-home = Volver a los juegos
web-reload = Cargar la versión nueva
web-lost-title = Nada que mostrar aquí
web-lost = Esta dirección no lleva a ninguna mesa.
web-version-changed = Hay una versión nueva de Lusoria. Carga la página otra vez.
web-offline = Sin conexión con el servidor. Prueba otra vez en un momento.
web-went-wrong = No ha funcionado. Prueba otra vez.
web-busy = El servidor está ocupado. Nuevo intento en { NUMBER($seconds, useGrouping: 0) } s.
web-connecting = Buscando la mesa

## Inicio

web-meta = De { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } jugadores, desde { NUMBER($minutes, useGrouping: 0) } minutos
web-meta-exactly = { NUMBER($most, useGrouping: 0) } jugadores, desde { NUMBER($minutes, useGrouping: 0) } minutos
web-company = Contra qué bots juegas
web-play-now = Jugar ya
web-set-table = Abrir una mesa
web-continue = Seguir tu partida
web-offline-home = Sin conexión. Las lecciones siguen funcionando.
web-see-all = Ver todas
web-no-open-tables = No hay ninguna mesa abierta. Abre una.
web-watch = Mira una partida
web-loading = Un momento
web-table-of = Mesa de { $name }
web-seated = { NUMBER($taken, useGrouping: 0) } de { NUMBER($players, useGrouping: 0) } asientos ocupados
web-learn-by-playing = Aprende jugando
web-lesson-long = tres minutos
web-my-games-hint = sigue o vuelve a verlas
web-you-are = Eres { $name }
web-change = Cambiar
web-done = Listo
web-have-code = ¿Te han mandado un código?
web-take-seat = Ir a la mesa
web-code-unknown = Ninguna mesa tiene este código. Compruébalo.
web-code-empty = Escribe antes el código aquí.
web-my-games = Mis partidas
web-name-default = Marco
web-no-games = Todavía no te has sentado a ninguna mesa.
web-open-tables = Mesas abiertas
web-free-seats = { $count ->
        [one] un asiento libre
       *[other] { NUMBER($count, useGrouping: 0) } asientos libres
    }
web-result-won = ganada
web-result-lost = perdida
web-result-given_up = abandonada
web-points = { $points ->
        [one] un punto
       *[other] { NUMBER($points, useGrouping: 0) } puntos
    }
web-give-up = Abandonar esta partida
web-give-up-sure = ¿Abandonar del todo?
web-give-up-try = Es tu único intento de hoy: si lo abandonas, cuenta como no terminado.
web-forget = Quitar de esta lista
web-status-open = sin empezar
web-status-playing = en juego
web-games-going = En curso
web-games-over = Jugadas

## La mesa antes de la partida

web-not-started = Sin empezar
web-invite = Invitar
web-table-code = Código de la mesa
web-share-link = Compartir el enlace
web-copied = Enlace copiado
web-not-copied = No se ha copiado
web-qr = Código QR del enlace de la mesa
web-seats = Asientos, en sentido horario
web-free-seat = Asiento libre
web-free-seat-number = Asiento libre { NUMBER($number, useGrouping: 0) }
web-free-seat-after = Asiento libre { NUMBER($number, useGrouping: 0) }, después de { $name }
web-choose-seat = Elegir
web-who-sits = ¿Quién se sienta aquí?
web-sit-here = Me siento aquí
web-tap-to-sit = Toca un asiento libre para sentarte.
web-change-name = Cambiar nombre
web-move-here = Me cambio aquí
web-other-here = Alguien en este teléfono
web-leave-free = Dejarlo libre
web-leave-so = Dejarlo así
web-change-places = { $name }: cambiar de sitio
web-press-other-seat = Pulsa el asiento que será de { $name }
web-number-of-seats = { NUMBER($players, useGrouping: 0) } asientos
web-shuffle = Mezclar los asientos
web-talk = Hablar
web-unread = { $count ->
        [one] un mensaje nuevo
       *[other] { NUMBER($count, useGrouping: 0) } mensajes nuevos
    }
web-nothing-said = Nadie ha dicho nada todavía.
web-reactions = Reaccionar
web-phrases = Frases
web-claim = Afirmar
web-claims = Afirmaciones
web-claim-hint = Lo oyen todos y queda en el registro. Nadie comprueba si es verdad.
web-claim-choose = Elige qué afirmas
web-add-bot = Añadir un bot
web-bot-kind = ¿Qué clase de bot es { $name }?
web-host = anfitrión
web-ready = puede empezar
web-say-ready = Por mí, adelante
web-say-not-ready = Esperadme
web-not-ready = Aún esperamos a: { $names }
web-standings = Esta velada
web-won-of = { NUMBER($won, useGrouping: 0) } de { NUMBER($played, useGrouping: 0) } ganadas
web-host-tools = Eres el anfitrión. Toca dos asientos para cambiarlos. Quien nombres anfitrión empieza la partida en tu lugar; quien sea despedido no puede volver a sentarse aquí.
web-make-host = Nombrar anfitrión
web-get-up = Levantarme
web-send-away = Echar
web-fewer-seats = un asiento menos
web-more-seats = un asiento más
web-house-rules = Reglas caseras
web-clock = Reloj
web-clock-none = Sin reloj
    .explanation = Cada cual se toma el tiempo que necesita.
web-clock-gentle = Reloj flexible
    .explanation = Cuando se acaba el tiempo, empieza otra vez. Después un bot hace esa jugada.
web-clock-strict = Reloj estricto
    .explanation = Cuando se acaba el tiempo, un bot hace esa jugada.
web-seconds = Segundos por jugada
    .explanation = Cuánto se puede pensar una jugada.
web-chat = Chat
web-chat-off = Sin chat
    .explanation = Aquí nadie escribe nada.
web-chat-phrases = Solo frases hechas
    .explanation = Unas frases hechas, que cada cual lee en su idioma.
web-chat-free = Chat libre
    .explanation = Cada cual escribe lo que quiere.
web-listed = Mostrar esta mesa a todos
    .explanation = Cualquiera puede encontrarla y sentarse.
web-public-record = Publicar la partida terminada
    .explanation = Cualquiera podrá usar el acta de la partida, nombres incluidos.
web-lamps = Lámparas: la ayuda para aprender
    .explanation = Quien se sienta aquí puede ver cuánto valen sus propias opciones, solo para sus ojos. Igual para todos, y consta en el acta.
web-your-name = Tu nombre
web-name-of-other = Nombre de quien juega contigo en este teléfono
web-name-taken = Aquí ya hay alguien que se llama { $name }. { $offered } está libre.
web-that-is-me = Me llamo así
web-sit-down = Sentarme
web-begin = { $players ->
        [2] Empezar con dos
        [3] Empezar con tres
        [4] Empezar con cuatro
        [5] Empezar con cinco
        [6] Empezar con seis
        [7] Empezar con siete
        [8] Empezar con ocho
       *[other] Empezar con { NUMBER($players, useGrouping: 0) }
    }
web-begin-hint = { $bots ->
        [one] Un bot ocupa el asiento libre.
       *[other] Los bots ocupan los { NUMBER($bots, useGrouping: 0) } asientos libres.
    }
web-wait-host = Esperando a que { $name } empiece.
web-one-phone = Añadir a alguien en este teléfono
web-one-phone-hint = Un teléfono para varias personas: siéntate a una mesa y añade allí a las demás. El teléfono te dirá a quién pasárselo.

## En la mesa

web-leave = Dejar la mesa
web-leave-hint = Tu asiento sigue siendo tuyo. Un bot juega por ti hasta que vuelvas.
web-leave-waits = Tu asiento sigue siendo tuyo, y la partida espera a que vuelvas.
web-skip = Ir a lo que se te pide
web-you-name = { $name } (tú)
web-bot-stands-in = juega un bot
web-away = ausente
web-awaited = le toca
web-about = Sobre { $name }
web-watching = Estás viendo la partida
web-your-move = Te toca: { $ask }
web-your-turn = Te toca
web-chosen = Elegido
web-sending = Enviando
web-waiting-table = Esperando a la mesa
web-late = Eso ya estaba decidido.
web-lost-line = Se ha perdido la conexión. Buscando la mesa.
web-back-online = De vuelta en la mesa.
web-still-there = ¿Sigues ahí?
web-still-there-mine = Se ha perdido la conexión. Un bot jugará por ti en { NUMBER($seconds, useGrouping: 0) } s.
web-still-there-of = { $name }: ¿sigues ahí? { NUMBER($seconds, useGrouping: 0) } s
web-i-am-here = Aquí estoy
web-bot-played = { $moves ->
        [one] Un bot ha hecho una jugada por ti.
       *[other] Un bot ha hecho { NUMBER($moves, useGrouping: 0) } jugadas por ti.
    }
web-understood = Entendido
web-no-wake-lock = Esta dirección no es segura (sin https), así que la página no puede mantener encendida la pantalla. Ajusta tu dispositivo para que no se apague mientras juegas.
web-hold = Ver
web-hold-cards = lo que solo tú sabes, mientras mantienes pulsado
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Seguir
web-turn = Turno
web-skip-to-end = Saltar al final
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
web-sealed-deal = Azar limpio: las cartas y los dados se fijaron antes de la primera jugada. Su sello: { $seal }…
web-your-notes = Tus notas
web-marks-private = Nadie más verá tus marcas ni tus notas.
web-hand-phone = Pasa el teléfono a
web-turn-round = Girar el tablero
web-curtain = Te toca. Asegúrate de que nadie más vea la pantalla.
web-i-am = Soy { $name }
web-curtain-hint = Mantén pulsado un segundo, o pulsa Intro dos veces.

## Juegos sin tablero propio

web-plain-choices = Tus opciones
web-plain-choice = Opción { NUMBER($place, useGrouping: 0) }
web-plain-hold = Mantén pulsado para ver las opciones
web-plain-find = Buscar una opción

## Después de la partida

web-wins = gana
web-rematch = Jugar otra vez en esta mesa
web-to-rematch = Ir a la partida siguiente
web-replay = Ver otra vez
web-share-replay = Compartir la partida
web-share-picture = Compartir una imagen
web-no-picture = No se ha podido crear la imagen.
web-replay-start = Antes de la primera jugada
web-replay-deal = Se reparten las cartas.
web-eyes = Visto por
web-gallery = Público
web-all-secrets = Todo a la vista
web-turn-before = Un turno atrás
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-turn-after = Un turno adelante
web-step = Paso
web-play = Reproducir
web-pause = Pausa
web-download = Descargar la partida
web-signed = Partida firmada · { $sum }
web-signed-text = El servidor ha firmado esta partida. Guarda su suma de control: una que tenga otra es otra partida, y «lusoria verify» la descubre.
web-seal-copy = Copiar suma de control, firma y clave
web-seal-copied = Copiado
web-unsigned = Esta partida no está firmada. Muestra que cada jugada es legal y todo el azar limpio, pero no que se jugó así.
web-analysis = Análisis
web-through-eyes = Visto por { $name }
web-analysis-busy = Hay muchas partidas por calcular. Inténtalo dentro de un momento.
web-analysis-again = Otra vez
web-analysis-waiting = { $before ->
        [0] Se está calculando.
        [1] Antes va otra partida.
       *[other] { $place ->
            [3] Hay muchas partidas esperando. La tuya es la tercera.
            [4] Hay muchas partidas esperando. La tuya es la cuarta.
            [5] Hay muchas partidas esperando. La tuya es la quinta.
            [6] Hay muchas partidas esperando. La tuya es la sexta.
            [7] Hay muchas partidas esperando. La tuya es la séptima.
           *[other] Hay muchas partidas esperando. La tuya es la número { NUMBER($place, useGrouping: 0) }.
        }
    }
web-analysis-reckoned = Calculado: { NUMBER($done, useGrouping: 0) } de { NUMBER($of, useGrouping: 0) }.
web-play-on = Seguir desde aquí
web-play-on-text = Sigues como una de estas personas, con lo que ese asiento sabía; los bots juegan por las demás. Lo que venga se reparte y se tira de nuevo. No cuenta en ningún sitio y se guarda un día.
web-play-on-as = ¿Como quién?
web-play-on-against = ¿Contra quién?
web-play-on-begin = Seguir jugando
web-what-if = ¿Y si…?
web-what-if-back = { $game }, como { $name }, desde el paso { NUMBER($step, useGrouping: 0) }
web-file = Abrir una partida escrita
web-file-choose = Suelta aquí la partida, pégala o elige un archivo
web-file-text = Se comprueba como cualquier partida, se muestra y solo se guarda en esta pestaña.
web-file-empty = No hay nada en ella.
web-file-long = Es demasiado largo para ser una partida.
web-file-wrong = No es una partida verdadera. { $problem }
web-file-another = Otra partida
web-analysis-preparing = El primer análisis de este servidor tarda hasta un minuto; los siguientes, un instante.
web-analysis-short = Esta partida fue demasiado corta para decir algo de ella.
web-as-table = En una tabla
web-percent = { $value } %
web-to-win = % de victoria
web-chart-line = { $name }: { $first } al principio, { $now } aquí, { $last } al final
web-start = inicio
web-link-moment = Enlace a este momento
web-your-decisions = Tus decisiones
web-decisions-of = Decisiones: { $name }

## Lecciones

web-lesson = Lección, paso { NUMBER($step, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) }
web-skip-lesson = Dejar la lección
web-learn-other = Prueba mejor esto: { $deed }.
web-learn-watch = Mira lo que pasa.

web-pace = Ritmo de lo que se muestra
web-pace-slow = Lento
web-pace-normal = Normal
web-pace-fast = Rápido
web-pace-instant = Al instante

## The first game on a device

web-show-me = Enséñame (3 minutos)
web-just-play = Jugar ya
web-opening-waits = La partida te espera.
web-opening-goes-on = La partida ya ha empezado y sigue mientras lees.

## Every day

web-daily = Cada día
web-daily-hint = lo mismo para todos, un intento al día
web-daily-bots = Bots: { $bots }.
web-daily-begun = { $begun ->
        [0] Nadie ha empezado todavía.
        [one] Ha empezado una persona.
       *[other] Han empezado { NUMBER($begun, useGrouping: 0) } personas.
    }
web-daily-one-try = Tienes un intento. Puedes empezar hasta las { $ends } de tu reloj, e irte y volver; lo que no esté terminado a las { $opens } cuenta como no terminado.
web-daily-go-on = Seguir
web-daily-compare = Ver la comparación
web-daily-leisure = Jugar sin prisa
web-daily-opens = Este día ha terminado. Se abre a las { $opens }.
web-daily-playing = empezado
web-daily-unfinished = sin terminar
web-daily-won = Ganado
web-daily-lost = Perdido
web-daily-days = Los días anteriores
web-daily-streak = { $days ->
        [one] un día
       *[other] { NUMBER($days, useGrouping: 0) } días seguidos
    }
web-daily-month = Mes { NUMBER($month, useGrouping: 0) } de { $year }
web-daily-month-before = Un mes atrás
web-daily-month-after = Un mes adelante
web-daily-week = La semana romana tiene ocho días, de la A a la H. Cada día terminado se puede jugar sin prisa.
web-daily-promise = ¿Fue limpio?
web-daily-promise-text = La suma de control del azar de cada día se dice el día anterior. Cuando el día acaba se dice la semilla: su SHA-256 debe ser esa suma, y de ella salen cada dado y cada carta.
web-daily-tomorrow = Mañana
web-daily-seed = Semilla
web-daily-result = Tu resultado
web-daily-reckoning = Se está calculando el resto.
web-daily-best = Con los mismos dados: { NUMBER($points, useGrouping: 0) } ({ $bot })
web-daily-best-won = Con las mismas cartas: { NUMBER($won, useGrouping: 0) } de { NUMBER($games, useGrouping: 0) } partidas ganadas ({ $bot })
web-daily-turns = Turno a turno
web-daily-turn = Turno { NUMBER($turn, useGrouping: 0) }:
web-daily-mark-best = como el maestro
web-daily-mark-close = casi
web-daily-mark-slip = un desliz
web-daily-mark-none = nada que decidir
web-daily-luck = Suerte y acierto
web-daily-luck-points = De dónde salieron tus puntos.
web-daily-luck-chance = Qué fue de tu probabilidad de ganar.
web-daily-part-start = esperado al principio
web-daily-part-skill = tus decisiones
web-daily-part-others = turnos de los demás
web-daily-part-result = resultado
web-daily-everybody = Todos
web-daily-first = Eres la primera persona.
web-daily-nobody = Nadie lo ha llevado hasta el final.
web-daily-players = { $players ->
        [one] Lo ha jugado una persona.
       *[other] Lo han jugado { NUMBER($players, useGrouping: 0) } personas.
    }
web-daily-few = Otras personas con menos puntos: { NUMBER($worse, useGrouping: 0) } de { NUMBER($others, useGrouping: 0) }.
web-daily-same = Con los mismos puntos: { NUMBER($same, useGrouping: 0) }.
web-daily-better = Te ha ido mejor que a { NUMBER($percent, useGrouping: 0) } de cada 100.
web-daily-crowd = Cuántas personas acabaron con cuántos puntos. Las piedras llenas son personas, la tuya es púrpura; los rombos son bots.
web-daily-bin = De { NUMBER($from, useGrouping: 0) } a { NUMBER($to, useGrouping: 0) } puntos: { NUMBER($count, useGrouping: 0) }.
web-daily-others = Otros
web-daily-a-bot = Bots
web-daily-stone = Una piedra son { NUMBER($each, useGrouping: 0) } personas.
web-daily-won-of = Han ganado: { NUMBER($won, useGrouping: 0) } de { NUMBER($players, useGrouping: 0) }.
web-daily-left = Sin terminar: { NUMBER($count, useGrouping: 0) }.
web-daily-bots-made = Lo que hicieron los bots con los mismos dados
web-daily-bots-won = Cuántas veces ganaron los bots con las mismas cartas, en el mismo asiento
web-daily-of = { NUMBER($won, useGrouping: 0) } de { NUMBER($games, useGrouping: 0) }
web-daily-you = Tú
web-daily-share = Compartir
web-daily-card-text = La tarjeta en texto
web-daily-copy = Copiar el texto
web-daily-copied = Copiado
web-daily-spoiler = Ni un dado, ni un número, ni una carta: a nadie se le estropea el día.
web-daily-card-note = { NUMBER($best, useGrouping: 0) } de { NUMBER($turns, useGrouping: 0) } turnos como los jugaría el maestro
web-daily-on = Qué más hay
web-daily-sealed = La repetición y el análisis quedan sellados hasta las { $opens }: a otros les espera lo mismo.
web-daily-analysis = Abrir el análisis
web-daily-other = A este día

## Ejercicios

web-exercises = Ejercicios
web-exercise-of = Ejercicio { NUMBER($number, useGrouping: 0) }
web-exercise-number = Ejercicio { NUMBER($number, useGrouping: 0) } · { $grade }
web-exercise-next = El siguiente
web-exercise-row = { NUMBER($now, useGrouping: 0) } seguidos, { NUMBER($most, useGrouping: 0) } como máximo.
web-exercise-harder = Los más difíciles llegan solos.
web-exercise-kept = { $count ->
        [one] Uno intentado
       *[other] { NUMBER($count, useGrouping: 0) } intentados
    }, { $good ->
        [one] uno bien resuelto
       *[other] { NUMBER($good, useGrouping: 0) } bien resueltos
    }. Solo en este dispositivo.
web-exercise-forget = Olvidarlos
web-exercise-forget-sure = ¿Olvidarlos para siempre?
web-exercise-how = Cómo se puntúa
web-exercise-honest = La solución viene con el ejercicio, para que también funcione sin conexión. Se muestra cuando has respondido.
web-exercise-erring = Estos bots se equivocaron aquí: { $levels }.
web-exercise-nobody-errs = De los bots solo el novato se equivoca aquí, el { $share } de las veces.

# By lamplight, and what bots say afterwards

web-lamp = Lámpara: cuánto valen tus opciones
web-lamp-lit = La lámpara está encendida. Lo que muestra es solo para tus ojos; el acta dice que esta mesa tenía lámparas.
web-lamp-out = La lámpara está apagada.
web-lamp-wait = Se está calculando.
web-lamp-own = Solo para tus ojos.
web-lamp-nothing = Aún no se sabe nada: estas son las probabilidades del reparto.
web-lamp-chance = Tu probabilidad de ganar a la luz de la lámpara, ±{ $error }.
web-lamp-how = ¿Cómo se calcula?
web-lamp-model-types = A cada cual se le toma por una de cuatro clases de jugadores, según lo que ha hecho. El orden de las opciones es más seguro que las cifras.
web-lamp-worth = { $points } puntos de media, { $chance } de ganar, ±{ $error }.
web-lamp-turn = La lámpara muestra cuánto valen tus opciones cuando te toca.
web-lamp-in-points = En puntos
web-lamp-in-chances = En probabilidad
web-afterwords = Por qué lo hice
web-afterword = { $name }, { $level }, turno { NUMBER($turn, useGrouping: 0) }: { $action }
web-afterword-see = A este momento

## Mis partidas

web-floor = Tu suelo
web-floor-won = { $won ->
        [one] ganada de { NUMBER($played, useGrouping: 0) }
       *[other] ganadas de { NUMBER($played, useGrouping: 0) }
    }
web-both-games = Los dos juegos
web-floor-means = Cada partida terminada es una piedra, la más nueva al final; llena si la ganaste. Pulsa una para verla otra vez.
web-results-by-side = Por bando
web-results-by-players = Por número de jugadores
web-results-players = { $game }, { NUMBER($players, useGrouping: 0) } jugadores
web-results-by-seat = Por asiento
web-results-seat = Asiento { NUMBER($seat, useGrouping: 0) }
web-won-share = { NUMBER($won, useGrouping: 0) } de { NUMBER($played, useGrouping: 0) }
web-results-few = { $played ->
        [one] Una partida es poco: una diferencia de una o dos aún no significa nada.
       *[other] { NUMBER($played, useGrouping: 0) } partidas son pocas: una diferencia de una o dos aún no significa nada.
    }
web-results-own = Solo tú ves esto. Pertenece a este dispositivo, no a una cuenta.
web-results-by-office = Por cargo
web-results-office-means = De los turnos en que lo tuviste, cuántos fueron en partidas que ganaste.
web-office-turns = { $played ->
        [one] { NUMBER($won, useGrouping: 0) } de un turno
       *[other] { NUMBER($won, useGrouping: 0) } de { NUMBER($played, useGrouping: 0) } turnos
    }
web-results-given-up = { $count ->
        [one] Una partida quedó abandonada. No cuenta ni como ganada ni como perdida, y no se valora.
       *[other] { NUMBER($count, useGrouping: 0) } partidas quedaron abandonadas. No cuentan ni como ganadas ni como perdidas, y no se valoran.
    }
web-results-download = Descargarlo todo (JSON)
web-results-download-csv = Como tabla (CSV)
web-consent = Posiciones de mis partidas pueden convertirse en ejercicios
web-consent-means = Vale para todas las partidas terminadas de este dispositivo, pasadas y futuras: sin nombres, y solo donde todas las personas que jugaron allí están de acuerdo. Puedes retirarlo cuando quieras; los ejercicios hechos hasta entonces quedan.
web-rating = Valoración
web-rating-now = { $value } ± { $error }
web-rating-games = { $games ->
        [one] de una partida
       *[other] de { NUMBER($games, useGrouping: 0) } partidas
    }
web-rating-not-yet = { $games ->
        [one] Todavía no: hacen falta { NUMBER($least, useGrouping: 0) } partidas, y por ahora cuenta una.
       *[other] Todavía no: hacen falta { NUMBER($least, useGrouping: 0) } partidas, y por ahora cuentan { NUMBER($games, useGrouping: 0) }.
    }
web-rating-label = { $game }: { $first } tras la primera partida, { $value } ± { $error } tras { NUMBER($games, useGrouping: 0) }.
web-rating-means = Dice cómo te va contra los bots y las personas que has encontrado aquí. Todos empiezan en { $middle }; de dos jugadores, el que está 200 más arriba queda por delante en tres partidas de cada cuatro. En dos de cada tres casos, tu valor verdadero no se aleja más de lo que dice ±.
web-rating-counts = Solo cuentan las partidas jugadas hasta el final, en las que nadie más ocupó tu asiento y sin lámparas; un bot puede haber hecho una de cada diez jugadas tuyas. No cuentan las abandonadas, las continuadas desde un momento de otra ni las de un día pasado.
web-rating-after = Tras la partida
web-rating-value = Valoración
web-fortunes = Suerte y decisiones
web-fortunes-none = Aún no se ha calculado ninguna de tus partidas.
web-fortunes-points = { $games ->
        [one] Una partida: los dados dieron { $luck } puntos, tus decisiones costaron { $cost }.
       *[other] { NUMBER($games, useGrouping: 0) } partidas, la más antigua a la izquierda: de media los dados dieron { $luck } puntos y tus decisiones costaron { $cost }.
    }
web-fortunes-chance = { $games ->
        [one] Una partida: tus decisiones costaron { $cost } de posibilidades de ganar.
       *[other] { NUMBER($games, useGrouping: 0) } partidas, la más antigua a la izquierda: de media tus decisiones costaron { $cost } de posibilidades de ganar.
    }
web-fortunes-trend = En la mitad más antigua costaron { $older }, en la más nueva { $newer }.
web-fortunes-lucky = con suerte
web-fortunes-unlucky = sin suerte
web-fortunes-cost = regalado
web-fortunes-luck = Suerte
web-fortunes-result = Resultado
web-fortunes-game = Partida
web-fortunes-left = { $count ->
        [one] Una de tus últimas partidas está sin calcular.
       *[other] { NUMBER($count, useGrouping: 0) } de tus últimas partidas están sin calcular.
    }
web-fortunes-work = Calcular
web-fortunes-working = { NUMBER($known, useGrouping: 0) } de { NUMBER($all, useGrouping: 0) } ya se han calculado.
web-fortunes-hopeless = { $count ->
        [one] Una partida no se puede calcular.
       *[other] { NUMBER($count, useGrouping: 0) } partidas no se pueden calcular.
    }
web-fortunes-impossible = Este servidor no puede calcularlo: falta instalar con qué piensa su entrenador.

## Borrarse

web-erase = Borrar mis datos
web-erase-lead = Todo lo que este servidor sabe de ti desaparece para siempre.
web-erase-goes = Lo que desaparece
web-erase-goes-names = tu nombre, tus notas y lo que dijiste en las mesas
web-erase-goes-lists = tu lista de partidas, tus resultados y tus intentos del día
web-erase-goes-tables = las partidas sin otras personas y sus repeticiones
web-erase-goes-consent = tu consentimiento para ejercicios de tus partidas: desde entonces no se usa ninguna partida tuya
web-erase-goes-device = en este dispositivo: tu nombre y tus ejercicios
web-erase-stays = Lo que queda
web-erase-stays-games = Las partidas con otras personas también son suyas. Se quedan, y tu asiento se llama allí Nemo.
web-erase-stays-playing = Si una partida con otros sigue en juego, la abandonas y un bot juega por ti.
web-erase-stays-others = Lo que otros escribieron, los ejercicios ya hechos, los archivos que alguien guardó y las copias de seguridad anteriores quedan como están.
web-erase-sure = Borrar para siempre
web-erase-begun = Un momento, se está borrando.
web-erase-left = { $left ->
        [one] Queda una mesa.
       *[other] Quedan { NUMBER($left, useGrouping: 0) } mesas.
    }
web-erase-again = Aún no está todo borrado. Pulsa otra vez y seguirá desde ahí.
web-erase-done = Tus datos están borrados
web-erase-done-now = Nada lleva ya hasta ti. Quien juegue ahora en este dispositivo es alguien nuevo.

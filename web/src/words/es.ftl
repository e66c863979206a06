### Lusoria en español: lo que solo dice el cliente web. Los ids empiezan por `web-`.

## En todas partes

web-title = Lusoria: dos juegos de mesa romanos
web-tagline = Juegos romanos. Sin cuenta, basta un enlace.
web-back = Atrás
web-close = Cerrar
web-pair = { $name }: { $value }
web-menu = Menú
web-menu-table = Esta mesa
web-language = Idioma
web-settings = Ajustes
web-theme = Claro u oscuro
web-theme-system = Según el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-comfort = Preferencias
web-keys = Atajos de una sola letra
web-notify = Avísame cuando me toque, aunque esté en otra pestaña
web-notify-no = El navegador bloquea los avisos. Permítelos en sus ajustes.
web-sound = Sonidos
web-sound-question = ¿Jugar con sonido?
web-yes = Sí
web-no = No
web-still = Menos movimiento
web-large = Texto más grande
web-handed = Este dispositivo pasa de mano en mano
web-open = Solo yo veo este dispositivo: mostrar siempre mi bando
web-rules = Reglas
web-rules-of = Reglas de { $game }
web-rules-aim = Tu objetivo
web-rules-course = Cómo se juega
web-rules-complete = El reglamento completo, con sus números (en inglés)
web-learn = Apréndelo en tres minutos
web-learn-new = ¿Primera vez? Apréndelo en tres minutos
web-learn-of = Aprender { $game }
web-learn-table-waits = Tu mesa te espera.
web-learn-table-started = La partida de tu mesa ha empezado.
web-learn-to-table = A la mesa
web-to-home = Volver a los juegos
web-reload = Cargar la versión nueva
web-lost-title = Aquí no hay nada
web-lost = Este enlace no lleva a ninguna mesa. Revísalo o pide otro.
web-version-changed = Hay una versión nueva de Lusoria. Carga la página otra vez.
web-offline = Sin conexión con el servidor. Prueba otra vez en un momento.
web-went-wrong = No ha funcionado. Prueba otra vez.
web-busy = El servidor está ocupado. Nuevo intento en { NUMBER($seconds, useGrouping: 0) } s.
web-next-try = Próximo intento: { $time }.
web-connecting = Poniendo la mesa…

## Inicio

web-meta = De { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } jugadores, desde { NUMBER($minutes, useGrouping: 0) } minutos
web-meta-exactly = { NUMBER($most, useGrouping: 0) } jugadores, desde { NUMBER($minutes, useGrouping: 0) } minutos
web-company = Bots contra los que juegas
web-play-now = Jugar ya
web-set-table = Abrir una mesa
web-continue = Seguir tu partida
web-waits = Te espera
web-all-my-games = Todas mis partidas ({ NUMBER($count, useGrouping: 0) })
web-offline-home = Sin conexión. Las lecciones siguen funcionando.
web-see-all = Ver todas
web-no-open-tables = Ahora no hay mesas abiertas. Abre la tuya arriba.
web-watch = Mira una partida
web-loading = Un momento
web-table-of = Mesa de { $name }
web-seated = { NUMBER($taken, useGrouping: 0) } de { NUMBER($players, useGrouping: 0) } asientos ocupados
web-learn-by-playing = Aprende jugando
web-lesson-long = 3 minutos
web-my-games-hint = sigue o vuelve a verlas
web-you-are = Juegas como { $name }
web-change = Cambiar
web-done = Listo
web-have-code = ¿Tienes un código de mesa?
web-take-seat = Ir a la mesa
web-code-unknown = Ninguna mesa tiene este código. Revísalo y prueba otra vez.
web-code-empty = Escribe antes el código.
web-my-games = Mis partidas
web-name-default = Marco
web-no-games = Aún no hay partidas. Aquí aparecerán las tuyas.
web-next = Qué hacer ahora
web-play-game = Jugar a { $game }
web-open-tables = Mesas abiertas
web-free-seats = { $count ->
        [one] un asiento libre
       *[other] { NUMBER($count, useGrouping: 0) } asientos libres
    }
web-result-won = ganada
web-result-drawn = empatada
web-result-lost = perdida
web-result-given_up = abandonada
web-points = { $points ->
        [one] un punto
       *[other] { NUMBER($points, useGrouping: 0) } puntos
    }
web-give-up = Abandonar esta partida
web-give-up-sure = Sí, abandonar
web-give-up-try = Es tu único intento de hoy: si lo abandonas, cuenta como no terminado.
web-forget = Quitar de esta lista
web-status-open = sin empezar
web-status-playing = en curso
web-games-going = En curso
web-games-over = Terminadas

## La mesa antes de la partida

web-not-started = Sin empezar
web-invite = Invitar
web-table-code = Código de la mesa
web-share-link = Compartir el enlace
web-copied = Enlace copiado
web-not-copied = No se pudo copiar
web-qr = Código QR del enlace de la mesa
web-seats = Asientos, en sentido horario
web-free-seat = Asiento libre
web-free = libre
web-seat-left-of = Asiento { NUMBER($number, useGrouping: 0) }, a la izquierda de { $name }
web-seat-right-of = Asiento { NUMBER($number, useGrouping: 0) }, a la derecha de { $name }
web-seat-beside-free = Asiento { NUMBER($number, useGrouping: 0) }, junto a un asiento libre
web-who-sits = ¿Quién se sienta aquí?
web-sit-here = Sentarme aquí
web-tap-to-sit = Toca un asiento libre para sentarte.
web-change-name = Cambiar nombre
web-move-here = Pasarme aquí
web-other-here = Alguien en este dispositivo
web-leave-free = Dejarlo libre
web-leave-so = Cancelar
web-change-places = Cambiar de sitio a { $name }
web-press-other-seat = Toca otro asiento para { $name }
web-number-of-seats = { NUMBER($players, useGrouping: 0) } asientos
web-shuffle = Mezclar los asientos
web-talk = Chat
web-unread = { $count ->
        [one] un mensaje nuevo
       *[other] { NUMBER($count, useGrouping: 0) } mensajes nuevos
    }
web-nothing-said = Nadie ha dicho nada todavía.
web-talk-sit = Siéntate para escribir aquí.
web-reactions = Reaccionar
web-phrases = Frases
web-claim = Afirmar
web-claims = Afirmaciones
web-claim-hint = Lo oyen todos y queda en el acta. Nadie comprueba si es verdad.
web-claim-choose = Elige una afirmación
web-add-bot = Añadir un bot
web-add-player = Añadir a alguien aquí
web-bot-kind = Nivel del bot { $name }
web-host = anfitrión
web-ready = puede empezar
web-say-ready = Por mí, adelante
web-say-read = Lo he leído, adelante
web-say-not-ready = Esperadme
web-not-ready = Aún esperamos a: { $names }
web-rules-changed = Han cambiado las reglas caseras ({ $rules }).
web-seats-changed = Han cambiado los asientos.
web-ready-lost = Volvemos a esperar a: { $names }.
web-standings = Clasificación
web-won-of = { NUMBER($won, useGrouping: 0) } de { NUMBER($played, useGrouping: 0) } ganadas
web-host-tools = Eres el anfitrión. Toca dos asientos para intercambiarlos. El nuevo anfitrión empieza la partida en tu lugar. Si echas a alguien, no podrá volver a sentarse aquí.
web-make-host = Nombrar anfitrión
web-get-up = Levantarme
web-send-away = Echar
web-fewer-seats = Quitar un asiento
web-more-seats = Añadir un asiento
web-house-rules = Reglas caseras
web-clock = Reloj
web-clock-none = Sin reloj
    .explanation = Tómate el tiempo que necesites.
web-clock-gentle = Reloj flexible
    .explanation = Si se te acaba el tiempo, lo tienes una vez más. Después, un bot hace esa jugada por ti.
web-clock-strict = Reloj estricto
    .explanation = Si se te acaba el tiempo, un bot hace esa jugada por ti.
web-seconds = Segundos por jugada
    .explanation = Cuánto puedes pensar una jugada.
web-chat = Chat
web-chat-off = Sin chat
    .explanation = Aquí nadie puede escribir mensajes.
web-chat-phrases = Solo frases hechas
    .explanation = Frases hechas que todos leen en su idioma.
web-chat-free = Chat libre
    .explanation = Todos pueden escribir lo que quieran.
web-listed = Mostrar la mesa en la lista pública
    .explanation = Cualquiera puede encontrarla y sentarse.
web-public-record = Publicar la partida terminada
    .explanation = Cualquiera podrá usar el acta de la partida, nombres incluidos.
web-lamps = Lámparas (para aprender)
    .explanation = Todos pueden ver aquí cuánto valen sus propias opciones, y solo las suyas. El acta anota que la mesa tenía lámparas.
web-your-name = Tu nombre
web-name-of-other = Nombre de quien juega contigo en este dispositivo
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
web-wait-host = Esperando a que { $name } empiece la partida.
web-one-phone = Añadir a alguien en este dispositivo
web-one-phone-hint = Varias personas, un dispositivo: siéntate a una mesa y añade allí a las demás. Él te dirá a quién pasárselo.

## En la mesa

web-leave = Dejar la mesa
web-leave-hint = Conservas tu asiento. Un bot juega por ti hasta que vuelvas.
web-leave-waits = Conservas tu asiento, y la partida espera a que vuelvas.
web-skip = Ir a tu jugada
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
web-late = Demasiado tarde: ya estaba decidido.
web-lost-line = Se ha perdido la conexión. Reconectando…
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
web-hold-cards = lo que solo tú sabes
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Seguir
web-turn = Turno
web-skip-to-end = Saltar al final
web-history = Lo que ha pasado hasta ahora
web-say = Di algo
web-send = Enviar
web-mute = Silenciar a { $name }
web-unmute = Dejar de silenciar a { $name }
web-tv = Mostrar en la tele
web-tv-join = Abre { $place } y escribe este código
web-tv-watch = Mira la partida o siéntate
web-tv-next = Próxima partida: escanea o escribe este código
web-other-device = Pasar mi asiento a otro dispositivo
web-rejoin-text = En el otro dispositivo, abre esta mesa y escribe { $code }.
web-have-rejoin = Mi asiento está en otro dispositivo
web-rejoin-code = Código de tu asiento
web-rejoin = Recuperar mi asiento
web-sealed-deal = Juego limpio: cada carta y cada dado se fijaron antes de la primera jugada. Sello: { $seal }…
web-your-notes = Tus notas
web-marks-private = Nadie más verá tus marcas ni tus notas.
web-hand-phone = Pasa el dispositivo a
web-turn-round = Girar el tablero
web-curtain = Te toca. Asegúrate de que nadie más vea la pantalla.
web-i-am = Soy { $name }
web-curtain-hint = Mantén pulsado un segundo, o pulsa Intro dos veces.

## Juegos sin tablero propio

web-plain-choices = Tus opciones
web-plain-choice = Opción { NUMBER($place, useGrouping: 0) }
web-plain-hold = Mantén pulsado para ver las opciones
web-plain-find = Buscar una opción
web-plain-grid = El tablero
web-plain-cell = Fila { NUMBER($row, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: { $contents }
web-plain-cell-empty = vacía
web-plain-pick = Elige una casilla del tablero.
web-plain-pick-marked = Solo se pueden elegir las casillas con un punto.
web-plain-final = La posición final
web-plain-own-failed = El tablero propio de este juego no funciona aquí. Puedes jugar en este, más sencillo.
web-plain-no-report = El análisis propio de este juego no funciona aquí.
web-plain-chances = Probabilidad de ganar
web-plain-analysis-promise = Quién iba a ganar y lo que costaron las decisiones

## Después de la partida

web-wins = gana
web-shares-win = comparte la victoria
web-rematch = Jugar otra vez en esta mesa
web-to-rematch = Ir a la partida siguiente
web-replay = Ver otra vez
web-share-replay = Compartir la partida
web-share-picture = Compartir una imagen
web-no-picture = No se ha podido crear la imagen. Prueba otra vez.
web-replay-start = Antes de la primera jugada
web-replay-deal = Se reparten las cartas.
web-eyes = Visto por
web-gallery = Público
web-all-secrets = Todo a la vista
web-turn-before = Turno anterior
web-step-back = Paso anterior
web-step-on = Paso siguiente
web-turn-after = Turno siguiente
web-step = Paso
web-play = Reproducir
web-pause = Pausa
web-chapters = Capítulos
web-chapter-deal = Reparto
web-chapter-start = Principio
web-chapter-end = Final
web-chapter-before = Capítulo anterior
web-chapter-after = Capítulo siguiente
web-best-moments = Mejores momentos ({ NUMBER($seconds, useGrouping: 0) } s)
web-speed = Velocidad
web-download = Descargar la partida
web-signed = Partida firmada · { $sum }
web-signed-text = El servidor ha firmado esta partida. Guarda su suma de control: si un acta tiene otra, no es esta partida. «lusoria verify» lo comprueba.
web-seal-copy = Copiar suma de control, firma y clave
web-seal-copied = Copiado
web-unsigned = Esta acta no está firmada. Cada jugada es legal y cada carta y cada dado son limpios, pero nada demuestra que se jugó así.
web-analysis = Análisis
web-through-eyes = Visto por { $name }
web-analysis-busy = El servidor está calculando otras partidas. Inténtalo dentro de un momento.
web-analysis-again = Reintentar
web-analysis-waiting = { $before ->
        [0] Calculando…
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
web-analysis-progress = { NUMBER($done, useGrouping: 0) } de { NUMBER($of, useGrouping: 0) } listos.
web-play-on = Seguir desde aquí
web-play-on-text = Ocupas un asiento en este momento y sabes solo lo que ese asiento sabía. Los bots juegan por los demás, con cartas y dados nuevos. No cuenta para nada y se guarda un día.
web-play-on-as = Jugar como
web-play-on-against = Jugar contra
web-play-on-begin = Seguir jugando
web-what-if = ¿Y si…?
web-what-if-back = { $game }, como { $name }, desde el paso { NUMBER($step, useGrouping: 0) }
web-file = Abrir el acta de una partida
web-file-choose = Suelta aquí el acta, pégala o elige un archivo
web-file-text = Se comprueba como cualquier partida y se queda en esta pestaña. No se guarda nada.
web-file-empty = Está vacía. Elige otro archivo.
web-file-long = Es demasiado largo para ser el acta de una partida.
web-file-wrong = Esto no es un acta válida. { $problem }
web-file-another = Abrir otra acta
web-analysis-preparing = El primer análisis de este servidor tarda hasta un minuto; los siguientes, un instante.
web-analysis-short = Esta partida fue demasiado corta para analizarla.
web-as-table = En una tabla
web-percent = { $value } %
web-percent-range = { $low } a { $high } %
web-to-win = % de victoria
web-units = Qué significan las cifras
web-unit-stone = Piedras
    .what = Diez piedras muestran la probabilidad de cada bando para un jugador. Cada piedra es un 10 %.
web-unit-chance = Probabilidad de ganar
    .what = De 100 partidas que siguieran desde aquí, cuántas se ganarían si todos juegan con habilidad.
web-unit-points = Puntuación esperada
    .what = La puntuación final que cabe esperar desde aquí, de media, si todos juegan con habilidad.
web-unit-to-win = % de victoria
    .what = La probabilidad de ganar que costó una decisión: −8 son ocho victorias menos en 100 partidas que con la mejor opción.
web-unit-lost-points = Puntos
    .what = La puntuación final que costó una decisión: −2 son dos puntos menos, de media, que con la mejor opción.
web-unit-error = ±
    .what = Cuánto puede fallar la estimación. Una diferencia menor cuenta como igual.
web-chart-line = { $name }: { $first } al principio, { $now } aquí, { $last } al final
web-start = inicio
web-link-moment = Compartir este momento
web-watch-moment = Ver este momento
web-your-decisions = Tus decisiones
web-decisions-of = Decisiones: { $name }

## Lecciones

web-lesson = Lección, paso { NUMBER($step, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) }
web-skip-lesson = Dejar la lección
web-learn-other = Prueba mejor esto: { $deed }.
web-learn-watch = Mira lo que pasa.

web-pace = Velocidad de las animaciones
web-pace-slow = Lento
web-pace-normal = Normal
web-pace-fast = Rápido
web-pace-instant = Al instante

## The first game on a device

web-show-me = Enséñame (3 minutos)
web-just-play = Jugar ya
web-opening = Cómo funciona
web-opening-waits = La partida te espera.
web-opening-goes-on = La partida ya ha empezado y no espera.

## Every day

web-daily = Reto diario
web-daily-hint = la misma partida para todos, un intento al día
web-daily-week-label = Los últimos siete días
web-daily-day-best = como el mejor bot
web-daily-day-close = cerca del mejor bot
web-daily-day-slip = jugado
web-daily-day-none = sin jugar
web-daily-day-absent = antes del primer día de este servidor
web-daily-bots = Nivel de los bots: { $bots }.
web-daily-begun = { $begun ->
        [0] Nadie ha empezado todavía.
        [one] Ha empezado una persona.
       *[other] Han empezado { NUMBER($begun, useGrouping: 0) } personas.
    }
web-daily-one-try = Tienes un intento. Empieza antes de las { $ends } (hora local). Puedes irte y volver; si a las { $opens } no has terminado, cuenta como no terminado.
web-daily-go-on = Seguir
web-daily-compare = Comparar resultados
web-daily-leisure = Jugar por gusto
web-daily-opens = Este día ha terminado. Los resultados se abren a las { $opens }.
web-daily-playing = en curso
web-daily-unfinished = sin terminar
web-daily-won = Ganado
web-daily-drawn = Empatado
web-daily-lost = Perdido
web-daily-days = Días pasados
web-daily-streak = { $days ->
        [one] racha de 1 día
       *[other] racha de { NUMBER($days, useGrouping: 0) } días
    }
web-daily-month = Mes { NUMBER($month, useGrouping: 0) } de { $year }
web-daily-month-before = Mes anterior
web-daily-month-after = Mes siguiente
web-daily-week = Puedes jugar por gusto cualquier día pasado.
web-daily-week-best = Lo mejor de los últimos siete días
web-daily-week-won = ganadas: { NUMBER($won, useGrouping: 0) } de { NUMBER($played, useGrouping: 0) }
web-daily-promise = ¿Es limpio?
web-daily-promise-text = El día anterior, el servidor publica una suma de control. Cuando el día acaba, publica la semilla de la que salen cada carta y cada dado: su SHA-256 tiene que coincidir con esa suma.
web-daily-tomorrow = Mañana
web-daily-seed = Semilla
web-daily-result = Tu resultado
web-daily-reckoning = Calculando el resto…
web-daily-best = Con los mismos dados, el bot { $bot } sacó { NUMBER($points, useGrouping: 0) }.
web-daily-best-won = Con las mismas cartas, el bot { $bot } ganó { NUMBER($won, useGrouping: 0) } de { NUMBER($games, useGrouping: 0) } partidas.
web-daily-turns = Turno a turno
web-daily-turn = Turno { NUMBER($turn, useGrouping: 0) }:
web-daily-mark-best = como el maestro
web-daily-mark-close = casi
web-daily-mark-slip = desliz
web-daily-mark-none = nada que decidir
web-daily-luck = Suerte y acierto
web-daily-luck-points = De dónde salieron tus puntos.
web-daily-luck-chance = Cómo cambió tu probabilidad de ganar.
web-daily-part-start = esperado al principio
web-daily-part-skill = tus decisiones
web-daily-part-others = turnos de los demás
web-daily-part-result = resultado
web-daily-names = Resultados con nombre
web-daily-names-none = Nadie muestra su nombre todavía.
web-daily-name-show = Mostrar mi nombre
web-daily-name-hide = Ocultar mi nombre
web-daily-name-means = Solo lo ve quien ha terminado esta partida, junto a tu resultado. Puedes volver a ocultarlo.
web-daily-everybody = Todos
web-daily-first = Nadie ha jugado antes que tú.
web-daily-nobody = Nadie lo ha terminado.
web-daily-players = { $players ->
        [one] Lo ha jugado una persona.
       *[other] Lo han jugado { NUMBER($players, useGrouping: 0) } personas.
    }
web-daily-few = Has superado a { NUMBER($worse, useGrouping: 0) } de { NUMBER($others, useGrouping: 0) }.
web-daily-same = Empatan contigo: { NUMBER($same, useGrouping: 0) }.
web-daily-better = Te ha ido mejor que al { NUMBER($percent, useGrouping: 0) } % de los demás.
web-daily-crowd = Puntuaciones finales. Las piedras llenas son personas, la tuya es púrpura; los rombos son bots.
web-daily-bin = De { NUMBER($from, useGrouping: 0) } a { NUMBER($to, useGrouping: 0) } puntos: { NUMBER($count, useGrouping: 0) }.
web-daily-others = Otros
web-daily-a-bot = Bots
web-daily-stone = Cada piedra son { NUMBER($each, useGrouping: 0) } personas.
web-daily-won-of = Han ganado: { NUMBER($won, useGrouping: 0) } de { NUMBER($players, useGrouping: 0) }.
web-daily-left = Sin terminar: { NUMBER($count, useGrouping: 0) }.
web-daily-bots-made = Los bots con los mismos dados
web-daily-bots-won = Cuánto ganaron los bots con las mismas cartas y el mismo asiento
web-daily-of = { NUMBER($won, useGrouping: 0) } de { NUMBER($games, useGrouping: 0) }
web-daily-you = Tú
web-daily-share = Compartir
web-daily-card-text = Tu resultado en texto
web-daily-copy = Copiar texto
web-daily-copied = Copiado
web-daily-spoiler = No revela nada: ni dados, ni números, ni cartas.
web-daily-card-note = { NUMBER($best, useGrouping: 0) } de { NUMBER($turns, useGrouping: 0) } turnos jugados como el maestro
web-daily-on = Más
web-daily-sealed = La repetición y el análisis se abren a las { $opens }: otros aún no han jugado.
web-daily-analysis = Abrir el análisis
web-daily-other = Volver a este día

## Ejercicios

web-exercises = Ejercicios
web-exercise-of = Ejercicio { NUMBER($number, useGrouping: 0) }
web-exercise-number = Ejercicio { NUMBER($number, useGrouping: 0) } · { $grade }
web-exercise-next = Otro ejercicio
web-exercise-today = hoy { NUMBER($done, useGrouping: 0) } de { NUMBER($total, useGrouping: 0) }
web-exercise-set-done = Ya están los de hoy.
web-exercise-days = { $days ->
        [one] Un día seguido
       *[other] { NUMBER($days, useGrouping: 0) } días seguidos
    }. Récord: { NUMBER($most, useGrouping: 0) }.
web-exercise-harder = Si aciertas, se ponen más difíciles.
web-exercise-kept = { $count ->
        [one] Uno intentado
       *[other] { NUMBER($count, useGrouping: 0) } intentados
    }, { $good ->
        [one] uno bien resuelto
       *[other] { NUMBER($good, useGrouping: 0) } bien resueltos
    }. Solo en este dispositivo.
web-exercise-forget = Borrar resultados
web-exercise-forget-sure = Sí, borrarlos
web-exercise-how = Cómo se puntúa
web-exercise-good = Es lo mejor.
web-exercise-close = Casi igual: cuenta como lo mejor.
web-exercise-cost-win = Eso cuesta { $cost } puntos de probabilidad de ganar.
web-exercise-values = Lo que vale cada opción
web-best = mejor
web-better = Mejor
web-taken = elegida
web-exercise-honest = La solución viene con el ejercicio, así que también funciona sin conexión. La verás cuando respondas.
web-exercise-erring = Bots que fallaron aquí: { $levels }.
web-exercise-nobody-errs = Solo el bot novato falla aquí, el { $share } de las veces.
web-exercise-needs-own = Este ejercicio necesita la pantalla propia del juego, que aquí no funciona.

# By lamplight, and what bots say afterwards

web-lamp = Lámpara: cuánto valen tus opciones
web-lamp-lit = La lámpara está encendida. Solo tú ves lo que muestra. El acta anota que esta mesa tenía lámparas.
web-lamp-out = La lámpara está apagada.
web-lamp-wait = Calculando…
web-lamp-own = Solo para tus ojos.
web-lamp-nothing = Aún no se sabe nada. Son solo las probabilidades del reparto.
web-lamp-chance = Tu probabilidad de ganar, ±{ $error } %.
web-lamp-how = ¿Cómo se calcula?
web-lamp-model-types = La lámpara supone que cada cual es uno de cuatro tipos de jugador, según lo que ha hecho. Fíate más del orden de las opciones que de las cifras.
web-lamp-worth = { $points } puntos de media, { $chance } de ganar, ±{ $error }.
web-lamp-turn = En tu turno, la lámpara muestra cuánto valen tus opciones.
web-lamp-in-points = Ver puntos
web-lamp-in-chances = Ver probabilidad
web-afterwords = Qué pensaban los bots
web-afterword = { $name }, { $level }, turno { NUMBER($turn, useGrouping: 0) }: { $action }
web-afterword-see = Ir a este momento

## Mis partidas

web-floor = Tu mosaico
web-floor-won = { $won ->
        [one] ganada de { NUMBER($played, useGrouping: 0) }
       *[other] ganadas de { NUMBER($played, useGrouping: 0) }
    }
web-both-games = Los dos juegos
web-floor-means = Cada piedra es una partida terminada, la más nueva al final. Las llenas son victorias. Toca una para verla otra vez.
web-results-by-side = Por bando
web-results-by-players = Por número de jugadores
web-results-players = { $game }, { NUMBER($players, useGrouping: 0) } jugadores
web-results-by-seat = Por asiento
web-results-seat = Asiento { NUMBER($seat, useGrouping: 0) }
web-won-share = { NUMBER($won, useGrouping: 0) } de { NUMBER($played, useGrouping: 0) }
web-rates-mean = Diecinueve de cada veinte veces, tu porcentaje real está en ese intervalo.
web-rates-later = Los porcentajes de victoria aparecen cuando se pueden comparar dos con { NUMBER($least, useGrouping: 0) } partidas cada uno. Con menos, decide la suerte.
web-results-own = Solo tú ves esto. Pertenece a este dispositivo, no a una cuenta.
web-results-by-office = Por cargo
web-results-office-means = De los turnos en que lo tuviste, estos fueron en partidas que ganaste.
web-office-turns = { $played ->
        [one] { NUMBER($won, useGrouping: 0) } de un turno
       *[other] { NUMBER($won, useGrouping: 0) } de { NUMBER($played, useGrouping: 0) } turnos
    }
web-results-given-up = { $count ->
        [one] Abandonaste una partida. No cuenta como ganada ni como perdida, y no se valora.
       *[other] Abandonaste { NUMBER($count, useGrouping: 0) } partidas. No cuentan como ganadas ni como perdidas, y no se valoran.
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
web-rating-later = La valoración llega tras { NUMBER($least, useGrouping: 0) } partidas.
web-rating-label = { $game }: { $first } tras la primera partida, { $value } ± { $error } tras { NUMBER($games, useGrouping: 0) }.
web-rating-means = Muestra cómo te va contra los bots y las personas que has encontrado aquí. Todos empiezan en { $middle }. De dos jugadores, el que está 200 más arriba queda por delante en tres partidas de cada cuatro. Dos de cada tres veces, tu valor verdadero está dentro del ±.
web-rating-counts = Una partida cuenta si la jugaste hasta el final y sin lámpara; un bot puede haber hecho una de cada diez jugadas tuyas. No cuentan las abandonadas, las continuadas desde una repetición ni los retos de días pasados.
web-rating-after = Tras la partida
web-rating-value = Valoración
web-fortunes = Suerte y acierto
web-fortunes-none = Aún no se ha calculado ninguna de tus partidas.
web-fortunes-points = { $games ->
        [one] Una partida: los dados te dieron { $luck } puntos, tus decisiones costaron { $cost }.
       *[other] { NUMBER($games, useGrouping: 0) } partidas, la más antigua a la izquierda. De media, los dados te dieron { $luck } puntos y tus decisiones costaron { $cost }.
    }
web-fortunes-chance = { $games ->
        [one] Una partida: tus decisiones costaron { $cost } de tu probabilidad de ganar.
       *[other] { NUMBER($games, useGrouping: 0) } partidas, la más antigua a la izquierda. De media, tus decisiones costaron { $cost } de tu probabilidad de ganar.
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
web-fortunes-work = Calcular ahora
web-fortunes-working = { NUMBER($known, useGrouping: 0) } de { NUMBER($all, useGrouping: 0) } calculadas.
web-fortunes-hopeless = { $count ->
        [one] Una partida no se puede calcular.
       *[other] { NUMBER($count, useGrouping: 0) } partidas no se pueden calcular.
    }
web-fortunes-impossible = Este servidor no puede calcularlo: su entrenador no está instalado.

## Borrarse

web-erase = Borrar mis datos
web-erase-lead = Esto borra para siempre todo lo que el servidor sabe de ti.
web-erase-goes = Lo que desaparece
web-erase-goes-names = tu nombre, tus notas y lo que dijiste en las mesas
web-erase-goes-lists = tu lista de partidas, tus resultados y tus retos diarios
web-erase-goes-tables = las partidas que jugaste sin otras personas y sus repeticiones
web-erase-goes-consent = tu consentimiento para ejercicios de tus partidas: desde entonces no se usa ninguna partida tuya
web-erase-goes-device = en este dispositivo: tu nombre y tus ejercicios
web-erase-stays = Lo que queda
web-erase-stays-games = Las partidas con otras personas también son suyas. Se quedan, y tu asiento pasa a llamarse Nemo.
web-erase-stays-playing = Si una partida con otros sigue en curso, la abandonas y un bot juega por ti.
web-erase-stays-others = Lo que otros escribieron, los ejercicios ya hechos, los archivos que alguien guardó y las copias de seguridad anteriores quedan como están.
web-erase-sure = Borrar para siempre
web-erase-begun = Borrando tus datos…
web-erase-left = { $left ->
        [one] Queda una mesa.
       *[other] Quedan { NUMBER($left, useGrouping: 0) } mesas.
    }
web-erase-again = Aún no está todo borrado. Pulsa otra vez para seguir desde ahí.
web-erase-done = Tus datos están borrados
web-erase-done-now = Nada lleva ya hasta ti. En este dispositivo, ahora eres alguien nuevo.

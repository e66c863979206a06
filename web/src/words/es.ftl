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
web-points = { $points ->
        [one] un punto
       *[other] { NUMBER($points, useGrouping: 0) } puntos
    }
web-give-up = Abandonar esta partida
web-give-up-sure = ¿Abandonar del todo?
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
web-say-ready = Ya podemos empezar
web-say-not-ready = Esperadme
web-not-ready = Aún esperamos a: { $names }
web-standings = Esta velada
web-won-of = { NUMBER($won, useGrouping: 0) } de { NUMBER($played, useGrouping: 0) } ganadas
web-host-tools = Eres el anfitrión. Toca dos asientos para cambiarlos. Quien nombres anfitrión empieza la partida en tu lugar; quien sea despedido puede volver a sentarse.
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
web-your-name = Tu nombre
web-name-of-other = Nombre de quien juega contigo en este teléfono
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
        [1] Se está calculando. Antes va otra partida.
       *[other] Se está calculando. Antes van { NUMBER($before, useGrouping: 0) } partidas.
    }
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
web-learn-names = Livia Casio Octavia Décimo
web-skip-lesson = Dejar la lección
web-learn-other = Prueba mejor esto: { $deed }.

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

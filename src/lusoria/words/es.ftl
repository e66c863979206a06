### Lusoria in Spanish: what all games share, and the terminal game. The reader is tú.
### How ids and variables are formed is written in `lusoria/words/__init__.py`.

## Names in a row: Livia, Octavia y tú

names-me = tú
names-comma = { $start }, { $end }
names-and = { $start } { $end-starts ->
        [i] e
       *[other] y
    } { $end }

## The bots

bot = bot
bot-novice = Novato
bot-able = Hábil
bot-strong = Fuerte
bot-master = Maestro
bot-random = Al azar
    .explanation = Hace cualquier jugada legal al azar.
bot-honest = Sincero
    .explanation = Vota por su bando y deja lo demás a cara o cruz.
bot-greedy = Codicioso
    .explanation = Conoce las probabilidades del próximo dado y usa cartas donde rinden.
bot-names = Livia Casio Octavia Décimo Servilia Tulio Fulvia Marcelo Porcia Casca Calpurnia Cinna Trebonio Aurelia Ligario Hortensia
guest-names = Marco Elia Gayo Claudia Tito Julia Quinto Cornelia Lucio Valeria Publio Flavia Sexto Antonia Gneo Domicia

## The terminal game: before the first move

cli-welcome = Lusoria: juegos de mesa romanos
cli-choose-game = ¿A qué juego quieres jugar?
cli-game = { $sizes ->
        [1] { $name } ({ NUMBER($most, useGrouping: 0) } jugadores). { $tagline }
       *[other] { $name } (de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } jugadores). { $tagline }
    }
cli-choose-players = ¿Cuántos jugáis, contándote a ti? De { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
cli-choose-bots = ¿Cómo de fuertes serán los bots?
cli-bots = { $name }: { $temper }
cli-ask-name = ¿Cómo te llamas?
cli-name-empty = Un nombre lleva al menos una letra.
cli-name-long = Un nombre puede tener hasta { NUMBER($most, useGrouping: 0) } letras.
cli-default = Intro: { $value }
cli-table = En la mesa: { $seats }.
cli-begin = Empieza la partida.

## The terminal game: at the table

cli-you = { $name } (tú)
cli-bot = { $name } (un bot)
cli-band = Escribe: { $words }
cli-choose-number = Elige, de 1 a { NUMBER($last, useGrouping: 0) }
cli-not-a-choice = «{ $input }» no está en la lista. Elige un número de 1 a { NUMBER($last, useGrouping: 0) }.
cli-not-a-number = «{ $input }» no es un número de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }.
cli-not-yes-or-no = Contesta { cli-yes } o { cli-no }.
cli-word-help = ayuda
cli-word-rules = reglas
cli-word-table = mesa
cli-word-history = historial
cli-word-hand = mano
cli-word-quit = salir
cli-yes = sí
    .letter = s
cli-no = no
    .letter = n
cli-help =
    Elige por número. En cualquier pregunta también puedes escribir:
    { cli-word-help }: estas líneas
    { cli-word-rules }: las reglas del juego en breve
    { cli-word-table }: la mesa entera, página a página
    { cli-word-history }: lo que ha pasado hasta ahora
    { cli-word-hand }: lo que solo ves tú
    { cli-word-quit }: dejar la partida
cli-history = Lo que ha pasado hasta ahora
cli-history-empty = Aún no ha pasado nada.
cli-hand = Lo que solo ves tú
cli-pass = Pasa el teclado a { $seat }.
cli-continue = Pulsa Intro para seguir.
cli-quit-confirm = ¿Dejar esta partida?
cli-over = La partida ha terminado.
cli-farewell = Hasta pronto.
cli-interrupted = Has dejado la partida.
cli-seed = Se jugó con la semilla { $seed }. La misma semilla trae la misma suerte.
cli-record-written = Partida guardada en { $path }.

## Checking a record: ids begin with `records-`

records-true =
    { $events ->
        [one] Válida: su único suceso sigue las reglas.
       *[other] Válida: sus { NUMBER($events, useGrouping: 0) } sucesos siguen las reglas.
    }
records-what_if =
    { $events ->
        [one] Su primer suceso es de otra partida, y se siguió jugando desde ahí: no es una sola partida seguida.
       *[other] Sus primeros { NUMBER($events, useGrouping: 0) } sucesos son de otra partida, y se siguió jugando desde ahí: no es una sola partida seguida.
    }
records-unfinished = La partida no llegó a su final.
records-chance-unchecked = Las cartas y los dados son posibles, pero sin la semilla nadie puede saber si el azar fue limpio.
records-unsigned = Esta partida no está firmada, así que nada muestra que se jugó así: quien conoce la semilla puede inventar otro desarrollo, igual de legal e igual de limpio.
records-signed = Firmada por { $key }, una clave que has indicado: esta es la partida tal como la anotó su servidor.
records-signed-unknown = Firmada por { $key }, una clave que no has indicado, así que no se sabe de quién es. Indica la clave del servidor (--key) o el servidor (--server).
records-unreadable-whole = No se puede leer, o solo hay una parte.
records-unreadable-field = Su campo { $where } no se puede leer.
records-unreadable-game = Es de un juego que aquí no se juega.
records-unreadable-newer = La escribió una versión más nueva, en una forma que aquí no se conoce.
records-finding-commitment = La semilla no es la prometida: su SHA-256 no coincide con el compromiso.
records-finding-options = Ninguna mesa puede jugar con estas opciones.
records-finding-seats =
    La partida tiene { $seats ->
        [one] un asiento
       *[other] { NUMBER($seats, useGrouping: 0) } asientos
    } y sus opciones dicen { NUMBER($players, useGrouping: 0) } jugadores.
records-finding-after_end = events[{ NUMBER($at, useGrouping: 0) }]: la partida ya había terminado.
records-finding-chance = events[{ NUMBER($at, useGrouping: 0) }]: la semilla da { $expected } y aquí pone { $found }.
records-finding-impossible = events[{ NUMBER($at, useGrouping: 0) }]: ninguna carta ni dado puede dar { $found } aquí.
records-finding-uncaused = events[{ NUMBER($at, useGrouping: 0) }]: { $found } no es algo que un jugador pueda hacer aquí.
records-finding-refused = events[{ NUMBER($at, useGrouping: 0) }]: { $found } no estaba permitido.
records-finding-consequence = events[{ NUMBER($at, useGrouping: 0) }]: debe seguir { $expected } y aquí pone { $found }.
records-finding-cut_off = Falta events[{ NUMBER($at, useGrouping: 0) }]: debe seguir { $expected }.
records-finding-unfinished = Consta el resultado { $found }, pero los sucesos no llegan al final de la partida.
records-finding-result = La partida terminó con { $expected } y consta { $found }.
records-finding-no_seed = La partida ha terminado, pero no se revela su semilla.
records-finding-no_checksum = La partida ha terminado, pero falta su suma de control.
records-finding-checksum = Todos los sucesos son legales y limpios, pero no son los que se sellaron: la suma de control no coincide.
records-finding-signature = Todos los sucesos son legales y limpios, pero no son los que se firmaron: la firma es de otra partida o está inventada.
records-finding-other_key = Firmada por { $key }, que no es ninguna de las claves que has indicado.
records-finding-unsigned = Has indicado una clave, pero nadie ha firmado esta partida: puede ser un desarrollo inventado de la misma semilla.

## The terminal game: its screens

cli-file-unwritable = { $path } no se puede escribir: { $problem }
cli-window-small = Esta ventana tiene { NUMBER($width, useGrouping: 0) } columnas y { NUMBER($height, useGrouping: 0) } líneas. El tablero necesita { NUMBER($columns, useGrouping: 0) } columnas y { NUMBER($lines, useGrouping: 0) } líneas: por eso el texto va pasando hacia arriba.
cli-commitment = Toda la suerte de esta partida ya está decidida y sellada. El sello es el SHA-256 de la semilla: { $commitment }
cli-confirm = { $choice }. ¿Seguro?
cli-back = Volver
cli-more = Más opciones
cli-again = Jugar otra vez
cli-write-down = Guardar esta partida en { $path }
cli-leave = Salir
cli-name-default = Marco

## Tables: what they refuse, and phrases to say at them

table-refused-sent_away = El anfitrión te ha echado de esta mesa.
table-refused-full = Todos los asientos están ocupados.
table-refused-seat_taken = Ya hay alguien en ese asiento. Elige otro.
table-refused-seat_empty = No hay nadie en ese asiento.
table-refused-nobody_there = En ese asiento no hay ninguna persona.
table-refused-not_your_seat = Ese no es tu asiento.
table-refused-no_such_seat = Esta mesa no tiene ese asiento.
table-refused-other_game = Una mesa no cambia de juego: abre otra.
table-refused-nobody_plays = Primero tiene que sentarse alguien.
table-refused-only_host = Solo el anfitrión puede hacer eso.
table-refused-begun = La partida ya ha empezado.
table-refused-not_over = La partida aún no ha terminado.
table-refused-not_playing = La partida aún no ha empezado.
table-refused-not_running = En esta mesa no se está jugando ninguna partida.
table-refused-still_playing = Todavía estás jugando en esa mesa. Abandona primero la partida y podrás quitarla de tu lista.
table-refused-not_seated = No tienes asiento en esta mesa.
table-refused-already_joined = Esta conexión ya está en una mesa.
table-refused-name_empty = Un nombre necesita al menos una letra.
table-refused-no_such_table = No existe esa mesa.
table-refused-no_such_code = Ningún asiento de esta mesa tiene ese código.
table-refused-no_record = No hay ninguna partida terminada en esta dirección.
table-refused-over_there = Ahí la partida ya ha terminado: vuelve a un momento anterior.
table-refused-no_analysis = Esta partida no se puede analizar aquí.
table-refused-analysis_rests = El análisis de esta partida se ha interrumpido. Dentro de un minuto se puede intentar otra vez.
table-refused-sealed = Queda sellado hasta que acabe el día: otros aún no lo han jugado.
table-refused-one_try = Es tu único intento de hoy: nadie puede jugarlo por ti, ni en otro dispositivo, ni otra vez.
table-refused-no_such_day = No hay ningún reto para ese día.
table-refused-day_over = Este día ha terminado. Cuando se abran los resultados, podrás jugarlo por gusto.
table-refused-play_first = Juega primero y después podrás comparar.
table-refused-no_advice = La lámpara no sabe cuánto vale eso.
table-refused-no_lamps = En esta mesa no hay lámparas.
table-refused-busy = La mesa está ocupada. Inténtalo otra vez.
table-refused-down = Ahora mismo no se puede escribir en la mesa. No se ha perdido nada: inténtalo otra vez.
table-refused-restless = En esta mesa ya se han hecho demasiados cambios. Abre otra si quieres cambiar más cosas.
table-refused-endless = Tras { NUMBER($moves, useGrouping: 0) } jugadas esta partida se detiene: podría no acabar nunca. Abandónala y abre otra mesa.
table-refused-too_fast = Vas un poco deprisa. Espera { NUMBER($seconds, useGrouping: 0) } s.
table-refused-too_many_tables = Se han abierto demasiadas mesas desde este dispositivo o esta red. Inténtalo más tarde.
table-refused-too_many_codes = Han llegado demasiados códigos erróneos desde este dispositivo o esta red. Inténtalo más tarde.
table-refused-too_many_listed = Un dispositivo o una red pueden mostrar como mucho { NUMBER($most, useGrouping: 0) } mesas a la vez. Empieza antes una de ellas.
table-refused-chat_off = En esta mesa no se habla.
table-refused-muted = El anfitrión te ha silenciado.
table-refused-phrase_or_text = Di una sola cosa: una frase, un texto, una reacción o una afirmación.
table-refused-no_such_phrase = Esa frase no existe.
table-refused-no_such_reaction = No existe esa reacción.
table-refused-phrases_only = En esta mesa se habla con frases hechas.
table-refused-nothing_said = Ese mensaje está vacío.
table-refused-unreadable = Este servidor no puede abrir esta mesa: su juego, o estas reglas, no están instalados aquí.
table-refused-not_all_erased = { $tables ->
        [one] Este servidor no puede abrir una mesa, que aún te conoce.
       *[other] Este servidor no puede abrir { NUMBER($tables, useGrouping: 0) } mesas, que aún te conocen.
    }
table-refused-reload = Esta página es más antigua que el servidor. Cárgala otra vez.
table-refused-other_origin = Esta página no puede hablar con este servidor.
table-refused-name_long = Un nombre puede tener hasta { NUMBER($longest, useGrouping: 0) } letras.
table-refused-name_taken = Aquí ya hay alguien que se llama { $name }.
table-refused-name_alike = { $name } se parece demasiado a { $other }, que ya está aquí.
table-refused-too_few_seats = Hay { NUMBER($sitting, useGrouping: 0) } personas sentadas: no puede haber { NUMBER($seats, useGrouping: 0) } asientos.

phrase-hello = Saludos a todos.
phrase-good_game = Buena partida.
phrase-well_played = Bien jugado.
phrase-thinking = Déjame pensar.
phrase-hurry = Estamos esperando.
phrase-suspicious = Eso me parece sospechoso.
phrase-trust_me = Puedes fiarte de mí.
phrase-not_me = No he sido yo.
phrase-thanks = Gracias.
phrase-bad_luck = Mala suerte.
phrase-again = ¿Otra partida?
phrase-bye = Hasta la vista.
reaction-laugh = se ríe
reaction-applause = aplaude
reaction-gasp = se sorprende
reaction-doubt = lo duda
reaction-anger = se enfada
reaction-sorrow = se entristece

## The page of a busy server

serve-wait-title = Un momento
serve-wait-why = Llegan muchísimas peticiones desde tu red. No se pierde nada.
serve-wait-seconds = Esta página lo intenta otra vez por sí sola en { $seconds ->
    [one] un segundo
   *[other] { NUMBER($seconds, useGrouping: 0) } segundos
}.
serve-wait-minutes = Esta página lo intenta otra vez por sí sola en { NUMBER($minutes, useGrouping: 0) } minutos.
serve-wait-again = Intentarlo ahora

## A written game in the terminal: ids begin with `replay-`

replay-open = Con todos los secretos
replay-step = Paso { NUMBER($step, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) }
replay-start = Antes de la primera jugada
replay-nothing = Desde aquí no se ve nada
replay-prompt = Intro: seguir, b: atrás, p: reproducir, h: ayuda, q: salir
replay-help = Intro avanza, b retrocede; > y < van al turno siguiente y al anterior; un número va a ese paso, t3 al turno 3; p reproduce hasta Control-C. a muestra un paso entero, página a página. e1 y los siguientes son los ojos de un asiento, e0 los del público, e* cuenta todos los secretos. q sale.
replay-unknown = Eso no es una orden. Escribe h para ver la ayuda.
replay-no-step = El último paso es { NUMBER($last, useGrouping: 0) }.
replay-no-turn = Los turnos van del 1 al { NUMBER($last, useGrouping: 0) }.
replay-no-eyes = De e1 a e{ NUMBER($last, useGrouping: 0) } son los asientos, e0 el público, e* cuenta todos los secretos.
replay-stopped = Detenida.

## What could have been known, after a game

analysis-seat = asiento { NUMBER($seat, useGrouping: 0) }
analysis-gallery = Visto por el público
analysis-eyes = Visto por { $name }
analysis-turn = turno
analysis-tenths = De diez: Leal, Traidor, Mercader; después, lo probable que es que gane cada bando.
analysis-model-mixture = Se toma a los demás por una mezcla: votantes sinceros, jugadores descuidados y hábiles.
analysis-model-honest = Se toma a los demás por votantes sinceros.
analysis-model-strong = Se toma a los demás por jugadores fuertes.
analysis-moments = Lo que más cambió
analysis-turning = Puntos de inflexión
analysis-shift-seat = Turno { NUMBER($turn, useGrouping: 0) }, { $name }, { $side }: del { NUMBER($before, useGrouping: 0) } % al { NUMBER($after, useGrouping: 0) } %.
analysis-shift-side = Turno { NUMBER($turn, useGrouping: 0) }, ganan { $side }: del { NUMBER($before, useGrouping: 0) } % al { NUMBER($after, useGrouping: 0) } %.
analysis-decisions = Las decisiones más caras
analysis-no-costs = Ninguna costó nada que se pueda medir.
analysis-cost = Turno { NUMBER($turn, useGrouping: 0) }, { $name }: «{ $taken }» costó { $cost } puntos de probabilidad de ganar. Mejor: «{ $best }». «{ $reason }»
analysis-points = En puntos
analysis-chance = En probabilidad de ganar (%)
analysis-head-player = quién
analysis-head-start = esperado
analysis-head-luck = dados
analysis-head-skill = decisiones
analysis-head-others = los demás
analysis-head-result = resultado

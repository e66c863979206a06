### Lusoria in Spanish: what all games share, and the terminal game. The reader is tú.
### How ids and variables are formed is written in `lusoria/words/__init__.py`.

## Names in a row: Livia, Octavia y tú

names-me = tú
names-comma = { $start }, { $end }
names-and = { $start } { $end-starts ->
        [i] e
       *[other] y
    } { $end }

## What cannot be read

malformed = Esto no se puede leer. { $where }: { $problem }

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

## The commands

cli-about = Juegos de mesa romanos: jugar, comprobar un acta, dejar jugar a programas.
cli-help-play = abrir un servidor en esta máquina y su página en el navegador
cli-help-tui = jugar una partida en esta terminal, contra bots
cli-help-verify = comprobar el acta de una partida: cada jugada, carta y dado
cli-help-replay = recorrer el acta de una partida, paso a paso
cli-help-analyse = analizar el acta de una partida: lo que se pudo saber y lo que costó cada decisión
cli-help-referee = arbitrar para programas: entran líneas JSON, salen líneas JSON
cli-help-schema = mostrar el esquema JSON de acciones, sucesos, vistas o actas
cli-help-rules = mostrar las reglas de un juego en breve
cli-help-check = comprobar un juego que estás escribiendo con las leyes de todos los juegos
cli-option-language = idioma (por defecto, el de esta máquina)
cli-option-version = mostrar la versión y salir
cli-option-game = juego al que jugar
cli-option-players = número de jugadores
cli-option-name = tu nombre
cli-option-bots = bots contra los que jugar
cli-option-seed = semilla que decide todas las cartas y dados: 64 cifras hexadecimales
cli-option-set = una regla casera, como nombre=valor (los asientos, desde el 1); se puede repetir
cli-option-record = archivo en el que guardar el acta
cli-argument-record = archivo con el acta de una partida
cli-option-key = clave pública de un servidor, 64 cifras hexadecimales, o un archivo que la contiene; se puede repetir
cli-option-server = dirección de un servidor al que pedir sus claves públicas; se puede repetir
cli-argument-what = qué mostrar
cli-file-missing = No hay ningún archivo { $path }.
cli-file-unreadable = { $path } no se puede leer: { $problem }
cli-file-unwritable = { $path } no se puede escribir: { $problem }
cli-key-unreadable = «{ $input }» no es ni una clave pública de 64 cifras hexadecimales ni un archivo que contenga una.
cli-keys-unknown = { $server } no da sus claves públicas: { $problem }
cli-no-terminal = Una partida necesita teclado y pantalla. Para programas está la orden referee.
cli-window-small = Esta ventana tiene { NUMBER($width, useGrouping: 0) } columnas y { NUMBER($height, useGrouping: 0) } líneas. El tablero necesita { NUMBER($columns, useGrouping: 0) } columnas y { NUMBER($lines, useGrouping: 0) } líneas: por eso el texto va pasando hacia arriba.
cli-not-understood = no reconocido: { $words }
cli-did-you-mean = ¿Quieres decir { $word }?
cli-extra-missing = Para usar { $command }, instala antes lo que necesita: { $install }
cli-usage = uso:
cli-arguments = argumentos
cli-options = opciones
cli-option-help = mostrar esta ayuda y salir
cli-fault = { $argument }: { $problem }
cli-fault-required = falta: { $names }
cli-fault-required-one = falta uno de estos: { $names }
cli-fault-together = no va junto con { $other }
cli-fault-no-value = no lleva valor, y aquí tiene { $value }
cli-fault-value = necesita un valor
cli-fault-one-value = lleva un valor como mucho
cli-fault-ambiguous = { $option } puede ser { $matches }
cli-fault-type = «{ $value }» no vale aquí
cli-fault-choice = «{ $value }» no es ninguno de estos: { $choices }
cli-metavar-command = orden
cli-metavar-task = tarea
cli-metavar-set = NOMBRE=VALOR
cli-metavar-file = ARCHIVO

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

cli-option-fast = sin pausas entre las jugadas de los bots
cli-commitment = Toda la suerte de esta partida ya está decidida y sellada. El sello es el SHA-256 de la semilla: { $commitment }
cli-confirm = { $choice }. ¿Seguro?
cli-back = Volver
cli-more = Más opciones
cli-again = Jugar otra vez
cli-write-down = Guardar esta partida en { $path }
cli-leave = Salir
cli-name-default = Marco
cli-game-unknown = Ningún juego se llama «{ $input }». Elige entre: { $names }.
cli-bots-unknown = { $game } no tiene bots llamados «{ $input }». Elige entre: { $names }.
cli-seed-unreadable = Una semilla tiene { NUMBER($digits, useGrouping: 0) } cifras hexadecimales.
cli-set-form = «{ $input }» no es una regla casera: escríbela como nombre=valor.
cli-set-unknown = { $game } no tiene ninguna regla casera llamada «{ $name }». Elige entre: { $names }.
cli-set-value = «{ $input }» no vale para { $name } ({ $allowed }). { $explained }

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

## The server

serve-ready = Lusoria está lista en { $address }
serve-stop = Ctrl-C lo detiene. No se pierde nada.
serve-in-use = Otro servidor está usando { $path }. Un archivo tiene un solo servidor: detenlo antes, o dale a este otro --database.
serve-wait-title = Un momento
serve-wait-why = Llegan muchísimas peticiones desde tu red. No se pierde nada.
serve-wait-seconds = Esta página lo intenta otra vez por sí sola en { $seconds ->
    [one] un segundo
   *[other] { NUMBER($seconds, useGrouping: 0) } segundos
}.
serve-wait-minutes = Esta página lo intenta otra vez por sí sola en { NUMBER($minutes, useGrouping: 0) } minutos.
serve-wait-again = Intentarlo ahora
serve-option-config = archivo TOML con estos ajustes; mandan las opciones y las variables de entorno
serve-option-host = dirección en la que escuchar
serve-option-port = puerto en el que escuchar; 0 toma uno libre
serve-option-database = archivo SQLite, o la dirección de un PostgreSQL para varios nodos
serve-option-public_url = dirección que ve la gente, si hay un proxy delante del servidor
serve-option-origins = otras páginas que pueden hablar con este servidor, separadas por comas
serve-option-proxies = proxies de confianza: direcciones o redes, separadas por comas
serve-option-keys = secretos que firman los asientos, separados por comas; firma el primero, valen todos; al menos 16 bytes cada uno
serve-option-grace = segundos hasta que un bot sustituye a quien se fue, en una mesa sin reloj
serve-option-clock_grace = lo mismo en una mesa con reloj
serve-option-bot_delay = cuánto tardan los bots: 1 es como una persona, 0 es sin esperar
serve-option-bot_workers = procesos en los que piensan los bots
serve-option-requests_per_minute = peticiones HTTP por minuto de un dispositivo
serve-option-messages_per_second = mensajes por segundo de un dispositivo
serve-option-devices_per_address = de cuántos dispositivos tiene una dirección el cupo, y cuántos nuevos puede traer en diez minutos
serve-option-connections_per_device = conexiones de un dispositivo
serve-option-connections_per_address = conexiones desde una dirección
serve-option-tables_per_hour = mesas abiertas por hora desde un dispositivo
serve-option-listed_per_device = mesas de un dispositivo que se muestran a la vez
serve-option-listed_per_address = mesas de una dirección que se muestran a la vez
serve-option-tries_per_address = intentos del reto diario que puede empezar una dirección en un día
serve-option-exercises = carpeta con ejercicios propios de este servidor, que se ofrecen junto a los incluidos
serve-option-log_level = cuánto se registra: debug, info o warning
serve-option-no_browser = no abrir la página en un navegador
cli-help-serve = llevar mesas para personas y programas, por HTTP y sockets
cli-help-backup = guardar todo lo que sabe un servidor en un archivo, sin pararlo
cli-help-restore = llenar una base de datos vacía con uno de esos archivos
cli-help-wipe = no dejar ni un byte de las personas borradas en el archivo de un servidor parado
cli-help-export = escribir todas las partidas terminadas sin nombres, una por línea
cli-argument-file = archivo que se escribe o se lee
cli-backup-done = Guardado en { $path }.
cli-option-consented = solo las partidas que pueden convertirse en ejercicios: todas las personas que jugaron allí lo consintieron
cli-export-count = { $count ->
        [one] Una partida.
       *[other] { NUMBER($count, useGrouping: 0) } partidas.
    }
cli-restore-done = Restaurado desde { $path }.
cli-wipe-done = Limpio: no queda ni un byte de lo borrado.

## Un bot en la mesa de algún servidor: `lusoria sit`

cli-help-sit = sentar un bot a una mesa, con el enlace de esta
sit-argument-link = enlace de la mesa, o su código
sit-option-bot = qué bot juega (si no se dice, el habitual del juego); módulo:clase para uno propio
sit-option-seat = número del asiento, como los cuenta la página (si no se dice, el primero libre)
sit-option-name = nombre en la mesa (si no se dice, el del bot)
sit-option-rematch = quedarse tras la partida y seguir cada revancha, hasta Ctrl-C
sit-option-pause = segundos antes de cada jugada, por término medio, para que la gente pueda seguirla
sit-option-server = dirección del servidor, si solo se da un código
sit-found = { $game } para { NUMBER($players, useGrouping: 0) } en { $server }
sit-seated = { $bot } ocupa el asiento { NUMBER($place, useGrouping: 0) } y se llama { $name }.
sit-waits = A la espera de que el anfitrión empiece. Con Ctrl-C se levanta.
sit-moved = Mi jugada: { $action }
sit-late = Demasiado tarde para «{ $action }»: ya ha jugado el reloj o un bot del servidor.
sit-line-lost = Se ha perdido la conexión. Intentándolo otra vez.
sit-line-back = De vuelta en la mesa.
sit-waits-for-rematch = A la espera de una revancha. Ctrl-C la termina.
sit-rematch = Hay revancha, en { $link }
sit-left = Fuera de la mesa. Si la partida había empezado, sigue un bot del servidor.
client-error-not_a_link = «{ $input }» no es el enlace de una mesa. Son como { $example }. También vale un código de seis letras.
client-error-unreachable = { $server } no contesta: { $problem }
client-error-not_lusoria = En { $server } contesta algo, pero no como un servidor de Lusoria.
client-error-other_version = { $server } habla otra versión del protocolo. Instala la Lusoria que hay allí.
client-error-unknown_game = La mesa juega a { $game } con la versión { NUMBER($rules, useGrouping: 0) } de sus reglas, que aquí no se conoce. Instala lo que tiene el servidor.
client-error-no_such_bot = { $game } no tiene ningún bot llamado «{ $input }». Elige entre: { $names }.
client-error-bot_failed = El bot no puede seguir: { $problem }
client-error-seat_lost = El asiento ya no es nuestro: el anfitrión nos ha echado, o alguien lo ha tomado.

## El laboratorio: `lusoria lab`

cli-help-lab = jugar a millares: bots contra bots, y lo equilibradas que son las reglas
lab-help-tournament = bots contra bots: quién es mejor, y con qué certeza
lab-argument-bots = bots conocidos, o módulo:clase para uno propio; otro=bot le da otro nombre
lab-option-deals = repartos; cada uno se juega con cada bot en cada asiento
lab-option-seed = número del que salen todas las cartas, dados y monedas
lab-option-workers = procesos que juegan
lab-option-folder = carpeta para los resultados; lo empezado allí continúa
lab-option-changed_code = continuar aunque haya cambiado el código de un bot
lab-deals = Repartos
lab-lifts = Un bot entre otros: cuánto más gana que uno de ellos en su lugar, en puntos porcentuales
lab-mixed = En mesas mixtas, el mejor primero
lab-head-bot = quién
lab-head-among = entre
lab-head-wins = gana
lab-head-lift = más
lab-head-points = puntos
lab-head-seats = asientos
lab-head-odds = log cuota
lab-head-skill = según openskill
lab-cut_off = Partidas demasiado largas, que no cuentan: { NUMBER($games, useGrouping: 0) }
lab-written = Todo está en { $folder }.
lab-help-solve = el mejor juego por puntos de un solo jugador, exacto: cada columna, cada conjunto de cartas
lab-argument-solved = juego que se resuelve
lab-option-turns = turnos que quedan, hasta tantos
lab-option-threads = hilos que trabajan
lab-option-solution = carpeta para las tablas, medio gigabyte por turno; lo que ya está no se vuelve a hacer
lab-columns = Columnas
lab-solved = La media de todos los puntos desde una columna vacía, jugando lo mejor posible
lab-head-turns = turnos
lab-head-no_cards = sin cartas
lab-head-joker = solo el Comodín
lab-head-all_cards = todas las cartas
lab-help-train = lo que los bots saben de memoria: aprendido jugando contra sí mismos
lab-help-exercises = crear ejercicios: posiciones que merecen pensarse, y lo que se sabe de ellas
lab-argument-exercises = de qué juego
lab-option-count = tantos de cada uno de los cuatro grados
lab-option-records = primero van posiciones de estas partidas: un acta, o una por línea; solo con el consentimiento de sus jugadores
lab-option-only_records = solo de estas actas, ninguna de partidas de bots; cuantas haya, hasta ese número de cada grado
lab-option-exercises = dónde queda el archivo
lab-exercises = Ejercicios
lab-argument-learned = juego que se aprende
lab-option-learned_players = números de jugadores para los que se aprende, uno o desde..hasta
lab-option-learned = carpeta para las tablas, un archivo por número de jugadores
lab-learning = Aprendiendo
lab-help-balance = lo equilibrados que son los juegos, en una página para leer
lab-option-games_of = qué juego; se puede repetir (si no se dice, todos)
lab-option-policy = quién juega: random, o un bot; se puede repetir
lab-option-only = solo este gráfico, por su nombre; se puede repetir
lab-option-games = partidas por mesa, para políticas compiladas
lab-option-slow_games = partidas por mesa, para políticas sin compilar
lab-option-report = carpeta para la página, sus tablas e imágenes
lab-counting = Contando
lab-report = El informe está en { $page }.

## A written game in the terminal: ids begin with `replay-`

replay-argument-record = archivo con el acta de una partida, o - para leerla de una tubería
replay-option-open = con todos los secretos
replay-option-step = empezar en este paso, contado como en la dirección de la página
replay-option-turn = empezar en este turno
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

analyse-option-seat = asiento desde el que se mira, como cuenta la página (si no, el público)
analyse-option-model = cómo se supone que juegan los demás
analyse-option-form = text, json o html: una página suelta
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

## Checking a game

check-argument-game = nombre de un juego, o { $form } si no está instalado
check-option-games = número de partidas; cada regla casera se juega al menos una vez
check-option-seed = número que decide las partidas al azar
check-option-law = comprobar solo esta ley
check-option-json = mostrar un objeto JSON por ley, con los sucesos de la partida
check-title = { $game }, reglas { $version }, de { $file }: { NUMBER($games, useGrouping: 0) } partidas al azar, semilla { NUMBER($seed, useGrouping: 0) }
check-holds = { $law }: se cumple. { $demand }
check-broken = { $law }: NO SE CUMPLE. { $demand }
check-skipped = { $law }: sin comprobar, porque { $why ->
        [not_installed] los bots solo juegan la versión más reciente de un juego instalado.
       *[unplayable] una partida al azar no se puede jugar.
    }
check-more = y { NUMBER($count, useGrouping: 0) } más
check-again = Para encontrar de nuevo estos casos, repite la orden entera con --games { NUMBER($games, useGrouping: 0) } y --seed { NUMBER($seed, useGrouping: 0) }. La semilla de un caso no basta.
check-result = { $count ->
        [0] El juego cumple todas las leyes comprobadas.
        [1] El juego incumple una ley.
       *[other] El juego incumple { NUMBER($count, useGrouping: 0) } leyes.
    }
law-game-can-be-listed = El juego tiene todos los miembros, y nombre, lema y reglas en inglés.
law-games-run-without-errors = Ninguna partida al azar acaba en una excepción.
law-games-end-with-a-result = Toda partida al azar termina, con un final, ganadores y un resultado.
law-legal-lists-what-decide-accepts = El juego acepta toda acción de la lista y rechaza las demás con un número de regla conocido.
law-unknown-seat-is-refused = Un asiento que no existe no puede actuar.
law-first-event-names-its-action = El primer suceso de una acción nombra la acción.
law-odds-sum-to-one = Las probabilidades suman uno, y no hay dos resultados que empiecen con el mismo suceso.
law-events-rebuild-every-state = Los sucesos bastan para reconstruir cada estado.
law-json-keeps-every-value = Opciones, acciones, sucesos y vistas no cambian en JSON.
law-views-are-complete = Todas las vistas comparten la parte pública; la parte privada y las acciones son de quien mira.
law-redacting-twice-changes-nothing = Ocultar los secretos dos veces da lo mismo que ocultarlos una vez.
law-concerns-is-public = Todos pueden saber a qué asientos atañe un suceso, y los demás no ven más que el público.
law-unconcerned-seats-keep-their-view = Los asientos a los que no atañe ningún suceso siguen sabiendo y pudiendo lo mismo.
law-marked-seats-exist = Todo campo marcado como asiento contiene un asiento de la mesa.
law-equal-events-give-equal-views = Quienes vieron los mismos sucesos reciben la misma vista, las mismas acciones y los mismos rechazos.
law-equal-views-give-equal-events = Quienes tienen las mismas vistas vieron los mismos sucesos.
law-redacted-fields-are-marked-secret = Todo campo oculto está marcado como secreto, y ningún otro lo está.
law-one-field-name-has-one-mark = Los campos con el mismo nombre tienen la misma marca.
law-house-rules-can-be-played = Cada valor de cada regla casera se puede jugar.
law-printed-values-are-the-defaults = Las reglas impresas son las que valen si no se dice nada.
law-every-message-exists = Hay un mensaje para cada suceso, acción, regla, paso y opción.
law-every-text-is-complete = Cada mensaje tiene todas sus variables, para cada jugador.
law-every-refusal-has-a-sentence = Cada rechazo tiene su propia frase.
law-types-have-tags = Cada acción y cada suceso tiene una etiqueta (tag).
law-optional-members-have-current-names = Ningún miembro opcional lleva un nombre antiguo.
law-extensions-can-be-loaded = Todo lo demás que trae el juego se puede cargar.
law-extensions-are-known-and-have-their-type = Todo lo demás que trae el juego tiene un nombre conocido y el tipo correcto.
law-lesson-can-be-played = La lección acaba con la partida, y existen todos sus textos.
law-exercises-have-a-screen = Sin pantallas propias, los ejercicios tienen los campos que muestra el cliente.
law-bots-choose-legal-actions = Los bots solo eligen acciones permitidas.
law-bots-choose-deterministically = Los bots eligen lo mismo ante la misma vista y los mismos números al azar.

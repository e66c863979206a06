### Lusoria in French: what all games share, and the terminal game. The reader is vous.
### How ids and variables are formed is written in `lusoria/words/__init__.py`.
### Before : ; ? ! and inside « » stands a narrow no-break space (U+202F).

## Names in a row: Livia, Octavia et vous

names-me = vous
names-comma = { $start }, { $end }
names-and = { $start } et { $end }

## What cannot be read

malformed = Ceci ne peut pas être lu. { $where } : { $problem }

## The bots

bot = bot
bot-novice = Novice
bot-able = Habile
bot-strong = Fort
bot-master = Maître
bot-random = Au hasard
    .explanation = Joue un coup permis, au hasard.
bot-honest = Sincère
    .explanation = Vote pour son camp et laisse le reste à pile ou face.
bot-greedy = Avide
    .explanation = Connaît les chances du prochain dé et joue ses cartes quand elles rapportent.
bot-names = Livie Cassius Octavie Decimus Servilia Tullius Fulvie Marcellus Porcia Casca Calpurnia Cinna Trébonius Aurélia Ligarius Hortensia
guest-names = Marcus Aelia Gaius Claudia Titus Julia Quintus Cornélia Lucius Valéria Publius Flavia Sextus Antonia Cnéus Domitia

## The terminal game: before the first move

cli-welcome = Lusoria : jeux de table romains
cli-choose-game = À quel jeu voulez-vous jouer ?
cli-game = { $sizes ->
        [1] { $name } ({ NUMBER($most, useGrouping: 0) } joueurs). { $tagline }
       *[other] { $name } (de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } joueurs). { $tagline }
    }
cli-choose-players = Combien êtes-vous à jouer, en vous comptant ? De { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
cli-choose-bots = De quelle force seront les bots ?
cli-bots = { $name } : { $temper }
cli-ask-name = Comment vous appelez-vous ?
cli-name-empty = Un nom compte au moins une lettre.
cli-name-long = Un nom peut avoir jusqu’à { NUMBER($most, useGrouping: 0) } lettres.
cli-default = Entrée : { $value }
cli-table = À la table : { $seats }.
cli-begin = La partie commence.

## The terminal game: at the table

cli-you = { $name } (vous)
cli-bot = { $name } (un bot)
cli-band = Tapez : { $words }
cli-choose-number = Votre choix, de 1 à { NUMBER($last, useGrouping: 0) }
cli-not-a-choice = « { $input } » n’est pas dans la liste. Choisissez un nombre de 1 à { NUMBER($last, useGrouping: 0) }.
cli-not-a-number = « { $input } » n’est pas un nombre de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }.
cli-not-yes-or-no = Répondez { cli-yes } ou { cli-no }.
cli-word-help = aide
cli-word-rules = règles
cli-word-table = table
cli-word-history = historique
cli-word-hand = main
cli-word-quit = quitter
cli-yes = oui
    .letter = o
cli-no = non
    .letter = n
cli-help =
    Choisissez par numéro. À toute question, vous pouvez aussi taper :
    { cli-word-help } : ces lignes
    { cli-word-rules } : les règles du jeu en bref
    { cli-word-table } : toute la table, page par page
    { cli-word-history } : ce qui s’est passé jusqu’ici
    { cli-word-hand } : ce que personne d’autre ne voit
    { cli-word-quit } : quitter la partie
cli-history = Ce qui s’est passé jusqu’ici
cli-history-empty = Il ne s’est encore rien passé.
cli-hand = Ce que personne d’autre ne voit
cli-pass = Passez le clavier à { $seat }.
cli-continue = Appuyez sur Entrée pour continuer.
cli-quit-confirm = Quitter cette partie ?
cli-over = La partie est finie.
cli-farewell = À bientôt.
cli-interrupted = Vous avez quitté la partie.
cli-seed = Partie jouée avec la graine { $seed }. La même graine donne le même hasard.
cli-record-written = Partie enregistrée dans { $path }.

## The commands

cli-about = Jeux de table romains : jouer, vérifier une feuille de partie, laisser jouer des programmes.
cli-help-play = lancer un serveur sur cette machine et ouvrir sa page dans le navigateur
cli-help-tui = jouer une partie dans ce terminal, contre des bots
cli-help-verify = vérifier une feuille de partie : chaque coup, carte et dé
cli-help-replay = parcourir une feuille de partie, étape par étape
cli-help-analyse = analyser une feuille de partie : ce qu’on aurait pu savoir, et ce que chaque décision a coûté
cli-help-referee = arbitrer pour des programmes : lignes JSON en entrée, lignes JSON en sortie
cli-help-schema = afficher le schéma JSON des actions, des événements, des vues ou des feuilles de partie
cli-help-rules = afficher les règles d’un jeu en bref
cli-help-check = vérifier un jeu que vous écrivez selon les lois de tous les jeux
cli-option-language = langue (par défaut, celle de cette machine)
cli-option-version = afficher la version et quitter
cli-option-game = jeu auquel jouer
cli-option-players = nombre de joueurs
cli-option-name = votre nom
cli-option-bots = bots à affronter
cli-option-seed = graine qui décide de toutes les cartes et de tous les dés : 64 chiffres hexadécimaux
cli-option-set = une règle maison, sous la forme nom=valeur (places comptées à partir de 1) ; peut être répétée
cli-option-record = fichier où enregistrer la feuille de partie
cli-argument-record = fichier d’une feuille de partie
cli-option-key = clé publique d’un serveur, 64 chiffres hexadécimaux, ou un fichier qui la contient ; peut être répété
cli-option-server = adresse d’un serveur à qui demander ses clés publiques ; peut être répété
cli-argument-what = ce qu’il faut afficher
cli-file-missing = Il n’y a pas de fichier { $path }.
cli-file-unreadable = { $path } ne peut pas être lu : { $problem }
cli-file-unwritable = { $path } ne peut pas être écrit : { $problem }
cli-key-unreadable = « { $input } » n’est ni une clé publique de 64 chiffres hexadécimaux ni un fichier qui en contient une.
cli-keys-unknown = { $server } ne donne pas ses clés publiques : { $problem }
cli-no-terminal = Une partie demande un clavier et un écran. Pour les programmes, il y a la commande referee.
cli-window-small = Cette fenêtre a { NUMBER($width, useGrouping: 0) } colonnes et { NUMBER($height, useGrouping: 0) } lignes. Le plateau demande { NUMBER($columns, useGrouping: 0) } colonnes et { NUMBER($lines, useGrouping: 0) } lignes : le texte défile donc.
cli-not-understood = non reconnu : { $words }
cli-did-you-mean = Vouliez-vous dire { $word } ?
cli-extra-missing = Pour utiliser { $command }, installez d’abord ce qu’il faut : { $install }
cli-usage = utilisation :
cli-arguments = arguments{ "\u202F" }
cli-options = options{ "\u202F" }
cli-option-help = afficher cette aide et quitter
cli-fault = { $argument } : { $problem }
cli-fault-required = il manque : { $names }
cli-fault-required-one = il manque l’un de ceux-ci : { $names }
cli-fault-together = ne va pas avec { $other }
cli-fault-no-value = ne prend pas de valeur, mais en a une : { $value }
cli-fault-value = demande une valeur
cli-fault-one-value = prend une valeur au plus
cli-fault-ambiguous = { $option } peut être { $matches }
cli-fault-type = « { $value } » ne convient pas ici
cli-fault-choice = « { $value } » n’est aucun de ceux-ci : { $choices }
cli-metavar-command = commande
cli-metavar-task = tâche
cli-metavar-set = NOM=VALEUR
cli-metavar-file = FICHIER

## Checking a record: ids begin with `records-`

records-true =
    { $events ->
        [one] Valide : son unique événement suit les règles.
       *[other] Valide : ses { NUMBER($events, useGrouping: 0) } événements suivent les règles.
    }
records-what_if =
    { $events ->
        [one] Son premier événement vient d’une autre partie, continuée à partir de là : ce n’est pas une partie d’un seul tenant.
       *[other] Ses { NUMBER($events, useGrouping: 0) } premiers événements viennent d’une autre partie, continuée à partir de là : ce n’est pas une partie d’un seul tenant.
    }
records-unfinished = La partie n’a pas été jouée jusqu’au bout.
records-chance-unchecked = Les cartes et les dés sont possibles, mais sans la graine personne ne peut dire qu’ils sont équitables.
records-unsigned = Cette partie n’est pas signée, et rien ne montre donc qu’elle a été jouée ainsi : qui connaît la graine peut inventer un autre déroulement, tout aussi légal et équitable.
records-signed = Signée par { $key }, une clé que vous avez indiquée : voici la partie telle que son serveur l’a notée.
records-signed-unknown = Signée par { $key }, une clé que vous n’avez pas indiquée : rien ne montre donc à qui elle est. Indiquez la clé du serveur (--key) ou le serveur (--server).
records-unreadable-whole = Elle est illisible, ou il n’en reste qu’une partie.
records-unreadable-field = Son champ { $where } est illisible.
records-unreadable-game = Elle est d’un jeu auquel on ne joue pas ici.
records-unreadable-newer = Elle a été écrite par une version plus récente, sous une forme inconnue ici.
records-finding-commitment = La graine n’est pas celle qui était promise : son SHA-256 diffère de l’engagement.
records-finding-options = Aucune table ne peut jouer avec ces options.
records-finding-seats =
    La partie compte { $seats ->
        [one] { NUMBER($seats, useGrouping: 0) } place
       *[other] { NUMBER($seats, useGrouping: 0) } places
    }, ses options annoncent { NUMBER($players, useGrouping: 0) } joueurs.
records-finding-after_end = events[{ NUMBER($at, useGrouping: 0) }] : la partie était déjà finie.
records-finding-chance = events[{ NUMBER($at, useGrouping: 0) }] : la graine donne { $expected }, on lit { $found }.
records-finding-impossible = events[{ NUMBER($at, useGrouping: 0) }] : aucune carte ni aucun dé ne peut donner { $found } ici.
records-finding-uncaused = events[{ NUMBER($at, useGrouping: 0) }] : personne ne peut faire { $found } ici.
records-finding-refused = events[{ NUMBER($at, useGrouping: 0) }] : { $found } n’était pas permis.
records-finding-consequence = events[{ NUMBER($at, useGrouping: 0) }] : { $expected } doit suivre, on lit { $found }.
records-finding-cut_off = Il manque events[{ NUMBER($at, useGrouping: 0) }] : { $expected } doit suivre.
records-finding-unfinished = Le résultat { $found } est annoncé, mais les événements ne vont pas jusqu’à la fin de la partie.
records-finding-result = La partie s’est terminée par { $expected }, on lit { $found }.
records-finding-no_seed = La partie est finie, mais sa graine n’est pas révélée.
records-finding-no_checksum = La partie est finie, mais sa somme de contrôle manque.
records-finding-checksum = Chaque événement est légal et équitable, mais ce ne sont pas ceux qui ont été scellés : la somme de contrôle diffère.
records-finding-signature = Chaque événement est légal et équitable, mais ce ne sont pas ceux qui ont été signés : la signature est d’une autre partie, ou inventée.
records-finding-other_key = Signée par { $key }, qui n’est aucune des clés que vous avez indiquées.
records-finding-unsigned = Vous avez indiqué une clé, mais personne n’a signé cette partie : ce peut être un déroulement inventé de la même graine.

## The terminal game: its screens

cli-option-fast = sans pause entre les coups des bots
cli-commitment = Tout ce que le sort décide est déjà fixé et scellé. Le sceau est le SHA-256 de la graine : { $commitment }
cli-confirm = { $choice }. Vraiment ?
cli-back = Retour
cli-more = D’autres choix
cli-again = Rejouer
cli-write-down = Enregistrer cette partie dans { $path }
cli-leave = Quitter
cli-name-default = Marcus
cli-game-unknown = Aucun jeu ne s’appelle « { $input } ». Choisissez parmi : { $names }.
cli-bots-unknown = { $game } n’a pas de bots nommés « { $input } ». Choisissez parmi : { $names }.
cli-seed-unreadable = Une graine a { NUMBER($digits, useGrouping: 0) } chiffres hexadécimaux.
cli-set-form = « { $input } » n’est pas une règle maison : écrivez-la sous la forme nom=valeur.
cli-set-unknown = { $game } n’a pas de règle maison nommée « { $name } ». Choisissez parmi : { $names }.
cli-set-value = « { $input } » ne convient pas à { $name } ({ $allowed }). { $explained }

## Tables: what they refuse, and phrases to say at them

table-refused-sent_away = L’hôte vous a fait quitter cette table.
table-refused-full = Toutes les places sont prises.
table-refused-seat_taken = Quelqu’un occupe déjà cette place. Choisissez-en une autre.
table-refused-seat_empty = Personne n’occupe cette place.
table-refused-nobody_there = Aucune personne n’occupe cette place.
table-refused-not_your_seat = Cette place n’est pas la vôtre.
table-refused-no_such_seat = Cette table n’a pas cette place.
table-refused-other_game = Une table garde son jeu : ouvrez-en une autre.
table-refused-nobody_plays = Il faut d’abord que quelqu’un prenne place.
table-refused-only_host = Seul l’hôte peut faire cela.
table-refused-begun = La partie a commencé.
table-refused-not_over = La partie n’est pas terminée.
table-refused-not_playing = La partie n’a pas commencé.
table-refused-not_running = Aucune partie n’est en cours à cette table.
table-refused-still_playing = Vous y jouez encore. Abandonnez d’abord la partie, puis vous pourrez la retirer de votre liste.
table-refused-not_seated = Vous n’avez pas de place à cette table.
table-refused-already_joined = Cette connexion est déjà à une table.
table-refused-name_empty = Un nom compte au moins une lettre.
table-refused-no_such_table = Cette table n’existe pas.
table-refused-no_such_code = Aucune place de cette table n’a ce code.
table-refused-no_record = Il n’y a pas de partie terminée à cette adresse.
table-refused-over_there = La partie y est terminée : revenez à un moment antérieur.
table-refused-no_analysis = Cette partie ne peut pas être analysée ici.
table-refused-analysis_rests = L’analyse de cette partie s’est interrompue. On pourra réessayer dans une minute.
table-refused-sealed = Elle reste scellée jusqu’à la fin de la journée : d’autres n’ont pas encore joué.
table-refused-one_try = C’est votre unique essai du jour : personne ne peut jouer pour vous, ni sur un autre appareil, ni une seconde fois.
table-refused-no_such_day = Il n’y a pas de défi pour ce jour.
table-refused-day_over = Cette journée est finie. Dès que les résultats seront ouverts, vous pourrez la jouer pour le plaisir.
table-refused-play_first = Jouez d’abord : vous verrez ensuite la comparaison.
table-refused-no_advice = La lampe ne sait pas ce que cela vaut.
table-refused-no_lamps = Il n’y a pas de lampes à cette table.
table-refused-busy = La table est occupée. Essayez encore une fois.
table-refused-down = La table ne peut rien noter pour l’instant. Rien n’est perdu : essayez encore une fois.
table-refused-restless = Cette table a vu assez de changements. Ouvrez-en une autre pour continuer à en faire.
table-refused-endless = Après { NUMBER($moves, useGrouping: 0) } coups, cette partie s’arrête : elle pourrait ne jamais finir. Abandonnez-la et ouvrez une autre table.
table-refused-too_fast = C’est un peu rapide. Attendez { NUMBER($seconds, useGrouping: 0) } s.
table-refused-too_many_tables = Trop de tables ont été ouvertes depuis cet appareil ou ce réseau. Réessayez plus tard.
table-refused-too_many_codes = Trop de codes erronés sont venus de cet appareil ou de ce réseau. Réessayez plus tard.
table-refused-too_many_listed = Un appareil ou un réseau peut afficher au plus { NUMBER($most, useGrouping: 0) } tables à la fois. Lancez-en d’abord une.
table-refused-chat_off = On ne parle pas à cette table.
table-refused-muted = L’hôte vous a mis en sourdine.
table-refused-phrase_or_text = Dites une seule chose : une phrase, un texte, une réaction ou une affirmation.
table-refused-no_such_phrase = Cette phrase n’existe pas.
table-refused-no_such_reaction = Cette réaction n’existe pas.
table-refused-phrases_only = À cette table, on parle par phrases toutes faites.
table-refused-nothing_said = Ce message est vide.
table-refused-unreadable = Ce serveur ne peut pas ouvrir cette table : son jeu, ou ces règles, ne sont pas installés ici.
table-refused-not_all_erased = { $tables ->
        [one] Ce serveur ne peut pas ouvrir une table, qui vous connaît encore.
       *[other] Ce serveur ne peut pas ouvrir { NUMBER($tables, useGrouping: 0) } tables, qui vous connaissent encore.
    }
table-refused-reload = Cette page est plus ancienne que le serveur. Rechargez-la.
table-refused-other_origin = Cette page ne peut pas parler à ce serveur.
table-refused-name_long = Un nom peut compter jusqu’à { NUMBER($longest, useGrouping: 0) } lettres.
table-refused-name_taken = Quelqu’un s’appelle déjà { $name } ici.
table-refused-name_alike = { $name } ressemble trop à { $other }, qui est déjà là.
table-refused-too_few_seats = { NUMBER($sitting, useGrouping: 0) } personnes ont pris place : il ne peut y avoir { NUMBER($seats, useGrouping: 0) } places.

phrase-hello = Salut à tous.
phrase-good_game = Belle partie.
phrase-well_played = Bien joué.
phrase-thinking = Laissez-moi réfléchir.
phrase-hurry = On vous attend.
phrase-suspicious = Voilà qui est louche.
phrase-trust_me = Vous pouvez me faire confiance.
phrase-not_me = Ce n’était pas moi.
phrase-thanks = Merci.
phrase-bad_luck = Pas de chance.
phrase-again = Encore une partie ?
phrase-bye = Au revoir.
reaction-laugh = rit
reaction-applause = applaudit
reaction-gasp = s’étonne
reaction-doubt = en doute
reaction-anger = se fâche
reaction-sorrow = s’attriste

## The server

serve-ready = Lusoria est prête : { $address }
serve-stop = Ctrl-C l’arrête. Rien n’est perdu.
serve-in-use = Un autre serveur utilise { $path }. Un fichier n’a qu’un serveur : arrêtez-le d’abord, ou donnez un autre --database à celui-ci.
serve-wait-title = Un instant
serve-wait-why = Un très grand nombre de requêtes arrive de votre réseau. Rien n’est perdu.
serve-wait-seconds = Cette page réessaie toute seule dans { $seconds ->
    [one] une seconde
   *[other] { NUMBER($seconds, useGrouping: 0) } secondes
}.
serve-wait-minutes = Cette page réessaie toute seule dans { NUMBER($minutes, useGrouping: 0) } minutes.
serve-wait-again = Réessayer maintenant
serve-option-config = fichier TOML avec ces réglages ; les options et les variables d’environnement l’emportent
serve-option-host = adresse d’écoute
serve-option-port = port d’écoute ; 0 en prend un libre
serve-option-database = fichier SQLite, ou l’adresse d’un PostgreSQL pour plusieurs nœuds
serve-option-public_url = adresse que voient les gens, si un proxy précède le serveur
serve-option-origins = autres pages qui peuvent parler à ce serveur, séparées par des virgules
serve-option-proxies = proxys de confiance : adresses ou réseaux, séparés par des virgules
serve-option-keys = secrets qui signent les places, séparés par des virgules ; le premier signe, tous sont crus ; au moins 16 octets chacun
serve-option-grace = secondes avant qu’un bot remplace quelqu’un qui est parti, à une table sans minuteur
serve-option-clock_grace = de même à une table avec minuteur
serve-option-bot_delay = durée des coups des bots : 1 comme une personne, 0 sans attendre
serve-option-bot_workers = processus dans lesquels pensent les bots
serve-option-requests_per_minute = requêtes HTTP par minute d’un appareil
serve-option-messages_per_second = messages par seconde d’un appareil
serve-option-devices_per_address = de combien d’appareils une adresse a le quota, et combien de nouveaux elle peut amener en dix minutes
serve-option-connections_per_device = connexions d’un appareil
serve-option-connections_per_address = connexions depuis une adresse
serve-option-tables_per_hour = tables ouvertes par heure depuis un appareil
serve-option-listed_per_device = tables d’un appareil affichées à la fois
serve-option-listed_per_address = tables d’une adresse affichées à la fois
serve-option-tries_per_address = essais du défi du jour qu’une adresse peut commencer par jour
serve-option-exercises = dossier des exercices propres à ce serveur, proposés à côté de ceux qui sont fournis
serve-option-log_level = ce qui est consigné : debug, info ou warning
serve-option-no_browser = ne pas ouvrir la page dans un navigateur
cli-help-serve = tenir des tables pour des personnes et des programmes, par HTTP et sockets
cli-help-backup = écrire tout ce que sait un serveur dans un fichier, sans l’arrêter
cli-help-restore = remplir une base de données vide avec un tel fichier
cli-help-wipe = ne laisser aucun octet des personnes effacées dans le fichier d’un serveur arrêté
cli-help-export = écrire toutes les parties terminées sans noms, une par ligne
cli-argument-file = fichier à écrire ou à lire
cli-backup-done = Écrit dans { $path }.
cli-option-consented = seulement les parties qui peuvent devenir des exercices : toutes les personnes qui y ont joué ont donné leur accord
cli-export-count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } partie.
       *[other] { NUMBER($count, useGrouping: 0) } parties.
    }
cli-restore-done = Restauré depuis { $path }.
cli-wipe-done = Nettoyé : il ne reste aucun octet de ce qui a été effacé.

## Un bot à la table d’un serveur : `lusoria sit`

cli-help-sit = asseoir un bot à une table, par le lien de celle-ci
sit-argument-link = lien de la table, ou son code
sit-option-bot = quel bot joue (sinon le bot habituel du jeu), ou la classe d’un module pour un bot à soi
sit-option-seat = numéro de la place, comme la page les compte (sinon la première libre)
sit-option-name = nom à la table (sinon celui du bot)
sit-option-rematch = rester après la partie et suivre chaque revanche, jusqu’à Ctrl-C
sit-option-pause = secondes avant chaque coup, en moyenne, pour que les gens puissent suivre
sit-option-server = adresse du serveur, si seul un code est donné
sit-found = { $game } à { NUMBER($players, useGrouping: 0) }, chez { $server }
sit-seated = { $bot } prend la place { NUMBER($place, useGrouping: 0) } et s’appelle { $name }.
sit-waits = En attente que l’hôte commence. Ctrl-C fait quitter la table.
sit-moved = Mon coup : { $action }
sit-late = Trop tard pour « { $action } » : le minuteur ou un bot du serveur a joué.
sit-line-lost = Connexion perdue. Nouvel essai.
sit-line-back = De retour à la table.
sit-waits-for-rematch = En attente d’une revanche. Ctrl-C y met fin.
sit-rematch = Une revanche, à { $link }
sit-left = Table quittée. Si la partie avait commencé, un bot du serveur la poursuit.
client-error-not_a_link = « { $input } » n’est pas le lien d’une table. Un lien ressemble à { $example }. Un code de six lettres convient aussi.
client-error-unreachable = { $server } ne répond pas : { $problem }
client-error-not_lusoria = Quelque chose répond chez { $server }, mais pas comme un serveur Lusoria.
client-error-other_version = { $server } parle une autre version du protocole. Installez la version de Lusoria qui tourne là-bas.
client-error-unknown_game = La table joue à { $game } selon la version { NUMBER($rules, useGrouping: 0) } de ses règles, inconnue ici. Installez ce qu’a le serveur.
client-error-no_such_bot = { $game } n’a pas de bot nommé « { $input } ». Choisissez parmi : { $names }.
client-error-bot_failed = Le bot ne peut pas continuer : { $problem }
client-error-seat_lost = La place n’est plus à nous : l’hôte nous a fait quitter la table, ou quelqu’un l’a reprise.

## Le laboratoire : `lusoria lab`

cli-help-lab = jouer par milliers : bots contre bots, et l’équilibre des règles
lab-help-tournament = bots contre bots : qui est meilleur, et avec quelle certitude
lab-argument-bots = bots connus, ou la classe d’un module pour un bot à soi (voir la documentation) ; autre=bot lui donne un autre nom
lab-option-deals = donnes ; chacune est jouée avec chaque bot à chaque place
lab-option-seed = nombre d’où viennent toutes les cartes, tous les dés et toutes les pièces
lab-option-workers = processus qui jouent
lab-option-folder = dossier des résultats ; ce qui y a été commencé continue
lab-option-changed_code = continuer même si le code d’un bot a changé
lab-deals = Donnes
lab-lifts = Un bot parmi d’autres : ce qu’il gagne de plus que l’un d’eux à sa place, en points de pourcentage
lab-mixed = Aux tables mixtes, le meilleur d’abord
lab-head-bot = qui
lab-head-among = parmi
lab-head-wins = gagne
lab-head-lift = en plus
lab-head-points = en points
lab-head-seats = places
lab-head-odds = log cote
lab-head-skill = selon openskill
lab-cut_off = Parties trop longues, qui ne comptent pas : { NUMBER($games, useGrouping: 0) }
lab-written = Tout est dans { $folder }.
lab-help-solve = le meilleur jeu aux points d’un joueur seul, exactement : chaque colonne, chaque ensemble de cartes
lab-argument-solved = jeu à résoudre
lab-option-turns = tours qui restent, jusqu’à ce nombre
lab-option-threads = fils d’exécution
lab-option-solution = dossier pour les tables, un demi-gigaoctet par tour ; ce qui s’y trouve n’est pas refait
lab-columns = Colonnes
lab-solved = La moyenne de tous les points à partir d’une colonne vide, en jouant au mieux
lab-head-turns = tours
lab-head-no_cards = sans cartes
lab-head-joker = le Joker seul
lab-head-all_cards = toutes les cartes
lab-help-train = ce que les bots savent par cœur : appris en jouant contre eux-mêmes
lab-help-exercises = créer des exercices : des positions qui méritent réflexion, et ce qu’on en sait
lab-argument-exercises = de quel jeu
lab-option-count = autant de chacun des quatre degrés
lab-option-records = d’abord des positions de ces parties : une feuille de partie, ou une par ligne ; seulement avec l’accord de leurs joueurs
lab-option-only_records = de ces parties seulement, aucune de parties de bots ; autant qu’il y en a, jusqu’à ce nombre par degré
lab-option-exercises = où va le fichier
lab-exercises = Exercices
lab-argument-learned = jeu à apprendre
lab-option-learned_players = nombres de joueurs pour lesquels apprendre, un seul ou de..à
lab-option-learned = dossier pour les tables, un fichier par nombre de joueurs
lab-learning = Apprentissage
lab-help-balance = l’équilibre des jeux, en une page à lire
lab-option-games_of = quel jeu ; peut être répété (sinon tous)
lab-option-policy = qui joue : random, ou un bot ; peut être répété
lab-option-only = seulement ce graphique, par son nom ; peut être répété
lab-option-games = parties par table, pour les stratégies compilées
lab-option-slow_games = parties par table, pour les stratégies non compilées
lab-option-report = dossier pour la page, ses tables et ses images
lab-counting = Calcul en cours
lab-report = Le rapport est dans { $page }.

## A written game in the terminal: ids begin with `replay-`

replay-argument-record = fichier d’une feuille de partie, ou - pour la lire d’un tube
replay-option-open = avec tous les secrets
replay-option-step = commencer à cette étape, comptée comme dans l’adresse de la page
replay-option-turn = commencer à ce tour
replay-open = Avec tous les secrets
replay-step = Étape { NUMBER($step, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }
replay-start = Avant le premier coup
replay-nothing = Rien à voir d’ici
replay-prompt = Entrée : avancer, b : reculer, p : dérouler, h : aide, q : quitter
replay-help = Entrée avance, b recule ; > et < vont au tour suivant et au précédent ; un nombre va à cette étape, t3 au tour 3 ; p déroule jusqu’à Control-C. a montre une étape entière, page par page. e1 et les suivants montrent ce que voit une place, e0 ce que voit le public, e* tous les secrets. q quitte.
replay-unknown = Ce n’est pas une commande. Tapez h pour l’aide.
replay-no-step = La dernière étape est la { NUMBER($last, useGrouping: 0) }.
replay-no-turn = Les tours vont de 1 à { NUMBER($last, useGrouping: 0) }.
replay-no-eyes = Places : e1 à e{ NUMBER($last, useGrouping: 0) }, e0 le public, e* tous les secrets.
replay-stopped = Arrêté.

## What could have been known, after a game

analyse-option-seat = place d’où l’on regarde, comme la page les compte (sinon le public)
analyse-option-model = comment les autres sont censés jouer
analyse-option-form = text, json ou html : une page à elle seule
analysis-seat = place { NUMBER($seat, useGrouping: 0) }
analysis-gallery = Vu par le public
analysis-eyes = Vu par { $name }
analysis-turn = tour
analysis-tenths = Sur dix : Loyal, Traître, Marchand ; puis la probabilité que chaque camp gagne.
analysis-model-mixture = Les autres sont pris pour un mélange : votants sincères, joueurs distraits et joueurs habiles.
analysis-model-honest = Les autres sont pris pour des votants sincères.
analysis-model-strong = Les autres sont pris pour des joueurs forts.
analysis-moments = Ce qui a le plus changé
analysis-turning = Tournants
analysis-shift-seat = Tour { NUMBER($turn, useGrouping: 0) }, { $name }, { $side } : de { NUMBER($before, useGrouping: 0) } % à { NUMBER($after, useGrouping: 0) } %.
analysis-shift-side = Tour { NUMBER($turn, useGrouping: 0) }, { $side } gagnent : de { NUMBER($before, useGrouping: 0) } % à { NUMBER($after, useGrouping: 0) } %.
analysis-decisions = Les décisions les plus chères
analysis-no-costs = Aucune n’a rien coûté de mesurable.
analysis-cost = Tour { NUMBER($turn, useGrouping: 0) }, { $name } : « { $taken } » a coûté { $cost } points de chance de gagner. Mieux : « { $best } ». « { $reason } »
analysis-points = En points
analysis-chance = En chances de gagner (%)
analysis-head-player = qui
analysis-head-start = attendu
analysis-head-luck = dés
analysis-head-skill = décisions
analysis-head-others = les autres
analysis-head-result = résultat

## Checking a game

check-argument-game = nom d’un jeu, ou { $form } s’il n’est pas installé
check-option-games = nombre de parties ; chaque règle maison est jouée au moins une fois
check-option-seed = nombre qui décide des parties au hasard
check-option-law = vérifier seulement cette loi
check-option-json = afficher un objet JSON par loi, avec les événements de la partie
check-title = { $game }, règles { $version }, depuis { $file } : { NUMBER($games, useGrouping: 0) } parties au hasard, graine { NUMBER($seed, useGrouping: 0) }
check-holds = { $law } : respectée. { $demand }
check-broken = { $law } : ENFREINTE. { $demand }
check-skipped = { $law } : non vérifiée, car { $why ->
        [not_installed] les bots ne jouent que la version la plus récente d’un jeu installé.
       *[unplayable] une partie au hasard ne peut pas se jouer.
    }
check-more = et { NUMBER($count, useGrouping: 0) } de plus
check-again = Pour retrouver ces cas, répétez la commande entière avec --games { NUMBER($games, useGrouping: 0) } et --seed { NUMBER($seed, useGrouping: 0) }. La graine d’un cas ne suffit pas.
check-result = { $count ->
        [0] Le jeu respecte toutes les lois vérifiées.
        [1] Le jeu enfreint une loi.
       *[other] Le jeu enfreint { NUMBER($count, useGrouping: 0) } lois.
    }
law-game-can-be-listed = Le jeu a tous ses membres, et son nom, sa devise et ses règles en anglais.
law-games-run-without-errors = Aucune partie au hasard ne s’arrête sur une exception.
law-games-end-with-a-result = Toute partie au hasard se termine, avec une fin, des gagnants et un résultat.
law-legal-lists-what-decide-accepts = Le jeu accepte chaque action de la liste et refuse les autres avec un numéro de règle connu.
law-unknown-seat-is-refused = Une place qui n’existe pas ne peut pas agir.
law-first-event-names-its-action = Le premier événement d’une action nomme l’action.
law-odds-sum-to-one = La somme des probabilités est un, et deux issues ne commencent jamais par le même événement.
law-events-rebuild-every-state = Les événements suffisent pour retrouver chaque état.
law-json-keeps-every-value = Options, actions, événements et vues ne changent pas en JSON.
law-views-are-complete = Toutes les vues partagent la partie publique ; la partie privée et les actions sont propres à chacun.
law-redacting-twice-changes-nothing = Cacher les secrets deux fois donne le même résultat qu’une fois.
law-concerns-is-public = Tous peuvent savoir quelles places un événement concerne, et les autres ne voient pas plus que le public.
law-unconcerned-seats-keep-their-view = Les places qu’aucun événement ne concerne gardent ce qu’elles savent et peuvent faire.
law-marked-seats-exist = Chaque champ marqué comme place contient une place de cette table.
law-equal-events-give-equal-views = Ceux qui ont vu les mêmes événements reçoivent la même vue, les mêmes actions et les mêmes refus.
law-equal-views-give-equal-events = Ceux qui ont les mêmes vues ont vu les mêmes événements.
law-redacted-fields-are-marked-secret = Chaque champ caché est marqué comme secret, et aucun autre ne l’est.
law-one-field-name-has-one-mark = Les champs du même nom portent la même marque.
law-house-rules-can-be-played = Chaque valeur de chaque règle maison peut se jouer.
law-printed-values-are-the-defaults = Les règles imprimées valent si rien n’est dit.
law-every-message-exists = Il y a un message pour chaque événement, action, règle, étape et option.
law-every-text-is-complete = Chaque message a toutes ses variables, pour chaque joueur.
law-every-refusal-has-a-sentence = Chaque refus a sa propre phrase.
law-types-have-tags = Chaque action et chaque événement a une étiquette (tag).
law-optional-members-have-current-names = Aucun membre facultatif ne porte un ancien nom.
law-extensions-can-be-loaded = Tout ce que le jeu apporte d’autre peut se charger.
law-extensions-are-known-and-have-their-type = Tout ce que le jeu apporte d’autre a un nom connu et le bon type.
law-lesson-can-be-played = La leçon finit avec la partie, et tous ses textes existent.
law-exercises-have-a-screen = Sans écrans à eux, les exercices ont les champs que le client montre.
law-bots-choose-legal-actions = Les bots ne choisissent que des actions permises.
law-bots-choose-deterministically = Les bots font le même choix avec la même vue et les mêmes nombres aléatoires.

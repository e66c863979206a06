### Lusoria in French: what all games share, and the terminal game. The reader is vous.
### How ids and variables are formed is written in `lusoria/words/__init__.py`.
### Before : ; ? ! and inside « » stands a narrow no-break space (U+202F).

## Names in a row: Livia, Octavia et vous

names-me = vous
names-comma = { $start }, { $end }
names-and = { $start } et { $end }

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

cli-file-unwritable = { $path } ne peut pas être écrit : { $problem }
cli-window-small = Cette fenêtre a { NUMBER($width, useGrouping: 0) } colonnes et { NUMBER($height, useGrouping: 0) } lignes. Le plateau demande { NUMBER($columns, useGrouping: 0) } colonnes et { NUMBER($lines, useGrouping: 0) } lignes : le texte défile donc.
cli-commitment = Tout ce que le sort décide est déjà fixé et scellé. Le sceau est le SHA-256 de la graine : { $commitment }
cli-confirm = { $choice }. Vraiment ?
cli-back = Retour
cli-more = D’autres choix
cli-again = Rejouer
cli-write-down = Enregistrer cette partie dans { $path }
cli-leave = Quitter
cli-name-default = Marcus

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

## The page of a busy server

serve-wait-title = Un instant
serve-wait-why = Un très grand nombre de requêtes arrive de votre réseau. Rien n’est perdu.
serve-wait-seconds = Cette page réessaie toute seule dans { $seconds ->
    [one] une seconde
   *[other] { NUMBER($seconds, useGrouping: 0) } secondes
}.
serve-wait-minutes = Cette page réessaie toute seule dans { NUMBER($minutes, useGrouping: 0) } minutes.
serve-wait-again = Réessayer maintenant

## A written game in the terminal: ids begin with `replay-`

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

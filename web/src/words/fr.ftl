### Lusoria en français : ce que seul le client web dit. Les ids commencent par `web-`.

## Partout

web-title = Lusoria : deux jeux de table romains
web-tagline = Jeux romains. Sans compte, un lien suffit.
web-back = Retour
web-close = Fermer
web-pair = { $name } : { $value }
web-menu = Menu
web-menu-table = Cette table
web-language = Langue
web-settings = Réglages
web-theme = Clair ou sombre
web-theme-system = Selon le système
web-theme-light = Clair
web-theme-dark = Sombre
web-comfort = Préférences
web-keys = Raccourcis d’une seule lettre
web-notify = Me prévenir quand c’est à moi, même dans un autre onglet
web-notify-no = Le navigateur bloque les notifications. Autorisez-les dans ses réglages.
web-sound = Sons
web-sound-question = Jouer avec le son ?
web-yes = Oui
web-no = Non
web-still = Moins d’animations
web-large = Texte plus grand
web-handed = Cet appareil passe de main en main
web-open = Personne d’autre ne voit cet appareil : toujours montrer mon camp
web-rules = Règles
web-rules-of = { $game-starts ->
        [vowel] Règles d’{ $game }
        [i] Règles d’{ $game }
       *[other] Règles de { $game }
    }
web-rules-aim = Votre but
web-rules-course = Comment on joue
web-rules-complete = Les règles complètes, avec leurs numéros (en anglais)
web-learn = Apprendre en trois minutes
web-learn-new = Première visite ? Trois minutes pour apprendre
web-learn-of = Apprendre { $game }
web-learn-table-waits = Votre table attend.
web-learn-table-started = La partie a commencé à votre table.
web-learn-to-table = À la table
web-to-home = Retour aux jeux
web-reload = Charger la nouvelle version
web-lost-title = Rien ici
web-lost = Ce lien ne mène à aucune table. Vérifiez-le ou demandez-en un autre.
web-version-changed = Il y a une nouvelle version de Lusoria. Rechargez la page.
web-offline = Pas de connexion au serveur. Réessayez dans un instant.
web-went-wrong = Cela n’a pas marché. Réessayez.
web-busy = Le serveur est occupé. Nouvel essai dans { NUMBER($seconds, useGrouping: 0) } s.
web-next-try = Prochain essai : { $time }.
web-connecting = On met la table…

## Accueil

web-meta = { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } joueurs, à partir de { NUMBER($minutes, useGrouping: 0) } minutes
web-meta-exactly = { NUMBER($most, useGrouping: 0) } joueurs, à partir de { NUMBER($minutes, useGrouping: 0) } minutes
web-company = Bots à affronter
web-play-now = Jouer
web-set-table = Ouvrir une table
web-continue = Reprendre votre partie
web-waits = À vous de jouer
web-all-my-games = Toutes mes parties ({ NUMBER($count, useGrouping: 0) })
web-offline-home = Pas de connexion. Les leçons fonctionnent quand même.
web-see-all = Tout voir
web-no-open-tables = Aucune table ouverte en ce moment. Ouvrez la vôtre ci-dessus.
web-watch = Regarder une partie
web-loading = Un instant
web-table-of = { $name-starts ->
        [vowel] Table d’{ $name }
        [i] Table d’{ $name }
       *[other] Table de { $name }
    }
web-seated = { NUMBER($taken, useGrouping: 0) } sur { NUMBER($players, useGrouping: 0) } à table
web-learn-by-playing = Apprendre en jouant
web-lesson-long = 3 minutes
web-my-games-hint = continuer ou revoir
web-you-are = Votre nom : { $name }
web-change = Changer
web-done = Terminé
web-have-code = Vous avez un code de table ?
web-take-seat = Aller à la table
web-code-unknown = Aucune table n’a ce code. Vérifiez-le et réessayez.
web-code-empty = Tapez d’abord le code.
web-my-games = Mes parties
web-name-default = Marcus
web-no-games = Pas encore de partie. Les vôtres apparaîtront ici.
web-next = Et maintenant
web-play-game = Jouer à { $game }
web-open-tables = Tables ouvertes
web-free-seats = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } place libre
       *[other] { NUMBER($count, useGrouping: 0) } places libres
    }
web-result-won = gagnée
web-result-drawn = nulle
web-result-lost = perdue
web-result-given_up = abandonnée
web-points = { $points ->
        [one] { NUMBER($points, useGrouping: 0) } point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
web-give-up = Abandonner cette partie
web-give-up-sure = Oui, abandonner
web-give-up-try = C’est votre seul essai du jour : abandonné, il compte comme inachevé.
web-forget = Retirer de cette liste
web-status-open = pas commencée
web-status-playing = en cours
web-games-going = En cours
web-games-over = Terminées

## La table avant la partie

web-not-started = Pas encore commencée
web-invite = Inviter
web-table-code = Code de la table
web-share-link = Partager le lien
web-copied = Lien copié
web-not-copied = Copie impossible
web-qr = Code QR du lien de la table
web-seats = Places, dans le sens horaire
web-free-seat = Place libre
web-free = libre
web-seat-left-of = { $name-starts ->
        [vowel] Place { NUMBER($number, useGrouping: 0) }, à gauche d’{ $name }
        [i] Place { NUMBER($number, useGrouping: 0) }, à gauche d’{ $name }
       *[other] Place { NUMBER($number, useGrouping: 0) }, à gauche de { $name }
    }
web-seat-right-of = { $name-starts ->
        [vowel] Place { NUMBER($number, useGrouping: 0) }, à droite d’{ $name }
        [i] Place { NUMBER($number, useGrouping: 0) }, à droite d’{ $name }
       *[other] Place { NUMBER($number, useGrouping: 0) }, à droite de { $name }
    }
web-seat-beside-free = Place { NUMBER($number, useGrouping: 0) }, à côté d’une place libre
web-who-sits = Qui s’assied ici ?
web-sit-here = M’asseoir ici
web-tap-to-sit = Touchez une place libre pour vous asseoir.
web-change-name = Changer de nom
web-move-here = Passer ici
web-other-here = Quelqu’un sur cet appareil
web-leave-free = La laisser libre
web-leave-so = Annuler
web-change-places = { $name } : changer de place
web-press-other-seat = Touchez une autre place pour { $name }
web-number-of-seats = { NUMBER($players, useGrouping: 0) } places
web-shuffle = Mélanger les places
web-talk = Discussion
web-unread = { $count ->
        [one] un nouveau message
       *[other] { NUMBER($count, useGrouping: 0) } nouveaux messages
    }
web-nothing-said = Personne n’a encore rien dit.
web-talk-sit = Asseyez-vous pour écrire ici.
web-reactions = Réagir
web-phrases = Phrases
web-claim = Affirmer
web-claims = Affirmations
web-claim-hint = Tout le monde l’entend, et cela reste sur la feuille de partie. Personne ne vérifie si c’est vrai.
web-claim-choose = Choisissez une affirmation
web-add-bot = Ajouter un bot
web-add-player = Ajouter quelqu’un ici
web-bot-kind = Niveau du bot { $name }
web-host = hôte
web-ready = peut commencer
web-say-ready = On peut commencer
web-say-read = J’ai lu, on peut commencer
web-say-not-ready = Attendez-moi
web-not-ready = On attend encore : { $names }
web-rules-changed = Les règles maison ont changé ({ $rules }).
web-seats-changed = Les places ont changé.
web-ready-lost = On attend de nouveau : { $names }.
web-standings = Classement
web-won-of = { NUMBER($won, useGrouping: 0) } sur { NUMBER($played, useGrouping: 0) } gagnées
web-host-tools = Vous êtes l’hôte. Touchez deux places pour les échanger. Le nouvel hôte commence la partie à votre place. Une personne exclue ne peut plus s’asseoir ici.
web-make-host = Confier la table
web-get-up = Me lever
web-send-away = Exclure
web-fewer-seats = Retirer une place
web-more-seats = Ajouter une place
web-house-rules = Règles maison
web-clock = Minuteur
web-clock-none = Sans minuteur
    .explanation = Prenez tout votre temps.
web-clock-gentle = Minuteur souple
    .explanation = Votre temps écoulé, il repart une fois. Ensuite, un bot joue ce coup pour vous.
web-clock-strict = Minuteur strict
    .explanation = Votre temps écoulé, un bot joue ce coup pour vous.
web-seconds = Secondes par coup
    .explanation = Votre temps de réflexion pour un coup.
web-chat = Discussion
web-chat-off = Sans discussion
    .explanation = Personne ne peut écrire ici.
web-chat-phrases = Phrases toutes faites
    .explanation = Des phrases toutes faites, que chacun lit dans sa langue.
web-chat-free = Discussion libre
    .explanation = Chacun peut écrire ce qu’il veut.
web-listed = Afficher cette table publiquement
    .explanation = Tout le monde peut la trouver et s’y asseoir.
web-public-record = Publier la partie terminée
    .explanation = Tout le monde pourra utiliser la feuille de partie, noms compris.
web-lamps = Lampes (aide pour apprendre)
    .explanation = Chacun peut voir ce que valent ses propres choix, et eux seuls. La feuille de partie note que la table avait des lampes.
web-your-name = Votre nom
web-name-of-other = Nom de l’autre personne sur cet appareil
web-name-taken = Quelqu’un s’appelle déjà { $name } ici. { $offered } est libre.
web-that-is-me = C’est mon nom
web-sit-down = M’asseoir
web-begin = { $players ->
        [2] Commencer à deux
        [3] Commencer à trois
        [4] Commencer à quatre
        [5] Commencer à cinq
        [6] Commencer à six
        [7] Commencer à sept
        [8] Commencer à huit
       *[other] Commencer à { NUMBER($players, useGrouping: 0) }
    }
web-begin-hint = { $bots ->
        [one] Un bot prend la place libre.
       *[other] Des bots prennent les { NUMBER($bots, useGrouping: 0) } places libres.
    }
web-wait-host = On attend que { $name } commence la partie.
web-one-phone = Ajouter quelqu’un sur cet appareil
web-one-phone-hint = Un appareil pour plusieurs : asseyez-vous à une table, puis ajoutez-y les autres. Il vous dira à qui le passer.

## À la table

web-leave = Quitter la table
web-leave-hint = Vous gardez votre place. Un bot joue pour vous jusqu’à votre retour.
web-leave-waits = Vous gardez votre place, et la partie attend votre retour.
web-skip = Aller à votre coup
web-you-name = { $name } (vous)
web-bot-stands-in = un bot joue
web-away = hors ligne
web-awaited = on l’attend
web-about = À propos : { $name }
web-watching = Vous regardez la partie
web-your-move = À vous : { $ask }
web-your-turn = À vous de jouer
web-chosen = Choisi
web-sending = Envoi
web-waiting-table = En attente de la table
web-late = Trop tard : c’était déjà décidé.
web-lost-line = Connexion perdue. Reconnexion…
web-back-online = De retour à la table.
web-still-there = Toujours là ?
web-still-there-mine = Connexion perdue. Un bot jouera pour vous dans { NUMBER($seconds, useGrouping: 0) } s.
web-still-there-of = { $name } : toujours là ? { NUMBER($seconds, useGrouping: 0) } s
web-i-am-here = Je suis là
web-bot-played = { $moves ->
        [one] Un bot a joué un coup pour vous.
       *[other] Un bot a joué { NUMBER($moves, useGrouping: 0) } coups pour vous.
    }
web-understood = Compris
web-no-wake-lock = Cette adresse n’est pas sécurisée (sans https) : la page ne peut pas garder l’écran allumé. Réglez votre appareil pour qu’il ne se mette pas en veille pendant la partie.
web-hold = Voir
web-hold-cards = ce que personne d’autre ne sait
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Continuer
web-turn = Tour
web-skip-to-end = Aller à la fin
web-history = Ce qui s’est passé jusqu’ici
web-say = Dites quelque chose
web-send = Envoyer
web-mute = Mettre { $name } en sourdine
web-unmute = Enlever la sourdine à { $name }
web-tv = Afficher sur la télé
web-tv-join = Ouvrez { $place } et tapez ce code
web-tv-watch = Regardez, ou prenez place
web-tv-next = Prochaine partie : scannez, ou tapez ce code
web-other-device = Passer ma place sur un autre appareil
web-rejoin-text = Sur l’autre appareil, ouvrez cette table et tapez { $code }.
web-have-rejoin = Ma place est sur un autre appareil
web-rejoin-code = Code de votre place
web-rejoin = Reprendre ma place
web-sealed-deal = Jeu équitable : chaque carte et chaque dé étaient fixés avant le premier coup. Sceau : { $seal }…
web-your-notes = Vos notes
web-marks-private = Personne d’autre ne voit jamais vos marques ni vos notes.
web-hand-phone = Passez l’appareil à
web-turn-round = Tourner le plateau
web-curtain = C’est à vous. Veillez à ce que personne d’autre ne voie l’écran.
web-i-am = Je suis { $name }
web-curtain-hint = Maintenez appuyé une seconde, ou appuyez deux fois sur Entrée.

## Jeux sans plateau à eux

web-plain-choices = Vos choix
web-plain-choice = Choix { NUMBER($place, useGrouping: 0) }
web-plain-hold = Maintenir pour voir les choix
web-plain-find = Chercher un choix
web-plain-grid = Le plateau
web-plain-cell = Ligne { NUMBER($row, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : { $contents }
web-plain-cell-empty = vide
web-plain-pick = Choisissez une case du plateau.
web-plain-pick-marked = Seules les cases marquées d’un point peuvent être choisies.
web-plain-final = La position finale
web-plain-own-failed = Le plateau propre à ce jeu ne fonctionne pas ici. Vous pouvez jouer sur celui-ci, plus simple.
web-plain-no-report = L’analyse propre à ce jeu ne fonctionne pas ici.
web-plain-chances = Chances de gagner
web-plain-analysis-promise = Qui allait gagner, et ce que les décisions ont coûté

## Après la partie

web-wins = gagne
web-shares-win = partage la victoire
web-rematch = Rejouer à cette table
web-to-rematch = Aller à la partie suivante
web-replay = Revoir
web-share-replay = Partager la partie
web-share-picture = Partager une image
web-no-picture = L’image n’a pas pu être créée. Réessayez.
web-replay-start = Avant le premier coup
web-replay-deal = Les cartes sont distribuées.
web-eyes = Vu par
web-gallery = Public
web-all-secrets = Tout voir
web-turn-before = Tour précédent
web-step-back = Étape précédente
web-step-on = Étape suivante
web-turn-after = Tour suivant
web-step = Étape
web-play = Lecture
web-pause = Pause
web-chapters = Chapitres
web-chapter-deal = Donne
web-chapter-start = Début
web-chapter-end = Fin
web-chapter-before = Chapitre précédent
web-chapter-after = Chapitre suivant
web-best-moments = Meilleurs moments ({ NUMBER($seconds, useGrouping: 0) } s)
web-speed = Vitesse
web-download = Télécharger la partie
web-signed = Partie signée · { $sum }
web-signed-text = Le serveur a signé cette partie. Gardez la somme de contrôle : une feuille qui en a une autre n’est pas cette partie. « lusoria verify » le vérifie pour vous.
web-seal-copy = Copier la somme de contrôle, la signature et la clé
web-seal-copied = Copié
web-unsigned = Cette feuille de partie n’est pas signée. Chaque coup est légal, chaque carte et chaque dé sont équitables, mais rien ne prouve que la partie s’est jouée ainsi.
web-analysis = Analyse
web-through-eyes = Vu par { $name }
web-analysis-busy = Le serveur calcule d’autres parties. Réessayez dans un instant.
web-analysis-again = Réessayer
web-analysis-waiting = { $before ->
        [0] Calcul en cours…
        [1] Une partie passe avant la vôtre.
       *[other] { $place ->
            [3] Beaucoup de parties attendent. La vôtre est la troisième.
            [4] Beaucoup de parties attendent. La vôtre est la quatrième.
            [5] Beaucoup de parties attendent. La vôtre est la cinquième.
            [6] Beaucoup de parties attendent. La vôtre est la sixième.
            [7] Beaucoup de parties attendent. La vôtre est la septième.
           *[other] Beaucoup de parties attendent. La vôtre est en position { NUMBER($place, useGrouping: 0) }.
        }
    }
web-analysis-progress = Calculé : { NUMBER($done, useGrouping: 0) } sur { NUMBER($of, useGrouping: 0) }.
web-play-on = Continuer à partir d’ici
web-play-on-text = Vous prenez une place à ce moment, en ne sachant que ce qu’elle savait. Des bots jouent les autres, avec de nouvelles cartes et de nouveaux dés. Cela ne compte pas et n’est gardé qu’un jour.
web-play-on-as = Jouer en tant que
web-play-on-against = Jouer contre
web-play-on-begin = Continuer
web-what-if = Et si… ?
web-what-if-back = { $game }, comme { $name }, depuis l’étape { NUMBER($step, useGrouping: 0) }
web-file = Ouvrir une feuille de partie
web-file-choose = Déposez la feuille de partie ici, collez-la ou choisissez un fichier
web-file-text = Elle est vérifiée comme toute partie et reste dans cet onglet. Rien n’est enregistré.
web-file-empty = Elle est vide. Choisissez un autre fichier.
web-file-long = C’est trop long pour une feuille de partie.
web-file-wrong = Ce n’est pas une feuille de partie valide. { $problem }
web-file-another = Ouvrir une autre feuille
web-analysis-preparing = La première analyse de ce serveur prend jusqu’à une minute ; les suivantes, un instant.
web-analysis-short = Cette partie était trop courte pour être analysée.
web-as-table = En tableau
web-percent = { $value } %
web-percent-range = { $low } à { $high } %
web-to-win = % de victoire
web-units = Ce que disent les chiffres
web-unit-stone = Pierres
    .what = Dix pierres montrent les chances de chaque camp pour un joueur. Chaque pierre vaut 10 %.
web-unit-chance = Chances de gagner
    .what = Sur 100 parties qui reprendraient ici, combien seraient gagnées si tous jouent habilement.
web-unit-points = Score attendu
    .what = Le score final auquel s’attendre ici, en moyenne, si tous jouent habilement.
web-unit-to-win = % de victoire
    .what = Les chances de gagner perdues par une décision : −8, c’est huit victoires de moins sur 100 parties qu’avec le meilleur choix.
web-unit-lost-points = Points
    .what = Le score final perdu par une décision : −2, c’est deux points de moins en moyenne qu’avec le meilleur choix.
web-unit-error = ±
    .what = L’écart possible de l’estimation. Une différence plus petite ne compte pas.
web-chart-line = { $name } : { $first } au début, { $now } ici, { $last } à la fin
web-start = début
web-link-moment = Partager ce moment
web-watch-moment = Revoir ce moment
web-your-decisions = Vos décisions
web-decisions-of = Décisions : { $name }

## Leçons

web-lesson = Leçon, étape { NUMBER($step, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }
web-skip-lesson = Quitter la leçon
web-learn-other = Essayez plutôt ceci : { $deed }.
web-learn-watch = Regardez ce qui se passe.

web-pace = Vitesse des animations
web-pace-slow = Lent
web-pace-normal = Normal
web-pace-fast = Rapide
web-pace-instant = Instantané

## The first game on a device

web-show-me = Montrez-moi (3 minutes)
web-just-play = Jouer tout de suite
web-opening = Comment ça marche
web-opening-waits = La partie vous attend.
web-opening-goes-on = La partie a commencé et n’attend pas.

## Every day

web-daily = Défi du jour
web-daily-hint = même partie pour tous, un essai par jour
web-daily-week-label = Les sept derniers jours
web-daily-day-best = comme le meilleur bot
web-daily-day-close = proche du meilleur bot
web-daily-day-slip = joué
web-daily-day-none = pas joué
web-daily-day-absent = avant le premier jour de ce serveur
web-daily-bots = Niveau des bots : { $bots }.
web-daily-begun = { $begun ->
        [0] Personne n’a encore commencé.
        [one] { NUMBER($begun, useGrouping: 0) } personne a commencé.
       *[other] { NUMBER($begun, useGrouping: 0) } personnes ont commencé.
    }
web-daily-one-try = Vous avez un essai. Commencez avant { $ends } (heure locale). Vous pouvez partir et revenir ; ce qui n’est pas fini à { $opens } compte comme inachevé.
web-daily-go-on = Continuer
web-daily-compare = Comparer les résultats
web-daily-leisure = Jouer pour le plaisir
web-daily-opens = Cette journée est finie. Les résultats s’ouvrent à { $opens }.
web-daily-playing = en cours
web-daily-unfinished = inachevé
web-daily-won = Gagné
web-daily-drawn = Partie nulle
web-daily-lost = Perdu
web-daily-days = Jours passés
web-daily-streak = { $days ->
        [one] série de { NUMBER($days, useGrouping: 0) } jour
       *[other] série de { NUMBER($days, useGrouping: 0) } jours
    }
web-daily-month = Mois { NUMBER($month, useGrouping: 0) }, { $year }
web-daily-month-before = Mois précédent
web-daily-month-after = Mois suivant
web-daily-week = Vous pouvez jouer pour le plaisir n’importe quel jour passé.
web-daily-week-best = Le meilleur des sept derniers jours
web-daily-week-won = gagnées : { NUMBER($won, useGrouping: 0) } sur { NUMBER($played, useGrouping: 0) }
web-daily-promise = Est-ce équitable ?
web-daily-promise-text = La veille, le serveur publie une somme de contrôle. Quand la journée est finie, il publie la graine dont découlent chaque carte et chaque dé : son SHA-256 doit être cette somme.
web-daily-tomorrow = Demain
web-daily-seed = Graine
web-daily-result = Votre résultat
web-daily-reckoning = Calcul du reste en cours…
web-daily-best = Avec les mêmes dés, le bot { $bot } a fait { NUMBER($points, useGrouping: 0) }.
web-daily-best-won = Avec les mêmes cartes, le bot { $bot } a gagné { NUMBER($won, useGrouping: 0) } parties sur { NUMBER($games, useGrouping: 0) }.
web-daily-turns = Tour par tour
web-daily-turn = Tour { NUMBER($turn, useGrouping: 0) } :
web-daily-mark-best = comme le maître
web-daily-mark-close = presque
web-daily-mark-slip = faux pas
web-daily-mark-none = rien à décider
web-daily-luck = Chance et adresse
web-daily-luck-points = D’où viennent vos points.
web-daily-luck-chance = Comment vos chances de gagner ont changé.
web-daily-part-start = attendu au début
web-daily-part-skill = vos décisions
web-daily-part-others = tours des autres
web-daily-part-result = résultat
web-daily-names = Résultats avec un nom
web-daily-names-none = Personne n’affiche encore son nom.
web-daily-name-show = Afficher mon nom
web-daily-name-hide = Masquer mon nom
web-daily-name-means = Seules les personnes qui ont terminé cette partie le voient, à côté de votre résultat. Vous pouvez le masquer de nouveau.
web-daily-everybody = Tout le monde
web-daily-first = Personne n’a joué avant vous.
web-daily-nobody = Personne ne l’a terminée.
web-daily-players = { $players ->
        [one] { NUMBER($players, useGrouping: 0) } personne l’a jouée.
       *[other] { NUMBER($players, useGrouping: 0) } personnes l’ont jouée.
    }
web-daily-few = Vous devancez { NUMBER($worse, useGrouping: 0) } personnes sur { NUMBER($others, useGrouping: 0) }.
web-daily-same = À égalité : { NUMBER($same, useGrouping: 0) }.
web-daily-better = Vous avez fait mieux que { NUMBER($percent, useGrouping: 0) } % des autres.
web-daily-crowd = Scores finaux. Les pierres pleines sont des personnes, la vôtre est pourpre ; les losanges sont des bots.
web-daily-bin = De { NUMBER($from, useGrouping: 0) } à { NUMBER($to, useGrouping: 0) } points : { NUMBER($count, useGrouping: 0) }.
web-daily-others = Les autres
web-daily-a-bot = Bots
web-daily-stone = Chaque pierre vaut { NUMBER($each, useGrouping: 0) } personnes.
web-daily-won-of = Ont gagné : { NUMBER($won, useGrouping: 0) } sur { NUMBER($players, useGrouping: 0) }.
web-daily-left = Inachevées : { NUMBER($count, useGrouping: 0) }.
web-daily-bots-made = Les bots avec les mêmes dés
web-daily-bots-won = Combien de fois les bots ont gagné avec les mêmes cartes à cette place
web-daily-of = { NUMBER($won, useGrouping: 0) } sur { NUMBER($games, useGrouping: 0) }
web-daily-you = Vous
web-daily-share = Partager
web-daily-card-text = Votre résultat en texte
web-daily-copy = Copier le texte
web-daily-copied = Copié
web-daily-spoiler = Rien n’est dévoilé : ni dés, ni nombres, ni cartes.
web-daily-card-note = { NUMBER($best, useGrouping: 0) } tours sur { NUMBER($turns, useGrouping: 0) } joués comme le maître
web-daily-on = Plus
web-daily-sealed = La relecture et l’analyse s’ouvrent à { $opens } : d’autres n’ont pas encore joué.
web-daily-analysis = Ouvrir l’analyse
web-daily-other = Retour à cette journée

## Exercices

web-exercises = Exercices
web-exercise-of = Exercice { NUMBER($number, useGrouping: 0) }
web-exercise-number = Exercice { NUMBER($number, useGrouping: 0) } · { $grade }
web-exercise-next = Exercice suivant
web-exercise-today = { NUMBER($done, useGrouping: 0) } sur { NUMBER($total, useGrouping: 0) } aujourd’hui
web-exercise-set-done = La série du jour est finie.
web-exercise-days = { $days ->
        [one] { NUMBER($days, useGrouping: 0) } jour de suite
       *[other] { NUMBER($days, useGrouping: 0) } jours de suite
    }. Record : { NUMBER($most, useGrouping: 0) }.
web-exercise-harder = Plus vous réussissez, plus ils sont difficiles.
web-exercise-kept = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } essayé
       *[other] { NUMBER($count, useGrouping: 0) } essayés
    }, { $good ->
        [one] { NUMBER($good, useGrouping: 0) } réussi
       *[other] { NUMBER($good, useGrouping: 0) } réussis
    }. Sur cet appareil seulement.
web-exercise-forget = Effacer les résultats
web-exercise-forget-sure = Oui, les effacer
web-exercise-how = Comment le score est calculé
web-exercise-good = C’est le meilleur.
web-exercise-close = Presque égal : cela compte comme le meilleur.
web-exercise-cost-win = Cela coûte { $cost } points de chance de gagner.
web-exercise-values = Ce que vaut chaque option
web-best = meilleure
web-better = Mieux
web-taken = choisie
web-exercise-honest = La solution vient avec l’exercice : il marche donc aussi sans connexion. Vous la verrez après avoir répondu.
web-exercise-erring = Bots qui se trompent ici : { $levels }.
web-exercise-nobody-errs = Seul le bot novice se trompe ici, { $share } du temps.
web-exercise-needs-own = Cet exercice demande l’écran propre au jeu, qui ne fonctionne pas ici.

# By lamplight, and what bots say afterwards

web-lamp = Lampe : ce que valent vos choix
web-lamp-lit = La lampe est allumée. Vous êtes la seule personne à voir ce qu’elle montre. La feuille de partie note que cette table avait des lampes.
web-lamp-out = La lampe est éteinte.
web-lamp-wait = Calcul en cours…
web-lamp-own = Pour vos yeux seulement.
web-lamp-nothing = On ne sait encore rien. Ce sont juste les chances de la donne.
web-lamp-chance = Vos chances de gagner, ±{ $error } %.
web-lamp-how = Comment est-ce calculé ?
web-lamp-model-types = La lampe range chacun parmi quatre types de joueurs, d’après ce qu’il a fait. Fiez-vous plus à l’ordre des choix qu’aux chiffres.
web-lamp-worth = { $points } points en moyenne, { $chance } de gagner, ±{ $error }.
web-lamp-turn = À votre tour, la lampe montre ce que valent vos choix.
web-lamp-in-points = Voir les points
web-lamp-in-chances = Voir les chances
web-afterwords = Ce que pensaient les bots
web-afterword = { $name }, { $level }, tour { NUMBER($turn, useGrouping: 0) } : { $action }
web-afterword-see = Voir ce moment

## Mes parties

web-floor = Votre mosaïque
web-floor-won = { $won ->
        [one] gagnée sur { NUMBER($played, useGrouping: 0) }
       *[other] gagnées sur { NUMBER($played, useGrouping: 0) }
    }
web-both-games = Les deux jeux
web-floor-means = Chaque pierre est une partie finie, la plus récente en dernier. Les pleines sont des victoires. Touchez-en une pour la revoir.
web-results-by-side = Par camp
web-results-by-players = Par nombre de joueurs
web-results-players = { $game }, { NUMBER($players, useGrouping: 0) } joueurs
web-results-by-seat = Par place
web-results-seat = Place { NUMBER($seat, useGrouping: 0) }
web-won-share = { NUMBER($won, useGrouping: 0) } sur { NUMBER($played, useGrouping: 0) }
web-rates-mean = Dix-neuf fois sur vingt, votre vrai taux est dans cet intervalle.
web-rates-later = Les taux de victoire apparaissent quand deux d’entre eux comptent { NUMBER($least, useGrouping: 0) } parties chacun. Avec moins, la chance décide.
web-results-own = Personne d’autre ne voit ceci. Cela appartient à cet appareil, pas à un compte.
web-results-by-office = Par charge
web-results-office-means = Sur les tours où vous l’aviez, combien étaient dans des parties gagnées.
web-office-turns = { $played ->
        [one] { NUMBER($won, useGrouping: 0) } sur un tour
       *[other] { NUMBER($won, useGrouping: 0) } sur { NUMBER($played, useGrouping: 0) } tours
    }
web-results-given-up = { $count ->
        [one] Vous avez abandonné une partie. Elle ne compte ni comme gagnée ni comme perdue, et n’est pas cotée.
       *[other] Vous avez abandonné { NUMBER($count, useGrouping: 0) } parties. Elles ne comptent ni comme gagnées ni comme perdues, et ne sont pas cotées.
    }
web-results-download = Tout télécharger (JSON)
web-results-download-csv = En tableau (CSV)
web-consent = Des positions de mes parties peuvent devenir des exercices
web-consent-means = Pour toutes les parties terminées de cet appareil, passées et à venir : sans noms, et seulement là où toutes les personnes qui y ont joué sont d’accord. Vous pouvez revenir là-dessus à tout moment ; les exercices faits jusque-là restent.
web-rating = Cote
web-rating-now = { $value } ± { $error }
web-rating-games = { $games ->
        [one] sur une partie
       *[other] sur { NUMBER($games, useGrouping: 0) } parties
    }
web-rating-not-yet = { $games ->
        [one] Pas encore : il faut { NUMBER($least, useGrouping: 0) } parties, et { NUMBER($games, useGrouping: 0) } compte pour l’instant.
       *[other] Pas encore : il faut { NUMBER($least, useGrouping: 0) } parties, et { NUMBER($games, useGrouping: 0) } comptent pour l’instant.
    }
web-rating-later = La cote vient après { NUMBER($least, useGrouping: 0) } parties.
web-rating-label = { $game } : { $first } après la première partie, { $value } ± { $error } après { NUMBER($games, useGrouping: 0) }.
web-rating-means = Elle montre comment vous vous en tirez contre les bots et les personnes rencontrés ici. Tout le monde commence à { $middle }. De deux joueurs, celui qui est 200 plus haut finit devant dans trois parties sur quatre. Deux fois sur trois, votre vraie cote est dans le ±.
web-rating-counts = Une partie compte si vous l’avez menée à son terme, sans lampe ; un bot peut avoir joué un de vos coups sur dix. Les parties abandonnées, reprises d’une relecture et les défis des jours passés ne comptent pas.
web-rating-after = Après la partie
web-rating-value = Cote
web-fortunes = Chance et adresse
web-fortunes-none = Aucune de vos parties n’a encore été calculée.
web-fortunes-points = { $games ->
        [one] Une partie : les dés ont donné { $luck } points, vos décisions ont coûté { $cost }.
       *[other] { NUMBER($games, useGrouping: 0) } parties, la plus ancienne à gauche. En moyenne, les dés vous ont donné { $luck } points et vos décisions ont coûté { $cost }.
    }
web-fortunes-chance = { $games ->
        [one] Une partie : vos décisions ont coûté { $cost } de chances de gagner.
       *[other] { NUMBER($games, useGrouping: 0) } parties, la plus ancienne à gauche. En moyenne, vos décisions ont coûté { $cost } de vos chances de gagner.
    }
web-fortunes-trend = Dans la moitié ancienne elles ont coûté { $older }, dans la récente { $newer }.
web-fortunes-lucky = chance
web-fortunes-unlucky = malchance
web-fortunes-cost = cédé
web-fortunes-luck = Chance
web-fortunes-result = Résultat
web-fortunes-game = Partie
web-fortunes-left = { $count ->
        [one] Une de vos dernières parties n’est pas calculée.
       *[other] { NUMBER($count, useGrouping: 0) } de vos dernières parties ne sont pas calculées.
    }
web-fortunes-work = Calculer maintenant
web-fortunes-working = { NUMBER($known, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) } sont calculées.
web-fortunes-hopeless = { $count ->
        [one] Une partie ne peut pas être calculée.
       *[other] { NUMBER($count, useGrouping: 0) } parties ne peuvent pas être calculées.
    }
web-fortunes-impossible = Ce serveur ne peut pas le calculer : son entraîneur n’est pas installé.

## S’effacer

web-erase = Effacer mes données
web-erase-lead = Cela efface pour de bon tout ce que le serveur sait de vous.
web-erase-goes = Ce qui disparaît
web-erase-goes-names = votre nom, vos notes et ce que vous avez dit aux tables
web-erase-goes-lists = votre liste de parties, vos résultats et vos défis du jour
web-erase-goes-tables = les parties jouées sans autres personnes, et leurs relectures
web-erase-goes-consent = votre accord pour des exercices tirés de vos parties : dès lors, aucune de vos parties n’est plus utilisée
web-erase-goes-device = sur cet appareil : votre nom et vos exercices
web-erase-stays = Ce qui reste
web-erase-stays-games = Les parties avec d’autres personnes sont aussi les leurs. Elles restent, et votre place prend le nom Nemo.
web-erase-stays-playing = Si une partie avec d’autres est en cours, vous l’abandonnez et un bot joue à votre place.
web-erase-stays-others = Ce que d’autres ont écrit, les exercices déjà faits, les fichiers enregistrés et les sauvegardes d’avant restent tels quels.
web-erase-sure = Effacer pour de bon
web-erase-begun = Effacement de vos données…
web-erase-left = { $left ->
        [one] Il reste une table.
       *[other] Il reste { NUMBER($left, useGrouping: 0) } tables.
    }
web-erase-again = Tout n’est pas encore effacé. Appuyez encore une fois pour continuer.
web-erase-done = Vos données sont effacées
web-erase-done-now = Plus rien ici ne mène à vous. Sur cet appareil, vous êtes maintenant une nouvelle personne.

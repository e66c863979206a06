### Lusoria en français : ce que seul le client web dit. Les ids commencent par `web-`.

## Partout

web-title = Lusoria : deux jeux de table romains
web-tagline = Jeux romains. Sans compte, un lien suffit.
web-back = Retour
web-close = Fermer
web-pair = { $name } : { $value }
web-menu = Menu
web-menu-table = La table
web-language = Langue
web-settings = Réglages
web-theme = Clair ou sombre
web-theme-system = Selon le système
web-theme-light = Clair
web-theme-dark = Sombre
web-comfort = Confort
web-keys = Raccourcis d’une seule lettre
web-notify = Me prévenir quand c’est à moi, même si je regarde ailleurs
web-notify-no = Le navigateur ne le permet pas. Cela se change dans ses réglages.
web-sound = Sons
web-still = Moins d’animations
web-large = Texte plus grand
web-handed = Ce téléphone passe de main en main
web-open = Personne d’autre ne voit ce téléphone : toujours montrer mon camp
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
web-learn-of = Apprendre { $game }
web-to-home = Retour aux jeux
web-reload = Charger la nouvelle version
web-lost-title = Rien à afficher ici
web-lost = Cette adresse ne mène à aucune table.
web-version-changed = Il y a une nouvelle version de Lusoria. Rechargez la page.
web-offline = Pas de connexion au serveur. Réessayez dans un instant.
web-went-wrong = Cela n’a pas marché. Essayez encore une fois.
web-busy = Le serveur est occupé. Nouvel essai dans { NUMBER($seconds, useGrouping: 0) } s.
web-connecting = Recherche de la table

## Accueil

web-meta = { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } joueurs, à partir de { NUMBER($minutes, useGrouping: 0) } minutes
web-meta-exactly = { NUMBER($most, useGrouping: 0) } joueurs, à partir de { NUMBER($minutes, useGrouping: 0) } minutes
web-company = Contre quels bots vous jouez
web-play-now = Jouer
web-set-table = Ouvrir une table
web-continue = Reprendre votre partie
web-offline-home = Pas de connexion. Les leçons fonctionnent quand même.
web-see-all = Tout voir
web-no-open-tables = Aucune table n’est ouverte. Ouvrez-en une.
web-watch = Regarder une partie
web-loading = Un instant
web-table-of = { $name-starts ->
        [vowel] Table d’{ $name }
        [i] Table d’{ $name }
       *[other] Table de { $name }
    }
web-seated = { NUMBER($taken, useGrouping: 0) } sur { NUMBER($players, useGrouping: 0) } à table
web-learn-by-playing = Apprendre en jouant
web-lesson-long = trois minutes
web-my-games-hint = continuer ou revoir
web-you-are = Vous êtes { $name }
web-change = Changer
web-done = Terminé
web-have-code = On vous a envoyé un code ?
web-take-seat = Aller à la table
web-code-unknown = Aucune table n’a ce code. Vérifiez-le.
web-code-empty = Écrivez d’abord le code ici.
web-my-games = Mes parties
web-name-default = Marcus
web-no-games = Vous n’avez encore joué à aucune table.
web-open-tables = Tables ouvertes
web-free-seats = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } place libre
       *[other] { NUMBER($count, useGrouping: 0) } places libres
    }
web-result-won = gagnée
web-result-lost = perdue
web-result-given_up = abandonnée
web-points = { $points ->
        [one] { NUMBER($points, useGrouping: 0) } point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
web-give-up = Abandonner cette partie
web-give-up-sure = Abandonner pour de bon ?
web-give-up-try = C’est votre seul essai du jour : abandonné, il compte comme inachevé.
web-forget = Retirer de cette liste
web-status-open = pas commencée
web-status-playing = en cours
web-games-going = En cours
web-games-over = Jouées

## La table avant la partie

web-not-started = Pas encore commencée
web-invite = Inviter
web-table-code = Code de la table
web-share-link = Partager le lien
web-copied = Lien copié
web-not-copied = Non copié
web-qr = Code QR du lien de la table
web-seats = Places, dans le sens horaire
web-free-seat = Place libre
web-free-seat-number = Place libre { NUMBER($number, useGrouping: 0) }
web-free-seat-after = Place libre { NUMBER($number, useGrouping: 0) }, après { $name }
web-choose-seat = Choisir
web-who-sits = Qui s’assied ici ?
web-sit-here = Je m’assieds ici
web-tap-to-sit = Touchez une place libre pour vous asseoir.
web-change-name = Changer de nom
web-move-here = Je prends cette place
web-other-here = Quelqu’un sur ce téléphone
web-leave-free = La laisser libre
web-leave-so = Ne rien changer
web-change-places = { $name } : changer de place
web-press-other-seat = Touchez la place que prendra { $name }
web-number-of-seats = { NUMBER($players, useGrouping: 0) } places
web-shuffle = Mélanger les places
web-talk = Discuter
web-unread = { $count ->
        [one] un nouveau message
       *[other] { NUMBER($count, useGrouping: 0) } nouveaux messages
    }
web-nothing-said = Personne n’a encore rien dit.
web-reactions = Réagir
web-phrases = Phrases
web-claim = Affirmer
web-claims = Affirmations
web-claim-hint = Tout le monde l’entend, et cela reste dans l’enregistrement. Nul ne vérifie si c’est vrai.
web-claim-choose = Choisissez ce que vous affirmez
web-add-bot = Ajouter un bot
web-bot-kind = Quelle sorte de bot est { $name } ?
web-host = hôte
web-ready = peut commencer
web-say-ready = On peut commencer
web-say-not-ready = Attendez-moi
web-not-ready = On attend encore : { $names }
web-standings = Ce soir
web-won-of = { NUMBER($won, useGrouping: 0) } sur { NUMBER($played, useGrouping: 0) } gagnées
web-host-tools = Vous êtes l’hôte. Touchez deux places pour les échanger. L’hôte que vous nommez commence la partie à votre place ; qui est renvoyé ne peut plus s’asseoir ici.
web-make-host = Confier la table
web-get-up = Me lever
web-send-away = Exclure
web-fewer-seats = une place de moins
web-more-seats = une place de plus
web-house-rules = Règles maison
web-clock = Minuteur
web-clock-none = Sans minuteur
    .explanation = Chacun prend le temps qu’il lui faut.
web-clock-gentle = Minuteur souple
    .explanation = Le temps écoulé, il repart une fois. Puis un bot joue ce coup.
web-clock-strict = Minuteur strict
    .explanation = Le temps écoulé, un bot joue ce coup.
web-seconds = Secondes par coup
    .explanation = Le temps de réflexion pour un coup.
web-chat = Discussion
web-chat-off = Sans discussion
    .explanation = Personne n’écrit rien ici.
web-chat-phrases = Phrases toutes faites
    .explanation = Quelques phrases toutes faites, que chacun lit dans sa langue.
web-chat-free = Discussion libre
    .explanation = Chacun écrit ce qu’il veut.
web-listed = Montrer cette table à tous
    .explanation = Des inconnus peuvent la trouver et s’asseoir.
web-public-record = Publier la partie terminée
    .explanation = Tout le monde pourra utiliser la partie, noms compris.
web-lamps = Lampes : l’aide pour apprendre
    .explanation = Quiconque s’assied ici peut voir ce que valent ses propres choix, pour ses yeux seulement. La même pour tous, et notée dans l’enregistrement.
web-your-name = Votre nom
web-name-of-other = Nom de l’autre personne sur ce téléphone
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
web-wait-host = On attend { $name } pour commencer.
web-one-phone = Ajouter quelqu’un sur ce téléphone
web-one-phone-hint = Un téléphone pour plusieurs : asseyez-vous à une table, puis ajoutez-y les autres. Le téléphone dit à qui le passer.

## À la table

web-leave = Quitter la table
web-leave-hint = Votre place reste à vous. Un bot joue pour vous jusqu’à votre retour.
web-leave-waits = Votre place reste à vous, et la partie attend votre retour.
web-skip = Aller à ce qui vous est demandé
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
web-late = C’était déjà décidé.
web-lost-line = Connexion perdue. Recherche de la table.
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
web-hold-cards = ce que personne d’autre ne sait, en maintenant appuyé
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Continuer
web-turn = Tour
web-skip-to-end = Aller à la fin
web-history = Ce qui s’est passé
web-say = Dites quelque chose
web-send = Envoyer
web-mute = Couper la parole à { $name }
web-unmute = Rendre la parole à { $name }
web-tv = Plateau pour la télé
web-tv-join = Ouvrez { $place } et tapez ce code
web-tv-watch = Regardez, ou prenez place
web-other-device = Passer ma place sur un autre appareil
web-rejoin-text = Sur l’autre appareil, ouvrez cette table et tapez { $code }.
web-have-rejoin = Ma place est sur un autre appareil
web-rejoin-code = Code de votre place
web-rejoin = Reprendre ma place
web-sealed-deal = Hasard équitable : cartes et dés étaient fixés avant le premier coup. Leur sceau : { $seal }…
web-your-notes = Vos notes
web-marks-private = Personne d’autre ne voit jamais vos marques ni vos notes.
web-hand-phone = Passez le téléphone à
web-turn-round = Tourner le plateau
web-curtain = C’est à vous. Veillez à ce que personne d’autre ne voie l’écran.
web-i-am = Je suis { $name }
web-curtain-hint = Maintenez appuyé une seconde, ou appuyez deux fois sur Entrée.

## Jeux sans plateau à eux

web-plain-choices = Vos choix
web-plain-choice = Choix { NUMBER($place, useGrouping: 0) }
web-plain-hold = Maintenir pour voir les choix
web-plain-find = Chercher un choix

## Après la partie

web-wins = gagne
web-rematch = Rejouer à cette table
web-to-rematch = Aller à la partie suivante
web-replay = Revoir
web-share-replay = Partager la partie
web-share-picture = Partager une image
web-no-picture = L’image n’a pas pu être créée.
web-replay-start = Avant le premier coup
web-replay-deal = Les cartes sont distribuées.
web-eyes = Vu par
web-gallery = Public
web-all-secrets = Tout voir
web-turn-before = Un tour en arrière
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-turn-after = Un tour en avant
web-step = Étape
web-play = Lecture
web-pause = Pause
web-download = Télécharger la partie
web-signed = Partie signée · { $sum }
web-signed-text = Le serveur a signé cette partie. Gardez sa somme de contrôle : une partie qui en a une autre est une autre partie, et « lusoria verify » la démasque.
web-seal-copy = Copier la somme de contrôle, la signature et la clé
web-seal-copied = Copié
web-unsigned = Cette partie n’est pas signée. On voit que chaque coup est légal et chaque tirage équitable, mais pas qu’elle a été jouée ainsi.
web-analysis = Analyse
web-through-eyes = Vu par { $name }
web-analysis-busy = Beaucoup de parties attendent d’être calculées. Réessayez dans un instant.
web-analysis-again = Réessayer
web-analysis-waiting = { $before ->
        [0] Le calcul est en cours.
        [1] Une partie passe avant la vôtre.
       *[other] { $place ->
            [3] Beaucoup de parties attendent. La vôtre est la troisième.
            [4] Beaucoup de parties attendent. La vôtre est la quatrième.
            [5] Beaucoup de parties attendent. La vôtre est la cinquième.
            [6] Beaucoup de parties attendent. La vôtre est la sixième.
            [7] Beaucoup de parties attendent. La vôtre est la septième.
           *[other] Beaucoup de parties attendent. La vôtre est la numéro { NUMBER($place, useGrouping: 0) }.
        }
    }
web-analysis-reckoned = Calculé : { NUMBER($done, useGrouping: 0) } sur { NUMBER($of, useGrouping: 0) }.
web-play-on = Continuer à partir d’ici
web-play-on-text = Vous continuez à la place de l’un d’eux, avec ce que ce siège savait ; des bots jouent les autres. La suite est distribuée et lancée à nouveau. Cela ne compte nulle part et n’est gardé qu’un jour.
web-play-on-as = À la place de qui ?
web-play-on-against = Contre qui ?
web-play-on-begin = Continuer
web-what-if = Et si… ?
web-what-if-back = { $game }, comme { $name }, depuis l’étape { NUMBER($step, useGrouping: 0) }
web-file = Ouvrir une partie écrite
web-file-choose = Déposez la partie ici, collez-la ou choisissez un fichier
web-file-text = Elle est vérifiée comme toute partie, montrée, et gardée dans cet onglet seulement.
web-file-empty = Elle est vide.
web-file-long = C’est trop long pour une partie.
web-file-wrong = Ce n’est pas une partie véritable. { $problem }
web-file-another = Une autre partie
web-analysis-preparing = La première analyse de ce serveur prend jusqu’à une minute ; les suivantes, un instant.
web-analysis-short = Cette partie était trop courte pour qu’on puisse en dire quelque chose.
web-as-table = En tableau
web-percent = { $value } %
web-to-win = % de victoire
web-chart-line = { $name } : { $first } au début, { $now } ici, { $last } à la fin
web-start = début
web-link-moment = Lien vers ce moment
web-your-decisions = Vos décisions
web-decisions-of = Décisions : { $name }

## Leçons

web-lesson = Leçon, étape { NUMBER($step, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }
web-skip-lesson = Quitter la leçon
web-learn-other = Essayez plutôt ceci : { $deed }.
web-learn-watch = Regardez ce qui se passe.

web-pace = Rythme des actions
web-pace-slow = Lent
web-pace-normal = Normal
web-pace-fast = Rapide
web-pace-instant = Instantané

## The first game on a device

web-show-me = Montrez-moi (3 minutes)
web-just-play = Jouer tout de suite
web-opening-waits = La partie vous attend.
web-opening-goes-on = La partie a commencé et continue pendant que vous lisez.

## Every day

web-daily = Chaque jour
web-daily-hint = le même pour tous, un essai par jour
web-daily-bots = Bots : { $bots }.
web-daily-begun = { $begun ->
        [0] Personne n’a encore commencé.
        [one] { NUMBER($begun, useGrouping: 0) } personne a commencé.
       *[other] { NUMBER($begun, useGrouping: 0) } personnes ont commencé.
    }
web-daily-one-try = Vous avez un essai. Vous pouvez commencer jusqu’à { $ends } à votre montre, partir et revenir ; ce qui n’est pas fini à { $opens } compte comme inachevé.
web-daily-go-on = Continuer
web-daily-compare = Voir la comparaison
web-daily-leisure = Jouer à loisir
web-daily-opens = Cette journée est finie. Elle s’ouvre à { $opens }.
web-daily-playing = commencé
web-daily-unfinished = inachevé
web-daily-won = Gagné
web-daily-lost = Perdu
web-daily-days = Les jours d’avant
web-daily-streak = { $days ->
        [one] { NUMBER($days, useGrouping: 0) } jour
       *[other] { NUMBER($days, useGrouping: 0) } jours de suite
    }
web-daily-month = Mois { NUMBER($month, useGrouping: 0) }, { $year }
web-daily-month-before = Un mois en arrière
web-daily-month-after = Un mois en avant
web-daily-week = La semaine romaine a huit jours, A à H. Chaque journée finie peut se jouer à loisir.
web-daily-promise = Était-ce équitable ?
web-daily-promise-text = La somme de contrôle du hasard de chaque jour est annoncée la veille. Quand la journée est finie, la graine est dite : son SHA-256 doit être cette somme, et chaque dé, chaque carte en découle.
web-daily-tomorrow = Demain
web-daily-seed = Graine
web-daily-result = Votre résultat
web-daily-reckoning = Le reste est en cours de calcul.
web-daily-best = Avec les mêmes dés : { NUMBER($points, useGrouping: 0) } ({ $bot })
web-daily-best-won = Avec les mêmes cartes : { NUMBER($won, useGrouping: 0) } parties gagnées sur { NUMBER($games, useGrouping: 0) } ({ $bot })
web-daily-turns = Tour par tour
web-daily-turn = Tour { NUMBER($turn, useGrouping: 0) } :
web-daily-mark-best = comme le maître
web-daily-mark-close = presque
web-daily-mark-slip = un faux pas
web-daily-mark-none = rien à décider
web-daily-luck = Chance et adresse
web-daily-luck-points = D’où viennent vos points.
web-daily-luck-chance = Ce que sont devenues vos chances de gagner.
web-daily-part-start = attendu au début
web-daily-part-skill = vos décisions
web-daily-part-others = tours des autres
web-daily-part-result = résultat
web-daily-everybody = Tout le monde
web-daily-first = Vous êtes la première personne.
web-daily-nobody = Personne ne l’a menée à son terme.
web-daily-players = { $players ->
        [one] { NUMBER($players, useGrouping: 0) } personne l’a jouée.
       *[other] { NUMBER($players, useGrouping: 0) } personnes l’ont jouée.
    }
web-daily-few = Autres personnes avec moins de points : { NUMBER($worse, useGrouping: 0) } sur { NUMBER($others, useGrouping: 0) }.
web-daily-same = À égalité : { NUMBER($same, useGrouping: 0) }.
web-daily-better = Vous avez fait mieux que { NUMBER($percent, useGrouping: 0) } personnes sur 100.
web-daily-crowd = Combien ont fini avec combien de points. Les pierres pleines sont des personnes, la vôtre est pourpre ; les losanges sont des bots.
web-daily-bin = De { NUMBER($from, useGrouping: 0) } à { NUMBER($to, useGrouping: 0) } points : { NUMBER($count, useGrouping: 0) }.
web-daily-others = Les autres
web-daily-a-bot = Bots
web-daily-stone = Une pierre vaut { NUMBER($each, useGrouping: 0) } personnes.
web-daily-won-of = Ont gagné : { NUMBER($won, useGrouping: 0) } sur { NUMBER($players, useGrouping: 0) }.
web-daily-left = Inachevées : { NUMBER($count, useGrouping: 0) }.
web-daily-bots-made = Ce que les bots ont fait des mêmes dés
web-daily-bots-won = Combien de fois les bots ont gagné avec les mêmes cartes, à la même place
web-daily-of = { NUMBER($won, useGrouping: 0) } sur { NUMBER($games, useGrouping: 0) }
web-daily-you = Vous
web-daily-share = Partager
web-daily-card-text = La carte en texte
web-daily-copy = Copier le texte
web-daily-copied = Copié
web-daily-spoiler = Ni dé, ni nombre, ni carte : la journée de personne n’est gâchée.
web-daily-card-note = { NUMBER($best, useGrouping: 0) } tours sur { NUMBER($turns, useGrouping: 0) } joués comme le maître
web-daily-on = Ce qu’il y a encore
web-daily-sealed = La reprise et l’analyse restent scellées jusqu’à { $opens } : d’autres ont encore la même partie devant eux.
web-daily-analysis = Ouvrir l’analyse
web-daily-other = Vers cette journée

## Exercices

web-exercises = Exercices
web-exercise-of = Exercice { NUMBER($number, useGrouping: 0) }
web-exercise-number = Exercice { NUMBER($number, useGrouping: 0) } · { $grade }
web-exercise-next = Le suivant
web-exercise-row = { NUMBER($now, useGrouping: 0) } de suite, { NUMBER($most, useGrouping: 0) } au plus.
web-exercise-harder = Les plus difficiles viennent tout seuls.
web-exercise-kept = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } essayé
       *[other] { NUMBER($count, useGrouping: 0) } essayés
    }, { $good ->
        [one] { NUMBER($good, useGrouping: 0) } réussi
       *[other] { NUMBER($good, useGrouping: 0) } réussis
    }. Sur cet appareil seulement.
web-exercise-forget = Les oublier
web-exercise-forget-sure = Les oublier pour de bon ?
web-exercise-how = Comment on compte
web-exercise-honest = La solution vient avec l’exercice, pour qu’il marche aussi sans connexion. Elle est montrée après votre réponse.
web-exercise-erring = Ces bots se sont trompés ici : { $levels }.
web-exercise-nobody-errs = Parmi les bots, seul le novice se trompe ici, { $share } du temps.

# By lamplight, and what bots say afterwards

web-lamp = Lampe : ce que valent vos choix
web-lamp-lit = La lampe est allumée. Ce qu’elle montre n’est que pour vos yeux ; l’enregistrement dit que cette table avait des lampes.
web-lamp-out = La lampe est éteinte.
web-lamp-wait = Le calcul est en cours.
web-lamp-own = Pour vos yeux seulement.
web-lamp-nothing = On ne sait encore rien : ce sont les chances de la donne.
web-lamp-chance = Vos chances de gagner à la lueur de la lampe, ±{ $error }.
web-lamp-how = Comment est-ce calculé ?
web-lamp-model-types = Chacun est pris pour l’une de quatre sortes de joueurs, pesées d’après ce qu’il a fait. L’ordre des choix est plus sûr que les chiffres.
web-lamp-worth = { $points } points en moyenne, { $chance } de gagner, ±{ $error }.
web-lamp-turn = La lampe montre ce que valent vos choix quand vient votre tour.
web-lamp-in-points = En points
web-lamp-in-chances = En chances
web-afterwords = Pourquoi je l’ai fait
web-afterword = { $name }, { $level }, tour { NUMBER($turn, useGrouping: 0) } : { $action }
web-afterword-see = À ce moment

## Mes parties

web-floor = Votre sol
web-floor-won = { $won ->
        [one] gagnée sur { NUMBER($played, useGrouping: 0) }
       *[other] gagnées sur { NUMBER($played, useGrouping: 0) }
    }
web-both-games = Les deux jeux
web-floor-means = Chaque partie finie est une pierre, la plus récente en dernier ; pleine si vous avez gagné. Touchez-en une pour la revoir.
web-results-by-side = Par camp
web-results-by-players = Par nombre de joueurs
web-results-players = { $game }, { NUMBER($players, useGrouping: 0) } joueurs
web-results-by-seat = Par place
web-results-seat = Place { NUMBER($seat, useGrouping: 0) }
web-won-share = { NUMBER($won, useGrouping: 0) } sur { NUMBER($played, useGrouping: 0) }
web-results-few = { $played ->
        [one] Une partie, c’est peu : un écart d’une ou deux ne dit encore rien.
       *[other] { NUMBER($played, useGrouping: 0) } parties, c’est peu : un écart d’une ou deux ne dit encore rien.
    }
web-results-own = Vous seul voyez ceci. Cela appartient à cet appareil, pas à un compte.
web-results-by-office = Par charge
web-results-office-means = Sur les tours où vous l’aviez, combien étaient dans des parties gagnées.
web-office-turns = { $played ->
        [one] { NUMBER($won, useGrouping: 0) } sur un tour
       *[other] { NUMBER($won, useGrouping: 0) } sur { NUMBER($played, useGrouping: 0) } tours
    }
web-results-given-up = { $count ->
        [one] Une partie a été abandonnée. Elle ne compte ni comme gagnée ni comme perdue, et n’est pas cotée.
       *[other] { NUMBER($count, useGrouping: 0) } parties ont été abandonnées. Elles ne comptent ni comme gagnées ni comme perdues, et ne sont pas cotées.
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
web-rating-label = { $game } : { $first } après la première partie, { $value } ± { $error } après { NUMBER($games, useGrouping: 0) }.
web-rating-means = Elle dit comment vous vous en tirez contre les bots et les personnes rencontrés ici. Tout le monde commence à { $middle } ; de deux joueurs, celui qui est 200 plus haut finit devant dans trois parties sur quatre. Dans deux cas sur trois, votre vraie valeur ne s’écarte pas plus que ne le dit ±.
web-rating-counts = Seules comptent les parties menées à leur terme, où vous seul avez joué votre place, et sans lampe ; un bot peut avoir joué un de vos coups sur dix. Celles abandonnées, reprises à un moment ou d’un jour passé ne comptent pas.
web-rating-after = Après la partie
web-rating-value = Cote
web-fortunes = Chance et décisions
web-fortunes-none = Aucune de vos parties n’a encore été calculée.
web-fortunes-points = { $games ->
        [one] Une partie : les dés ont donné { $luck } points, vos décisions ont coûté { $cost }.
       *[other] { NUMBER($games, useGrouping: 0) } parties, la plus ancienne à gauche : en moyenne les dés ont donné { $luck } points, vos décisions ont coûté { $cost }.
    }
web-fortunes-chance = { $games ->
        [one] Une partie : vos décisions ont coûté { $cost } de chances de gagner.
       *[other] { NUMBER($games, useGrouping: 0) } parties, la plus ancienne à gauche : en moyenne vos décisions ont coûté { $cost } de chances de gagner.
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
web-fortunes-work = Calculer
web-fortunes-working = { NUMBER($known, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) } sont calculées.
web-fortunes-hopeless = { $count ->
        [one] Une partie ne peut pas être calculée.
       *[other] { NUMBER($count, useGrouping: 0) } parties ne peuvent pas être calculées.
    }
web-fortunes-impossible = Ce serveur ne peut pas le calculer : il lui manque les outils de son entraîneur.

## S’effacer

web-erase = Effacer mes données
web-erase-lead = Tout ce que ce serveur sait de vous disparaît pour de bon.
web-erase-goes = Ce qui disparaît
web-erase-goes-names = votre nom, vos notes et ce que vous avez dit aux tables
web-erase-goes-lists = votre liste de parties, vos résultats et vos essais du jour
web-erase-goes-tables = les parties sans autres personnes, et leurs reprises
web-erase-goes-consent = votre accord pour des exercices tirés de vos parties : dès lors, aucune de vos parties n’est plus utilisée
web-erase-goes-device = sur cet appareil : votre nom et vos exercices
web-erase-stays = Ce qui reste
web-erase-stays-games = Les parties avec d’autres personnes sont aussi les leurs. Elles restent, et votre place s’y appelle Nemo.
web-erase-stays-playing = Si une partie avec d’autres est en cours, vous l’abandonnez et un bot joue à votre place.
web-erase-stays-others = Ce que d’autres ont écrit, les exercices déjà faits, les fichiers enregistrés et les sauvegardes d’avant restent tels quels.
web-erase-sure = Effacer pour de bon
web-erase-begun = Un instant, tout s’efface.
web-erase-left = { $left ->
        [one] Il reste une table.
       *[other] Il reste { NUMBER($left, useGrouping: 0) } tables.
    }
web-erase-again = Tout n’est pas encore effacé. Appuyez encore une fois, et cela reprend de là.
web-erase-done = Vos données sont effacées
web-erase-done-now = Plus rien ici ne mène à vous. La personne qui joue maintenant sur cet appareil est nouvelle.

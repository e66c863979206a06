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
web-points = { $points ->
        [one] { NUMBER($points, useGrouping: 0) } point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
web-give-up = Abandonner cette partie
web-give-up-sure = Abandonner pour de bon ?
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
web-host-tools = Vous êtes l’hôte. Touchez deux places pour les échanger. L’hôte que vous nommez commence la partie à votre place ; qui est renvoyé peut se rasseoir.
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
web-your-name = Votre nom
web-name-of-other = Nom de l’autre personne sur ce téléphone
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
        [1] Le calcul est en cours. Une partie passe avant la vôtre.
       *[other] Le calcul est en cours. { NUMBER($before, useGrouping: 0) } parties passent avant la vôtre.
    }
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
web-learn-names = Livie Cassius Octavie Decimus
web-skip-lesson = Quitter la leçon
web-learn-other = Essayez plutôt ceci : { $deed }.

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

### Lusoria en français : ce que seul le client web dit. Les ids commencent par `web-`.

## Partout

web-title = Lusoria : deux jeux de table romains
web-tagline = Deux jeux romains. Sans compte, un lien suffit.
web-back = Retour
web-close = Fermer
web-pair = { $name } : { $value }
web-menu = Menu
web-language = Langue
web-settings = Réglages
web-theme = Clair ou sombre
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-comfort = Confort
web-sound = Sons
web-still = Moins de mouvements
web-large = Texte plus grand
web-handed = Ce téléphone passe de main en main
web-rules = Règles
web-rules-of = Règles : { $game }
web-rules-offices = Les charges
web-rules-sides = Les camps
web-rules-cards = Les cartes Action
web-learn = L’apprendre en trois minutes
web-learn-idus = Apprendre Idus Martii
web-learn-alea = Apprendre Alea Romana
web-to-home = Vers les jeux
web-reload = Charger la nouvelle version
web-lost-title = Il n’y a rien ici
web-lost = Cette adresse ne mène à aucune table.
web-version-changed = Lusoria a été renouvelé. Rechargez la page.
web-offline = Pas de connexion au serveur. La page est là, mais aucune partie ne peut avancer.
web-went-wrong = Cela n’a pas marché. Essayez encore une fois.
web-connecting = Recherche de la table

## Accueil

web-meta = { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } joueurs, { NUMBER($minutes, useGrouping: 0) } minutes
web-play-now = Jouer
web-set-table = Dresser une table
web-continue = Reprendre votre partie
web-have-code = On vous a envoyé un code ?
web-take-seat = M’asseoir
web-code-unknown = Aucune table n’a ce code. Relisez-le.
web-other-ways = Autres
web-my-games = Mes parties
web-name-default = Marcus
web-no-games = Vous ne vous êtes encore assis à aucune table.
web-open-tables = Tables ouvertes
web-free-seats = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } place libre
       *[other] { NUMBER($count, useGrouping: 0) } places libres
    }
web-status-open = pas commencée
web-status-playing = en cours
web-status-over = terminée

## La table avant la partie

web-not-started = Pas encore commencée
web-invite = Inviter
web-table-code = Code de la table
web-share-link = Partager le lien
web-copied = Lien copié
web-qr = Code QR du lien de la table
web-seats = Places, dans le sens horaire
web-free-seat = Place libre
web-add-bot = Ajouter un bot
web-bot-kind = Quelle sorte de bot est { $name } ?
web-host = hôte
web-make-host = Confier la table à { $name }
web-get-up = Me lever
web-send-away = Renvoyer { $name }
web-fewer-seats = une place de moins
web-more-seats = une place de plus
web-house-rules = Règles de la maison
web-clock = Horloge
web-clock-none = Sans horloge
    .explanation = Chacun prend le temps qu’il lui faut.
web-clock-gentle = Horloge douce
    .explanation = Elle rappelle une fois. Puis un bot joue ce coup.
web-clock-strict = Horloge stricte
    .explanation = Le temps écoulé, un bot joue ce coup.
web-seconds = Secondes par coup
web-chat = Conversation
web-chat-off = Sans conversation
web-chat-phrases = Phrases seulement
web-chat-free = Conversation libre
web-listed = Montrer cette table à tous
    .explanation = Des inconnus peuvent la trouver et s’asseoir.
web-public-record = Publier la partie terminée
    .explanation = Chacun pourra utiliser la partie, noms compris.
web-your-name = Votre nom
web-name-of-other = Nom de l’autre personne sur ce téléphone
web-sit-down = M’asseoir
web-begin = Commencer la partie
web-begin-hint = { $bots ->
        [one] Un bot prend la place libre.
       *[other] Des bots prennent les { NUMBER($bots, useGrouping: 0) } places libres.
    }
web-wait-host = { $name } commence la partie.
web-one-phone = Une autre personne sur ce téléphone
web-one-phone-hint = Un téléphone pour plusieurs : asseyez-vous à une table, puis ajoutez-y les autres. Le téléphone dit à qui le passer.

## À la table

web-leave = Quitter la table
web-leave-hint = Votre place reste à vous. Un bot joue jusqu’à votre retour.
web-skip = Aller à ce qui vous est demandé
web-you-name = { $name } (vous)
web-bot-stands-in = un bot joue
web-away = absent
web-awaited = on l’attend
web-about = À propos : { $name }
web-watching = Vous regardez
web-your-move = À vous : { $ask }
web-chosen = Choisi
web-sending = Envoi
web-waiting-table = En attente de la table
web-late = C’était déjà décidé.
web-lost-line = Connexion perdue. Recherche de la table.
web-back-online = De retour. Rien n’a été manqué.
web-hold = Tenir
web-hold-cards = pour voir ce que vous seul savez
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Continuer
web-turn = Tour
web-votes = Votes
web-ledger = Registre
web-last-turn = Tour précédent
web-history = Ce qui s’est passé
web-say = Dire
web-send = Envoyer
web-mute = Faire taire { $name }
web-unmute = Laisser parler { $name }
web-tv = Plateau pour le téléviseur
web-tv-join = Ouvrez { $place } et tapez ce code
web-tv-watch = Regardez, ou prenez place
web-other-device = Porter ma place sur un autre appareil
web-rejoin-text = Sur l’autre appareil, ouvrez cette table et tapez { $code }.
web-have-rejoin = J’ai une place sur un autre appareil
web-rejoin-code = Code de votre place
web-rejoin = Prendre ma place
web-sealed-deal = Toutes les cartes et tous les dés sont déjà scellés : { $seal }…
web-your-mark = Votre marque
web-your-notes = Vos notes
web-mark-none = Aucune
web-mark-loyal = Loyal
web-mark-traitor = Traître
web-mark-merchant = Marchand
web-mark-unsure = Doute
web-marks-private = Personne d’autre ne voit jamais vos marques ni vos notes.
web-hand-phone = Passez le téléphone à
web-turn-round = Tourner le plateau
web-curtain = On vous demande quelque chose. Veillez à ce que personne d’autre ne voie l’écran.
web-i-am = Je suis { $name }
web-curtain-hint = Tenez une seconde, ou appuyez deux fois sur Entrée.

## Après la partie

web-wins = gagne
web-rematch = Rejouer à cette table
web-to-rematch = Vers la partie suivante
web-replay = Revoir
web-share-replay = Partager la partie
web-replay-start = Avant le premier coup
web-eyes = Par les yeux de
web-gallery = Galerie
web-all-secrets = Tout voir
web-turn-before = Au tour précédent
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-step = Pas
web-play = Lire
web-pause = Pause
web-download = La partie en fichier

## Idus Martii

web-idus-round = Manche { NUMBER($round, useGrouping: 0) } · tour { NUMBER($turn, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }
web-idus-steps = Étapes du tour
web-idus-you-are = { $name }, vous êtes { $role }
web-idus-no-office = { $name }, sans charge ce tour
web-idus-ask-vote = Déposez votre vote en secret
web-idus-ask-look = De qui regardez-vous le vote ?
web-idus-ask-veto = Obligez-vous { $name } à échanger ?
web-idus-ask-replace = { $name } vous fait échanger. Déposez un autre vote
web-idus-ask-replace-yellow = Votre jaune a été montré. Déposez un autre vote
web-idus-ask-discard = Quelle carte gardez-vous ?
web-idus-ask-assign = Distribuez les charges
web-idus-choose-vote = Choisissez un vote
web-idus-choose-look = Choisissez un vote
web-idus-choose-veto = Décidez de l’échange
web-idus-choose-replace = Choisissez un vote
web-idus-choose-discard = Choisissez une carte
web-idus-choose-assign = Un Préteur, deux Édiles
web-idus-seal = { $colour ->
        [green] Sceller le vote vert
        [red] Sceller le vote rouge
       *[yellow] Sceller le vote jaune
    }
web-idus-demand = Exiger l’échange de { $name }
web-idus-leave = Laisser le vote : { $name }
web-idus-your-vote = Votre vote
web-idus-sealed-vote = scellé
web-idus-sealed = Scellé. Les tablettes sont retournées quand les deux sont là.
web-idus-may-look = { $name } peut regarder l’un des deux votes.
web-idus-look-hint = Tous sauront de qui vous avez regardé le vote.
web-idus-hold-vote = Tenir pour voir le vote : { $name }
web-idus-only-two = { $round ->
        [1] Seuls { $name } et vous le savez. Un échange le change en l’autre couleur.
       *[other] Seuls { $name } et vous le savez. Après un échange, { $name } choisit en secret parmi les deux autres.
    }
web-idus-card = Carte { NUMBER($place, useGrouping: 0) }
web-idus-hold-both = Tenir pour voir les deux cartes
web-idus-keep-this = Gardée
web-idus-keep = { $place ->
        [1] Garder la carte de gauche
       *[other] Garder la carte de droite
    }
web-idus-keep-hint = La carte gardée est votre camp. L’autre s’en va.
web-idus-turned = Les tablettes sont retournées
web-idus-score = { idus-martii-colours }
web-idus-blank = { $count ->
        [1] Un jaune : il ne fait rien avancer.
       *[other] Deux jaunes : ils ne font rien avancer.
    }
web-idus-shuffled = Ils ont d’abord été mélangés : nul ne sait à qui est lequel.
web-idus-near = { $who ->
        [loyal] { $left ->
            [0] Un vert de plus dépasse la limite.
           *[other] Deux verts de plus dépassent la limite.
        }
        [traitor] { $left ->
            [0] Un rouge de plus dépasse la limite.
           *[other] Deux rouges de plus dépassent la limite.
        }
       *[both] { $left ->
            [0] Un vote de plus, quelle que soit sa couleur, dépasse la limite.
           *[other] Deux votes de plus d’une même couleur dépassent la limite.
        }
    }
web-idus-picked = a choisi son camp
web-idus-two-cards = tient encore deux cartes
web-idus-was-looked-at = vote regardé
web-idus-looked = a regardé
web-idus-kept = laissé
web-idus-swapped = échangé
web-idus-yellow-shown = jaune montré
web-idus-unseen = non vu : { $name }
web-idus-no-turns = Aucun tour n’est encore fini.
web-idus-not-with-these = Pas avec ceux qui sont choisis.
web-idus-discarded = carte jetée : { $faction }
web-idus-my-vote-now = { $colour ->
        [green] Votre vote à présent : vert
        [red] Votre vote à présent : rouge
       *[yellow] Votre vote à présent : jaune
    }
web-idus-my-vote = { $colour ->
        [green] Tour { NUMBER($turn, useGrouping: 0) } : votre vote était vert
        [red] Tour { NUMBER($turn, useGrouping: 0) } : votre vote était rouge
       *[yellow] Tour { NUMBER($turn, useGrouping: 0) } : votre vote était jaune
    }
web-idus-my-look = { $colour ->
        [green] Tour { NUMBER($turn, useGrouping: 0) } : { $name } avait mis vert
        [red] Tour { NUMBER($turn, useGrouping: 0) } : { $name } avait mis rouge
       *[yellow] Tour { NUMBER($turn, useGrouping: 0) } : { $name } avait mis jaune
    }
web-idus-wins = { $faction ->
        [loyal] Les Loyaux l’emportent
        [traitor] Les Traîtres l’emportent
       *[merchant] Les Marchands l’emportent
    }
web-idus-all-votes = Tous les votes, ouverts

## Alea Romana

web-alea-round = Manche { NUMBER($round, useGrouping: 0) } · { NUMBER($players, useGrouping: 0) } joueurs
web-alea-your-turn = { $name }, à vous
web-alea-ask-roll = Lancez le premier dé
web-alea-ask-choose = { $four ->
        [yes] Quatre X : pas encore un nombre
       *[no] { $write ->
            [yes] { $roll ->
                [yes] Écrivez-le, ou relancez
               *[no] Écrivez-le
            }
           *[no] Rien ne convient encore
        }
    }
web-alea-ask-failed = { $card ->
        [yes] Raté. Jouez une carte, ou passez
       *[no] Raté, et aucune carte n’aide
    }
web-alea-ask-fall = Les dés tombent
web-alea-dice = { $count ->
        [0] Aucun dé lancé.
        [1] Un dé : { $dice }.
       *[other] { NUMBER($count, useGrouping: 0) } dés : { $dice }.
    } { $left ->
        [0] Il n’en reste aucun.
        [1] Il en reste un.
       *[other] Il en reste { NUMBER($left, useGrouping: 0) }.
    }
web-alea-read-as = Lire les dés comme
web-alea-fits-nowhere = n’entre nulle part
web-alea-roll-more = Un dé de plus
web-alea-odds = { $bad ->
        [0] Ne peut rater
       *[other] Raté : { NUMBER($bad, useGrouping: 0) } sur 6
    }
web-alea-in-six = { NUMBER($sides, useGrouping: 0) } sur 6
web-alea-not-yet = quatre X : pas encore un nombre
web-alea-if-roll = Si vous relancez
web-alea-write = Écrire { $numeral } en ligne { NUMBER($row, useGrouping: 0) }
web-alea-number-row = { $numeral } ({ NUMBER($number, useGrouping: 0) }) en ligne { NUMBER($row, useGrouping: 0) }
web-alea-choose-number = Choisissez un nombre
web-alea-choose-row = Choisissez une ligne
web-alea-choose-card = Choisissez une carte
web-alea-choose-die = Choisissez un dé
web-alea-choose-as = Comme quelle carte ?
web-alea-spent = jouée
web-alea-no-twin = Aucun nombre égal à côté d’une ligne vide.
web-alea-not-now = Pas maintenant.
web-alea-cards-wait = Les cartes attendent un lancer raté.
web-alea-if-ended = Si tout finissait ici
web-alea-after = ensuite { NUMBER($points, useGrouping: 0) }
web-alea-sum = { $cards ->
        [one] { NUMBER($sum, useGrouping: 0) } + { NUMBER($cards, useGrouping: 0) } carte × 5
       *[other] { NUMBER($sum, useGrouping: 0) } + { NUMBER($cards, useGrouping: 0) } cartes × 5
    }
web-alea-score-cards = Points et cartes
web-alea-column-of = Colonne : { $name }
web-alea-all-columns = Toutes les colonnes
web-cards = { $count ->
        [0] aucune carte
        [1] 1 carte
       *[other] { NUMBER($count, useGrouping: 0) } cartes
    }

## Leçons

web-lesson = Leçon, étape { NUMBER($step, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }
web-skip-lesson = Quitter la leçon
web-learn-other = Dans cette leçon : { $deed }.
web-learn-idus-martii-cards = Cinq sénateurs et une conspiration. Vous tenez deux cartes de faction. Tenez le sceau appuyé pour les voir : vous en garderez une, ce sera votre camp.
web-learn-idus-martii-vote = Vous êtes Édile. Le vert aide les Loyaux, le rouge les Traîtres. Personne ne voit ce que vous déposez. Choisissez vert et scellez-le.
web-learn-idus-martii-swapped = Decimus, le Préteur, a regardé votre vote et vous l’a fait échanger : votre vert est devenu rouge. Tous ont vu l’échange, vous deux seuls savez la couleur. Livia a mis rouge aussi.
web-learn-idus-martii-limit = Deux dagues au sol : Traîtres 2. La clef de voûte porte la limite, 13. Le camp qui la dépasse est anéanti, et son rival l’emporte.
web-learn-idus-martii-look = Les charges ont passé d’une place à gauche. Vous voilà Préteur. Regardez le vote de Livia.
web-learn-idus-martii-veto = Tenez pour le voir : rouge. En première manche, un échange le rend vert. Tous verront votre décision. Exigez l’échange.
web-learn-idus-martii-scored = Deux verts. Livia et vous êtes seuls à savoir que l’un d’eux était rouge. Retenez qui met quoi : le registre garde le reste.
web-learn-idus-martii-keep = Vous êtes Consul à la fin de ce tour. C’est le moment de choisir un camp. Gardez la carte Loyal : tenez pour voir laquelle c’est.
web-learn-idus-martii-assign = Deuxième manche. Le Consul distribue les charges. Nul n’a la même deux tours de suite ; ce qui est interdit dit pourquoi. Faites Livia Préteur, et Édiles les deux premiers qui le peuvent.
web-learn-idus-martii-yellow = La deuxième manche a des votes jaunes : ils ne font rien avancer. Le Préteur en a regardé un : il est montré à tous et doit être remplacé.
web-learn-idus-martii-end = Après deux manches, deux votes d’avance l’emportent, sinon les Marchands. À présent, toutes les cartes et tous les votes sont ouverts. Vous savez jouer.
web-learn-alea-roll = Six dés avec I, I, I, V, X, X. Il vous faut sept nombres dans votre colonne. Lancez le premier dé.
web-learn-alea-again = X vaut dix. Vous pouvez l’écrire, ou risquer un dé de plus. Relancez.
web-learn-alea-write = X et I : lisez 9 ou 11. Au-dessus les plus petits, au-dessous les plus grands. Choisissez 11 et écrivez-le en ligne 3.
web-learn-alea-next = Livia a écrit 20. C’est encore à vous. Lancez.
web-learn-alea-more = Dix. Le bouton dit le risque du dé suivant. Ici, aucun. Relancez.
web-learn-alea-odds = Quinze. Un second V ferait tout rater : une face sur six. Osez.
web-learn-alea-failed = Deux V ne font pas un nombre romain : le tour est raté. Jouez Ignorer un dé sur un V. Une carte jouée coûte les 5 points qu’elle aurait rapportés.
web-learn-alea-saved = De nouveau quinze. Écrivez-le en ligne 4, sous le 11.
web-learn-alea-order = Laissez de la place entre vos nombres. Le Jumeau écrit un nombre deux fois, le Joker vaut n’importe quelle carte.
web-learn-alea-end = Quand une colonne est pleine, la manche se termine. Vos points : la somme de la colonne, et 5 par carte gardée. Vous savez jouer.

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
web-theme-system = Selon le système
web-theme-light = Clair
web-theme-dark = Sombre
web-comfort = Confort
web-sound = Sons
web-still = Moins d’animations
web-large = Texte plus grand
web-handed = Ce téléphone passe de main en main
web-rules = Règles
web-rules-of = Règles d’{ $game }
web-rules-offices = Les charges
web-rules-sides = Les camps
web-rules-cards = Les cartes Action
web-learn = Apprendre en trois minutes
web-learn-idus = Apprendre Idus Martii
web-learn-alea = Apprendre Alea Romana
web-to-home = Retour aux jeux
web-reload = Charger la nouvelle version
web-lost-title = Rien à afficher ici
web-lost = Cette adresse ne mène à aucune table.
web-version-changed = Il y a une nouvelle version de Lusoria. Rechargez la page.
web-offline = Pas de connexion au serveur. Réessayez dans un instant.
web-went-wrong = Cela n’a pas marché. Essayez encore une fois.
web-connecting = Recherche de la table

## Accueil

web-meta = { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } joueurs, { NUMBER($minutes, useGrouping: 0) } minutes
web-play-now = Jouer
web-set-table = Ouvrir une table
web-continue = Reprendre votre partie
web-have-code = On vous a envoyé un code ?
web-take-seat = Aller à la table
web-code-unknown = Aucune table n’a ce code. Vérifiez-le.
web-other-ways = Et aussi
web-my-games = Mes parties
web-name-default = Marcus
web-no-games = Vous n’avez encore joué à aucune table.
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
web-clock = Minuteur
web-clock-none = Sans minuteur
    .explanation = Chacun prend le temps qu’il lui faut.
web-clock-gentle = Minuteur souple
    .explanation = Le temps écoulé, il repart une fois. Puis un bot joue ce coup.
web-clock-strict = Minuteur strict
    .explanation = Le temps écoulé, un bot joue ce coup.
web-seconds = Secondes par coup
web-chat = Discussion
web-chat-off = Sans discussion
web-chat-phrases = Phrases toutes faites
web-chat-free = Discussion libre
web-listed = Montrer cette table à tous
    .explanation = Des inconnus peuvent la trouver et s’asseoir.
web-public-record = Publier la partie terminée
    .explanation = Tout le monde pourra utiliser la partie, noms compris.
web-your-name = Votre nom
web-name-of-other = Nom de l’autre personne sur ce téléphone
web-sit-down = M’asseoir
web-begin = Commencer la partie
web-begin-hint = { $bots ->
        [one] Un bot prend la place libre.
       *[other] Des bots prennent les { NUMBER($bots, useGrouping: 0) } places libres.
    }
web-wait-host = On attend { $name } pour commencer.
web-one-phone = Ajouter quelqu’un sur ce téléphone
web-one-phone-hint = Un téléphone pour plusieurs : asseyez-vous à une table, puis ajoutez-y les autres. Le téléphone dit à qui le passer.

## À la table

web-leave = Quitter la table
web-leave-hint = Votre place reste à vous. Un bot joue jusqu’à votre retour.
web-skip = Aller à ce qui vous est demandé
web-you-name = { $name } (vous)
web-bot-stands-in = un bot joue
web-away = hors ligne
web-awaited = on l’attend
web-about = À propos : { $name }
web-watching = Vous regardez la partie
web-your-move = À vous : { $ask }
web-chosen = Choisi
web-sending = Envoi
web-waiting-table = En attente de la table
web-late = C’était déjà décidé.
web-lost-line = Connexion perdue. Recherche de la table.
web-back-online = De retour à la table.
web-hold = Tenir
web-hold-cards = appuyé pour voir ce que personne d’autre ne sait
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Continuer
web-turn = Tour
web-votes = Votes
web-ledger = Registre
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
web-sealed-deal = Les cartes et les dés sont déjà décidés. Leur sceau : { $seal }…
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
web-curtain = C’est à vous. Veillez à ce que personne d’autre ne voie l’écran.
web-i-am = Je suis { $name }
web-curtain-hint = Maintenez appuyé une seconde, ou appuyez deux fois sur Entrée.

## Après la partie

web-wins = gagne
web-rematch = Rejouer à cette table
web-to-rematch = Aller à la partie suivante
web-replay = Revoir
web-share-replay = Partager la partie
web-replay-start = Avant le premier coup
web-eyes = Vu par
web-gallery = Public
web-all-secrets = Tout voir
web-turn-before = Un tour en arrière
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-step = Étape
web-play = Lecture
web-pause = Pause
web-download = Télécharger la partie

## Idus Martii

web-idus-round = Manche { NUMBER($round, useGrouping: 0) } · tour { NUMBER($turn, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }
web-idus-steps = Étapes du tour
web-idus-you-are = { $name }, vous êtes { $role }
web-idus-no-office = { $name }, sans charge ce tour-ci
web-idus-ask-vote = Déposez votre vote en secret
web-idus-ask-look = De qui regardez-vous le vote ?
web-idus-ask-veto = Obligez-vous { $name } à échanger ?
web-idus-ask-replace = { $name } vous fait échanger. Déposez un autre vote
web-idus-ask-replace-yellow = Votre jaune a été montré. Que déposez-vous ?
web-idus-ask-discard = Quelle carte gardez-vous ?
web-idus-ask-assign = Attribuez les charges
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
web-idus-demand = Obliger { $name } à échanger
web-idus-leave = Laisser son vote à { $name }
web-idus-your-vote = Votre vote
web-idus-sealed-vote = scellé
web-idus-sealed = Scellé. Quand les deux votes sont là, le Préteur en regarde un.
web-idus-may-look = { $name } regardera l’un des deux votes.
web-idus-look-hint = Tous sauront de qui vous avez regardé le vote.
web-idus-hold-vote = Maintenir pour voir ce qu’a voté { $name }
web-idus-only-two = { $round ->
        [1] Seuls { $name } et vous le savez. Un échange lui donne l’autre couleur.
       *[other] Seuls { $name } et vous le savez. Après un échange, { $name } choisit en secret parmi les deux autres.
    }
web-idus-card = Carte { NUMBER($place, useGrouping: 0) }
web-idus-hold-both = Maintenir pour voir les deux cartes
web-idus-keep-this = Gardée
web-idus-keep = { $place ->
        [1] Garder la carte de gauche
       *[other] Garder la carte de droite
    }
web-idus-keep-hint = La carte que vous gardez est votre camp. L’autre est défaussée.
web-idus-turned = Les votes sont montrés
web-idus-score = { idus-martii-colours }
web-idus-blank = { $count ->
        [1] Un jaune : il ne fait rien avancer.
       *[other] Deux jaunes : ils ne font rien avancer.
    }
web-idus-shuffled = Ils ont d’abord été mélangés : on ne dit pas lequel est à qui.
web-idus-near = { $who ->
        [loyal] { $left ->
            [0] Un vert de plus et la limite est dépassée.
           *[other] Deux verts de plus et la limite est dépassée.
        }
        [traitor] { $left ->
            [0] Un rouge de plus et la limite est dépassée.
           *[other] Deux rouges de plus et la limite est dépassée.
        }
       *[both] { $left ->
            [0] Un vert ou un rouge de plus et la limite est dépassée.
           *[other] Deux verts ou deux rouges de plus et la limite est dépassée.
        }
    }
web-idus-picked = a choisi son camp
web-idus-two-cards = a encore deux cartes
web-idus-was-looked-at = vote regardé
web-idus-looked = a regardé
web-idus-kept = laissé
web-idus-swapped = échangé
web-idus-yellow-shown = jaune montré
web-idus-unseen = non regardé : { $name }
web-idus-no-turns = Aucun tour n’est encore fini.
web-idus-not-with-these = Pas avec ceux déjà choisis.
web-idus-discarded = défausse : { $faction }
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
        [green] Tour { NUMBER($turn, useGrouping: 0) } : { $name } avait voté vert
        [red] Tour { NUMBER($turn, useGrouping: 0) } : { $name } avait voté rouge
       *[yellow] Tour { NUMBER($turn, useGrouping: 0) } : { $name } avait voté jaune
    }
web-idus-wins = { $faction ->
        [loyal] Les Loyaux l’emportent
        [traitor] Les Traîtres l’emportent
       *[merchant] Les Marchands l’emportent
    }
web-idus-all-votes = Tous les votes, à découvert

## Alea Romana

web-alea-round = Manche { NUMBER($round, useGrouping: 0) } · { NUMBER($players, useGrouping: 0) } joueurs
web-alea-your-turn = { $name }, à vous
web-alea-ask-roll = Lancez un dé
web-alea-ask-choose = { $four ->
        [yes] Quatre X : pas encore un nombre
       *[no] { $write ->
            [yes] { $roll ->
                [yes] Écrivez-le, ou lancez encore
               *[no] Écrivez-le
            }
           *[no] Aucun rang ne convient encore
        }
    }
web-alea-ask-failed = { $card ->
        [yes] Échec. Jouez une carte ou quittez le tour
       *[no] Échec, et aucune carte n’y peut rien
    }
web-alea-ask-fall = Les dés roulent
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
web-alea-fits-nowhere = n’a pas sa place
web-alea-roll-more = Lancer encore
web-alea-odds = { $bad ->
        [0] Forme un nombre à coup sûr
        [6] Échec certain
       *[other] Échec : { NUMBER($bad, useGrouping: 0) } sur 6
    }
web-alea-in-six = { NUMBER($sides, useGrouping: 0) } sur 6
web-alea-not-yet = quatre X : pas encore un nombre
web-alea-if-roll = Si vous lancez encore un dé
web-alea-write = Écrire { $numeral } au rang { NUMBER($row, useGrouping: 0) }
web-alea-number-row = { $numeral } ({ NUMBER($number, useGrouping: 0) }) au rang { NUMBER($row, useGrouping: 0) }
web-alea-choose-number = Choisissez un nombre
web-alea-choose-row = Choisissez un rang
web-alea-choose-card = Choisissez une carte
web-alea-choose-die = Choisissez lequel
web-alea-choose-as = Comme quelle carte ?
web-alea-spent = déjà jouée
web-alea-no-twin = Aucun nombre à doubler.
web-alea-not-now = Pas maintenant.
web-alea-how = Touchez un rang : les plus petits au-dessus, les plus grands au-dessous.
web-alea-cards-wait = Les cartes se jouent après un échec.
web-alea-if-ended = Si tout finissait ici
web-alea-after = ensuite : { NUMBER($points, useGrouping: 0) }
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
web-learn-other = Essayez plutôt ceci : { $deed }.
web-learn-idus-martii-cards = Cinq sénateurs et une conspiration. Vous avez deux cartes de faction. Maintenez le sceau appuyé pour les voir : vous en garderez une, ce sera votre camp.
web-learn-idus-martii-vote = Vous êtes Édile : vous votez. Le vert est pour les Loyaux, le rouge pour les Traîtres. Votre vote reste face cachée. Choisissez vert et scellez-le.
web-learn-idus-martii-swapped = Decimus, le Préteur, a regardé votre vote et vous l’a fait échanger : votre vert est devenu rouge. Tous ont vu l’échange, pas les couleurs. Mais voici deux rouges : Livia a donc voté rouge, et chacun peut déduire que vous aviez voté vert.
web-learn-idus-martii-limit = Deux dagues sur la mosaïque : Traître 2. La pierre du haut porte la limite, 13. Le camp qui la dépasse est éliminé, et son rival l’emporte.
web-learn-idus-martii-look = Les charges sont passées d’une place vers la gauche. Vous voilà Préteur. Regardez le vote de Livia.
web-learn-idus-martii-veto = Maintenez appuyé pour le voir : rouge. En première manche, un échange le rend vert. Tous verront votre décision. Exigez l’échange.
web-learn-idus-martii-scored = Deux verts. Tous ont vu l’échange : chacun peut déduire que Livia avait voté rouge. Avec un vert et un rouge, ceux qui ne votent pas ne pourraient que deviner. Le registre garde tout ce qui est public.
web-learn-idus-martii-keep = Vous êtes Consul : à la fin de votre tour, vous choisissez un camp. Gardez la carte Loyal : maintenez appuyé pour voir laquelle c’est.
web-learn-idus-martii-assign = Quelques tours plus tard, à la deuxième manche. Le Consul attribue les charges. Nul n’a la même deux tours de suite, mais à cinq joueurs un Édile peut la garder. Une charge interdite dit pourquoi. Nommez Cassius Préteur, Livia et Octavia Édiles.
web-learn-idus-martii-yellow = La deuxième manche a des votes jaunes : ils ne font rien avancer. Cassius a regardé le vote de Livia, et il est jaune : il est montré à tous, et Livia doit le remplacer.
web-learn-idus-martii-end = Après deux manches, le camp qui mène d’au moins deux votes l’emporte ; sinon, ce sont les Marchands. À présent, toutes les cartes et tous les votes sont à découvert. Vous savez jouer.
web-learn-alea-roll = Six dés identiques, aux faces I, I, I, V, X, X. Votre colonne a sept rangs à remplir de nombres. Lancez le premier dé.
web-learn-alea-again = X vaut dix. Vous pouvez l’écrire, ou risquer un dé de plus. Lancez encore.
web-learn-alea-write = X et I : lisez 9 ou 11. Au-dessus, les nombres doivent être plus petits ; au-dessous, plus grands. Choisissez 11 et écrivez-le au rang 3.
web-learn-alea-next = Livia a écrit 20. C’est de nouveau à vous. Lancez.
web-learn-alea-more = Dix. Le bouton dit le risque du dé suivant. Ici, aucun. Lancez encore.
web-learn-alea-odds = Quinze. Un second V ferait échouer le tour : une face sur six. Osez.
web-learn-alea-failed = Deux V ne forment pas un nombre romain : le tour a échoué. Jouez « Ignorer un dé » sur un V. Une carte jouée vous coûte les 5 points qu’elle aurait rapportés.
web-learn-alea-saved = De nouveau quinze. Écrivez-le au rang 4, sous le 11.
web-learn-alea-order = Laissez de la place entre vos nombres. Le Jumeau écrit encore une fois un nombre que vous avez déjà, juste au-dessus ou au-dessous de lui. Le Joker vaut n’importe quelle autre carte.
web-learn-alea-end = Quand une colonne est pleine, ou que quelqu’un échoue sans carte, la manche se joue jusqu’au bout et la partie est finie. Vos points : la somme de votre colonne, et 5 par carte gardée. Vous savez jouer.

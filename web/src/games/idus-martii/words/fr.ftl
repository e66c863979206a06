### Idus Martii en français : ce que seul le client web dit. Les ids commencent par `web-`.

web-rules-offices = Les charges
web-idus-aim = Votre camp est secret, et c’est lui qui dit comment vous gagnez.
web-votes = Votes
web-ledger = Registre
web-your-mark = Votre marque
web-idus-your-marks = Vos marques
web-mark-none = Aucune
web-mark-loyal = Loyal
web-mark-traitor = Traître
web-mark-merchant = Marchand
web-mark-unsure = Doute
web-idus-marking = Que pensez-vous d’eux ? Touchez pour changer ; personne d’autre ne le voit.
web-idus-round = Manche { NUMBER($round, useGrouping: 0) } · tour { NUMBER($turn, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }
web-idus-steps = Étapes du tour
web-idus-you-are = { $name }, vous êtes { $role }
web-idus-no-office = { $name }, sans charge ce tour-ci
web-idus-ask-vote = Déposez votre vote en secret
web-idus-ask-look = De qui regardez-vous le vote ?
web-idus-ask-veto = Obligez-vous { $name } à changer de vote ?
web-idus-ask-replace = { $name } vous fait changer de vote. Déposez-en un autre
web-idus-ask-replace-yellow = Votre jaune a été montré. Que déposez-vous ?
web-idus-ask-discard = Quelle carte gardez-vous ?
web-idus-ask-assign = Attribuez les charges
web-idus-asked-vote = Déposez votre vote en secret
web-idus-asked-look = De qui regardez-vous le vote ?
web-idus-asked-veto = Faites-vous changer le vote ?
web-idus-asked-replace = Déposez un autre vote
web-idus-asked-discard = Quelle carte gardez-vous ?
web-idus-asked-assign = Attribuez les charges
web-idus-choose-vote = Choisissez un vote
web-idus-choose-look = Choisissez un vote
web-idus-choose-veto = Décidez de l’échange
web-idus-choose-replace = Choisissez un vote
web-idus-choose-discard = Choisissez une carte
web-idus-look-first = Regardez d’abord vos cartes
web-idus-choose-assign = Un Préteur, deux Édiles
web-idus-seal = { $colour ->
        [green] Sceller le vote vert
        [red] Sceller le vote rouge
       *[yellow] Sceller le vote jaune
    }
web-idus-demand = Obliger { $name } à changer de vote
web-idus-leave = Laisser ce vote tel quel ({ $name })
web-idus-your-vote = Votre vote
web-idus-sealed-vote = scellé
web-idus-sealed = Scellé. Quand les deux votes sont là, le Préteur en regarde un.
web-idus-may-look = { $name } regardera l’un des deux votes.
web-idus-look-hint = Tous sauront de qui vous avez regardé le vote.
web-idus-hold-vote = Maintenir pour voir ce qu’a voté { $name }
web-idus-hold-own = Maintenir pour voir votre vote
web-idus-hold-swapped = Maintenir pour voir les deux couleurs
web-idus-only-two = { $round ->
        [1] Seuls { $name } et vous le savez. Un échange lui donne l’autre couleur.
       *[other] Seuls { $name } et vous le savez. Après un échange, { $name } choisit en secret parmi les deux autres.
    }
web-idus-card = { $place ->
        [1] Carte de gauche
       *[2] Carte de droite
    }
web-idus-hold-both = Maintenir pour voir les deux cartes
web-idus-keep-this = Gardée
web-idus-keep = { $place ->
        [1] Garder celle de gauche
       *[2] Garder celle de droite
    }
web-idus-keep-hint = La carte que vous gardez est votre camp. L’autre est défaussée.
web-idus-turned = Les votes sont montrés
web-idus-other = { $colour ->
        [green] Un vert. Et l’autre ?
        [red] Un rouge. Et l’autre ?
       *[yellow] Un jaune. Et l’autre ?
    }
web-idus-who-was-who = Qui était qui
web-idus-yours-last = la vôtre en dernier
web-idus-score = { idus-martii-colours }
web-idus-blank = { $count ->
        [1] Un jaune : il ne fait rien avancer.
       *[other] Deux jaunes : ils ne font rien avancer.
    }
web-idus-shuffled = Ils sont d’abord mélangés : on ne voit pas lequel est à qui.
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
web-idus-next = Votre prochaine décision : tour { NUMBER($turn, useGrouping: 0) }, { $role }
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
web-idus-my-vote-swapped = Tour { NUMBER($turn, useGrouping: 0) } : vous avez voté { $laid }, échangé contre { $final }
web-idus-vote-swapped = On vous a fait changer de vote.
web-idus-vote-left = Votre vote est resté tel quel.
web-idus-vote-seen = { $name } a vu votre vote.
web-idus-vote-unseen = Votre vote est scellé, et personne ne l’a regardé.
web-idus-card-near = Près de la limite
web-idus-card-round = Deuxième manche
    .what = Le Consul attribue les charges, et il y a des votes jaunes.
web-idus-card-last = Le dernier tour
    .what = Ensuite, le camp qui mène de deux votes l’emporte. Sinon, ce sont les Marchands.
web-idus-chapter-lead = { $side ->
        [loyal] Tour { NUMBER($turn, useGrouping: 0) } : les Loyaux mènent
       *[traitor] Tour { NUMBER($turn, useGrouping: 0) } : les Traîtres mènent
    }
web-idus-chapter-near = Tour { NUMBER($turn, useGrouping: 0) } : près de la limite
web-idus-chapter-double = { $colour ->
        [green] Tour { NUMBER($turn, useGrouping: 0) } : deux verts
       *[red] Tour { NUMBER($turn, useGrouping: 0) } : deux rouges
    }
web-idus-you-win = { $faction ->
        [loyal] Vous étiez Loyal : vous gagnez.
        [traitor] Vous étiez Traître : vous gagnez.
       *[merchant] Vous étiez Marchand : vous gagnez.
    }
web-idus-you-lose = { $faction ->
        [loyal] Vous étiez Loyal : vous perdez.
        [traitor] Vous étiez Traître : vous perdez.
       *[merchant] Vous étiez Marchand : vous perdez.
    }
web-idus-over = { $ending ->
        [failed_conspiracy] La limite est dépassée
       *[ides_of_march] Les deux manches sont finies
    }
web-idus-opening-sides = Loyal ou Traître ? Vous recevez deux cartes, en gardez une et n’en dites rien à personne : c’est votre camp.
web-idus-opening-votes = À chaque tour, les deux Édiles votent en secret : vert pour les Loyaux, rouge pour les Traîtres. Le Préteur regarde un vote et peut le faire échanger. Puis le Consul garde en secret une de ses deux cartes : c’est son camp.
web-idus-opening-limit = Après deux manches, le camp qui mène de deux votes l’emporte ; sinon, ce sont les Marchands. Mais celui qui dépasse la limite de { NUMBER($limit, useGrouping: 0) } est éliminé, et son rival l’emporte.
web-idus-deal = Vos deux cartes
web-idus-deal-hint = Vous en garderez une : ce sera votre camp. Personne d’autre ne doit les voir.
web-idus-deal-turn = Les retourner
web-idus-deal-look = Touchez « { web-hold } » pour les voir.
web-always-ask = Cet appareil n’est-il qu’à vous ? Alors votre camp peut rester visible.
web-always = Toujours montrer
web-not-always = Quand je touche
web-idus-about = Petit guide
web-idus-about-voting = Chacun des deux Édiles dépose un vote face cachée.
web-idus-about-veto = Le Préteur regarde un des deux votes et peut le faire échanger. Tout le monde voit l’échange, pas les couleurs.
web-idus-about-scoring = Les votes sont mélangés et montrés. Le vert fait avancer les Loyaux, le rouge les Traîtres.
web-idus-about-end = Le Consul garde en secret une de ses deux cartes : c’est son camp. Seul le tout premier Consul garde encore les deux. Puis un autre tour commence.
web-idus-keystone = La clef de voûte
web-idus-about-keystone = Elle porte la limite. Le camp qui la dépasse est éliminé, et son rival l’emporte.
web-idus-ring = L’anneau
web-idus-about-ring = Chaque vote vert pose une feuille, chaque rouge un poignard. Cerné d’or : jusqu’où peuvent aller les votes de ce tour.
web-idus-about-yellow = Le jaune ne fait avancer personne. Mais si le Préteur le regarde, il est montré à tous.
web-idus-about-merchant = Outre les Loyaux et les Traîtres, il peut y avoir des Marchands : ils gagnent si, à la fin, aucun camp ne devance son rival de deux votes, ou si le camp rival est vide.
web-idus-all-votes = Tous les votes, à découvert

## L’analyse

web-idus-analysis = Ce que vous auriez pu savoir
web-idus-analysis-promise = Qui semblait suspect, tour par tour, et ce que chaque décision a coûté
web-idus-turn-number = tour { NUMBER($turn, useGrouping: 0) }
web-idus-shares = Loyal { $loyal }, Traître { $traitor }, Marchand { $merchant }
web-idus-turn-shares = tour { NUMBER($turn, useGrouping: 0) }, { $shares }
web-idus-suspicion = Soupçons
web-idus-from-gallery = D’après ce que tous ont vu.
web-idus-from-eyes = D’après les seules cartes, votes et regards de cette place : { $name }.
web-idus-true-cards = Vraies cartes
web-idus-true-later = Vous pourrez retourner les vraies cartes après le dernier tour.
web-idus-was = { $faction ->
        [loyal] En vérité, { $name } : Loyal
        [traitor] En vérité, { $name } : Traître
       *[merchant] En vérité, { $name } : Marchand
    }
web-idus-after = { $turn ->
        [0] Avant le premier tour
       *[other] Après le tour { NUMBER($turn, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) } : Loyaux { NUMBER($loyal, useGrouping: 0) }, Traîtres { NUMBER($traitor, useGrouping: 0) }
    }
web-idus-turn = Tour { NUMBER($turn, useGrouping: 0) }.
web-idus-before = Avant le premier tour.
web-idus-prior = On sait seulement quelles cartes il y a.
web-idus-winning = Qui gagnerait
web-idus-winning-sub = Les chances de chaque camp vues ainsi, si tous jouent habilement la suite.
web-idus-group-loyal = Loyaux
web-idus-group-traitor = Traîtres
web-idus-group-merchant = Marchands
web-idus-moved = Tournants
web-idus-no-shifts = Aucun tour n’a fait bouger une probabilité de 10 %.
web-idus-shift = { $way ->
        [up] { $side ->
            [loyal] { $name } semble plutôt Loyal
            [traitor] { $name } semble plutôt Traître
           *[merchant] { $name } semble plutôt Marchand
        }
       *[down] { $side ->
            [loyal] { $name } semble moins Loyal
            [traitor] { $name } semble moins Traître
           *[merchant] { $name } semble moins Marchand
        }
    }
web-idus-shift-winning = { $way ->
        [up] { $side ->
            [loyal] Les Loyaux ont plus de chances de gagner
            [traitor] Les Traîtres ont plus de chances de gagner
           *[merchant] Les Marchands ont plus de chances de gagner
        }
       *[down] { $side ->
            [loyal] Les Loyaux ont moins de chances de gagner
            [traitor] Les Traîtres ont moins de chances de gagner
           *[merchant] Les Marchands ont moins de chances de gagner
        }
    }
web-idus-decided = Décisions : { NUMBER($all, useGrouping: 0) }. Les meilleures : { NUMBER($best, useGrouping: 0) }, aussi bonnes : { NUMBER($even, useGrouping: 0) }, coûteuses : { NUMBER($costly, useGrouping: 0) }. Ensemble, elles ont coûté { $lost } points de chances de gagner.
web-idus-even = égal
web-idus-better = mieux
web-idus-as-good = aussi bon
web-idus-instead-of = le deuxième choix
web-idus-compared = { $action }, { $other } contre { $taken }
web-idus-were-best = { $count ->
        [1] Une était la meilleure
       *[other] { NUMBER($count, useGrouping: 0) } étaient les meilleures
    }
web-beliefs-idus-martii = Est-ce fiable ?
web-idus-said-and-so = Ce qui était prévu, et combien de fois cela s’est vérifié
web-idus-said-and-so-text = { NUMBER($games, useGrouping: 0) } parties à des tables de cinq où peut s’asseoir n’importe quel bot, vues d’une place quand les derniers votes sont comptés. Sur la ligne large, un modèle a raison aussi souvent qu’il le dit.
web-idus-was-said = Prévu (%)
web-idus-was-so = Vérifié
web-idus-times = Cas
web-idus-loss = L’écart avec la vérité
web-idus-loss-text = La perte logarithmique de la carte finale de chacun : 0, c’est avoir tout su, et la première ligne, ne savoir que le nombre de cartes. ± est un écart type de la moyenne.
web-idus-among-mixed = Compagnie mêlée
web-idus-among-honest = Tous sincères
web-idus-among-strong = Tous forts
web-idus-shrug = Avant le premier vote
web-idus-loss-people = Les gens ne sont pas des bots, et personne ne les a mesurés. Un modèle qui ne convient pas à la compagnie manque beaucoup ; le mélange n’est jamais le pire.
web-idus-model = Comment on suppose que les autres jouent
web-idus-models-explained = Ce que suppose chaque modèle
web-idus-model-mixture = Mélange
    .what = Certains votent leur couleur, d’autres jouent le compte, et un vote sur dix est un faux pas.
web-idus-model-honest = Votants sincères
    .what = Chacun vote pour son camp, et un vote sur dix est un faux pas.
web-idus-model-strong = Joueurs forts
    .what = Chacun se cache derrière le compte comme les bots forts, et un vote sur dix est un faux pas.

## Exercices

web-idus-task = Dans quel camp est chacun ? Posez dix pierres pour chacun.
web-idus-task-one = Dans quel camp est { $name } ? Posez dix pierres.
web-idus-task-some = Dans quel camp est chacun : { $names } ? Posez dix pierres pour chacun.
web-idus-what-happened = Ce qui s’est passé
web-idus-only-you = Ce que personne d’autre ne sait
web-idus-move-marks = Déplacez les deux marques. Les pierres partent de ce qu’on sait avant le premier vote.
web-idus-mark-loyal = { $name } : la marque après les pierres loyales
web-idus-mark-traitor = { $name } : la marque avant les pierres des traîtres
web-idus-laid = { $name } : Loyal { $loyal }, Marchand { $merchant }, Traître { $traitor }
web-idus-stones-laid = Vérifier ma réponse
web-idus-score-how = Vos pierres sont comparées à ce qu’on pouvait savoir, par la distance au carré : 100, aucun écart ; 0, autant qu’avant le premier vote. À la longue, rien ne vaut mieux que ce que vous croyez vraiment.
web-idus-your-score = Votre score
web-idus-score-means = 100 est tout ce qu’on pouvait savoir, 0 ce qu’on sait avant le premier vote. Prendre chaque vote au mot donne { $naive }.
web-idus-scored = Votre score est de { $score }.
web-idus-yours = vous
web-idus-known = connu
web-idus-you-and-known = { $side } : vous { $you }, on pouvait savoir { $known }
web-idus-guess-nearly = tout près
web-idus-guess-near = près
web-idus-guess-even = trop partagé
web-idus-guess-other = autre camp
web-idus-guess-sure = trop sûr
web-idus-truth-was = Et la vérité :
web-idus-off = Face à la vérité, vous êtes à { $mine }, le meilleur calcul à { $best }. 0 : certain et juste, 2 : certain et faux.
web-idus-told = Le plus parlant : les votes du tour { NUMBER($turn, useGrouping: 0) }
web-idus-told-means = Aucun autre tour n’a autant rapproché ce qu’on pouvait savoir de son résultat final.
web-idus-told-shift = { $side } : { $before } avant ce tour, { $after } après
web-idus-calibration = Certitude et justesse
web-idus-calibration-means = { $count ->
        [one] Votre dernière réponse
       *[other] Vos { NUMBER($count, useGrouping: 0) } dernières réponses
    } : ce qui reçoit sept pierres sur dix devrait se vérifier sept fois sur dix. Les points sont alors sur la ligne large.
web-idus-calibration-before = Carrés : réponses d’avant.
web-idus-said = prévu
web-idus-how-often = cas
web-idus-came-true = vérifié

## Every day, and exercises

web-daily-idus-martii = La donne du jour
web-daily-past-idus-martii = La donne de la journée
web-daily-text-idus-martii = Idus Martii à la place { NUMBER($seat, useGrouping: 0) }, parmi quatre bots. Chacun reçoit les mêmes cartes, occupe la même place et rencontre les mêmes bots.
web-daily-play-idus-martii = Jouer la donne du jour
web-daily-part-luck-idus-martii = les cartes et les autres

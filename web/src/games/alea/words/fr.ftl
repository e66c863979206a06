### Alea Romana en français : ce que seul le client web dit. Les ids commencent par `web-`.

web-rules-cards = Les cartes Action
web-alea-aim = Remplissez une colonne de sept nombres, chacun plus grand que celui du dessus. La plus grande somme gagne, et chaque carte qui vous reste vaut cinq de plus.
web-alea-example = Ces trois dés font 14 ou 16, au choix.
web-alea-round = Manche { NUMBER($round, useGrouping: 0) } · { NUMBER($players, useGrouping: 0) } joueurs
web-alea-your-turn = { $name }, à vous
web-alea-ask-roll = Lancez un dé
web-alea-ask-choose = { $four ->
        [yes] Quatre X : pas encore un nombre
       *[no] { $write ->
            [yes] { $roll ->
                [yes] Inscrivez-le, ou lancez encore
               *[no] Inscrivez-le
            }
           *[no] Aucune rangée ne convient encore
        }
    }
web-alea-ask-failed = { $card ->
        [yes] Échec. Jouez une carte ou passez votre tour
       *[no] Échec, et aucune carte n’y peut rien
    }
web-alea-asked-roll = Lancez un dé
web-alea-asked-choose = Inscrivez, ou lancez encore
web-alea-asked-failed = Votre tour a échoué
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
web-alea-fits-nowhere = { $count ->
        [1] ne rentre pas
       *[other] ne rentrent pas
    }
web-alea-roll-more = Lancer encore
web-alea-odds = { $bad ->
        [0] Forme un nombre à coup sûr
        [6] Échec certain
       *[other] Échec : { NUMBER($bad, useGrouping: 0) } sur 6
    }
web-alea-odds-fit = Rentre : { NUMBER($good, useGrouping: 0) } sur 6
web-alea-in-six = { NUMBER($sides, useGrouping: 0) } sur 6
web-alea-not-yet = quatre X : pas encore un nombre
web-alea-if-roll = Si vous lancez encore un dé
web-alea-write = Inscrire { $numeral } en rangée { NUMBER($row, useGrouping: 0) }
web-alea-number-row = { $numeral } ({ NUMBER($number, useGrouping: 0) }) en rangée { NUMBER($row, useGrouping: 0) }
web-alea-choose-number = Choisissez un nombre
web-alea-choose-row = Choisissez une rangée
web-alea-choose-card = Choisissez une carte
web-alea-choose-die = Choisissez lequel
web-alea-choose-as = Quelle carte sera-ce ?
web-alea-spent = jouée
web-alea-how = Touchez une rangée : les plus petits au-dessus, les plus grands au-dessous.
web-alea-cards-wait = Vous pouvez jouer des cartes après un échec.
web-alea-if-ended = Points jusqu’ici
web-alea-after = ensuite : { NUMBER($points, useGrouping: 0) }
web-alea-sum = { $cards ->
        [one] { NUMBER($sum, useGrouping: 0) } + { NUMBER($cards, useGrouping: 0) } carte × 5
       *[other] { NUMBER($sum, useGrouping: 0) } + { NUMBER($cards, useGrouping: 0) } cartes × 5
    }
web-alea-score-cards = Points et cartes
web-alea-column-of = Colonne : { $name }
web-alea-all-columns = Toutes les colonnes
web-alea-turn-of = { $name } joue
web-alea-chapter-lead = Manche { NUMBER($round, useGrouping: 0) } : { $name } mène
web-alea-chapter-fail = Manche { NUMBER($round, useGrouping: 0) } : échec pour { $name }
web-alea-chapter-last = Dernière manche
web-alea-fails = { $who ->
        [me] Votre tour a échoué.
       *[other] Échec pour { $name }.
    }
web-alea-why-two_v = Deux V : pas un nombre romain.
web-alea-why-four_i = Un quatrième I : pas un nombre romain.
web-alea-why-five_x = Un cinquième X : trop pour six dés.
web-alea-why-only_39 = Quatre X ne vont qu’avec un seul I.
web-alea-why-four_x = Quatre X ne sont pas un nombre, et rien ne peut suivre.
web-alea-why-nothing = Il ne reste aucun dé.
web-alea-why-there = Le { NUMBER($number, useGrouping: 0) } est déjà dans la colonne.
web-alea-why-no_row = Il ne rentre dans aucune rangée.
web-alea-no-help = n’y peut rien
web-alea-no-help-long = Cela échoue aussi.
web-alea-roll-on = lancer encore
web-alea-leaves = laisse { $numbers }
web-alea-saves = { NUMBER($percent, useGrouping: 0) } % de sauver
web-alea-again = { $dice ->
        [1] Un dé relancé : { NUMBER($percent, useGrouping: 0) } % de chances de sauver le tour.
       *[other] { NUMBER($dice, useGrouping: 0) } dés relancés : { NUMBER($percent, useGrouping: 0) } % de chances de sauver le tour.
    }
web-alea-would-fit = { $dice ->
        [0] Reste { $numbers } ; rangée possible : { $rows }.
       *[other] Alors { $numbers } rentrerait, en rangée { $rows }.
    }
web-alea-would-roll = Rien ne rentre encore, mais le tour continue.
web-alea-if-rolls = { $bad ->
        [0] Un dé de plus ne peut pas échouer.
        [6] Un dé de plus échoue à coup sûr.
       *[other] Un dé de plus échoue { NUMBER($bad, useGrouping: 0) } fois sur 6.
    }
web-alea-one-more = Un dé de plus
web-alea-standing = { $stands ->
        [ahead] Vous menez { $points ->
            [1] d’un point
           *[other] de { NUMBER($points, useGrouping: 0) } points
        }.
        [behind] Vous avez { $points ->
            [1] un point
           *[other] { NUMBER($points, useGrouping: 0) } points
        } de moins que { $name }.
       *[level] Vous êtes à égalité avec { $name }.
    }
web-alea-mine = Ma colonne
web-alea-weighing = On pèse les colonnes
web-alea-weighed = { $name } : { $points ->
        [one] { NUMBER($points, useGrouping: 0) } point.
       *[other] { NUMBER($points, useGrouping: 0) } points.
    }
web-alea-you-win = Vous gagnez
web-alea-you-lose = Vous perdez
web-alea-you-share = Vous partagez la victoire
web-cards = { $count ->
        [0] aucune carte
        [1] 1 carte
       *[other] { NUMBER($count, useGrouping: 0) } cartes
    }

## The first game on a device

web-alea-opening-column = Remplissez une colonne de sept nombres, chacun plus grand que celui du dessus ; seul le Jumeau permet d’en répéter un. La plus forte somme gagne.
web-alea-opening-dice = Lancez dé après dé : ensemble, ils doivent former un nombre romain. Arrêtez-vous à temps et inscrivez-le.
web-alea-opening-cards = Six cartes, à usage unique, peuvent sauver un tour manqué. Chaque carte gardée vaut 5 points.

## L’analyse

web-alea-analysis = Comment les dés ont été joués
web-alea-analysis-promise = La chance et l’adresse, chacune à part, et les trois décisions les plus chères
web-alea-chance = Chances de gagner
web-alea-points = Score attendu
web-alea-unit = Afficher
web-alea-unit-chance = Chances
web-alea-unit-points = Score
web-alea-of-round = Manche
web-alea-chart-line = { $name } : { $first } au début, { $last } à la fin
web-alea-dice-lay = Dés : { $dice }
web-alea-accounts = Dés et décisions
web-alea-part-luck = dés
    .what = Ce que les dés ont donné ou pris, comparés à des dés moyens.
web-alea-part-skill = décisions
    .what = Ce que les décisions de ce joueur ont coûté, comparées aux meilleurs choix.
web-alea-part-others = tours des autres
    .what = Ce que les tours des autres ont donné ou pris.
web-alea-account = { $start } attendus au début ; dés { $luck }, décisions { $skill }, tours des autres { $others } ; résultat { $result }
web-alea-accounts-sub = De ce qu’on attendait au début (pointillé) au résultat (trait épais) : les trois parts s’additionnent.
web-alea-costliest = Les trois plus chères
web-alea-no-slips = Aucune décision n’a coûté un demi-point.
web-alea-points-word = points
web-alea-so-many-points = { $points } points
web-alea-opened = Manche { NUMBER($round, useGrouping: 0) }, en détail
web-alea-option = option
web-alea-worth = valeur
web-alea-more-options = { $count ->
        [1] Une de plus
       *[other] { NUMBER($count, useGrouping: 0) } de plus
    }
web-alea-equal = À moins d’un demi-point, les options se valent.
web-alea-decided = Décisions : { NUMBER($all, useGrouping: 0) }. Les meilleures : { NUMBER($best, useGrouping: 0) }, presque : { NUMBER($close, useGrouping: 0) }, faux pas : { NUMBER($slip, useGrouping: 0) }.
web-alea-kind-best = la meilleure
web-alea-kind-close = presque, moins de 1,5 point
web-alea-kind-slip = faux pas

## Exercices

web-alea-exercise-points = { $turns ->
        [one] Il vous reste un tour : celui-ci. Qu’est-ce qui rapporte le plus de points ?
       *[other] Il vous reste { NUMBER($turns, useGrouping: 0) } tours, celui-ci compris. Qu’est-ce qui rapporte le plus de points ?
    }
web-alea-exercise-win = La dernière manche. Le meilleur des autres a { NUMBER($score, useGrouping: 0) } points. Qu’est-ce qui gagne le plus souvent ?
web-alea-exercise-cost = Cela coûte { $cost } points.
web-alea-why = Pourquoi
web-alea-why-next = Pourquoi, face à la deuxième
web-alea-part-now = points de ce tour
web-alea-part-later = tours suivants et cartes
web-alea-part-written = gagner avec un nombre inscrit
web-alea-part-unwritten = gagner sans rien inscrire
web-alea-part-sum = en tout
web-alea-part-success = chances d’inscrire un nombre
web-alea-part-yours = la vôtre
web-alea-part-next = deuxième
web-alea-part-difference = différence
web-alea-exact-points = Les points encore à venir pour qui continue au mieux pour les points : exacts, calculés d’avance.
web-alea-exact-win = La chance exacte de gagner, si qui joue encore fait de son mieux.

## Every day, and exercises

web-daily-alea = Les dés du jour
web-daily-past-alea = Les dés de la journée
web-daily-text-alea = Alea Romana contre un bot. Au même tour, chacun reçoit les mêmes dés, quoi qu’il ait choisi avant. Ce sont les points qui comptent.
web-daily-play-alea = Jouer les dés du jour
web-daily-part-luck-alea = vos dés

### Alea Romana in French. The faces are letters and masculine: un I, un V, un X.
### Before : ; ? ! and inside « » stands a narrow no-break space (U+202F).

alea-name = Alea Romana
alea-tagline = Six dés, sept rangées, un lancer de trop.
alea-summary =
    But : inscrivez un nombre dans chacune de vos sept rangées, du plus petit au plus grand. Le plus grand total gagne.
    Jeu : lancez les dés un par un. Ensemble, ils doivent former un nombre romain. Osez encore, ou inscrivez.
    Fin : quand une colonne est pleine ou que quelqu’un échoue sans carte. Chaque carte qui vous reste ajoute 5.
alea-rules =
    De 2 à 6 joueurs. Six dés aux faces I, I, I, V, X, X. Chacun a une colonne de sept rangées et six cartes Action.
    À votre tour, lancez un dé. Puis lancez-en un autre aussi souvent que vous l’osez, ou arrêtez.
    Tous les dés ensemble doivent former un nombre romain, dans n’importe quel ordre.
    Un seul I avec un V ou un X se lit de deux façons : X, V et I font 14 ou 16, à votre choix.
    Quatre X seuls ne sont pas encore un nombre : il ne peut en sortir que XXXIX, 39.
    Pour arrêter, inscrivez le nombre dans une rangée vide. Au-dessus, tous doivent être plus petits ; au-dessous, plus grands.
    Le tour échoue quand les dés ne forment pas de nombre, ou quand vous arrêtez sur un nombre qui ne rentre nulle part.
    Après un échec, vous pouvez jouer une carte Action, puis continuer avec ce qui reste. Ou vous passez votre tour sans rien inscrire.
    Les cartes : Relancer les I, Relancer les V, Relancer un dé, Ignorer un dé, Jumeau (un nombre déjà inscrit, à côté de lui), Joker (l’une des cinq).
    Une carte jouée est perdue.
    Quand une colonne est pleine, ou que quelqu’un échoue sans carte, la manche se joue jusqu’au bout et la partie est finie.
    Votre score est la somme de votre colonne, plus 5 par carte qui vous reste. Le plus grand score l’emporte.

## The bots, by how strong they are

alea-bot-novice = Hardi et insouciant : lance tant que ça lui plaît.
alea-bot-able = Calcule le prochain dé, pas la partie.
alea-bot-strong = Sait ce que vaut chaque rangée jusqu’à la fin.
alea-bot-master = Surveille aussi vos colonnes, et joue pour gagner plutôt que pour les points.

## The cards

alea-card-reroll_i = Relancer les I
    .effect = Relancez tous les I à la fois.
alea-card-reroll_v = Relancer les V
    .effect = Relancez tous les V à la fois.
alea-card-reroll_one = Relancer un dé
    .effect = Relancez un dé de votre choix.
alea-card-ignore = Ignorer un dé
    .effect = Mettez un dé de côté pour ce tour.
alea-card-twin = Jumeau
    .effect = Inscrivez un nombre que vous avez déjà, juste au-dessus ou au-dessous de lui.
alea-card-joker = Joker
    .effect = Vaut l’une des cinq autres cartes, même déjà jouée.

## The course of the game

alea-round = Manche { NUMBER($round, useGrouping: 0) }
alea-row = Rangée { NUMBER($row, useGrouping: 0) }
alea-row-empty = vide
alea-step-roll = Lancer
alea-step-fall = Les dés roulent
alea-step-choose = Inscrire ou lancer encore
alea-step-failed = Échec
alea-step-over = La partie est finie
alea-last-round = Cette manche est la dernière.
alea-failure-no_numeral = les dés ne forment pas de nombre romain
alea-failure-four_x = quatre X ne sont pas un nombre, et il ne reste aucun dé
alea-failure-no_row = aucune rangée n’accepte ce nombre
alea-failure-stopped = rien ne pouvait être inscrit
alea-spell = { $readings-count ->
        [0] Les dés ne forment aucun nombre.
        [1] Les dés forment { NUMBER($readings-1, useGrouping: 0) }.
       *[other] Les dés forment { NUMBER($readings-1, useGrouping: 0) } ou { NUMBER($readings-2, useGrouping: 0) }.
    }
alea-hand = { $my-cards-count ->
        [0] Il ne vous reste aucune carte Action. Si tout finissait ici : { alea-my-points }.
        [1] Il vous reste une carte Action. Si tout finissait ici : { alea-my-points }.
       *[other] Il vous reste { NUMBER($my-cards-count, useGrouping: 0) } cartes Action. Si tout finissait ici : { alea-my-points }.
    }
alea-my-points = { $my-scores ->
        [one] { NUMBER($my-scores, useGrouping: 0) } point
       *[other] { NUMBER($my-scores, useGrouping: 0) } points
    }

## What is asked of you

alea-ask-roll = { $options-multi_roll ->
        [yes] À vous. Lancez un ou plusieurs dés.
       *[no] À vous. Lancez un dé.
    }
alea-ask-choose = { $readings-count ->
        [0] Quatre X ne sont pas encore un nombre. Lancez encore, ou acceptez l’échec.
       *[other] { alea-spell } { alea-go-on }
    }
alea-go-on = { $may-write ->
        [yes] { $may-roll ->
            [yes] { $may-card ->
                [yes] Inscrivez, lancez encore ou jouez une carte.
               *[no] Inscrivez ou lancez encore.
            }
           *[no] { $may-card ->
                [yes] Inscrivez ou jouez une carte.
               *[no] Inscrivez-le.
            }
        }
       *[no] { $may-card ->
            [yes] Rien ne rentre dans votre colonne. Lancez encore, jouez une carte ou acceptez l’échec.
           *[no] Rien ne rentre dans votre colonne. Lancez encore, ou acceptez l’échec.
        }
    }
alea-ask-failed = { $may-card ->
        [yes] { alea-why-you-failed } Jouez une carte ou passez votre tour.
       *[no] { alea-why-you-failed } Aucune carte n’y peut rien : passez votre tour.
    }
alea-why-you-failed = { $failed ->
        [no_numeral] Votre tour a échoué : les dés ne forment pas de nombre romain.
        [four_x] Votre tour a échoué : quatre X ne sont pas un nombre, et il ne reste aucun dé.
        [no_row] Votre tour a échoué : aucune rangée n’accepte ce nombre.
       *[stopped] Votre tour a échoué : rien ne pouvait être inscrit.
    }

## Whom the table waits for

alea-wait-roll = { $awaited } va lancer.
alea-wait-fall = Les dés roulent.
alea-wait-choose = { $readings-count ->
        [0] { $awaited } a quatre X et décide de continuer ou non.
        [1] { $awaited } a { NUMBER($readings-1, useGrouping: 0) } et décide de continuer ou non.
       *[other] { $awaited } a { NUMBER($readings-1, useGrouping: 0) } ou { NUMBER($readings-2, useGrouping: 0) } et décide de continuer ou non.
    }
alea-wait-failed = { $awaited } a échoué : joue une carte ou n’inscrit rien.
alea-wait-over = { alea-result }

## Choices

alea-action-roll = { $dice ->
        [1] Lancer un dé
       *[other] Lancer { NUMBER($dice, useGrouping: 0) } dés
    }
alea-action-write = Inscrire { NUMBER($number, useGrouping: 0) } en rangée { NUMBER($row, useGrouping: 0) }
alea-action-stop = Arrêter et accepter l’échec
alea-action-leave = Passer sans rien inscrire
alea-action-card = { $card ->
        [reroll_i] Jouer « Relancer les I »
        [reroll_v] Jouer « Relancer les V »
        [reroll_one] Jouer « Relancer un dé » sur { alea-a-die }
        [ignore] Jouer « Ignorer un dé » sur { alea-a-die }
        [twin] Jouer « Jumeau » : { NUMBER($number, useGrouping: 0) } en rangée { NUMBER($row, useGrouping: 0) }
       *[joker] { $as ->
            [reroll_i] Jouer le Joker comme « Relancer les I »
            [reroll_v] Jouer le Joker comme « Relancer les V »
            [reroll_one] Jouer le Joker comme « Relancer un dé » sur { alea-a-die }
            [ignore] Jouer le Joker comme « Ignorer un dé » sur { alea-a-die }
           *[twin] Jouer le Joker comme « Jumeau » : { NUMBER($number, useGrouping: 0) } en rangée { NUMBER($row, useGrouping: 0) }
        }
    }
alea-a-die = { $die ->
        [I] un I
        [V] un V
        [X] un X
       *[unknown] { $at ->
            [0] le premier dé
            [1] le deuxième dé
            [2] le troisième dé
            [3] le quatrième dé
            [4] le cinquième dé
           *[5] le sixième dé
        }
    }

## What has happened

alea-event-dice_thrown = { $dice ->
        [1] { $seat-is ->
            [me] Vous avez lancé un dé.
           *[other] { $seat } a lancé un dé.
        }
       *[other] { $seat-is ->
            [me] Vous avez lancé { NUMBER($dice, useGrouping: 0) } dés.
           *[other] { $seat } a lancé { NUMBER($dice, useGrouping: 0) } dés.
        }
    }
alea-event-die_fell = Un dé montre { $face }.
alea-event-turn_failed = { $seat-is ->
        [me] { $why ->
            [no_numeral] Votre tour a échoué : les dés ne forment pas de nombre romain.
            [four_x] Votre tour a échoué : quatre X ne sont pas un nombre, et il ne reste aucun dé.
            [no_row] Votre tour a échoué : aucune rangée n’accepte ce nombre.
           *[stopped] Votre tour a échoué : rien ne pouvait être inscrit.
        }
       *[other] { $why ->
            [no_numeral] Échec pour { $seat } : les dés ne forment pas de nombre romain.
            [four_x] Échec pour { $seat } : quatre X ne sont pas un nombre, et il ne reste aucun dé.
            [no_row] Échec pour { $seat } : aucune rangée n’accepte ce nombre.
           *[stopped] Échec pour { $seat } : rien ne pouvait être inscrit.
        }
    }
alea-event-failure_taken = { $seat-is ->
        [me] Vous avez arrêté sans rien à inscrire : le tour a échoué.
       *[other] { $seat } a arrêté sans rien à inscrire : le tour a échoué.
    }
alea-event-number_written = { $seat-is ->
        [me] Vous avez inscrit { NUMBER($number, useGrouping: 0) } en rangée { NUMBER($row, useGrouping: 0) }.
       *[other] { $seat } a inscrit { NUMBER($number, useGrouping: 0) } en rangée { NUMBER($row, useGrouping: 0) }.
    }
alea-event-card_played = { $seat-is ->
        [me] Vous avez joué { alea-the-play }.
       *[other] { $seat } a joué { alea-the-play }.
    }
alea-the-play = { $play-card ->
        [reroll_i] « Relancer les I »
        [reroll_v] « Relancer les V »
        [reroll_one] « Relancer un dé » sur { alea-the-die }
        [ignore] « Ignorer un dé » sur { alea-the-die }
        [twin] « Jumeau » : { NUMBER($play-number, useGrouping: 0) } en rangée { NUMBER($play-row, useGrouping: 0) }
       *[joker] { $play-as ->
            [reroll_i] le Joker comme « Relancer les I »
            [reroll_v] le Joker comme « Relancer les V »
            [reroll_one] le Joker comme « Relancer un dé » sur { alea-the-die }
            [ignore] le Joker comme « Ignorer un dé » sur { alea-the-die }
           *[twin] le Joker comme « Jumeau » : { NUMBER($play-number, useGrouping: 0) } en rangée { NUMBER($play-row, useGrouping: 0) }
        }
    }
alea-the-die = { $play-die ->
        [I] un I
        [V] un V
        [X] un X
       *[unknown] { $play-at ->
            [0] le premier dé
            [1] le deuxième dé
            [2] le troisième dé
            [3] le quatrième dé
            [4] le cinquième dé
           *[5] le sixième dé
        }
    }
alea-event-turn_left = { $seat-is ->
        [me] Vous avez passé sans rien inscrire.
       *[other] { $seat } a passé sans rien inscrire.
    }
alea-event-last_round_called = { $seat-is ->
        [me] { $why ->
            [column_full] Votre colonne est pleine. Cette manche est la dernière.
           *[no_cards] Vous avez échoué sans carte à jouer. Cette manche est la dernière.
        }
       *[other] { $why ->
            [column_full] { $seat-starts ->
                [other] La colonne de { $seat } est pleine. Cette manche est la dernière.
               *[vowel] La colonne d’{ $seat } est pleine. Cette manche est la dernière.
            }
           *[no_cards] { $seat } a échoué sans carte à jouer. Cette manche est la dernière.
        }
    }
alea-event-turn_begun = { $seat-is ->
        [me] Manche { NUMBER($round, useGrouping: 0) }. À vous.
       *[other] Manche { NUMBER($round, useGrouping: 0) }. À { $seat } de jouer.
    }
alea-event-game_ended = { alea-result }

## The end

alea-ending-column_full = Une colonne est pleine
alea-ending-no_cards = Quelqu’un a échoué sans carte
alea-result = { $result-winners-count ->
        [1] { $result-winners-is ->
            [me] Vous l’emportez avec { alea-best }.
           *[other] { $result-winners } l’emporte avec { alea-best }.
        }
       *[other] Victoire partagée avec { alea-best } : { $result-winners }.
    }
alea-best = { $result-scores-most ->
        [one] { NUMBER($result-scores-most, useGrouping: 0) } point
       *[other] { NUMBER($result-scores-most, useGrouping: 0) } points
    }
alea-seat = { $seat } : { alea-points }, { alea-cards-left }
alea-points = { $scores ->
        [one] { NUMBER($scores, useGrouping: 0) } point
       *[other] { NUMBER($scores, useGrouping: 0) } points
    }
alea-cards-left = { $cards-count ->
        [0] aucune carte
        [1] reste une carte
       *[other] restent { NUMBER($cards-count, useGrouping: 0) } cartes
    }

## Rules of the house

alea-option-players = Joueurs
    .explanation = De 2 à 6 joueurs.
alea-option-multi_roll = Plusieurs dés à la fois
    .explanation = Vous pouvez lancer à la fois autant de dés restants que vous voulez.
alea-option-cards_anytime = Cartes à tout moment
    .explanation = Vous pouvez aussi jouer des cartes Action quand les dés forment un nombre.
alea-option-ordered = Dans l’ordre de leur chute
    .explanation = Un I tombé avant le V, ou avant le dernier X, est soustrait ; sinon, il est ajouté.

## On a terminal

cli-alea-cards = cartes
cli-alea-points = points
cli-alea-odds = { $bad ->
        [0] Le prochain dé ne peut pas faire échouer le tour.
        [1] Le prochain dé fait échouer le tour sur une face sur { NUMBER($sides, useGrouping: 0) }.
       *[other] Le prochain dé fait échouer le tour sur { NUMBER($bad, useGrouping: 0) } faces sur { NUMBER($sides, useGrouping: 0) }.
    }
cli-alea-left = { $left ->
        [0] plus aucun dé à lancer
        [1] encore un dé à lancer
       *[other] encore { NUMBER($left, useGrouping: 0) } dés à lancer
    }
cli-alea-aside = mis de côté : { $dice }
cli-alea-not-yet = quatre X : pas encore un nombre
cli-alea-roll = Lancer des dés
cli-alea-ask-dice = Combien de dés lancez-vous ?
cli-alea-write = Inscrire { $numeral } en rangée { NUMBER($row, useGrouping: 0) }
cli-alea-write-number = Inscrire { $numeral }
cli-alea-ask-row = Dans quelle rangée inscrivez-vous { $numeral } ? De { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, ou 0 pour revenir.
cli-alea-ask-die = Quel dé ?
cli-alea-ask-where = Quel nombre, dans quelle rangée ?
cli-alea-ask-joker = Comme quelle carte jouez-vous le Joker ?

## What is not allowed, by rule

alea-refused-A1 = { $why ->
        [players] Ce jeu se joue de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, et non à { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] Il n’y a pas de place { NUMBER($place, useGrouping: 0) } : les places sont numérotées de 1 à { NUMBER($last, useGrouping: 0) }.
    }
alea-refused-A3 = { $why ->
       *[not_your_turn] C’est à { $seat } de jouer.
    }
alea-refused-N1 = { $why ->
       *[not_spelled] { $dice } ne forme pas { NUMBER($number, useGrouping: 0) }.
    }
alea-refused-T1 = { $why ->
        [dice_falling] Les dés roulent encore.
        [roll_first] Lancez d’abord un dé.
       *[dice_left] { $left ->
            [0] Il ne reste aucun dé à lancer.
            [1] Il ne reste qu’un dé à lancer, et non { NUMBER($dice, useGrouping: 0) }.
           *[other] Il ne reste que { NUMBER($left, useGrouping: 0) } dés à lancer, et non { NUMBER($dice, useGrouping: 0) }.
        }
    }
alea-refused-T2 = { $why ->
        [row_taken] La rangée { NUMBER($row, useGrouping: 0) } contient déjà { NUMBER($there, useGrouping: 0) }.
       *[out_of_order] { NUMBER($number, useGrouping: 0) } ne rentre pas dans la rangée { NUMBER($row, useGrouping: 0) } : plus petit au-dessus, plus grand au-dessous.
    }
alea-refused-T3 = { $why ->
       *[must_write] { NUMBER($number, useGrouping: 0) } rentre dans la rangée { NUMBER($row, useGrouping: 0) } : un nombre qui rentre doit être inscrit.
    }
alea-refused-T4 = { $why ->
        [failed] Le tour a échoué. Jouez une carte ou passez votre tour.
       *[not_failed] Le tour n’a pas échoué : les cartes attendent, et on ne peut pas passer.
    }
alea-refused-T5 = { $why ->
       *[spent] { $card ->
            [reroll_i] « Relancer les I » est déjà jouée.
            [reroll_v] « Relancer les V » est déjà jouée.
            [reroll_one] « Relancer un dé » est déjà jouée.
            [ignore] « Ignorer un dé » est déjà jouée.
            [twin] « Jumeau » est déjà jouée.
           *[joker] Le Joker est déjà joué.
        }
    }
alea-refused-A9-1 = { $why ->
       *[none_in_play] Aucun dé ne montre { $face }.
    }
alea-refused-A9-2 = { $why ->
       *[none_in_play] Aucun dé ne montre { $face }.
    }
alea-refused-A9-3 = { $why ->
        [none_in_play] Aucun dé ne montre { $face }.
       *[no_such_place] { $dice ->
            [1] Il n’y a qu’un dé en jeu.
           *[other] Il n’y a que { NUMBER($dice, useGrouping: 0) } dés en jeu.
        }
    }
alea-refused-A9-4 = { $why ->
        [none_in_play] Aucun dé ne montre { $face }.
       *[no_such_place] { $dice ->
            [1] Il n’y a qu’un dé en jeu.
           *[other] Il n’y a que { NUMBER($dice, useGrouping: 0) } dés en jeu.
        }
    }
alea-refused-A9-5 = { $why ->
        [not_spelled] { $number ->
            [0] { $dice } ne forme aucun nombre.
           *[other] { $dice } ne forme pas { NUMBER($number, useGrouping: 0) }.
        }
        [no_equal] Votre colonne n’a pas de { NUMBER($number, useGrouping: 0) } à doubler.
       *[not_beside] La rangée { NUMBER($row, useGrouping: 0) } n’est pas une rangée vide à côté du { NUMBER($number, useGrouping: 0) }.
    }
alea-refused-G3 = { $why ->
       *[over] La partie est finie.
    }
alea-refused-O1 = { $why ->
       *[one_die] À cette table, les dés se lancent un par un.
    }
alea-refused-O3 = { $why ->
        [not_with_multi_roll] Les dés dans l’ordre de leur chute, ou plusieurs dés à la fois : choisissez l’un des deux.
        [by_place] Ici l’ordre compte : nommez le dé par sa place.
       *[by_face] Ici l’ordre ne compte pas : nommez le dé par sa face.
    }

## Pourquoi quelqu’un choisit

alea-reason-first_die = Je lance : chaque tour commence par un dé.
alea-reason-safe_roll = Je continue : aucune face du dé ne fait échouer.
alea-reason-risky_roll = { $fails ->
        [1] Je continue : une seule face sur six fait échouer.
       *[other] Je continue, bien que { NUMBER($fails, useGrouping: 0) } faces sur six fassent échouer.
    }
alea-reason-no_fit = Je continue : ce qui est là ne rentre nulle part dans ma colonne.
alea-reason-before_it_fails = J’inscris { NUMBER($number, useGrouping: 0) } maintenant : { NUMBER($fails, useGrouping: 0) } faces sur six feraient échouer.
alea-reason-only_fit = J’inscris ici : la rangée { NUMBER($row, useGrouping: 0) } n’accepte plus que { NUMBER($number, useGrouping: 0) }.
alea-reason-narrow_row = J’inscris ici : la rangée { NUMBER($row, useGrouping: 0) } n’accepte plus que de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }.
alea-reason-room = J’inscris { NUMBER($number, useGrouping: 0) } ici : { NUMBER($above, useGrouping: 0) } nombres plus petits et { NUMBER($below, useGrouping: 0) } plus grands rentrent encore autour.
alea-reason-rows_left =
    J’inscris { NUMBER($number, useGrouping: 0) } en rangée { NUMBER($row, useGrouping: 0) } : { $smaller ->
        [0] il ne reste aucune rangée
        [1] il reste une rangée
       *[other] il reste { NUMBER($smaller, useGrouping: 0) } rangées
    } pour de plus petits nombres et { $larger ->
        [0] aucune
        [1] une
       *[other] { NUMBER($larger, useGrouping: 0) }
    } pour de plus grands.
alea-reason-no_more_dice = J’inscris { NUMBER($number, useGrouping: 0) } : il ne reste aucun dé à lancer.
alea-reason-fills_column = Je remplis ma colonne et j’ai { NUMBER($score, useGrouping: 0) } points : cette manche sera la dernière.
alea-reason-end_near = { $seat-is ->
        [me] Je me hâte : il ne vous manque qu’une rangée.
       *[other] Je me hâte : il ne manque qu’une rangée à { $seat }.
    }
alea-reason-last_round = { $seat-is ->
        [me] { $points ->
            [1] C’est la dernière manche, et j’ai un point de retard sur vous.
           *[other] C’est la dernière manche, et j’ai { NUMBER($points, useGrouping: 0) } points de retard sur vous.
        }
       *[other] { $points ->
            [1] C’est la dernière manche, et j’ai un point de retard sur { $seat }.
           *[other] C’est la dernière manche, et j’ai { NUMBER($points, useGrouping: 0) } points de retard sur { $seat }.
        }
    }
alea-reason-last_round_ahead = { $points ->
        [0] C’est la dernière manche, et personne n’a plus que moi.
        [1] C’est la dernière manche, et j’ai un point d’avance.
       *[other] C’est la dernière manche, et j’ai { NUMBER($points, useGrouping: 0) } points d’avance.
    }
alea-reason-card_spells = Je la joue : les dés forment alors { NUMBER($number, useGrouping: 0) }.
alea-reason-card_odds = { $tenths ->
        [0] Je la joue, bien que presque aucun lancer ne m’aide.
        [1] Je la joue : environ un lancer sur 10 donne un nombre qui va.
        [10] Je la joue : presque chaque lancer m’aide.
       *[other] Je la joue : environ { NUMBER($tenths, useGrouping: 0) } lancers sur 10 donnent un nombre qui va.
    }
alea-reason-twin_row = J’inscris { NUMBER($number, useGrouping: 0) } encore une fois, en rangée { NUMBER($row, useGrouping: 0) }, à côté de son égal.
alea-reason-keeps_cards = { $cards ->
        [1] Je garde ma carte : elle vaut cinq points.
       *[other] Je garde mes cartes : elles valent { NUMBER($points, useGrouping: 0) } points.
    }
alea-reason-keeps_joker = Je garde le Joker : il vaudra davantage plus tard.
alea-reason-no_help = Je passe : aucune de mes cartes n’aide ici.
alea-reason-no_cards = Je passe : je n’ai plus de carte pour continuer.
alea-reason-stops_for_card = Je m’arrête : une carte me sert mieux qu’un dé de plus.

## Lesson and exercises

alea-lesson-roll = Six dés identiques, aux faces I, I, I, V, X, X. Votre colonne a sept rangées à remplir de nombres. Lancez le premier dé.
alea-lesson-again = X vaut dix. Vous pouvez l’inscrire, ou risquer un dé de plus. Lancez encore.
alea-lesson-write = X et I : lisez 9 ou 11. Au-dessus, les nombres doivent être plus petits ; au-dessous, plus grands. Choisissez 11 et inscrivez-le dans la rangée 3.
alea-lesson-next = Livie a inscrit 20. C’est de nouveau à vous. Lancez.
alea-lesson-more = Dix. Le bouton dit le risque du dé suivant. Ici, aucun. Lancez encore.
alea-lesson-odds = Quinze. Un second V ferait échouer le tour : une face sur six. Osez.
alea-lesson-failed = Deux V ne forment pas un nombre romain : le tour a échoué. Jouez « Ignorer un dé » sur un V. Une carte jouée vous coûte les 5 points qu’elle aurait rapportés.
alea-lesson-saved = De nouveau quinze. Inscrivez-le dans la rangée 4, sous le 11.
alea-lesson-order = Laissez de la place entre vos nombres. Le Jumeau inscrit encore une fois un nombre que vous avez déjà, juste au-dessus ou au-dessous de lui. Le Joker vaut n’importe quelle autre carte.
alea-lesson-end = Quand une colonne est pleine, ou que quelqu’un échoue sans carte, la manche se joue jusqu’au bout et la partie est finie. Vos points : la somme de votre colonne, et 5 par carte gardée. Vous savez jouer.
alea-exercise = Que feriez-vous ?

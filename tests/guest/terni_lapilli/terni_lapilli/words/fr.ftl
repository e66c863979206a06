### Terni lapilli en français.

terni-lapilli-name = Terni Lapilli
terni-lapilli-tagline = Trois de vos pierres alignées. Neuf cases, aucun hasard.
terni-lapilli-rules =
    Deux personnes et un plateau de trois lignes et trois colonnes.
    Vous jouez à tour de rôle. La place 1 commence.
    À votre tour, posez une pierre sur une case vide.
    Trois de vos pierres alignées gagnent : en ligne, en colonne ou en diagonale.
    Si le plateau est plein et que personne n’a trois pierres alignées, la partie est nulle.

terni-lapilli-round = Tour { NUMBER($round, useGrouping: 0) }
terni-lapilli-step-place = Une pierre est posée
terni-lapilli-step-over = La partie est finie

terni-lapilli-ask-place = Où posez-vous votre pierre ?
terni-lapilli-wait-place = { $awaited } pose une pierre.
terni-lapilli-wait-over = { terni-lapilli-result }

terni-lapilli-action-place = Ligne { NUMBER($cell-row, useGrouping: 0) }, colonne { NUMBER($cell-column, useGrouping: 0) }

terni-lapilli-event-stone_placed = { $seat-is ->
        [me] Vous posez une pierre ligne { NUMBER($cell-row, useGrouping: 0) }, colonne { NUMBER($cell-column, useGrouping: 0) }.
       *[other] { $seat } pose une pierre ligne { NUMBER($cell-row, useGrouping: 0) }, colonne { NUMBER($cell-column, useGrouping: 0) }.
    }
terni-lapilli-event-game_ended = { terni-lapilli-result }

terni-lapilli-hand = Trois de vos pierres alignées gagnent.
terni-lapilli-seat = { $seat }
terni-lapilli-ending-row = Trois pierres alignées
terni-lapilli-ending-draw = Le plateau est plein
terni-lapilli-result = { $result-winners-count ->
        [1] { $result-winners-is ->
            [me] Vous gagnez : trois pierres alignées.
           *[other] { $result-winners } gagne : trois pierres alignées.
        }
       *[other] Partie nulle : le plateau est plein.
    }

terni-lapilli-option-players = Joueurs
    .explanation = Deux, à tour de rôle.

terni-lapilli-refused-T1 = Ce jeu est pour deux personnes, pas pour { NUMBER($players, useGrouping: 0) }.
terni-lapilli-refused-T2 = Ce n’est pas votre tour.
terni-lapilli-refused-T3 = Il y a déjà une pierre sur cette case.
terni-lapilli-refused-T4 = La partie est finie.

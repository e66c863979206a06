### Idus Martii in French. A vote is «un vote» and masculine; office and faction words fit anybody.
### Before : ; ? ! and inside « » stands a narrow no-break space (U+202F).

idus-martii-name = Idus Martii
idus-martii-tagline = Votez en secret. Sauvez César ou abattez-le.
idus-martii-summary =
    But : si le vert mène de deux votes, les Loyaux gagnent ; si c’est le rouge, les Traîtres ; sinon, les Marchands.
    Jeu : deux Édiles votent en secret. Le Préteur voit un vote et peut le faire changer. Vous choisissez un camp secret.
    Fin : après deux manches, ou dès qu’un jeton dépasse la limite. Alors le camp rival gagne.
idus-martii-rules =
    De 5 à 8 sénateurs sont assis en cercle. Une conspiration couve, et nul ne dit de quel côté il est.
    Vous avez deux cartes de faction : Loyal, Traître ou Marchand. Vous en garderez une : c’est votre camp.
    À chaque tour, il y a un Consul, un Préteur et deux Édiles.
    Chaque Édile dépose un vote face cachée : vert pour les Loyaux, rouge pour les Traîtres.
    Le Préteur regarde l’un des deux votes et peut obliger cet Édile à en changer.
    Les votes sont mélangés et montrés. Un vote vert avance le jeton Loyal, un vote rouge le jeton Traître.
    Ensuite le Consul défausse en secret une carte de faction. Seul le premier joueur garde les deux jusqu’à la deuxième manche.
    Première manche : les charges passent à gauche à chaque tour, jusqu’à ce que chacun ait été Consul.
    Deuxième manche : le Consul attribue les charges. Nul n’a la même deux tours de suite ; à cinq joueurs, un Édile peut la garder.
    La deuxième manche apporte aussi des votes jaunes, qui ne font rien avancer. Si le Préteur en regarde un, il est montré à tous et doit être remplacé.
    Un jeton qui dépasse la limite met fin à la partie : son camp est éliminé et le camp rival l’emporte.
    Sinon, après la deuxième manche, le camp qui mène d’au moins deux votes l’emporte ; avec moins, ce sont les Marchands. Ils l’emportent aussi si le camp rival n’a personne.

## The bots, by how strong they are

idus-martii-bot-novice = Vote pour son camp, et un vote sur sept est un faux pas.
idus-martii-bot-able = Joue bien selon le score, mais oublie qui a voté quoi.
idus-martii-bot-strong = Retient chaque vote et déduit le camp de chacun.
idus-martii-bot-master = Se demande aussi comment joue chacun, et voit plus loin.

## Roles

idus-martii-role-consul = Consul
    .task = À la fin du tour, garde une de ses deux cartes (sauf au tout premier tour). En deuxième manche, attribue les charges.
idus-martii-role-praetor = Préteur
    .task = Regarde un vote et peut le faire échanger.
idus-martii-role-aedile = Édile
    .task = Dépose un vote en secret.
idus-martii-role-none = Sans charge ce tour-ci

## Factions and votes

idus-martii-faction-loyal = Loyal
    .group = les Loyaux
    .aim = Que les verts mènent de deux votes, ou que les rouges dépassent la limite.
idus-martii-faction-traitor = Traître
    .group = les Traîtres
    .aim = Que les rouges mènent de deux votes, ou que les verts dépassent la limite.
idus-martii-faction-merchant = Marchand
    .group = les Marchands
    .aim = Qu’après deux manches aucun camp ne mène de deux votes.
idus-martii-colour-green = vert
    .meaning = pour les Loyaux
idus-martii-colour-red = rouge
    .meaning = pour les Traîtres
idus-martii-colour-yellow = jaune
    .meaning = nul, sans effet
idus-martii-a-vote = { $colour ->
        [green] un vote vert
        [red] un vote rouge
        [yellow] un vote jaune
       *[unknown] un vote
    }
idus-martii-vote-is = { $colour ->
        [green] vert
        [red] rouge
       *[yellow] jaune
    }
idus-martii-their-vote = { $aedile-is ->
        [me] votre vote
       *[other] { $aedile-starts ->
            [other] le vote de { $aedile }
           *[vowel] le vote d’{ $aedile }
        }
    }
idus-martii-a-card = { $faction ->
        [loyal] une carte Loyal
        [traitor] une carte Traître
        [merchant] une carte Marchand
       *[unknown] une carte
    }
idus-martii-keep = { $faction ->
        [loyal] Garder la carte Loyal
        [traitor] Garder la carte Traître
       *[merchant] Garder la carte Marchand
    }

## The course of the game

idus-martii-round = { $turn ->
        [0] Avant le premier tour
       *[other] Manche { NUMBER($round, useGrouping: 0) }, tour { NUMBER($turn, useGrouping: 0) }
    }
idus-martii-phase-voting = Vote
idus-martii-phase-veto = Veto
idus-martii-phase-scoring = Décompte
idus-martii-phase-end = Fin du tour
idus-martii-step-first = Le sort désigne qui commence
idus-martii-step-deal = Les cartes sont distribuées
idus-martii-step-assign = Le Consul attribue les charges
idus-martii-step-vote = Les Édiles votent
idus-martii-step-look = Le Préteur regarde un vote
idus-martii-step-veto = Le Préteur décide de l’échange
idus-martii-step-replace = Un Édile dépose un autre vote
idus-martii-step-discard = Le Consul garde une carte
idus-martii-step-over = La partie est finie
idus-martii-svffragivm = Svffragivm
idus-martii-limit = limite
idus-martii-tally = Loyaux { NUMBER($loyal, useGrouping: 0) }, Traîtres { NUMBER($traitor, useGrouping: 0) }, limite { NUMBER($limit, useGrouping: 0) }
idus-martii-colours = { $green ->
        [2] deux verts
        [1] { $red ->
            [1] un vert et un rouge
           *[other] un vert et un jaune
        }
       *[other] { $red ->
            [2] deux rouges
            [1] un rouge et un jaune
           *[other] deux jaunes
        }
    }
idus-martii-ledger = { $praetor-is ->
        [me] { $looked-starts ->
            [other] { $yellow_shown ->
                [yes] Tour { NUMBER($turn, useGrouping: 0) } : vous avez regardé le vote de { $looked }, jaune, montré à tous ; { idus-martii-colours }
               *[no] { $swapped ->
                    [yes] Tour { NUMBER($turn, useGrouping: 0) } : vous avez regardé le vote de { $looked } et l’avez fait échanger ; { idus-martii-colours }
                   *[no] Tour { NUMBER($turn, useGrouping: 0) } : vous avez regardé le vote de { $looked } et l’avez laissé ; { idus-martii-colours }
                }
            }
           *[vowel] { $yellow_shown ->
                [yes] Tour { NUMBER($turn, useGrouping: 0) } : vous avez regardé le vote d’{ $looked }, jaune, montré à tous ; { idus-martii-colours }
               *[no] { $swapped ->
                    [yes] Tour { NUMBER($turn, useGrouping: 0) } : vous avez regardé le vote d’{ $looked } et l’avez fait échanger ; { idus-martii-colours }
                   *[no] Tour { NUMBER($turn, useGrouping: 0) } : vous avez regardé le vote d’{ $looked } et l’avez laissé ; { idus-martii-colours }
                }
            }
        }
       *[other] { $looked-is ->
            [me] { $yellow_shown ->
                [yes] Tour { NUMBER($turn, useGrouping: 0) } : { $praetor } a regardé votre vote, jaune, montré à tous ; { idus-martii-colours }
               *[no] { $swapped ->
                    [yes] Tour { NUMBER($turn, useGrouping: 0) } : { $praetor } a regardé votre vote et l’a fait échanger ; { idus-martii-colours }
                   *[no] Tour { NUMBER($turn, useGrouping: 0) } : { $praetor } a regardé votre vote et l’a laissé ; { idus-martii-colours }
                }
            }
           *[other] { $looked-starts ->
                [other] { $yellow_shown ->
                    [yes] Tour { NUMBER($turn, useGrouping: 0) } : { $praetor } a regardé le vote de { $looked }, jaune, montré à tous ; { idus-martii-colours }
                   *[no] { $swapped ->
                        [yes] Tour { NUMBER($turn, useGrouping: 0) } : { $praetor } a regardé le vote de { $looked } et l’a fait échanger ; { idus-martii-colours }
                       *[no] Tour { NUMBER($turn, useGrouping: 0) } : { $praetor } a regardé le vote de { $looked } et l’a laissé ; { idus-martii-colours }
                    }
                }
               *[vowel] { $yellow_shown ->
                    [yes] Tour { NUMBER($turn, useGrouping: 0) } : { $praetor } a regardé le vote d’{ $looked }, jaune, montré à tous ; { idus-martii-colours }
                   *[no] { $swapped ->
                        [yes] Tour { NUMBER($turn, useGrouping: 0) } : { $praetor } a regardé le vote d’{ $looked } et l’a fait échanger ; { idus-martii-colours }
                       *[no] Tour { NUMBER($turn, useGrouping: 0) } : { $praetor } a regardé le vote d’{ $looked } et l’a laissé ; { idus-martii-colours }
                    }
                }
            }
        }
    }
idus-martii-hand = { $mine-hand-count ->
        [0] Vous n’avez encore reçu aucune carte.
        [1] { $mine-discarded ->
            [loyal] Vous gardez { idus-martii-my-card } et avez défaussé Loyal.
            [traitor] Vous gardez { idus-martii-my-card } et avez défaussé Traître.
            [merchant] Vous gardez { idus-martii-my-card } et avez défaussé Marchand.
           *[unknown] Vous avez { idus-martii-my-card }.
        }
       *[other] Vous avez { idus-martii-my-cards }.
    }
idus-martii-my-card = { $mine-hand-1 ->
        [loyal] une carte Loyal
        [traitor] une carte Traître
       *[merchant] une carte Marchand
    }
idus-martii-my-cards = { $mine-hand-1 ->
        [loyal] { $mine-hand-2 ->
            [loyal] deux cartes Loyal
            [traitor] une carte Loyal et une Traître
           *[merchant] une carte Loyal et une Marchand
        }
        [traitor] { $mine-hand-2 ->
            [loyal] une carte Loyal et une Traître
            [traitor] deux cartes Traître
           *[merchant] une carte Traître et une Marchand
        }
       *[merchant] { $mine-hand-2 ->
            [loyal] une carte Loyal et une Marchand
            [traitor] une carte Traître et une Marchand
           *[merchant] deux cartes Marchand
        }
    }

## What is asked of you

idus-martii-ask-assign = Vous êtes Consul. Attribuez les trois autres charges.
idus-martii-ask-vote = Vous êtes Édile. Déposez votre vote en secret.
idus-martii-ask-look = Vous êtes Préteur. De qui regardez-vous le vote ?
idus-martii-ask-veto = { $looked-starts ->
        [other] { $mine-looks-last-colour ->
            [green] Le vote de { $looked } est vert. Obligez-vous { $looked } à en changer ?
            [red] Le vote de { $looked } est rouge. Obligez-vous { $looked } à en changer ?
           *[yellow] Le vote de { $looked } est jaune. Obligez-vous { $looked } à en changer ?
        }
       *[vowel] { $mine-looks-last-colour ->
            [green] Le vote d’{ $looked } est vert. Obligez-vous { $looked } à en changer ?
            [red] Le vote d’{ $looked } est rouge. Obligez-vous { $looked } à en changer ?
           *[yellow] Le vote d’{ $looked } est jaune. Obligez-vous { $looked } à en changer ?
        }
    }
idus-martii-ask-replace = { $yellow_shown ->
        [yes] { $may-keep ->
            [yes] Votre vote jaune a été montré. Déposez-en un autre ou laissez-le.
           *[no] Votre vote jaune a été montré. Déposez-en un autre.
        }
       *[no] { $praetor } vous oblige à changer de vote. Déposez-en un autre.
    }
idus-martii-ask-discard = Vous avez { idus-martii-my-cards }. Défaussez-en une : celle que vous gardez est votre camp.

## Whom the table waits for

idus-martii-wait-first = Le sort désigne qui commence.
idus-martii-wait-deal = Les cartes sont en cours de distribution.
idus-martii-wait-assign = { $awaited } attribue les charges.
idus-martii-wait-vote = { $awaited-count ->
        [1] { $awaited } vote en secret.
       *[other] { $awaited } votent en secret.
    }
idus-martii-wait-look = { $awaited } choisit le vote à regarder.
idus-martii-wait-veto = { $looked-is ->
        [me] { $awaited } a vu votre vote et décide si vous l’échangez.
       *[other] { $looked-starts ->
            [other] { $awaited } a vu le vote de { $looked } et décide de l’échange.
           *[vowel] { $awaited } a vu le vote d’{ $looked } et décide de l’échange.
        }
    }
idus-martii-wait-replace = { $awaited } choisit un autre vote en secret.
idus-martii-wait-discard = { $awaited } choisit la carte à garder.
idus-martii-wait-over = { idus-martii-result }

## Choices

idus-martii-action-assign = Préteur : { $praetor } ; Édiles : { $aediles }
idus-martii-action-vote = { $colour ->
        [green] Voter vert
        [red] Voter rouge
       *[yellow] Voter jaune
    }
idus-martii-action-look = { $aedile-starts ->
        [other] Regarder le vote de { $aedile }
       *[vowel] Regarder le vote d’{ $aedile }
    }
idus-martii-action-veto = { $swap ->
        [yes] Exiger l’échange
       *[no] Laisser le vote tel quel
    }
idus-martii-action-replace = { $colour ->
        [green] Voter vert à la place
        [red] Voter rouge à la place
       *[yellow] Voter jaune à la place
    }
idus-martii-action-keep = Laisser le vote jaune
idus-martii-action-discard = { $faction ->
        [loyal] Défausser Loyal, garder l’autre carte
        [traitor] Défausser Traître, garder l’autre carte
       *[merchant] Défausser Marchand, garder l’autre carte
    }

## What has happened

idus-martii-event-first_drawn = { $seat-is ->
        [me] Le sort en décide : à vous de commencer.
       *[other] { $seat } commence, par tirage au sort.
    }
idus-martii-event-card_dealt = { $seat-is ->
        [me] Vous avez reçu { idus-martii-a-card }.
       *[other] { $seat } a reçu { idus-martii-a-card }.
    }
idus-martii-event-turn_begun = { $consul-is ->
        [me] Tour { NUMBER($turn, useGrouping: 0) }. Vous êtes Consul. { idus-martii-others }
       *[other] Tour { NUMBER($turn, useGrouping: 0) }. Consul : { $consul }. { idus-martii-others }
    }
idus-martii-others = { $aediles-count ->
        [0] { $consul-is ->
            [me] À vous d’attribuer les autres charges.
           *[other] Les autres charges restent à attribuer.
        }
       *[other] { $praetor-is ->
            [me] Vous êtes Préteur. Édiles : { $aediles }.
           *[other] Préteur : { $praetor }. Édiles : { $aediles }.
        }
    }
idus-martii-event-roles_assigned = { $consul-is ->
        [me] Vous avez attribué les charges. { idus-martii-others }
       *[other] { $consul } a attribué les charges. { idus-martii-others }
    }
idus-martii-event-vote_laid = { $aedile-is ->
        [me] Vous avez déposé { idus-martii-a-vote }.
       *[other] { $aedile } a déposé { idus-martii-a-vote }.
    }
idus-martii-event-vote_looked_at = { $colour ->
        [unknown] { $praetor-is ->
            [me] Vous avez regardé { idus-martii-their-vote }.
           *[other] { $praetor } a regardé { idus-martii-their-vote }.
        }
       *[other] { $praetor-is ->
            [me] Vous avez regardé { idus-martii-their-vote } : { idus-martii-vote-is }.
           *[other] { $praetor } a regardé { idus-martii-their-vote } : { idus-martii-vote-is }.
        }
    }
idus-martii-event-yellow_shown = { $praetor-is ->
        [me] Vous avez montré à tous { idus-martii-their-vote } : jaune.
       *[other] { $praetor } a montré à tous { idus-martii-their-vote } : jaune.
    }
idus-martii-event-veto_decided = { $swap ->
        [yes] { $praetor-is ->
            [me] Vous avez obligé { $aedile } à changer de vote.
           *[other] { $aedile-is ->
                [me] { $praetor } vous a fait changer de vote.
               *[other] { $praetor } a obligé { $aedile } à changer de vote.
            }
        }
       *[no] { $praetor-is ->
            [me] Vous avez laissé tel quel { idus-martii-their-vote }.
           *[other] { $praetor } a laissé tel quel { idus-martii-their-vote }.
        }
    }
idus-martii-event-vote_replaced = { $colour ->
        [unknown] { $aedile-is ->
            [me] Vous avez déposé un autre vote.
           *[other] { $aedile } a déposé un autre vote.
        }
       *[other] { $aedile-is ->
            [me] Vous avez déposé un autre vote : { idus-martii-vote-is }.
           *[other] { $aedile } a déposé un autre vote : { idus-martii-vote-is }.
        }
    }
idus-martii-event-vote_kept = { $aedile-is ->
        [me] Vous avez laissé votre vote jaune où il était.
       *[other] { $aedile } a laissé le vote jaune où il était.
    }
idus-martii-event-votes_scored = Les votes sont montrés : { idus-martii-colours }.
idus-martii-event-card_discarded = { $consul-is ->
        [me] Vous avez défaussé { idus-martii-a-card } et ainsi choisi votre camp.
       *[other] { $consul } a défaussé { idus-martii-a-card } et ainsi choisi son camp.
    }
idus-martii-event-game_ended = { idus-martii-result }

## What is claimed in the talk of a table

idus-martii-claim-i_am = { $faction ->
        [loyal] Je suis du côté des Loyaux.
        [traitor] Je suis du côté des Traîtres.
       *[merchant] Je suis du côté des Marchands.
    }
    .form = Sur moi
idus-martii-claim-i_saw = { $colour ->
        [green] { $seat-is ->
            [me] J’ai vu du vert chez vous.
           *[other] J’ai vu du vert chez { $seat }.
        }
        [red] { $seat-is ->
            [me] J’ai vu du rouge chez vous.
           *[other] J’ai vu du rouge chez { $seat }.
        }
       *[yellow] { $seat-is ->
            [me] J’ai vu du jaune chez vous.
           *[other] J’ai vu du jaune chez { $seat }.
        }
    }
    .form = Ce que j’ai vu
idus-martii-claim-is = { $faction ->
        [loyal] { $seat-is ->
            [me] Vous êtes du côté des Loyaux.
           *[other] { $seat } est du côté des Loyaux.
        }
        [traitor] { $seat-is ->
            [me] Vous êtes du côté des Traîtres.
           *[other] { $seat } est du côté des Traîtres.
        }
       *[merchant] { $seat-is ->
            [me] Vous êtes du côté des Marchands.
           *[other] { $seat } est du côté des Marchands.
        }
    }
    .form = Sur quelqu’un

## The end

idus-martii-ending-failed_conspiracy = Conspiration Ratée
idus-martii-ending-ides_of_march = Ides de Mars
idus-martii-result = { idus-martii-why } { idus-martii-who } { idus-martii-count }
idus-martii-why = { $result-ending ->
        [failed_conspiracy] { $result-faction ->
            [loyal] Conspiration Ratée : les Traîtres ont dépassé la limite et sont éliminés.
            [traitor] Conspiration Ratée : les Loyaux ont dépassé la limite et sont éliminés.
           *[merchant] Conspiration Ratée : un camp a dépassé la limite, et son rival n’a personne.
        }
       *[ides_of_march] { $result-faction ->
            [loyal] Ides de Mars : les Loyaux mènent de deux votes ou plus.
            [traitor] Ides de Mars : les Traîtres mènent de deux votes ou plus.
           *[merchant] Ides de Mars : personne n’a battu un camp rival de deux votes. L’avance sur un camp vide ne compte pas.
        }
    }
idus-martii-who = { $result-winners-count ->
        [0] { $result-faction ->
            [loyal] Les Loyaux l’emportent, mais il n’y a personne dans ce camp.
            [traitor] Les Traîtres l’emportent, mais il n’y a personne dans ce camp.
           *[merchant] Les Marchands l’emportent, mais il n’y a personne dans ce camp.
        }
       *[other] { $result-faction ->
            [loyal] Les Loyaux l’emportent : { $result-winners }.
            [traitor] Les Traîtres l’emportent : { $result-winners }.
           *[merchant] Les Marchands l’emportent : { $result-winners }.
        }
    }
idus-martii-count = Verts { NUMBER($result-loyal, useGrouping: 0) }, rouges { NUMBER($result-traitor, useGrouping: 0) }.
idus-martii-seat = { $won ->
        [yes] { $seat-is ->
            [me] Vous avez gardé { idus-martii-kept-card } et gagnez. { idus-martii-gave-up }
           *[other] { $seat } a gardé { idus-martii-kept-card } et gagne. { idus-martii-gave-up }
        }
       *[no] { $seat-is ->
            [me] Vous avez gardé { idus-martii-kept-card }. { idus-martii-gave-up }
           *[other] { $seat } a gardé { idus-martii-kept-card }. { idus-martii-gave-up }
        }
    }
idus-martii-kept-card = { $kept ->
        [loyal] une carte Loyal
        [traitor] une carte Traître
       *[merchant] une carte Marchand
    }
idus-martii-gave-up = { $discarded ->
        [loyal] Défausse : Loyal.
        [traitor] Défausse : Traître.
        [merchant] Défausse : Marchand.
       *[unknown] Aucune défausse.
    }

## Rules of the house

idus-martii-option-players = Joueurs
    .explanation = De 5 à 8 sénateurs.
idus-martii-option-first = Premier joueur
    .explanation = Qui est Consul en premier. La table le choisit, ou le sort.
idus-martii-option-first-random = par tirage au sort
idus-martii-option-limit = Limite
    .explanation = Le jeton qui la dépasse met fin à la partie. La limite imprimée est 13, 15, 17 ou 20 pour 5, 6, 7 ou 8 joueurs.
idus-martii-option-limit-unknown = limite imprimée
idus-martii-option-yellow_swap = Un vote jaune montré
    .explanation = Si l’Édile doit le remplacer ou peut le laisser.
idus-martii-option-yellow_swap-must = doit être remplacé
idus-martii-option-yellow_swap-may = peut rester

## On a terminal

cli-idus-martii-ring = Dans le sens horaire à partir de vous. { $two } a deux cartes, { $one } a choisi son camp.
cli-idus-martii-choosing = choisit
cli-idus-martii-laid = a voté
cli-idus-martii-looked = vote regardé
cli-idus-martii-ask-praetor = Vous êtes Consul. Qui nommez-vous Préteur ?
cli-idus-martii-ask-aediles = Préteur : { $praetor }. Qui nommez-vous Édiles ?
cli-idus-martii-ask-keep = Vous êtes Consul. Quelle carte gardez-vous ?
cli-idus-martii-turn = Tour { NUMBER($turn, useGrouping: 0) }

## What is not allowed, by rule

idus-martii-refused-S1 = { $why ->
        [players] Ce jeu se joue de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, et non à { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] Il n’y a pas de place { NUMBER($place, useGrouping: 0) } : les places sont numérotées de 1 à { NUMBER($last, useGrouping: 0) }.
    }
idus-martii-refused-S2 = { $why ->
       *[dealing] Les cartes sont encore en cours de distribution.
    }
idus-martii-refused-S3 = { $why ->
        [first] Il n’y a pas de place { NUMBER($first, useGrouping: 0) } pour commencer : les places sont numérotées de 1 à { NUMBER($last, useGrouping: 0) }.
       *[drawing_first] Le sort n’a pas encore désigné qui commence.
    }
idus-martii-refused-S6 = { $why ->
       *[limit] À { NUMBER($players, useGrouping: 0) } joueurs, la limite va de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, elle ne peut être { NUMBER($limit, useGrouping: 0) }.
    }
idus-martii-refused-C1 = { $why ->
       *[other_step] { $step ->
            [assign] Pas maintenant : le Consul attribue les charges.
            [vote] Pas maintenant : les Édiles votent.
            [look] Pas maintenant : le Préteur choisit le vote à regarder.
            [veto] Pas maintenant : le Préteur décide de l’échange.
            [replace] Pas maintenant : un Édile dépose un autre vote.
           *[discard] Pas maintenant : le Consul choisit son camp.
        }
    }
idus-martii-refused-V1 = { $why ->
        [only_aediles] Seuls les deux Édiles votent.
       *[already_laid] Votre vote est déjà déposé.
    }
idus-martii-refused-V2 = { $why ->
        [only_praetor] Seul le Préteur regarde un vote et décide de l’échange.
       *[no_vote_there] Il n’y a pas de vote à la place { NUMBER($place, useGrouping: 0) }. Regardez celui de l’un des deux Édiles.
    }
idus-martii-refused-V6 = { $why ->
        [only_consul] Seul le Consul défausse une carte de faction.
       *[not_in_hand] { $faction ->
            [loyal] Vous n’avez pas de carte Loyal.
            [traitor] Vous n’avez pas de carte Traître.
           *[merchant] Vous n’avez pas de carte Marchand.
        }
    }
idus-martii-refused-W1 = { $why ->
        [only_consul] Seul le Consul attribue les charges.
        [no_such_seat] Il n’y a pas de place { NUMBER($place, useGrouping: 0) } : les places sont numérotées de 1 à { NUMBER($last, useGrouping: 0) }.
        [consul_too] Vous êtes Consul : les autres charges vont à d’autres.
       *[one_card_each] { $seat } ne peut avoir deux charges à la fois.
    }
idus-martii-refused-W2 = { $why ->
        [praetor_again] { $seat } était Préteur au tour précédent.
       *[aedile_again] { $seat } était Édile au tour précédent.
    }
idus-martii-refused-W3 = { $why ->
        [both_again] Les deux étaient Édiles au tour précédent. Un seul peut le rester.
       *[third_time] { $seat } vient d’être Édile deux fois.
    }
idus-martii-refused-W4 = { $why ->
       *[yellow_in_round_one] Les votes jaunes arrivent à la deuxième manche.
    }
idus-martii-refused-W5 = { $why ->
        [only_that_aedile] À ce moment, seul l’Édile { $aedile } dépose un autre vote.
        [same_colour] Votre vote était déjà { idus-martii-vote-is }. Choisissez une autre couleur.
       *[must_replace] Le Préteur exige l’échange : ce vote ne peut pas rester.
    }
idus-martii-refused-W6 = { $why ->
        [only_that_aedile] À ce moment, seul l’Édile { $aedile } dépose un autre vote.
        [same_colour] Votre vote était déjà { idus-martii-vote-is }. Choisissez une autre couleur.
       *[must_replace] Un vote jaune montré doit être remplacé.
    }
idus-martii-refused-E1 = { $why ->
       *[over] La partie est finie : un jeton a dépassé la limite.
    }
idus-martii-refused-E2 = { $why ->
       *[over] La partie est finie : les deux manches sont jouées.
    }

## Why somebody chooses something

idus-martii-reason-only = Je n’ai pas d’autre choix.
idus-martii-reason-whim = Je n’ai pas de raison particulière.
idus-martii-reason-even = Cela ne change presque rien.
idus-martii-reason-open = J’ai une carte Loyal et une carte Traître : je peux encore choisir l’un ou l’autre camp.
idus-martii-reason-own_colour = { $side ->
        [loyal] Je suis du côté des Loyaux, et le vert les aide.
       *[traitor] Je suis du côté des Traîtres, et le rouge les aide.
    }
idus-martii-reason-lead = { $leader ->
        [loyal] Je regarde les jetons : les Loyaux mènent de { NUMBER($votes, useGrouping: 0) } votes.
       *[traitor] Je regarde les jetons : les Traîtres mènent de { NUMBER($votes, useGrouping: 0) } votes.
    }
idus-martii-reason-level = { $votes ->
        [0] Je regarde les jetons : les deux camps sont à égalité.
       *[other] Je regarde les jetons : un seul vote les sépare.
    }
idus-martii-reason-near_limit = { $leader ->
        [loyal] { $votes ->
            [0] Je regarde la limite : un vert de plus, et les Loyaux la dépassent.
            [1] Je regarde la limite : les Loyaux ne supportent plus qu’un vote.
           *[other] Je regarde la limite : les Loyaux ne supportent plus que { NUMBER($votes, useGrouping: 0) } votes.
        }
       *[traitor] { $votes ->
            [0] Je regarde la limite : un rouge de plus, et les Traîtres la dépassent.
            [1] Je regarde la limite : les Traîtres ne supportent plus qu’un vote.
           *[other] Je regarde la limite : les Traîtres ne supportent plus que { NUMBER($votes, useGrouping: 0) } votes.
        }
    }
idus-martii-reason-saw = { $colour ->
        [green] { $seat-is ->
            [me] J’ai vu du vert chez vous.
           *[other] J’ai vu du vert chez { $seat }.
        }
        [red] { $seat-is ->
            [me] J’ai vu du rouge chez vous.
           *[other] J’ai vu du rouge chez { $seat }.
        }
       *[yellow] { $seat-is ->
            [me] J’ai vu du jaune chez vous.
           *[other] J’ai vu du jaune chez { $seat }.
        }
    }
idus-martii-reason-suspect = { $side ->
        [loyal] { $seat-is ->
            [me] Pour moi, vous êtes du côté des Loyaux ({ NUMBER($tenths, useGrouping: 0) } fois sur 10).
           *[other] Pour moi, { $seat } est du côté des Loyaux ({ NUMBER($tenths, useGrouping: 0) } fois sur 10).
        }
        [traitor] { $seat-is ->
            [me] Pour moi, vous êtes du côté des Traîtres ({ NUMBER($tenths, useGrouping: 0) } fois sur 10).
           *[other] Pour moi, { $seat } est du côté des Traîtres ({ NUMBER($tenths, useGrouping: 0) } fois sur 10).
        }
       *[merchant] { $seat-is ->
            [me] Pour moi, vous êtes du côté des Marchands ({ NUMBER($tenths, useGrouping: 0) } fois sur 10).
           *[other] Pour moi, { $seat } est du côté des Marchands ({ NUMBER($tenths, useGrouping: 0) } fois sur 10).
        }
    }
idus-martii-reason-chance = Ainsi, je compte gagner { NUMBER($tenths, useGrouping: 0) } fois sur 10.

## Lesson and exercises

idus-martii-lesson-cards = Cinq sénateurs et une conspiration. Vous avez deux cartes de faction. Touchez « { web-hold } » pour les voir : vous en garderez une, ce sera votre camp.
idus-martii-lesson-vote = Vous êtes Édile : vous votez. Le vert est pour les Loyaux, le rouge pour les Traîtres. Votre vote reste face cachée. Choisissez vert et scellez-le.
idus-martii-lesson-swapped = Decimus, le Préteur, a regardé votre vote et vous l’a fait échanger : votre vert est devenu rouge. Tous ont vu l’échange, pas les couleurs. Mais voici deux rouges : Livie a donc voté rouge, et chacun peut déduire que vous aviez voté vert.
idus-martii-lesson-limit = Deux poignards sur la mosaïque : Traître 2. La pierre du haut porte la limite, 13. Le camp qui la dépasse est éliminé, et son rival l’emporte.
idus-martii-lesson-look = Les charges sont passées d’une place vers la gauche. Vous voilà Préteur. Regardez le vote de Livie.
idus-martii-lesson-veto = Maintenez appuyé pour le voir. En première manche, un échange change le rouge en vert et le vert en rouge. Tous verront votre décision. Exigez l’échange.
idus-martii-lesson-scored = Deux verts. Tous ont vu l’échange : chacun peut déduire que Livie avait voté rouge. Avec un vert et un rouge, ceux qui ne votent pas ne pourraient que deviner. Le registre garde tout ce qui est public.
idus-martii-lesson-keep = Vous êtes Consul : à la fin de votre tour, vous choisissez un camp. Gardez la carte Loyal : maintenez appuyé pour voir laquelle c’est.
idus-martii-lesson-assign = Quelques tours plus tard, à la deuxième manche. Le Consul attribue les charges. Nul n’a la même deux tours de suite, mais à cinq joueurs un Édile peut la garder. Une charge interdite dit pourquoi. Nommez Cassius Préteur, Livie et Octavie Édiles.
idus-martii-lesson-yellow = La deuxième manche a des votes jaunes : ils ne font rien avancer. Cassius a regardé le vote de Livie, et il est jaune : il est montré à tous, et Livie doit le remplacer.
idus-martii-lesson-end = Après deux manches, le camp qui mène d’au moins deux votes l’emporte ; sinon, ce sont les Marchands. À présent, toutes les cartes et tous les votes sont à découvert. Vous savez jouer.
idus-martii-exercise = Avec quelle certitude ?

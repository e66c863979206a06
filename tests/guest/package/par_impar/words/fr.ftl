### Par impar en français.

par-impar-name = Par Impar
par-impar-tagline = Des noix dans une main. Pair ou impair ?
par-impar-rules =
    Deux joueurs et une poignée de noix. À Rome les enfants y jouaient, et Auguste avec ses amis à table.
    Le sort décide qui cache en premier, sauf si la table a choisi.
    Qui cache prend dans la main d’une à cinq noix. Combien, c’est un secret.
    L’autre dit : impair, ou pair.
    La main s’ouvre, et les deux voient les noix.
    Si c’est juste, le point est à qui devinait.
    Si c’est faux, le point est à qui les cachait.
    Puis c’est à l’autre de cacher.
    Qui a cinq points en premier l’emporte, sauf si la table a convenu d’un autre nombre.
    « Par » veut dire pair et « impar » impair ; jouer ainsi, c’est « ludere par impar ».

## Nuts and points

par-impar-nuts = { $nuts ->
        [1] une noix
       *[other] { NUMBER($nuts, useGrouping: 0) } noix
    }
par-impar-guess-odd = impair
par-impar-guess-even = pair
par-impar-goal = { $options-points ->
        [1] Un point suffit pour gagner.
       *[other] Il faut { NUMBER($options-points, useGrouping: 0) } points pour gagner.
    }

## The course of the game

par-impar-round = { $round ->
        [0] Avant la première main
       *[other] Main { NUMBER($round, useGrouping: 0) }
    }
par-impar-step-first = Le sort décide qui cache en premier
par-impar-step-hide = On cache les noix
par-impar-step-guess = Pair ou impair ?
par-impar-step-over = La partie est finie
par-impar-table = { $step ->
        [first] { par-impar-goal }
        [hide] { par-impar-roles } { par-impar-so-far }
        [guess] { par-impar-roles } { par-impar-so-far }
       *[over] { par-impar-so-far }
    }
par-impar-roles = { $hider-is ->
        [me] Vous cachez, { $guesser } devine.
       *[other] { $guesser-is ->
            [me] { $hider } cache, vous devinez.
           *[other] { $hider } cache, { $guesser } devine.
        }
    }
par-impar-so-far = { $ledger-count ->
        [0] { par-impar-goal }
       *[other] { par-impar-last } { par-impar-whose } { par-impar-goal }
    }
par-impar-whose = { $ledger-last-winner-is ->
        [me] Le point a été pour vous.
       *[other] Le point a été pour { $ledger-last-winner }.
    }
par-impar-last = { $ledger-last-guess ->
        [odd] { $ledger-last-nuts ->
            [1] Dans la dernière main il y avait une noix, et l’on a dit impair.
           *[other] Dans la dernière main il y avait { NUMBER($ledger-last-nuts, useGrouping: 0) } noix, et l’on a dit impair.
        }
       *[even] { $ledger-last-nuts ->
            [1] Dans la dernière main il y avait une noix, et l’on a dit pair.
           *[other] Dans la dernière main il y avait { NUMBER($ledger-last-nuts, useGrouping: 0) } noix, et l’on a dit pair.
        }
    }
par-impar-place = { $scores ->
        [one] { $seat } : { NUMBER($scores, useGrouping: 0) } point
       *[other] { $seat } : { NUMBER($scores, useGrouping: 0) } points
    }
par-impar-hand = { $mine-nuts ->
        [unknown] Votre main est vide.
        [1] Vous cachez une noix.
       *[other] Vous cachez { NUMBER($mine-nuts, useGrouping: 0) } noix.
    }

## What is asked of you, and whom the table waits for

par-impar-ask-hide = Combien de noix cachez-vous ?
par-impar-ask-guess = Qu’y a-t-il dans l’autre main, pair ou impair ?
par-impar-wait-first = Le sort décide qui cache en premier.
par-impar-wait-hide = { $awaited } cache des noix.
par-impar-wait-guess = { $awaited } devine : pair ou impair.
par-impar-wait-over = { par-impar-result }

## Choices

par-impar-action-hide = { $nuts ->
        [1] Cacher une noix
       *[other] Cacher { NUMBER($nuts, useGrouping: 0) } noix
    }
par-impar-action-say = { $guess ->
        [odd] Impair
       *[even] Pair
    }

## What has happened

par-impar-event-first_drawn = { $seat-is ->
        [me] Le sort vous a désigné : vous cachez en premier.
       *[other] { $seat } cache en premier, par tirage au sort.
    }
par-impar-event-nuts_hidden = { $nuts ->
        [unknown] { $seat-is ->
            [me] Vous avez caché des noix.
           *[other] { $seat } a caché des noix.
        }
       *[other] { $seat-is ->
            [me] Vous avez caché { par-impar-nuts }.
           *[other] { $seat } a caché { par-impar-nuts }.
        }
    }
par-impar-event-guess_said = { $guess ->
        [odd] { $seat-is ->
            [me] Vous avez dit impair.
           *[other] { $seat } a dit impair.
        }
       *[even] { $seat-is ->
            [me] Vous avez dit pair.
           *[other] { $seat } a dit pair.
        }
    }
par-impar-event-hand_opened = { $seat-is ->
        [me] Vous avez ouvert la main : { par-impar-nuts }.
       *[other] { $seat } a ouvert la main : { par-impar-nuts }.
    }
par-impar-event-point_scored = { $seat-is ->
        [me] Le point est à vous.
       *[other] Le point est pour { $seat }.
    }
par-impar-event-game_ended = { par-impar-result }

## The end

par-impar-ending-points = Assez de points
par-impar-result = { $result-winners-is ->
        [me] Vous l’emportez avec { par-impar-best }.
       *[other] { $result-winners } l’emporte avec { par-impar-best }.
    }
par-impar-best = { $result-scores-most ->
        [one] { NUMBER($result-scores-most, useGrouping: 0) } point
       *[other] { NUMBER($result-scores-most, useGrouping: 0) } points
    }
par-impar-seat = { par-impar-place }

## Rules of the house

par-impar-option-players = Joueurs
    .explanation = Deux : l’un cache, l’autre devine.
par-impar-option-points = Points
    .explanation = Autant de points gagnent la partie : d’un à neuf.
par-impar-option-first = Qui cache en premier
    .explanation = La table choisit, ou le sort.
par-impar-option-first-random = par tirage au sort

## What is not allowed, by rule

par-impar-refused-P1 = { $why ->
        [players] Ce jeu est pour deux joueurs, pas { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] Il n’y a pas de place { NUMBER($place, useGrouping: 0) } : les places sont 1 et { NUMBER($last, useGrouping: 0) }.
    }
par-impar-refused-P2 = { $why ->
        [first] Il n’y a pas de place { NUMBER($first, useGrouping: 0) } : les places sont 1 et { NUMBER($last, useGrouping: 0) }.
       *[drawing_first] Le sort n’a pas encore décidé qui cache en premier.
    }
par-impar-refused-P3 = { $why ->
        [only_hider] C’est à { $seat } de cacher des noix.
        [hidden_already] Votre main est déjà fermée.
       *[how_many] Une main prend de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } noix, pas { NUMBER($nuts, useGrouping: 0) }.
    }
par-impar-refused-P4 = { $why ->
        [only_guesser] C’est à { $seat } de deviner.
       *[nothing_hidden] { $seat } n’a encore rien caché.
    }
par-impar-refused-P7 = { $why ->
        [points] Une table joue de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } points, pas { NUMBER($points, useGrouping: 0) }.
       *[over] La partie est finie.
    }

## Its own bot

bot-virgil = Virgile
    .explanation = Croit que le dieu aime les nombres impairs : il les cache, et dit toujours impair.

## Its coach

par-impar-reason-habit = { $seat } a choisi impair { NUMBER($odd, useGrouping: 0) } fois sur { NUMBER($hands, useGrouping: 0) } dans de telles mains.

## Sa leçon et ses exercices

par-impar-lesson-hide = Prenez des noix dans la main. Cachez-en trois.
par-impar-lesson-lost = Trois est impair, et la réponse était impair : le point est perdu. L’autre main se ferme.
par-impar-lesson-guess = Qui aime les impairs en cache aussi. Dites impair.
par-impar-lesson-again = Un point chacun. Vous cachez de nouveau : quatre noix, un nombre pair.
par-impar-lesson-end = La réponse était encore impair : le deuxième point est à vous, et la partie aussi. Vous voilà prêt.
par-impar-exercise = Qu’y a-t-il dans la main ?

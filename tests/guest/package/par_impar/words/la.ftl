### Par impar in Latin.

par-impar-name = Par Impar
par-impar-tagline = Nuces in manu. Par an impar?
par-impar-rules =
    Duo lusores et nuces aliquot. Pueri Romani sic ludebant, et Augustus cum amicis inter cenam.
    Sors legit, quis prior abscondat, nisi mensa elegit.
    Qui abscondit, unam ad quinque nuces in manum sumit. Quot sint, arcanum est.
    Alter dicit: impar, aut par.
    Manus aperitur, et ambo nuces vident.
    Si recte coniecit, punctum est eius, qui coniecit.
    Si perperam, eius, qui abscondit.
    Deinde alter abscondit.
    Qui prior quinque puncta habet, vincit, nisi mensa alium numerum constituit.
    Par numerus in duas partes dividitur, impar non item; hoc est ludere par impar.

## Nuts and points

par-impar-nuts = { $nuts ->
        [1] una nux
       *[other] nuces { NUMBER($nuts, useGrouping: 0) }
    }
par-impar-guess-odd = impar
par-impar-guess-even = par
par-impar-goal = { $options-points ->
        [1] Unum punctum vincit.
       *[other] Puncta { NUMBER($options-points, useGrouping: 0) } vincunt.
    }

## The course of the game

par-impar-round = { $round ->
        [0] Ante primam manum
       *[other] Manus { NUMBER($round, useGrouping: 0) }
    }
par-impar-step-first = Sors legit, quis prior abscondat
par-impar-step-hide = Nuces absconduntur
par-impar-step-guess = Par an impar?
par-impar-step-over = Ludus finitus est
par-impar-table = { $step ->
        [first] { par-impar-goal }
        [hide] { par-impar-roles } { par-impar-so-far }
        [guess] { par-impar-roles } { par-impar-so-far }
       *[over] { par-impar-so-far }
    }
par-impar-roles = { $hider-is ->
        [me] Tu abscondis, { $guesser } conicit.
       *[other] { $guesser-is ->
            [me] { $hider } abscondit, tu conicis.
           *[other] { $hider } abscondit, { $guesser } conicit.
        }
    }
par-impar-so-far = { $ledger-count ->
        [0] { par-impar-goal }
       *[other] { par-impar-last } { par-impar-whose } { par-impar-goal }
    }
par-impar-whose = { $ledger-last-winner-is ->
        [me] Punctum tuum fuit.
       *[other] Punctum cepit { $ledger-last-winner }.
    }
par-impar-last = { $ledger-last-guess ->
        [odd] { $ledger-last-nuts ->
            [1] In ultima manu una nux fuit, et impar dictum est.
           *[other] In ultima manu nuces fuerunt { NUMBER($ledger-last-nuts, useGrouping: 0) }, et impar dictum est.
        }
       *[even] { $ledger-last-nuts ->
            [1] In ultima manu una nux fuit, et par dictum est.
           *[other] In ultima manu nuces fuerunt { NUMBER($ledger-last-nuts, useGrouping: 0) }, et par dictum est.
        }
    }
par-impar-place = { $scores ->
        [1] { $seat }: { NUMBER($scores, useGrouping: 0) } punctum
       *[other] { $seat }: { NUMBER($scores, useGrouping: 0) } puncta
    }
par-impar-hand = { $mine-nuts ->
        [unknown] Manus tua vacua est.
        [1] Unam nucem abscondis.
       *[other] Nuces abscondis { NUMBER($mine-nuts, useGrouping: 0) }.
    }

## What is asked of you, and whom the table waits for

par-impar-ask-hide = Quot nuces abscondis?
par-impar-ask-guess = Quid est in altera manu: impar an par?
par-impar-wait-first = Sors legit, quis prior abscondat.
par-impar-wait-hide = { $awaited } nuces abscondit.
par-impar-wait-guess = { $awaited } conicit: par an impar.
par-impar-wait-over = { par-impar-result }

## Choices

par-impar-action-hide = { $nuts ->
        [1] Absconde unam nucem
       *[other] Absconde nuces { NUMBER($nuts, useGrouping: 0) }
    }
par-impar-action-say = { $guess ->
        [odd] Impar
       *[even] Par
    }

## What has happened

par-impar-event-first_drawn = { $seat-is ->
        [me] Sors te legit: prior abscondis.
       *[other] { $seat } sorte prior abscondit.
    }
par-impar-event-nuts_hidden = { $nuts ->
        [unknown] { $seat-is ->
            [me] Nuces abscondisti.
           *[other] { $seat } nuces abscondit.
        }
       *[other] { $seat-is ->
            [me] Abscondisti: { par-impar-nuts }.
           *[other] { $seat } abscondit: { par-impar-nuts }.
        }
    }
par-impar-event-guess_said = { $guess ->
        [odd] { $seat-is ->
            [me] Impar dixisti.
           *[other] { $seat } impar dixit.
        }
       *[even] { $seat-is ->
            [me] Par dixisti.
           *[other] { $seat } par dixit.
        }
    }
par-impar-event-hand_opened = { $seat-is ->
        [me] Manum aperuisti: { par-impar-nuts }.
       *[other] { $seat } manum aperuit: { par-impar-nuts }.
    }
par-impar-event-point_scored = { $seat-is ->
        [me] Punctum tuum est.
       *[other] Punctum capit { $seat }.
    }
par-impar-event-game_ended = { par-impar-result }

## The end

par-impar-ending-points = Satis punctorum
par-impar-result = { $result-winners-is ->
        [me] Vincis: { par-impar-best }.
       *[other] { $result-winners } vincit: { par-impar-best }.
    }
par-impar-best = { $result-scores-most ->
        [1] { NUMBER($result-scores-most, useGrouping: 0) } punctum
       *[other] { NUMBER($result-scores-most, useGrouping: 0) } puncta
    }
par-impar-seat = { par-impar-place }

## Rules of the house

par-impar-option-players = Lusores
    .explanation = Duo: alter abscondit, alter conicit.
par-impar-option-points = Puncta
    .explanation = Tot puncta ludum vincunt: unum ad novem.
par-impar-option-first = Quis prior abscondat
    .explanation = Mensa eligit aut sors.
par-impar-option-first-random = sorte

## What is not allowed, by rule

par-impar-refused-P1 = { $why ->
        [players] Hic ludus duos lusores poscit, non { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] Sedes { NUMBER($place, useGrouping: 0) } non est: sedes sunt 1 et { NUMBER($last, useGrouping: 0) }.
    }
par-impar-refused-P2 = { $why ->
        [first] Sedes { NUMBER($first, useGrouping: 0) } non est: sedes sunt 1 et { NUMBER($last, useGrouping: 0) }.
       *[drawing_first] Sors nondum legit, quis prior abscondat.
    }
par-impar-refused-P3 = { $why ->
        [only_hider] Nunc tantum { $seat } nuces abscondit.
        [hidden_already] Manus tua iam clausa est.
       *[how_many] Manus nuces capit { NUMBER($least, useGrouping: 0) } ad { NUMBER($most, useGrouping: 0) }, non { NUMBER($nuts, useGrouping: 0) }.
    }
par-impar-refused-P4 = { $why ->
        [only_guesser] Nunc tantum { $seat } conicit.
       *[nothing_hidden] { $seat } nihil adhuc abscondit.
    }
par-impar-refused-P7 = { $why ->
        [points] Mensa ad puncta { NUMBER($least, useGrouping: 0) } ad { NUMBER($most, useGrouping: 0) } ludit, non { NUMBER($points, useGrouping: 0) }.
       *[over] Ludus finitus est.
    }

## Its own bot

bot-virgil = Vergilius
    .explanation = Credit numero deum impare gaudere: impares abscondit et semper impar dicit.

## Its coach

par-impar-reason-habit = { $seat } ex { NUMBER($hands, useGrouping: 0) } talibus vicibus { NUMBER($odd, useGrouping: 0) } impar elegit.

## Lectio et exercitationes

par-impar-lesson-hide = Nuces manu cape. Tres occulta.
par-impar-lesson-lost = Tres impar est, et impar dictum est: punctum amisisti. Nunc altera manus clauditur.
par-impar-lesson-guess = Qui numeros impares amat, eosdem occultat. Dic impar.
par-impar-lesson-again = Singula puncta habetis. Iterum occultas: quattuor nuces, numerum parem.
par-impar-lesson-end = Iterum impar dictum est: alterum punctum tuum est, et ludus. Paratus es.
par-impar-exercise = Quid in manu est?

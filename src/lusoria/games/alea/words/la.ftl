### Alea Romana in Latin.

alea-name = Alea Romana
alea-tagline = Sex tesserae, septem versus, unus iactus nimius.
alea-summary =
    Propositum: in septem versibus tuis numeros scribe, a summo ad imum crescentes. Summa maxima vincit.
    Ludus: iace tesseram post tesseram. Simul numerum Romanum efficere debent. Perge et aude, aut desine et scribe.
    Exitus: cum columna plena est, aut cum aliquis sine chartis iacturam fecit. Quaeque charta tua 5 addit.
alea-rules =
    Lusores duo ad sex. Sex tesserae, quarum latera sunt I, I, I, V, X, X. Quisque columnam septem versuum habet et sex chartas auxilii.
    Tuis vicibus tesseram iace. Deinde aliam iace, quotiens audes, aut desine.
    Tesserae omnes simul unum numerum Romanum efficere debent, quocumque ordine ceciderunt.
    Una I cum V aut X bifariam legi potest: X, V, I sunt 14 aut 16, ut libet.
    Quattuor X solae nondum numerus sunt: unus ex eis fieri potest XXXIX, 39.
    Desinis, cum numerum in versu vacuo scribis. Supra minores sint omnes, infra maiores.
    Iactura est, cum tesserae numerum non efficiunt, aut cum in numero desinis, qui nusquam convenit.
    Post iacturam chartam auxilii ludere potes et ex eo, quod iacet, pergere. Aut cedis nec quidquam scribis.
    Chartae: Itera I, Itera V, Itera unam, Omitte unam, Gemellus (numerus, quem iam habes, iuxta eum), Ioculator (una e quinque).
    Charta lusa perit.
    Cum columna plena est, aut cum aliquis sine chartis iacturam fecit, orbis ad finem agitur, et ludus finitur.
    Puncta tua sunt summa columnae et quina pro quaque charta, quae tibi superest. Plurima puncta vincunt.

## The bots, by how strong they are

alea-bot-novice = Audax et neglegens: iacit dum libet.
alea-bot-able = Proximae tesserae fortunam computat, non ludi.
alea-bot-strong = Scit, quanti quisque versus usque ad finem valeat.
alea-bot-master = Vestras quoque columnas observat, et victoriae magis quam punctis studet.

## The cards

alea-card-reroll_i = Itera I
    .effect = Omnes I iterum iace, simul omnes.
alea-card-reroll_v = Itera V
    .effect = Omnes V iterum iace, simul omnes.
alea-card-reroll_one = Itera unam
    .effect = Unam tesseram, quam vis, iterum iace.
alea-card-ignore = Omitte unam
    .effect = Unam tesseram his vicibus sepone.
alea-card-twin = Gemellus
    .effect = Scribe numerum, quem iam habes, proxime supra aut infra eum.
alea-card-joker = Ioculator
    .effect = Valet pro qualibet e ceteris quinque, etiam iam lusa.

## The course of the game

alea-round = Orbis { NUMBER($round, useGrouping: 0) }
alea-row = Versus { NUMBER($row, useGrouping: 0) }
alea-row-empty = vacuus
alea-step-roll = Iace
alea-step-fall = Tesserae cadunt
alea-step-choose = Scribe aut iterum iace
alea-step-failed = Iactura
alea-step-over = Ludus finitus est
alea-last-round = Hic orbis ultimus est.
alea-failure-no_numeral = tesserae numerum Romanum non efficiunt
alea-failure-four_x = quattuor X numerus non sunt, nec ulla tessera restat
alea-failure-no_row = nullus versus hunc numerum capit
alea-failure-stopped = nihil scribi potuit
alea-spell = { $readings-count ->
        [0] Tesserae nullum numerum efficiunt.
        [1] Tesserae efficiunt { NUMBER($readings-1, useGrouping: 0) }.
       *[other] Tesserae efficiunt { NUMBER($readings-1, useGrouping: 0) } aut { NUMBER($readings-2, useGrouping: 0) }.
    }
alea-hand = { $my-cards-count ->
        [0] Nulla charta auxilii tibi restat. Si nunc finis esset: { alea-my-points }.
        [1] Una charta auxilii tibi restat. Si nunc finis esset: { alea-my-points }.
       *[other] Chartae auxilii tibi restant { NUMBER($my-cards-count, useGrouping: 0) }. Si nunc finis esset: { alea-my-points }.
    }
alea-my-points = { $my-scores ->
        [1] { NUMBER($my-scores, useGrouping: 0) } punctum
       *[other] { NUMBER($my-scores, useGrouping: 0) } puncta
    }

## What is asked of you

alea-ask-roll = { $options-multi_roll ->
        [yes] Tu ludis. Iace unam tesseram aut plures.
       *[no] Tu ludis. Iace tesseram.
    }
alea-ask-choose = { $readings-count ->
        [0] Quattuor X nondum numerus sunt. Iterum iace aut iacturam accipe.
       *[other] { alea-spell } { alea-go-on }
    }
alea-go-on = { $may-write ->
        [yes] { $may-roll ->
            [yes] { $may-card ->
                [yes] Scribe, iterum iace aut chartam lude.
               *[no] Scribe aut iterum iace.
            }
           *[no] { $may-card ->
                [yes] Scribe aut chartam lude.
               *[no] Scribe.
            }
        }
       *[no] { $may-card ->
            [yes] In columnam tuam nihil convenit. Iterum iace, chartam lude aut iacturam accipe.
           *[no] In columnam tuam nihil convenit. Iterum iace aut iacturam accipe.
        }
    }
alea-ask-failed = { $may-card ->
        [yes] { alea-why-you-failed } Chartam lude aut cede.
       *[no] { alea-why-you-failed } Nulla charta prodest: cede.
    }
alea-why-you-failed = { $failed ->
        [no_numeral] Iacturam fecisti: tesserae numerum Romanum non efficiunt.
        [four_x] Iacturam fecisti: quattuor X numerus non sunt, nec ulla tessera restat.
        [no_row] Iacturam fecisti: nullus versus hunc numerum capit.
       *[stopped] Iacturam fecisti: nihil scribi potuit.
    }

## Whom the table waits for

alea-wait-roll = { $awaited } mox iaciet.
alea-wait-fall = Tesserae cadunt.
alea-wait-choose = { $readings-count ->
        [0] { $awaited } quattuor X habet et deliberat, pergat necne.
        [1] { $awaited } habet { NUMBER($readings-1, useGrouping: 0) } et deliberat, pergat necne.
       *[other] { $awaited } habet { NUMBER($readings-1, useGrouping: 0) } aut { NUMBER($readings-2, useGrouping: 0) } et deliberat, pergat necne.
    }
alea-wait-failed = { $awaited } iacturam fecit: aut charta luditur, aut nihil scribitur.
alea-wait-over = { alea-result }

## Choices

alea-action-roll = { $dice ->
        [1] Iace tesseram
       *[other] Iace tesseras { NUMBER($dice, useGrouping: 0) }
    }
alea-action-write = Scribe { NUMBER($number, useGrouping: 0) } in versu { NUMBER($row, useGrouping: 0) }
alea-action-stop = Desine et iacturam accipe
alea-action-leave = Cede nec quidquam scribe
alea-action-card = { $card ->
        [reroll_i] Lude «Itera I»
        [reroll_v] Lude «Itera V»
        [reroll_one] Lude «Itera unam»: { alea-a-die }
        [ignore] Lude «Omitte unam»: { alea-a-die }
        [twin] Lude «Gemellus»: { NUMBER($number, useGrouping: 0) } in versu { NUMBER($row, useGrouping: 0) }
       *[joker] { $as ->
            [reroll_i] Lude Ioculatorem pro «Itera I»
            [reroll_v] Lude Ioculatorem pro «Itera V»
            [reroll_one] Lude Ioculatorem pro «Itera unam»: { alea-a-die }
            [ignore] Lude Ioculatorem pro «Omitte unam»: { alea-a-die }
           *[twin] Lude Ioculatorem pro «Gemellus»: { NUMBER($number, useGrouping: 0) } in versu { NUMBER($row, useGrouping: 0) }
        }
    }
alea-a-die = { $die ->
        [I] una I
        [V] una V
        [X] una X
       *[unknown] { $at ->
            [0] tessera prima
            [1] tessera secunda
            [2] tessera tertia
            [3] tessera quarta
            [4] tessera quinta
           *[5] tessera sexta
        }
    }

## What has happened

alea-event-dice_thrown = { $dice ->
        [1] { $seat-is ->
            [me] Tesseram iecisti.
           *[other] { $seat } tesseram iecit.
        }
       *[other] { $seat-is ->
            [me] Tesseras iecisti { NUMBER($dice, useGrouping: 0) }.
           *[other] { $seat } tesseras iecit { NUMBER($dice, useGrouping: 0) }.
        }
    }
alea-event-die_fell = Cecidit tessera: { $face }.
alea-event-turn_failed = { $seat-is ->
        [me] { $why ->
            [no_numeral] Iacturam fecisti: tesserae numerum Romanum non efficiunt.
            [four_x] Iacturam fecisti: quattuor X numerus non sunt, nec ulla tessera restat.
            [no_row] Iacturam fecisti: nullus versus hunc numerum capit.
           *[stopped] Iacturam fecisti: nihil scribi potuit.
        }
       *[other] { $why ->
            [no_numeral] { $seat } iacturam fecit: tesserae numerum Romanum non efficiunt.
            [four_x] { $seat } iacturam fecit: quattuor X numerus non sunt, nec ulla tessera restat.
            [no_row] { $seat } iacturam fecit: nullus versus hunc numerum capit.
           *[stopped] { $seat } iacturam fecit: nihil scribi potuit.
        }
    }
alea-event-failure_taken = { $seat-is ->
        [me] Desiisti, nec quod scriberes habuisti: iactura.
       *[other] { $seat } desiit, nec quod scriberet habuit: iactura.
    }
alea-event-number_written = { $seat-is ->
        [me] Scripsisti { NUMBER($number, useGrouping: 0) } in versu { NUMBER($row, useGrouping: 0) }.
       *[other] { $seat } scripsit { NUMBER($number, useGrouping: 0) } in versu { NUMBER($row, useGrouping: 0) }.
    }
alea-event-card_played = { $seat-is ->
        [me] Lusisti: { alea-the-play }.
       *[other] { $seat } lusit: { alea-the-play }.
    }
alea-the-play = { $play-card ->
        [reroll_i] «Itera I»
        [reroll_v] «Itera V»
        [reroll_one] «Itera unam», { alea-the-die }
        [ignore] «Omitte unam», { alea-the-die }
        [twin] «Gemellus», { NUMBER($play-number, useGrouping: 0) } in versu { NUMBER($play-row, useGrouping: 0) }
       *[joker] { $play-as ->
            [reroll_i] Ioculator pro «Itera I»
            [reroll_v] Ioculator pro «Itera V»
            [reroll_one] Ioculator pro «Itera unam», { alea-the-die }
            [ignore] Ioculator pro «Omitte unam», { alea-the-die }
           *[twin] Ioculator pro «Gemellus», { NUMBER($play-number, useGrouping: 0) } in versu { NUMBER($play-row, useGrouping: 0) }
        }
    }
alea-the-die = { $play-die ->
        [I] una I
        [V] una V
        [X] una X
       *[unknown] { $play-at ->
            [0] tessera prima
            [1] tessera secunda
            [2] tessera tertia
            [3] tessera quarta
            [4] tessera quinta
           *[5] tessera sexta
        }
    }
alea-event-turn_left = { $seat-is ->
        [me] Cessisti nec quidquam scripsisti.
       *[other] { $seat } cessit nec quidquam scripsit.
    }
alea-event-last_round_called = { $seat-is ->
        [me] { $why ->
            [column_full] Columna tua plena est. Hic orbis ultimus est.
           *[no_cards] Iacturam sine chartis fecisti. Hic orbis ultimus est.
        }
       *[other] { $why ->
            [column_full] Columnam suam { $seat } implevit. Hic orbis ultimus est.
           *[no_cards] { $seat } iacturam sine chartis fecit. Hic orbis ultimus est.
        }
    }
alea-event-turn_begun = { $seat-is ->
        [me] Orbis { NUMBER($round, useGrouping: 0) }. Tu ludis.
       *[other] Orbis { NUMBER($round, useGrouping: 0) }. Ludit { $seat }.
    }
alea-event-game_ended = { alea-result }

## The end

alea-ending-column_full = Columna plena est
alea-ending-no_cards = Aliquis sine chartis iacturam fecit
alea-result = { $result-winners-count ->
        [1] { $result-winners-is ->
            [me] Vincis: { alea-best }.
           *[other] { $result-winners } vincit: { alea-best }.
        }
       *[other] Victoria communis, { alea-best }: { $result-winners }.
    }
alea-best = { $result-scores-most ->
        [1] { NUMBER($result-scores-most, useGrouping: 0) } punctum
       *[other] { NUMBER($result-scores-most, useGrouping: 0) } puncta
    }
alea-seat = { $seat }: { alea-points }, { alea-cards-left }
alea-points = { $scores ->
        [1] { NUMBER($scores, useGrouping: 0) } punctum
       *[other] { NUMBER($scores, useGrouping: 0) } puncta
    }
alea-cards-left = { $cards-count ->
        [0] nulla charta restat
        [1] una charta restat
       *[other] chartae restant { NUMBER($cards-count, useGrouping: 0) }
    }

## Rules of the house

alea-option-players = Lusores
    .explanation = Lusores duo ad sex.
alea-option-multi_roll = Plures tesserae simul
    .explanation = E tesseris, quae restant, quot vis simul iacere potes.
alea-option-cards_anytime = Chartae quandocumque
    .explanation = Chartas auxilii etiam tum ludere potes, cum tesserae numerum efficiunt.
alea-option-ordered = Quo ordine ceciderunt
    .explanation = I, quae ante V aut ante ultimam X cecidit, subtrahitur; aliter additur.

## On a terminal

cli-alea-cards = chartae
cli-alea-points = puncta
cli-alea-odds = { $bad ->
        [0] Proxima tessera iacturam afferre non potest.
        [1] Proxima tessera iacturam affert in uno latere e { NUMBER($sides, useGrouping: 0) }.
       *[other] Proxima tessera iacturam affert in lateribus { NUMBER($bad, useGrouping: 0) } e { NUMBER($sides, useGrouping: 0) }.
    }
cli-alea-left = { $left ->
        [0] nulla tessera restat
        [1] una tessera restat
       *[other] tesserae restant { NUMBER($left, useGrouping: 0) }
    }
cli-alea-aside = sepositae: { $dice }
cli-alea-not-yet = quattuor X: nondum numerus
cli-alea-roll = Iace tesseras
cli-alea-ask-dice = Quot tesseras iacis?
cli-alea-write = Scribe { $numeral } in versu { NUMBER($row, useGrouping: 0) }
cli-alea-write-number = Scribe { $numeral }
cli-alea-ask-row = Quo in versu { $numeral } scribis? { NUMBER($least, useGrouping: 0) } ad { NUMBER($most, useGrouping: 0) }, aut 0, ut redeas.
cli-alea-ask-die = Quae tessera?
cli-alea-ask-where = Quem numerum, quo in versu?
cli-alea-ask-joker = Pro qua charta Ioculatorem ludis?

## What is not allowed, by rule

alea-refused-A1 = { $why ->
        [players] Hic ludus lusores poscit { NUMBER($least, useGrouping: 0) } ad { NUMBER($most, useGrouping: 0) }, non { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] Sedes { NUMBER($place, useGrouping: 0) } non est: sedes ab 1 ad { NUMBER($last, useGrouping: 0) } numerantur.
    }
alea-refused-A3 = { $why ->
       *[not_your_turn] Nunc ludit { $seat }.
    }
alea-refused-N1 = { $why ->
       *[not_spelled] { $dice } non efficit { NUMBER($number, useGrouping: 0) }.
    }
alea-refused-T1 = { $why ->
        [dice_falling] Tesserae adhuc cadunt.
        [roll_first] Prius tesseram iace.
       *[dice_left] { $left ->
            [0] Nulla tessera restat.
            [1] Una tantum tessera restat, non { NUMBER($dice, useGrouping: 0) }.
           *[other] Tesserae tantum restant { NUMBER($left, useGrouping: 0) }, non { NUMBER($dice, useGrouping: 0) }.
        }
    }
alea-refused-T2 = { $why ->
        [row_taken] In versu { NUMBER($row, useGrouping: 0) } iam est { NUMBER($there, useGrouping: 0) }.
       *[out_of_order] { NUMBER($number, useGrouping: 0) } in versum { NUMBER($row, useGrouping: 0) } non convenit: minores supra, maiores infra.
    }
alea-refused-T3 = { $why ->
       *[must_write] { NUMBER($number, useGrouping: 0) } in versum { NUMBER($row, useGrouping: 0) } convenit: numerus, qui convenit, scribendus est.
    }
alea-refused-T4 = { $why ->
        [failed] Iactura facta est. Chartam lude aut cede.
       *[not_failed] Iactura facta non est: chartae exspectant, nec cedere licet.
    }
alea-refused-T5 = { $why ->
       *[spent] { $card ->
            [reroll_i] «Itera I» iam lusa est.
            [reroll_v] «Itera V» iam lusa est.
            [reroll_one] «Itera unam» iam lusa est.
            [ignore] «Omitte unam» iam lusa est.
            [twin] «Gemellus» iam lusus est.
           *[joker] Ioculator iam lusus est.
        }
    }
alea-refused-A9-1 = { $why ->
       *[none_in_play] Nulla tessera { $face } ostendit.
    }
alea-refused-A9-2 = { $why ->
       *[none_in_play] Nulla tessera { $face } ostendit.
    }
alea-refused-A9-3 = { $why ->
        [none_in_play] Nulla tessera { $face } ostendit.
       *[no_such_place] { $dice ->
            [1] Una tantum tessera iacet.
           *[other] Tesserae tantum iacent { NUMBER($dice, useGrouping: 0) }.
        }
    }
alea-refused-A9-4 = { $why ->
        [none_in_play] Nulla tessera { $face } ostendit.
       *[no_such_place] { $dice ->
            [1] Una tantum tessera iacet.
           *[other] Tesserae tantum iacent { NUMBER($dice, useGrouping: 0) }.
        }
    }
alea-refused-A9-5 = { $why ->
        [not_spelled] { $number ->
            [0] { $dice } nullum numerum efficit.
           *[other] { $dice } non efficit { NUMBER($number, useGrouping: 0) }.
        }
        [no_equal] In columna tua numerus { NUMBER($number, useGrouping: 0) } non est, quem gemines.
       *[not_beside] Versus { NUMBER($row, useGrouping: 0) } non est vacuus iuxta numerum { NUMBER($number, useGrouping: 0) }.
    }
alea-refused-G3 = { $why ->
       *[over] Ludus finitus est.
    }
alea-refused-O1 = { $why ->
       *[one_die] Ad hanc mensam tesserae singulae iaciuntur.
    }
alea-refused-O3 = { $why ->
        [not_with_multi_roll] Tesserae, quo ordine ceciderunt, aut plures simul: elige alterutrum.
        [by_place] Hic ordo valet: tesseram loco nomina.
       *[by_face] Hic ordo non valet: tesseram latere nomina.
    }

## Cur quis ita eligat

alea-reason-first_die = Iacio: omnes vices ab una tessera incipiunt.
alea-reason-safe_roll = Pergo iacere: nullum tesserae latus nocet.
alea-reason-risky_roll = { $fails ->
        [1] Pergo iacere: unum tantum e sex lateribus nocet.
       *[other] Pergo iacere, quamquam { NUMBER($fails, useGrouping: 0) } e sex lateribus nocent.
    }
alea-reason-no_fit = Pergo iacere: quod iacet nusquam in columnam meam intrat.
alea-reason-before_it_fails = Nunc scribo { NUMBER($number, useGrouping: 0) }: nam { NUMBER($fails, useGrouping: 0) } e sex lateribus nocerent.
alea-reason-only_fit = Hic scribo: versus { NUMBER($row, useGrouping: 0) } nihil capit nisi { NUMBER($number, useGrouping: 0) }.
alea-reason-narrow_row = Hic scribo: versus { NUMBER($row, useGrouping: 0) } nihil capit nisi a { NUMBER($least, useGrouping: 0) } ad { NUMBER($most, useGrouping: 0) }.
alea-reason-room = Hic scribo { NUMBER($number, useGrouping: 0) }: iuxta restant numeri minores { NUMBER($above, useGrouping: 0) }, maiores { NUMBER($below, useGrouping: 0) }.
alea-reason-rows_left = Scribo { NUMBER($number, useGrouping: 0) } in versu { NUMBER($row, useGrouping: 0) }: { $smaller ->
        [0] nullus versus restat
        [1] unus versus restat
       *[other] versus { NUMBER($smaller, useGrouping: 0) } restant
    } numeris minoribus, { $larger ->
        [0] nullus
        [1] unus
       *[other] { NUMBER($larger, useGrouping: 0) }
    } maioribus.
alea-reason-no_more_dice = Scribo { NUMBER($number, useGrouping: 0) }: nulla tessera restat.
alea-reason-fills_column = Columnam meam impleo et puncta { NUMBER($score, useGrouping: 0) } habeo: tum hic orbis ultimus erit.
alea-reason-end_near = { $seat-is ->
        [me] Festino: unus tibi versus deest.
       *[other] Festino: { $seat } uno tantum versu eget.
    }
alea-reason-last_round = { $seat-is ->
        [me] { $points ->
            [1] Hic orbis ultimus est, et puncto uno te sequor.
           *[other] Hic orbis ultimus est, et punctis { NUMBER($points, useGrouping: 0) } te sequor.
        }
       *[other] { $points ->
            [1] Hic orbis ultimus est: { $seat } puncto uno me antecedit.
           *[other] Hic orbis ultimus est: { $seat } punctis { NUMBER($points, useGrouping: 0) } me antecedit.
        }
    }
alea-reason-last_round_ahead = { $points ->
        [0] Hic orbis ultimus est, et nemo plus habet quam ego.
        [1] Hic orbis ultimus est, et puncto uno antecedo.
       *[other] Hic orbis ultimus est, et punctis { NUMBER($points, useGrouping: 0) } antecedo.
    }
alea-reason-card_spells = Hanc ludo: tum tesserae { NUMBER($number, useGrouping: 0) } efficiunt.
alea-reason-card_odds = { $tenths ->
        [0] Hanc ludo, quamquam vix ullus iactus iuvat.
        [1] Hanc ludo: unus fere iactus e 10 numerum idoneum dat.
        [10] Hanc ludo: paene omnis iactus iuvat.
       *[other] Hanc ludo: iactus fere { NUMBER($tenths, useGrouping: 0) } e 10 numerum idoneum dant.
    }
alea-reason-twin_row = Iterum scribo { NUMBER($number, useGrouping: 0) }, in versu { NUMBER($row, useGrouping: 0) }, iuxta parem.
alea-reason-keeps_cards = { $cards ->
        [1] Chartam meam servo: quinque puncta valet.
       *[other] Chartas meas servo: puncta { NUMBER($points, useGrouping: 0) } valent.
    }
alea-reason-keeps_joker = Ioculatorem servo: postea plus valebit.
alea-reason-no_help = Desino: nulla chartarum mearum hic iuvat.
alea-reason-no_cards = Desino: chartam, qua pergam, non habeo.
alea-reason-stops_for_card = Consisto: charta mihi utilior est quam alia tessera.

## Lesson and exercises

alea-lesson-roll = Sex tesserae, quarum latera sunt I, I, I, V, X, X. Columna tua septem versus habet, quos numeris impleas. Iace primam tesseram.
alea-lesson-again = X est decem. Scribere potes aut aliam tesseram audere. Iace iterum.
alea-lesson-write = X et I: lege 9 aut 11. Supra numeri minores esse debent, infra maiores. Elige 11 et scribe in versu 3.
alea-lesson-next = Livia scripsit 20. Iterum tu ludis. Iace.
alea-lesson-more = Decem. Premendum ipsum dicit, quantum periculi in proxima tessera sit. Nunc nullum est. Iterum iace.
alea-lesson-odds = Quindecim. Altera V iacturam afferret: unum latus e sex. Aude.
alea-lesson-failed = Duae V numerum Romanum non efficiunt: iacturam fecisti. Lude «Omitte unam»: una V. Charta lusa tibi 5 puncta aufert, quae attulisset.
alea-lesson-saved = Iterum quindecim. Scribe in versu 4, infra 11.
alea-lesson-order = Relinque locum inter numeros tuos. Gemellus numerum, quem iam habes, iterum scribit, proxime supra aut infra eum. Ioculator pro qualibet alia charta valet.
alea-lesson-end = Cum columna plena est, aut cum aliquis sine chartis iacturam fecit, orbis ad finem agitur, et ludus finitur. Puncta tua sunt summa columnae et quina pro quaque charta servata. Iam scis ludere.
alea-exercise = Quid faceres?

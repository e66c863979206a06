### Alea Romana in Latin: what only the web client says. Ids begin with `web-`.

web-rules-cards = Chartae auxilii
web-alea-aim = Columnam imple septem numeris, qui a summo ad imum crescant. Maxima summa vincit, et quaeque charta, quam adhuc habes, quinque addit.
web-alea-example = Hae tres tesserae sunt 14 aut 16, ut vis.
web-alea-round = Orbis { NUMBER($round, useGrouping: 0) } · lusores { NUMBER($players, useGrouping: 0) }
web-alea-your-turn = { $name }, tu ludis
web-alea-ask-roll = Iace tesseram
web-alea-ask-choose = { $four ->
        [yes] Quattuor X: nondum numerus
       *[no] { $write ->
            [yes] { $roll ->
                [yes] Scribe aut iterum iace
               *[no] Scribe
            }
           *[no] Nihil adhuc convenit
        }
    }
web-alea-ask-failed = { $card ->
        [yes] Iactura. Chartam lude aut cede
       *[no] Iactura, nec ulla charta prodest
    }
web-alea-asked-roll = Iace tesseram
web-alea-asked-choose = Scribe aut iterum iace
web-alea-asked-failed = Iacturam fecisti
web-alea-ask-fall = Tesserae cadunt
web-alea-dice = { $count ->
        [0] Nulla tessera iacta est.
        [1] Una tessera: { $dice }.
       *[other] Tesserae { NUMBER($count, useGrouping: 0) }: { $dice }.
    } { $left ->
        [0] Nulla restat.
        [1] Una restat.
       *[other] Restant { NUMBER($left, useGrouping: 0) }.
    }
web-alea-read-as = Lege tesseras
web-alea-fits-nowhere = { $count ->
        [1] nusquam convenit
       *[other] nusquam conveniunt
    }
web-alea-roll-more = Iace aliam
web-alea-odds = { $bad ->
        [0] Numerum certe efficit
        [6] Iactura certa
       *[other] Iactura: { NUMBER($bad, useGrouping: 0) } e 6
    }
web-alea-odds-fit = Convenit: { NUMBER($good, useGrouping: 0) } e 6
web-alea-in-six = { NUMBER($sides, useGrouping: 0) } e 6
web-alea-not-yet = quattuor X: nondum numerus
web-alea-if-roll = Si aliam ieceris
web-alea-write = Scribe { $numeral } in versu { NUMBER($row, useGrouping: 0) }
web-alea-number-row = { $numeral } ({ NUMBER($number, useGrouping: 0) }) in versu { NUMBER($row, useGrouping: 0) }
web-alea-choose-number = Elige numerum
web-alea-choose-row = Elige versum
web-alea-choose-card = Elige chartam
web-alea-choose-die = Elige, quam velis
web-alea-choose-as = Pro qua charta?
web-alea-spent = lusa
web-alea-how = Tange versum: minores numeri supra, maiores infra.
web-alea-cards-wait = Chartae post iacturam luduntur.
web-alea-if-ended = Puncta adhuc
web-alea-after = postea: { NUMBER($points, useGrouping: 0) }
web-alea-sum = { $cards ->
        [1] { NUMBER($sum, useGrouping: 0) } + 1 charta × 5
       *[other] { NUMBER($sum, useGrouping: 0) } + { NUMBER($cards, useGrouping: 0) } chartae × 5
    }
web-alea-score-cards = Puncta et chartae
web-alea-column-of = Columna: { $name }
web-alea-all-columns = Omnes columnae
web-alea-turn-of = Ludit { $name }
web-alea-chapter-lead = Orbis { NUMBER($round, useGrouping: 0) }: { $name } praestat
web-alea-chapter-fail = Orbis { NUMBER($round, useGrouping: 0) }: { $name } iacturam facit
web-alea-chapter-last = Orbis ultimus
web-alea-fails = { $who ->
        [me] Iacturam fecisti.
       *[other] { $name } iacturam fecit.
    }
web-alea-why-two_v = Duae V: numerus Romanus non est.
web-alea-why-four_i = Quarta I: numerus Romanus non est.
web-alea-why-five_x = Quinta X: nimium sex tesseris.
web-alea-why-only_39 = Quattuor X nonnisi unam I admittunt.
web-alea-why-four_x = Quattuor X numerus non sunt, neque quidquam sequi potest.
web-alea-why-nothing = Nulla tessera restat.
web-alea-why-there = { NUMBER($number, useGrouping: 0) } iam in columna est.
web-alea-why-no_row = Nullus versus eum capit.
web-alea-no-help = nihil iuvat
web-alea-no-help-long = Hoc quoque iactura est.
web-alea-roll-on = perge iacere
web-alea-leaves = relinquit { $numbers }
web-alea-saves = servat { NUMBER($percent, useGrouping: 0) }%
web-alea-again = { $dice ->
        [1] Una tessera iterum: { NUMBER($percent, useGrouping: 0) }% servat.
       *[other] { NUMBER($dice, useGrouping: 0) } tesserae iterum: { NUMBER($percent, useGrouping: 0) }% servant.
    }
web-alea-would-fit = { $dice ->
        [0] Manet { $numbers }; versus: { $rows }.
       *[other] Tum locum haberet { $numbers }; versus: { $rows }.
    }
web-alea-would-roll = Nihil adhuc locum habet, sed ludere pergis.
web-alea-if-rolls = { $bad ->
        [0] Una tessera amplius male cadere non potest.
        [6] Una tessera amplius certe male cadit.
       *[other] Una tessera amplius { NUMBER($bad, useGrouping: 0) } ex 6 male cadit.
    }
web-alea-one-more = Una tessera amplius
web-alea-standing = { $stands ->
        [ahead] Praecedis { $points ->
            [1] puncto uno
           *[other] punctis { NUMBER($points, useGrouping: 0) }
        }.
        [behind] { $name } te praecedit { $points ->
            [1] puncto uno
           *[other] punctis { NUMBER($points, useGrouping: 0) }
        }.
       *[level] Tu et { $name } pares estis.
    }
web-alea-mine = Columna mea
web-alea-weighing = Columnae pensantur
web-alea-weighed = { $name }: { $points ->
        [1] { NUMBER($points, useGrouping: 0) } punctum.
       *[other] { NUMBER($points, useGrouping: 0) } puncta.
    }
web-alea-you-win = Vincis
web-alea-you-lose = Vinceris
web-alea-you-share = Victoria communis tibi est
web-cards = { $count ->
        [0] nullae chartae
        [1] 1 charta
       *[other] chartae { NUMBER($count, useGrouping: 0) }
    }

## The first game on a device

web-alea-opening-column = Imple columnam septem numeris, ita ut quisque maior sit superiore; solus Gemellus eundem bis scribi sinit. Vincit summa maxima.
web-alea-opening-dice = Iace tesseram post tesseram: omnes simul numerum Romanum efficere debent. Desine in tempore, et eum scribe.
web-alea-opening-cards = Sex chartae, semel quaeque, iacturam reparare possunt. Quaeque charta, quam servaveris, quinque addit.

## The analysis

web-alea-analysis = Quomodo tesserae iactae sint
web-alea-analysis-promise = Fortuna et ars seorsum, et tria consilia damnosissima
web-alea-chance = Spes vincendi
web-alea-points = Puncta exspectata
web-alea-unit = Ostende
web-alea-unit-chance = Spes
web-alea-unit-points = Puncta
web-alea-of-round = Orbis
web-alea-chart-line = { $name }: initio { $first }, in fine { $last }
web-alea-dice-lay = Tesserae: { $dice }
web-alea-accounts = Tesserae et consilia
web-alea-part-luck = tesserae
    .what = Quid tesserae dederint aut abstulerint, ad medias tesseras comparatae.
web-alea-part-skill = consilia
    .what = Quid consilia propria abstulerint, ad optiones optimas comparata.
web-alea-part-others = vices ceterorum
    .what = Quid vices ceterorum dederint aut abstulerint.
web-alea-account = initio exspectata { $start }; tesserae { $luck }, consilia { $skill }, vices ceterorum { $others }; summa { $result }
web-alea-accounts-sub = Ab iis, quae initio exspectabantur (linea interrupta), ad summam (linea crassa): tres partes eam efficiunt.
web-alea-costliest = Tria damnosissima
web-alea-no-slips = Nullum consilium vel dimidio puncto constitit.
web-alea-points-word = puncta
web-alea-so-many-points = puncta { $points }
web-alea-opened = Orbis { NUMBER($round, useGrouping: 0) } singillatim
web-alea-option = optio
web-alea-worth = pretium
web-alea-more-options = { $count ->
        [1] Una alia
       *[other] Aliae { NUMBER($count, useGrouping: 0) }
    }
web-alea-equal = Optiones, quae minus dimidio puncto differunt, pares habentur.
web-alea-decided = Consilia: { NUMBER($all, useGrouping: 0) }. Optima: { NUMBER($best, useGrouping: 0) }, proxima: { NUMBER($close, useGrouping: 0) }, lapsus: { NUMBER($slip, useGrouping: 0) }.
web-alea-kind-best = optimum
web-alea-kind-close = proximum, infra 1.5 puncta
web-alea-kind-slip = lapsus

## Exercitationes

web-alea-exercise-points = { $turns ->
        [1] Una vice adhuc ludes: hac. Quid plurima puncta affert?
       *[other] Vices tibi restant { NUMBER($turns, useGrouping: 0) }, hac numerata. Quid plurima puncta affert?
    }
web-alea-exercise-win = Orbis ultimus. Optimus ceterorum puncta { NUMBER($score, useGrouping: 0) } habet. Quo facillime vinces?
web-alea-exercise-cost = Hoc punctis { $cost } constat.
web-alea-why = Cur
web-alea-why-next = Cur, prae secunda
web-alea-part-now = puncta huius vicis
web-alea-part-later = vices sequentes et chartae
web-alea-part-written = victoria numero scripto
web-alea-part-unwritten = victoria nullo scripto
web-alea-part-sum = summa
web-alea-part-success = spes numeri scribendi
web-alea-part-yours = tua
web-alea-part-next = secunda
web-alea-part-difference = differentia
web-alea-exact-points = Puncta adhuc ventura ei, qui ad puncta quam optime pergit: exacta, ante computata.
web-alea-exact-win = Spes victoriae exacta, si quisquis adhuc ludit optime facit.

## Every day, and exercises

web-daily-alea = Tesserae hodiernae
web-daily-past-alea = Tesserae diei
web-daily-text-alea = Alea Romana contra unum automatum. Eadem vice omnibus eaedem tesserae cadunt, quidquid antea elegerunt. Puncta numerantur.
web-daily-play-alea = Tesseras hodiernas lude
web-daily-part-luck-alea = tesserae tuae

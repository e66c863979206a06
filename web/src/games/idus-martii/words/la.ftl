### Idus Martii in Latin: what only the web client says. Ids begin with `web-`.

web-rules-offices = Magistratus
web-idus-aim = Pars tua arcana est; ea dicit, quando vincas.
web-votes = Suffragia
web-ledger = Acta
web-your-mark = Nota tua
web-idus-your-marks = Signa tua
web-mark-none = Nulla
web-mark-loyal = Fidelis
web-mark-traitor = Proditor
web-mark-merchant = Mercator
web-mark-unsure = Dubium
web-idus-marking = Quid de singulis putas? Tange, ut mutes; nemo alius videt.
web-idus-round = Orbis { NUMBER($round, useGrouping: 0) } · sessio { NUMBER($turn, useGrouping: 0) } e { NUMBER($last, useGrouping: 0) }
web-idus-steps = Gradus sessionis
web-idus-you-are = { $name }, { $role } es
web-idus-no-office = { $name }, hac sessione sine magistratu
web-idus-ask-vote = Pone clam suffragium tuum
web-idus-ask-look = Cuius suffragium inspicis?
web-idus-ask-veto = Iubesne? { $name } suffragium mutet
web-idus-ask-replace = { $name } te mutare iubet. Pone aliud suffragium
web-idus-ask-replace-yellow = Flavum tuum ostensum est. Quid nunc ponis?
web-idus-ask-discard = Utram chartam servas?
web-idus-ask-assign = Distribue magistratus
web-idus-asked-vote = Pone clam suffragium tuum
web-idus-asked-look = Cuius suffragium inspicis?
web-idus-asked-veto = Iubesne suffragium mutari?
web-idus-asked-replace = Pone aliud suffragium
web-idus-asked-discard = Utram chartam servas?
web-idus-asked-assign = Distribue magistratus
web-idus-choose-vote = Elige suffragium
web-idus-choose-look = Elige suffragium
web-idus-choose-veto = Decerne, mutetur necne
web-idus-choose-replace = Elige suffragium
web-idus-choose-discard = Elige chartam
web-idus-look-first = Prius chartas tuas inspice
web-idus-choose-assign = Unus Praetor, duo Aediles
web-idus-seal = { $colour ->
        [green] Obsigna suffragium viride
        [red] Obsigna suffragium rubrum
       *[yellow] Obsigna suffragium flavum
    }
web-idus-demand = Iube: { $name } mutet
web-idus-leave = Relinque, quod posuit { $name }
web-idus-your-vote = Suffragium tuum
web-idus-sealed-vote = obsignatum
web-idus-sealed = Obsignatum. Cum ambo posita sunt, Praetor alterum inspicit.
web-idus-may-look = { $name } alterum suffragium inspiciet.
web-idus-look-hint = Omnes scient, cuius suffragium inspexeris.
web-idus-hold-vote = Preme et tene, ut videas, quid posuerit { $name }
web-idus-hold-own = Preme et tene, ut suffragium tuum videas
web-idus-hold-swapped = Preme et tene, ut ambos colores videas
web-idus-only-two = { $round ->
        [1] Soli id scitis, tu et { $name }. Si mutatur, alter color fit.
       *[other] Soli id scitis, tu et { $name }. Si mutatur, { $name } clam alterum e ceteris ponit.
    }
web-idus-card = { $place ->
        [1] Charta sinistra
       *[2] Charta dextra
    }
web-idus-hold-both = Preme et tene, ut ambas chartas videas
web-idus-keep-this = Serva
web-idus-keep = { $place ->
        [1] Serva sinistram
       *[2] Serva dextram
    }
web-idus-keep-hint = Quam servas, ea est pars tua. Altera perit.
web-idus-turned = Suffragia aperiuntur
web-idus-other = { $colour ->
        [green] Unum viride. Et alterum?
        [red] Unum rubrum. Et alterum?
       *[yellow] Unum flavum. Et alterum?
    }
web-idus-who-was-who = Quis quis fuerit
web-idus-yours-last = tua ultima
web-idus-score = { idus-martii-colours }
web-idus-blank = { $count ->
        [1] Unum flavum: nihil movet.
       *[other] Duo flava: nihil movent.
    }
web-idus-shuffled = Prius mixta sunt: cuius quodque sit, nemini dicitur.
web-idus-near = { $who ->
        [loyal] { $left ->
            [0] Unum etiam viride terminum transit.
           *[other] Duo etiam viridia terminum transeunt.
        }
        [traitor] { $left ->
            [0] Unum etiam rubrum terminum transit.
           *[other] Duo etiam rubra terminum transeunt.
        }
       *[both] { $left ->
            [0] Unum etiam viride aut rubrum terminum transit.
           *[other] Duo etiam viridia aut duo rubra terminum transeunt.
        }
    }
web-idus-picked = partem legit
web-idus-two-cards = duas adhuc chartas tenet
web-idus-was-looked-at = suffragium inspectum
web-idus-looked = inspexit, quod posuit
web-idus-kept = relictum
web-idus-swapped = mutatum
web-idus-yellow-shown = flavum ostensum
web-idus-unseen = non inspectum: { $name }
web-idus-no-turns = Nulla sessio adhuc finita est.
web-idus-next = Proxime decernes: sessio { NUMBER($turn, useGrouping: 0) }, { $role }
web-idus-not-with-these = Non cum eis, quos iam elegisti.
web-idus-discarded = abiecta charta: { $faction }
web-idus-my-vote-now = { $colour ->
        [green] Suffragium tuum nunc: viride
        [red] Suffragium tuum nunc: rubrum
       *[yellow] Suffragium tuum nunc: flavum
    }
web-idus-my-vote = { $colour ->
        [green] Sessio { NUMBER($turn, useGrouping: 0) }: suffragium tuum fuit viride
        [red] Sessio { NUMBER($turn, useGrouping: 0) }: suffragium tuum fuit rubrum
       *[yellow] Sessio { NUMBER($turn, useGrouping: 0) }: suffragium tuum fuit flavum
    }
web-idus-my-look = { $colour ->
        [green] Sessio { NUMBER($turn, useGrouping: 0) }: { $name } viride posuerat
        [red] Sessio { NUMBER($turn, useGrouping: 0) }: { $name } rubrum posuerat
       *[yellow] Sessio { NUMBER($turn, useGrouping: 0) }: { $name } flavum posuerat
    }
web-idus-wins = { $faction ->
        [loyal] Fideles vincunt
        [traitor] Proditores vincunt
       *[merchant] Mercatores vincunt
    }
web-idus-my-vote-swapped = Sessio { NUMBER($turn, useGrouping: 0) }: posuisti { $laid }, mutatum est in { $final }
web-idus-vote-swapped = Suffragium mutare debuisti.
web-idus-vote-left = Suffragium tuum relictum est.
web-idus-vote-seen = { $name } suffragium tuum vidit.
web-idus-vote-unseen = Suffragium tuum obsignatum est, nec quisquam inspexit.
web-idus-card-near = Prope terminum
web-idus-card-round = Orbis alter
    .what = Consul magistratus distribuit, et suffragia flava sunt.
web-idus-card-last = Sessio ultima
    .what = Deinde vincit pars, quae duobus praestat. Si neutra praestat, Mercatores vincunt.
web-idus-chapter-lead = { $side ->
        [loyal] Sessio { NUMBER($turn, useGrouping: 0) }: Fideles praestant
       *[traitor] Sessio { NUMBER($turn, useGrouping: 0) }: Proditores praestant
    }
web-idus-chapter-near = Sessio { NUMBER($turn, useGrouping: 0) }: prope terminum
web-idus-chapter-double = { $colour ->
        [green] Sessio { NUMBER($turn, useGrouping: 0) }: duo viridia
       *[red] Sessio { NUMBER($turn, useGrouping: 0) }: duo rubra
    }
web-idus-you-win = { $faction ->
        [loyal] Fidelis eras: vincis.
        [traitor] Proditor eras: vincis.
       *[merchant] Mercator eras: vincis.
    }
web-idus-you-lose = { $faction ->
        [loyal] Fidelis eras: vinceris.
        [traitor] Proditor eras: vinceris.
       *[merchant] Mercator eras: vinceris.
    }
web-idus-over = { $ending ->
        [failed_conspiracy] Terminus transitus est
       *[ides_of_march] Duo orbes peracti sunt
    }
web-idus-opening-sides = Fidelis an Proditor? Duae chartae tibi dantur; alteram servas neque cuiquam dicis: ea est pars tua.
web-idus-opening-votes = Singulis sessionibus duo Aediles clam suffragium ponunt: viride pro Fidelibus, rubrum pro Proditoribus. Praetor alterum inspicit et mutari iubere potest. Deinde Consul alteram chartarum suarum clam retinet: ea est pars eius.
web-idus-opening-limit = Post duos orbes vincit pars, quae duobus praestat; si neutra, Mercatores vincunt. Sed quae terminum { NUMBER($limit, useGrouping: 0) } transit, deletur, et adversa vincit.
web-idus-deal = Duae chartae tuae
web-idus-deal-hint = Alteram servabis: ea erit pars tua. Nemo alius eas videat.
web-idus-deal-turn = Verte chartas
web-idus-deal-look = Tange «{ web-hold }» ut eas videas.
web-always-ask = Estne tibi soli hoc instrumentum? Tum pars tua aperta manere potest.
web-always = Semper ostende
web-not-always = Tactu tantum
web-idus-about = Quid sit quidque
web-idus-about-voting = Uterque Aedilis suffragium tectum ponit.
web-idus-about-veto = Praetor alterum suffragium inspicit et mutari iubere potest. Omnes mutationem vident, non colores.
web-idus-about-scoring = Suffragia miscentur et aperiuntur. Viride Fideles movet, rubrum Proditores.
web-idus-about-end = Consul clam alteram e duabus chartis servat: ea est pars eius. Primus tantum consul adhuc ambas servat. Deinde nova sessio incipit.
web-idus-keystone = Lapis summus
web-idus-about-keystone = Terminum fert. Pars, quae eum transit, deletur, et adversa vincit.
web-idus-ring = Corona
web-idus-about-ring = Suffragium viride folium addit, rubrum pugionem. Auro cinctum est quo suffragia huius sessionis pervenire possunt.
web-idus-about-yellow = Flavum neutram partem movet. Sed si Praetor id inspicit, omnibus ostenditur.
web-idus-about-merchant = Praeter Fideles et Proditores esse possunt Mercatores: vincunt, si in fine neutra pars adversae duobus praestat, vel in adversa nemo est.
web-idus-all-votes = Omnia suffragia, aperta

## The analysis

web-idus-analysis = Quid scire potueris
web-idus-analysis-promise = Qui suspecti fuerint et quanti quodque consilium constiterit
web-idus-turn-number = sessio { NUMBER($turn, useGrouping: 0) }
web-idus-shares = Fidelis { $loyal }, Proditor { $traitor }, Mercator { $merchant }
web-idus-turn-shares = sessio { NUMBER($turn, useGrouping: 0) }, { $shares }
web-idus-suspicion = Suspicio
web-idus-from-gallery = Ex iis, quae omnes viderunt.
web-idus-from-eyes = Ex iis tantum, quae { $name } tenuit, posuit, vidit.
web-idus-true-cards = Chartae verae
web-idus-true-later = Quis quid fuerit, post ultimam sessionem visam detegi potest.
web-idus-was = { $faction ->
        [loyal] Re vera { $name }: Fidelis
        [traitor] Re vera { $name }: Proditor
       *[merchant] Re vera { $name }: Mercator
    }
web-idus-after = { $turn ->
        [0] Ante primam sessionem
       *[other] Post sessionem { NUMBER($turn, useGrouping: 0) } ex { NUMBER($last, useGrouping: 0) }: Fideles { NUMBER($loyal, useGrouping: 0) }, Proditores { NUMBER($traitor, useGrouping: 0) }
    }
web-idus-turn = Sessio { NUMBER($turn, useGrouping: 0) }.
web-idus-before = Ante primam sessionem.
web-idus-prior = Id tantum constat, quae chartae sint.
web-idus-winning = Quis victurus sit
web-idus-winning-sub = Spes cuiusque partis sic spectata, si omnes deinde perite ludunt.
web-idus-group-loyal = Fideles
web-idus-group-traitor = Proditores
web-idus-group-merchant = Mercatores
web-idus-moved = Discrimina
web-idus-no-shifts = Nulla sessio spem vel suspicionem 10% movit.
web-idus-shift = { $way ->
        [up] { $side ->
            [loyal] { $name } magis Fidelis videtur
            [traitor] { $name } magis Proditor videtur
           *[merchant] { $name } magis Mercator videtur
        }
       *[down] { $side ->
            [loyal] { $name } minus Fidelis videtur
            [traitor] { $name } minus Proditor videtur
           *[merchant] { $name } minus Mercator videtur
        }
    }
web-idus-shift-winning = { $way ->
        [up] { $side ->
            [loyal] Fideles saepius vincerent
            [traitor] Proditores saepius vincerent
           *[merchant] Mercatores saepius vincerent
        }
       *[down] { $side ->
            [loyal] Fideles rarius vincerent
            [traitor] Proditores rarius vincerent
           *[merchant] Mercatores rarius vincerent
        }
    }
web-idus-decided = Consilia: { NUMBER($all, useGrouping: 0) }. Optima: { NUMBER($best, useGrouping: 0) }, aeque bona: { NUMBER($even, useGrouping: 0) }, damnosa: { NUMBER($costly, useGrouping: 0) }. Una spei vincendi abstulerunt { $lost } puncta.
web-idus-even = par
web-idus-better = melius
web-idus-as-good = aeque bonum
web-idus-instead-of = proximum
web-idus-compared = { $action }, { $other } contra { $taken }
web-idus-were-best = { $count ->
        [1] Unum optimum fuit
       *[other] Optima fuerunt { NUMBER($count, useGrouping: 0) }
    }
web-beliefs-idus-martii = Quatenus credendum est?
web-idus-said-and-so = Quid dictum sit, et quotiens verum fuerit
web-idus-said-and-so-text = Ludi { NUMBER($games, useGrouping: 0) } ad mensas quinque sedium, ubi quodvis automatum sedere potest, ab una sede visi, cum ultima suffragia numerantur. In linea lata exemplar totiens verum est, quotiens dicit.
web-idus-was-said = Dictum (%)
web-idus-was-so = Verum fuit
web-idus-times = Casus
web-idus-loss = Quantum defuerit
web-idus-loss-text = Damnum logarithmicum de ultima cuiusque charta: 0 est omnia scivisse, primus versus nihil nisi numerum chartarum scire. ± indicat quantum media sola sorte variet.
web-idus-among-mixed = Omnis generis
web-idus-among-honest = Omnes sinceri
web-idus-among-strong = Omnes validi
web-idus-shrug = Ante primum suffragium
web-idus-loss-people = Homines automata non sunt, nec quisquam eos mensus est. Exemplar, quod sodalibus non convenit, multum fallit; mixti numquam maxime errant.
web-idus-model = Quomodo ceteri ludere putentur
web-idus-models-explained = Quid quodque exemplar sumat
web-idus-model-mixture = Mixti
    .what = Alii colorem suum ponunt, alii rationem suffragiorum sequuntur, et e decem suffragiis unum lapsus est.
web-idus-model-honest = Sinceri
    .what = Omnes pro parte sua ponunt, et e decem suffragiis unum lapsus est.
web-idus-model-strong = Validi
    .what = Omnes, ut automata valida, post rationem latent, et e decem suffragiis unum lapsus est.

## Exercitationes

web-idus-task = Cuius partis quisque est? Denos lapillos pone.
web-idus-task-one = Cuius partis est { $name }? Decem lapillos pone.
web-idus-task-some = Cuius partis quisque est: { $names }? Denos lapillos pone.
web-idus-what-happened = Quae facta sint
web-idus-only-you = Quae nemo praeter te scit
web-idus-move-marks = Duas notas move. Lapilli ita iacent, ut ante primum suffragium scitur.
web-idus-mark-loyal = { $name }: nota post lapillos Fidelium
web-idus-mark-traitor = { $name }: nota ante lapillos Proditorum
web-idus-laid = { $name }: Fidelis { $loyal }, Mercator { $merchant }, Proditor { $traitor }
web-idus-stones-laid = Responsum proba
web-idus-score-how = Numeratur quadratum spatii inter lapillos tuos et ea, quae sciri poterant: 100 est nullum, 0 tantum quantum ante primum suffragium. Diu ludenti nihil plus affert quam id, quod vere credis.
web-idus-your-score = Numerus tuus
web-idus-score-means = 100 sunt omnia, quae sciri poterant, 0 ea, quae ante primum suffragium sciuntur. Qui omni suffragio credit, { $naive } habet.
web-idus-scored = Numerus tuus est { $score }.
web-idus-yours = tui
web-idus-known = nota
web-idus-you-and-known = { $side }: tu { $you }, sciri poterat { $known }
web-idus-guess-nearly = proxime
web-idus-guess-near = prope
web-idus-guess-even = nimis aequum
web-idus-guess-other = alia pars
web-idus-guess-sure = nimis certum
web-idus-truth-was = Et verum est:
web-idus-off = A vero tu { $mine } abes, optima ratio { $best }. 0 est certum et rectum, 2 certum et falsum.
web-idus-told = Plurimum ostenderunt suffragia sessionis { NUMBER($turn, useGrouping: 0) }
web-idus-told-means = Nulla alia sessio ea, quae sciri poterant, tantum ad finem promovit.
web-idus-told-shift = { $side }: ante hanc sessionem { $before }, postea { $after }
web-idus-calibration = Quam certe, quam saepe recte
web-idus-calibration-means = { $count ->
        [1] Responsum tuum ultimum
       *[other] Responsa tua ultima { NUMBER($count, useGrouping: 0) }
    }: cui septem e decem lapillis dedisti, id septies e decem verum esse debet. Tum puncta in linea lata iacent.
web-idus-calibration-before = Quadrata: priores.
web-idus-said = dictum
web-idus-how-often = casus
web-idus-came-true = verum fuit

## Every day, and exercises

web-daily-idus-martii = Chartae hodiernae
web-daily-past-idus-martii = Chartae diei
web-daily-text-idus-martii = Idus Martii in sede { NUMBER($seat, useGrouping: 0) }, inter quattuor automata. Omnes easdem chartas accipiunt, in eadem sede sedent, eadem automata inveniunt.
web-daily-play-idus-martii = Chartas hodiernas lude
web-daily-part-luck-idus-martii = chartae et ceteri

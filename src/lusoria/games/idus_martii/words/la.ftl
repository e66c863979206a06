### Idus Martii in Latin.

idus-martii-name = Idus Martii
idus-martii-tagline = Clam suffragium fer. Caesarem serva aut tolle.
idus-martii-summary =
    Propositum: si viridia duobus praestant, Fideles vincunt; si rubra, Proditores; si neutra, Mercatores.
    Ludus: duo Aediles clam suffragium ponunt. Praetor unum inspicit et mutari iubere potest. Partem clam eligis.
    Exitus: post duos orbes, aut statim, cum calculus terminum transiit. Tum pars adversa vincit.
idus-martii-rules =
    Senatores quinque ad octo in orbem sedent. Coniuratio conflatur, nec quisquam fatetur, cuius partis sit.
    Duas factionis chartas tenes: Fidelis, Proditor, Mercator. Unam servabis: ea est pars tua.
    In quaque sessione unus est Consul, unus Praetor, duo Aediles.
    Uterque Aedilis suffragium tectum ponit: viride pro Fidelibus, rubrum pro Proditoribus.
    Praetor alterum suffragium inspicit et iubere potest, ut is Aedilis id mutet.
    Suffragia miscentur et aperiuntur. Viride Fidelium calculum movet, rubrum Proditorum.
    Deinde Consul clam chartam factionis abicit. Solus primus lusor ambas ad alterum orbem tenet.
    Orbis primus: magistratus post quamque sessionem ad sinistram transeunt, donec omnes consules fuerint.
    Orbis alter: Consul magistratus distribuit. Nemo eundem magistratum bis deinceps gerit; inter quinque unus Aedilis iterare potest.
    In altero orbe sunt et suffragia flava, quae nihil movent. Si quod Praetor inspexit, omnibus ostenditur et mutandum est.
    Calculus, qui terminum transiit, statim ludum finit: pars eius deletur, adversa vincit.
    Sin minus, post alterum orbem vincit, qui duobus suffragiis vel pluribus praestat; si nemo praestat, vincunt Mercatores. Vincunt etiam, si pars adversa neminem habet.

## The bots, by how strong they are

idus-martii-bot-novice = Pro suis suffragatur, sed septimum quodque suffragium lapsus est.
idus-martii-bot-able = Ex numero praesenti perite ludit, sed nullius suffragia meminit.
idus-martii-bot-strong = Omnia suffragia meminit et cuiusque partes accurate pendit.
idus-martii-bot-master = Quaerit etiam quomodo quisque ludat, et prospicit.

## Roles

idus-martii-role-consul = Consul
    .task = In fine sessionis alteram e duabus chartis servat (non in prima sessione). In altero orbe magistratus distribuit.
idus-martii-role-praetor = Praetor
    .task = Unum suffragium inspicit et mutari iubere potest.
idus-martii-role-aedile = Aedilis
    .task = Clam suffragium ponit.
idus-martii-role-none = Hac sessione sine magistratu

## Factions and votes

idus-martii-faction-loyal = Fidelis
    .group = Fideles
    .aim = Viridia duobus praestent, aut rubra terminum transeant.
idus-martii-faction-traitor = Proditor
    .group = Proditores
    .aim = Rubra duobus praestent, aut viridia terminum transeant.
idus-martii-faction-merchant = Mercator
    .group = Mercatores
    .aim = Post duos orbes neutra pars duobus praestet.
idus-martii-colour-green = viride
    .meaning = pro Fidelibus
idus-martii-colour-red = rubrum
    .meaning = pro Proditoribus
idus-martii-colour-yellow = flavum
    .meaning = vacuum, nihil movet
idus-martii-a-vote = { $colour ->
        [green] suffragium viride
        [red] suffragium rubrum
        [yellow] suffragium flavum
       *[unknown] suffragium
    }
idus-martii-vote-is = { $colour ->
        [green] viride
        [red] rubrum
       *[yellow] flavum
    }
idus-martii-their-vote = { $aedile-is ->
        [me] suffragium tuum
       *[other] suffragium, quod { $aedile } posuit
    }
idus-martii-a-card = { $faction ->
        [loyal] chartam Fidelis
        [traitor] chartam Proditoris
        [merchant] chartam Mercatoris
       *[unknown] chartam
    }
idus-martii-keep = { $faction ->
        [loyal] Serva chartam Fidelis
        [traitor] Serva chartam Proditoris
       *[merchant] Serva chartam Mercatoris
    }

## The course of the game

idus-martii-round = { $turn ->
        [0] Ante primam sessionem
       *[other] Orbis { NUMBER($round, useGrouping: 0) }, sessio { NUMBER($turn, useGrouping: 0) }
    }
idus-martii-phase-voting = Suffragium
idus-martii-phase-veto = Veto
idus-martii-phase-scoring = Diribitio
idus-martii-phase-end = Finis sessionis
idus-martii-step-first = Sors primum legit
idus-martii-step-deal = Chartae distribuuntur
idus-martii-step-assign = Consul magistratus distribuit
idus-martii-step-vote = Aediles suffragium ferunt
idus-martii-step-look = Praetor suffragium inspicit
idus-martii-step-veto = Praetor decernit, mutetur necne
idus-martii-step-replace = Aedilis aliud suffragium ponit
idus-martii-step-discard = Consul chartam servat
idus-martii-step-over = Ludus finitus est
idus-martii-svffragivm = Svffragivm
idus-martii-limit = terminus
idus-martii-tally = Fideles { NUMBER($loyal, useGrouping: 0) }, Proditores { NUMBER($traitor, useGrouping: 0) }, terminus { NUMBER($limit, useGrouping: 0) }
idus-martii-colours = { $green ->
        [2] duo viridia
        [1] { $red ->
            [1] unum viride, unum rubrum
           *[other] unum viride, unum flavum
        }
       *[other] { $red ->
            [2] duo rubra
            [1] unum rubrum, unum flavum
           *[other] duo flava
        }
    }
idus-martii-ledger = { $praetor-is ->
        [me] { $yellow_shown ->
            [yes] Sessio { NUMBER($turn, useGrouping: 0) }: inspexisti, quod posuit { $looked }; flavum ostensum; { idus-martii-colours }
           *[no] { $swapped ->
                [yes] Sessio { NUMBER($turn, useGrouping: 0) }: inspexisti, quod posuit { $looked }; mutatum; { idus-martii-colours }
               *[no] Sessio { NUMBER($turn, useGrouping: 0) }: inspexisti, quod posuit { $looked }; relictum; { idus-martii-colours }
            }
        }
       *[other] { $looked-is ->
            [me] { $yellow_shown ->
                [yes] Sessio { NUMBER($turn, useGrouping: 0) }: { $praetor } inspexit, quod posuisti; flavum ostensum; { idus-martii-colours }
               *[no] { $swapped ->
                    [yes] Sessio { NUMBER($turn, useGrouping: 0) }: { $praetor } inspexit, quod posuisti; mutatum; { idus-martii-colours }
                   *[no] Sessio { NUMBER($turn, useGrouping: 0) }: { $praetor } inspexit, quod posuisti; relictum; { idus-martii-colours }
                }
            }
           *[other] { $yellow_shown ->
                [yes] Sessio { NUMBER($turn, useGrouping: 0) }: { $praetor } inspexit, quod posuit { $looked }; flavum ostensum; { idus-martii-colours }
               *[no] { $swapped ->
                    [yes] Sessio { NUMBER($turn, useGrouping: 0) }: { $praetor } inspexit, quod posuit { $looked }; mutatum; { idus-martii-colours }
                   *[no] Sessio { NUMBER($turn, useGrouping: 0) }: { $praetor } inspexit, quod posuit { $looked }; relictum; { idus-martii-colours }
                }
            }
        }
    }
idus-martii-hand = { $mine-hand-count ->
        [0] Nulla charta tibi adhuc data est.
        [1] { $mine-discarded ->
            [loyal] Servas { idus-martii-my-card }; Fidelem abiecisti.
            [traitor] Servas { idus-martii-my-card }; Proditorem abiecisti.
            [merchant] Servas { idus-martii-my-card }; Mercatorem abiecisti.
           *[unknown] Tenes { idus-martii-my-card }.
        }
       *[other] Tenes { idus-martii-my-cards }.
    }
idus-martii-my-card = { $mine-hand-1 ->
        [loyal] chartam Fidelis
        [traitor] chartam Proditoris
       *[merchant] chartam Mercatoris
    }
idus-martii-my-cards = { $mine-hand-1 ->
        [loyal] { $mine-hand-2 ->
            [loyal] duas chartas Fidelis
            [traitor] chartas Fidelis et Proditoris
           *[merchant] chartas Fidelis et Mercatoris
        }
        [traitor] { $mine-hand-2 ->
            [loyal] chartas Fidelis et Proditoris
            [traitor] duas chartas Proditoris
           *[merchant] chartas Proditoris et Mercatoris
        }
       *[merchant] { $mine-hand-2 ->
            [loyal] chartas Fidelis et Mercatoris
            [traitor] chartas Proditoris et Mercatoris
           *[merchant] duas chartas Mercatoris
        }
    }

## What is asked of you

idus-martii-ask-assign = Consul es. Distribue tres ceteros magistratus.
idus-martii-ask-vote = Aedilis es. Pone clam suffragium tuum.
idus-martii-ask-look = Praetor es. Cuius suffragium inspicis?
idus-martii-ask-veto = { $mine-looks-last-colour ->
        [green] Suffragium, quod { $looked } posuit, viride est. Iubesne mutari?
        [red] Suffragium, quod { $looked } posuit, rubrum est. Iubesne mutari?
       *[yellow] Suffragium, quod { $looked } posuit, flavum est. Iubesne mutari?
    }
idus-martii-ask-replace = { $yellow_shown ->
        [yes] { $may-keep ->
            [yes] Suffragium tuum flavum ostensum est. Pone aliud aut relinque.
           *[no] Suffragium tuum flavum ostensum est. Pone aliud.
        }
       *[no] { $praetor } te suffragium mutare iubet. Pone aliud.
    }
idus-martii-ask-discard = Tenes { idus-martii-my-cards }. Abice unam: quam servas, ea est pars tua.

## Whom the table waits for

idus-martii-wait-first = Sors primum legit.
idus-martii-wait-deal = Chartae distribuuntur.
idus-martii-wait-assign = { $awaited } magistratus distribuit.
idus-martii-wait-vote = { $awaited-count ->
        [1] { $awaited } clam eligit.
       *[other] { $awaited } clam eligunt.
    }
idus-martii-wait-look = { $awaited } suffragium inspiciendum eligit.
idus-martii-wait-veto = { $looked-is ->
        [me] { $awaited } suffragium tuum vidit et decernit, num mutes.
       *[other] { $awaited } suffragium vidit, quod { $looked } posuit, et decernit, mutetur necne.
    }
idus-martii-wait-replace = { $awaited } aliud suffragium clam eligit.
idus-martii-wait-discard = { $awaited } chartam servandam legit.
idus-martii-wait-over = { idus-martii-result }

## Choices

idus-martii-action-assign = Praetor: { $praetor }; Aediles: { $aediles }
idus-martii-action-vote = { $colour ->
        [green] Pone suffragium viride
        [red] Pone suffragium rubrum
       *[yellow] Pone suffragium flavum
    }
idus-martii-action-look = Inspice suffragium, quod { $aedile } posuit
idus-martii-action-veto = { $swap ->
        [yes] Iube mutari
       *[no] Relinque suffragium, ut est
    }
idus-martii-action-replace = { $colour ->
        [green] Pone eius loco viride
        [red] Pone eius loco rubrum
       *[yellow] Pone eius loco flavum
    }
idus-martii-action-keep = Relinque suffragium flavum
idus-martii-action-discard = { $faction ->
        [loyal] Abice Fidelem, serva alteram chartam
        [traitor] Abice Proditorem, serva alteram chartam
       *[merchant] Abice Mercatorem, serva alteram chartam
    }

## What has happened

idus-martii-event-first_drawn = { $seat-is ->
        [me] Sors te legit: tu incipis.
       *[other] { $seat } sorte incipit.
    }
idus-martii-event-card_dealt = { $seat-is ->
        [me] Accepisti { idus-martii-a-card }.
       *[other] { $seat } accepit { idus-martii-a-card }.
    }
idus-martii-event-turn_begun = { $consul-is ->
        [me] Sessio { NUMBER($turn, useGrouping: 0) }. Consul es. { idus-martii-others }
       *[other] Sessio { NUMBER($turn, useGrouping: 0) }. Consul: { $consul }. { idus-martii-others }
    }
idus-martii-others = { $aediles-count ->
        [0] { $consul-is ->
            [me] Ceteros magistratus tu distribuis.
           *[other] Ceteri magistratus nondum distributi sunt.
        }
       *[other] { $praetor-is ->
            [me] Praetor es. Aediles: { $aediles }.
           *[other] Praetor: { $praetor }. Aediles: { $aediles }.
        }
    }
idus-martii-event-roles_assigned = { $consul-is ->
        [me] Magistratus distribuisti. { idus-martii-others }
       *[other] { $consul } magistratus distribuit. { idus-martii-others }
    }
idus-martii-event-vote_laid = { $aedile-is ->
        [me] Posuisti { idus-martii-a-vote }.
       *[other] { $aedile } posuit { idus-martii-a-vote }.
    }
idus-martii-event-vote_looked_at = { $colour ->
        [unknown] { $praetor-is ->
            [me] Inspexisti { idus-martii-their-vote }.
           *[other] { $praetor } inspexit { idus-martii-their-vote }.
        }
       *[other] { $praetor-is ->
            [me] Inspexisti { idus-martii-their-vote }: { idus-martii-vote-is }.
           *[other] { $praetor } inspexit { idus-martii-their-vote }: { idus-martii-vote-is }.
        }
    }
idus-martii-event-yellow_shown = { $praetor-is ->
        [me] Omnibus ostendisti { idus-martii-their-vote }: flavum.
       *[other] { $praetor } omnibus ostendit { idus-martii-their-vote }: flavum.
    }
idus-martii-event-veto_decided = { $swap ->
        [yes] { $praetor-is ->
            [me] Iussisti: { $aedile } suffragium mutet.
           *[other] { $aedile-is ->
                [me] { $praetor } iussit: suffragium tuum muta.
               *[other] { $praetor } iussit: { $aedile } suffragium mutet.
            }
        }
       *[no] { $praetor-is ->
            [me] Reliquisti, ut erat, { idus-martii-their-vote }.
           *[other] { $praetor } reliquit, ut erat, { idus-martii-their-vote }.
        }
    }
idus-martii-event-vote_replaced = { $colour ->
        [unknown] { $aedile-is ->
            [me] Aliud suffragium posuisti.
           *[other] { $aedile } aliud suffragium posuit.
        }
       *[other] { $aedile-is ->
            [me] Aliud suffragium posuisti: { idus-martii-vote-is }.
           *[other] { $aedile } aliud suffragium posuit: { idus-martii-vote-is }.
        }
    }
idus-martii-event-vote_kept = { $aedile-is ->
        [me] Suffragium tuum flavum reliquisti.
       *[other] { $aedile } suffragium flavum reliquit.
    }
idus-martii-event-votes_scored = Suffragia aperiuntur: { idus-martii-colours }.
idus-martii-event-card_discarded = { $consul-is ->
        [me] Abiecisti { idus-martii-a-card }; sic partem tuam legisti.
       *[other] { $consul } abiecit { idus-martii-a-card } et sic partem legit.
    }
idus-martii-event-game_ended = { idus-martii-result }

## What is claimed in the talk of a table

idus-martii-claim-i_am = { $faction ->
        [loyal] A Fidelibus sto.
        [traitor] A Proditoribus sto.
       *[merchant] A Mercatoribus sto.
    }
    .form = De me
idus-martii-claim-i_saw = { $colour ->
        [green] { $seat-is ->
            [me] Vidi: viride posuisti.
           *[other] Vidi: viride posuit { $seat }.
        }
        [red] { $seat-is ->
            [me] Vidi: rubrum posuisti.
           *[other] Vidi: rubrum posuit { $seat }.
        }
       *[yellow] { $seat-is ->
            [me] Vidi: flavum posuisti.
           *[other] Vidi: flavum posuit { $seat }.
        }
    }
    .form = Quod vidi
idus-martii-claim-is = { $faction ->
        [loyal] { $seat-is ->
            [me] A Fidelibus stas.
           *[other] { $seat } a Fidelibus stat.
        }
        [traitor] { $seat-is ->
            [me] A Proditoribus stas.
           *[other] { $seat } a Proditoribus stat.
        }
       *[merchant] { $seat-is ->
            [me] A Mercatoribus stas.
           *[other] { $seat } a Mercatoribus stat.
        }
    }
    .form = De alio

## The end

idus-martii-ending-failed_conspiracy = Coniuratio irrita
idus-martii-ending-ides_of_march = Idus Martiae
idus-martii-result = { idus-martii-why } { idus-martii-who } { idus-martii-count }
idus-martii-why = { $result-ending ->
        [failed_conspiracy] { $result-faction ->
            [loyal] Coniuratio irrita: Proditores terminum transierunt et deleti sunt.
            [traitor] Coniuratio irrita: Fideles terminum transierunt et deleti sunt.
           *[merchant] Coniuratio irrita: altera pars terminum transiit, et adversa neminem habet.
        }
       *[ides_of_march] { $result-faction ->
            [loyal] Idus Martiae: Fideles duobus vel pluribus praestant.
            [traitor] Idus Martiae: Proditores duobus vel pluribus praestant.
           *[merchant] Idus Martiae: nemo partem adversam duobus suffragiis vicit. Praestare parti, in qua nemo est, nihil valet.
        }
    }
idus-martii-who = { $result-winners-count ->
        [0] { $result-faction ->
            [loyal] Fideles vincunt, sed nemo eius partis est.
            [traitor] Proditores vincunt, sed nemo eius partis est.
           *[merchant] Mercatores vincunt, sed nemo eius partis est.
        }
       *[other] { $result-faction ->
            [loyal] Fideles vincunt: { $result-winners }.
            [traitor] Proditores vincunt: { $result-winners }.
           *[merchant] Mercatores vincunt: { $result-winners }.
        }
    }
idus-martii-count = Viridia { NUMBER($result-loyal, useGrouping: 0) }, rubra { NUMBER($result-traitor, useGrouping: 0) }.
idus-martii-seat = { $won ->
        [yes] { $seat-is ->
            [me] Servavisti { idus-martii-kept-card } et vincis. { idus-martii-gave-up }
           *[other] { $seat } servavit { idus-martii-kept-card } et vincit. { idus-martii-gave-up }
        }
       *[no] { $seat-is ->
            [me] Servavisti { idus-martii-kept-card }. { idus-martii-gave-up }
           *[other] { $seat } servavit { idus-martii-kept-card }. { idus-martii-gave-up }
        }
    }
idus-martii-kept-card = { $kept ->
        [loyal] chartam Fidelis
        [traitor] chartam Proditoris
       *[merchant] chartam Mercatoris
    }
idus-martii-gave-up = { $discarded ->
        [loyal] Abiecta charta: Fidelis.
        [traitor] Abiecta charta: Proditor.
        [merchant] Abiecta charta: Mercator.
       *[unknown] Nihil abiectum est.
    }

## Rules of the house

idus-martii-option-players = Lusores
    .explanation = Senatores quinque ad octo.
idus-martii-option-first = Primus lusor
    .explanation = Quis primus Consul sit. Mensa eligit aut sors.
idus-martii-option-first-random = sorte
idus-martii-option-limit = Terminus
    .explanation = Calculus, qui eum transit, ludum finit. Terminus impressus est 13, 15, 17, 20 lusoribus 5, 6, 7, 8.
idus-martii-option-limit-unknown = ut impressus est
idus-martii-option-yellow_swap = Suffragium flavum ostensum
    .explanation = Utrum Aedilis id mutare debeat an relinquere possit.
idus-martii-option-yellow_swap-must = mutandum est
idus-martii-option-yellow_swap-may = relinqui potest

## On a terminal

cli-idus-martii-ring = A te dextrorsum. { $two } duas chartas habet, { $one } partem legit.
cli-idus-martii-choosing = eligit
cli-idus-martii-laid = suffragium positum
cli-idus-martii-looked = inspectum
cli-idus-martii-ask-praetor = Consul es. Quem Praetorem facis?
cli-idus-martii-ask-aediles = Praetor: { $praetor }. Quos Aediles facis?
cli-idus-martii-ask-keep = Consul es. Utram chartam servas?
cli-idus-martii-turn = Sessio { NUMBER($turn, useGrouping: 0) }

## What is not allowed, by rule

idus-martii-refused-S1 = { $why ->
        [players] Hic ludus lusores poscit { NUMBER($least, useGrouping: 0) } ad { NUMBER($most, useGrouping: 0) }, non { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] Sedes { NUMBER($place, useGrouping: 0) } non est: sedes ab 1 ad { NUMBER($last, useGrouping: 0) } numerantur.
    }
idus-martii-refused-S2 = { $why ->
       *[dealing] Chartae adhuc distribuuntur.
    }
idus-martii-refused-S3 = { $why ->
        [first] A sede { NUMBER($first, useGrouping: 0) } nemo incipit: sedes ab 1 ad { NUMBER($last, useGrouping: 0) } numerantur.
       *[drawing_first] Sors primum nondum legit.
    }
idus-martii-refused-S6 = { $why ->
       *[limit] Si lusores { NUMBER($players, useGrouping: 0) } sunt, terminus est { NUMBER($least, useGrouping: 0) } ad { NUMBER($most, useGrouping: 0) }, non { NUMBER($limit, useGrouping: 0) }.
    }
idus-martii-refused-C1 = { $why ->
       *[other_step] { $step ->
            [assign] Nunc non licet: Consul magistratus distribuit.
            [vote] Nunc non licet: Aediles suffragium ferunt.
            [look] Nunc non licet: Praetor suffragium inspiciendum eligit.
            [veto] Nunc non licet: Praetor decernit, mutetur necne.
            [replace] Nunc non licet: Aedilis aliud suffragium ponit.
           *[discard] Nunc non licet: Consul partem legit.
        }
    }
idus-martii-refused-V1 = { $why ->
        [only_aediles] Soli duo Aediles suffragium ferunt.
       *[already_laid] Suffragium tuum iam positum est.
    }
idus-martii-refused-V2 = { $why ->
        [only_praetor] Solus Praetor suffragium inspicit et decernit, mutetur necne.
       *[no_vote_there] In sede { NUMBER($place, useGrouping: 0) } nullum suffragium est. Inspice alterius Aedilis.
    }
idus-martii-refused-V6 = { $why ->
        [only_consul] Solus Consul chartam factionis abicit.
       *[not_in_hand] { $faction ->
            [loyal] Chartam Fidelis non habes.
            [traitor] Chartam Proditoris non habes.
           *[merchant] Chartam Mercatoris non habes.
        }
    }
idus-martii-refused-W1 = { $why ->
        [only_consul] Solus Consul magistratus distribuit.
        [no_such_seat] Sedes { NUMBER($place, useGrouping: 0) } non est: sedes ab 1 ad { NUMBER($last, useGrouping: 0) } numerantur.
        [consul_too] Consul es: ceteri magistratus aliorum sunt.
       *[one_card_each] { $seat } duos magistratus simul gerere non potest.
    }
idus-martii-refused-W2 = { $why ->
        [praetor_again] { $seat } proxima sessione Praetor fuit.
       *[aedile_again] { $seat } proxima sessione Aedilis fuit.
    }
idus-martii-refused-W3 = { $why ->
        [both_again] Ambo proxima sessione Aediles fuerunt. Unus tantum iterare potest.
       *[third_time] { $seat } iam bis deinceps Aedilis fuit.
    }
idus-martii-refused-W4 = { $why ->
       *[yellow_in_round_one] Suffragia flava in altero orbe veniunt.
    }
idus-martii-refused-W5 = { $why ->
        [only_that_aedile] Nunc tantum { $aedile } aliud suffragium ponit.
        [same_colour] Suffragium tuum iam erat { idus-martii-vote-is }. Pone alium colorem.
       *[must_replace] Praetor mutari iubet: hoc suffragium manere non potest.
    }
idus-martii-refused-W6 = { $why ->
        [only_that_aedile] Nunc tantum { $aedile } aliud suffragium ponit.
        [same_colour] Suffragium tuum iam erat { idus-martii-vote-is }. Pone alium colorem.
       *[must_replace] Suffragium flavum ostensum mutandum est.
    }
idus-martii-refused-E1 = { $why ->
       *[over] Ludus finitus est: calculus terminum transiit.
    }
idus-martii-refused-E2 = { $why ->
       *[over] Ludus finitus est: ambo orbes acti sunt.
    }

## Why somebody chooses something

idus-martii-reason-only = Nihil aliud facere possum.
idus-martii-reason-whim = Causam non habeo.
idus-martii-reason-even = Vix quicquam interest.
idus-martii-reason-open = Chartas et Fidelis et Proditoris teneo: in utramque partem ire possum.
idus-martii-reason-own_colour = { $side ->
        [loyal] A Fidelibus sto, quos viride iuvat.
       *[traitor] A Proditoribus sto, quos rubrum iuvat.
    }
idus-martii-reason-lead = { $leader ->
        [loyal] Calculos specto: Fideles suffragiis { NUMBER($votes, useGrouping: 0) } praestant.
       *[traitor] Calculos specto: Proditores suffragiis { NUMBER($votes, useGrouping: 0) } praestant.
    }
idus-martii-reason-level = { $votes ->
        [0] Calculos specto: partes pares sunt.
       *[other] Calculos specto: uno suffragio distant.
    }
idus-martii-reason-near_limit = { $leader ->
        [loyal] { $votes ->
            [0] Terminum specto: uno viridi addito Fideles eum transeunt.
            [1] Terminum specto: Fideles unum tantum suffragium ferre possunt.
           *[other] Terminum specto: Fideles tantum { NUMBER($votes, useGrouping: 0) } suffragia ferre possunt.
        }
       *[traitor] { $votes ->
            [0] Terminum specto: uno rubro addito Proditores eum transeunt.
            [1] Terminum specto: Proditores unum tantum suffragium ferre possunt.
           *[other] Terminum specto: Proditores tantum { NUMBER($votes, useGrouping: 0) } suffragia ferre possunt.
        }
    }
idus-martii-reason-saw = { $colour ->
        [green] { $seat-is ->
            [me] Vidi: viride posuisti.
           *[other] Vidi: viride posuit { $seat }.
        }
        [red] { $seat-is ->
            [me] Vidi: rubrum posuisti.
           *[other] Vidi: rubrum posuit { $seat }.
        }
       *[yellow] { $seat-is ->
            [me] Vidi: flavum posuisti.
           *[other] Vidi: flavum posuit { $seat }.
        }
    }
idus-martii-reason-suspect = { $side ->
        [loyal] { $seat-is ->
            [me] Puto: a Fidelibus stas ({ NUMBER($tenths, useGrouping: 0) } ex 10).
           *[other] Puto: { $seat } a Fidelibus stat ({ NUMBER($tenths, useGrouping: 0) } ex 10).
        }
        [traitor] { $seat-is ->
            [me] Puto: a Proditoribus stas ({ NUMBER($tenths, useGrouping: 0) } ex 10).
           *[other] Puto: { $seat } a Proditoribus stat ({ NUMBER($tenths, useGrouping: 0) } ex 10).
        }
       *[merchant] { $seat-is ->
            [me] Puto: a Mercatoribus stas ({ NUMBER($tenths, useGrouping: 0) } ex 10).
           *[other] Puto: { $seat } a Mercatoribus stat ({ NUMBER($tenths, useGrouping: 0) } ex 10).
        }
    }
idus-martii-reason-chance = Sic e 10 ludis fere { NUMBER($tenths, useGrouping: 0) } vinco.

## Lesson and exercises

idus-martii-lesson-cards = Quinque senatores et coniuratio. Duas factionis chartas tenes. Tange «{ web-hold }» ut eas videas: unam servabis, et ea est pars tua.
idus-martii-lesson-vote = Aedilis es: suffragium fers. Viride pro Fidelibus est, rubrum pro Proditoribus. Suffragium tuum tectum iacet. Elige viride et obsigna.
idus-martii-lesson-swapped = Decimus Praetor suffragium tuum inspexit et te mutare iussit: viride tuum rubrum factum est. Omnes viderunt mutatum esse, colores non viderunt. Sed duo rubra exierunt: ergo Livia rubrum posuit, et omnes intellegunt te viride posuisse.
idus-martii-lesson-limit = Duo pugiones in opere musivo: Proditores 2. Lapis summus terminum gerit, 13. Pars, quae eum transit, deletur, et adversa vincit.
idus-martii-lesson-look = Magistratus uno loco ad sinistram transierunt. Nunc Praetor es. Inspice suffragium, quod Livia posuit.
idus-martii-lesson-veto = Preme et tene, ut videas. In primo orbe, si mutatur, e rubro viride fit, e viridi rubrum. Omnes videbunt, quid decernas. Iube mutari.
idus-martii-lesson-scored = Duo viridia. Omnes viderunt mutatum esse; itaque omnes intellegunt Liviam rubrum posuisse. Si unum viride, unum rubrum esset, ceteri conicere tantum possent. Acta omnia servant, quae publica sunt.
idus-martii-lesson-keep = Consul es: in fine sessionis tuae partem legis. Serva chartam Fidelis: preme et tene, ut videas, utra sit.
idus-martii-lesson-assign = Aliquot sessionibus post: orbis alter. Consul magistratus distribuit. Nemo eundem magistratum bis deinceps gerit, sed inter quinque unus Aedilis iterare potest. Magistratus vetitus causam dicit. Fac Cassium Praetorem, Liviam et Octaviam Aediles.
idus-martii-lesson-yellow = In altero orbe sunt suffragia flava: nihil movent. Cassius suffragium inspexit, quod Livia posuit, et flavum est: omnibus ostenditur, et Livia id mutare debet.
idus-martii-lesson-end = Post duos orbes pars vincit, quae duobus suffragiis vel pluribus praestat; sin minus, Mercatores vincunt. Nunc omnes chartae et suffragia patent. Iam scis ludere.
idus-martii-exercise = Quam certe scis?

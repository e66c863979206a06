### Idus Martii in German.

idus-martii-name = Idus Martii
idus-martii-tagline = Stimme geheim ab. Rette Cäsar oder stürze ihn.
idus-martii-summary =
    Ziel: Führt Grün mit zwei Stimmen, gewinnen die Loyalisten; führt Rot, die Verräter; sonst die Händler.
    Ablauf: Zwei Ädilen stimmen geheim. Der Prätor sieht eine Stimme und darf sie tauschen lassen. Deine Seite ist geheim.
    Ende: nach zwei Runden, oder sofort, wenn ein Stein die Grenze überschreitet. Dann gewinnt die andere Seite.
idus-martii-rules =
    5 bis 8 Senatoren sitzen im Kreis. Eine Verschwörung ist im Gange, und niemand sagt, auf wessen Seite er steht.
    Du hast zwei Fraktionskarten: Loyalist, Verräter oder Händler. Eine davon wirst du behalten: Sie ist deine Seite.
    In jedem Zug gibt es einen Konsul, einen Prätor und zwei Ädilen.
    Jeder Ädil gibt verdeckt eine Stimme ab: Grün für die Loyalisten, Rot für die Verräter.
    Der Prätor sieht sich eine der beiden Stimmen an und darf verlangen, dass der Ädil sie tauscht.
    Die Stimmen werden gemischt und aufgedeckt. Grün bewegt den Stein der Loyalisten, Rot den der Verräter.
    Danach legt der Konsul geheim eine Fraktionskarte ab. Nur der Startspieler behält beide bis zur zweiten Runde.
    Erste Runde: Die Ämter wandern nach jedem Zug nach links, bis alle einmal Konsul waren.
    Zweite Runde: Der Konsul vergibt die Ämter. Niemand hat zweimal nacheinander dasselbe; zu fünft darf ein Ädil im Amt bleiben.
    In der zweiten Runde gibt es auch gelbe Stimmen, die nichts bewegen. Sieht der Prätor eine, wird sie allen gezeigt und muss ersetzt werden.
    Überschreitet ein Stein die Grenze, endet das Spiel sofort: Seine Seite ist vernichtet, die andere gewinnt.
    Sonst gewinnt nach der zweiten Runde, wer mit zwei Stimmen oder mehr führt; bei weniger gewinnen die Händler. Sie gewinnen auch, wenn es auf der Gegenseite niemanden gibt.

## The bots, by how strong they are

idus-martii-bot-novice = Stimmt für die eigene Seite, und jede siebte Stimme ist ein Patzer.
idus-martii-bot-able = Spielt gut nach dem Stand, vergisst aber, wer wie gestimmt hat.
idus-martii-bot-strong = Merkt sich jede Stimme und erschließt, wer auf welcher Seite steht.
idus-martii-bot-master = Fragt sich auch, wie jeder von euch spielt, und denkt voraus.

## Roles

idus-martii-role-consul = Konsul
    .task = Behält am Ende des Zuges eine seiner zwei Karten (nicht im allerersten Zug). In der zweiten Runde vergibt er die Ämter.
idus-martii-role-praetor = Prätor
    .task = Sieht eine Stimme an und darf sie tauschen lassen.
idus-martii-role-aedile = Ädil
    .task = Gibt geheim eine Stimme ab.
idus-martii-role-none = In diesem Zug ohne Amt

## Factions and votes

idus-martii-faction-loyal = Loyalist
    .group = die Loyalisten
    .aim = Grün soll mit zwei Stimmen führen, oder Rot soll die Grenze überschreiten.
idus-martii-faction-traitor = Verräter
    .group = die Verräter
    .aim = Rot soll mit zwei Stimmen führen, oder Grün soll die Grenze überschreiten.
idus-martii-faction-merchant = Händler
    .group = die Händler
    .aim = Nach zwei Runden soll keine Seite mit zwei Stimmen führen.
idus-martii-colour-green = grün
    .meaning = für die Loyalisten
idus-martii-colour-red = rot
    .meaning = für die Verräter
idus-martii-colour-yellow = gelb
    .meaning = leer, bewegt nichts
idus-martii-a-vote = { $colour ->
        [green] eine grüne Stimme
        [red] eine rote Stimme
        [yellow] eine gelbe Stimme
       *[unknown] eine Stimme
    }
idus-martii-vote-is = { $colour ->
        [green] grün
        [red] rot
       *[yellow] gelb
    }
idus-martii-their-vote = { $aedile-is ->
        [me] deine Stimme
       *[other] die Stimme von { $aedile }
    }
idus-martii-a-card = { $faction ->
        [loyal] eine Loyalistenkarte
        [traitor] eine Verräterkarte
        [merchant] eine Händlerkarte
       *[unknown] eine Karte
    }
idus-martii-keep = { $faction ->
        [loyal] Die Loyalistenkarte behalten
        [traitor] Die Verräterkarte behalten
       *[merchant] Die Händlerkarte behalten
    }

## The course of the game

idus-martii-round = { $turn ->
        [0] Vor dem ersten Zug
       *[other] Runde { NUMBER($round, useGrouping: 0) }, Zug { NUMBER($turn, useGrouping: 0) }
    }
idus-martii-phase-voting = Abstimmung
idus-martii-phase-veto = Veto
idus-martii-phase-scoring = Auszählung
idus-martii-phase-end = Ende des Zuges
idus-martii-step-first = Das Los bestimmt, wer beginnt
idus-martii-step-deal = Die Karten werden verteilt
idus-martii-step-assign = Der Konsul vergibt die Ämter
idus-martii-step-vote = Die Ädilen stimmen ab
idus-martii-step-look = Der Prätor sieht eine Stimme an
idus-martii-step-veto = Der Prätor entscheidet über den Tausch
idus-martii-step-replace = Ein Ädil gibt eine andere Stimme ab
idus-martii-step-discard = Der Konsul behält eine Karte
idus-martii-step-over = Das Spiel ist aus
idus-martii-svffragivm = Svffragivm
idus-martii-limit = Grenze
idus-martii-tally = Loyalisten { NUMBER($loyal, useGrouping: 0) }, Verräter { NUMBER($traitor, useGrouping: 0) }, Grenze { NUMBER($limit, useGrouping: 0) }
idus-martii-colours = { $green ->
        [2] zweimal Grün
        [1] { $red ->
            [1] einmal Grün, einmal Rot
           *[other] einmal Grün, einmal Gelb
        }
       *[other] { $red ->
            [2] zweimal Rot
            [1] einmal Rot, einmal Gelb
           *[other] zweimal Gelb
        }
    }
idus-martii-ledger = { $praetor-is ->
        [me] { $yellow_shown ->
            [yes] Zug { NUMBER($turn, useGrouping: 0) }: du hast bei { $looked } nachgesehen: Gelb, allen gezeigt; { idus-martii-colours }
           *[no] { $swapped ->
                [yes] Zug { NUMBER($turn, useGrouping: 0) }: du hast bei { $looked } nachgesehen und tauschen lassen; { idus-martii-colours }
               *[no] Zug { NUMBER($turn, useGrouping: 0) }: du hast bei { $looked } nachgesehen und die Stimme liegen lassen; { idus-martii-colours }
            }
        }
       *[other] { $looked-is ->
            [me] { $yellow_shown ->
                [yes] Zug { NUMBER($turn, useGrouping: 0) }: { $praetor } sah bei dir nach: Gelb, allen gezeigt; { idus-martii-colours }
               *[no] { $swapped ->
                    [yes] Zug { NUMBER($turn, useGrouping: 0) }: { $praetor } sah bei dir nach und ließ tauschen; { idus-martii-colours }
                   *[no] Zug { NUMBER($turn, useGrouping: 0) }: { $praetor } sah bei dir nach und ließ die Stimme liegen; { idus-martii-colours }
                }
            }
           *[other] { $yellow_shown ->
                [yes] Zug { NUMBER($turn, useGrouping: 0) }: { $praetor } sah bei { $looked } nach: Gelb, allen gezeigt; { idus-martii-colours }
               *[no] { $swapped ->
                    [yes] Zug { NUMBER($turn, useGrouping: 0) }: { $praetor } sah bei { $looked } nach und ließ tauschen; { idus-martii-colours }
                   *[no] Zug { NUMBER($turn, useGrouping: 0) }: { $praetor } sah bei { $looked } nach und ließ die Stimme liegen; { idus-martii-colours }
                }
            }
        }
    }
idus-martii-hand = { $mine-hand-count ->
        [0] Du hast noch keine Karte bekommen.
        [1] { $mine-discarded ->
            [loyal] Du behältst { idus-martii-my-card } und hast den Loyalisten abgelegt.
            [traitor] Du behältst { idus-martii-my-card } und hast den Verräter abgelegt.
            [merchant] Du behältst { idus-martii-my-card } und hast den Händler abgelegt.
           *[unknown] Du hast { idus-martii-my-card }.
        }
       *[other] Du hast { idus-martii-my-cards }.
    }
idus-martii-my-card = { $mine-hand-1 ->
        [loyal] eine Loyalistenkarte
        [traitor] eine Verräterkarte
       *[merchant] eine Händlerkarte
    }
idus-martii-my-cards = { $mine-hand-1 ->
        [loyal] { $mine-hand-2 ->
            [loyal] zwei Loyalistenkarten
            [traitor] eine Loyalisten- und eine Verräterkarte
           *[merchant] eine Loyalisten- und eine Händlerkarte
        }
        [traitor] { $mine-hand-2 ->
            [loyal] eine Loyalisten- und eine Verräterkarte
            [traitor] zwei Verräterkarten
           *[merchant] eine Verräter- und eine Händlerkarte
        }
       *[merchant] { $mine-hand-2 ->
            [loyal] eine Loyalisten- und eine Händlerkarte
            [traitor] eine Verräter- und eine Händlerkarte
           *[merchant] zwei Händlerkarten
        }
    }

## What is asked of you

idus-martii-ask-assign = Du bist Konsul. Vergib die drei anderen Ämter.
idus-martii-ask-vote = Du bist Ädil. Gib geheim deine Stimme ab.
idus-martii-ask-look = Du bist Prätor. Wessen Stimme siehst du dir an?
idus-martii-ask-veto = { $mine-looks-last-colour ->
        [green] Die Stimme von { $looked } ist grün. Muss { $looked } sie tauschen?
        [red] Die Stimme von { $looked } ist rot. Muss { $looked } sie tauschen?
       *[yellow] Die Stimme von { $looked } ist gelb. Muss { $looked } sie tauschen?
    }
idus-martii-ask-replace = { $yellow_shown ->
        [yes] { $may-keep ->
            [yes] Deine gelbe Stimme wurde allen gezeigt. Gib eine andere ab oder lass sie liegen.
           *[no] Deine gelbe Stimme wurde allen gezeigt. Gib eine andere ab.
        }
       *[no] { $praetor } verlangt, dass du deine Stimme tauschst. Gib eine andere ab.
    }
idus-martii-ask-discard = Du hast { idus-martii-my-cards }. Lege eine ab: Die andere ist deine Seite.

## Whom the table waits for

idus-martii-wait-first = Das Los bestimmt, wer beginnt.
idus-martii-wait-deal = Die Karten werden verteilt.
idus-martii-wait-assign = { $awaited } vergibt die Ämter.
idus-martii-wait-vote = { $awaited-count ->
        [1] { $awaited } stimmt geheim ab.
       *[other] { $awaited } stimmen geheim ab.
    }
idus-martii-wait-look = { $awaited } wählt, welche Stimme angesehen wird.
idus-martii-wait-veto = { $looked-is ->
        [me] { $awaited } hat deine Stimme gesehen und entscheidet, ob du sie tauschst.
       *[other] { $awaited } hat die Stimme von { $looked } gesehen und entscheidet über den Tausch.
    }
idus-martii-wait-replace = { $awaited } wählt geheim eine andere Stimme.
idus-martii-wait-discard = { $awaited } wählt, welche Karte bleibt.
idus-martii-wait-over = { idus-martii-result }

## Choices

idus-martii-action-assign = Prätor: { $praetor }; Ädilen: { $aediles }
idus-martii-action-vote = { $colour ->
        [green] Für Grün stimmen
        [red] Für Rot stimmen
       *[yellow] Für Gelb stimmen
    }
idus-martii-action-look = Die Stimme von { $aedile } ansehen
idus-martii-action-veto = { $swap ->
        [yes] Tausch verlangen
       *[no] Die Stimme lassen, wie sie ist
    }
idus-martii-action-replace = { $colour ->
        [green] Stattdessen für Grün stimmen
        [red] Stattdessen für Rot stimmen
       *[yellow] Stattdessen für Gelb stimmen
    }
idus-martii-action-keep = Die gelbe Stimme liegen lassen
idus-martii-action-discard = { $faction ->
        [loyal] Den Loyalisten ablegen, die andere Karte behalten
        [traitor] Den Verräter ablegen, die andere Karte behalten
       *[merchant] Den Händler ablegen, die andere Karte behalten
    }

## What has happened

idus-martii-event-first_drawn = { $seat-is ->
        [me] Das Los fiel auf dich: Du beginnst.
       *[other] { $seat } beginnt, so will es das Los.
    }
idus-martii-event-card_dealt = { $seat-is ->
        [me] Du hast { idus-martii-a-card } bekommen.
       *[other] { $seat } hat { idus-martii-a-card } bekommen.
    }
idus-martii-event-turn_begun = { $consul-is ->
        [me] Zug { NUMBER($turn, useGrouping: 0) }. Du bist Konsul. { idus-martii-others }
       *[other] Zug { NUMBER($turn, useGrouping: 0) }. Konsul: { $consul }. { idus-martii-others }
    }
idus-martii-others = { $aediles-count ->
        [0] { $consul-is ->
            [me] Du vergibst die anderen Ämter.
           *[other] Die anderen Ämter sind noch zu vergeben.
        }
       *[other] { $praetor-is ->
            [me] Du bist Prätor. Ädilen: { $aediles }.
           *[other] Prätor: { $praetor }. Ädilen: { $aediles }.
        }
    }
idus-martii-event-roles_assigned = { $consul-is ->
        [me] Du hast die Ämter vergeben. { idus-martii-others }
       *[other] { $consul } hat die Ämter vergeben. { idus-martii-others }
    }
idus-martii-event-vote_laid = { $aedile-is ->
        [me] Du hast { idus-martii-a-vote } abgegeben.
       *[other] { $aedile } hat { idus-martii-a-vote } abgegeben.
    }
idus-martii-event-vote_looked_at = { $colour ->
        [unknown] { $praetor-is ->
            [me] Du hast { idus-martii-their-vote } angesehen.
           *[other] { $praetor } hat { idus-martii-their-vote } angesehen.
        }
       *[other] { $praetor-is ->
            [me] Du hast { idus-martii-their-vote } angesehen: { idus-martii-vote-is }.
           *[other] { $praetor } hat { idus-martii-their-vote } angesehen: { idus-martii-vote-is }.
        }
    }
idus-martii-event-yellow_shown = { $praetor-is ->
        [me] Du hast allen { idus-martii-their-vote } gezeigt: gelb.
       *[other] { $praetor } hat allen { idus-martii-their-vote } gezeigt: gelb.
    }
idus-martii-event-veto_decided = { $swap ->
        [yes] { $praetor-is ->
            [me] Du hast verlangt, dass { $aedile } die Stimme tauscht.
           *[other] { $aedile-is ->
                [me] { $praetor } hat verlangt, dass du deine Stimme tauschst.
               *[other] { $praetor } hat verlangt, dass { $aedile } die Stimme tauscht.
            }
        }
       *[no] { $praetor-is ->
            [me] Du hast { idus-martii-their-vote } gelassen, wie sie war.
           *[other] { $praetor } hat { idus-martii-their-vote } gelassen, wie sie war.
        }
    }
idus-martii-event-vote_replaced = { $colour ->
        [unknown] { $aedile-is ->
            [me] Du hast eine andere Stimme abgegeben.
           *[other] { $aedile } hat eine andere Stimme abgegeben.
        }
       *[other] { $aedile-is ->
            [me] Du hast eine andere Stimme abgegeben: { idus-martii-vote-is }.
           *[other] { $aedile } hat eine andere Stimme abgegeben: { idus-martii-vote-is }.
        }
    }
idus-martii-event-vote_kept = { $aedile-is ->
        [me] Du hast deine gelbe Stimme liegen lassen.
       *[other] { $aedile } hat die gelbe Stimme liegen lassen.
    }
idus-martii-event-votes_scored = Die Stimmen werden aufgedeckt: { idus-martii-colours }.
idus-martii-event-card_discarded = { $consul-is ->
        [me] Du hast { idus-martii-a-card } abgelegt und damit deine Seite gewählt.
       *[other] { $consul } hat { idus-martii-a-card } abgelegt und damit eine Seite gewählt.
    }
idus-martii-event-game_ended = { idus-martii-result }

## What is claimed in the talk of a table

idus-martii-claim-i_am = { $faction ->
        [loyal] Ich gehöre zu den Loyalisten.
        [traitor] Ich gehöre zu den Verrätern.
       *[merchant] Ich gehöre zu den Händlern.
    }
    .form = Über mich
idus-martii-claim-i_saw = { $colour ->
        [green] { $seat-is ->
            [me] Ich habe bei dir Grün gesehen.
           *[other] Ich habe bei { $seat } Grün gesehen.
        }
        [red] { $seat-is ->
            [me] Ich habe bei dir Rot gesehen.
           *[other] Ich habe bei { $seat } Rot gesehen.
        }
       *[yellow] { $seat-is ->
            [me] Ich habe bei dir Gelb gesehen.
           *[other] Ich habe bei { $seat } Gelb gesehen.
        }
    }
    .form = Was ich sah
idus-martii-claim-is = { $faction ->
        [loyal] { $seat-is ->
            [me] Du gehörst zu den Loyalisten.
           *[other] { $seat } gehört zu den Loyalisten.
        }
        [traitor] { $seat-is ->
            [me] Du gehörst zu den Verrätern.
           *[other] { $seat } gehört zu den Verrätern.
        }
       *[merchant] { $seat-is ->
            [me] Du gehörst zu den Händlern.
           *[other] { $seat } gehört zu den Händlern.
        }
    }
    .form = Über jemanden

## The end

idus-martii-ending-failed_conspiracy = Gescheiterte Verschwörung
idus-martii-ending-ides_of_march = Iden des März
idus-martii-result = { idus-martii-why } { idus-martii-who } { idus-martii-count }
idus-martii-why = { $result-ending ->
        [failed_conspiracy] { $result-faction ->
            [loyal] Gescheiterte Verschwörung: Die Verräter haben die Grenze überschritten und sind vernichtet.
            [traitor] Gescheiterte Verschwörung: Die Loyalisten haben die Grenze überschritten und sind vernichtet.
           *[merchant] Gescheiterte Verschwörung: Eine Seite hat die Grenze überschritten, und auf der anderen gibt es niemanden.
        }
       *[ides_of_march] { $result-faction ->
            [loyal] Iden des März: Die Loyalisten führen mit zwei Stimmen oder mehr.
            [traitor] Iden des März: Die Verräter führen mit zwei Stimmen oder mehr.
           *[merchant] Iden des März: Niemand hat eine andere Seite mit zwei Stimmen geschlagen. Ein Vorsprung vor einer Seite, auf der niemand ist, zählt nicht.
        }
    }
idus-martii-who = { $result-winners-count ->
        [0] { $result-faction ->
            [loyal] Die Loyalisten gewinnen, doch auf ihrer Seite ist niemand.
            [traitor] Die Verräter gewinnen, doch auf ihrer Seite ist niemand.
           *[merchant] Die Händler gewinnen, doch auf ihrer Seite ist niemand.
        }
       *[other] { $result-faction ->
            [loyal] Die Loyalisten gewinnen: { $result-winners }.
            [traitor] Die Verräter gewinnen: { $result-winners }.
           *[merchant] Die Händler gewinnen: { $result-winners }.
        }
    }
idus-martii-count = Grün { NUMBER($result-loyal, useGrouping: 0) }, Rot { NUMBER($result-traitor, useGrouping: 0) }.
idus-martii-seat = { $won ->
        [yes] { $seat-is ->
            [me] Du hast { idus-martii-kept-card } behalten und gewinnst. { idus-martii-gave-up }
           *[other] { $seat } hat { idus-martii-kept-card } behalten und gewinnt. { idus-martii-gave-up }
        }
       *[no] { $seat-is ->
            [me] Du hast { idus-martii-kept-card } behalten. { idus-martii-gave-up }
           *[other] { $seat } hat { idus-martii-kept-card } behalten. { idus-martii-gave-up }
        }
    }
idus-martii-kept-card = { $kept ->
        [loyal] eine Loyalistenkarte
        [traitor] eine Verräterkarte
       *[merchant] eine Händlerkarte
    }
idus-martii-gave-up = { $discarded ->
        [loyal] Abgelegt: Loyalist.
        [traitor] Abgelegt: Verräter.
        [merchant] Abgelegt: Händler.
       *[unknown] Nichts abgelegt.
    }

## Rules of the house

idus-martii-option-players = Spieler
    .explanation = 5 bis 8 Senatoren.
idus-martii-option-first = Startspieler
    .explanation = Wer zuerst Konsul ist. Der Tisch bestimmt es oder das Los.
idus-martii-option-first-random = durch das Los
idus-martii-option-limit = Grenze
    .explanation = Ein Stein, der sie überschreitet, beendet das Spiel. Aufgedruckt ist 13, 15, 17 oder 20 für 5, 6, 7 oder 8 Spieler.
idus-martii-option-limit-unknown = wie aufgedruckt
idus-martii-option-yellow_swap = Eine aufgedeckte gelbe Stimme
    .explanation = Ob der Ädil sie ersetzen muss oder liegen lassen darf.
idus-martii-option-yellow_swap-must = muss ersetzt werden
idus-martii-option-yellow_swap-may = darf liegen bleiben

## On a terminal

cli-idus-martii-ring = Im Uhrzeigersinn ab dir. { $two } hat zwei Karten, { $one } hat eine Seite gewählt.
cli-idus-martii-choosing = wählt
cli-idus-martii-laid = hat gestimmt
cli-idus-martii-looked = angesehen
cli-idus-martii-ask-praetor = Du bist Konsul. Wen machst du zum Prätor?
cli-idus-martii-ask-aediles = Prätor: { $praetor }. Wen machst du zu Ädilen?
cli-idus-martii-ask-keep = Du bist Konsul. Welche Karte behältst du?
cli-idus-martii-turn = Zug { NUMBER($turn, useGrouping: 0) }

## What is not allowed, by rule

idus-martii-refused-S1 = { $why ->
        [players] Dieses Spiel ist für { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } Spieler, nicht für { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] Es gibt keinen Platz { NUMBER($place, useGrouping: 0) }: Die Plätze sind von 1 bis { NUMBER($last, useGrouping: 0) } nummeriert.
    }
idus-martii-refused-S2 = { $why ->
       *[dealing] Die Karten werden noch verteilt.
    }
idus-martii-refused-S3 = { $why ->
        [first] Es gibt keinen Platz { NUMBER($first, useGrouping: 0) } zum Beginnen: Die Plätze sind von 1 bis { NUMBER($last, useGrouping: 0) } nummeriert.
       *[drawing_first] Das Los hat noch nicht bestimmt, wer beginnt.
    }
idus-martii-refused-S6 = { $why ->
       *[limit] Mit { NUMBER($players, useGrouping: 0) } Spielern liegt die Grenze zwischen { NUMBER($least, useGrouping: 0) } und { NUMBER($most, useGrouping: 0) }, nicht bei { NUMBER($limit, useGrouping: 0) }.
    }
idus-martii-refused-C1 = { $why ->
       *[other_step] { $step ->
            [assign] Jetzt nicht: Der Konsul vergibt die Ämter.
            [vote] Jetzt nicht: Die Ädilen stimmen ab.
            [look] Jetzt nicht: Der Prätor wählt, welche Stimme er ansieht.
            [veto] Jetzt nicht: Der Prätor entscheidet über den Tausch.
            [replace] Jetzt nicht: Ein Ädil gibt eine andere Stimme ab.
           *[discard] Jetzt nicht: Der Konsul wählt seine Seite.
        }
    }
idus-martii-refused-V1 = { $why ->
        [only_aediles] Nur die beiden Ädilen stimmen ab.
       *[already_laid] Du hast deine Stimme schon abgegeben.
    }
idus-martii-refused-V2 = { $why ->
        [only_praetor] Nur der Prätor sieht eine Stimme an und entscheidet über den Tausch.
       *[no_vote_there] Auf Platz { NUMBER($place, useGrouping: 0) } liegt keine Stimme. Sieh die eines der beiden Ädilen an.
    }
idus-martii-refused-V6 = { $why ->
        [only_consul] Nur der Konsul legt eine Fraktionskarte ab.
       *[not_in_hand] { $faction ->
            [loyal] Du hast keine Loyalistenkarte.
            [traitor] Du hast keine Verräterkarte.
           *[merchant] Du hast keine Händlerkarte.
        }
    }
idus-martii-refused-W1 = { $why ->
        [only_consul] Nur der Konsul vergibt die Ämter.
        [no_such_seat] Es gibt keinen Platz { NUMBER($place, useGrouping: 0) }: Die Plätze sind von 1 bis { NUMBER($last, useGrouping: 0) } nummeriert.
        [consul_too] Du bist Konsul: Die anderen Ämter gehen an andere.
       *[one_card_each] { $seat } kann nicht zwei Ämter zugleich haben.
    }
idus-martii-refused-W2 = { $why ->
        [praetor_again] { $seat } war im letzten Zug Prätor.
       *[aedile_again] { $seat } war im letzten Zug Ädil.
    }
idus-martii-refused-W3 = { $why ->
        [both_again] Beide waren im letzten Zug Ädilen. Nur einer darf es bleiben.
       *[third_time] { $seat } war schon zweimal nacheinander Ädil.
    }
idus-martii-refused-W4 = { $why ->
       *[yellow_in_round_one] Gelbe Stimmen gibt es erst in der zweiten Runde.
    }
idus-martii-refused-W5 = { $why ->
        [only_that_aedile] Nur { $aedile } gibt jetzt eine andere Stimme ab.
        [same_colour] Deine Stimme war schon { idus-martii-vote-is }. Wähle eine andere Farbe.
       *[must_replace] Der Prätor verlangt einen Tausch: Diese Stimme kann nicht bleiben.
    }
idus-martii-refused-W6 = { $why ->
        [only_that_aedile] Nur { $aedile } gibt jetzt eine andere Stimme ab.
        [same_colour] Deine Stimme war schon { idus-martii-vote-is }. Wähle eine andere Farbe.
       *[must_replace] Eine aufgedeckte gelbe Stimme muss ersetzt werden.
    }
idus-martii-refused-E1 = { $why ->
       *[over] Das Spiel ist aus: Ein Stein hat die Grenze überschritten.
    }
idus-martii-refused-E2 = { $why ->
       *[over] Das Spiel ist aus: Beide Runden sind gespielt.
    }

## Why somebody chooses something

idus-martii-reason-only = Ich habe keine andere Wahl.
idus-martii-reason-whim = Ich habe keinen besonderen Grund.
idus-martii-reason-even = Es macht kaum einen Unterschied.
idus-martii-reason-open = Ich halte eine Karte der Loyalisten und eine der Verräter und kann noch zu beiden gehen.
idus-martii-reason-own_colour = { $side ->
        [loyal] Ich gehöre zu den Loyalisten, und Grün hilft ihnen.
       *[traitor] Ich gehöre zu den Verrätern, und Rot hilft ihnen.
    }
idus-martii-reason-lead = { $leader ->
        [loyal] Ich sehe auf die Steine: Die Loyalisten führen mit { NUMBER($votes, useGrouping: 0) } Stimmen.
       *[traitor] Ich sehe auf die Steine: Die Verräter führen mit { NUMBER($votes, useGrouping: 0) } Stimmen.
    }
idus-martii-reason-level = { $votes ->
        [0] Ich sehe auf die Steine: Beide Seiten liegen gleichauf.
       *[other] Ich sehe auf die Steine: Nur eine Stimme liegt dazwischen.
    }
idus-martii-reason-near_limit = { $leader ->
        [loyal] { $votes ->
            [0] Ich sehe auf die Grenze: Noch einmal Grün, und die Loyalisten überschreiten sie.
            [1] Ich sehe auf die Grenze: Die Loyalisten vertragen nur noch eine Stimme.
           *[other] Ich sehe auf die Grenze: Die Loyalisten vertragen nur noch { NUMBER($votes, useGrouping: 0) } Stimmen.
        }
       *[traitor] { $votes ->
            [0] Ich sehe auf die Grenze: Noch einmal Rot, und die Verräter überschreiten sie.
            [1] Ich sehe auf die Grenze: Die Verräter vertragen nur noch eine Stimme.
           *[other] Ich sehe auf die Grenze: Die Verräter vertragen nur noch { NUMBER($votes, useGrouping: 0) } Stimmen.
        }
    }
idus-martii-reason-saw = { $colour ->
        [green] { $seat-is ->
            [me] Ich habe bei dir Grün gesehen.
           *[other] Ich habe bei { $seat } Grün gesehen.
        }
        [red] { $seat-is ->
            [me] Ich habe bei dir Rot gesehen.
           *[other] Ich habe bei { $seat } Rot gesehen.
        }
       *[yellow] { $seat-is ->
            [me] Ich habe bei dir Gelb gesehen.
           *[other] Ich habe bei { $seat } Gelb gesehen.
        }
    }
idus-martii-reason-suspect = { $side ->
        [loyal] { $seat-is ->
            [me] Ich glaube, du gehörst zu den Loyalisten ({ NUMBER($tenths, useGrouping: 0) } von 10 Malen).
           *[other] Ich glaube, { $seat } gehört zu den Loyalisten ({ NUMBER($tenths, useGrouping: 0) } von 10 Malen).
        }
        [traitor] { $seat-is ->
            [me] Ich glaube, du gehörst zu den Verrätern ({ NUMBER($tenths, useGrouping: 0) } von 10 Malen).
           *[other] Ich glaube, { $seat } gehört zu den Verrätern ({ NUMBER($tenths, useGrouping: 0) } von 10 Malen).
        }
       *[merchant] { $seat-is ->
            [me] Ich glaube, du gehörst zu den Händlern ({ NUMBER($tenths, useGrouping: 0) } von 10 Malen).
           *[other] Ich glaube, { $seat } gehört zu den Händlern ({ NUMBER($tenths, useGrouping: 0) } von 10 Malen).
        }
    }
idus-martii-reason-chance = So gewinne ich, denke ich, { NUMBER($tenths, useGrouping: 0) } von 10 Malen.

## Lesson and exercises

idus-martii-lesson-cards = Fünf Senatoren und eine Verschwörung. Du hast zwei Fraktionskarten. Tippe auf „{ web-hold }“, um sie zu sehen: Eine wirst du behalten, und sie ist deine Seite.
idus-martii-lesson-vote = Du bist Ädil: Du stimmst ab. Grün ist für die Loyalisten, Rot für die Verräter. Deine Stimme liegt verdeckt. Wähle Grün und versiegle sie.
idus-martii-lesson-swapped = Decimus, der Prätor, hat deine Stimme angesehen und einen Tausch verlangt: Aus Grün wurde Rot. Alle haben den Tausch gesehen, nicht die Farben. Doch nun lag zweimal Rot da: Also hat Livia für Rot gestimmt, und alle können sich denken, dass du für Grün gestimmt hattest.
idus-martii-lesson-limit = Zwei Dolche auf dem Mosaik: Verräter 2. Der Stein ganz oben trägt die Grenze, 13. Eine Seite, die sie überschreitet, ist vernichtet, und die andere gewinnt.
idus-martii-lesson-look = Die Ämter sind einen Platz nach links gewandert. Jetzt bist du Prätor. Sieh die Stimme von Livia an.
idus-martii-lesson-veto = Halte gedrückt, um sie zu sehen. In der ersten Runde macht ein Tausch aus Rot Grün und aus Grün Rot. Alle werden sehen, wie du entscheidest. Verlange den Tausch.
idus-martii-lesson-scored = Zweimal Grün. Alle haben den Tausch gesehen und können sich denken, dass Livia für Rot gestimmt hatte. Bei einmal Grün und einmal Rot könnten alle, die nicht abstimmen, nur raten. Das Protokoll bewahrt alles, was öffentlich ist.
idus-martii-lesson-keep = Du bist Konsul: Am Ende deines Zuges wählst du eine Seite. Behalte die Loyalistenkarte: Halte gedrückt, um zu sehen, welche es ist.
idus-martii-lesson-assign = Einige Züge später: zweite Runde. Der Konsul vergibt die Ämter. Niemand hat zweimal nacheinander dasselbe, doch zu fünft darf ein Ädil im Amt bleiben. Ein gesperrtes Amt sagt, warum. Mach Cassius zum Prätor, Livia und Octavia zu Ädilen.
idus-martii-lesson-yellow = In der zweiten Runde gibt es gelbe Stimmen: Sie bewegen nichts. Cassius hat die Stimme von Livia angesehen, und sie ist gelb: Sie wird allen gezeigt, und Livia muss sie ersetzen.
idus-martii-lesson-end = Nach zwei Runden gewinnt die Seite, die mit zwei Stimmen oder mehr führt; sonst gewinnen die Händler. Jetzt liegen alle Karten und Stimmen offen. Du bist bereit.
idus-martii-exercise = Wie sicher bist du?

### Idus Martii in German: what only the web client says. Ids begin with `web-`.

web-rules-offices = Die Ämter
web-idus-aim = Deine Seite ist geheim, und sie bestimmt, wie du gewinnst.
web-votes = Stimmen
web-ledger = Protokoll
web-your-mark = Dein Zeichen
web-idus-your-marks = Deine Zeichen
web-mark-none = Keins
web-mark-loyal = Loyalist
web-mark-traitor = Verräter
web-mark-merchant = Händler
web-mark-unsure = Unsicher
web-idus-marking = Was glaubst du? Tippen ändert es; niemand sonst sieht es.
web-idus-round = Runde { NUMBER($round, useGrouping: 0) } · Zug { NUMBER($turn, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) }
web-idus-steps = Schritte des Zuges
web-idus-you-are = { $name }, du bist { $role }
web-idus-no-office = { $name }, in diesem Zug ohne Amt
web-idus-ask-vote = Gib geheim deine Stimme ab
web-idus-ask-look = Wessen Stimme siehst du dir an?
web-idus-ask-veto = Muss { $name } die Stimme tauschen?
web-idus-ask-replace = { $name } verlangt einen Tausch. Gib eine andere Stimme ab
web-idus-ask-replace-yellow = Deine gelbe Stimme wurde gezeigt. Wie stimmst du jetzt?
web-idus-ask-discard = Welche Karte behältst du?
web-idus-ask-assign = Vergib die Ämter
web-idus-asked-vote = Gib geheim deine Stimme ab
web-idus-asked-look = Wessen Stimme siehst du dir an?
web-idus-asked-veto = Verlangst du einen Tausch?
web-idus-asked-replace = Gib eine andere Stimme ab
web-idus-asked-discard = Welche Karte behältst du?
web-idus-asked-assign = Vergib die Ämter
web-idus-choose-vote = Wähle eine Stimme
web-idus-choose-look = Wähle eine Stimme
web-idus-choose-veto = Entscheide über den Tausch
web-idus-choose-replace = Wähle eine Stimme
web-idus-choose-discard = Wähle eine Karte
web-idus-look-first = Sieh dir erst deine Karten an
web-idus-choose-assign = Ein Prätor, zwei Ädilen
web-idus-seal = { $colour ->
        [green] Die grüne Stimme versiegeln
        [red] Die rote Stimme versiegeln
       *[yellow] Die gelbe Stimme versiegeln
    }
web-idus-demand = Von { $name } einen Tausch verlangen
web-idus-leave = Die Stimme von { $name } so lassen
web-idus-your-vote = Deine Stimme
web-idus-sealed-vote = versiegelt
web-idus-sealed = Versiegelt. Sind beide Stimmen da, sieht der Prätor eine davon an.
web-idus-may-look = { $name } sieht gleich eine der beiden Stimmen an.
web-idus-look-hint = Alle werden wissen, wessen Stimme du angesehen hast.
web-idus-hold-vote = Halten: die Stimme von { $name }
web-idus-hold-own = Halten: deine Stimme
web-idus-hold-swapped = Halten: beide Farben
web-idus-only-two = { $round ->
        [1] Nur du und { $name } wisst es. Ein Tausch macht daraus die andere Farbe.
       *[other] Nur du und { $name } wisst es. Nach einem Tausch wählt { $name } geheim eine der beiden anderen.
    }
web-idus-card = { $place ->
        [1] Linke Karte
       *[2] Rechte Karte
    }
web-idus-hold-both = Gedrückt halten, um beide Karten zu sehen
web-idus-keep-this = Behalten
web-idus-keep = { $place ->
        [1] Linke Karte behalten
       *[2] Rechte Karte behalten
    }
web-idus-keep-hint = Die Karte, die du behältst, ist deine Seite. Die andere ist weg.
web-idus-turned = Die Stimmen werden aufgedeckt
web-idus-other = { $colour ->
        [green] Einmal Grün. Und die andere?
        [red] Einmal Rot. Und die andere?
       *[yellow] Einmal Gelb. Und die andere?
    }
web-idus-who-was-who = Wer war wer
web-idus-yours-last = deine kommt zuletzt
web-idus-score = { idus-martii-colours }
web-idus-blank = { $count ->
        [1] Eine gelbe Stimme: Sie bewegt nichts.
       *[other] Zwei gelbe Stimmen: Sie bewegen nichts.
    }
web-idus-shuffled = Vorher werden sie gemischt: Niemand sieht, welche wem gehört.
web-idus-near = { $who ->
        [loyal] { $left ->
            [0] Noch einmal Grün, und die Grenze ist überschritten.
           *[other] Noch zweimal Grün, und die Grenze ist überschritten.
        }
        [traitor] { $left ->
            [0] Noch einmal Rot, und die Grenze ist überschritten.
           *[other] Noch zweimal Rot, und die Grenze ist überschritten.
        }
       *[both] { $left ->
            [0] Noch einmal Grün oder Rot, und die Grenze ist überschritten.
           *[other] Noch zweimal Grün oder zweimal Rot, und die Grenze ist überschritten.
        }
    }
web-idus-picked = hat eine Seite gewählt
web-idus-two-cards = hat noch zwei Karten
web-idus-was-looked-at = wurde angesehen
web-idus-looked = sah nach bei
web-idus-kept = kein Tausch
web-idus-swapped = getauscht
web-idus-yellow-shown = Gelb aufgedeckt
web-idus-unseen = ungesehen: { $name }
web-idus-no-turns = Noch ist kein Zug vorbei.
web-idus-next = Deine nächste Entscheidung: Zug { NUMBER($turn, useGrouping: 0) }, als { $role }
web-idus-not-with-these = Nicht zusammen mit den schon Gewählten.
web-idus-discarded = abgelegt: { $faction }
web-idus-my-vote-now = { $colour ->
        [green] Deine Stimme jetzt: grün
        [red] Deine Stimme jetzt: rot
       *[yellow] Deine Stimme jetzt: gelb
    }
web-idus-my-vote = { $colour ->
        [green] Zug { NUMBER($turn, useGrouping: 0) }: Deine Stimme war grün
        [red] Zug { NUMBER($turn, useGrouping: 0) }: Deine Stimme war rot
       *[yellow] Zug { NUMBER($turn, useGrouping: 0) }: Deine Stimme war gelb
    }
web-idus-my-look = { $colour ->
        [green] Zug { NUMBER($turn, useGrouping: 0) }: { $name } hatte für Grün gestimmt
        [red] Zug { NUMBER($turn, useGrouping: 0) }: { $name } hatte für Rot gestimmt
       *[yellow] Zug { NUMBER($turn, useGrouping: 0) }: { $name } hatte für Gelb gestimmt
    }
web-idus-wins = { $faction ->
        [loyal] Die Loyalisten gewinnen
        [traitor] Die Verräter gewinnen
       *[merchant] Die Händler gewinnen
    }
web-idus-my-vote-swapped = Zug { NUMBER($turn, useGrouping: 0) }: Deine Stimme war { $laid }, getauscht gegen { $final }
web-idus-vote-swapped = Du musstest deine Stimme tauschen.
web-idus-vote-left = Deine Stimme blieb, wie sie war.
web-idus-vote-seen = { $name } hat deine Stimme gesehen.
web-idus-vote-unseen = Deine Stimme ist versiegelt, und niemand hat sie angesehen.
web-idus-card-near = Nah an der Grenze
web-idus-card-round = Zweite Runde
    .what = Der Konsul vergibt die Ämter, und es gibt gelbe Stimmen.
web-idus-card-last = Der letzte Zug
    .what = Danach gewinnt die Seite, die mit zwei Stimmen führt. Tut das keine, gewinnen die Händler.
web-idus-chapter-lead = { $side ->
        [loyal] Zug { NUMBER($turn, useGrouping: 0) }: Loyalisten führen
       *[traitor] Zug { NUMBER($turn, useGrouping: 0) }: Verräter führen
    }
web-idus-chapter-near = Zug { NUMBER($turn, useGrouping: 0) }: nah an der Grenze
web-idus-chapter-double = { $colour ->
        [green] Zug { NUMBER($turn, useGrouping: 0) }: zweimal Grün
       *[red] Zug { NUMBER($turn, useGrouping: 0) }: zweimal Rot
    }
web-idus-you-win = { $faction ->
        [loyal] Du warst Loyalist: Du gewinnst.
        [traitor] Du warst Verräter: Du gewinnst.
       *[merchant] Du warst Händler: Du gewinnst.
    }
web-idus-you-lose = { $faction ->
        [loyal] Du warst Loyalist: Du verlierst.
        [traitor] Du warst Verräter: Du verlierst.
       *[merchant] Du warst Händler: Du verlierst.
    }
web-idus-over = { $ending ->
        [failed_conspiracy] Die Grenze ist überschritten
       *[ides_of_march] Beide Runden sind vorbei
    }
web-idus-opening-sides = Loyalist oder Verräter? Du bekommst zwei Karten, behältst eine und verrätst sie niemandem: Das ist deine Seite.
web-idus-opening-votes = In jedem Zug stimmen die beiden Ädilen geheim ab: Grün für die Loyalisten, Rot für die Verräter. Der Prätor sieht eine Stimme an und kann sie tauschen lassen. Danach behält der Konsul geheim eine seiner beiden Karten: Das ist seine Seite.
web-idus-opening-limit = Nach zwei Runden gewinnt die Seite, die mit zwei Stimmen führt; gibt es keine, gewinnen die Händler. Wer aber die Grenze von { NUMBER($limit, useGrouping: 0) } überschreitet, ist vernichtet, und die andere Seite gewinnt.
web-idus-deal = Deine zwei Karten
web-idus-deal-hint = Eine davon behältst du: Das ist deine Seite. Niemand sonst darf sie sehen.
web-idus-deal-turn = Aufdecken
web-idus-deal-look = Tippe auf „{ web-hold }“, um sie zu sehen.
web-always-ask = Ist dieses Gerät nur deins? Dann kann deine Seite sichtbar bleiben.
web-always = Immer zeigen
web-not-always = Nur beim Tippen
web-idus-about = Was ist was
web-idus-about-voting = Die beiden Ädilen geben verdeckt je eine Stimme ab.
web-idus-about-veto = Der Prätor sieht eine der beiden Stimmen an und kann sie tauschen lassen. Alle sehen den Tausch, nicht die Farben.
web-idus-about-scoring = Die Stimmen werden gemischt und aufgedeckt. Grün bewegt die Loyalisten, Rot die Verräter.
web-idus-about-end = Der Konsul behält geheim eine seiner zwei Karten: Das ist seine Seite. Nur der allererste Konsul behält noch beide. Dann beginnt der nächste Zug.
web-idus-keystone = Der Schlussstein
web-idus-about-keystone = Er trägt die Grenze. Eine Seite, die sie überschreitet, ist vernichtet, und die andere gewinnt.
web-idus-ring = Der Ring
web-idus-about-ring = Jede grüne Stimme legt ein Blatt, jede rote einen Dolch. Golden umrandet: wie weit die Stimmen dieses Zuges reichen können.
web-idus-about-yellow = Gelb bewegt keine Seite. Sieht der Prätor es aber an, wird es allen gezeigt.
web-idus-about-merchant = Neben Loyalisten und Verrätern kann es Händler geben: Sie gewinnen, wenn am Ende keine Seite mit zwei Stimmen vor der anderen liegt oder auf der anderen niemand ist.
web-idus-all-votes = Alle Stimmen, offen

## The analysis

web-idus-analysis = Was du hättest wissen können
web-idus-analysis-promise = Wer verdächtig wirkte, Zug um Zug, und was jede Entscheidung gekostet hat
web-idus-turn-number = Zug { NUMBER($turn, useGrouping: 0) }
web-idus-shares = Loyalist { $loyal }, Verräter { $traitor }, Händler { $merchant }
web-idus-turn-shares = Zug { NUMBER($turn, useGrouping: 0) }, { $shares }
web-idus-suspicion = Verdacht
web-idus-from-gallery = Aus dem, was alle sahen.
web-idus-from-eyes = Nur aus dem, was { $name } auf der Hand hatte, stimmte und sah.
web-idus-true-cards = Wahre Karten
web-idus-true-later = Die wahren Karten kannst du aufdecken, wenn du den letzten Zug gesehen hast.
web-idus-was = { $faction ->
        [loyal] { $name } gehörte zu den Loyalisten
        [traitor] { $name } gehörte zu den Verrätern
       *[merchant] { $name } gehörte zu den Händlern
    }
web-idus-after = { $turn ->
        [0] Vor dem ersten Zug
       *[other] Nach Zug { NUMBER($turn, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) }: Loyalisten { NUMBER($loyal, useGrouping: 0) }, Verräter { NUMBER($traitor, useGrouping: 0) }
    }
web-idus-turn = Zug { NUMBER($turn, useGrouping: 0) }.
web-idus-before = Vor dem ersten Zug.
web-idus-prior = Man weiß nur, welche Karten es gibt.
web-idus-winning = Wer gewinnen würde
web-idus-winning-sub = Die Gewinnchance jeder Seite aus dieser Sicht, wenn alle von da an gut spielen.
web-idus-group-loyal = Loyalisten
web-idus-group-traitor = Verräter
web-idus-group-merchant = Händler
web-idus-moved = Wendepunkte
web-idus-no-shifts = Kein Zug hat eine Wahrscheinlichkeit um 10 % bewegt.
web-idus-shift = { $way ->
        [up] { $side ->
            [loyal] { $name } wirkt eher wie ein Loyalist
            [traitor] { $name } wirkt eher wie ein Verräter
           *[merchant] { $name } wirkt eher wie ein Händler
        }
       *[down] { $side ->
            [loyal] { $name } wirkt weniger wie ein Loyalist
            [traitor] { $name } wirkt weniger wie ein Verräter
           *[merchant] { $name } wirkt weniger wie ein Händler
        }
    }
web-idus-shift-winning = { $way ->
        [up] { $side ->
            [loyal] Die Loyalisten gewinnen eher
            [traitor] Die Verräter gewinnen eher
           *[merchant] Die Händler gewinnen eher
        }
       *[down] { $side ->
            [loyal] Die Loyalisten gewinnen seltener
            [traitor] Die Verräter gewinnen seltener
           *[merchant] Die Händler gewinnen seltener
        }
    }
web-idus-decided = Entscheidungen: { NUMBER($all, useGrouping: 0) }. Beste: { NUMBER($best, useGrouping: 0) }, gleich gute: { NUMBER($even, useGrouping: 0) }, teure: { NUMBER($costly, useGrouping: 0) }. Zusammen kosteten sie { $lost } Punkte Gewinnchance.
web-idus-even = gleich
web-idus-better = besser
web-idus-as-good = gleich gut
web-idus-instead-of = das Zweitbeste
web-idus-compared = { $action }, { $other } gegen { $taken }
web-idus-were-best = { $count ->
        [1] Eine war die beste
       *[other] { NUMBER($count, useGrouping: 0) } waren die besten
    }
web-beliefs-idus-martii = Wie verlässlich ist das?
web-idus-said-and-so = Was vorhergesagt wurde, und wie oft es eintraf
web-idus-said-and-so-text = { NUMBER($games, useGrouping: 0) } Spiele an Tischen zu fünft, an denen jede Art Bot sitzen kann, gesehen von einem Platz, wenn die letzten Stimmen gezählt sind. Auf der breiten Linie hat ein Modell so oft recht, wie es sagt.
web-idus-was-said = Vorhergesagt (%)
web-idus-was-so = Eingetroffen
web-idus-times = Fälle
web-idus-loss = Wie weit daneben
web-idus-loss-text = Der logarithmische Verlust für die letzte Karte der anderen: 0 heißt, alles gewusst zu haben, die erste Zeile, nichts zu wissen als die Zahl der Karten. ± ist ein Standardfehler.
web-idus-among-mixed = Gemischte Runde
web-idus-among-honest = Alle ehrlich
web-idus-among-strong = Alle stark
web-idus-shrug = Vor der ersten Stimme
web-idus-loss-people = Menschen sind keine Bots, und niemand hat sie gemessen. Ein Modell, das nicht zur Runde passt, verfehlt viel; die Mischung ist nie das schlechteste.
web-idus-model = Wie die anderen vermutlich spielen
web-idus-models-explained = Was jedes Modell annimmt
web-idus-model-mixture = Gemischt
    .what = Manche stimmen für ihre Farbe, manche spielen nach dem Stand, und eine von zehn Stimmen ist ein Patzer.
web-idus-model-honest = Ehrliche
    .what = Alle stimmen für ihre Seite, und eine von zehn Stimmen ist ein Patzer.
web-idus-model-strong = Starke
    .what = Alle verbergen sich hinter dem Stand wie starke Bots, und eine von zehn Stimmen ist ein Patzer.

## Übungen

web-idus-task = Auf welcher Seite stehen die anderen? Lege für jeden zehn Steine.
web-idus-task-one = Auf welcher Seite steht { $name }? Lege zehn Steine.
web-idus-task-some = Auf welcher Seite stehen sie: { $names }? Lege für jeden zehn Steine.
web-idus-what-happened = Was geschah
web-idus-only-you = Was nur du weißt
web-idus-move-marks = Verschiebe die beiden Marken. Die Steine beginnen mit dem, was man vor der ersten Stimme weiß.
web-idus-mark-loyal = { $name }: die Marke hinter den Steinen der Loyalisten
web-idus-mark-traitor = { $name }: die Marke vor den Steinen der Verräter
web-idus-laid = { $name }: Loyalist { $loyal }, Händler { $merchant }, Verräter { $traitor }
web-idus-stones-laid = Antwort prüfen
web-idus-score-how = Deine Steine werden mit dem verglichen, was man wissen konnte, nach quadriertem Abstand: 100 trifft genau, 0 ist so weit wie vor der ersten Stimme. Auf die Dauer bringt nichts mehr als das, was du wirklich glaubst.
web-idus-your-score = Dein Ergebnis
web-idus-score-means = 100 ist alles, was man wissen konnte, 0 das, was man vor der ersten Stimme weiß. Wer jede Stimme beim Wort nimmt, hat { $naive }.
web-idus-scored = Dein Ergebnis ist { $score }.
web-idus-yours = du
web-idus-known = wissbar
web-idus-you-and-known = { $side }: du { $you }, wissbar { $known }
web-idus-guess-nearly = ganz nah
web-idus-guess-near = nah
web-idus-guess-even = zu gleichmäßig
web-idus-guess-other = andere Seite
web-idus-guess-sure = zu sicher
web-idus-truth-was = Und die Wahrheit:
web-idus-off = Von der Wahrheit bist du { $mine } entfernt, die beste Rechnung { $best }. 0 ist sicher und richtig, 2 sicher und falsch.
web-idus-told = Am meisten verrieten die Stimmen von Zug { NUMBER($turn, useGrouping: 0) }
web-idus-told-means = In keinem anderen Zug näherte sich das Wissbare so stark seinem Endwert.
web-idus-told-shift = { $side }: { $before } vor diesem Zug, { $after } danach
web-idus-calibration = Wie sicher und wie oft richtig
web-idus-calibration-means = { $count ->
        [one] Deine letzte Antwort
       *[other] Deine letzten { NUMBER($count, useGrouping: 0) } Antworten
    }: Was sieben von zehn Steinen bekam, sollte siebenmal von zehn zutreffen. Dann liegen die Punkte auf der breiten Linie.
web-idus-calibration-before = Quadrate: frühere Antworten.
web-idus-said = vorhergesagt
web-idus-how-often = Fälle
web-idus-came-true = traf zu

## Every day, and exercises

web-daily-idus-martii = Das Blatt von heute
web-daily-past-idus-martii = Das Blatt des Tages
web-daily-text-idus-martii = Idus Martii auf Platz { NUMBER($seat, useGrouping: 0) }, unter vier Bots. Alle bekommen die gleichen Karten, sitzen auf dem gleichen Platz und treffen die gleichen Bots.
web-daily-play-idus-martii = Das Blatt spielen
web-daily-part-luck-idus-martii = die Karten und die anderen

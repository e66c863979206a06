### Lusoria in Latin: what only the web client says. Ids begin with `web-`.

## Everywhere

web-title = Lusoria: duo ludi Romani ad mensam
web-tagline = Ludi Romani. Nulla professio, nexus sufficit.
web-back = Redi
web-close = Claude
web-pair = { $name }: { $value }
web-menu = Index
web-menu-table = Haec mensa
web-language = Lingua
web-settings = Optiones
web-theme = Clarum aut obscurum
web-theme-system = Ut systema
web-theme-light = Clarum
web-theme-dark = Obscurum
web-comfort = Commoditas
web-keys = Claves unius litterae
web-notify = Mone me, cum agere debeo, etiam in alia scheda
web-notify-no = Navigatrum monita vetat. In optionibus eius permitte.
web-sound = Soni
web-sound-question = Visne cum sonis ludere?
web-yes = Ita
web-no = Non
web-still = Minus motus
web-large = Litterae maiores
web-handed = Hoc instrumentum circumfertur
web-open = Nemo alius hoc instrumentum videt: partem meam semper ostende
web-rules = Leges
web-rules-of = Leges ludi: { $game }
web-rules-aim = Quid petas
web-rules-course = Quomodo ludatur
web-rules-complete = Leges integrae cum numeris suis (Anglice)
web-learn = Disce tribus minutis
web-learn-new = Novus es? Disce tribus minutis
web-learn-of = Disce ludum: { $game }
web-learn-table-waits = Mensa tua exspectat.
web-learn-table-started = Ludus ad mensam tuam incepit.
web-learn-to-table = Ad mensam
web-to-home = Redi ad ludos
web-reload = Novam versionem pete
web-lost-title = Nihil hic est
web-lost = Hic nexus ad nullam mensam ducit. Inspice eum aut novum pete.
web-version-changed = Nova est Lusoriae versio. Paginam iterum pete.
web-offline = Servitrum non respondet. Mox iterum tempta.
web-went-wrong = Res non successit. Iterum tempta.
web-busy = Servitrum occupatum est. Post secundas { NUMBER($seconds, useGrouping: 0) } iterum temptabitur.
web-next-try = Conatus proximus: { $time }.
web-connecting = Mensa paratur…

## Home

web-meta = Lusores { NUMBER($least, useGrouping: 0) } ad { NUMBER($most, useGrouping: 0) }, minuta { NUMBER($minutes, useGrouping: 0) } vel plura
web-meta-exactly = Lusores { NUMBER($most, useGrouping: 0) }, minuta { NUMBER($minutes, useGrouping: 0) } vel plura
web-company = Quibuscum automatis ludas
web-play-now = Lude nunc
web-set-table = Mensam aperi
web-continue = Perge ludere
web-waits = Te exspectat
web-all-my-games = Omnes ludi mei ({ NUMBER($count, useGrouping: 0) })
web-offline-home = Conexus nullus est. Lectiones tamen patent.
web-see-all = Ostende omnes
web-no-open-tables = Nulla mensa nunc patet. Aperi tuam supra.
web-watch = Ludum specta
web-loading = Paulisper exspecta
web-table-of = Mensam tenet { $name }
web-seated = sedent { NUMBER($taken, useGrouping: 0) } e { NUMBER($players, useGrouping: 0) }
web-learn-by-playing = Disce ludendo
web-lesson-long = 3 minuta
web-my-games-hint = perge aut iterum specta
web-you-are = Ludis nomine { $name }
web-change = Muta
web-done = Factum
web-have-code = Habesne signum mensae?
web-take-seat = I ad mensam
web-code-unknown = Nulla mensa hoc signum habet. Inspice et iterum tempta.
web-code-empty = Prius signum scribe.
web-my-games = Ludi mei
web-name-default = Marcus
web-no-games = Nulli adhuc ludi. Tui hic apparebunt.
web-next = Quid deinde
web-play-game = Lude: { $game }
web-open-tables = Mensae apertae
web-free-seats = { $count ->
        [1] una sedes vacua
       *[other] sedes vacuae { NUMBER($count, useGrouping: 0) }
    }
web-result-won = victoria
web-result-drawn = victoria communis
web-result-lost = clades
web-result-given_up = relictus
web-points = { $points ->
        [1] punctum unum
       *[other] puncta { NUMBER($points, useGrouping: 0) }
    }
web-give-up = Cede ludo
web-give-up-sure = Ita, cedo
web-give-up-try = Hic hodie unus tibi conatus est: si cedis, pro infecto habetur.
web-forget = Ex indice tolle
web-status-open = nondum coepit
web-status-playing = agitur
web-games-going = Qui aguntur
web-games-over = Finiti

## The table before the game

web-not-started = Nondum coepit
web-invite = Invita
web-table-code = Signum mensae
web-share-link = Nexum communica
web-copied = Nexus descriptus
web-not-copied = Describi non potuit
web-qr = Signum QR nexus mensae
web-seats = Sedes, dextrorsum
web-free-seat = Sedes vacua
web-free = vacua
web-seat-left-of = Sedes { NUMBER($number, useGrouping: 0) }, a sinistra lusoris nomine { $name }
web-seat-right-of = Sedes { NUMBER($number, useGrouping: 0) }, a dextra lusoris nomine { $name }
web-seat-beside-free = Sedes { NUMBER($number, useGrouping: 0) }, iuxta sedem vacuam
web-who-sits = Quis hic sedet?
web-sit-here = Hic sede
web-tap-to-sit = Tange sedem vacuam, ut considas.
web-change-name = Nomen muta
web-move-here = Huc transi
web-other-here = Aliquis in hoc instrumento
web-leave-free = Vacua maneat
web-leave-so = Omitte
web-change-places = { $name }: sedem muta
web-press-other-seat = Tange sedem novam. Transit { $name }
web-number-of-seats = Sedes: { NUMBER($players, useGrouping: 0) }
web-shuffle = Sedes misce
web-talk = Colloquium
web-unread = { $count ->
        [1] unus nuntius novus
       *[other] nuntii novi { NUMBER($count, useGrouping: 0) }
    }
web-nothing-said = Nemo adhuc quidquam dixit.
web-talk-sit = Conside, ut hic scribas.
web-reactions = Motus animi
web-phrases = Sententiae
web-claim = Affirma
web-claims = Affirmata
web-claim-hint = Omnes id audiunt, et in tabulis manet. Nemo, verumne sit, quaerit.
web-claim-choose = Elige affirmatum
web-add-bot = Automatum adde
web-add-player = Lusorem hic adde
web-bot-kind = Quale automatum est { $name }?
web-host = hospes
web-ready = praesto
web-say-ready = Praesto sum
web-say-read = Legi et praesto sum
web-say-not-ready = Exspectate me
web-not-ready = Exspectamus: { $names }
web-rules-changed = Leges domesticae mutatae sunt ({ $rules }).
web-seats-changed = Sedes mutatae sunt.
web-ready-lost = Iterum exspectamus: { $names }.
web-standings = Eventus
web-won-of = victoriae { NUMBER($won, useGrouping: 0) } e { NUMBER($played, useGrouping: 0) }
web-host-tools = Tu hospes es. Tange duas sedes, ut mutentur. Novus hospes pro te ludum incipit. Quem dimiseris, is hic iterum considere non potest.
web-make-host = Fac hospitem
web-get-up = Surge
web-send-away = Dimitte
web-fewer-seats = Tolle sedem
web-more-seats = Adde sedem
web-house-rules = Leges domesticae
web-clock = Horologium
web-clock-none = Sine horologio
    .explanation = Sume tantum temporis, quanto eges.
web-clock-gentle = Horologium mite
    .explanation = Tempus tuum exactum semel iterum incipit. Deinde automatum hunc unum actum pro te agit.
web-clock-strict = Horologium severum
    .explanation = Tempore tuo exacto automatum hunc unum actum pro te agit.
web-seconds = Secunda in actum
    .explanation = Quamdiu de uno actu cogitare possis.
web-chat = Colloquium
web-chat-off = Nullum colloquium
    .explanation = Nemo hic scribere potest.
web-chat-phrases = Sententiae paratae
    .explanation = Sententiae paratae, quas sua quisque lingua legit.
web-chat-free = Colloquium liberum
    .explanation = Omnes scribere possunt, quod volunt.
web-listed = Hanc mensam in indice publico ostende
    .explanation = Quivis eam invenire et considere potest.
web-public-record = Ludum finitum publica
    .explanation = Quivis tabulis uti potest, nominibus quoque.
web-lamps = Lucernae (auxilium discentium)
    .explanation = Omnes hic videre possunt, quanti sint quae ipsi facere possint, nec aliena. Tabulae notant huic mensae lucernas fuisse.
web-your-name = Nomen tuum
web-name-of-other = Nomen alterius lusoris in hoc instrumento
web-name-taken = Hic iam aliquis { $name } vocatur. { $offered } vacat.
web-that-is-me = Ita vocor
web-sit-down = Conside
web-begin = { $players ->
        [2] Incipite duo
        [3] Incipite tres
        [4] Incipite quattuor
        [5] Incipite quinque
        [6] Incipite sex
        [7] Incipite septem
        [8] Incipite octo
       *[other] Incipite: lusores { NUMBER($players, useGrouping: 0) }
    }
web-begin-hint = { $bots ->
        [1] Automatum sedem vacuam capit.
       *[other] Automata sedes vacuas { NUMBER($bots, useGrouping: 0) } capiunt.
    }
web-wait-host = Exspectamus, dum { $name } ludum incipiat.
web-one-phone = Adde lusorem in hoc instrumento
web-one-phone-hint = Unum instrumentum pluribus: conside ad mensam, deinde ibi ceteros adde. Ipsum dicit, cui tradendum sit.

## At the table

web-leave = Discede a mensa
web-leave-hint = Sedem tuam tenes. Automatum pro te ludit, dum redeas.
web-leave-waits = Sedem tuam tenes, et ludus te exspectat, dum redeas.
web-skip = I ad actum tuum
web-you-name = { $name } (tu)
web-bot-stands-in = automatum ludit
web-away = abest
web-awaited = agere debet
web-about = De lusore: { $name }
web-watching = Spectas
web-your-move = Tu ludis: { $ask }
web-your-turn = Tu ludis
web-chosen = Electum
web-sending = Mittitur
web-waiting-table = Mensam exspectamus
web-late = Sero: id iam decretum erat.
web-lost-line = Conexus periit. Iterum temptatur…
web-back-online = Iterum ad mensam.
web-still-there = Adesne adhuc?
web-still-there-mine = Conexus periit. Automatum pro te ludet post { NUMBER($seconds, useGrouping: 0) } s.
web-still-there-of = { $name }: adesne adhuc? { NUMBER($seconds, useGrouping: 0) } s
web-i-am-here = Adsum
web-bot-played = { $moves ->
        [1] Automatum unum actum pro te fecit.
       *[other] Automatum { NUMBER($moves, useGrouping: 0) } actus pro te fecit.
    }
web-understood = Intellexi
web-no-wake-lock = Haec inscriptio tuta non est (sine https), itaque pagina quadrum lucere iubere non potest. Cura, ne instrumentum tuum inter ludendum dormiat.
web-hold = Vide
web-hold-cards = quae nemo alius scit
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Perge
web-turn = Sessio
web-skip-to-end = Ad finem
web-history = Acta
web-say = Dic aliquid
web-send = Mitte
web-mute = Taceat { $name }
web-unmute = Loquatur { $name }
web-tv = In televisorio ostende
web-tv-join = Aperi { $place } et hoc signum scribe
web-tv-watch = Specta, aut sedem tuam cape
web-tv-next = Ludus proximus: hoc signum lege aut scribe
web-other-device = Sedem meam in aliud instrumentum transfer
web-rejoin-text = In altero instrumento hanc mensam aperi et scribe { $code }.
web-have-rejoin = Sedes mea in alio instrumento est
web-rejoin-code = Signum sedis tuae
web-rejoin = Recipe sedem meam
web-sealed-deal = Ludus aequus: omnis charta et tessera ante primum actum constituta est. Sigillum: { $seal }…
web-your-notes = Notae tuae
web-marks-private = Notas tuas et signa nemo praeter te videre potest.
web-hand-phone = Instrumentum accipiat
web-turn-round = Verte tabulam
web-curtain = Tu ludis. Cave, ne quis alius quadrum videat.
web-i-am = Ego sum { $name }
web-curtain-hint = Preme et tene per secundum, aut bis clavem Enter preme.

## Games without a board of their own

web-plain-choices = Quae potes
web-plain-choice = Optio { NUMBER($place, useGrouping: 0) }
web-plain-hold = Preme et tene, ut optiones videas
web-plain-find = Quaere optionem
web-plain-grid = Tabula
web-plain-cell = Ordo { NUMBER($row, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: { $contents }
web-plain-cell-empty = vacua
web-plain-pick = Elige sedem in tabula.
web-plain-pick-marked = Solae sedes puncto notatae eligi possunt.
web-plain-final = Positio ultima
web-plain-own-failed = Tabula huius ludi propria hic non valet. In hac simplici ludere potes.
web-plain-no-report = Iudicium huius ludi proprium hic non valet.
web-plain-chances = Spes vincendi
web-plain-analysis-promise = Quis victurus esse videretur et quanti consilia constiterint

## After the game

web-wins = vincit
web-shares-win = victoriam communem habet
web-rematch = Iterum lude ad hanc mensam
web-to-rematch = I ad proximum ludum
web-replay = Specta iterum
web-share-replay = Ludum communica
web-share-picture = Imaginem communica
web-no-picture = Imago fieri non potuit. Iterum tempta.
web-replay-start = Ante primum actum
web-replay-deal = Chartae distribuuntur.
web-eyes = Quis spectat
web-gallery = Spectatores
web-all-secrets = Omnia arcana
web-turn-before = Sessio prior
web-step-back = Gradus prior
web-step-on = Gradus proximus
web-turn-after = Sessio proxima
web-step = Gradus
web-play = Age
web-pause = Siste
web-chapters = Capita
web-chapter-deal = Distributio
web-chapter-start = Initium
web-chapter-end = Finis
web-chapter-before = Caput prius
web-chapter-after = Caput proximum
web-best-moments = Momenta optima ({ NUMBER($seconds, useGrouping: 0) } s)
web-speed = Celeritas
web-download = Ludum deprome
web-signed = Tabulae signatae · { $sum }
web-signed-text = Servitrum hunc ludum signavit. Serva summam probatoriam: tabulae, quae aliam habent, huius ludi non sunt. «lusoria verify» id tibi probat.
web-seal-copy = Describe summam, signum, clavem
web-seal-copied = Descriptum
web-unsigned = Hae tabulae signatae non sunt. Omnis actus legitimus, omnis charta et tessera sincera est, sed nihil probat sic lusum esse.
web-analysis = Iudicium
web-through-eyes = Sic spectat { $name }
web-analysis-busy = Servitrum alios ludos computat. Mox iterum tempta.
web-analysis-again = Iterum
web-analysis-waiting = { $before ->
        [0] Computatur…
        [1] Unus ludus tuum praecedit.
       *[other] { $place ->
            [3] Multi ludi exspectant. Tuus est tertius.
            [4] Multi ludi exspectant. Tuus est quartus.
            [5] Multi ludi exspectant. Tuus est quintus.
            [6] Multi ludi exspectant. Tuus est sextus.
            [7] Multi ludi exspectant. Tuus est septimus.
           *[other] Multi ludi exspectant. Tuus est numero { NUMBER($place, useGrouping: 0) }.
        }
    }
web-analysis-progress = Computata: { NUMBER($done, useGrouping: 0) } ex { NUMBER($of, useGrouping: 0) }.
web-play-on = Hinc perge ludere
web-play-on-text = Sedem hoc momento capis, eis tantum cognitis, quae illa sedes noverat; pro ceteris automata ludunt. Quae sequuntur, denuo dantur et iaciuntur. Nusquam numeratur, unum diem servatur.
web-play-on-as = Lude pro
web-play-on-against = Lude contra
web-play-on-begin = Perge
web-what-if = Quid si?
web-what-if-back = { $game }, pro { $name }, a gradu { NUMBER($step, useGrouping: 0) }
web-file = Tabulas aperi
web-file-choose = Tabulas huc trahe, insere, aut elige
web-file-text = Probantur ut omnes ludi et in hac scheda manent. Nihil servatur.
web-file-empty = Nihil in eis est. Elige alias.
web-file-long = Hoc longius est quam ullae ludi tabulae.
web-file-wrong = Hae tabulae ludi probari non possunt. { $problem }
web-file-another = Alias tabulas aperi
web-analysis-preparing = Prima in hoc servitro ad sexagesimam horae partem durat; ceterae momento fiunt.
web-analysis-short = Hic ludus brevior fuit, quam ut iudicari possit.
web-as-table = In tabula
web-percent = { $value }%
web-percent-range = { $low } ad { $high }%
web-to-win = % victoriae
web-units = Quid numeri significent
web-unit-stone = Lapilli
    .what = Decem lapilli monstrant, quam probabilis sit quaeque pars in quoque lusore. Quisque lapillus est 10%.
web-unit-chance = Spes vincendi
    .what = Ex 100 ludis hinc continuatis quot vincerentur, si omnes perite ludunt.
web-unit-points = Summa exspectata
    .what = Puncta in fine plerumque exspectanda, si omnes hinc perite ludunt.
web-unit-to-win = % victoriae
    .what = Quantum spei vincendi consilium abstulerit: −8 significat octo victorias in 100 ludis minus quam optione optima.
web-unit-lost-points = Puncta
    .what = Quot puncta consilium abstulerit: −2 significat duo puncta plerumque minus quam optione optima.
web-unit-error = ±
    .what = Quantum aestimatio falli possit. Minus discrimen pro pari habetur.
web-chart-line = { $name }: initio { $first }, hic { $now }, in fine { $last }
web-start = initium
web-link-moment = Communica hoc momentum
web-watch-moment = Specta hoc momentum
web-your-decisions = Consilia tua
web-decisions-of = Consilia: { $name }

## Lessons

web-lesson = Lectio, gradus { NUMBER($step, useGrouping: 0) } e { NUMBER($last, useGrouping: 0) }
web-skip-lesson = Relinque lectionem
web-learn-other = Hoc potius tempta: { $deed }.
web-learn-watch = Specta, quid fiat.

web-pace = Celeritas spectaculi
web-pace-slow = Tarda
web-pace-normal = Media
web-pace-fast = Celeris
web-pace-instant = Statim

## The first game on a device

web-show-me = Monstra mihi (3 minuta)
web-just-play = Statim lude
web-opening = Quomodo fiat
web-opening-waits = Ludus te exspectat.
web-opening-goes-on = Ludus coepit neque exspectat.

## Every day

web-daily = Certamen diei
web-daily-hint = idem ludus omnibus, unus cotidie conatus
web-daily-week-label = Septem dies postremi
web-daily-day-best = ut optimum automatum
web-daily-day-close = prope optimum automatum
web-daily-day-slip = actum
web-daily-day-none = non actum
web-daily-day-absent = ante primum diem huius servitri
web-daily-bots = Gradus automatorum: { $bots }.
web-daily-begun = { $begun ->
        [0] Nemo adhuc incepit.
        [1] Unus incepit.
       *[other] { NUMBER($begun, useGrouping: 0) } inceperunt.
    }
web-daily-one-try = Unum conatum habes. Incipe ante horam { $ends } (tempus tuum). Abire ac redire licet; quod hora { $opens } finitum non est, pro infecto habetur.
web-daily-go-on = Perge
web-daily-compare = Comparationem vide
web-daily-leisure = Per otium lude
web-daily-opens = Hic dies finitus est. Eventus hora { $opens } patent.
web-daily-playing = agitur
web-daily-unfinished = infectum
web-daily-won = Victoria
web-daily-drawn = Victoria communis
web-daily-lost = Clades
web-daily-days = Dies priores
web-daily-streak = { $days ->
        [1] unus dies
       *[other] { NUMBER($days, useGrouping: 0) } dies continui
    }
web-daily-month = Mensis { NUMBER($month, useGrouping: 0) }, anno { $year }
web-daily-month-before = Mensis prior
web-daily-month-after = Mensis proximus
web-daily-week = Quilibet dies finitus per otium ludi potest.
web-daily-week-best = Optima septem dierum postremorum
web-daily-week-won = victoriae: { NUMBER($won, useGrouping: 0) } e { NUMBER($played, useGrouping: 0) }
web-daily-promise = Aequumne est?
web-daily-promise-text = Pridie servitrum summam probatoriam edit. Cum dies finitus est, semen edit, ex quo omnes tesserae chartaeque sequuntur: SHA-256 eius haec summa esse debet.
web-daily-tomorrow = Cras
web-daily-seed = Semen
web-daily-result = Exitus tuus
web-daily-reckoning = Cetera adhuc computantur…
web-daily-best = Iisdem tesseris: { NUMBER($points, useGrouping: 0) } ({ $bot }).
web-daily-best-won = Iisdem chartis: victoriae { NUMBER($won, useGrouping: 0) } ex { NUMBER($games, useGrouping: 0) } ludis ({ $bot })
web-daily-turns = Singulis sessionibus
web-daily-turn = Sessio { NUMBER($turn, useGrouping: 0) }:
web-daily-mark-best = ut magister
web-daily-mark-close = prope
web-daily-mark-slip = lapsus
web-daily-mark-none = nihil eligendum
web-daily-luck = Fortuna et ars
web-daily-luck-points = Unde puncta tua venerint.
web-daily-luck-chance = Quomodo spes vincendi mutata sit.
web-daily-part-start = initio exspectatum
web-daily-part-skill = consilia tua
web-daily-part-others = vices ceterorum
web-daily-part-result = exitus
web-daily-names = Eventus nominatim
web-daily-names-none = Nemo adhuc nomen ostendit.
web-daily-name-show = Nomen meum ostende
web-daily-name-hide = Nomen meum occulta
web-daily-name-means = Soli ii qui hunc ludum finiverunt id iuxta eventum tuum vident. Rursus occultare potes.
web-daily-everybody = Omnes
web-daily-first = Ante te nemo lusit.
web-daily-nobody = Nemo finivit.
web-daily-players = { $players ->
        [1] Unus lusit.
       *[other] { NUMBER($players, useGrouping: 0) } luserunt.
    }
web-daily-few = Vicisti { NUMBER($worse, useGrouping: 0) } ex aliis { NUMBER($others, useGrouping: 0) }.
web-daily-same = Tecum pares: { NUMBER($same, useGrouping: 0) }.
web-daily-better = Melior fuisti quam { NUMBER($percent, useGrouping: 0) }% ceterorum.
web-daily-crowd = Puncta ultima. Lapides pleni homines sunt, tuus purpureus; rhombi automata sunt.
web-daily-bin = Puncta { NUMBER($from, useGrouping: 0) } ad { NUMBER($to, useGrouping: 0) }: { NUMBER($count, useGrouping: 0) }.
web-daily-others = Ceteri
web-daily-a-bot = Automata
web-daily-stone = Unus lapis est { NUMBER($each, useGrouping: 0) } homines.
web-daily-won-of = Vicerunt { NUMBER($won, useGrouping: 0) } ex { NUMBER($players, useGrouping: 0) }.
web-daily-left = Infecta: { NUMBER($count, useGrouping: 0) }.
web-daily-bots-made = Automata iisdem tesseris
web-daily-bots-won = Quotiens automata iisdem chartis in eadem sede vicerint
web-daily-of = { NUMBER($won, useGrouping: 0) } ex { NUMBER($games, useGrouping: 0) }
web-daily-you = Tu
web-daily-share = Communica
web-daily-card-text = Eventus tuus verbis scriptus
web-daily-copy = Verba exscribe
web-daily-copied = Exscriptum
web-daily-spoiler = Nihil proditur: nulla tessera, nullus numerus, nulla charta.
web-daily-card-note = { NUMBER($best, useGrouping: 0) } ex { NUMBER($turns, useGrouping: 0) } sessionibus ut magister luderet
web-daily-on = Plura
web-daily-sealed = Ludus repetitus et iudicium hora { $opens } patent: alii nondum luserunt.
web-daily-analysis = Iudicium aperi
web-daily-other = Redi ad hunc diem

## Exercitationes

web-exercises = Exercitationes
web-exercise-of = Exercitatio { NUMBER($number, useGrouping: 0) }
web-exercise-number = Exercitatio { NUMBER($number, useGrouping: 0) } · { $grade }
web-exercise-next = Exercitatio proxima
web-exercise-today = hodie { NUMBER($done, useGrouping: 0) } e { NUMBER($total, useGrouping: 0) }
web-exercise-set-done = Hodiernae perfectae sunt.
web-exercise-days = { $days ->
        [1] Dies unus
       *[other] Dies deinceps { NUMBER($days, useGrouping: 0) }
    }. Plurimi: { NUMBER($most, useGrouping: 0) }.
web-exercise-harder = Si bene solvis, difficiliores fiunt.
web-exercise-kept = { $count ->
        [1] Temptata una
       *[other] Temptatae { NUMBER($count, useGrouping: 0) }
    }, { $good ->
        [1] bene soluta una
       *[other] bene solutae { NUMBER($good, useGrouping: 0) }
    }. In hoc instrumento solo.
web-exercise-forget = Dele eventus
web-exercise-forget-sure = Ita, dele
web-exercise-how = Quomodo numeretur
web-exercise-good = Hoc optimum est.
web-exercise-close = Paene par: pro optimo habetur.
web-exercise-cost-win = Hoc centesimis victoriae { $cost } constat.
web-exercise-values = Quanti quidque sit
web-best = optimum
web-better = Melius
web-taken = electum
web-exercise-honest = Solutio cum exercitatione venit: itaque sine conexu quoque fit. Videbis eam, cum responderis.
web-exercise-erring = Haec automata hic peccaverunt: { $levels }.
web-exercise-nobody-errs = Solus tiro hic peccat, in casibus { $share }.
web-exercise-needs-own = Haec exercitatio imaginem ludi propriam poscit, quae hic non valet.

# By lamplight, and what bots say afterwards

web-lamp = Lucerna: quanti sint quae facere potes
web-lamp-lit = Lucerna ardet. Quae ostendit, nemo praeter te videt. Tabulae notant huic mensae lucernas fuisse.
web-lamp-out = Lucerna exstincta est.
web-lamp-wait = Computatur…
web-lamp-own = Tuis oculis tantum.
web-lamp-nothing = Nihil adhuc scitur. Hae sunt tantum sortes distributionis.
web-lamp-chance = Spes tua vincendi, ±{ $error }%.
web-lamp-how = Quomodo computatur?
web-lamp-model-types = Lucerna quemque pro uno e quattuor generibus lusorum habet, ex iis quae fecit. Ordini magis crede quam numeris.
web-lamp-worth = { $points } puncta fere, { $chance } vincendi, ±{ $error }.
web-lamp-turn = Lucerna, cum tuae partes sunt, ostendit quanti sint quae facere potes.
web-lamp-in-points = Ostende puncta
web-lamp-in-chances = Ostende spes
web-afterwords = Quid automata cogitaverint
web-afterword = { $name }, { $level }, sessio { NUMBER($turn, useGrouping: 0) }: { $action }
web-afterword-see = I ad hoc momentum

## Lusus mei

web-floor = Pavimentum tuum
web-floor-won = { $won ->
        [1] victoria e { NUMBER($played, useGrouping: 0) }
       *[other] victoriae e { NUMBER($played, useGrouping: 0) }
    }
web-both-games = Ambo ludi
web-floor-means = Quisque lapillus est ludus finitus, recentissimus ultimus. Pleni victoriae sunt. Tange unum, ut iterum spectes.
web-results-by-side = Ex parte
web-results-by-players = Ex numero lusorum
web-results-players = { $game }, lusores { NUMBER($players, useGrouping: 0) }
web-results-by-seat = Ex sede
web-results-seat = Sedes { NUMBER($seat, useGrouping: 0) }
web-won-share = { NUMBER($won, useGrouping: 0) } e { NUMBER($played, useGrouping: 0) }
web-rates-mean = E viginti casibus undeviginti vera ratio tua his finibus continetur.
web-rates-later = Rationes victoriarum apparent, cum duae comparari possunt, quarum utraque ludos { NUMBER($least, useGrouping: 0) } habet. Ante fortuna regit.
web-results-own = Nemo praeter te haec videt. Ad hoc instrumentum pertinent, non ad nomen tuum.
web-results-by-office = Ex magistratu
web-results-office-means = Ex sessionibus, quibus eum gessisti, tot erant in ludis, quos vicisti.
web-office-turns = { $played ->
        [1] { NUMBER($won, useGrouping: 0) } ex una sessione
       *[other] { NUMBER($won, useGrouping: 0) } e sessionibus { NUMBER($played, useGrouping: 0) }
    }
web-results-given-up = { $count ->
        [1] Ludus unus relictus est. Nec victoria nec clades numeratur, neque aestimatur.
       *[other] Ludi { NUMBER($count, useGrouping: 0) } relicti sunt. Nec victoriae nec clades numerantur, neque aestimantur.
    }
web-results-download = Accipe omnia (JSON)
web-results-download-csv = Ut tabulam (CSV)
web-consent = Status ludorum meorum exercitationes fieri licet
web-consent-means = De omnibus huius instrumenti ludis finitis, praeteritis futurisque: sine nominibus, neque nisi ubi omnes homines qui ibi luserunt consentiunt. Hoc semper revocare potes; exercitationes ad id tempus factae manent.
web-rating = Aestimatio
web-rating-now = { $value } ± { $error }
web-rating-games = { $games ->
        [1] ex uno ludo
       *[other] e ludis { NUMBER($games, useGrouping: 0) }
    }
web-rating-not-yet = { $games ->
        [1] Nondum: ludis { NUMBER($least, useGrouping: 0) } opus est, et adhuc unus numeratur.
       *[other] Nondum: ludis { NUMBER($least, useGrouping: 0) } opus est, et adhuc { NUMBER($games, useGrouping: 0) } numerantur.
    }
web-rating-later = Aestimatio post ludos { NUMBER($least, useGrouping: 0) } venit.
web-rating-label = { $game }: { $first } post primum ludum, { $value } ± { $error } post { NUMBER($games, useGrouping: 0) }.
web-rating-means = Ostendit, quomodo contra automata et homines hic repertos ludas. Omnes a { $middle } incipiunt. E duobus lusoribus is, qui 200 superior est, e quattuor ludis tribus praecedit. E tribus casibus duobus numerus tuus verus intra ± est.
web-rating-counts = Ludi tantum ad finem acti numerantur, in quibus nemo praeter te sedem tuam tenuit, sine lucernis; e decem actibus tuis automatum unum egisse licet. Relicti, ex aliquo momento continuati, diei praeteriti non numerantur.
web-rating-after = Post ludum
web-rating-value = Aestimatio
web-fortunes = Fortuna et ars
web-fortunes-none = Nullus ludus tuus adhuc computatus est.
web-fortunes-points = { $games ->
        [1] Ludus unus: tesserae puncta { $luck } dederunt, consilia tua { $cost } amiserunt.
       *[other] Ludi { NUMBER($games, useGrouping: 0) }, vetustissimus a sinistra: in singulos ludos tesserae puncta { $luck } dederunt, consilia tua { $cost } amiserunt.
    }
web-fortunes-chance = { $games ->
        [1] Ludus unus: consilia tua { $cost } spei vincendi amiserunt.
       *[other] Ludi { NUMBER($games, useGrouping: 0) }, vetustissimus a sinistra: in singulos ludos consilia tua { $cost } spei vincendi amiserunt.
    }
web-fortunes-trend = In parte vetustiore { $older } amissum est, in recentiore { $newer }.
web-fortunes-lucky = fortuna
web-fortunes-unlucky = infortunium
web-fortunes-cost = amissum
web-fortunes-luck = Fortuna
web-fortunes-result = Exitus
web-fortunes-game = Ludus
web-fortunes-left = { $count ->
        [1] Unus e ludis tuis ultimis nondum computatus est.
       *[other] { NUMBER($count, useGrouping: 0) } e ludis tuis ultimis nondum computati sunt.
    }
web-fortunes-work = Computa nunc
web-fortunes-working = { NUMBER($known, useGrouping: 0) } e { NUMBER($all, useGrouping: 0) } computati sunt.
web-fortunes-hopeless = { $count ->
        [1] Ludus unus computari non potest.
       *[other] Ludi { NUMBER($count, useGrouping: 0) } computari non possunt.
    }
web-fortunes-impossible = Hoc servitrum id computare non potest: magister eius hic non est.

## De oblivione

web-erase = Dele memoriam mei
web-erase-lead = Hoc delet in perpetuum, quidquid servitrum de te scit.
web-erase-goes = Quae delentur
web-erase-goes-names = nomen tuum, notae tuae, et quae ad mensas dixisti
web-erase-goes-lists = index ludorum, eventus et conatus cotidiani tui
web-erase-goes-tables = ludi in quibus nemo alius homo erat, ita ut nec iterum spectari possint
web-erase-goes-consent = consensus tuus de exercitationibus e ludis tuis: exinde nullus ludus tuus adhibetur
web-erase-goes-device = in hoc instrumento: nomen et exercitationes tuae
web-erase-stays = Quae manent
web-erase-stays-games = Ludi cum aliis hominibus lusi illorum quoque sunt. Manent, et sedes tua ibi Nemo vocatur.
web-erase-stays-playing = Ubi ludus cum aliis nondum finitus est, cedis, et automatum pro te ludit.
web-erase-stays-others = Quae alii scripserunt, exercitationes antea factae, quae quis servavit, et exemplaria antea facta manent ut sunt.
web-erase-sure = Dele in perpetuum
web-erase-begun = Data tua delentur…
web-erase-left = { $left ->
        [1] Una mensa restat.
       *[other] { NUMBER($left, useGrouping: 0) } mensae restant.
    }
web-erase-again = Nondum omnia deleta sunt. Iterum preme, ut inde pergatur.
web-erase-done = Memoria tui deleta est
web-erase-done-now = Nihil hic iam ad te ducit. In hoc instrumento nunc homo novus es.

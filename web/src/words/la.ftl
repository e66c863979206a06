### Lusoria in Latin: what only the web client says. Ids begin with `web-`.

## Everywhere

web-title = Lusoria: duo ludi Romani ad mensam
web-tagline = Ludi Romani. Nulla ratio, nexus sufficit.
web-back = Redi
web-close = Claude
web-pair = { $name }: { $value }
web-menu = Index
web-menu-table = Mensa
web-language = Lingua
web-settings = Optiones
web-theme = Clarum aut obscurum
web-theme-system = Ut systema
web-theme-light = Clarum
web-theme-dark = Obscurum
web-comfort = Commoditas
web-keys = Claves unius litterae
web-notify = Mone me, cum agere debeo, etiam si alio specto
web-notify-no = Navigatrum id non permittit. In optionibus eius mutari potest.
web-sound = Soni
web-still = Minus motus
web-large = Litterae maiores
web-handed = Hoc telephonum circumfertur
web-open = Nemo alius hoc telephonum videt: partem meam semper ostende
web-rules = Leges
web-rules-of = Leges ludi: { $game }
web-rules-aim = Quid petas
web-rules-course = Quomodo ludatur
web-rules-complete = Leges integrae cum numeris suis (Anglice)
web-learn = Disce tribus minutis
web-learn-of = Disce ludum: { $game }
web-to-home = Redi ad ludos
web-reload = Novam versionem pete
web-lost-title = Nihil hic ostenditur
web-lost = Haec inscriptio ad nullam mensam ducit.
web-version-changed = Nova est Lusoriae versio. Paginam iterum pete.
web-offline = Servitrum non respondet. Mox iterum tempta.
web-went-wrong = Res non successit. Iterum tempta.
web-connecting = Mensa quaeritur

## Home

web-meta = Lusores { NUMBER($least, useGrouping: 0) } ad { NUMBER($most, useGrouping: 0) }, minuta { NUMBER($minutes, useGrouping: 0) } vel plura
web-meta-exactly = Lusores { NUMBER($most, useGrouping: 0) }, minuta { NUMBER($minutes, useGrouping: 0) } vel plura
web-company = Quibuscum automatis ludas
web-play-now = Lude nunc
web-set-table = Mensam aperi
web-continue = Perge ludere
web-offline-home = Conexus nullus est. Lectiones tamen patent.
web-see-all = Ostende omnes
web-no-open-tables = Nulla mensa patet. Aperi unam.
web-watch = Ludum specta
web-loading = Paulisper exspecta
web-table-of = Mensam tenet { $name }
web-seated = sedent { NUMBER($taken, useGrouping: 0) } e { NUMBER($players, useGrouping: 0) }
web-learn-by-playing = Disce ludendo
web-lesson-long = tria minuta
web-my-games-hint = perge aut iterum specta
web-you-are = Tu es { $name }
web-change = Muta
web-done = Factum
web-have-code = Misitne tibi aliquis signum?
web-take-seat = I ad mensam
web-code-unknown = Nulla mensa hoc signum habet. Inspice iterum.
web-code-empty = Prius signum hic scribe.
web-my-games = Ludi mei
web-name-default = Marcus
web-no-games = Nondum ad mensam sedisti.
web-open-tables = Mensae apertae
web-free-seats = { $count ->
        [1] una sedes vacua
       *[other] sedes vacuae { NUMBER($count, useGrouping: 0) }
    }
web-result-won = victoria
web-result-lost = clades
web-points = { $points ->
        [1] punctum unum
       *[other] puncta { NUMBER($points, useGrouping: 0) }
    }
web-give-up = Cede ludo
web-give-up-sure = Prorsus cedis?
web-forget = Ex indice tolle
web-status-open = nondum coepit
web-status-playing = agitur
web-games-going = Qui aguntur
web-games-over = Acti

## The table before the game

web-not-started = Nondum coepit
web-invite = Invita
web-table-code = Signum mensae
web-share-link = Nexum communica
web-copied = Nexus descriptus
web-not-copied = Non descriptum
web-qr = Signum QR nexus mensae
web-seats = Sedes, dextrorsum
web-free-seat = Sedes vacua
web-free-seat-number = Sedes vacua { NUMBER($number, useGrouping: 0) }
web-free-seat-after = Sedes vacua { NUMBER($number, useGrouping: 0) }, proxima: { $name }
web-choose-seat = Elige
web-who-sits = Quis hic sedet?
web-sit-here = Ego hic sedeo
web-move-here = Huc transeo
web-other-here = Aliquis in hoc telephono
web-leave-free = Vacua maneat
web-leave-so = Ita maneat
web-change-places = { $name }: sedem muta
web-press-other-seat = Preme sedem novam. Transit { $name }
web-number-of-seats = Sedes: { NUMBER($players, useGrouping: 0) }
web-shuffle = Sedes misce
web-talk = Colloquium
web-unread = { $count ->
        [1] unus nuntius novus
       *[other] nuntii novi { NUMBER($count, useGrouping: 0) }
    }
web-nothing-said = Nihil adhuc dictum est.
web-reactions = Motus animi
web-phrases = Sententiae
web-claim = Affirma
web-claims = Affirmata
web-claim-hint = Omnes id audiunt, et in tabulis manet. Nemo, verumne sit, quaerit.
web-claim-choose = Elige, quid affirmes
web-add-bot = Automatum adde
web-bot-kind = Quale automatum est { $name }?
web-host = hospes
web-ready = praesto
web-say-ready = Praesto sum
web-say-not-ready = Exspectate me
web-not-ready = Exspectamus: { $names }
web-standings = Hoc vespere
web-won-of = victoriae { NUMBER($won, useGrouping: 0) } e { NUMBER($played, useGrouping: 0) }
web-host-tools = Tu hospes es. Tange duas sedes, ut mutentur. Quem hospitem feceris, is pro te ludum incipit; quem dimiseris, is iterum considere potest.
web-make-host = Fac hospitem
web-get-up = Surge
web-send-away = Dimitte
web-fewer-seats = una sedes minus
web-more-seats = una sedes plus
web-house-rules = Leges domesticae
web-clock = Horologium
web-clock-none = Sine horologio
    .explanation = Quisque tempus sumit, quo eget.
web-clock-gentle = Horologium mite
    .explanation = Tempore exacto semel iterum incipit. Deinde automatum hunc unum actum agit.
web-clock-strict = Horologium severum
    .explanation = Tempore exacto automatum hunc unum actum agit.
web-seconds = Secunda in actum
    .explanation = Quamdiu de uno actu cogitare liceat.
web-chat = Colloquium
web-chat-off = Nullum colloquium
    .explanation = Nemo hic quidquam scribit.
web-chat-phrases = Sententiae paratae
    .explanation = Sententiae quaedam paratae, quas sua quisque lingua legit.
web-chat-free = Colloquium liberum
    .explanation = Quisque quod vult scribit.
web-listed = Ostende hanc mensam omnibus
    .explanation = Ignoti eam invenire et considere possunt.
web-public-record = Ludum finitum publica
    .explanation = Quivis tabulis uti potest, nominibus quoque.
web-your-name = Nomen tuum
web-name-of-other = Nomen alterius lusoris in hoc telephono
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
web-wait-host = Exspectamus, dum { $name } incipiat.
web-one-phone = Adde lusorem in hoc telephono
web-one-phone-hint = Unum telephonum pluribus: conside ad mensam, deinde ibi ceteros adde. Telephonum dicit, cui tradendum sit.

## At the table

web-leave = Discede a mensa
web-leave-hint = Sedes tua tibi manet. Automatum pro te ludit, dum redeas.
web-leave-waits = Sedes tua tibi manet, et ludus te exspectat, dum redeas.
web-skip = I ad id, quod a te petitur
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
web-late = Id iam decretum erat.
web-lost-line = Conexus periit. Mensa quaeritur.
web-back-online = Iterum ad mensam.
web-hold = Vide
web-hold-cards = quae nemo alius scit, dum premis
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Perge
web-turn = Sessio
web-skip-to-end = Ad finem
web-history = Acta
web-say = Dic aliquid
web-send = Mitte
web-mute = Taceat { $name }
web-unmute = Loquatur { $name }
web-tv = Tabula ad televisorium
web-tv-join = Aperi { $place } et hoc signum scribe
web-tv-watch = Specta, aut sedem tuam cape
web-other-device = Sedem meam in aliud instrumentum transfer
web-rejoin-text = In altero instrumento hanc mensam aperi et scribe { $code }.
web-have-rejoin = Sedes mea in alio instrumento est
web-rejoin-code = Signum sedis tuae
web-rejoin = Cape sedem meam
web-sealed-deal = Sors aequa: chartae et tesserae ante ludi initium constitutae sunt. Sigillum earum: { $seal }…
web-your-notes = Notae tuae
web-marks-private = Notas tuas et signa nemo alius umquam videt.
web-hand-phone = Telephonum accipiat
web-turn-round = Verte tabulam
web-curtain = Tu ludis. Cave, ne quis alius quadrum videat.
web-i-am = Ego sum { $name }
web-curtain-hint = Preme et tene per secundum, aut bis clavem Enter preme.

## Games without a board of their own

web-plain-choices = Quae potes
web-plain-choice = Optio { NUMBER($place, useGrouping: 0) }
web-plain-hold = Preme et tene, ut optiones videas
web-plain-find = Quaere optionem

## After the game

web-wins = vincit
web-rematch = Iterum lude ad hanc mensam
web-to-rematch = I ad proximum ludum
web-replay = Specta iterum
web-share-replay = Ludum communica
web-share-picture = Imaginem communica
web-no-picture = Imago fieri non potuit.
web-replay-start = Ante primum actum
web-replay-deal = Chartae distribuuntur.
web-eyes = Quis spectat
web-gallery = Spectatores
web-all-secrets = Omnia arcana
web-turn-before = Una sessione retro
web-step-back = Uno gradu retro
web-step-on = Uno gradu porro
web-turn-after = Una sessione porro
web-step = Gradus
web-play = Age
web-pause = Siste
web-download = Ludum depone
web-signed = Tabulae signatae · { $sum }
web-signed-text = Servitrum hunc ludum signavit. Serva summam probatoriam: tabulae, quae aliam habent, alius ludi sunt, et «lusoria verify» id deprehendit.
web-seal-copy = Describe summam, signum, clavem
web-seal-copied = Descriptum
web-unsigned = Hae tabulae signatae non sunt. Ostendunt omnem actum legitimum et sortem sinceram esse, non autem sic lusum esse.
web-analysis = Iudicium
web-through-eyes = Sic spectat { $name }
web-analysis-busy = Multi ludi exspectant, dum computentur. Mox iterum tempta.
web-analysis-again = Iterum
web-analysis-waiting = { $before ->
        [0] Computatur.
        [1] Computatur. Unus ludus tuum praecedit.
       *[other] Computatur. Ludi, qui tuum praecedunt: { NUMBER($before, useGrouping: 0) }.
    }
web-analysis-short = Hic ludus brevior fuit, quam ut de eo quicquam dici possit.
web-as-table = In tabula
web-percent = { $value }%
web-to-win = % victoriae
web-chart-line = { $name }: initio { $first }, hic { $now }, in fine { $last }
web-start = initium
web-link-moment = Nexus ad hoc momentum
web-your-decisions = Consilia tua
web-decisions-of = Consilia: { $name }

## Lessons

web-lesson = Lectio, gradus { NUMBER($step, useGrouping: 0) } e { NUMBER($last, useGrouping: 0) }
web-learn-names = Livia Cassius Octavia Decimus
web-skip-lesson = Relinque lectionem
web-learn-other = Hoc potius tempta: { $deed }.

web-pace = Celeritas spectaculi
web-pace-slow = Tarda
web-pace-normal = Media
web-pace-fast = Celeris
web-pace-instant = Statim

## The first game on a device

web-show-me = Monstra mihi (3 minuta)
web-just-play = Statim lude
web-opening-waits = Ludus te exspectat.
web-opening-goes-on = Ludus coepit et interim pergit.

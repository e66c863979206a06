### Lusoria in Latin: what all games share, and the terminal game.
### How ids and variables are formed is written in `lusoria/words/__init__.py`.

## Names in a row: Livia, Octavia and you

names-me = tu
names-comma = { $start }, { $end }
names-and = { $start } et { $end }

## The bots

bot = automatum
bot-novice = Tiro
bot-able = Peritum
bot-strong = Validum
bot-master = Magister
bot-random = Fortuitum
    .explanation = Quidlibet agit, quod leges sinunt.
bot-honest = Sincerum
    .explanation = Suffragium pro parte sua fert, cetera sorti permittit.
bot-greedy = Avidum
    .explanation = Novit, quid proxima tessera speret, et chartas ludit, ubi prosunt.
bot-names = Livia Cassius Octavia Decimus Servilia Tullius Fulvia Marcellus Porcia Casca Calpurnia Cinna Trebonius Aurelia Ligarius Hortensia
guest-names = Marcus Aelia Gaius Claudia Titus Iulia Quintus Cornelia Lucius Valeria Publius Flavia Sextus Antonia Gnaeus Domitia

## The terminal game: before the first move

cli-welcome = Lusoria: ludi Romani ad mensam
cli-choose-game = Quem ludum ludere vis?
cli-game = { $sizes ->
        [1] { $name } (lusores { NUMBER($most, useGrouping: 0) }). { $tagline }
       *[other] { $name } (lusores { NUMBER($least, useGrouping: 0) } ad { NUMBER($most, useGrouping: 0) }). { $tagline }
    }
cli-choose-players = Quot luditis, te quoque numerato? { NUMBER($least, useGrouping: 0) } ad { NUMBER($most, useGrouping: 0) }
cli-choose-bots = Quam fortia sint automata?
cli-bots = { $name }: { $temper }
cli-ask-name = Quod est nomen tibi?
cli-name-empty = Nomen unam saltem litteram habeat.
cli-name-long = Nomen non plus quam { NUMBER($most, useGrouping: 0) } litteras habeat.
cli-default = Clavis Enter: { $value }
cli-table = Ad mensam sedent: { $seats }.
cli-begin = Ludus incipit.

## The terminal game: at the table

cli-you = { $name } (tu)
cli-bot = { $name } (automatum)
cli-band = Scribe: { $words }
cli-choose-number = Elige, 1 ad { NUMBER($last, useGrouping: 0) }
cli-not-a-choice = «{ $input }» in indice non est. Elige numerum ab 1 ad { NUMBER($last, useGrouping: 0) }.
cli-not-a-number = «{ $input }» non est numerus a { NUMBER($least, useGrouping: 0) } ad { NUMBER($most, useGrouping: 0) }.
cli-not-yes-or-no = Responde { cli-yes } aut { cli-no }.
cli-word-help = auxilium
cli-word-rules = leges
cli-word-table = mensa
cli-word-history = acta
cli-word-hand = manus
cli-word-quit = exi
cli-yes = ita
    .letter = i
cli-no = non
    .letter = n
cli-help =
    Numero elige. Ad omnem interrogationem etiam scribere potes:
    { cli-word-help }: hos versus
    { cli-word-rules }: leges ludi breviter
    { cli-word-table }: totam mensam, paginam post paginam
    { cli-word-history }: quae adhuc acta sunt
    { cli-word-hand }: quae nemo praeter te videt
    { cli-word-quit }: e ludo discedere
cli-history = Acta
cli-history-empty = Nihil adhuc actum est.
cli-hand = Quae nemo praeter te videt
cli-pass = Trade claviaturam. Nunc ludit { $seat }.
cli-continue = Preme clavem Enter, ut pergas.
cli-quit-confirm = Visne ex hoc ludo discedere?
cli-over = Ludus finitus est.
cli-farewell = Vale.
cli-interrupted = E ludo discessisti.
cli-seed = Lusum est ex semine { $seed }. Idem semen eandem fortunam dat.
cli-record-written = Ludus servatus est in { $path }.

## Checking a record: ids begin with `records-`

records-true =
    { $events ->
        [1] Recte se habet: unus eventus e legibus sequitur.
       *[other] Recte se habet: eventus omnes { NUMBER($events, useGrouping: 0) } e legibus sequuntur.
    }
records-what_if =
    { $events ->
        [1] Prima res alterius ludi est, unde lusum est: non unus ludus est.
       *[other] Primae res { NUMBER($events, useGrouping: 0) } alterius ludi sunt, unde lusum est: non unus ludus est.
    }
records-unfinished = Ludus ad finem actus non est.
records-chance-unchecked = Chartae et tesserae fieri possunt, sed sine semine nemo scit, an sors sincera fuerit.
records-unsigned = Ludus signatus non est. Itaque nihil ostendit sic lusum esse: qui semen novit, alium cursum fingere potest, aeque legitimum, aeque sincerum.
records-signed = Signatus est clave { $key }, quam nominavisti: hic est ludus, ut servitrum eum perscripsit.
records-signed-unknown = Signatus est clave { $key }, quam non nominavisti: cuius sit, nihil hic ostendit. Nomina clavem servitri (--key) aut servitrum (--server).
records-unreadable-whole = Legi non possunt, aut pars tantum adest.
records-unreadable-field = Locus { $where } legi non potest.
records-unreadable-game = Ludi sunt, qui hic non luditur.
records-unreadable-newer = Recentior forma scriptae sunt, quae hic nota non est.
records-finding-commitment = Semen non est promissum: SHA-256 eius a promisso differt.
records-finding-options = His condicionibus nulla mensa ludere potest.
records-finding-seats =
    Tabulae habent { $seats ->
        [1] sedem unam
       *[other] sedes { NUMBER($seats, useGrouping: 0) }
    }, condiciones autem lusores { NUMBER($players, useGrouping: 0) }.
records-finding-after_end = events[{ NUMBER($at, useGrouping: 0) }]: ludus iam antea finitus erat.
records-finding-chance = events[{ NUMBER($at, useGrouping: 0) }]: semen dat { $expected }, tabulae habent { $found }.
records-finding-impossible = events[{ NUMBER($at, useGrouping: 0) }]: nulla charta, nulla tessera hic dare potest { $found }.
records-finding-uncaused = events[{ NUMBER($at, useGrouping: 0) }]: { $found } hic agi a lusore non potest.
records-finding-refused = events[{ NUMBER($at, useGrouping: 0) }]: { $found } non licebat.
records-finding-consequence = events[{ NUMBER($at, useGrouping: 0) }]: sequi debet { $expected }, tabulae habent { $found }.
records-finding-cut_off = events[{ NUMBER($at, useGrouping: 0) }] deest: sequi debet { $expected }.
records-finding-unfinished = Exitus dicitur { $found }, sed eventus ad finem ludi non perveniunt.
records-finding-result = Ludus sic finitus est: { $expected }; tabulae habent { $found }.
records-finding-no_seed = Ludus finitus est, sed semen eius non patet.
records-finding-no_checksum = Ludus finitus est, sed summa probatoria deest.
records-finding-checksum = Omnis eventus legitimus est et sincerus, nec tamen ei sunt, qui obsignati erant: summa probatoria differt.
records-finding-signature = Omnis eventus legitimus est et sincerus, nec tamen ei sunt, qui signati erant: signum alius ludi est aut fictum.
records-finding-other_key = Signatus est clave { $key }, quam non nominavisti.
records-finding-unsigned = Clavem nominavisti, sed nemo has tabulas signavit: cursus fictus esse potest ex eodem semine.

## The terminal game: its screens

cli-file-unwritable = { $path } scribi non potest: { $problem }
cli-window-small = Haec fenestra { NUMBER($width, useGrouping: 0) } columnas et { NUMBER($height, useGrouping: 0) } versus habet. Tabula { NUMBER($columns, useGrouping: 0) } columnas et { NUMBER($lines, useGrouping: 0) } versus poscit: itaque textus sursum fluit.
cli-commitment = Fortuna huius ludi iam constituta et obsignata est. Sigillum est SHA-256 seminis: { $commitment }
cli-confirm = { $choice }. Hocine eligis?
cli-back = Redi
cli-more = Plura
cli-again = Iterum lude
cli-write-down = Hunc ludum in { $path } serva
cli-leave = Discede
cli-name-default = Marcus

## Tables: what they refuse, and phrases to say at them

table-refused-sent_away = Hospes te ab hac mensa dimisit.
table-refused-full = Omnes sedes occupatae sunt.
table-refused-seat_taken = Ibi iam aliquis sedet. Aliam sedem elige.
table-refused-seat_empty = Ibi nemo sedet.
table-refused-nobody_there = Ibi nullus homo sedet.
table-refused-not_your_seat = Haec sedes tua non est.
table-refused-no_such_seat = Haec mensa eam sedem non habet.
table-refused-other_game = Mensa ludum suum servat: aperi aliam.
table-refused-nobody_plays = Prius aliquis considat.
table-refused-only_host = Solus hospes id facere potest.
table-refused-begun = Ludus coepit.
table-refused-not_over = Ludus adhuc agitur.
table-refused-not_playing = Ludus nondum coepit.
table-refused-not_running = Nunc ad hanc mensam non luditur.
table-refused-still_playing = Ibi adhuc ludis. Prius ludo cede, deinde eum ex indice tuo tollere poteris.
table-refused-not_seated = Ad hanc mensam sedem non habes.
table-refused-already_joined = Hic conexus iam ad mensam est.
table-refused-name_empty = Nomen unam saltem litteram habeat.
table-refused-no_such_table = Ea mensa non est.
table-refused-no_such_code = Nulla huius mensae sedes id signum habet.
table-refused-no_record = Hac inscriptione nullus ludus finitus invenitur.
table-refused-over_there = Ibi ludus iam finitus est: ad prius momentum redi.
table-refused-no_analysis = De hoc ludo hic iudicari non potest.
table-refused-analysis_rests = Huius ludi iudicium interruptum est. Post breve tempus iterum temptari poterit.
table-refused-sealed = Obsignatum manet, dum dies finiatur: alii nondum luserunt.
table-refused-one_try = Hic est unus huius diei conatus tuus: nemo pro te ludit, in hoc instrumento manet, alter non est.
table-refused-no_such_day = Talis dies hic non est.
table-refused-day_over = Hic dies finitus est. Cum patefactus erit, per otium ludi poterit.
table-refused-play_first = Prius lude: deinde comparationem videbis.
table-refused-no_advice = Lucerna nescit, quanti hoc sit.
table-refused-no_lamps = Ad hanc mensam lucernae non sunt.
table-refused-busy = Mensa occupata est. Iterum tempta.
table-refused-down = In mensa nunc nihil scribi potest. Nihil periit: iterum tempta.
table-refused-restless = In hac mensa satis mutatum est. Aperi novam, ut plura mutes.
table-refused-endless = Post actus { NUMBER($moves, useGrouping: 0) } hic ludus stat: fortasse numquam finiretur. Cede ludo, et aperi novam mensam.
table-refused-too_fast = Paulo citius id fecisti. Exspecta secundas { NUMBER($seconds, useGrouping: 0) }.
table-refused-too_many_tables = Ab hoc instrumento vel rete nimis multae mensae apertae sunt. Postea iterum tempta.
table-refused-too_many_codes = Ab hoc instrumento vel rete nimis multa signa falsa venerunt. Postea iterum tempta.
table-refused-too_many_listed = Instrumentum vel rete non plus quam { NUMBER($most, useGrouping: 0) } mensas simul in indice habere potest. Incipe prius ad unam.
table-refused-chat_off = Ad hanc mensam nemo loquitur.
table-refused-muted = Hospes te tacere iussit.
table-refused-phrase_or_text = Unum dic: sententiam, verba, motum animi aut affirmationem.
table-refused-no_such_phrase = Ea sententia non est.
table-refused-no_such_reaction = Is animi motus non est.
table-refused-phrases_only = Ad hanc mensam sententiae tantum paratae dicuntur.
table-refused-nothing_said = Nihil ibi legendum est.
table-refused-unreadable = Hoc servitrum mensam aperire non potest: ludus eius aut hae leges hic non sunt.
table-refused-not_all_erased = { $tables ->
        [1] Una mensa hic aperiri non potest, quae te adhuc novit.
       *[other] { NUMBER($tables, useGrouping: 0) } mensae hic aperiri non possunt, quae te adhuc noverunt.
    }
table-refused-reload = Haec pagina servitro vetustior est. Iterum eam pete.
table-refused-other_origin = Haec pagina cum hoc servitro loqui non potest.
table-refused-name_long = Nomen usque ad { NUMBER($longest, useGrouping: 0) } litteras habere potest.
table-refused-name_taken = Hic iam aliquis vocatur { $name }.
table-refused-name_alike = Nomen { $name } nimis simile est nomini { $other }, quod hic iam est.
table-refused-too_few_seats = Hic sedent homines { NUMBER($sitting, useGrouping: 0) }: sedes { NUMBER($seats, useGrouping: 0) } esse non possunt.

phrase-hello = Salvete omnes.
phrase-good_game = Pulcher ludus.
phrase-well_played = Bene lusum.
phrase-thinking = Sinite me cogitare.
phrase-hurry = Exspectamus.
phrase-suspicious = Id suspectum videtur.
phrase-trust_me = Credite mihi.
phrase-not_me = Ego non fui.
phrase-thanks = Gratias.
phrase-bad_luck = Mala fortuna.
phrase-again = Ludimusne iterum?
phrase-bye = Valete.
reaction-laugh = ridet
reaction-applause = plaudit
reaction-gasp = miratur
reaction-doubt = dubitat
reaction-anger = irascitur
reaction-sorrow = dolet

## The page of a busy server

serve-wait-title = Exspecta paulum
serve-wait-why = Permultae petitiones a rete tuo veniunt. Nihil perit.
serve-wait-seconds = Haec pagina sua sponte iterum temptabit: { $seconds ->
    [1] post unam secundam
   *[other] post { NUMBER($seconds, useGrouping: 0) } secundas
}.
serve-wait-minutes = Haec pagina sua sponte iterum temptabit: post { NUMBER($minutes, useGrouping: 0) } minuta.
serve-wait-again = Nunc iterum tempta

## A written game in the terminal: ids begin with `replay-`

replay-open = Omnibus arcanis apertis
replay-step = Gradus { NUMBER($step, useGrouping: 0) } ex { NUMBER($last, useGrouping: 0) }
replay-start = Ante primum actum
replay-nothing = Hinc nihil videri potest
replay-prompt = Enter: perge, b: retro, p: ostende, h: auxilium, q: exi
replay-help = Enter pergit, b redit; > et < ad proximam et priorem sessionem; numerus ad illum gradum, t3 ad sessionem tertiam; p ostendit usque ad Control-C. a totum gradum ostendit, paginam post paginam. e1 et sequentes sunt oculi sedis, e0 spectatorum, e* omnia arcana aperit. q exit.
replay-unknown = Hoc iussum non est. Scribe h, ut auxilium videas.
replay-no-step = Ultimus gradus est { NUMBER($last, useGrouping: 0) }.
replay-no-turn = Sessiones sunt ab 1 ad { NUMBER($last, useGrouping: 0) }.
replay-no-eyes = Ab e1 ad e{ NUMBER($last, useGrouping: 0) } sunt sedes, e0 spectatores, e* omnia arcana aperit.
replay-stopped = Constitit.

## What could have been known, after a game

analysis-seat = sedes { NUMBER($seat, useGrouping: 0) }
analysis-gallery = Ut spectatores videre poterant
analysis-eyes = Oculis: { $name }
analysis-turn = sessio
analysis-tenths = E decem: Fidelis, Proditor, Mercator; tum quam probabile sit quasque partes vincere.
analysis-model-mixture = Ceteri pro mixtis habentur: sinceri, neglegentes, periti.
analysis-model-honest = Ceteri pro sinceris suffragatoribus habentur.
analysis-model-strong = Ceteri pro validis lusoribus habentur.
analysis-moments = Quae maxime mutata sint
analysis-turning = Discrimina
analysis-shift-seat = Sessio { NUMBER($turn, useGrouping: 0) }: { $name }, { $side }: e centum antea { NUMBER($before, useGrouping: 0) }, postea { NUMBER($after, useGrouping: 0) }.
analysis-shift-side = Sessio { NUMBER($turn, useGrouping: 0) }: { $side } vincunt: e centum antea { NUMBER($before, useGrouping: 0) }, postea { NUMBER($after, useGrouping: 0) }.
analysis-decisions = Consilia carissima
analysis-no-costs = Nullum quicquam constitit quod metiri liceat.
analysis-cost = Sessio { NUMBER($turn, useGrouping: 0) }, { $name }: «{ $taken }» constitit { $cost } centesimis spei vincendi. Melius: «{ $best }». «{ $reason }»
analysis-points = Punctis
analysis-chance = Spe vincendi, e centum
analysis-head-player = quis
analysis-head-start = exspectatum
analysis-head-luck = tesserae
analysis-head-skill = consilia
analysis-head-others = ceteri
analysis-head-result = exitus

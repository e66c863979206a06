### Lusoria in Latin: what all games share, and the terminal game.
### How ids and variables are formed is written in `lusoria/words/__init__.py`.

## Names in a row: Livia, Octavia and you

names-me = tu
names-comma = { $start }, { $end }
names-and = { $start } et { $end }

## What cannot be read

malformed = Hoc legi non potest. { $where }: { $problem }

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

## The commands

cli-about = Ludi Romani ad mensam: lude, tabulas proba, machinas ludere sine.
cli-help-play = servitrum in hac machina incipere et in navigatro aperire
cli-help-tui = in hoc terminali contra automata ludere
cli-help-verify = tabulas ludi probare: omnem actum, chartam, tesseram
cli-help-replay = tabulas ludi gradatim percurrere
cli-help-analyse = de tabulis ludi iudicare: quid sciri potuerit, et quanti quodque consilium steterit
cli-help-referee = leges machinis servare: versus JSON intrant, versus JSON exeunt
cli-help-schema = schema JSON actionum, eventuum, prospectuum, tabularum edere
cli-help-rules = leges ludi breviter edere
cli-help-check = ludum quem scribis ad leges omnium ludorum probare
cli-option-language = lingua (nisi dicis, huius machinae)
cli-option-version = versionem ostendere et exire
cli-option-game = qui ludus
cli-option-players = numerus lusorum
cli-option-name = nomen tuum
cli-option-bots = quae automata ludant
cli-option-seed = semen, ex quo chartae et tesserae omnes pendent: notae hexadecimales 64
cli-option-set = lex domestica, nomen=pretium (sedes ab 1 numerantur); iterari potest
cli-option-record = documentum, in quo tabulae ludi serventur
cli-argument-record = documentum cum tabulis ludi
cli-option-key = clavis publica servitri, notae hexadecimales 64, aut documentum, quod eam continet; iterari potest
cli-option-server = inscriptio servitri, a quo claves publicae petantur; iterari potest
cli-argument-what = quid edatur
cli-file-missing = Documentum { $path } non est.
cli-file-unreadable = { $path } legi non potest: { $problem }
cli-file-unwritable = { $path } scribi non potest: { $problem }
cli-key-unreadable = «{ $input }» neque clavis publica est notarum hexadecimalium 64 neque documentum, quod eam contineat.
cli-keys-unknown = { $server } claves publicas non dicit: { $problem }
cli-no-terminal = Ludus claviaturam et quadrum visificum poscit. Machinis est iussum referee.
cli-window-small = Haec fenestra { NUMBER($width, useGrouping: 0) } columnas et { NUMBER($height, useGrouping: 0) } versus habet. Tabula { NUMBER($columns, useGrouping: 0) } columnas et { NUMBER($lines, useGrouping: 0) } versus poscit: itaque textus sursum fluit.
cli-not-understood = non agnitum: { $words }
cli-did-you-mean = Dicisne { $word }?
cli-extra-missing = Ut { $command } adhibeas, prius necessaria institue: { $install }
cli-usage = usus:
cli-arguments = argumenta
cli-options = optiones
cli-option-help = hoc auxilium ostendere et exire
cli-fault = { $argument }: { $problem }
cli-fault-required = deest: { $names }
cli-fault-required-one = unum ex his deest: { $names }
cli-fault-together = non convenit cum { $other }
cli-fault-no-value = pretium non habet, hic autem { $value }
cli-fault-value = pretium poscit
cli-fault-one-value = unum summum pretium habet
cli-fault-ambiguous = { $option } esse potest { $matches }
cli-fault-type = «{ $value }» hic non convenit
cli-fault-choice = «{ $value }» nihil horum est: { $choices }
cli-metavar-command = iussum
cli-metavar-task = opus
cli-metavar-set = NOMEN=PRETIUM
cli-metavar-file = DOCUMENTUM

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

cli-option-fast = sine mora inter actus automatorum
cli-commitment = Fortuna huius ludi iam constituta et obsignata est. Sigillum est SHA-256 seminis: { $commitment }
cli-confirm = { $choice }. Hocine eligis?
cli-back = Redi
cli-more = Plura
cli-again = Iterum lude
cli-write-down = Hunc ludum in { $path } serva
cli-leave = Discede
cli-name-default = Marcus
cli-game-unknown = Nullus ludus vocatur «{ $input }». Elige ex his: { $names }.
cli-bots-unknown = { $game } automata non habet, quae vocantur «{ $input }». Elige ex his: { $names }.
cli-seed-unreadable = Semen notas hexadecimales { NUMBER($digits, useGrouping: 0) } habet.
cli-set-form = «{ $input }» lex domestica non est: scribe nomen=pretium.
cli-set-unknown = { $game } legem domesticam non habet, quae vocatur «{ $name }». Elige ex his: { $names }.
cli-set-value = «{ $input }» non convenit cum { $name } ({ $allowed }). { $explained }

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

## The server

serve-ready = Lusoria parata est: { $address }
serve-stop = Ctrl-C servitrum sistit. Nihil perit.
serve-in-use = Aliud servitrum utitur { $path }. Documentum unum servitrum habet: siste id prius, aut huic aliam da --database.
serve-wait-title = Exspecta paulum
serve-wait-why = Permultae petitiones a rete tuo veniunt. Nihil perit.
serve-wait-seconds = Haec pagina sua sponte iterum temptabit: { $seconds ->
    [1] post unam secundam
   *[other] post { NUMBER($seconds, useGrouping: 0) } secundas
}.
serve-wait-minutes = Haec pagina sua sponte iterum temptabit: post { NUMBER($minutes, useGrouping: 0) } minuta.
serve-wait-again = Nunc iterum tempta
serve-option-config = documentum TOML cum his condicionibus; vincunt optiones et variabiles ambitus
serve-option-host = inscriptio, ad quam audiatur
serve-option-port = porta, ad quam audiatur; 0 vacuam capit
serve-option-database = documentum SQLite, aut inscriptio PostgreSQL pluribus nodis
serve-option-public_url = inscriptio, quam homines vident, si servitrum post proxy stat
serve-option-origins = aliae paginae, quae cum hoc servitro loqui possunt, commatibus divisae
serve-option-proxies = inscriptiones aut retia eorum proxy, quibus creditur, quis petat, commatibus divisa
serve-option-keys = arcana, quibus sedes signantur, commatibus divisa; primum signat, omnibus creditur; singula 16 octetorum aut plurium
serve-option-grace = secunda, priusquam automatum vicem gerat eius, qui discessit, ad mensam sine horologio
serve-option-clock_grace = idem ad mensam cum horologio
serve-option-bot_delay = quantum temporis automata sumant: 1 ut homines, 0 nihil
serve-option-bot_workers = processus, in quibus automata cogitant
serve-option-requests_per_minute = petitiones HTTP singulis minutis ab uno instrumento
serve-option-messages_per_second = nuntii singulis secundis ab uno instrumento
serve-option-devices_per_address = quot instrumentorum modum una inscriptio habeat, et quot nova decem minutis afferre possit
serve-option-connections_per_device = conexus unius instrumenti
serve-option-connections_per_address = conexus ab una inscriptione
serve-option-tables_per_hour = mensae singulis horis ab uno instrumento apertae
serve-option-listed_per_device = mensae unius instrumenti, quae simul in indice sunt
serve-option-listed_per_address = mensae unius inscriptionis, quae simul in indice sunt
serve-option-tries_per_address = conatus cotidiani, quos una inscriptio uno die incipere potest
serve-option-exercises = locus exercitationum, quas hoc servitrum suas habet, praeter eas quae adsunt
serve-option-log_level = quantum annotetur: debug, info, warning
serve-option-no_browser = paginam in navigatro non aperire
cli-help-serve = mensas hominibus et machinis tenere, per HTTP et conexus
cli-help-backup = omnia, quae servitrum scit, in unum documentum scribere, dum operatur
cli-help-restore = vacuam datorum sedem ex tali documento implere
cli-help-wipe = in documento servitri quiescentis nullum vestigium deletorum relinquere
cli-help-export = omnes ludos finitos sine nominibus scribere, singulos in singulis versibus
cli-argument-file = documentum scribendum aut legendum
cli-backup-done = Scriptum est in { $path }.
cli-option-consented = ii tantum ludi, ex quibus exercitationes fieri licet: omnes homines qui ibi luserunt consenserunt
cli-export-count = { $count ->
        [1] Ludus unus.
       *[other] { NUMBER($count, useGrouping: 0) } ludi.
    }
cli-restore-done = Restitutum est ex { $path }.
cli-wipe-done = Purgatum est: nullum vestigium deletorum manet.

## Automatum ad mensam alicuius servitri: `lusoria sit`

cli-help-sit = automatum ad mensam sedere iubere, nexu eius dato
sit-argument-link = nexus mensae, vel signum eius
sit-option-bot = quod automatum ludat (nisi dicis, usitatum eius ludi); modulus:classis, si tuum est
sit-option-seat = numerus sedis, ut pagina numerat (nisi dicis, prima vacua)
sit-option-name = nomen ad mensam (nisi dicis, ipsius automati)
sit-option-rematch = post ludum manere et omnem novum ludum sequi, usque ad Ctrl-C
sit-option-pause = secunda ante quemque actum, fere, ut homines sequi possint
sit-option-server = inscriptio servitri, ubi signum solum datur
sit-found = { $game }, lusores { NUMBER($players, useGrouping: 0) }, apud { $server }
sit-seated = { $bot } in sede { NUMBER($place, useGrouping: 0) } sedet et vocatur { $name }.
sit-waits = Exspecto, dum hospes incipiat. Ctrl-C surgere iubet.
sit-moved = Actus meus: { $action }
sit-late = Sero venit «{ $action }»: horologium vel automatum servitri iam egit.
sit-line-lost = Conexus periit. Iterum tempto.
sit-line-back = Iterum ad mensam.
sit-waits-for-rematch = Novum ludum exspecto. Ctrl-C finem facit.
sit-rematch = Novus ludus, apud { $link }
sit-left = A mensa surrexi. Ludum iam coeptum automatum servitri perficit.
client-error-not_a_link = «{ $input }» nexus mensae non est. Talis est: { $example }. Signum sex litterarum quoque sufficit.
client-error-unreachable = { $server } non respondet: { $problem }
client-error-not_lusoria = Apud { $server } aliquid respondet, sed non ut servitrum Lusoriae.
client-error-other_version = { $server } alia protocolli versione utitur. Impone eam Lusoriam, quae ibi est.
client-error-unknown_game = Mensa ludit: { $game }, ex legum versione { NUMBER($rules, useGrouping: 0) }, quae hic ignota est. Impone, quae servitrum habet.
client-error-no_such_bot = { $game } automatum non habet, quod vocatur «{ $input }». Elige ex his: { $names }.
client-error-bot_failed = Automatum pergere non potest: { $problem }
client-error-seat_lost = Sedes iam nostra non est: aut hospes nos dimisit, aut aliquis eam cepit.

## Officina: `lusoria lab`

cli-help-lab = milia ludorum agere: automata contra automata, et quam aequae leges sint
lab-help-tournament = automata contra automata: quis melior sit, et quam certe
lab-argument-bots = automata nota, vel modulus:classis pro tuo; aliud=automatum aliud nomen ei dat
lab-option-deals = distributiones; quaeque cum omni automato in omni sede luditur
lab-option-seed = numerus, ex quo omnes chartae, tesserae, nummi pendent
lab-option-workers = processus, qui ludunt
lab-option-folder = locus eventuum; quod ibi coeptum est pergit
lab-option-changed_code = pergere, etiam si codex automati mutatus est
lab-deals = Distributiones
lab-lifts = Unus inter alios: quanto plus vincat quam unus ex illis suo loco, in centesimis
lab-mixed = Ad mensas mixtas, optimus primus
lab-head-bot = quis
lab-head-among = inter
lab-head-wins = vincit
lab-head-lift = plus
lab-head-points = puncta
lab-head-seats = sedes
lab-head-odds = log ratio
lab-head-skill = per openskill
lab-cut_off = Ludi nimis longi, qui non numerantur: { NUMBER($games, useGrouping: 0) }
lab-written = Omnia sunt in { $folder }.
lab-help-solve = optimus unius lusoris lusus ad puncta, exacte: omnis columna, omnes chartae
lab-argument-solved = ludus solvendus
lab-option-turns = vices quae restant, usque ad tot
lab-option-threads = fila laborantia
lab-option-solution = sinus tabularum, semigigabytum singulis vicibus; quod adest non iterum fit
lab-columns = Columnae
lab-solved = Media omnium punctorum a columna vacua, quam optime ludenti
lab-head-turns = vices
lab-head-no_cards = sine chartis
lab-head-joker = Ioculator solus
lab-head-all_cards = omnes chartae
lab-help-train = quae automata memoria tenent: ludendo contra se didicerunt
lab-help-exercises = exercitationes facere: res quae cogitationem merentur, et quid de eis sciatur
lab-argument-exercises = cuius ludi
lab-option-count = tot ex quoque quattuor graduum
lab-option-records = primum ex ludis perscriptis: tabula una, vel una in quoque versu; non nisi consentientibus lusoribus
lab-option-only_records = ex his tabulis solis, non ex ludis automatorum; quot sunt, usque ad hunc numerum cuiusque gradus
lab-option-exercises = quo tabula ponatur
lab-exercises = Exercitationes
lab-argument-learned = ludus discendus
lab-option-learned_players = numeri lusorum, pro quibus discitur, unus vel ab..ad
lab-option-learned = locus tabularum, unum scriptum pro quoque numero lusorum
lab-learning = Discitur
lab-help-balance = quam aequi ludi sint, in pagina legenda
lab-option-games_of = qui ludus; iterari potest (nisi dicis, omnes)
lab-option-policy = quis ludat: random, aut automatum; iterari potest
lab-option-only = haec sola figura, nomine suo; iterari potest
lab-option-games = ludi cuiusque mensae, pro eis, qui in nucleo ludunt
lab-option-slow_games = ludi cuiusque mensae, pro eis, qui lentis legibus ludunt
lab-option-report = locus paginae cum tabulis et imaginibus
lab-counting = Numerantur ludi
lab-report = Relatio est in { $page }.

## A written game in the terminal: ids begin with `replay-`

replay-argument-record = tabulae ludi scripti, aut - pro eis quae per fistulam veniunt
replay-option-open = omnibus arcanis apertis
replay-option-step = ab hoc gradu incipe, ut inscriptio paginae numerat
replay-option-turn = ab hac sessione incipe
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

analyse-option-seat = sedes ex qua spectatur, ut pagina numerat (aliter spectatores)
analyse-option-model = quomodo ceteri ludere putentur
analyse-option-form = text, html (pagina per se), aut JSON
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

## Checking a game

check-argument-game = nomen ludi, aut { $form }, si institutus non est
check-option-games = numerus ludorum; quaeque lex domestica semel saltem luditur
check-option-seed = numerus, ex quo ludi fortuiti pendent
check-option-law = hanc tantum legem probare
check-option-json = pro quaque lege rem JSON edere, cum eventibus ludi
check-title = { $game }, leges { $version }, ex { $file }: ludi fortuiti { NUMBER($games, useGrouping: 0) }, semen { NUMBER($seed, useGrouping: 0) }
check-holds = { $law }: servatur. { $demand }
check-broken = { $law }: VIOLATVR. { $demand }
check-skipped = { $law }: non probata, quia { $why ->
        [not_installed] automata novissimam tantum formam ludi instituti ludunt.
       *[unplayable] ludus fortuitus ludi non potest.
    }
check-more = et praeterea { NUMBER($count, useGrouping: 0) }
check-again = Vt haec iterum invenias, totum iussum repete cum --games { NUMBER($games, useGrouping: 0) } et --seed { NUMBER($seed, useGrouping: 0) }. Semen unius ludi non sufficit.
check-result = { $count ->
        [0] Ludus omnes leges probatas servat.
        [1] Ludus unam legem violat.
       *[other] Ludus leges violat: { NUMBER($count, useGrouping: 0) }.
    }
law-game-can-be-listed = Ludus omnia membra habet, et nomen, sententiam, leges Anglice.
law-games-run-without-errors = Nullus ludus fortuitus casu interrumpitur.
law-games-end-with-a-result = Omnis ludus fortuitus finitur, cum fine, victoribus, eventu.
law-legal-lists-what-decide-accepts = Ludus omnes actiones indicis accipit, ceteras cum noto legis numero recusat.
law-unknown-seat-is-refused = Sedes quae non est nihil agere potest.
law-first-event-names-its-action = Primus actionis eventus actionem nominat.
law-odds-sum-to-one = Sortes unum efficiunt, nec duo exitus ab eodem eventu incipiunt.
law-events-rebuild-every-state = Ex eventibus solis omnis status restituitur.
law-json-keeps-every-value = Optiones, actiones, eventus, prospectus in JSON non mutantur.
law-views-are-complete = Omnes prospectus eandem partem publicam habent; pars privata et actiones sunt spectantis.
law-redacting-twice-changes-nothing = Arcana bis celare idem est ac semel.
law-concerns-is-public = Omnes scire possunt ad quas sedes eventus pertineat, nec ceterae plus quam spectatores vident.
law-unconcerned-seats-keep-their-view = Sedes ad quas nullus eventus pertinet eadem sciunt eademque possunt.
law-marked-seats-exist = Quidquid ut sedes notatum est, sedes mensae est.
law-equal-events-give-equal-views = Qui eosdem eventus viderunt, eundem prospectum, easdem actiones, eadem responsa accipiunt.
law-equal-views-give-equal-events = Qui eosdem prospectus habent, eosdem eventus viderunt.
law-redacted-fields-are-marked-secret = Quidquid celatur ut arcanum notatum est, nec aliud quidquam.
law-one-field-name-has-one-mark = Quae idem nomen habent, eandem notam habent.
law-house-rules-can-be-played = Quodque legis domesticae genus ludi potest.
law-printed-values-are-the-defaults = Leges impressae valent, si nihil dicitur.
law-every-message-exists = Nuntius est pro omni eventu, actione, lege, gradu, optione.
law-every-text-is-complete = Omnis nuntius omnia habet quae dicenda sunt, pro quoque lusore.
law-every-refusal-has-a-sentence = Omni recusationi sua est sententia.
law-types-have-tags = Omnis actio omnisque eventus notam (tag) habet.
law-optional-members-have-current-names = Nullum membrum additum nomen vetus habet.
law-extensions-can-be-loaded = Cetera omnia quae ludus affert legi possunt.
law-extensions-are-known-and-have-their-type = Cetera omnia quae ludus affert nomen notum et formam idoneam habent.
law-lesson-can-be-played = Lectio cum ludo finitur, et omnes eius sententiae adsunt.
law-exercises-have-a-screen = Exercitationes sine paginis propriis partes habent quas cliens ostendit.
law-bots-choose-legal-actions = Automata actiones licitas tantum eligunt.
law-bots-choose-deterministically = Automata ex eodem conspectu eisdemque numeris fortuitis idem eligunt.

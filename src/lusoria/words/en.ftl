### Lusoria in English: what all games share, and the terminal game.
### How ids and variables are formed is written in `lusoria/words/__init__.py`.

## Names in a row: Livia, Octavia and you

names-me = you
names-comma = { $start }, { $end }
names-and = { $start } and { $end }

## What cannot be read

malformed = This cannot be read. { $where }: { $problem }

## The bots

bot = bot
bot-novice = Novice
bot-able = Able
bot-strong = Strong
bot-master = Master
bot-random = Any move
    .explanation = Picks any move the rules allow.
bot-honest = Honest
    .explanation = Votes for its own side and leaves the rest to a coin.
bot-greedy = Greedy
    .explanation = Knows the odds of the next die and spends cards where they pay.
bot-names = Livia Cassius Octavia Decimus Servilia Tullius Fulvia Marcellus Portia Casca Calpurnia Cinna Trebonius Aurelia Ligarius Hortensia
guest-names = Marcus Aelia Gaius Claudia Titus Julia Quintus Cornelia Lucius Valeria Publius Flavia Sextus Antonia Gnaeus Domitia

## The terminal game: before the first move

cli-welcome = Lusoria: Roman table games
cli-choose-game = Which game do you play?
cli-game = { $sizes ->
        [1] { $name } ({ NUMBER($most, useGrouping: 0) } players). { $tagline }
       *[other] { $name } ({ NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } players). { $tagline }
    }
cli-choose-players = How many play, you included? { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
cli-choose-bots = How strong are the others?
cli-bots = { $name }: { $temper }
cli-ask-name = What is your name?
cli-name-empty = A name needs at least one letter.
cli-name-long = A name has { NUMBER($most, useGrouping: 0) } letters at most.
cli-default = Enter: { $value }
cli-table = At the table: { $seats }.
cli-begin = The game begins.

## The terminal game: at the table

cli-you = { $name } (you)
cli-bot = { $name } (bot)
cli-choose-number = Your choice, 1 to { NUMBER($last, useGrouping: 0) }
cli-not-a-choice = “{ $said }” is not on the list. Choose a number from 1 to { NUMBER($last, useGrouping: 0) }.
cli-not-a-number = “{ $said }” is no number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
cli-not-yes-or-no = Answer { cli-yes } or { cli-no }.
cli-word-help = help
cli-word-rules = rules
cli-word-history = history
cli-word-hand = hand
cli-word-quit = quit
cli-yes = yes
    .letter = y
cli-no = no
    .letter = n
cli-help =
    Choose by number. At any question you may also type:
    { cli-word-help }: these lines
    { cli-word-rules }: the rules of this game in short
    { cli-word-history }: what has happened so far
    { cli-word-hand }: what only you can see
    { cli-word-quit }: leave the game
cli-history = What has happened
cli-history-empty = Nothing has happened yet.
cli-hand = What only you can see
cli-pass = Hand the keyboard to { $seat }.
cli-continue = Press Enter to go on.
cli-quit-confirm = Do you leave this game?
cli-over = The game is over.
cli-farewell = Farewell.
cli-interrupted = You have left the game.
cli-seed = Played from seed { $seed }. The same seed deals the same cards and dice.
cli-record-written = The game is written down in { $path }.

## The commands

cli-about = Roman table games: play them, check a record, let programs play.
cli-help-play = open a table for this evening: a server on this machine, and its page
cli-help-tui = play a game in this terminal, against bots
cli-help-verify = play a written game again and say whether every move, card and die is in order
cli-help-replay = a written game again, step by step
cli-help-analyse = what could have been known in a written game, and what each decision cost
cli-help-referee = keep the rules for programs: JSON lines in, JSON lines out
cli-help-schema = print the JSON schema of actions, events, views or records
cli-help-rules = print the rules of a game in short
cli-option-language = language (by default, that of this machine)
cli-option-version = show the version and leave
cli-option-game = which game
cli-option-players = number of players
cli-option-name = your name
cli-option-bots = which bots play
cli-option-seed = seed that decides all cards and dice: 64 hexadecimal digits
cli-option-set = a rule of the house, as name=value; may be given more than once
cli-option-record = file to write the game to
cli-argument-record = file with a written game
cli-option-key = public key of a server, 64 hexadecimal digits, or a file that holds it; may be given more than once
cli-option-server = address of a server whose public keys are asked for; may be given more than once
cli-argument-what = what to print
cli-file-missing = There is no file { $path }.
cli-file-unreadable = { $path } cannot be read: { $problem }
cli-file-unwritable = { $path } cannot be written: { $problem }
cli-key-unreadable = “{ $said }” is neither a public key of 64 hexadecimal digits nor a file that holds one.
cli-keys-unknown = { $server } does not tell its public keys: { $problem }
cli-no-terminal = A game needs a keyboard and a screen. For programs there is the command referee.
cli-not-understood = not understood: { $words }
cli-did-you-mean = Did you mean { $word }?
cli-extra-missing = To use { $command }, first install what it needs: { $install }

## Checking a record: ids begin with `records-`

records-true =
    { $events ->
        [one] In order: its one event follows from the rules.
       *[other] In order: all { NUMBER($events, useGrouping: 0) } events follow from the rules.
    }
records-what_if =
    { $events ->
        [one] One event of it happened in another game, and was played on from there: it is no game of one piece.
       *[other] Its first { NUMBER($events, useGrouping: 0) } events happened in another game, and were played on from there: it is no game of one piece.
    }
records-unfinished = The game was not played to its end.
records-chance-unchecked = Cards and dice are possible, but without the seed nobody can tell that they are fair.
records-unsigned = It is not signed, so nothing shows that the game was played like this: whoever knows the seed can invent another course, just as legal and just as fair.
records-signed = Signed by { $key }, a key you named: this is the game as its server wrote it down.
records-signed-unknown = Signed by { $key }, a key you have not named: whose it is, nothing here shows. Name the server’s key (--key), or the server (--server).
records-unreadable-whole = It cannot be read at all, or only a part of it is there.
records-unreadable-field = Its field { $where } cannot be read.
records-unreadable-game = It is of a game that is not played here.
records-unreadable-newer = It was written by a newer version, in a form that is not known here.
records-finding-commitment = The seed is not the one that was promised: its SHA-256 differs from the commitment.
records-finding-options = No table may play with these options.
records-finding-seats =
    The record has { $seats ->
        [one] one seat
       *[other] { NUMBER($seats, useGrouping: 0) } seats
    }, its options say { NUMBER($players, useGrouping: 0) } players.
records-finding-after_end = events[{ NUMBER($at, useGrouping: 0) }]: the game is over before it.
records-finding-chance = events[{ NUMBER($at, useGrouping: 0) }]: the seed gives { $expected }, the record has { $found }.
records-finding-impossible = events[{ NUMBER($at, useGrouping: 0) }]: no card or die can bring { $found } here.
records-finding-uncaused = events[{ NUMBER($at, useGrouping: 0) }]: { $found } is nothing a player can do here.
records-finding-refused = events[{ NUMBER($at, useGrouping: 0) }]: { $found } was not allowed.
records-finding-consequence = events[{ NUMBER($at, useGrouping: 0) }]: { $expected } must follow, the record has { $found }.
records-finding-cut_off = events[{ NUMBER($at, useGrouping: 0) }] is missing: { $expected } must follow.
records-finding-unfinished = The record states the result { $found }, but its events do not reach the end of the game.
records-finding-result = The game ended with { $expected }, the record states { $found }.
records-finding-no_seed = The game is over, but its seed is not revealed.
records-finding-no_checksum = The game is over, but its checksum is missing.
records-finding-checksum = Every event is legal and fair, yet they are not the ones that were sealed: the checksum differs.
records-finding-signature = Every event is legal and fair, yet they are not the ones that were signed: the signature is of another game, or made up.
records-finding-other_key = Signed by { $key }, which is none of the keys you named.
records-finding-unsigned = You named a key, but nobody has signed this record: it may be an invented course of the same seed.

## The terminal game: its screens

cli-option-fast = no pauses between the moves of the bots
cli-commitment = Every card and die is already decided and sealed. The seal is the SHA-256 of the seed: { $commitment }
cli-confirm = { $choice }. Is that your choice?
cli-back = Back
cli-more = More choices
cli-again = Play again
cli-write-down = Write this game down in { $path }
cli-leave = Leave
cli-name-default = Marcus
cli-game-unknown = No game is called “{ $said }”. There are: { $names }.
cli-bots-unknown = { $game } has no bots called “{ $said }”. There are: { $names }.
cli-seed-unreadable = A seed is written with { NUMBER($digits, useGrouping: 0) } hexadecimal digits.
cli-set-form = “{ $said }” is no rule of the house: write it as name=value.
cli-set-unknown = { $game } has no rule of the house called “{ $name }”. There are: { $names }.
cli-set-value = “{ $said }” does not fit { $name } ({ $allowed }). { $explained }

## Tables: what they refuse, and phrases to say at them

table-refused-sent_away = The host has sent you away from this table.
table-refused-full = Every seat is taken.
table-refused-seat_taken = Somebody sits there already.
table-refused-seat_empty = Nobody sits there.
table-refused-nobody_there = No person sits there.
table-refused-not_your_seat = That is not your seat.
table-refused-no_such_seat = This table has no such seat.
table-refused-other_game = A table keeps its game: open another one.
table-refused-nobody_plays = Somebody must sit down first.
table-refused-only_host = Only the host can do that.
table-refused-begun = The game has begun.
table-refused-not_over = The game is still being played.
table-refused-not_playing = The game has not begun.
table-refused-not_running = No game is being played at this table.
table-refused-still_playing = You are still playing there. Give the game up first, then it can leave your list.
table-refused-not_seated = You have no seat at this table.
table-refused-already_joined = This connection is at a table already.
table-refused-name_empty = A name needs at least one letter.
table-refused-no_such_table = There is no such table.
table-refused-no_such_code = No seat of this table has that code.
table-refused-no_record = There is no finished game at this address.
table-refused-over_there = The game is over there: go back to an earlier moment.
table-refused-no_analysis = This game cannot be analysed here.
table-refused-analysis_rests = The analysis of this game broke off. In a minute it can be tried again.
table-refused-sealed = It stays sealed until the day is over: for everybody the same is still to come.
table-refused-one_try = This is the one try of a day: nobody plays it for you, it stays on this device, and there is no second one.
table-refused-no_such_day = There is no such day here.
table-refused-day_over = This day is over. It can be played at leisure once it is laid open.
table-refused-play_first = Play first: then you see how it compares.
table-refused-no_advice = Nobody here can say what that is worth.
table-refused-no_lamps = No lamps are lit at this table.
table-refused-busy = The table is busy. Try once more.
table-refused-down = The table cannot be written to just now. Nothing is lost: try once more.
table-refused-restless = This table has seen enough changes. Open a new one to go on changing things.
table-refused-endless = After { NUMBER($moves, useGrouping: 0) } moves this game stands still: it might never end. Give it up, and open a new table.
table-refused-too_fast = That was a little fast. Wait a moment.
table-refused-too_many_tables = Too many tables were opened from this device or your network. Wait a while.
table-refused-too_many_listed = Tables that one device or one network may have listed at once: at most { NUMBER($most, useGrouping: 0) }. Let one of them begin first.
table-refused-chat_off = Nobody talks at this table.
table-refused-muted = The host has asked you to be silent.
table-refused-phrase_or_text = Say one thing: a phrase, a text, a reaction or a claim.
table-refused-no_such_phrase = There is no such phrase.
table-refused-no_such_reaction = There is no such reaction.
table-refused-phrases_only = Only set phrases at this table.
table-refused-nothing_said = There is nothing to read in that.
table-refused-unreadable = This server cannot open this table: its game, or these rules of it, are not installed here.
table-refused-not_all_erased = { $tables ->
        [one] One table cannot be opened by this server, and still knows you.
       *[other] { NUMBER($tables, useGrouping: 0) } tables cannot be opened by this server, and still know you.
    }
table-refused-reload = This page is older than the server. Load it again.
table-refused-other_origin = This page may not speak to this server.
table-refused-name_long = A name may have up to { NUMBER($longest, useGrouping: 0) } letters.
table-refused-name_taken = Somebody here is called { $name } already.
table-refused-name_alike = { $name } looks too much like { $other }, who is here already.
table-refused-too_few_seats = { NUMBER($sitting, useGrouping: 0) } people sit here, so there cannot be { NUMBER($seats, useGrouping: 0) } seats.

phrase-hello = Greetings to all.
phrase-good_game = Good game.
phrase-well_played = Well played.
phrase-thinking = Let me think.
phrase-hurry = We are waiting.
phrase-suspicious = That looks suspicious.
phrase-trust_me = You can trust me.
phrase-not_me = It was not me.
phrase-thanks = Thank you.
phrase-bad_luck = Bad luck.
phrase-again = One more game?
phrase-bye = Farewell.
reaction-laugh = laughs
reaction-applause = applauds
reaction-gasp = gasps
reaction-doubt = doubts it
reaction-anger = is angry
reaction-sorrow = is sad

## The server

serve-ready = Lusoria is ready at { $address }
serve-stop = Ctrl-C stops it. Nothing is lost.
serve-in-use = Another server is using { $path }. A file has one server: stop it first, or give this one another --database.
serve-wait-title = One moment
serve-wait-why = A great many requests are coming from your network. Nothing is lost.
serve-wait-seconds = This page tries again by itself in { $seconds ->
    [one] a second
   *[other] { NUMBER($seconds, useGrouping: 0) } seconds
}.
serve-wait-minutes = This page tries again by itself in { NUMBER($minutes, useGrouping: 0) } minutes.
serve-wait-again = Try again now
serve-option-config = TOML file with these settings; flags and environment variables win
serve-option-host = address to listen at
serve-option-port = port to listen at; 0 takes a free one
serve-option-database = SQLite file, or the address of a PostgreSQL for several nodes
serve-option-public_url = address that people see, when a proxy stands before the server
serve-option-origins = further pages that may speak to this server, separated by commas
serve-option-proxies = addresses or networks of the proxies to believe about who asks, separated by commas
serve-option-keys = secrets that sign seats, separated by commas; the first signs, all are believed; at least 16 bytes each
serve-option-grace = seconds before a bot stands in for somebody who left, at a table without a clock
serve-option-clock_grace = the same at a table with a clock
serve-option-bot_delay = how long bots take: 1 is like people, 0 is at once
serve-option-bot_workers = processes in which bots think
serve-option-requests_per_minute = HTTP requests a minute from one device
serve-option-messages_per_second = messages a second from one device
serve-option-devices_per_address = how many devices’ budgets one address has, and how many new devices it may bring in ten minutes
serve-option-connections_per_device = sockets of one device
serve-option-connections_per_address = sockets from one address
serve-option-tables_per_hour = tables opened an hour from one device
serve-option-listed_per_device = tables of one device that are listed at once
serve-option-listed_per_address = tables of one address that are listed at once
serve-option-tries_per_address = tries at the daily challenge that one address may begin in a day
serve-option-exercises = folder with exercises of this server’s own, offered beside those that ship
serve-option-log_level = how much is logged: debug, info or warning
serve-option-no_browser = do not open the page in a browser
cli-help-serve = keep tables for people and programs, over HTTP and sockets
cli-help-backup = write everything a server knows to one file, while it runs
cli-help-restore = fill an empty database from such a file
cli-help-wipe = leave no byte of erased people in the file of a stopped server
cli-help-export = write all finished games without names, one record a line
cli-argument-file = file to write or read
cli-backup-done = Written to { $path }.
cli-option-consented = only games that may become exercises: all people who played there consented
cli-export-count = { $count ->
        [one] One game.
       *[other] { NUMBER($count, useGrouping: 0) } games.
    }
cli-restore-done = Restored from { $path }.
cli-wipe-done = Wiped: no byte is left of what was erased.

## A bot at a table of some server: `lusoria sit`

cli-help-sit = let a bot sit down at a table, by its link
sit-argument-link = link of the table, or its code
sit-option-bot = which bot plays (by default, the usual one of the game); module:class for one of your own
sit-option-seat = number of the seat, as the page counts them (by default, the first free one)
sit-option-name = name at the table (by default, that of the bot)
sit-option-rematch = stay after the game and follow every rematch, until Ctrl-C
sit-option-pause = seconds before each move, on average, so that people can follow
sit-option-server = address of the server, where only a code is given
sit-found = { $game } for { NUMBER($players, useGrouping: 0) } at { $server }
sit-seated = { $bot } sits on seat { NUMBER($place, useGrouping: 0) } and is called { $name }.
sit-waits = Waiting for the host to begin. Ctrl-C gets up again.
sit-moved = My move: { $action }
sit-late = Too late for “{ $action }”: the clock or a bot of the server has moved.
sit-line-lost = The line is lost. Trying again.
sit-line-back = Back at the table.
sit-waits-for-rematch = Waiting for a rematch. Ctrl-C ends it.
sit-rematch = A rematch, at { $link }
sit-left = Up from the table. A game that has begun is played on by a bot of the server.
client-trouble-not_a_link = “{ $said }” is no link to a table. One looks like { $example }. A code of six letters will do, too.
client-trouble-unreachable = { $server } does not answer: { $problem }
client-trouble-not_lusoria = Something answers at { $server }, but not as a Lusoria server does.
client-trouble-other_version = { $server } speaks another version of the protocol. Install the Lusoria that runs there.
client-trouble-unknown_game = The table plays { $game } by version { NUMBER($rules, useGrouping: 0) } of its rules, which nobody knows here. Install what the server has.
client-trouble-no_such_bot = { $game } has no bot called “{ $said }”. There are: { $names }.
client-trouble-bot_failed = The bot cannot go on: { $problem }
client-trouble-seat_lost = The seat is no longer ours: the host has sent us away, or somebody has taken it over.

## The lab: `lusoria lab`

cli-help-lab = play by the thousand: bots against bots, and how even the rules are
lab-help-tournament = bots against bots: who is better, and how surely
lab-argument-bots = bots that are listed, or module:class for one of your own; other=bot gives it another name
lab-option-deals = deals; each is played with every bot on every seat
lab-option-seed = number from which all cards, dice and coins follow
lab-option-workers = processes that play
lab-option-folder = folder for the results; what was begun there goes on
lab-option-changed_code = go on even if the code of a bot has changed
lab-deals = Deals
lab-lifts = One among others: what it wins more than one of them would in its place, in points of a hundred
lab-mixed = At mixed tables, the best first
lab-head-bot = who
lab-head-among = among
lab-head-wins = wins
lab-head-lift = more
lab-head-points = points
lab-head-seats = seats
lab-head-odds = log odds
lab-head-skill = openskill
lab-cut_off = Games that were too long and are not counted: { NUMBER($games, useGrouping: 0) }
lab-written = Everything is in { $folder }.
lab-help-solve = the best play for points of one player alone, exactly: every column, every set of cards
lab-argument-solved = game to solve
lab-option-turns = turns that are left, up to so many
lab-option-threads = threads that work
lab-option-solution = folder for the tables, half a gigabyte for each turn; what is there is not made again
lab-columns = Columns
lab-solved = The mean of all points from an empty column on, played as well as can be
lab-head-turns = turns
lab-head-no_cards = no cards
lab-head-joker = only the Joker
lab-head-all_cards = all six cards
lab-help-train = what bots know by heart: learnt by playing against themselves
lab-help-exercises = make exercises: positions worth a thought, and what is known of them
lab-argument-exercises = which game’s
lab-option-count = of each of four grades so many
lab-option-records = positions of games that were written down come first: a record, or one a line; only with their players’ consent
lab-option-only_records = of these records alone, none of games of bots; as many as they have, up to that number of each grade
lab-option-exercises = where the file goes
lab-exercises = Exercises
lab-argument-learned = game to learn
lab-option-learned_players = numbers of players to learn for, one or from..to
lab-option-learned = folder for the tables, one file for each number of players
lab-learning = Learning
lab-help-balance = how even the games are, as a page to read
lab-option-games_of = which game; may be given more than once (by default, all)
lab-option-policy = who plays: random, or a bot; may be given more than once
lab-option-only = only this plot, by its name; may be given more than once
lab-option-games = games of every table, for who plays in a kernel
lab-option-slow_games = games of every table, for who plays by the slow rules
lab-option-report = folder for the page, its tables and pictures
lab-counting = Counting
lab-report = The report is in { $page }.

## A written game in the terminal: ids begin with `replay-`

replay-argument-record = file of the written game, or - for what comes through a pipe
replay-option-open = with every secret told
replay-option-step = begin at this step, as the address of a replay counts
replay-option-turn = begin at this turn
replay-open = With every secret told
replay-step = Step { NUMBER($step, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
replay-start = Before the first move
replay-nothing = Nothing that these eyes see
replay-prompt = Enter: on, b: back, p: play, h: help, q: leave
replay-help = Enter goes on, b back; > and < to the next and the last turn; a number to that step, t3 to turn 3; p plays on until Control-C. e1 and so on are the eyes of a seat, e0 those of the gallery, e* tells every secret. q leaves.
replay-unknown = That is not understood. h tells what there is.
replay-no-step = The last step is { NUMBER($last, useGrouping: 0) }.
replay-no-turn = Turns go from 1 to { NUMBER($last, useGrouping: 0) }.
replay-no-eyes = e1 to e{ NUMBER($last, useGrouping: 0) } are the seats, e0 is the gallery, e* tells every secret.
replay-stopped = Stopped.

## What could have been known, after a game

analyse-option-seat = seat to look from, as the page counts (otherwise the gallery)
analyse-option-model = how the others are taken to play
analyse-option-form = text, json, or html: a page of its own
analysis-seat = seat { NUMBER($seat, useGrouping: 0) }
analysis-gallery = As anybody could see it from outside
analysis-eyes = Through the eyes of { $name }
analysis-turn = turn
analysis-tenths = Of ten: Loyal, Traitor, Merchant; then how likely each side wins.
analysis-model-mixture = The others are taken for mixed company: honest voters, careless and able players.
analysis-model-honest = The others are taken for honest voters.
analysis-model-strong = The others are taken for strong players.
analysis-moments = What changed most
analysis-turning = Turning points
analysis-shift-seat = Turn { NUMBER($turn, useGrouping: 0) }: { $name }, { $side }: { NUMBER($before, useGrouping: 0) } in a hundred before, { NUMBER($after, useGrouping: 0) } after.
analysis-shift-side = Turn { NUMBER($turn, useGrouping: 0) }: { $side } win: { NUMBER($before, useGrouping: 0) } in a hundred before, { NUMBER($after, useGrouping: 0) } after.
analysis-decisions = The costliest decisions
analysis-no-costs = None cost anything that can be measured.
analysis-cost = Turn { NUMBER($turn, useGrouping: 0) }, { $name }: “{ $taken }” cost { $cost } points of winning chance. Better: “{ $best }”. “{ $reason }”
analysis-points = In points
analysis-chance = In winning chance, of a hundred
analysis-head-player = who
analysis-head-start = expected
analysis-head-luck = dice
analysis-head-skill = decisions
analysis-head-others = others
analysis-head-result = result

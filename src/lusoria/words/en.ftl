### Lusoria in English: what all games share, and the terminal game.
### How ids and variables are formed is written in `lusoria/words/__init__.py`.

## Names in a row: Livia, Octavia and you

names-me = you
names-comma = { $start }, { $end }
names-and = { $start } and { $end }

## What cannot be read

malformed = This can’t be read. { $where }: { $problem }

## The bots

bot = bot
bot-novice = Novice
bot-able = Skilled
bot-strong = Strong
bot-master = Master
bot-random = Random
    .explanation = Plays any legal move at random.
bot-honest = Honest
    .explanation = Votes for its own side and flips a coin for the rest.
bot-greedy = Greedy
    .explanation = Knows the odds of the next die and uses cards where they pay.
bot-names = Livia Cassius Octavia Decimus Servilia Tullius Fulvia Marcellus Portia Casca Calpurnia Cinna Trebonius Aurelia Ligarius Hortensia
guest-names = Marcus Aelia Gaius Claudia Titus Julia Quintus Cornelia Lucius Valeria Publius Flavia Sextus Antonia Gnaeus Domitia

## The terminal game: before the first move

cli-welcome = Lusoria: Roman table games
cli-choose-game = Which game do you want to play?
cli-game = { $sizes ->
        [1] { $name } ({ NUMBER($most, useGrouping: 0) } players). { $tagline }
       *[other] { $name } ({ NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } players). { $tagline }
    }
cli-choose-players = How many players, including you? { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
cli-choose-bots = How strong should the bots be?
cli-bots = { $name }: { $temper }
cli-ask-name = What’s your name?
cli-name-empty = A name needs at least one letter.
cli-name-long = A name can have up to { NUMBER($most, useGrouping: 0) } letters.
cli-default = Enter: { $value }
cli-table = At the table: { $seats }.
cli-begin = The game begins.

## The terminal game: at the table

cli-you = { $name } (you)
cli-bot = { $name } (bot)
cli-band = Type: { $words }
cli-choose-number = Your choice, 1 to { NUMBER($last, useGrouping: 0) }
cli-not-a-choice = “{ $input }” isn’t on the list. Choose a number from 1 to { NUMBER($last, useGrouping: 0) }.
cli-not-a-number = “{ $input }” isn’t a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
cli-not-yes-or-no = Answer { cli-yes } or { cli-no }.
cli-word-help = help
cli-word-rules = rules
cli-word-table = table
cli-word-history = history
cli-word-hand = hand
cli-word-quit = quit
cli-yes = yes
    .letter = y
cli-no = no
    .letter = n
cli-help =
    Type the number of your choice. At any prompt you can also type:
    { cli-word-help }: show this list
    { cli-word-rules }: the rules in short
    { cli-word-table }: the whole table, page by page
    { cli-word-history }: what’s happened so far
    { cli-word-hand }: what only you can see
    { cli-word-quit }: leave the game
cli-history = What’s happened so far
cli-history-empty = Nothing has happened yet.
cli-hand = What only you can see
cli-pass = Hand the keyboard to { $seat }.
cli-continue = Press Enter to continue.
cli-quit-confirm = Leave this game?
cli-over = The game is over.
cli-farewell = Farewell.
cli-interrupted = You left the game.
cli-seed = This game’s seed: { $seed }. The same seed brings the same luck.
cli-record-written = Game saved to { $path }.

## The commands

cli-about = Roman table games: play them, check game records, let programs play.
cli-help-play = start a server on this machine and open it in your browser
cli-help-tui = play in this terminal, against bots
cli-help-verify = check a game record: every move, card and die
cli-help-replay = step through a game record
cli-help-analyse = analyse a game record: what players could have known, and what each decision cost
cli-help-referee = run the rules for other programs: JSON lines in, JSON lines out
cli-help-schema = print the JSON schema of actions, events, views or records
cli-help-rules = print the short rules of a game
cli-help-check = check a game that you are writing against the laws of every game
cli-option-language = language (default: this machine’s)
cli-option-version = show the version and exit
cli-option-game = game to play
cli-option-players = number of players
cli-option-name = your name
cli-option-bots = bots to play against
cli-option-seed = seed that decides every card and die: 64 hexadecimal digits
cli-option-set = a house rule, as name=value (seats count from 1); can be given more than once
cli-option-record = file to save the game record to
cli-argument-record = file with a game record
cli-option-key = a server’s public key (64 hexadecimal digits), or a file with one; can be given more than once
cli-option-server = address of a server to fetch public keys from; can be given more than once
cli-argument-what = what to print
cli-file-missing = There’s no file { $path }.
cli-file-unreadable = Can’t read { $path }: { $problem }
cli-file-unwritable = Can’t write { $path }: { $problem }
cli-key-unreadable = “{ $input }” is neither a public key (64 hexadecimal digits) nor a file with one.
cli-keys-unknown = Can’t get the public keys of { $server }: { $problem }
cli-no-terminal = Playing needs a keyboard and a screen. For programs, use the command referee.
cli-window-small = This window has { NUMBER($width, useGrouping: 0) } columns and { NUMBER($height, useGrouping: 0) } lines. The board needs { NUMBER($columns, useGrouping: 0) } columns and { NUMBER($lines, useGrouping: 0) } lines, so the text scrolls instead.
cli-not-understood = not recognised: { $words }
cli-did-you-mean = Did you mean { $word }?
cli-extra-missing = To use { $command }, first install what it needs: { $install }
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-option-help = show this help and exit
cli-fault = { $argument }: { $problem }
cli-fault-required = missing: { $names }
cli-fault-required-one = missing: one of { $names }
cli-fault-together = doesn’t go with { $other }
cli-fault-no-value = takes no value, but has { $value }
cli-fault-value = needs a value
cli-fault-one-value = takes one value at most
cli-fault-ambiguous = { $option } could be { $matches }
cli-fault-type = “{ $value }” doesn’t fit here
cli-fault-choice = “{ $value }” isn’t one of { $choices }
cli-metavar-command = command
cli-metavar-task = task
cli-metavar-set = NAME=VALUE
cli-metavar-file = FILE

## Checking a record: ids begin with `records-`

records-true =
    { $events ->
        [one] Valid: its one event follows the rules.
       *[other] Valid: all { NUMBER($events, useGrouping: 0) } events follow the rules.
    }
records-what_if =
    { $events ->
        [one] Its first event comes from another game, which was played on from there. It isn’t one continuous game.
       *[other] Its first { NUMBER($events, useGrouping: 0) } events come from another game, which was played on from there. It isn’t one continuous game.
    }
records-unfinished = The game wasn’t finished.
records-chance-unchecked = The cards and dice are possible, but without the seed nobody can tell whether they’re fair.
records-unsigned = It isn’t signed, so nothing proves the game was played this way. Anyone who knows the seed could make up another game that’s just as legal and just as fair.
records-signed = Signed by { $key }, a key you named: this is the game as its server recorded it.
records-signed-unknown = Signed by { $key }, a key you haven’t named, so nothing shows whose it is. Name the server’s key (--key) or the server (--server).
records-unreadable-whole = It can’t be read, or part of it is missing.
records-unreadable-field = Its field { $where } can’t be read.
records-unreadable-game = It’s from a game that isn’t installed here.
records-unreadable-newer = A newer version wrote it, in a format this one doesn’t know.
records-finding-commitment = The seed isn’t the one that was promised: its SHA-256 differs from the commitment.
records-finding-options = No table can play with these options.
records-finding-seats =
    The record has { $seats ->
        [one] one seat
       *[other] { NUMBER($seats, useGrouping: 0) } seats
    }, but its options say { NUMBER($players, useGrouping: 0) } players.
records-finding-after_end = events[{ NUMBER($at, useGrouping: 0) }]: the game was already over.
records-finding-chance = events[{ NUMBER($at, useGrouping: 0) }]: the seed gives { $expected }, but the record has { $found }.
records-finding-impossible = events[{ NUMBER($at, useGrouping: 0) }]: no card or die can give { $found } here.
records-finding-uncaused = events[{ NUMBER($at, useGrouping: 0) }]: { $found } isn’t something a player can do here.
records-finding-refused = events[{ NUMBER($at, useGrouping: 0) }]: { $found } wasn’t allowed.
records-finding-consequence = events[{ NUMBER($at, useGrouping: 0) }]: { $expected } must follow, but the record has { $found }.
records-finding-cut_off = events[{ NUMBER($at, useGrouping: 0) }] is missing: { $expected } must follow.
records-finding-unfinished = The record gives the result { $found }, but its events don’t reach the end of the game.
records-finding-result = The game ended with { $expected }, but the record says { $found }.
records-finding-no_seed = The game is over, but its seed hasn’t been revealed.
records-finding-no_checksum = The game is over, but its checksum is missing.
records-finding-checksum = Every event is legal and fair, but these aren’t the events that were sealed: the checksum differs.
records-finding-signature = Every event is legal and fair, but these aren’t the events that were signed: the signature belongs to another game, or is made up.
records-finding-other_key = Signed by { $key }, which isn’t one of the keys you named.
records-finding-unsigned = You named a key, but this record isn’t signed: it could be a made-up game from the same seed.

## The terminal game: its screens

cli-option-fast = no pauses between bot moves
cli-commitment = Everything left to chance in this game is already decided and sealed. The seal is the seed’s SHA-256: { $commitment }
cli-confirm = { $choice }. Are you sure?
cli-back = Back
cli-more = More choices
cli-again = Play again
cli-write-down = Save this game to { $path }
cli-leave = Leave
cli-name-default = Marcus
cli-game-unknown = There’s no game called “{ $input }”. Choose from: { $names }.
cli-bots-unknown = { $game } has no bots called “{ $input }”. Choose from: { $names }.
cli-seed-unreadable = A seed has { NUMBER($digits, useGrouping: 0) } hexadecimal digits.
cli-set-form = “{ $input }” isn’t a house rule: write it as name=value.
cli-set-unknown = { $game } has no house rule called “{ $name }”. Choose from: { $names }.
cli-set-value = “{ $input }” doesn’t fit { $name } ({ $allowed }). { $explained }

## Tables: what they refuse, and phrases to say at them

table-refused-sent_away = The host sent you away from this table.
table-refused-full = Every seat is taken.
table-refused-seat_taken = Someone’s already sitting there. Choose another seat.
table-refused-seat_empty = Nobody’s sitting there.
table-refused-nobody_there = There’s no person in that seat.
table-refused-not_your_seat = That’s not your seat.
table-refused-no_such_seat = This table doesn’t have that seat.
table-refused-other_game = A table can’t change its game. Open a new table instead.
table-refused-nobody_plays = Someone has to sit down first.
table-refused-only_host = Only the host can do that.
table-refused-begun = The game has already started.
table-refused-not_over = The game isn’t over yet.
table-refused-not_playing = The game hasn’t started yet.
table-refused-not_running = There’s no game going on at this table.
table-refused-still_playing = You’re still playing there. Give up the game first, then you can remove it from your list.
table-refused-not_seated = You don’t have a seat at this table.
table-refused-already_joined = This connection is already at a table.
table-refused-name_empty = A name needs at least one letter.
table-refused-no_such_table = That table doesn’t exist. Check the link or the code.
table-refused-no_such_code = No seat at this table has that code. Check it and try again.
table-refused-no_record = There’s no finished game at this address.
table-refused-over_there = The game is already over at that point. Go back to an earlier moment.
table-refused-no_analysis = This game can’t be analysed here.
table-refused-analysis_rests = The analysis broke off. You can try again in a minute.
table-refused-sealed = This stays sealed until the day is over: others haven’t played it yet.
table-refused-one_try = This is your one try for the day: no stand-ins, no other device, no second go.
table-refused-no_such_day = There’s no challenge for that day.
table-refused-day_over = This day is over. Once the results are open, you can play it for fun.
table-refused-play_first = Play it first, then you can compare results.
table-refused-no_advice = The lamp can’t tell what that’s worth.
table-refused-no_lamps = There are no lamps at this table.
table-refused-busy = The table is busy. Try again.
table-refused-down = The table can’t be saved right now. Nothing is lost: try again.
table-refused-restless = This table has been changed too often. Open a new one to make more changes.
table-refused-endless = After { NUMBER($moves, useGrouping: 0) } moves this game has been stopped: it might never end. Give it up and open a new table.
table-refused-too_fast = That was a little fast. Wait { NUMBER($seconds, useGrouping: 0) } s.
table-refused-too_many_tables = Too many tables were opened from this device or network. Try again later.
table-refused-too_many_codes = Too many wrong codes came from this device or network. Try again later.
table-refused-too_many_listed = A device or network can list at most { NUMBER($most, useGrouping: 0) } tables at once. Start one of them first.
table-refused-chat_off = Chat is off at this table.
table-refused-muted = The host has muted you.
table-refused-phrase_or_text = Send one thing at a time: a phrase, a text, a reaction or a claim.
table-refused-no_such_phrase = There’s no such phrase.
table-refused-no_such_reaction = There’s no such reaction.
table-refused-phrases_only = This table allows set phrases only.
table-refused-nothing_said = That message is empty.
table-refused-unreadable = This server can’t open this table: its game, or this version of the rules, isn’t installed here.
table-refused-not_all_erased = { $tables ->
        [one] This server can’t open one of your tables, and that table still knows you.
       *[other] This server can’t open { NUMBER($tables, useGrouping: 0) } of your tables, and they still know you.
    }
table-refused-reload = This page is older than the server. Reload it.
table-refused-other_origin = This page isn’t allowed to talk to this server.
table-refused-name_long = A name can have up to { NUMBER($longest, useGrouping: 0) } letters.
table-refused-name_taken = Someone here is already called { $name }. Choose another name.
table-refused-name_alike = { $name } looks too much like { $other }, who’s already here. Choose another name.
table-refused-too_few_seats = { NUMBER($sitting, useGrouping: 0) } people are sitting here, so there can’t be just { NUMBER($seats, useGrouping: 0) } seats.

phrase-hello = Hello, everyone.
phrase-good_game = Good game.
phrase-well_played = Well played.
phrase-thinking = Let me think.
phrase-hurry = We’re waiting.
phrase-suspicious = That looks suspicious.
phrase-trust_me = You can trust me.
phrase-not_me = It wasn’t me.
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
serve-stop = Press Ctrl-C to stop. Nothing is lost.
serve-in-use = Another server is using { $path }. Stop it first, or give this one another --database.
serve-wait-title = One moment
serve-wait-why = A lot of requests are coming from your network right now. Nothing is lost.
serve-wait-seconds = This page tries again by itself in { $seconds ->
    [one] a second
   *[other] { NUMBER($seconds, useGrouping: 0) } seconds
}.
serve-wait-minutes = This page tries again by itself in { NUMBER($minutes, useGrouping: 0) } minutes.
serve-wait-again = Try again now
serve-option-config = TOML file with these settings; flags and environment variables take precedence
serve-option-host = address to listen on
serve-option-port = port to listen on; 0 picks a free one
serve-option-database = SQLite file, or the address of a PostgreSQL database for several nodes
serve-option-public_url = address people see, if a proxy sits in front of the server
serve-option-origins = other pages allowed to talk to this server, separated by commas
serve-option-proxies = trusted proxies: addresses or networks, separated by commas
serve-option-keys = secrets that sign seats, separated by commas; the first one signs, all are accepted; at least 16 bytes each
serve-option-grace = seconds before a bot stands in for someone who left, at a table without a clock
serve-option-clock_grace = the same, at a table with a clock
serve-option-bot_delay = how long bots take: 1 is like people, 0 is instant
serve-option-bot_workers = number of bot processes
serve-option-requests_per_minute = HTTP requests per minute from one device
serve-option-messages_per_second = messages per second from one device
serve-option-devices_per_address = devices that one address may stand for: it gets their limits together, and as many new devices per ten minutes
serve-option-connections_per_device = sockets from one device
serve-option-connections_per_address = sockets from one address
serve-option-tables_per_hour = tables one device can open per hour
serve-option-listed_per_device = tables one device can list at once
serve-option-listed_per_address = tables one address can list at once
serve-option-tries_per_address = daily challenges one address can start per day
serve-option-exercises = folder with this server’s own exercises, offered alongside the built-in ones
serve-option-log_level = how much to log: debug, info or warning
serve-option-no_browser = don’t open the page in a browser
cli-help-serve = run a server with tables for people and programs, over HTTP and sockets
cli-help-backup = back up a running server to one file
cli-help-restore = fill an empty database from a backup
cli-help-wipe = scrub every trace of erased people from a stopped server’s file
cli-help-export = export all finished games without names, one record per line
cli-argument-file = file to write or read
cli-backup-done = Backed up to { $path }.
cli-option-consented = only games that can become exercises: everyone who played agreed
cli-export-count = { $count ->
        [one] One game.
       *[other] { NUMBER($count, useGrouping: 0) } games.
    }
cli-restore-done = Restored from { $path }.
cli-wipe-done = Done: nothing is left of what was erased.

## A bot at a table of some server: `lusoria sit`

cli-help-sit = seat a bot at a table, using the table’s link
sit-argument-link = link or code of the table
sit-option-bot = which bot plays (default: the game’s usual one); module:class for your own
sit-option-seat = seat number, as shown on the page (default: the first free one)
sit-option-name = name at the table (default: the bot’s)
sit-option-rematch = stay after the game and join every rematch, until Ctrl-C
sit-option-pause = average seconds before each move, so people can follow
sit-option-server = address of the server, if you only give a code
sit-found = { $game } for { NUMBER($players, useGrouping: 0) } at { $server }
sit-seated = { $bot } takes seat { NUMBER($place, useGrouping: 0) } as { $name }.
sit-waits = Waiting for the host to start. Press Ctrl-C to leave.
sit-moved = My move: { $action }
sit-late = Too late for “{ $action }”: the clock or one of the server’s bots moved first.
sit-line-lost = Connection lost. Trying again.
sit-line-back = Back at the table.
sit-waits-for-rematch = Waiting for a rematch. Press Ctrl-C to stop.
sit-rematch = Rematch at { $link }
sit-left = Left the table. If the game has started, one of the server’s bots plays on.
client-error-not_a_link = “{ $input }” isn’t a table link. A link looks like { $example }. A six-letter code works too.
client-error-unreachable = { $server } isn’t answering: { $problem }
client-error-not_lusoria = Something answers at { $server }, but it isn’t a Lusoria server.
client-error-other_version = { $server } uses another version of the protocol. Install the version of Lusoria it runs.
client-error-unknown_game = The table plays { $game } with version { NUMBER($rules, useGrouping: 0) } of its rules, which isn’t installed here. Install what the server has.
client-error-no_such_bot = { $game } has no bot called “{ $input }”. Choose from: { $names }.
client-error-bot_failed = The bot can’t go on: { $problem }
client-error-seat_lost = We’ve lost the seat: the host sent us away, or someone took it over.

## The lab: `lusoria lab`

cli-help-lab = run thousands of games: bot tournaments, and how balanced the rules are
lab-help-tournament = bots against bots: which is better, and how certain that is
lab-argument-bots = bots by name, or module:class for your own; other=bot gives one another name
lab-option-deals = number of deals; each is played with every bot in every seat
lab-option-seed = number that decides every card, die and coin flip
lab-option-workers = processes to play in
lab-option-folder = folder for the results; an unfinished run there is continued
lab-option-changed_code = continue even if a bot’s code has changed
lab-deals = Deals
lab-lifts = One bot among others: how much more it wins than one of them would in its seat, in percentage points
lab-mixed = At mixed tables, best first
lab-head-bot = bot
lab-head-among = among
lab-head-wins = wins
lab-head-lift = gain
lab-head-points = points
lab-head-seats = seats
lab-head-odds = log odds
lab-head-skill = openskill
lab-cut_off = Games cut off as too long, not counted: { NUMBER($games, useGrouping: 0) }
lab-written = The results are in { $folder }.
lab-help-solve = solve one player’s best play for points, exactly: every column, every set of cards
lab-argument-solved = game to solve
lab-option-turns = number of turns left to solve for, at most
lab-option-threads = threads to use
lab-option-solution = folder for the tables, half a gigabyte per turn; existing ones are kept
lab-columns = Columns
lab-solved = Average final score from an empty column with best play
lab-head-turns = turns
lab-head-no_cards = no cards
lab-head-joker = only the Joker
lab-head-all_cards = all cards
lab-help-train = train the bots’ tables by self-play
lab-help-exercises = make exercises: interesting positions and their solutions
lab-argument-exercises = game to make exercises for
lab-option-count = how many of each of the four grades
lab-option-records = start with positions from these games: one record, or one per line; only with their players’ consent
lab-option-only_records = use only these records, no bot games; as many as they give, up to that number per grade
lab-option-exercises = file to write
lab-exercises = Exercises
lab-argument-learned = game to learn
lab-option-learned_players = numbers of players to learn for, as one number or from..to
lab-option-learned = folder for the tables, one file per number of players
lab-learning = Learning
lab-help-balance = report how balanced the games are, as a page
lab-option-games_of = which game; can be given more than once (default: all)
lab-option-policy = who plays: random, or a bot; can be given more than once
lab-option-only = only this plot, by name; can be given more than once
lab-option-games = games per table, for players with a kernel
lab-option-slow_games = games per table, for players without a kernel
lab-option-report = folder for the page, its tables and images
lab-counting = Counting
lab-report = The report is in { $page }.

## A written game in the terminal: ids begin with `replay-`

replay-argument-record = file with a game record, or - to read from a pipe
replay-option-open = show all secrets
replay-option-step = start at this step, as numbered in a replay’s address
replay-option-turn = start at this turn
replay-open = All secrets shown
replay-step = Step { NUMBER($step, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
replay-start = Before the first move
replay-nothing = Nothing to see from here
replay-prompt = Enter: next, b: back, p: play, h: help, q: quit
replay-help = Enter: next step, b: back; > and <: next and previous turn; a number goes to that step, t3 to turn 3; p plays on until Ctrl-C. a shows all of a step, page by page. e1, e2 and so on show what that seat sees, e0 what spectators see, e* all secrets. q quits.
replay-unknown = That’s not a command. Type h for help.
replay-no-step = The last step is { NUMBER($last, useGrouping: 0) }.
replay-no-turn = Turns go from 1 to { NUMBER($last, useGrouping: 0) }.
replay-no-eyes = e1 to e{ NUMBER($last, useGrouping: 0) } are the seats, e0 the spectators, e* shows all secrets.
replay-stopped = Stopped.

## What could have been known, after a game

analyse-option-seat = seat to look from, as numbered on the page (default: spectators)
analyse-option-model = how the other players are assumed to play
analyse-option-form = text, json, or html: a page of its own
analysis-seat = seat { NUMBER($seat, useGrouping: 0) }
analysis-gallery = As spectators saw it
analysis-eyes = As { $name } saw it
analysis-turn = turn
analysis-tenths = Tenths: Loyal, Traitor, Merchant; then each side’s chance to win.
analysis-model-mixture = Assuming the others are mixed company: honest voters, careless players and skilled ones.
analysis-model-honest = Assuming the others are honest voters.
analysis-model-strong = Assuming the others are strong players.
analysis-moments = Biggest shifts
analysis-turning = Turning points
analysis-shift-seat = Turn { NUMBER($turn, useGrouping: 0) }, { $name } as { $side }: from { NUMBER($before, useGrouping: 0) }% to { NUMBER($after, useGrouping: 0) }%.
analysis-shift-side = Turn { NUMBER($turn, useGrouping: 0) }, chance that { $side } win: from { NUMBER($before, useGrouping: 0) }% to { NUMBER($after, useGrouping: 0) }%.
analysis-decisions = The costliest decisions
analysis-no-costs = No decision cost anything measurable.
analysis-cost = Turn { NUMBER($turn, useGrouping: 0) }, { $name }: “{ $taken }” cost { $cost } points of winning chance. Better: “{ $best }”. “{ $reason }”
analysis-points = In points
analysis-chance = In winning chance (%)
analysis-head-player = player
analysis-head-start = expected
analysis-head-luck = dice
analysis-head-skill = decisions
analysis-head-others = others
analysis-head-result = result

## Checking a game

check-argument-game = name of a game, or { $form } for one that isn’t installed
check-option-games = number of games; every house rule is played at least once
check-option-seed = number that decides the random games
check-option-law = check only this law
check-option-json = print one JSON object per law, with the events of the game
check-title = { $game }, rules { $version }, from { $file }: { NUMBER($games, useGrouping: 0) } random games, seed { NUMBER($seed, useGrouping: 0) }
check-holds = { $law }: holds. { $demand }
check-broken = { $law }: BROKEN. { $demand }
check-skipped = { $law }: not checked, because { $why ->
        [not_installed] bots play only the newest version of an installed game.
       *[unplayable] a random game can’t be played.
    }
check-more = and { NUMBER($count, useGrouping: 0) } more
check-again = To find these cases again, repeat the whole command with --games { NUMBER($games, useGrouping: 0) } and --seed { NUMBER($seed, useGrouping: 0) }. The seed of a case isn’t enough.
check-result = { $count ->
        [0] The game keeps every law that was checked.
        [1] The game breaks one law.
       *[other] The game breaks { NUMBER($count, useGrouping: 0) } laws.
    }
law-game-can-be-listed = The game has all members, and its name, tagline and rules in English.
law-games-run-without-errors = No random game ends in an exception.
law-games-end-with-a-result = Every random game ends, with an ending, winners and a result.
law-legal-lists-what-decide-accepts = The game accepts every listed action and refuses all others with a known rule number.
law-unknown-seat-is-refused = A seat that doesn’t exist can’t act.
law-first-event-names-its-action = The first event of an action names the action.
law-odds-sum-to-one = The odds sum to one, and no two outcomes begin with the same event.
law-events-rebuild-every-state = The events alone rebuild every state.
law-json-keeps-every-value = Options, actions, events and views stay the same in JSON.
law-views-are-complete = All views share one public part; the private part and the actions are the viewer’s own.
law-redacting-twice-changes-nothing = Hiding secrets twice gives the same as hiding them once.
law-concerns-is-public = Everyone can tell which seats an event concerns, and other seats see no more than spectators.
law-unconcerned-seats-keep-their-view = Seats that no event concerns keep what they know and may do.
law-marked-seats-exist = Every field marked as a seat holds a seat of the table.
law-equal-events-give-equal-views = Players who saw the same events get the same view, actions and refusals.
law-equal-views-give-equal-events = Players with the same views saw the same events.
law-redacted-fields-are-marked-secret = Every hidden field is marked as secret, and no other field is.
law-one-field-name-has-one-mark = Fields with the same name have the same mark.
law-house-rules-can-be-played = Every value of every house rule can be played.
law-printed-values-are-the-defaults = The printed house rules are the defaults.
law-every-message-exists = There’s a message for every event, action, rule, step and option.
law-every-text-is-complete = Every message has all its variables, for every player.
law-every-refusal-has-a-sentence = Every refusal has its own sentence.
law-types-have-tags = Every action and event has a tag.
law-optional-members-have-current-names = No optional member has an old name.
law-extensions-can-be-loaded = Everything else that the game brings can be loaded.
law-extensions-are-known-and-have-their-type = Everything else that the game brings has a known name and the right type.
law-lesson-can-be-played = The lesson ends with the game, and each of its texts exists.
law-exercises-have-a-screen = Without screens of their own, exercises have the fields that the client shows.
law-bots-choose-legal-actions = The bots choose only actions that are allowed.
law-bots-choose-deterministically = The bots choose the same for the same view and the same random numbers.

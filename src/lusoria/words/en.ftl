### Lusoria in English: what all games share, and the terminal game.
### How ids and variables are formed is written in `lusoria/words/__init__.py`.

## Names in a row: Livia, Octavia and you

names-me = you
names-comma = { $start }, { $end }
names-and = { $start } and { $end }

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

cli-file-unwritable = Can’t write { $path }: { $problem }
cli-window-small = This window has { NUMBER($width, useGrouping: 0) } columns and { NUMBER($height, useGrouping: 0) } lines. The board needs { NUMBER($columns, useGrouping: 0) } columns and { NUMBER($lines, useGrouping: 0) } lines, so the text scrolls instead.
cli-commitment = Everything left to chance in this game is already decided and sealed. The seal is the seed’s SHA-256: { $commitment }
cli-confirm = { $choice }. Are you sure?
cli-back = Back
cli-more = More choices
cli-again = Play again
cli-write-down = Save this game to { $path }
cli-leave = Leave
cli-name-default = Marcus

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

## The page of a busy server

serve-wait-title = One moment
serve-wait-why = A lot of requests are coming from your network right now. Nothing is lost.
serve-wait-seconds = This page tries again by itself in { $seconds ->
    [one] a second
   *[other] { NUMBER($seconds, useGrouping: 0) } seconds
}.
serve-wait-minutes = This page tries again by itself in { NUMBER($minutes, useGrouping: 0) } minutes.
serve-wait-again = Try again now

## A written game in the terminal: ids begin with `replay-`

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

### Lusoria in English: what only the web client says. Ids begin with `web-`.

## Everywhere

web-title = Lusoria: two Roman table games
web-tagline = Roman games. No account, just a link.
web-back = Back
web-close = Close
web-pair = { $name }: { $value }
web-menu = Menu
web-menu-table = This table
web-language = Language
web-settings = Settings
web-theme = Light or dark
web-theme-system = Follow the system
web-theme-light = Light
web-theme-dark = Dark
web-comfort = Preferences
web-keys = Single-key shortcuts
web-notify = Notify me when it’s my move, even in another tab
web-notify-no = Your browser blocks notifications. Allow them in its settings.
web-sound = Sounds
web-sound-question = Play with sound?
web-yes = Yes
web-no = No
web-still = Less motion
web-large = Larger text
web-handed = We pass this device around
web-open = This device is private: always show my side
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-aim = Your aim
web-rules-course = How to play
web-rules-complete = The full rules, numbered
web-learn = Learn it in three minutes
web-learn-new = New here? Learn it in three minutes
web-learn-of = Learn { $game }
web-learn-table-waits = Your table is waiting.
web-learn-table-started = The game at your table has started.
web-learn-to-table = To the table
web-to-home = Back to the games
web-reload = Load the new version
web-lost-title = Nothing here
web-lost = This link doesn’t lead to a table. Check it, or ask for a new one.
web-version-changed = There’s a new version of Lusoria. Reload the page to get it.
web-offline = Can’t reach the server. Try again in a moment.
web-went-wrong = That didn’t work. Try again.
web-busy = The server is busy. Trying again in { NUMBER($seconds, useGrouping: 0) } s.
web-next-try = Next try: { $time }.
web-connecting = Setting the table…

## Home

web-meta = { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } players, from { NUMBER($minutes, useGrouping: 0) } minutes
web-meta-exactly = { NUMBER($most, useGrouping: 0) } players, from { NUMBER($minutes, useGrouping: 0) } minutes
web-company = Bots to play against
web-play-now = Play now
web-set-table = Open a table
web-continue = Continue your game
web-waits = Waits for you
web-all-my-games = All my games ({ NUMBER($count, useGrouping: 0) })
web-offline-home = No connection. The lessons still work.
web-see-all = See all
web-no-open-tables = No open tables right now. Open your own above.
web-watch = Watch a game
web-loading = Just a moment
web-table-of = { $name }’s table
web-seated = { NUMBER($taken, useGrouping: 0) } of { NUMBER($players, useGrouping: 0) } seated
web-learn-by-playing = Learn by playing
web-lesson-long = 3 minutes
web-my-games-hint = continue or watch again
web-you-are = Playing as { $name }
web-change = Change
web-done = Done
web-have-code = Got a table code?
web-take-seat = Go to the table
web-code-unknown = No table has this code. Check it and try again.
web-code-empty = Type the code first.
web-my-games = My games
web-name-default = Marcus
web-no-games = No games yet. Yours will show up here.
web-next = What to do next
web-play-game = Play { $game }
web-open-tables = Open tables
web-free-seats = { $count ->
        [one] one free seat
       *[other] { NUMBER($count, useGrouping: 0) } free seats
    }
web-result-won = won
web-result-drawn = drawn
web-result-lost = lost
web-result-given_up = given up
web-points = { $points ->
        [one] one point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
web-give-up = Give up this game
web-give-up-sure = Yes, give up
web-give-up-try = This is your one try today. If you give up, it counts as unfinished.
web-forget = Remove from this list
web-status-open = not started
web-status-playing = in progress
web-games-going = In progress
web-games-over = Finished

## The table before the game

web-not-started = Not started yet
web-invite = Invite
web-table-code = Table code
web-share-link = Share the link
web-copied = Link copied
web-not-copied = Couldn’t copy
web-qr = QR code for the table’s link
web-seats = Seats, clockwise
web-free-seat = Free seat
web-free = free
web-seat-left-of = Seat { NUMBER($number, useGrouping: 0) }, left of { $name }
web-seat-right-of = Seat { NUMBER($number, useGrouping: 0) }, right of { $name }
web-seat-beside-free = Seat { NUMBER($number, useGrouping: 0) }, beside a free seat
web-who-sits = Who sits here?
web-sit-here = Sit here
web-tap-to-sit = Tap a free seat to sit down.
web-change-name = Change name
web-move-here = Move here
web-other-here = Player on this device
web-leave-free = Leave it free
web-leave-so = Cancel
web-change-places = Move { $name } to another seat
web-press-other-seat = Tap a new seat for { $name }
web-number-of-seats = { NUMBER($players, useGrouping: 0) } seats
web-shuffle = Shuffle seats
web-talk = Chat
web-unread = { $count ->
        [one] one new message
       *[other] { NUMBER($count, useGrouping: 0) } new messages
    }
web-nothing-said = Nobody has said anything yet.
web-talk-sit = Sit down to write here.
web-reactions = React
web-phrases = Phrases
web-claim = Claim
web-claims = Claims
web-claim-hint = Everyone hears it, and it stays in the record. Nobody checks if it’s true.
web-claim-choose = Choose a claim
web-add-bot = Add a bot
web-add-player = Add a player here
web-bot-kind = Bot level for { $name }
web-host = host
web-ready = ready
web-say-ready = I’m ready
web-say-read = I’ve read this, I’m ready
web-say-not-ready = Not ready yet
web-not-ready = Not ready yet: { $names }
web-rules-changed = House rules have changed ({ $rules }).
web-seats-changed = The seats have changed.
web-ready-lost = No longer ready: { $names }.
web-standings = Standings
web-won-of = won { NUMBER($won, useGrouping: 0) } of { NUMBER($played, useGrouping: 0) }
web-host-tools = You’re the host. Tap two seats to swap them. A new host starts the game in your place. People you send away can’t sit down here again.
web-make-host = Make host
web-get-up = Stand up
web-send-away = Send away
web-fewer-seats = Remove a seat
web-more-seats = Add a seat
web-house-rules = House rules
web-clock = Clock
web-clock-none = No clock
    .explanation = Take all the time you need.
web-clock-gentle = Gentle clock
    .explanation = When your time runs out, you get it once more. After that, a bot makes this one move for you.
web-clock-strict = Strict clock
    .explanation = When your time runs out, a bot makes this one move for you.
web-seconds = Seconds per move
    .explanation = How long you can think about a move.
web-chat = Chat
web-chat-off = No chat
    .explanation = Nobody can write messages here.
web-chat-phrases = Set phrases only
    .explanation = Ready-made phrases that everyone reads in their own language.
web-chat-free = Free chat
    .explanation = Everyone can write what they like.
web-listed = List this table publicly
    .explanation = Anyone can find it and sit down.
web-public-record = Publish the finished game
    .explanation = Anyone can use the game record, names included.
web-lamps = Lamps (training aid)
    .explanation = Everyone here can see what their own options are worth, and nobody else’s. The record notes that the table had lamps.
web-your-name = Your name
web-name-of-other = Name of the other player on this device
web-name-taken = Someone here is already called { $name }. { $offered } is free.
web-that-is-me = This is my name
web-sit-down = Sit down
web-begin = { $players ->
        [2] Start with two
        [3] Start with three
        [4] Start with four
        [5] Start with five
        [6] Start with six
        [7] Start with seven
        [8] Start with eight
       *[other] Start with { NUMBER($players, useGrouping: 0) }
    }
web-begin-hint = { $bots ->
        [one] A bot will take the free seat.
       *[other] Bots will take the { NUMBER($bots, useGrouping: 0) } free seats.
    }
web-wait-host = Waiting for { $name } to start the game.
web-one-phone = Add a player on this device
web-one-phone-hint = Several people, one device: sit down at a table, then add the others there. It tells you who to pass it to.

## At the table

web-leave = Leave the table
web-leave-hint = You keep your seat. A bot plays for you until you’re back.
web-leave-waits = You keep your seat, and the game waits until you’re back.
web-skip = Skip to your move
web-you-name = { $name } (you)
web-bot-stands-in = bot filling in
web-away = away
web-awaited = to move
web-about = About { $name }
web-watching = You’re watching
web-your-move = Your move: { $ask }
web-your-turn = Your move
web-chosen = Chosen
web-sending = Sending
web-waiting-table = Waiting for the table
web-late = Too late: that was already decided.
web-lost-line = Connection lost. Reconnecting…
web-back-online = Back at the table.
web-still-there = Still there?
web-still-there-mine = Connection lost. A bot plays for you in { NUMBER($seconds, useGrouping: 0) } s.
web-still-there-of = { $name }: still there? { NUMBER($seconds, useGrouping: 0) } s
web-i-am-here = I’m here
web-bot-played = { $moves ->
        [one] A bot made one move for you.
       *[other] A bot made { NUMBER($moves, useGrouping: 0) } moves for you.
    }
web-understood = Got it
web-no-wake-lock = This address isn’t secure (no https), so the page can’t keep your screen on. Set your device not to sleep while you play.
web-hold = Peek
web-hold-cards = at what only you can see
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Continue
web-turn = Turn
web-skip-to-end = Skip to the end
web-history = What’s happened so far
web-say = Say something
web-send = Send
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-tv = Show on a TV
web-tv-join = Go to { $place } and enter this code
web-tv-watch = Watch, or take your seat
web-tv-next = Next game: scan, or enter this code
web-other-device = Move my seat to another device
web-rejoin-text = On the other device, open this table and enter { $code }.
web-have-rejoin = My seat is on another device
web-rejoin-code = Your seat code
web-rejoin = Take back my seat
web-sealed-deal = Fair play: every card and die was fixed before the first move. Seal: { $seal }…
web-your-notes = Your notes
web-marks-private = Nobody but you can see your marks and notes.
web-hand-phone = Hand the device to
web-turn-round = Turn the board around
web-curtain = It’s your move. Make sure nobody else can see the screen.
web-i-am = I’m { $name }
web-curtain-hint = Press and hold for a second, or press Enter twice.

## Games without a board of their own

web-plain-choices = Your choices
web-plain-choice = Choice { NUMBER($place, useGrouping: 0) }
web-plain-hold = Hold to see the choices
web-plain-find = Find a choice
web-plain-grid = The board
web-plain-cell = Row { NUMBER($row, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $contents }
web-plain-cell-empty = empty
web-plain-pick = Choose a cell on the board.
web-plain-pick-marked = Only cells with a dot can be chosen.
web-plain-final = The final position
web-plain-own-failed = This game’s own board doesn’t work here. You can play on this plain one.
web-plain-no-report = This game’s own analysis doesn’t work here.
web-plain-chances = Winning chance
web-plain-analysis-promise = Who was likely to win, and what decisions cost

## After the game

web-wins = wins
web-shares-win = shares the win
web-rematch = Play again at this table
web-to-rematch = Go to the next game
web-replay = Watch replay
web-share-replay = Share the game
web-share-picture = Share a picture
web-no-picture = Couldn’t make the picture. Try again.
web-replay-start = Before the first move
web-replay-deal = The cards are dealt.
web-eyes = Point of view
web-gallery = Spectators
web-all-secrets = All secrets
web-turn-before = Previous turn
web-step-back = Previous step
web-step-on = Next step
web-turn-after = Next turn
web-step = Step
web-play = Play
web-pause = Pause
web-chapters = Chapters
web-chapter-deal = Deal
web-chapter-start = Start
web-chapter-end = End
web-chapter-before = Previous chapter
web-chapter-after = Next chapter
web-best-moments = Best moments ({ NUMBER($seconds, useGrouping: 0) } s)
web-speed = Speed
web-download = Download the game
web-signed = Record signed · { $sum }
web-signed-text = The server signed this game. Keep the checksum: if a record’s checksum is different, it isn’t this game. “lusoria verify” checks that for you.
web-seal-copy = Copy checksum, signature and key
web-seal-copied = Copied
web-unsigned = This record isn’t signed. Every move is legal and every card and die is fair, but nothing proves the game was played this way.
web-analysis = Analysis
web-through-eyes = { $name }’s point of view
web-analysis-busy = The server is busy analysing other games. Try again in a moment.
web-analysis-again = Try again
web-analysis-waiting = { $before ->
        [0] Working it out…
        [1] One game is ahead of yours.
       *[other] { $place ->
            [3] Many games are waiting. Yours is third.
            [4] Many games are waiting. Yours is fourth.
            [5] Many games are waiting. Yours is fifth.
            [6] Many games are waiting. Yours is sixth.
            [7] Many games are waiting. Yours is seventh.
           *[other] Many games are waiting. Yours is number { NUMBER($place, useGrouping: 0) }.
        }
    }
web-analysis-progress = { NUMBER($done, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) } done.
web-play-on = Play on from here
web-play-on-text = Take over a seat at this moment, knowing only what that seat knew. Bots play the others, and new cards and dice decide the rest. It doesn’t count for anything and is kept for a day.
web-play-on-as = Play as
web-play-on-against = Play against
web-play-on-begin = Play on
web-what-if = What if?
web-what-if-back = { $game }, as { $name }, from step { NUMBER($step, useGrouping: 0) }
web-file = Open a game record
web-file-choose = Drop a record here, paste it, or choose a file
web-file-text = It’s checked like any game here and stays in this tab. Nothing is saved.
web-file-empty = There’s nothing in it. Choose another file.
web-file-long = That’s too long to be a game record.
web-file-wrong = This isn’t a valid game record. { $problem }
web-file-another = Open another record
web-analysis-preparing = The first analysis on this server takes up to a minute. After that, they’re quick.
web-analysis-short = This game was too short to analyse.
web-as-table = As a table
web-percent = { $value }%
web-percent-range = { $low } to { $high }%
web-to-win = % to win
web-units = What the figures mean
web-unit-stone = Stones
    .what = Ten stones show how likely each side is for a player. Each stone is 10%.
web-unit-chance = Winning chance
    .what = Of 100 games that go on from here, how many would be won if everyone plays well.
web-unit-points = Expected score
    .what = The final score to expect from here, on average, if everyone plays well.
web-unit-to-win = % to win
    .what = The winning chance that a decision cost: −8 means eight fewer wins in 100 games than with the best option.
web-unit-lost-points = Points
    .what = The final score that a decision cost: −2 means two points less on average than with the best option.
web-unit-error = ±
    .what = How far off the estimate may be. A smaller difference counts as even.
web-chart-line = { $name }: { $first } at the start, { $now } here, { $last } at the end
web-start = start
web-link-moment = Share this moment
web-watch-moment = Watch this moment
web-your-decisions = Your decisions
web-decisions-of = { $name }’s decisions

## Lessons

web-lesson = Lesson, step { NUMBER($step, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
web-skip-lesson = Leave the lesson
web-learn-other = Try this instead: { $deed }.
web-learn-watch = Watch what happens.

web-pace = Animation speed
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = Instant

## The first game on a device

web-show-me = Show me (3 minutes)
web-just-play = Just play
web-opening = How it works
web-opening-waits = The game will wait for you.
web-opening-goes-on = The game has started and won’t wait.

## Every day

web-daily = Daily challenge
web-daily-hint = same game for everyone, one try a day
web-daily-week-label = The last seven days
web-daily-day-best = like the best bot
web-daily-day-close = close to the best bot
web-daily-day-slip = played
web-daily-day-none = not played
web-daily-day-absent = before this server’s first day
web-daily-bots = Bot level: { $bots }.
web-daily-begun = { $begun ->
        [0] Nobody has started yet.
        [one] One person has started.
       *[other] { NUMBER($begun, useGrouping: 0) } people have started.
    }
web-daily-one-try = You get one try. Start before { $ends } (your time). You can leave and come back, but finish by { $opens } or it counts as unfinished.
web-daily-go-on = Continue
web-daily-compare = Compare results
web-daily-leisure = Play it for fun
web-daily-opens = This day is over. Results open at { $opens }.
web-daily-playing = in progress
web-daily-unfinished = unfinished
web-daily-won = Won
web-daily-drawn = Drawn
web-daily-lost = Lost
web-daily-days = Past days
web-daily-streak = { $days ->
        [one] 1-day streak
       *[other] { NUMBER($days, useGrouping: 0) }-day streak
    }
web-daily-month = Month { NUMBER($month, useGrouping: 0) }, { $year }
web-daily-month-before = Previous month
web-daily-month-after = Next month
web-daily-week = You can play any past day for fun.
web-daily-week-best = Best of the last seven days
web-daily-week-won = { NUMBER($won, useGrouping: 0) } of { NUMBER($played, useGrouping: 0) } won
web-daily-promise = Is it fair?
web-daily-promise-text = The day before, the server publishes a checksum. Once the day is over, it publishes the seed behind every card and die. The seed’s SHA-256 must match that checksum.
web-daily-tomorrow = Tomorrow
web-daily-seed = Seed
web-daily-result = Your result
web-daily-reckoning = Still working out the rest…
web-daily-best = With the same dice, the { $bot } bot got { NUMBER($points, useGrouping: 0) }.
web-daily-best-won = With the same cards, the { $bot } bot won { NUMBER($won, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games.
web-daily-turns = Turn by turn
web-daily-turn = Turn { NUMBER($turn, useGrouping: 0) }:
web-daily-mark-best = like the master
web-daily-mark-close = close
web-daily-mark-slip = slip
web-daily-mark-none = nothing to decide
web-daily-luck = Luck and skill
web-daily-luck-points = Where your points came from.
web-daily-luck-chance = How your chance to win changed.
web-daily-part-start = expected at the start
web-daily-part-skill = your decisions
web-daily-part-others = the others’ turns
web-daily-part-result = result
web-daily-names = Results by name
web-daily-names-none = Nobody shows a name yet.
web-daily-name-show = Show my name
web-daily-name-hide = Hide my name
web-daily-name-means = Only people who have finished this game see it, next to your result. You can hide it again.
web-daily-everybody = Everyone
web-daily-first = You’re the first.
web-daily-nobody = Nobody has finished it.
web-daily-players = { $players ->
        [one] One person has played it.
       *[other] { NUMBER($players, useGrouping: 0) } people have played it.
    }
web-daily-few = You beat { NUMBER($worse, useGrouping: 0) } of { NUMBER($others, useGrouping: 0) } others.
web-daily-same = Tied with you: { NUMBER($same, useGrouping: 0) }.
web-daily-better = You did better than { NUMBER($percent, useGrouping: 0) }% of the others.
web-daily-crowd = Final scores. Filled stones are people, and yours is purple; diamonds are bots.
web-daily-bin = { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) } points: { NUMBER($count, useGrouping: 0) }.
web-daily-others = Others
web-daily-a-bot = Bots
web-daily-stone = Each stone is { NUMBER($each, useGrouping: 0) } people.
web-daily-won-of = Won: { NUMBER($won, useGrouping: 0) } of { NUMBER($players, useGrouping: 0) }.
web-daily-left = Unfinished: { NUMBER($count, useGrouping: 0) }.
web-daily-bots-made = Bots with the same dice
web-daily-bots-won = How often bots won with the same cards and seat
web-daily-of = { NUMBER($won, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) }
web-daily-you = You
web-daily-share = Share result
web-daily-card-text = Your result as text
web-daily-copy = Copy text
web-daily-copied = Copied
web-daily-spoiler = No spoilers: no dice, no numbers, no cards.
web-daily-card-note = { NUMBER($best, useGrouping: 0) } of { NUMBER($turns, useGrouping: 0) } turns played like the master
web-daily-on = More
web-daily-sealed = Replay and analysis open at { $opens }: others haven’t played yet.
web-daily-analysis = Open the analysis
web-daily-other = Back to this day

## Exercises

web-exercises = Exercises
web-exercise-of = Exercise { NUMBER($number, useGrouping: 0) }
web-exercise-number = Exercise { NUMBER($number, useGrouping: 0) } · { $grade }
web-exercise-next = Next exercise
web-exercise-today = { NUMBER($done, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) } today
web-exercise-set-done = Today’s set is done.
web-exercise-days = { $days ->
        [one] One day in a row
       *[other] { NUMBER($days, useGrouping: 0) } days in a row
    }. Best: { NUMBER($most, useGrouping: 0) }.
web-exercise-harder = They get harder when you do well.
web-exercise-kept = { $count ->
        [one] One tried
       *[other] { NUMBER($count, useGrouping: 0) } tried
    }, { $good ->
        [one] one solved
       *[other] { NUMBER($good, useGrouping: 0) } solved
    }. Saved on this device only.
web-exercise-forget = Clear results
web-exercise-forget-sure = Yes, clear them
web-exercise-how = How scoring works
web-exercise-good = That’s the best move.
web-exercise-close = Close enough: it counts as best.
web-exercise-cost-win = That costs { $cost } points of winning chance.
web-exercise-values = What each option is worth
web-best = best
web-better = Better
web-taken = chosen
web-exercise-honest = The solution comes with the exercise, so it works offline too. You’ll see it once you’ve answered.
web-exercise-erring = Bots that got this wrong: { $levels }.
web-exercise-nobody-errs = Only the Novice bot gets this wrong, { $share } of the time.
web-exercise-needs-own = This exercise needs the game’s own screen, which doesn’t work here.

# By lamplight, and what bots say afterwards

web-lamp = Lamp: what your options are worth
web-lamp-lit = The lamp is lit. Only you see what it shows. The record notes that this table had lamps.
web-lamp-out = The lamp is out.
web-lamp-wait = Working it out…
web-lamp-own = For your eyes only.
web-lamp-nothing = Nothing is known yet. These are just the odds of the deal.
web-lamp-chance = Your chance to win, ±{ $error }%.
web-lamp-how = How is this worked out?
web-lamp-model-types = The lamp assumes every player is one of four types, judged by what they’ve done so far. Trust the order of the options more than the numbers.
web-lamp-worth = { $points } points on average, { $chance } to win, ±{ $error }.
web-lamp-turn = On your turn, the lamp shows what your options are worth.
web-lamp-in-points = Show points
web-lamp-in-chances = Show chances
web-afterwords = What the bots thought
web-afterword = { $name }, { $level }, turn { NUMBER($turn, useGrouping: 0) }: { $action }
web-afterword-see = Go to this moment

## My games

web-floor = Your mosaic
web-floor-won = { $won ->
        [one] of { NUMBER($played, useGrouping: 0) } won
       *[other] of { NUMBER($played, useGrouping: 0) } won
    }
web-both-games = Both games
web-floor-means = Each stone is a finished game, newest last. Filled stones are wins. Tap one to watch it again.
web-results-by-side = By side
web-results-by-players = By number of players
web-results-players = { $game }, { NUMBER($players, useGrouping: 0) } players
web-results-by-seat = By seat
web-results-seat = Seat { NUMBER($seat, useGrouping: 0) }
web-won-share = { NUMBER($won, useGrouping: 0) } of { NUMBER($played, useGrouping: 0) }
web-rates-mean = The range holds your true rate nineteen times out of twenty.
web-rates-later = Win rates appear once two of them have { NUMBER($least, useGrouping: 0) } games each. With fewer, luck decides.
web-results-own = Only you can see this. It belongs to this device, not to an account.
web-results-by-office = By office
web-results-office-means = Of the turns you held it, this many were in games you won.
web-office-turns = { $played ->
        [one] { NUMBER($won, useGrouping: 0) } of one turn
       *[other] { NUMBER($won, useGrouping: 0) } of { NUMBER($played, useGrouping: 0) } turns
    }
web-results-given-up = { $count ->
        [one] You gave up one game. It counts as neither a win nor a loss, and isn’t rated.
       *[other] You gave up { NUMBER($count, useGrouping: 0) } games. They count as neither wins nor losses, and aren’t rated.
    }
web-results-download = Download everything (JSON)
web-results-download-csv = As a table (CSV)
web-consent = Positions from my games may become exercises
web-consent-means = Covers all finished games on this device, past and to come: without names, and only where all people who played there have agreed. You can take it back at any time; exercises made until then stay.
web-rating = Rating
web-rating-now = { $value } ± { $error }
web-rating-games = { $games ->
        [one] from one game
       *[other] from { NUMBER($games, useGrouping: 0) } games
    }
web-rating-not-yet = { $games ->
        [one] Not yet: it takes { NUMBER($least, useGrouping: 0) } games, and so far one counts.
       *[other] Not yet: it takes { NUMBER($least, useGrouping: 0) } games, and so far { NUMBER($games, useGrouping: 0) } count.
    }
web-rating-later = A rating comes after { NUMBER($least, useGrouping: 0) } games.
web-rating-label = { $game }: { $first } after the first game, { $value } ± { $error } after { NUMBER($games, useGrouping: 0) }.
web-rating-means = It shows how you do against the bots and people you’ve met here. Everyone starts at { $middle }. Of two players, the one rated 200 higher finishes ahead in three games out of four. Two times out of three, your true rating is within the ±.
web-rating-counts = A game counts if you played it to the end yourself, without a lamp; a bot may have made up to one in ten of your moves. Games you gave up, games played on from a replay and past daily challenges don’t count.
web-rating-after = After game
web-rating-value = Rating
web-fortunes = Luck and skill
web-fortunes-none = None of your games has been analysed yet.
web-fortunes-points = { $games ->
        [one] One game: the dice gave you { $luck } points, your decisions cost { $cost }.
       *[other] { NUMBER($games, useGrouping: 0) } games, oldest on the left. On average, the dice gave you { $luck } points and your decisions cost { $cost }.
    }
web-fortunes-chance = { $games ->
        [one] One game: your decisions cost { $cost } of your chance to win.
       *[other] { NUMBER($games, useGrouping: 0) } games, oldest on the left. On average, your decisions cost { $cost } of your chance to win.
    }
web-fortunes-trend = In the older half they cost { $older }, in the newer half { $newer }.
web-fortunes-lucky = lucky
web-fortunes-unlucky = unlucky
web-fortunes-cost = given away
web-fortunes-luck = Luck
web-fortunes-result = Result
web-fortunes-game = Game
web-fortunes-left = { $count ->
        [one] One of your recent games hasn’t been analysed.
       *[other] { NUMBER($count, useGrouping: 0) } of your recent games haven’t been analysed.
    }
web-fortunes-work = Analyse now
web-fortunes-working = { NUMBER($known, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } analysed.
web-fortunes-hopeless = { $count ->
        [one] One game can’t be analysed.
       *[other] { NUMBER($count, useGrouping: 0) } games can’t be analysed.
    }
web-fortunes-impossible = This server can’t analyse games: its coach isn’t installed.

## Erasing oneself

web-erase = Erase my data
web-erase-lead = This deletes everything the server knows about you, for good.
web-erase-goes = What goes
web-erase-goes-names = your name, your notes, and what you said at tables
web-erase-goes-lists = your list of games, your results and your daily challenges
web-erase-goes-tables = games you played without other people, and their replays
web-erase-goes-consent = your consent to exercises from your games: no game of yours is used from then on
web-erase-goes-device = on this device: your name and your exercises
web-erase-stays = What stays
web-erase-stays-games = Games with other people are theirs too. They stay, and your seat is renamed Nemo.
web-erase-stays-playing = If a game with others is still going, you give it up and a bot takes over.
web-erase-stays-others = What others wrote, exercises already made, files someone saved and earlier backups stay as they are.
web-erase-sure = Erase for good
web-erase-begun = Erasing your data…
web-erase-left = { $left ->
        [one] One table to go.
       *[other] { NUMBER($left, useGrouping: 0) } tables to go.
    }
web-erase-again = Not everything has been erased yet. Press again to carry on from there.
web-erase-done = Your data is erased
web-erase-done-now = Nothing here leads to you any more. On this device, you’re now somebody new.

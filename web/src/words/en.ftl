### Lusoria in English: what only the web client says. Ids begin with `web-`.

## Everywhere

web-title = Lusoria: two Roman table games
web-tagline = Roman games. No account, just a link.
web-back = Back
web-close = Close
web-pair = { $name }: { $value }
web-menu = Menu
web-menu-table = The table
web-language = Language
web-settings = Settings
web-theme = Light or dark
web-theme-system = Follow the system
web-theme-light = Light
web-theme-dark = Dark
web-comfort = Comfort
web-keys = Single-letter keys
web-notify = Tell me when it is my move, also while I look elsewhere
web-notify-no = This browser does not allow it. Its own settings do.
web-sound = Sounds
web-still = Less motion
web-large = Larger text
web-handed = This phone is passed round
web-open = My phone is private: always show my side
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-aim = Your aim
web-rules-course = How it is played
web-rules-complete = The complete rules, with their numbers
web-learn = Learn it in three minutes
web-learn-of = Learn { $game }
web-to-home = Back to the games
web-reload = Load the new version
web-lost-title = Nothing to show here
web-lost = This address leads to no table.
web-version-changed = There is a new version of Lusoria. Load the page again.
web-offline = No connection to the server. Try again in a moment.
web-went-wrong = That did not work. Try once more.
web-busy = The server is busy. Trying again in { NUMBER($seconds, useGrouping: 0) } s.
web-connecting = Finding the table

## Home

web-meta = { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } players, from { NUMBER($minutes, useGrouping: 0) } minutes
web-meta-exactly = { NUMBER($most, useGrouping: 0) } players, from { NUMBER($minutes, useGrouping: 0) } minutes
web-company = Which bots you play against
web-play-now = Play now
web-set-table = Open a table
web-continue = Continue your game
web-offline-home = No connection. The lessons still work.
web-see-all = See all
web-no-open-tables = No table is open. Open one.
web-watch = Watch a game
web-loading = Just a moment
web-table-of = { $name }’s table
web-seated = { NUMBER($taken, useGrouping: 0) } of { NUMBER($players, useGrouping: 0) } seated
web-learn-by-playing = Learn by playing
web-lesson-long = three minutes
web-my-games-hint = go on, or watch again
web-you-are = You are { $name }
web-change = Change
web-done = Done
web-have-code = Did somebody send you a code?
web-take-seat = Go to the table
web-code-unknown = No table has this code. Check it once more.
web-code-empty = Write the code here first.
web-my-games = My games
web-name-default = Marcus
web-no-games = You have not sat at a table yet.
web-open-tables = Open tables
web-free-seats = { $count ->
        [one] one free seat
       *[other] { NUMBER($count, useGrouping: 0) } free seats
    }
web-result-won = won
web-result-lost = lost
web-result-given_up = given up
web-points = { $points ->
        [one] one point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
web-give-up = Give this game up
web-give-up-sure = Give up for good?
web-give-up-try = This is your one try today: given up, it counts as not finished.
web-forget = Remove from this list
web-status-open = not begun
web-status-playing = in play
web-games-going = In play
web-games-over = Played

## The table before the game

web-not-started = Not begun yet
web-invite = Invite
web-table-code = Table code
web-share-link = Share the link
web-copied = Link copied
web-not-copied = Not copied
web-qr = QR code of the table’s link
web-seats = Seats, clockwise
web-free-seat = Free seat
web-free-seat-number = Free seat { NUMBER($number, useGrouping: 0) }
web-free-seat-after = Free seat { NUMBER($number, useGrouping: 0) }, after { $name }
web-choose-seat = Choose
web-who-sits = Who sits here?
web-sit-here = I sit here
web-tap-to-sit = Tap a free seat to sit down.
web-change-name = Change name
web-move-here = I move here
web-other-here = Player on this phone
web-leave-free = Leave it free
web-leave-so = Keep as it is
web-change-places = { $name }: change places
web-press-other-seat = Press the new seat for { $name }
web-number-of-seats = { NUMBER($players, useGrouping: 0) } seats
web-shuffle = Shuffle seats
web-talk = Talk
web-unread = { $count ->
        [one] one new
       *[other] { NUMBER($count, useGrouping: 0) } new
    }
web-nothing-said = Nothing has been said yet.
web-reactions = React
web-phrases = Phrases
web-claim = Claim
web-claims = Claims
web-claim-hint = Everybody hears it, and it stays in the record. Nobody checks whether it is true.
web-claim-choose = Choose what you claim
web-add-bot = Add a bot
web-bot-kind = What kind of bot is { $name }?
web-host = host
web-ready = ready
web-say-ready = I am ready
web-say-not-ready = Not ready yet
web-not-ready = Not ready yet: { $names }
web-standings = This evening
web-won-of = { NUMBER($won, useGrouping: 0) } of { NUMBER($played, useGrouping: 0) } won
web-host-tools = You are the host. Tap two seats to swap them. Whoever you make host begins the game instead of you; whoever you send away cannot sit down here again.
web-make-host = Make host
web-get-up = Get up
web-send-away = Send away
web-fewer-seats = one seat fewer
web-more-seats = one seat more
web-house-rules = House rules
web-clock = Clock
web-clock-none = No clock
    .explanation = Everyone takes the time they need.
web-clock-gentle = Gentle clock
    .explanation = When time is up, it starts once more. Then a bot makes this one move.
web-clock-strict = Strict clock
    .explanation = When time is up, a bot makes this one move.
web-seconds = Seconds per move
    .explanation = How long one may think about a move.
web-chat = Chat
web-chat-off = No chat
    .explanation = Nobody writes anything here.
web-chat-phrases = Set phrases only
    .explanation = Some set sentences, each read in one’s own language.
web-chat-free = Free chat
    .explanation = Everybody may write what they like.
web-listed = Show this table to everybody
    .explanation = Strangers may find it and sit down.
web-public-record = Publish the finished game
    .explanation = Anybody may use its record, names included.
web-lamps = Lamps: the training aid
    .explanation = Whoever sits here may see what their own options are worth, for their eyes only. For all alike, and noted in the record.
web-your-name = Your name
web-name-of-other = Name of the other player on this phone
web-name-taken = Someone here is called { $name }. { $offered } is free.
web-that-is-me = This is my name
web-sit-down = Sit down
web-begin = { $players ->
        [2] Begin with two
        [3] Begin with three
        [4] Begin with four
        [5] Begin with five
        [6] Begin with six
        [7] Begin with seven
        [8] Begin with eight
       *[other] Begin with { NUMBER($players, useGrouping: 0) }
    }
web-begin-hint = { $bots ->
        [one] A bot takes the free seat.
       *[other] Bots take the { NUMBER($bots, useGrouping: 0) } free seats.
    }
web-wait-host = Waiting for { $name } to begin.
web-one-phone = Add a player on this phone
web-one-phone-hint = One phone for several people: sit down at a table, then add the other players there. The phone says whom to hand it to.

## At the table

web-leave = Leave the table
web-leave-hint = Your seat stays yours. A bot plays for you until you are back.
web-leave-waits = Your seat stays yours, and the game waits until you are back.
web-skip = Skip to what is asked of you
web-you-name = { $name } (you)
web-bot-stands-in = bot stands in
web-away = away
web-awaited = has to move
web-about = About { $name }
web-watching = You are watching
web-your-move = Your move: { $ask }
web-your-turn = Your move
web-chosen = Chosen
web-sending = Sending
web-waiting-table = Waiting for the table
web-late = That was already decided.
web-lost-line = Connection lost. Looking for the table.
web-back-online = Back at the table.
web-still-there = Still there?
web-still-there-mine = Connection lost. A bot plays for you in { NUMBER($seconds, useGrouping: 0) } s.
web-still-there-of = { $name }: still there? { NUMBER($seconds, useGrouping: 0) } s
web-i-am-here = I am here
web-bot-played = { $moves ->
        [one] A bot made one move for you.
       *[other] A bot made { NUMBER($moves, useGrouping: 0) } moves for you.
    }
web-understood = Understood
web-no-wake-lock = This address is not secure (no https), so the page cannot keep your screen on. Set your device not to sleep while you play.
web-hold = Peek
web-hold-cards = at what only you know
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Go on
web-turn = Turn
web-skip-to-end = Skip to the end
web-history = What has happened
web-say = Say something
web-send = Send
web-mute = Silence { $name }
web-unmute = Let { $name } speak
web-tv = Board for the television
web-tv-join = Open { $place } and type this code
web-tv-watch = Watch, or take your seat
web-other-device = Move my seat to another device
web-rejoin-text = On the other device, open this table and enter { $code }.
web-have-rejoin = My seat is on another device
web-rejoin-code = Code of your seat
web-rejoin = Take my seat
web-sealed-deal = Fair chance: cards and dice were settled before the first move. Their seal: { $seal }…
web-your-notes = Your notes
web-marks-private = Nobody else ever sees your marks and notes.
web-hand-phone = Hand the phone to
web-turn-round = Turn the board round
web-curtain = It is your move. Make sure nobody else can see the screen.
web-i-am = I am { $name }
web-curtain-hint = Press and hold for a second, or press Enter twice.

## Games without a board of their own

web-plain-choices = Your choices
web-plain-choice = Choice { NUMBER($place, useGrouping: 0) }
web-plain-hold = Hold to see the choices
web-plain-find = Find a choice

## After the game

web-wins = wins
web-rematch = Play again at this table
web-to-rematch = Go to the next game
web-replay = Watch again
web-share-replay = Share the game
web-share-picture = Share a picture
web-no-picture = The picture could not be made.
web-replay-start = Before the first move
web-replay-deal = The cards are dealt.
web-eyes = Through the eyes of
web-gallery = Spectators
web-all-secrets = All secrets
web-turn-before = One turn back
web-step-back = One step back
web-step-on = One step on
web-turn-after = One turn on
web-step = Step
web-play = Play
web-pause = Pause
web-download = Download the game
web-signed = Record signed · { $sum }
web-signed-text = The server has signed this game. Keep its checksum: a record that has another one is another game, and “lusoria verify” finds it.
web-seal-copy = Copy checksum, signature and key
web-seal-copied = Copied
web-unsigned = This record is not signed. It shows that every move is legal and all chance fair, but not that the game was played like this.
web-analysis = Analysis
web-through-eyes = Through the eyes of { $name }
web-analysis-busy = Many games are waiting to be worked out. Try again in a moment.
web-analysis-again = Try again
web-analysis-waiting = { $before ->
        [0] It is being worked out.
        [1] One game comes before yours.
       *[other] { $place ->
            [3] Many games are waiting. Yours is third.
            [4] Many games are waiting. Yours is fourth.
            [5] Many games are waiting. Yours is fifth.
            [6] Many games are waiting. Yours is sixth.
            [7] Many games are waiting. Yours is seventh.
           *[other] Many games are waiting. Yours is number { NUMBER($place, useGrouping: 0) }.
        }
    }
web-analysis-reckoned = Reckoned: { NUMBER($done, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }.
web-play-on = Play on from here
web-play-on-text = You go on as one of them, with what that seat knew; bots play the others. What comes is dealt and rolled anew. It counts nowhere, and is kept for a day.
web-play-on-as = As whom?
web-play-on-against = Against whom?
web-play-on-begin = Play on
web-what-if = What if?
web-what-if-back = { $game }, as { $name }, from step { NUMBER($step, useGrouping: 0) }
web-file = Open a record
web-file-choose = Drop a record here, paste it, or choose a file
web-file-text = It is checked like every game here, shown, and kept nowhere but in this tab.
web-file-empty = There is nothing in it.
web-file-long = That is too long for the record of a game.
web-file-wrong = This is no true record of a game. { $problem }
web-file-another = Another record
web-analysis-preparing = The first one on this server takes up to a minute; the next ones take a moment.
web-analysis-short = This game was too short to say anything about it.
web-as-table = As a table
web-percent = { $value }%
web-to-win = % to win
web-chart-line = { $name }: { $first } at the start, { $now } here, { $last } at the end
web-start = start
web-link-moment = Link to this moment
web-your-decisions = Your decisions
web-decisions-of = Decisions: { $name }

## Lessons

web-lesson = Lesson, step { NUMBER($step, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
web-skip-lesson = Leave the lesson
web-learn-other = Try this instead: { $deed }.
web-learn-watch = Watch what happens.

web-pace = Pace of what is shown
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = Instant

## The first game on a device

web-show-me = Show me (3 minutes)
web-just-play = Just play
web-opening-waits = The game waits for you.
web-opening-goes-on = The game has begun, and goes on meanwhile.

## Every day

web-daily = Every day
web-daily-hint = the same for everybody, one try a day
web-daily-bots = Bots: { $bots }.
web-daily-begun = { $begun ->
        [0] Nobody has begun yet.
        [one] One person has begun.
       *[other] { NUMBER($begun, useGrouping: 0) } people have begun.
    }
web-daily-one-try = You have one try. You may begin until { $ends } on your clock, and leave and come back; what is not finished by { $opens } counts as unfinished.
web-daily-go-on = Go on
web-daily-compare = See how it compares
web-daily-leisure = Play it at leisure
web-daily-opens = This day is over. It is laid open at { $opens }.
web-daily-playing = begun
web-daily-unfinished = not finished
web-daily-won = Won
web-daily-lost = Lost
web-daily-days = The days before
web-daily-streak = { $days ->
        [one] one day
       *[other] { NUMBER($days, useGrouping: 0) } days in a row
    }
web-daily-month = Month { NUMBER($month, useGrouping: 0) }, { $year }
web-daily-month-before = One month back
web-daily-month-after = One month on
web-daily-week = A Roman week has eight days, A to H. Every day that is over can be played at leisure.
web-daily-promise = Was it fair?
web-daily-promise-text = The checksum of each day’s chance is told the day before. When the day is over, the seed is told: its SHA-256 must be that checksum, and every die and card follows from it.
web-daily-tomorrow = Tomorrow
web-daily-seed = Seed
web-daily-result = Your result
web-daily-reckoning = The rest is being worked out.
web-daily-best = With the same dice: { NUMBER($points, useGrouping: 0) } ({ $bot })
web-daily-best-won = With the same cards: { NUMBER($won, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games won ({ $bot })
web-daily-turns = Turn by turn
web-daily-turn = Turn { NUMBER($turn, useGrouping: 0) }:
web-daily-mark-best = as the master
web-daily-mark-close = close
web-daily-mark-slip = a slip
web-daily-mark-none = nothing to decide
web-daily-luck = Luck and skill
web-daily-luck-points = Where your points came from.
web-daily-luck-chance = What became of your chance to win.
web-daily-part-start = expected at the start
web-daily-part-skill = your decisions
web-daily-part-others = turns of the others
web-daily-part-result = result
web-daily-everybody = Everybody
web-daily-first = You are the first.
web-daily-nobody = Nobody has brought it to its end.
web-daily-players = { $players ->
        [one] One person has played it.
       *[other] { NUMBER($players, useGrouping: 0) } people have played it.
    }
web-daily-few = Others with fewer points: { NUMBER($worse, useGrouping: 0) } of { NUMBER($others, useGrouping: 0) }.
web-daily-same = As many points: { NUMBER($same, useGrouping: 0) }.
web-daily-better = You did better than { NUMBER($percent, useGrouping: 0) } in 100.
web-daily-crowd = How many ended with how many points. Filled stones are people, yours is purple; lozenges are bots.
web-daily-bin = { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) } points: { NUMBER($count, useGrouping: 0) }.
web-daily-others = Others
web-daily-a-bot = Bots
web-daily-stone = One stone is { NUMBER($each, useGrouping: 0) } people.
web-daily-won-of = Won: { NUMBER($won, useGrouping: 0) } of { NUMBER($players, useGrouping: 0) }.
web-daily-left = Not finished: { NUMBER($count, useGrouping: 0) }.
web-daily-bots-made = What bots made of the same dice
web-daily-bots-won = How often bots won with the same cards, on the same seat
web-daily-of = { NUMBER($won, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) }
web-daily-you = You
web-daily-share = Share it
web-daily-card-text = The card as text
web-daily-copy = Copy the text
web-daily-copied = Copied
web-daily-spoiler = No die, no number, no card: nobody’s day is spoilt.
web-daily-card-note = { NUMBER($best, useGrouping: 0) } of { NUMBER($turns, useGrouping: 0) } turns as the master would play them
web-daily-on = What else there is
web-daily-sealed = Replay and analysis stay sealed until { $opens }: others have the same still before them.
web-daily-analysis = Open the analysis
web-daily-other = To this day

## Exercises

web-exercises = Exercises
web-exercise-of = Exercise { NUMBER($number, useGrouping: 0) }
web-exercise-number = Exercise { NUMBER($number, useGrouping: 0) } · { $grade }
web-exercise-next = The next one
web-exercise-row = { NUMBER($now, useGrouping: 0) } in a row, { NUMBER($most, useGrouping: 0) } at most.
web-exercise-harder = Harder ones come by themselves.
web-exercise-kept = { $count ->
        [one] One tried
       *[other] { NUMBER($count, useGrouping: 0) } tried
    }, { $good ->
        [one] one done well
       *[other] { NUMBER($good, useGrouping: 0) } done well
    }. Kept on this device alone.
web-exercise-forget = Forget them
web-exercise-forget-sure = Forget them for good?
web-exercise-how = How it is scored
web-exercise-honest = The solution comes with the exercise, so that it also works without a connection. It is shown once you have answered.
web-exercise-erring = These bots went wrong here: { $levels }.
web-exercise-nobody-errs = Of the bots only the novice goes wrong here, { $share } of the time.

# By lamplight, and what bots say afterwards

web-lamp = Lamp: what your options are worth
web-lamp-lit = The lamp is lit. What it shows is for your eyes only; the record says that this table had lamps.
web-lamp-out = The lamp is out.
web-lamp-wait = It is being reckoned.
web-lamp-own = For your eyes only.
web-lamp-nothing = Nothing is known yet: these are the odds of the deal.
web-lamp-chance = Your chance to win by lamplight, ±{ $error }.
web-lamp-how = How is that reckoned?
web-lamp-model-types = Everybody is taken for one of four kinds of players, weighed by what they have done. The order of the options is surer than the figures.
web-lamp-worth = { $points } points in the mean, { $chance } to win, ±{ $error }.
web-lamp-turn = The lamp shows what your options are worth when it is your turn.
web-lamp-in-points = As points
web-lamp-in-chances = As chances
web-afterwords = Why I did it
web-afterword = { $name }, { $level }, turn { NUMBER($turn, useGrouping: 0) }: { $action }
web-afterword-see = To this moment

## My games

web-floor = Your floor
web-floor-won = { $won ->
        [one] won of { NUMBER($played, useGrouping: 0) }
       *[other] won of { NUMBER($played, useGrouping: 0) }
    }
web-both-games = Both games
web-floor-means = Every finished game is one stone, the newest last; filled where you won. Press one to see it again.
web-results-by-side = By side
web-results-by-players = By number of players
web-results-players = { $game }, { NUMBER($players, useGrouping: 0) } players
web-results-by-seat = By seat
web-results-seat = Seat { NUMBER($seat, useGrouping: 0) }
web-won-share = { NUMBER($won, useGrouping: 0) } of { NUMBER($played, useGrouping: 0) }
web-results-few = { $played ->
        [one] One game is little: a difference of one or two means nothing yet.
       *[other] { NUMBER($played, useGrouping: 0) } games are few: a difference of one or two means nothing yet.
    }
web-results-own = Only you see this. It belongs to this device, not to an account.
web-results-by-office = By office
web-results-office-means = Of the turns in which you held it, so many were in games you won.
web-office-turns = { $played ->
        [one] { NUMBER($won, useGrouping: 0) } of one turn
       *[other] { NUMBER($won, useGrouping: 0) } of { NUMBER($played, useGrouping: 0) } turns
    }
web-results-given-up = { $count ->
        [one] One game was given up. It counts neither as won nor as lost, and is not rated.
       *[other] { NUMBER($count, useGrouping: 0) } games were given up. They count neither as won nor as lost, and are not rated.
    }
web-results-download = Download it all (JSON)
web-results-download-csv = As a table (CSV)
web-consent = Positions from my games may become exercises
web-consent-means = For all finished games of this device, past and to come: without names, and only where all people who played there have agreed. You can take it back at any time; exercises made until then stay.
web-rating = Rating
web-rating-now = { $value } ± { $error }
web-rating-games = { $games ->
        [one] from one game
       *[other] from { NUMBER($games, useGrouping: 0) } games
    }
web-rating-not-yet = { $games ->
        [one] Not yet: it takes { NUMBER($least, useGrouping: 0) } games, and one counts so far.
       *[other] Not yet: it takes { NUMBER($least, useGrouping: 0) } games, and { NUMBER($games, useGrouping: 0) } count so far.
    }
web-rating-label = { $game }: { $first } after the first game, { $value } ± { $error } after { NUMBER($games, useGrouping: 0) }.
web-rating-means = It says how you fare against the bots and the people you have met here. Everybody begins at { $middle }; of two players, the one who is 200 higher finishes ahead in three games out of four. In two cases out of three your true rating is no further away than the ± says.
web-rating-counts = Only games played to the end count, with your seat played by you alone and no lamp lit; a bot may have made one in ten of your moves. Games given up, played on from a moment, or of a past day do not count.
web-rating-after = After game
web-rating-value = Rating
web-fortunes = Luck and decisions
web-fortunes-none = None of your games has been worked out yet.
web-fortunes-points = { $games ->
        [one] One game: the dice gave { $luck } points, your decisions cost { $cost }.
       *[other] { NUMBER($games, useGrouping: 0) } games, the oldest left: on average the dice gave { $luck } points, your decisions cost { $cost }.
    }
web-fortunes-chance = { $games ->
        [one] One game: your decisions cost { $cost } of winning chance.
       *[other] { NUMBER($games, useGrouping: 0) } games, the oldest left: on average your decisions cost { $cost } of winning chance.
    }
web-fortunes-trend = In the older half they cost { $older }, in the newer { $newer }.
web-fortunes-lucky = lucky
web-fortunes-unlucky = unlucky
web-fortunes-cost = given away
web-fortunes-luck = Luck
web-fortunes-result = Result
web-fortunes-game = Game
web-fortunes-left = { $count ->
        [one] One of your last games has not been worked out.
       *[other] { NUMBER($count, useGrouping: 0) } of your last games have not been worked out.
    }
web-fortunes-work = Work it out
web-fortunes-working = { NUMBER($known, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } worked out.
web-fortunes-hopeless = { $count ->
        [one] One game cannot be worked out.
       *[other] { NUMBER($count, useGrouping: 0) } games cannot be worked out.
    }
web-fortunes-impossible = This server cannot work that out: what its coach thinks with is not installed.

## Erasing oneself

web-erase = Erase my data
web-erase-lead = Everything this server knows of you goes for good.
web-erase-goes = What goes
web-erase-goes-names = your name, your notes, and what you said at tables
web-erase-goes-lists = your list of games, your results, your tries of the day
web-erase-goes-tables = games without other people, and their replays
web-erase-goes-consent = your consent to exercises from your games: no game of yours is used from then on
web-erase-goes-device = on this device: your name and your exercises
web-erase-stays = What stays
web-erase-stays-games = Games with other people are theirs, too. They stay, and your seat is called Nemo there.
web-erase-stays-playing = Where a game with others is still in play, you give it up and a bot plays on.
web-erase-stays-others = What others wrote, exercises made before, files that somebody saved, and earlier backups stay as they are.
web-erase-sure = Erase for good
web-erase-begun = One moment, it is being erased.
web-erase-left = { $left ->
        [one] One table is left.
       *[other] { NUMBER($left, useGrouping: 0) } tables are left.
    }
web-erase-again = Not everything is erased yet. Press once more, and it goes on from there.
web-erase-done = Your data is erased
web-erase-done-now = Nothing here leads to you any more. Whoever plays on this device now is somebody new.

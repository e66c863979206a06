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
web-points = { $points ->
        [one] one point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
web-give-up = Give this game up
web-give-up-sure = Give up for good?
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
web-move-here = I move here
web-other-here = Player on this phone
web-leave-free = Leave it free
web-leave-so = Leave it so
web-change-places = { $name }: change places
web-press-other-seat = Press the seat that { $name } is to have
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
web-say-not-ready = Wait for me
web-not-ready = Not ready yet: { $names }
web-standings = This evening
web-won-of = { NUMBER($won, useGrouping: 0) } of { NUMBER($played, useGrouping: 0) } won
web-host-tools = You are the host. Tap two seats to swap them. Whoever you make host begins the game instead of you; whoever you send away may sit down again.
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
web-your-name = Your name
web-name-of-other = Name of the other player on this phone
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
        [1] It is being worked out. One game comes before yours.
       *[other] It is being worked out. { NUMBER($before, useGrouping: 0) } games come before yours.
    }
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
web-learn-names = Livia Cassius Octavia Decimus
web-skip-lesson = Leave the lesson
web-learn-other = Try this instead: { $deed }.

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

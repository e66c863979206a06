### Lusoria in English: what only the web client says. Ids begin with `web-`.

## Everywhere

web-title = Lusoria: two Roman table games
web-tagline = Two Roman games. No account, just a link.
web-back = Back
web-close = Close
web-pair = { $name }: { $value }
web-menu = Menu
web-language = Language
web-settings = Settings
web-theme = Light or dark
web-theme-system = Follow the system
web-theme-light = Light
web-theme-dark = Dark
web-comfort = Comfort
web-sound = Sounds
web-still = Less motion
web-large = Larger text
web-handed = This phone is passed round
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-offices = The offices
web-rules-sides = The sides
web-rules-cards = The Action cards
web-learn = Learn it in three minutes
web-learn-idus = Learn Idus Martii
web-learn-alea = Learn Alea Romana
web-to-home = Back to the games
web-reload = Load the new version
web-lost-title = Nothing to show here
web-lost = This address leads to no table.
web-version-changed = There is a new version of Lusoria. Load the page again.
web-offline = No connection to the server. Try again in a moment.
web-went-wrong = That did not work. Try once more.
web-connecting = Finding the table

## Home

web-meta = { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } players, { NUMBER($minutes, useGrouping: 0) } minutes
web-play-now = Play now
web-set-table = Open a table
web-continue = Continue your game
web-have-code = Did somebody send you a code?
web-take-seat = Go to the table
web-code-unknown = No table has this code. Check it once more.
web-other-ways = More
web-my-games = My games
web-name-default = Marcus
web-no-games = You have not sat at a table yet.
web-open-tables = Open tables
web-free-seats = { $count ->
        [one] one free seat
       *[other] { NUMBER($count, useGrouping: 0) } free seats
    }
web-status-open = not begun
web-status-playing = in play
web-status-over = over

## The table before the game

web-not-started = Not begun yet
web-invite = Invite
web-table-code = Table code
web-share-link = Share the link
web-copied = Link copied
web-qr = QR code of the table’s link
web-seats = Seats, clockwise
web-free-seat = Free seat
web-add-bot = Add a bot
web-bot-kind = What kind of bot is { $name }?
web-host = host
web-make-host = Make { $name } the host
web-get-up = Get up
web-send-away = Send { $name } away
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
web-chat = Chat
web-chat-off = No chat
web-chat-phrases = Set phrases only
web-chat-free = Free chat
web-listed = Show this table to everybody
    .explanation = Strangers may find it and sit down.
web-public-record = Publish the finished game
    .explanation = Anybody may use its record, names included.
web-your-name = Your name
web-name-of-other = Name of the other player on this phone
web-sit-down = Sit down
web-begin = Begin the game
web-begin-hint = { $bots ->
        [one] A bot takes the free seat.
       *[other] Bots take the { NUMBER($bots, useGrouping: 0) } free seats.
    }
web-wait-host = Waiting for { $name } to begin.
web-one-phone = Add a player on this phone
web-one-phone-hint = One phone for several people: sit down at a table, then add the other players there. The phone says whom to hand it to.

## At the table

web-leave = Leave the table
web-leave-hint = Your seat stays yours. A bot plays until you are back.
web-skip = Skip to what is asked of you
web-you-name = { $name } (you)
web-bot-stands-in = bot stands in
web-away = away
web-awaited = has to move
web-about = About { $name }
web-watching = You are watching
web-your-move = Your move: { $ask }
web-chosen = Chosen
web-sending = Sending
web-waiting-table = Waiting for the table
web-late = That was already decided.
web-lost-line = Connection lost. Looking for the table.
web-back-online = Back at the table.
web-hold = Hold
web-hold-cards = to see what only you know
web-time-left = { NUMBER($seconds, useGrouping: 0) } s
web-go-on = Go on
web-turn = Turn
web-votes = Votes
web-ledger = Ledger
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
web-sealed-deal = All cards and dice are already decided. Their seal: { $seal }…
web-your-mark = Your mark
web-your-notes = Your notes
web-mark-none = None
web-mark-loyal = Loyal
web-mark-traitor = Traitor
web-mark-merchant = Merchant
web-mark-unsure = Unsure
web-marks-private = Nobody else ever sees your marks and notes.
web-hand-phone = Hand the phone to
web-turn-round = Turn the board round
web-curtain = It is your move. Make sure nobody else can see the screen.
web-i-am = I am { $name }
web-curtain-hint = Press and hold for a second, or press Enter twice.

## After the game

web-wins = wins
web-rematch = Play again at this table
web-to-rematch = Go to the next game
web-replay = Watch again
web-share-replay = Share the game
web-replay-start = Before the first move
web-eyes = Through the eyes of
web-gallery = Spectators
web-all-secrets = All secrets
web-turn-before = One turn back
web-step-back = One step back
web-step-on = One step on
web-step = Step
web-play = Play
web-pause = Pause
web-download = Download the game

## Idus Martii

web-idus-round = Round { NUMBER($round, useGrouping: 0) } · turn { NUMBER($turn, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
web-idus-steps = Steps of the turn
web-idus-you-are = { $name }, you are { $role }
web-idus-no-office = { $name }, no office this turn
web-idus-ask-vote = Lay your vote in secret
web-idus-ask-look = Whose vote do you look at?
web-idus-ask-veto = Do you make { $name } swap?
web-idus-ask-replace = { $name } makes you swap. Lay another vote
web-idus-ask-replace-yellow = Your yellow was shown. What do you lay now?
web-idus-ask-discard = Which card do you keep?
web-idus-ask-assign = Hand out the offices
web-idus-choose-vote = Choose a vote
web-idus-choose-look = Choose a vote
web-idus-choose-veto = Decide on the swap
web-idus-choose-replace = Choose a vote
web-idus-choose-discard = Choose a card
web-idus-choose-assign = One Praetor, two Aediles
web-idus-seal = { $colour ->
        [green] Seal the green vote
        [red] Seal the red vote
       *[yellow] Seal the yellow vote
    }
web-idus-demand = Demand a swap from { $name }
web-idus-leave = Leave { $name }’s vote as it is
web-idus-your-vote = Your vote
web-idus-sealed-vote = sealed
web-idus-sealed = Sealed. Once both votes are in, the Praetor looks at one.
web-idus-may-look = { $name } will look at one of the two votes.
web-idus-look-hint = Everyone will know whose vote you looked at.
web-idus-hold-vote = Hold to see { $name }’s vote
web-idus-only-two = { $round ->
        [1] Only you and { $name } know it. A swap turns it into the other colour.
       *[other] Only you and { $name } know it. After a swap, { $name } lays one of the other two in secret.
    }
web-idus-card = Card { NUMBER($place, useGrouping: 0) }
web-idus-hold-both = Hold to see both cards
web-idus-keep-this = Keep
web-idus-keep = { $place ->
        [1] Keep the left card
       *[other] Keep the right card
    }
web-idus-keep-hint = The card you keep is your side. The other is gone.
web-idus-turned = The votes are shown
web-idus-score = { idus-martii-colours }
web-idus-blank = { $count ->
        [1] One yellow: it moves nothing.
       *[other] Two yellow: they move nothing.
    }
web-idus-shuffled = They were shuffled first: nobody is told whose is whose.
web-idus-near = { $who ->
        [loyal] { $left ->
            [0] One more green passes the limit.
           *[other] Two more green pass the limit.
        }
        [traitor] { $left ->
            [0] One more red passes the limit.
           *[other] Two more red pass the limit.
        }
       *[both] { $left ->
            [0] One more green or red passes the limit.
           *[other] Two more green, or two more red, pass the limit.
        }
    }
web-idus-picked = has picked a side
web-idus-two-cards = still holds two cards
web-idus-was-looked-at = was looked at
web-idus-looked = looked at
web-idus-kept = kept
web-idus-swapped = swapped
web-idus-yellow-shown = yellow shown
web-idus-unseen = unseen: { $name }
web-idus-no-turns = No turn is finished yet.
web-idus-not-with-these = Not with those already chosen.
web-idus-discarded = discarded { $faction }
web-idus-my-vote-now = { $colour ->
        [green] Your vote now: green
        [red] Your vote now: red
       *[yellow] Your vote now: yellow
    }
web-idus-my-vote = { $colour ->
        [green] Turn { NUMBER($turn, useGrouping: 0) }: your vote was green
        [red] Turn { NUMBER($turn, useGrouping: 0) }: your vote was red
       *[yellow] Turn { NUMBER($turn, useGrouping: 0) }: your vote was yellow
    }
web-idus-my-look = { $colour ->
        [green] Turn { NUMBER($turn, useGrouping: 0) }: { $name } had laid green
        [red] Turn { NUMBER($turn, useGrouping: 0) }: { $name } had laid red
       *[yellow] Turn { NUMBER($turn, useGrouping: 0) }: { $name } had laid yellow
    }
web-idus-wins = { $faction ->
        [loyal] The Loyal win
        [traitor] The Traitors win
       *[merchant] The Merchants win
    }
web-idus-all-votes = All votes, face up

## Alea Romana

web-alea-round = Round { NUMBER($round, useGrouping: 0) } · { NUMBER($players, useGrouping: 0) } players
web-alea-your-turn = { $name }, your turn
web-alea-ask-roll = Roll a die
web-alea-ask-choose = { $four ->
        [yes] Four X: no number yet
       *[no] { $write ->
            [yes] { $roll ->
                [yes] Write it, or roll on
               *[no] Write it down
            }
           *[no] Nothing fits yet
        }
    }
web-alea-ask-failed = { $card ->
        [yes] Failed. Play a card, or leave the turn
       *[no] Failed, and no card helps
    }
web-alea-ask-fall = The dice are falling
web-alea-dice = { $count ->
        [0] No die rolled yet.
        [one] One die: { $dice }.
       *[other] { NUMBER($count, useGrouping: 0) } dice: { $dice }.
    } { $left ->
        [0] None left.
        [one] One left.
       *[other] { NUMBER($left, useGrouping: 0) } left.
    }
web-alea-read-as = Read the dice as
web-alea-fits-nowhere = fits nowhere
web-alea-roll-more = Roll one more
web-alea-odds = { $bad ->
        [0] Spells a number for sure
        [6] Certain to fail
       *[other] Fails: { NUMBER($bad, useGrouping: 0) } in 6
    }
web-alea-in-six = { NUMBER($sides, useGrouping: 0) } in 6
web-alea-not-yet = four X: no number yet
web-alea-if-roll = If you roll one more
web-alea-write = Write { $numeral } in row { NUMBER($row, useGrouping: 0) }
web-alea-number-row = { $numeral } ({ NUMBER($number, useGrouping: 0) }) in row { NUMBER($row, useGrouping: 0) }
web-alea-choose-number = Choose a number
web-alea-choose-row = Choose a row
web-alea-choose-card = Choose a card
web-alea-choose-die = Choose which one
web-alea-choose-as = As which card?
web-alea-spent = spent
web-alea-no-twin = No number to write twice.
web-alea-not-now = Not now.
web-alea-how = Tap a row: smaller numbers above, larger below.
web-alea-cards-wait = Cards are played after a failure.
web-alea-if-ended = If it ended now
web-alea-after = after this: { NUMBER($points, useGrouping: 0) }
web-alea-sum = { $cards ->
        [one] { NUMBER($sum, useGrouping: 0) } + 1 card × 5
       *[other] { NUMBER($sum, useGrouping: 0) } + { NUMBER($cards, useGrouping: 0) } cards × 5
    }
web-alea-score-cards = Score and cards
web-alea-column-of = Column of { $name }
web-alea-all-columns = All columns
web-cards = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { NUMBER($count, useGrouping: 0) } cards
    }

## Lessons

web-lesson = Lesson, step { NUMBER($step, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
web-skip-lesson = Leave the lesson
web-learn-other = Try this instead: { $deed }.
web-learn-idus-martii-cards = Five senators, and a conspiracy. You hold two faction cards. Press and hold the seal to see them: you will keep one, and that is your side.
web-learn-idus-martii-vote = You are Aedile: you vote. Green is for the Loyal, red for the Traitors. Your vote lies face down. Choose green and seal it.
web-learn-idus-martii-swapped = Decimus, the Praetor, looked at your vote and made you swap it: your green became red. Everyone saw the swap, not the colours. But two red came out: so Livia laid red, and everyone can tell that you had laid green.
web-learn-idus-martii-limit = Two daggers on the mosaic: Traitor 2. The stone at the top carries the limit, 13. A side that goes past it is wiped out, and its rival wins.
web-learn-idus-martii-look = The offices moved one seat to the left. Now you are Praetor. Look at Livia’s vote.
web-learn-idus-martii-veto = Hold to see it: red. In round one a swap turns it green. Everyone will see what you decide. Demand the swap.
web-learn-idus-martii-scored = Two green. Everyone saw the swap, so everyone can tell that Livia had laid red. With one green and one red, those who do not vote could only guess. The ledger keeps all that is public.
web-learn-idus-martii-keep = You are Consul: at the end of your turn you pick a side. Keep the Loyal card: hold to see which one it is.
web-learn-idus-martii-assign = Some turns later: round two. The Consul hands out the offices. Nobody has the same one two turns running, but with five players one Aedile may serve again. A barred office says why. Make Cassius Praetor, Livia and Octavia Aediles.
web-learn-idus-martii-yellow = Round two has yellow votes: they move nothing. Cassius looked at Livia’s vote, and it is yellow: everyone is shown it, and Livia must replace it.
web-learn-idus-martii-end = After two rounds, a side that leads by two votes or more wins; otherwise the Merchants do. Now every card and vote is open. You are ready.
web-learn-alea-roll = Six dice, each with the sides I, I, I, V, X, X. Your column has seven rows to fill with numbers. Roll the first die.
web-learn-alea-again = X is ten. You may write it, or dare one more die. Roll once more.
web-learn-alea-write = X and I: read them as 9 or 11. Numbers above must be smaller, numbers below larger. Choose 11 and write it in row 3.
web-learn-alea-next = Livia wrote 20. It is your turn again. Roll.
web-learn-alea-more = Ten. The button says how likely the next die is to fail. Now it cannot. Roll on.
web-learn-alea-odds = Fifteen. A second V would fail the turn: one side in six. Dare it.
web-learn-alea-failed = Two V make no Roman number: the turn has failed. Play “Ignore one” on a V. A card you play costs you the 5 points it would have brought.
web-learn-alea-saved = Fifteen again. Write it in row 4, below the 11.
web-learn-alea-order = Leave room between your numbers. The Twin card writes a number you already have once more, right above or below it. The Joker acts as any other card.
web-learn-alea-end = When a column is full, or somebody without cards fails, the round is played out and the game ends. Your score is the sum of your column, and 5 for every card you kept. You are ready.

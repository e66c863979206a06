### Idus Martii in English: what only the web client says. Ids begin with `web-`.

web-rules-offices = The offices
web-idus-aim = Your side is secret, and it decides how you win.
web-votes = Votes
web-ledger = Ledger
web-your-mark = Your mark
web-idus-your-marks = Your marks
web-mark-none = None
web-mark-loyal = Loyal
web-mark-traitor = Traitor
web-mark-merchant = Merchant
web-mark-unsure = Unsure
web-idus-marking = What do you think? Tap to change. Nobody else sees it.
web-idus-round = Round { NUMBER($round, useGrouping: 0) } · turn { NUMBER($turn, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
web-idus-steps = Steps of the turn
web-idus-you-are = { $name }, you’re { $role }
web-idus-no-office = { $name }, no office this turn
web-idus-ask-vote = Cast your secret vote
web-idus-ask-look = Whose vote will you look at?
web-idus-ask-veto = Make { $name } swap?
web-idus-ask-replace = { $name } makes you swap. Vote again
web-idus-ask-replace-yellow = Your yellow was shown. Vote again
web-idus-ask-discard = Which card will you keep?
web-idus-ask-assign = Hand out the offices
web-idus-asked-vote = Cast your secret vote
web-idus-asked-look = Whose vote will you look at?
web-idus-asked-veto = Swap that vote, or leave it?
web-idus-asked-replace = Cast another vote
web-idus-asked-discard = Which card will you keep?
web-idus-asked-assign = Hand out the offices
web-idus-choose-vote = Choose a vote
web-idus-choose-look = Choose a vote
web-idus-choose-veto = Swap, or leave it
web-idus-choose-replace = Choose a vote
web-idus-choose-discard = Choose a card
web-idus-look-first = Look at your cards first
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
web-idus-hold-own = Hold to see your vote
web-idus-hold-swapped = Hold to see both colours
web-idus-only-two = { $round ->
        [1] Only you and { $name } know this. A swap turns it into the other colour.
       *[other] Only you and { $name } know this. After a swap, { $name } secretly picks one of the other two.
    }
web-idus-card = { $place ->
        [1] Left card
       *[2] Right card
    }
web-idus-hold-both = Hold to see both cards
web-idus-keep-this = Keep
web-idus-keep = { $place ->
        [1] Keep the left card
       *[2] Keep the right card
    }
web-idus-keep-hint = The card you keep is your side. The other one is gone.
web-idus-turned = The votes are shown
web-idus-other = { $colour ->
        [green] One green. And the other?
        [red] One red. And the other?
       *[yellow] One yellow. And the other?
    }
web-idus-who-was-who = Who was who
web-idus-yours-last = yours comes last
web-idus-score = { idus-martii-colours }
web-idus-blank = { $count ->
        [1] One yellow: it moves nothing.
       *[other] Two yellow: they move nothing.
    }
web-idus-shuffled = They’re shuffled first, so you can’t see whose is whose.
web-idus-near = { $who ->
        [loyal] { $left ->
            [0] One more green passes the limit.
           *[other] Two more greens pass the limit.
        }
        [traitor] { $left ->
            [0] One more red passes the limit.
           *[other] Two more reds pass the limit.
        }
       *[both] { $left ->
            [0] One more green or red passes the limit.
           *[other] Two more greens, or two more reds, pass the limit.
        }
    }
web-idus-picked = has picked a side
web-idus-two-cards = still holds two cards
web-idus-was-looked-at = was looked at
web-idus-looked = looked at
web-idus-kept = no swap
web-idus-swapped = swapped
web-idus-yellow-shown = yellow shown
web-idus-unseen = unseen: { $name }
web-idus-no-turns = No turns finished yet.
web-idus-next = Your next decision: turn { NUMBER($turn, useGrouping: 0) }, as { $role }
web-idus-not-with-these = Not with those you’ve chosen.
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
        [green] Turn { NUMBER($turn, useGrouping: 0) }: { $name } had voted green
        [red] Turn { NUMBER($turn, useGrouping: 0) }: { $name } had voted red
       *[yellow] Turn { NUMBER($turn, useGrouping: 0) }: { $name } had voted yellow
    }
web-idus-wins = { $faction ->
        [loyal] The Loyal win
        [traitor] The Traitors win
       *[merchant] The Merchants win
    }
web-idus-my-vote-swapped = Turn { NUMBER($turn, useGrouping: 0) }: you voted { $laid }, then swapped to { $final }
web-idus-vote-swapped = You had to swap your vote.
web-idus-vote-left = Your vote was left alone.
web-idus-vote-seen = { $name } has seen your vote.
web-idus-vote-unseen = Your vote is sealed, and nobody looked at it.
web-idus-card-near = Near the limit
web-idus-card-round = Round two
    .what = Now the Consul hands out the offices, and votes can be yellow.
web-idus-card-last = The last turn
    .what = After this, a side that leads by two votes wins. If neither does, the Merchants win.
web-idus-chapter-lead = { $side ->
        [loyal] Turn { NUMBER($turn, useGrouping: 0) }: the Loyal lead
       *[traitor] Turn { NUMBER($turn, useGrouping: 0) }: the Traitors lead
    }
web-idus-chapter-near = Turn { NUMBER($turn, useGrouping: 0) }: near the limit
web-idus-chapter-double = { $colour ->
        [green] Turn { NUMBER($turn, useGrouping: 0) }: two green
       *[red] Turn { NUMBER($turn, useGrouping: 0) }: two red
    }
web-idus-you-win = { $faction ->
        [loyal] You were Loyal: you win.
        [traitor] You were a Traitor: you win.
       *[merchant] You were a Merchant: you win.
    }
web-idus-you-lose = { $faction ->
        [loyal] You were Loyal: you lose.
        [traitor] You were a Traitor: you lose.
       *[merchant] You were a Merchant: you lose.
    }
web-idus-over = { $ending ->
        [failed_conspiracy] The limit was passed
       *[ides_of_march] Both rounds are over
    }
web-idus-opening-sides = Loyal or Traitor? You’re dealt two cards, keep one and tell nobody: that’s your side.
web-idus-opening-votes = Each turn, two Aediles vote in secret: green for the Loyal, red for the Traitors. The Praetor looks at one vote and may have it swapped. Then the Consul secretly keeps one of two cards as their side.
web-idus-opening-limit = After two rounds, a side that leads by two votes wins. If neither does, the Merchants win. But a side that goes past the limit of { NUMBER($limit, useGrouping: 0) } is wiped out, and its rival wins.
web-idus-deal = Your two cards
web-idus-deal-hint = You’ll keep one of them: that’s your side. Don’t let anyone else see them.
web-idus-deal-turn = Turn them over
web-idus-deal-look = Tap “{ web-hold }” to see them.
web-always-ask = Is this device just yours? Then your side can stay visible.
web-always = Always show
web-not-always = Only when I tap
web-idus-about = What’s what
web-idus-about-voting = Each of the two Aediles casts a vote face down.
web-idus-about-veto = The Praetor looks at one of the two votes and may have it swapped. Everyone sees the swap, but not the colours.
web-idus-about-scoring = The votes are shuffled and shown. Green moves the Loyal token, red the Traitor token.
web-idus-about-end = The Consul secretly keeps one of two cards: that’s their side. Only the very first Consul keeps both for now. Then the next turn starts.
web-idus-keystone = The keystone
web-idus-about-keystone = It shows the limit. A side that goes past it is wiped out, and its rival wins.
web-idus-ring = The ring
web-idus-about-ring = Every green vote adds a leaf, every red one a dagger. The gold outline shows how far this turn’s votes can go.
web-idus-about-yellow = Yellow moves neither token. But if the Praetor looks at it, everyone gets to see it.
web-idus-about-merchant = There may be Merchants too: they win if neither side leads its rival by two at the end, or if nobody is on the rival side.
web-idus-all-votes = All votes, face up

## The analysis

web-idus-analysis = What you could have known
web-idus-analysis-promise = Who looked suspicious, turn by turn, and what each decision cost
web-idus-turn-number = turn { NUMBER($turn, useGrouping: 0) }
web-idus-shares = Loyal { $loyal }, Traitor { $traitor }, Merchant { $merchant }
web-idus-turn-shares = turn { NUMBER($turn, useGrouping: 0) }, { $shares }
web-idus-suspicion = Suspicion
web-idus-from-gallery = From what everyone saw.
web-idus-from-eyes = Only from what { $name } held, voted and saw.
web-idus-true-cards = True cards
web-idus-true-later = You can turn over the true cards once you’ve seen the last turn.
web-idus-was = { $faction ->
        [loyal] { $name } was Loyal
        [traitor] { $name } was a Traitor
       *[merchant] { $name } was a Merchant
    }
web-idus-after = { $turn ->
        [0] Before the first turn
       *[other] After turn { NUMBER($turn, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }: Loyal { NUMBER($loyal, useGrouping: 0) }, Traitor { NUMBER($traitor, useGrouping: 0) }
    }
web-idus-turn = Turn { NUMBER($turn, useGrouping: 0) }.
web-idus-before = Before the first turn.
web-idus-prior = All you know is which cards there are.
web-idus-winning = Who would win
web-idus-winning-sub = Each side’s chance from this point of view, if everyone plays well from there.
web-idus-group-loyal = Loyal
web-idus-group-traitor = Traitors
web-idus-group-merchant = Merchants
web-idus-moved = Turning points
web-idus-no-shifts = No turn shifted a chance by as much as 10%.
web-idus-shift = { $way ->
        [up] { $side ->
            [loyal] { $name } now looks more Loyal
            [traitor] { $name } now looks more like a Traitor
           *[merchant] { $name } now looks more like a Merchant
        }
       *[down] { $side ->
            [loyal] { $name } now looks less Loyal
            [traitor] { $name } now looks less like a Traitor
           *[merchant] { $name } now looks less like a Merchant
        }
    }
web-idus-shift-winning = { $way ->
        [up] { $side ->
            [loyal] The Loyal are likelier to win
            [traitor] The Traitors are likelier to win
           *[merchant] The Merchants are likelier to win
        }
       *[down] { $side ->
            [loyal] The Loyal are less likely to win
            [traitor] The Traitors are less likely to win
           *[merchant] The Merchants are less likely to win
        }
    }
web-idus-decided = Decisions: { NUMBER($all, useGrouping: 0) }. Best: { NUMBER($best, useGrouping: 0) }, equally good: { NUMBER($even, useGrouping: 0) }, costly: { NUMBER($costly, useGrouping: 0) }. Together they cost { $lost } points of winning chance.
web-idus-even = even
web-idus-better = better
web-idus-as-good = equally good
web-idus-instead-of = second best
web-idus-compared = { $action }, { $other } vs { $taken }
web-idus-were-best = { $count ->
        [1] One best decision
       *[other] { NUMBER($count, useGrouping: 0) } best decisions
    }
web-beliefs-idus-martii = How reliable is it?
web-idus-said-and-so = What was predicted, and how often it came true
web-idus-said-and-so-text = { NUMBER($games, useGrouping: 0) } games with five bots of any kind, seen from one seat as the last votes are counted. On the wide line, a model is right as often as it says.
web-idus-was-said = Predicted (%)
web-idus-was-so = Came true
web-idus-times = Cases
web-idus-loss = How far off it was
web-idus-loss-text = Log loss for everyone’s final card. 0 means it knew everything; the first row means it knew only how many cards there are. ± is one standard deviation of the mean.
web-idus-among-mixed = Mixed company
web-idus-among-honest = All honest
web-idus-among-strong = All strong
web-idus-shrug = Before the first vote
web-idus-loss-people = People aren’t bots, and nobody has measured them. A model that doesn’t suit the company can be far off; the mixture is never the worst.
web-idus-model = How the others might play
web-idus-models-explained = What each model assumes
web-idus-model-mixture = Mixture
    .what = Some vote for their side, some play the score, and one vote in ten is a slip.
web-idus-model-honest = Honest voters
    .what = Everyone votes for their own side, and one vote in ten is a slip.
web-idus-model-strong = Strong players
    .what = Everyone hides behind the score like the strong bots, and one vote in ten is a slip.

## Exercises

web-idus-task = Which side is everyone on? Place ten stones for each.
web-idus-task-one = Which side is { $name } on? Place ten stones.
web-idus-task-some = Which sides are they on: { $names }? Place ten stones for each.
web-idus-what-happened = What happened
web-idus-only-you = What only you know
web-idus-move-marks = Move the two markers. The stones start at the odds before the first vote.
web-idus-mark-loyal = { $name }: marker after the Loyal stones
web-idus-mark-traitor = { $name }: marker before the Traitor stones
web-idus-laid = { $name }: Loyal { $loyal }, Merchant { $merchant }, Traitor { $traitor }
web-idus-stones-laid = Check my answer
web-idus-score-how = Your stones are compared with the best possible estimate, by squared distance: 100 is a perfect match, 0 is no better than before the first vote. In the long run, nothing scores better than what you really believe.
web-idus-your-score = Your score
web-idus-score-means = 100 is everything that could be known, 0 is what you know before the first vote. Taking every vote at face value gets { $naive }.
web-idus-scored = Your score is { $score }.
web-idus-yours = yours
web-idus-known = best
web-idus-you-and-known = { $side }: you { $you }, best estimate { $known }
web-idus-guess-nearly = very close
web-idus-guess-near = close
web-idus-guess-even = too even
web-idus-guess-other = other side
web-idus-guess-sure = too sure
web-idus-truth-was = And the truth:
web-idus-off = Against the truth, you’re off by { $mine } and the best estimate by { $best }. 0 is certain and right, 2 is certain and wrong.
web-idus-told = The votes of turn { NUMBER($turn, useGrouping: 0) } told most
web-idus-told-means = No other turn brought the best estimate so much closer to where it ended.
web-idus-told-shift = { $side }: { $before } before this turn, { $after } after it
web-idus-calibration = How sure, and how often right
web-idus-calibration-means = { $count ->
        [one] Your last answer
       *[other] Your last { NUMBER($count, useGrouping: 0) } answers
    }: whatever you gave seven of ten stones should come true seven times in ten. Then the points lie on the wide line.
web-idus-calibration-before = Squares: earlier answers.
web-idus-said = predicted
web-idus-how-often = cases
web-idus-came-true = came true

## Every day, and exercises

web-daily-idus-martii = Today’s deal
web-daily-past-idus-martii = The deal of the day
web-daily-text-idus-martii = Idus Martii in seat { NUMBER($seat, useGrouping: 0) }, with four bots. Everyone gets the same cards, the same seat and the same bots.
web-daily-play-idus-martii = Play today’s deal
web-daily-part-luck-idus-martii = cards and other players

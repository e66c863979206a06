### Idus Martii in English: what only the web client says. Ids begin with `web-`.

web-rules-offices = The offices
web-idus-aim = Your side is secret, and it says when you win.
web-votes = Votes
web-ledger = Ledger
web-your-mark = Your mark
web-mark-none = None
web-mark-loyal = Loyal
web-mark-traitor = Traitor
web-mark-merchant = Merchant
web-mark-unsure = Unsure
web-idus-marking = What do you think? Tap to change; nobody else sees it.
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
web-idus-asked-vote = Lay your vote in secret
web-idus-asked-look = Whose vote do you look at?
web-idus-asked-veto = Do you have the vote swapped?
web-idus-asked-replace = Lay another vote
web-idus-asked-discard = Which card do you keep?
web-idus-asked-assign = Hand out the offices
web-idus-choose-vote = Choose a vote
web-idus-choose-look = Choose a vote
web-idus-choose-veto = Decide on the swap
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
        [1] Only you and { $name } know it. A swap turns it into the other colour.
       *[other] Only you and { $name } know it. After a swap, { $name } lays one of the other two in secret.
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
web-idus-keep-hint = The card you keep is your side. The other is gone.
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
web-idus-next = Your next decision: turn { NUMBER($turn, useGrouping: 0) }, as { $role }
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
web-idus-my-vote-swapped = Turn { NUMBER($turn, useGrouping: 0) }: you laid { $laid }, swapped for { $final }
web-idus-vote-swapped = You were made to swap your vote.
web-idus-vote-left = Your vote was left as it was.
web-idus-vote-seen = { $name } has seen your vote.
web-idus-vote-unseen = Your vote is sealed, and nobody looked at it.
web-idus-card-near = Near the limit
web-idus-card-round = Round two
    .what = The Consul hands out the offices, and there are yellow votes.
web-idus-card-last = The last turn
    .what = After it, a side that leads by two votes wins. If neither does, the Merchants win.
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
        [failed_conspiracy] The limit is passed
       *[ides_of_march] Two rounds are over
    }
web-idus-opening = What it is about
web-idus-opening-sides = Loyal or Traitor? Everyone is dealt two cards, keeps one of them, and tells nobody: that is their side.
web-idus-opening-votes = Each turn the two Aediles vote in secret: green for the Loyal, red for the Traitors. The Praetor looks at one vote and may have it swapped. Then the Consul secretly keeps one of their two cards as their own side.
web-idus-opening-limit = After two rounds, a side that leads by two votes wins; if neither does, the Merchants win. But a side that goes past the limit of { NUMBER($limit, useGrouping: 0) } is wiped out, and its rival wins.
web-idus-deal = Your two cards
web-idus-deal-hint = You will keep one of them: that is your side. Nobody else may see them.
web-idus-deal-turn = Turn them over
web-idus-deal-look = Tap “{ web-hold }” to see them.
web-always-ask = Is this phone yours alone? Then your side can stay in sight.
web-always = Always show
web-not-always = Only when I tap
web-idus-about = What is what
web-idus-about-voting = Each of the two Aediles lays a vote face down.
web-idus-about-veto = The Praetor looks at one of the two votes, and may have it swapped. Everyone sees the swap, not the colours.
web-idus-about-scoring = The votes are shuffled and shown. Green moves the Loyal token, red the Traitor token.
web-idus-about-end = The Consul keeps one of two cards in secret: that is their side. Only the very first Consul still keeps both. Then the next turn begins.
web-idus-keystone = The keystone
web-idus-about-keystone = It carries the limit. A side that goes past it is wiped out, and its rival wins.
web-idus-ring = The ring
web-idus-about-ring = Every green vote lays a leaf, every red one a dagger. Outlined in gold: how far the votes of this turn can go.
web-idus-about-yellow = Yellow moves neither token. But if the Praetor looks at it, everyone is shown it.
web-idus-about-merchant = Besides Loyal and Traitors there may be Merchants: they win if in the end neither side leads its rival by two, or the rival side has no one.
web-idus-all-votes = All votes, face up

## The lesson

web-learn-idus-martii-cards = Five senators, and a conspiracy. You hold two faction cards. Tap “{ web-hold }” to see them: you will keep one, and that is your side.
web-learn-idus-martii-vote = You are Aedile: you vote. Green is for the Loyal, red for the Traitors. Your vote lies face down. Choose green and seal it.
web-learn-idus-martii-swapped = Decimus, the Praetor, looked at your vote and made you swap it: your green became red. Everyone saw the swap, not the colours. But two red came out: so Livia laid red, and everyone can tell that you had laid green.
web-learn-idus-martii-limit = Two daggers on the mosaic: Traitor 2. The stone at the top carries the limit, 13. A side that goes past it is wiped out, and its rival wins.
web-learn-idus-martii-look = The offices moved one seat to the left. Now you are Praetor. Look at Livia’s vote.
web-learn-idus-martii-veto = Hold to see it. In round one a swap turns red into green, and green into red. Everyone will see what you decide. Demand the swap.
web-learn-idus-martii-scored = Two green. Everyone saw the swap, so everyone can tell that Livia had laid red. With one green and one red, those who do not vote could only guess. The ledger keeps all that is public.
web-learn-idus-martii-keep = You are Consul: at the end of your turn you pick a side. Keep the Loyal card: hold to see which one it is.
web-learn-idus-martii-assign = Some turns later: round two. The Consul hands out the offices. Nobody has the same one two turns running, but with five players one Aedile may serve again. A barred office says why. Make Cassius Praetor, Livia and Octavia Aediles.
web-learn-idus-martii-yellow = Round two has yellow votes: they move nothing. Cassius looked at Livia’s vote, and it is yellow: everyone is shown it, and Livia must replace it.
web-learn-idus-martii-end = After two rounds, a side that leads by two votes or more wins; otherwise the Merchants do. Now every card and vote is open. You are ready.
web-idus-analysis = What could have been known
web-idus-analysis-promise = Whom one could have suspected, turn by turn, and what it cost
web-idus-turn-number = turn { NUMBER($turn, useGrouping: 0) }
web-idus-shares = Loyal { $loyal }, Traitor { $traitor }, Merchant { $merchant }
web-idus-turn-shares = turn { NUMBER($turn, useGrouping: 0) }, { $shares }
web-idus-suspicion = Suspicion
web-idus-from-gallery = From what everybody saw. One stone is one tenth.
web-idus-from-eyes = Only from what { $name } held, laid and saw. One stone is one tenth.
web-idus-true-cards = True cards
web-idus-true-later = Who was what can be turned over once the last turn has been seen.
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
web-idus-prior = All that is known is which cards there are.
web-idus-winning = Who would win
web-idus-winning-sub = Each side’s chance through these eyes, if all play ably from there on.
web-idus-group-loyal = Loyal
web-idus-group-traitor = Traitors
web-idus-group-merchant = Merchants
web-idus-moved = What moved most
web-idus-no-shifts = No turn moved a belief by as much as a tenth.
web-idus-shift = { $way ->
        [up] { $side ->
            [loyal] { $name } now looks more Loyal: from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) } in 10.
            [traitor] { $name } now looks more like a Traitor: from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) } in 10.
           *[merchant] { $name } now looks more like a Merchant: from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) } in 10.
        }
       *[down] { $side ->
            [loyal] { $name } now looks less Loyal: from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) } in 10.
            [traitor] { $name } now looks less like a Traitor: from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) } in 10.
           *[merchant] { $name } now looks less like a Merchant: from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) } in 10.
        }
    }
web-idus-shift-winning = { $way ->
        [up] { $side ->
            [loyal] The Loyal are likelier to win: from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) } in 10.
            [traitor] The Traitors are likelier to win: from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) } in 10.
           *[merchant] The Merchants are likelier to win: from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) } in 10.
        }
       *[down] { $side ->
            [loyal] The Loyal are less likely to win: from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) } in 10.
            [traitor] The Traitors are less likely to win: from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) } in 10.
           *[merchant] The Merchants are less likely to win: from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) } in 10.
        }
    }
web-idus-decided = Decisions: { NUMBER($all, useGrouping: 0) }. Best: { NUMBER($best, useGrouping: 0) }, as good: { NUMBER($even, useGrouping: 0) }, costly: { NUMBER($costly, useGrouping: 0) }. Together they cost { $lost } points of winning chance.
web-idus-even = even
web-idus-better = better
web-idus-as-good = as good
web-idus-instead-of = the next best
web-idus-compared = { $action }, { $other } against { $taken }
web-idus-were-best = { $count ->
        [1] One was the best
       *[other] { NUMBER($count, useGrouping: 0) } were the best
    }
web-beliefs-idus-martii = How far it can be believed
web-idus-said-and-so = What was said, and how often it was so
web-idus-said-and-so-text = { NUMBER($games, useGrouping: 0) } games at tables of five at which any kind of bot may sit, seen by one seat when the last votes are counted. On the broad line a model is right as often as it says.
web-idus-was-said = It was said: percent
web-idus-was-so = It was so
web-idus-times = Of how many
web-idus-loss = How much was missed
web-idus-loss-text = The log loss of everybody’s final card: 0 is to have known everything, and the first row is to know nothing but the number of cards. ± is one standard deviation of the mean.
web-idus-among-mixed = Mixed company
web-idus-among-honest = All honest
web-idus-among-strong = All strong
web-idus-shrug = Before the first vote
web-idus-loss-people = People are no bots, and nobody has measured them. A model that does not fit the company misses much; the mixture is never the worst.
web-idus-model = How others are taken to play
web-idus-model-mixture = Mixture
    .what = Some vote their colour, some play the count, and one vote in ten is a slip.
web-idus-model-honest = Honest voters
    .what = Everybody votes for their own side, and one vote in ten is a slip.
web-idus-model-strong = Strong players
    .what = Everybody hides behind the count as strong bots do, and one vote in ten is a slip.

## Exercises

web-idus-task = Which side is everybody on? Lay ten stones each.
web-idus-what-happened = What happened
web-idus-only-you = What only you know
web-idus-lay-ten = Lay ten stones each
web-idus-move-marks = Move the two marks. The stones lie as one knows before the first vote.
web-idus-mark-loyal = { $name }: the mark behind the Loyal stones
web-idus-mark-traitor = { $name }: the mark before the Traitor stones
web-idus-laid = { $name }: Loyal { $loyal }, Merchant { $merchant }, Traitor { $traitor }
web-idus-stones-laid = So I believe
web-idus-score-how = The score is the squared distance of your stones from what could be known: 100 is none, 0 is as far as before the first vote. In the long run nothing scores better than what you really believe.
web-idus-your-score = Your score
web-idus-score-means = 100 is all that could be known, 0 is what one knows before the first vote. Whoever takes every vote at its word gets { $naive }.
web-idus-scored = Your score is { $score }.
web-idus-yours = yours
web-idus-known = known
web-idus-you-and-known = { $side }: you { $you }, knowable { $known }
web-idus-guess-nearly = very near
web-idus-guess-near = near
web-idus-guess-even = too even
web-idus-guess-other = another side
web-idus-guess-sure = too sure
web-idus-truth-was = And the truth:
web-idus-off = Against the truth you are off by { $mine }, the best reckoning by { $best }. 0 is certain and right, 2 certain and wrong.
web-idus-calibration = How sure, and how often right
web-idus-calibration-means = { $count ->
        [one] Your last answer
       *[other] Your last { NUMBER($count, useGrouping: 0) } answers
    }: what got seven of ten stones should come true seven times in ten. Then the points lie on the broad line.
web-idus-calibration-before = Squares: those before.
web-idus-said = said
web-idus-how-often = times
web-idus-came-true = came true

## Every day, and exercises

web-daily-idus-martii = Today’s deal
web-daily-past-idus-martii = The deal of the day
web-daily-text-idus-martii = Idus Martii on seat { NUMBER($seat, useGrouping: 0) }, among four bots. Everybody is dealt the same cards, sits on the same seat and meets the same bots.
web-daily-play-idus-martii = Play today’s deal
web-daily-part-luck-idus-martii = the cards and the others
web-exercise-idus-martii = How sure are you?

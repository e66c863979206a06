### Idus Martii in English.

idus-martii-name = Idus Martii
idus-martii-tagline = Vote in secret. Save Caesar or end him.
idus-martii-rules =
    5 to 8 senators sit in a circle. A conspiracy is afoot, and nobody says on which side they are.
    You hold two faction cards: Loyal, Traitor or Merchant. You will keep one of them: that is your side.
    Every turn has a Consul, a Praetor and two Aediles.
    Each Aedile lays a vote face down: green for the Loyal, red for the Traitors.
    The Praetor looks at one of the two votes, and may make that Aedile swap it.
    The votes are shuffled and shown. A green moves the Loyal token, a red moves the Traitor token.
    Then the Consul discards a faction card in secret. Only the starting player keeps both until round two.
    Round one: the offices pass to the left every turn, until everyone has been Consul.
    Round two: the Consul hands out the offices. Nobody has the same one two turns running; with five players one Aedile may serve again.
    Round two also has yellow votes, which move nothing. If the Praetor looks at one, it is shown to all and must be replaced.
    A token past the limit ends the game at once: its side is wiped out and the rival side wins.
    Otherwise a lead of two votes or more wins after round two; with less, the Merchants win. They also win if the rival side has no one.

## The bots, by how strong they are

idus-martii-bot-novice = Votes for its own side, and one vote in seven is a slip.
idus-martii-bot-able = Plays soundly by the score of the moment, but remembers nobody’s votes.
idus-martii-bot-strong = Remembers every vote, and weighs everybody’s side exactly.
idus-martii-bot-master = Also asks how each of you plays, and looks ahead.

## Roles

idus-martii-role-consul = Consul
    .task = At the end of the turn, keeps one of two faction cards (not in the very first turn). In round two, hands out the offices.
idus-martii-role-praetor = Praetor
    .task = Looks at one vote and may have it swapped.
idus-martii-role-aedile = Aedile
    .task = Lays a vote in secret.
idus-martii-role-none = No office this turn

## Factions and votes

idus-martii-faction-loyal = Loyal
    .group = the Loyal
    .aim = Green should lead by two, or red should pass the limit.
idus-martii-faction-traitor = Traitor
    .group = the Traitors
    .aim = Red should lead by two, or green should pass the limit.
idus-martii-faction-merchant = Merchant
    .group = the Merchants
    .aim = After two rounds, no side should lead by two.
idus-martii-colour-green = green
    .meaning = for the Loyal
idus-martii-colour-red = red
    .meaning = for the Traitors
idus-martii-colour-yellow = yellow
    .meaning = blank, moves nothing
idus-martii-a-vote = { $colour ->
        [green] a green vote
        [red] a red vote
        [yellow] a yellow vote
       *[unknown] a vote
    }
idus-martii-vote-is = { $colour ->
        [green] green
        [red] red
       *[yellow] yellow
    }
idus-martii-their-vote = { $aedile-is ->
        [me] your vote
       *[other] { $aedile }’s vote
    }
idus-martii-a-card = { $faction ->
        [loyal] a Loyal card
        [traitor] a Traitor card
        [merchant] a Merchant card
       *[unknown] a card
    }
idus-martii-keep = { $faction ->
        [loyal] Keep the Loyal card
        [traitor] Keep the Traitor card
       *[merchant] Keep the Merchant card
    }

## The course of the game

idus-martii-round = { $turn ->
        [0] Before the first turn
       *[other] Round { NUMBER($round, useGrouping: 0) }, turn { NUMBER($turn, useGrouping: 0) }
    }
idus-martii-phase-voting = Voting
idus-martii-phase-veto = Veto
idus-martii-phase-scoring = Scoring
idus-martii-phase-end = End of turn
idus-martii-step-first = The lot decides who starts
idus-martii-step-deal = The cards are dealt
idus-martii-step-assign = The Consul hands out the offices
idus-martii-step-vote = The Aediles vote
idus-martii-step-look = The Praetor looks at a vote
idus-martii-step-veto = The Praetor decides on the swap
idus-martii-step-replace = An Aedile lays another vote
idus-martii-step-discard = The Consul keeps one card
idus-martii-step-over = The game is over
idus-martii-svffragivm = Svffragivm
idus-martii-limit = limit
idus-martii-tally = Loyal { NUMBER($loyal, useGrouping: 0) }, Traitor { NUMBER($traitor, useGrouping: 0) }, limit { NUMBER($limit, useGrouping: 0) }
idus-martii-colours = { $green ->
        [2] two green
        [1] { $red ->
            [1] one green, one red
           *[other] one green, one yellow
        }
       *[other] { $red ->
            [2] two red
            [1] one red, one yellow
           *[other] two yellow
        }
    }
idus-martii-ledger = { $praetor-is ->
        [me] { $yellow_shown ->
            [yes] Turn { NUMBER($turn, useGrouping: 0) }: you looked at { $looked }’s vote: yellow, shown to all; { idus-martii-colours }
           *[no] { $swapped ->
                [yes] Turn { NUMBER($turn, useGrouping: 0) }: you looked at { $looked }’s vote and had it swapped; { idus-martii-colours }
               *[no] Turn { NUMBER($turn, useGrouping: 0) }: you looked at { $looked }’s vote and left it; { idus-martii-colours }
            }
        }
       *[other] { $looked-is ->
            [me] { $yellow_shown ->
                [yes] Turn { NUMBER($turn, useGrouping: 0) }: { $praetor } looked at your vote: yellow, shown to all; { idus-martii-colours }
               *[no] { $swapped ->
                    [yes] Turn { NUMBER($turn, useGrouping: 0) }: { $praetor } looked at your vote and had it swapped; { idus-martii-colours }
                   *[no] Turn { NUMBER($turn, useGrouping: 0) }: { $praetor } looked at your vote and left it; { idus-martii-colours }
                }
            }
           *[other] { $yellow_shown ->
                [yes] Turn { NUMBER($turn, useGrouping: 0) }: { $praetor } looked at { $looked }’s vote: yellow, shown to all; { idus-martii-colours }
               *[no] { $swapped ->
                    [yes] Turn { NUMBER($turn, useGrouping: 0) }: { $praetor } looked at { $looked }’s vote and had it swapped; { idus-martii-colours }
                   *[no] Turn { NUMBER($turn, useGrouping: 0) }: { $praetor } looked at { $looked }’s vote and left it; { idus-martii-colours }
                }
            }
        }
    }
idus-martii-hand = { $mine-hand-count ->
        [0] No card has been dealt to you yet.
        [1] { $mine-discarded ->
            [loyal] You keep { idus-martii-my-card } and discarded Loyal.
            [traitor] You keep { idus-martii-my-card } and discarded Traitor.
            [merchant] You keep { idus-martii-my-card } and discarded Merchant.
           *[unknown] You hold { idus-martii-my-card }.
        }
       *[other] You hold { idus-martii-my-cards }.
    }
idus-martii-my-card = { $mine-hand-1 ->
        [loyal] a Loyal card
        [traitor] a Traitor card
       *[merchant] a Merchant card
    }
idus-martii-my-cards = { $mine-hand-1 ->
        [loyal] { $mine-hand-2 ->
            [loyal] two Loyal cards
            [traitor] a Loyal and a Traitor card
           *[merchant] a Loyal and a Merchant card
        }
        [traitor] { $mine-hand-2 ->
            [loyal] a Loyal and a Traitor card
            [traitor] two Traitor cards
           *[merchant] a Traitor and a Merchant card
        }
       *[merchant] { $mine-hand-2 ->
            [loyal] a Loyal and a Merchant card
            [traitor] a Traitor and a Merchant card
           *[merchant] two Merchant cards
        }
    }

## What is asked of you

idus-martii-ask-assign = You are Consul. Hand out the other three offices.
idus-martii-ask-vote = You are Aedile. Lay your vote in secret.
idus-martii-ask-look = You are Praetor. Whose vote do you look at?
idus-martii-ask-veto = { $mine-looks-last-colour ->
        [green] { $looked }’s vote is green. Do you make { $looked } swap it?
        [red] { $looked }’s vote is red. Do you make { $looked } swap it?
       *[yellow] { $looked }’s vote is yellow. Do you make { $looked } swap it?
    }
idus-martii-ask-replace = { $yellow_shown ->
        [yes] { $may-keep ->
            [yes] Your yellow vote was shown. Lay another one, or leave it.
           *[no] Your yellow vote was shown. Lay another one.
        }
       *[no] { $praetor } makes you swap your vote. Lay another one.
    }
idus-martii-ask-discard = You hold { idus-martii-my-cards }. Discard one: the card you keep is your side.

## Whom the table waits for

idus-martii-wait-first = The lot decides who starts.
idus-martii-wait-deal = The cards are being dealt.
idus-martii-wait-assign = { $awaited } is handing out the offices.
idus-martii-wait-vote = { $awaited-count ->
        [1] { $awaited } is choosing in secret.
       *[other] { $awaited } are choosing in secret.
    }
idus-martii-wait-look = { $awaited } is choosing a vote to look at.
idus-martii-wait-veto = { $looked-is ->
        [me] { $awaited } has seen your vote and decides whether you swap it.
       *[other] { $awaited } has seen { $looked }’s vote and decides on the swap.
    }
idus-martii-wait-replace = { $awaited } is choosing another vote in secret.
idus-martii-wait-discard = { $awaited } is choosing a card to keep.
idus-martii-wait-over = { idus-martii-result }

## Choices

idus-martii-action-assign = Praetor { $praetor }, Aediles { $aediles }
idus-martii-action-vote = { $colour ->
        [green] Lay a green vote
        [red] Lay a red vote
       *[yellow] Lay a yellow vote
    }
idus-martii-action-look = Look at { $aedile }’s vote
idus-martii-action-veto = { $swap ->
        [yes] Demand a swap
       *[no] Leave the vote as it is
    }
idus-martii-action-replace = { $colour ->
        [green] Lay a green vote instead
        [red] Lay a red vote instead
       *[yellow] Lay a yellow vote instead
    }
idus-martii-action-keep = Leave the yellow vote where it is
idus-martii-action-discard = { $faction ->
        [loyal] Discard Loyal, keep the other card
        [traitor] Discard Traitor, keep the other card
       *[merchant] Discard Merchant, keep the other card
    }

## What has happened

idus-martii-event-first_drawn = { $seat-is ->
        [me] The lot fell on you: you start.
       *[other] { $seat } starts, by lot.
    }
idus-martii-event-card_dealt = { $seat-is ->
        [me] You were dealt { idus-martii-a-card }.
       *[other] { $seat } was dealt { idus-martii-a-card }.
    }
idus-martii-event-turn_begun = { $consul-is ->
        [me] Turn { NUMBER($turn, useGrouping: 0) }. You are Consul. { idus-martii-others }
       *[other] Turn { NUMBER($turn, useGrouping: 0) }. Consul: { $consul }. { idus-martii-others }
    }
idus-martii-others = { $aediles-count ->
        [0] { $consul-is ->
            [me] You hand out the other offices.
           *[other] The other offices are yet to be handed out.
        }
       *[other] { $praetor-is ->
            [me] You are Praetor. Aediles: { $aediles }.
           *[other] Praetor: { $praetor }. Aediles: { $aediles }.
        }
    }
idus-martii-event-roles_assigned = { $consul-is ->
        [me] You handed out the offices. { idus-martii-others }
       *[other] { $consul } handed out the offices. { idus-martii-others }
    }
idus-martii-event-vote_laid = { $aedile-is ->
        [me] You laid { idus-martii-a-vote }.
       *[other] { $aedile } laid { idus-martii-a-vote }.
    }
idus-martii-event-vote_looked_at = { $colour ->
        [unknown] { $praetor-is ->
            [me] You looked at { idus-martii-their-vote }.
           *[other] { $praetor } looked at { idus-martii-their-vote }.
        }
       *[other] { $praetor-is ->
            [me] You looked at { idus-martii-their-vote }: { idus-martii-vote-is }.
           *[other] { $praetor } looked at { idus-martii-their-vote }: { idus-martii-vote-is }.
        }
    }
idus-martii-event-yellow_shown = { $praetor-is ->
        [me] You showed { idus-martii-their-vote } to everyone: yellow.
       *[other] { $praetor } showed { idus-martii-their-vote } to everyone: yellow.
    }
idus-martii-event-veto_decided = { $swap ->
        [yes] { $praetor-is ->
            [me] You made { $aedile } swap the vote.
           *[other] { $aedile-is ->
                [me] { $praetor } made you swap your vote.
               *[other] { $praetor } made { $aedile } swap the vote.
            }
        }
       *[no] { $praetor-is ->
            [me] You left { idus-martii-their-vote } as it was.
           *[other] { $praetor } left { idus-martii-their-vote } as it was.
        }
    }
idus-martii-event-vote_replaced = { $colour ->
        [unknown] { $aedile-is ->
            [me] You laid another vote.
           *[other] { $aedile } laid another vote.
        }
       *[other] { $aedile-is ->
            [me] You laid another vote: { idus-martii-vote-is }.
           *[other] { $aedile } laid another vote: { idus-martii-vote-is }.
        }
    }
idus-martii-event-vote_kept = { $aedile-is ->
        [me] You left your yellow vote where it was.
       *[other] { $aedile } left the yellow vote where it was.
    }
idus-martii-event-votes_scored = The votes are shown: { idus-martii-colours }.
idus-martii-event-card_discarded = { $consul-is ->
        [me] You discarded { idus-martii-a-card } and so picked your side.
       *[other] { $consul } discarded { idus-martii-a-card } and so picked a side.
    }
idus-martii-event-game_ended = { idus-martii-result }

## What is claimed in the talk of a table

idus-martii-claim-i_am = { $faction ->
        [loyal] I am Loyal.
        [traitor] I am a Traitor.
       *[merchant] I am a Merchant.
    }
    .form = About me
idus-martii-claim-i_saw = { $colour ->
        [green] { $seat-is ->
            [me] I saw green with you.
           *[other] I saw green with { $seat }.
        }
        [red] { $seat-is ->
            [me] I saw red with you.
           *[other] I saw red with { $seat }.
        }
       *[yellow] { $seat-is ->
            [me] I saw yellow with you.
           *[other] I saw yellow with { $seat }.
        }
    }
    .form = What I saw
idus-martii-claim-is = { $faction ->
        [loyal] { $seat-is ->
            [me] You are Loyal.
           *[other] { $seat } is Loyal.
        }
        [traitor] { $seat-is ->
            [me] You are a Traitor.
           *[other] { $seat } is a Traitor.
        }
       *[merchant] { $seat-is ->
            [me] You are a Merchant.
           *[other] { $seat } is a Merchant.
        }
    }
    .form = About somebody

## The end

idus-martii-ending-failed_conspiracy = Failed Conspiracy
idus-martii-ending-ides_of_march = Ides of March
idus-martii-result = { idus-martii-why } { idus-martii-who } { idus-martii-count }
idus-martii-why = { $result-ending ->
        [failed_conspiracy] { $result-faction ->
            [loyal] Failed Conspiracy: the Traitors passed the limit and are wiped out.
            [traitor] Failed Conspiracy: the Loyal passed the limit and are wiped out.
           *[merchant] Failed Conspiracy: one side passed the limit, and its rival has no one.
        }
       *[ides_of_march] { $result-faction ->
            [loyal] Ides of March: the Loyal lead by two or more.
            [traitor] Ides of March: the Traitors lead by two or more.
           *[merchant] Ides of March: nobody has beaten a rival side by two votes. A lead over a side with no one in it does not count.
        }
    }
idus-martii-who = { $result-winners-count ->
        [0] { $result-faction ->
            [loyal] The Loyal win, but that side has no one left.
            [traitor] The Traitors win, but that side has no one left.
           *[merchant] The Merchants win, but that side has no one left.
        }
       *[other] { $result-faction ->
            [loyal] The Loyal win: { $result-winners }.
            [traitor] The Traitors win: { $result-winners }.
           *[merchant] The Merchants win: { $result-winners }.
        }
    }
idus-martii-count = Green { NUMBER($result-loyal, useGrouping: 0) }, red { NUMBER($result-traitor, useGrouping: 0) }.
idus-martii-seat = { $won ->
        [yes] { $seat-is ->
            [me] You kept { idus-martii-kept-card } and win. { idus-martii-gave-up }
           *[other] { $seat } kept { idus-martii-kept-card } and wins. { idus-martii-gave-up }
        }
       *[no] { $seat-is ->
            [me] You kept { idus-martii-kept-card }. { idus-martii-gave-up }
           *[other] { $seat } kept { idus-martii-kept-card }. { idus-martii-gave-up }
        }
    }
idus-martii-kept-card = { $kept ->
        [loyal] a Loyal card
        [traitor] a Traitor card
       *[merchant] a Merchant card
    }
idus-martii-gave-up = { $discarded ->
        [loyal] Discarded: Loyal.
        [traitor] Discarded: Traitor.
        [merchant] Discarded: Merchant.
       *[unknown] Nothing was discarded.
    }

## Rules of the house

idus-martii-option-players = Players
    .explanation = 5 to 8 senators.
idus-martii-option-first = Starting player
    .explanation = Who is Consul first. The table chooses, or the lot does.
idus-martii-option-first-random = by lot
idus-martii-option-limit = Limit
    .explanation = A token that goes past it ends the game. The printed limit is 13, 15, 17 or 20 for 5, 6, 7 or 8 players.
idus-martii-option-limit-unknown = as printed
idus-martii-option-yellow_swap = A yellow vote that was shown
    .explanation = Whether the Aedile must replace it, or may leave it.
idus-martii-option-yellow_swap-must = must be replaced
idus-martii-option-yellow_swap-may = may stay

## On a terminal

cli-idus-martii-ring = Clockwise from you. { $two } holds two cards, { $one } has picked a side.
cli-idus-martii-choosing = chooses
cli-idus-martii-laid = vote laid
cli-idus-martii-looked = looked at
cli-idus-martii-ask-praetor = You are Consul. Whom do you make Praetor?
cli-idus-martii-ask-aediles = Praetor: { $praetor }. Whom do you make Aediles?
cli-idus-martii-ask-keep = You are Consul. Which card do you keep?
cli-idus-martii-turn = Turn { NUMBER($turn, useGrouping: 0) }

## What is not allowed, by rule

idus-martii-refused-S1 = { $why ->
        [players] This game is for { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } players, not { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] There is no seat { NUMBER($place, useGrouping: 0) }: the seats are 0 to { NUMBER($last, useGrouping: 0) }.
    }
idus-martii-refused-S2 = { $why ->
       *[dealing] The cards are still being dealt.
    }
idus-martii-refused-S3 = { $why ->
        [first] Nobody starts from seat { NUMBER($first, useGrouping: 0) }: the seats are 0 to { NUMBER($last, useGrouping: 0) }.
       *[drawing_first] The lot has not yet decided who starts.
    }
idus-martii-refused-S6 = { $why ->
       *[limit] With { NUMBER($players, useGrouping: 0) } players the limit is { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not { NUMBER($limit, useGrouping: 0) }.
    }
idus-martii-refused-C1 = { $why ->
       *[other_step] { $step ->
            [assign] Not now: the Consul is handing out the offices.
            [vote] Not now: the Aediles are voting.
            [look] Not now: the Praetor is choosing a vote to look at.
            [veto] Not now: the Praetor is deciding on the swap.
            [replace] Not now: an Aedile is laying another vote.
           *[discard] Not now: the Consul is picking a side.
        }
    }
idus-martii-refused-V1 = { $why ->
        [only_aediles] Only the two Aediles vote.
       *[already_laid] Your vote is already laid.
    }
idus-martii-refused-V2 = { $why ->
        [only_praetor] Only the Praetor looks at a vote and decides on the swap.
       *[no_vote_there] There is no vote at seat { NUMBER($place, useGrouping: 0) }. Look at that of one of the two Aediles.
    }
idus-martii-refused-V6 = { $why ->
        [only_consul] Only the Consul discards a faction card.
       *[not_in_hand] { $faction ->
            [loyal] You hold no Loyal card.
            [traitor] You hold no Traitor card.
           *[merchant] You hold no Merchant card.
        }
    }
idus-martii-refused-W1 = { $why ->
        [only_consul] Only the Consul hands out the offices.
        [no_such_seat] There is no seat { NUMBER($place, useGrouping: 0) }: the seats are 0 to { NUMBER($last, useGrouping: 0) }.
        [consul_too] You are Consul: the other offices go to others.
       *[one_card_each] { $seat } cannot have two offices at once.
    }
idus-martii-refused-W2 = { $why ->
        [praetor_again] { $seat } was Praetor last turn.
       *[aedile_again] { $seat } was Aedile last turn.
    }
idus-martii-refused-W3 = { $why ->
        [both_again] Both were Aediles last turn. Only one may serve again.
       *[third_time] { $seat } has been Aedile two turns running.
    }
idus-martii-refused-W4 = { $why ->
       *[yellow_in_round_one] Yellow votes come in round two.
    }
idus-martii-refused-W5 = { $why ->
        [only_that_aedile] Only { $aedile } lays another vote now.
        [same_colour] Your vote was already { idus-martii-vote-is }. Lay another colour.
       *[must_replace] The Praetor demands a swap: this vote cannot stay.
    }
idus-martii-refused-W6 = { $why ->
        [only_that_aedile] Only { $aedile } lays another vote now.
        [same_colour] Your vote was already { idus-martii-vote-is }. Lay another colour.
       *[must_replace] A yellow vote that was shown must be replaced.
    }
idus-martii-refused-E1 = { $why ->
       *[over] The game is over: a token has passed the limit.
    }
idus-martii-refused-E2 = { $why ->
       *[over] The game is over: both rounds are played.
    }

## Why somebody chooses something

idus-martii-reason-only = I have no other choice.
idus-martii-reason-whim = I have no particular reason.
idus-martii-reason-even = It makes hardly any difference.
idus-martii-reason-open = I hold a Loyal and a Traitor card and can still go either way.
idus-martii-reason-own_colour = { $side ->
        [loyal] I am for the Loyal, and green helps them.
       *[traitor] I am for the Traitors, and red helps them.
    }
idus-martii-reason-lead = { $leader ->
        [loyal] I go by the tokens: the Loyal lead by { NUMBER($votes, useGrouping: 0) }.
       *[traitor] I go by the tokens: the Traitors lead by { NUMBER($votes, useGrouping: 0) }.
    }
idus-martii-reason-level = { $votes ->
        [0] I go by the tokens: both sides are level.
       *[other] I go by the tokens: only one vote lies between them.
    }
idus-martii-reason-near_limit = { $leader ->
        [loyal] { $votes ->
            [0] I go by the limit: one more green, and the Loyal are past it.
            [1] I go by the limit: the Loyal can bear only one more vote.
           *[other] I go by the limit: the Loyal can bear only { NUMBER($votes, useGrouping: 0) } more votes.
        }
       *[traitor] { $votes ->
            [0] I go by the limit: one more red, and the Traitors are past it.
            [1] I go by the limit: the Traitors can bear only one more vote.
           *[other] I go by the limit: the Traitors can bear only { NUMBER($votes, useGrouping: 0) } more votes.
        }
    }
idus-martii-reason-saw = { $colour ->
        [green] { $seat-is ->
            [me] I saw green with you.
           *[other] I saw green with { $seat }.
        }
        [red] { $seat-is ->
            [me] I saw red with you.
           *[other] I saw red with { $seat }.
        }
       *[yellow] { $seat-is ->
            [me] I saw yellow with you.
           *[other] I saw yellow with { $seat }.
        }
    }
idus-martii-reason-suspect = { $side ->
        [loyal] { $seat-is ->
            [me] I take you for one of the Loyal ({ NUMBER($tenths, useGrouping: 0) } in 10).
           *[other] I take { $seat } for one of the Loyal ({ NUMBER($tenths, useGrouping: 0) } in 10).
        }
        [traitor] { $seat-is ->
            [me] I take you for a Traitor ({ NUMBER($tenths, useGrouping: 0) } in 10).
           *[other] I take { $seat } for a Traitor ({ NUMBER($tenths, useGrouping: 0) } in 10).
        }
       *[merchant] { $seat-is ->
            [me] I take you for a Merchant ({ NUMBER($tenths, useGrouping: 0) } in 10).
           *[other] I take { $seat } for a Merchant ({ NUMBER($tenths, useGrouping: 0) } in 10).
        }
    }
idus-martii-reason-chance = This way I expect to win { NUMBER($tenths, useGrouping: 0) } in 10.

### Idus Martii in English.

idus-martii-name = Idus Martii
idus-martii-tagline = Vote in secret. Save Caesar or end him.
idus-martii-summary =
    Aim: the Loyal win if green leads by two, the Traitors if red does, the Merchants if neither does.
    Play: two Aediles vote in secret. The Praetor sees one vote and may have it swapped. You choose a secret side.
    End: after two rounds. If a token passes the limit, the game ends at once and the rival side wins.
idus-martii-rules =
    5 to 8 senators sit in a circle. A conspiracy is afoot, and nobody says whose side they’re on.
    You hold two faction cards: Loyal, Traitor or Merchant. You’ll keep one of them, and that’s your side.
    Every turn has a Consul, a Praetor and two Aediles.
    Each Aedile casts a vote face down: green for the Loyal, red for the Traitors.
    The Praetor looks at one of the two votes and may make that Aedile swap it.
    The votes are shuffled and shown. Each green moves the Loyal token, each red the Traitor token.
    Then the Consul secretly discards a faction card. Only the starting player keeps both until round two.
    Round one: the offices pass to the left every turn, until everyone has been Consul.
    Round two: the Consul hands out the offices. Nobody holds the same one two turns running; with five players, one Aedile may serve again.
    Round two also has yellow votes, which move nothing. If the Praetor looks at one, everyone sees it and it must be replaced.
    A token past the limit ends the game at once: its side is wiped out and the rival side wins.
    Otherwise, a lead of two votes or more wins after round two; with less, the Merchants win. They also win if nobody is on the rival side.

## The bots, by how strong they are

idus-martii-bot-novice = Votes for its own side, but slips on one vote in seven.
idus-martii-bot-able = Plays the score well, but forgets who voted how.
idus-martii-bot-strong = Remembers every vote and works out who’s on which side.
idus-martii-bot-master = Also reads how each of you plays, and looks ahead.

## Roles

idus-martii-role-consul = Consul
    .task = At the end of the turn, keeps one of two faction cards (but not in the very first turn). In round two, hands out the offices.
idus-martii-role-praetor = Praetor
    .task = Looks at one vote and may have it swapped.
idus-martii-role-aedile = Aedile
    .task = Casts a vote in secret.
idus-martii-role-none = No office this turn

## Factions and votes

idus-martii-faction-loyal = Loyal
    .group = the Loyal
    .aim = You win if green leads by two, or red passes the limit.
idus-martii-faction-traitor = Traitor
    .group = the Traitors
    .aim = You win if red leads by two, or green passes the limit.
idus-martii-faction-merchant = Merchant
    .group = the Merchants
    .aim = You win if neither side leads by two after two rounds.
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
idus-martii-step-first = A draw decides who starts
idus-martii-step-deal = The cards are dealt
idus-martii-step-assign = The Consul hands out the offices
idus-martii-step-vote = The Aediles vote
idus-martii-step-look = The Praetor looks at a vote
idus-martii-step-veto = The Praetor decides on the swap
idus-martii-step-replace = An Aedile changes a vote
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
        [0] You haven’t been dealt any cards yet.
        [1] { $mine-discarded ->
            [loyal] You kept { idus-martii-my-card } and discarded Loyal.
            [traitor] You kept { idus-martii-my-card } and discarded Traitor.
            [merchant] You kept { idus-martii-my-card } and discarded Merchant.
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

idus-martii-ask-assign = You’re Consul. Hand out the other three offices.
idus-martii-ask-vote = You’re an Aedile. Cast your vote in secret.
idus-martii-ask-look = You’re Praetor. Whose vote will you look at?
idus-martii-ask-veto = { $mine-looks-last-colour ->
        [green] { $looked }’s vote is green. Make { $looked } swap it?
        [red] { $looked }’s vote is red. Make { $looked } swap it?
       *[yellow] { $looked }’s vote is yellow. Make { $looked } swap it?
    }
idus-martii-ask-replace = { $yellow_shown ->
        [yes] { $may-keep ->
            [yes] Your yellow vote was shown. Cast another one, or leave it.
           *[no] Your yellow vote was shown. Cast another one.
        }
       *[no] { $praetor } is making you swap your vote. Cast another one.
    }
idus-martii-ask-discard = You hold { idus-martii-my-cards }. Discard one: the card you keep is your side.

## Whom the table waits for

idus-martii-wait-first = A draw decides who starts.
idus-martii-wait-deal = The cards are being dealt.
idus-martii-wait-assign = { $awaited } is handing out the offices.
idus-martii-wait-vote = { $awaited-count ->
        [1] { $awaited } is voting in secret.
       *[other] { $awaited } are voting in secret.
    }
idus-martii-wait-look = { $awaited } is choosing a vote to look at.
idus-martii-wait-veto = { $looked-is ->
        [me] { $awaited } has seen your vote and is deciding whether you swap it.
       *[other] { $awaited } has seen { $looked }’s vote and is deciding on a swap.
    }
idus-martii-wait-replace = { $awaited } is secretly choosing another vote.
idus-martii-wait-discard = { $awaited } is choosing a card to keep.
idus-martii-wait-over = { idus-martii-result }

## Choices

idus-martii-action-assign = Praetor { $praetor }, Aediles { $aediles }
idus-martii-action-vote = { $colour ->
        [green] Vote green
        [red] Vote red
       *[yellow] Vote yellow
    }
idus-martii-action-look = Look at { $aedile }’s vote
idus-martii-action-veto = { $swap ->
        [yes] Demand a swap
       *[no] Leave the vote as it is
    }
idus-martii-action-replace = { $colour ->
        [green] Vote green instead
        [red] Vote red instead
       *[yellow] Vote yellow instead
    }
idus-martii-action-keep = Keep the yellow vote
idus-martii-action-discard = { $faction ->
        [loyal] Discard Loyal, keep the other card
        [traitor] Discard Traitor, keep the other card
       *[merchant] Discard Merchant, keep the other card
    }

## What has happened

idus-martii-event-first_drawn = { $seat-is ->
        [me] You were drawn to start.
       *[other] { $seat } was drawn to start.
    }
idus-martii-event-card_dealt = { $seat-is ->
        [me] You were dealt { idus-martii-a-card }.
       *[other] { $seat } was dealt { idus-martii-a-card }.
    }
idus-martii-event-turn_begun = { $consul-is ->
        [me] Turn { NUMBER($turn, useGrouping: 0) }. You’re Consul. { idus-martii-others }
       *[other] Turn { NUMBER($turn, useGrouping: 0) }. Consul: { $consul }. { idus-martii-others }
    }
idus-martii-others = { $aediles-count ->
        [0] { $consul-is ->
            [me] You hand out the other offices.
           *[other] The other offices haven’t been handed out yet.
        }
       *[other] { $praetor-is ->
            [me] You’re Praetor. Aediles: { $aediles }.
           *[other] Praetor: { $praetor }. Aediles: { $aediles }.
        }
    }
idus-martii-event-roles_assigned = { $consul-is ->
        [me] You handed out the offices. { idus-martii-others }
       *[other] { $consul } handed out the offices. { idus-martii-others }
    }
idus-martii-event-vote_laid = { $aedile-is ->
        [me] You cast { idus-martii-a-vote }.
       *[other] { $aedile } cast { idus-martii-a-vote }.
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
            [me] You made { $aedile } swap.
           *[other] { $aedile-is ->
                [me] { $praetor } made you swap your vote.
               *[other] { $praetor } made { $aedile } swap.
            }
        }
       *[no] { $praetor-is ->
            [me] You left { idus-martii-their-vote } as it was.
           *[other] { $praetor } left { idus-martii-their-vote } as it was.
        }
    }
idus-martii-event-vote_replaced = { $colour ->
        [unknown] { $aedile-is ->
            [me] You cast another vote.
           *[other] { $aedile } cast another vote.
        }
       *[other] { $aedile-is ->
            [me] You cast another vote: { idus-martii-vote-is }.
           *[other] { $aedile } cast another vote: { idus-martii-vote-is }.
        }
    }
idus-martii-event-vote_kept = { $aedile-is ->
        [me] You kept your yellow vote.
       *[other] { $aedile } kept the yellow vote.
    }
idus-martii-event-votes_scored = The votes are shown: { idus-martii-colours }.
idus-martii-event-card_discarded = { $consul-is ->
        [me] You discarded { idus-martii-a-card } and picked your side.
       *[other] { $consul } discarded { idus-martii-a-card } and picked a side.
    }
idus-martii-event-game_ended = { idus-martii-result }

## What is claimed in the talk of a table

idus-martii-claim-i_am = { $faction ->
        [loyal] I’m Loyal.
        [traitor] I’m a Traitor.
       *[merchant] I’m a Merchant.
    }
    .form = About me
idus-martii-claim-i_saw = { $colour ->
        [green] { $seat-is ->
            [me] I looked: your vote was green.
           *[other] I looked: { $seat }’s vote was green.
        }
        [red] { $seat-is ->
            [me] I looked: your vote was red.
           *[other] I looked: { $seat }’s vote was red.
        }
       *[yellow] { $seat-is ->
            [me] I looked: your vote was yellow.
           *[other] I looked: { $seat }’s vote was yellow.
        }
    }
    .form = What I saw
idus-martii-claim-is = { $faction ->
        [loyal] { $seat-is ->
            [me] You’re Loyal.
           *[other] { $seat } is Loyal.
        }
        [traitor] { $seat-is ->
            [me] You’re a Traitor.
           *[other] { $seat } is a Traitor.
        }
       *[merchant] { $seat-is ->
            [me] You’re a Merchant.
           *[other] { $seat } is a Merchant.
        }
    }
    .form = About someone

## The end

idus-martii-ending-failed_conspiracy = Failed Conspiracy
idus-martii-ending-ides_of_march = Ides of March
idus-martii-result = { idus-martii-why } { idus-martii-who } { idus-martii-count }
idus-martii-why = { $result-ending ->
        [failed_conspiracy] { $result-faction ->
            [loyal] Failed Conspiracy: the Traitors passed the limit and were wiped out.
            [traitor] Failed Conspiracy: the Loyal passed the limit and were wiped out.
           *[merchant] Failed Conspiracy: one side passed the limit, but nobody is on the rival side.
        }
       *[ides_of_march] { $result-faction ->
            [loyal] Ides of March: the Loyal lead by two or more.
            [traitor] Ides of March: the Traitors lead by two or more.
           *[merchant] Ides of March: neither side leads its rival by two votes. A lead over a side with nobody on it doesn’t count.
        }
    }
idus-martii-who = { $result-winners-count ->
        [0] { $result-faction ->
            [loyal] The Loyal win, but nobody is on that side.
            [traitor] The Traitors win, but nobody is on that side.
           *[merchant] The Merchants win, but nobody is on that side.
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
       *[unknown] Nothing discarded.
    }

## Rules of the house

idus-martii-option-players = Players
    .explanation = 5 to 8 senators.
idus-martii-option-first = Starting player
    .explanation = Who is Consul first: chosen by the table, or drawn at random.
idus-martii-option-first-random = random
idus-martii-option-limit = Limit
    .explanation = A token that goes past it ends the game. The printed limit is 13, 15, 17 or 20 for 5, 6, 7 or 8 players.
idus-martii-option-limit-unknown = as printed
idus-martii-option-yellow_swap = Yellow votes, once shown
    .explanation = Must the Aedile replace them, or may they stay?
idus-martii-option-yellow_swap-must = must be replaced
idus-martii-option-yellow_swap-may = may stay

## On a terminal

cli-idus-martii-ring = Clockwise from you. { $two } still has two cards, { $one } has picked a side.
cli-idus-martii-choosing = choosing
cli-idus-martii-laid = has voted
cli-idus-martii-looked = looked at
cli-idus-martii-ask-praetor = You’re Consul. Who will be Praetor?
cli-idus-martii-ask-aediles = Praetor: { $praetor }. Who will be the Aediles?
cli-idus-martii-ask-keep = You’re Consul. Which card will you keep?
cli-idus-martii-turn = Turn { NUMBER($turn, useGrouping: 0) }

## What is not allowed, by rule

idus-martii-refused-S1 = { $why ->
        [players] This game is for { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } players, not { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] There’s no seat { NUMBER($place, useGrouping: 0) }: seats are numbered 1 to { NUMBER($last, useGrouping: 0) }.
    }
idus-martii-refused-S2 = { $why ->
       *[dealing] The cards are still being dealt.
    }
idus-martii-refused-S3 = { $why ->
        [first] There’s no seat { NUMBER($first, useGrouping: 0) } to start from: seats are numbered 1 to { NUMBER($last, useGrouping: 0) }.
       *[drawing_first] The starting player hasn’t been drawn yet.
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
            [replace] Not now: an Aedile is changing a vote.
           *[discard] Not now: the Consul is picking a side.
        }
    }
idus-martii-refused-V1 = { $why ->
        [only_aediles] Only the two Aediles can vote.
       *[already_laid] You’ve already voted.
    }
idus-martii-refused-V2 = { $why ->
        [only_praetor] Only the Praetor can look at a vote and decide on a swap.
       *[no_vote_there] There’s no vote at seat { NUMBER($place, useGrouping: 0) }. Look at one of the two Aediles’ votes.
    }
idus-martii-refused-V6 = { $why ->
        [only_consul] Only the Consul can discard a faction card.
       *[not_in_hand] { $faction ->
            [loyal] You don’t have a Loyal card.
            [traitor] You don’t have a Traitor card.
           *[merchant] You don’t have a Merchant card.
        }
    }
idus-martii-refused-W1 = { $why ->
        [only_consul] Only the Consul can hand out the offices.
        [no_such_seat] There’s no seat { NUMBER($place, useGrouping: 0) }: seats are numbered 1 to { NUMBER($last, useGrouping: 0) }.
        [consul_too] You’re Consul: give the other offices to other players.
       *[one_card_each] { $seat } can’t hold two offices at once.
    }
idus-martii-refused-W2 = { $why ->
        [praetor_again] { $seat } was Praetor last turn.
       *[aedile_again] { $seat } was an Aedile last turn.
    }
idus-martii-refused-W3 = { $why ->
        [both_again] Both were Aediles last turn. Only one may serve again.
       *[third_time] { $seat } has been an Aedile two turns running.
    }
idus-martii-refused-W4 = { $why ->
       *[yellow_in_round_one] Yellow votes start in round two.
    }
idus-martii-refused-W5 = { $why ->
        [only_that_aedile] Only { $aedile } can change a vote now.
        [same_colour] Your vote was already { idus-martii-vote-is }. Choose another colour.
       *[must_replace] The Praetor demands a swap: you can’t keep this vote.
    }
idus-martii-refused-W6 = { $why ->
        [only_that_aedile] Only { $aedile } can change a vote now.
        [same_colour] Your vote was already { idus-martii-vote-is }. Choose another colour.
       *[must_replace] A yellow vote that was shown must be replaced.
    }
idus-martii-refused-E1 = { $why ->
       *[over] The game is over: a token passed the limit.
    }
idus-martii-refused-E2 = { $why ->
       *[over] The game is over: both rounds have been played.
    }

## Why somebody chooses something

idus-martii-reason-only = I have no other choice.
idus-martii-reason-whim = No particular reason.
idus-martii-reason-even = It makes hardly any difference.
idus-martii-reason-open = I hold a Loyal and a Traitor card and can still go either way.
idus-martii-reason-own_colour = { $side ->
        [loyal] I’m with the Loyal, and green helps us.
       *[traitor] I’m with the Traitors, and red helps us.
    }
idus-martii-reason-lead = { $leader ->
        [loyal] Going by the score: the Loyal lead by { NUMBER($votes, useGrouping: 0) }.
       *[traitor] Going by the score: the Traitors lead by { NUMBER($votes, useGrouping: 0) }.
    }
idus-martii-reason-level = { $votes ->
        [0] Going by the score: both sides are level.
       *[other] Going by the score: there’s only one vote between them.
    }
idus-martii-reason-near_limit = { $leader ->
        [loyal] { $votes ->
            [0] Watching the limit: one more green takes the Loyal past it.
            [1] Watching the limit: the Loyal can take only one more vote.
           *[other] Watching the limit: the Loyal can take only { NUMBER($votes, useGrouping: 0) } more votes.
        }
       *[traitor] { $votes ->
            [0] Watching the limit: one more red takes the Traitors past it.
            [1] Watching the limit: the Traitors can take only one more vote.
           *[other] Watching the limit: the Traitors can take only { NUMBER($votes, useGrouping: 0) } more votes.
        }
    }
idus-martii-reason-saw = { $colour ->
        [green] { $seat-is ->
            [me] I looked: your vote was green.
           *[other] I looked: { $seat }’s vote was green.
        }
        [red] { $seat-is ->
            [me] I looked: your vote was red.
           *[other] I looked: { $seat }’s vote was red.
        }
       *[yellow] { $seat-is ->
            [me] I looked: your vote was yellow.
           *[other] I looked: { $seat }’s vote was yellow.
        }
    }
idus-martii-reason-suspect = { $side ->
        [loyal] { $seat-is ->
            [me] I think you’re Loyal ({ NUMBER($tenths, useGrouping: 0) } in 10).
           *[other] I think { $seat } is Loyal ({ NUMBER($tenths, useGrouping: 0) } in 10).
        }
        [traitor] { $seat-is ->
            [me] I think you’re a Traitor ({ NUMBER($tenths, useGrouping: 0) } in 10).
           *[other] I think { $seat } is a Traitor ({ NUMBER($tenths, useGrouping: 0) } in 10).
        }
       *[merchant] { $seat-is ->
            [me] I think you’re a Merchant ({ NUMBER($tenths, useGrouping: 0) } in 10).
           *[other] I think { $seat } is a Merchant ({ NUMBER($tenths, useGrouping: 0) } in 10).
        }
    }
idus-martii-reason-chance = This way I expect to win { NUMBER($tenths, useGrouping: 0) } times in 10.

## Lesson and exercises

idus-martii-lesson-cards = Five senators, and a conspiracy. You hold two faction cards. Tap “{ web-hold }” to see them: you’ll keep one, and that’s your side.
idus-martii-lesson-vote = You’re an Aedile, so you vote: green for the Loyal, red for the Traitors. Your vote stays face down. Choose green and seal it.
idus-martii-lesson-swapped = Decimus, the Praetor, looked at your vote and made you swap it: your green became red. Everyone saw the swap, but not the colours. Still, two reds came out. So Livia voted red, and everyone can tell that you’d voted green.
idus-martii-lesson-limit = Two daggers on the mosaic: Traitor 2. The stone at the top shows the limit, 13. A side that goes past it is wiped out, and its rival wins.
idus-martii-lesson-look = The offices moved one seat to the left. Now you’re Praetor. Look at Livia’s vote.
idus-martii-lesson-veto = Hold to see it. In round one a swap turns red into green, and green into red. Everyone will see what you decide. Demand the swap.
idus-martii-lesson-scored = Two greens. Everyone saw the swap, so everyone can tell that Livia had voted red. With one green and one red, the others could only guess. The ledger keeps track of everything public.
idus-martii-lesson-keep = You’re Consul, so you pick a side at the end of your turn. Hold to see your cards, then keep the Loyal one.
idus-martii-lesson-assign = A few turns later, it’s round two. The Consul hands out the offices. Nobody holds the same one two turns running, but with five players one Aedile may serve again. A barred office says why. Make Cassius Praetor, and Livia and Octavia Aediles.
idus-martii-lesson-yellow = Round two has yellow votes, which move nothing. Cassius looked at Livia’s vote, and it’s yellow: everyone sees it, and Livia must replace it.
idus-martii-lesson-end = After two rounds, a side that leads by two votes or more wins; otherwise the Merchants do. Now every card and vote is face up. You’re ready.
idus-martii-exercise = How sure are you?

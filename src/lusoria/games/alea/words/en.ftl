### Alea Romana in English.

alea-name = Alea Romana
alea-tagline = Six dice, seven rows, one roll too many.
alea-summary =
    Aim: write a number in each of your seven rows, rising from top to bottom. The highest total wins.
    Play: roll one die at a time. Together they must spell a Roman number. Roll on and risk it, or stop and write.
    End: when a column is full, or someone without cards fails. Each card you still have adds 5.
alea-rules =
    2 to 6 players. Six dice with the faces I, I, I, V, X, X. Everyone has a column of seven rows and six Action cards.
    On your turn, roll one die. Then roll one more as often as you dare, or stop.
    All your dice together must spell one Roman number, in any order.
    A single I with a V or an X can be read both ways: X, V and I are 14 or 16, your choice.
    Four X alone aren’t a number yet: they can only become XXXIX, 39.
    Stop by writing the number in an empty row. All numbers above it must be smaller, all below it larger.
    Your turn fails if the dice don’t spell a number, or if you stop on one that fits nowhere.
    If your turn fails, you can play an Action card and carry on with the dice you have. Or you end your turn with nothing written.
    The cards: Reroll I, Reroll V, Reroll one, Ignore one, Twin (a number you already have, right next to it), Joker (any of the five).
    Once played, a card is gone.
    When a column is full, or someone without cards fails, the round is finished and the game ends.
    Your score is the sum of your column, plus 5 for every card you still have. The most points win.

## The bots, by how strong they are

alea-bot-novice = Bold and careless: keeps rolling while it feels lucky.
alea-bot-able = Knows the odds of the next die, but not of the game.
alea-bot-strong = Knows what every row is worth, right to the end.
alea-bot-master = Watches everyone’s column too, and plays to win, not for points.

## The cards

alea-card-reroll_i = Reroll I
    .effect = Roll every I again, all at once.
alea-card-reroll_v = Reroll V
    .effect = Roll every V again, all at once.
alea-card-reroll_one = Reroll one
    .effect = Roll one die of your choice again.
alea-card-ignore = Ignore one
    .effect = Set one die aside for this turn.
alea-card-twin = Twin
    .effect = Write a number you already have, directly above or below it.
alea-card-joker = Joker
    .effect = Play it as any of the other five cards, even one you’ve used.

## The course of the game

alea-round = Round { NUMBER($round, useGrouping: 0) }
alea-row = Row { NUMBER($row, useGrouping: 0) }
alea-row-empty = empty
alea-step-roll = Roll
alea-step-fall = The dice are falling
alea-step-choose = Write or roll on
alea-step-failed = Failed
alea-step-over = The game is over
alea-last-round = This is the last round.
alea-failure-no_numeral = the dice don’t spell a Roman number
alea-failure-four_x = four X aren’t a number, and no dice are left
alea-failure-no_row = this number fits nowhere
alea-failure-stopped = there was nothing to write
alea-spell = { $readings-count ->
        [0] The dice don’t spell a number.
        [1] The dice spell { NUMBER($readings-1, useGrouping: 0) }.
       *[other] The dice spell { NUMBER($readings-1, useGrouping: 0) } or { NUMBER($readings-2, useGrouping: 0) }.
    }
alea-hand = { $my-cards-count ->
        [0] You have no Action cards left. If it ended now: { alea-my-points }.
        [1] You have one Action card. If it ended now: { alea-my-points }.
       *[other] You have { NUMBER($my-cards-count, useGrouping: 0) } Action cards. If it ended now: { alea-my-points }.
    }
alea-my-points = { $my-scores ->
        [one] { NUMBER($my-scores, useGrouping: 0) } point
       *[other] { NUMBER($my-scores, useGrouping: 0) } points
    }

## What is asked of you

alea-ask-roll = { $options-multi_roll ->
        [yes] Your turn. Roll one die or more.
       *[no] Your turn. Roll one die.
    }
alea-ask-choose = { $readings-count ->
        [0] Four X aren’t a number yet. Roll on, or stop and fail.
       *[other] { alea-spell } { alea-go-on }
    }
alea-go-on = { $may-write ->
        [yes] { $may-roll ->
            [yes] { $may-card ->
                [yes] Write, roll on, or play a card.
               *[no] Write, or roll on.
            }
           *[no] { $may-card ->
                [yes] Write, or play a card.
               *[no] Write it down.
            }
        }
       *[no] { $may-card ->
            [yes] Nothing fits in your column. Roll on, play a card, or stop and fail.
           *[no] Nothing fits in your column. Roll on, or stop and fail.
        }
    }
alea-ask-failed = { $may-card ->
        [yes] { alea-why-you-failed } Play a card, or end your turn.
       *[no] { alea-why-you-failed } No card helps: end your turn.
    }
alea-why-you-failed = { $failed ->
        [no_numeral] Your turn failed: the dice don’t spell a Roman number.
        [four_x] Your turn failed: four X aren’t a number, and no dice are left.
        [no_row] Your turn failed: this number fits nowhere.
       *[stopped] Your turn failed: there was nothing to write.
    }

## Whom the table waits for

alea-wait-roll = { $awaited } is about to roll.
alea-wait-fall = The dice are falling.
alea-wait-choose = { $readings-count ->
        [0] { $awaited } has four X and is deciding whether to roll on.
        [1] { $awaited } has { NUMBER($readings-1, useGrouping: 0) } and is deciding whether to roll on.
       *[other] { $awaited } has { NUMBER($readings-1, useGrouping: 0) } or { NUMBER($readings-2, useGrouping: 0) } and is deciding whether to roll on.
    }
alea-wait-failed = { $awaited } has failed and may play a card.
alea-wait-over = { alea-result }

## Choices

alea-action-roll = { $dice ->
        [1] Roll one die
       *[other] Roll { NUMBER($dice, useGrouping: 0) } dice
    }
alea-action-write = Write { NUMBER($number, useGrouping: 0) } in row { NUMBER($row, useGrouping: 0) }
alea-action-stop = Stop and fail
alea-action-leave = End turn, write nothing
alea-action-card = { $card ->
        [reroll_i] Play Reroll I
        [reroll_v] Play Reroll V
        [reroll_one] Play Reroll one on { alea-a-die }
        [ignore] Play Ignore one on { alea-a-die }
        [twin] Play Twin: { NUMBER($number, useGrouping: 0) } in row { NUMBER($row, useGrouping: 0) }
       *[joker] { $as ->
            [reroll_i] Play the Joker as Reroll I
            [reroll_v] Play the Joker as Reroll V
            [reroll_one] Play the Joker as Reroll one on { alea-a-die }
            [ignore] Play the Joker as Ignore one on { alea-a-die }
           *[twin] Play the Joker as Twin: { NUMBER($number, useGrouping: 0) } in row { NUMBER($row, useGrouping: 0) }
        }
    }
alea-a-die = { $die ->
        [I] an I
        [V] a V
        [X] an X
       *[unknown] { $at ->
            [0] the first die
            [1] the second die
            [2] the third die
            [3] the fourth die
            [4] the fifth die
           *[5] the sixth die
        }
    }

## What has happened

alea-event-dice_thrown = { $dice ->
        [1] { $seat-is ->
            [me] You rolled a die.
           *[other] { $seat } rolled a die.
        }
       *[other] { $seat-is ->
            [me] You rolled { NUMBER($dice, useGrouping: 0) } dice.
           *[other] { $seat } rolled { NUMBER($dice, useGrouping: 0) } dice.
        }
    }
alea-event-die_fell = A die shows { $face }.
alea-event-turn_failed = { $seat-is ->
        [me] { $why ->
            [no_numeral] Your turn failed: the dice don’t spell a Roman number.
            [four_x] Your turn failed: four X aren’t a number, and no dice are left.
            [no_row] Your turn failed: this number fits nowhere.
           *[stopped] Your turn failed: there was nothing to write.
        }
       *[other] { $why ->
            [no_numeral] { $seat }’s turn failed: the dice don’t spell a Roman number.
            [four_x] { $seat }’s turn failed: four X aren’t a number, and no dice are left.
            [no_row] { $seat }’s turn failed: this number fits nowhere.
           *[stopped] { $seat }’s turn failed: there was nothing to write.
        }
    }
alea-event-failure_taken = { $seat-is ->
        [me] You stopped with nothing to write, so your turn failed.
       *[other] { $seat } stopped with nothing to write, so the turn failed.
    }
alea-event-number_written = { $seat-is ->
        [me] You wrote { NUMBER($number, useGrouping: 0) } in row { NUMBER($row, useGrouping: 0) }.
       *[other] { $seat } wrote { NUMBER($number, useGrouping: 0) } in row { NUMBER($row, useGrouping: 0) }.
    }
alea-event-card_played = { $seat-is ->
        [me] You played { alea-the-play }.
       *[other] { $seat } played { alea-the-play }.
    }
alea-the-play = { $play-card ->
        [reroll_i] Reroll I
        [reroll_v] Reroll V
        [reroll_one] Reroll one on { alea-the-die }
        [ignore] Ignore one on { alea-the-die }
        [twin] Twin: { NUMBER($play-number, useGrouping: 0) } in row { NUMBER($play-row, useGrouping: 0) }
       *[joker] { $play-as ->
            [reroll_i] the Joker as Reroll I
            [reroll_v] the Joker as Reroll V
            [reroll_one] the Joker as Reroll one on { alea-the-die }
            [ignore] the Joker as Ignore one on { alea-the-die }
           *[twin] the Joker as Twin: { NUMBER($play-number, useGrouping: 0) } in row { NUMBER($play-row, useGrouping: 0) }
        }
    }
alea-the-die = { $play-die ->
        [I] an I
        [V] a V
        [X] an X
       *[unknown] { $play-at ->
            [0] the first die
            [1] the second die
            [2] the third die
            [3] the fourth die
            [4] the fifth die
           *[5] the sixth die
        }
    }
alea-event-turn_left = { $seat-is ->
        [me] You ended your turn with nothing written.
       *[other] { $seat } ended the turn with nothing written.
    }
alea-event-last_round_called = { $seat-is ->
        [me] { $why ->
            [column_full] Your column is full. This is the last round.
           *[no_cards] You failed with no cards left. This is the last round.
        }
       *[other] { $why ->
            [column_full] { $seat }’s column is full. This is the last round.
           *[no_cards] { $seat } failed with no cards left. This is the last round.
        }
    }
alea-event-turn_begun = { $seat-is ->
        [me] Round { NUMBER($round, useGrouping: 0) }. It’s your turn.
       *[other] Round { NUMBER($round, useGrouping: 0) }. It’s { $seat }’s turn.
    }
alea-event-game_ended = { alea-result }

## The end

alea-ending-column_full = A column is full
alea-ending-no_cards = A player failed with no cards left
alea-result = { $result-winners-count ->
        [1] { $result-winners-is ->
            [me] You win with { alea-best }.
           *[other] { $result-winners } wins with { alea-best }.
        }
       *[other] { $result-winners } share the win with { alea-best }.
    }
alea-best = { $result-scores-most ->
        [one] { NUMBER($result-scores-most, useGrouping: 0) } point
       *[other] { NUMBER($result-scores-most, useGrouping: 0) } points
    }
alea-seat = { $seat }: { alea-points }, { alea-cards-left }
alea-points = { $scores ->
        [one] { NUMBER($scores, useGrouping: 0) } point
       *[other] { NUMBER($scores, useGrouping: 0) } points
    }
alea-cards-left = { $cards-count ->
        [0] no cards left
        [1] one card left
       *[other] { NUMBER($cards-count, useGrouping: 0) } cards left
    }

## Rules of the house

alea-option-players = Players
    .explanation = 2 to 6 players.
alea-option-multi_roll = Several dice at once
    .explanation = You can roll as many of the remaining dice as you like, all at once.
alea-option-cards_anytime = Cards at any time
    .explanation = You can also play Action cards when the dice spell a number.
alea-option-ordered = In the order they fell
    .explanation = An I that fell before the V, or before the last X, is subtracted; otherwise it’s added.

## On a terminal

cli-alea-cards = cards
cli-alea-points = score
cli-alea-odds = { $bad ->
        [0] The next die can’t fail.
        [1] The next die fails on one side of { NUMBER($sides, useGrouping: 0) }.
       *[other] The next die fails on { NUMBER($bad, useGrouping: 0) } sides of { NUMBER($sides, useGrouping: 0) }.
    }
cli-alea-left = { $left ->
        [0] no dice left to roll
        [1] one die left to roll
       *[other] { NUMBER($left, useGrouping: 0) } dice left to roll
    }
cli-alea-aside = set aside: { $dice }
cli-alea-not-yet = four X: no number yet
cli-alea-roll = Roll dice
cli-alea-ask-dice = How many dice will you roll?
cli-alea-write = Write { $numeral } in row { NUMBER($row, useGrouping: 0) }
cli-alea-write-number = Write { $numeral }
cli-alea-ask-row = Which row do you write { $numeral } in? { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, or 0 to go back.
cli-alea-ask-die = Which die?
cli-alea-ask-where = Which number, in which row?
cli-alea-ask-joker = Which card do you play the Joker as?

## What is not allowed, by rule

alea-refused-A1 = { $why ->
        [players] This game is for { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } players, not { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] There’s no seat { NUMBER($place, useGrouping: 0) }: seats are numbered 1 to { NUMBER($last, useGrouping: 0) }.
    }
alea-refused-A3 = { $why ->
       *[not_your_turn] It’s { $seat }’s turn.
    }
alea-refused-N1 = { $why ->
       *[not_spelled] { $dice } doesn’t spell { NUMBER($number, useGrouping: 0) }.
    }
alea-refused-T1 = { $why ->
        [dice_falling] The dice are still falling.
        [roll_first] Roll a die first.
       *[dice_left] { $left ->
            [0] There are no dice left to roll.
            [1] You can’t roll { NUMBER($dice, useGrouping: 0) } dice: only one is left.
           *[other] You can’t roll { NUMBER($dice, useGrouping: 0) } dice: only { NUMBER($left, useGrouping: 0) } are left.
        }
    }
alea-refused-T2 = { $why ->
        [row_taken] Row { NUMBER($row, useGrouping: 0) } already holds { NUMBER($there, useGrouping: 0) }.
       *[out_of_order] { NUMBER($number, useGrouping: 0) } doesn’t fit in row { NUMBER($row, useGrouping: 0) }: smaller above, larger below.
    }
alea-refused-T3 = { $why ->
       *[must_write] { NUMBER($number, useGrouping: 0) } fits in row { NUMBER($row, useGrouping: 0) }. If you stop on a number that fits, you have to write it.
    }
alea-refused-T4 = { $why ->
        [failed] Your turn has failed. Play a card, or end your turn.
       *[not_failed] Your turn hasn’t failed, so you can’t play a card or end it yet.
    }
alea-refused-T5 = { $why ->
       *[spent] { $card ->
            [reroll_i] You’ve already used Reroll I.
            [reroll_v] You’ve already used Reroll V.
            [reroll_one] You’ve already used Reroll one.
            [ignore] You’ve already used Ignore one.
            [twin] You’ve already used Twin.
           *[joker] You’ve already used the Joker.
        }
    }
alea-refused-A9-1 = { $why ->
       *[none_in_play] No die shows { $face }.
    }
alea-refused-A9-2 = { $why ->
       *[none_in_play] No die shows { $face }.
    }
alea-refused-A9-3 = { $why ->
        [none_in_play] No die shows { $face }.
       *[no_such_place] { $dice ->
            [1] Only one die is in play.
           *[other] Only { NUMBER($dice, useGrouping: 0) } dice are in play.
        }
    }
alea-refused-A9-4 = { $why ->
        [none_in_play] No die shows { $face }.
       *[no_such_place] { $dice ->
            [1] Only one die is in play.
           *[other] Only { NUMBER($dice, useGrouping: 0) } dice are in play.
        }
    }
alea-refused-A9-5 = { $why ->
        [not_spelled] { $number ->
            [0] { $dice } doesn’t spell a number.
           *[other] { $dice } doesn’t spell { NUMBER($number, useGrouping: 0) }.
        }
        [no_equal] Your column has no { NUMBER($number, useGrouping: 0) } to twin.
       *[not_beside] Row { NUMBER($row, useGrouping: 0) } isn’t empty, or isn’t next to { NUMBER($number, useGrouping: 0) }.
    }
alea-refused-G3 = { $why ->
       *[over] The game is over.
    }
alea-refused-O1 = { $why ->
       *[one_die] At this table you roll one die at a time.
    }
alea-refused-O3 = { $why ->
        [not_with_multi_roll] “In the order they fell” and “Several dice at once” don’t go together. Choose one.
        [by_place] Here the order counts: name the die by its place.
       *[by_face] Here the order doesn’t count: name the die by its face.
    }

## Why somebody chooses

alea-reason-first_die = Every turn starts with a roll.
alea-reason-safe_roll = Rolling on: no side of the die can fail.
alea-reason-risky_roll = { $fails ->
        [1] Rolling on: only one side in six fails.
       *[other] Rolling on, though { NUMBER($fails, useGrouping: 0) } sides in six fail.
    }
alea-reason-no_fit = Rolling on: this doesn’t fit anywhere in my column.
alea-reason-before_it_fails = Writing { NUMBER($number, useGrouping: 0) } now: { NUMBER($fails, useGrouping: 0) } sides in six would fail.
alea-reason-only_fit = Writing here: row { NUMBER($row, useGrouping: 0) } takes nothing but { NUMBER($number, useGrouping: 0) }.
alea-reason-narrow_row = Writing here: row { NUMBER($row, useGrouping: 0) } only takes { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
alea-reason-room = Writing { NUMBER($number, useGrouping: 0) } here: { NUMBER($above, useGrouping: 0) } smaller and { NUMBER($below, useGrouping: 0) } larger numbers still fit around it.
alea-reason-rows_left = Writing { NUMBER($number, useGrouping: 0) } in row { NUMBER($row, useGrouping: 0) }: that leaves { $smaller ->
        [0] no rows
        [1] one row
       *[other] { NUMBER($smaller, useGrouping: 0) } rows
    } for smaller numbers, { $larger ->
        [0] none
        [1] one
       *[other] { NUMBER($larger, useGrouping: 0) }
    } for larger ones.
alea-reason-no_more_dice = Writing { NUMBER($number, useGrouping: 0) }: there are no dice left.
alea-reason-fills_column = Filling my column for { NUMBER($score, useGrouping: 0) } points. That makes this the last round.
alea-reason-end_near = { $seat-is ->
        [me] Time to hurry: you need only one more row.
       *[other] Time to hurry: { $seat } needs only one more row.
    }
alea-reason-last_round = { $seat-is ->
        [me] { $points ->
            [1] This is the last round, and I’m one point behind you.
           *[other] This is the last round, and I’m { NUMBER($points, useGrouping: 0) } points behind you.
        }
       *[other] { $points ->
            [1] This is the last round, and I’m one point behind { $seat }.
           *[other] This is the last round, and I’m { NUMBER($points, useGrouping: 0) } points behind { $seat }.
        }
    }
alea-reason-last_round_ahead = { $points ->
        [0] This is the last round, and I’m tied for the lead.
        [1] This is the last round, and I’m one point ahead.
       *[other] This is the last round, and I’m { NUMBER($points, useGrouping: 0) } points ahead.
    }
alea-reason-card_spells = Playing it: then the dice spell { NUMBER($number, useGrouping: 0) }.
alea-reason-card_odds = { $tenths ->
        [0] Playing it, though hardly any roll helps.
        [1] Playing it: about one roll in 10 gives a number that fits.
        [10] Playing it: nearly every roll helps.
       *[other] Playing it: about { NUMBER($tenths, useGrouping: 0) } rolls in 10 give a number that fits.
    }
alea-reason-twin_row = Writing { NUMBER($number, useGrouping: 0) } again, in row { NUMBER($row, useGrouping: 0) }, next to its twin.
alea-reason-keeps_cards = { $cards ->
        [1] Keeping my card: it’s worth five points.
       *[other] Keeping my cards: they’re worth { NUMBER($points, useGrouping: 0) } points.
    }
alea-reason-keeps_joker = Keeping the Joker: it’ll be worth more later.
alea-reason-no_help = Ending my turn: none of my cards helps here.
alea-reason-no_cards = Ending my turn: I have no cards left to play.
alea-reason-stops_for_card = Stopping: a card helps me more than another die.

## Lesson and exercises

alea-lesson-roll = Six dice, each with the sides I, I, I, V, X, X. Your column has seven rows to fill with numbers. Roll the first die.
alea-lesson-again = X is ten. You can write it, or risk one more die. Roll again.
alea-lesson-write = X and I: that’s 9 or 11. Numbers above must be smaller, numbers below larger. Choose 11 and write it in row 3.
alea-lesson-next = Livia wrote 20. It’s your turn again. Roll.
alea-lesson-more = Ten. The button shows how likely the next die is to fail. Right now it can’t. Roll on.
alea-lesson-odds = Fifteen. A second V would fail your turn: one side in six. Risk it.
alea-lesson-failed = Two V don’t make a Roman number, so your turn failed. Play “Ignore one” on a V. A card you play costs you the 5 points it would’ve been worth.
alea-lesson-saved = Fifteen again. Write it in row 4, below the 11.
alea-lesson-order = Leave room between your numbers. The Twin card lets you write a number you already have again, right above or below it. The Joker works as any other card.
alea-lesson-end = When a column is full, or someone without cards fails, the round is finished and the game ends. Your score is the sum of your column, plus 5 for every card you kept. You’re ready.
alea-exercise = What would you do?

### Alea Romana in English.

alea-name = Alea Romana
alea-tagline = Six dice, seven rows, one roll too many.
alea-rules =
    2 to 6 players. Six dice with the faces I, I, I, V, X, X. Everyone has a column of seven rows and six Action cards.
    On your turn, roll one die. Then roll one more as often as you dare, or stop.
    All dice together must spell one Roman number, in whatever order they fell.
    A single I with a V or an X may be read both ways: X, V and I are 14 or 16, as you like.
    Four X alone are no number yet: only XXXIX, 39, can come of them.
    Stop by writing the number into an empty row. All numbers above it must be smaller, all below it larger.
    The turn fails when the dice spell no number, or when you stop on one that fits nowhere.
    After a failure you may play an Action card, then go on from what lies there. Or you leave the turn with nothing written.
    The cards: Reroll I, Reroll V, Reroll one, Ignore one, Twin (a number you already have, beside it), Joker (any of the five).
    A played card is gone.
    When a column is full, or somebody without cards fails, the round is played out, and the game ends.
    Your score is the sum of your column, and 5 for every card you still have. The most points win.

## The bots, by how strong they are

alea-bot-novice = Bold and careless: rolls while it feels good.
alea-bot-able = Counts the odds of the next die, not of the game.
alea-bot-strong = Knows what every row is worth until the end.
alea-bot-master = Watches your columns too, and plays to win rather than for points.

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
    .effect = Play it as any of the other five cards, even a spent one.

## The course of the game

alea-round = Round { NUMBER($round, useGrouping: 0) }
alea-row = Row { NUMBER($row, useGrouping: 0) }
alea-row-empty = empty
alea-step-roll = Roll
alea-step-fall = The dice are falling
alea-step-choose = Write or roll on
alea-step-failed = Failed
alea-step-over = The game is over
alea-last-round = This round is the last.
alea-failure-no_numeral = the dice spell no Roman number
alea-failure-four_x = four X are no number, and no die is left
alea-failure-no_row = no row takes this number
alea-failure-stopped = nothing could be written
alea-spell = { $readings-count ->
        [0] The dice spell no number.
        [1] The dice spell { NUMBER($readings-1, useGrouping: 0) }.
       *[other] The dice spell { NUMBER($readings-1, useGrouping: 0) } or { NUMBER($readings-2, useGrouping: 0) }.
    }
alea-hand = { $my-cards-count ->
        [0] You have no Action card left. If it ended now: { alea-my-points }.
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
        [0] Four X are no number yet. Roll on, or take the failure.
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
            [yes] Nothing fits in your column. Roll on, play a card, or take the failure.
           *[no] Nothing fits in your column. Roll on, or take the failure.
        }
    }
alea-ask-failed = { $may-card ->
        [yes] { alea-why-you-failed } Play a card, or leave the turn.
       *[no] { alea-why-you-failed } No card helps: leave the turn.
    }
alea-why-you-failed = { $failed ->
        [no_numeral] Your turn has failed: the dice spell no Roman number.
        [four_x] Your turn has failed: four X are no number, and no die is left.
        [no_row] Your turn has failed: no row takes this number.
       *[stopped] Your turn has failed: nothing could be written.
    }

## Whom the table waits for

alea-wait-roll = { $awaited } is about to roll.
alea-wait-fall = The dice are falling.
alea-wait-choose = { $readings-count ->
        [0] { $awaited } has four X and decides whether to roll on.
        [1] { $awaited } has { NUMBER($readings-1, useGrouping: 0) } and decides whether to roll on.
       *[other] { $awaited } has { NUMBER($readings-1, useGrouping: 0) } or { NUMBER($readings-2, useGrouping: 0) } and decides whether to roll on.
    }
alea-wait-failed = { $awaited } has failed: plays a card, or writes nothing.
alea-wait-over = { alea-result }

## Choices

alea-action-roll = { $dice ->
        [1] Roll one die
       *[other] Roll { NUMBER($dice, useGrouping: 0) } dice
    }
alea-action-write = Write { NUMBER($number, useGrouping: 0) } in row { NUMBER($row, useGrouping: 0) }
alea-action-stop = Stop and take the failure
alea-action-leave = Leave the turn with nothing written
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
            [no_numeral] Your turn failed: the dice spell no Roman number.
            [four_x] Your turn failed: four X are no number, and no die is left.
            [no_row] Your turn failed: no row takes this number.
           *[stopped] Your turn failed: nothing could be written.
        }
       *[other] { $why ->
            [no_numeral] { $seat }’s turn failed: the dice spell no Roman number.
            [four_x] { $seat }’s turn failed: four X are no number, and no die is left.
            [no_row] { $seat }’s turn failed: no row takes this number.
           *[stopped] { $seat }’s turn failed: nothing could be written.
        }
    }
alea-event-failure_taken = { $seat-is ->
        [me] You stopped with nothing to write: the turn failed.
       *[other] { $seat } stopped with nothing to write: the turn failed.
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
        [me] You left the turn with nothing written.
       *[other] { $seat } left the turn with nothing written.
    }
alea-event-last_round_called = { $seat-is ->
        [me] { $why ->
            [column_full] Your column is full. This round is the last.
           *[no_cards] You failed without a card to play. This round is the last.
        }
       *[other] { $why ->
            [column_full] { $seat }’s column is full. This round is the last.
           *[no_cards] { $seat } failed without a card to play. This round is the last.
        }
    }
alea-event-turn_begun = { $seat-is ->
        [me] Round { NUMBER($round, useGrouping: 0) }. It is your turn.
       *[other] Round { NUMBER($round, useGrouping: 0) }. It is { $seat }’s turn.
    }
alea-event-game_ended = { alea-result }

## The end

alea-ending-column_full = A column is full
alea-ending-no_cards = A player without cards has failed
alea-result = { $result-winners-count ->
        [1] { $result-winners-is ->
            [me] You win with { alea-best }.
           *[other] { $result-winners } wins with { alea-best }.
        }
       *[other] A shared win with { alea-best }: { $result-winners }.
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
        [0] no card left
        [1] one card left
       *[other] { NUMBER($cards-count, useGrouping: 0) } cards left
    }

## Rules of the house

alea-option-players = Players
    .explanation = 2 to 6 players.
alea-option-multi_roll = Several dice at once
    .explanation = You may roll any number of the dice that are left, all at once.
alea-option-cards_anytime = Cards at any time
    .explanation = You may also play Action cards on dice that spell a number.
alea-option-ordered = In the order they fell
    .explanation = An I that fell before the V, or before the last X, is subtracted; otherwise it is added.

## On a terminal

cli-alea-cards = cards
cli-alea-points = score
cli-alea-odds = { $bad ->
        [0] The next die cannot fail the turn.
        [1] The next die fails the turn on one of { NUMBER($sides, useGrouping: 0) } sides.
       *[other] The next die fails the turn on { NUMBER($bad, useGrouping: 0) } of { NUMBER($sides, useGrouping: 0) } sides.
    }
cli-alea-left = { $left ->
        [0] no die left to roll
        [1] one die left to roll
       *[other] { NUMBER($left, useGrouping: 0) } dice left to roll
    }
cli-alea-aside = set aside: { $dice }
cli-alea-not-yet = four X: no number yet
cli-alea-roll = Roll dice
cli-alea-ask-dice = How many dice do you roll?
cli-alea-write = Write { $numeral } in row { NUMBER($row, useGrouping: 0) }
cli-alea-write-number = Write { $numeral }
cli-alea-ask-row = In which row do you write { $numeral }? { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, or 0 to go back.
cli-alea-ask-die = Which die?
cli-alea-ask-where = Which number, in which row?
cli-alea-ask-joker = As which card do you play the Joker?

## What is not allowed, by rule

alea-refused-A1 = { $why ->
        [players] This game is for { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } players, not { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] There is no seat { NUMBER($place, useGrouping: 0) }: the seats are 0 to { NUMBER($last, useGrouping: 0) }.
    }
alea-refused-A3 = { $why ->
       *[not_your_turn] It is { $seat }’s turn.
    }
alea-refused-N1 = { $why ->
       *[not_spelled] { $dice } does not spell { NUMBER($number, useGrouping: 0) }.
    }
alea-refused-T1 = { $why ->
        [dice_falling] The dice are still falling.
        [roll_first] Roll a die first.
       *[dice_left] { $left ->
            [0] No die is left to roll.
            [1] Only one die is left to roll, not { NUMBER($dice, useGrouping: 0) }.
           *[other] Only { NUMBER($left, useGrouping: 0) } dice are left to roll, not { NUMBER($dice, useGrouping: 0) }.
        }
    }
alea-refused-T2 = { $why ->
        [row_taken] Row { NUMBER($row, useGrouping: 0) } already holds { NUMBER($there, useGrouping: 0) }.
       *[out_of_order] { NUMBER($number, useGrouping: 0) } does not fit in row { NUMBER($row, useGrouping: 0) }: smaller above, larger below.
    }
alea-refused-T3 = { $why ->
       *[must_write] { NUMBER($number, useGrouping: 0) } fits in row { NUMBER($row, useGrouping: 0) }: a number that fits must be written.
    }
alea-refused-T4 = { $why ->
        [failed] The turn has failed. Play a card, or leave the turn.
       *[not_failed] The turn has not failed: cards wait, and it cannot be left.
    }
alea-refused-T5 = { $why ->
       *[spent] { $card ->
            [reroll_i] Reroll I is already spent.
            [reroll_v] Reroll V is already spent.
            [reroll_one] Reroll one is already spent.
            [ignore] Ignore one is already spent.
            [twin] Twin is already spent.
           *[joker] The Joker is already spent.
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
            [0] { $dice } spells no number.
           *[other] { $dice } does not spell { NUMBER($number, useGrouping: 0) }.
        }
        [no_equal] Your column has no { NUMBER($number, useGrouping: 0) } to twin.
       *[not_beside] Row { NUMBER($row, useGrouping: 0) } is not empty, or not next to { NUMBER($number, useGrouping: 0) }.
    }
alea-refused-G3 = { $why ->
       *[over] The game is over.
    }
alea-refused-O1 = { $why ->
       *[one_die] At this table dice are rolled one at a time.
    }
alea-refused-O3 = { $why ->
        [not_with_multi_roll] Dice in the order they fell, and several dice at once: choose one of the two.
        [by_place] Here the order counts: name the die by its place.
       *[by_face] Here the order does not count: name the die by its face.
    }

## Why somebody chooses

alea-reason-first_die = I roll: every turn begins with a die.
alea-reason-safe_roll = I roll on: no side of the die can fail.
alea-reason-risky_roll = { $fails ->
        [1] I roll on: only one side of six fails.
       *[other] I roll on, though { NUMBER($fails, useGrouping: 0) } sides of six fail.
    }
alea-reason-no_fit = I roll on: what lies there fits nowhere in my column.
alea-reason-before_it_fails = I write { NUMBER($number, useGrouping: 0) } now: { NUMBER($fails, useGrouping: 0) } sides of six would fail.
alea-reason-only_fit = I write here: row { NUMBER($row, useGrouping: 0) } takes nothing but { NUMBER($number, useGrouping: 0) }.
alea-reason-narrow_row = I write here: row { NUMBER($row, useGrouping: 0) } takes only { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
alea-reason-room = I write { NUMBER($number, useGrouping: 0) } here: { NUMBER($above, useGrouping: 0) } smaller and { NUMBER($below, useGrouping: 0) } larger numbers still fit beside it.
alea-reason-rows_left = I write { NUMBER($number, useGrouping: 0) } in row { NUMBER($row, useGrouping: 0) }: { $smaller ->
        [0] no row stays
        [1] one row stays
       *[other] { NUMBER($smaller, useGrouping: 0) } rows stay
    } for smaller numbers, { $larger ->
        [0] none
        [1] one
       *[other] { NUMBER($larger, useGrouping: 0) }
    } for larger ones.
alea-reason-no_more_dice = I write { NUMBER($number, useGrouping: 0) }: no die is left to roll.
alea-reason-fills_column = I fill my column and have { NUMBER($score, useGrouping: 0) } points: this round is then the last.
alea-reason-end_near = { $seat-is ->
        [me] I hurry: you need only one more row.
       *[other] I hurry: { $seat } needs only one more row.
    }
alea-reason-last_round = { $seat-is ->
        [me] { $points ->
            [1] This round is the last, and I am one point behind you.
           *[other] This round is the last, and I am { NUMBER($points, useGrouping: 0) } points behind you.
        }
       *[other] { $points ->
            [1] This round is the last, and I am one point behind { $seat }.
           *[other] This round is the last, and I am { NUMBER($points, useGrouping: 0) } points behind { $seat }.
        }
    }
alea-reason-last_round_ahead = { $points ->
        [0] This round is the last, and I am level with the best.
        [1] This round is the last, and I am one point ahead.
       *[other] This round is the last, and I am { NUMBER($points, useGrouping: 0) } points ahead.
    }
alea-reason-card_spells = I play it: then the dice spell { NUMBER($number, useGrouping: 0) }.
alea-reason-card_odds = { $tenths ->
        [0] I play it, though hardly a throw helps.
        [1] I play it: about one throw in 10 brings a number that fits.
        [10] I play it: nearly every throw helps.
       *[other] I play it: about { NUMBER($tenths, useGrouping: 0) } throws in 10 bring a number that fits.
    }
alea-reason-twin_row = I write { NUMBER($number, useGrouping: 0) } once more, in row { NUMBER($row, useGrouping: 0) } beside its equal.
alea-reason-keeps_cards = { $cards ->
        [1] I keep my card: it is worth five points.
       *[other] I keep my cards: they are worth { NUMBER($points, useGrouping: 0) } points.
    }
alea-reason-keeps_joker = I keep the Joker: it is worth more later.
alea-reason-no_help = I leave: none of my cards helps here.
alea-reason-no_cards = I leave: I have no card to go on with.
alea-reason-stops_for_card = I stop: a card serves me better than one more die.

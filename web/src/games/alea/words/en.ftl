### Alea Romana in English: what only the web client says. Ids begin with `web-`.

web-rules-cards = The Action cards
web-alea-aim = Fill a column with seven numbers that rise from top to bottom. The highest total wins, and every card you still have adds five.
web-alea-example = These three dice make 14 or 16, your choice.
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
        [yes] Failed. Play a card, or end your turn
       *[no] Failed, and no card helps
    }
web-alea-asked-roll = Roll a die
web-alea-asked-choose = Write, or roll on
web-alea-asked-failed = Your turn failed
web-alea-ask-fall = The dice are falling
web-alea-dice = { $count ->
        [0] No dice rolled yet.
        [one] One die: { $dice }.
       *[other] { NUMBER($count, useGrouping: 0) } dice: { $dice }.
    } { $left ->
        [0] None left.
        [one] One left.
       *[other] { NUMBER($left, useGrouping: 0) } left.
    }
web-alea-read-as = Read the dice as
web-alea-fits-nowhere = { $count ->
        [1] fits nowhere
       *[other] fit nowhere
    }
web-alea-roll-more = Roll one more
web-alea-odds = { $bad ->
        [0] Spells a number for sure
        [6] Certain to fail
       *[other] Fails: { NUMBER($bad, useGrouping: 0) } in 6
    }
web-alea-odds-fit = Fits: { NUMBER($good, useGrouping: 0) } in 6
web-alea-in-six = { NUMBER($sides, useGrouping: 0) } in 6
web-alea-not-yet = four X: no number yet
web-alea-if-roll = If you roll one more
web-alea-write = Write { $numeral } in row { NUMBER($row, useGrouping: 0) }
web-alea-number-row = { $numeral } ({ NUMBER($number, useGrouping: 0) }) in row { NUMBER($row, useGrouping: 0) }
web-alea-choose-number = Choose a number
web-alea-choose-row = Choose a row
web-alea-choose-card = Choose a card
web-alea-choose-die = Choose which one
web-alea-choose-as = Which card should it be?
web-alea-spent = used
web-alea-how = Tap a row: smaller numbers above, larger below.
web-alea-cards-wait = You can play cards after a failure.
web-alea-if-ended = Points so far
web-alea-after = after this: { NUMBER($points, useGrouping: 0) }
web-alea-sum = { $cards ->
        [one] { NUMBER($sum, useGrouping: 0) } + 1 card × 5
       *[other] { NUMBER($sum, useGrouping: 0) } + { NUMBER($cards, useGrouping: 0) } cards × 5
    }
web-alea-score-cards = Score and cards
web-alea-column-of = { $name }’s column
web-alea-all-columns = All columns
web-alea-turn-of = { $name }’s turn
web-alea-chapter-lead = Round { NUMBER($round, useGrouping: 0) }: { $name } leads
web-alea-chapter-fail = Round { NUMBER($round, useGrouping: 0) }: { $name } fails
web-alea-chapter-last = Last round
web-alea-fails = { $who ->
        [me] Your turn failed.
       *[other] { $name }’s turn failed.
    }
web-alea-why-two_v = Two V: not a Roman number.
web-alea-why-four_i = A fourth I: not a Roman number.
web-alea-why-five_x = A fifth X: too many for six dice.
web-alea-why-only_39 = Four X only go with a single I.
web-alea-why-four_x = Four X aren’t a number, and nothing can follow.
web-alea-why-nothing = There are no dice left.
web-alea-why-there = { NUMBER($number, useGrouping: 0) } is already in the column.
web-alea-why-no_row = It doesn’t fit in any row.
web-alea-no-help = can’t help
web-alea-no-help-long = That fails too.
web-alea-roll-on = roll on
web-alea-leaves = leaves { $numbers }
web-alea-saves = { NUMBER($percent, useGrouping: 0) }% to save
web-alea-again = { $dice ->
        [1] Reroll one die: { NUMBER($percent, useGrouping: 0) }% to save the turn.
       *[other] Reroll { NUMBER($dice, useGrouping: 0) } dice: { NUMBER($percent, useGrouping: 0) }% to save the turn.
    }
web-alea-would-fit = { $dice ->
        [0] Leaves { $numbers }; fits row { $rows }.
       *[other] Then { $numbers } would fit, in row { $rows }.
    }
web-alea-would-roll = Nothing fits yet, but the turn goes on.
web-alea-if-rolls = { $bad ->
        [0] One more die can’t fail.
        [6] One more die is certain to fail.
       *[other] One more die fails on { NUMBER($bad, useGrouping: 0) } of 6 sides.
    }
web-alea-one-more = One more die
web-alea-standing = { $stands ->
        [ahead] You lead by { $points ->
            [1] one point
           *[other] { NUMBER($points, useGrouping: 0) } points
        }.
        [behind] You’re { $points ->
            [1] one point
           *[other] { NUMBER($points, useGrouping: 0) } points
        } behind { $name }.
       *[level] You’re level with { $name }.
    }
web-alea-mine = My column
web-alea-weighing = Weighing the columns
web-alea-weighed = { $name }: { $points ->
        [one] { NUMBER($points, useGrouping: 0) } point.
       *[other] { NUMBER($points, useGrouping: 0) } points.
    }
web-alea-you-win = You win
web-alea-you-lose = You lose
web-alea-you-share = You share the win
web-cards = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { NUMBER($count, useGrouping: 0) } cards
    }

## The first game on a device

web-alea-opening-column = Fill a column with seven numbers, each larger than the one above it. Only the Twin lets you repeat one. The highest total wins.
web-alea-opening-dice = Roll die after die: together they must spell one Roman number. Stop in time, and write it down.
web-alea-opening-cards = Six cards, one use each, can save a failed turn. Each one you never use is worth 5 points.

## The analysis

web-alea-analysis = How the dice were played
web-alea-analysis-promise = Luck and skill told apart, and the three costliest decisions
web-alea-chance = Winning chance
web-alea-points = Expected score
web-alea-unit = Show
web-alea-unit-chance = Chance
web-alea-unit-points = Score
web-alea-of-round = Round
web-alea-chart-line = { $name }: { $first } at the start, { $last } at the end
web-alea-dice-lay = Dice: { $dice }
web-alea-accounts = Dice and decisions
web-alea-part-luck = dice
    .what = What the dice gave or took, compared with average dice.
web-alea-part-skill = decisions
    .what = What this player’s own decisions cost, compared with the best options.
web-alea-part-others = others’ turns
    .what = What the turns of the other players gave or took.
web-alea-account = { $start } expected at the start; dice { $luck }, decisions { $skill }, others’ turns { $others }; result { $result }
web-alea-accounts-sub = From what was expected at the start (dashed) to the result (bold): the three parts make up the difference.
web-alea-costliest = The three costliest
web-alea-no-slips = No decision cost even half a point.
web-alea-points-word = points
web-alea-so-many-points = { $points } points
web-alea-opened = Round { NUMBER($round, useGrouping: 0) } in detail
web-alea-option = option
web-alea-worth = worth
web-alea-more-options = { $count ->
        [1] One more
       *[other] { NUMBER($count, useGrouping: 0) } more
    }
web-alea-equal = Options within half a point count as equal.
web-alea-decided = Decisions: { NUMBER($all, useGrouping: 0) }. Best: { NUMBER($best, useGrouping: 0) }, close: { NUMBER($close, useGrouping: 0) }, slips: { NUMBER($slip, useGrouping: 0) }.
web-alea-kind-best = best
web-alea-kind-close = close, under 1.5 points
web-alea-kind-slip = slip

## Exercises

web-alea-exercise-points = { $turns ->
        [one] You have one turn left: this one. What scores the most points?
       *[other] You have { NUMBER($turns, useGrouping: 0) } turns left, including this one. What scores the most points?
    }
web-alea-exercise-win = It’s the last round. The best of the others has { NUMBER($score, useGrouping: 0) } points. What’s most likely to win?
web-alea-exercise-cost = That costs { $cost } points.
web-alea-why = Why
web-alea-why-next = Why, against the next best
web-alea-part-now = points this turn
web-alea-part-later = later turns and cards
web-alea-part-written = win with a number written
web-alea-part-unwritten = win with none written
web-alea-part-sum = together
web-alea-part-success = chance to write a number
web-alea-part-yours = yours
web-alea-part-next = next best
web-alea-part-difference = difference
web-alea-exact-points = Points still to come if you play on for points as well as possible. They’re exact, worked out in advance.
web-alea-exact-win = The exact chance to win, if everyone still to play does their best.

## Every day, and exercises

web-daily-alea = Today’s dice
web-daily-past-alea = The dice of the day
web-daily-text-alea = Alea Romana against one bot. Each turn, everyone gets the same dice, whatever they chose before. Points decide.
web-daily-play-alea = Play today’s dice
web-daily-part-luck-alea = your dice

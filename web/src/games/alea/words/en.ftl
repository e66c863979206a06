### Alea Romana in English: what only the web client says. Ids begin with `web-`.

web-rules-cards = The Action cards
web-alea-aim = Fill a column with seven numbers that rise from top to bottom. The highest sum wins, and every card you still have is worth five more.
web-alea-example = These three dice are 14 or 16, as you like.
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
web-alea-asked-roll = Roll a die
web-alea-asked-choose = Write, or roll on
web-alea-asked-failed = Your turn has failed
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
web-alea-choose-as = As which card?
web-alea-spent = spent
web-alea-how = Tap a row: smaller numbers above, larger below.
web-alea-cards-wait = Cards are played after a failure.
web-alea-if-ended = Points so far
web-alea-after = after this: { NUMBER($points, useGrouping: 0) }
web-alea-sum = { $cards ->
        [one] { NUMBER($sum, useGrouping: 0) } + 1 card × 5
       *[other] { NUMBER($sum, useGrouping: 0) } + { NUMBER($cards, useGrouping: 0) } cards × 5
    }
web-alea-score-cards = Score and cards
web-alea-column-of = Column of { $name }
web-alea-all-columns = All columns
web-alea-turn-of = { $name }’s turn
web-alea-fails = { $who ->
        [me] Your turn has failed.
       *[other] { $name }’s turn has failed.
    }
web-alea-why-two_v = Two V: no Roman number.
web-alea-why-four_i = A fourth I: no Roman number.
web-alea-why-five_x = A fifth X: too much for six dice.
web-alea-why-only_39 = Four X go only with a single I.
web-alea-why-four_x = Four X are no number, and nothing can follow.
web-alea-why-nothing = No die lies there.
web-alea-why-there = { NUMBER($number, useGrouping: 0) } is already in the column.
web-alea-why-no_row = It fits no row.
web-alea-no-help = cannot help
web-alea-no-help-long = That fails too.
web-alea-roll-on = roll on
web-alea-leaves = leaves { $numbers }
web-alea-saves = saves { NUMBER($percent, useGrouping: 0) } in 100
web-alea-again = { $dice ->
        [1] One die again: it saves the turn { NUMBER($percent, useGrouping: 0) } times in 100.
       *[other] { NUMBER($dice, useGrouping: 0) } dice again: they save the turn { NUMBER($percent, useGrouping: 0) } times in 100.
    }
web-alea-would-fit = { $dice ->
        [0] Leaves { $numbers }; fits row { $rows }.
       *[other] Then { $numbers } would fit, in row { $rows }.
    }
web-alea-would-roll = Nothing fits yet, but the turn goes on.
web-alea-if-rolls = { $bad ->
        [0] One more die cannot fail.
        [6] One more die is certain to fail.
       *[other] One more die fails on { NUMBER($bad, useGrouping: 0) } of 6 sides.
    }
web-alea-one-more = One more die
web-alea-standing = { $stands ->
        [ahead] You lead by { $points ->
            [1] one point
           *[other] { NUMBER($points, useGrouping: 0) } points
        }.
        [behind] You are { $points ->
            [1] one point
           *[other] { NUMBER($points, useGrouping: 0) } points
        } behind { $name }.
       *[level] You are level with { $name }.
    }
web-alea-mine = My column
web-alea-weighing = The columns are weighed
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

web-alea-opening = What it is about
web-alea-opening-column = Fill a column of seven numbers, each larger than the one above it; only the Twin lets one stand twice. The highest sum wins.
web-alea-opening-dice = Roll die after die: together they must spell one Roman number. Stop in time, and write it down.
web-alea-opening-cards = Six cards, each good for once, can save a turn that failed. One you never need is worth 5 points.

## The lesson

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
web-alea-analysis = How the dice were played
web-alea-analysis-promise = Luck and decisions apart, and the three that cost most
web-alea-chance = Winning chance
web-alea-points = Expected score
web-alea-unit = What is shown
web-alea-unit-chance = Chance
web-alea-unit-points = Score
web-alea-of-round = Round
web-alea-chart-line = { $name }: { $first } at the start, { $last } at the end
web-alea-dice-lay = Dice: { $dice }
web-alea-accounts = Dice and decisions
web-alea-part-luck = dice
web-alea-part-skill = decisions
web-alea-part-others = turns of the others
web-alea-account = { $start } expected at the start; dice { $luck }, decisions { $skill }, turns of the others { $others }; result { $result }
web-alea-accounts-sub = From what was expected at the start (dashed) to the result (bold): the three parts add up to it.
web-alea-costliest = The three costliest
web-alea-no-slips = No decision cost as much as half a point.
web-alea-better = Better
web-alea-points-word = points
web-alea-so-many-points = { $points } points
web-alea-opened = Round { NUMBER($round, useGrouping: 0) }, opened
web-alea-option = option
web-alea-worth = worth
web-alea-best = best
web-alea-taken = chosen
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
        [one] One turn is left to you: this one. What brings the most points?
       *[other] You have { NUMBER($turns, useGrouping: 0) } turns left, this one among them. What brings the most points?
    }
web-alea-exercise-win = The last round. The best of the others has { NUMBER($score, useGrouping: 0) } points. What is most likely to win?
web-alea-exercise-good = That is the best.
web-alea-exercise-cost = That costs { $cost } points.
web-alea-exercise-cost-win = That costs { $cost } points of winning chance.
web-alea-exercise-values = What each is worth
web-alea-exact-points = Points still to come for whoever plays on for points as well as can be: exact, worked out beforehand.
web-alea-exact-win = The exact chance to win, if whoever still plays does their best.

## Every day, and exercises

web-daily-alea = Today’s dice
web-daily-past-alea = The dice of the day
web-daily-text-alea = Alea Romana against one bot. In the same turn everybody is given the same dice, whatever they chose before. The most points count.
web-daily-play-alea = Play today’s dice
web-daily-part-luck-alea = your dice
web-exercise-alea = What would you do?

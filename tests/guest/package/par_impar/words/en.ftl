### Par impar in English.

par-impar-name = Par Impar
par-impar-tagline = Some nuts in a hand. Odd or even?
par-impar-rules =
    Two players and a handful of nuts. Romans played it as children, and Augustus with his friends at dinner.
    The lot decides who hides first, unless the table has chosen.
    Whoever hides takes one to five nuts into the hand. How many is a secret.
    The other says: odd, or even.
    The hand is opened, and both see the nuts.
    If the guess was right, the guesser has the point.
    If it was wrong, whoever hid the nuts has it.
    Then the other one hides.
    Whoever first has five points wins, unless the table has agreed on another number.
    Par is even and impar is odd; to play the game is to play par impar.

## Nuts and points

par-impar-nuts = { $nuts ->
        [1] one nut
       *[other] { NUMBER($nuts, useGrouping: 0) } nuts
    }
par-impar-guess-odd = odd
par-impar-guess-even = even
par-impar-goal = { $options-points ->
        [1] One point wins.
       *[other] { NUMBER($options-points, useGrouping: 0) } points win.
    }

## The course of the game

par-impar-round = { $round ->
        [0] Before the first hand
       *[other] Hand { NUMBER($round, useGrouping: 0) }
    }
par-impar-step-first = The lot decides who hides first
par-impar-step-hide = The nuts are hidden
par-impar-step-guess = Odd or even?
par-impar-step-over = The game is over
par-impar-table = { $step ->
        [first] { par-impar-goal }
        [hide] { par-impar-roles } { par-impar-so-far }
        [guess] { par-impar-roles } { par-impar-so-far }
       *[over] { par-impar-so-far }
    }
par-impar-roles = { $hider-is ->
        [me] You hide, { $guesser } guesses.
       *[other] { $guesser-is ->
            [me] { $hider } hides, you guess.
           *[other] { $hider } hides, { $guesser } guesses.
        }
    }
par-impar-so-far = { $ledger-count ->
        [0] { par-impar-goal }
       *[other] { par-impar-last } { par-impar-whose } { par-impar-goal }
    }
par-impar-whose = { $ledger-last-winner-is ->
        [me] The point was yours.
       *[other] The point went to { $ledger-last-winner }.
    }
par-impar-last = { $ledger-last-guess ->
        [odd] { $ledger-last-nuts ->
            [1] In the last hand was one nut, and the guess was odd.
           *[other] In the last hand were { NUMBER($ledger-last-nuts, useGrouping: 0) } nuts, and the guess was odd.
        }
       *[even] { $ledger-last-nuts ->
            [1] In the last hand was one nut, and the guess was even.
           *[other] In the last hand were { NUMBER($ledger-last-nuts, useGrouping: 0) } nuts, and the guess was even.
        }
    }
par-impar-place = { $scores ->
        [one] { $seat }: { NUMBER($scores, useGrouping: 0) } point
       *[other] { $seat }: { NUMBER($scores, useGrouping: 0) } points
    }
par-impar-hand = { $mine-nuts ->
        [unknown] Your hand is empty.
        [1] You hide one nut.
       *[other] You hide { NUMBER($mine-nuts, useGrouping: 0) } nuts.
    }

## What is asked of you, and whom the table waits for

par-impar-ask-hide = How many nuts do you hide?
par-impar-ask-guess = What is in the other hand: odd, or even?
par-impar-wait-first = The lot decides who hides first.
par-impar-wait-hide = { $awaited } is hiding nuts.
par-impar-wait-guess = { $awaited } is guessing: odd or even.
par-impar-wait-over = { par-impar-result }

## Choices

par-impar-action-hide = { $nuts ->
        [1] Hide one nut
       *[other] Hide { NUMBER($nuts, useGrouping: 0) } nuts
    }
par-impar-action-say = { $guess ->
        [odd] Odd
       *[even] Even
    }

## What has happened

par-impar-event-first_drawn = { $seat-is ->
        [me] The lot fell on you: you hide first.
       *[other] { $seat } hides first, by lot.
    }
par-impar-event-nuts_hidden = { $nuts ->
        [unknown] { $seat-is ->
            [me] You hid some nuts.
           *[other] { $seat } hid some nuts.
        }
       *[other] { $seat-is ->
            [me] You hid { par-impar-nuts }.
           *[other] { $seat } hid { par-impar-nuts }.
        }
    }
par-impar-event-guess_said = { $guess ->
        [odd] { $seat-is ->
            [me] You said odd.
           *[other] { $seat } said odd.
        }
       *[even] { $seat-is ->
            [me] You said even.
           *[other] { $seat } said even.
        }
    }
par-impar-event-hand_opened = { $seat-is ->
        [me] You opened your hand: { par-impar-nuts }.
       *[other] { $seat } opened the hand: { par-impar-nuts }.
    }
par-impar-event-point_scored = { $seat-is ->
        [me] The point is yours.
       *[other] The point goes to { $seat }.
    }
par-impar-event-game_ended = { par-impar-result }

## The end

par-impar-ending-points = Enough points
par-impar-result = { $result-winners-is ->
        [me] You win with { par-impar-best }.
       *[other] { $result-winners } wins with { par-impar-best }.
    }
par-impar-best = { $result-scores-most ->
        [one] { NUMBER($result-scores-most, useGrouping: 0) } point
       *[other] { NUMBER($result-scores-most, useGrouping: 0) } points
    }
par-impar-seat = { par-impar-place }

## Rules of the house

par-impar-option-players = Players
    .explanation = Two: one hides, one guesses.
par-impar-option-points = Points
    .explanation = So many points win the game: one to nine.
par-impar-option-first = Who hides first
    .explanation = The table chooses, or the lot does.
par-impar-option-first-random = by lot

## What is not allowed, by rule

par-impar-refused-P1 = { $why ->
        [players] This game is for two players, not { NUMBER($players, useGrouping: 0) }.
       *[no_such_seat] There is no seat { NUMBER($place, useGrouping: 0) }: the seats are 1 and { NUMBER($last, useGrouping: 0) }.
    }
par-impar-refused-P2 = { $why ->
        [first] There is no seat { NUMBER($first, useGrouping: 0) }: the seats are 1 and { NUMBER($last, useGrouping: 0) }.
       *[drawing_first] The lot has not yet decided who hides first.
    }
par-impar-refused-P3 = { $why ->
        [only_hider] Only { $seat } hides nuts now.
        [hidden_already] Your hand is already closed.
       *[how_many] A hand takes { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } nuts, not { NUMBER($nuts, useGrouping: 0) }.
    }
par-impar-refused-P4 = { $why ->
        [only_guesser] Only { $seat } guesses now.
       *[nothing_hidden] { $seat } has not hidden anything yet.
    }
par-impar-refused-P7 = { $why ->
        [points] A table plays to { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } points, not { NUMBER($points, useGrouping: 0) }.
       *[over] The game is over.
    }

## Its own bot

bot-virgil = Virgil
    .explanation = Believes that the god delights in odd numbers, hides them, and always says odd.

## Its coach

par-impar-reason-habit = { $seat } has chosen odd { NUMBER($odd, useGrouping: 0) } times in { NUMBER($hands, useGrouping: 0) } such hands.

## Its lesson and exercises

par-impar-lesson-hide = Take nuts into your hand. Hide three.
par-impar-lesson-lost = Three is odd, and odd was the guess: the point is lost. Now the other hand closes.
par-impar-lesson-guess = Someone who loves odd numbers hides them, too. Say odd.
par-impar-lesson-again = One point each. You hide again: four nuts, an even number.
par-impar-lesson-end = The guess was odd again, so the second point is yours, and the game. You’re ready.
par-impar-exercise = What is in the hand?

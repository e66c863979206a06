numbers-name = Numbers
numbers-tagline = Guess whether a number is odd.
numbers-rules = Seat 1 picks a number. The others guess whether it is odd.
numbers-round = { $step }
numbers-step-pick = A number is picked
numbers-step-wager = A wager
numbers-step-guess = Odd or even
numbers-step-over = The game is over
numbers-ask-pick = Pick a number.
numbers-ask-wager = High or low?
numbers-ask-guess = Odd or even?
numbers-wait-pick = { $awaited } picks a number.
numbers-wait-wager = { $awaited } wagers.
numbers-wait-guess = { $awaited } guesses.
numbers-wait-over = { $result-winners } won.
numbers-hand = { $mine-picked ->
        [unknown] You hold nothing.
       *[other] You picked { $mine-picked }.
    }
numbers-result = { $result-winners } won.
numbers-seat = { $seat }
numbers-action-pick = Pick { $number }
numbers-action-wager = { $bet }
numbers-action-guess = { $odd ->
        [yes] Odd
       *[no] Even
    }
numbers-event-said = { $seat } picked { $number }.
numbers-event-hidden = { $number ->
        [unknown] { $seat } picked a number.
       *[other] { $seat } picked { $number }.
    }
numbers-event-wagered = { $seat } wagered.
numbers-event-guessed = { $seat } guessed.
numbers-event-ended = The number was { $number }.
numbers-option-players = Players
    .explanation = Two or three.
numbers-option-closed = Closed
    .explanation = The number is secret.
numbers-refused-N1 = { $why ->
        [players] Two or three play this, not { $players }.
       *[no_such_seat] There is no such seat.
    }
numbers-refused-N2 = Not now.

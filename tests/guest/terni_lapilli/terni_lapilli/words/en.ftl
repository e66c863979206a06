### Terni lapilli in English.

terni-lapilli-name = Terni Lapilli
terni-lapilli-tagline = Three of your stones in a row. Nine cells, no luck.
terni-lapilli-rules =
    Two players and a board of three rows and three columns.
    The players take turns. The player in seat 1 begins.
    In your turn, put a stone on an empty cell.
    Three of your stones in a row win: across, down or diagonally.
    If the board is full and nobody has three in a row, the game is a draw.

terni-lapilli-round = Turn { NUMBER($round, useGrouping: 0) }
terni-lapilli-step-place = A stone is placed
terni-lapilli-step-over = The game is over

terni-lapilli-ask-place = Where do you put your stone?
terni-lapilli-wait-place = { $awaited } is placing a stone.
terni-lapilli-wait-over = { terni-lapilli-result }

terni-lapilli-action-place = Row { NUMBER($cell-row, useGrouping: 0) }, column { NUMBER($cell-column, useGrouping: 0) }

terni-lapilli-event-stone_placed = { $seat-is ->
        [me] You put a stone on row { NUMBER($cell-row, useGrouping: 0) }, column { NUMBER($cell-column, useGrouping: 0) }.
       *[other] { $seat } puts a stone on row { NUMBER($cell-row, useGrouping: 0) }, column { NUMBER($cell-column, useGrouping: 0) }.
    }
terni-lapilli-event-game_ended = { terni-lapilli-result }

terni-lapilli-hand = Three of your stones in a row win.
terni-lapilli-seat = { $seat }
terni-lapilli-ending-row = Three in a row
terni-lapilli-ending-draw = The board is full
terni-lapilli-result = { $result-winners-count ->
        [1] { $result-winners-is ->
            [me] You win: three in a row.
           *[other] { $result-winners } wins: three in a row.
        }
       *[other] A draw: the board is full.
    }

terni-lapilli-option-players = Players
    .explanation = Two, in turns.

terni-lapilli-refused-T1 = This game is for two players, not { NUMBER($players, useGrouping: 0) }.
terni-lapilli-refused-T2 = It is not your turn.
terni-lapilli-refused-T3 = There is a stone on this cell already.
terni-lapilli-refused-T4 = The game is over.

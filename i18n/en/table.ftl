# The table: headings, buttons, what tickets say.

table-let-expire = Let it expire
table-back = Back to the game
table-ticket-waits = Waits for the tournament
table-times = ×{ $count }
table-card-offered = In your offer. Click to take it out.
table-knights-here = Standing here: { $knights }.
table-seat =
    Tent { $tent }, { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }, knight { $at }.
table-seat-hand =
    { $hidden ->
        [0] In hand: { $cards }.
        [one] In hand: { $cards }; 1 card hidden.
       *[other] In hand: { $cards }; { $hidden } cards hidden.
    }
table-seat-tasks = Tasks: { $tasks }
table-seat-chosen = Action cards: { $cards }.
table-offer-two-cs = Only Swords and Lances count; other cards are a bluff. The higher total wins 2 shields, a draw 1 each. All offered cards go back to their piles.
table-offer-two-en = Choose Swords and Lances from your hand. The higher total wins 2 shields, a draw 1 each. All offered cards go back to their piles.
table-offer-single-cs = You are alone. Any one virtue card earns you 2 shields.
table-offer-single-en = You are alone. A Sword or a Lance earns you 2 shields.
table-offer-after = { $name } has already made an offer, face down.
table-offer-before = You offer first, then { $name }.
table-make-offer =
    { $count ->
        [0] Offer nothing
        [one] Offer 1 card
       *[other] Offer { $count } cards
    }
table-end-turn =
    { $unused ->
        [0] End turn
        [one] End turn – 1 card expires
       *[other] End turn – { $unused } cards expire
    }

# One way to carry a card out.

way-exercise = Take { $card }
way-round-table = { $task }
way-court = Put back { $card }, gain 2 shields
way-quest = { $task } Pay { $cards }

# How keys are called on the keyboard.

keyname-tab = Tab
keyname-arrows = Arrow keys
keyname-enter = Enter or Space
keyname-digits = 1 to 0
keyname-end = E
keyname-give-up = G
keyname-undo = Z or Ctrl+Z
keyname-undo-turn = Shift+Z
keyname-redo = Y or Ctrl+Y
keyname-hurry = S
keyname-look = Hold H
keyname-log = C
keyname-tasks = A
keyname-rulebook = R
keyname-escape = Esc
key-digits = Choose a card or option directly
default-name-you = You
table-tasks-button = Tasks
table-thinks = { $name } is still thinking.
table-broke-down = { $name } got stuck. Chance has moved for this seat, and the game goes on.
table-turn-you = Your turn
table-turn-other = Playing now
table-ride-here = { $distance ->
    [one] You can ride here: 1 location.
   *[other] You can ride here: { $distance } locations.
}
table-then = { $phase } · Then: { $next }
table-seat-through = Has already had this turn.
table-tournament = In the tournament: { $knights }.
table-tournament-prize = All offers are made face down. Swords and Lances count: the highest total wins 2 shields; in a draw, each winner gets 1.
table-tournament-single-cs = Nobody else takes part: any one virtue card earns 2 shields.
table-tournament-single-en = Nobody else takes part: a Sword or a Lance earns 2 shields.

## Told to people who hear the screen.

table-taken-back = Taken back.
table-redo = Redo what you have undone
spoken-copy = Card { $nth } of { $count } alike.

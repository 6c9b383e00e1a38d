### The window: everything that is not about one card or rule.

app-name = Tafelrunde
app-subtitle = Learn and play “Im Auftrag des Königs”

button-ok = OK
button-back = Back

## First start

language-question = Which language would you like to play in?
    .note = You can change it at any time in the settings.

## Title

menu-play = Play
    .help = Start a new game or go on with your last one.
menu-new-game = New game
    .help = Choose who sits at the table.
menu-continue = Continue
    .help = Go on with the game you left: round { $round }, { $players ->
        [one] one seat
       *[other] { $players } seats
    }.
menu-quit = Quit

## New game

new-game-title = New game
new-game-seat = Seat { $number }
new-game-name = Name
    .placeholder = Type a name
    .missing = Seat { $number } needs a name.
    .taken = Two seats are called { $name }. Give each its own name.
new-game-knight = Knight
    .taken = { $knight } already belongs to { $name }.
new-game-edition = Rulebook
new-game-seed = Deal number
    .help = The same number deals the same cards again. Leave it empty for a new deal.
    .placeholder = Random
    .invalid = The deal number must be a whole number from 0 to { $most }.
new-game-cards = Card set
    .help = The game is played with these cards. Do you own the printed game? Then you can enter your figures.
    .missing = The card set you chose is gone. The game is played with the set in the program.
    .faulty = “{ $name }” still has faults. The game is played with the set in the program.
    .edit = Card sets …
new-game-only-bots = Only bots are playing: you just watch.
new-game-several-humans = Several people are playing at this computer. Each hand stays hidden until its owner sits at the screen.
new-game-start = Start the game

## Table

table-goal = Goal { $shields }
    .help = As soon as somebody has { $shields ->
        [one] one shield
       *[other] { $shields } shields
    }, the round being played is the last.
table-castle = At Camelot
table-horses = Horses: anywhere
table-country = In the countryside
table-hand = Your hand
table-hand-of = { $name }’s hand
table-tasks-in-hand = Your tasks
table-tasks-of = { $name }’s tasks
table-chosen = Your action cards
table-chosen-of = { $name }’s action cards
table-log = Chronicle
    .empty = Nothing has happened yet.
table-tasks = All tasks
table-leave = Leave the table
    .help = The game is saved, and you can go on with it later.
table-menu = Menu

task-state-open = face up
task-state-held = { $who ->
    [you] in your hand
   *[other] held by { $name }
}
task-state-done = { $who ->
    [you] completed by you
   *[other] completed by { $name }
}
task-state-unseen = not yet revealed

card-state-carried-out = Done
card-state-expired = Expired

## Acting

action-undo = Undo
    .help = Take back your last step in this turn.
    .nothing = There is nothing to take back in this turn.
    .revealed = This cannot be taken back: something hidden has been revealed since.
action-skip = Skip
    .help = Jump straight to what has happened.
action-enough = Enough, play!
choose-value = Which value?
choose-task = Which task?
choose-place = Where will you ride?
choose-book = Which Book will you put back?
choose-payment = What will you pay with?
choose-offer = Choose your offer
offer-total = Total: { $total }

## Several people at one computer

hand-over = { $name }, it is your turn
    .help = Everybody else looks away. Your cards appear when you are ready.
    .ready = I am ready
hand-look = Hold to look
    .help = Your cards are shown for as long as you hold the button.

## End

end-you-win = { $shields ->
    [one] You win with { $shields } shield
   *[other] You win with { $shields } shields
}
end-winner = { $shields ->
    [one] { $name } wins with { $shields } shield
   *[other] { $name } wins with { $shields } shields
}
end-shared = { $shields ->
    [one] { $winners } share the victory with { $shields } shield each
   *[other] { $winners } share the victory with { $shields } shields each
}
end-shared-with-you = { $shields ->
    [one] You share the victory with { $others }: { $shields } shield each
   *[other] You share the victory with { $others }: { $shields } shields each
}
end-when = { $who ->
    [you] The game ended in round { $round }: you were the first to reach the goal of { $goal } shields.
   *[other] The game ended in round { $round }: { $name } was the first to reach the goal of { $goal } shields.
}
end-tie = { $who ->
    [you] It was a tie at the end, but you had your shields first.
   *[other] It was a tie at the end, but { $name } had those shields first.
}
end-ranking = Ranking
end-rank = { $number }.
end-story = The story of the game
    .help = Shields after each round
end-axis-round = Round
end-goal = Goal { $goal }
end-source-quest = Quests
end-source-court = Court
end-source-tournament = Tournament
end-tasks = Completed tasks
end-expired = Expired cards
    .none = None of your cards expired.
    .yours = { $cards ->
        [one] One of your cards expired.
       *[other] { $cards } of your cards expired.
    }
    .of = { $cards ->
        [0] { $name }: no card
        [one] { $name }: one card
       *[other] { $name }: { $cards } cards
    }
end-turning-point = Turning point
    .lead = { $who ->
        [you] In round { $round } you took the lead and kept it to the end.
       *[other] In round { $round }, { $name } took the lead and kept it to the end.
    }
    .none = It was open until the last round.
end-again = Play again
    .help = The same seats, a new deal.
end-same-deal = Same deal
    .help = The same seats and the same cards once more: deal number { $seed }.
end-to-title = To the main menu

## Keys

keys-title = Keys
key-next = Go to the next card or button
key-use = Confirm the selection
key-arrows = Move between cards and places
key-undo = Undo
key-undo-turn = Undo the whole turn
key-redo = Redo
key-end-turn = End turn
key-give-up = Let the selected card expire
key-skip = Skip what is being shown
key-tasks = List of all tasks
key-log = Chronicle
key-rulebook = Open the rulebook
key-look = Look at your cards
key-close = Close, or go back

## For screen readers

spoken-pile = { $pile }: { $cards }

## Errors

error-title = Something did not work
    .details = Details

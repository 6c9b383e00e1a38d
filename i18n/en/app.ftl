### The window: everything that is not about one card or rule.

app-name = Tafelrunde
app-subtitle = Learn and play “Im Auftrag des Königs”

button-ok = OK
button-close = Close
button-back = Back
button-cancel = Cancel
button-continue = Continue

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
menu-settings = Settings
    .help = Choose the language.
menu-quit = Quit

## Settings

settings-title = Settings
settings-language = Language
    .help = The change takes effect at once, even in the middle of a game.

## New game

new-game-title = New game
new-game-players = How many are playing?
new-game-seat = Seat { $number }
new-game-kind = Played by
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
new-game-only-bots = Only bots are playing: you just watch.
new-game-several-humans = Several people are playing at this computer. Each hand stays hidden until its owner sits at the screen.
new-game-start = Start the game

default-name-1 = Emrys
default-name-2 = Branwen
default-name-3 = Morcant
default-name-4 = Elowen

## Table

table-goal = Goal { $shields }
    .help = As soon as somebody has { $shields ->
        [one] one shield
       *[other] { $shields } shields
    }, the round being played is the last.
table-castle = At Camelot
table-country = In the countryside
table-horses = P: anywhere
table-supply-left = { $count } left
table-supply-taken = Taken by { $name }
table-hand = Your hand
table-hand-of = { $name }’s hand
table-hand-empty = No virtue cards
table-tasks-in-hand = Your tasks
table-tasks-empty = No tasks
table-chosen = Your action cards
table-chosen-empty = None chosen yet
table-known-hand = What everybody knows about this hand
table-unknown-cards = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
}
table-task-pile = Task pile
table-log = Chronicle
    .empty = Nothing has happened yet.
table-tasks = All tasks
table-details = Point at a card to read what it does.
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

gain-shields = { $shields ->
    [one] +{ $shields } shield
   *[other] +{ $shields } shields
}

## Acting

action-take = Take this card
    .help = Take { $card } from the supply.
action-carry-out = Carry out
    .help = Carry out { $card }.
action-give-up = Let it expire
    .help = Let { $card } expire: it goes back to the supply and earns you nothing.
action-end-turn = End turn
    .help = { $cards ->
        [0] Everything is done.
        [one] You have one card left. It will expire.
       *[other] You have { $cards } cards left. They will expire.
    }
action-undo = Undo
    .help = Take back your last step in this turn.
    .nothing = There is nothing to take back in this turn.
    .revealed = This cannot be taken back: something hidden has been revealed since.
action-offer = Make the offer
    .help = Lay the chosen cards face down. All offers are revealed at once.
action-offer-nothing = Offer nothing
action-skip = Skip
    .help = Jump straight to what has happened.
action-pause = Pause
action-go-on = Continue

choose-value = Which value?
choose-task = Which task?
choose-place = Where will you ride?
choose-book = Which Book will you put back?
choose-payment = What will you pay with?
choose-offer = Choose your offer
offer-total = Total: { $total }

speed = Speed
    .slow = slow
    .normal = normal
    .fast = fast
    .none = no animation

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
end-axis-shields = Shields
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
key-help = Show or hide this list
key-next = Go to the next card or button
key-previous = Go to the previous card or button
key-use = Confirm the selection
key-arrows = Move between cards and places
key-undo = Undo
key-end-turn = End turn
key-give-up = Let the selected card expire
key-skip = Skip what is being shown
key-tasks = List of all tasks
key-log = Chronicle
key-look = Look at your cards
key-close = Close, or go back
key-zoom = Larger or smaller
key-quit = Quit

## For screen readers

spoken-knights-here = Knights here: { $knights }
spoken-no-knight-here = No knight here
spoken-pile = { $pile }: { $cards }
spoken-empty-slot = empty
spoken-selected = selected
spoken-not-possible = not possible now: { $reason }
spoken-seat = { $name }, { $knight }, tent { $tent }, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}

## Errors

error-title = Something did not work
error-data-folder = The folder { $path } cannot be written to: { $reason }
    .advice = Your game and settings are not being saved. Give yourself permission to write there, or start with --data-dir and another folder.
error-save = The game could not be saved as { $path }: { $reason }
    .advice = Check that there is room on the disk and that you may write there. The game goes on; it will be saved again after the next step.
error-save-broken = The saved game could not be read, so it was set aside as { $path }.
    .advice = You can start a new game. The file set aside may be deleted.
error-save-newer = The saved game { $path } was made by a newer version of Tafelrunde.
    .advice = Continue it with that version. It stays untouched until you start a new game.
error-settings-broken = The settings could not be read, so they were set aside as { $path }. The default settings are in use.
error-unexpected = This should not have happened: { $reason }
    .advice = Your game is saved up to the last step. Restart Tafelrunde and continue it.

### "Im Auftrag des Königs": names of the cards, counts, the log, the status line.

## Lists. $rest: all but the last, with commas.

list-and = { $rest } and { $last }
list-or = { $rest } or { $last }

## Locations. Value: the title on the card. at: where something is. to: where somebody rides.
## help: what the place is for ($tasks: the tasks that are completed there).

location-camelot = Camelot
    .at = at Camelot
    .to = to Camelot
location-hidden-valley = The Hidden Valley
    .at = in the Hidden Valley
    .to = to the Hidden Valley
location-wild-forest = The Wild Forest
    .at = in the Wild Forest
    .to = to the Wild Forest
location-moon-lake = The Moon Lake
    .at = at the Moon Lake
    .to = to the Moon Lake
location-dragon-rock = The Dragon Rock
    .at = at the Dragon Rock
    .to = to the Dragon Rock
location-misty-fen = The Misty Fen
    .at = in the Misty Fen
    .to = to the Misty Fen
location-black-tower = The Black Tower
    .at = at the Black Tower
    .to = to the Black Tower
location-dwarf-mines = The Dwarf Mines
    .at = in the Dwarf Mines
    .to = to the Dwarf Mines

location-help-camelot = The king’s castle, the only place with a yellow wall. Exercises, the Round Table and the Tournament work here.
location-help-countryside = A place in the countryside (green leaves): Court and Quest work here. Tasks for this place: { $tasks }.
location-help-no-task = A place in the countryside (green leaves): Court and Quest work here. There is no task for this place.

## Where a card works, as its border shows.

side-camelot = at Camelot
    .border = yellow wall
side-countryside = in the countryside
    .border = green leaves
side-anywhere = anywhere
    .border = wall and leaves

## Virtues. Value: the sign on the card. stands-for: the virtue itself.
## pile: the pile of its cards, as the title of the pile. none: what you do not have.

virtue-sword = Sword
    .stands-for = strength
    .pile = Sword pile
    .none = no Sword
virtue-lance = Lance
    .stands-for = skill
    .pile = Lance pile
    .none = no Lance
virtue-dragon = Dragon
    .stands-for = courage
    .pile = Dragon pile
    .none = no Dragon
virtue-book = Book
    .stands-for = wisdom
    .pile = Book pile
    .none = no Book

virtue-card-sword = Sword { $value }
virtue-card-lance = Lance { $value }
virtue-card-dragon = Dragon { $value }
virtue-card-book = Book { $value }

# Several equal cards in a list, such as "2 × Sword 1".
virtue-card-times = { $count } × { $card }
virtue-cards-none = nothing

## Action cards. Value: the whole name. short: for narrow cards. help: what it does and where.

action-exercise-sword = Exercise: sword
    .short = Sword
    .help = Take a Sword of any value from its pile. Works only at Camelot (yellow wall).
action-exercise-lance = Exercise: lance
    .short = Lance
    .help = Take a Lance of any value from its pile. Works only at Camelot (yellow wall).
action-exercise-dragon = Exercise: dragon
    .short = Dragon
    .help = Take a Dragon of any value from its pile. Works only at Camelot (yellow wall).
action-exercise-book = Exercise: book
    .short = Book
    .help = Take a Book of any value from its pile. Works only at Camelot (yellow wall).
action-round-table = King Arthur’s Round Table
    .short = Round Table
    .help = Take one of the tasks that lie face up. Works only at Camelot (yellow wall).
action-tournament = Tournament
    .short = Tournament
    .help = After everybody’s turn, you compete with Swords and Lances for 2 shields. Your knight must be at Camelot then (yellow wall).
action-court = Court
    .short = Court
    .help = Put back a Book on its pile and gain 2 shields. Works only in the countryside (green leaves).
action-quest = Quest
    .short = Quest
    .help = Complete a task from your hand at its own place: put back the virtue cards it asks for and gain its shields. Works only in the countryside (green leaves).

action-horse = Horse { $reach }
    .short = Horse { $reach }
    .help = { $reach ->
        [one] Ride one location along the circle, either way.
       *[other] Ride up to { $reach } locations along the circle, either way.
    } Works anywhere.

## Tasks by their printed number.

task-1 = Kill the wild boar!
task-2 = Defeat the black knight!
task-3 = Capture the white deer!
task-4 = Defeat the evil witch!
task-5 = Tame the white unicorn!
task-6 = Find the tree of life!
task-7 = Find the dwarves’ treasure!
task-8 = Kill the fire dragon!
task-9 = Defeat the fierce giant!
task-10 = Find the source of purity!
task-11 = Capture the golden pheasant!
task-12 = Find the book of wisdom!
task-13 = Defeat the evil wizard!
task-14 = Free the beautiful virgin!
task-unknown = Task no. { $number }

task-quoted = “{ $task }”

task-help = Complete it { $at }. It asks for { $needs } and earns { $shields ->
        [one] one shield
       *[other] { $shields } shields
    }.

## Editions. differs: what is different, in one line.

edition-cs = Czech rulebook
    .differs = In the tournament you may also offer Dragons and Books as a bluff. If you are the only knight, any one virtue card earns you 2 shields.
edition-en = English rulebook
    .differs = In the tournament you may offer only Swords and Lances. If you are the only knight, you need at least one of them for 2 shields.

## Phases, tents, knights, who plays.

phase-setup = Set-up
phase-choose = Phase I: choose action cards
    .short = Phase I
phase-carry-out = Phase II: carry out the actions
    .short = Phase II
phase-tournament = Tournament
phase-new-round = Phase III: tents and tasks
    .short = Phase III
phase-over = The game is over

round-and-phase = Round { $round } · { $phase }

tent = Tent { $number }
tent-help = The tents give the order of play. Whoever has the fewest shields gets tent 1 for the next round.

knight-red = Knight of the Lion
    .colour = red
knight-blue = Knight of the Eagle
    .colour = blue
knight-green = Knight of the Oak
    .colour = green
knight-silver = Knight of the Raven
    .colour = silver

player-human = Human
    .character = You, or somebody else at this computer.
player-random = Chance
    .character = Makes any legal move.
player-page = Page
    .character = Plays on instinct, but does nothing silly.
    .questing = Questing Page
    .jousting = Jousting Page
player-squire = Squire
    .character = Takes whatever brings the most right now.
    .questing = Questing Squire
    .jousting = Jousting Squire
player-knight = Knight
    .character = Plans the whole turn ahead.
    .questing = Questing Knight
    .jousting = Jousting Knight
player-champion = Champion
    .character = Thinks ahead and guesses what the others hold.
    .questing = Questing Champion
    .jousting = Jousting Champion

temperament-even = Likes everything
    .character = Has no favourites.
temperament-questing = Likes tasks
    .character = Is always after tasks.
temperament-jousting = Likes tournaments
    .character = Rarely misses a tournament.

budget-usual = Thinks briefly
budget-tries = { $count ->
    [one] Tries once
   *[other] Tries { $count } times
}
budget-seconds = Thinks { $seconds } s

## Counts

count-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-virtue-cards = { $count ->
    [one] { $count } virtue card
   *[other] { $count } virtue cards
}
count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
count-locations = { $count ->
    [one] { $count } location
   *[other] { $count } locations
}
count-tasks = { $count ->
    [one] { $count } task
   *[other] { $count } tasks
}
count-face-down = { $count } face down

## Seats in sentences. A name is any text that somebody typed in; it is never inflected.

seat-number = Seat { $number }
seat-you = you
    .start = You

## The log. $who is "you" for the viewer's own seat, else $name says who.

event-ring-laid = The eight locations lie in a circle in random order.
event-hand-dealt = { $who ->
    [you] You get your opening cards: { $cards }.
   *[other] { $name } gets these opening cards: { $cards }.
}
event-hand-dealt-hidden = { $who ->
    [you] You get two opening cards.
   *[other] { $name } gets two opening cards, hidden from the others.
}
event-task-revealed = A task is revealed: { $task }
event-round-began = Round { $round } begins. Order of play: { $order }.
event-card-chosen = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
event-turn-began = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
event-exercised = { $who ->
    [you] You exercise and take { $card }.
   *[other] { $name } exercises and takes { $card }.
}
event-task-taken = { $who ->
    [you] At the Round Table you take the task { $task }
   *[other] At the Round Table { $name } takes the task { $task }
}
event-rode = { $who ->
    [you] { $distance ->
        [one] You ride one location { $to }.
       *[other] You ride { $distance } locations { $to }.
    }
   *[other] { $distance ->
        [one] { $name } rides one location { $to }.
       *[other] { $name } rides { $distance } locations { $to }.
    }
}
event-court-held = { $who ->
    [you] { $shields ->
        [one] You hold court: you put back { $book } and gain one shield.
       *[other] You hold court: you put back { $book } and gain { $shields } shields.
    }
   *[other] { $shields ->
        [one] { $name } holds court, puts back { $book } and gains one shield.
       *[other] { $name } holds court, puts back { $book } and gains { $shields } shields.
    }
}
event-quest-completed = { $who ->
    [you] { $shields ->
        [one] You complete { $task }, put back { $paid } and gain one shield.
       *[other] You complete { $task }, put back { $paid } and gain { $shields } shields.
    }
   *[other] { $shields ->
        [one] { $name } completes { $task }, puts back { $paid } and gains one shield.
       *[other] { $name } completes { $task }, puts back { $paid } and gains { $shields } shields.
    }
}
event-expired = { $who ->
    [you] Your card { $card } expires ({ $reason }).
   *[other] { $name }’s card { $card } expires ({ $reason }).
}
event-given-up = { $who ->
    [you] You give up your card { $card }.
   *[other] { $name } gives up the card { $card }.
}
event-expired-hidden = { $who ->
    [you] Your card { $card } expires.
   *[other] { $name }’s card { $card } expires. The open cards do not show why.
}
event-turn-ended = { $who ->
    [you] Your turn is over.
   *[other] { $name }’s turn is over.
}
event-tournament-began = The tournament begins. Taking part: { $knights }.
event-tournament-single = { $who ->
    [you] The tournament begins. You are the only knight there.
   *[other] The tournament begins. { $name } is the only knight there.
}
event-offer-made = { $who ->
    [you] You offer, face down: { $cards }.
   *[other] { $name } offers: { $cards }.
}
event-offer-made-hidden = { $who ->
    [you] You make your offer, face down.
   *[other] { $name } makes an offer, face down.
}
event-offers-revealed = The offers are revealed. { $offers }.
# One knight's offer in the sentence above.
offer-shown = { $name }: { $cards } (total { $total })
event-tournament-gain = { $who ->
    [you] { $shields ->
        [one] You gain one shield in the tournament.
       *[other] You gain { $shields } shields in the tournament.
    }
   *[other] { $shields ->
        [one] { $name } gains one shield in the tournament.
       *[other] { $name } gains { $shields } shields in the tournament.
    }
}
event-tournament-nothing = { $who ->
    [you] You gain nothing in the tournament.
   *[other] { $name } gains nothing in the tournament.
}
event-goal-reached = { $who ->
    [you] You have reached the goal: this is the last round.
   *[other] { $name } has reached the goal: this is the last round.
}
event-game-ended = { $who ->
    [you] The game is over. You win!
   *[other] The game is over. { $name } wins.
}
event-game-ended-shared = The game is over. The victory is shared: { $winners }.

## The status line: whose turn it is and what is expected now.

status-laying = The game is being set up.
status-new-tasks = New tasks are being revealed.
status-new-tents = The tents are being dealt.
status-choose = { $who ->
    [you] Your turn: take an action card ({ $pick } of { $picks }).
    [bot] { $name } is thinking: action card { $pick } of { $picks }.
   *[other] { $name } takes an action card ({ $pick } of { $picks }).
}
status-carry-out = { $who ->
    [you] { $cards ->
        [0] All your cards are done. End your turn.
        [one] Your turn: carry out one more card.
       *[other] Your turn: carry out { $cards } more cards.
    }
    [bot] { $name } is thinking about the next action.
   *[other] It is { $name }’s turn to carry out actions.
}
status-offer = { $who ->
    [you] Tournament: choose your offer.
    [bot] Tournament: { $name } is thinking about an offer.
   *[other] Tournament: { $name } makes an offer.
}
status-offer-single-cs = { $who ->
    [you] Tournament: choose your offer.
    [bot] { $name } is alone in the tournament and is thinking.
   *[other] { $name } is alone in the tournament and may put back one card.
}
status-offer-single-en = { $who ->
    [you] Tournament: choose your offer.
    [bot] { $name } is alone in the tournament and is thinking.
   *[other] { $name } is alone in the tournament and makes an offer.
}

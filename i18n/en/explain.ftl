### Why a card expires, and why an action is refused.

## Reasons. Value: one or two sentences, the cause first; $who is "you" for the viewer's own card,
## else $name says whose it is. short: two to four words. within: the same inside a sentence.

reason-wrong-place = { $kind ->
        [exercise] An Exercise works only at Camelot (yellow wall).
        [round-table] The Round Table works only at Camelot (yellow wall).
        [court] Court works only in the countryside (green leaves).
       *[quest] A Quest works only in the countryside (green leaves).
    } { $who ->
        [you] Your knight is { $at }.
       *[other] { $name }’s knight is { $at }.
    }
    .short = Wrong place
    .within = wrong place
reason-wrong-place-quest = { $who ->
        [you] A Quest works only in the countryside; your tasks can be completed { $places }. Your knight is { $at }.
       *[other] A Quest works only in the countryside; { $name }’s tasks can be completed { $places }. The knight is { $at }.
    }
    .short = Wrong place
    .within = wrong place
reason-pile-empty = The { $virtue } pile is empty: there is no card to take.
    .short = Pile is empty
    .within = the pile is empty
reason-no-task-on-display = No task lies face up any more: the Round Table has none to give.
    .short = No open task
    .within = no open task
reason-no-book = { $who ->
        [you] For Court you must put back a Book, but you have none.
       *[other] Court takes a Book to put back, but { $name } has none.
    }
    .short = No Book
    .within = no Book
reason-no-task-in-hand = { $who ->
        [you] For a Quest you need a task in hand, but you have none. You get one at the Round Table.
       *[other] A Quest takes a task in hand, but { $name } has none.
    }
    .short = No task in hand
    .within = no task in hand
reason-not-at-task-location = { $who ->
        [you] You have no task for this place: your knight is { $at }. Your Quest works { $places }.
       *[other] { $name } has no task for this place: the knight is { $at }. The Quest would work { $places }.
    }
    .short = No task for here
    .within = no task for this place
reason-virtue-missing = { $who ->
        [you] { $have ->
            [none] For { $task } you need { $card }, but you have { $nothing }.
            [lower] For { $task } you need { $card }, but the best you have is { $best }.
           *[used] For { $task } you need one more card like { $card }: each card pays only once.
        }
       *[other] { $have ->
            [none] For { $task }, { $name } needs { $card }, but has { $nothing }.
            [lower] For { $task }, { $name } needs { $card }, but has { $best } at best.
           *[used] For { $task }, { $name } needs one more card like { $card }: each card pays only once.
        }
    }
    .short = { $card } is missing
    .within = { $card } is missing
reason-not-at-camelot-for-tournament = { $who ->
        [you] The Tournament is held at Camelot (yellow wall). But your knight is { $at }.
       *[other] The Tournament is held at Camelot (yellow wall). But { $name }’s knight is { $at }.
    }
    .short = Not at Camelot
    .within = not at Camelot
reason-nothing-offered = { $who ->
        [you] You offered neither Sword nor Lance: without them the Tournament earns nothing.
       *[other] { $name } offered neither Sword nor Lance: without them the Tournament earns nothing.
    }
    .short = Worthless offer
    .within = worthless offer
reason-nothing-offered-single = { $who ->
        [you] You were alone in the Tournament, but offered nothing that counts. That earns no shields.
       *[other] { $name } was alone in the Tournament, but offered nothing that counts. That earns no shields.
    }
    .short = Worthless offer
    .within = worthless offer
reason-given-up = { $who ->
        [you] You gave the card up, though you could have carried it out.
       *[other] { $name } gave the card up, though it could have been carried out.
    }
    .short = Given up
    .within = given up
reason-possible-earlier = { $who ->
        [you] { $step ->
            [0] It would still have worked at the start of your turn, before your first action.
            [1] It would still have worked after your first action in this turn.
            [2] It would still have worked after your second action in this turn.
           *[other] It would still have worked after your third action in this turn.
        }
       *[other] { $step ->
            [0] It would still have worked at the start of the turn, before the first action.
            [1] It would still have worked after the first action in this turn.
            [2] It would still have worked after the second action in this turn.
           *[other] It would still have worked after the third action in this turn.
        }
    }
    .short = Possible earlier
    .within = possible earlier
reason-hidden = { $who ->
        [you] The reason depends on cards that are hidden just now.
       *[other] You cannot see why: it depends on cards that only { $name } knows.
    }

## Refusals: the action is not allowed, and nothing has changed.

refusal-game-over = The game is over.
refusal-wrong-phase = This cannot be done in this phase.
refusal-not-your-turn = It is somebody else’s turn.
refusal-not-your-card = This action card is not there: it was not chosen, or it is already used up.
refusal-not-in-supply = This action card is no longer in the supply.
refusal-second-tournament = You may take only one Tournament in a round.
refusal-cannot-be-carried-out = This card cannot be carried out here.
refusal-value-not-in-pile = There is no card of this value in the pile.
refusal-task-not-on-display = This task does not lie face up.
refusal-too-far = { $distance ->
    [one] That is one location away; this horse goes { $reach } at most.
   *[other] That is { $distance } locations away; this horse goes { $reach } at most.
}
refusal-zero-move = The knight is there already: it must ride at least one location.
refusal-task-not-in-hand = This task is not in the hand.
refusal-task-elsewhere = This task can only be completed { $at }.
refusal-wrong-payment = These cards do not fit the task: each card it asks for is paid for with exactly one card of the same virtue and at least the same value.
refusal-card-not-in-hand = This virtue card is not in the hand.
refusal-offer-not-allowed = These cards may not be offered in this tournament.
refusal-no-such-thing = There is no such card or place.

## Refusals of chance, in records.

chance-ring = The circle must contain each of the eight locations exactly once.
chance-hand-seat = Opening cards are dealt seat by seat; another seat is next.
chance-hand-cards = These two cards are not among the opening cards that are left to deal.
chance-task-seen = This task has been revealed before.
chance-tent-seats = Each seat must get exactly one tent.
chance-tent-order = The tents are wrong: whoever has fewer shields goes first.

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
reason-no-task-on-display = No task lies face up any more: the Round Table has nothing to give.
    .short = No open task
    .within = no open task
reason-no-book = { $who ->
        [you] For Court you put back a Book, and you have none.
       *[other] For Court you put back a Book, and { $name } has none.
    }
    .short = No Book
    .within = no Book
reason-no-task-in-hand = { $who ->
        [you] For a Quest you need a task in hand, and you have none. The Round Table gives you one.
       *[other] For a Quest you need a task in hand, and { $name } has none.
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
            [none] For { $task } { $name } needs { $card }, but has { $nothing }.
            [lower] For { $task } { $name } needs { $card }, but has { $best } at best.
           *[used] For { $task } { $name } needs one more card like { $card }: each card pays only once.
        }
    }
    .short = { $card } is missing
    .within = { $card } is missing
reason-not-at-camelot-for-tournament = { $who ->
        [you] The Tournament is held at Camelot (yellow wall). Your knight is { $at } when it begins.
       *[other] The Tournament is held at Camelot (yellow wall). { $name }’s knight is { $at } when it begins.
    }
    .short = Not at Camelot
    .within = not at Camelot
reason-nothing-offered = { $who ->
        [you] You offered neither Sword nor Lance: without them the Tournament brings nothing.
       *[other] { $name } offered neither Sword nor Lance: without them the Tournament brings nothing.
    }
    .short = Worthless offer
    .within = worthless offer
reason-nothing-offered-single = { $who ->
        [you] You were alone in the Tournament, but offered nothing that counts. That brings no shields.
       *[other] { $name } was alone in the Tournament, but offered nothing that counts. That brings no shields.
    }
    .short = Worthless offer
    .within = worthless offer
reason-given-up = { $who ->
        [you] You gave the card up, though you could have carried it out here.
       *[other] { $name } gave the card up, though it could have been carried out here.
    }
    .short = Given up
    .within = given up
reason-possible-earlier = { $who ->
        [you] { $step ->
            [0] It would have worked at the start of your turn, before your first action.
            [1] Earlier in this turn it would have worked: after your first action.
            [2] Earlier in this turn it would have worked: after your second action.
           *[other] Earlier in this turn it would have worked: after your third action.
        }
       *[other] { $step ->
            [0] It would have worked at the start of the turn, before the first action.
            [1] Earlier in this turn it would have worked: after the first action.
            [2] Earlier in this turn it would have worked: after the second action.
           *[other] Earlier in this turn it would have worked: after the third action.
        }
    }
    .short = Worked earlier
    .within = it would have worked earlier
reason-hidden = { $who ->
        [you] The reason lies in cards that are hidden here.
       *[other] You cannot see why: it depends on cards that only { $name } knows.
    }

## Refusals: the action is not allowed, and nothing has changed.

refusal-game-over = The game is over.
refusal-wrong-phase = This cannot be done in the present phase.
refusal-not-your-turn = It is somebody else’s turn.
refusal-not-your-card = This action card is not there: it was not chosen, or it is already used up.
refusal-not-in-supply = This action card is no longer in the supply.
refusal-second-tournament = Only one Tournament each is allowed in a round.
refusal-cannot-be-carried-out = This card cannot be carried out here.
refusal-value-not-in-pile = There is no card of this value in the pile.
refusal-task-not-on-display = This task does not lie face up.
refusal-too-far = { $distance ->
    [one] That is one location away; this horse goes { $reach } at most.
   *[other] That is { $distance } locations away; this horse goes { $reach } at most.
}
refusal-zero-move = The knight is there already: a ride goes at least one location.
refusal-task-not-in-hand = This task is not in the hand.
refusal-task-elsewhere = This task can only be completed { $at }.
refusal-wrong-payment = These cards do not fit the task: each thing it asks for is paid by exactly one card of that virtue with at least that value.
refusal-card-not-in-hand = This virtue card is not in the hand.
refusal-offer-not-allowed = These cards may not be offered in this tournament.
refusal-no-such-thing = There is no such card or place.

## Refusals of chance, in records.

chance-ring = The circle must hold each of the eight locations once.
chance-hand-seat = Opening cards are dealt seat by seat; another seat is next.
chance-hand-cards = These are not two of the opening cards that are left to deal.
chance-task-seen = This task has been revealed before.
chance-tent-seats = The tents must name each seat once.
chance-tent-order = The tents are wrong: fewer shields go first.

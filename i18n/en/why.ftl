### Explanations: why a card expires or is refused, what was wasted, and what would have worked.

## Titles.

why-title-expired = { $who ->
    [you] Why did { $card } expire?
   *[other] Why did { $name }’s card { $card } expire?
}
why-title-would-expire = Why does { $card } expire here?
why-title-refused = { $kind ->
    [take] Why can you not take { $card }?
    [give-up] Why can you not give up { $card }?
    [offer] Why can you not offer this in the Tournament?
    [play] Why does { $card } not work like this?
   *[other] Why not?
}
why-title-wasted = { $card }: what could have been saved?

## The one cause that decides. The first sentence names card and place.
## In the present, as if one stood there: it is said of plans and of turns that are over.

why-wrong-place = { $who ->
    [you] { $card } works only { $side } ({ $border }), but your knight is { $at }.
   *[other] { $card } works only { $side } ({ $border }), but { $name }’s knight is { $at }.
}
why-wrong-place-quest = { $who ->
    [you] A Quest works only in the countryside (green leaves), but your knight is { $at }. The right place is elsewhere: { $places }.
   *[other] A Quest works only in the countryside (green leaves), but { $name }’s knight is { $at }. The right place is elsewhere: { $places }.
}
why-pile-empty = { $card } yields nothing { $at }: the { $virtue } pile is empty.
why-no-task-on-display = King Arthur’s Round Table { $at } has nothing to give: no task lies face up any more.
why-no-book = { $who ->
    [you] For Court { $at } you must put back a Book, but you have none.
   *[other] For Court { $at }, { $name } must put back a Book, but has none.
}
why-no-task-in-hand = { $who ->
    [you] For a Quest { $at } you need a task in hand, but you have none. You get one at the Round Table.
   *[other] For a Quest { $at }, { $name } needs a task in hand, but has none.
}
why-not-at-task-location = { $who ->
    [you] Your Quest does not work { $at }: you have no task for this place. The right place is elsewhere: { $places }.
   *[other] { $name }’s Quest does not work { $at }: there is no task in hand for this place. The right place is elsewhere: { $places }.
}
why-virtue-missing = { $who ->
    [you] { $have ->
        [none] For the Quest { $task } { $at } you need { $card }, but you have { $nothing }.
        [lower] For the Quest { $task } { $at } you need { $card }, but the best you have is { $best }.
       *[used] For the Quest { $task } { $at } you need one more card like { $card }: each card pays only once.
    }
   *[other] { $have ->
        [none] For the Quest { $task } { $at }, { $name } needs { $card }, but has { $nothing }.
        [lower] For the Quest { $task } { $at }, { $name } needs { $card }, but has { $best } at best.
       *[used] For the Quest { $task } { $at }, { $name } needs one more card like { $card }: each card pays only once.
    }
}
why-not-at-camelot = { $who ->
    [you] The Tournament is held at Camelot (yellow wall), but your knight is { $at } when it begins.
   *[other] The Tournament is held at Camelot (yellow wall), but { $name }’s knight is { $at } when it begins.
}
# Planned: nothing has been offered yet.
why-nothing-to-offer = { $who ->
    [you] You have neither Sword nor Lance for the Tournament { $at }: without them it earns nothing.
   *[other] { $name } has neither Sword nor Lance for the Tournament { $at }: without them it earns nothing.
}
why-nothing-to-offer-single = { $who ->
    [you] You would be alone in the Tournament { $at }, but you have nothing that counts there. That earns no shields.
   *[other] { $name } would be alone in the Tournament { $at }, but has nothing that counts there. That earns no shields.
}
why-nothing-offered = { $who ->
    [you] You offer neither Sword nor Lance in the Tournament { $at }: without them it earns nothing.
   *[other] { $name } offers neither Sword nor Lance in the Tournament { $at }: without them it earns nothing.
}
why-nothing-offered-single = { $who ->
    [you] You are alone in the Tournament { $at }, but you offer nothing that counts. That earns no shields.
   *[other] { $name } is alone in the Tournament { $at }, but offers nothing that counts. That earns no shields.
}
why-given-up = { $who ->
    [you] You let { $card } expire { $at }, though you could carry it out there.
   *[other] { $name } lets { $card } expire { $at }, though it could be carried out there.
}
why-possible-earlier = { $step ->
    [0] { $card } no longer works { $at }. At the start of the turn, before the first action, it would still have worked.
    [1] { $card } no longer works { $at }. After the first action in this turn it would still have worked.
    [2] { $card } no longer works { $at }. After the second action in this turn it would still have worked.
   *[other] { $card } no longer works { $at }. After the third action in this turn it would still have worked.
}

## Waste: nothing expired, but it could have been had for less.

waste-overpaid = { $who ->
    [you] For the Quest { $task } { $at } you put back { $paid }. Less would have been enough: { $enough }.
   *[other] For the Quest { $task } { $at }, { $name } puts back { $paid }. Less would have been enough: { $enough }.
}
waste-book-needed = { $who ->
    [you] For Court { $at } you put back { $book }, but you need it for your task { $task }.
   *[other] For Court { $at }, { $name } puts back { $book }, but it is needed for the task { $task }.
}
waste-idle-ride = { $who ->
    [you] You ride { $to } with { $card }, but do nothing there in this turn.
   *[other] { $name } rides { $to } with { $card }, but does nothing there in this turn.
}

## Whether anything could have helped.

help-nothing = { $when ->
    [past] Nothing could have helped in this turn.
   *[now] Nothing can help in this turn.
}
help-nothing-place = { $who ->
    [you] { $distance ->
        [0] Your knight does not reach the right place.
        [one] At best, your knight stays one location away from the right place.
       *[other] At best, your knight stays { $distance } locations away from the right place.
    }
   *[other] { $distance ->
        [0] { $name }’s knight does not reach the right place.
        [one] At best, { $name }’s knight stays one location away from the right place.
       *[other] At best, { $name }’s knight stays { $distance } locations away from the right place.
    }
}
help-nothing-pile = The { $virtue } pile stays empty until the turn is over.
help-nothing-display = No task lies face up until the turn is over.
help-nothing-book = However the turn is played, there is no Book for Court.
help-nothing-task = However the turn is played, there is no task in hand for the Quest.
help-nothing-virtue = { $who ->
    [you] { $have ->
        [none] For the task { $task } you lack { $card }: however you play, you have { $nothing } for it.
        [lower] For the task { $task } you lack { $card }: however you play, the best you have for it is { $best }.
       *[used] For the task { $task } you lack one more card like { $card }: each card pays only once.
    }
   *[other] { $have ->
        [none] For the task { $task }, { $name } lacks { $card } and has { $nothing } for it in this turn.
        [lower] For the task { $task }, { $name } lacks { $card } and has { $best } for it at best.
       *[used] For the task { $task }, { $name } lacks one more card like { $card }: each card pays only once.
    }
}
help-nothing-offer = However the turn is played, there is neither Sword nor Lance to offer in the Tournament.
help-nothing-offer-single = However the turn is played, there is nothing to offer that counts in the Tournament.
help-at-a-cost = { $card } works only at the cost of another card, which expires instead.
help-hidden = { $who ->
    [you] Whether anything helps depends on cards that are hidden just now.
   *[other] Whether anything could have helped depends on cards that only { $name } knows.
}

## What would work: headings without a full stop.

# $first: what is done first; $rest: the other actions, as a list ("ride and hold court").
better-order = First { $first }, then { $rest }
better-order-same = Same cards, different order
better-do-exercise = exercise
better-do-round-table = take a task
better-do-court = hold court
better-do-quest = complete a task
better-do-horse = ride
better-ride = Ride { $to } instead of { $instead }
better-exercise = Take { $card } instead of { $instead }
better-round-table = Take { $task } instead of { $instead }
better-court = Put back { $card } instead of { $instead } for Court
better-quest = Complete { $task } instead of { $instead }
better-payment = { $count ->
    [one] Put back { $paid } instead of { $instead }
   *[other] Put back { $paid } instead of { $instead }
}
better-carry-out = Carry out { $card }
better-let-expire = Let { $card } expire
better-card = Choose { $card } instead of { $instead }
better-offer = { $count ->
    [0] Offer nothing in the Tournament
    [one] Offer { $offer } in the Tournament
   *[other] Offer { $offer } in the Tournament
}

## A whole turn, card by card; said of plans and of turns that are over, whoever plays.

turn-step-exercise = Take { $card }.
turn-step-round-table = Take the task { $task }.
turn-step-horse = Ride { $to }.
turn-step-court = Hold court and put back { $card }.
turn-step-quest = Complete { $task } and put back { $paid }.
turn-step-expires = { $card } expires.
turn-step-offer = { $count ->
    [0] Offer nothing in the Tournament.
    [one] Offer { $offer } in the Tournament.
   *[other] Offer { $offer } in the Tournament.
}
turn-result = { $expired ->
    [0] Nothing expires
    [one] { $expired } card expires
   *[other] { $expired } cards expire
}, { $shields ->
    [0] no shields.
    [one] +{ $shields } shield.
   *[other] +{ $shields } shields.
}

## Who could have known.

basis-known-then = { $who ->
    [you] You knew all of this then.
   *[other] { $name } knew all of this then.
}
basis-hindsight = Clear only with hindsight: it was not yet known at that moment.
too-late-for-card = A different card in Phase I? It is too late for that in this round.
alternatives-tried = { $count ->
    [0] The rules engine has played through every turn with these cards on this very table.
    [1] This turn was played through on this very table by the rules engine.
    [2] Both were played through on this very table by the rules engine.
   *[other] All of them were played through on this very table by the rules engine.
}

help-still-to-choose = { $cards ->
    [one] Nothing is lost yet: you still choose one more card, and it may help.
   *[other] Nothing is lost yet: you still choose { $cards } more cards, and they may help.
}

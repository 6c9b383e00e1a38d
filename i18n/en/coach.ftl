### The coach: a hint and why, a warning, a look back. And the game as at a real table.

## What to do.

coach-do = { $kind ->
    [pick] Take the card { $card }.
    [ride] Ride { $place }.
    [quest] Complete the task { $card }.
    [court] Hold court and put { $card } back for it.
    [exercise] Take { $card } from its pile.
    [round-table] Get the task { $card }.
    [give-up] Let the card { $card } expire.
    [end] End your turn.
    [nothing] Offer nothing in the tournament.
   *[offer] Offer this in the tournament: { $card }.
}

## Why.

coach-ride-way = It carries you { $to }.
coach-ride = { $goal ->
    [quest] There you can complete the task { $task }. That brings { $shields }.
    [court] In the countryside you can hold court. That brings { $shields }.
    [exercise] There you can take { $card }.
    [round-table] There you can get the task { $task }.
    [tournament] Only knights who stand { $at } take part in the tournament.
    [home] There you can exercise and get a task in the next round.
    [nearer] It brings you nearer to the place of the task { $task }.
   *[nothing] What comes next is still open.
}
coach-quest = { $when ->
    [first] Get the task { $task } first and complete it in the same turn. That brings { $shields }.
    [pick] With it you can complete the task { $task } in this turn. That brings { $shields }.
   *[step] You have everything it asks for. That brings { $shields } at once.
}
coach-court = { $when ->
    [first] Take a Book first and hold court with it in the same turn. That brings { $shields }.
    [pick] With it you get { $shields } for a Book in this turn.
   *[step] A Book brings you { $shields } here at once.
}
coach-learn = { $need ->
    [quest] You need { $card } for the task { $task } in this very turn.
    [court] With { $card } you can hold court in this very turn.
    [tournament] { $card } counts in the tournament at the end of the round.
    [task] { $card } is what you still need for the task { $task }.
    [court-later] { $card } will help you later: tasks ask for Books, and a Court pays shields for one.
    [tournament-later] { $card } will help you later, with tasks and in the next tournament.
   *[stock] { $card } will help you later, with tasks to come.
}
coach-task = { $readiness ->
    [now] You can complete the task { $task } in this very turn. That brings { $shields }.
    [ready] For the task { $task } ({ $shields }) you already have everything.
   *[lacks] The task { $task } will bring { $shields }. All you still need for it: { $cards }.
}
coach-tournament = { $field ->
    [alone] Nobody else has chosen the tournament so far. A knight who is alone there needs just one card for 2 shields.
   *[rival] In the tournament you meet { $rival }. You can then offer Swords and Lances worth { $total }.
}
coach-deny = The card { $card } is no use to you. But it is the last one, and { $rival } could use it well.
coach-reserve = The best plan does without the card { $card }, but it leaves you more ways to play.
coach-spare = You have to take a card, but none brings you anything more in this round. With { $card } you lose nothing.
coach-useless = The card { $card } no longer helps you in this turn: { $reason }.
coach-better-without = You could carry out the card { $card }, but you are better off without it.
coach-end = { $rest ->
    [tournament] Only the tournament is still to come, at the end of the round.
   *[none] All your cards are used.
}
coach-offer = { $offering ->
    [empty] You hold nothing that counts in the tournament.
    [kept] Your cards are worth more than what there is to win here.
    [beaten] { $rival } surely holds more than you can offer. Keep your cards.
    [alone] You are alone in the tournament. One card is enough for 2 shields: the one you will miss least.
    [sure] { $rival } can offer { $most } at most. With { $total } you are sure to win.
    [draw] { $rival } can offer { $most } at most. With { $total } it is at least a draw.
    [hope] { $rival } could offer up to { $most }. Maybe { $total } is enough all the same.
   *[bluff] This is a bluff: these cards do not count in the tournament, but nobody sees that before the offers are turned.
}
coach-then = How it can go on: { $steps }

## The hint at the table.

coach-hint = Hint
    .help = What a good knight would do now, and why. Asking costs nothing.
coach-take = Take the card
coach-plan = Put it into my plan
coach-offer-put = Put it into my offer
coach-end-turn = End the turn
coach-close = Close

## The last chance.

coach-warning = Last chance
coach-last-chance = After this you can no longer use the card { $card } in this round: { $reason }.
coach-last-chance-dropped = The card { $card } expires now, though you could still use it.
coach-go-on = Carry on
coach-back = Back

## The look back.

coach-lost-title = That could have been saved
coach-lost = { $count ->
    [one] In round { $round } your { $cards } expired. In another turn you could have used the card.
   *[other] In round { $round } { $count } of your cards expired: { $cards }. In another turn you could have used them.
}
coach-look-back = Open the review

## How much the coach helps.

coach-level = Coach: { $level ->
    [off] off
    [quiet] when asked
    [full] always
   *[by_mastery] as I need it
}
    .help = { $level ->
        [off] No hints and no warnings. Bots explain their moves after the game only.
        [quiet] The coach gives a hint when you ask. In the review bots explain their moves; what is hidden stays hidden.
        [full] The coach gives hints, warns before a last chance and looks back after the round. Bots explain their moves.
       *[by_mastery] The coach gives hints, warns and looks back – less and less, the better you know the rules. Bots explain their moves.
    }
    .keys = Click at the left for less help, at the right for more. The arrow keys work too.
key-hint = A hint from the coach
keyname-hint = H

## As at a real table: nothing is marked, and a referee only says whether something works.

referee-mode = Like at a real table
    .help = Nothing is marked or counted. You say what you do, and after the turn you learn what was wrong.
referee-refused = That does not work.
referee-pay = Click the virtue cards in your hand that you pay with. Then say which task you complete.
referee-no-task = You hold no task.
referee-hand = In hand: { $cards ->
    [one] 1 virtue card
   *[other] { $cards } virtue cards
}.
referee-expired = Your card { $card } expires.
referee-mistakes = Mistakes: { $count }
referee-entry = Round { $round } · { $what }

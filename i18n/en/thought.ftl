### Why a bot did something: what it knew, what it weighed, what the move was good for.

## The move itself, as a question and in a few words.

thought-title = { $kind ->
    [pick] Why does { $name } take the card { $card }?
    [ride] Why does { $name } ride { $place }?
    [quest] Why does { $name } complete the task { $card }?
    [court] Why does { $name } hold court?
    [exercise] Why does { $name } take the card { $card }?
    [round-table] Why does { $name } take the task { $card }?
    [give-up] Why does { $name } let the card { $card } expire?
    [end] Why does { $name } end the turn?
    [nothing] Why does { $name } offer nothing in the tournament?
   *[offer] Why does { $name } offer this in the tournament: { $card }?
}
thought-deed = { $kind ->
    [pick] Choose { $card }
    [ride] Ride { $place }
    [quest] Complete { $card }
    [court] Hold court
    [exercise] Take { $card }
    [round-table] Get { $card }
    [give-up] Let { $card } expire
    [end] End the turn
    [nothing] Offer nothing
   *[offer] Offer: { $card }
}
    .within = { $kind ->
        [pick] choose { $card }
        [ride] ride { $place }
        [quest] complete { $card }
        [court] hold court
        [exercise] take { $card }
        [round-table] get { $card }
        [give-up] let { $card } expire
        [end] end the turn
        [nothing] offer nothing
       *[offer] offer: { $card }
    }

## What the move was good for. In the present tense, in whole sentences.

thought-ride = { $goal ->
    [quest] { $name } wants to get { $to }, where the task { $task } can be completed. That brings { $shields }.
    [court] { $name } wants to get { $to }, because court is held in the countryside. That brings { $shields }.
    [exercise] { $name } wants to get { $to } and take { $card } there.
    [round-table] { $name } wants to get { $to } and get the task { $task } there.
    [tournament] { $name } wants to get { $to }, because only knights who stand there take part in the tournament.
    [home] { $name } wants to get { $to }, to exercise and get tasks there in the next round.
    [nearer] { $name } gets nearer to the place of the task { $task }.
   *[nothing] { $name } wants to get { $to }. What comes next is still open.
}
thought-quest = { $when ->
    [first] { $name } wants to get the task { $task } first and complete it in the same turn: { $shields }.
    [pick] { $name } wants to complete the task { $task } in this turn: { $shields }.
   *[step] Everything for the task { $task } is in hand. That brings { $shields } at once.
}
thought-court = { $when ->
    [first] { $name } wants to take a Book first and hold court with it in the same turn: { $shields }.
    [pick] { $name } wants to hold court with a Book: { $shields }.
   *[step] A Book brings { $shields } here at once.
}
thought-learn = { $need ->
    [quest] { $card } is needed for the task { $task } in this very turn.
    [court] { $card } lets { $name } hold court in this very turn.
    [tournament] { $card } counts in the tournament at the end of the round.
    [task] { $card } is what { $name } still needs for the task { $task }.
    [court-later] { $card } is good to have: tasks ask for Books, and a Court pays shields for one.
    [tournament-later] { $card } is good to have for tasks and for the next tournament.
   *[stock] { $card } is good to have for tasks to come.
}
thought-task = { $readiness ->
    [now] { $name } wants to get the task { $task } and complete it in this very turn: { $shields }.
    [ready] { $name } wants the task { $task } ({ $shields }). Everything it asks for is already in hand.
   *[lacks] { $name } wants the task { $task } ({ $shields }). Still missing for it: { $cards }.
}
thought-tournament = { $field ->
    [alone] Nobody else has chosen the tournament so far. A knight who is alone there needs just one card for 2 shields.
   *[rival] { $who ->
        [you] In the tournament { $name } meets you, with Swords and Lances worth { $total } to offer.
       *[other] In the tournament { $name } meets { $rival }, with Swords and Lances worth { $total } to offer.
    }
}
thought-deny = { $who ->
    [you] The card { $card } is no use to { $name }. But it is the last one, and you could use it well.
   *[other] The card { $card } is no use to { $name }. But it is the last one, and { $rival } could use it well.
}
thought-reserve = The best plan of { $name } does without the card { $card }, but other turns could use it.
thought-spare = A card must be taken, but none brings { $name } anything more in this round. So { $card } it is.
thought-give-up = The card { $card } no longer helps { $name } in this turn.
thought-end = { $cards ->
    [0] All cards are used. That ends the turn.
    [one] The card that is left no longer helps { $name } in this turn.
   *[other] The { $cards } cards that are left no longer help { $name } in this turn.
}
thought-end-tournament = { $rest ->
    [none] Only the tournament is still to come, at the end of the round. So the turn is over.
   *[some] The tournament comes later, at the end of the round.
}
thought-offer = { $offering ->
    [empty] { $name } holds nothing that counts in the tournament.
    [kept] To { $name } the cards in hand are worth more than the tournament could bring.
    [beaten] { $who ->
        [you] You surely hold more than { $name } could offer. So { $name } saves the cards.
       *[other] { $rival } surely holds more than { $name } could offer. So { $name } saves the cards.
    }
    [alone] { $name } is alone in the tournament. One card is enough for 2 shields: the one that will be missed least.
    [sure] { $who ->
        [you] You can offer { $most } at most. With { $total }, { $name } is sure to win.
       *[other] { $rival } can offer { $most } at most. With { $total }, { $name } is sure to win.
    }
    [draw] { $who ->
        [you] You can offer { $most } at most. With { $total }, it is at least a draw.
       *[other] { $rival } can offer { $most } at most. With { $total }, it is at least a draw.
    }
    [hope] { $who ->
        [you] You could offer up to { $most }. { $name } hopes that you give less and offers { $total }.
       *[other] { $rival } could offer up to { $most }. { $name } hopes for less and offers { $total }.
    }
   *[bluff] This is a bluff: these cards do not count in the tournament. Nobody sees that before the offers are turned.
}

## How the choice came about.

thought-forced = There was no choice: nothing else was allowed.
thought-planned = This is part of the plan that { $name } had already made for this turn.
thought-close = It was a close call. Almost as good: { $other }.
thought-searched = Of the worlds that { $name } imagined, this went best: won in { $won } of 100.
thought-searched-same = { $name } played everything through, and it all came to the same. No move was better than the others.
thought-draw = { $kind ->
    [allowed] { $name } does not think but draws lots: of { $count } legal moves it was this one. There is no reason.
    [sensible] { $name } plays on instinct: of { $count } moves that looked sensible it was this one.
    [several] { $name } plays on instinct: of many moves that looked sensible it was this one.
    [only] { $name } plays on instinct, but this was the only move that looked sensible.
   *[hidden] { $name } plays on instinct: chance has decided.
}

## What was known.

thought-knew-heading = What { $name } knew
thought-knew = { $hidden ->
    [0] { $who ->
        [you] { $name } knew your whole hand: { $cards }.
       *[other] { $name } knew the whole hand of { $rival }: { $cards }.
    }
    [one] { $who ->
        [you] Of your hand { $name } knew: { $cards }. One card was hidden.
       *[other] Of the hand of { $rival }, { $name } knew: { $cards }. One card was hidden.
    }
   *[other] { $who ->
        [you] Of your hand { $name } knew: { $cards }. { $hidden } cards were hidden.
       *[other] Of the hand of { $rival }, { $name } knew: { $cards }. { $hidden } cards were hidden.
    }
}
thought-knew-most = { $who ->
    [you] So in the tournament you could reach { $most } at most.
   *[other] So in the tournament { $rival } could reach { $most } at most.
}

## What was to come afterwards, and what was weighed.

thought-plan-heading = What { $name } meant to do next
thought-plan-pick = Take the card { $card }.
thought-weighed-heading = What { $name } weighed
thought-drawn-heading = What the lot was drawn from
thought-chosen = chosen
thought-value-shields = { $shields ->
    [one] worth about { NUMBER($shields, maximumFractionDigits: 1) } shield
   *[other] worth about { NUMBER($shields, maximumFractionDigits: 1) } shields
}
thought-value-victories = wins in { $won } of 100 worlds
thought-note-shields = Estimated: the shields of this turn, plus what cards, tasks and place are still worth after it. None of it is gained yet.
thought-note-victories = { $worlds ->
    [0] { $name } imagined worlds that fit everything known, and played on in them.
    [one] { $name } imagined one world that fits everything known, and played on in it.
   *[other] { $name } imagined { $worlds } worlds that fit everything known, and played on in them.
}

## While the game goes on, what is hidden stays hidden.

thought-masked = { $name } has a plan but keeps it secret for now: it has to do with hidden cards. After the game you can read it here.
thought-masked-weighed = What else { $name } weighed can be read here after the game. Now it would give hidden cards away.

## The round review and the coach.

thought-ask = Why did { $name } do that?
thought-ask-help = Why did { $name } do that: { $deed }?
coach-switch = Coach: bots explain themselves
    .help = In the review, bots explain their moves while the game is still going on. Hidden cards stay hidden. After the game they always explain everything.

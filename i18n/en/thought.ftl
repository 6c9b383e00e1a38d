### Why a bot did something: what it knew, what it weighed, what the move was good for.

## The move itself, as a question and in a few words. What was is told: the move has always been made.

thought-title = { $kind ->
    [pick] Why did { $name } take the card { $card }?
    [ride] Why did { $name } ride { $place }?
    [quest] Why did { $name } complete the task { $card }?
    [court] Why did { $name } hold court?
    [exercise] Why did { $name } take the card { $card }?
    [round-table] Why did { $name } take the task { $card }?
    [give-up] Why did { $name } let the card { $card } expire?
    [end] Why did { $name } end the turn?
    [nothing] Why did { $name } offer nothing in the tournament?
   *[offer] Why did { $name } offer this in the tournament: { $card }?
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

## What the move was good for. In whole sentences: in the past what somebody wanted, in the present what always holds.

thought-ride = { $goal ->
    [quest] { $name } wanted to get { $to }, where the task { $task } can be completed. That brings { $shields }.
    [court] { $name } wanted to get { $to }, because court is held in the countryside. That brings { $shields }.
    [exercise] { $name } wanted to get { $to } and take { $card } there.
    [round-table] { $name } wanted to get { $to } and get the task { $task } there.
    [tournament] { $name } wanted to get { $to }, because only knights who stand there take part in the tournament.
    [home] { $name } wanted to get { $to }, to exercise and get tasks there in the next round.
    [nearer] { $name } got nearer to the place of the task { $task }.
   *[nothing] { $name } wanted to get { $to }. What was to come next was still open.
}
thought-quest = { $when ->
    [first] { $name } wanted to get the task { $task } first and complete it in the same turn: { $shields }.
    [pick] { $name } wanted to complete the task { $task } in this turn: { $shields }.
   *[step] Everything for the task { $task } was in hand. That brought { $shields } at once.
}
thought-court = { $when ->
    [first] { $name } wanted to take a Book first and hold court with it in the same turn: { $shields }.
    [pick] { $name } wanted to hold court with a Book: { $shields }.
   *[step] A Book brought { $shields } here at once.
}
thought-learn = { $need ->
    [quest] { $card } was needed for the task { $task } in this very turn.
    [court] { $card } let { $name } hold court in this very turn.
    [tournament] { $card } counts in the tournament at the end of the round.
    [task] { $card } is what { $name } still needed for the task { $task }.
    [court-later] { $card } is good to have: tasks ask for Books, and a Court pays shields for one.
    [tournament-later] { $card } is good to have for tasks and for the next tournament.
   *[stock] { $card } is good to have for tasks to come.
}
thought-task = { $readiness ->
    [now] { $name } wanted to get the task { $task } and complete it in this very turn: { $shields }.
    [ready] { $name } wanted the task { $task } ({ $shields }). Everything it asks for was already in hand.
   *[lacks] { $name } wanted the task { $task } ({ $shields }). Still missing for it: { $cards }.
}
thought-tournament = { $field ->
    [alone] Nobody else had chosen the tournament so far. A knight who is alone there needs just one card for 2 shields.
   *[rival] { $who ->
        [you] In the tournament { $name } met you, with Swords and Lances worth { $total } to offer.
       *[other] In the tournament { $name } met { $rival }, with Swords and Lances worth { $total } to offer.
    }
}
thought-deny = { $who ->
    [you] The card { $card } was no use to { $name }. But it was the last one, and you could have used it well.
   *[other] The card { $card } was no use to { $name }. But it was the last one, and { $rival } could have used it well.
}
thought-reserve = The best plan of { $name } did without the card { $card }, but other turns could have used it.
thought-spare = A card had to be taken, but none brought { $name } anything more in this round. So { $card } it was.
thought-give-up = The card { $card } no longer helped { $name } in this turn.
thought-end = { $cards ->
    [0] All cards were used. That ended the turn.
    [one] The card that was left no longer helped { $name } in this turn.
   *[other] The { $cards } cards that were left no longer helped { $name } in this turn.
}
thought-end-tournament = { $rest ->
    [none] Only the tournament was still to come, at the end of the round. So the turn was over.
   *[some] The tournament comes later, at the end of the round.
}
thought-offer = { $offering ->
    [empty] { $name } held nothing that counts in the tournament.
    [kept] To { $name } the cards in hand were worth more than the tournament could bring.
    [beaten] { $who ->
        [you] You surely held more than { $name } could offer. So { $name } saved the cards.
       *[other] { $rival } surely held more than { $name } could offer. So { $name } saved the cards.
    }
    [alone] { $name } was alone in the tournament. One card was enough for 2 shields: the one that will be missed least.
    [sure] { $who ->
        [you] You could offer { $most } at most. With { $total }, { $name } was sure to win.
       *[other] { $rival } could offer { $most } at most. With { $total }, { $name } was sure to win.
    }
    [draw] { $who ->
        [you] You could offer { $most } at most. With { $total }, it was at least a draw.
       *[other] { $rival } could offer { $most } at most. With { $total }, it was at least a draw.
    }
    [hope] { $who ->
        [you] You could offer up to { $most }. { $name } hoped that you would give less and offered { $total }.
       *[other] { $rival } could offer up to { $most }. { $name } hoped for less and offered { $total }.
    }
   *[bluff] This was a bluff: these cards do not count in the tournament. Nobody sees that before the offers are turned.
}

## How the choice came about.

thought-forced = There was no choice: nothing else was allowed.
thought-planned = This was part of the plan that { $name } had already made for this turn.
thought-close = It was a close call. Almost as good: { $other }.
thought-searched = Of all that { $name } tried out in thought, this went best: with a win in { $won } of 100 tries.
thought-searched-same = { $name } tried everything out in thought, and it all came to the same. No move was better than the others.
thought-draw = { $kind ->
    [allowed] { $name } did not think but drew lots: of { $count } legal moves it was this one. There was no reason.
    [sensible] { $name } played on instinct: of { $count } moves that looked sensible it was this one.
    [several] { $name } played on instinct: of many moves that looked sensible it was this one.
    [only] { $name } played on instinct, but this was the only move that looked sensible.
   *[hidden] { $name } played on instinct: chance decided.
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
thought-value-victories = a win in { $won } of 100 tries
thought-note-shields = Estimated: the shields of this turn, plus what cards, tasks and place are still worth after it. None of it is gained yet.
thought-note-victories = { $worlds ->
    [0] { $name } played on in thought and imagined what the hidden cards could be. The wins are given for 100 tries.
    [one] { $name } played on in thought once and imagined what the hidden cards could be. The wins are given for 100 tries.
   *[other] { $name } played on in thought { $worlds } times and imagined each time what the hidden cards could be. The wins are given for 100 tries.
}

## While the game goes on, what is hidden stays hidden.

thought-masked = { $name } had a plan but keeps it secret for now: it has to do with hidden cards. After the game you can read it here.
thought-masked-weighed = What else { $name } weighed can be read here after the game. Now it would give hidden cards away.

## The round review and the coach.

thought-ask = Why did { $name } do that?
thought-ask-help = Why did { $name } do that: { $deed }?

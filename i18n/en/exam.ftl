### The exam: questions, answers and why. "You" is the seat that is asked.

## Questions about the own turn. What has been done in it already stands before; $steps says how much.

exam-ask-card = { $steps ->
        [0] It is time for your card { $card }.
       *[other] Then it is time for your card { $card }.
    } What happens to it?
exam-ask-let-go = { $steps ->
        [0] You do not want to carry out { $card }, so you give it up.
       *[other] Then you do not want to carry out { $card }, so you give it up.
    } What happens to it?
exam-ask-end-turn = { $steps ->
        [0] You end your turn without carrying out { $card }.
       *[other] Then you end your turn without carrying out { $card }.
    } What happens to it?
exam-ask-expiry = { $about ->
    [allowed] { $steps ->
        [0] You could carry out { $card }, but you do not want to.
       *[other] Then you could carry out { $card }, but you do not want to.
    } May you let it expire?
    [price] { $steps ->
        [0] You could carry out { $card }, but you let it expire.
       *[other] Then you could carry out { $card }, but you let it expire.
    } What does that cost you?
   *[whither] { $steps ->
        [0] You could carry out { $card }, but you let it expire.
       *[other] Then you could carry out { $card }, but you let it expire.
    } Where does the card go?
}
exam-ask-ride = { $steps ->
        [0] With { $card } you want to ride { $to }.
       *[other] Then you want to ride { $to } with { $card }.
    } What happens to the card?
exam-ask-ride-nowhere = { $steps ->
        [0] You want to carry out { $card }, but stay { $at }.
       *[other] Then you want to carry out { $card }, but stay { $at }.
    } What happens to the card?
exam-ask-joust = { $steps ->
        [0] You end your turn without doing anything.
       *[other] Then you end your turn.
    } What becomes of your Tournament card?

## Questions about the tournament.

exam-ask-offers = In the tournament you offer: { $own }. { $name } offers: { $other }. What do you get?
exam-ask-offer-alone = { $edition }: you are the only knight in the tournament and offer: { $own }. What do you get?
exam-ask-offer-total = In the tournament you offer: { $own }. What total counts?
exam-ask-may-offer = { $edition }: two knights meet in the tournament. May you offer { $own }?
exam-ask-hand-after-offers = { $now ->
        [one] You hold one virtue card.
       *[other] You hold { $now } virtue cards.
    } In the tournament you offer: { $own }. { $name } offers: { $other }. How many virtue cards do you hold afterwards?

## Questions about the set-up. In most of them $players says how many play: 2, 3 or 4.

exam-ask-distance = Say your knight is { $at }. How many locations is it { $to } by the shorter way?
exam-ask-start-place = { $who ->
    [you] The game begins. Where is your knight?
   *[other] The game begins. Where is { $name }’s knight?
}
exam-ask-taker = The tents are dealt and Phase I begins. Who takes card number { $pick }?
exam-ask-supply = { $players ->
        [2] Two of you play.
        [3] Three of you play.
       *[4] Four of you play.
    } { $kind ->
        [exercise] How many Exercises are in the supply, all virtues together?
        [round-table] How many Round Tables are in the supply?
        [tournament] How many Tournaments are in the supply?
        [court] How many Courts are in the supply?
        [quest] How many Quests are in the supply?
       *[horse] How many Horses are in the supply?
    }
exam-ask-boxed = { $players ->
        [2] Two of you play.
        [3] Three of you play.
       *[4] Four of you play.
    } How many virtue cards go back into the box at the set-up?
exam-ask-opening = { $players ->
        [2] Two of you play.
        [3] Three of you play.
       *[4] Four of you play.
    } How many opening cards show the sign { $virtue }, all hands together?
exam-ask-face-down = Some of the 14 tasks lie face up at the start. How many stay face down in the pile?

## Questions about Phase I.

exam-ask-picks = { $players ->
        [2] Two of you play.
        [3] Three of you play.
       *[4] Four of you play.
    } How many action cards do you take in every round?
exam-ask-may-take = Phase I, and it is your turn. Your knight is { $at }. May you take { $card }?
exam-ask-may-pass = Phase I, and it is your turn, but you like none of the cards. May you pass?
exam-ask-who-sees = In Phase I you take { $card }. Who sees that?

## Questions about supply and hand.

exam-ask-supply-after = You have chosen { $card }; the supply has { $now ->
        [0] none of it left
        [one] one more of it
       *[other] { $now } more of it
    }. Now you end your turn. How many are in the supply then?
exam-ask-hand-after = You hold { $now } virtue cards and carry out { $card }. How many do you hold then?
exam-ask-tasks-after = You hold { $now } tasks and carry out { $card }. How many do you hold then?

## Questions about Phase III and the end.

exam-ask-face-up = The round is over. Tasks face up: { $now }, face down: { $down }. How many lie face up in the next round?
exam-ask-tent = The round is over. Who gets tent { $tent } now?
exam-ask-after-tents = The tasks are filled up and new tents are dealt. What comes after that?
exam-ask-goal = { $players ->
        [2] Two of you play.
        [3] Three of you play.
       *[4] Four of you play.
    } How many shields is the goal?
exam-ask-end = { $who ->
    [you] You have just reached the goal.
   *[other] { $name } has just reached the goal.
} When does the game end?
exam-ask-winner = The game is over. Who wins?
exam-ask-tie = The game is over. It is a tie: { $seats } have { $shields } shields. { $who ->
    [you] You had them first.
   *[other] { $name } had them first.
} Who wins?
exam-ask-tie-together = The game is over. It is a tie: { $seats } have { $shields } shields, all since the same tournament. Who wins?

## Answers.

exam-answer-carried-out = It is carried out.
exam-answer-expires = { $reason ->
    [not-at-camelot] It expires: your knight is not at Camelot.
    [not-in-countryside] It expires: your knight is not in the countryside.
    [pile-empty] It expires: the pile is empty.
    [no-task-on-display] It expires: no task lies face up any more.
    [no-book] It expires: you have no Book.
    [no-task-in-hand] It expires: you have no task in hand.
    [not-at-task-location] It expires: your tasks are not for this place.
    [virtue-missing] It expires: you cannot pay for your task.
   *[given-up] It expires: what you give up is gone.
}
exam-answer-expires-too-late = It expires. Earlier in this turn it would still have worked.
exam-answer-expires-anyway = It expires. It was never possible in this turn.
exam-answer-expires-out-of-order = It expires: you must keep to the order in which you chose.
exam-answer-must-carry-out = That is forbidden: what you can carry out, you must.
exam-answer-kept = You keep it for the next round.
exam-answer-allowed-once = Yes, but only one card in a round.
exam-answer-costs = { $price ->
    [nothing] Nothing. Your turn just goes on.
    [shield] One shield.
    [turn] The rest of your turn: it ends at once.
   *[card] One card: in the next round you take one fewer.
}
exam-answer-goes = { $whither ->
    [supply] Back to the supply. Then anybody may take it in Phase I.
    [box] Into the box. It is out of the game.
    [kept] Nowhere. You keep it for the next round.
   *[reserved] Back to the supply, but in the next round only you may take it.
}
exam-answer-too-far = That is not allowed: the horse does not go that far. You still have the card.
exam-answer-zero-move = That is not allowed: you must ride at least one location. You still have the card.
exam-answer-takes-part = You take part in the tournament.
exam-answer-jousts-at-once = The tournament is held at once.
exam-answer-gains = { $shields ->
    [0] Nothing.
    [one] One shield.
   *[other] { $shields } shields.
}
exam-answer-offer-refused = Such an offer is not allowed: only Swords and Lances.
exam-answer-number = { $number }
exam-answer-lot = Chance decides.
exam-answer-allowed = Yes.
exam-answer-barred = { $bar ->
    [place] No, it does not work at this place.
    [horse-first] No, you need a Horse first.
    [none-left] No, none is left in the supply.
    [same-kind] No, you have one like it already.
    [second-tournament] No, you have a Tournament already.
    [others-tournament] No, another knight has a Tournament already.
    [swords-and-lances] No, only Swords and Lances.
    [must] No, what you can carry out, you must.
   *[one-card] No, a single card is not enough.
}
exam-answer-must-take = No, you must take a card.
exam-answer-may-pass = Yes, at any time.
exam-answer-may-pass-last = Yes, but only on the last card of the round.
exam-answer-seen = { $by ->
    [everybody] Everybody at the table.
    [you] Only you.
   *[later] Everybody, but only in Phase II.
}
exam-answer-ends = { $when ->
    [at-once] At once.
    [after-turn] After the turn that is under way.
    [after-round] After this round, tournament included.
   *[after-next-round] After the next round.
}
exam-answer-shared = The victory is shared.

## Why the right answer is right, with the numbers and names of the question. Short: up to 160 letters.

exam-why-exercise = Your knight is { $at }, and the { $virtue } pile still has { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
exam-why-round-table = Your knight is { $at }, and { $count ->
        [one] one task still lies
       *[other] { $count } tasks still lie
    } face up.
exam-why-court = Your knight is { $at }, so in the countryside, and you have { $count ->
        [one] one Book.
       *[other] { $count } Books.
    }
exam-why-quest = Your knight is { $at }. You have the task { $task } for this place, and you can pay for it.
exam-why-ride = By the shorter way it is { $count ->
        [one] one location
       *[other] { $count } locations
    } { $to }, and this Horse goes up to { $reach }.
exam-why-any-order = You decide on the order of your cards, whatever order you took them in. { $card } works { $at }.
exam-why-let-go = { $card } would have worked { $at }, but you let it go: it expires and earns nothing. That is allowed.
exam-why-expiry = { $about ->
    [allowed] Nobody has to carry out a card. { $card } then expires and earns nothing. You may do so with several cards.
    [price] { $card } just earns nothing. You keep your shields and cards, and your turn goes on.
   *[whither] { $card } goes back to the supply like every used card. In the next Phase I anybody may take it.
}
exam-why-joust = You have a Tournament, and at the end of Phase II your knight is { $at }.
exam-why-duel = Your Swords and Lances come to { $mine }, { $name }’s to { $theirs }. { $case ->
    [higher] The higher total gains 2 shields.
    [equal] Equal totals gain one shield each.
    [lower] The lower one gains nothing, but your Tournament counts as carried out.
   *[nothing] A total of 0 gains nothing, and your Tournament expires.
}
exam-why-alone = { $case ->
    [any] { $edition }: a knight alone gains 2 shields for any virtue card. You offer: { $own }.
    [counts] { $edition }: a knight alone gains 2 shields for a Sword or a Lance. You offer: { $own }.
   *[nothing] { $edition }: without a card that counts, even a knight alone gains nothing, and the Tournament expires. You offer: { $own }.
}
exam-why-offer-total = { $total ->
    [0] There is neither Sword nor Lance in your offer, so the total is 0.
   *[other] Only Swords and Lances count: { $counted }. That makes { $total }.
}
exam-why-may-offer = { $case ->
    [alone] { $edition }: alone, you may offer one virtue card at most. You want to offer: { $own }.
    [refused] { $edition }: only Swords and Lances may be offered. You want to offer: { $own }.
    [bluff] { $edition }: you may offer any virtue card. { $own } is just a bluff: it does not count.
   *[counts] You may offer a single card too, and { $own } counts.
}
exam-why-hand-after-offers = You put back all you have offered, whoever wins: { $now } − { $offered } = { $count }.
exam-why-distance = { $case ->
    [same] Both ways are equally long: { $count } locations each.
   *[shorter] The shorter way is { $count }, the longer one { $longer }. You may ride either way.
}
exam-why-start-place = { $who ->
    [you] All knights begin the game { $at }, and so does yours.
   *[other] All knights begin the game { $at }, and so does { $name }’s.
}
exam-why-taker = { $who ->
    [you] You have tent { $pick }, so card number { $pick } is yours to take.
   *[other] { $name } has tent { $pick } and so takes card number { $pick }.
}
exam-why-supply = { $case ->
    [fewer] There are { $all } in the box. With { $players ->
            [2] two
           *[3] three
        } players one of them stays there, so { $count } are left.
   *[all] There are { $count } in the box, and with { $players ->
            [2] two
            [3] three
           *[4] four
        } players all of them are used.
}
exam-why-boxed = { $count ->
    [0] With 4 players all virtue cards are used: 0 go back.
   *[other] With { $players ->
            [2] two
           *[3] three
        } players one card of value 1 of each virtue goes back: { $count } in all.
}
exam-why-opening = With { $players ->
        [2] two
        [3] three
       *[4] four
    } players these opening cards are dealt: { $cards }.
exam-why-face-down = { $open } of the { $all } tasks lie face up: { $all } − { $open } = { $count }.
exam-why-picks = With { $players ->
        [2] two
        [3] three
       *[4] four
    } players it goes round { $count } times, and each time everybody takes one card.
exam-why-may-take = { $case ->
    [anywhere] { $card } lies in the supply. Where your knight is matters only when you carry the card out.
    [again] { $card } lies in the supply, and you may take several of a kind, just not of the Tournament.
    [first] You have no Tournament yet, and one is left. That another knight has one does not matter.
    [second] You have one Tournament already. More than one in a round is not allowed.
   *[none-left] There is no { $card } left in the supply, so nobody can take it now.
}
exam-why-may-pass = It is your turn, so you must take one of the cards in the supply. Later you may let it expire.
exam-why-who-sees = { $card } lies face up in front of you from now on, so everybody sees it.
exam-why-supply-after = { $case ->
    [waits] The Tournament goes back only after the tournament, so there are still { $count }.
   *[back] At the end of your turn { $card } goes back to the supply: { $now } + { $back } = { $count }.
}
exam-why-hand-after = There is no limit to your hand, so you put nothing back: { $now } + 1 = { $count }.
exam-why-face-up = The pile fills the open tasks up to 3 as long as it lasts: { $now } + { $added } = { $count }.
exam-why-tent = { $who ->
    [you] The fewer shields, the lower the tent. With { $shields } you come in place { $tent }.
   *[other] The fewer shields, the lower the tent. With { $shields } { $name } comes in place { $tent }.
}
exam-why-tent-lot = These have equally many shields, { $shields } each: { $seats }. Chance decides between them.
exam-why-after-tents = That was the end of Phase III. The next round begins, and in Phase I everybody takes action cards.
exam-why-goal = With { $players ->
        [2] two
        [3] three
       *[4] four
    } players the goal is { $count } shields. 2 players need 25, 3 players 20, 4 players 15.
exam-why-end = { $who ->
    [you] You have { $shields } shields, and the goal is { $goal }. Still, everybody finishes this round, with its tournament.
   *[other] { $name } has { $shields } shields, and the goal is { $goal }. Still, everybody finishes this round, with its tournament.
}
exam-why-winner = { $who ->
    [you] You have { $shields } shields, and nobody else has as many.
   *[other] { $name } has { $shields } shields, and nobody else has as many.
}
exam-why-tie = { $who ->
    [you] You had { $shields } shields before the others did. That decides the tie.
   *[other] { $name } had { $shields } shields before the others did. That decides the tie.
}
exam-why-tie-together = They all came to { $shields } shields at the same moment, so nobody was first.

## What is wrong with the answer that was chosen, where the sentences above do not say it. Short.

exam-slip = { $slip ->
    [not-at-camelot] Your knight is at Camelot then.
    [not-in-countryside] Your knight is in the countryside then.
    [pile-empty] The pile is not empty.
    [no-task-on-display] A task still lies face up.
    [no-book] You do have a Book.
    [no-task-in-hand] You do have a task in hand.
    [not-at-task-location] One of your tasks is for this place.
    [virtue-missing] You could pay for a task.
    [anywhere] A Horse works anywhere.
    [out-of-order] The order in which you took your cards does not bind you.
    [must] Nobody is forced to carry out a card.
    [kept] No action card stays with you for the next round.
    [at-once] The tournament waits until all turns are over.
    [longer] That is the longer way.
    [place] In Phase I it does not matter where your knight is.
    [none-left] One is left in the supply.
    [same-kind] Only of the Tournament you may not take two.
    [others-tournament] What others have taken does not stop you.
    [one-card] A single card is enough for an offer.
    [lot] Nobody is tied for this tent.
   *[offer] This offer is allowed.
}

## The screens of exam and review.

exam-title = The exam
    .aim = Twenty questions about all the rules. Will it expire, and why?
exam-review = Review
exam-question = Question { $number } of { $count }
exam-right-so-far = { $right ->
    [0] No right answers so far
    [one] One right answer so far
   *[other] { $right } right answers so far
}
exam-wrong = That is not right.
exam-answer-is-right = This is the right answer.
    .tag = Right
exam-answer-is-wrong = You chose this. It is wrong.
    .tag = Wrong
exam-rule = Rule { $rule }
exam-rule-title = { $rule }: { $title }
exam-to-result = See the result
exam-score = { $right } of { $count } right
exam-praise = { $level ->
    [all] Everything right! You could referee at any table.
    [most] Well done! Just have a look at what is still missing.
   *[some] That was a start. Look at the rules below, then try again.
}
exam-wrong-rules = What went wrong
exam-given = You said: { $answer }
exam-right = Right: { $answer }
exam-cards = Your action cards
exam-look-up = Look it up
exam-lesson = Lesson { $number }
exam-again = New exam
exam-review-again = Go on reviewing
exam-best = Best result: { $right } of { $count } right

## The shield of what is known.

shield-title = Your shield
shield-share = { $full ->
    [0] No field is complete yet.
    [one] One of { $fields } fields is complete.
   *[other] { $full } of { $fields } fields are complete.
}
shield-hint = Every field is a rule. The better you know it, the more of it is painted; a charge means you have mastered it.
    .pennants = A gold pennant in the list is a rule of that lesson which you know well.
    .nothing-due = What you learn comes back here some days later.
shield-level = { $level ->
    [unknown] You have not met this rule yet.
    [met] You have met this rule.
    [begun] You got it right once.
    [practised] You got it right on two days.
   *[mastered] You have mastered this rule.
}
shield-lesson = Lesson { $number } shows it to you.
shield-due = It is time to review it.
shield-later = { $days ->
    [one] It comes up again tomorrow.
   *[other] It comes up again in { $days } days.
}
shield-rules-due = { $count ->
    [0] Nothing to review today
    [one] One rule to review
   *[other] { $count } rules to review
}

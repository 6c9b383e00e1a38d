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

exam-ask-distance = Say your knight is { $at }. How many locations is it { $to }?
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
    [nothing-offered] Nothing. Your Tournament expires: the offer does not count.
   *[given-up] It expires: what you give up is gone.
}
exam-answer-expires-too-late = It expires. Earlier in this turn it would still have worked.
exam-answer-expires-anyway = It expires. It was never possible in this turn.
exam-answer-expires-out-of-order = It expires: you must keep to the order in which you chose.
exam-answer-must-carry-out = That is forbidden: what you can carry out, you must.
exam-answer-kept = You keep it for the next round.
exam-answer-too-far = That is not allowed: the horse does not go that far. You still have the card.
exam-answer-zero-move = That is not allowed: you must ride at least one location. You still have the card.
exam-answer-takes-part = You take part in the tournament.
exam-answer-jousts-at-once = The tournament is held at once.
exam-answer-gains = { $shields ->
    [0] Nothing. But your Tournament counts as carried out.
    [one] One shield.
   *[other] { $shields } shields.
}
exam-answer-offer-refused = Nothing, for such an offer is not allowed.
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

## Why a card is carried out.

exam-why-carried-out = { $kind ->
    [exercise] Your knight is at Camelot, and there is still a card in the pile.
    [round-table] Your knight is at Camelot, and there is still a task face up.
    [court] Your knight is in the countryside, and you have a Book.
    [quest] You have a task for this place and can pay for it.
   *[horse] A Horse works anywhere, and this one goes that far.
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
exam-wrong-rules = These rules went wrong
exam-look-up = Look it up
exam-lesson = Lesson { $number }
exam-again = New exam
exam-review-again = Go on reviewing
exam-last = Last time: { $right } of { $count } right

## The shield of what is known.

shield-title = Your shield
shield-share = { $full ->
    [0] No field is complete yet.
    [one] One of { $fields } fields is complete.
   *[other] { $full } of { $fields } fields are complete.
}
shield-hint = Every field is a rule. The better you know it, the more of it is painted; a charge means you have mastered it.
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

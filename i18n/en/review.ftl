### The explanation dialog, the round review, and what is shown without being the game.

## The explanation dialog.

why-rule = { $id } · { $title }
why-more-reasons = { $count ->
    [one] One more reason
   *[other] { $count } more reasons
}
why-fewer-reasons = Only the main reason
why-picture-works = works here
why-picture-here = the knight is here
why-plan = { $who ->
    [you] Your plan
   *[other] { $name }’s plan
}
why-turn = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
why-would-work = What would work
why-better = Better, but not everything
why-would-have-worked = What would have worked
why-nothing-works = What would have to be different
why-saves = What would have saved it
why-gain = +{ $shields }
why-apply = Apply
why-show = Show
why-anyway = Do it anyway
    .help = Watch on a copy of the table what happens. The real game stays as it is.
why-close = Close

## What is shown at the table without being the game.

show-banner = This is only shown: the real game stays as it is.
show-not-played = Shown, not played
show-keys = Arrow keys step back and forward, Home and End jump.
show-hand = Hand
show-tasks = Tasks
show-step = Step { $step } of { $steps }
show-back = Back
show-forward = Forward
show-to-game = Back to the game
show-to-explanation = Back to the explanation
show-to-review = Back to the review
show-to-rulebook = Back to the rulebook
show-again = { $who ->
    [you] Your turn in round { $round }, once more
   *[other] { $name }’s turn in round { $round }, once more
}
show-anyway = Done anyway: { $card }
show-turn-begins = { $who ->
    [you] Your turn begins. Your knight is { $at }.
   *[other] { $name }’s turn begins. The knight is { $at }.
}
show-now = { $who ->
    [you] This is how things stand now. Your knight is { $at }.
   *[other] This is how things stand now. { $name }’s knight is { $at }.
}

## The round review.

review-title = Round review
review-button = Review
review-last-round = What happened last round
key-review = Round review
keyname-review = V
review-rounds = Rounds
review-to-game = Back to the game
review-to-end = Back to the result
review-by-round = Round by round
review-nothing = No round has been played yet. After the first one you can read here what expired and why.
review-round = Round { $round }
review-under-way = still being played
review-expired-short = { $cards ->
    [0] nothing expired
    [one] 1 card expired
   *[other] { $cards } cards expired
}
review-summary-fine = Nothing expired in this round. Well planned, everybody!
review-summary = { $cards ->
    [one] One card expired in this round. Choose it to see why and what would have helped.
   *[other] { $cards } cards expired in this round. Choose one to see why and what would have helped.
}
review-summary-so-far = { $cards ->
    [0] This round is still being played. Nothing has expired so far.
    [one] This round is still being played. One card has expired so far.
   *[other] This round is still being played. { $cards } cards have expired so far.
}
review-open-hands = The game is over: every turn is explained by what its player knew.
review-gained = { $shields ->
    [0] no shields in this round
    [one] shield in this round
   *[other] shields in this round
}
review-fine = Nothing expired, nothing was wasted.
review-fine-so-far = Nothing has expired so far.
review-mishap = { $card } · { $reason }
review-reason-hidden = Reason hidden
review-overpaid = Paid too much
review-book-needed = A Book that was needed
review-idle-ride = A ride for nothing
review-why = Why?
review-again = Step through again
review-again-of = { $who ->
    [you] Step through your turn again
   *[other] Step through { $name }’s turn again
}
review-cost-waste = Nothing expired, but this could have been saved.
review-cost-shields = { $shields ->
    [0] The same cards could all have been used, but for no more shields.
    [one] With the same cards there was 1 more shield to gain.
   *[other] With the same cards there were { $shields } more shields to gain.
}
review-cost-tournament = It cost the Tournament: up to 2 shields.
review-cost-other-expires = It would have worked only at the cost of another card.
review-cost-other-card = { $shields ->
    [0] Only another card from Phase I would have helped; it would have gained no more shields.
    [one] Only another card from Phase I would have helped: 1 more shield.
   *[other] Only another card from Phase I would have helped: { $shields } more shields.
}
review-cost-nothing = Nothing could have helped.
review-cost-hidden = { $who ->
    [you] What would have helped depends on cards that are hidden now.
   *[other] What would have helped depends on cards that only { $name } knows.
}

## Watching a game again.

replay-begins = This is how the game begins.
replay-title = The game again
replay-open = Watch the game again
replay-step = Round { $round } · step { $step } of { $steps }
replay-line = All steps of the game
replay-keys = Left and right go one step, Page Up and Page Down one round.
replay-through-all = As everybody at the table saw it
replay-through = { $who ->
    [you] As you saw it
   *[other] As { $name } saw it
}
replay-play = Play
replay-pause = Pause
replay-slow = Speed: slow
    .sign = ½×
replay-usual = Speed: normal
    .sign = 1×
replay-fast = Speed: fast
    .sign = 3×
replay-ask = Why this?
replay-play-on = Play on from here
    .help = A new game begins with everything that happened up to here. This one stays as it was.
replay-go-back = Go back to here
    .help = The game goes back to your decision at this point. What came after it can be redone.
replay-close = Back
replay-marks = Cards have been revealed since then. If you go back, the game will be marked “taken back” from now on.
    .title = Go back to here?
    .go = Go back
    .stay = Rather not
replay-marked = The game is now marked “taken back”.
table-phase-taken-back = { $phase } · taken back
key-replay = Watch the game from the start
keyname-replay = B
keyname-space = Space
keyname-sides = Left or right
keyname-pages = Page Up or Page Down
keyname-ends = Home or End
keyname-plus-minus = + or −
keyname-eyes = 1 to 5
key-replay-play = Play or pause
key-replay-step = One step back or forward
key-replay-round = One round back or forward
key-replay-ends = To the beginning or the end
key-replay-speed = Play faster or slower
key-replay-eyes = See it as somebody else did, once the game is over
key-replay-why = Ask why

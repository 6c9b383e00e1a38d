# The screens beside the table: what else they say.

screens-language-note = You can change it on the title page at any time.
screens-play-with = At the table: { $seats }
screens-new-game-note = 2 to 4 knights
screens-continue-summary = Round { $round } · { $shields } of { $goal } shields
screens-seat-add = One more knight
screens-seat-remove = Take { $name } (seat { $number }) from the table
screens-knight-next = Click for another coat of arms. Whoever bears it gets this one.
screens-expired-when = Round { $round } · { $card }
screens-expired-of = { $name }, round { $round } · { $card }
screens-deed = Round { $round }, { $name }: { $task } (+{ $shields })
screens-goal-note = { $players } knights: the goal is { $goal } shields, and each takes { $picks } action cards a round.

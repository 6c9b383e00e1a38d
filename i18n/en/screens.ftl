# The screens beside the table: what else they say.

screens-language-note = You can change it in the main menu at any time.
screens-play-with = Starts at once: { $seats }
menu-card-sets = The figures on the cards, or your own
menu-play-instead = Start a new game at once
screens-new-game-note = Choose who plays: 2 to 4 knights
screens-continue-summary = Round { $round } · { $shields } of { $goal } shields
screens-seat-add = One more knight
screens-seat-remove = Remove { $name } (seat { $number })
screens-knight-next = Click for the next coat of arms. If it is taken, the two are swapped.
screens-temperament = Temperament: { $value }
    .help = Click on the left for the one before, on the right for the next. The arrow keys work too.
screens-budget = Time to think: { $value }
    .help = Click on the left for the one before, on the right for the next. The arrow keys work too.
screens-expired-when = Round { $round } · { $card }
screens-expired-of = { $name }, round { $round } · { $card }
screens-deed = Round { $round }, { $name }: { $task } (+{ $shields })
screens-goal-note = { $players } knights: the goal is { $goal } shields. In each round, everybody takes { $picks } action cards.

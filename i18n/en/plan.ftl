### The plan lane: the own cards in the order in which they will be carried out.

plan-title = Your plan
plan-empty = The cards you take are lined up here.
plan-empty-of = The cards that { $name } takes line up here.
plan-hint = Drag to reorder, or Alt + arrow keys
plan-considered = Preview: if you took it
    .brief = Preview
plan-all = Carry out all
plan-bubble-expires = { $card } expires here
plan-end-without = End turn without the plan
plan-why = Why?
plan-leave-open = Let the program choose

# The next step. brief: where the whole has no room.

plan-do-exercise = Take { $card }
    .brief = Take { $card }
plan-do-round-table = Take the task: { $task }
    .brief = Take the task
plan-do-horse = { $card }: ride { $to }
    .brief = Ride with { $card }
plan-do-court = Put back { $card }, gain 2 shields
    .brief = Put back { $card }
plan-do-quest = Complete the task: { $task }
    .brief = Complete the task
plan-do-nothing = Let { $card } expire
    .brief = Let { $card } expire

# What the plan comes to.

plan-gain-shields = { $shields ->
    [one] +1 shield
   *[other] +{ $shields } shields
}
plan-gain-card = + { $card }
plan-gain-task = + task
plan-ride = { $reach ->
    [one] { $distance } of 1 location
   *[other] { $distance } of { $reach } locations
}
plan-expiring = { $cards ->
    [0] Nothing expires
    [one] 1 card expires
   *[other] { $cards } cards expire
}
plan-expires-here = Expires here
plan-not-yet = Not yet
plan-pending = { $cards ->
    [one] 1 card does not work yet
   *[other] { $cards } cards do not work yet
}
plan-nothing-possible = nothing possible
plan-hopeless = No longer usable
plan-hopeless-help = As the cards lie now, you can no longer use this card in any order, whatever else you choose.

# Names of what is chosen for a card.

plan-label-value = Card
plan-label-task = Task
plan-label-place = Where to
plan-label-book = Put back

# For screen readers.

plan-spoken-step = Step { $number }.
plan-spoken-choice = Chosen: { $choice }.
plan-spoken-suggested = Suggested: { $choice }.
plan-spoken-outlook = { $outlook }.

# Keys.

keyname-drag = Drag with the mouse
keyname-alt-arrows = Alt + left or right
keyname-step = N
keyname-all = X
key-drag = Put a card where it is used
key-reorder = Move a card in the plan
key-step = Carry out the next step of the plan
key-all = Carry out the whole plan
keyname-why = W
key-why = Explain why a card expires

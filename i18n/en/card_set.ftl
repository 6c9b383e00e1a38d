### What can be wrong with a card set. $text is what stands in the file; $number is the number of a task.

fault-bad-id = The id “{ $id }” must not be empty and may contain only lower-case letters, digits, _ and -.
fault-location-count = There must be 8 locations; here there are { $found }.
fault-unknown-location = There is no location called “{ $text }”.
fault-location-twice = The location “{ $text }” is listed twice.
fault-horse-count = There must be 4 Horses; here there are { $found }.
fault-horse-reach = A Horse goes 1 to 4 locations, not { $reach }.
fault-removed-horse = The Horse that goes back into the box with 2 or 3 players (reach { $reach }) is not among the four.
fault-unknown-virtue = There is no virtue called “{ $text }”.
fault-virtue-count = There must be 18 virtue cards; here there are { $found }.
fault-virtue-value = Virtue cards have the value 1 or 2, not { $value } ({ $virtue }).
fault-too-few-ones = { $virtue }: the set-up needs { $needed } cards of value 1; here there are { $found }.
fault-task-count = There must be 14 tasks; here there are { $found }.
fault-unknown-task = Tasks are numbered from 1 to 14; there is no task { $number }.
fault-task-twice = Task { $number } is listed twice.
fault-task-location = Task { $number }: there is no location called “{ $text }”.
fault-task-at-camelot = Task { $number } is for Camelot, but a Quest cannot be carried out there.
fault-task-without-needs = Task { $number } asks for nothing.
fault-task-virtue = Task { $number }: there is no virtue called “{ $text }”.
fault-task-value = Task { $number } asks for { $virtue } { $value }, but virtue cards have the value 1 or 2.
fault-task-unpayable = Task { $number } can never be paid: with 2 or 3 players there are too few cards of this virtue ({ $virtue }).
fault-task-shields = Task { $number } must bring 1 to 20 shields, not { $shields }.

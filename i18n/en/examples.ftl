### One caption for each example: what is to be seen, and what comes of it. "You" is the seat that
### looks. Variables are names of places, tasks and cards in the form that the sentence needs.

## Rules

example-rule-s1 = The eight locations are laid in a circle. From Camelot you ride one location { $near }, but four { $far }.
example-rule-s2 = The first round begins, and both knights stand at Camelot. So nobody has to ride yet for an Exercise or the Round Table.
example-rule-s3 = You get tent 1, the other knight gets tent 2. In this round you choose first, and you carry out your cards first.
example-rule-s4 = With two players, 13 action cards lie face up: one Round Table, one Court and one Horse are back in the box. You take the first card, a Quest.
example-rule-s5 = Only two cards are left in the Book pile, both of value 2: one Book 1 is back in the box, the other was dealt as an opening card. You take a Book 2.
example-rule-s6 = You get Lance 1 and Dragon 1. The other knight gets two cards as well, but you do not see them.
example-rule-s7 = Three tasks are turned face up. Two of them can be completed { $at }. The other eleven tasks stay face down.
example-rule-c1 = You have tent 1 and take a Quest. Then the other knight takes a card, and it is your turn again. With two players, you take four cards each.
example-rule-c2 = Your knight is at Camelot, where Court does not work. You may take it all the same: a Horse can still bring you to the countryside.
example-rule-c3 = You take a Quest and, when it is your turn again, the other Quest too. With both you can complete two tasks in one round.
example-rule-c4 = You take a Tournament, and so does the other knight. That is all: each knight takes at most one in a round.
example-rule-c5 = The other knight takes the card { $card }. It stays face up, so you know what is planned.
example-rule-d1 = You took the Round Table last, but you carry it out first: task, Book, ride, Quest. In this order all four cards work.
example-rule-d2 = An Exercise has a yellow wall: you take the Book at Camelot. Court has green leaves: it works only after your Horse has brought you { $to }.
example-rule-d3 = You end your turn before Exercise and Quest are carried out. Both expire: they go back and earn nothing. That is not against the rules.
example-rule-d4 = You have carried out all four cards. When you end your turn, they go back to the supply. In the next round they can be taken again.
example-rule-d5 = In the Sword pile lie cards of value 1 and 2. An Exercise lets you choose the value: you take a Sword 2.
example-rule-d6 = The knight before you takes a task, and no new one comes in its place. At the Round Table you have only two left to choose from: you take { $task }.
example-rule-d7 = Horse 2 carries you up to two locations, either way. You ride only one, { $to }, because that is where you can complete your task.
example-rule-d8 = Your knight is in the countryside, and you hold Court: you put back a Book 2 and gain 2 shields. A Book 1 would have been enough.
example-rule-d9 = { $task } asks for Lance 1 and Book 1. You pay with Lance 1 and Book 2: higher is fine, but you get no change. You gain 2 shields.
example-rule-d10 = Four Exercises in one turn: your hand grows from two virtue cards to six. You may keep them all.
example-rule-t1 = The last turn is over. You both took a Tournament, and both knights stand at Camelot: so you meet in the tournament.
example-rule-t2 = You offer Sword 2 and, as a bluff, Dragon 1. The other knight offers Sword 1. You reveal at the same time: only the Swords count, so it is 2 to 1.
example-rule-t3 = You offer Sword 2 and Lance 1, the other knight offers Lance 2. That is 3 to 2: you gain 2 shields, the other knight gains nothing.
example-rule-t4 = You are the only knight in the tournament. In the Czech rulebook, any virtue card will do: you put back Book 1 and gain 2 shields.
example-rule-t5 = You win with Sword 2 against Sword 1. Both cards go back to their pile, the loser’s too.
example-rule-n1 = Somebody took a task in this round. Now a new one is turned face up, so that three lie open again.
example-rule-n2 = You have 2 shields, the other knight has none. So the other knight gets tent 1 and begins the next round.
example-rule-n3 = The second round begins with Phase I. All action cards are in the supply again, and the knight with tent 1 takes the first one.
example-rule-g1 = The other knight reaches 25 shields with a Quest, but the round is played to its end. So you can still complete { $task }, which brings you to 27.
example-rule-g2 = With a last card the other knight draws level in the tournament: 27 shields each. You win, because you had 27 first.

## Reasons of an expiry

example-reason-wrong-place = You have a Book for Court, but the other knight took all three Horses. Your knight stays at Camelot, and Court works only in the countryside: it expires.
example-reason-pile-empty = You hoped that the other knight would put back a Book first. But the pile is still empty, and your Exercise expires.
example-reason-no-task-on-display = All fourteen tasks have been taken. The Round Table has none left to give you, and your card expires.
example-reason-no-book = You have two Courts, but only one Book. The first Court earns you 2 shields. For the second there is no Book left: it expires.
example-reason-no-task-in-hand = The other knight took the only Round Table, so you have no task. Your knight has come to the countryside, but the Quest has nothing to complete: it expires.
example-reason-not-at-task-location = Your task can be completed { $place }, but your knight is { $at }. You could pay, only not here: the Quest expires.
example-reason-virtue-missing = The place is right, and you have Lance 1. But { $task } also asks for a Book, and you have none: the Quest expires.
example-reason-not-at-camelot-for-tournament = After holding Court { $at }, you have no Horse left to ride home. The tournament begins without you: your Tournament expires.
example-reason-nothing-offered = You offer only Dragons as a bluff, the other knight offers nothing. Dragons do not count: at 0 to 0 nobody gains anything, and both Tournaments expire.
example-reason-nothing-offered-single = You are the only knight in the tournament, but you put back no card. That earns no shields, and your Tournament expires.
example-reason-given-up = You could ride with Horse 4, but you want to be at Camelot for the tournament. So you give the Horse up: it expires and earns nothing.
example-reason-possible-earlier = Before your ride the Exercise would have worked. Now your knight is { $at }, and an Exercise works only at Camelot: it expires.

## Refusals

example-refusal-game-over = The last round is over, and everybody knows who has won. Nobody can take a card any more.
example-refusal-wrong-phase = You already have your Exercise, but Phase I is not over. First everybody takes their cards; they are carried out in Phase II.
example-refusal-not-your-turn = You have taken your first card and want another one at once. But now it is the other knight’s turn.
example-refusal-not-your-card = You want a Sword, but the other knight took the Exercise for it. You can carry out only your own cards.
example-refusal-not-in-supply = With two players there is only one Court, and the other knight has taken it. Choose another card.
example-refusal-second-tournament = You already have a Tournament in this round. The second one is there for the other knight.
example-refusal-cannot-be-carried-out = You want to hold Court at Camelot, but that works only in the countryside. Nothing happens, and you keep the card.
example-refusal-value-not-in-pile = You want a Book 1, but only cards of value 2 lie in the pile. Take one of those instead.
example-refusal-task-not-on-display = You want { $task }, but this task does not lie face up. You can choose only one of the three open tasks.
example-refusal-too-far = You want to ride { $to }. That is three locations away, but your Horse 2 goes two at most.
example-refusal-zero-move = Your knight is at Camelot already. With a Horse it must ride at least one location; if you want to stay, give the card up.
example-refusal-task-not-in-hand = The place is right, and so are the cards. But { $task } still lies on the table: you have not taken this task.
example-refusal-task-elsewhere = You have two tasks and the cards for both. But { $task } can only be completed { $place }, and your knight is { $at }.
example-refusal-wrong-payment = { $task } asks for Lance 1 and Book 1. You want to pay with Lance 1 and Dragon 1, but a Dragon cannot stand in for a Book.
example-refusal-card-not-in-hand = You want to pay with Lance 1 and Book 1, but the only Book in your hand is a Book 2. You can put back only what you have.
example-refusal-offer-not-allowed = You are the only knight in the tournament and want to put back two cards. In the Czech rulebook, you may put back one at most.
example-refusal-no-such-thing = You want a Book 3. There is no such card: virtue cards have the value 1 or 2.

## Refusals of chance

example-chance-ring = In this record one location lies in the circle twice, and another is missing. Each of the eight locations must be there exactly once.
example-chance-hand-seat = In this record the second seat gets its opening cards before the first one. They must be dealt seat by seat.
example-chance-hand-cards = In this record Lance 2 is an opening card. But opening cards always have the value 1.
example-chance-task-seen = In this record { $task } is revealed for the second time. But this task has been completed and is out of the game.
example-chance-tent-seats = In this record the first seat gets both tents, and the second seat gets none. Each seat needs exactly one.
example-chance-tent-order = In this record you get tent 1, although you have 2 shields and the other knight has none. Whoever has fewer must come first.

### The rules, each with a title and a summary in our own words. The ids are those of the rules.

## Set-up

rule-s1 = The circle of locations
    .summary = The eight locations lie in a circle in random order. Neighbours are one location apart, and you may go round either way.
rule-s2 = Start at Camelot
    .summary = Every knight begins the game at Camelot.
rule-s3 = Tents
    .summary = The tents are shuffled and dealt, one to each seat. The numbers on the tents give the order of play.
rule-s4 = The supply of action cards
    .summary = The action cards lie face up: four Exercises, two each of Round Table, Tournament, Court and Quest, and four Horses. With 2 or 3 players one Round Table, one Court and one Horse go back into the box.
rule-s5 = The virtue piles
    .summary = The virtue cards lie face up in four piles. With 2 or 3 players one card of value 1 of each virtue goes back into the box.
rule-s6 = Opening cards
    .summary = Everybody starts with two virtue cards of value 1 that nobody else sees.
rule-s7 = Open tasks
    .summary = Three tasks lie face up in the middle. The rest form a face-down pile.

## Phase I

rule-c1 = Choosing in turn
    .summary = In the order of the tents, everybody takes one action card, then a second and a third. With 2 players there is a fourth.
rule-c2 = Any card may be taken
    .summary = While you choose, it does not matter where your knight stands. The place counts only when you carry the card out.
rule-c3 = Several of a kind
    .summary = You may take several cards of the same kind in one round, as long as they last.
rule-c4 = One Tournament each
    .summary = You may take only one Tournament in a round.
rule-c5 = Chosen cards lie open
    .summary = Everybody sees which cards you have taken. You may not pass: when it is your turn, you must take one.

## Phase II

rule-d1 = Your own order
    .summary = When it is your turn, you carry out your cards in any order you like. Only the Tournament waits until everybody is done.
rule-d2 = The right place
    .summary = Yellow wall: Exercise, Round Table and Tournament work only at Camelot. Green leaves: Court and Quest work only in the countryside. A Horse works anywhere.
rule-d3 = Expired cards
    .summary = A card that you cannot or do not want to carry out expires. It goes back to the supply and earns nothing, but that is not against the rules.
rule-d4 = Back to the supply
    .summary = When your turn ends, your action cards go back to the supply; the Tournament goes back after the tournament.
rule-d5 = Exercise
    .summary = Take one card of the virtue shown from its pile, of any value. If the pile is empty, the card cannot be carried out.
rule-d6 = Round Table
    .summary = Take one of the open tasks into your hand. They are not filled up before Phase III, so whoever comes later has fewer to choose from.
rule-d7 = Horse
    .summary = Ride along the circle, either way, at most as many locations as the card shows. You must move at least one.
rule-d8 = Court
    .summary = Put back one Book of any value and gain 2 shields.
rule-d9 = Quest
    .summary = When your knight is at the place of a task in your hand, put back one virtue card for each card it asks for and gain its shields. You may pay with a higher value, but you get no change. Each task takes a Quest of its own.
rule-d10 = No hand limit
    .summary = You may hold as many virtue cards and tasks as you like.

## Tournament

rule-t1 = Who takes part
    .summary = Whoever chose Tournament and stands at Camelot at the end of Phase II takes part. For a knight anywhere else the card expires.
rule-t2 = The offers
    .summary = Both knights secretly offer any number of virtue cards, even none, and reveal them at once. Only Swords and Lances count; in the Czech rulebook you may add other virtue cards as a bluff.
rule-t3 = Who gains
    .summary = Whoever offers the higher total gains 2 shields. With equal totals both gain one shield; if both totals are 0, nobody gains anything.
rule-t4 = A knight alone
    .summary = Czech rulebook: any one virtue card earns you 2 shields, none earns nothing. English rulebook: you gain 2 shields if you offer at least one Sword or Lance.
rule-t5 = Offers go back
    .summary = All cards offered go back to their piles, even those of the loser.

## Phase III

rule-n1 = New tasks
    .summary = The open tasks are filled up to three as long as the pile lasts.
rule-n2 = New tents
    .summary = Whoever has the fewest shields gets tent 1, whoever has the most gets the last tent. Ties are decided by chance.
rule-n3 = Next round
    .summary = Then the next round begins with Phase I.

## End of the game

rule-g1 = The goal
    .summary = The game ends with the round in which somebody reaches the goal: 25 shields with 2 players, 20 with 3, 15 with 4. That round is played to its end, tournament included.
rule-g2 = Who wins
    .summary = Whoever has the most shields wins. In a tie, whoever reached that number first wins; if it was at the same moment, the victory is shared.

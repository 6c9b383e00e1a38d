### The lessons: title and aim, what Merlin says at each step (at most 220 letters), the line in the list
### and the answers.

## Lesson 1: the table and the aim.

lesson-table = The table and the aim
    .aim = You find your way around the table and know how to win.
lesson-table-shields = Shields are the points of this game. With two players, the round in which somebody reaches 25 is the last one. Click your own shields.
    .learn = Shields are the points of the game.
lesson-table-circle = Eight locations lie in a circle, in a new order every game. All knights start at Camelot. Click Camelot, then the Hidden Valley next to it.
    .learn = All knights start at Camelot.
lesson-table-hand = You hold two virtue cards of value 1, and only you see them. The others lie open in four piles. Click your hand, then the Sword pile.
    .learn = Sword, Lance, Dragon, Book: four virtues.
lesson-table-dealt = With two players, the four opening cards are one of each virtue. You have a Lance and a Book. What does the other knight hold?
    .learn = Two players: one opening card of each virtue.
    .a = A Lance and a Book, too
    .b = A Sword and a Dragon
    .c = Nobody can know.
lesson-table-tasks = Three tasks lie face up in the middle. Each shows what it asks for and how many shields it earns. Click “Capture the golden pheasant!”.
    .learn = Completed tasks bring shields.
lesson-table-supply = Whatever you want to do, you need an action card for it. With two players, 13 of them lie open for both. Click Quest, then Horse 4.
    .learn = Everything you do needs an action card.
lesson-table-tent = Your tent shows when it is your turn: tent 1 goes first. At the start, chance deals the tents. Click your tent.
    .learn = Tent 1 goes first.
lesson-table-aim = One question before you play: who wins the game? Choose an answer.
    .learn = Most shields at the end wins.
    .a = Whoever completes the most tasks
    .b = Whoever reaches 25 shields first
    .c = Whoever has the most shields at the end

## Lesson 2: choosing cards.

lesson-choosing = Choosing cards
    .aim = You know which action cards you may take, and when.
lesson-choosing-first = In Phase I you take action cards one at a time, in the order of the tents. You have tent 1, so you begin: take any card you like.
    .learn = Phase I: one card at a time, in tent order.
lesson-choosing-open = Chosen cards lie face up, so everybody can guess what you are planning. Click the other seat and look at the card there.
    .learn = Everybody sees what you choose.
lesson-choosing-anywhere = Your knight is at Camelot, but while you choose, that does not matter. Take a card for the countryside: Quest or Court.
    .learn = While you choose, the place does not matter.
lesson-choosing-same = You may take several cards of the same kind in one round. You already have a Quest: take the second one too.
    .learn = Several of a kind are allowed.
lesson-choosing-limit = There is one exception: each knight may take only one Tournament in a round. You have yours. When may you take a Tournament again?
    .learn = Only one Tournament in a round.
    .a = As my fourth card
    .b = In the next round
    .c = Never again in this game
lesson-choosing-last = With two players everybody takes four cards, with three or four players it is three. Nobody may skip a card: take your last one.
    .learn = Two players: four cards each. Otherwise three.

## Lesson 3: Exercises at Camelot.

lesson-camelot = Exercises at Camelot
    .aim = You can carry out Exercises and get the virtue cards you want.
lesson-camelot-plan = In Phase II you carry out your cards; below they lie as your plan. Every Exercise has its own pile. Click the card Exercise: sword in the plan, then the Sword pile.
    .learn = Every Exercise has its own pile.
lesson-camelot-order = You decide in which order you use your cards. Bring the card Exercise: book to the front of your plan and carry it out first.
    .learn = You decide the order of your cards.
lesson-camelot-value = An Exercise gives you one card from its pile, and you pick the value. Get yourself a Sword or a Dragon of value 2.
    .learn = You pick the value.
lesson-camelot-hand = Your hand is growing. That is fine, because you may hold as many virtue cards and tasks as you like. Click your hand.
    .learn = There is no limit to your hand.
lesson-camelot-back = After your turn your action cards go back to the supply, for everybody to choose again. Carry out what is left in the plan, then end your turn.
    .learn = Used action cards go back to the supply.
lesson-camelot-empty = Now the Book pile is empty. You are at Camelot with the card Exercise: book. What does it bring you?
    .learn = An empty pile gives you nothing.
    .a = A Book from somebody’s hand
    .b = A card from another pile
    .c = Nothing

## Lesson 4: the wrong place.

lesson-wrong-place = The wrong place
    .aim = You see why an action expires and how to prevent it.
lesson-wrong-place-border = Yellow wall: works only at Camelot. Green leaves: only in the countryside. Click the card Exercise: dragon, then Quest, then a Horse, which has both borders.
    .learn = The border of a card shows where it works.
lesson-wrong-place-choose = Two Horses and a Court are yours already. Take an Exercise as well, whichever you like.
    .learn = You can choose it anywhere.
lesson-wrong-place-ride = Let us see what can go wrong. Leave your Exercise for later and use a Horse first: ride out into the countryside.
    .learn = A Horse takes you away from Camelot.
lesson-wrong-place-lose = Your Exercise needs the yellow wall, and here there are only green leaves. Move it to the front of your plan and try it all the same.
    .learn = In the wrong place, an action expires.
lesson-wrong-place-why = The Exercise went back to the supply and brought you nothing. That is not against the rules. Why did it expire?
    .learn = An expired card brings nothing.
    .a = My knight was in the wrong place
    .b = The pile was empty
    .c = I had used too many cards before
lesson-wrong-place-repair = One more try, from Camelot again. Make the Exercise work this time, and ride with a Horse in the same turn.
    .learn = Check the place before every card.
lesson-wrong-place-let-go = You need not use every card. Holding court here would cost you your only Book: keep it, let the Court go and end your turn.
    .learn = You may let a card go on purpose.

## Lesson 5: the horse.

lesson-horse = The Horse: order matters
    .aim = You can ride where you want and put your cards in the right order.
lesson-horse-ride = A Horse carries you along the circle, at most as many locations as its number. Fewer are fine too: ride to the Hidden Valley.
    .learn = Horse 3: one, two or three locations.
lesson-horse-around = You may ride either way round, but only along the circle. Find the shorter way and ride to the Black Tower.
    .learn = Ride either way round.
lesson-horse-reach = Your knight is back at Camelot. Riding too far is not possible, and you keep the card. Which place is too far away for Horse 2?
    .learn = You cannot ride too far: the card stays with you.
    .a = The Wild Forest
    .b = The Dwarf Mines
    .c = The Misty Fen
lesson-horse-order = You want to visit the Moon Lake, and both Exercises should work. Put your plan in order, then carry it out.
    .learn = Use what works here, then ride.
lesson-horse-home = A new round, and your knight is still at the Dragon Rock. Both Horses together carry you further than one. Make both Exercises work.
    .learn = Two Horses carry you further than one.

## Lesson 6: tasks and quests.

lesson-quests = Tasks and Quests
    .aim = You can take a task and complete it in the right landscape.
lesson-quests-landscape = Every task belongs to one landscape, and only there can it be completed. Click “Capture the golden pheasant!”, then its place, the Hidden Valley.
    .learn = Every task belongs to one landscape.
lesson-quests-take = King Arthur’s Round Table gives you one of the open tasks; it works only at Camelot. Take “Capture the golden pheasant!”.
    .learn = The Round Table gives you a task.
lesson-quests-left = Now only two tasks lie face up. The next Round Table has less to choose from. When is a new task added?
    .learn = New tasks come in Phase III only.
    .a = Not before Phase III, after everybody’s turn
    .b = At once
    .c = When the last one has been taken
lesson-quests-none = Imagine that all the open tasks have been taken, and you still have a Round Table. What happens to it?
    .learn = No task face up: the Round Table expires.
    .a = It expires.
    .b = It brings out a new task.
    .c = You keep it for the next round.
lesson-quests-ride = You have the task in your hand, and now your knight has to go where it belongs. Ride to the Hidden Valley.
    .learn = Ride to the place of your task.
lesson-quests-complete = Here your Quest works. You put back the virtue cards that the task asks for and gain its shields. Carry out the Quest.
    .learn = A Quest turns a task into shields.
lesson-quests-empty-handed = Your task is completed, and you hold no other. What would happen to a second Quest?
    .learn = No task in hand: the Quest expires.
    .a = It would earn one shield.
    .b = It would expire.
    .c = You would keep it for your next task.
lesson-quests-astray = This time your knight is at the Moon Lake, which is in the countryside too. Move the Quest to the front and try it here.
    .learn = Just any countryside will not do.
lesson-quests-alone = Now without help, on another table: take “Capture the golden pheasant!” and complete it in one turn. Put your plan in order first.
    .learn = Task, ride, Quest: in this order.

## Lesson 7

lesson-paying = Paying with virtues
    .aim = You can pay for any task, and you see when a card is missing.
lesson-paying-signs = For each sign on a task you put back one card of that virtue. Look at your task, then at your hand.
    .learn = Each sign on a task costs one card.
lesson-paying-higher = The pheasant asks for a Book 1, and you only have a Book 2. A higher card will do as well: carry out the Quest.
    .learn = A higher card may pay for a lower one.
lesson-paying-change = You paid a Book 2 where a Book 1 was enough. What do you get back for the difference?
    .learn = Paying too much is allowed, but costly.
    .a = A Book 1
    .b = Nothing
    .c = One more shield
lesson-paying-two-ones = The black knight asks for a Sword 2 and a Lance 2. You hold two Swords of value 1 and a Lance 2: can you pay?
    .learn = Exactly one card pays for each sign.
    .a = Yes, 1 and 1 make 2.
    .b = No, two cards are missing.
    .c = No, a Sword 2 is missing.
lesson-paying-fetch = Here in the valley you lack the Book, and without it the Quest expires. Fetch one at Camelot, then complete your task.
    .learn = If a virtue is missing, the Quest expires.
lesson-paying-second-quest = You hold two tasks for the Hidden Valley, but only one Quest so far. Each task takes a Quest of its own: take another one.
    .learn = Each task takes a Quest of its own.
lesson-paying-both = Both tasks belong to the same place. Put your cards in a good order and complete both.
    .learn = Two tasks at one place need only one ride.

## Lesson 8

lesson-court = Holding court
    .aim = You know what a Court costs and earns, and where the cards go afterwards.
lesson-court-judge = Court means a court of justice: a wise knight puts back a Book and gains 2 shields. Hold court here at the Moon Lake.
    .learn = A Court turns a Book into 2 shields.
lesson-court-end = When your turn ends, your action cards go back to the supply; only a Tournament waits until it is fought. End your turn.
    .learn = After your turn, your action cards are free again.
lesson-court-back = The Court is in the supply again, and your Book is on its pile. Look at both: later, others may take them too.
    .learn = What you put back, others may take.
lesson-court-smaller = In a Court any Book earns 2 shields, whatever its value. Put back the Book 1 and keep the Book 2.
    .learn = In a Court, the value of the Book does not count.
lesson-court-first-a-book = Now you are at Camelot, and you have no Book yet. Put your cards in an order that makes the Court work.
    .learn = A Court needs a Book and green leaves.
lesson-court-both = This time the Court and the Quest each need a Book, and no Book pays twice. Make sure that both work.
    .learn = No Book pays twice.

## Lesson 9

lesson-tournament = The tournament
    .aim = You know who takes part, what you may offer, and who gains shields.
lesson-tournament-ride-home = The tournament is fought after everybody’s turn, and only at Camelot. Make sure that your knight is there, then end your turn.
    .learn = For the tournament, your knight must be at Camelot.
lesson-tournament-win = Both knights offer cards in secret. Only Swords and Lances count, and the higher total gains 2 shields: beat the other knight’s Lance 1.
    .learn = The higher total gains 2 shields.
lesson-tournament-equal = In another tournament your Sword 1 meets a Lance 1, so the totals are equal. Who gains shields?
    .learn = Equal totals: one shield each. At 0: nothing.
    .a = Both gain one shield.
    .b = Both gain 2 shields.
    .c = Nobody, as neither was better.
lesson-tournament-bluff = In the Czech rulebook you may also offer Dragons and Books: they do not count, but they mislead. Offer your Sword and your Dragon.
    .learn = Dragons and Books are only a bluff.
lesson-tournament-back = All offered cards go back to their piles, the bluff too, and even if you lose. Look at the Sword pile and the Dragon pile.
    .learn = What you offer is gone afterwards.
lesson-tournament-alone = The other knight is away from Camelot, so you are alone. In the Czech rulebook any one virtue card now earns you 2 shields: offer one.
    .learn = Alone, a single virtue card will do.
lesson-tournament-nothing = You could also have offered nothing, to keep your cards. What would have become of your Tournament?
    .learn = An empty offer is allowed, but earns nothing.
    .a = It would have expired.
    .b = It would still have earned 2 shields.
    .c = You would have kept it.
lesson-tournament-english = In the English rulebook only Swords and Lances may be offered, even when you are alone. Say you hold only a Book and a Dragon: what can you gain?
    .learn = English rulebook: Swords and Lances only.
    .a = 2 shields
    .b = One shield
    .c = Nothing

## Lesson 10

lesson-tents = Tents and catching up
    .aim = You can set up for three or four, and you know what happens between two rounds.
lesson-tents-opening = With three players these six cards are dealt: two Swords, two Dragons, a Lance and a Book. With four it is two of each virtue. Click your hand.
    .learn = Three: 2 Swords, 2 Dragons, 1 Lance, 1 Book.
lesson-tents-box = With two or three players a Round Table, a Court and a Horse stay in the box; four players use all 16 cards. Click the Round Table, then Court.
    .learn = Up to three: 13 action cards. Four: 16.
lesson-tents-box-virtues = With up to three players, one virtue card of value 1 of each virtue stays in the box too, four in all. Four players need them all. Click the Book pile.
    .learn = Up to three: four virtue cards stay out.
lesson-tents-first-tents = At the start the tents are shuffled, and their numbers give the order. Look at your tent: this time your turn comes last.
    .learn = The tents give the order of play.
lesson-tents-finish = The others are done, so yours is the last turn of this round. Take the task with the pheasant and end your turn.
    .learn = Phase III closes every round.
lesson-tents-filled-up = Your task has been replaced: as long as the pile lasts, three lie face up again after every round. Look at them.
    .learn = The open tasks are filled up to three.
lesson-tents-fewest = You have 0 shields, and the two others have 2 each. Who gets tent 1 now?
    .learn = Fewest shields: tent 1. Next fewest: tent 2.
    .a = A knight with 2 shields
    .b = Whoever had tent 1 before
    .c = You, as you have the fewest shields.
lesson-tents-tied = Tents 2 and 3 are left for the two others, who have equal shields. What decides between them?
    .learn = Even in a tie, the tents are dealt anew.
    .a = Chance
    .b = Their old tents
    .c = Who had the shields first
lesson-tents-kept = The next round begins with Phase I, and you keep your virtue cards, tasks and shields. Look at your hand and your task.
    .learn = You take everything along into the next round.
lesson-tents-first-choice = With tent 1 you choose first: that is how you can catch up. Take the action card you would like most.
    .learn = Tent 1 has the widest choice.

## Lesson 11

lesson-ending = The end of the game
    .aim = You know when the game ends, who wins, and what decides a tie.
lesson-ending-goal = With two players the goal is 25 shields, with three 20, with four 15. Look at your shields, then at the other knight’s.
    .learn = The goal is 25, 20 or 15 shields.
lesson-ending-reached = The other knight has just reached 25 shields. You have 20, and your turn is still to come: how does it go on?
    .learn = Reaching the goal is not yet winning.
    .a = The game is over at once.
    .b = The round is played to its end.
    .c = One more whole round follows.
lesson-ending-overtake = In the last round you can still overtake. Find the task that earns enough shields, and complete it.
    .learn = You can still overtake in the last round.
lesson-ending-most = You have 27 shields; the other knight has 25, but reached the goal before you. Who would win if the game ended now?
    .learn = At the end, all shields count.
    .a = You, as you have more shields.
    .b = The other, who reached the goal first.
    .c = You would share the victory.
lesson-ending-tournament = The tournament belongs to the last round too, and the other knight is alone in it. End your turn.
    .learn = The last tournament is still fought.
lesson-ending-tie = The tournament brought the other knight 2 shields, so now both of you have 27. Who wins?
    .learn = In a tie, what happened before counts.
    .a = The other, who has tent 1.
    .b = You share the victory.
    .c = You, as you had 27 first.
lesson-ending-same-moment = Imagine that a drawn tournament brings both of you to 27 shields. Who wins then?
    .learn = In a tournament, two can gain at the same moment.
    .a = Whoever has the lower tent
    .b = You share the victory.
    .c = Whoever holds more cards

## Lesson 12

lesson-round = A whole round
    .aim = You play a round against two bots, from the first choice to the new tents.
lesson-round-first = Now you play for yourself, against two bots. Think of a task that you would like, and take your first action card.
    .learn = A good plan begins with a task.
lesson-round-second = See what the others have taken. Then take your second action card.
    .learn = What others take is gone for you.
lesson-round-third = Think of the way, as your knight stays in place without a Horse. Take your last action card.
    .learn = Without a Horse, your knight stays in place.
lesson-round-turn = Carry out your cards in a good order and end your turn. If you have a Tournament, be at Camelot and make an offer.
    .learn = You decide the order of your cards.
lesson-round-tents = The round is over. Look at your tent and at the open tasks.
    .learn = At the end of each round, tents are dealt anew.
lesson-round-next-round = So it goes on until somebody reaches the goal. Take the first card of the new round.
    .learn = After Phase III comes Phase I again.

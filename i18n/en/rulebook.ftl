### The rulebook: what else it says about each rule, in our own words, and the words of its screen.
### p1, p2 …: one point each. Which of them are rulings or belong to one edition only is said in code.

## Set-up

rulebook-s1 =
    .p1 = Camelot is the place with the yellow wall. The seven places with green leaves are the countryside.
    .p2 = You can always ride either way round, so no place is more than four locations away.
    .p3 = At the real table you may lay the circle as you like. In this app, chance lays it.
rulebook-s2 =
    .p1 = Your knight lies outside the circle, beside the card of the place where it stands.
    .p2 = Knights that nobody plays stay in the box.
rulebook-s3 =
    .p1 = You need as many tents as there are players: tents 1 and 2 for two, tents 1 to 3 for three. The others stay in the box.
    .p2 = Only in the first round does chance alone decide. From then on the shields decide who gets which tent.
rulebook-s4 =
    .p1 = That makes 16 cards with 4 players and 13 with fewer.
    .p2 = There is one Exercise for each virtue.
    .p3 = Neither rulebook says which Horse goes back. The card set of this app names one: look at the set-up pages.
    .p4 = Only the Czech rulebook says which action cards go back; in the English one this part is missing. It holds in both editions here.
rulebook-s5 =
    .p1 = Each pile lies beside the Exercise that takes cards from it.
    .p2 = The cards have the values 1 and 2. Everybody may see and count them.
    .p3 = Only the Czech rulebook says which virtue cards go back. It holds in both editions here.
rulebook-s6 =
    .p1 = 4 players: two ones of each virtue are shuffled and dealt, two cards to each player.
    .p2 = 3 players: two Swords, two Dragons, one Lance and one Book.
    .p3 = 2 players: one card of each virtue.
    .p4 = Whether you deal first or put cards back first makes no difference: there are enough ones for both.
    .p5 = Nobody sees the opening cards of the others. The rulebooks only say that they are shuffled and dealt.
rulebook-s7 =
    .p1 = All 14 tasks are shuffled. Nobody knows in which order the other eleven will come.
    .p2 = The open tasks lie in the middle of the circle, beside their pile.

## Phase I

rulebook-c1 =
    .p1 = Tent 1 goes first. Nobody takes a second card before everybody has a first one.
    .p2 = So with 3 or 4 players you have three action cards in a round, with 2 players you have four.
rulebook-c2 =
    .p1 = Think ahead: where will your knight be when you carry the card out? A Horse can take it there first.
    .p2 = The order in which you take your cards does not bind you later.
rulebook-c3 =
    .p1 = What has been taken is gone for this round. Some cards exist only once.
    .p2 = The Tournament is the only exception.
rulebook-c4 =
    .p1 = There are two Tournament cards, so never more than two knights meet.
    .p2 = In the next round you may take a Tournament again.
rulebook-c5 =
    .p1 = Also open to everybody: the shields, the piles of virtue cards, each card taken from them, and each task taken from the middle.
    .p2 = Only these are hidden: the opening cards, the order of the task pile, and offers in the tournament until they are revealed.
    .p3 = The rulebooks say nothing about passing. Here you always take a card; there are enough for everybody.

## Phase II

rulebook-d1 =
    .p1 = The lowest tent begins. You do everything you want to do before the next player starts.
    .p2 = The order is half of the plan: after a ride your knight is somewhere else, and often other cards work there.
rulebook-d2 =
    .p1 = The countryside means the seven locations outside Camelot.
    .p2 = What counts is where your knight stands at the moment you carry the card out.
    .p3 = A Quest needs more than the countryside: it works only at the very place of its task.
rulebook-d3 =
    .p1 = A card expires only if you give it up or your turn ends. A Tournament still waits: it expires if your knight is not at Camelot then, or if your offer cannot earn anything.
    .p2 = You may also give up a card that would work. What has expired stays expired.
    .p3 = If you try a card whose conditions are not met, nothing happens yet: you are told every reason and keep the card. Then you decide whether to let it expire.
rulebook-d4 =
    .p1 = Carried out or expired, a card goes back either way.
    .p2 = Nobody can take it before the next Phase I.
rulebook-d5 =
    .p1 = The sign on the card says which pile: the Exercise with the Sword gives a Sword.
    .p2 = A card of value 2 costs no more than a card of value 1, as long as there is one in the pile.
    .p3 = No card, no exercise: with an empty pile the card expires.
rulebook-d6 =
    .p1 = If both Round Tables are carried out in one round, the second one has at most two tasks to choose from.
    .p2 = With no task face up, the card cannot be carried out.
    .p3 = Everybody sees which task you take. It stays in your hand until you complete it.
rulebook-d7 =
    .p1 = The number on the card is the maximum: you may stop earlier.
    .p2 = Several knights may stand at one place. Nobody is in the way.
    .p3 = Staying is not riding: a ride of 0 locations does not count as carried out. Give the card up instead.
rulebook-d8 =
    .p1 = A Book of value 2 earns no more than a Book of value 1.
    .p2 = Without a Book the card expires.
    .p3 = Each Court card takes a Book of its own.
rulebook-d9 =
    .p1 = The virtue cards go back to their piles. The completed task leaves the game.
    .p2 = The task must be in your hand, and your knight at its place: the landscape on the card shows which one it is.
    .p3 = Two tasks for the same place take two Quest cards.
    .p4 = Each requirement takes exactly one card of that virtue, with at least that value. No card pays twice, and two ones do not make a two.
    .p5 = You may pay with a higher card even if you hold the right one. It is just a waste.
rulebook-d10 =
    .p1 = Virtue cards leave your hand only when you pay with them or offer them.
    .p2 = Tasks that are left over at the end cost you nothing, but they earn nothing either.

## Tournament

rulebook-t1 =
    .p1 = Only one moment counts: after the last turn of Phase II. Where your knight was before does not matter.
    .p2 = A knight at Camelot cannot withdraw, but need not offer anything.
rulebook-t2 =
    .p1 = Add up the values of the Swords and Lances offered: that is the total.
    .p2 = Other virtue cards may be offered too, as a bluff. They do not count.
    .p3 = Only Swords and Lances may be offered.
    .p4 = Task cards cannot be offered: in the tournament only virtue cards ever go back to their piles.
rulebook-t3 =
    .p1 = The knight with the lower total gains nothing and still loses the cards offered.
    .p2 = Against another knight, a total of 0 earns nothing in either edition.
rulebook-t4 =
    .p1 = Put back one virtue card of any kind and gain 2 shields, or put back none and gain nothing.
    .p2 = Make an offer as against another knight. Any total above 0 wins 2 shields.
    .p3 = You do not have to put back a card, even though the Czech rulebook sounds like it.
    .p4 = If two have taken a Tournament but only one knight stands at Camelot, that knight is alone in the tournament.
rulebook-t5 =
    .p1 = Cards that were only a bluff go back too.
    .p2 = The English rulebook does not mention it. It holds in both editions here.

## Phase III

rulebook-n1 =
    .p1 = New tasks come only now. Until then, the tasks that are left have to do.
    .p2 = Once the pile is used up, fewer than three lie open, and in the end none.
rulebook-n2 =
    .p1 = Tent 1 chooses first and acts first: that helps you catch up.
    .p2 = The tents of tied players are shuffled among those players only.
rulebook-n3 =
    .p1 = You keep your virtue cards, your tasks and your shields, and your knight stays where it is.
    .p2 = If the goal has been reached, there is no next round.

## End of the game

rulebook-g1 =
    .p1 = Everybody may still carry out all their cards. So you can be overtaken in the last round.
    .p2 = It does not matter whether you hit the goal exactly or pass it.
rulebook-g2 =
    .p1 = In a tie, what counts is who gained the last of these shields earlier.
    .p2 = What is meant is not the goal, but the number at which the players are tied: the English rulebook can be read either way, the Czech one cannot.
    .p3 = Only a drawn tournament can give two knights their last shield at the same moment. Then they share the victory.

## The screen

rulebook-title = Rulebook
    .help = All rules, with pictures
rulebook-cite = Rule { $rule } – R opens it
rulebook-contents = Contents
rulebook-end-of-game = End of the game
rulebook-at-the-table = At the real table
rulebook-range = { $first }–{ $last }
rulebook-page-number = Page { $number } of { $pages }
rulebook-next = Next page
rulebook-previous = Previous page
rulebook-see-also = See also
rulebook-works = Works { $place }: { $border }
rulebook-keys = Arrow keys or Page Up and Page Down: turn pages · /: search · Esc: back

rulebook-source = { $ruling ->
    [yes] { $english ->
        [yes] English rulebook, Czech rulebook (page { $page }) · our ruling
       *[no] Czech rulebook (page { $page }) · our ruling
    }
   *[no] { $english ->
        [yes] English rulebook, Czech rulebook (page { $page })
       *[no] Czech rulebook (page { $page })
    }
}
rulebook-ruling = our ruling
    .help = The rulebooks are silent here, or differ. So we had to decide.
rulebook-edition-here = { $edition }: it holds in your game

rulebook-search = Search the rulebook
    .placeholder = Quest, pay, D9, expire …
    .found = { $count ->
        [one] { $count } place found
       *[other] { $count } places found
    }
    .none = Nothing found for “{ $text }”.
    .hint = Try a single word, the number of a rule such as D9, or the German word on the card.
    .clear = Clear the search
    .german = German: { $text }

## Reasons

rulebook-reasons = Why a card expires
    .intro = If a card goes back without having been carried out, all the reasons that apply at that moment are named, always in this order.
    .example = For example:
rulebook-reason-wrong-place = The border of the card does not fit the place where your knight stands. For a Quest you are also told which places would do.
rulebook-reason-pile-empty = No card of this virtue is left in its pile. You are told even if the place is wrong too.
rulebook-reason-no-task-on-display = All open tasks have been taken. You are told even if the place is wrong too.
rulebook-reason-no-book = You have no Book to put back. You are told even if the place is wrong too.
rulebook-reason-no-task-in-hand = You hold no task that a Quest could complete.
rulebook-reason-not-at-task-location = You are in the countryside, but none of your tasks is for this place.
rulebook-reason-virtue-missing = A task asks for a virtue card that you cannot pay. You are told for each of your tasks for this place; if there is none, for each task in your hand.
rulebook-reason-not-at-camelot = When the tournament begins, your knight is not at Camelot.
rulebook-reason-nothing-offered = The Swords and Lances of your offer add up to 0. If you lose with more than 0, the card does not expire.
rulebook-reason-nothing-offered-single = You are alone in the tournament and offer nothing that earns shields.
rulebook-reason-given-up = You gave up a card that would have worked. So this reason always stands alone.
rulebook-reason-possible-earlier = It would have worked at an earlier point in your turn. This only ever comes with another reason.

## Editions

rulebook-editions = How the editions differ
    .intro = There are two rulebooks. They differ only in the tournament; everything else is the same. You choose one of them for each new game.

## Set-up for the real table

rulebook-setup = { $players ->
    [one] Set-up for { $players } player
   *[other] Set-up for { $players } players
}
    .players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
    .sheet = Show it as a sheet
    .sheet-help = The whole set-up on one page, without the book: as a picture or for printing.
setup-box = Back into the box
    .none = No action card and no virtue card: with four players you need them all.
    .knights = { $count ->
        [one] Also one knight and one tent.
       *[other] Also { $count } knights and { $count } tents.
    }
    .task = Put these cards back into the box first. You will not need them.
setup-circle = The circle
    .task = Lay the eight location cards in a circle, in any order.
setup-knights = Knights
    .task = Everybody chooses a knight and puts it outside the circle, beside Camelot.
setup-tents = Tents
    .task = Shuffle tents 1 to { $players } and give everybody one, face up. They give the order of play.
setup-actions = Action cards
    .task = Lay these { $count } cards face up outside the circle: Round Table and Tournament beside Camelot, then the Exercises, one beside the other. The Horses go opposite, with Court and Quest next to them.
setup-virtues = Virtue cards
    .task = Sort these { $count } cards into four face-up piles, each beside its Exercise.
setup-hands = Opening cards
    .task = Take these { $count } cards of value 1 from the piles, shuffle them and deal two to everybody, face down.
setup-tasks = Task cards
    .task = Shuffle all { $count } task cards. Three go face up in the middle of the circle, the rest beside them as a face-down pile.
setup-goal = Ready to go
    .task = Keep pen and paper at hand for the shields. In each round everybody takes { $picks } action cards. Whoever reaches { $goal } shields makes this round the last.

## Tasks

rulebook-tasks = All 14 tasks
    .intro = You complete a task at its own place, with a Quest card. These are its place, what it asks for and what it earns.
    .game = Below each task you see where it is in your game.
    .no-game = While a game is running, you also see here where each task is.

## Words

rulebook-words = Words
    .intro = This is what the cards are called here and in German. Where we do not know the printed name, you see ours.
    .german = On the card: { $term }
    .german-short = German: { $term }
    .switch = Show the printed German terms too
    .switch-help = Shows the German word from the printed card wherever a card is explained.
word-others = Other words
word-location-card = location card
word-action-card = action card
word-virtue-card = virtue card
word-task-card = task card
word-knight = knight
word-tent = tent
word-shield = shield, a point
word-supply = supply
word-countryside = countryside
word-round = round
word-phase = phase
word-expire = to expire

# The example at the foot of a rule.

rulebook-example = Example
rulebook-example-show = Show it on the table

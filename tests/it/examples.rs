//! The examples that come with the program: reachable, to the point, and put into words.

use std::collections::BTreeMap;

use tafelrunde::i18n::text::kings_errand::example as caption;
use tafelrunde::i18n::{Language, Translator};
use tafelrunde::lesson::kings_errand::{Example, Topic, lesson_card_set, load_examples};
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Event, Fate, KingsErrand, Location, Node, Phase, Position, Refusal, Rule,
    SeatPosition, Unmet, Virtue, VirtueCard, VirtueCards,
};
use tafelrunde::rules::{Game, Seat, Truth, Viewer, replay};

/// The longest caption, in characters: two or three lines beside a picture.
const LONGEST_CAPTION: usize = 220;

#[test]
fn every_reason_refusal_and_rule_has_a_reachable_example() {
    let examples = load_examples().unwrap_or_else(|error| panic!("{error}"));
    let mut found = BTreeMap::new();
    for example in &examples {
        reached(example);
        *found.entry(example.topic()).or_insert(0) += 1;
        match example.topic() {
            Topic::Rule(rule) => {
                assert!(!example.frames().is_empty(), "{rule}: nothing is shown");
                assert_eq!(example.refused(), None, "{rule}");
                assert!(Shown::of(example).shows(rule), "{rule} is not shown");
            }
            Topic::Reason(reason) => {
                let own = Shown::of(example).expired(example.seat());
                let kinds: Vec<_> = own.iter().flatten().map(Unmet::kind).collect();
                assert!(kinds.contains(&reason), "{reason:?}: {kinds:?}");
                assert_eq!(example.refused(), None, "{reason:?}");
            }
            Topic::Refusal(refusal) => {
                let illegal = example.refused().expect("an example for a refusal has one");
                let kinds: Vec<_> = illegal.reasons.iter().map(Refusal::kind).collect();
                assert_eq!(kinds, [refusal], "nothing else is wrong with it");
            }
        }
        let listed = Example::of(example.topic()).expect("the program has the example");
        assert_eq!(listed.before(), example.before());
    }
    for topic in Topic::all() {
        assert_eq!(found.get(&topic), Some(&1), "{topic:?}");
    }
    assert_eq!(Example::all().len(), found.len());
}

/// Plays the example from the root: every action is legal, and the views are those of its seat.
fn reached(example: &Example) -> Node<Truth> {
    let (game, viewer) = (example.game(), Viewer::Seat(example.seat()));
    let at = example.topic();
    assert!(example.seat().0 < game.seats(), "{at:?}");
    let mut node =
        replay(game, example.before(), &mut ()).unwrap_or_else(|e| panic!("{at:?}: {e}"));
    assert_eq!(game.view(&node, viewer), *example.view(), "{at:?}");
    for frame in example.frames() {
        game.apply(&mut node, frame.actor, frame.action, &mut ())
            .unwrap_or_else(|illegal| panic!("{at:?}: {illegal}"));
        assert_eq!(game.view(&node, viewer), frame.view, "{at:?}");
    }
    if let Some(illegal) = example.refused() {
        let again = game.apply(&mut node, illegal.actor, illegal.action, &mut ());
        assert_eq!(again.as_ref(), Err(illegal), "{at:?}");
    }
    node
}

#[test]
fn examples_keep_their_own_cards() {
    let cards = lesson_card_set().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(cards.id(), "lessons_1");
    for example in Example::all() {
        assert_eq!(*example.game().cards(), cards, "{:?}", example.topic());
    }
}

#[test]
fn every_example_has_a_short_caption_in_every_language() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let mut said = BTreeMap::new();
        for topic in Topic::all() {
            let text = caption(&tr, topic);
            let length = text.chars().count();
            assert!(!text.contains(['{', '}', '$', '[']), "{text}");
            assert!(text.ends_with('.'), "{text}");
            assert!(
                (20..=LONGEST_CAPTION).contains(&length),
                "{language:?} {topic:?}, {length} characters: {text}"
            );
            let former = said.insert(text, topic);
            assert_eq!(former, None, "two examples say the same");
        }
    }
}

/// What an example shows, as its seat sees it.
struct Shown<'a> {
    game: &'a KingsErrand,
    seat: Seat,
    state: Node<Truth>,
    hand: [VirtueCards; 2],
    before: &'a Position,
    after: &'a Position,
    /// What happens, action by action.
    frames: Vec<Vec<&'a Event>>,
    actions: Vec<Action>,
}

impl<'a> Shown<'a> {
    fn of(example: &'a Example) -> Self {
        let last = example.frames().last().expect("something is shown");
        let hand = |view: &tafelrunde::rules::kings_errand::View| view.own_hand().unwrap();
        Self {
            game: example.game(),
            seat: example.seat(),
            state: replay(example.game(), example.before(), &mut ()).unwrap(),
            hand: [hand(example.view()), hand(&last.view)],
            before: example.view().position(),
            after: last.view.position(),
            frames: example
                .frames()
                .iter()
                .map(|frame| frame.observations.iter().map(|it| it.event()).collect())
                .collect(),
            actions: example.frames().iter().map(|frame| frame.action).collect(),
        }
    }

    fn events(&self) -> Vec<&'a Event> {
        self.frames.concat()
    }

    fn some(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.events().into_iter().any(wanted)
    }

    fn own(&self) -> [&SeatPosition; 2] {
        [self.before.seat(self.seat), self.after.seat(self.seat)]
    }

    /// Why cards of `seat` expire.
    fn expired(&self, seat: Seat) -> Vec<Vec<Unmet>> {
        self.events()
            .into_iter()
            .filter_map(|event| match event {
                Event::ActionExpired {
                    seat: whose, unmet, ..
                } if *whose == seat => Some(unmet.clone()),
                _ => None,
            })
            .collect()
    }

    /// Who takes which card.
    fn chosen(&self) -> Vec<(Seat, ActionCard)> {
        self.events()
            .into_iter()
            .filter_map(|event| match event {
                Event::CardChosen { seat, card } => Some((*seat, *card)),
                _ => None,
            })
            .collect()
    }

    /// Total and gain of each knight of the tournament.
    fn results(&self) -> Vec<(u8, u8)> {
        self.events()
            .into_iter()
            .filter_map(|event| match event {
                Event::TournamentResult { total, shields, .. } => Some((*total, *shields)),
                _ => None,
            })
            .collect()
    }

    /// The offers of the tournament when they are turned.
    fn offers(&self) -> Vec<VirtueCards> {
        self.events()
            .into_iter()
            .filter_map(|event| match event {
                Event::OffersRevealed { offers } => Some(offers.iter().copied().flatten()),
                _ => None,
            })
            .flatten()
            .collect()
    }

    fn shows(&self, rule: Rule) -> bool {
        match rule {
            Rule::S1 | Rule::S2 | Rule::S3 | Rule::S4 | Rule::S5 | Rule::S6 | Rule::S7 => {
                self.shows_set_up(rule)
            }
            Rule::C1 | Rule::C2 | Rule::C3 | Rule::C4 | Rule::C5 => self.shows_choosing(rule),
            Rule::D1 | Rule::D2 | Rule::D3 | Rule::D4 => self.shows_a_turn(rule),
            Rule::D5 | Rule::D6 | Rule::D7 | Rule::D8 | Rule::D9 | Rule::D10 => {
                self.shows_an_action(rule)
            }
            Rule::T1 | Rule::T2 | Rule::T3 | Rule::T4 | Rule::T5 => self.shows_a_tournament(rule),
            Rule::N1 | Rule::N2 | Rule::N3 => self.shows_a_new_round(rule),
            Rule::G1 | Rule::G2 => self.shows_the_end(rule),
        }
    }

    fn shows_set_up(&self, rule: Rule) -> bool {
        let (before, after) = (self.before, self.after);
        let first_round = self.some(|it| matches!(it, Event::RoundBegan { round: 1, .. }));
        let one = VirtueCard::new(Virtue::Book, 1);
        match rule {
            Rule::S1 => self.some(|it| matches!(it, Event::RingLaid { .. })),
            Rule::S2 => {
                let at_home = |seat| after.seat(seat).knight() == Location::Camelot;
                first_round && after.seats().all(at_home)
            }
            Rule::S3 => first_round && after.seats().all(|seat| after.order().tent(seat) > 0),
            Rule::S4 => {
                let whole = before.supply() == self.game.setup().supply();
                whole && before.supply().len() == 13 && self.chosen().len() == 1
            }
            Rule::S5 => {
                let opening = self.game.setup().players.opening_cards();
                let whole = before.piles().plus(opening) == self.game.setup().virtues();
                let exercised = |it: &Event| {
                    matches!(
                        it,
                        Event::Exercised {
                            virtue: Virtue::Book,
                            ..
                        }
                    )
                };
                whole && before.piles().count(one) == 0 && self.some(exercised)
            }
            Rule::S6 => self.events().into_iter().all(|event| match event {
                Event::HandDealt { seat, cards } => match cards {
                    Some(cards) => *seat == self.seat && cards.len() == 2 && cards.total() == 2,
                    None => *seat != self.seat,
                },
                _ => false,
            }),
            _ => after.display_set().len() == 3 && self.frames.len() == 3 && before.round() == 0,
        }
    }

    fn shows_choosing(&self, rule: Rule) -> bool {
        let chosen = self.chosen();
        let &[(first, card), ..] = chosen.as_slice() else {
            return false;
        };
        let order = self.before.order().as_slice();
        match rule {
            Rule::C1 => {
                let seats: Vec<_> = chosen.iter().map(|&(seat, _)| seat).collect();
                let round = [order, &order[..1]].concat();
                seats == round
            }
            Rule::C2 => {
                let place = self.before.seat(first).knight();
                first == self.seat && !card.side().allows(place)
            }
            Rule::C3 => chosen.iter().filter(|&&it| it == (self.seat, card)).count() == 2,
            Rule::C4 => {
                let joust = |seat| (seat, ActionCard::Tournament);
                chosen == order.iter().copied().map(joust).collect::<Vec<_>>()
            }
            _ => {
                let mut legal = Vec::new();
                self.game.legal_actions(&self.state, &mut legal);
                let only_choices = legal.iter().all(|it| matches!(it, Action::Choose(_)));
                only_choices && first != self.seat
            }
        }
    }

    fn shows_a_turn(&self, rule: Rule) -> bool {
        let [before, after] = self.own();
        let supply = |card| [self.before, self.after].map(|it| it.supply().count(card));
        match rule {
            Rule::D1 => {
                let done: Vec<_> = self
                    .after
                    .done()
                    .map(|it| it.action.carries_out())
                    .collect();
                let chosen: Vec<_> = after.chosen().map(|it| Some(it.card)).collect();
                done.len() == chosen.len() && done != chosen
            }
            Rule::D2 => {
                let green = |it: &Event| matches!(it, Event::CourtHeld { .. });
                let yellow = |it: &Event| matches!(it, Event::Exercised { .. });
                before.knight() == Location::Camelot
                    && self
                        .frames
                        .first()
                        .is_some_and(|it| it.iter().any(|it| yellow(it)))
                    && self
                        .frames
                        .last()
                        .is_some_and(|it| it.iter().any(|it| green(it)))
                    && after.knight().is_countryside()
            }
            Rule::D3 => self.events().into_iter().any(|event| match event {
                Event::ActionExpired { seat, card, .. } => {
                    let [there, back] = supply(*card);
                    *seat == self.seat && there < back
                }
                _ => false,
            }),
            _ => {
                let ended = self.some(|it| *it == Event::TurnEnded { seat: self.seat });
                let back = |card| supply(card)[0] < supply(card)[1];
                ended
                    && before
                        .chosen()
                        .all(|it| it.fate == Fate::CarriedOut && back(it.card))
                    && self.expired(self.seat).is_empty()
            }
        }
    }

    fn shows_an_action(&self, rule: Rule) -> bool {
        let [before, after] = self.own();
        let gained = after.shields() - before.shields();
        match rule {
            Rule::D5 => self.events().into_iter().any(|event| match event {
                Event::Exercised { virtue, value, .. } => {
                    let other = VirtueCard::new(*virtue, 3 - value);
                    self.before.piles().count(other) > 0
                }
                _ => false,
            }),
            Rule::D6 => {
                let taken = self.events().into_iter().filter_map(|event| match event {
                    Event::TaskTaken { seat, .. } => Some(*seat),
                    _ => None,
                });
                let [first, second] = taken.collect::<Vec<_>>()[..] else {
                    return false;
                };
                let left = [self.before, self.after].map(|it| it.display_set().len());
                first != self.seat && second == self.seat && left == [3, 1]
            }
            Rule::D7 => self.events().into_iter().any(|event| match event {
                Event::Rode {
                    horse, distance, ..
                } => (1..horse.reach()).contains(distance),
                _ => false,
            }),
            Rule::D8 => gained == 2 && self.some(|it| matches!(it, Event::CourtHeld { .. })),
            Rule::D9 => self.events().into_iter().any(|event| match event {
                Event::QuestCompleted {
                    task,
                    paid,
                    shields,
                    ..
                } => {
                    let card = self.game.cards().task(*task).expect("this task exists");
                    paid.total() > card.needs.total()
                        && gained == *shields
                        && after.completed().contains(*task)
                }
                _ => false,
            }),
            _ => self.hand.map(VirtueCards::len) == [2, 6],
        }
    }

    fn shows_a_tournament(&self, rule: Rule) -> bool {
        match rule {
            Rule::T1 => self.events().into_iter().any(|event| match event {
                Event::TournamentBegan { knights } => self.before.seats().all(|seat| {
                    let own = self.before.seat(seat);
                    let takes_part =
                        own.holds(ActionCard::Tournament) && own.knight() == Location::Camelot;
                    knights.contains(seat) == takes_part && takes_part
                }),
                _ => false,
            }),
            Rule::T2 => {
                let bluff = |offer: &VirtueCards| *offer != offer.tournament_cards();
                self.offers().len() == 2 && self.offers().iter().any(bluff)
            }
            Rule::T3 => self.results() == [(3, 2), (2, 0)],
            Rule::T4 => self.offers().len() == 1 && self.results() == [(0, 2)],
            _ => {
                let piles = [self.before, self.after].map(Position::piles);
                let all = self.offers().into_iter().fold(piles[0], VirtueCards::plus);
                let lost = self
                    .results()
                    .iter()
                    .any(|&(total, gain)| total > 0 && gain == 0);
                piles[1] == all && lost
            }
        }
    }

    fn shows_a_new_round(&self, rule: Rule) -> bool {
        let began = self.some(|it| matches!(it, Event::RoundBegan { round: 2.., .. }));
        match rule {
            Rule::N1 => {
                let left = [self.before, self.after].map(|it| it.display_set().len());
                left == [2, 3] && self.before.round() > 0
            }
            Rule::N2 => {
                let shields = |position: &Position| -> Vec<u8> {
                    let order = self.after.order().as_slice().iter();
                    order.map(|&seat| position.seat(seat).shields()).collect()
                };
                let sorted = shields(self.after);
                began && sorted.is_sorted() && sorted.first() < sorted.last()
            }
            _ => {
                let whole = self.game.setup().supply().len();
                let taken = self.after.supply().len() + 1 == whole;
                began && taken && self.after.phase() == Phase::Choose && self.actions.len() == 2
            }
        }
    }

    fn shows_the_end(&self, rule: Rule) -> bool {
        let seats: Vec<_> = self.after.seats().collect();
        let best = seats
            .iter()
            .map(|&seat| self.after.seat(seat).shields())
            .max();
        let tied = |&&seat: &&Seat| Some(self.after.seat(seat).shields()) == best;
        let ended = self.frames.last().is_some_and(|events| {
            events
                .iter()
                .any(|it| matches!(it, Event::GameEnded { .. }))
        });
        match rule {
            Rule::G1 => {
                let goals = self.events().into_iter().filter_map(|event| match event {
                    Event::GoalReached { seat } => Some(*seat),
                    _ => None,
                });
                let goals = goals.collect::<Vec<_>>();
                // The first to reach the goal does not win by it.
                ended && goals.len() == 2 && !self.after.winners().contains(goals[0])
            }
            _ => {
                let winners: Vec<_> = self.after.winners().iter().collect();
                ended && seats.iter().filter(tied).count() == 2 && winners == [self.seat]
            }
        }
    }
}

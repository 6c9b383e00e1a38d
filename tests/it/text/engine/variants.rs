//! Everything that the engine can say is said in every language.

use rand::{RngExt, SeedableRng};
use tafelrunde::bot::{BotKind, Budget, Generator, Level, Temperament};
use tafelrunde::i18n::text::kings_errand::{
    Narrator, fault, help, names, rule_summary, rule_title,
};
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, CardSetFault, ChanceFault, Edition, Event, KingsErrand, Location,
    LocationSet, Phase, Players, Refusal, Rule, Setup, Side, TaskId, Unmet, Virtue, VirtueCard,
    VirtueCards,
};
use tafelrunde::rules::{Actor, Game, Seat, Viewer};

use super::{assert_fit, assert_sentence, card_set, seat_names, translators};

#[test]
fn everything_in_the_box_has_a_name_and_a_purpose() {
    let set = card_set();
    for tr in &translators() {
        for location in Location::ALL {
            assert_fit(&names::location(tr, location));
            assert_fit(&names::location_at(tr, location));
            assert_fit(&names::location_to(tr, location));
            assert_sentence(&help::location(tr, &set, location));
        }
        for side in [Side::Camelot, Side::Countryside, Side::Anywhere] {
            assert_fit(&names::side(tr, side));
            assert_fit(&names::border(tr, side));
        }
        for virtue in Virtue::ALL {
            assert_fit(&names::virtue(tr, virtue));
            assert_fit(&names::virtue_meaning(tr, virtue));
            assert_fit(&names::pile(tr, virtue));
            assert_fit(&names::no_card(tr, virtue));
        }
        for card in ActionCard::all() {
            assert_fit(&names::action_card(tr, card));
            assert_fit(&names::action_card_short(tr, card));
            assert_sentence(&help::action_card(tr, card));
        }
        for task in TaskId::all().chain(TaskId::new(15)) {
            assert_fit(&names::task(tr, task));
            assert_fit(&names::task_quoted(tr, task));
            if let Some(text) = help::task(tr, &set, task) {
                assert_sentence(&text);
            }
        }
        for edition in Edition::ALL {
            assert_fit(&names::edition(tr, edition));
            assert_sentence(&names::edition_difference(tr, edition));
        }
        for phase in [
            Phase::LayRing,
            Phase::DealHands,
            Phase::RevealTasks,
            Phase::DealTents,
            Phase::Choose,
            Phase::CarryOut,
            Phase::Tournament,
            Phase::Over,
        ] {
            for round in [0, 3] {
                assert_fit(&names::phase(tr, phase, round));
                assert_fit(&names::round_and_phase(tr, phase, round));
            }
        }
        for index in 0..4 {
            assert_fit(&names::knight(tr, index));
            assert_fit(&names::knight_colour(tr, index));
            assert_fit(&names::tent(tr, index as u8 + 1));
        }
        assert_sentence(&help::tent(tr));
        assert_fit(&names::person(tr));
        assert_sentence(&names::person_character(tr));
        for level in Level::ALL {
            assert_fit(&names::level(tr, level));
            assert_sentence(&names::level_character(tr, level));
            for temperament in Temperament::ALL {
                let kind = BotKind::even(level).with_temperament(temperament);
                assert_fit(&names::bot(tr, kind));
                assert_sentence(&names::bot_character(tr, kind));
            }
        }
        for temperament in Temperament::ALL {
            assert_fit(&names::temperament(tr, temperament));
            assert_sentence(&names::temperament_character(tr, temperament));
        }
        for budget in ["1", "1000", "1ms", "500ms", "1000ms", "2000ms", "5000ms"] {
            let budget: Budget = budget.parse().unwrap();
            assert_fit(&names::budget(tr, budget));
        }
        assert_fit(&names::budget(tr, Budget::Usual));
        for count in 0..30 {
            assert_fit(&names::shields(tr, count));
            assert_fit(&names::cards(tr, count));
            assert_fit(&names::virtue_card_count(tr, count));
            assert_fit(&names::rounds(tr, count));
            assert_fit(&names::locations(tr, count));
            assert_fit(&names::tasks(tr, count));
            assert_fit(&names::face_down(tr, count));
        }
    }
}

#[test]
fn every_rule_has_a_title_and_a_summary() {
    for tr in &translators() {
        for &rule in Rule::ALL {
            assert_fit(&rule_title(tr, rule));
            assert_sentence(&rule_summary(tr, rule));
        }
    }
}

pub(super) fn places(some: impl IntoIterator<Item = Location>) -> LocationSet {
    some.into_iter().collect()
}

/// Every kind of reason with every kind of fact.
pub(super) fn all_unmet() -> Vec<Unmet> {
    let countryside = places(Location::ALL.into_iter().filter(|it| it.is_countryside()));
    let mut all = vec![
        Unmet::NoTaskOnDisplay,
        Unmet::NoBook,
        Unmet::NoTaskInHand,
        Unmet::NothingOffered { single: false },
        Unmet::NothingOffered { single: true },
        Unmet::GivenUp,
    ];
    all.extend((0..4).map(|step| Unmet::PossibleEarlier { step }));
    for at in Location::ALL {
        all.push(Unmet::NotAtCamelotForTournament { at });
        all.push(Unmet::NotAtTaskLocation {
            at,
            places: places([Location::MoonLake]),
        });
        all.push(Unmet::WrongPlace {
            at,
            needs: Side::Camelot,
            places: places([Location::Camelot]),
        });
        for places in [
            countryside,
            places([Location::MoonLake]),
            places([
                Location::MoonLake,
                Location::BlackTower,
                Location::DwarfMines,
            ]),
        ] {
            all.push(Unmet::WrongPlace {
                at,
                needs: Side::Countryside,
                places,
            });
        }
    }
    for virtue in Virtue::ALL {
        all.push(Unmet::PileEmpty { virtue });
        for task in TaskId::all() {
            for (value, best) in [(1, None), (2, None), (2, Some(1)), (1, Some(2))] {
                all.push(Unmet::VirtueMissing {
                    task,
                    virtue,
                    value,
                    best,
                });
            }
        }
    }
    all
}

#[test]
fn every_reason_is_said_of_ones_own_card_and_of_others() {
    let seats = seat_names();
    for tr in &translators() {
        for you in [Some(Seat(0)), Some(Seat(1)), None] {
            let narrator = Narrator::new(tr, &seats, you);
            for card in ActionCard::all() {
                for unmet in all_unmet() {
                    assert_sentence(&narrator.reason(Seat(0), card, unmet));
                }
                let hidden = narrator.reasons(Seat(0), card, &[]);
                assert_eq!(hidden.len(), 1);
                assert_sentence(&hidden[0]);
            }
            for unmet in all_unmet() {
                let short = narrator.reason_short(unmet);
                assert_fit(&short);
                assert!(
                    short.chars().next().is_some_and(char::is_uppercase),
                    "{short}"
                );
                let words = short.split_whitespace().count();
                assert!((1..=4).contains(&words), "{short}");
            }
        }
    }
}

/// Every kind of refusal.
pub(super) fn all_refusals() -> Vec<Refusal> {
    vec![
        Refusal::GameOver,
        Refusal::WrongPhase,
        Refusal::NotYourTurn,
        Refusal::NotYourCard,
        Refusal::NotInSupply,
        Refusal::SecondTournament,
        Refusal::CannotBeCarriedOut(vec![Unmet::NoTaskInHand]),
        Refusal::CannotBeCarriedOut(Vec::new()),
        Refusal::ValueNotInPile,
        Refusal::TaskNotOnDisplay,
        Refusal::TooFar {
            distance: 1,
            reach: 1,
        },
        Refusal::TooFar {
            distance: 4,
            reach: 2,
        },
        Refusal::ZeroMove,
        Refusal::TaskNotInHand,
        Refusal::TaskElsewhere {
            location: Location::MistyFen,
        },
        Refusal::WrongPayment,
        Refusal::CardNotInHand,
        Refusal::OfferNotAllowed,
        Refusal::NoSuchThing,
        Refusal::BadChance(ChanceFault::Ring),
        Refusal::BadChance(ChanceFault::HandSeat),
        Refusal::BadChance(ChanceFault::HandCards),
        Refusal::BadChance(ChanceFault::TaskSeen),
        Refusal::BadChance(ChanceFault::TentSeats),
        Refusal::BadChance(ChanceFault::TentOrder),
    ]
}

#[test]
fn every_refusal_is_said() {
    let seats = seat_names();
    let quest = Action::Quest {
        task: TaskId::new(11).expect("there is a task 11"),
        pay: VirtueCards::EMPTY,
    };
    let refusals = all_refusals();
    for tr in &translators() {
        let narrator = Narrator::new(tr, &seats, Some(Seat(0)));
        for refusal in &refusals {
            for actor in [Actor::Chance, Actor::Seat(Seat(0)), Actor::Seat(Seat(1))] {
                assert_sentence(&narrator.refusal(actor, quest, refusal));
            }
        }
        assert_sentence(&narrator.refusals(Seat(1), quest, &refusals));
    }
}

#[test]
fn every_fault_of_a_card_set_is_said() {
    let (text, number, virtue) = ("atlantis".to_owned(), 3, Virtue::Dragon);
    let faults = [
        CardSetFault::BadId(text.clone()),
        CardSetFault::LocationCount { found: 7 },
        CardSetFault::UnknownLocation(text.clone()),
        CardSetFault::LocationTwice(text.clone()),
        CardSetFault::HorseCount { found: 1 },
        CardSetFault::HorseReach { reach: 9 },
        CardSetFault::RemovedHorseNotThere { reach: 1 },
        CardSetFault::UnknownVirtue(text.clone()),
        CardSetFault::VirtueCardCount { found: 17 },
        CardSetFault::VirtueValue { virtue, value: 3 },
        CardSetFault::TooFewOnes {
            virtue,
            found: 1,
            needed: 3,
        },
        CardSetFault::TaskCount { found: 13 },
        CardSetFault::UnknownTask { number },
        CardSetFault::TaskTwice { number },
        CardSetFault::TaskLocation {
            number,
            name: text.clone(),
        },
        CardSetFault::TaskAtCamelot { number },
        CardSetFault::TaskWithoutNeeds { number },
        CardSetFault::TaskVirtue { number, name: text },
        CardSetFault::TaskValue {
            number,
            virtue,
            value: 3,
        },
        CardSetFault::TaskUnpayable { number, virtue },
        CardSetFault::TaskShields { number, shields: 0 },
    ];
    for tr in &translators() {
        for it in &faults {
            assert_sentence(&fault(tr, it));
        }
    }
}

#[test]
fn every_event_and_every_state_of_whole_games_is_said_to_everybody() {
    let (seats, translators) = (seat_names(), translators());
    let mut kinds = std::collections::BTreeSet::new();
    for (players, edition) in [(2, Edition::Cs), (3, Edition::En), (4, Edition::Cs)] {
        let game = KingsErrand::new(Setup {
            players: Players::new(players).expect("2 to 4 can play"),
            edition,
            cards: card_set(),
        });
        let mut rng = Generator::seed_from_u64(u64::from(players));
        let mut state = game.root();
        let mut legal = Vec::new();
        let mut actions = 0;
        while let Some(actor) = game.turn(&state).actor() {
            let action = match actor {
                Actor::Chance => game.sample_chance(&state, &mut rng),
                Actor::Seat(seat) => {
                    let view = game.view(&state, Viewer::Seat(seat));
                    game.legal_actions_in(&view, &mut legal);
                    legal.get(rng.random_range(0..legal.len())).copied()
                }
            };
            let action = action.expect("somebody acts");
            let mut events: Vec<Event> = Vec::new();
            game.apply(&mut state, actor, action, &mut events)
                .expect("the action is legal");
            actions += 1;
            // Random games are long; a stretch of one and its end hold everything.
            if actions > 300 && game.turn(&state).actor().is_some() {
                continue;
            }
            for tr in &translators {
                for you in [None, Some(Seat(0)), Some(Seat(1))] {
                    let narrator = Narrator::new(tr, &seats, you);
                    let viewer = you.map_or(Viewer::Public, Viewer::Seat);
                    for event in &events {
                        kinds.insert(format!("{event:?}").split(' ').next().map(str::to_owned));
                        assert_sentence(&narrator.observation(&game.observe(event, viewer)));
                        assert_sentence(&narrator.event(event));
                    }
                    for bots in [false, true] {
                        let position = *game.view(&state, viewer).position();
                        assert_sentence(&narrator.status(&game, &position, |_| bots));
                    }
                }
            }
        }
    }
    assert!(kinds.len() >= 18, "the games hold every event: {kinds:?}");
}

#[test]
fn lists_of_cards_and_tasks_of_any_length_are_said() {
    for tr in &translators() {
        let mut cards = VirtueCards::EMPTY;
        assert_fit(&names::virtue_cards(tr, cards));
        for card in VirtueCard::all() {
            cards.add(card);
            cards.add(card);
            assert_fit(&names::virtue_cards(tr, cards));
        }
    }
}

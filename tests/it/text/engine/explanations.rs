//! Explanations in words: everything is said in every language, with its card and place.

use rand::{RngExt, SeedableRng};
use tafelrunde::bot::Generator;
use tafelrunde::i18n::Translator;
use tafelrunde::i18n::text::kings_errand::{Narrator, names};
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Change, Chronicle, Edition, Event, Explainer, Explanation, Help, Horse,
    KingsErrand, Location, PlayedTurn, Players, Refusal, Setup, Shortage, Side, Subject, TaskId,
    TurnCard, Unmet, Verdict, Virtue, VirtueCard, VirtueCards, Waste,
};
use tafelrunde::rules::{Actor, Alternative, Basis, Game, Seat, Viewer};

use super::variants::{all_refusals, all_unmet};
use super::{assert_fit, assert_sentence, card_set, seat_names, translators};

pub(super) const LAKE: Location = Location::MoonLake;

pub(super) fn horse(reach: u8) -> Horse {
    Horse::new(reach).expect("such a horse exists")
}

pub(super) fn task(number: u8) -> TaskId {
    TaskId::new(number).expect("there is such a task")
}

pub(super) fn virtue(virtue: Virtue, value: u8) -> VirtueCards {
    VirtueCard::new(virtue, value).into()
}

pub(super) fn turn(actions: &[Action]) -> PlayedTurn {
    let cards = actions.iter().filter_map(|&action| {
        let card = action.carries_out()?;
        let action = Some(action);
        Some(TurnCard { card, action })
    });
    PlayedTurn {
        cards: cards.collect(),
        offer: None,
        expired: 0,
        shields: 0,
    }
}

pub(super) fn told(card: Option<ActionCard>, at: Location, verdict: Verdict) -> Explanation {
    Explanation {
        subject: Subject {
            seat: Seat(0),
            card,
            action: None,
            at,
        },
        verdict,
        line: turn(&[]),
        alternatives: Vec::new(),
        help: Help::RuleAlone,
    }
}

pub(super) fn better(change: Change, actions: &[Action]) -> Alternative<KingsErrand> {
    Alternative {
        changes: vec![change],
        basis: Basis::KnownThen,
        turn: turn(actions),
    }
}

/// A card that can expire for this reason, and a place where.
fn case_of(unmet: Unmet) -> (ActionCard, Location) {
    match unmet {
        Unmet::WrongPlace {
            at,
            needs: Side::Camelot,
            ..
        } => (ActionCard::Exercise(Virtue::Book), at),
        Unmet::WrongPlace { at, .. } | Unmet::NotAtTaskLocation { at, .. } => {
            (ActionCard::Quest, at)
        }
        Unmet::NotAtCamelotForTournament { at } => (ActionCard::Tournament, at),
        Unmet::PileEmpty { virtue } => (ActionCard::Exercise(virtue), Location::Camelot),
        Unmet::NoTaskOnDisplay => (ActionCard::RoundTable, Location::Camelot),
        Unmet::NoBook | Unmet::PossibleEarlier { .. } => (ActionCard::Court, LAKE),
        Unmet::NoTaskInHand | Unmet::VirtueMissing { .. } => (ActionCard::Quest, LAKE),
        Unmet::NothingOffered { .. } => (ActionCard::Tournament, Location::Camelot),
        Unmet::GivenUp => (ActionCard::Horse(horse(2)), LAKE),
    }
}

/// What would be left if a text ended with its first sentence.
fn first_sentence(text: &str) -> &str {
    text.split_once(". ").map_or(text, |(first, _)| first)
}

fn assert_names(tr: &Translator, text: &str, card: ActionCard, place: &str) {
    let first = first_sentence(text).to_lowercase();
    let card = names::action_card(tr, card).to_lowercase();
    assert!(first.contains(&card), "{card:?} is not in {text}");
    assert!(
        first.contains(&place.to_lowercase()),
        "{place:?} is not in {text}"
    );
}

/// Everything that can be said of an explanation can be shown.
fn assert_told(narrator: &Narrator<'_>, explanation: &Explanation) {
    let title = narrator.why_title(explanation);
    assert_fit(&title);
    assert!(title.ends_with('?'), "{title}");
    assert_sentence(&narrator.why(explanation));
    for more in narrator.why_more(explanation) {
        assert_sentence(&more);
    }
    if let Some(help) = narrator.help(explanation) {
        assert_sentence(&help);
    }
    for alternative in &explanation.alternatives {
        let title = narrator.alternative_title(alternative);
        assert_fit(&title);
        assert!(!title.ends_with('.'), "{title}");
        assert_sentence(&narrator.basis(explanation.subject.seat, alternative.basis));
        assert_turn(narrator, &alternative.turn);
    }
    assert_turn(narrator, &explanation.line);
}

fn assert_turn(narrator: &Narrator<'_>, turn: &PlayedTurn) {
    let steps = narrator.turn_steps(turn);
    // A Tournament that expires is told beside the cards of the turn.
    let unused = turn.cards.iter().filter(|card| card.action.is_none());
    let tournament = turn.offer.is_none() && usize::from(turn.expired) > unused.count();
    assert_eq!(
        steps.len(),
        turn.cards.len() + usize::from(turn.offer.is_some()) + usize::from(tournament)
    );
    for step in steps {
        assert_sentence(&step);
    }
    // It may begin with a figure.
    let result = narrator.turn_result(turn);
    assert_fit(&result);
    assert!(result.ends_with('.'), "{result}");
}

fn everybody(check: impl Fn(&Translator, &Narrator<'_>)) {
    let seats = seat_names();
    for tr in &translators() {
        for you in [Some(Seat(0)), Some(Seat(1)), None] {
            check(tr, &Narrator::new(tr, &seats, you));
        }
    }
}

#[test]
fn every_cause_names_card_and_place() {
    everybody(|tr, narrator| {
        for unmet in all_unmet() {
            let (card, at) = case_of(unmet);
            let place = names::location_at(tr, at);
            for verdict in [
                Verdict::Expired(vec![unmet, Unmet::NoBook]),
                Verdict::WouldExpire(vec![unmet, Unmet::NoBook]),
                Verdict::Refused(vec![
                    Refusal::CannotBeCarriedOut(vec![unmet]),
                    Refusal::CardNotInHand,
                ]),
            ] {
                let explanation = told(Some(card), at, verdict);
                assert_told(narrator, &explanation);
                assert_names(tr, &narrator.why(&explanation), card, &place);
                assert_eq!(narrator.why_more(&explanation).len(), 1);
                let title = narrator.why_title(&explanation);
                assert!(title.contains(&names::action_card(tr, card)), "{title}");
            }
        }
    });
}

#[test]
fn a_cause_that_only_its_seat_knows_is_not_made_up() {
    everybody(|_, narrator| {
        let explanation = told(Some(ActionCard::Court), LAKE, Verdict::Expired(Vec::new()));
        assert_told(narrator, &explanation);
        assert_eq!(
            narrator.why(&explanation),
            narrator.reasons(Seat(0), ActionCard::Court, &[]).join("")
        );
        assert!(narrator.why_more(&explanation).is_empty());
    });
}

#[test]
fn every_refusal_is_explained() {
    let actions = [
        (
            Action::Choose(ActionCard::Tournament),
            Some(ActionCard::Tournament),
        ),
        (Action::GiveUp(ActionCard::Court), Some(ActionCard::Court)),
        (
            Action::Offer(VirtueCards::EMPTY),
            Some(ActionCard::Tournament),
        ),
        (Action::Court { book: 1 }, Some(ActionCard::Court)),
        (Action::EndTurn, None),
    ];
    everybody(|tr, narrator| {
        for refusal in all_refusals() {
            for (action, card) in actions {
                let verdict = Verdict::Refused(vec![refusal.clone(), Refusal::NoSuchThing]);
                let mut explanation = told(card, LAKE, verdict);
                explanation.subject.action = Some(action);
                assert_told(narrator, &explanation);
                assert_eq!(narrator.why_more(&explanation).len(), 1);
                if let Some(card) = card {
                    let card = names::action_card(tr, card).to_lowercase();
                    let title = narrator.why_title(&explanation).to_lowercase();
                    assert!(title.contains(&card), "{title}");
                }
            }
        }
        assert_told(narrator, &told(None, LAKE, Verdict::Refused(Vec::new())));
    });
}

pub(super) fn wastes() -> [(ActionCard, Waste); 3] {
    [
        (
            ActionCard::Quest,
            Waste::Overpaid {
                task: task(8),
                paid: virtue(Virtue::Dragon, 2).plus(virtue(Virtue::Sword, 2)),
                enough: virtue(Virtue::Dragon, 1).plus(virtue(Virtue::Sword, 2)),
            },
        ),
        (
            ActionCard::Court,
            Waste::BookNeeded {
                book: 2,
                task: task(12),
            },
        ),
        (
            ActionCard::Horse(horse(2)),
            Waste::IdleRide {
                to: Location::DragonRock,
            },
        ),
    ]
}

#[test]
fn every_waste_names_card_and_place() {
    everybody(|tr, narrator| {
        for (card, waste) in wastes() {
            let explanation = told(Some(card), LAKE, Verdict::Wasted(waste));
            assert_told(narrator, &explanation);
            let place = match waste {
                Waste::IdleRide { to } => names::location_to(tr, to),
                Waste::Overpaid { .. } | Waste::BookNeeded { .. } => names::location_at(tr, LAKE),
            };
            assert_names(tr, &narrator.why(&explanation), card, &place);
        }
    });
}

#[test]
fn every_shortage_is_said() {
    everybody(|_, narrator| {
        for unmet in all_unmet() {
            for distance in [None, Some(1), Some(2), Some(4)] {
                let (card, at) = case_of(unmet);
                for verdict in [
                    Verdict::Expired(vec![unmet]),
                    Verdict::WouldExpire(vec![unmet]),
                ] {
                    let mut explanation = told(Some(card), at, verdict);
                    let unmet = vec![unmet, Unmet::NoBook];
                    explanation.help = Help::Nothing(Shortage { unmet, distance });
                    assert_told(narrator, &explanation);
                    assert!(narrator.help(&explanation).is_some());
                }
            }
        }
        let mut explanation = told(Some(ActionCard::Court), LAKE, Verdict::Expired(Vec::new()));
        for (help, said) in [
            (Help::Better, false),
            (Help::RuleAlone, false),
            (Help::AtACost, true),
            (Help::Hidden, true),
            (Help::Nothing(Shortage::default()), true),
        ] {
            explanation.help = help;
            assert_told(narrator, &explanation);
            assert_eq!(narrator.help(&explanation).is_some(), said);
        }
    });
}

/// Something else done with every card that can be used in more than one way, and then some.
fn all_changes() -> Vec<Change> {
    let book = |value| Action::Exercise {
        virtue: Virtue::Book,
        value,
    };
    let ride = |to| Action::Horse { card: horse(2), to };
    let quest = |number, value| Action::Quest {
        task: task(number),
        pay: virtue(Virtue::Dragon, value),
    };
    let pairs = [
        (book(1), book(2)),
        (ride(LAKE), ride(Location::Camelot)),
        (
            Action::RoundTable { task: task(1) },
            Action::RoundTable { task: task(2) },
        ),
        (Action::Court { book: 1 }, Action::Court { book: 2 }),
        (quest(8, 1), quest(8, 2)),
        (quest(8, 1), quest(5, 1)),
        (ride(LAKE), Action::Court { book: 1 }),
    ];
    let mut changes = vec![
        Change::Order,
        Change::Card {
            instead: ActionCard::Court,
            card: ActionCard::Exercise(Virtue::Book),
        },
    ];
    for (one, other) in pairs {
        let card = one.carries_out().expect("it carries out a card");
        for (instead, action) in [
            (Some(one), Some(other)),
            (Some(one), None),
            (None, Some(one)),
        ] {
            changes.push(Change::Choice {
                card,
                instead,
                action,
            });
        }
    }
    let mut offer = VirtueCards::EMPTY;
    for card in VirtueCard::all() {
        let instead = offer;
        changes.push(Change::Offer { instead, offer });
        offer.add(card);
        offer.add(card);
    }
    changes
}

#[test]
fn every_change_has_a_heading_and_every_turn_its_steps() {
    let actions: Vec<Action> = all_changes()
        .into_iter()
        .filter_map(|change| match change {
            Change::Choice { action, .. } => action,
            Change::Order | Change::Card { .. } | Change::Offer { .. } => None,
        })
        .collect();
    everybody(|_, narrator| {
        let mut explanation = told(Some(ActionCard::Court), LAKE, Verdict::Expired(Vec::new()));
        for change in all_changes() {
            for basis in [Basis::KnownThen, Basis::Hindsight] {
                let mut alternative = better(change, &actions);
                alternative.basis = basis;
                alternative.turn.offer = match change {
                    Change::Offer { offer, .. } => Some(offer),
                    Change::Choice { .. } | Change::Order | Change::Card { .. } => None,
                };
                explanation.alternatives = vec![alternative];
                assert_told(narrator, &explanation);
            }
        }
        explanation.alternatives = vec![better(Change::Order, &[])];
        assert_told(narrator, &explanation);
        for (expired, shields) in [(0, 0), (0, 5), (1, 1), (2, 3), (5, 22)] {
            let card = ActionCard::Court;
            explanation.line.cards.push(TurnCard { card, action: None });
            explanation.line.expired = expired;
            explanation.line.shields = shields;
            assert_told(narrator, &explanation);
        }
        assert_sentence(&narrator.too_late());
        for count in 0..5 {
            assert_sentence(&narrator.tried(count));
        }
    });
}

#[test]
fn what_goes_wrong_in_whole_games_is_explained_in_words() {
    let (seats, translators) = (seat_names(), translators());
    let mut explained = 0;
    for (players, edition) in [(2, Edition::Cs), (3, Edition::En)] {
        let game = KingsErrand::new(Setup {
            players: Players::new(players).expect("2 to 4 can play"),
            edition,
            cards: card_set(),
        });
        let mut rng = Generator::seed_from_u64(u64::from(players));
        let (mut state, mut legal) = (game.root(), Vec::new());
        let viewer = Viewer::Seat(Seat(1));
        let mut chronicle = Chronicle::new(&game);
        for step in 0..250 {
            let Some(actor) = game.turn(&state).actor() else {
                break;
            };
            let action = match actor {
                Actor::Chance => game.sample_chance(&state, &mut rng),
                Actor::Seat(seat) => {
                    let view = game.view(&state, Viewer::Seat(seat));
                    game.legal_actions_in(&view, &mut legal);
                    legal.get(rng.random_range(0..legal.len())).copied()
                }
            };
            let before = game.view(&state, viewer);
            let mut events: Vec<Event> = Vec::new();
            game.apply(
                &mut state,
                actor,
                action.expect("somebody acts"),
                &mut events,
            )
            .expect("the action is legal");
            let seen: Vec<_> = events.iter().map(|it| game.observe(it, viewer)).collect();
            chronicle.see(step, &before, &seen);
        }
        let mut explainer = Explainer::default();
        for story in chronicle.turns() {
            let mut all = explainer.wasted(&game, story);
            let expired: Vec<_> = story.expired().collect();
            let expired = expired.into_iter();
            all.extend(expired.filter_map(|index| explainer.expired(&game, story, index)));
            for explanation in all {
                explained += 1;
                for tr in &translators {
                    let narrator = Narrator::new(tr, &seats, Some(Seat(1)));
                    assert_told(&narrator, &explanation);
                }
            }
        }
    }
    assert!(explained > 50, "{explained}");
}

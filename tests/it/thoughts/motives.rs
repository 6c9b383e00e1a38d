//! Everything a bot can be moved by happens, and is said in every language; while a game goes on,
//! nothing that is said depends on hidden cards.

use std::collections::BTreeMap;

use rand::SeedableRng;
use tafelrunde::bot::{BotKind, Generator, Thought, Weighed, Yardstick};
use tafelrunde::i18n::text::kings_errand::Narrator;
use tafelrunde::persist::embedded_card_set;
use tafelrunde::rules::kings_errand::{
    Action, Edition, KingsErrand, Phase, Players, Setup, Unmet, VirtueCards,
};
use tafelrunde::rules::{Actor, Game, Record, Seat, Turn};
use tafelrunde::session::kings_errand::{
    Deed, Difficulty, Draw, Goal, Motive, Need, Offering, Readiness, Reasoning,
};
use tafelrunde::session::{Match, Player, play_out};

use super::Table;
use crate::text::engine::{assert_fit, assert_sentence, translators};

fn setup(players: u8, edition: Edition) -> Setup {
    Setup {
        players: Players::new(players).unwrap(),
        edition,
        cards: embedded_card_set(),
    }
}

/// A game of bots with what they thought; `rounds` is where it is broken off.
fn played(
    players: u8,
    edition: Edition,
    kind: BotKind,
    seed: u64,
    rounds: u16,
) -> (Record<KingsErrand>, Vec<(usize, Thought<Action>)>) {
    let game = KingsErrand::new(setup(players, edition));
    let mut bots: Vec<_> = (0..players).map(|_| kind.make()).collect();
    let mut thoughts = Vec::new();
    let mut step = 0;
    let record = play_out(&game, &mut bots, seed, |seen| {
        thoughts.extend(seen.thought.map(|thought| (step, thought.clone())));
        step += 1;
        let position = seen.view.position();
        if position.round() > rounds
            || (position.round() == rounds && position.phase() == Phase::CarryOut)
        {
            std::ops::ControlFlow::Break(())
        } else {
            std::ops::ControlFlow::Continue(())
        }
    });
    (record.unwrap(), thoughts)
}

fn resumed(
    record: Record<KingsErrand>,
    kind: BotKind,
    thoughts: Vec<(usize, Thought<Action>)>,
) -> Option<Table> {
    let players = vec![Player::Bot(kind); usize::from(record.setup.players.get())];
    let game = Match::resume(record, players, 1).ok()?;
    Some(game.with_thoughts(thoughts))
}

/// What a search might have thought of these steps: a value for each, and no plan.
fn searched(record: &Record<KingsErrand>, yardstick: Yardstick) -> Vec<(usize, Thought<Action>)> {
    let steps = record.actions.iter().enumerate();
    let seats = steps.filter(|(_, (actor, _))| *actor != Actor::Chance);
    seats
        .map(|(step, &(_, action))| {
            let weighed = vec![Weighed {
                action,
                then: Vec::new(),
                value: 570,
                tried: 12,
            }];
            let thought = Thought {
                yardstick,
                worlds: 100,
                weighed,
            };
            (step, thought)
        })
        .collect()
}

fn key(motive: &Motive) -> &'static str {
    match motive {
        Motive::Ride { goal, .. } => match goal {
            Goal::Quest { .. } => "ride quest",
            Goal::Court(_) => "ride court",
            Goal::Exercise(_) => "ride exercise",
            Goal::RoundTable(_) => "ride round table",
            Goal::Tournament => "ride tournament",
            Goal::Home => "ride home",
            Goal::Nearer(_) => "ride nearer",
            Goal::Nothing => "ride nothing",
        },
        Motive::Quest {
            taken_first: true, ..
        } => "quest first",
        Motive::Quest {
            taken_first: false, ..
        } => "quest",
        Motive::Court {
            learned_first: true,
            ..
        } => "court first",
        Motive::Court {
            learned_first: false,
            ..
        } => "court",
        Motive::Learn { need, .. } => match need {
            Need::QuestNow(_) => "learn quest",
            Need::CourtNow => "learn court",
            Need::TournamentNow => "learn tournament",
            Need::Task(_) => "learn task",
            Need::CourtLater => "learn court later",
            Need::TournamentLater => "learn tournament later",
            Need::Stock => "learn stock",
        },
        Motive::TakeTask { readiness, .. } => match readiness {
            Readiness::Now => "task now",
            Readiness::Ready => "task ready",
            Readiness::Lacks(_) => "task lacks",
        },
        Motive::Tournament { rival: None, .. } => "tournament alone",
        Motive::Tournament { rival: Some(_), .. } => "tournament",
        Motive::Reserve(_) => "reserve",
        Motive::Deny { .. } => "deny",
        Motive::Spare(_) => "spare",
        Motive::GiveUp(_, Some(Unmet::GivenUp)) => "give up what could be done",
        Motive::GiveUp(..) => "give up",
        Motive::End {
            left,
            tournament: true,
        } if left.is_empty() => "end before the tournament",
        Motive::End { left, .. } if left.is_empty() => "end with nothing left",
        Motive::End { .. } => "end",
        Motive::Offer { offering, .. } => match offering {
            Offering::Empty => "offer empty",
            Offering::Kept => "offer kept",
            Offering::Beaten => "offer beaten",
            Offering::Alone => "offer alone",
            Offering::Sure => "offer sure",
            Offering::DrawAtWorst => "offer draw",
            Offering::Hope => "offer hope",
            Offering::Bluff => "offer bluff",
        },
    }
}

/// Every variant there is.
const ALL: [&str; 40] = [
    "court",
    "court first",
    "deny",
    "end",
    "end before the tournament",
    "end with nothing left",
    "give up",
    "give up what could be done",
    "learn court",
    "learn court later",
    "learn quest",
    "learn stock",
    "learn task",
    "learn tournament",
    "learn tournament later",
    "offer alone",
    "offer beaten",
    "offer bluff",
    "offer draw",
    "offer empty",
    "offer hope",
    "offer kept",
    "offer sure",
    "quest",
    "quest first",
    "reserve",
    "ride court",
    "ride exercise",
    "ride home",
    "ride nearer",
    "ride nothing",
    "ride quest",
    "ride round table",
    "ride tournament",
    "spare",
    "task lacks",
    "task now",
    "task ready",
    "tournament",
    "tournament alone",
];

fn names() -> Vec<String> {
    ["Emrys", "Branwen", "Morcant", "Elowen"]
        .map(str::to_owned)
        .into()
}

/// Says all of it in every language, to a person on seat A and to somebody who looks on.
fn say(told: &Reasoning) {
    let names = names();
    for tr in &translators() {
        for you in [None, Some(Seat(0)).filter(|&seat| seat != told.deed.seat)] {
            let narrator = Narrator::new(tr, &names, you);
            assert!(narrator.thought_title(told.deed).ends_with('?'));
            assert_fit(&narrator.thought_deed(told.deed.action));
            let reasons = narrator.thought_reasons(told);
            assert!(!reasons.is_empty());
            for reason in reasons {
                // A few words in a sentence may be a name in small letters.
                assert_fit(&reason);
                assert!(reason.ends_with(['.', '!', '“', '”']), "{reason}");
            }
            for knew in &told.knew {
                assert_sentence(&narrator.knew(told.deed.seat, knew));
            }
            let Some(balance) = &told.balance else {
                continue;
            };
            for step in narrator.thought_plan(&balance.plan) {
                assert_sentence(&step);
            }
            for option in &balance.weighed {
                assert_fit(&narrator.thought_deed(option.action));
                let value = narrator.thought_value(told.yardstick, option);
                assert_eq!(value.is_none(), told.yardstick == Yardstick::Chance);
                if let Some(value) = value {
                    assert_fit(&value);
                }
            }
            let note = narrator.thought_note(told.deed.seat, told.yardstick, balance);
            if let Some(note) = note {
                assert_sentence(&note);
            }
        }
    }
}

/// The reasonings of whole games, of every sort: as the bots thought, and as a search might have.
fn reasonings() -> Vec<Reasoning> {
    let mut told = Vec::new();
    let kinds = [BotKind::SQUIRE, BotKind::RANDOM, BotKind::PAGE];
    for (seed, players) in [(1, 2), (2, 3), (3, 4), (4, 2), (5, 3)] {
        for edition in Edition::ALL {
            for kind in kinds {
                let rounds = if kind == BotKind::RANDOM { 12 } else { 40 };
                let (record, thoughts) = played(players, edition, kind, seed, rounds);
                let sorts = [
                    thoughts,
                    searched(&record, Yardstick::Victories),
                    searched(&record, Yardstick::Shields),
                ];
                for thoughts in sorts {
                    let table = resumed(record.clone(), kind, thoughts).unwrap();
                    for deed in table.deeds() {
                        told.extend(table.reasoning(deed));
                    }
                }
            }
        }
    }
    // Bluffs are rare.
    for seed in 10..30 {
        let (record, _) = played(2, Edition::Cs, BotKind::RANDOM, seed, 25);
        let thoughts = searched(&record, Yardstick::Shields);
        let table = resumed(record, BotKind::RANDOM, thoughts).unwrap();
        let offers = table.deeds().into_iter();
        let offers = offers.filter(|deed| matches!(deed.action, Action::Offer(_)));
        told.extend(offers.filter_map(|deed| table.reasoning(deed)));
    }
    told
}

#[test]
fn every_motive_happens_and_is_said_in_every_language() {
    let mut examples: BTreeMap<&str, Vec<Reasoning>> = BTreeMap::new();
    let mut draws: Vec<Draw> = Vec::new();
    let (mut forced, mut close, mut planned, mut masked) = (0, 0, 0, 0);
    for told in reasonings() {
        match told.balance.as_ref().map(|it| it.difficulty) {
            Some(Difficulty::Forced) => forced += 1,
            Some(Difficulty::Close(_)) => close += 1,
            Some(Difficulty::Planned) => planned += 1,
            Some(Difficulty::Usual) | None => {}
        }
        masked += usize::from(told.balance.is_none());
        let draw = told.balance.as_ref().and_then(|it| it.draw);
        if let Some(draw) = draw.filter(|draw| !draws.contains(draw)) {
            draws.push(draw);
            say(&told);
        }
        let key = told.motive.as_ref().map_or("none", key);
        let few = examples.entry(key).or_default();
        if few.len() < 4 {
            say(&told);
            few.push(told);
        }
    }
    let missing: Vec<_> = ALL
        .iter()
        .filter(|key| !examples.contains_key(*key))
        .collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
    assert!(
        examples
            .keys()
            .all(|key| *key == "none" || ALL.contains(key))
    );
    assert!(
        forced > 0 && close > 0 && planned > 0 && masked > 0,
        "{forced} {close} {planned} {masked}"
    );
    assert!(
        draws.contains(&Draw::Many) && draws.contains(&Draw::OnlySensible),
        "{draws:?}"
    );
    assert!(
        draws.iter().any(|draw| matches!(draw, Draw::Allowed(_))),
        "{draws:?}"
    );
    assert!(
        draws.iter().any(|draw| matches!(draw, Draw::Sensible(_))),
        "{draws:?}"
    );
}

#[test]
fn after_the_game_every_move_of_a_bot_is_explained() {
    let (record, thoughts) = played(3, Edition::Cs, BotKind::SQUIRE, 8, 100);
    let moves = thoughts.len();
    let table = resumed(record, BotKind::SQUIRE, thoughts).unwrap();
    assert_eq!(table.turn(), Turn::Terminal);
    let deeds = table.deeds();
    assert_eq!(deeds.len(), moves);
    for deed in deeds {
        let told = table.reasoning(deed).unwrap();
        assert!(told.motive.is_some(), "{deed:?}");
        let balance = told.balance.unwrap();
        assert!(balance.chosen(deed.action).is_some(), "{deed:?}");
    }
}

#[test]
fn during_the_game_nothing_depends_on_hidden_cards() {
    let mut rng = Generator::seed_from_u64(3);
    let (mut compared, mut full) = (0, 0);
    for seed in 0..12 {
        for rounds in [1, 2, 4] {
            let (record, thoughts) = played(3, Edition::Cs, BotKind::SQUIRE, seed, rounds);
            for _ in 0..4 {
                let Some(other) = crate::review::swap_hidden(&record, Seat(0), &mut rng) else {
                    continue;
                };
                let table = |record| resumed(record, BotKind::SQUIRE, thoughts.clone());
                // Where the cards that were paid are no longer there, the game was another one.
                let (Some(one), Some(two)) = (table(record.clone()), table(other)) else {
                    continue;
                };
                assert_eq!(one.deeds(), two.deeds());
                for deed in one.deeds() {
                    let told = one.reasoning(deed).unwrap();
                    assert_eq!(Some(&told), two.reasoning(deed).as_ref());
                    compared += 1;
                    full += usize::from(told.motive.is_some());
                }
            }
        }
    }
    assert!(compared > 200 && full > 50, "{full} of {compared}");
}

#[test]
fn offers_are_explained_once_they_have_been_turned() {
    let game = KingsErrand::new(setup(3, Edition::Cs));
    let mut turned = 0;
    for seed in 0..40 {
        let mut bots: Vec<_> = (0..3).map(|_| BotKind::SQUIRE.make()).collect();
        let mut thoughts = Vec::new();
        let mut step = 0;
        let record = play_out(&game, &mut bots, seed, |seen| {
            thoughts.extend(seen.thought.map(|thought| (step, thought.clone())));
            step += 1;
            let waits = seen.view.position().offered().len() == 1;
            if waits {
                std::ops::ControlFlow::Break(())
            } else {
                std::ops::ControlFlow::Continue(())
            }
        });
        let mut record = record.unwrap();
        let Some((Actor::Seat(seat), Action::Offer(_))) = record.actions.last().copied() else {
            continue;
        };
        let step = record.actions.len() - 1;
        let table = resumed(record.clone(), BotKind::SQUIRE, thoughts.clone()).unwrap();
        let is_last = |deed: &Deed| deed.step == step;
        if table.turn() == Turn::Chance {
            continue;
        }
        assert!(!table.deeds().iter().any(is_last), "it lies face down");
        let rival = table.decision().unwrap().seat;
        let offer = Action::Offer(VirtueCards::EMPTY);
        record.actions.push((Actor::Seat(rival), offer));
        let table = resumed(record, BotKind::SQUIRE, thoughts).unwrap();
        let deed = table.deeds().into_iter().find(is_last).unwrap();
        assert_eq!(deed.seat, seat);
        assert!(table.reasoning(deed).is_some());
        turned += 1;
    }
    assert!(turned > 2, "{turned}");
}

#[test]
fn any_value_of_a_file_can_be_said() {
    let (record, thoughts) = played(2, Edition::Cs, BotKind::SQUIRE, 8, 100);
    let (step, thought) = thoughts.into_iter().next().unwrap();
    for yardstick in [Yardstick::Chance, Yardstick::Shields, Yardstick::Victories] {
        for value in [i32::MIN, -40, 0, 4, 96, 100, 250, 1000, i32::MAX] {
            let mut broken = thought.clone();
            broken.yardstick = yardstick;
            broken.worlds = u32::MAX;
            for option in &mut broken.weighed {
                option.value = value;
                option.then.push(Action::EndTurn);
                option.then.insert(0, Action::Court { book: 9 });
            }
            broken.weighed[0].value = i32::MAX;
            let table = resumed(record.clone(), BotKind::SQUIRE, vec![(step, broken)]).unwrap();
            let deed = table.deeds()[0];
            say(&table.reasoning(deed).unwrap());
        }
    }
}

#[test]
fn a_value_reads_like_a_number_of_the_language() {
    use tafelrunde::i18n::{Language, Translator};
    let option = |value| Weighed {
        action: Action::EndTurn,
        then: Vec::new(),
        value,
        tried: 0,
    };
    let names = names();
    let said = |language, yardstick, value| {
        let tr = Translator::new(language);
        let narrator = Narrator::new(&tr, &names, None);
        narrator.thought_value(yardstick, &option(value)).unwrap()
    };
    assert_eq!(
        said(Language::En, Yardstick::Shields, 324),
        "worth about 3.2 shields"
    );
    assert_eq!(
        said(Language::En, Yardstick::Shields, 98),
        "worth about 1 shield"
    );
    assert_eq!(
        said(Language::De, Yardstick::Shields, 324),
        "etwa 3,2 Schilde wert"
    );
    assert_eq!(
        said(Language::De, Yardstick::Shields, -3),
        "etwa 0 Schilde wert"
    );
    assert_eq!(
        said(Language::Cs, Yardstick::Shields, 324),
        "hodnota asi 3,2 bodu"
    );
    assert_eq!(
        said(Language::Cs, Yardstick::Shields, 300),
        "hodnota asi 3 body"
    );
    assert_eq!(
        said(Language::Cs, Yardstick::Shields, 500),
        "hodnota asi 5 bodů"
    );
    assert_eq!(
        said(Language::En, Yardstick::Victories, 574),
        "a win in 57 of 100 tries"
    );
}

#[test]
fn where_all_came_to_the_same_no_move_is_called_the_best() {
    let (record, thoughts) = played(2, Edition::Cs, BotKind::SQUIRE, 8, 100);
    let (step, thought) = thoughts
        .into_iter()
        .find(|(_, thought)| thought.weighed.len() > 2)
        .unwrap();
    let told = |values: &[i32]| {
        let mut searched = thought.clone();
        searched.yardstick = Yardstick::Victories;
        searched.worlds = 100;
        for (index, option) in searched.weighed.iter_mut().enumerate() {
            option.value = values[index.min(values.len() - 1)];
        }
        let thoughts = vec![(step, searched)];
        let table = resumed(record.clone(), BotKind::SQUIRE, thoughts).unwrap();
        let told = table.reasoning(table.deeds()[0]).unwrap();
        say(&told);
        told
    };
    let names = names();
    for tr in &translators() {
        let narrator = Narrator::new(tr, &names, None);
        let none = narrator.thought_reasons(&told(&[0]));
        let every = narrator.thought_reasons(&told(&[1000]));
        assert_eq!(none, every, "neither is better than anything else");
        assert!(none.iter().all(|it| !it.contains("100")), "{none:?}");
        let best = narrator.thought_reasons(&told(&[600, 300]));
        assert!(best[0].contains("60"), "{best:?}");
    }
}

#[test]
fn of_equals_the_first_in_the_list_was_almost_as_good() {
    let (record, thoughts) = played(2, Edition::Cs, BotKind::SQUIRE, 8, 100);
    let (step, mut thought) = thoughts
        .into_iter()
        .find(|(_, thought)| thought.weighed.len() > 2)
        .unwrap();
    let chosen = record.actions[step].1;
    for option in &mut thought.weighed {
        option.value = 300;
    }
    let table = resumed(record, BotKind::SQUIRE, vec![(step, thought)]).unwrap();
    let told = table.reasoning(table.deeds()[0]).unwrap();
    let balance = told.balance.unwrap();
    let first = balance.weighed.iter().find(|it| it.action != chosen);
    assert_eq!(balance.difficulty, Difficulty::Close(first.unwrap().action));
}

//! The table that is like a real one: no marks, and mistakes told afterwards.

use egui::Key;
use tafelrunde::i18n::Language;
use tafelrunde::persist::SavedGame;
use tafelrunde::rules::kings_errand::{Action, ActionCard, Phase};
use tafelrunde::session::CoachLevel;
use tafelrunde::ui::app::TableGame;

use super::{open, phase, seating, table, wait};
use crate::window::{Window, click, is_there, label, press};

/// Takes a Court and whatever else is there, until the own turn of Phase II. The knight stands in
/// Camelot, where no court is held.
fn choose(window: &mut Window) {
    let mut wanted = vec![ActionCard::Court];
    while phase(window).1 == Phase::Choose {
        let supply = table(window).view().position().supply();
        let next = wanted.pop().unwrap_or_else(|| {
            let mut kinds = supply.kinds().map(|(card, _)| card);
            let exercise = |card: &ActionCard| matches!(card, ActionCard::Exercise(_));
            kinds.find(exercise).unwrap()
        });
        click(window, &format!("supply.{next}"));
        wait(window);
    }
    assert_eq!(phase(window).1, Phase::CarryOut);
}

#[test]
fn nothing_is_marked_and_a_mistake_is_explained_afterwards() {
    let mut window = open(Language::De, seating(CoachLevel::Full, true));
    assert!(!is_there(&window, "hint"));
    choose(&mut window);
    for absent in ["hint", "next-step", "carry-out-all", "mistakes"] {
        assert!(!is_there(&window, absent), "{absent}");
    }
    let lane = table(&window).lane();
    assert!(lane.line.is_none() && lane.cards.iter().all(|card| card.step.is_none()));
    assert!(table(&window).hopeless().is_empty());
    assert!(
        table(&window)
            .choices()
            .legal()
            .iter()
            .all(|action| action.carries_out().is_none())
    );
    // The Court was chosen first. Anything can be said of it.
    click(&mut window, "ticket.0");
    let steps = table(&window).game().steps();
    click(&mut window, "option.0");
    assert_eq!(table(&window).game().steps(), steps);
    assert_eq!(label(&window, "refused"), "Das geht nicht.");
    assert!(!is_there(&window, "refused.why"));
    assert_eq!(
        table(&window).refused_wishes(),
        [(steps, Action::Court { book: 1 })]
    );
    assert!(!is_there(&window, "mistakes"), "not in the own turn");
    press(&mut window, Key::W);
    assert!(table(&window).state.why.is_none());
    press(&mut window, Key::Escape);

    // What works is done at once.
    click(&mut window, "ticket.1");
    click(&mut window, "option.1");
    assert_eq!(table(&window).game().steps(), steps + 1);

    // The other cards could still be used: letting them expire is a mistake as well.
    click(&mut window, "end-turn");
    wait(&mut window);
    assert!(is_there(&window, "mistakes"));
    let mistakes = table(&window).mistakes().len();
    assert_eq!(mistakes, 3, "{:?}", table(&window).mistakes());
    assert_eq!(label(&window, "mistakes"), "Fehler: 3");
    click(&mut window, "mistakes");
    assert!(is_there(&window, "mistake.0") && is_there(&window, "mistake.1"));
    click(&mut window, "mistake.why.0");
    assert!(table(&window).state.why.is_some());
    press(&mut window, Key::Escape);
    assert!(table(&window).state.why.is_none());

    // It is kept with the game.
    let open = table(&window);
    let saved = SavedGame::of(open.game(), open.seating(), std::time::SystemTime::now())
        .with_refused(open.refused_wishes());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    saved.save(&path).unwrap();
    let found = SavedGame::load(&path).unwrap().unwrap();
    assert_eq!(found, saved);
    let again = TableGame::resume(found.record, found.seating, found.seed).unwrap();
    let again = again.with_refused(found.refused);
    assert!(again.is_bare());
    assert_eq!(again.mistakes(), open.mistakes());
}

#[test]
fn a_game_can_be_played_to_its_end() {
    let mut window = open(Language::Cs, seating(CoachLevel::Off, true));
    for _ in 0..400 {
        if table(&window).is_over() {
            assert!(is_there(&window, "mistakes"));
            return;
        }
        let (_, at) = phase(&window);
        if at == Phase::Choose {
            let choices = table(&window).choices();
            let card = choices.supply().next().unwrap();
            click(&mut window, &format!("supply.{card}"));
        } else {
            press(&mut window, Key::E);
        }
        wait(&mut window);
        if table(&window).view().position().round() > 3 {
            return;
        }
    }
    panic!("the game does not go on");
}

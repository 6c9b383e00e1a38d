//! How the table is painted: from the game that is open, or from what is shown in its place.

use std::cell::{Cell, RefCell};

use super::{ExamGame, LessonGame, TableGame};
use crate::i18n::text::kings_errand::Narrator;
use crate::rules::Game;
use crate::rules::kings_errand::{ActionCard, Fate, KingsErrand};
use crate::ui::screen;
use crate::ui::screen::learn::Learning;
use crate::ui::stage::Stage;
use crate::ui::table::choices::Choices;
use crate::ui::table::layout::{self, TableLayout};
use crate::ui::table::plan::LanePlan;
use crate::ui::table::replay::Replay;
use crate::ui::table::show::Show;
use crate::ui::table::why::{self, WhyScene};
use crate::ui::table::{self, Marks, Overlay, Scene};

/// Whatever the system makes of the window, no screen is laid out in less than it needs: then a part
/// of it lies outside.
pub(super) fn make_room(ui: &mut egui::Ui) {
    let window = ui.max_rect();
    let room = window.size().max(layout::SMALLEST);
    ui.expand_to_include_rect(egui::Rect::from_min_size(window.min, room));
}

/// Paints the table as the own seat sees it, and the explanation that lies open above it; with the
/// guide of a `lesson`.
pub(super) fn table(
    ui: &mut egui::Ui,
    stage: Stage<'_>,
    game: &TableGame,
    muted: bool,
    lesson: Option<&LessonGame>,
) {
    // While something moves the table is that before it.
    let moving = game.moving();
    let past = moving.map(|moving| moving.moment);
    let own = past.map_or_else(|| game.own_seat(), |past| past.own);
    let view = past.map_or_else(|| game.view(), |past| past.view);
    let choices = past.map_or_else(|| game.choices(), |past| game.choices_in(past));
    let hopeless = past.map_or_else(|| game.hopeless(), |past| past.hopeless.clone());
    let you = game.you();
    let rules = game.game().game();
    let mut layout = laid_out(
        ui,
        stage,
        rules,
        if lesson.is_some() {
            layout::layout_of_lesson
        } else {
            layout::layout
        },
    );
    if stage.muted().is_some() {
        layout = layout.with_speaker();
    }
    let bare = lesson.is_none() && game.coach().bare;
    if !bare {
        // What is over stands first in the lane.
        let chosen = view.position().seat(own).chosen();
        let over = chosen.filter(|it| it.fate != Fate::Held).count();
        layout.tray.settle(over);
    }
    let guide = lesson.map(LessonGame::guide);
    let seats = game.labels(stage.translator);
    let scene = Scene {
        stage,
        game: rules,
        view: &view,
        choices: &choices,
        narrator: Narrator::new(stage.translator, game.names(), you),
        seats: &seats,
        own,
        covered: past.map_or_else(|| game.is_covered(), |past| past.covered),
        watching: game.people().next().is_none(),
        coach: lesson.is_none().then(|| game.coach()),
        waiting: past.map_or_else(
            || lesson.map_or_else(|| game.is_waiting(), LessonGame::is_waiting),
            |past| past.waiting,
        ),
        thinking: game
            .thinking(ui.input(|input| input.time))
            .filter(|_| past.is_none()),
        mistakes: game.tells_mistakes().then(|| game.mistakes().len()),
        can_undo: game.can_undo(),
        can_redo: game.can_redo(),
        taken_back: lesson.is_none() && game.game().is_taken_back(),
        muted: muted || game.state.why.is_some(),
        layout: &layout,
        state: &game.state,
        expired: game.expired(),
        refused: game.refused(),
        log: game.log(),
        plan: game.plan_of(own),
        hopeless: &hopeless,
        considered: &Cell::default(),
        carry: &Cell::default(),
        shown: None,
        replay: None,
        moving,
        detail: &RefCell::default(),
        guide: guide.as_ref(),
        marks: &Marks::default(),
    };
    if let Some(seat) = game.hand_over().filter(|_| past.is_none()) {
        table::show_hand_over(ui, &scene, seat);
    } else {
        table::show(ui, &scene);
        mistakes(ui, stage, game);
        why(ui, stage, game);
    }
}

/// Paints a moment of what is shown. Nothing can be played.
pub(super) fn show(ui: &mut egui::Ui, stage: Stage<'_>, show: &Show, muted: bool) {
    with_scene(ui, stage, show, muted, layout::layout, table::show);
}

/// Paints a game that is shown again, and what is explained of it.
pub(super) fn replay(
    ui: &mut egui::Ui,
    stage: Stage<'_>,
    replay: &Replay,
    game: &TableGame,
    muted: bool,
) {
    let reads = game.state.why.is_some() || game.review.answer().is_some();
    let muted = muted || reads || replay.asks;
    with_scene(
        ui,
        stage,
        replay.show(),
        muted,
        layout::layout,
        |ui, scene| {
            let scene = Scene {
                replay: Some(replay),
                ..*scene
            };
            table::show(ui, &scene);
        },
    );
    why(ui, stage, game);
    screen::review::answer(ui, stage, game);
}

/// Paints an exam: its question, at the table if it is asked at one, or how it went, beside what else
/// is known about the learner.
pub(super) fn exam(
    ui: &mut egui::Ui,
    stage: Stage<'_>,
    exam: &ExamGame,
    learning: &Learning<'_>,
    muted: bool,
) {
    let Some(question) = exam.question() else {
        screen::exam::result(ui, stage, exam, learning, muted);
        return;
    };
    let asked = screen::exam::Asked::new(ui.ctx(), stage, exam, question, muted);
    if let Some(show) = exam.show() {
        with_scene(
            ui,
            stage,
            show,
            muted,
            layout::layout_of_exam,
            |ui, scene| {
                let room = table::show_still(ui, scene, show);
                asked.at_table(ui, scene.layout, room);
            },
        );
    } else {
        let layout = laid_out(ui, stage, &question.game, layout::layout_of_exam);
        let room = table::show_page(ui, stage, &layout);
        asked.on_page(ui, &layout, room);
    }
}

/// Does this with the table as it is shown, laid out in this way.
fn with_scene(
    ui: &mut egui::Ui,
    stage: Stage<'_>,
    show: &Show,
    muted: bool,
    lay_out: LayOut,
    paint: impl FnOnce(&mut egui::Ui, &Scene<'_>),
) {
    let table = show.table();
    let layout = laid_out(ui, stage, &table.rules, lay_out);
    let scene = Scene {
        stage,
        game: &table.rules,
        view: &show.frame().view,
        choices: &Choices::default(),
        narrator: Narrator::new(stage.translator, &table.names, table.you),
        seats: &table.seats,
        own: table.own,
        covered: false,
        watching: false,
        coach: None,
        waiting: false,
        thinking: None,
        mistakes: None,
        can_undo: false,
        can_redo: false,
        taken_back: false,
        muted,
        layout: &layout,
        state: show.state(),
        expired: &[],
        refused: None,
        log: show.log(),
        plan: &LanePlan::default(),
        hopeless: &[],
        considered: &Cell::default(),
        carry: &Cell::default(),
        shown: Some(show),
        replay: None,
        moving: None,
        detail: &RefCell::default(),
        guide: None,
        marks: &Marks::default(),
    };
    paint(ui, &scene);
}

/// Paints the list of mistakes, if it lies open.
pub(super) fn mistakes(ui: &egui::Ui, stage: Stage<'_>, game: &TableGame) {
    if game.state.overlay == Some(Overlay::Mistakes) {
        let narrator = Narrator::new(stage.translator, game.names(), game.you());
        table::mistakes(ui.ctx(), stage, narrator, game.mistakes());
    }
}

/// Paints the explanation that lies open, if there is one.
pub(super) fn why(ui: &egui::Ui, stage: Stage<'_>, game: &TableGame) {
    if let Some(open) = &game.state.why {
        let scene = WhyScene {
            stage,
            game: game.game().game(),
            narrator: Narrator::new(stage.translator, game.names(), game.you()),
            why: open,
            opened: game.state.opened,
        };
        why::show(ui, &scene);
    }
}

/// One of the layouts of the table: from the size of the window and of the text, the number of seats and
/// of horses.
type LayOut = fn(egui::Vec2, f32, usize, usize) -> TableLayout;

fn laid_out(ui: &egui::Ui, stage: Stage<'_>, rules: &KingsErrand, lay_out: LayOut) -> TableLayout {
    let horses = rules.setup().supply().kinds().map(|(card, count)| {
        let is_horse = matches!(card, ActionCard::Horse(_));
        usize::from(is_horse) * usize::from(count)
    });
    lay_out(
        ui.max_rect().size(),
        stage.tokens().text_size(),
        usize::from(rules.seats()),
        horses.sum(),
    )
}

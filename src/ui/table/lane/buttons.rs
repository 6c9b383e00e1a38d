//! The buttons at the foot of the lane: what plays on, what ends the turn, what takes back.

use egui::{Id, PointerButton, Rect, Ui};

use super::is_movable;
use crate::lesson::kings_errand::Target;
use crate::rules::kings_errand::{Action, Phase};
use crate::ui::picture::Icon;
use crate::ui::table::coach::{self, CoachCommand};
use crate::ui::table::plan::PlannedLane;
use crate::ui::table::scene::Scene;
use crate::ui::table::{TableCommand, plan_words, referee, regions, words};
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind};

/// A button of the row at the foot of the lane.
struct Wanted {
    id: &'static str,
    kind: ButtonKind,
    words: String,
    /// What it says where the words have no room.
    brief: Option<String>,
    key: &'static str,
    icon: Option<Icon>,
    /// Whether it has only its sign, and the words in the tooltip.
    bare: bool,
    command: TableCommand,
}

/// How buttons are written.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Hand {
    size: Text,
    /// Whether with their keys.
    keys: bool,
    /// Whether with all their words.
    whole: bool,
}

const fn hand(size: Text, keys: bool, whole: bool) -> Hand {
    Hand { size, keys, whole }
}

/// Where buttons have no room they first get smaller, then say less, then lose their keys: F1 has
/// those too.
const FITS: [Hand; 7] = [
    hand(Text::Body, true, true),
    hand(Text::BodySmall, true, true),
    hand(Text::Body, true, false),
    hand(Text::BodySmall, true, false),
    hand(Text::BodySmall, false, false),
    hand(Text::Label, false, false),
    hand(Text::Caption, false, false),
];

/// Between two buttons.
const GAP: f32 = 10.0;

/// For how long after a button of waiting has gone a click on its place still means that button,
/// in seconds.
const STILL_MEANT: f64 = 0.6;

/// What plays on stands at the left. The hint, taking back and the two buttons of waiting each have a
/// place of their own at the right end, so that none of them turns into another under the pointer; what
/// throws cards away stands beside them, far from what carries them out.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    let row = scene.layout.tray.buttons;
    let standing = standing(scene);
    let all: Vec<&Wanted> = standing.iter().map(|(wanted, _)| wanted).collect();
    let mut fitted = widths(ui, scene, &all, 0.6 * row.width());
    // Where words would be missing, what is not there now leaves its place to the others.
    let crowded = fitted.fit != FITS[0];
    let is_there = |it: &&(Wanted, bool)| it.1 || !crowded;
    let standing: Vec<_> = standing.iter().filter(is_there).collect();
    if crowded {
        let shown: Vec<&Wanted> = standing.iter().map(|(wanted, _)| wanted).collect();
        fitted = widths(ui, scene, &shown, 0.4 * row.width());
    }
    let (mut right, mut left_of_undo) = (row.right(), row.right());
    for ((wanted, shown), width) in standing.iter().zip(fitted.each) {
        let place = Rect::from_x_y_ranges(right - width..=right, row.y_range());
        right = place.left() - GAP;
        if *shown {
            left_of_undo = right;
            if wanted.id == "hint" && coach::beckons(scene, lane) {
                coach::beckon(ui, scene, place);
            }
            button(ui, scene, wanted, fitted.fit, place);
        }
    }
    let mut main = main(scene, lane);
    if !scene.invites() {
        // Merlin's own buttons lead on.
        for it in &mut main {
            it.kind = ButtonKind::Rest;
        }
    }
    let all: Vec<&Wanted> = main.iter().collect();
    // Where there is too little room, places of buttons that are not there now are used as well.
    let mut fitted = widths(ui, scene, &all, right - row.left());
    if fitted.fit != FITS[0] {
        right = left_of_undo;
        fitted = widths(ui, scene, &all, right - row.left());
    }
    let mut left = row.left();
    let planned = main.iter().any(|it| it.id == "next-step");
    for (wanted, width) in main.iter().zip(fitted.each) {
        let place = if planned && wanted.id == "end-turn" {
            Rect::from_x_y_ranges(right - width..=right, row.y_range())
        } else {
            let place = Rect::from_x_y_ranges(left..=left + width, row.y_range());
            left = place.right() + GAP;
            place
        };
        button(ui, scene, wanted, fitted.fit, place);
    }
}

/// How buttons side by side fit into their room.
struct Widths {
    each: Vec<f32>,
    fit: Hand,
}

fn widths(ui: &Ui, scene: &Scene<'_>, wanted: &[&Wanted], room: f32) -> Widths {
    let height = scene.layout.tray.buttons.height();
    let look = scene.stage.look;
    let gaps = GAP * wanted.len().saturating_sub(1) as f32;
    let made = |fit: Hand| -> Vec<f32> {
        let width = |it: &&Wanted| it.button(fit).width(ui.painter(), height, look);
        wanted.iter().map(width).collect()
    };
    let fits = |each: &[f32]| each.iter().sum::<f32>() + gaps <= room;
    let found = FITS.into_iter().map(|fit| (made(fit), fit));
    if let Some((each, fit)) = found.clone().find(|(each, _)| fits(each)) {
        return Widths { each, fit };
    }
    let fit = hand(Text::Caption, false, false);
    let each = made(fit);
    let sum = each.iter().sum::<f32>().max(1.0);
    let shrink = ((room - gaps) / sum).clamp(0.0, 1.0);
    Widths {
        each: each.into_iter().map(|width| width * shrink).collect(),
        fit,
    }
}

fn button(ui: &mut Ui, scene: &Scene<'_>, wanted: &Wanted, fit: Hand, place: Rect) {
    let stage = &scene.stage;
    scene.say_in(place);
    // It is called as it is written, and says the rest besides.
    let written = wanted.written(fit);
    let access = Access::new(wanted.id, written);
    let access = if written == wanted.words {
        access
    } else {
        access.described(&wanted.words)
    };
    let button = wanted.button(fit);
    let mut response = button.show(ui, place, access, stage.look);
    if fit.size == Text::Caption || wanted.bare || written != wanted.words {
        response = response.on_hover_text(&wanted.words);
    }
    stage.reach(regions::BUTTONS, &response);
    let target = if let TableCommand::Act(action) = &wanted.command {
        Target::of(*action)
    } else {
        (wanted.command == TableCommand::Step).then_some(Target::Next)
    };
    if target.is_some_and(|target| scene.mark(target, &response)) {
        return;
    }
    let memory = Id::unique("lane.waiting");
    let now = ui.input(|input| input.time);
    let waits = matches!(wanted.command, TableCommand::Hurry | TableCommand::Enough);
    if waits {
        ui.data_mut(|data| data.insert_temp(memory, (place, now)));
    }
    if !response.clicked() {
        return;
    }
    let gone: Option<(Rect, f64)> = ui.data(|data| data.get_temp(memory));
    let pointer = ui.input(|input| input.pointer.interact_pos());
    let pointer = pointer.filter(|_| response.clicked_by(PointerButton::Primary));
    let late = gone.is_some_and(|(place, since)| {
        now - since < STILL_MEANT && pointer.is_some_and(|pointer| place.contains(pointer))
    });
    if waits || !late {
        stage.send(wanted.command.clone());
    }
}

impl Wanted {
    const fn new(
        id: &'static str,
        kind: ButtonKind,
        words: String,
        key: &'static str,
        command: TableCommand,
    ) -> Self {
        Self {
            id,
            kind,
            words,
            brief: None,
            key,
            icon: None,
            bare: false,
            command,
        }
    }

    /// Its words, or fewer.
    fn written(&self, fit: Hand) -> &str {
        let brief = self.brief.as_ref().filter(|_| !fit.whole);
        brief.unwrap_or(&self.words)
    }

    fn button(&self, fit: Hand) -> Button<'_> {
        let key = if fit.keys && !self.bare { self.key } else { "" };
        // The last that goes are the words beside a sign: these stand in the tooltip.
        let words = if self.bare || (fit.size == Text::Caption && self.icon.is_some()) {
            ""
        } else {
            self.written(fit)
        };
        let button = Button::new(self.kind, words).key(key).text(fit.size);
        match self.icon {
            Some(icon) => button.icon(icon),
            None => button,
        }
    }
}

/// What plays on.
fn main(scene: &Scene<'_>, lane: &PlannedLane) -> Vec<Wanted> {
    let translator = scene.stage.translator;
    let mut wanted = Vec::new();
    if scene.choices.is_offering() {
        // Offering nothing is an offer too, and the way on.
        let offer = scene.state.offer;
        wanted.push(Wanted::new(
            "offer",
            ButtonKind::Next,
            words::make_offer(translator, offer),
            "E",
            TableCommand::Act(Action::Offer(offer)),
        ));
    } else if scene.phase() == Phase::CarryOut && scene.choices.is_own_turn() {
        let planned = lane.cards.iter().any(is_movable);
        let next = plan_words::next_step(translator, lane);
        let next = next.filter(|_| planned && !scene.is_bare());
        if let Some(next) = next {
            // The gold button is never the one that throws cards away.
            let kind = if next.wastes {
                ButtonKind::Plain
            } else {
                ButtonKind::Next
            };
            wanted.push(Wanted {
                brief: Some(next.brief),
                ..Wanted::new("next-step", kind, next.words, "N", TableCommand::Step)
            });
            // Of one card the next step is all.
            if lane.cards.iter().filter(|card| is_movable(card)).count() > 1 {
                wanted.push(Wanted::new(
                    "carry-out-all",
                    ButtonKind::Plain,
                    plan_words::carry_out_all(translator),
                    "X",
                    TableCommand::CarryOutAll,
                ));
            }
        }
        let unused = scene.choices.unused();
        let kind = if unused == 0 {
            ButtonKind::Next
        } else {
            ButtonKind::Dark
        };
        // Beside a plan the count would sound as if the plan failed.
        let words = if scene.is_bare() {
            words::end_turn(translator, 0)
        } else if planned {
            plan_words::end_without(translator)
        } else {
            words::end_turn(translator, unused)
        };
        let command = TableCommand::Act(Action::EndTurn);
        wanted.push(Wanted::new("end-turn", kind, words, "E", command));
    }
    if let Some((words, command)) = referee::opener(scene) {
        wanted.push(Wanted::new(
            "mistakes",
            ButtonKind::Plain,
            words,
            "",
            command,
        ));
    }
    wanted
}

/// The hint, taking back and what is for waiting, from the right end of the row; which of it is shown.
fn standing(scene: &Scene<'_>) -> Vec<(Wanted, bool)> {
    let translator = scene.stage.translator;
    let undo = Wanted {
        icon: Some(Icon::Undo),
        ..Wanted::new(
            "undo",
            ButtonKind::Dark,
            words::undo(translator),
            "Z",
            TableCommand::Undo,
        )
    };
    let hurry = Wanted::new(
        "hurry",
        ButtonKind::Plain,
        words::hurry(translator),
        "S",
        TableCommand::Hurry,
    );
    let enough = Wanted::new(
        "enough",
        ButtonKind::Plain,
        words::enough(translator),
        "S",
        TableCommand::Enough,
    );
    let thinking = scene.thinking.is_some();
    let redo = Wanted {
        icon: Some(Icon::Redo),
        bare: true,
        ..Wanted::new(
            "redo",
            ButtonKind::Dark,
            words::redo(translator),
            "Y",
            TableCommand::Redo,
        )
    };
    let mut standing = vec![
        (undo, scene.can_undo),
        // At the left of it: the end of the row is empty where nothing can be done again.
        (redo, scene.can_redo),
        (hurry, scene.waiting && !thinking),
        (enough, thinking),
    ];
    if scene.coach.is_some_and(|coach| coach.level.is_on()) {
        let hint = Wanted::new(
            "hint",
            ButtonKind::Plain,
            translator.text(crate::id!("coach-hint")),
            "H",
            TableCommand::Coach(CoachCommand::Ask),
        );
        standing.insert(0, (hint, coach::may_ask(scene)));
    }
    standing
}

//! The lessons with the exam, how far one has come in each, and the shield of what is known.
//!
//! | file | subject |
//! | --- | --- |
//! | `banner` | what comes next, with its picture and the gold button |
//! | `entry` | a lesson in the list |
//! | `pictures` | the picture of each lesson |
//! | `legend` | what the colours of the shield stand for |
//! | `mastery` | the shield with its words, and the review |
//! | `shield` | the shield itself |

mod banner;
mod entry;
mod legend;
pub(super) mod mastery;
mod pictures;
mod shield;

use egui::{Key, Modifiers, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use banner::Banner;
use pictures::Art;

use super::{Screen, parts};
use crate::i18n::{Message, Translator};
use crate::lesson::kings_errand::exam::QUESTIONS;
use crate::lesson::kings_errand::{Day, Lesson, Level};
use crate::persist::Progress;
use crate::ui::app::{Begun, Command, ExamGame, LessonProgress};
use crate::ui::picture::Icon;
use crate::ui::screen::exam::ExamCommand;
use crate::ui::table::LessonCommand;
use crate::ui::theme::{Text, Tokens};
use crate::ui::widget::{Access, Button, ButtonKind, panel, text};
use crate::ui::{Region, Stage};
use crate::{id, message};

const LESSONS: Region = Region(0);
const SHIELD: Region = Region(1);
const REVIEW: Region = Region(2);
const FOOT: Region = Region(3);

/// Between two entries, in points.
const GAP: f32 = 10.0;

/// Height of the exam, in parts of a lesson.
const EXAM: f32 = 0.84;

/// What the screen is painted from.
#[derive(Clone, Copy)]
pub struct Learning<'a> {
    /// How far one has come in the lessons.
    pub lessons: &'a LessonProgress,
    /// Everything that has been learnt.
    pub learnt: &'a Progress,
    /// The exam that is open and not over.
    pub exam: Option<&'a ExamGame>,
    /// Today.
    pub today: Day,
    /// Whether the lessons are listed beside the shield.
    pub listed: bool,
}

/// An entry of the list.
struct Entry {
    id: String,
    number: usize,
    title: String,
    aim: String,
    state: String,
    /// What the gold button says, if this comes next.
    invitation: String,
    art: Art,
    /// How well the rules that it teaches are known; none before it has been begun.
    levels: Vec<Level>,
    /// How many questions of how many were answered right at best, if this is the exam.
    best: Option<(usize, usize)>,
    is_next: bool,
    done: bool,
    command: Command,
}

/// Shows all lessons; the button to the next one has the focus.
pub fn show(ui: &mut Ui, stage: Stage<'_>, learning: &Learning<'_>) {
    let arrived = parts::arrived(ui.ctx(), Screen::Learn);
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let window = ui.max_rect();
    let grown = parts::grown(tokens, 1.0).sqrt();
    panel::ground(ui.painter(), window, look);
    let head = window.with_max_y(window.top() + 62.0 * grown);
    parts::header(ui, head, Icon::Scroll, &tr.text(id!("learn-title")), look);
    let foot = window.with_min_y(window.bottom() - 66.0 * grown);
    let body = Rect::from_min_max(head.left_bottom(), foot.right_top());
    content(ui, stage, learning, body, arrived);
    leave(ui, stage, foot);
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        stage.send(Command::Go(Screen::Title));
    }
}

fn leave(ui: &mut Ui, stage: Stage<'_>, foot: Rect) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    parts::foot(ui.painter(), foot, look);
    let height = 42.0 * parts::grown(tokens, 1.0).sqrt();
    let words = tr.text(id!("button-back"));
    let button = Button::new(ButtonKind::Plain, &words).key("Esc");
    let width = button.width(ui.painter(), height, look);
    let middle = pos2(foot.left() + 24.0 + width / 2.0, foot.center().y);
    let rect = Rect::from_center_size(middle, vec2(width, height));
    let response = button.show(ui, rect, Access::new("back", &words), look);
    stage.reach(FOOT, &response);
    if response.clicked() {
        stage.send(Command::Go(Screen::Title));
    }
}

/// The lessons, and the exam as the last of them.
fn entries(tr: &Translator, learning: &Learning<'_>) -> Vec<Entry> {
    let next = learning.lessons.next().map(|lesson| lesson.name());
    let mut entries: Vec<_> = Lesson::all()
        .iter()
        .enumerate()
        .map(|(index, lesson)| {
            let begun = learning.lessons.of(lesson.name());
            let number = index + 1;
            let started = begun.is_some_and(|begun| begun.step > 0);
            let started = if started { "yes" } else { "no" };
            let teaches = lesson.teaches();
            let levels = teaches
                .iter()
                .map(|&rule| learning.learnt.mastery.level(rule));
            Entry {
                id: format!("lesson.{}", lesson.name()),
                number,
                invitation: tr.format(message!("learn-begin", number = number, begun = started)),
                art: pictures::of(lesson.name()),
                levels: if begun.is_some() {
                    levels.collect()
                } else {
                    Vec::new()
                },
                best: None,
                title: tr.format(Message::named(lesson.text_id())),
                aim: tr.format_attribute(Message::named(lesson.text_id()), "aim"),
                state: state(tr, lesson, begun),
                is_next: next == Some(lesson.name()),
                done: begun.is_some_and(|begun| begun.done),
                command: Command::Lesson(LessonCommand::Open(lesson.name().to_owned())),
            }
        })
        .collect();
    let best = learning.learnt.best_exam();
    let state = match (learning.exam, best) {
        (Some(exam), _) => {
            let (number, count) = (exam.at() + 1, exam.count());
            tr.format(message!("exam-question", number = number, count = count))
        }
        (None, Some(best)) => tr.format(message!("exam-best", right = best.right, count = best.of)),
        (None, None) => tr.text(id!("learn-not-begun")),
    };
    let open = if learning.exam.is_some() { "yes" } else { "no" };
    entries.push(Entry {
        id: "exam".to_owned(),
        number: entries.len() + 1,
        title: tr.text(id!("exam-title")),
        aim: tr.attribute(id!("exam-title"), "aim"),
        state,
        invitation: tr.format(message!("learn-take-exam", open = open)),
        art: pictures::exam(),
        levels: Vec::new(),
        best: Some(best.map_or((0, QUESTIONS), |best| {
            (best.right as usize, best.of as usize)
        })),
        is_next: next.is_none(),
        done: best.is_some() && learning.exam.is_none(),
        command: ExamCommand::Open.into(),
    });
    entries
}

/// What comes next, below it the lessons in rows, and the shield beside or below them; they scroll
/// where they have no room.
fn content(ui: &mut Ui, stage: Stage<'_>, learning: &Learning<'_>, body: Rect, arrived: bool) {
    let tokens = stage.tokens();
    let margin = (0.016 * body.width()).max(16.0);
    let beside = tokens.text_size() <= 1.3;
    let list = if beside {
        let width = (0.28 * body.width()).clamp(316.0, 460.0);
        let panel = body.shrink(margin);
        let panel = panel.with_min_x(panel.right() - width);
        mastery::show(ui, stage, learning, panel, false);
        body.with_max_x(panel.left())
    } else {
        body
    };
    let builder = UiBuilder::new().id_salt("learn").max_rect(list);
    ui.scope_builder(builder, |ui| {
        let shown = ScrollArea::vertical()
            .id_salt("learn")
            .auto_shrink(false)
            .show(ui, |ui| {
                let whole = self::list(ui, stage, learning, list, margin, arrived);
                if !beside {
                    let height = parts::grown(tokens, 300.0);
                    let size = vec2(list.width(), height + margin);
                    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                    let panel = place.with_min_x(whole.left() + margin);
                    let panel = panel.with_max_x(whole.right() - margin);
                    let panel = panel.with_max_y(panel.top() + height);
                    mastery::show(ui, stage, learning, panel, true);
                }
            });
        let ground = tokens.colour.ground;
        panel::fade_scrolled(ui.painter(), &shown, ground, stage.look);
    });
}

/// How many entries stand beside each other in this width.
fn columns(tokens: &Tokens, width: f32) -> usize {
    let least = parts::grown(tokens, 276.0);
    (((width + GAP) / (least + GAP)) as usize).clamp(1, 3)
}

/// What comes next, the entries, and what is wrong with lessons that cannot be opened; returns the
/// room they take.
fn list(
    ui: &mut Ui,
    stage: Stage<'_>,
    learning: &Learning<'_>,
    body: Rect,
    margin: f32,
    arrived: bool,
) -> Rect {
    let tokens = stage.tokens();
    let entries = entries(stage.translator, learning);
    let faults = Lesson::faults();
    let width = body.width() - 2.0 * margin;
    let columns = columns(tokens, width);
    let (exam, lessons) = entries
        .split_last()
        .map_or((None, &[][..]), |(exam, rest)| (Some(exam), rest));
    // The exam has a row of its own.
    let rows = lessons.len().div_ceil(columns) + usize::from(exam.is_some());
    let next = entries.iter().find(|entry| entry.is_next).or(exam);
    let wide = (width - (columns - 1) as f32 * GAP) / columns as f32;
    let needed = parts::grown(tokens, 96.0);
    let notes = if faults.is_empty() {
        0.0
    } else {
        parts::grown(tokens, 44.0)
    };
    let banner = next.map(|next| Banner::new(ui, stage, next, width));
    let banner_height = banner
        .as_ref()
        .map_or(0.0, |banner| banner.height + 1.5 * GAP);
    let room = body.height() - 2.0 * margin - notes - banner_height - (rows - 1) as f32 * GAP;
    // The exam says little: its row is lower.
    let lower = if exam.is_some() { 1.0 - EXAM } else { 0.0 };
    let height = (room / (rows.max(1) as f32 - lower)).clamp(needed, 1.5 * needed);
    let (aim, height) = entry::aims(ui, stage, lessons, vec2(wide, height));
    let list = rows as f32 * (height + GAP) - GAP - lower * height;
    let whole = vec2(
        body.width(),
        banner_height + list + notes + 2.0 * margin - 2.0,
    );
    let (whole, _) = ui.allocate_exact_size(whole, Sense::hover());
    let mut from = whole.min + vec2(margin, margin);
    if let Some(banner) = banner {
        let rect = Rect::from_min_size(from, vec2(width, banner.height));
        banner.show(ui, stage, rect, arrived);
        from.y += banner_height;
    }
    for (index, shown) in lessons.iter().enumerate() {
        let (row, column) = (index / columns, index % columns);
        let at = vec2(column as f32 * (wide + GAP), row as f32 * (height + GAP));
        let rect = Rect::from_min_size(from + at, vec2(wide, height));
        entry::show(ui, stage, rect, shown, aim);
    }
    if let Some(exam) = exam {
        let at = vec2(0.0, (rows - 1) as f32 * (height + GAP));
        let rect = Rect::from_min_size(from + at, vec2(width, (1.0 - lower) * height));
        entry::show(ui, stage, rect, exam, aim);
    }
    if !faults.is_empty() {
        let place = Rect::from_min_size(pos2(from.x, from.y + list + GAP), vec2(width, notes));
        let details: Vec<_> = faults.iter().map(ToString::to_string).collect();
        broken(ui, stage, place, &details.join("\n"));
    }
    whole
}

/// That lessons cannot be opened; what is wrong with their files is told to whoever points at it.
fn broken(ui: &mut Ui, stage: Stage<'_>, place: Rect, details: &str) {
    let tokens = stage.tokens();
    let words = stage.translator.text(id!("learn-broken"));
    let bold = tokens.bold(Text::BodySmall);
    text::paragraph(ui, place, &words, &bold, tokens.colour.expires);
    ui.interact(place, ui.scope_id().with("learn.broken"), Sense::hover())
        .on_hover_text(details);
}

/// How far one has come, in words.
fn state(tr: &Translator, lesson: &Lesson, begun: Option<Begun>) -> String {
    match begun {
        Some(begun) if begun.step == 0 && begun.done => tr.text(id!("learn-done")),
        None => tr.text(id!("learn-not-begun")),
        Some(begun) => {
            let (step, steps) = (begun.step + 1, lesson.steps().len());
            tr.format(message!("learn-step", step = step, steps = steps))
        }
    }
}

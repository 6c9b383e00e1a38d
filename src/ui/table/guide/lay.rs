//! How what the guide says is laid out: as large as it fits, at the foot of its column.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{FontId, Galley, Painter, Rect, pos2, vec2};

use super::{Guide, Notice, Standing};
use crate::i18n::Message;
use crate::lesson::kings_errand::{Lapse, Step, Target};
use crate::ui::table::{Scene, words};
use crate::ui::theme::{FONT_FLOOR, Text};
use crate::ui::widget::figure::Verdict;
use crate::ui::widget::text;
use crate::{id, message};

/// Between the parts of the callout.
pub(super) const GAP: f32 = 8.0;

/// From the rim of the callout to what stands in it.
pub(super) const INSET: f32 = 12.0;

/// Room for the signs that lead back and on.
const SIGNS: f32 = 78.0;

/// What is to be said.
pub(super) struct Content {
    /// How the step ended, in a word.
    pub(super) title: Option<(Verdict, String)>,
    pub(super) words: String,
    /// What is said because of what the learner has just wanted.
    pub(super) notice: Option<String>,
    pub(super) answers: Vec<String>,
}

/// Everything with its place.
pub(super) struct Laid {
    pub(super) rect: Rect,
    pub(super) content: Content,
    pub(super) head: Rect,
    pub(super) title: Option<Rect>,
    /// Room for the words, which scroll if they need more.
    pub(super) body: Rect,
    pub(super) words: Arc<Galley>,
    pub(super) notice: Option<(Rect, Arc<Galley>)>,
    pub(super) answers: Vec<Rect>,
    /// How large the answers are written.
    pub(super) answer_size: Text,
    pub(super) buttons: Rect,
}

/// What the guide says now.
pub(super) fn content(scene: &Scene<'_>, guide: &Guide<'_>) -> Content {
    let tr = scene.stage.translator;
    let step = guide.lesson.steps().get(guide.at);
    let said = step.map(|step| tr.format(Message::named(guide.lesson.step_id(step))));
    let asked = step.map_or(0, Step::answers);
    let mut content = Content {
        title: None,
        words: String::new(),
        notice: None,
        answers: Vec::new(),
    };
    match guide.standing {
        Standing::Open => {
            content.words = said.unwrap_or_default();
            let letters = ["a", "b", "c", "d"];
            if let Some(step) = step {
                let answer = |letter: &&'static str| {
                    tr.format_attribute(Message::named(guide.lesson.step_id(step)), letter)
                };
                content.answers = letters.iter().take(asked).map(answer).collect();
            }
            content.notice = guide.notice.map(|notice| {
                tr.text(match notice {
                    Notice::LookFirst => id!("learn-look-first"),
                    Notice::AnswerFirst => id!("learn-answer-first"),
                    Notice::WrongAnswer => id!("learn-wrong-answer"),
                })
            });
        }
        Standing::Done => {
            let right = asked > 0;
            let title = tr.text(if right {
                id!("learn-right")
            } else {
                id!("learn-done-title")
            });
            content.title = Some((Verdict::Works, title));
            content.words = learnt(scene, guide);
        }
        Standing::Lapsed(lapse) => {
            let title = tr.text(id!("learn-lapsed-title"));
            content.title = Some((Verdict::Expires, title));
            content.words = lapsed(scene, lapse);
        }
        Standing::Over => {
            let title = tr.text(id!("learn-done-title"));
            content.title = Some((Verdict::Works, title));
            let lesson = tr.format(Message::named(guide.lesson.text_id()));
            content.words = if guide.has_next {
                tr.format(message!("learn-over", title = lesson))
            } else {
                tr.format(message!("learn-over-last", title = lesson))
            };
        }
    }
    content
}

/// What the step that is done has taught.
fn learnt(scene: &Scene<'_>, guide: &Guide<'_>) -> String {
    let step = guide.lesson.steps().get(guide.at);
    let id = step.map(|step| guide.lesson.step_id(step));
    let tr = scene.stage.translator;
    id.map(|id| tr.format_attribute(Message::named(id), "learn"))
        .unwrap_or_default()
}

/// Why a step cannot be done any more.
fn lapsed(scene: &Scene<'_>, lapse: &Lapse) -> String {
    let tr = scene.stage.translator;
    match lapse {
        Lapse::Early => tr.text(id!("learn-look-first")),
        Lapse::WrongAnswer(_) => tr.text(id!("learn-wrong-answer")),
        Lapse::OutOfReach => tr.text(id!("learn-out-of-reach")),
        Lapse::Expired(card, unmet) => {
            let name = words::action_card(tr, *card);
            let expired = tr.format(message!("learn-expired", card = name));
            let reason = unmet
                .first()
                .map(|&unmet| words::reason(scene, *card, unmet));
            [expired, reason.unwrap_or_default()].join(" ")
        }
    }
}

/// Lays `content` out at the foot of the column of the guide.
pub(super) fn lay_out(
    painter: &Painter,
    scene: &Scene<'_>,
    guide: &Guide<'_>,
    content: Content,
) -> Option<Laid> {
    let places = scene.layout.guide.as_ref()?;
    // Another seat that is pointed at is never covered; else what is said may take its place.
    let is_pointed_at = |target: &Target| matches!(target, Target::Rival(_));
    let most = if guide.points.iter().any(is_pointed_at) {
        places.bubble
    } else {
        places.most
    };
    let tries = [
        (Text::Body, 1.0, places.bubble),
        (Text::BodySmall, 1.0, places.bubble),
        (Text::Label, 1.0, places.bubble),
        (Text::BodySmall, 1.0, most),
        (Text::Label, 1.0, most),
        (Text::Caption, 1.0, most),
        // The largest letters have no room here: as large as fits is better than a part of it.
        (Text::Caption, 0.82, most),
        (Text::Caption, 0.66, most),
        (Text::Caption, 0.5, most),
    ];
    let made = |(size, part, room): (Text, f32, Rect), tight: bool| {
        Parts::new(painter, scene, &content, (size, part, tight), room.width())
    };
    let found = tries.into_iter().find_map(|attempt| {
        let room = attempt.2;
        let parts = [false, true].map(|tight| made(attempt, tight));
        let fits = |parts: &Parts| parts.height() <= room.height();
        parts.into_iter().find(fits).map(|parts| (parts, room))
    });
    let (parts, room) = found.unwrap_or_else(|| (made((Text::Caption, 0.5, most), true), most));
    Some(parts.place(content, room))
}

/// The parts of a callout in one size.
struct Parts {
    head: f32,
    title: f32,
    words: Arc<Galley>,
    notice: Option<Arc<Galley>>,
    answers: Vec<f32>,
    answer_size: Text,
    buttons: f32,
}

impl Parts {
    fn new(
        painter: &Painter,
        scene: &Scene<'_>,
        content: &Content,
        (size, part, tight): (Text, f32, bool),
        width: f32,
    ) -> Self {
        let tokens = scene.stage.tokens();
        let inner = width - 2.0 * INSET;
        let shrunk = |font: FontId| FontId {
            size: (part * font.size).max(FONT_FLOOR),
            ..font
        };
        let (plain, bold) = (shrunk(tokens.font(size)), shrunk(tokens.bold(size)));
        let ink = tokens.colour.ink;
        let mut job = LayoutJob {
            wrap: egui::text::TextWrapping::wrap_at_width(inner),
            ..LayoutJob::default()
        };
        // What is to be done stands last, and stands out.
        let last = if content.title.is_none() {
            last_sentence(&content.words)
        } else {
            content.words.len()
        };
        let (first, last) = content.words.split_at(last);
        job.append(first, 0.0, TextFormat::simple(plain.clone(), ink));
        job.append(last, 0.0, TextFormat::simple(bold.clone(), ink));
        let words = painter.layout_job(job);
        let red = tokens.colour.expires;
        let notice = content.notice.as_ref();
        let notice = notice.map(|words| text::lay_out(painter, words, &bold, red, inner));
        let answer_size = if size == Text::Body {
            Text::BodySmall
        } else {
            size
        };
        let answers = content.answers.iter().map(|words| {
            let font = tokens.bold(answer_size);
            let key = 20.0 + 0.6 * tokens.size(Text::Caption);
            let galley = text::lay_out(painter, words, &font, ink, inner - key - 18.0);
            if galley.rows.len() > 1 {
                2.3 * font.size + if tight { 6.0 } else { 17.0 }
            } else {
                let air = if tight { 10.0 } else { 16.0 };
                (1.2 * font.size + air).min(43.0)
            }
        });
        let grown = tokens.text_size().clamp(1.0, 1.5);
        Self {
            head: if tight { 34.0 } else { 46.0 },
            title: content.title.as_ref().map_or(0.0, |_| 30.0 * grown),
            words,
            notice,
            answers: answers.collect(),
            answer_size,
            // Beside a question there are small signs only: they stand in the head.
            buttons: if content.answers.is_empty() {
                33.0 * grown
            } else {
                0.0
            },
        }
    }

    fn height(&self) -> f32 {
        let notice = self.notice.as_ref();
        let notice = notice.map_or(0.0, |galley| galley.rect.height() + GAP);
        let title = if self.title > 0.0 {
            self.title + 4.0
        } else {
            0.0
        };
        let answers: f32 = self.answers.iter().map(|height| height + 6.0).sum();
        let words = self.words.rect.height();
        let buttons = if self.buttons > 0.0 {
            GAP + self.buttons
        } else {
            0.0
        };
        let fixed = 2.0 * INSET + self.head + GAP + buttons;
        fixed + title + words + notice + answers
    }

    fn place(self, content: Content, room: Rect) -> Laid {
        let height = self.height().min(room.height());
        let rect = room.with_min_y(room.bottom() - height);
        let inner = rect.shrink(INSET);
        let row = |top: f32, height: f32| {
            Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), height))
        };
        let head = row(inner.top(), self.head);
        let mut top = head.bottom() + GAP;
        let title = (self.title > 0.0).then(|| row(top, self.title));
        if let Some(title) = title {
            top = title.bottom() + 4.0;
        }
        let mut foot = inner.bottom();
        let mut said = head;
        let buttons = if self.buttons > 0.0 {
            foot -= self.buttons + GAP;
            row(foot + GAP, self.buttons)
        } else {
            let signs = head.with_min_x(head.right() - SIGNS);
            said.max.x = signs.left() - GAP;
            signs
        };
        let mut answers = Vec::new();
        for height in self.answers.iter().rev() {
            answers.push(row(foot - height, *height));
            foot -= height + 6.0;
        }
        answers.reverse();
        let notice = self.notice.map(|galley| {
            let height = galley.rect.height();
            foot -= height + GAP;
            (row(foot + GAP / 2.0, height), galley)
        });
        Laid {
            rect,
            content,
            head: said,
            title,
            body: row(top, (foot - top).max(0.0)),
            words: self.words,
            notice,
            answers,
            answer_size: self.answer_size,
            buttons,
        }
    }
}

/// Where the last sentence begins.
fn last_sentence(words: &str) -> usize {
    let words = words.trim_end();
    let ends = [". ", "! ", "? ", ": ", "“ ", "” "];
    let starts = ends.iter().filter_map(|end| {
        let at = words.rfind(end)? + end.len();
        let begins = words[at..].chars().next()?;
        begins.is_uppercase().then_some(at)
    });
    let is_end = |&at: &usize| {
        let before = words[..at].trim_end().trim_end_matches(['“', '”']);
        before.ends_with(['.', '!', '?', ':'])
    };
    starts.filter(is_end).max().unwrap_or(0)
}

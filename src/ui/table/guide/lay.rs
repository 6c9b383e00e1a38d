//! How what the guide says is laid out: as large as it fits, at the foot of its column.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{Galley, Painter, Rect, pos2, vec2};

use super::marks::Point;
use super::{Guide, Notice, Standing};
use crate::i18n::Message;
use crate::lesson::kings_errand::Lapse;
use crate::ui::table::{Scene, words};
use crate::ui::theme::Text;
use crate::ui::widget::figure::Verdict;
use crate::ui::widget::text;
use crate::{id, message};

/// Between the parts of the callout.
pub(super) const GAP: f32 = 8.0;

/// From the rim of the callout to what stands in it.
pub(super) const INSET: f32 = 12.0;

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
    pub(super) buttons: Rect,
}

/// What the guide says now.
pub(super) fn content(scene: &Scene<'_>, guide: &Guide<'_>) -> Content {
    let tr = scene.stage.translator;
    let step = guide.lesson.steps().get(guide.at);
    let said = step.map(|step| tr.format(Message::named(guide.lesson.step_id(step))));
    let asked = step.map_or(0, |step| step.answers());
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
    content: Content,
    points: &[Point],
) -> Option<Laid> {
    let places = scene.layout.guide.as_ref()?;
    // What is pointed at is never covered; only then may what is said grow upwards.
    let above = places.most.with_max_y(places.bubble.top());
    let is_free = points.iter().all(|point| !point.rect.intersects(above));
    let most = if is_free { places.most } else { places.bubble };
    let tries = [
        (Text::Body, places.bubble),
        (Text::BodySmall, places.bubble),
        (Text::BodySmall, most),
        (Text::Label, most),
        (Text::Caption, most),
    ];
    let found = tries.into_iter().find_map(|(size, room)| {
        let parts = Parts::new(painter, scene, &content, size, room.width());
        (parts.height() <= room.height()).then_some((parts, room))
    });
    let (parts, room) = found.unwrap_or_else(|| {
        let parts = Parts::new(painter, scene, &content, Text::Caption, most.width());
        (parts, most)
    });
    Some(parts.place(content, room))
}

/// The parts of a callout in one size.
struct Parts {
    head: f32,
    title: f32,
    words: Arc<Galley>,
    notice: Option<Arc<Galley>>,
    answers: Vec<f32>,
    buttons: f32,
}

impl Parts {
    fn new(
        painter: &Painter,
        scene: &Scene<'_>,
        content: &Content,
        size: Text,
        width: f32,
    ) -> Self {
        let tokens = scene.stage.tokens();
        let inner = width - 2.0 * INSET;
        let (plain, bold) = (tokens.font(size), tokens.bold(size));
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
        let answers = content.answers.iter().map(|words| {
            let font = tokens.bold(Text::BodySmall);
            let galley = text::lay_out(painter, words, &font, ink, inner - 62.0);
            let rows = galley.rows.len().clamp(1, 2) as f32;
            (1.2 * rows * font.size + 14.0).max(if rows > 1.0 { 45.0 } else { 32.0 })
        });
        let grown = tokens.text_size().clamp(1.0, 1.5);
        Self {
            head: 46.0,
            title: content.title.as_ref().map_or(0.0, |_| 30.0 * grown),
            words,
            notice,
            answers: answers.collect(),
            buttons: 33.0 * grown,
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
        let fixed = 2.0 * INSET + self.head + GAP + GAP + self.buttons;
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
        let buttons = row(inner.bottom() - self.buttons, self.buttons);
        let mut foot = buttons.top() - GAP;
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
            head,
            title,
            body: row(top, (foot - top).max(0.0)),
            words: self.words,
            notice,
            answers,
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

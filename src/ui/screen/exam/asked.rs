//! A question of an exam, and what is said to the answer that was given.

use std::sync::Arc;

use egui::{
    Align, FontId, Galley, Key, Modifiers, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2,
};

use super::{ExamCommand, answers, head, regions};
use crate::i18n::text::kings_errand::Narrator;
use crate::id;
use crate::lesson::kings_errand::exam::Question;
use crate::message;
use crate::ui::Stage;
use crate::ui::app::{Command, ExamGame};
use crate::ui::picture::{Icon, Picture, Token};
use crate::ui::screen::{Screen, parts};
use crate::ui::table::layout::TableLayout;
use crate::ui::theme::{Text, UNTINTED, with_opacity};
use crate::ui::widget::bubble::{Tone, bubble};
use crate::ui::widget::{Access, Button, ButtonKind, paint, panel, text};

/// Between the parts of what is said.
const GAP: f32 = 10.0;
/// From the rim to what stands in it.
const INSET: f32 = 14.0;

/// A question that is asked.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    pub(super) stage: Stage<'a>,
    pub(super) exam: &'a ExamGame,
    pub(super) question: &'a Question,
    pub(super) narrator: Narrator<'a>,
    /// Whether what is said is new, or is seen anew.
    pub(super) fresh: bool,
    muted: bool,
}

/// What is said, laid out.
struct Said {
    question: Arc<Galley>,
    verdict: Option<(bool, String)>,
    why: Option<(String, Arc<Galley>)>,
    line: f32,
    height: f32,
    /// Height of who says it; 0 where there is no room.
    head: f32,
}

impl<'a> Asked<'a> {
    /// The question that `exam` asks now. While `muted`, something above it takes the keys.
    #[must_use]
    pub fn new(
        ctx: &egui::Context,
        stage: Stage<'a>,
        exam: &'a ExamGame,
        question: &'a Question,
        muted: bool,
    ) -> Self {
        let you = Some(question.seat());
        Self {
            fresh: parts::arrived(ctx, Screen::Exam) || exam.fresh(),
            stage,
            exam,
            question,
            narrator: Narrator::new(stage.translator, exam.names(), you),
            muted,
        }
    }

    /// Paints it at the table: the question where a guide speaks, the answers in `room`.
    pub fn at_table(&self, ui: &mut Ui, layout: &TableLayout, room: Rect) {
        if let Some(guide) = &layout.guide {
            let column = guide.most.with_max_y(guide.bubble.bottom());
            let least = guide.bubble;
            self.paint(
                ui,
                layout,
                room,
                if guide.list.is_some() { column } else { least },
            );
        }
    }

    /// Paints it where there is no table: all stands in the same place as at one.
    pub fn on_page(&self, ui: &mut Ui, layout: &TableLayout, room: Rect) {
        let look = self.stage.look;
        let bar = layout.top.rect;
        let free = layout
            .window
            .with_min_y(bar.bottom())
            .with_max_y(layout.tray.rect.top());
        let side = 0.5 * free.height();
        let sign = Rect::from_center_size(free.center(), vec2(side, side));
        let pale = with_opacity(self.stage.tokens().colour.ink_soft, 0.22);
        let picture = Picture::Icon(Icon::Scroll);
        paint::image(ui.painter(), look, picture, sign, pale);
        if let Some(guide) = &layout.guide {
            let column = guide.most.with_max_y(guide.bubble.bottom());
            self.paint(ui, layout, room, column);
        }
    }

    /// Paints all that is said; the question at the foot of `most`.
    fn paint(&self, ui: &mut Ui, layout: &TableLayout, room: Rect, most: Rect) {
        let bar = &layout.top;
        head::lines(ui, self.stage, self.exam, bar.phase, bar.status);
        answers::show(ui, self, room);
        // As large as the words fit; then they scroll.
        let mut said = self.said(ui, most.width() - 2.0 * INSET, most.height());
        if said.head > 0.0 {
            // Where little is said, one sees more of who says it.
            let free = most.height() - self.whole(&said);
            let room = 0.42 * (most.width() - 2.0 * INSET) - said.head;
            said.head += (0.5 * free).clamp(0.0, room.max(0.0));
        }
        let height = self.whole(&said).clamp(0.0, most.height());
        self.bubble(ui, most.with_min_y(most.bottom() - height), &said);
        if let Some(guide) = &layout.guide {
            let leave = head::leave(ui, self.stage, guide.leave);
            let left = egui::lerp(bar.status.left()..=leave.left(), 0.34);
            let marks = leave.with_min_x(left).with_max_x(leave.left() - 18.0);
            head::marks(ui, self.stage, self.exam, marks);
        }
        self.keys(ui);
    }

    /// Whether a key was pressed that nothing above takes.
    pub(super) fn pressed(&self, ui: &Ui, key: Key) -> bool {
        !self.muted && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
    }

    fn head_height(&self) -> f32 {
        (44.0 * self.stage.tokens().text_size().max(1.0)).min(64.0)
    }

    fn buttons_height(&self) -> f32 {
        if self.exam.answer().is_some() {
            GAP + self.row_height()
        } else {
            0.0
        }
    }

    fn row_height(&self) -> f32 {
        (36.0 * self.stage.tokens().text_size().max(1.0).sqrt()).round()
    }

    /// How high the callout is with all that is said.
    fn whole(&self, said: &Said) -> f32 {
        let head = if said.head > 0.0 {
            said.head + GAP
        } else {
            0.0
        };
        2.0 * INSET + head + said.height + self.buttons_height()
    }

    /// What is wrong with the answer that was given, if it is wrong, and why the right one is right.
    fn explanation(&self, given: usize) -> String {
        let chosen = self.question.answers.get(given);
        let slip = chosen.and_then(|&it| self.narrator.exam_slip(self.question, it));
        let why = self.narrator.exam_why(self.question);
        slip.into_iter().chain([why]).collect::<Vec<_>>().join(" ")
    }

    /// Lays out what is said, as large as it fits into `most` points of height.
    fn said(&self, ui: &Ui, width: f32, most: f32) -> Said {
        let tokens = self.stage.tokens();
        let tr = self.stage.translator;
        let ink = tokens.colour.ink;
        let words = self.narrator.exam_question(self.question);
        let verdict = self.exam.answer().map(|given| {
            let right = given == self.question.right;
            let words = tr.text(if right {
                id!("learn-right")
            } else {
                id!("exam-wrong")
            });
            (right, words)
        });
        let why = self.exam.answer().map(|given| self.explanation(given));
        let lay = |(size, headed): (f32, bool)| {
            let font = FontId {
                size,
                ..tokens.font(Text::Body)
            };
            let question = text::lay_out(ui.painter(), &words, &font, ink, width);
            let why = why.as_ref().map(|why| {
                let galley = text::lay_out(ui.painter(), why, &font, ink, width);
                (why.clone(), galley)
            });
            let line = 1.5 * font.size.max(16.0);
            let more = why
                .as_ref()
                .map_or(0.0, |(_, galley)| GAP + line + 4.0 + galley.rect.height());
            Said {
                height: question.rect.height() + more,
                question,
                verdict: verdict.clone(),
                why,
                line,
                head: if headed { self.head_height() } else { 0.0 },
            }
        };
        let large =
            [Text::BodyLarge, Text::Body, Text::BodySmall].map(|size| (tokens.size(size), true));
        // Where there is little room, who asks gives way, and then large letters do.
        let size = tokens.size(Text::BodySmall);
        let least = size.min(15.0);
        let small = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5].map(|part| ((part * size).max(least), false));
        let found = large
            .into_iter()
            .chain(small)
            .map(lay)
            .find(|said| self.whole(said) <= most);
        found.unwrap_or_else(|| lay((least, false)))
    }

    /// The callout with everything that is said.
    fn bubble(&self, ui: &mut Ui, rect: Rect, said: &Said) {
        let look = self.stage.look;
        let tone = match &said.verdict {
            Some((false, _)) => Tone::Expires,
            Some((true, _)) | None => Tone::Guide,
        };
        // What lies below takes no clicks through it.
        ui.interact(rect, ui.scope_id().with("exam.callout"), Sense::click());
        bubble(ui.painter(), rect, None, tone, look);
        let inner = rect.shrink(INSET);
        let mut top = inner.top();
        if said.head > 0.0 {
            let head = inner.with_max_y(top + said.head);
            self.guide(ui, head);
            top = head.bottom() + GAP;
        }
        let body = inner
            .with_min_y(top)
            .with_max_y(inner.bottom() - self.buttons_height());
        if said.height <= body.height() + 2.0 {
            self.words(ui, body, said);
        } else {
            let builder = UiBuilder::new().id_salt("exam.said").max_rect(body);
            ui.scope_builder(builder, |ui| {
                let salt = ("exam.said", self.exam.at());
                let shown = ScrollArea::vertical()
                    .id_salt(salt)
                    .auto_shrink(false)
                    .stick_to_bottom(said.verdict.is_some())
                    .show(ui, |ui| {
                        let size = vec2(ui.available_width(), said.height);
                        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                        self.words(ui, place, said);
                    });
                let paper = self.stage.tokens().colour.paper_raised;
                panel::fade_scrolled(ui.painter(), &shown, paper, look);
            });
        }
        if self.exam.answer().is_some() {
            let row = inner.with_min_y(inner.bottom() - self.row_height());
            self.buttons(ui, row);
        }
    }

    /// Who asks, and the number of the question.
    fn guide(&self, ui: &Ui, rect: Rect) {
        let (look, tokens, tr) = (self.stage.look, self.stage.tokens(), self.stage.translator);
        let side = vec2(rect.height(), rect.height());
        let portrait = Rect::from_min_size(rect.min, side);
        let picture = Picture::Token(Token::Guide);
        paint::image(ui.painter(), look, picture, portrait, UNTINTED);
        let room = rect.with_min_x(portrait.right() + 10.0);
        // The two lines stand close together beside a large picture.
        let room = room.shrink2(vec2(
            0.0,
            0.5 * (rect.height() - self.head_height()).max(0.0),
        ));
        let (above, below) = room.split_top_bottom_at_fraction(0.56);
        let name = tr.text(id!("learn-guide"));
        let font = tokens.printed(22.0);
        let link = tokens.colour.link;
        text::line(ui.painter(), above, Align::Min, &name, &font, link);
        let number = head::number(tr, self.exam);
        let small = tokens.font(Text::Label);
        let size = small.size.min(0.8 * below.height()).max(12.0);
        let small = FontId::new(size, small.family);
        let soft = tokens.colour.ink_soft;
        text::line(ui.painter(), below, Align::Min, &number, &small, soft);
    }

    /// The question; below it whether the answer was right, and why.
    fn words(&self, ui: &mut Ui, rect: Rect, said: &Said) {
        let tokens = self.stage.tokens();
        let ink = tokens.colour.ink;
        let words = self.narrator.exam_question(self.question);
        let place = Rect::from_min_size(rect.min, vec2(rect.width(), said.question.rect.height()));
        self.spoken(ui, "exam.asked", place, &words);
        ui.painter()
            .galley(rect.min, Arc::clone(&said.question), ink);
        let (Some((right, title)), Some((why, galley))) = (&said.verdict, &said.why) else {
            return;
        };
        let line = Rect::from_min_size(
            pos2(rect.left(), place.bottom() + GAP),
            vec2(rect.width(), said.line),
        );
        let colour = if *right {
            tokens.colour.works
        } else {
            tokens.colour.expires
        };
        let seal = Rect::from_min_size(line.min, vec2(line.height(), line.height()));
        let radius = 0.46 * line.height();
        head::mark(ui.painter(), seal.center(), radius, *right, self.stage.look);
        let room = line.with_min_x(seal.right() + 8.0);
        let bold = tokens.bold(Text::Body);
        text::line(ui.painter(), room, Align::Min, title, &bold, colour);
        let below = Rect::from_min_size(
            pos2(rect.left(), line.bottom() + 4.0),
            vec2(rect.width(), galley.rect.height()),
        );
        ui.painter().galley(below.min, Arc::clone(galley), ink);
        let all = [title.as_str(), why.as_str()].join(" ");
        self.spoken(ui, "exam.verdict", line.union(below), &all);
    }

    /// Words that screen readers announce.
    fn spoken(&self, ui: &Ui, id: &str, rect: Rect, words: &str) {
        let response = ui.interact(
            rect,
            ui.scope_id().with((id, self.exam.at())),
            Sense::hover(),
        );
        Access::new(id, words).describe(ui, &response, Role::Label, None);
        let place = format!("{id}.{}", self.exam.at());
        self.stage.say(&place, words);
    }

    /// On to the next question, and to the rule.
    fn buttons(&self, ui: &mut Ui, row: Rect) {
        let (look, tr) = (self.stage.look, self.stage.translator);
        let last = self.exam.at() + 1 == self.exam.count();
        let next = tr.text(if last {
            id!("exam-to-result")
        } else {
            id!("learn-go-on")
        });
        let rule = self.question.rule;
        let about = tr.format(message!("exam-rule", rule = rule.to_string()));
        let tries = [
            (Text::Body, "R"),
            (Text::BodySmall, "R"),
            (Text::BodySmall, ""),
            (Text::Label, ""),
        ];
        let made = |size: Text, key| {
            (
                Button::new(ButtonKind::Next, &next).text(size),
                Button::new(ButtonKind::Plain, &about).text(size).key(key),
            )
        };
        let width = |button: &Button<'_>| button.width(ui.painter(), row.height(), look);
        let fits = |&(size, key): &(Text, &'static str)| {
            let (next, about) = made(size, key);
            width(&next) + 8.0 + width(&about) <= row.width()
        };
        let (size, key) = tries.into_iter().find(fits).unwrap_or((Text::Label, ""));
        let (next_button, about_button) = made(size, key);
        let (a, b) = (width(&next_button), width(&about_button));
        let scale = (row.width() - 8.0) / (a + b);
        let scale = scale.min(1.0);
        let left = row.with_max_x(row.left() + scale * a);
        let right = Rect::from_min_size(
            pos2(left.right() + 8.0, row.top()),
            vec2(scale * b, row.height()),
        );
        let response = next_button.show(ui, left, Access::new("exam.next", &next), look);
        self.stage.reach(regions::SAID, &response);
        if self.fresh {
            response.request_focus();
        }
        if response.clicked() {
            self.stage.send(ExamCommand::Next);
        }
        let response = about_button.show(ui, right, Access::new("exam.rule", &about), look);
        self.stage.reach(regions::SAID, &response);
        if response.clicked() || self.pressed(ui, Key::R) {
            self.stage.send(Command::Consult(Some(rule.into())));
        }
    }

    fn keys(&self, ui: &Ui) {
        let unfocused = ui.ctx().memory(egui::Memory::focused).is_none();
        if self.exam.answer().is_some() && unfocused && self.pressed(ui, Key::Enter) {
            self.stage.send(ExamCommand::Next);
        }
        if self.pressed(ui, Key::Escape) {
            self.stage.send(ExamCommand::Leave);
        }
    }
}

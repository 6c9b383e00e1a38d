//! The question for a name, above whatever screen is shown.

use egui::{Align, Key, Rect, Role, pos2, vec2};

use super::super::field::Field;
use super::parts;
use crate::i18n::Translator;
use crate::persist::history::named;
use crate::ui::app::{Asking, HistoryCommand, Objection, Purpose};
use crate::ui::focus::Region;
use crate::ui::stage::Stage;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, dialog, text};
use crate::{id, message};

/// Longest name of a file, in letters.
const LONGEST_PATH: usize = 400;

const fn question(purpose: &Purpose) -> &'static str {
    match purpose {
        Purpose::Save => id!("history-ask-save"),
        Purpose::Rename(_) => id!("history-ask-rename"),
        Purpose::Export(_) => id!("history-ask-export"),
        Purpose::Table => id!("history-ask-csv"),
        Purpose::Import => id!("history-ask-import"),
    }
}

/// What is wrong with the answer, in words.
fn objection(tr: &Translator, asking: &Asking) -> Option<String> {
    let is_file = asking.purpose.is_file();
    Some(match asking.objection.as_ref()? {
        Objection::Empty if is_file => tr.text(id!("history-ask-no-file")),
        Objection::Empty => tr.text(id!("history-ask-no-name")),
        Objection::Taken if is_file => tr.text(id!("history-ask-there")),
        Objection::Taken => {
            let name = asking.answer.trim();
            tr.format(message!("history-ask-taken", name = name))
        }
        Objection::Folder => tr.text(id!("history-ask-folder")),
    })
}

/// Shows the question with its answer so far.
pub fn show(ctx: &egui::Context, stage: Stage<'_>, asking: &Asking) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let question = question(&asking.purpose);
    let room = dialog::room(ctx);
    let width = parts::grown(tokens, 620.0).min(room.x - 60.0);
    let (line, row) = (parts::grown(tokens, 24.0), parts::grown(tokens, 40.0));
    let head = parts::grown(tokens, 36.0);
    let note = 2.0 * line;
    let height = 2.0 * tokens.space.page + head + note + 8.0 + row + 6.0 + 2.0 * line + 12.0 + row;
    let size = vec2(width, height.min(room.y - 40.0));
    let title = tr.text(question);
    let response = dialog::modal(ctx, "ask", size, look, |ui| {
        let area = ui.max_rect();
        let mut top = area.top();
        let mut take = |height: f32| {
            let rect = Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), height));
            top = rect.bottom();
            rect
        };
        let (ink, soft) = (tokens.colour.ink, tokens.colour.ink_soft);
        let font = tokens.font(Text::Display4);
        text::label(ui, take(head), Align::Min, &title, &font, ink);
        let words = tr.attribute(question, "note");
        let font = tokens.font(Text::Body);
        text::labels(ui, take(note), Align::Min, &words, &font, soft, 3);
        stage.say("ask", &[title.as_str(), words.as_str()].join(" "));
        take(8.0);

        let wrong = objection(tr, asking);
        let name = tr.attribute(question, "field");
        let field = Field {
            access: Access::new("ask.answer", &name)
                .described(wrong.as_deref().unwrap_or_default()),
            hint: "",
            limit: if asking.purpose.is_file() {
                LONGEST_PATH
            } else {
                named::LONGEST
            },
            wrong: wrong.is_some(),
        };
        let mut typed = asking.answer.clone();
        let place = take(row);
        let (answer, entered) = field.show(ui, place, Region::OVERLAY, &mut typed, stage);
        if asking.fresh {
            answer.request_focus();
        }
        if answer.changed() {
            stage.send(HistoryCommand::Answer(typed));
        }
        take(6.0);
        let below = take(2.0 * line);
        if let Some(words) = &wrong {
            let bold = tokens.bold(Text::BodySmall);
            let ink = tokens.colour.expires;
            let response = text::labels(ui, below, Align::Min, words, &bold, ink, 2);
            Access::new("ask.objection", words).describe(ui, &response, Role::Label, None);
            stage.say("ask.objection", words);
        }

        let replaces = asking.objection == Some(Objection::Taken);
        let words = if replaces {
            tr.text(id!("history-ask-replace"))
        } else {
            tr.attribute(question, "accept")
        };
        let foot = area.with_min_y(area.bottom() - row);
        let accept = Button::new(ButtonKind::Next, &words);
        let wide = accept.width(ui.painter(), row, look) + 24.0;
        let rect = Rect::from_min_max(pos2(foot.right() - wide, foot.top()), foot.max);
        let accepted = accept.show(ui, rect, Access::new("ask.accept", &words), look);
        stage.reach(Region::OVERLAY, &accepted);
        let words = tr.text(id!("history-ask-cancel"));
        let cancel = Button::new(ButtonKind::Plain, &words).key("Esc");
        let wide = cancel.width(ui.painter(), row, look) + 12.0;
        let rect = Rect::from_min_size(foot.min, vec2(wide, row));
        let cancelled = cancel.show(ui, rect, Access::new("ask.cancel", &words), look);
        stage.reach(Region::OVERLAY, &cancelled);
        if accepted.clicked() || entered {
            stage.send(HistoryCommand::Accept);
            // A field that is left by Enter has it again if the answer does not stand.
            if entered {
                answer.request_focus();
            }
        }
        cancelled.clicked()
    });
    let escape = ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape));
    if response.inner || response.should_close() || escape {
        stage.send(HistoryCommand::Cancel);
    }
}

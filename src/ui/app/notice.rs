//! A message above every screen, until it is closed.

use egui::{Align, Rect, pos2, vec2};

use super::Command;
use crate::i18n::Translator;
use crate::i18n::text::file_error;
use crate::message;
use crate::persist::FileError;
use crate::ui::focus::Region;
use crate::ui::stage::Stage;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, dialog, text};

/// What people have to be told.
#[derive(Debug)]
pub(super) enum Fault {
    /// A file could not be read or written.
    File(FileError),
    /// A bot of this name broke down, and chance played for it.
    Bot(String),
    /// The folder of everything that is kept cannot be shown.
    Folder(std::io::Error),
}

impl From<FileError> for Fault {
    fn from(fault: FileError) -> Self {
        Self::File(fault)
    }
}

impl Fault {
    /// The fault in words.
    pub(super) fn words(&self, tr: &Translator) -> String {
        match self {
            Self::File(fault) => file_error(tr, fault),
            Self::Folder(fault) => tr.format(message!(
                "settings-folder-closed",
                reason = fault.to_string()
            )),
            Self::Bot(name) => tr.format(message!("table-broke-down", name = name.as_str())),
        }
    }
}

/// Paints `words` as a dialog with one button.
pub(super) fn show(ctx: &egui::Context, stage: Stage<'_>, words: &str) {
    let tokens = stage.tokens();
    let size = vec2(560.0, 280.0);
    let response = dialog::modal(ctx, "notice", size, stage.look, |ui| {
        let area = ui.max_rect();
        let ink = tokens.colour.ink;
        let head = Rect::from_min_size(area.min, vec2(area.width(), 36.0));
        let title = stage.translator.text("error-title");
        let font = tokens.font(Text::Display4);
        text::label(ui, head, Align::Min, &title, &font, ink);
        let body = Rect::from_min_max(
            pos2(area.left(), head.bottom() + 12.0),
            pos2(area.right(), area.bottom() - 56.0),
        );
        let builder = egui::UiBuilder::new().max_rect(body);
        ui.scope_builder(builder, |ui| {
            egui::ScrollArea::vertical().show(ui, |ui| {
                let words = egui::RichText::new(words).font(tokens.font(Text::Body));
                let label = ui.label(words.color(ink));
                ui.ctx().accesskit_node_builder(label.id, |node| {
                    node.set_author_id("notice");
                    node.set_live(egui::accesskit::Live::Assertive);
                });
            });
        });
        let close = stage.translator.text("button-ok");
        let rect = Rect::from_min_max(
            pos2(area.right() - 140.0, area.bottom() - 42.0),
            area.right_bottom(),
        );
        let button = Button::new(ButtonKind::Next, &close);
        let response = button.show(ui, rect, Access::new("notice.close", &close), stage.look);
        stage.reach(Region::OVERLAY, &response);
        response.clicked()
    });
    if response.inner || response.should_close() {
        stage.send(Command::Dismiss);
    }
}

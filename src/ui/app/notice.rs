//! A message above every screen, until it is closed.

use std::path::PathBuf;

use egui::{Align, Rect, pos2, vec2};

use super::Command;
use crate::i18n::Translator;
use crate::i18n::text::{file_details, file_error};
use crate::persist::FileError;
use crate::ui::focus::Region;
use crate::ui::stage::Stage;
use crate::ui::theme::{Text, UNSEEN};
use crate::ui::widget::{Access, Button, ButtonKind, dialog, text};
use crate::{id, message};

/// What people have to be told.
#[derive(Debug)]
pub(super) enum Fault {
    /// A file could not be read or written.
    File(FileError),
    /// The game that was saved is broken, but some of it could be rescued.
    Rescued {
        /// What is wrong with the file.
        file: FileError,
        /// How many actions were lost.
        lost: usize,
    },
    /// Another window has the folder, so nothing is kept in it.
    Occupied(PathBuf),
    /// A bot of this name broke down, and chance played for it.
    Bot(String),
    /// A game cannot be opened: in words, and for those who want to know exactly.
    Game(String, String),
    /// Not everything in some files was a game: the first line says how many came in.
    Import(Vec<String>),
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
            Self::Rescued { file, lost } => {
                let rescued = tr.format(message!("file-rescued", lost = *lost));
                [file_error(tr, file), rescued].join("\n\n")
            }
            Self::Occupied(path) => tr.format(message!(
                "file-folder-occupied",
                path = path.display().to_string()
            )),
            Self::Game(words, _) => words.clone(),
            Self::Import(lines) => lines.join("\n\n"),
            Self::Folder(_) => tr.text(id!("settings-folder-closed")),
            Self::Bot(name) => tr.format(message!("table-broke-down", name = name.as_str())),
        }
    }

    /// What those may read who want to know exactly; it is not translated.
    pub(super) fn details(&self) -> Option<String> {
        match self {
            Self::File(fault) | Self::Rescued { file: fault, .. } => file_details(fault),
            Self::Folder(fault) => Some(fault.to_string()),
            Self::Game(_, details) => Some(details.clone()),
            Self::Bot(_) | Self::Occupied(_) | Self::Import(_) => None,
        }
    }
}

/// Paints `words` as a dialog with a button that closes it, and one that shows `details`.
pub(super) fn show(ctx: &egui::Context, stage: Stage<'_>, words: &str, details: Option<&str>) {
    let tokens = stage.tokens();
    // Details stay open for the message they belong to.
    let id = egui::Id::unique("notice.details");
    let shown = ctx.data(|data| data.get_temp::<Option<String>>(id));
    let shown = shown.flatten().is_some_and(|open| open == words);
    let size = size(ctx, stage, words, details.filter(|_| shown));
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
                let said = egui::RichText::new(words).font(tokens.font(Text::Body));
                let label = ui.label(said.color(ink));
                ui.ctx()
                    .accesskit_node_builder(label.id, |node| node.set_author_id("notice"));
                stage.say("notice", words);
                if let Some(details) = details.filter(|_| shown) {
                    let small = egui::RichText::new(details).font(tokens.font(Text::BodySmall));
                    ui.add_space(8.0);
                    ui.label(small.color(tokens.colour.ink_soft));
                }
            });
        });
        if details.is_some() {
            let more = stage.translator.attribute("error-title", "details");
            let rect = Rect::from_min_size(
                pos2(area.left(), area.bottom() - 42.0),
                vec2(170.0_f32.min(area.width() - 156.0), 42.0),
            );
            let button = Button::new(ButtonKind::Plain, &more).text(Text::BodySmall);
            let response = button.show(ui, rect, Access::new("notice.details", &more), stage.look);
            stage.reach(Region::OVERLAY, &response);
            if response.clicked() {
                ui.data_mut(|data| data.insert_temp(id, (!shown).then(|| words.to_owned())));
            }
        }
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

/// As high as the words need, as far as the window has room; beyond that they scroll.
fn size(ctx: &egui::Context, stage: Stage<'_>, words: &str, details: Option<&str>) -> egui::Vec2 {
    const WIDTH: f32 = 560.0;
    /// What stands above and below the words, with the gaps between.
    const AROUND: f32 = 36.0 + 12.0 + 56.0 + 8.0;
    let tokens = stage.tokens();
    let inside = WIDTH - 2.0 * tokens.space.page;
    let height = |words: &str, font: egui::FontId| {
        let layout = |fonts: &mut egui::epaint::text::FontsView<'_>| {
            fonts.layout(words.to_owned(), font.clone(), UNSEEN, inside)
        };
        ctx.fonts_mut(layout).rect.height()
    };
    let told = height(words, tokens.font(Text::Body));
    let more = details.map_or(0.0, |details| {
        8.0 + height(details, tokens.font(Text::BodySmall))
    });
    let room = ctx.content_rect().height() - 48.0;
    let wanted = AROUND + 2.0 * tokens.space.page + told + more;
    vec2(WIDTH, wanted.clamp(240.0, room.max(240.0)))
}

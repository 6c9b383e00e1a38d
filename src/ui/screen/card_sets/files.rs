//! Asking where a set is to be read from or written to; and files that are dropped on the window.

use std::path::PathBuf;

use egui::{Align, Context, Id, Key, Modifiers, Rect, Ui, pos2, vec2};

use super::{CardSetsCommand, CardSetsPage, Wanted, picker};
use crate::id;
use crate::ui::Stage;
use crate::ui::focus::Region;
use crate::ui::screen::field::Field;
use crate::ui::screen::parts;
use crate::ui::theme::{Text, with_opacity};
use crate::ui::widget::{Access, Button, ButtonKind, dialog, paint, text};

/// Longest path that can be typed.
const LONGEST_PATH: usize = 400;

/// Asks for the file.
pub(super) fn ask(ctx: &Context, stage: Stage<'_>, page: &CardSetsPage<'_>, wanted: Wanted) {
    let (tokens, tr, look) = (stage.tokens(), stage.translator, stage.look);
    let grown = |points: f32| parts::grown(tokens, points);
    let message = match wanted {
        Wanted::Import => id!("card-sets-import"),
        Wanted::Export => id!("card-sets-export"),
    };
    let typed_id = Id::unique(("card-sets.path", wanted == Wanted::Import));
    let opened_id = Id::unique("card-sets.asked");
    let now = ctx.cumulative_frame_nr();
    let last = ctx.data(|data| data.get_temp::<u64>(opened_id));
    ctx.data_mut(|data| data.insert_temp(opened_id, now));
    let opened = last.is_none_or(|last| last + 1 < now);
    let kept = ctx.data(|data| data.get_temp::<String>(typed_id));
    let mut typed = match wanted {
        Wanted::Export if opened => suggested(page).display().to_string(),
        Wanted::Import | Wanted::Export => kept.unwrap_or_default(),
    };
    let wanted_size = vec2(grown(560.0), grown(214.0) + 2.0 * tokens.space.page);
    let size = picker::sheet_size(ctx, wanted_size);
    let response = dialog::modal(ctx, "card-sets.file", size, look, |ui| {
        let area = ui.max_rect();
        let head = Rect::from_min_size(area.min, vec2(area.width(), grown(36.0)));
        let title = tr.attribute(message, "title");
        let font = tokens.font(Text::Display4);
        text::label(ui, head, Align::Min, &title, &font, tokens.colour.ink);
        let help = tr.attribute(message, "how");
        let below = head.with_min_y(head.bottom() + 6.0);
        let font = tokens.font(Text::BodySmall);
        let soft = tokens.colour.ink_soft;
        let room = below.with_max_y(area.bottom());
        let height = parts::paragraph(ui, room, &help, &font, soft);
        let field = Rect::from_min_size(
            pos2(area.left(), below.top() + height + 12.0),
            vec2(area.width(), grown(36.0)),
        );
        let label = tr.text(id!("card-sets-path"));
        let hint = tr.attribute("card-sets-path", "hint");
        let asked = Field {
            access: Access::new("path", &label).described(&help),
            hint: &hint,
            limit: LONGEST_PATH,
            wrong: false,
        };
        let (response, entered) = asked.show(ui, field, Region::OVERLAY, &mut typed, stage);
        if opened {
            response.request_focus();
        }
        let line = grown(40.0);
        let words = tr.text(message);
        let button = Button::new(ButtonKind::Next, &words);
        let width = button.width(ui.painter(), line, look) + 20.0;
        let place = Rect::from_min_max(
            pos2(area.right() - width, area.bottom() - line),
            area.right_bottom(),
        );
        let can = !typed.trim().is_empty();
        let access = Access::new("path.go", &words);
        let go = ui
            .add_enabled_ui(can, |ui| button.show(ui, place, access, look))
            .inner;
        if can {
            stage.reach(Region::OVERLAY, &go);
        }
        let words = tr.text(id!("card-sets-cancel"));
        let button = Button::new(ButtonKind::Plain, &words).key("Esc");
        let width = button.width(ui.painter(), line, look);
        let place = Rect::from_min_size(pos2(area.left(), place.top()), vec2(width, line));
        let cancel = button.show(ui, place, Access::new("path.cancel", &words), look);
        stage.reach(Region::OVERLAY, &cancel);
        ((go.clicked() || entered) && can, cancel.clicked())
    });
    let (go, cancel) = response.inner;
    let escape = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    if go {
        let path = full_path(typed.trim());
        typed.clear();
        stage.send(match wanted {
            Wanted::Import => CardSetsCommand::Import(path),
            Wanted::Export => CardSetsCommand::Export(path),
        });
    } else if cancel || escape || response.should_close() {
        typed.clear();
        stage.send(CardSetsCommand::Ask(None));
    }
    ctx.data_mut(|data| data.insert_temp(typed_id, typed));
}

/// Where a set could be written to: among the documents of whoever sits here.
fn suggested(page: &CardSetsPage<'_>) -> PathBuf {
    let name = format!(
        "{}.ron",
        crate::i18n::text::kings_errand::card_sets::brief(&page.file().id)
    );
    let Some(users) = directories::UserDirs::new() else {
        return PathBuf::from(name);
    };
    let folder = users.document_dir().unwrap_or_else(|| users.home_dir());
    folder.join(name)
}

/// The path as the system takes it: without the quotation marks that file managers put around it, and
/// with the home folder in place of `~`.
fn full_path(typed: &str) -> PathBuf {
    let bare = typed.trim_matches(['"', '\'']);
    if let Some(rest) = bare.strip_prefix("~/")
        && let Some(users) = directories::UserDirs::new()
    {
        return users.home_dir().join(rest);
    }
    PathBuf::from(bare)
}

/// Takes files that are dropped on the window, and says that it would while they hang above it.
pub(super) fn take_dropped(ui: &Ui, stage: Stage<'_>) {
    let (dropped, hangs) = ui.input(|input| {
        let files = input.raw.dropped_files.iter();
        let paths = files.map(|file| file.path().to_owned());
        let paths: Vec<PathBuf> = paths.collect();
        (paths, !input.raw.hovered_files.is_empty())
    });
    for path in dropped {
        stage.send(CardSetsCommand::Import(path));
    }
    if !hangs {
        return;
    }
    let (tokens, look) = (stage.tokens(), stage.look);
    let layer = egui::LayerId::new(egui::Order::Tooltip, Id::unique("card-sets.drop"));
    let painter = ui.ctx().layer_painter(layer);
    let window = ui.max_rect();
    dialog::scrim(&painter, window, 0.8, look);
    let words = stage.translator.attribute("card-sets-import", "drop");
    let font = tokens.font(Text::Display4);
    let room = vec2(0.6 * window.width(), parts::grown(tokens, 120.0));
    let sheet = Rect::from_center_size(window.center(), room);
    dialog::sheet(&painter, sheet, look);
    let rim = egui::Stroke::new(2.0, with_opacity(tokens.colour.gold, 0.9));
    let dashed = paint::on_pixels(&painter, sheet.shrink(14.0));
    painter.rect_stroke(dashed, 8, rim, egui::StrokeKind::Inside);
    let ink = tokens.colour.ink;
    text::lines(
        &painter,
        sheet.shrink(24.0),
        Align::Center,
        &words,
        &font,
        ink,
        2,
    );
}

//! Back, undo and redo, what has just been done, and playing with the set.

use egui::{Align, Rect, Role, Sense, Ui, pos2, vec2};

use super::{CardSetsCommand, CardSetsPage, Said, regions};
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::card_sets;
use crate::ui::Stage;
use crate::ui::picture::Icon;
use crate::ui::screen::parts;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, text};
use crate::{id, message};

pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, page: &CardSetsPage<'_>, foot: Rect) {
    let (look, tr) = (stage.look, stage.translator);
    let (row, back) = parts::foot_with_back(ui, stage, foot, regions::FOOT, CardSetsCommand::Close);
    let height = row.height();

    let mut left = back.right() + 20.0;
    let turns = [
        ("undo", Icon::Undo, id!("card-sets-undo"), page.can_undo),
        ("redo", Icon::Redo, id!("card-sets-redo"), page.can_redo),
    ];
    for (id, icon, words, can) in turns {
        let side = 0.66 * height;
        let rect =
            Rect::from_center_size(pos2(left + side / 2.0, row.center().y), vec2(side, side));
        left = rect.right() + 18.0;
        if !can {
            continue;
        }
        let words = tr.text(words);
        let response =
            crate::ui::widget::button::bar_icon(ui, rect, icon, Access::new(id, &words), look);
        stage.reach(regions::FOOT, &response);
        if response.clicked() {
            stage.send(if id == "undo" {
                CardSetsCommand::Undo
            } else {
                CardSetsCommand::Redo
            });
        }
    }

    let words = tr.text(id!("card-sets-play"));
    let sound = page.issues().is_empty();
    let kind = if sound {
        ButtonKind::Next
    } else {
        ButtonKind::Dark
    };
    let button = Button::new(kind, &words);
    let width = button.width(ui.painter(), height, look) + 12.0;
    let play = Rect::from_min_max(pos2(row.right() - width, row.top()), row.max);
    let help = tr.attribute("card-sets-play", "help");
    let reason = page.issues().first().map(|issue| issue.words(tr));
    let description = reason.unwrap_or(help);
    let access = Access::new("play", &words).described(&description);
    let response = ui
        .add_enabled_ui(sound, |ui| button.show(ui, play, access, look))
        .inner;
    if sound {
        stage.reach(regions::FOOT, &response);
    }
    if response.clicked() {
        stage.send(CardSetsCommand::Play);
    }

    let room = Rect::from_min_max(
        pos2(left, foot.top() + 4.0),
        pos2(play.left() - 16.0, foot.bottom() - 4.0),
    );
    said(ui, stage, page, room);
}

/// What has just been done, or how much is wrong with the set.
fn said(ui: &mut Ui, stage: Stage<'_>, page: &CardSetsPage<'_>, room: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let wrong = page.issues().len();
    let words = match page.said {
        Some(said) => words(tr, said),
        None if wrong > 0 => tr.format(message!("card-sets-not-playable", faults = wrong)),
        None => return,
    };
    let response = ui.allocate_rect(room, Sense::hover());
    Access::new("card-sets.said", &words).describe(ui, &response, Role::Label, None);
    stage.say("card-sets.said", &words);
    let font = tokens.bold(Text::Body);
    let ink = tokens.colour.tray_title;
    text::lines(ui.painter(), room, Align::Max, &words, &font, ink, 3);
}

fn words(tr: &Translator, said: &Said) -> String {
    match said {
        Said::Duplicated(name) => tr.format(message!("card-sets-duplicated", name = name)),
        Said::Deleted(name) => tr.format(message!("card-sets-deleted", name = name)),
        Said::Imported(name) => tr.format(message!("card-sets-imported", name = name)),
        Said::Exported(path) => {
            let path = card_sets::shortened(path);
            tr.format(message!("card-sets-exported", path = path))
        }
        Said::NotImported(error) => card_sets::unreadable(tr, error),
        Said::NotExported(error) => card_sets::not_exported(tr, error),
        Said::Full => tr.text(id!("card-sets-full")),
        Said::Undone => tr.attribute("card-sets-undo", "done"),
        Said::Redone => tr.attribute("card-sets-redo", "done"),
    }
}

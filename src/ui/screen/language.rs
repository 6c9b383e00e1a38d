//! The first start asks for the language, and for nothing else.

use egui::{Align, Key, Modifiers, Rect, Ui, pos2, vec2};

use super::menu_card::{MenuCard, RATIO};
use super::{Screen, parts, scene};
use crate::i18n::Language;
use crate::rules::kings_errand::Location;
use crate::ui::app::{Command, Setting};
use crate::ui::picture::{CardFrame, Picture};
use crate::ui::theme::Text;
use crate::ui::widget::{Access, text};
use crate::ui::{Region, Stage};
use crate::{id, ui::widget::dialog};

const CHOICES: Region = Region(0);
const DIGITS: [Key; 3] = [Key::Num1, Key::Num2, Key::Num3];

/// Shows the question; the language that is spoken now has the focus.
pub fn show(ui: &mut Ui, stage: Stage<'_>) {
    let arrived = parts::arrived(ui.ctx(), Screen::Language);
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let window = ui.max_rect();
    scene::paint(ui.painter(), window, look);
    let unit = (window.width() / 1440.0).min(window.height() / 900.0);

    let card = 190.0 * unit.max(0.8);
    let gap = 0.24 * card;
    let line = parts::grown(tokens, 30.0);
    let width = (3.0 * card + 2.0 * gap + 130.0 * unit).min(window.width() - 80.0);
    let height = RATIO * card + 2.6 * line + 96.0;
    let sheet = Rect::from_center_size(window.center(), vec2(width, height));
    dialog::sheet(ui.painter(), sheet, look);
    let inner = sheet.shrink2(vec2(28.0, 26.0));

    let head = inner.with_max_y(inner.top() + 1.3 * line);
    let question = tr.text(id!("language-question"));
    let font = tokens.font(Text::Display4);
    text::label(ui, head, Align::Center, &question, &font, tokens.colour.ink);
    let foot = inner.with_min_y(inner.bottom() - line);
    let note = tr.text(id!("screens-language-note"));
    let font = tokens.font(Text::Body);
    text::label(
        ui,
        foot,
        Align::Center,
        &note,
        &font,
        tokens.colour.ink_soft,
    );

    let total = 3.0 * card + 2.0 * gap;
    let top = (head.bottom() + foot.top() - RATIO * card) / 2.0;
    for (index, language) in Language::ALL.into_iter().enumerate() {
        let left = sheet.center().x - total / 2.0 + index as f32 * (card + gap);
        let rect = Rect::from_min_size(pos2(left, top), vec2(card, RATIO * card));
        let chosen = language == tr.language();
        let (art, frame) = landscape(language);
        let id = format!("language.{}", language.code());
        let response = MenuCard::new(art, frame, language.own_name())
            .chosen(chosen)
            .show(ui, rect, Access::new(&id, language.own_name()), look);
        stage.reach(CHOICES, &response);
        if arrived && chosen {
            response.request_focus();
        }
        let digit = ui.input_mut(|input| input.consume_key(Modifiers::NONE, DIGITS[index]));
        if response.clicked() || digit {
            stage.send(Setting::Language(language));
            stage.send(Command::Go(Screen::Title));
        }
    }
}

/// Every language has a landscape of its own, so that the cards differ by more than a word.
const fn landscape(language: Language) -> (Picture, CardFrame) {
    match language {
        Language::De => (Picture::Location(Location::WildForest), CardFrame::Leaves),
        Language::En => (Picture::Location(Location::Camelot), CardFrame::Wall),
        Language::Cs => (Picture::Location(Location::MoonLake), CardFrame::Leaves),
    }
}

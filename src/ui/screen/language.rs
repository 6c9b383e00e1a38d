//! The first start asks for the language, and for nothing else.

use egui::{FontId, Id, Key, Modifiers, Rect, Role, Sense, Ui, vec2};

use super::menu_card::MenuCard;
use super::title::{self, Places};
use super::{Screen, parts, scene};
use crate::i18n::{Language, Translator};
use crate::id;
use crate::rules::kings_errand::Location;
use crate::ui::app::{Command, Setting};
use crate::ui::picture::{CardFrame, Picture};
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Look};
use crate::ui::{Region, Stage};

/// Height of the question in every language, with its margins, in sizes of its font.
const LINES: f32 = 4.6;

const CHOICES: Region = Region(0);
const DIGITS: [Key; 3] = [Key::Num1, Key::Num2, Key::Num3];

/// Shows the question; the language that is spoken now has the focus.
pub fn show(ui: &mut Ui, stage: Stage<'_>) {
    let arrived = parts::arrived(ui.ctx(), Screen::Language);
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let window = ui.max_rect();
    scene::paint(ui.painter(), window, look);
    // All stands where it will stand on the title, so that castle and riders stay in sight.
    let places = Places::new(window, tokens.text_size());
    title::name(ui, stage, &places);
    let cards = places.cards[0].union(places.cards[2]);
    let question = questions(ui);
    let mut font = tokens.font(Text::Display5);
    let room = cards.top() - 14.0 - (places.subtitle.bottom() + 14.0);
    font.size = font.size.min(room / LINES);
    let height = LINES * font.size;
    let above = cards.expand2(vec2(24.0, 0.0));
    let above = above.with_max_y(cards.top() - 14.0);
    let above = above.with_min_y(above.bottom() - height);
    said(ui, above, "language.question", &question, &font, look);
    let note = tr.text(id!("screens-language-note"));
    let font = tokens.font(Text::Body);
    let below = cards.expand2(vec2(24.0, 0.0));
    let below = below.with_min_y(cards.bottom() + 14.0);
    let below = below.with_max_y(below.top() + 4.4 * font.size);
    said(ui, below, "language.note", &note, &font, look);

    let choices = Language::ALL.into_iter().zip(DIGITS).zip(places.cards);
    for ((language, digit), rect) in choices {
        let chosen = language == tr.language();
        let art = landscape(language);
        let id = format!("language.{}", language.code());
        let response = MenuCard::new(art, CardFrame::Gold, language.own_name())
            .chosen(chosen)
            .show(ui, rect, Access::new(&id, language.own_name()), look);
        stage.reach(CHOICES, &response);
        if arrived && chosen {
            response.request_focus();
        }
        let digit = ui.input_mut(|input| input.consume_key(Modifiers::NONE, digit));
        if response.clicked() || digit {
            stage.send(Setting::Language(language));
            stage.send(Command::Go(Screen::Title));
        }
    }
}

/// The question in every language: whoever is asked may speak any of them.
fn questions(ui: &Ui) -> String {
    let id = Id::unique("language.questions");
    let known: Option<String> = ui.data(|data| data.get_temp(id));
    known.unwrap_or_else(|| {
        let question =
            |language: Language| Translator::new(language).text(id!("language-question"));
        let questions = Language::ALL.map(question).join("\n");
        ui.data_mut(|data| data.insert_temp(id, questions.clone()));
        questions
    })
}

/// Words on the picture.
fn said(ui: &Ui, rect: Rect, id: &str, words: &str, font: &FontId, look: Look<'_>) {
    scene::caption(ui.painter(), rect, words, font, look);
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::hover());
    Access::new(id, words).describe(ui, &response, Role::Label, None);
}

/// Every language has a landscape of its own, so that the cards differ by more than a word. Their frames
/// are of plain gold: others say where a card works.
const fn landscape(language: Language) -> Picture {
    Picture::Location(match language {
        Language::De => Location::WildForest,
        Language::En => Location::Camelot,
        Language::Cs => Location::MoonLake,
    })
}

//! The pictures of a rule: the cards it is about, and the sign beside its title.

use egui::epaint::RectShape;
use egui::{CornerRadius, Rect, Stroke, StrokeKind, Ui, vec2};

use crate::persist::RulebookPage;
use crate::rules::kings_errand::{
    ActionCard, CardSet, Horse, KnightColour, Location, Rule, TaskId, Virtue, VirtueCard,
};
use crate::ui::Stage;
use crate::ui::picture::{Back, Picture, Token};
use crate::ui::widget::{Face, knight, paint};

/// The sign beside a title.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Emblem {
    /// The initial of an action card, as printed on it.
    Initial(ActionCard),
    /// A small figure.
    Token(Token),
    /// The middle of a painted card.
    Scene(Picture),
}

const EXERCISE: ActionCard = ActionCard::Exercise(Virtue::Sword);

/// The sign of a page.
pub(super) const fn emblem(page: RulebookPage) -> Emblem {
    match page {
        RulebookPage::Rule(rule) => of_rule(rule),
        RulebookPage::Reasons => Emblem::Token(Token::Expires),
        RulebookPage::Editions => Emblem::Initial(ActionCard::Tournament),
        RulebookPage::Words => Emblem::Token(Token::Virtue(Virtue::Book)),
        RulebookPage::Setup(_) => Emblem::Scene(Picture::Location(Location::Camelot)),
        RulebookPage::Tasks => Emblem::Scene(Picture::Action(ActionCard::Quest)),
    }
}

const fn of_rule(rule: Rule) -> Emblem {
    match rule {
        Rule::S1 | Rule::D2 => Emblem::Scene(Picture::Location(Location::Camelot)),
        Rule::S2 => Emblem::Token(Token::Knight(KnightColour::Blue)),
        Rule::S3 | Rule::C1 | Rule::N2 => Emblem::Token(Token::Tent),
        Rule::S4 | Rule::C2 | Rule::C3 | Rule::C5 | Rule::D4 => {
            Emblem::Scene(Picture::Back(Back::Action))
        }
        Rule::S5 | Rule::S6 | Rule::D10 => Emblem::Token(Token::Virtue(Virtue::Book)),
        Rule::S7 | Rule::N1 => Emblem::Scene(Picture::Back(Back::Task)),
        Rule::C4 | Rule::T1 | Rule::T2 | Rule::T3 | Rule::T4 | Rule::T5 => {
            Emblem::Initial(ActionCard::Tournament)
        }
        Rule::D1 => Emblem::Token(Token::Works),
        Rule::D3 => Emblem::Token(Token::Expires),
        Rule::D5 => Emblem::Initial(EXERCISE),
        Rule::D6 => Emblem::Initial(ActionCard::RoundTable),
        Rule::D7 => match Horse::new(2) {
            Some(horse) => Emblem::Initial(ActionCard::Horse(horse)),
            None => Emblem::Scene(Picture::Back(Back::Action)),
        },
        Rule::D8 => Emblem::Initial(ActionCard::Court),
        Rule::D9 => Emblem::Initial(ActionCard::Quest),
        Rule::N3 => Emblem::Scene(Picture::Back(Back::Action)),
        Rule::G1 => Emblem::Token(Token::Shield),
        Rule::G2 => Emblem::Scene(Picture::Action(ActionCard::RoundTable)),
    }
}

/// The cards that a rule is about, the most important first.
pub(super) fn faces(rule: Rule, cards: &CardSet) -> Vec<Face> {
    let virtue = |virtue: Virtue, value: u8| Face::Virtue(VirtueCard::new(virtue, value));
    let (place, action) = (Face::Location, Face::Action);
    // The pheasant is the task that the rulebooks themselves explain.
    let pheasant = TaskId::new(11).and_then(|id| cards.task(id));
    let task = pheasant.map(|task| Face::Task(*task));
    let horses = cards.horses();
    let slow = action(ActionCard::Horse(cards.removed_horse()));
    let fast = horses
        .into_iter()
        .max()
        .map(|horse| action(ActionCard::Horse(horse)));
    match rule {
        Rule::S1 | Rule::D2 => vec![place(Location::Camelot), place(Location::HiddenValley)],
        Rule::S2 => vec![Face::Knight(KnightColour::Blue), place(Location::Camelot)],
        Rule::S3 | Rule::N2 => vec![Face::Tent(1), Face::Tent(2)],
        Rule::S4 => vec![action(ActionCard::RoundTable), slow],
        Rule::S5 => vec![virtue(Virtue::Dragon, 1), virtue(Virtue::Dragon, 2)],
        Rule::S6 => vec![virtue(Virtue::Sword, 1), virtue(Virtue::Lance, 1)],
        Rule::S7 | Rule::N1 => task.into_iter().chain([Face::Back(Back::Task)]).collect(),
        Rule::C1 => vec![Face::Tent(1), action(EXERCISE)],
        Rule::C2 => vec![action(ActionCard::Quest), place(Location::Camelot)],
        Rule::C3 => vec![action(ActionCard::Court), slow],
        Rule::C5 => vec![
            action(ActionCard::Exercise(Virtue::Dragon)),
            action(ActionCard::RoundTable),
        ],
        Rule::D1 => vec![
            action(ActionCard::Exercise(Virtue::Book)),
            slow,
            action(ActionCard::Court),
        ],
        Rule::D3 => vec![action(EXERCISE), place(Location::WildForest)],
        Rule::D4 => vec![action(ActionCard::Court), Face::Back(Back::Action)],
        Rule::D5 => vec![action(EXERCISE), virtue(Virtue::Sword, 2)],
        Rule::D6 => [action(ActionCard::RoundTable)]
            .into_iter()
            .chain(task)
            .collect(),
        Rule::D7 => fast.into_iter().collect(),
        Rule::D8 => vec![action(ActionCard::Court), virtue(Virtue::Book, 1)],
        Rule::D9 => [action(ActionCard::Quest)]
            .into_iter()
            .chain(task)
            .collect(),
        Rule::D10 => vec![virtue(Virtue::Book, 2), virtue(Virtue::Sword, 1)],
        Rule::T1 => vec![action(ActionCard::Tournament), place(Location::Camelot)],
        Rule::T2 => vec![
            action(ActionCard::Tournament),
            virtue(Virtue::Sword, 2),
            virtue(Virtue::Lance, 1),
        ],
        Rule::C4 | Rule::T3 | Rule::T4 => vec![action(ActionCard::Tournament)],
        Rule::T5 => vec![action(ActionCard::Tournament), virtue(Virtue::Lance, 2)],
        Rule::N3 => vec![Face::Back(Back::Action), Face::Tent(1)],
        Rule::G1 => vec![Face::Knight(KnightColour::Red)],
        Rule::G2 => vec![
            Face::Knight(KnightColour::Green),
            Face::Knight(KnightColour::Silver),
        ],
    }
}

/// Paints the sign in the square `rect`.
pub(super) fn paint_emblem(ui: &Ui, rect: Rect, emblem: Emblem, stage: Stage<'_>) {
    let (look, tokens) = (stage.look, stage.tokens());
    let painter = ui.painter();
    let tint = tokens.colour.picture_tint;
    match emblem {
        Emblem::Initial(card) => {
            let ground = Picture::Token(Token::Initial(card.side()));
            paint::image(painter, look, ground, rect, tint);
            let font = tokens.printed_initial(0.78 * rect.height());
            let letter = card.letter().to_string();
            let colour = tokens.card.letter;
            painter.add(paint::glyphs(painter, rect.center(), letter, font, colour));
        }
        Emblem::Token(Token::Knight(colour)) => {
            let size = vec2(rect.height() / knight::RATIO, rect.height());
            let arms = Rect::from_center_size(rect.center(), size);
            knight::arms(painter, arms, colour, look);
        }
        Emblem::Token(token) => {
            let picture = Picture::Token(token);
            let ratio = picture.size().y / picture.size().x;
            let size = vec2(rect.height() / ratio, rect.height());
            let place = Rect::from_center_size(rect.center(), size);
            paint::image(painter, look, picture, place, tint);
        }
        Emblem::Scene(picture) => {
            let place = paint::on_pixels(painter, rect);
            let corners = CornerRadius::same((0.1 * rect.width()) as u8);
            if let Some(stock) = look.pictures.get(picture, place.width() / MIDDLE) {
                // A square in the middle of the card, clear of what a frame would cover.
                let across = (1.0 - MIDDLE) / 2.0;
                let ratio = picture.size().x / picture.size().y;
                let down = (1.0 - MIDDLE * ratio) / 2.0;
                let uv = Rect::from_x_y_ranges(across..=1.0 - across, down..=1.0 - down);
                let shape = RectShape::filled(place, corners, tint);
                painter.add(shape.with_texture(stock.texture, uv));
            }
            let dark = Stroke::new(3.5, tokens.card.ink);
            painter.rect_stroke(place, corners, dark, StrokeKind::Inside);
            let gold = Stroke::new(1.6, tokens.colour.tray_rim);
            painter.rect_stroke(place.shrink(3.0), corners, gold, StrokeKind::Inside);
        }
    }
}

/// The part of a card's width that its sign shows.
const MIDDLE: f32 = 0.86;

//! The action cards in their places round the circle, and the virtue piles beside the exercises.

use egui::{Rect, Response, RichText, Ui};

use super::drag::{self, Carried};
use super::layout::CARD_RATIO;
use super::scene::{Detail, Scene};
use super::words;
use super::{TableCommand, regions};
use crate::i18n::text::kings_errand::names;
use crate::lesson::kings_errand::Target;
use crate::rules::Game;
use crate::rules::kings_errand::{
    Action, ActionCard, Horse, Phase, Rule, Side, Virtue, VirtueCard,
};
use crate::ui::picture::{CardFrame, Picture};
use crate::ui::theme::{FONT_FLOOR, KnightColour, Text, UNSEEN, with_opacity};
use crate::ui::widget::card::stack_below;
use crate::ui::widget::{Access, Card, CardState, Face, Slot, chip, figure, paint, text};

/// Paints both blocks of action cards and the piles.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    let layout = scene.layout;
    for virtue in Virtue::ALL {
        let rect = layout.castle.exercises[virtue.index()];
        card_place(ui, scene, ActionCard::Exercise(virtue), rect);
        pile(ui, scene, virtue);
    }
    card_place(ui, scene, ActionCard::RoundTable, layout.castle.round_table);
    card_place(ui, scene, ActionCard::Tournament, layout.castle.tournament);
    card_place(ui, scene, ActionCard::Court, layout.country.court);
    card_place(ui, scene, ActionCard::Quest, layout.country.quest);
    for (place, horse) in horse_places(scene).into_iter().zip(&layout.country.horses) {
        horse_place(ui, scene, place, *horse);
    }
    // No glow of a card lies on them.
    headings(ui, scene);
}

fn headings(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let painter = ui.painter();
    let layout = scene.layout;
    let words = words::in_camelot(stage.translator);
    let (fill, ink) = (tokens.colour.wall, tokens.colour.button_text);
    let rect = layout.castle.label;
    chip::banner(painter, rect, fill, ink, &words, stage.look);
    let words = words::in_the_countryside(stage.translator);
    let (fill, ink) = (tokens.colour.leaves, tokens.colour.on_fill);
    let rect = layout.country.label;
    chip::banner(painter, rect, fill, ink, &words, stage.look);
    // Where buttons stand below the block there is no room for it.
    if layout.overlay_buttons.is_some() {
        return;
    }
    let block = layout.country.rect;
    let below = block.translate(egui::vec2(0.0, block.height() + 4.0));
    let room = below.with_max_y(layout.castle.rect.bottom());
    // Whoever is examined, or plays as at a real table, knows what borders mean.
    let told = scene.shown.is_none() && !scene.is_bare();
    if told && room.height() > 3.0 * LEGEND && borders(ui, scene, room) {
        return;
    }
    let line = below.with_max_y(below.top() + 22.0);
    let words = words::horses_anywhere(stage.translator);
    let font = tokens.font(Text::Label);
    let ink = tokens.colour.ink_soft;
    text::line(painter, line, egui::Align::Center, &words, &font, ink);
}

/// Height of a border in the legend, in points.
const LEGEND: f32 = 48.0;

/// What the border of a card says: where it works. It stands where no cards are; not at all where the
/// words have no room.
fn borders(ui: &Ui, scene: &Scene<'_>, room: Rect) -> bool {
    let (look, tr) = (scene.stage.look, scene.stage.translator);
    let tokens = look.tokens;
    let painter = ui.painter();
    let sides = [Side::Camelot, Side::Countryside, Side::Anywhere];
    let pitch = (room.height() / sides.len() as f32).min(1.24 * LEGEND);
    let top = room.bottom() - pitch * sides.len() as f32;
    let height = (0.86 * pitch).min(LEGEND);
    let (bold, font) = (tokens.bold(Text::Label), tokens.font(Text::Label));
    let left = 4.0 + height / CARD_RATIO + 7.0;
    let fits = |words: String, font: &egui::FontId| {
        let shrunk = text::shrunk(painter, &words, font.clone(), room.width() - left);
        let words = painter.layout_no_wrap(words, shrunk, UNSEEN);
        words.rect.width() <= room.width() - left
    };
    let all_fit = sides
        .into_iter()
        .all(|side| fits(names::border(tr, side), &bold) && fits(names::side(tr, side), &font));
    if !all_fit {
        return false;
    }
    for (index, side) in sides.into_iter().enumerate() {
        let row = Rect::from_min_size(
            egui::pos2(room.left() + 4.0, top + index as f32 * pitch),
            egui::vec2(room.width() - 4.0, pitch),
        );
        let size = egui::vec2(height / CARD_RATIO, height);
        let card = Rect::from_min_size(egui::pos2(row.left(), row.center().y - height / 2.0), size);
        let card = paint::on_pixels(painter, card);
        painter.rect_filled(card.shrink(1.0), 3, tokens.card.face);
        // In the colours of the headings above the blocks.
        let inner = card.shrink(0.13 * card.width());
        let (upper, lower) = inner.split_top_bottom_at_fraction(0.5);
        let wall = with_opacity(tokens.colour.wall, 0.7);
        let leaves = with_opacity(tokens.colour.leaves, 0.6);
        let (above, below) = match side {
            Side::Camelot => (wall, wall),
            Side::Countryside => (leaves, leaves),
            Side::Anywhere => (wall, leaves),
        };
        painter.rect_filled(upper, 0, above);
        painter.rect_filled(lower, 0, below);
        let frame = Picture::Frame(CardFrame::of(side));
        paint::image(painter, look, frame, card, tokens.colour.picture_tint);
        let words = row.with_min_x(card.right() + 7.0);
        let (above, below) = words.split_top_bottom_at_fraction(0.5);
        let (ink, soft) = (tokens.colour.ink, tokens.colour.ink_soft);
        let above = above.with_min_y(above.bottom() - 1.3 * bold.size);
        let below = below.with_max_y(below.top() + 1.3 * font.size);
        let border = names::border(tr, side);
        text::line(painter, above, egui::Align::Min, &border, &bold, ink);
        let place = names::side(tr, side);
        text::line(painter, below, egui::Align::Min, &place, &font, soft);
    }
    true
}

/// A kind of action card with all its copies in one place.
fn card_place(ui: &mut Ui, scene: &Scene<'_>, card: ActionCard, rect: Rect) {
    let count = scene.supply(card);
    if count == 0 {
        empty_place(ui, scene, card, rect, scene.takers(card).as_slice());
        return;
    }
    stack_below(ui.painter(), rect, usize::from(count), scene.stage.look);
    let id = format!("supply.{card}");
    action_card(ui, scene, card, rect, &id, None);
    // Whoever wants to know how many there are counts them.
    if scene.game.setup().supply().count(card) > 1 && !scene.is_bare() {
        let text = words::times(scene.stage.translator, count);
        let at = rect.center_bottom() - egui::vec2(0.0, 0.12 * rect.height());
        let size = pill(scene, rect);
        figure::count(ui.painter(), at, &text, size, scene.stage.look);
    }
}

/// A horse's place: whether the horse is there, and who took it.
#[derive(Clone, Copy)]
struct HorsePlace {
    horse: Horse,
    there: bool,
    nth: usize,
}

/// Where a card of the supply lies, if one is there.
pub(super) fn place_of(scene: &Scene<'_>, card: ActionCard) -> Option<Rect> {
    let layout = scene.layout;
    Some(match card {
        ActionCard::Exercise(virtue) => layout.castle.exercises[virtue.index()],
        ActionCard::RoundTable => layout.castle.round_table,
        ActionCard::Tournament => layout.castle.tournament,
        ActionCard::Court => layout.country.court,
        ActionCard::Quest => layout.country.quest,
        ActionCard::Horse(horse) => {
            let places = horse_places(scene).into_iter();
            let mut places = places.zip(&layout.country.horses);
            let (_, rect) = places.find(|(place, _)| place.there && place.horse == horse)?;
            *rect
        }
    })
}

/// Where the copy `nth` of a card of the supply lies, or lay, or will lie.
pub(super) fn place_of_copy(scene: &Scene<'_>, card: ActionCard, nth: u8) -> Option<Rect> {
    let ActionCard::Horse(horse) = card else {
        return place_of(scene, card);
    };
    let places = horse_places(scene).into_iter();
    let mut places = places.zip(&scene.layout.country.horses);
    let nth = usize::from(nth);
    let (_, rect) = places.find(|(place, _)| place.horse == horse && place.nth == nth)?;
    Some(*rect)
}

/// Every horse of the game has its own place, in the order of their reach.
fn horse_places(scene: &Scene<'_>) -> Vec<HorsePlace> {
    let mut places = Vec::new();
    for (card, total) in scene.game.setup().supply().kinds() {
        if let ActionCard::Horse(horse) = card {
            for nth in 0..usize::from(total) {
                places.push(HorsePlace {
                    horse,
                    there: nth < usize::from(scene.supply(card)),
                    nth,
                });
            }
        }
    }
    places
}

fn horse_place(ui: &mut Ui, scene: &Scene<'_>, place: HorsePlace, rect: Rect) {
    let card = ActionCard::Horse(place.horse);
    if place.there {
        let id = if place.nth == 0 {
            format!("supply.{card}")
        } else {
            format!("supply.{card}.{}", place.nth + 1)
        };
        action_card(ui, scene, card, rect, &id, Some(place.nth));
    } else {
        let takers = scene.takers(card);
        let still_there = usize::from(scene.view.position().supply().count(card));
        // Nobody has a horse that is only on its way to somebody.
        let nth = place.nth.checked_sub(still_there);
        let taker = nth.and_then(|nth| takers.get(nth..)).unwrap_or_default();
        let one = &taker[..taker.len().min(1)];
        empty_place(ui, scene, card, rect, one);
    }
}

fn empty_place(ui: &Ui, scene: &Scene<'_>, card: ActionCard, rect: Rect, takers: &[KnightColour]) {
    scene.mark_place(Target::Supply(card), rect);
    Slot::new()
        .letter(card.letter())
        .takers(takers)
        .paint(ui.painter(), rect, scene.stage.look);
}

fn action_card(
    ui: &mut Ui,
    scene: &Scene<'_>,
    card: ActionCard,
    rect: Rect,
    id: &str,
    copy: Option<usize>,
) {
    let stage = &scene.stage;
    let choose = Action::Choose(card);
    let selectable = scene.choices.allows(choose) && !scene.is_bare();
    let choosing = scene.phase() == Phase::Choose && scene.choices.is_own_turn();
    let state = match (selectable, choosing) {
        (_, _) if !scene.invites() => CardState::Normal,
        (true, _) => CardState::Selectable,
        (false, true) if !scene.is_bare() => CardState::Disabled,
        (false, _) => CardState::Normal,
    };
    let name = words::action_card(stage.translator, card);
    let about = words::about_action_card(stage.translator, card);
    let about = words::with_german(stage, about, |tr| words::action_card(tr, card));
    let spoken = match copy {
        Some(nth) => words::with_copy(stage.translator, &about, nth, scene.supply(card)),
        None => about.clone(),
    };
    let access = Access::new(id, &name).described(&spoken);
    let carried = Carried::Supply(card);
    let response = Card::new(Face::Action(card))
        .title(&name)
        .state(state)
        .draggable(drag::can_lift(scene, carried))
        .show(ui, rect, access, stage.look);
    stage.reach(regions::SUPPLY, &response);
    drag::pick(scene, &response, carried);
    explain_by(scene, &response, &name, &about, card.rule());
    // Of several equal cards the first one is pointed at.
    let looks = scene.mark(Target::Supply(card), &response);
    if selectable && scene.invites() {
        number(ui, scene, card, rect);
        if response.hovered() || (response.has_focus() && keys_lead(ui.ctx())) {
            scene.considered.set(Some(card));
        }
    }
    // A card that cannot be taken is refused with its reason.
    if response.clicked() && choosing && !looks {
        stage.send(TableCommand::Act(choose));
    }
}

/// How large figures on a card of the supply are written: they leave room for each other.
fn pill(scene: &Scene<'_>, card: Rect) -> f32 {
    let size = scene.stage.tokens().size(Text::Caption);
    size.min(0.24 * card.width()).max(FONT_FLOOR)
}

/// The digit that takes the card, at its lower left; it stays the same for the whole game.
fn number(ui: &Ui, scene: &Scene<'_>, card: ActionCard, rect: Rect) {
    let nth = scene.numbered_cards().position(|other| other == card);
    let digit = nth.map(words::digit).unwrap_or_default();
    if !digit.is_empty() {
        let at = rect.left_bottom() + egui::vec2(0.17 * rect.width(), -0.12 * rect.height());
        let size = pill(scene, rect);
        figure::count(ui.painter(), at, digit, size, scene.stage.look);
    }
}

fn pile(ui: &mut Ui, scene: &Scene<'_>, virtue: Virtue) {
    let stage = &scene.stage;
    let place = scene.layout.castle.pile(virtue);
    scene.mark_place(Target::Pile(virtue), place.rect.union(place.counts));
    if scene.pile(VirtueCard::new(virtue, 1)) == 0 {
        Slot::new().paint(ui.painter(), place.front, stage.look);
    }
    // The twos lie behind, so they come first and the ones hide a part of them.
    for (value, rect) in [(2, place.back), (1, place.front)] {
        let card = VirtueCard::new(virtue, value);
        let count = scene.pile(card);
        if count == 0 {
            continue;
        }
        let exercise = scene.choices.exercise(card);
        let state = if exercise.is_some() && scene.invites() {
            CardState::Selectable
        } else {
            CardState::Normal
        };
        let name = words::virtue_card(stage.translator, card);
        let about = if scene.is_bare() {
            words::about_virtue_card(stage.translator, card, false)
        } else {
            words::pile(stage.translator, card, count)
        };
        let about = words::with_german(stage, about, |tr| words::virtue_card(tr, card));
        let id = format!("pile.{}.{value}", words::virtue_id(virtue));
        let access = Access::new(&id, &name).described(&about);
        let carried = Carried::Pile(card);
        let response = Card::new(Face::Virtue(card))
            .state(state)
            .draggable(drag::can_lift(scene, carried))
            .show(ui, rect, access, stage.look);
        stage.reach(regions::PILES, &response);
        drag::pick(scene, &response, carried);
        explain_by(scene, &response, &name, &about, Rule::D5);
        let looks = scene.mark(Target::Pile(virtue), &response);
        if let Some(action) = exercise
            && response.clicked()
            && !looks
        {
            stage.send(TableCommand::Act(action));
        }
    }
    if scene.is_bare() {
        return;
    }
    // In words the same is said of each card.
    let counts = [1, 2].map(|value| (value, scene.pile(VirtueCard::new(virtue, value))));
    figure::pile_counts(ui.painter(), place.counts, counts, stage.look);
}

/// Name and explanation of what is hovered: in a tooltip, and in the detail strip.
pub(super) fn explain(scene: &Scene<'_>, response: &Response, name: &str, about: &str) {
    say(scene, response, name, about, None);
}

/// The same for something that a rule is about: the key of the rulebook opens that rule.
pub(super) fn explain_by(
    scene: &Scene<'_>,
    response: &Response,
    name: &str,
    about: &str,
    rule: Rule,
) {
    say(scene, response, name, about, Some(rule));
}

fn say(scene: &Scene<'_>, response: &Response, name: &str, about: &str, rule: Option<Rule>) {
    if response.hovered() || response.has_focus() {
        *scene.detail.borrow_mut() = Detail {
            name: name.to_owned(),
            about: about.to_owned(),
            rule,
        };
    }
    // Nothing is explained over what lies above the table.
    let state = scene.state;
    let covered = state.why.is_some() || state.overlay.is_some() || state.selected.is_some();
    if scene.layout.detail.is_some() || covered || response.dragged() {
        return;
    }
    let tokens = scene.stage.tokens();
    let words = |ui: &mut Ui| {
        ui.set_max_width(300.0);
        ui.strong(name);
        if !about.is_empty() {
            ui.label(about);
        }
        if let Some(rule) = rule {
            let cite = words::cite(scene.stage.translator, rule);
            let font = tokens.bold(Text::BodySmall);
            ui.label(RichText::new(cite).font(font).color(tokens.colour.link));
        }
    };
    // Only one of the two explains: what the pointer shows, or, after a key, what has the focus.
    if keys_lead(&response.ctx) {
        if response.has_focus() {
            response.show_tooltip_ui(words);
        }
    } else {
        response.clone().on_hover_ui(words);
    }
}

/// Whether a key was pressed since the pointer has moved last.
pub(in crate::ui) fn keys_lead(ctx: &egui::Context) -> bool {
    let id = egui::Id::unique("keys.lead");
    let (moved, pressed) = ctx.input(|input| {
        let key = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
        let moved = input.pointer.delta() != egui::Vec2::ZERO || input.pointer.any_down();
        (moved, input.events.iter().any(key))
    });
    let lead = ctx.data(|data| data.get_temp(id)).unwrap_or(false);
    let lead = (lead || pressed) && !moved;
    ctx.data_mut(|data| data.insert_temp(id, lead));
    lead
}

//! A figure on a card: a click lays out everything it can be, and keys change it at once.

use egui::accesskit::Action;
use egui::{Event, Id, Key, Modifiers, Rect, Response, Role, Sense, Ui};

use super::{CardSetsCommand, CardSetsPage, mark};
use crate::persist::card_set_edit::{Change, Figure};
use crate::ui::screen::parts;
use crate::ui::theme::with_opacity;
use crate::ui::widget::{Access, lit, paint};
use crate::ui::{Region, Stage};

/// A figure and where it lies.
pub(super) struct Spot<'a> {
    pub(super) figure: Figure,
    /// What can be hit.
    pub(super) rect: Rect,
    /// Where its mark stands.
    pub(super) mark: egui::Pos2,
    pub(super) id: &'a str,
    /// What it is, and how much.
    pub(super) name: &'a str,
    /// The number, and the largest that can be typed; `None` for what is no number.
    pub(super) number: Option<(u8, u8)>,
    /// Whether it can be taken away.
    pub(super) can_go: bool,
    pub(super) region: Region,
    /// Radius of its corners.
    pub(super) radius: f32,
}

impl Spot<'_> {
    /// Shows the figure, which `paint` paints; returns what tells where it is.
    pub(super) fn show(
        self,
        ui: &mut Ui,
        stage: Stage<'_>,
        page: &CardSetsPage<'_>,
        paint: impl FnOnce(&egui::Painter),
    ) -> Response {
        let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
        let file = page.file();
        let own = page.open.is_some();
        let from = file.provenance(self.figure);
        let issue = page.issue_at(self.figure);
        let source = match issue {
            Some(issue) => issue.words(tr),
            None => from.map_or_else(String::new, |from| mark::sentence(tr, from)),
        };
        let sense = if own { Sense::click() } else { Sense::hover() };
        let response = ui.interact(self.rect, ui.scope_id().with(self.id), sense);
        let role = match (own, self.number) {
            (false, _) => Role::Label,
            (true, Some(_)) => Role::SpinButton,
            (true, None) => Role::Button,
        };
        let wrong = issue.is_some();
        Access::new(self.id, self.name)
            .described(&source)
            .describe(ui, &response, role, None);
        ui.ctx().accesskit_node_builder(response.id, |node| {
            if wrong {
                node.set_invalid(egui::accesskit::Invalid::True);
            }
            if own && self.number.is_some() {
                node.add_action(Action::Increment);
                node.add_action(Action::Decrement);
            }
        });
        let light = if own { lit(ui, &response, look) } else { 0.0 };
        if light > 0.0 {
            let glow = with_opacity(tokens.colour.hint_glow, 0.8 * light);
            let halo = paint::halo(self.rect.center(), 0.75 * self.rect.size(), glow);
            ui.painter().add(halo);
        }
        paint(ui.painter());
        if wrong {
            mark::paint_fault(ui.painter(), self.mark, look);
        } else if let Some(from) = from {
            mark::paint(ui.painter(), self.mark, from, look);
        }
        if response.has_focus() {
            let ring = paint::focus_ring(look, self.rect, self.radius, 1.0);
            ui.painter().extend(ring);
        }
        if own {
            stage.reach(self.region, &response);
            parts::follow(&response);
            if response.clicked() {
                // There the focus comes back to.
                response.request_focus();
                stage.send(CardSetsCommand::Pick(Some(self.figure)));
            } else if page.picking.is_none() && page.asking.is_none() {
                let keyed = keyed(ui, &response, self.figure, self.number, self.can_go);
                if let Some(change) = keyed {
                    stage.send(CardSetsCommand::Change(change));
                }
            }
        }
        let words = [self.name, &source].join("\n");
        if response.has_focus() && crate::ui::table::keys_lead(ui.ctx()) {
            response.show_tooltip_text(words.trim());
            response
        } else {
            response.on_hover_text(words.trim())
        }
    }
}

/// What the keys make of the figure that has the focus.
fn keyed(
    ui: &Ui,
    response: &Response,
    figure: Figure,
    number: Option<(u8, u8)>,
    can_go: bool,
) -> Option<Change> {
    let asked = |action| ui.input(|input| input.has_accesskit_action_request(response.id, action));
    let set = |number| Some(Change::Number(figure, Some(number)));
    if let Some((now, most)) = number {
        if asked(Action::Increment) {
            return set(now.saturating_add(1).min(most));
        }
        if asked(Action::Decrement) {
            return set(now.saturating_sub(1).max(1));
        }
    }
    if !response.has_focus() {
        return None;
    }
    if let Some((now, most)) = number {
        let typed = ui.input(|input| {
            let mut latest = input.events.iter().rev();
            latest.find_map(|event| {
                let Event::Text(text) = event else {
                    return None;
                };
                text.chars().next()
            })
        });
        match typed {
            Some('+') => return set(now.saturating_add(1).min(most)),
            Some('-' | '−') => return set(now.saturating_sub(1).max(1)),
            Some(letter) => {
                if let Some(digit) = letter.to_digit(10) {
                    return set(joined(ui, figure, digit as u8, most));
                }
            }
            None => {}
        }
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let gone = can_go && (pressed(Key::Delete) || pressed(Key::Backspace));
    gone.then_some(Change::Number(figure, None))
}

/// Seconds in which a second digit belongs to the first.
const TOGETHER: f64 = 1.5;

/// The number that is typed digit by digit.
fn joined(ui: &Ui, figure: Figure, digit: u8, most: u8) -> u8 {
    let id = Id::unique("card-sets.typed");
    let now = ui.input(|input| input.time);
    let before = ui.data(|data| data.get_temp::<(Figure, u8, f64)>(id));
    let before = before.filter(|(of, _, at)| *of == figure && now - at < TOGETHER);
    let joined = before.and_then(|(_, before, _)| before.checked_mul(10)?.checked_add(digit));
    let number = joined.filter(|&number| number <= most).unwrap_or(digit);
    ui.data_mut(|data| data.insert_temp(id, (figure, number, now)));
    number
}

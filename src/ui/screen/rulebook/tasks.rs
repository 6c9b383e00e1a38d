//! The page with all fourteen tasks, and where each is in the game that is open.

use std::sync::Arc;

use egui::{Color32, FontId, Galley, Rect, Role, Sense, Ui, pos2, vec2};

use super::{Book, blocks};
use crate::i18n::text::kings_errand::{Narrator, help, names};
use crate::rules::Viewer;
use crate::rules::kings_errand::{KnightColour, Task, VirtueCard};
use crate::ui::Stage;
use crate::ui::screen::parts;
use crate::ui::table::{Whereabouts, whereabouts, whereabouts_in_words};
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Card, Face, figure, knight};

/// Paints the page below its title.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>) {
    let tr = stage.translator;
    blocks::lead(ui, stage, &tr.attribute("rulebook-tasks", "intro"));
    let note = if book.game.is_some() {
        tr.attribute("rulebook-tasks", "game")
    } else {
        tr.attribute("rulebook-tasks", "no-game")
    };
    blocks::note(ui, stage, &note);
    for task in book.cards.tasks() {
        row(ui, stage, book, task);
    }
}

/// A line of text beside a task.
struct Line {
    galley: Arc<Galley>,
    ink: Color32,
    /// The coat of arms before it.
    arms: Option<KnightColour>,
}

/// Where `task` is, as everybody can see, and in words: tasks in hand were taken in the open.
fn state(stage: Stage<'_>, book: &Book<'_>, task: &Task) -> Option<(Whereabouts, String)> {
    let game = book.game?;
    let view = game.game().view(Viewer::Public);
    let place = whereabouts(view.position(), task.id);
    let narrator = Narrator::new(stage.translator, game.names(), game.you());
    let words = whereabouts_in_words(stage.translator, &narrator, place);
    Some((place, words))
}

fn row(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, task: &Task) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let title = tokens.bold(Text::Body);
    let card = Card::size(parts::grown(tokens, 54.0).min(84.0));
    let shield = vec2(1.9 * title.size, 2.1 * title.size);
    let sign = 1.5 * title.size;
    let each = figure::REQUIREMENT * sign;
    let needs: Vec<VirtueCard> = task.needs.iter().collect();
    let left = card.x + 14.0;
    let beside = 4.0 * (each + 5.0) + 14.0;
    let room = ui.available_width() - left - shield.x - 10.0;
    // Where the page is narrow, what a task asks for stands below its name.
    let narrow = room - beside < 11.0 * title.size;
    let width = if narrow { room } else { room - beside };
    let state = state(stage, book, task);
    let lines = lines(ui, stage, book, task, state.as_ref(), width);
    let below = if narrow { sign + 4.0 } else { 0.0 };
    let text_height = lines
        .iter()
        .map(|line| line.galley.rect.height())
        .sum::<f32>()
        + below;
    let height = text_height.max(card.y) + 12.0;
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let about = help::task(tr, book.cards, task.id);
    let spoken: Vec<_> = [
        Some(names::task(tr, task.id)),
        about,
        state.map(|(_, words)| words),
    ]
    .into_iter()
    .flatten()
    .collect();
    let id = format!("task.{}", task.id);
    Access::new(&id, &spoken.join(" ")).describe(ui, &response, Role::Label, None);
    if !ui.is_rect_visible(rect) {
        return;
    }
    let picture = Rect::from_min_size(rect.min + vec2(0.0, 4.0), card);
    Card::new(Face::Task(*task)).paint(ui.painter(), picture, stage.look);
    let mut at = pos2(
        rect.left() + left,
        rect.center().y - text_height / 2.0 - 2.0,
    );
    for line in lines {
        let mut place = at;
        let height = line.galley.rect.height();
        if let Some(arms) = line.arms {
            let size = parts::arms_size(0.72 * height);
            let arms_at = Rect::from_min_size(at + vec2(0.0, 0.06 * height), size);
            knight::arms(ui.painter(), arms_at, arms, stage.look);
            place.x += 0.95 * height;
        }
        ui.painter().galley(place, line.galley, line.ink);
        at.y += height;
    }
    let corner = if narrow {
        at + vec2(0.0, 2.0)
    } else {
        pos2(
            rect.right() - shield.x - beside,
            rect.center().y - sign / 2.0,
        )
    };
    for (index, need) in needs.iter().enumerate() {
        let corner = corner + vec2(index as f32 * (each + 5.0), 0.0);
        let place = Rect::from_min_size(corner, vec2(each, sign));
        figure::requirement(ui.painter(), place, *need, stage.look);
    }
    let corner = pos2(rect.right() - shield.x, rect.center().y - shield.y / 2.0);
    let badge = Rect::from_min_size(corner, shield);
    figure::shield(ui.painter(), badge, task.shields, stage.look);
    blocks::hair(ui, stage, rect);
}

/// Name, place, and where the card is.
fn lines(
    ui: &Ui,
    stage: Stage<'_>,
    book: &Book<'_>,
    task: &Task,
    state: Option<&(Whereabouts, String)>,
    width: f32,
) -> Vec<Line> {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let lay = |words: &str, font: &FontId, ink: Color32| Line {
        galley: parts::lay_out(ui.painter(), words, font, ink, width),
        ink,
        arms: None,
    };
    let small = tokens.font(Text::BodySmall);
    let mut lines = vec![lay(
        &names::task(tr, task.id),
        &tokens.bold(Text::Body),
        colour.ink,
    )];
    if let Some(german) = stage.german(|printed| names::task(printed, task.id)) {
        lines.push(lay(
            &german,
            &tokens.italic(Text::BodySmall),
            colour.ink_soft,
        ));
    }
    lines.push(lay(
        &names::location(tr, task.location),
        &small,
        colour.ink_soft,
    ));
    if let Some((place, words)) = state {
        let (ink, seat) = match *place {
            Whereabouts::FaceUp => (colour.works, None),
            Whereabouts::Held(seat) | Whereabouts::Done(seat) => (colour.link, Some(seat)),
            Whereabouts::NotSeen => (colour.ink_soft, None),
        };
        let seats = book.game.map(|game| &game.seating().seats);
        let arms = seat.and_then(|seat| seats?.get(seat.index()));
        let bold = tokens.bold(Text::BodySmall);
        lines.push(Line {
            arms: arms.map(|choice| choice.knight),
            ..lay(words, &bold, ink)
        });
    }
    lines
}

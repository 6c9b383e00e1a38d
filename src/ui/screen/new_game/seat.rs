//! The seats: coat of arms, name, who plays, with how strong each bot is.

use egui::{Painter, Rect, Ui, pos2, vec2};

use super::super::field::Field;
use super::super::parts::{self, Choice};
use super::{Form, character, heraldry, regions};
use crate::bot::{BotKind, Level, Temperament};
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::names;
use crate::rules::kings_errand::KnightColour;
use crate::session::LONGEST_NAME;
use crate::ui::theme::{Text, Tokens, UNSEEN};
use crate::ui::widget::{Access, knight, panel};
use crate::{id, message};

const MOST: usize = KnightColour::ALL.len();
const GAP: f32 = 12.0;
const INSET: f32 = 10.0;

/// Who can play a seat, people first.
fn players() -> impl Iterator<Item = Option<Level>> {
    [None].into_iter().chain(Level::ALL.map(Some))
}

/// The name in ids.
const fn key(level: Option<Level>) -> &'static str {
    match level {
        None => "human",
        Some(level) => level.name(),
    }
}

/// Heights of the parts of a seat's card, from top to bottom.
struct Heights {
    banner: f32,
    arms: f32,
    knight: f32,
    field: f32,
    player: f32,
    character: f32,
    control: f32,
}

impl Heights {
    fn new(painter: &Painter, width: f32, tr: &Translator, tokens: &Tokens) -> Self {
        let arms = (width - 79.0).clamp(70.0, 128.0);
        Self {
            banner: parts::grown(tokens, 30.0),
            arms: arms * knight::RATIO,
            knight: parts::grown(tokens, 22.0),
            field: parts::grown(tokens, 34.0),
            player: parts::grown(tokens, 26.0) + 1.0,
            character: character::height(painter, width - 2.0 * INSET, tr, tokens),
            control: parts::grown(tokens, 26.0),
        }
    }

    fn sum(&self) -> f32 {
        self.banner
            + self.arms
            + self.knight
            + self.field
            + self.player * players().count() as f32
            + self.character
            + 2.0 * self.control
            + 52.0
    }
}

fn column(width: f32, columns: usize) -> f32 {
    (width - GAP * (columns as f32 - 1.0)) / columns as f32
}

/// Whether all seats have room beside each other in this width, so that their words can be read.
pub(super) fn fit_beside(ui: &Ui, form: &Form<'_>, width: f32) -> bool {
    let (tr, tokens) = (form.stage.translator, form.stage.tokens());
    let painter = ui.painter();
    let bold = tokens.bold(Text::Body);
    let names = players().map(|level| match level {
        None => names::person(tr),
        Some(level) => names::level(tr, level),
    });
    let widths = names.map(|words| {
        let galley = painter.layout_no_wrap(words, bold.clone(), UNSEEN);
        galley.rect.width()
    });
    // Words may become a little smaller before they are cut.
    let choices = 0.9 * widths.fold(0.0, f32::max) + Choice::inset(tokens) + 6.0;
    let least = choices.max(character::least_width(painter, tr, tokens));
    column(width, MOST) >= least + 2.0 * INSET
}

/// How many seats stand beside each other in this width.
fn columns(ui: &Ui, form: &Form<'_>, width: f32) -> usize {
    if fit_beside(ui, form, width) { MOST } else { 2 }
}

/// How high the seats are if they are `width` wide in all.
pub(super) fn height(ui: &Ui, form: &Form<'_>, width: f32) -> f32 {
    let (tr, tokens) = (form.stage.translator, form.stage.tokens());
    let columns = columns(ui, form, width);
    let places = MOST.min(form.draft.seats.len() + 1);
    let rows = places.div_ceil(columns) as f32;
    let one = Heights::new(ui.painter(), column(width, columns), tr, tokens).sum();
    rows * (one + GAP) - GAP
}

/// Shows the seats side by side in `rect`.
pub(super) fn show(ui: &mut Ui, form: &mut Form<'_>, rect: Rect) {
    let columns = columns(ui, form, rect.width());
    let places = MOST.min(form.draft.seats.len() + 1);
    let rows = places.div_ceil(columns) as f32;
    let size = vec2(
        column(rect.width(), columns),
        (rect.height() + GAP) / rows - GAP,
    );
    let at = |index: usize| {
        let (row, column) = (index / columns, index % columns);
        let step = vec2(column as f32, row as f32) * (size + vec2(GAP, GAP));
        Rect::from_min_size(rect.min + step, size)
    };
    let count = form.draft.seats.len();
    for index in 0..count {
        seat(ui, form, at(index), index);
    }
    if count < MOST {
        heraldry::free(ui, form, at(count));
    }
}

fn seat(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, index: usize) {
    let stage = form.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let heights = Heights::new(ui.painter(), rect.width(), tr, tokens);
    let colour = form.draft.seats[index].knight;
    panel::paper(ui.painter(), rect, look);
    let mut spare = (rect.height() - heights.sum()).max(0.0);
    // What is to spare makes the arms larger first, then the lines wider apart.
    let most = (rect.width() - 56.0).clamp(70.0, 210.0) * knight::RATIO;
    let larger = (0.6 * spare).min((most - heights.arms).max(0.0));
    spare -= larger;
    let count = players().count() as f32;
    let wider = (0.55 * spare / count).min(0.4 * heights.player);
    spare -= count * wider;

    let field = heights.banner + heights.arms + larger + heights.knight + 16.0;
    let field = rect.with_max_y(rect.top() + field);
    heraldry::field(ui.painter(), field, colour, look);
    let banner = rect.with_max_y(rect.top() + heights.banner);
    heraldry::banner(ui, form, banner, index, colour);
    let inner = rect.shrink2(vec2(INSET, 0.0));
    let arms = Rect::from_min_size(
        pos2(inner.left(), banner.bottom() + 5.0),
        vec2(inner.width(), heights.arms + larger),
    );
    heraldry::arms(ui, form, arms, heights.knight, index);
    let name_field = Rect::from_min_size(
        pos2(inner.left(), field.bottom() + 8.0 + 0.2 * spare),
        vec2(inner.width(), heights.field),
    );
    name(ui, form, name_field, index);
    let mut top = name_field.bottom() + 7.0 + 0.2 * spare;
    for player in players() {
        let row = Rect::from_center_size(
            pos2(inner.center().x, top + 0.5 * (heights.player + wider)),
            vec2(inner.width(), heights.player - 1.0),
        );
        self::player(ui, form, row, index, player);
        top += heights.player + wider;
    }
    let below = Rect::from_min_max(pos2(inner.left(), top + 4.0 + 0.1 * spare), inner.max);
    character::show(ui, form, below, heights.control, index);
}

fn name(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, index: usize) {
    let stage = form.stage;
    let tr = stage.translator;
    let id = format!("seat.{}.name", index + 1);
    let seat = tr.format(message!("new-game-seat", number = index + 1));
    let name = tr.text(id!("new-game-name"));
    let spoken = [name.as_str(), seat.as_str()].join(", ");
    let hint = tr.attribute("new-game-name", "placeholder");
    let fault = form
        .faults
        .iter()
        .find(|fault| fault.is_in_name(form.draft, index))
        .map(|fault| fault.words(tr));
    let field = Field {
        access: Access::new(&id, &spoken).described(fault.as_deref().unwrap_or_default()),
        hint: &hint,
        limit: LONGEST_NAME,
        wrong: fault.is_some(),
    };
    let mut typed = form.draft.seats[index].name.clone();
    let region = regions::seat(index);
    let (response, entered) = field.show(ui, rect, region, &mut typed, stage);
    form.entered |= entered;
    if response.changed()
        && let Some(seat) = form.next.seats.get_mut(index)
    {
        seat.name = typed;
    }
    if let Some(fault) = fault {
        response.on_hover_text(fault);
    }
}

fn player(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, index: usize, level: Option<Level>) {
    let stage = form.stage;
    let tr = stage.translator;
    let id = format!("seat.{}.{}", index + 1, key(level));
    let (words, character) = match level {
        None => (names::person(tr), names::person_character(tr)),
        Some(level) => (names::level(tr, level), names::level_character(tr, level)),
    };
    let seated = form.draft.seats[index].bot;
    let chosen = seated.map(|kind| kind.level) == level;
    let access = Access::new(&id, &words).described(&character);
    let response = Choice::new(&words, chosen).show(ui, rect, access, stage.look);
    stage.reach(regions::seat(index), &response);
    heraldry::strength(ui.painter(), rect, &words, level, stage.look);
    if response.clicked() && !chosen {
        // What it is fond of goes with the seat.
        let fond = seated.map_or(Temperament::Even, |kind| kind.temperament);
        let kind = level.map(|level| BotKind::even(level).with_temperament(fond));
        let you = tr.text("default-name-you");
        form.next.seat_player(index, kind, &you);
    }
}

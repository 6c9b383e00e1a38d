//! How the game went.

mod expired;
mod head;
mod plot;
mod ranking;

use egui::{Key, Modifiers, Rect, Ui, pos2, vec2};

use super::review::ReviewCommand;
use super::{Screen, parts};
use crate::i18n::text::kings_errand::Narrator;
use crate::rules::kings_errand::Event;
use crate::rules::{Seat, Viewer};
use crate::session::SeatChoice;
use crate::ui::Stage;
use crate::ui::app::{Command, TableGame};
use crate::ui::picture::{Icon, Picture};
use crate::ui::table::{self, Overlay, TableCommand};
use crate::ui::theme::{KnightColour, Text};
use crate::ui::widget::{Access, Button, ButtonKind, paint, panel};
use crate::{id, message};

use crate::session::kings_errand::story::Story;

/// The Tab stops.
mod regions {
    use crate::ui::Region;

    pub(super) const BUTTONS: Region = Region(0);
    pub(super) const REPLAY: Region = Region(1);
    pub(super) const EXPIRED: Region = Region(2);
}

const GAP: f32 = 14.0;
const INSET: f32 = 16.0;

/// What every part of the screen needs.
struct Scene<'a> {
    stage: Stage<'a>,
    game: &'a TableGame,
    story: Story,
    narrator: Narrator<'a>,
    you: Option<Seat>,
}

impl Scene<'_> {
    fn knight(&self, seat: Seat) -> KnightColour {
        let seats = &self.game.seating().seats;
        let choice: Option<&SeatChoice> = seats.get(seat.index());
        choice.map_or(KnightColour::Red, |seat| seat.knight)
    }

    /// The seat whose deeds are shown: the own one, or the winner's.
    fn hero(&self) -> Seat {
        self.you
            .or_else(|| self.story.winners.iter().next())
            .unwrap_or_default()
    }
}

/// Works out the story of the game as the people at the machine may know it now that it is over.
fn story_of(game: &TableGame) -> Story {
    let rules = game.game();
    let seen = |viewer: Viewer| -> Vec<Event> {
        rules
            .observations(viewer, 0)
            .map(|(_, observation)| observation.event().clone())
            .collect()
    };
    let seats = game.names().len() as u8;
    let mut story = Story::of(seats, &seen(Viewer::Public));
    for seat in game.people() {
        story.open(seat, &seen(Viewer::Seat(seat)));
    }
    story
}

/// Shows the end of `game`.
pub fn show(ui: &mut Ui, stage: Stage<'_>, game: &TableGame) {
    let arrived = parts::arrived(ui.ctx(), Screen::End);
    let you = game.you();
    let scene = Scene {
        stage,
        game,
        story: story_of(game),
        narrator: Narrator::new(stage.translator, game.names(), you),
        you,
    };
    let (look, tokens) = (stage.look, stage.tokens());
    let window = ui.max_rect();
    panel::ground(ui.painter(), window, look);
    let grown = tokens.text_size().max(1.0);
    let head_height = (0.142 * window.height()).clamp(96.0, 150.0) * (0.2 + 0.8 * grown);
    let head = window.with_max_y(window.top() + head_height);
    head::show(ui, &scene, head);

    let margin = (0.017 * window.width()).max(14.0);
    let body = Rect::from_min_max(
        pos2(window.left() + margin, head.bottom() + margin),
        window.max - vec2(margin, margin),
    );
    let left_width = 0.66 * (body.width() - GAP);
    let left = body.with_max_x(body.left() + left_width);
    let right = body.with_min_x(left.right() + GAP);
    let most = (0.34 + 0.2 * (grown - 1.0)) * left.height();
    let expired_height = expired::height(ui, &scene, left.width(), most);
    let (plot, expired) = left.split_top_bottom_at_y(left.bottom() - expired_height - GAP);
    expired::show(ui, &scene, expired.with_min_y(expired.top() + GAP));
    let told = column(ui, &scene, right, arrived);
    // Where the column has no room for the turning point, the plot tells it.
    let turning = (!told).then(|| turning_words(&scene));
    plot::show(ui, &scene, plot, turning);
    keys(ui, &scene);
}

/// Ranking, turning point and buttons below each other; whether there was room for the second.
fn column(ui: &mut Ui, scene: &Scene<'_>, rect: Rect, arrived: bool) -> bool {
    let tokens = scene.stage.tokens();
    let row = parts::grown(tokens, 44.0);
    let mistakes = f32::from(u8::from(scene.game.is_bare())) * (row + 10.0);
    let buttons = rect.with_min_y(rect.bottom() - (2.2 * row + 10.0 + mistakes));
    self::buttons(ui, scene, buttons, row, arrived);
    let room = buttons.top() - rect.top() - GAP;
    let turning = turning_height(ui, scene, rect.width());
    let fits = room - turning - GAP >= ranking::least(scene);
    let most = if fits { room - turning - GAP } else { room };
    let ranking = rect.with_max_y(rect.top() + ranking::height(scene, most));
    ranking::show(ui, scene, ranking);
    if fits {
        let turning = Rect::from_min_size(
            pos2(rect.left(), ranking.bottom() + GAP),
            vec2(rect.width(), turning),
        );
        turning_point(ui, scene, turning);
    }
    fits
}

/// From which round the winner led.
fn turning_words(scene: &Scene<'_>) -> String {
    let tr = scene.stage.translator;
    match scene.story.turning_point() {
        Some((seat, round)) => tr.format_attribute(
            message!(
                "end-turning-point",
                who = scene.narrator.who(seat),
                name = scene.narrator.name(seat),
                round = round,
            ),
            "lead",
        ),
        None => tr.attribute("end-turning-point", "none"),
    }
}

fn turning_height(ui: &Ui, scene: &Scene<'_>, width: f32) -> f32 {
    let tokens = scene.stage.tokens();
    let side = parts::grown(tokens, 34.0);
    let font = tokens.font(Text::Body);
    let words = turning_words(scene);
    let room = width - 2.0 * INSET - side - 12.0;
    let lines = parts::lay_out(ui.painter(), &words, &font, tokens.colour.ink, room);
    parts::grown(tokens, 30.0) + lines.rect.height() + 2.0 * 12.0
}

fn turning_point(ui: &mut Ui, scene: &Scene<'_>, rect: Rect) {
    let stage = scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    panel::paper(ui.painter(), rect, look);
    let inner = rect.shrink2(vec2(INSET, 12.0));
    let side = parts::grown(tokens, 34.0);
    let icon = Rect::from_min_size(inner.min, vec2(side, side));
    let gold = tokens.colour.gold_dark;
    let ink = if tokens.theme.is_dark() {
        tokens.colour.gold
    } else {
        gold
    };
    paint::image(ui.painter(), look, Picture::Icon(Icon::Crown), icon, ink);
    let text = inner.with_min_x(icon.right() + 12.0);
    let line = parts::grown(tokens, 30.0);
    let head = text.with_max_y(text.top() + line);
    let title = stage.translator.text(id!("end-turning-point"));
    parts::heading(ui, head, &title, look);
    let words = turning_words(scene);
    let font = tokens.font(Text::Body);
    let below = text.with_min_y(head.bottom());
    parts::paragraph(ui, below, &words, &font, tokens.colour.ink);
}

fn buttons(ui: &mut Ui, scene: &Scene<'_>, rect: Rect, row: f32, arrived: bool) {
    let stage = scene.stage;
    let (look, tr) = (stage.look, stage.translator);
    let again_words = tr.text(id!("end-again"));
    let help = tr.attribute("end-again", "help");
    let again = rect.with_max_y(rect.top() + 1.2 * row);
    let response = Button::new(ButtonKind::Next, &again_words)
        .text(Text::BodyLarge)
        .key("A")
        .show(
            ui,
            again,
            Access::new("again", &again_words).described(&help),
            look,
        );
    stage.reach(regions::BUTTONS, &response);
    if arrived {
        response.request_focus();
    }
    if response.on_hover_text(help).clicked() {
        stage.send(Command::Again);
    }
    let mut below = rect.with_min_y(again.bottom() + 10.0);
    if scene.game.is_bare() {
        let (place, rest) = below.split_top_bottom_at_y(below.top() + row);
        below = rest.with_min_y(rest.top() + 10.0);
        let words = table::mistakes_words(stage, scene.game.mistakes().len());
        let response = Button::new(ButtonKind::Plain, &words)
            .text(Text::BodySmall)
            .show(ui, place, Access::new("mistakes", &words), look);
        stage.reach(regions::BUTTONS, &response);
        if response.clicked() {
            stage.send(TableCommand::Open(Overlay::Mistakes));
        }
    }
    let (same, title) = below.split_left_right_at_fraction(0.5);
    let words = tr.text(id!("end-same-deal"));
    let seed = scene.game.game().seed().to_string();
    let help = tr.format_attribute(message!("end-same-deal", seed = seed), "help");
    let response = Button::new(ButtonKind::Plain, &words)
        .text(Text::BodySmall)
        .key("D")
        .show(
            ui,
            same.with_max_x(same.right() - 5.0),
            Access::new("same-deal", &words).described(&help),
            look,
        );
    stage.reach(regions::BUTTONS, &response);
    if response.on_hover_text(help).clicked() {
        stage.send(Command::SameDeal);
    }
    let words = tr.text(id!("end-to-title"));
    let response = Button::new(ButtonKind::Plain, &words)
        .text(Text::BodySmall)
        .key("Esc")
        .show(
            ui,
            title.with_min_x(title.left() + 5.0),
            Access::new("to-title", &words),
            look,
        );
    stage.reach(regions::BUTTONS, &response);
    if response.clicked() {
        stage.send(Command::Go(Screen::Title));
    }
}

fn keys(ui: &Ui, scene: &Scene<'_>) {
    // What lies above the screen takes its keys. What was open at the table does not lie there.
    let state = &scene.game.state;
    if state.overlay == Some(Overlay::Mistakes) || state.why.is_some() {
        return;
    }
    let stage = scene.stage;
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::A) {
        stage.send(Command::Again);
    } else if pressed(Key::D) {
        stage.send(Command::SameDeal);
    } else if pressed(Key::V) {
        stage.send(Command::Review(ReviewCommand::Open));
    } else if pressed(Key::B) {
        stage.send(Command::Replay);
    } else if pressed(Key::Escape) {
        stage.send(Command::Go(Screen::Title));
    }
}

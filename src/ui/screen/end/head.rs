//! The head of the page: who has won, when it ended, and the hero's tasks.

use egui::{Align, Mesh, Painter, Pos2, Rect, Sense, Shape, Ui, Vec2, pos2, vec2};

use super::super::parts;
use super::{INSET, Scene};
use crate::i18n::text::kings_errand::names;
use crate::rules::Seat;
use crate::ui::picture::{Icon, Ornament, Picture};
use crate::ui::theme::{Text, UNTINTED, with_opacity};
use crate::ui::widget::{Access, Card, Face, Look, knight, paint, text};
use crate::{id, message};

/// Who wins, and with how many shields.
pub(super) fn headline(scene: &Scene<'_>) -> String {
    let (tr, story) = (scene.stage.translator, &scene.story);
    let shields = story.most();
    if let Some(seat) = story.winner() {
        return if Some(seat) == scene.you {
            tr.format(message!("end-you-win", shields = shields))
        } else {
            let name = scene.narrator.name(seat);
            tr.format(message!("end-winner", name = name, shields = shields))
        };
    }
    let (yours, others): (Vec<Seat>, Vec<Seat>) = story
        .winners
        .iter()
        .partition(|&seat| Some(seat) == scene.you);
    let others: Vec<_> = others
        .into_iter()
        .map(|seat| scene.narrator.name(seat))
        .collect();
    let others = tr.list_and(&others);
    if yours.is_empty() {
        tr.format(message!("end-shared", winners = others, shields = shields))
    } else {
        tr.format(message!(
            "end-shared-with-you",
            others = others,
            shields = shields
        ))
    }
}

/// When the game ended, and who won a tie.
fn when(scene: &Scene<'_>) -> String {
    let (tr, story) = (scene.stage.translator, &scene.story);
    let about = |seat: Seat| (scene.narrator.who(seat), scene.narrator.name(seat));
    let mut words = Vec::new();
    if let Some(first) = story.first {
        let (who, name) = about(first);
        words.push(tr.format(message!(
            "end-when",
            who = who,
            name = name,
            round = story.rounds,
            goal = scene.game.game().game().goal(),
        )));
    }
    if let (true, Some(winner)) = (story.is_won_by_time(), story.winner()) {
        let (who, name) = about(winner);
        words.push(tr.format(message!("end-tie", who = who, name = name)));
    }
    words.join(" ")
}

/// Whether the viewer has won.
fn winner_is_you(scene: &Scene<'_>) -> bool {
    scene.you.is_some() && scene.story.winner() == scene.you
}

/// Gold light behind the wreath, with rays across the head; brighter for the own victory.
fn glory(painter: &Painter, rect: Rect, centre: Pos2, own: bool, look: Look<'_>) {
    const RAYS: usize = 22;
    let tokens = look.tokens;
    let gold = tokens.colour.tray_title;
    let strength = if own { 1.0 } else { 0.45 };
    let inside = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    if tokens.textured {
        let reach = 0.8 * rect.width();
        let mut mesh = Mesh::default();
        for ray in 0..RAYS {
            let angle = |part: f32| {
                let turn = (ray as f32 + part) / RAYS as f32 * std::f32::consts::TAU;
                reach * Vec2::angled(turn)
            };
            let first = mesh.vertices.len() as u32;
            mesh.colored_vertex(centre, with_opacity(gold, 0.24 * strength));
            mesh.colored_vertex(centre + angle(-0.2), with_opacity(gold, 0.0));
            mesh.colored_vertex(centre + angle(0.2), with_opacity(gold, 0.0));
            mesh.add_triangle(first, first + 1, first + 2);
        }
        inside.add(Shape::mesh(mesh));
        let glow = with_opacity(gold, 0.5 * strength);
        let radius = Vec2::splat(0.95 * rect.height());
        inside.add(paint::halo(centre, radius, glow));
    }
}

/// Paints the head in `rect`.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, rect: Rect) {
    let stage = scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    parts::bar(ui.painter(), rect, look);
    let height = rect.height();
    let winner = scene.story.winners.iter().next().unwrap_or_default();
    let mut arms = Rect::from_min_size(
        pos2(rect.left() + 0.3 * height, rect.top() + 0.13 * height),
        parts::arms_size(0.62 * height),
    );
    let mut left = arms.left();
    // One wreath for one winner; several wreaths would cover each other.
    if scene.story.winner().is_some() {
        let side = 0.98 * height;
        let wreath = Rect::from_center_size(
            pos2(rect.left() + 0.66 * height, rect.center().y - 1.0),
            vec2(side, side),
        );
        glory(
            ui.painter(),
            rect,
            wreath.center(),
            winner_is_you(scene),
            look,
        );
        let laurel = Picture::Ornament(Ornament::Laurel);
        paint::image(ui.painter(), look, laurel, wreath, UNTINTED);
        arms = Rect::from_center_size(
            wreath.center() - vec2(0.0, 0.01 * side),
            parts::arms_size(0.475 * side),
        );
        left = wreath.right() - 0.1 * height;
    }
    for (index, seat) in scene.story.winners.iter().enumerate() {
        let place = arms.translate(vec2(0.62 * index as f32 * arms.width(), 0.0));
        knight::arms(ui.painter(), place, scene.knight(seat), look);
        left = left.max(place.right());
    }
    let tasks = tasks(ui, scene, rect, left + 0.4 * rect.width());
    let room = Rect::from_min_max(
        pos2(left + 0.2 * height, rect.top() + 0.12 * height),
        pos2(tasks - 0.2 * height, rect.bottom() - 0.12 * height),
    );
    let (above, below) = room.split_top_bottom_at_fraction(0.56);
    let title = headline(scene);
    let mut words = above;
    if Some(winner) == scene.you || scene.you.is_none() {
        let side = 0.8 * above.height();
        let sign = Rect::from_min_size(
            above.min + vec2(0.0, 0.1 * above.height()),
            vec2(side, side),
        );
        let gold = tokens.colour.tray_title;
        paint::image(ui.painter(), look, Picture::Icon(Icon::Crown), sign, gold);
        words = above.with_min_x(sign.right() + 14.0);
    }
    let font = tokens.printed_initial(0.78 * above.height());
    // The own victory is written in gold.
    let ink = if winner_is_you(scene) {
        tokens.colour.tray_title
    } else {
        tokens.colour.tray_text
    };
    let response = ui.allocate_rect(words, Sense::hover());
    Access::new("title", &title).describe(ui, &response, egui::Role::Label, None);
    let font = parts::shrunk(ui.painter(), &title, font, words.width());
    text::line(ui.painter(), words, Align::Min, &title, &font, ink);
    let when = when(scene);
    stage.say("end", &title);
    stage.say("end.when", &when);
    let mut font = tokens.font(Text::BodyLarge);
    let soft = tokens.colour.tray_text_soft;
    let one_line = ui
        .painter()
        .layout_no_wrap(when.clone(), font.clone(), soft);
    if one_line.rect.width() > below.width() {
        // Two lines must fit as well.
        font.size = font
            .size
            .min(0.42 * below.height())
            .max(tokens.smallest_text());
    }
    let response = ui.allocate_rect(below, Sense::hover());
    Access::new("when", &when).describe(ui, &response, egui::Role::Label, None);
    text::lines(ui.painter(), below, Align::Min, &when, &font, soft, 2);
}

/// The hero's completed tasks, or else the winner's, as small cards at the right; returns where they
/// begin.
fn tasks(ui: &mut Ui, scene: &Scene<'_>, rect: Rect, least: f32) -> f32 {
    let stage = scene.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let hero = scene.hero();
    let mut whose = hero;
    if scene.story.seats[hero.index()].deeds.is_empty() {
        // Whoever completed none sees those that won.
        whose = scene.story.winners.iter().next().unwrap_or_default();
    }
    let deeds = &scene.story.seats[whose.index()].deeds;
    let height = 0.72 * rect.height();
    let width = height / 1.4;
    let end = rect.right() - 0.02 * rect.width() - 6.0;
    if deeds.is_empty() {
        return end;
    }
    let title = tr.text(id!("end-tasks"));
    let font = tokens.bold(Text::BodySmall);
    let gold = tokens.colour.tray_title;
    let galley = ui.painter().layout(
        title.clone(),
        font.clone(),
        gold,
        0.09 * rect.width() + 30.0,
    );
    let words = galley.rect.width();
    // Whose they are.
    let arms = vec2(0.3 * rect.height(), 0.3 * rect.height() * knight::RATIO);
    let count = deeds.len() as f32;
    let room = end - least - words - arms.x - 8.0 - INSET;
    let step = (width + 6.0)
        .min((room - width) / (count - 1.0).max(1.0))
        .max(14.0);
    let first = end - width - step * (count - 1.0);
    let top = rect.center().y - height / 2.0 - 1.0;
    for (index, deed) in deeds.iter().enumerate() {
        let Some(&task) = scene.game.game().game().cards().task(deed.task) else {
            continue;
        };
        let place =
            Rect::from_min_size(pos2(first + step * index as f32, top), vec2(width, height));
        let name = names::task(tr, deed.task);
        let id = format!("deed.{}", deed.task);
        let response = ui.interact(place, ui.scope_id().with(&id), Sense::hover());
        Access::new(&id, &name).describe(ui, &response, egui::Role::Label, None);
        let lean = 0.025 * (index as f32 - (count - 1.0) / 2.0).clamp(-2.0, 2.0);
        Card::new(Face::Task(task))
            .turn(lean)
            .paint(ui.painter(), place, look);
        response.on_hover_text(name);
    }
    let label = Rect::from_min_max(
        pos2(first - INSET - words, rect.top()),
        pos2(first - INSET, rect.bottom()),
    );
    text::lines(ui.painter(), label, Align::Max, &title, &font, gold, 2);
    let middle = pos2(label.left() - 8.0 - arms.x / 2.0, rect.center().y);
    let arms = Rect::from_center_size(middle, arms);
    knight::arms(ui.painter(), arms, scene.knight(whose), look);
    arms.left()
}

//! What the guide says, in a callout, and the buttons below it.

use egui::{
    Align, Key, Modifiers, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2,
    vec2,
};

use super::lay::{self, Laid};
use super::marks::Point;
use super::{Guide, LessonCommand, Standing, progress};
use crate::id;
use crate::ui::app::Command;
use crate::ui::picture::{Icon, Picture, Token};
use crate::ui::screen::Screen;
use crate::ui::table::supply::keys_lead;
use crate::ui::table::{Scene, regions};
use crate::ui::theme::{Text, UNTINTED};
use crate::ui::widget::bubble::{Tone, bubble};
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{Access, Button, ButtonKind, paint, panel, text};

/// Finds a place for what is to be said.
pub(super) fn lay_out(ui: &Ui, scene: &Scene<'_>, guide: &Guide<'_>) -> Option<Laid> {
    let content = lay::content(scene, guide);
    lay::lay_out(ui.painter(), scene, guide, content)
}

/// Paints the callout and reads its keys.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    guide: &Guide<'_>,
    points: &[Point],
    laid: &Laid,
) {
    let tone = match guide.standing {
        Standing::Lapsed(_) => Tone::Expires,
        Standing::Open | Standing::Done | Standing::Over => Tone::Guide,
    };
    // What lies below takes no clicks through it.
    let id = ui.scope_id().with("guide.callout");
    ui.interact(laid.rect, id, Sense::click());
    bubble(ui.painter(), laid.rect, None, tone, scene.stage.look);
    head(ui, scene, guide, laid.head);
    if let (Some(rect), Some((verdict, words))) = (laid.title, &laid.content.title) {
        title(ui, scene, rect, *verdict, words);
    }
    said(ui, scene, guide, points, laid);
    if let Some((rect, galley)) = &laid.notice {
        let words = laid.content.notice.clone().unwrap_or_default();
        let id = ui.scope_id().with("guide.notice");
        let response = ui.interact(*rect, id, Sense::hover());
        Access::new("guide.notice", &words).describe(ui, &response, Role::Label, None);
        scene.stage.say("guide.notice", &words);
        let ink = scene.stage.tokens().colour.expires;
        ui.painter().galley(rect.min, galley.clone(), ink);
    }
    answers(ui, scene, guide, laid);
    buttons(ui, scene, guide, points, laid.buttons);
}

fn send(scene: &Scene<'_>, command: LessonCommand) {
    scene.stage.send(Command::Lesson(command));
}

/// The portrait, the name, and the number of the step.
fn head(ui: &mut Ui, scene: &Scene<'_>, guide: &Guide<'_>, rect: Rect) {
    let stage = &scene.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let side = vec2(rect.height(), rect.height());
    let portrait = Rect::from_min_size(rect.min, side);
    let picture = Picture::Token(Token::Guide);
    paint::image(ui.painter(), look, picture, portrait, UNTINTED);
    let room = rect.with_min_x(portrait.right() + 6.0);
    let (above, below) = room.split_top_bottom_at_fraction(0.56);
    let name = tr.text(id!("learn-guide"));
    let font = tokens.printed(22.0);
    text::line(
        ui.painter(),
        above,
        Align::Min,
        &name,
        &font,
        tokens.colour.link,
    );
    let step = progress::step_of(tr, guide);
    let soft = tokens.colour.ink_soft;
    let small = tokens.font(Text::Label);
    text::line(ui.painter(), below, Align::Min, &step, &small, soft);
}

fn title(ui: &Ui, scene: &Scene<'_>, rect: Rect, verdict: Verdict, words: &str) {
    let tokens = scene.stage.tokens();
    let side = vec2(rect.height(), rect.height());
    let seal = Rect::from_min_size(rect.min, side);
    figure::seal(ui.painter(), seal, verdict, scene.stage.look);
    let room = rect.with_min_x(seal.right() + 8.0);
    let colour = match verdict {
        Verdict::Works => tokens.colour.works,
        Verdict::Expires => tokens.colour.expires,
    };
    let bold = tokens.bold(Text::Body);
    text::line(ui.painter(), room, Align::Min, words, &bold, colour);
}

/// The words. Enter on them leads to what is pointed at.
fn said(ui: &mut Ui, scene: &Scene<'_>, guide: &Guide<'_>, points: &[Point], laid: &Laid) {
    let stage = &scene.stage;
    let tr = stage.translator;
    let place = laid.head.union(laid.body);
    let response = ui.interact(place, ui.scope_id().with("guide.text"), Sense::click());
    let title = laid.content.title.as_ref().map(|(_, title)| title.as_str());
    let all = [title.unwrap_or_default(), &laid.content.words].join(" ");
    let help = if points.is_empty() {
        String::new()
    } else {
        tr.text(id!("learn-point-help"))
    };
    Access::new("guide.text", all.trim())
        .described(&help)
        .describe(ui, &response, Role::Button, None);
    let begins = guide.fresh && *guide.standing == Standing::Open;
    stage.say_unless_heard("guide.text", &all, &response, begins);
    stage.reach(regions::GUIDE, &response);
    if begins {
        response.request_focus();
    }
    if response.clicked() {
        go_to(ui, scene, points);
    }
    if response.has_focus() && keys_lead(ui.ctx()) {
        let radius = stage.tokens().radius.bubble;
        let ring = paint::focus_ring(stage.look, laid.rect, radius, 1.0);
        ui.painter().extend(ring);
    }
    let ink = stage.tokens().colour.ink;
    let galley = &laid.words;
    if galley.rect.height() <= laid.body.height() + 2.0 {
        ui.painter().galley(laid.body.min, galley.clone(), ink);
        return;
    }
    let builder = UiBuilder::new().id_salt("guide.words").max_rect(laid.body);
    ui.scope_builder(builder, |ui| {
        let shown = ScrollArea::vertical()
            .id_salt(("guide.words", guide.at))
            .auto_shrink(false)
            .min_scrolled_height(0.0)
            .show(ui, |ui| {
                let size = vec2(ui.available_width(), galley.rect.height());
                let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                ui.painter().galley(place.min, galley.clone(), ink);
            });
        let paper = stage.tokens().colour.paper_raised;
        panel::fade_scrolled(ui.painter(), &shown, paper, stage.look);
    });
}

/// Moves the focus to the first thing that is pointed at.
fn go_to(ui: &Ui, scene: &Scene<'_>, points: &[Point]) {
    match points.first() {
        Some(Point { id: Some(id), .. }) => {
            ui.memory_mut(|memory| memory.request_focus(*id));
        }
        Some(Point { id: None, .. }) => scene.stage.focus(ui.ctx(), regions::LOOK),
        None => {}
    }
}

const DIGITS: [(Key, &str); 4] = [
    (Key::Num1, "1"),
    (Key::Num2, "2"),
    (Key::Num3, "3"),
    (Key::Num4, "4"),
];

/// The answers of a question. One that was tried and is wrong stays marked.
fn answers(ui: &mut Ui, scene: &Scene<'_>, guide: &Guide<'_>, laid: &Laid) {
    let stage = &scene.stage;
    let all = laid.content.answers.iter().zip(&laid.answers).zip(DIGITS);
    for (number, ((words, rect), (key, digit))) in all.enumerate() {
        let wrong = guide.wrong.contains(&number);
        let id = format!("guide.answer.{number}");
        let about = if wrong {
            stage.translator.text(id!("learn-wrong-answer"))
        } else {
            String::new()
        };
        let access = Access::new(&id, words).described(&about);
        let button = Button::new(ButtonKind::Plain, words)
            .text(laid.answer_size)
            .key(digit);
        let response = button.show(ui, *rect, access, stage.look);
        stage.reach(regions::GUIDE, &response);
        if wrong {
            let side = vec2(22.0, 22.0);
            let seal = Rect::from_center_size(pos2(rect.left() + 3.0, rect.center().y), side);
            figure::seal(ui.painter(), seal, Verdict::Expires, stage.look);
        }
        if response.clicked() || pressed(ui, scene, key) {
            send(scene, LessonCommand::Answer(number));
        }
    }
}

/// Whether a key of the guide was pressed, and nothing above the table takes it.
fn pressed(ui: &Ui, scene: &Scene<'_>, key: Key) -> bool {
    let free = !scene.muted && scene.state.overlay.is_none();
    free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// What leads on, and at the right again, back and skip.
fn buttons(ui: &mut Ui, scene: &Scene<'_>, guide: &Guide<'_>, points: &[Point], row: Rect) {
    let mut room = row;
    if *guide.standing == Standing::Over {
        over(ui, scene, guide, row);
        return;
    }
    if *guide.standing != Standing::Done {
        room.max.x = signs(ui, scene, guide, row) - 8.0;
    }
    let tr = scene.stage.translator;
    match guide.standing {
        Standing::Open if guide.is_asking() => {}
        Standing::Open => {
            let words = tr.text(id!("learn-show-me"));
            let response = wide(
                ui,
                scene,
                room,
                ButtonKind::Plain,
                "guide.show-me",
                &words,
                "M",
            );
            if response.clicked() || pressed(ui, scene, Key::M) {
                if guide.looks.is_empty() {
                    send(scene, LessonCommand::ShowMe);
                } else {
                    // What is only to be looked at is shown by going there.
                    go_to(ui, scene, points);
                }
            }
        }
        Standing::Done => {
            let words = tr.text(id!("learn-go-on"));
            let response = wide(ui, scene, room, ButtonKind::Next, "guide.next", &words, "");
            lead(guide, &response);
            if response.clicked() {
                send(scene, LessonCommand::Next);
            }
        }
        Standing::Lapsed(_) => {
            let words = tr.text(id!("learn-again"));
            let response = wide(ui, scene, room, ButtonKind::Next, "guide.again", &words, "");
            lead(guide, &response);
            if response.clicked() {
                send(scene, LessonCommand::Again);
            }
        }
        Standing::Over => {}
    }
}

/// The button that leads on gets the focus.
fn lead(guide: &Guide<'_>, response: &Response) {
    if guide.fresh {
        response.request_focus();
    }
}

/// A button as wide as its words, if there is so much room.
fn wide(
    ui: &mut Ui,
    scene: &Scene<'_>,
    room: Rect,
    kind: ButtonKind,
    id: &str,
    words: &str,
    key: &str,
) -> Response {
    let stage = &scene.stage;
    let tries = [
        (Text::Body, key),
        (Text::BodySmall, key),
        (Text::BodySmall, ""),
    ];
    let made = |(size, key)| Button::new(kind, words).text(size).key(key);
    let width = |fit| made(fit).width(ui.painter(), room.height(), stage.look);
    let fit = tries.into_iter().find(|&fit| width(fit) <= room.width());
    let fit = fit.unwrap_or((Text::Label, ""));
    let rect = Rect::from_min_size(room.min, vec2(width(fit).min(room.width()), room.height()));
    let response = made(fit).show(ui, rect, Access::new(id, words), stage.look);
    stage.reach(regions::GUIDE, &response);
    response
}

/// After the last step: the next lesson, and the list.
fn over(ui: &mut Ui, scene: &Scene<'_>, guide: &Guide<'_>, row: Rect) {
    let tr = scene.stage.translator;
    let (left, right) = row.split_left_right_at_fraction(0.5);
    let to_list = tr.text(id!("learn-to-list"));
    let (list, kind) = if guide.has_next {
        let words = tr.text(id!("learn-next-lesson"));
        let place = left.with_max_x(left.right() - 4.0);
        let response = wide(
            ui,
            scene,
            place,
            ButtonKind::Next,
            "guide.next-lesson",
            &words,
            "",
        );
        lead(guide, &response);
        if response.clicked() {
            send(scene, LessonCommand::NextLesson);
        }
        (right.with_min_x(right.left() + 4.0), ButtonKind::Plain)
    } else {
        (row, ButtonKind::Next)
    };
    let response = wide(ui, scene, list, kind, "guide.to-list", &to_list, "");
    if !guide.has_next {
        lead(guide, &response);
    }
    if response.clicked() {
        scene.stage.send(Command::Go(Screen::Learn));
    }
}

/// Small buttons with a sign, from the right end of the row; returns where they begin.
fn signs(ui: &mut Ui, scene: &Scene<'_>, guide: &Guide<'_>, row: Rect) -> f32 {
    let tr = scene.stage.translator;
    let side = row.height().min(34.0);
    let mut right = row.right();
    let lapsed = matches!(guide.standing, Standing::Lapsed(_));
    let mut wanted = vec![(
        "guide.skip",
        tr.text(id!("learn-skip")),
        Sign::Skip,
        LessonCommand::Skip,
    )];
    if guide.at > 0 {
        wanted.push((
            "guide.back",
            tr.text(id!("learn-back")),
            Sign::Back,
            LessonCommand::Back,
        ));
    }
    if !lapsed && !guide.is_asking() {
        wanted.push((
            "guide.restart",
            tr.text(id!("learn-restart")),
            Sign::Again,
            LessonCommand::Again,
        ));
    }
    for (id, words, sign, command) in wanted {
        let place = Rect::from_min_size(
            pos2(right - side, row.center().y - side / 2.0),
            vec2(side, side),
        );
        right = place.left() - 6.0;
        let access = Access::new(id, &words);
        let stage = &scene.stage;
        let response = Button::new(ButtonKind::Plain, "").show(ui, place, access, stage.look);
        self::sign(ui, scene, place, sign);
        stage.reach(regions::GUIDE, &response);
        if response.clicked() {
            send(scene, command);
        }
        response.on_hover_text(words);
    }
    right
}

/// What a small button shows.
#[derive(Clone, Copy)]
enum Sign {
    Again,
    Back,
    Skip,
}

fn sign(ui: &Ui, scene: &Scene<'_>, rect: Rect, sign: Sign) {
    let look = scene.stage.look;
    let ink = look.tokens.colour.button_text;
    let side = rect.height();
    let at = |x: f32, y: f32| rect.center() + vec2(x, y) * side;
    let head = |points: [(f32, f32); 3]| {
        let points = points.map(|(x, y)| at(x, y)).to_vec();
        egui::Shape::convex_polygon(points, ink, Stroke::NONE)
    };
    let stroke = Stroke::new(0.085 * side, ink);
    match sign {
        Sign::Again => {
            let icon = Rect::from_center_size(rect.center(), vec2(0.56, 0.56) * side);
            paint::image(ui.painter(), look, Picture::Icon(Icon::Undo), icon, ink);
        }
        Sign::Back => {
            ui.painter()
                .line_segment([at(0.28, 0.0), at(-0.05, 0.0)], stroke);
            ui.painter()
                .add(head([(-0.28, 0.0), (0.02, -0.19), (0.02, 0.19)]));
        }
        Sign::Skip => {
            ui.painter()
                .add(head([(0.14, 0.0), (-0.22, -0.21), (-0.22, 0.21)]));
            ui.painter()
                .line_segment([at(0.22, -0.21), at(0.22, 0.21)], stroke);
        }
    }
}

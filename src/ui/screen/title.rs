//! The way into everything: the scene, the name of the game, and a menu made of cards.

use egui::{Align, Key, Modifiers, Rect, Ui, pos2, vec2};

use super::menu_card::{MenuCard, RATIO};
use super::new_game::is_playable;
use super::{Screen, parts, scene};
use crate::i18n::{Language, Translator};
use crate::lesson::kings_errand::Lesson;
use crate::rules::kings_errand::{ActionCard, Virtue};
use crate::session::NewGame;
use crate::ui::app::{Command, LessonProgress, Setting, SettingsCommand, TableGame};
use crate::ui::picture::{CardFrame, Icon, Picture};
use crate::ui::theme::{KnightColour, Text};
use crate::ui::widget::{Access, Button, ButtonKind, Card, Face, Look, knight, text};
use crate::ui::{Region, Stage};
use crate::{id, message};

const MENU: Region = Region(0);
const FOOT: Region = Region(1);

/// Room below a card for what it does, in points at text size 1: four lines of small letters.
const CAPTION: f32 = 66.0;

/// Where everything is.
pub(super) struct Places {
    name: Rect,
    /// What the program is, below its name.
    pub(super) subtitle: Rect,
    go_on: Rect,
    /// The cards of the menu, side by side.
    pub(super) cards: [Rect; 4],
    /// The left end of the row of buttons at the foot.
    buttons: Rect,
    /// The right end of the row of languages.
    languages: Rect,
}

impl Places {
    pub(super) fn new(window: Rect, text_size: f32) -> Self {
        let unit = (window.width() / 1440.0).min(window.height() / 900.0);
        let grown = text_size.max(1.0);
        let left = window.left() + (96.0 * unit).max(48.0);
        let name = Rect::from_min_size(
            pos2(left, window.top() + 78.0 * unit),
            vec2(0.42 * window.width(), 134.0 * unit),
        );
        let line = 32.0 * unit.max(0.75) * grown.sqrt();
        let subtitle = Rect::from_min_size(
            pos2(left, name.bottom() - 4.0 * unit),
            vec2(0.36 * window.width(), line),
        );
        let foot_height = 40.0 * grown.sqrt();
        let foot = window.bottom() - 36.0 - foot_height;
        let caption = CAPTION * grown;
        let go_on_height = (84.0 * unit).max(64.0 * grown.sqrt());
        let go_on = Rect::from_min_size(
            pos2(left, subtitle.bottom() + 18.0 * unit),
            vec2((400.0 * unit).max(280.0 * grown), go_on_height),
        );
        let room = foot - 12.0 - caption - go_on.bottom() - 26.0 * unit;
        let card = (178.0 * unit).min(room / RATIO);
        // Four cards end before the castle.
        let card = card.min((0.6 * window.width() - (left - window.left())) / 4.66);
        let top = foot - 12.0 - caption - RATIO * card;
        let at = |index: f32| {
            let left = left + index * (card + 0.22 * card);
            Rect::from_min_size(pos2(left, top), vec2(card, RATIO * card))
        };
        Self {
            name,
            subtitle,
            go_on,
            cards: [at(0.0), at(1.0), at(2.0), at(3.0)],
            buttons: Rect::from_min_size(pos2(left, foot), vec2(10.0, foot_height)),
            languages: Rect::from_min_size(
                pos2(window.right() - (left - window.left()), foot),
                vec2(0.0, foot_height),
            ),
        }
    }
}

/// Shows the title. `draft` holds the seats of the last game, `open` the game to go on with,
/// `progress` how far one has come in the lessons.
pub fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    draft: &NewGame,
    open: Option<&TableGame>,
    progress: &LessonProgress,
) {
    let arrived = parts::arrived(ui.ctx(), Screen::Title);
    let tr = stage.translator;
    let window = ui.max_rect();
    let places = Places::new(window, stage.tokens().text_size());
    scene::paint(ui.painter(), window, stage.look);

    name(ui, stage, &places);
    let open = open.filter(|game| !game.is_over());
    if let Some(game) = open {
        go_on(ui, stage, places.go_on, game, arrived);
    }
    let captions = [
        next_lesson(tr, progress),
        at_once(tr, draft),
        tr.text(id!("screens-new-game-note")),
        tr.attribute("rulebook-title", "help"),
    ];
    let [learn, play, new_game, rulebook] = places.cards;
    let first = arrived && open.is_none();
    self::learn(ui, stage, learn, &captions[0]);
    self::play(ui, stage, play, draft, &captions[1], first);
    self::new_game(ui, stage, new_game);
    self::rulebook(ui, stage, rulebook);
    self::captions(ui, stage, &places.cards, &captions);
    foot(ui, stage, &places);
}

/// The name of the game in large letters, and below it what this is.
pub(super) fn name(ui: &mut Ui, stage: Stage<'_>, places: &Places) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let name = tr.text(id!("app-name"));
    scene::name(ui.painter(), places.name, &name, look);
    let subtitle = tr.text(id!("app-subtitle"));
    let ink = if tokens.theme.is_dark() {
        tokens.colour.bar_text
    } else {
        tokens.card.ink
    };
    let font = tokens.printed(0.82 * places.subtitle.height());
    // The words end before the sun, against which they could not be read.
    let font = parts::shrunk(ui.painter(), &subtitle, font, places.subtitle.width());
    let response = text::label(ui, places.subtitle, Align::Min, &subtitle, &font, ink);
    Access::new("title", &name).described(&subtitle).describe(
        ui,
        &response,
        egui::Role::Label,
        None,
    );
}

fn digit(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// The lesson that comes next.
fn next_lesson(tr: &Translator, progress: &LessonProgress) -> String {
    let Some(next) = progress.next() else {
        return tr.text(id!("learn-all-done"));
    };
    let lessons = Lesson::all();
    let at = lessons.iter().position(|it| it.name() == next.name());
    let (number, lessons) = (at.map_or(1, |at| at + 1), lessons.len());
    tr.format(message!("learn-lesson", number = number, lessons = lessons))
}

/// Who is at the table of a game that is started at once.
fn at_once(tr: &Translator, draft: &NewGame) -> String {
    // Whoever has several names is known by the first.
    let given = |name: &str| name.split_whitespace().next().unwrap_or(name).to_owned();
    let seats: Vec<_> = draft.seats.iter().map(|seat| given(&seat.name)).collect();
    tr.format(message!("screens-play-with", seats = tr.list_and(&seats)))
}

/// The lessons.
fn learn(ui: &mut Ui, stage: Stage<'_>, rect: Rect, next: &str) {
    let tr = stage.translator;
    let name = tr.text(id!("learn-title"));
    let help = tr.attribute("learn-title", "help");
    let about = [help.as_str(), next].join(" ");
    let art = Picture::Action(ActionCard::Exercise(Virtue::Book));
    let access = Access::new("menu.learn", &name).described(&about);
    let response = MenuCard::new(art, CardFrame::Wall, &name).show(ui, rect, access, stage.look);
    stage.reach(MENU, &response);
    if response.clicked() || digit(ui, Key::Num5) || digit(ui, Key::L) {
        stage.send(Command::Go(Screen::Learn));
    }
}

/// One click starts a game with the seats of the last one.
fn play(ui: &mut Ui, stage: Stage<'_>, rect: Rect, draft: &NewGame, with: &str, first: bool) {
    let name = stage.translator.text(id!("menu-play"));
    let art = Picture::Action(ActionCard::RoundTable);
    let response = MenuCard::new(art, CardFrame::Wall, &name).show(
        ui,
        rect,
        Access::new("menu.play", &name).described(with),
        stage.look,
    );
    stage.reach(MENU, &response);
    if first {
        response.request_focus();
    }
    if response.clicked() || digit(ui, Key::Num1) {
        // Seats that a game cannot start with are shown where they can be mended.
        stage.send(if is_playable(draft) {
            Command::Start
        } else {
            Command::Go(Screen::NewGame)
        });
    }
}

fn new_game(ui: &mut Ui, stage: Stage<'_>, rect: Rect) {
    let tr = stage.translator;
    let name = tr.text(id!("menu-new-game"));
    let help = tr.attribute("menu-new-game", "help");
    // The other knights look out from behind the card.
    for (index, (colour, turn)) in [(KnightColour::Green, 0.16), (KnightColour::Red, -0.13)]
        .into_iter()
        .enumerate()
    {
        let aside = [0.1, -0.08][index] * rect.width();
        let behind = rect.shrink(0.03 * rect.width());
        Card::new(Face::Knight(colour)).turn(turn).paint(
            ui.painter(),
            behind.translate(vec2(aside, -0.05 * rect.width())),
            stage.look,
        );
    }
    let art = Picture::Knight(KnightColour::Blue);
    let frame = CardFrame::Knight(KnightColour::Blue);
    let access = Access::new("menu.new-game", &name).described(&help);
    let response = MenuCard::new(art, frame, &name).show(ui, rect, access, stage.look);
    stage.reach(MENU, &response);
    if response.clicked() || digit(ui, Key::Num2) {
        stage.send(Command::Go(Screen::NewGame));
    }
}

/// All rules; the same key opens them at the table.
fn rulebook(ui: &mut Ui, stage: Stage<'_>, rect: Rect) {
    let tr = stage.translator;
    let name = tr.text(id!("rulebook-title"));
    let help = tr.attribute("rulebook-title", "help");
    let art = Picture::Action(ActionCard::Court);
    let access = Access::new("menu.rulebook", &name).described(&help);
    let response = MenuCard::new(art, CardFrame::Leaves, &name).show(ui, rect, access, stage.look);
    stage.reach(MENU, &response);
    if response.clicked() || digit(ui, Key::Num4) || digit(ui, Key::R) {
        stage.send(Command::Consult(None));
    }
}

/// What each card does, below it, all in one size.
fn captions(ui: &Ui, stage: Stage<'_>, cards: &[Rect; 4], words: &[String; 4]) {
    let painter = ui.painter();
    let high = parts::grown(stage.tokens(), CAPTION);
    let below = |card: &Rect| {
        Rect::from_min_max(
            pos2(card.left() - 0.1 * card.width(), card.bottom() + 7.0),
            pos2(
                card.right() + 0.1 * card.width(),
                card.bottom() + 7.0 + high,
            ),
        )
    };
    let font = stage.tokens().font(Text::BodySmall);
    let each = cards.iter().zip(words);
    let fonts = each.clone().map(|(card, words)| {
        let fitted = scene::fit_caption(painter, below(card), words, &font, stage.look);
        fitted.font().clone()
    });
    let font = fonts.fold(font.clone(), |a, b| if b.size < a.size { b } else { a });
    for (card, words) in each {
        scene::caption(painter, below(card), words, &font, stage.look);
    }
}

/// The gold button to the game that is open.
fn go_on(ui: &mut Ui, stage: Stage<'_>, rect: Rect, game: &TableGame, first: bool) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let name = tr.text(id!("menu-continue"));
    let view = game.game().view(crate::rules::Viewer::Public);
    let position = view.position();
    let seat = game.own_seat();
    let summary = tr.format(message!(
        "screens-continue-summary",
        round = position.round(),
        shields = position.seat(seat).shields(),
        goal = game.game().game().goal(),
    ));
    let access = Access::new("menu.continue", &name).described(&summary);
    let response = Button::new(ButtonKind::Next, "").show(ui, rect, access, look);
    stage.reach(MENU, &response);
    if first {
        response.request_focus();
    }
    let inner = rect.shrink(0.12 * rect.height());
    let arms = Rect::from_min_size(inner.min, vec2(0.86 * inner.height(), inner.height()));
    if let Some(seat) = game.seating().seats.get(seat.index()) {
        knight::arms(ui.painter(), arms, seat.knight, look);
    }
    let ink = tokens.colour.button_text;
    let words = inner.with_min_x(arms.right() + 14.0);
    let (above, below) = words.split_top_bottom_at_fraction(0.56);
    let large = tokens.printed_initial(0.82 * above.height());
    text::line(ui.painter(), above, Align::Min, &name, &large, ink);
    let small = tokens.font(Text::Body);
    text::line(ui.painter(), below, Align::Min, &summary, &small, ink);
    if response.clicked() || digit(ui, Key::Num3) {
        stage.send(Command::Continue);
    }
}

fn foot(ui: &mut Ui, stage: Stage<'_>, places: &Places) {
    let (look, tr) = (stage.look, stage.translator);
    let settings = tr.text(id!("settings-title"));
    let help = tr.attribute("settings-title", "help");
    let access = Access::new("menu.settings", &settings).described(&help);
    let response = dark_button(ui, places.buttons, access, Some(Icon::Gear), look);
    stage.reach(FOOT, &response);
    if response.clicked() || digit(ui, Key::Num6) {
        stage.send(SettingsCommand::Open);
    }
    // What leaves comes last.
    let quit = tr.text(id!("menu-quit"));
    let beside = places
        .buttons
        .translate(vec2(response.rect.width() + 10.0, 0.0));
    let response = dark_button(ui, beside, Access::new("menu.quit", &quit), None, look);
    stage.reach(FOOT, &response);
    if response.clicked() {
        stage.send(Command::Quit);
    }
    let height = places.languages.height();
    let font = stage.tokens().bold(Text::BodySmall);
    let ink = stage.tokens().colour.bar_text;
    let gap = 8.0;
    let width = Language::ALL
        .into_iter()
        .map(|language| {
            let name = language.own_name().to_owned();
            let words = ui.painter().layout_no_wrap(name, font.clone(), ink);
            words.rect.width() + 26.0
        })
        .fold(0.0, f32::max);
    let mut left = places.languages.left() - 3.0 * width - 2.0 * gap;
    for language in Language::ALL {
        let rect = Rect::from_min_size(pos2(left, places.languages.top()), vec2(width, height));
        let chosen = language == tr.language();
        let name = language.own_name();
        let id = format!("language.{}", language.code());
        let response = parts::Choice::new(name, chosen).show_on_picture(
            ui,
            rect,
            Access::new(&id, name),
            look,
        );
        stage.reach(FOOT, &response);
        if response.clicked() && !chosen {
            stage.send(Setting::Language(language));
        }
        left = rect.right() + gap;
    }
}

/// A dark button on the picture, as wide as its words.
fn dark_button(
    ui: &mut Ui,
    at: Rect,
    access: Access<'_>,
    icon: Option<Icon>,
    look: Look<'_>,
) -> egui::Response {
    let mut button = Button::new(ButtonKind::Dark, access.name);
    if let Some(icon) = icon {
        button = button.icon(icon);
    }
    let width = button.width(ui.painter(), at.height(), look);
    let rect = Rect::from_min_size(at.min, vec2(width, at.height()));
    let ground = crate::ui::theme::with_opacity(look.tokens.colour.bar_bottom, 0.8);
    ui.painter()
        .rect_filled(rect, look.tokens.radius.button, ground);
    button.show(ui, rect, access, look)
}

//! The way into everything: the scene, the name of the game, one gold entry for playing, and a menu
//! made of cards.

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

/// Between two cards, in parts of their width.
const BETWEEN: f32 = 0.2;

/// Most cards in the row.
const CARDS: usize = 5;

/// Where everything is.
pub(super) struct Places {
    name: Rect,
    /// What the program is, below its name.
    pub(super) subtitle: Rect,
    /// The gold entry, the one that stands out.
    main: Rect,
    /// The left end of what stands quietly below it.
    beside: Rect,
    /// The cards of the menu, side by side.
    menu: [Rect; CARDS],
    /// Larger cards in their place, of which there are fewer.
    pub(super) cards: [Rect; 3],
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
        let main_height = (104.0 * unit).max(72.0 * grown.sqrt());
        let main = Rect::from_min_size(
            pos2(left, subtitle.bottom() + 22.0 * unit),
            vec2((500.0 * unit).max(300.0 * grown), main_height),
        );
        let beside = Rect::from_min_size(
            pos2(left, main.bottom() + 10.0 * unit),
            vec2(10.0, 36.0 * grown.sqrt()),
        );
        let inset = left - window.left();
        // All cards end before the castle.
        let row = 0.6 * window.width() - inset;
        let bottom = foot - 12.0 - caption;
        let cards = |count: f32, above: f32, most: f32| {
            let gap = BETWEEN * (count - 1.0);
            let width = (row / (count + gap)).min((bottom - above) / RATIO);
            (width.min(most * unit), bottom)
        };
        let at = |(width, bottom): (f32, f32), index: usize| {
            let left = left + index as f32 * (1.0 + BETWEEN) * width;
            let corner = pos2(left, bottom - RATIO * width);
            Rect::from_min_size(corner, vec2(width, RATIO * width))
        };
        let menu = cards(CARDS as f32, beside.bottom() + 20.0 * unit, 150.0);
        let large = cards(3.86, main.bottom(), 178.0);
        Self {
            name,
            subtitle,
            main,
            beside,
            menu: [0, 1, 2, 3, 4].map(|index| at(menu, index)),
            cards: [0, 1, 2].map(|index| at(large, index)),
            buttons: Rect::from_min_size(pos2(left, foot), vec2(10.0, foot_height)),
            languages: Rect::from_min_size(
                pos2(window.right() - inset, foot),
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
    let window = ui.max_rect();
    let places = Places::new(window, stage.tokens().text_size());
    scene::paint(ui.painter(), window, stage.look);

    name(ui, stage, &places);
    match open.filter(|game| !game.is_over()) {
        Some(game) => {
            go_on(ui, stage, places.main, game, arrived);
            play_instead(ui, stage, places.beside, draft);
        }
        None => play(ui, stage, places.main, draft, arrived),
    }
    let cards = [
        new_game(ui, stage, places.menu[0]),
        learn(ui, stage, places.menu[1], progress),
        rulebook(ui, stage, places.menu[2]),
        history(ui, stage, places.menu[3]),
        card_sets(ui, stage, places.menu[4]),
    ];
    captions(ui, stage, &places.menu, &cards);
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

/// A card of the menu with its name and what it leads to; whether it was pressed, also by its keys.
fn card(
    ui: &mut Ui,
    stage: Stage<'_>,
    rect: Rect,
    face: (Picture, CardFrame),
    access: Access<'_>,
    keys: [Key; 2],
) -> bool {
    let (art, frame) = face;
    let response = MenuCard::new(art, frame, access.name).show(ui, rect, access, stage.look);
    stage.reach(MENU, &response);
    let pressed = keys.map(|key| digit(ui, key));
    response.clicked() || pressed.contains(&true)
}

/// The lessons; returns what stands below the card, as all of these do.
fn learn(ui: &mut Ui, stage: Stage<'_>, rect: Rect, progress: &LessonProgress) -> String {
    let tr = stage.translator;
    let name = tr.text(id!("learn-title"));
    let next = next_lesson(tr, progress);
    let help = tr.attribute("learn-title", "help");
    let about = [help.as_str(), next.as_str()].join(" ");
    let art = Picture::Action(ActionCard::Exercise(Virtue::Book));
    let access = Access::new("menu.learn", &name).described(&about);
    let face = (art, CardFrame::Wall);
    if card(ui, stage, rect, face, access, [Key::Num5, Key::L]) {
        stage.send(Command::Go(Screen::Learn));
    }
    next
}

/// What starts a game at once. Seats that a game cannot start with are shown where they can be mended.
fn at_once_command(draft: &NewGame) -> Command {
    if is_playable(draft) {
        Command::Start
    } else {
        Command::Go(Screen::NewGame)
    }
}

/// One click starts a game with the seats of the last one.
fn play(ui: &mut Ui, stage: Stage<'_>, rect: Rect, draft: &NewGame, first: bool) {
    let name = stage.translator.text(id!("menu-play"));
    let with = at_once(stage.translator, draft);
    let access = Access::new("menu.play", &name).described(&with);
    let own = draft.seats.iter().find(|seat| seat.bot.is_none());
    let arms = own.or(draft.seats.first()).map(|seat| seat.knight);
    let clicked = main_entry(ui, stage, rect, access, arms, first);
    if clicked || digit(ui, Key::Num1) {
        stage.send(at_once_command(draft));
    }
}

/// The same where another game could go on: quietly.
fn play_instead(ui: &mut Ui, stage: Stage<'_>, rect: Rect, draft: &NewGame) {
    let name = stage.translator.text(id!("menu-play-instead"));
    let with = at_once(stage.translator, draft);
    let access = Access::new("menu.play", &name).described(&with);
    let response = dark_button(ui, rect, access, None, stage.look);
    stage.reach(MENU, &response);
    if response.on_hover_text(with).clicked() || digit(ui, Key::Num1) {
        stage.send(at_once_command(draft));
    }
}

fn new_game(ui: &mut Ui, stage: Stage<'_>, rect: Rect) -> String {
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
    let face = (art, CardFrame::Knight(KnightColour::Blue));
    let access = Access::new("menu.new-game", &name).described(&help);
    if card(ui, stage, rect, face, access, [Key::Num2, Key::N]) {
        stage.send(Command::Go(Screen::NewGame));
    }
    tr.text(id!("screens-new-game-note"))
}

/// All rules; the same key opens them at the table.
fn rulebook(ui: &mut Ui, stage: Stage<'_>, rect: Rect) -> String {
    let tr = stage.translator;
    let name = tr.text(id!("rulebook-title"));
    let help = tr.attribute("rulebook-title", "help");
    let face = (Picture::Action(ActionCard::Court), CardFrame::Leaves);
    let access = Access::new("menu.rulebook", &name).described(&help);
    if card(ui, stage, rect, face, access, [Key::Num4, Key::R]) {
        stage.send(Command::Consult(None));
    }
    help
}

/// Games that were played and saved.
fn history(ui: &mut Ui, stage: Stage<'_>, rect: Rect) -> String {
    let tr = stage.translator;
    let name = tr.text(id!("history-title"));
    let help = tr.attribute("history-title", "help");
    let face = (Picture::Action(ActionCard::RoundTable), CardFrame::Wall);
    let access = Access::new("menu.history", &name).described(&help);
    if card(ui, stage, rect, face, access, [Key::Num7, Key::G]) {
        stage.send(Command::Go(Screen::History));
    }
    tr.attribute("history-title", "short")
}

/// The figures of the cards.
fn card_sets(ui: &mut Ui, stage: Stage<'_>, rect: Rect) -> String {
    let tr = stage.translator;
    let name = tr.text(id!("card-sets-title"));
    let help = tr.text(id!("menu-card-sets"));
    let face = (Picture::Action(ActionCard::Tournament), CardFrame::Gold);
    let access = Access::new("menu.card-sets", &name).described(&help);
    if card(ui, stage, rect, face, access, [Key::Num8, Key::K]) {
        stage.send(Command::Go(Screen::CardSets));
    }
    help
}

/// What each card does, below it, all in one size.
fn captions(ui: &Ui, stage: Stage<'_>, cards: &[Rect], words: &[String]) {
    let painter = ui.painter();
    let high = parts::grown(stage.tokens(), CAPTION);
    let below = |card: &Rect| {
        Rect::from_min_max(
            pos2(card.left() - 0.09 * card.width(), card.bottom() + 7.0),
            pos2(
                card.right() + 0.09 * card.width(),
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
    let tr = stage.translator;
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
    let seats = &game.seating().seats;
    let arms = seats.get(seat.index()).map(|seat| seat.knight);
    let clicked = main_entry(ui, stage, rect, access, arms, first);
    if clicked || digit(ui, Key::Num3) {
        stage.send(Command::Continue);
    }
}

/// The one entry that stands out: gold, with arms, a large word and what it leads to. Whether it was
/// clicked.
fn main_entry(
    ui: &mut Ui,
    stage: Stage<'_>,
    rect: Rect,
    access: Access<'_>,
    arms: Option<KnightColour>,
    first: bool,
) -> bool {
    let (look, tokens) = (stage.look, stage.tokens());
    let (name, about) = (access.name, access.description);
    let response = Button::new(ButtonKind::Next, "").show(ui, rect, access, look);
    stage.reach(MENU, &response);
    if first {
        response.request_focus();
    }
    let inner = rect.shrink2(vec2(0.16, 0.12) * rect.height());
    let side = inner.height();
    let place = Rect::from_min_size(inner.min, vec2(side / knight::RATIO, side));
    if let Some(arms) = arms {
        knight::arms(ui.painter(), place, arms, look);
    }
    let ink = tokens.colour.button_text;
    // An arrowhead says that it goes on from here.
    let tip = pos2(inner.right() - 0.04 * side, inner.center().y);
    let (wide, high) = (0.3 * side, 0.24 * side);
    let points = vec![
        tip,
        pos2(tip.x - wide, tip.y + high),
        pos2(tip.x - wide, tip.y - high),
    ];
    let arrow = egui::Shape::convex_polygon(points, ink, egui::Stroke::NONE);
    ui.painter().add(arrow);
    let words = Rect::from_min_max(
        pos2(place.right() + 0.18 * side, inner.top()),
        pos2(tip.x - wide - 0.16 * side, inner.bottom()),
    );
    let (above, below) = words.split_top_bottom_at_fraction(0.58);
    let large = tokens.printed_initial(0.84 * above.height());
    text::line(ui.painter(), above, Align::Min, name, &large, ink);
    let small = tokens.font(Text::Body);
    text::lines(ui.painter(), below, Align::Min, about, &small, ink, 2);
    response.clicked()
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

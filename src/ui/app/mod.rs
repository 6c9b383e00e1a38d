//! The app: what is open, which screen shows it, and the one place where commands are carried out.

mod archive;
mod card_sets;
mod coach;
mod command;
mod dealing;
mod examining;
mod example;
mod keeper;
mod learner;
mod learning;
mod lesson;
mod moving;
mod notice;
mod painting;
mod reading;
mod replaying;
mod sample;
mod setting;
mod setting_up;
mod showing;
mod sounding;
mod speaking;
mod start;
mod table_game;
mod telling;

use std::cell::RefCell;

use egui::Context;

use super::announce::{self, Announcer};
use super::baking::Baking;
use super::focus::FocusMap;
use super::picture::{Drawing, Pictures};
use super::screen::exam::ExamCommand;
use super::screen::rulebook::RulebookState;
use super::screen::{self, Screen};
use super::sound::Sounds;
use super::stage::Stage;
use super::table::TableCommand;
use super::table::show::{Show, ShowCommand};
use super::theme::{self, Tokens, TokensError};
use super::widget::Look;
use crate::i18n::{Language, Translator};
use crate::id;
use crate::persist::embedded_card_set;
use crate::rules::kings_errand::CardSet;
use crate::session::NewGame;

use archive::Archive;
use card_sets::CardShelf;
use examining::Exams;
use keeper::Keeper;
use learner::Learner;
use notice::Fault;
use replaying::OpenReplay;
use setting_up::SettingUp;

pub use archive::{Asking, HistoryCommand, HistoryTab, Item, NoList, Objection, Purpose};
pub use command::Command;
pub use examining::{ExamGame, ExamKind, names_of};
pub use keeper::Prepared;
pub use learner::lesson_about;
pub use lesson::{Begun, LessonGame, LessonProgress};
pub use sample::learnt as sample_of_learning;
pub use setting::{Setting, SettingsCommand};
pub use showing::ReviewState;
pub use start::{Keeping, Start};
pub use table_game::{TableBot, TableGame, Tick};

/// What a person is called who has chosen no name.
const YOU: &str = id!("default-name-you");

/// The game that is open. The second game will be a second variant.
pub enum OpenGame {
    /// "Im Auftrag des Königs".
    KingsErrand(Box<TableGame>),
}

/// The app with everything that lasts longer than a frame.
pub struct App {
    translator: Translator,
    tokens: Tokens,
    pictures: Pictures,
    screen: Screen,
    open: Option<OpenGame>,
    /// The lesson that is open, beside the game.
    lesson: Option<Box<LessonGame>>,
    progress: LessonProgress,
    /// What has been learnt, there and elsewhere.
    learner: Learner,
    exams: Exams,
    archive: Archive,
    new_game: NewGame,
    rulebook: RulebookState,
    /// The figures that are shown where no game is open.
    cards: CardSet,
    /// The game that is shown again.
    replay: Option<Box<OpenReplay>>,
    /// What is shown above everything, without being the game.
    show: Option<Box<Show>>,
    focus: RefCell<FocusMap>,
    commands: RefCell<Vec<Command>>,
    announcer: RefCell<Announcer>,
    keeper: Keeper,
    setting_up: SettingUp,
    shelf: CardShelf,
    sounds: Sounds,
    /// What people have to be told, the first first.
    faults: Vec<Fault>,
    /// Whether the input that goes on has only ended a motion, or put back what was carried.
    swallows: bool,
    quit: bool,
}

impl App {
    /// The app in the window of `ctx`.
    ///
    /// # Errors
    /// If the embedded theme is broken; the tests exclude that.
    pub fn new(ctx: &Context, start: Start) -> Result<Self, TokensError> {
        let prepared = Prepared::of(&start.keeping);
        Self::with(ctx, start, prepared)
    }

    /// The same with what has been kept already at hand.
    ///
    /// # Errors
    /// If the embedded theme is broken; the tests exclude that.
    pub fn with(ctx: &Context, start: Start, prepared: Prepared) -> Result<Self, TokensError> {
        let Prepared { keeper, mut found } = prepared;
        let last_new_game = found.settings.last_new_game.take();
        let setting_up = SettingUp::new(found.settings, &start);
        let language = setting_up.language();
        let tokens = setting_up.tokens()?;
        theme::install(ctx, &tokens);
        ctx.add_plugin(Baking::default());
        // The keys for it change a setting of ours.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        let translator = Translator::new(language.unwrap_or_else(Language::detect));
        let new_game = start
            .new_game
            .or(last_new_game)
            .unwrap_or_else(|| NewGame::first(&translator.text(YOU)))
            .mended();
        let moment = sample::Moment::of(start.screen);
        let you = translator.text(YOU);
        let recorded = start.record.is_some();
        let shown = match start.record {
            Some(record) => sample::recorded(record, &you),
            None => moment.and_then(|moment| sample::game(start.players, moment, &you)),
        };
        let open = shown.map(|game| OpenGame::KingsErrand(Box::new(game)));
        // A saved game that was read can be resumed: reading it has tried that.
        let saved = found.game.and_then(|saved| {
            let game = TableGame::continued(saved).ok()?;
            Some(OpenGame::KingsErrand(Box::new(game)))
        });
        let open = open.or(saved);
        let asked = start.lesson;
        let learnt = start.progress.unwrap_or(found.progress);
        let lesson = (start.screen == Screen::Lesson)
            .then(|| learning::first(asked, &translator))
            .flatten()
            .map(Box::new);
        let mut app = Self {
            screen: match language {
                None => Screen::Language,
                Some(_) => start.screen,
            },
            translator,
            tokens,
            pictures: Pictures::new(ctx, start.drawing),
            open,
            lesson,
            progress: learning::load(&learnt),
            learner: Learner::new(learnt),
            exams: Exams::new(start.drawing != Drawing::Later),
            archive: Archive::new(start.drawing != Drawing::Later),
            new_game,
            rulebook: RulebookState::at(start.page),
            cards: embedded_card_set(),
            replay: None,
            show: None,
            focus: RefCell::default(),
            commands: RefCell::default(),
            announcer: RefCell::default(),
            keeper,
            setting_up,
            shelf: CardShelf::new(found.card_sets, found.card_sets_unread),
            sounds: Sounds::new(start.output),
            faults: found.faults,
            swallows: false,
            quit: false,
        };
        // What was kept may have been written in another language.
        app.address();
        app.meet_game();
        app.note_lesson(true);
        if app.screen == Screen::Settings {
            app.screen = Screen::Title;
            app.open_settings();
        }
        if app.screen == Screen::CardSets {
            app.screen = Screen::NewGame;
            app.open_card_sets();
        }
        if app.screen == Screen::Replay {
            app.screen = Screen::Title;
            app.begin_replay(None);
            app.leaf(recorded);
        }
        if app.screen == Screen::History {
            app.screen = Screen::Title;
            // Where none are kept there are some to show.
            app.archive.is_sample = !app.keeper.keeps();
            app.open_archive(ctx);
        }
        if app.screen == Screen::Exam {
            // What is said first is new in the first frame.
            app.order(ExamCommand::Open.into());
        }
        Ok(app)
    }

    /// The screen that is shown.
    #[must_use]
    pub const fn screen(&self) -> Screen {
        self.screen
    }

    /// The language that is spoken.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.translator.language()
    }

    /// The game that is open.
    #[must_use]
    pub fn table(&self) -> Option<&TableGame> {
        match &self.open {
            Some(OpenGame::KingsErrand(game)) => Some(game),
            None => None,
        }
    }

    /// Opens a game: at the table, or at its end if it is over.
    pub fn show_game(&mut self, game: TableGame) {
        self.screen = if game.is_over() {
            Screen::End
        } else {
            Screen::Table
        };
        self.open = Some(OpenGame::KingsErrand(Box::new(game)));
        self.meet_game();
    }

    /// Whether every picture of the last frame was there, no exam is being made, and no games are read.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.pictures.is_settled() && !self.exams.is_making() && !self.archive.is_busy()
    }

    /// Asks for something to be done before the next frame, as a screen would.
    pub fn order(&mut self, command: Command) {
        self.commands.get_mut().push(command);
    }

    /// Carries out what was wanted in the last frame and lets time pass.
    pub fn step(&mut self, ctx: &Context) {
        if let Some(OpenGame::KingsErrand(game)) = &mut self.open {
            game.state.opened = false;
            game.state.refocus = None;
            game.review.settle();
        }
        self.settle_replay();
        if let Some(lesson) = &mut self.lesson {
            lesson.settle();
        }
        self.exams.settle();
        self.settle_archive();
        self.rulebook.turned = false;
        let mut commands = std::mem::take(self.commands.get_mut());
        self.mind_motion(ctx, &mut commands);
        if !commands.is_empty() {
            ctx.request_repaint();
        }
        self.zoom_by_keys(ctx);
        for command in commands {
            self.carry_out(command, ctx);
        }
        self.dress(ctx);
        self.note_window(ctx);
        self.await_exam(ctx);
        self.await_archive();
        self.await_import(ctx);
        self.take_dropped(ctx);
        self.pass_toast(ctx);
        if self.quit {
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
        let now = ctx.input(|input| input.time);
        self.keep_soon(ctx, now);
        self.keep_card_sets_soon(ctx, now);
        // Nothing goes on behind what is read or shown.
        let reads = self.table().is_some_and(|game| game.state.why.is_some());
        let playing = self.screen == Screen::Table && self.show.is_none() && !reads;
        let mut over = false;
        // Nothing moves behind it either.
        self.still_what_is_hidden(playing);
        if let (true, Some(OpenGame::KingsErrand(game))) = (playing, &mut self.open) {
            game.move_on(now, &self.tokens);
            let tick = game.tick(now, ctx);
            game.move_on(now, &self.tokens);
            if game.is_moving() {
                ctx.request_repaint();
            }
            game.write_log(&self.translator);
            let broken = tick
                .broke_down
                .and_then(|seat| game.names().get(seat.index()));
            self.faults.extend(broken.cloned().map(Fault::Bot));
            if tick.changed {
                ctx.request_repaint();
                self.faults.extend(self.keeper.keep_game(game));
            }
            if let Some(wait) = tick.wait {
                ctx.request_repaint_after(std::time::Duration::from_secs_f64(wait));
            }
            over = game.is_over() && !game.is_moving();
        }
        if playing {
            self.note_game();
        }
        self.go_on_learning(ctx, now);
        self.go_on_replaying(ctx, now);
        self.sound(now);
        self.tell_events();
        // Covered cards are uncovered at the table only.
        let elsewhere = self.screen != Screen::Table || self.show.is_some();
        if let Some(OpenGame::KingsErrand(game)) = &mut self.open
            && (elsewhere || game.state.why.is_some())
        {
            game.state.peeking = false;
        }
        if let (Screen::Review, Some(OpenGame::KingsErrand(game))) = (self.screen, &mut self.open) {
            game.tell_review();
        }
        if over {
            self.screen = Screen::End;
            if let Some(OpenGame::KingsErrand(game)) = &self.open {
                self.faults.extend(self.keeper.archive(game));
            }
        }
    }

    fn carry_out(&mut self, command: Command, ctx: &Context) {
        match command {
            Command::Go(Screen::Rulebook) => self.consult(None),
            Command::Go(Screen::Settings) => self.open_settings(),
            Command::Go(Screen::CardSets) => self.open_card_sets(),
            Command::Go(Screen::History) => self.open_archive(ctx),
            Command::Go(screen) => {
                self.close_overlay();
                self.screen = screen;
            }
            Command::Consult(page) => self.consult(page),
            Command::Rulebook(command) => {
                let cards = self.open_cards();
                if let Some(screen) = self.rulebook.command(command, &self.translator, &cards) {
                    self.screen = screen;
                }
            }
            Command::Set(setting) => self.set(setting),
            Command::Settings(command) => self.set_up(command, ctx),
            Command::CardSets(command) => self.change_cards(command),
            Command::History(command) => self.history(command, ctx),
            Command::Draft(new_game) => self.new_game = new_game.mended(),
            Command::Start => self.deal(),
            Command::Again => self.deal_again(),
            Command::SameDeal => self.deal_the_same(),
            Command::Continue => {
                if self.table().is_some_and(|game| !game.is_over()) {
                    self.close_overlay();
                    self.screen = Screen::Table;
                }
            }
            Command::Table(TableCommand::DoItAnyway) => {
                self.show_above(TableGame::show_anyway);
            }
            Command::Table(TableCommand::ShowAlternative(index)) => {
                self.show_above(|game, translator| game.show_alternative(index, translator));
            }
            Command::Lesson(command) => self.learn(command),
            Command::Exam(command) => self.examine(command),
            Command::Review(command) => self.review(command),
            Command::Replay => self.begin_replay(None),
            Command::Replaying(command) => {
                let now = ctx.input(|input| input.time);
                self.replay_command(command, now);
            }
            Command::OpenShow(show) => self.show = Some(show),
            Command::ShowExample(topic) => {
                self.show = example::show(&self.translator, topic).map(Box::new);
            }
            Command::Show(ShowCommand::To(at)) => {
                if let Some(show) = &mut self.show {
                    show.go_to(at);
                }
            }
            Command::Show(ShowCommand::Close) => self.show = None,
            Command::Show(ShowCommand::ToGame) => self.back_to_game(),
            Command::Table(command) => self.play(command),
            Command::Dismiss => {
                if !self.faults.is_empty() {
                    self.faults.remove(0);
                }
            }
            Command::Quit => self.quit = true,
        }
    }

    /// Does what is wanted at the table in front.
    fn play(&mut self, command: TableCommand) {
        if self.is_replaying() {
            self.command_at_replay(&command);
        } else if self.is_learning() {
            self.play_lesson(command);
        } else if let Some(OpenGame::KingsErrand(game)) = &mut self.open
            && game.command(command, &self.translator)
        {
            self.faults.extend(self.keeper.keep_game(game));
        }
    }

    /// Closes what lies open above the table: whoever comes back wants to see the game.
    fn close_overlay(&mut self) {
        if let Some(OpenGame::KingsErrand(game)) = &mut self.open {
            game.state.overlay = None;
        }
    }

    /// Closes whatever lies above the game, or above how it went.
    fn back_to_game(&mut self) {
        self.show = None;
        if self.is_learning() {
            if let Some(game) = self.front_table_mut() {
                game.state.why = None;
                game.state.overlay = None;
            }
            return;
        }
        if let Some(OpenGame::KingsErrand(game)) = &mut self.open {
            game.state.why = None;
            game.review.close_answer();
            game.state.overlay = None;
            self.screen = if game.is_over() {
                Screen::End
            } else {
                Screen::Table
            };
        }
    }

    /// Paints the screen.
    pub fn paint(&mut self, ui: &mut egui::Ui) {
        self.pictures.begin_frame();
        painting::make_room(ui);
        self.focus.borrow_mut().begin();
        let stage = Stage::new(
            Look::new(&self.tokens, &self.pictures),
            &self.translator,
            &self.focus,
            &self.commands,
            &self.announcer,
        )
        .with_german_terms(self.settings().german_terms)
        .with_sound(self.heard())
        .with_saving(self.can_save());
        let asking = self.archive.asking();
        let muted = !self.faults.is_empty() || asking.is_some();
        match (self.screen, &self.open) {
            _ if self.show.is_some() => {
                if let Some(show) = &self.show {
                    painting::show(ui, stage, show, muted);
                }
            }
            (Screen::Table, Some(OpenGame::KingsErrand(game))) => {
                painting::table(ui, stage, game, muted, None);
            }
            (Screen::Lesson, _) if self.lesson.is_some() => {
                if let Some(lesson) = &self.lesson {
                    painting::table(ui, stage, lesson.table(), muted, Some(lesson));
                }
            }
            (Screen::Exam, _) if self.exam().is_some() => {
                if let Some(exam) = self.exam() {
                    painting::exam(ui, stage, exam, &self.learning(), muted);
                }
            }
            (Screen::Replay, _) if self.replay.is_some() => {
                if let (Some(open), Some(game)) = (&self.replay, self.replayed()) {
                    painting::replay(ui, stage, &open.replay, game, muted);
                }
            }
            (Screen::Learn | Screen::Lesson | Screen::Exam, _) => {
                screen::learn::show(ui, stage, &self.learning());
            }
            (Screen::End, Some(OpenGame::KingsErrand(game))) => {
                screen::end::show(ui, stage, game);
                painting::mistakes(ui, stage, game);
                painting::why(ui, stage, game);
            }
            (Screen::Review, Some(OpenGame::KingsErrand(game))) => {
                screen::review::show(ui, stage, game);
                painting::why(ui, stage, game);
            }
            (Screen::NewGame, _) => {
                screen::new_game::show(ui, stage, &self.new_game, &self.card_choice());
            }
            (Screen::Language, _) => screen::language::show(ui, stage),
            (Screen::Rulebook, _) => {
                screen::rulebook::show(ui, stage, &self.book());
            }
            (Screen::SetupSheet, _) => {
                screen::rulebook::show_sheet(ui, stage, &self.book());
            }
            (Screen::Settings, _) => {
                screen::settings::show(ui, stage, &self.settings_page(ui.ctx()));
            }
            (Screen::CardSets, _) => {
                screen::card_sets::show(ui, stage, &self.card_sets_page());
            }
            (Screen::History, _) => screen::history::show(ui, stage, &self.history_page()),
            (Screen::Title | Screen::Table | Screen::End | Screen::Review | Screen::Replay, _) => {
                let game = self.table().filter(|game| !game.is_over());
                screen::title::show(ui, stage, &self.new_game, game, &self.progress);
            }
        }
        if let Some(asking) = asking.filter(|_| self.faults.is_empty()) {
            screen::history::ask::show(ui.ctx(), stage, asking);
        }
        if let Some(words) = self.archive.toast() {
            screen::history::toast(ui, stage, words);
        }
        // Card sets take files in by themselves.
        let held = ui.input(|input| !input.raw.hovered_files.is_empty());
        if held && self.screen != Screen::CardSets {
            screen::history::drop_here(ui, stage);
        }
        if let Some(fault) = self.faults.first() {
            let words = fault.words(&self.translator);
            notice::show(ui.ctx(), stage, &words, fault.details().as_deref());
        }
        self.focus.borrow_mut().finish(ui.ctx());
        announce::show(ui, &self.announcer);
        if !self.commands.borrow().is_empty() {
            ui.ctx().request_repaint();
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.step(ctx);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.paint(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.finish();
    }
}

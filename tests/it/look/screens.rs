//! Everything the app can show: each screen, and what opens on it.

mod history;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use egui::Key;
use tafelrunde::bot::BotKind;
use tafelrunde::i18n::Language;
use tafelrunde::lesson::kings_errand::Lesson;
use tafelrunde::persist::RulebookPage;
use tafelrunde::persist::card_set_file::embedded_card_set;
use tafelrunde::rules::kings_errand::{
    Edition, KingsErrand, KnightColour, Phase, Players, Position, Setup,
};
use tafelrunde::rules::{Game, Record, Seat, Viewer};
use tafelrunde::session::{CoachLevel, NewGame, SeatChoice, play_out};
use tafelrunde::ui::app::{
    Command, Setting, SettingsCommand, Start, TableGame, sample_of_learning,
};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::screen::exam::ExamCommand;
use tafelrunde::ui::screen::review::ReviewCommand;
use tafelrunde::ui::table::coach::CoachCommand;
use tafelrunde::ui::table::replay::ReplayCommand;
use tafelrunde::ui::table::{Overlay, TableCommand};

use crate::window::{self, Window, press, settle};

/// Names as long as they can be.
const NAMES: [&str; 4] = [
    "Hieronymus Hammerschmied",
    "Wilhelmine Wundermannová",
    "Kryštof Šťastný z Lomnic",
    "Ambrosius of Swanmarshes",
];

/// Something that can be on the screen.
pub(super) struct State {
    pub(super) name: String,
    pub(super) screen: Screen,
    open: Box<dyn Fn(&Look) -> Window + Send + Sync>,
}

/// How it is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub(super) language: Language,
    pub(super) text_size: f32,
    pub(super) size: [f32; 2],
    /// Whether pictures are drawn; how things lie can be told without them.
    pub(super) drawing: Drawing,
}

impl State {
    pub(super) fn new(
        name: impl Into<String>,
        screen: Screen,
        open: impl Fn(&Look) -> Window + Send + Sync + 'static,
    ) -> Self {
        Self {
            name: name.into(),
            screen,
            open: Box::new(open),
        }
    }

    /// Opens a window that shows it.
    pub(super) fn open(&self, look: &Look) -> Window {
        (self.open)(look)
    }
}

pub(super) fn start(look: &Look, screen: Screen) -> Start {
    Start {
        language: (screen != Screen::Language).then_some(look.language),
        text_size: Some(look.text_size),
        screen,
        new_game: Some(seating(4, 1, CoachLevel::Off)),
        drawing: look.drawing,
        ..Start::default()
    }
}

pub(super) fn open(look: &Look, start: Start, game: Option<TableGame>) -> Window {
    window::open(start, game, look.size)
}

/// The first `people` of `seats` seats are people, the others strong bots with a character.
pub(super) fn seating(seats: usize, people: usize, coach: CoachLevel) -> NewGame {
    let all = NAMES.into_iter().zip(KnightColour::ALL).enumerate();
    NewGame {
        seats: all
            .take(seats)
            .map(|(index, (name, knight))| SeatChoice {
                name: name.to_owned(),
                knight,
                bot: (index >= people).then_some("champion-questing:2000ms".parse().unwrap()),
            })
            .collect(),
        edition: Edition::Cs,
        seed: Some(4_294_967_295),
        coach,
        table_mode: false,
        card_set: None,
    }
}

/// When a game is looked at.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Moment {
    /// Somebody chooses cards in the middle of the game.
    Choose,
    /// A full lane is about to be carried out.
    CarryOut,
    /// The same with as many tasks in hand as there ever were.
    ManyTasks,
    /// Cards are offered in a tournament.
    Tournament,
    /// It is over.
    End,
}

impl Moment {
    /// Whether it is now for the first seat; the most telling moment has the most points.
    fn points(self, position: &Position) -> u32 {
        let own = position.seat_to_move() == Some(Seat(0)) && position.round() >= 3;
        let seat = position.seat(Seat(0));
        let tasks = seat.tasks().len() as u32;
        let carries_out = own && position.phase() == Phase::CarryOut;
        match self {
            Self::Choose => {
                let last = seat.held().count() as u32;
                u32::from(own && position.phase() == Phase::Choose) * (1 + last)
            }
            Self::CarryOut => {
                let held = seat.held().count() as u32;
                u32::from(carries_out && tasks > 0) * held
            }
            Self::ManyTasks => u32::from(carries_out) * tasks,
            Self::Tournament => {
                let hand = u32::from(seat.known().len()) + u32::from(seat.hidden());
                u32::from(position.phase() == Phase::Tournament && own) * (1 + hand)
            }
            Self::End => 0,
        }
    }
}

static GAMES: Mutex<BTreeMap<(usize, Moment), Record<KingsErrand>>> = Mutex::new(BTreeMap::new());

/// What Squires have played up to this moment, or whole.
fn record(seats: usize, moment: Moment) -> Record<KingsErrand> {
    let mut games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
    let known = games.entry((seats, moment));
    known.or_insert_with(|| played(seats, moment)).clone()
}

fn played(seats: usize, moment: Moment) -> Record<KingsErrand> {
    let game = KingsErrand::new(Setup {
        players: Players::new(seats as u8).unwrap(),
        edition: Edition::Cs,
        cards: embedded_card_set(),
    });
    let seeds = match moment {
        Moment::ManyTasks | Moment::Tournament => 0..30,
        Moment::Choose | Moment::CarryOut | Moment::End => 11..12,
    };
    let mut best: Option<(u32, usize, Record<KingsErrand>)> = None;
    for seed in seeds {
        let mut bots: Vec<_> = (0..seats).map(|_| BotKind::SQUIRE.make()).collect();
        let (mut steps, mut found) = (0, (0, 0));
        let record = play_out(&game, &mut bots, seed, |watched| {
            steps += 1;
            let points = moment.points(watched.view.position());
            if points > found.0 {
                found = (points, steps);
            }
            ControlFlow::Continue(())
        });
        if best.as_ref().is_none_or(|best| found.0 > best.0) {
            best = Some((found.0, found.1, record.unwrap()));
        }
    }
    let (points, at, mut record) = best.unwrap();
    if moment != Moment::End {
        assert!(points > 0, "{moment:?} never comes");
        record.actions.truncate(at);
    }
    record
}

fn game(seating: NewGame, moment: Moment) -> TableGame {
    let record = record(seating.seats.len(), moment);
    TableGame::resume(record, seating, 7).unwrap()
}

fn table(
    name: impl Into<String>,
    seats: usize,
    moment: Moment,
    then: impl Fn(&mut Window) + Send + Sync + 'static,
) -> State {
    seated(name, (seats, 1, CoachLevel::Off), moment, then)
}

fn seated(
    name: impl Into<String>,
    (seats, people, coach): (usize, usize, CoachLevel),
    moment: Moment,
    then: impl Fn(&mut Window) + Send + Sync + 'static,
) -> State {
    State::new(name, Screen::Table, move |look| {
        let game = game(seating(seats, people, coach), moment);
        let mut window = open(look, start(look, Screen::Table), Some(game));
        then(&mut window);
        settle(&mut window);
        window
    })
}

pub(super) fn order(window: &mut Window, command: impl Into<Command>) {
    window.state_mut().order(command.into());
    settle(window);
}

/// Opens the choices of the first ticket that has some.
fn select(window: &mut Window, expiring: bool) -> usize {
    let lane = window.state().table().unwrap().lane();
    let mut cards = lane.cards.iter();
    let found = cards.find(|card| {
        let step = card.step.as_ref();
        card.ticket.is_some() && step.is_some_and(|step| step.expires() == expiring)
    });
    let found = found.or_else(|| lane.cards.iter().find(|card| card.is_planned()));
    let ticket = found.and_then(|card| card.ticket).unwrap();
    order(window, TableCommand::Select(Some(ticket)));
    ticket
}

/// Lets every planned ticket expire but the last, and opens the reason of the first.
fn why(window: &mut Window) -> usize {
    let tickets = window.state().table().unwrap().lane().cards.len();
    for ticket in 0..tickets {
        let explained = window.state().table().unwrap().explain_planned(ticket);
        if explained.is_some() {
            order(window, TableCommand::Why(ticket));
            return ticket;
        }
    }
    // In no order of this turn would anything expire by itself: a ticket is put where it does.
    for ticket in 0..tickets {
        for to in 0..tickets {
            order(window, TableCommand::Shift { ticket, to });
            let game = window.state().table().unwrap();
            let found = (0..tickets).find(|&it| game.explain_planned(it).is_some());
            if let Some(found) = found {
                order(window, TableCommand::Why(found));
                return found;
            }
        }
    }
    panic!("nothing expires in any order");
}

fn tables() -> Vec<State> {
    let mut all = Vec::new();
    for seats in 2..=4 {
        for moment in [Moment::Choose, Moment::CarryOut, Moment::Tournament] {
            all.push(table(
                format!("{moment:?} of {seats}"),
                seats,
                moment,
                |_| {},
            ));
        }
    }
    let carry_out = |name: &str, then: fn(&mut Window)| table(name, 3, Moment::CarryOut, then);
    all.push(table("many tasks", 3, Moment::ManyTasks, |_| {}));
    all.push(table("many tasks of 2", 2, Moment::ManyTasks, |_| {}));
    all.push(carry_out("choices", |window| {
        select(window, false);
    }));
    all.push(table("choices of 2", 2, Moment::CarryOut, |window| {
        select(window, false);
    }));
    all.push(carry_out("reason", |window| {
        select(window, true);
    }));
    all.push(carry_out("why", |window| {
        why(window);
    }));
    all.push(carry_out("why, all reasons", |window| {
        why(window);
        order(window, TableCommand::WhyMore(true));
    }));
    all.push(carry_out("shown in a sandbox", |window| {
        why(window);
        order(window, TableCommand::DoItAnyway);
    }));
    for (name, overlay) in [
        ("menu", Overlay::Menu),
        ("keys", Overlay::Shortcuts),
        ("log", Overlay::Log),
        ("tasks", Overlay::Tasks),
        ("mistakes", Overlay::Mistakes),
    ] {
        all.push(table(name, 4, Moment::CarryOut, move |window| {
            order(window, TableCommand::Open(overlay));
        }));
    }
    all.push(table("payments", 3, Moment::ManyTasks, |window| {
        let position = *window.state().table().unwrap().view().position();
        let task = position.seat(Seat(0)).tasks().iter().next().unwrap();
        order(window, TableCommand::Open(Overlay::Payments(task)));
    }));
    for moment in [Moment::Choose, Moment::CarryOut] {
        let coached = (3, 1, CoachLevel::Full);
        all.push(seated(
            format!("hint in {moment:?}"),
            coached,
            moment,
            |window| {
                order(window, TableCommand::Coach(CoachCommand::Ask));
            },
        ));
    }
    for seats in [2, 4] {
        all.push(State::new(
            format!("switch for sounds, {seats}"),
            Screen::Table,
            move |look| {
                let game = game(seating(seats, 1, CoachLevel::Off), Moment::CarryOut);
                let start = Start {
                    sounds: true,
                    ..start(look, Screen::Table)
                };
                let mut window = open(look, start, Some(game));
                settle(&mut window);
                window
            },
        ));
    }
    all.push(State::new("menu with sounds", Screen::Table, |look| {
        let game = game(seating(3, 1, CoachLevel::Off), Moment::Choose);
        let start = Start {
            sounds: true,
            ..start(look, Screen::Table)
        };
        let mut window = open(look, start, Some(game));
        order(&mut window, TableCommand::Open(Overlay::Menu));
        window
    }));
    let coached = (3, 1, CoachLevel::Full);
    all.push(seated("warning", coached, Moment::CarryOut, |window| {
        press(window, Key::E);
    }));
    let hot = (3, 3, CoachLevel::Off);
    all.push(seated("hand over", hot, Moment::CarryOut, |_| {}));
    all.push(seated("covered hand", hot, Moment::Choose, |_| {}));
    all.push(seated("peek", hot, Moment::Choose, |window| {
        window.key_down(Key::H);
        settle(window);
    }));
    all
}

fn lessons() -> Vec<State> {
    let mut all = Vec::new();
    for lesson in Lesson::all() {
        for step in 0..lesson.steps().len() {
            let name = lesson.name().to_owned();
            let title = format!("lesson {name}, step {}", step + 1);
            all.push(State::new(title, Screen::Lesson, move |look| {
                let start = Start {
                    lesson: Some((name.clone(), step)),
                    ..start(look, Screen::Lesson)
                };
                let mut window = open(look, start, None);
                settle(&mut window);
                window
            }));
        }
    }
    all
}

fn exams() -> Vec<State> {
    let exam = |name: &str, then: fn(&mut Window)| {
        State::new(name, Screen::Exam, move |look| {
            let mut window = open(look, start(look, Screen::Exam), None);
            then(&mut window);
            window
        })
    };
    let answer_all = |window: &mut Window| {
        for _ in 0..20 {
            order(window, ExamCommand::Answer(0));
            order(window, ExamCommand::Next);
        }
    };
    vec![
        exam("exam, question", |_| {}),
        exam("exam, answered", |window| {
            order(window, ExamCommand::Answer(0));
        }),
        exam("exam, another", |window| {
            for _ in 0..7 {
                order(window, ExamCommand::Answer(0));
                order(window, ExamCommand::Next);
            }
        }),
        exam("exam, result", answer_all),
    ]
}

/// A game again: over or not, at a moment at which there is something to ask, and what opens there.
fn replays() -> Vec<State> {
    let again = |name: String, seats: usize, when: Moment, then: fn(&mut Window)| {
        State::new(name, Screen::Replay, move |look| {
            let game = game(seating(seats, 1, CoachLevel::Full), when);
            let mut window = open(look, start(look, Screen::Table), Some(game));
            order(&mut window, Command::Replay);
            then(&mut window);
            window
        })
    };
    let asked = |window: &mut Window| {
        let replay = window.state().replay().unwrap();
        let steps = 0..=replay.last();
        let expiry = steps.clone().find(|&at| replay.expires(at));
        let at = expiry.unwrap_or(replay.last() / 2);
        order(window, ReplayCommand::To(at));
    };
    let mut all = Vec::new();
    for seats in 2..=4 {
        let name = format!("replay of {seats}");
        all.push(again(name, seats, Moment::End, asked));
    }
    let other =
        |name: &str, when: Moment, then: fn(&mut Window)| again(name.to_owned(), 3, when, then);
    all.extend([
        other("replay, through other eyes", Moment::End, |window| {
            order(window, ReplayCommand::Through(Viewer::Seat(Seat(1))));
            press(window, Key::End);
        }),
        other("replay of the open game", Moment::CarryOut, |window| {
            let last = window.state().replay().unwrap().last();
            order(window, ReplayCommand::To(last / 2));
        }),
        other("replay, going back", Moment::CarryOut, |window| {
            let last = window.state().replay().unwrap().last();
            order(window, ReplayCommand::To(last / 2));
            order(window, ReplayCommand::Resume);
        }),
        other("replay, log", Moment::End, |window| {
            press(window, Key::End);
            order(window, TableCommand::Open(Overlay::Log));
        }),
        other("replay, keys", Moment::End, |window| {
            order(window, TableCommand::Open(Overlay::Shortcuts));
        }),
    ]);
    all
}

fn page(page: RulebookPage) -> State {
    State::new(
        format!("rulebook, {page:?}"),
        Screen::Rulebook,
        move |look| {
            let start = Start {
                page,
                ..start(look, Screen::Rulebook)
            };
            open(look, start, None)
        },
    )
}

fn others() -> Vec<State> {
    let plain = |name: &str, screen: Screen| {
        State::new(name, screen, move |look| {
            open(look, start(look, screen), None)
        })
    };
    let mut all = vec![
        plain("language", Screen::Language),
        plain("title", Screen::Title),
        State::new("title with a game", Screen::Title, |look| {
            let game = game(seating(4, 1, CoachLevel::Off), Moment::CarryOut);
            let mut window = open(look, start(look, Screen::Title), Some(game));
            order(&mut window, Command::Go(Screen::Title));
            window
        }),
        plain("lessons", Screen::Learn),
        State::new("lessons, half learnt", Screen::Learn, |look| {
            let start = Start {
                progress: Some(sample_of_learning()),
                ..start(look, Screen::Learn)
            };
            open(look, start, None)
        }),
        plain("new game", Screen::NewGame),
        State::new("new game of 2", Screen::NewGame, |look| {
            let start = Start {
                new_game: Some(seating(2, 2, CoachLevel::Full)),
                ..start(look, Screen::NewGame)
            };
            open(look, start, None)
        }),
        State::new("new game with a fault", Screen::NewGame, |look| {
            let mut draft = seating(3, 2, CoachLevel::ByMastery);
            let name = draft.seats[0].name.clone();
            draft.seats[1].name = name;
            let start = Start {
                new_game: Some(draft),
                ..start(look, Screen::NewGame)
            };
            open(look, start, None)
        }),
    ];
    all.extend(history::states());
    for (name, sounds) in [("settings", false), ("settings with sounds", true)] {
        all.push(State::new(name, Screen::Settings, move |look| {
            let start = Start {
                sounds,
                ..start(look, Screen::Settings)
            };
            let mut window = open(look, start, None);
            if sounds {
                order(&mut window, SettingsCommand::Reset);
                order(&mut window, Setting::Coach(CoachLevel::ByMastery));
                order(&mut window, Setting::TextSize(look.text_size));
                order(&mut window, SettingsCommand::Reset);
                order(&mut window, SettingsCommand::Undo);
            }
            window
        }));
    }
    for seats in 2..=4 {
        all.push(State::new(
            format!("end of {seats}"),
            Screen::End,
            move |look| {
                let game = game(seating(seats, 1, CoachLevel::Off), Moment::End);
                open(look, start(look, Screen::End), Some(game))
            },
        ));
    }
    for (name, opened) in [("review", false), ("review, a bot answers", true)] {
        all.push(State::new(name, Screen::Review, move |look| {
            let game = game(seating(4, 1, CoachLevel::Off), Moment::End);
            let mut window = open(look, start(look, Screen::End), Some(game));
            order(&mut window, Command::Go(Screen::Review));
            let deeds = window.state().table().unwrap().review.deeds().to_vec();
            if let Some(deed) = deeds.first().filter(|_| opened) {
                order(&mut window, Command::Review(ReviewCommand::Ask(*deed)));
            }
            window
        }));
    }
    for players in Players::ALL {
        let name = format!("set-up sheet for {}", players.get());
        all.push(State::new(name, Screen::SetupSheet, move |look| {
            let start = Start {
                players,
                page: RulebookPage::Setup(players),
                ..start(look, Screen::SetupSheet)
            };
            open(look, start, None)
        }));
    }
    all
}

/// Everything.
pub(super) fn all() -> Vec<State> {
    let mut all = tables();
    all.extend(others());
    all.extend(lessons());
    all.extend(exams());
    all.extend(super::card_sets::all());
    all.extend(replays());
    all.extend(RulebookPage::all().map(page));
    all
}

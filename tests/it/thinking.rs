//! Bots that think while the window goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use egui::Key;
use egui_kittest::kittest::NodeT;
use rand::SeedableRng;
use tafelrunde::bot::{
    Answer, Bot, BotKind, Choice, Generator, Level, Question, Random, Signals, Worker,
};
use tafelrunde::i18n::Language;
use tafelrunde::persist::embedded_card_set;
use tafelrunde::rules::kings_errand::{
    Action, Edition, KingsErrand, KnightColour, Players, Setup, View,
};
use tafelrunde::rules::{Game, Seat, Viewer};
use tafelrunde::session::{Match, NewGame, Player, SeatChoice};
use tafelrunde::ui::app::{Command, Start, TableBot, TableGame};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::table::TableCommand;

use crate::window::{self, Window, click, is_there, label, node, press};

/// Longer than any test waits.
const FOR_EVER: Duration = Duration::from_mins(1);

/// Thinks until it is told to stop, then acts by chance.
struct Ponderer {
    stopped: Arc<AtomicUsize>,
}

impl Ponderer {
    fn table() -> TableBot {
        let stopped = Arc::default();
        Box::new(Self { stopped })
    }
}

impl Bot<KingsErrand> for Ponderer {
    fn choose(
        &mut self,
        game: &KingsErrand,
        view: &View,
        rng: &mut Generator,
        signals: &Signals,
    ) -> Option<Choice<Action>> {
        let begin = Instant::now();
        signals.report(0.5);
        while !signals.is_stopped() {
            assert!(begin.elapsed() < FOR_EVER, "nobody told it to stop");
            std::thread::sleep(Duration::from_millis(1));
        }
        self.stopped.fetch_add(1, Ordering::SeqCst);
        Random::default().choose(game, view, rng, signals)
    }
}

/// Breaks down whenever it is asked.
struct Broken;

impl Bot<KingsErrand> for Broken {
    fn choose(
        &mut self,
        _game: &KingsErrand,
        _view: &View,
        _rng: &mut Generator,
        _signals: &Signals,
    ) -> Option<Choice<Action>> {
        panic!("a bot breaks down, as this test wants it")
    }
}

/// Chooses nothing, although it is its turn.
struct Mute;

impl Bot<KingsErrand> for Mute {
    fn choose(
        &mut self,
        _game: &KingsErrand,
        _view: &View,
        _rng: &mut Generator,
        _signals: &Signals,
    ) -> Option<Choice<Action>> {
        None
    }
}

fn game() -> KingsErrand {
    KingsErrand::new(Setup {
        players: Players::new(2).unwrap(),
        edition: Edition::Cs,
        cards: embedded_card_set(),
    })
}

fn question(key: u32, bot: TableBot) -> Question<u32, KingsErrand> {
    let players = vec![Player::Bot(BotKind::CHAMPION); 2];
    let mut dealt = Match::<KingsErrand>::new(game().setup().clone(), players, 3).unwrap();
    dealt.settle();
    let seat = dealt.decision().unwrap().seat;
    Question {
        key,
        game: game(),
        view: dealt.view(Viewer::Seat(seat)),
        earlier: Vec::new(),
        bot,
        rng: Generator::seed_from_u64(u64::from(key)),
    }
}

fn worker() -> (Worker<u32, KingsErrand>, Arc<AtomicUsize>) {
    let woken = Arc::new(AtomicUsize::new(0));
    let wakes = Arc::clone(&woken);
    let worker = Worker::new(move || {
        wakes.fetch_add(1, Ordering::SeqCst);
    });
    (worker.expect("there is a thread"), woken)
}

fn wait_until(what: &str, mut done: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !done() {
        assert!(begin.elapsed() < Duration::from_secs(20), "{what}");
        std::thread::sleep(Duration::from_millis(1));
    }
}

fn answer(worker: &mut Worker<u32, KingsErrand>) -> Answer<u32, KingsErrand> {
    let mut answer = None;
    wait_until("an answer comes", || {
        answer = worker.poll();
        answer.is_some()
    });
    answer.unwrap()
}

#[test]
fn an_answer_comes_back_with_the_bot_and_wakes_who_waits() {
    let (mut worker, woken) = worker();
    assert!(worker.poll().is_none(), "nothing was asked");
    assert!(worker.ask(question(7, BotKind::SQUIRE.make())));
    assert!(worker.is_asked());
    let given = answer(&mut worker);
    assert_eq!(given.key, 7);
    assert!(!worker.is_asked());
    let (mut bot, mut rng) = given.bot.expect("it has not broken down");
    wait_until("it wakes", || woken.load(Ordering::SeqCst) == 1);

    // The same as on the spot, whoever counts the time.
    let again = question(7, BotKind::SQUIRE.make());
    let mut fresh = Generator::seed_from_u64(7);
    let chosen = bot.choose(&again.game, &again.view, &mut fresh, &Signals::default());
    assert_eq!(chosen, given.choice);
    assert_eq!(rng, fresh, "what it has drawn comes back with it");
    assert!(
        bot.choose(&again.game, &again.view, &mut rng, &Signals::default())
            .is_some()
    );
    assert_eq!(woken.load(Ordering::SeqCst), 1, "then it sleeps");
}

#[test]
fn a_bot_that_thinks_says_how_far_it_is_and_answers_when_told() {
    let (mut worker, _) = worker();
    assert!(worker.ask(question(1, Ponderer::table())));
    wait_until("it reports", || worker.progress() > 0.4);
    assert!(worker.poll().is_none());
    worker.hurry();
    let given = answer(&mut worker);
    assert!(given.choice.is_some());
    worker.hurry();
    assert!(worker.poll().is_none(), "one answer to one question");
}

#[test]
fn only_the_latest_question_is_answered() {
    let (mut worker, _) = worker();
    let stopped = Arc::new(AtomicUsize::new(0));
    for key in 1..5 {
        let bot = Ponderer {
            stopped: Arc::clone(&stopped),
        };
        assert!(worker.ask(question(key, Box::new(bot))));
    }
    wait_until("the earlier ones stop", || {
        stopped.load(Ordering::SeqCst) == 3
    });
    assert!(worker.poll().is_none());
    worker.hurry();
    assert_eq!(answer(&mut worker).key, 4);
    assert!(worker.ask(question(9, Ponderer::table())));
    worker.cancel();
    assert!(!worker.is_asked());
    assert!(worker.ask(question(10, BotKind::PAGE.make())));
    assert_eq!(answer(&mut worker).key, 10);
}

#[test]
fn a_bot_that_breaks_down_leaves_the_thread_to_others() {
    let (mut worker, woken) = worker();
    assert!(worker.ask(question(1, Box::new(Broken))));
    let given = answer(&mut worker);
    assert!(given.bot.is_none() && given.choice.is_none());
    wait_until("it wakes all the same", || {
        woken.load(Ordering::SeqCst) == 1
    });
    assert!(worker.ask(question(2, BotKind::PAGE.make())));
    assert!(answer(&mut worker).choice.is_some());
}

#[test]
fn a_worker_that_is_dropped_stops_its_bot_and_waits_for_nobody() {
    let (mut worker, woken) = worker();
    let stopped = Arc::new(AtomicUsize::new(0));
    let bot = Ponderer {
        stopped: Arc::clone(&stopped),
    };
    assert!(worker.ask(question(1, Box::new(bot))));
    wait_until("it thinks", || worker.progress() > 0.0);
    let begin = Instant::now();
    drop(worker);
    assert!(begin.elapsed() < Duration::from_millis(500));
    wait_until("it stops", || stopped.load(Ordering::SeqCst) == 1);
    assert_eq!(woken.load(Ordering::SeqCst), 0, "nobody is there to wake");
}

/// A person, and bots of these kinds.
fn seats(bots: &[BotKind]) -> NewGame {
    let kinds = [None].into_iter().chain(bots.iter().copied().map(Some));
    let seats = kinds.zip(KnightColour::ALL).zip(["Ida", "Ulf", "Jan"]);
    NewGame {
        seats: seats
            .map(|((bot, knight), name)| SeatChoice {
                name: name.to_owned(),
                knight,
                bot,
            })
            .collect(),
        edition: Edition::Cs,
        seed: Some(7),
        coach: tafelrunde::session::CoachLevel::Off,
        table_mode: false,
        card_set: None,
    }
}

fn table(kinds: &[BotKind], make: fn(BotKind) -> TableBot) -> TableGame {
    let seating = seats(kinds);
    let setup = Setup {
        players: Players::new(seating.seats.len() as u8).unwrap(),
        edition: Edition::Cs,
        cards: embedded_card_set(),
    };
    TableGame::new(setup, seating, 7).unwrap().with_bots(make)
}

fn open(game: TableGame) -> Window {
    let start = Start {
        language: Some(Language::En),
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    window::open(start, Some(game), [1024.0, 700.0])
}

fn ponderers(kind: BotKind) -> TableBot {
    if kind.level == Level::Champion {
        Ponderer::table()
    } else {
        kind.make()
    }
}

fn steps(window: &Window) -> usize {
    window.state().table().unwrap().game().steps()
}

/// Frames, until a bot has thought for so long that the table says so.
fn until_it_shows(window: &mut Window) {
    for _ in 0..200 {
        let game = window.state().table().unwrap();
        if let Some(seat) = game.person_to_decide() {
            take_any(window, seat);
        }
        window.step();
        if is_there(window, "enough") {
            window.run_steps(2);
            return;
        }
    }
    panic!("no bot thinks");
}

fn take_any(window: &mut Window, seat: Seat) {
    let game = window.state().table().unwrap();
    let view = game.game().view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.game().game().legal_actions_in(&view, &mut legal);
    let command = TableCommand::Act(legal[0]);
    window.state_mut().order(Command::Table(command));
}

#[test]
fn the_window_goes_on_while_a_bot_thinks_and_it_can_be_told_to_play() {
    let mut window = open(table(&[BotKind::CHAMPION], ponderers));
    until_it_shows(&mut window);
    let before = steps(&window);
    for _ in 0..20 {
        window.step();
    }
    assert_eq!(steps(&window), before, "it still thinks");
    assert!(!is_there(&window, "hurry"), "one button on one key");
    assert_eq!(label(&window, "thinking"), "Ulf is still thinking.");
    let value = node(&window, "thinking").accesskit_node().numeric_value();
    assert_eq!(value, Some(50.0));
    click(&mut window, "enough");
    wait_until("it plays", || {
        window.step();
        steps(&window) > before
    });
    until_it_shows(&mut window);
    let before = steps(&window);
    press(&mut window, Key::S);
    wait_until("the key does the same", || {
        window.step();
        steps(&window) > before
    });
}

#[test]
fn hurrying_takes_pauses_away_but_not_the_time_to_think() {
    let quick = table(&[BotKind::CHAMPION, BotKind::SQUIRE], BotKind::make);
    let mut window = open(quick);
    let mut rounds = 0;
    wait_until("a person and bots get on", || {
        let game = window.state().table().unwrap();
        match game.person_to_decide() {
            Some(seat) => {
                take_any(&mut window, seat);
                rounds += 1;
            }
            None => window.key_press(Key::S),
        }
        window.step();
        rounds > 12
    });

    let mut window = open(table(&[BotKind::CHAMPION], ponderers));
    let seat = window.state().table().unwrap().person_to_decide();
    if let Some(seat) = seat {
        take_any(&mut window, seat);
        window.step();
    }
    let before = steps(&window);
    window
        .state_mut()
        .order(Command::Table(TableCommand::Hurry));
    window.run_steps(8);
    assert_eq!(steps(&window), before, "it is not cut short");
    assert!(is_there(&window, "enough"));
}

#[test]
fn what_a_bot_thought_before_an_undo_is_forgotten() {
    let mut window = open(table(&[BotKind::CHAMPION], ponderers));
    until_it_shows(&mut window);
    // A choice can be taken back while the other one still thinks about its own.
    wait_until("there is something to take back", || {
        if window.state().table().unwrap().can_undo() {
            return true;
        }
        if is_there(&window, "enough") {
            click(&mut window, "enough");
        } else if let Some(seat) = window.state().table().unwrap().person_to_decide() {
            take_any(&mut window, seat);
        }
        window.step();
        false
    });
    let before = steps(&window);
    assert!(window.state().table().unwrap().is_waiting());
    press(&mut window, Key::Z);
    assert!(steps(&window) < before);
    let game = window.state().table().unwrap();
    assert!(game.person_to_decide().is_some());
    let after = steps(&window);
    std::thread::sleep(Duration::from_millis(30));
    window.run_steps(10);
    assert_eq!(steps(&window), after, "nothing comes of the old question");
    assert!(!is_there(&window, "enough"));
    until_it_shows(&mut window);
}

#[test]
fn leaving_and_starting_anew_while_a_bot_thinks_does_no_harm() {
    let mut window = open(table(&[BotKind::CHAMPION], ponderers));
    until_it_shows(&mut window);
    let before = steps(&window);
    window.state_mut().order(Command::Go(Screen::Title));
    window.run_steps(5);
    window.state_mut().order(Command::Continue);
    window.run_steps(5);
    assert_eq!(window.state().screen(), Screen::Table);
    assert_eq!(steps(&window), before);
    assert!(is_there(&window, "enough"), "it thinks on");
    window.state_mut().order(Command::SameDeal);
    window.run_steps(5);
    wait_until("the old bot is gone", || {
        window.step();
        !is_there(&window, "enough")
    });
    let fresh = table(&[BotKind::CHAMPION], ponderers);
    window.state_mut().show_game(fresh);
    until_it_shows(&mut window);
    drop(window);
}

#[test]
fn a_game_saved_while_a_bot_thinks_goes_on_with_the_same_choice() {
    // So many tries and not so much time, so that a choice can be compared.
    let champion: BotKind = "champion-jousting:30".parse().unwrap();
    let kinds = [champion, BotKind::KNIGHT];
    let mut one = open(table(&kinds, BotKind::make));
    let mut actions = Vec::new();
    wait_until("some turns are played", || {
        let game = one.state().table().unwrap();
        if let Some(seat) = game.person_to_decide() {
            take_any(&mut one, seat);
        }
        one.key_press(Key::S);
        one.step();
        let game = one.state().table().unwrap();
        actions = game.game().record().actions;
        actions.len() > 60
    });

    // Broken off at any step, it goes on in the same way.
    let whole = one.state().table().unwrap().game().record();
    let players = one.state().table().unwrap().game().players().to_vec();
    for cut in (12..60).step_by(3) {
        let mut record = whole.clone();
        record.actions.truncate(cut);
        let game = TableGame::resume(record, seats(&kinds), 7).unwrap();
        let mut other = open(game);
        assert_eq!(
            other.state().table().unwrap().game().players(),
            players.as_slice()
        );
        wait_until("it catches up", || {
            let game = other.state().table().unwrap();
            if game.game().steps() >= 60 {
                return true;
            }
            if let Some(seat) = game.person_to_decide() {
                take_any(&mut other, seat);
            }
            other.key_press(Key::S);
            other.step();
            false
        });
        let again = other.state().table().unwrap().game().record().actions;
        assert_eq!(again[..60], actions[..60], "cut at {cut}");
    }
}

#[test]
fn chance_plays_for_a_bot_that_breaks_down_and_people_are_told_once() {
    for (kind, make) in [
        (
            BotKind::CHAMPION,
            (|_| Box::new(Broken)) as fn(BotKind) -> TableBot,
        ),
        (BotKind::SQUIRE, |_| Box::new(Broken)),
        (BotKind::CHAMPION, |_| Box::new(Mute)),
        (BotKind::SQUIRE, |_| Box::new(Mute)),
    ] {
        let mut window = open(table(&[kind], make));
        wait_until("people are told", || {
            if let Some(seat) = window.state().table().unwrap().person_to_decide() {
                take_any(&mut window, seat);
            }
            window.step();
            is_there(&window, "notice")
        });
        let words = label(&window, "notice");
        assert!(words.starts_with("Ulf got stuck."), "{words}");
        click(&mut window, "notice.close");
        let before = steps(&window);
        wait_until("the game goes on", || {
            if let Some(seat) = window.state().table().unwrap().person_to_decide() {
                take_any(&mut window, seat);
            }
            window.key_press(Key::S);
            window.step();
            assert!(!is_there(&window, "notice"), "once is enough");
            steps(&window) > before + 20
        });
    }
}

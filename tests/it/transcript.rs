//! A whole game for somebody who hears the screen: what is announced and what the accessibility tree
//! says is all that is known here.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use egui::Role;
use egui_kittest::kittest::{NodeT, Queryable, by};
use tafelrunde::bot::BotKind;
use tafelrunde::i18n::{Language, Translator};
use tafelrunde::message;
use tafelrunde::rules::Viewer;
use tafelrunde::rules::kings_errand::{Edition, KnightColour};
use tafelrunde::session::{CoachLevel, NewGame, SeatChoice};
use tafelrunde::ui::app::{Command, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;

use crate::window::{self, Window};

/// A control as it is heard.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
struct Control {
    /// Which part of the screen it belongs to; to judge whether names are clear, and to find the
    /// button whose name is always another one.
    region: String,
    name: String,
    description: String,
    selected: Option<bool>,
}

/// Somebody who plays by ear.
struct Listener {
    window: Window,
    /// The words of the game, as its language has them.
    words: Translator,
    announced: Vec<String>,
    last: String,
    transcript: String,
    faults: BTreeSet<String>,
}

fn announcement(window: &Window) -> String {
    let mut live = window.query_all(by().predicate(|node| {
        node.role() == Role::Status && node.live() == egui::accesskit::Live::Polite
    }));
    let label = live.next().and_then(|node| node.accesskit_node().label());
    assert!(live.next().is_none(), "there is one live region");
    label.unwrap_or_default()
}

/// Whether a name is no words for people but the id of a message, or an unfinished one.
fn is_raw(words: &str) -> bool {
    let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let id = words.contains('-') && words.chars().all(letter);
    id || words.contains("{ ") || words.contains('$')
}

impl Listener {
    fn sits_down(language: Language, bot: BotKind) -> Self {
        let seat = |name: &str, knight, bot| SeatChoice {
            name: name.to_owned(),
            knight,
            bot,
        };
        let new_game = NewGame {
            seats: vec![
                seat("Ida", KnightColour::ALL[0], None),
                seat("Jan", KnightColour::ALL[1], Some(bot)),
            ],
            edition: Edition::Cs,
            seed: Some(11),
            coach: CoachLevel::Off,
            table_mode: false,
            card_set: None,
        };
        let start = Start {
            language: Some(language),
            new_game: Some(new_game),
            drawing: Drawing::Blank,
            ..Start::default()
        };
        let mut listener = Self {
            window: window::open(start, None, [1440.0, 900.0]),
            words: Translator::new(language),
            announced: Vec::new(),
            last: String::new(),
            transcript: String::new(),
            faults: BTreeSet::new(),
        };
        listener.window.state_mut().order(Command::Start);
        listener
    }

    /// Lets a moment pass and hears what is announced in it; whether it was something.
    fn hears(&mut self) -> bool {
        self.window.step();
        let now = announcement(&self.window);
        if now == self.last {
            return false;
        }
        self.last.clone_from(&now);
        for line in now.lines() {
            let _ = writeln!(self.transcript, "  {line}");
            if is_raw(line) {
                self.faults.insert(format!("announced: {line}"));
            }
            self.announced
                .push(line.trim_end_matches('\u{a0}').to_owned());
        }
        true
    }

    /// Every control that is said to be enabled.
    fn controls(&mut self) -> Vec<Control> {
        let controls = by().predicate(|node| {
            matches!(
                node.role(),
                Role::Button | Role::CheckBox | Role::RadioButton | Role::Link
            ) && !node.is_disabled()
        });
        let controls = self.window.query_all(controls).map(|node| {
            let node = node.accesskit_node();
            let id = node.author_id().unwrap_or_default();
            Control {
                region: id.split('.').next().unwrap_or_default().to_owned(),
                name: node.label().unwrap_or_default(),
                description: node.description().unwrap_or_default(),
                selected: node
                    .toggled()
                    .map(|it| it == egui::accesskit::Toggled::True),
            }
        });
        let controls: Vec<Control> = controls.collect();
        let mut alike: BTreeMap<&Control, usize> = BTreeMap::new();
        for control in &controls {
            *alike.entry(control).or_default() += 1;
            if control.name.trim().is_empty() || is_raw(&control.name) {
                self.faults.insert(format!("no name: {control:?}"));
            }
        }
        for (control, count) in alike {
            if count > 1 {
                self.faults
                    .insert(format!("{count} are alike: {control:?}"));
            }
        }
        controls
    }

    /// Presses a control by what it is called.
    fn presses(&mut self, control: &Control) {
        let _ = writeln!(self.transcript, "> {}", control.name);
        let Control {
            name, description, ..
        } = control.clone();
        let called = by().predicate(move |node| {
            let same = node.label().unwrap_or_default() == name
                && node.description().unwrap_or_default() == description;
            same && !node.is_disabled() && node.role() == Role::Button
        });
        let found = self.window.query_all(called).next();
        found.expect("what was heard is there").click_accesskit();
    }

    /// The first of `controls` that is called by one of `names`.
    fn called(controls: &[Control], names: &[String]) -> Option<Control> {
        let mut found = controls.iter();
        found.find(|it| names.contains(&it.name)).cloned()
    }

    /// What to press now; nothing while others play.
    fn decides(&mut self, turn: usize) -> Option<Control> {
        let controls = self.controls();
        let tr = &self.words;
        let choosable = || {
            let free = |it: &&Control| it.selected == Some(false);
            let cards: Vec<_> = controls.iter().filter(free).collect();
            // Now this one, now that one.
            let at = (7 * turn + 3) % cards.len().max(1);
            cards.get(at).map(|&card| card.clone())
        };
        let nothing = [tr.format(message!("table-make-offer", count = 0))];
        if let Some(offer) = Self::called(&controls, &nothing) {
            // Whoever can offer something does.
            return choosable().or(Some(offer));
        }
        let offers = (1..12).map(|count| tr.format(message!("table-make-offer", count = count)));
        if let Some(offer) = Self::called(&controls, &offers.collect::<Vec<_>>()) {
            return Some(offer);
        }
        // The next step is called by what it does, which is something else every time.
        let step = controls.iter().find(|it| it.region == "next-step").cloned();
        let all = Self::called(&controls, &[tr.text("plan-all")]);
        let plan = if turn.is_multiple_of(2) {
            step.or(all)
        } else {
            all.or(step)
        };
        if let Some(step) = plan {
            return Some(step);
        }
        let ends = (0..12).map(|unused| tr.format(message!("table-end-turn", unused = unused)));
        if let Some(end) = Self::called(&controls, &ends.collect::<Vec<_>>()) {
            return Some(end);
        }
        let waits = [tr.text("action-skip"), tr.text("action-enough")];
        if Self::called(&controls, &waits).is_some() {
            return None;
        }
        choosable()
    }

    fn plays_to_the_end(&mut self) {
        // The game begins.
        self.hears();
        let mut quiet = 0;
        let mut turn = 0;
        while self.window.state().screen() == Screen::Table {
            quiet = if self.hears() { 0 } else { quiet + 1 };
            assert!(quiet < 60, "it stands still:\n{}", self.transcript);
            if self.window.state().screen() != Screen::Table {
                break;
            }
            // Nobody interrupts what is told.
            if quiet < 2 {
                continue;
            }
            if let Some(control) = self.decides(turn) {
                turn += 1;
                self.presses(&control);
                // What comes of it is waited for; a card that is chosen for an offer says nothing.
                let _ = (0..8).any(|_| self.hears());
                quiet = 0;
            }
            assert!(turn < 2000, "it does not end:\n{}", self.transcript);
        }
        for _ in 0..3 {
            self.hears();
        }
    }

    /// How often each of these lines is there.
    fn count<'a>(lines: impl Iterator<Item = &'a str>) -> BTreeMap<&'a str, usize> {
        let mut counts = BTreeMap::new();
        for line in lines {
            *counts.entry(line).or_default() += 1;
        }
        counts
    }

    /// Compares what was heard with the game.
    fn judges(self) {
        let language = self.words.language().code();
        let path = format!("{}/transcript-{language}.txt", env!("CARGO_TARGET_TMPDIR"));
        std::fs::write(&path, &self.transcript).expect("the transcript can be written");
        assert!(self.faults.is_empty(), "{path}: {:#?}", self.faults);
        let table = self.window.state().table().expect("the game lies open");
        let log: Vec<&str> = table.log().iter().map(|line| line.words.as_str()).collect();
        let told: Vec<&str> = self.announced.iter().map(String::as_str).collect();
        let counted = Self::count(told.iter().copied());
        for (line, times) in Self::count(log.iter().copied()) {
            assert_eq!(counted.get(line), Some(&times), "{path}: {line}");
        }
        let mut heard = told.iter();
        for line in &log {
            assert!(heard.any(|it| it == line), "{path}: in order: {line}");
        }
        let end = told[told.len().saturating_sub(2)..].join(" ");
        let view = table.game().view(Viewer::Public);
        let position = view.position();
        let most = position.seats().map(|seat| position.seat(seat).shields());
        let most = most.max().unwrap_or_default();
        assert!(end.contains(&most.to_string()), "{path}: {end}");
        for seat in position.winners().iter() {
            let named = Some(seat) != table.you();
            let name = &table.names()[seat.index()];
            assert!(!named || end.contains(name.as_str()), "{path}: {end}");
            if !named && position.winners().len() == 1 {
                let you = self.words.format(message!("end-you-win", shields = most));
                assert!(end.starts_with(&you), "{path}: {end}");
            }
        }
    }
}

fn a_game_by_ear(language: Language, bot: BotKind) {
    let mut listener = Listener::sits_down(language, bot);
    listener.plays_to_the_end();
    listener.judges();
}

#[test]
fn a_whole_game_by_ear_in_german() {
    a_game_by_ear(Language::De, BotKind::SQUIRE);
}

#[test]
fn a_whole_game_by_ear_in_english() {
    a_game_by_ear(Language::En, BotKind::PAGE);
}

#[test]
fn a_whole_game_by_ear_in_czech() {
    a_game_by_ear(Language::Cs, BotKind::SQUIRE);
}

//! The card sets that people have made: changing them, taking changes back, and keeping them.

use std::path::Path;

use egui::Context;

use super::App;
use crate::id;
use crate::persist::card_set_edit::Change;
use crate::persist::card_sets::{self, OwnSet, free_id, tidy_name};
use crate::persist::{CardSetFile, CardSetFileError};
use crate::rules::kings_errand::{CardSet, is_record_id};
use crate::session::NewGame;
use crate::ui::screen::Screen;
use crate::ui::screen::card_sets::{
    CardSetsCommand, CardSetsPage, Entry, Issue, Said, Trouble, Wanted,
};
use crate::ui::screen::new_game::{CardChoice, NotPlayed};

/// Seconds without another change before a set is kept.
const SOON: f64 = 0.6;

/// So many changes can be taken back.
const MOST_STEPS: usize = 100;

/// So many sets can be on the shelf.
const MOST_SETS: usize = card_sets::MOST_FILES;

/// A change of the shelf: what one set was before and is afterwards; `None` where it is not there.
#[derive(Debug)]
struct Step {
    key: u32,
    /// Where it stands on the shelf.
    at: usize,
    before: Option<CardSetFile>,
    after: Option<CardSetFile>,
    /// Whether only its name was typed: all of that is one step.
    naming: bool,
}

/// All sets with what the app has to know about them.
pub(super) struct CardShelf {
    built_in: CardSetFile,
    entries: Vec<Entry>,
    broken: Vec<CardSetFileError>,
    /// The set that is shown; `None` is the one in the program.
    open: Option<u32>,
    next: u32,
    done: Vec<Step>,
    undone: Vec<Step>,
    picking: Option<crate::persist::card_set_edit::Figure>,
    asking: Option<Wanted>,
    said: Option<Said>,
    trouble: Option<Trouble>,
    /// When what has changed will be kept, in seconds of the window's clock.
    due: Option<f64>,
    changed: bool,
    /// The screen that was left for this one.
    from: Screen,
}

impl CardShelf {
    /// The shelf with everything that was found.
    pub(super) fn new(found: card_sets::Found, unread: Option<std::io::Error>) -> Self {
        let mut shelf = Self {
            built_in: CardSetFile::embedded(),
            entries: Vec::new(),
            broken: found.broken,
            open: None,
            next: 0,
            done: Vec::new(),
            undone: Vec::new(),
            picking: None,
            asking: None,
            said: None,
            trouble: unread.map(Trouble::Unread),
            due: None,
            changed: false,
            from: Screen::NewGame,
        };
        for set in found.sets {
            let at = shelf.entries.len();
            let key = shelf.fresh_key();
            shelf.put(key, at, set);
        }
        shelf.check();
        shelf
    }

    const fn fresh_key(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    fn put(&mut self, key: u32, at: usize, set: OwnSet) {
        let entry = Entry {
            key,
            set,
            checked: Err(Vec::new()),
        };
        self.entries.insert(at.min(self.entries.len()), entry);
    }

    /// Finds out what is wrong with each set.
    fn check(&mut self) {
        let mut ids = vec![self.built_in.id.clone()];
        for entry in &mut self.entries {
            let id = &entry.set.file.id;
            let mut issues = Vec::new();
            if ids.contains(id) {
                issues.push(Issue::IdTaken(id.clone()));
            }
            ids.push(id.clone());
            entry.checked = match entry.set.file.check() {
                Ok(cards) if issues.is_empty() => Ok(cards),
                Ok(_) => Err(issues),
                Err(faults) => {
                    issues.extend(faults.into_iter().map(Issue::Fault));
                    Err(issues)
                }
            };
        }
    }

    fn entry(&self, key: u32) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    /// The set that is shown.
    fn shown(&self) -> &CardSetFile {
        let own = self.open.and_then(|key| self.entry(key));
        own.map_or(&self.built_in, |entry| &entry.set.file)
    }

    /// The sound set with this id.
    fn playable(&self, id: &str) -> Result<&CardSet, NotPlayed> {
        let mut entries = self.entries.iter();
        let found = entries.find(|entry| entry.set.file.id == id);
        let found = found.ok_or(NotPlayed::Missing)?;
        let name = || NotPlayed::Faulty(found.set.name().to_owned());
        found.checked.as_ref().map_err(|_| name())
    }

    fn ids(&self, but: Option<u32>) -> Vec<&str> {
        let others = self.entries.iter().filter(|entry| Some(entry.key) != but);
        let others = others.map(|entry| entry.set.file.id.as_str());
        others.chain([self.built_in.id.as_str()]).collect()
    }

    /// The file as it may stand beside all others.
    fn with_free_id(&self, mut file: CardSetFile, but: Option<u32>) -> CardSetFile {
        file.id = free_id(&file.id, &self.ids(but));
        file
    }

    /// A name for a set that is called `name` like another.
    fn free_name(&self, name: &str) -> String {
        let taken = |name: &str| self.entries.iter().any(|entry| entry.set.name() == name);
        if !taken(name) {
            return name.to_owned();
        }
        let mut numbered = (2..=MOST_SETS + 2).map(|number| {
            let end = format!(" {number}");
            let room = card_sets::LONGEST_NAME - end.len();
            let short: String = name.chars().take(room).collect();
            [short.trim(), &end].concat()
        });
        let free = numbered.find(|name| !taken(name));
        free.unwrap_or_else(|| name.to_owned())
    }

    fn note(&mut self, step: Step) {
        self.undone.clear();
        if step.naming
            && let Some(last) = self.done.last_mut()
            && last.naming
            && last.key == step.key
        {
            last.after = step.after;
            return;
        }
        self.done.push(step);
        if self.done.len() > MOST_STEPS {
            self.done.remove(0);
        }
    }

    const fn is_full(&self) -> bool {
        self.entries.len() >= MOST_SETS
    }
}

impl App {
    /// Does what is wanted on the screen of the card sets.
    pub(super) fn change_cards(&mut self, command: CardSetsCommand) {
        let shelf = &mut self.shelf;
        let keeps_word = matches!(command, CardSetsCommand::Pick(_) | CardSetsCommand::Close);
        if !keeps_word {
            shelf.said = None;
        }
        match command {
            CardSetsCommand::Open => self.open_card_sets(),
            CardSetsCommand::Close => {
                let back = shelf.from;
                self.keep_card_sets();
                self.screen = back;
            }
            CardSetsCommand::Select(key) => {
                shelf.open = key.filter(|&key| shelf.entry(key).is_some());
                shelf.picking = None;
            }
            CardSetsCommand::Duplicate => self.duplicate_card_set(),
            CardSetsCommand::Delete => self.delete_card_set(),
            CardSetsCommand::Undo => {
                if let Some(step) = shelf.done.pop() {
                    let (key, at) = (step.key, step.at);
                    let before = step.before.clone();
                    if self.put_card_set(key, at, before) {
                        self.shelf.undone.push(step);
                        self.shelf.said = Some(Said::Undone);
                    } else {
                        self.shelf.done.push(step);
                    }
                }
            }
            CardSetsCommand::Redo => {
                if let Some(step) = shelf.undone.pop() {
                    let (key, at) = (step.key, step.at);
                    let after = step.after.clone();
                    if self.put_card_set(key, at, after) {
                        self.shelf.done.push(step);
                        self.shelf.said = Some(Said::Redone);
                    } else {
                        self.shelf.undone.push(step);
                    }
                }
            }
            CardSetsCommand::Rename(name) => {
                let name = tidy_name(&name);
                self.edit_card_set(true, |file, _| file.name = name);
            }
            CardSetsCommand::Change(change) => {
                shelf.picking = None;
                self.edit_card_set(false, |file, taken| {
                    file.change(change);
                    if change == Change::Mend {
                        file.id = free_id(&file.id, taken);
                    }
                });
            }
            CardSetsCommand::Pick(figure) => {
                shelf.picking = figure.filter(|_| shelf.open.is_some());
            }
            CardSetsCommand::Ask(wanted) => shelf.asking = wanted,
            CardSetsCommand::Import(path) => self.import_card_set(&path),
            CardSetsCommand::Play => {
                let own = shelf.open.and_then(|key| shelf.entry(key));
                self.new_game.card_set = own.map(|entry| entry.set.file.id.clone());
                self.keep_card_sets();
                self.keep_settings();
                self.screen = Screen::NewGame;
            }
            CardSetsCommand::Export(path) => {
                shelf.asking = None;
                shelf.said = Some(match card_sets::export(&path, shelf.shown()) {
                    Ok(path) => Said::Exported(path),
                    Err(error) => Said::NotExported(error),
                });
            }
        }
    }

    pub(super) fn open_card_sets(&mut self) {
        let shelf = &mut self.shelf;
        if self.screen != Screen::CardSets {
            shelf.from = self.screen;
        }
        shelf.picking = None;
        shelf.asking = None;
        shelf.said = None;
        // What is played with lies open.
        if let Some(id) = &self.new_game.card_set {
            let mut entries = shelf.entries.iter();
            let chosen = entries.find(|entry| entry.set.file.id == *id);
            shelf.open = chosen.map(|entry| entry.key).or(shelf.open);
        }
        self.screen = Screen::CardSets;
    }

    fn duplicate_card_set(&mut self) {
        let shelf = &self.shelf;
        let mut file = shelf.shown().clone();
        let own = shelf.open.is_some();
        let name = if own && !file.name.is_empty() {
            file.name.clone()
        } else {
            self.translator.text(id!("card-sets-new-name"))
        };
        file.name = shelf.free_name(&name);
        if !own {
            "own_set".clone_into(&mut file.id);
        }
        self.add_card_set(file, Said::Duplicated);
    }

    fn import_card_set(&mut self, path: &Path) {
        self.shelf.asking = None;
        match card_sets::import(path) {
            Ok(mut file) => {
                file.name = self.shelf.free_name(&file.name);
                self.add_card_set(file, Said::Imported);
            }
            Err(error) => self.shelf.said = Some(Said::NotImported(error)),
        }
    }

    fn add_card_set(&mut self, file: CardSetFile, said: fn(String) -> Said) {
        if self.shelf.is_full() {
            self.shelf.said = Some(Said::Full);
            return;
        }
        // An id that no record can carry is told among the faults.
        let file = if is_record_id(&file.id) {
            self.shelf.with_free_id(file, None)
        } else {
            file
        };
        let (key, at) = (self.shelf.fresh_key(), self.shelf.entries.len());
        let name = OwnSet::new(file.clone()).name().to_owned();
        if self.put_card_set(key, at, Some(file.clone())) {
            self.shelf.note(Step {
                key,
                at,
                before: None,
                after: Some(file),
                naming: false,
            });
            self.shelf.said = Some(said(name));
        }
    }

    fn delete_card_set(&mut self) {
        let shelf = &self.shelf;
        let at = shelf.open;
        let at = at.and_then(|key| shelf.entries.iter().position(|entry| entry.key == key));
        let Some((at, entry)) = at.and_then(|at| Some((at, shelf.entries.get(at)?))) else {
            return;
        };
        let (key, file) = (entry.key, entry.set.file.clone());
        let name = entry.set.name().to_owned();
        if self.put_card_set(key, at, None) {
            self.shelf.note(Step {
                key,
                at,
                before: Some(file),
                after: None,
                naming: false,
            });
            self.shelf.said = Some(Said::Deleted(name));
        }
    }

    /// Changes the set that is shown; the one in the program stays as it is.
    fn edit_card_set(&mut self, naming: bool, edit: impl FnOnce(&mut CardSetFile, &[&str])) {
        let shelf = &self.shelf;
        let at = shelf.entries.iter();
        let at = at.clone().position(|entry| Some(entry.key) == shelf.open);
        let Some((at, entry)) = at.and_then(|at| Some((at, shelf.entries.get(at)?))) else {
            return;
        };
        let (key, before) = (entry.key, entry.set.file.clone());
        let mut after = before.clone();
        edit(&mut after, &shelf.ids(Some(key)));
        if after == before {
            return;
        }
        if self.put_card_set(key, at, Some(after.clone())) {
            self.shelf.note(Step {
                key,
                at,
                before: Some(before),
                after: Some(after),
                naming,
            });
        }
    }

    /// Lets the set be as `file` says, or not be there; whether that could be done.
    fn put_card_set(&mut self, key: u32, at: usize, file: Option<CardSetFile>) -> bool {
        let folder = self.keeper.card_sets();
        let shelf = &mut self.shelf;
        let found = shelf.entries.iter().position(|entry| entry.key == key);
        match (found, file) {
            (Some(found), Some(file)) => {
                if let Some(entry) = shelf.entries.get_mut(found) {
                    entry.set.file = file;
                }
                shelf.open = Some(key);
            }
            (None, Some(file)) => {
                shelf.put(key, at, OwnSet::new(file));
                shelf.open = Some(key);
            }
            (Some(found), None) => {
                if folder.is_some()
                    && let Some(entry) = shelf.entries.get_mut(found)
                    && let Err(error) = entry.set.remove()
                {
                    shelf.trouble = Some(Trouble::Unkept(error));
                    return false;
                }
                shelf.entries.remove(found);
                // Its neighbour is shown.
                let beside = found.min(shelf.entries.len().saturating_sub(1));
                shelf.open = shelf.entries.get(beside).map(|entry| entry.key);
            }
            (None, None) => {}
        }
        shelf.picking = None;
        shelf.changed = true;
        shelf.check();
        true
    }

    /// Keeps the sets when nothing has changed for a moment.
    pub(super) fn keep_card_sets_soon(&mut self, ctx: &Context, now: f64) {
        let shelf = &mut self.shelf;
        if std::mem::take(&mut shelf.changed) {
            shelf.due = Some(now + SOON);
        }
        match shelf.due {
            Some(due) if now >= due => self.keep_card_sets(),
            Some(due) => {
                let left = std::time::Duration::from_secs_f64(due - now);
                ctx.request_repaint_after(left);
            }
            None => {}
        }
    }

    /// Keeps what has not been kept yet.
    pub(super) fn keep_card_sets(&mut self) {
        let shelf = &mut self.shelf;
        if shelf.due.take().is_none() && !shelf.changed {
            return;
        }
        shelf.changed = false;
        let Some(folder) = self.keeper.card_sets() else {
            return;
        };
        let mut kept = shelf
            .entries
            .iter_mut()
            .map(|entry| entry.set.keep(&folder));
        match kept.find_map(Result::err) {
            Some(error) => shelf.trouble = Some(Trouble::Unkept(error)),
            None if matches!(shelf.trouble, Some(Trouble::Unkept(_))) => shelf.trouble = None,
            None => {}
        }
    }

    /// What the screen of the card sets is painted from.
    pub(super) fn card_sets_page(&self) -> CardSetsPage<'_> {
        let shelf = &self.shelf;
        let keeps = self.keeper.card_sets().is_some();
        let trouble = if keeps {
            shelf.trouble.as_ref()
        } else if self.keeper.keeps() {
            Some(&Trouble::Occupied)
        } else {
            Some(&Trouble::Nowhere)
        };
        CardSetsPage {
            built_in: &shelf.built_in,
            entries: &shelf.entries,
            broken: &shelf.broken,
            open: shelf.open.and_then(|key| shelf.entry(key)),
            picking: shelf.picking,
            asking: shelf.asking,
            said: shelf.said.as_ref(),
            trouble,
            can_undo: !shelf.done.is_empty(),
            can_redo: !shelf.undone.is_empty(),
        }
    }

    /// The sets that a new game can be played with.
    pub(super) fn card_choice(&self) -> CardChoice<'_> {
        let sound = self.shelf.entries.iter();
        let sound = sound.filter(|entry| entry.checked.is_ok());
        let chosen = self.new_game.card_set.as_deref();
        CardChoice {
            sets: sound
                .map(|entry| (entry.set.file.id.as_str(), entry.set.name()))
                .collect(),
            not_played: chosen.and_then(|id| self.shelf.playable(id).err()),
        }
    }

    /// What a game with this seating is played with: the set that was chosen, if it can be.
    pub(super) fn chosen_cards(&self, seating: &NewGame) -> Option<CardSet> {
        let id = seating.card_set.as_deref()?;
        self.shelf.playable(id).ok().cloned()
    }
}

//! The card sets: which there are, and each figure of one of them, to be changed by owners of the
//! printed game.
//!
//! | file | subject |
//! | --- | --- |
//! | `entry` | the sets, what is wrong with them, and what can be wanted |
//! | `shelf` | the list of the sets |
//! | `head` | name, sources and faults of the set that is shown |
//! | `page` | its cards, and where they lie |
//! | `task` | a task card |
//! | `horse` | the horses |
//! | `virtue` | the virtue cards |
//! | `spot` | a figure on a card, and the keys that change it |
//! | `seal` | confirming a whole card |
//! | `mark` | where a figure comes from, as a mark |
//! | `picker` | everything that a figure can be |
//! | `files` | asking for a file; files that are dropped on the window |
//! | `foot` | the buttons at the foot |

mod entry;
mod files;
mod foot;
mod head;
mod horse;
mod mark;
mod page;
mod picker;
mod seal;
mod shelf;
mod spot;
mod task;
mod virtue;

use egui::{Id, Key, Modifiers, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::{Screen, parts};
use crate::id;
use crate::persist::card_set_edit::Figure;
use crate::persist::{CardSetFile, CardSetFileError};
use crate::ui::Stage;
use crate::ui::picture::Icon;
use crate::ui::widget::panel;

pub use entry::{CardSetsCommand, Entry, Issue, Said, Trouble, Wanted};

/// The Tab stops: the sets, what can be done with them, the name, the cards, the buttons.
mod regions {
    use crate::ui::Region;

    pub(super) const SETS: Region = Region(0);
    pub(super) const DEEDS: Region = Region(1);
    pub(super) const HEAD: Region = Region(2);
    pub(super) const MEND: Region = Region(3);
    pub(super) const TASKS: Region = Region(4);
    pub(super) const HORSES: Region = Region(5);
    pub(super) const VIRTUES: Region = Region(6);
    pub(super) const FOOT: Region = Region(7);
}

/// What the screen is painted from.
#[derive(Clone, Copy)]
pub struct CardSetsPage<'a> {
    /// The set in the program.
    pub built_in: &'a CardSetFile,
    /// The sets that people have made.
    pub entries: &'a [Entry],
    /// The files that are no sets.
    pub broken: &'a [CardSetFileError],
    /// The set that is shown; `None` is the one in the program.
    pub open: Option<&'a Entry>,
    /// The figure of which everything is laid out that it can be.
    pub picking: Option<Figure>,
    /// What a file is asked for.
    pub asking: Option<Wanted>,
    /// What has just been done.
    pub said: Option<&'a Said>,
    /// Why nothing is kept.
    pub trouble: Option<&'a Trouble>,
    /// Whether there is something to take back.
    pub can_undo: bool,
    /// Whether something was taken back.
    pub can_redo: bool,
}

impl<'a> CardSetsPage<'a> {
    /// The figures that are shown.
    fn file(&self) -> &'a CardSetFile {
        self.open.map_or(self.built_in, |entry| &entry.set.file)
    }

    /// What is wrong with them.
    fn issues(&self) -> &'a [Issue] {
        self.open.map_or(&[], Entry::issues)
    }

    /// What is wrong with this figure.
    fn issue_at(&self, figure: Figure) -> Option<&'a Issue> {
        let file = self.file();
        self.issues().iter().find(|issue| match issue {
            Issue::Fault(fault) => file.is_at(fault, figure),
            Issue::IdTaken(_) => false,
        })
    }
}

/// Shows the screen.
pub fn show(ui: &mut Ui, stage: Stage<'_>, page: &CardSetsPage<'_>) {
    let arrived = parts::arrived(ui.ctx(), Screen::CardSets);
    let (look, tokens) = (stage.look, stage.tokens());
    let window = ui.max_rect();
    let grown = parts::grown(tokens, 1.0).sqrt();
    panel::ground(ui.painter(), window, look);
    let head = window.with_max_y(window.top() + 62.0 * grown);
    let title = stage.translator.text(id!("card-sets-title"));
    parts::header(ui, head, Icon::Scroll, &title, look);
    let foot = window.with_min_y(window.bottom() - 66.0 * grown);
    let body = Rect::from_min_max(head.left_bottom(), foot.right_top());

    let margin = (0.022 * body.width()).max(18.0);
    let width = (0.2 * body.width()).max(parts::grown(tokens, 232.0));
    let shelf = Rect::from_min_max(
        body.min + vec2(margin, tokens.space.l),
        pos2(body.left() + margin + width, body.bottom() - tokens.space.l),
    );
    shelf::show(ui, stage, page, shelf, arrived);
    let cards = Rect::from_min_max(
        pos2(shelf.right() + 4.0, body.top()),
        pos2(body.right(), body.bottom()),
    );
    let anchor = content(ui, stage, page, cards, margin);
    foot::show(ui, stage, page, foot);
    match (page.picking.zip(anchor), page.asking) {
        (_, Some(wanted)) => files::ask(ui.ctx(), stage, page, wanted),
        (Some((figure, anchor)), None) => picker::show(ui.ctx(), stage, page, figure, anchor),
        (None, None) => {}
    }
    files::take_dropped(ui, stage);
    keys(ui, stage, page);
}

/// The set that is shown; returns where the figure lies for which something is picked.
fn content(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &CardSetsPage<'_>,
    body: Rect,
    margin: f32,
) -> Option<Rect> {
    let paper = stage.tokens().colour.ground;
    let builder = UiBuilder::new().id_salt("card-sets").max_rect(body);
    // Each set is read from its top.
    let shown = page.open.map(|entry| entry.key);
    let last_id = Id::unique("card-sets.shown");
    let last = ui.data(|data| data.get_temp::<Option<u32>>(last_id));
    ui.data_mut(|data| data.insert_temp(last_id, shown));
    let scope = ui.scope_builder(builder, |ui| {
        let mut area = ScrollArea::vertical()
            .id_salt("card-sets")
            .auto_shrink(false);
        if last.is_some_and(|last| last != shown) {
            area = area.vertical_scroll_offset(0.0);
        }
        let scrolled = area.show(ui, |ui| page::show(ui, stage, page, body, margin));
        panel::fade_scrolled(ui.painter(), &scrolled, paper, stage.look);
        scrolled.inner
    });
    scope.inner
}

/// The keys that do the same everywhere on the screen.
fn keys(ui: &Ui, stage: Stage<'_>, page: &CardSetsPage<'_>) {
    // What is typed into a field has changes of its own to take back.
    if page.asking.is_some() || ui.ctx().text_edit_focused() {
        if page.asking.is_none() && ui.input(|input| input.key_pressed(Key::Escape)) {
            stage.let_go_focus(ui.ctx());
        }
        return;
    }
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let again = Modifiers::COMMAND | Modifiers::SHIFT;
    if pressed(again, Key::Z) || pressed(Modifiers::COMMAND, Key::Y) {
        stage.send(CardSetsCommand::Redo);
    } else if pressed(Modifiers::COMMAND, Key::Z) {
        stage.send(CardSetsCommand::Undo);
    }
    if page.picking.is_none() && pressed(Modifiers::NONE, Key::Escape) {
        stage.send(CardSetsCommand::Close);
    }
}

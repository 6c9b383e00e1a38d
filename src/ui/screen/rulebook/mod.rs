//! The rulebook: an open book on wood, with the contents at the left and the page at the right.
//!
//! | file | subject |
//! | --- | --- |
//! | `state` | which page is open, and what changes that |
//! | `words`, `search` | what pages say, and finding it |
//! | `book` | wood, cover, paper |
//! | `bar`, `contents`, `results`, `page` | the parts of the screen |
//! | `rule`, `reasons`, `editions`, `setup_page`, `tasks`, `glossary` | what stands on the pages |
//! | `setup`, `sheet` | the steps of the set-up, and the sheet for the real table |
//! | `blocks`, `pictures`, `example` | what pages are made of |

mod bar;
mod blocks;
mod book;
mod contents;
mod editions;
mod example;
mod glossary;
mod page;
mod pictures;
mod reasons;
mod results;
mod rule;
mod search;
mod setup;
mod setup_page;
mod sheet;
mod state;
mod tasks;
mod words;

use egui::{Context, Event, Id, Key, Modifiers, Ui};

use super::{Screen, parts};
use crate::id;
use crate::rules::kings_errand::{CardSet, Edition};
use crate::ui::app::TableGame;
use crate::ui::theme::Text;
use crate::ui::{Region, Stage};

pub use search::{Hit, found_parts, search};
pub use sheet::show as show_sheet;
pub use state::{RulebookCommand, RulebookState, Section};

/// The Tab stops.
mod regions {
    use crate::ui::Region;

    pub(super) const SEARCH: Region = Region(0);
    pub(super) const CONTENTS: Region = Region(1);
    pub(super) const PAGE: Region = Region(2);
    pub(super) const LINKS: Region = Region(3);
    pub(super) const TURN: Region = Region(4);
    pub(super) const BAR: Region = Region(5);
    pub(super) const ALL: [Region; 6] = [SEARCH, CONTENTS, PAGE, LINKS, TURN, BAR];
}

/// What a frame begins with.
#[derive(Clone, Copy, Debug)]
struct Moment {
    /// Whether the page has just been turned or the book has just been opened.
    turned: bool,
    /// Whether the book has just been opened.
    arrived: bool,
    /// The part that had the focus in the last frame.
    focused: Option<Region>,
}

impl Moment {
    fn new(ctx: &Context, book: &Book<'_>) -> Self {
        let arrived = parts::arrived(ctx, Screen::Rulebook);
        let focused: Option<Region> = ctx.data(|data| data.get_temp(Self::id()));
        Self {
            turned: book.state.turned || arrived,
            arrived,
            focused: focused.filter(|_| !arrived),
        }
    }

    fn id() -> Id {
        Id::unique("rulebook.focused")
    }

    /// Remembers which part has the focus now.
    fn end(ctx: &Context, stage: Stage<'_>) {
        let mut regions = regions::ALL.into_iter();
        let focused = regions.find(|&region| stage.is_focused(ctx, region));
        ctx.data_mut(|data| match focused {
            Some(region) => {
                data.insert_temp(Self::id(), region);
            }
            None => data.remove::<Region>(Self::id()),
        });
    }
}

/// What the rulebook is painted from.
#[derive(Clone, Copy)]
pub struct Book<'a> {
    /// Where it is open.
    pub state: &'a RulebookState,
    /// The figures of the cards.
    pub cards: &'a CardSet,
    /// The edition of the open game, or of the next one.
    pub edition: Edition,
    /// The game that is open.
    pub game: Option<&'a TableGame>,
}

/// Shows the rulebook.
pub fn show(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>) {
    let moment = Moment::new(ui.ctx(), book);
    let places = book::Places::new(ui.max_rect(), stage.tokens());
    book::paint(ui.painter(), &places, stage.look);
    let searching = !book.state.search().is_empty();
    let field = bar::show(ui, stage, book, &places);
    if searching {
        results::show(ui, stage, book, &places);
    } else {
        contents::show(ui, stage, book, &places, moment);
    }
    page::show(ui, stage, book, &places, moment);
    book::spine(ui.painter(), &places, stage.look);
    if let Some(rect) = places.keys {
        let words = stage.translator.text(id!("rulebook-keys"));
        let tokens = stage.tokens();
        let font = tokens.italic(Text::BodySmall);
        blocks::fitted(ui, rect, &words, &font, tokens.colour.ink_soft, 1);
    }
    keys(ui, stage, book, field);
    Moment::end(ui.ctx(), stage);
}

/// What keys do, beside Tab, arrows and Enter.
fn keys(ui: &Ui, stage: Stage<'_>, book: &Book<'_>, field: Id) {
    let pressed =
        |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let plain = |key: Key| pressed(Modifiers::NONE, key);
    let typing = ui.memory(|memory| memory.has_focus(field));
    if plain(Key::Escape) {
        stage.send(if book.state.search().is_empty() {
            RulebookCommand::Close
        } else {
            RulebookCommand::Search(String::new())
        });
    }
    if plain(Key::PageDown) {
        stage.send(RulebookCommand::Next);
    }
    if plain(Key::PageUp) {
        stage.send(RulebookCommand::Previous);
    }
    if typing {
        if plain(Key::ArrowDown) {
            stage.focus(ui.ctx(), regions::CONTENTS);
        }
        return;
    }
    if pressed(Modifiers::COMMAND, Key::F) || is_slash(ui.ctx()) {
        ui.memory_mut(|memory| memory.request_focus(field));
    }
    // Where nothing lies beside each other, the arrows that lead aside are free to turn pages.
    if !stage.is_focused(ui.ctx(), regions::LINKS) && !stage.is_focused(ui.ctx(), regions::TURN) {
        if plain(Key::ArrowRight) {
            stage.send(RulebookCommand::Next);
        }
        if plain(Key::ArrowLeft) {
            stage.send(RulebookCommand::Previous);
        }
    }
}

/// Whether a slash was typed: on many keyboards it is no key of its own.
fn is_slash(ctx: &Context) -> bool {
    ctx.input(|input| {
        input.events.iter().any(|event| {
            let typed = matches!(event, Event::Text(text) if text == "/");
            let pressed = matches!(
                event,
                Event::Key {
                    key: Key::Slash,
                    pressed: true,
                    ..
                }
            );
            typed || pressed
        })
    })
}

//! What is told to people who hear the screen instead of seeing it: one live node for everything.
//!
//! Events are told once. What stands somewhere, such as a hint, is told when it comes or changes; it
//! comes anew if it was away for a frame. All that is new in a frame is one announcement, in order.

use std::cell::RefCell;
use std::collections::BTreeMap;

use egui::accesskit::Live;
use egui::{Id, Rect, Role, Sense, Ui, Vec2};

/// Where in a window words can stand that are told when they change.
pub(super) mod place {
    /// What is expected of the player now.
    pub(in crate::ui) const STATUS: &str = "status";
    /// Why the last wish was refused.
    pub(in crate::ui) const REFUSED: &str = "refused";
}

/// What has been told, and what is still to be told.
#[derive(Debug, Default)]
pub struct Announcer {
    /// What is new, in order.
    queue: Vec<String>,
    /// What stood in each place in the last frame.
    stood: BTreeMap<String, String>,
    /// What stands in each place in this frame.
    stands: BTreeMap<String, String>,
    /// The last announcement.
    words: String,
}

impl Announcer {
    /// Tells of something that has happened.
    pub fn tell(&mut self, words: impl IntoIterator<Item = String>) {
        let said = words.into_iter().filter(|it| !it.trim().is_empty());
        self.queue.extend(said);
    }

    /// Tells what stands in `place`, unless that has been told since it stands there.
    pub fn say(&mut self, place: &str, words: &str) {
        let words = words.trim();
        if words.is_empty() {
            return;
        }
        let known = self.stood.get(place).or_else(|| self.stands.get(place));
        if known.map(String::as_str) != Some(words) {
            self.queue.push(words.to_owned());
        }
        self.stands.insert(place.to_owned(), words.to_owned());
    }

    /// Notes what stands in `place`, for it is told otherwise: it is the name of what gets the focus.
    pub fn note(&mut self, place: &str, words: &str) {
        self.stands
            .insert(place.to_owned(), words.trim().to_owned());
    }

    /// Lets what stands in `place` be told again, because something has happened in between.
    pub fn again(&mut self, place: &str) {
        self.stood.remove(place);
    }

    /// Ends a frame: all that is new becomes the announcement.
    fn finish(&mut self) {
        self.stood = std::mem::take(&mut self.stands);
        if self.queue.is_empty() {
            return;
        }
        let mut words = std::mem::take(&mut self.queue).join("\n");
        if words == self.words {
            // Only a change is announced: a space at the end makes it one.
            words.push('\u{a0}');
        }
        self.words = words;
    }
}

/// Writes the live node into the accessibility tree, after everything has been painted.
pub(super) fn show(ui: &Ui, announcer: &RefCell<Announcer>) {
    let mut announcer = announcer.borrow_mut();
    announcer.finish();
    let nowhere = Rect::from_min_size(ui.max_rect().min, Vec2::ZERO);
    let response = ui.interact(nowhere, Id::unique("announcements"), Sense::hover());
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Status);
        node.set_author_id("announcements");
        node.set_live(Live::Polite);
        node.set_label(announcer.words.as_str());
        // Readers of the tree may ask any node where it is.
        node.set_bounds(egui::accesskit::Rect {
            x0: nowhere.min.x.into(),
            y0: nowhere.min.y.into(),
            x1: nowhere.max.x.into(),
            y1: nowhere.max.y.into(),
        });
    });
}

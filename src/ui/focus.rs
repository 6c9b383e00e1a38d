//! The keyboard's way through a screen: one Tab stop for each region, arrow keys inside.
//!
//! Widgets register in the order in which they are painted. egui's own way (every widget a Tab
//! stop, arrows anywhere) is switched off for whatever is registered.

use std::collections::BTreeMap;

use egui::{Context, EventFilter, Id, Key, Modifiers, Rect, Response, Vec2};

/// A part of a screen that is one Tab stop. Smaller numbers come first.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Region(pub u8);

impl Region {
    /// What lies above everything else, such as a dialog: while it is there, the focus stays in it.
    pub const OVERLAY: Self = Self(u8::MAX);
}

#[derive(Clone, Copy, Debug)]
struct Stop {
    region: Region,
    id: Id,
    rect: Rect,
}

/// How far the keyboard reaches on a screen.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Keys {
    /// Everything that can have the focus now.
    pub stops: Vec<Id>,
    /// What of it Tab and the arrow keys reach from what has the focus.
    pub reached: Vec<Id>,
    /// Whether a dialog holds the focus.
    pub in_dialog: bool,
}

/// All widgets of a frame that can have the focus.
#[derive(Debug, Default)]
pub struct FocusMap {
    stops: Vec<Stop>,
    /// Where the focus last was in each region.
    last: BTreeMap<Region, Id>,
    /// The regions that had the focus, the latest last: there it goes if the widget that has it is
    /// gone.
    trail: Vec<Region>,
    /// The widget that had the focus last, so that it can be lost.
    holder: Option<Id>,
}

const ARROWS: [(Key, Vec2); 4] = [
    (Key::ArrowLeft, Vec2::LEFT),
    (Key::ArrowRight, Vec2::RIGHT),
    (Key::ArrowUp, Vec2::UP),
    (Key::ArrowDown, Vec2::DOWN),
];

impl FocusMap {
    /// Forgets the widgets of the last frame; call it before anything is painted.
    pub fn begin(&mut self) {
        self.stops.clear();
    }

    /// Registers a widget.
    pub fn add(&mut self, region: Region, response: &Response) {
        self.stops.push(Stop {
            region,
            id: response.id,
            rect: response.rect,
        });
        let filter = EventFilter {
            tab: true,
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: false,
        };
        if response.has_focus() {
            self.last.insert(region, response.id);
            self.tread(region);
            self.holder = Some(response.id);
            response
                .ctx
                .memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        }
    }

    /// Gives the focus to the first widget of a region, or to the one that had it last.
    pub fn focus(&self, ctx: &Context, region: Region) {
        let stop = self.entry(region);
        if let Some(stop) = stop {
            ctx.memory_mut(|memory| memory.request_focus(stop.id));
        }
    }

    /// Whether a widget of `region` has the focus.
    #[must_use]
    pub fn is_focused(&self, ctx: &Context, region: Region) -> bool {
        let focused = ctx.memory(egui::Memory::focused);
        let mut stops = self.stops.iter();
        stops.any(|stop| stop.region == region && Some(stop.id) == focused)
    }

    /// Moves the focus by the keys of this frame; call it after everything is painted.
    pub fn finish(&mut self, ctx: &Context) {
        if self.stops.iter().any(|stop| stop.region == Region::OVERLAY) {
            self.remember_below(ctx);
            self.stops.retain(|stop| stop.region == Region::OVERLAY);
        }
        let focused = ctx.memory(egui::Memory::focused);
        let current = self
            .stops
            .iter()
            .copied()
            .find(|stop| Some(stop.id) == focused);
        let Some(current) = current else {
            self.find_lost_focus(ctx, focused);
            return;
        };
        let target = ctx.input_mut(|input| {
            if input.consume_key(Modifiers::SHIFT, Key::Tab) {
                self.neighbour(current, false)
            } else if input.consume_key(Modifiers::NONE, Key::Tab) {
                self.neighbour(current, true)
            } else {
                ARROWS
                    .into_iter()
                    .filter(|&(key, _)| input.consume_key(Modifiers::NONE, key))
                    .find_map(|(_, direction)| self.nearest(current, direction))
            }
        });
        if let Some(target) = target {
            self.give(ctx, target);
        }
    }

    /// Gives the focus to a widget that is there in this frame; it may be gone in the next one.
    fn give(&mut self, ctx: &Context, stop: Stop) {
        self.holder = Some(stop.id);
        ctx.memory_mut(|memory| memory.request_focus(stop.id));
        ctx.request_repaint();
    }

    /// How far the keyboard reaches on the screen that was painted last.
    #[must_use]
    pub fn keys(&self, ctx: &Context) -> Keys {
        let focused = ctx.memory(egui::Memory::focused);
        let mut stops = self.stops.iter();
        let from = stops.find(|stop| Some(stop.id) == focused);
        let from = from.or_else(|| self.stops.first());
        let mut reached: Vec<Stop> = from.copied().into_iter().collect();
        let mut at = 0;
        while let Some(&stop) = reached.get(at) {
            at += 1;
            let tabs = [true, false].map(|forward| self.neighbour(stop, forward));
            let arrows = ARROWS.map(|(_, direction)| self.nearest(stop, direction));
            for next in tabs.into_iter().chain(arrows).flatten() {
                if reached.iter().all(|known| known.id != next.id) {
                    reached.push(next);
                }
            }
        }
        let ids = |stops: &[Stop]| stops.iter().map(|stop| stop.id).collect();
        Keys {
            stops: ids(&self.stops),
            reached: ids(&reached),
            in_dialog: self.stops.iter().any(|stop| stop.region == Region::OVERLAY),
        }
    }

    /// Nothing has the focus from now on, nor gets it in place of what had it.
    pub fn let_go(&mut self, ctx: &Context) {
        self.holder = None;
        ctx.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
    }

    /// This region has the focus now.
    fn tread(&mut self, region: Region) {
        if self.trail.last() != Some(&region) {
            self.trail.retain(|&earlier| earlier != region);
            self.trail.push(region);
        }
    }

    /// What has just got the focus below a dialog gets it again when the dialog closes.
    fn remember_below(&mut self, ctx: &Context) {
        let focused = ctx.memory(egui::Memory::focused);
        let mut stops = self.stops.iter();
        let below = stops.find(|stop| Some(stop.id) == focused && stop.region != Region::OVERLAY);
        if let Some(&Stop { region, id, .. }) = below {
            self.last.insert(region, id);
            self.tread(region);
        }
    }

    /// A widget that had the focus may be gone: the focus stays in its region, or goes back to where
    /// it came from, or begins anew.
    fn find_lost_focus(&mut self, ctx: &Context, focused: Option<Id>) {
        let overlay = self
            .stops
            .first()
            .is_some_and(|stop| stop.region == Region::OVERLAY);
        let stop = if overlay {
            self.entry(Region::OVERLAY)
        } else if self.holder.is_some() && (focused.is_none() || focused == self.holder) {
            self.holder = None;
            let mut trail = self.trail.iter().rev();
            let back = trail.find_map(|&region| self.entry(region));
            back.or_else(|| self.stops.iter().min_by_key(|stop| stop.region).copied())
        } else {
            None
        };
        if let Some(stop) = stop {
            self.give(ctx, stop);
        }
    }

    fn entry(&self, region: Region) -> Option<Stop> {
        let mut stops = self.stops.iter().filter(|stop| stop.region == region);
        let last = self.last.get(&region);
        let known = stops.clone().find(|stop| Some(&stop.id) == last);
        known.or_else(|| stops.next()).copied()
    }

    /// The next region that has widgets, round and round; where there is only one, such as a dialog,
    /// its next widget.
    fn neighbour(&self, from: Stop, forward: bool) -> Option<Stop> {
        let mut regions: Vec<_> = self.stops.iter().map(|stop| stop.region).collect();
        regions.sort_unstable();
        regions.dedup();
        if regions.len() == 1 {
            let at = self.stops.iter().position(|stop| stop.id == from.id)?;
            let step = if forward { 1 } else { self.stops.len() - 1 };
            return self.stops.get((at + step) % self.stops.len()).copied();
        }
        let at = regions.iter().position(|&region| region == from.region)?;
        let step = if forward { 1 } else { regions.len() - 1 };
        self.entry(regions[(at + step) % regions.len()])
    }

    /// The nearest widget of the same region in this direction; sideways counts double.
    fn nearest(&self, from: Stop, direction: Vec2) -> Option<Stop> {
        let distance = |stop: &Stop| {
            let way = stop.rect.center() - from.rect.center();
            let ahead = way.dot(direction);
            let aside = (way - ahead * direction).length();
            (ahead > 1.0).then_some(ahead + 2.0 * aside)
        };
        self.stops
            .iter()
            .filter(|stop| stop.region == from.region && stop.id != from.id)
            .filter_map(|stop| Some((distance(stop)?, *stop)))
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, stop)| stop)
    }
}

/// Brings what got the focus into sight, where a page scrolls.
pub(super) fn follow(response: &Response) {
    if !response.has_focus() {
        return;
    }
    // The keys move the focus between two frames, which egui does not count as gaining it.
    let id = Id::unique("focus.followed");
    let followed = response.ctx.data(|data| data.get_temp::<Id>(id));
    if followed != Some(response.id) {
        response
            .ctx
            .data_mut(|data| data.insert_temp(id, response.id));
        // The ring around it, and clear of an edge that fades.
        let mut around = response.clone();
        around.rect = around.rect.expand2(egui::vec2(0.0, 20.0));
        around.scroll_to_me(None);
    }
}

/// Arrows, Space, Home and End move what is read in a scroll area that shows `height` points of it;
/// an arrow moves it by `step`.
pub(super) fn scroll_by_keys(ui: &egui::Ui, step: f32, height: f32) {
    let most = 100_000.0;
    let keys = [
        (Modifiers::NONE, Key::ArrowDown, -step),
        (Modifiers::NONE, Key::ArrowUp, step),
        (Modifiers::SHIFT, Key::Space, 0.9 * height),
        (Modifiers::NONE, Key::Space, -0.9 * height),
        (Modifiers::NONE, Key::Home, most),
        (Modifiers::NONE, Key::End, -most),
    ];
    for (modifiers, key, by) in keys {
        if ui.input_mut(|input| input.consume_key(modifiers, key)) {
            ui.scroll_with_delta(egui::vec2(0.0, by));
        }
    }
}

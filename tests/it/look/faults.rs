//! What must not be: cut text, text outside its place, text on text, text that is hidden, letters that
//! are too small, and widgets that lie on each other.

use std::fmt;

use egui::{Rect, Shape};

use super::recorder::{Frame, Widget, Words};

/// No text is smaller than this, in points.
const SMALLEST: f32 = 12.0;

/// What is wrong.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Kind {
    /// A part of the text is left out.
    Elided,
    /// A part of the text lies outside of what is seen.
    Cut,
    /// It stands over the edge of the panel, the button or the plate it is written on.
    Spilt,
    /// A word is torn over two lines.
    Torn,
    /// Its letters are too small.
    Small,
    /// Another text stands on it.
    Overwritten,
    /// Something painted later hides it.
    Hidden,
    /// Two things to click lie on each other.
    Stacked,
    /// Something to click lies outside of what is seen.
    Outside,
}

/// Something that is wrong in a frame.
#[derive(Clone, Debug)]
pub(super) struct Fault {
    pub(super) kind: Kind,
    pub(super) what: String,
    pub(super) rect: Rect,
    pub(super) by: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            kind,
            what,
            rect,
            by,
        } = self;
        let (min, max) = (rect.min, rect.max);
        write!(
            to,
            "{kind:?} {what:?} at {:.0},{:.0}–{:.0},{:.0}{}{by}",
            min.x,
            min.y,
            max.x,
            max.y,
            if by.is_empty() { "" } else { ": " },
        )
    }
}

/// Everything that is wrong in `frame`.
pub(super) fn faults(frame: &Frame) -> Vec<Fault> {
    let mut found = Vec::new();
    for words in &frame.words {
        let mut fault = |kind, by: String| {
            found.push(Fault {
                kind,
                what: words.text.clone(),
                rect: words.ink(),
                by,
            });
        };
        if words.elided {
            fault(Kind::Elided, String::new());
        }
        if words.broken {
            fault(Kind::Torn, String::new());
        }
        if words.smallest < SMALLEST - 0.01 {
            fault(Kind::Small, format!("{:.1} points", words.smallest));
        }
        if let Some(by) = cut(frame, words) {
            fault(Kind::Cut, by);
        }
        if let Some(by) = spilt(frame, words) {
            fault(Kind::Spilt, by);
        }
        if let Some(other) = overwritten(frame, words) {
            fault(
                Kind::Overwritten,
                format!("{:?} at {:?}", other.text, other.ink()),
            );
        }
        if let Some(by) = hidden(frame, words) {
            fault(Kind::Hidden, by);
        }
    }
    widgets(frame, &mut found);
    found
}

/// Whether nothing of it can be seen at all, as in what has been scrolled away.
fn is_away(frame: &Frame, words: &Words) -> bool {
    let seen = words.clip.intersect(frame.window);
    !words.lines.iter().any(|line| seen.intersects(*line))
}

/// Text may leave what is seen upwards and downwards where one can scroll, nowhere else.
fn cut(frame: &Frame, words: &Words) -> Option<String> {
    if is_away(frame, words) && scrolls(frame, words.clip) {
        return None;
    }
    let seen = words.clip.intersect(frame.window);
    let ink = words.ink();
    let aside = ink.left() < seen.left() - 1.0 || ink.right() > seen.right() + 1.0;
    let along = ink.top() < seen.top() - 1.0 || ink.bottom() > seen.bottom() + 1.0;
    let is_cut = (aside && !is_typed(frame, words)) || (along && !scrolls(frame, words.clip));
    is_cut.then(|| format!("seen is {seen:?}"))
}

/// Whether it is what somebody has typed into a field.
fn is_typed(frame: &Frame, words: &Words) -> bool {
    frame
        .fields
        .iter()
        .any(|field| field.contains_rect(words.clip))
}

/// Only what scrolls is clipped to less than the window.
fn scrolls(frame: &Frame, clip: Rect) -> bool {
    !clip.contains_rect(frame.window.shrink(1.0))
}

/// What a text is written on must be large enough for it.
fn spilt(frame: &Frame, words: &Words) -> Option<String> {
    let ink = words.ink();
    let below = frame.painted[..words.at].iter().rev();
    let mut below = below.take_while(|it| it.layer == words.layer);
    let ground = below.find(|it| it.hides(ink.center()))?;
    // Pictures and what is drawn freely have no edge that one sees.
    let ground = if let Shape::Rect(it) = &ground.shape
        && it.brush.is_none()
    {
        it.rect
    } else if let Shape::Circle(it) = &ground.shape {
        Rect::from_center_size(it.center, egui::Vec2::splat(2.0 * it.radius))
    } else {
        return None;
    };
    let ground = ground.expand(1.0);
    // What is scrolled under an edge is seen there only.
    if is_typed(frame, words) || is_away(frame, words) {
        return None;
    }
    let spills = ink.left() < ground.left()
        || ink.right() > ground.right()
        || ((ink.top() < ground.top() || ink.bottom() > ground.bottom())
            && !scrolls(frame, words.clip));
    spills.then(|| format!("it is written on {ground:?}"))
}

fn overwritten<'a>(frame: &'a Frame, words: &Words) -> Option<&'a Words> {
    let later = frame.words.iter().filter(|it| it.at > words.at);
    let mut later = later.filter(|it| it.layer == words.layer && it.text != words.text);
    later.find(|other| {
        words.lines.iter().any(|line| {
            let line = line.intersect(words.clip);
            other.lines.iter().any(|over| {
                let both = line.intersect(over.intersect(other.clip));
                both.width() > 1.5 && both.height() > 1.5
            })
        })
    })
}

fn hidden(frame: &Frame, words: &Words) -> Option<String> {
    // What is painted once more above what hides it can be read.
    let again = |it: &Words| {
        let apart = (it.ink().center() - words.ink().center()).length();
        it.at > words.at && it.layer == words.layer && it.text == words.text && apart < 2.0
    };
    if frame.words.iter().any(again) {
        return None;
    }
    let later = &frame.painted[words.at + 1..];
    let mut later = later.iter().take_while(|it| it.layer == words.layer);
    let seen = words.clip.intersect(frame.window);
    let letters: Vec<_> = words
        .letters
        .iter()
        .filter(|it| seen.contains(**it))
        .collect();
    let cover = later.find(|it| letters.iter().any(|letter| it.hides(**letter)))?;
    let place = cover.shape.visual_bounding_rect();
    Some(format!("a {} in {place:?}", cover.kind()))
}

fn widgets(frame: &Frame, found: &mut Vec<Fault>) {
    let mut fault = |kind, it: &Widget, by: String| {
        found.push(Fault {
            kind,
            what: it.name.clone(),
            rect: it.rect,
            by,
        });
    };
    let named: Vec<_> = frame
        .widgets
        .iter()
        .filter(|it| !it.name.is_empty())
        .collect();
    for (index, one) in named.iter().enumerate() {
        let seen = one.seen.intersect(frame.window);
        if !seen.is_positive() {
            continue;
        }
        let aside = one.rect.left() < seen.left() - 1.0 || one.rect.right() > seen.right() + 1.0;
        let along = one.rect.top() < seen.top() - 1.0 || one.rect.bottom() > seen.bottom() + 1.0;
        let scrolls = one.seen.height() < one.rect.height() - 1.0;
        if aside || (along && !scrolls) {
            fault(Kind::Outside, one, format!("seen is {seen:?}"));
        }
        for other in &named[index + 1..] {
            let both = one.seen.intersect(other.seen);
            let touch = both.width() > 2.0 && both.height() > 2.0;
            let within = one.rect.expand(1.0).contains_rect(other.rect)
                || other.rect.expand(1.0).contains_rect(one.rect);
            if touch && one.layer == other.layer && !within && !is_fan(one, other) {
                fault(
                    Kind::Stacked,
                    one,
                    format!("{} at {:?}", other.name, other.rect),
                );
            }
        }
    }
}

/// Virtue cards of one kind are held as a fan, and lie as a pile with the higher value behind: of each
/// lower one a strip stays in sight, with its value.
fn is_fan(one: &Widget, other: &Widget) -> bool {
    let virtue = |it: &Widget| {
        let mut parts = it.name.split('.');
        let (group, virtue) = (parts.next()?, parts.next()?);
        matches!(group, "hand" | "pile").then(|| virtue.to_owned())
    };
    let fanned = virtue(one).is_some() && virtue(one) == virtue(other);
    fanned && (one.rect.top() - other.rect.top()).abs() >= 11.0
}

//! Why a bot did what it did: what it weighed, and what it held each for worth.
//!
//! What it knew is its view at that moment, which a record gives back at any time. What it thought is
//! kept, since a search cannot be repeated on another machine or by a later version.

use serde::{Deserialize, Serialize};

/// What the values of a [`Thought`] mean.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Yardstick {
    /// No values: chance decided among what is listed.
    Chance,
    /// Hundredths of a shield: gained, expected or held in cards, tasks and place.
    Shields,
    /// Thousandths of a victory: the part of the worlds it looked at in which it wins.
    Victories,
}

/// Something a bot could have done.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(bound = "A: Serialize + serde::de::DeserializeOwned")]
pub struct Weighed<A> {
    /// What it would have done now.
    pub action: A,
    /// What it meant to do in this turn afterwards, in order; empty if it had no plan.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<A>,
    /// What that is worth, by the yardstick of the thought.
    pub value: i32,
    /// How often it was tried in a search; 0 without one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tried: u32,
}

/// What a bot thought of when it chose.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(bound = "A: Serialize + serde::de::DeserializeOwned")]
pub struct Thought<A> {
    /// What the values mean.
    pub yardstick: Yardstick,
    /// How many worlds it looked at; 0 without a search.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub worlds: u32,
    /// What it weighed, best first; what it chose is among them. At most [`Self::MOST`].
    pub weighed: Vec<Weighed<A>>,
}

impl<A: PartialEq> Thought<A> {
    /// As many alternatives are kept.
    pub const MOST: usize = 5;

    /// The best of `weighed`, `chosen` always among them.
    #[must_use]
    pub fn new(
        yardstick: Yardstick,
        worlds: u32,
        mut weighed: Vec<Weighed<A>>,
        chosen: &A,
    ) -> Self {
        // Stable: of equals, the one that the bot listed first comes first.
        weighed.sort_by_key(|option| std::cmp::Reverse((option.tried, option.value)));
        if let Some(index) = weighed.iter().position(|option| option.action == *chosen)
            && index >= Self::MOST
        {
            weighed.swap(index, Self::MOST - 1);
        }
        weighed.truncate(Self::MOST);
        Self {
            yardstick,
            worlds,
            weighed,
        }
    }

    /// Chance has chosen among `actions`.
    #[must_use]
    pub fn by_chance(actions: &[A], chosen: A) -> Self
    where
        A: Copy,
    {
        let weighed = |action| Weighed {
            action,
            then: Vec::new(),
            value: 0,
            tried: 0,
        };
        let weighed = actions.iter().copied().map(weighed).collect();
        Self::new(Yardstick::Chance, 0, weighed, &chosen)
    }

    /// What it held of `action`, if it weighed it.
    #[must_use]
    pub fn of(&self, action: &A) -> Option<&Weighed<A>> {
        self.weighed.iter().find(|option| option.action == *action)
    }
}

/// What a bot does, and what it thought.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Choice<A> {
    /// What it does.
    pub action: A,
    /// What it thought.
    pub thought: Thought<A>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

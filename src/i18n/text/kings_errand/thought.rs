//! Why a bot did what it did, in words.

use super::{Narrator, names};
use crate::bot::{Weighed, Yardstick};
use crate::i18n::Message;
use crate::message;
use crate::rules::Seat;
use crate::rules::kings_errand::{Action, TaskId, Unmet, Virtue, VirtueCard};
use crate::session::kings_errand::{
    Balance, Deed, Difficulty, Draw, Goal, Knew, Motive, Need, Offering, Readiness, Reasoning,
};

/// A value of so much is a whole: hundredths of a shield.
const SHIELD: f64 = 100.0;

impl Narrator<'_> {
    /// Why somebody did this, as a question.
    #[must_use]
    pub fn thought_title(&self, deed: Deed) -> String {
        let message = self.action(message!("thought-title"), deed.action);
        self.tr.format(message.with("name", self.name(deed.seat)))
    }

    /// What was or could have been done, in a few words: "Ride to the Moon Lake".
    #[must_use]
    pub fn thought_deed(&self, action: Action) -> String {
        self.tr
            .format(self.action(message!("thought-deed"), action))
    }

    /// `message` with what is said of an action: its kind, the card, the place.
    pub(super) fn action(&self, message: Message<'static>, action: Action) -> Message<'static> {
        let tr = self.tr;
        let mut place = String::new();
        let (kind, card) = match action {
            Action::Choose(card) => ("pick", names::action_card(tr, card)),
            Action::Exercise { virtue, value } => (
                "exercise",
                names::virtue_card(tr, VirtueCard::new(virtue, value)),
            ),
            Action::RoundTable { task } => ("round-table", names::task_quoted(tr, task)),
            Action::Court { book } => (
                "court",
                names::virtue_card(tr, VirtueCard::new(Virtue::Book, book)),
            ),
            Action::Quest { task, .. } => ("quest", names::task_quoted(tr, task)),
            Action::Horse { to, .. } => {
                place = names::location_to(tr, to);
                ("ride", String::new())
            }
            Action::GiveUp(card) => ("give-up", names::action_card(tr, card)),
            Action::Offer(cards) if cards.is_empty() => ("nothing", String::new()),
            Action::Offer(cards) => ("offer", names::virtue_cards(tr, cards)),
            // What chance does is nobody's choice.
            Action::EndTurn
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => ("end", String::new()),
        };
        message
            .with("kind", kind)
            .with("card", card)
            .with("place", place)
    }

    /// Why it was done, in a few whole sentences.
    #[must_use]
    pub fn thought_reasons(&self, reasoning: &Reasoning) -> Vec<String> {
        let seat = reasoning.deed.seat;
        let name = self.name(seat);
        let mut told = Vec::new();
        let balance = reasoning.balance.as_ref();
        if let Some(balance) = balance
            && balance.difficulty == Difficulty::Forced
        {
            told.push(self.tr.text("thought-forced"));
        }
        if reasoning.yardstick == Yardstick::Chance {
            if told.is_empty() {
                told.push(self.draw(&name, balance.and_then(|it| it.draw)));
            }
            return told;
        }
        if let Some(Difficulty::Planned) = balance.map(|it| it.difficulty) {
            let message = message!("thought-planned", name = name.as_str());
            told.push(self.tr.format(message));
        }
        let came_to_the_same = reasoning.yardstick == Yardstick::Victories
            && balance.is_some_and(|it| came_to_the_same(&it.weighed));
        if reasoning.yardstick == Yardstick::Victories
            && told.is_empty()
            && let Some(chosen) = balance.and_then(|it| it.chosen(reasoning.deed.action))
        {
            let won = per_cent(chosen.value);
            if came_to_the_same {
                let message = message!("thought-searched-same", name = name.as_str());
                told.push(self.tr.format(message));
            } else if won > 0 {
                // Without a single victory nothing has gone best.
                let message = message!("thought-searched", name = name.as_str(), won = won);
                told.push(self.tr.format(message));
            }
        }
        match &reasoning.motive {
            Some(motive) => {
                let pick = matches!(reasoning.deed.action, Action::Choose(_));
                told.extend(self.motive(seat, motive, pick));
            }
            None => told.push(
                self.tr
                    .format(message!("thought-masked", name = name.as_str())),
            ),
        }
        if let Some(Balance {
            difficulty: Difficulty::Close(other),
            ..
        }) = balance
            && !came_to_the_same
        {
            let other = self.action(message!("thought-deed"), *other);
            let other = self.tr.format_attribute(other, "within");
            told.push(self.tr.format(message!("thought-close", other = other)));
        }
        told
    }

    fn draw(&self, name: &str, draw: Option<Draw>) -> String {
        let (kind, count) = match draw {
            Some(Draw::Allowed(count)) => ("allowed", count),
            Some(Draw::Sensible(count)) => ("sensible", count),
            Some(Draw::Many) => ("several", 0),
            Some(Draw::OnlySensible) => ("only", 1),
            None => ("hidden", 0),
        };
        self.tr.format(message!(
            "thought-draw",
            name = name,
            kind = kind,
            count = count,
        ))
    }

    /// What a move was good for, in one or more whole sentences; `pick` if a card was chosen for
    /// later.
    #[must_use]
    pub fn motive(&self, seat: Seat, motive: &Motive, pick: bool) -> Vec<String> {
        let tr = self.tr;
        let name = self.name(seat);
        let when = |first: bool| match (first, pick) {
            (true, true) => "first",
            (false, true) => "pick",
            (_, false) => "step",
        };
        let message = match *motive {
            Motive::Ride { to, goal } => {
                let to = names::location_to(tr, to);
                self.with_goal(message!("thought-ride", to = to), goal)
            }
            Motive::Quest {
                task,
                shields,
                taken_first,
            } => message!(
                "thought-quest",
                when = when(taken_first),
                task = names::task_quoted(tr, task),
                shields = self.shields(shields),
            ),
            Motive::Court {
                shields,
                learned_first,
            } => message!(
                "thought-court",
                when = when(learned_first),
                shields = self.shields(shields),
            ),
            Motive::Learn { card, need } => self.with_need(message!("thought-learn"), card, need),
            Motive::TakeTask {
                task,
                shields,
                readiness,
            } => self.take_task(task, shields, readiness),
            Motive::Tournament { rival, total } => {
                let field = if rival.is_some() { "rival" } else { "alone" };
                self.against(message!("thought-tournament", field = field), rival)
                    .with("total", total)
            }
            Motive::Reserve(card) => {
                message!("thought-reserve", card = names::action_card(tr, card))
            }
            Motive::Deny { card, rival } => self
                .against(message!("thought-deny"), Some(rival))
                .with("card", names::action_card(tr, card)),
            Motive::Spare(card) => {
                message!("thought-spare", card = names::action_card(tr, card))
            }
            Motive::GiveUp(card, unmet) => {
                let card_name = names::action_card(tr, card);
                let message = message!("thought-give-up", card = card_name).with("name", name);
                let reason = unmet.map(|unmet| self.reason(seat, card, unmet));
                return match (unmet, reason) {
                    // It could have been carried out, and that is all there is to say.
                    (Some(Unmet::GivenUp), Some(reason)) => vec![reason],
                    (_, reason) => [Some(tr.format(message)), reason]
                        .into_iter()
                        .flatten()
                        .collect(),
                };
            }
            Motive::End {
                ref left,
                tournament,
            } => {
                let message = message!("thought-end", cards = left.len(), name = name);
                let reasons = left.iter().filter_map(|&(card, unmet)| {
                    let unmet = unmet?;
                    Some(self.reason(seat, card, unmet))
                });
                let mut told = Vec::new();
                if !tournament || !left.is_empty() {
                    told.push(tr.format(message));
                }
                for reason in reasons {
                    if !told.contains(&reason) {
                        told.push(reason);
                    }
                }
                if tournament {
                    let rest = if left.is_empty() { "none" } else { "some" };
                    told.push(tr.format(message!("thought-end-tournament", rest = rest)));
                }
                return told;
            }
            Motive::Offer {
                cards,
                rival,
                most,
                offering,
            } => self
                .against(
                    message!("thought-offer", offering = offering_key(offering)),
                    rival,
                )
                .with("most", most)
                .with("total", cards.tournament_total()),
        };
        vec![tr.format(message.with("name", name))]
    }

    pub(super) fn shields(&self, shields: u8) -> String {
        names::shields(self.tr, usize::from(shields))
    }

    /// `message` with what is said of a rival.
    fn against(&self, message: Message<'static>, rival: Option<Seat>) -> Message<'static> {
        let who = rival.map_or("other", |rival| self.who(rival));
        let named = rival.map_or_else(String::new, |rival| self.name(rival));
        message.with("who", who).with("rival", named)
    }

    /// `message` with what is said of where a ride leads.
    pub(super) fn with_goal(&self, message: Message<'static>, goal: Goal) -> Message<'static> {
        let tr = self.tr;
        let (mut task, mut shields, mut card) = (String::new(), String::new(), String::new());
        let key = match goal {
            Goal::Quest {
                task: id,
                shields: gain,
            } => {
                task = names::task_quoted(tr, id);
                shields = self.shields(gain);
                "quest"
            }
            Goal::Court(gain) => {
                shields = self.shields(gain);
                "court"
            }
            Goal::Exercise(wanted) => {
                card = names::virtue_card(tr, wanted);
                "exercise"
            }
            Goal::RoundTable(id) => {
                task = names::task_quoted(tr, id);
                "round-table"
            }
            Goal::Tournament => "tournament",
            Goal::Home => "home",
            Goal::Nearer(id) => {
                task = names::task_quoted(tr, id);
                "nearer"
            }
            Goal::Nothing => "nothing",
        };
        message
            .with("goal", key)
            .with("task", task)
            .with("shields", shields)
            .with("card", card)
    }

    /// `message` with what is said of a virtue card and what it is wanted for.
    pub(super) fn with_need(
        &self,
        message: Message<'static>,
        card: VirtueCard,
        need: Need,
    ) -> Message<'static> {
        let tr = self.tr;
        let (key, task) = match need {
            Need::QuestNow(task) => ("quest", names::task_quoted(tr, task)),
            Need::CourtNow => ("court", String::new()),
            Need::TournamentNow => ("tournament", String::new()),
            Need::Task(task) => ("task", names::task_quoted(tr, task)),
            Need::CourtLater => ("court-later", String::new()),
            Need::TournamentLater => ("tournament-later", String::new()),
            Need::Stock => ("stock", String::new()),
        };
        message
            .with("need", key)
            .with("card", names::virtue_card(tr, card))
            .with("task", task)
    }

    fn take_task(&self, task: TaskId, shields: u8, readiness: Readiness) -> Message<'static> {
        let tr = self.tr;
        let (key, cards) = match readiness {
            Readiness::Now => ("now", String::new()),
            Readiness::Ready => ("ready", String::new()),
            Readiness::Lacks(cards) => ("lacks", names::virtue_cards(tr, cards)),
        };
        message!(
            "thought-task",
            readiness = key,
            task = names::task_quoted(tr, task),
            shields = self.shields(shields),
            cards = cards,
        )
    }

    /// What `seat` knew of another hand, and what followed for the tournament.
    #[must_use]
    pub fn knew(&self, seat: Seat, knew: &Knew) -> String {
        let name = self.name(seat);
        let hand = self
            .against(message!("thought-knew"), Some(knew.seat))
            .with("name", name)
            .with("hidden", knew.hidden)
            .with("cards", names::virtue_cards(self.tr, knew.known));
        let most = self
            .against(message!("thought-knew-most"), Some(knew.seat))
            .with("most", knew.most);
        [self.tr.format(hand), self.tr.format(most)].join(" ")
    }

    /// What was to follow, as a row of sentences that do not say who plays.
    #[must_use]
    pub fn thought_plan(&self, steps: &[Action]) -> Vec<String> {
        let tr = self.tr;
        let told = steps.iter().filter_map(|&step| match step {
            Action::Choose(card) => {
                let card = names::action_card(tr, card);
                Some(tr.format(message!("thought-plan-pick", card = card)))
            }
            Action::Offer(offer) => Some(tr.format(message!(
                "turn-step-offer",
                count = offer.len(),
                offer = names::virtue_cards(tr, offer),
            ))),
            Action::Exercise { .. }
            | Action::RoundTable { .. }
            | Action::Court { .. }
            | Action::Quest { .. }
            | Action::Horse { .. }
            | Action::GiveUp(_)
            | Action::EndTurn
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => self.step(step),
        });
        told.collect()
    }

    /// What an alternative was held for; `None` where chance decided.
    #[must_use]
    pub fn thought_value(&self, yardstick: Yardstick, option: &Weighed<Action>) -> Option<String> {
        Some(self.tr.format(match yardstick {
            Yardstick::Chance => return None,
            Yardstick::Shields => {
                // As it is shown, so that the plural fits.
                let shields = (10.0 * f64::from(option.value) / SHIELD).round() / 10.0;
                // There is no less than nothing without a sign.
                let shields = if shields == 0.0 { 0.0 } else { shields };
                message!("thought-value-shields", shields = shields)
            }
            Yardstick::Victories => {
                message!("thought-value-victories", won = per_cent(option.value))
            }
        }))
    }

    /// What the values mean; `None` where chance decided.
    #[must_use]
    pub fn thought_note(
        &self,
        seat: Seat,
        yardstick: Yardstick,
        balance: &Balance,
    ) -> Option<String> {
        Some(match yardstick {
            Yardstick::Chance => return None,
            Yardstick::Shields => self.tr.text("thought-note-shields"),
            Yardstick::Victories => self.tr.format(message!(
                "thought-note-victories",
                name = self.name(seat),
                worlds = balance.worlds,
            )),
        })
    }
}

/// Whether several moves were weighed and the same is shown for each.
fn came_to_the_same(weighed: &[Weighed<Action>]) -> bool {
    let mut shown = weighed.iter().map(|option| per_cent(option.value));
    let first = shown.next();
    weighed.len() > 1 && shown.all(|won| Some(won) == first)
}

/// Of a hundred worlds, so many are won.
fn per_cent(thousandths: i32) -> i32 {
    (thousandths.clamp(0, 1000) + 5) / 10
}

pub(super) const fn offering_key(offering: Offering) -> &'static str {
    match offering {
        Offering::Empty => "empty",
        Offering::Kept => "kept",
        Offering::Beaten => "beaten",
        Offering::Alone => "alone",
        Offering::Sure => "sure",
        Offering::DrawAtWorst => "draw",
        Offering::Hope => "hope",
        Offering::Bluff => "bluff",
    }
}

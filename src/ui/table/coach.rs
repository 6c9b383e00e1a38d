//! The coach at the table: the button that asks for a hint, what is said, and a gold rim round what
//! it speaks of.

use egui::{Key, Modifiers, Rect, Ui, pos2};

use super::bubble::{self, Bubble, Line};
use super::plan::PlannedLane;
use super::scene::Scene;
use super::supply;
use super::{TableCommand, guide};
use crate::i18n::Translator;
use crate::id;
use crate::rules::kings_errand::{Action, ActionCard, LineStep, Location, Rule, Unmet, VirtueCard};
use crate::session::CoachLevel;
use crate::session::kings_errand::{Advice, Learned, Loss};
use crate::ui::app::Command;
use crate::ui::screen::review::ReviewCommand;
use crate::ui::widget::ButtonKind;
use crate::ui::widget::bubble::Tone;

/// Who helps at the table.
#[derive(Clone, Copy, Debug)]
pub struct Coach<'a> {
    /// How much the coach is to help.
    pub level: CoachLevel,
    /// What the player has learned.
    pub learned: &'a Learned,
    /// Whether it is played as at a real table: nothing is marked or counted.
    pub bare: bool,
}

/// What the coach says.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Said {
    /// What could be done now, because somebody has asked.
    Hint(Box<Advice>),
    /// Something is about to be lost for good.
    Warning {
        /// What.
        losses: Vec<Loss>,
        /// What the player wants to do.
        wanted: Box<TableCommand>,
    },
    /// Something was lost that need not have been.
    Lost {
        /// In which round.
        round: u16,
        /// Which cards.
        cards: Vec<ActionCard>,
    },
}

/// What the player wants of the coach.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum CoachCommand {
    /// A hint; once more closes it.
    Ask,
    /// To do what the hint says: it goes into the plan, or the card is taken.
    Follow,
    /// To do what was warned of.
    GoOn,
    /// To read no more of it. What was warned of is not done.
    Close,
}

/// Whether the player may ask for a hint now: it is about hidden cards, which must not be covered.
pub(super) fn may_ask(scene: &Scene<'_>) -> bool {
    let coached = scene.coach.is_some_and(|coach| coach.level.is_on());
    let hidden = scene.covered || scene.state.peeking || scene.watching;
    coached && !hidden && scene.choices.is_own_turn()
}

/// Whether the coach shows by itself that a hint would help: something in the plan expires.
pub(super) fn beckons(scene: &Scene<'_>, lane: &PlannedLane) -> bool {
    let Some(coach) = scene.coach.filter(|_| scene.state.said.is_none()) else {
        return false;
    };
    let mut expiring = lane.cards.iter().filter(|card| {
        let expires = card.step.as_ref().is_some_and(LineStep::expires);
        expires && !lane.is_pending(card)
    });
    expiring.any(|card| {
        let unmet = card.step.iter().flat_map(LineStep::unmet);
        let rules = unmet.map(Unmet::rule);
        let share = coach.learned.least(rules.chain([Rule::D3]).take(1));
        coach.level.help(share).beckons
    })
}

/// A ring around the button of the hint.
pub(super) fn beckon(ui: &Ui, scene: &Scene<'_>, button: Rect) {
    guide::ring(ui.painter(), button.expand(3.0), scene.stage.look);
}

/// The key that asks for a hint; a key that is held asks once.
pub(super) fn key(ui: &Ui, scene: &Scene<'_>) {
    if !may_ask(scene) {
        return;
    }
    let fresh = |event: &egui::Event| {
        matches!(
            event,
            egui::Event::Key {
                key: Key::H,
                pressed: true,
                repeat: false,
                modifiers,
                ..
            } if *modifiers == Modifiers::NONE
        )
    };
    if ui.input(|input| input.events.iter().any(fresh)) {
        scene.stage.send(TableCommand::Coach(CoachCommand::Ask));
    }
}

/// Paints a bubble of the coach, and tells what it says.
fn speak(ui: &mut Ui, scene: &Scene<'_>, at: usize, what: Bubble<'_>, options: Vec<Line>) {
    let words = [what.title, &what.paragraphs.join(" ")].join(" ");
    scene.stage.say("coach", &words);
    bubble::place(ui, scene, at, what, options);
}

/// Paints what the coach says.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane, said: &Said) {
    match said {
        Said::Hint(advice) => hint(ui, scene, lane, advice),
        Said::Warning { losses, .. } => warning(ui, scene, lane, losses),
        Said::Lost { round, cards } => lost(ui, scene, lane, *round, cards),
    }
}

fn hint(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane, advice: &Advice) {
    let tr = scene.stage.translator;
    let narrator = &scene.narrator;
    let title = narrator.advice(advice.action);
    let mut paragraphs = narrator.advice_reasons(advice);
    paragraphs.extend(narrator.advice_sequel(advice));
    paragraphs.extend(narrator.advice_without(advice));
    let words = tr.text(match advice.action {
        Action::Choose(_) => id!("coach-take"),
        Action::Offer(_) => id!("coach-offer-put"),
        Action::EndTurn => id!("coach-end-turn"),
        Action::Exercise { .. }
        | Action::RoundTable { .. }
        | Action::Court { .. }
        | Action::Quest { .. }
        | Action::Horse { .. }
        | Action::GiveUp(_)
        | Action::Ring(_)
        | Action::OpeningHand { .. }
        | Action::Task(_)
        | Action::Tents(_) => id!("coach-plan"),
    });
    let options = vec![
        line("coach.follow", words, CoachCommand::Follow, ButtonKind::Go),
        close(tr),
    ];
    let what = Bubble {
        tone: Tone::Guide,
        title: &title,
        paragraphs: &paragraphs,
        room: beside(scene, lane),
    };
    let at = ticket(lane, advice.action).unwrap_or(usize::MAX);
    speak(ui, scene, at, what, options);
}

fn warning(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane, losses: &[Loss]) {
    let tr = scene.stage.translator;
    let title = tr.text("coach-warning");
    let paragraphs = scene.narrator.last_chance(losses);
    let back = tr.text("coach-back");
    let on = tr.text("coach-go-on");
    let options = vec![
        Line {
            leads: true,
            ..line("coach.back", back, CoachCommand::Close, ButtonKind::Next)
        },
        line("coach.go-on", on, CoachCommand::GoOn, ButtonKind::Plain),
    ];
    let what = Bubble {
        tone: Tone::Expires,
        title: &title,
        paragraphs: &paragraphs,
        room: beside(scene, lane),
    };
    let same = |card: ActionCard| {
        let mut cards = lane.cards.iter();
        cards.position(|it| it.ticket.is_some() && it.card == card)
    };
    let at = losses.first().and_then(|loss| same(loss.card));
    speak(ui, scene, at.unwrap_or(usize::MAX), what, options);
}

fn lost(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane, round: u16, cards: &[ActionCard]) {
    let tr = scene.stage.translator;
    let title = tr.text("coach-lost-title");
    let paragraphs = [scene.narrator.lost(round, cards)];
    let words = tr.text("coach-look-back");
    let options = vec![
        Line {
            key: "V",
            command: Command::Review(ReviewCommand::Open),
            ..line(
                "coach.look-back",
                words,
                CoachCommand::Close,
                ButtonKind::Next,
            )
        },
        close(tr),
    ];
    let what = Bubble {
        tone: Tone::Guide,
        title: &title,
        paragraphs: &paragraphs,
        room: beside(scene, lane),
    };
    speak(ui, scene, usize::MAX, what, options);
}

fn line(id: &str, words: String, command: CoachCommand, kind: ButtonKind) -> Line {
    Line {
        id: id.to_owned(),
        words,
        key: "",
        command: TableCommand::Coach(command).into(),
        kind,
        leads: false,
        result: String::new(),
        narrow: false,
    }
}

fn close(tr: &Translator) -> Line {
    let words = tr.text("coach-close");
    Line {
        key: "Esc",
        leads: true,
        ..line("coach.close", words, CoachCommand::Close, ButtonKind::Plain)
    }
}

/// Where there is little room the coach speaks beside the map, over the other seats: no place and no
/// task is hidden, nor what it speaks of.
fn beside(scene: &Scene<'_>, lane: &PlannedLane) -> Option<Rect> {
    let layout = scene.layout;
    let strip = layout.detail.filter(|_| layout.guide.is_none())?;
    let room = Rect::from_min_max(
        layout.opponents.first()?.rect.min,
        pos2(layout.castle.rect.right(), strip.top() - 4.0),
    );
    let hides = |place: &Rect| place.intersects(room);
    (!marked(scene, lane).iter().any(hides)).then_some(room)
}

/// The place in the lane of the card that an action carries out or gives up.
fn ticket(lane: &PlannedLane, action: Action) -> Option<usize> {
    let card = match action {
        Action::GiveUp(card) => card,
        Action::Choose(_)
        | Action::Exercise { .. }
        | Action::RoundTable { .. }
        | Action::Court { .. }
        | Action::Quest { .. }
        | Action::Horse { .. }
        | Action::EndTurn
        | Action::Offer(_)
        | Action::Ring(_)
        | Action::OpeningHand { .. }
        | Action::Task(_)
        | Action::Tents(_) => action.carries_out()?,
    };
    let mut cards = lane.cards.iter();
    cards.position(|it| it.is_planned() && it.ticket.is_some() && it.card == card)
}

/// Paints a gold rim round everything that the hint or the warning speaks of.
pub(super) fn mark(ui: &Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    for place in marked(scene, lane) {
        guide::ring(ui.painter(), place.expand(4.0), scene.stage.look);
    }
}

/// Everything that the hint or the warning speaks of.
fn marked(scene: &Scene<'_>, lane: &PlannedLane) -> Vec<Rect> {
    match &scene.state.said {
        Some(Said::Hint(advice)) => advised(scene, lane, advice.action),
        Some(Said::Warning { losses, .. }) => {
            let lost = |card: ActionCard| {
                let mut cards = lane.cards.iter();
                let at = cards.position(|it| it.ticket.is_some() && it.card == card)?;
                Some(scene.layout.tray.tickets.get(at)?.rect)
            };
            losses.iter().filter_map(|loss| lost(loss.card)).collect()
        }
        Some(Said::Lost { .. }) | None => Vec::new(),
    }
}

fn advised(scene: &Scene<'_>, lane: &PlannedLane, action: Action) -> Vec<Rect> {
    let layout = scene.layout;
    let tray = &layout.tray;
    let at = ticket(lane, action);
    let own = at.and_then(|at| tray.tickets.get(at)).map(|it| it.rect);
    let place = |to: Location| layout.ring.place(scene.view.position().ring().position(to));
    let target = match action {
        Action::Choose(card) => supply::place_of(scene, card),
        Action::Exercise { virtue, value } => {
            let pile = layout.castle.pile(virtue);
            Some(if value > 1 { pile.back } else { pile.front })
        }
        Action::RoundTable { task } => {
            let mut display = scene.view.position().display().into_iter();
            let slot = display.position(|shown| shown == Some(task));
            slot.map(|slot| layout.tasks[slot])
        }
        Action::Quest { task, .. } => {
            let own = scene.own_position().tasks();
            let nth = own.iter().position(|held| held == task);
            nth.map(|nth| tray.task(nth, own.len()))
        }
        Action::Horse { to, .. } => Some(place(to)),
        Action::Offer(cards) => {
            return cards
                .kinds()
                .filter_map(|(card, _)| in_hand(scene, card))
                .collect();
        }
        Action::Court { .. }
        | Action::GiveUp(_)
        | Action::EndTurn
        | Action::Ring(_)
        | Action::OpeningHand { .. }
        | Action::Task(_)
        | Action::Tents(_) => None,
    };
    own.into_iter().chain(target).collect()
}

/// Where a virtue card of the own hand lies.
fn in_hand(scene: &Scene<'_>, card: VirtueCard) -> Option<Rect> {
    let hand = scene.shown_hand();
    let cards: Vec<_> = hand.iter().filter(|it| it.virtue == card.virtue).collect();
    let nth = cards.iter().position(|&it| it == card)?;
    let column = card.virtue.index();
    Some(scene.layout.tray.hand_card(column, nth, cards.len()))
}

//! The exam: why the right answer is right, and what is wrong with another one.

use super::exam::{about_key, reason_key};
use super::{Narrator, names};
use crate::i18n::Message;
use crate::lesson::kings_errand::exam::{Aftermath, Answer, Ask, Bar, Kind, Question, Why, Works};
use crate::message;
use crate::rules::kings_errand::{
    Action, ActionCard, DISPLAY, Edition, Horse, Location, Position, Reason, Refusal, TASKS,
    Virtue, VirtueCards,
};
use crate::rules::{Actor, Game, Seat};

impl Narrator<'_> {
    /// Why the right answer is right, with the numbers and names of the question.
    #[must_use]
    pub fn exam_why(&self, question: &Question) -> String {
        let seat = question.seat();
        let message = match &question.why {
            Why::Expires(card, unmet) => match unmet.kind() {
                Reason::GivenUp => self.let_go(question, *card),
                Reason::NothingOffered | Reason::NothingOfferedSingle => self.concrete(question),
                Reason::WrongPlace
                | Reason::PileEmpty
                | Reason::NoTaskOnDisplay
                | Reason::NoBook
                | Reason::NoTaskInHand
                | Reason::NotAtTaskLocation
                | Reason::VirtueMissing
                | Reason::NotAtCamelotForTournament
                | Reason::PossibleEarlier => return self.reason(seat, *card, *unmet),
            },
            Why::TooLate(card, at, step) => self.of_card(
                message!(
                    "why-possible-earlier",
                    at = names::location_at(self.tr, *at),
                    step = *step,
                ),
                *card,
            ),
            Why::CarriedOut(card, works) => self.works(*card, *works),
            Why::AnyOrder(card, works) => self.of_card(
                message!(
                    "exam-why-any-order",
                    at = names::location_at(self.tr, works.at),
                ),
                *card,
            ),
            Why::Refused(action, refusal) if *refusal != Refusal::OfferNotAllowed => {
                return self.refusal(Actor::Seat(seat), *action, refusal);
            }
            Why::Refused(..) | Why::Answer => self.concrete(question),
        };
        self.tr.format(message)
    }

    /// What is wrong with this answer, where [`Self::exam_why`] does not say it.
    #[must_use]
    pub fn exam_slip(&self, question: &Question, given: Answer) -> Option<String> {
        if question.right_answer() == Some(&given) {
            return None;
        }
        let slip = match given {
            Answer::Expires(_) if matches!(question.ask, Ask::Ride { .. }) => "anywhere",
            Answer::Expires(reason) if reason != Reason::GivenUp => {
                reason_key(reason, question.ask.card())
            }
            Answer::ExpiresOutOfOrder => "out-of-order",
            Answer::MustCarryOut | Answer::Barred(Bar::MustCarryOut) => "must",
            Answer::Kept => "kept",
            Answer::JoustsAtOnce => "at-once",
            Answer::OfferRefused => "offer",
            Answer::Lot => "lot",
            Answer::Number(number) => match (&question.ask, question.right_answer()) {
                (Ask::Distance { .. }, Some(Answer::Number(right))) if number + right == 8 => {
                    "longer"
                }
                _ => return None,
            },
            Answer::Barred(bar) => match bar {
                Bar::Place | Bar::HorseFirst => "place",
                Bar::NoneLeft => "none-left",
                Bar::SameKind => "same-kind",
                Bar::OthersTournament => "others-tournament",
                Bar::OneIsTooFew => "one-card",
                Bar::SecondTournament | Bar::OnlySwordsAndLances | Bar::MustCarryOut => {
                    return None;
                }
            },
            Answer::Expires(_)
            | Answer::CarriedOut
            | Answer::ExpiresTooLate
            | Answer::ExpiresAnyway
            | Answer::AllowedOnce
            | Answer::Costs(_)
            | Answer::Goes(_)
            | Answer::TooFar
            | Answer::ZeroMove
            | Answer::TakesPart
            | Answer::Gains(_)
            | Answer::Seat(_)
            | Answer::Place(_)
            | Answer::Phase(_)
            | Answer::Allowed
            | Answer::MustTake
            | Answer::MayPass
            | Answer::MayPassLast
            | Answer::Seen(_)
            | Answer::Ends(_)
            | Answer::Shared => return None,
        };
        Some(self.tr.format(message!("exam-slip", slip = slip)))
    }

    /// What a card finds at the table.
    fn works(&self, card: ActionCard, works: Works) -> Message<'static> {
        let at = names::location_at(self.tr, works.at);
        let count = works.count;
        match (card, works.task) {
            (ActionCard::Exercise(virtue), _) => message!(
                "exam-why-exercise",
                at = at,
                count = count,
                virtue = names::virtue(self.tr, virtue),
            ),
            (ActionCard::Horse(horse), _) => self.ride(horse, works),
            (ActionCard::Quest, Some(task)) => message!(
                "exam-why-quest",
                at = at,
                task = names::task_quoted(self.tr, task),
            ),
            (ActionCard::Court, _) => message!("exam-why-court", at = at, count = count),
            (ActionCard::RoundTable | ActionCard::Tournament | ActionCard::Quest, _) => {
                message!("exam-why-round-table", at = at, count = count)
            }
        }
    }

    fn ride(&self, horse: Horse, works: Works) -> Message<'static> {
        message!(
            "exam-why-ride",
            count = works.count,
            to = names::location_to(self.tr, works.at),
            reach = horse.reach(),
        )
    }

    fn let_go(&self, question: &Question, card: ActionCard) -> Message<'static> {
        let ridden = question.ask.line().iter().rev().find_map(|action| {
            if let Action::Horse { to, .. } = *action {
                Some(to)
            } else {
                None
            }
        });
        let at = ridden.or_else(|| table(question).map(|it| it.seat(question.seat()).knight()));
        let at = names::location_at(self.tr, at.unwrap_or(Location::Camelot));
        self.of_card(message!("exam-why-let-go", at = at), card)
    }

    /// What is asked and the right answer, in one sentence.
    #[expect(clippy::too_many_lines, reason = "one arm for each question")]
    fn concrete(&self, question: &Question) -> Message<'static> {
        let count = if let Some(Answer::Number(number)) = question.right_answer() {
            *number
        } else {
            0
        };
        match question.ask {
            Ask::Card { card, .. } | Ask::LetGo { card, .. } | Ask::EndTurn { card, .. } => {
                self.let_go(question, card)
            }
            Ask::Expiry { card, about, .. } => {
                let about: Aftermath = about;
                self.of_card(message!("exam-why-expiry", about = about_key(about)), card)
            }
            Ask::Ride { horse, to, .. } => self.ride(
                horse,
                Works {
                    at: to,
                    count,
                    task: None,
                },
            ),
            Ask::Joust { .. } => message!(
                "exam-why-joust",
                at = names::location_at(self.tr, Location::Camelot),
            ),
            Ask::Offers {
                own,
                other: Some((seat, theirs)),
            } => self.duel(own, seat, theirs),
            Ask::Offers { own, other: None } => self.alone(question, own),
            Ask::OfferTotal { own } => message!(
                "exam-why-offer-total",
                total = count,
                counted = self.cards(own.tournament_cards()),
            ),
            Ask::MayOffer { own } => self.may_offer(question, own),
            Ask::HandAfterOffers { own, now, .. } => message!(
                "exam-why-hand-after-offers",
                now = now,
                offered = own.len(),
                count = count,
            ),
            Ask::Distance { .. } => message!(
                "exam-why-distance",
                case = if count == 4 { "same" } else { "shorter" },
                count = count,
                longer = 8_u8.saturating_sub(count),
            ),
            Ask::StartPlace { seat } => self.of_seat(
                message!(
                    "exam-why-start-place",
                    at = names::location_at(self.tr, Location::Camelot),
                ),
                seat,
            ),
            Ask::Taker { pick } => match question.right_answer() {
                Some(Answer::Seat(seat)) => {
                    self.of_seat(message!("exam-why-taker", pick = pick), *seat)
                }
                _ => message!("exam-why-may-pass"),
            },
            Ask::Supply { kind } => supply(question, kind, count),
            Ask::Boxed => message!(
                "exam-why-boxed",
                count = count,
                players = question.game.seats(),
            ),
            Ask::Opening { .. } => message!(
                "exam-why-opening",
                players = question.game.seats(),
                cards = self.cards(question.game.setup().players.opening_cards()),
            ),
            Ask::FaceDown => message!(
                "exam-why-face-down",
                all = TASKS as u8,
                open = DISPLAY as u8,
                count = count,
            ),
            Ask::Picks => message!(
                "exam-why-picks",
                players = question.game.seats(),
                count = count,
            ),
            Ask::MayTake { card } => self.may_take(question, card),
            Ask::MayPass => message!("exam-why-may-pass"),
            Ask::WhoSees { card } => self.of_card(message!("exam-why-who-sees"), card),
            Ask::SupplyAfter { card, now } => self.of_card(
                message!(
                    "exam-why-supply-after",
                    case = if count == now { "waits" } else { "back" },
                    now = now,
                    back = count.saturating_sub(now),
                    count = count,
                ),
                card,
            ),
            Ask::HandAfter { now, .. } => {
                message!("exam-why-hand-after", now = now, count = count)
            }
            Ask::FaceUp { now, .. } => message!(
                "exam-why-face-up",
                now = now,
                added = count.saturating_sub(now),
                count = count,
            ),
            Ask::Tent { tent } => self.tent(question, tent),
            Ask::AfterTents => message!("exam-why-after-tents"),
            Ask::Goal => message!(
                "exam-why-goal",
                players = question.game.seats(),
                count = count,
            ),
            Ask::End { seat } => self.of_seat(
                message!(
                    "exam-why-end",
                    shields = shields(question, seat),
                    goal = question.game.goal(),
                ),
                seat,
            ),
            Ask::Winner => match question.right_answer() {
                Some(Answer::Seat(seat)) => {
                    let shields = shields(question, *seat);
                    self.of_seat(message!("exam-why-winner", shields = shields), *seat)
                }
                _ => message!("exam-why-after-tents"),
            },
            Ask::TieWinner { shields, first } => match first {
                Some(seat) => self.of_seat(message!("exam-why-tie", shields = shields), seat),
                None => message!("exam-why-tie-together", shields = shields),
            },
        }
    }

    fn duel(&self, own: VirtueCards, seat: Seat, theirs: VirtueCards) -> Message<'static> {
        let (mine, theirs) = (own.tournament_total(), theirs.tournament_total());
        let case = if mine == 0 {
            "nothing"
        } else if mine > theirs {
            "higher"
        } else if mine == theirs {
            "equal"
        } else {
            "lower"
        };
        message!(
            "exam-why-duel",
            case = case,
            mine = mine,
            theirs = theirs,
            name = self.name(seat),
        )
    }

    fn alone(&self, question: &Question, own: VirtueCards) -> Message<'static> {
        let edition = question.game.edition();
        if question.right_answer() == Some(&Answer::OfferRefused) {
            return self.may_offer(question, own);
        }
        let case = if question.right_answer() == Some(&Answer::Gains(0)) {
            "nothing"
        } else if edition == Edition::En {
            "counts"
        } else {
            "any"
        };
        message!(
            "exam-why-alone",
            case = case,
            edition = names::edition(self.tr, edition),
            own = self.cards(own),
        )
    }

    fn may_offer(&self, question: &Question, own: VirtueCards) -> Message<'static> {
        let refused = matches!(
            question.right_answer(),
            Some(Answer::OfferRefused | Answer::Barred(_))
        );
        let case = if refused && question.game.edition() == Edition::Cs {
            // Two knights may offer anything there.
            "alone"
        } else if refused {
            "refused"
        } else if own.tournament_total() == 0 {
            "bluff"
        } else {
            "counts"
        };
        message!(
            "exam-why-may-offer",
            case = case,
            edition = names::edition(self.tr, question.game.edition()),
            own = self.cards(own),
        )
    }

    fn may_take(&self, question: &Question, card: ActionCard) -> Message<'static> {
        let taken = table(question).is_some_and(|position| {
            let kind = |card: ActionCard| Kind::ALL.into_iter().find(|kind| kind.has(card));
            let mut chosen = position.seat(question.seat()).chosen();
            chosen.any(|chosen| kind(chosen.card) == kind(card))
        });
        let case = match question.right_answer() {
            Some(Answer::Barred(Bar::SecondTournament)) => "second",
            Some(Answer::Barred(_)) => "none-left",
            _ if card == ActionCard::Tournament => "first",
            _ if taken => "again",
            _ => "anywhere",
        };
        self.of_card(message!("exam-why-may-take", case = case), card)
    }

    fn tent(&self, question: &Question, tent: u8) -> Message<'static> {
        if let Some(Answer::Seat(seat)) = question.right_answer() {
            let shields = shields(question, *seat);
            let message = message!("exam-why-tent", shields = shields, tent = tent);
            return self.of_seat(message, *seat);
        }
        let mut seats: Vec<_> = Seat::first(question.game.seats()).collect();
        seats.sort_by_key(|&seat| shields(question, seat));
        let place = usize::from(tent).saturating_sub(1);
        let tied = seats.get(place).map_or(0, |&seat| shields(question, seat));
        seats.retain(|&seat| shields(question, seat) == tied);
        message!(
            "exam-why-tent-lot",
            shields = tied,
            seats = self.mention_all(seats),
        )
    }
}

/// How many cards of this kind there are, and how many stay in the box.
fn supply(question: &Question, kind: Kind, count: u8) -> Message<'static> {
    let all = match kind {
        Kind::Exercise | Kind::Horse => Virtue::ALL.len() as u8,
        Kind::RoundTable | Kind::Tournament | Kind::Court | Kind::Quest => 2,
    };
    message!(
        "exam-why-supply",
        case = if all > count { "fewer" } else { "all" },
        all = all,
        count = count,
        players = question.game.seats(),
    )
}

fn table(question: &Question) -> Option<&Position> {
    question.scene.as_ref().map(|scene| scene.view.position())
}

fn shields(question: &Question, seat: Seat) -> u8 {
    table(question).map_or(0, |position| position.seat(seat).shields())
}

//! The exam: its questions and the answers.

use super::{Narrator, names};
use crate::i18n::Message;
use crate::lesson::kings_errand::exam::{
    Aftermath, Answer, Ask, Bar, Ending, Kind, Price, Question, Whither, Witness,
};
use crate::message;
use crate::rules::kings_errand::{Action, ActionCard, Horse, Location, Reason, Side, VirtueCards};
use crate::rules::{Game, Seat};

impl Narrator<'_> {
    /// The question: what has been done in the turn so far, and what is asked.
    #[must_use]
    pub fn exam_question(&self, question: &Question) -> String {
        let mut sentences: Vec<_> = question
            .shown
            .iter()
            .map(|seen| self.observation(seen))
            .collect();
        sentences.push(self.tr.format(self.ask(question)));
        sentences.join(" ")
    }

    /// One of the answers to the question.
    #[must_use]
    pub fn exam_answer(&self, question: &Question, answer: Answer) -> String {
        let tr = self.tr;
        tr.format(match answer {
            Answer::CarriedOut => message!("exam-answer-carried-out"),
            Answer::Expires(reason) => message!(
                "exam-answer-expires",
                reason = reason_key(reason, question.ask.card()),
            ),
            Answer::ExpiresTooLate => message!("exam-answer-expires-too-late"),
            Answer::ExpiresAnyway => message!("exam-answer-expires-anyway"),
            Answer::ExpiresOutOfOrder => message!("exam-answer-expires-out-of-order"),
            Answer::MustCarryOut => message!("exam-answer-must-carry-out"),
            Answer::Kept => message!("exam-answer-kept"),
            Answer::AllowedOnce => message!("exam-answer-allowed-once"),
            Answer::Costs(price) => message!(
                "exam-answer-costs",
                price = match price {
                    Price::Nothing => "nothing",
                    Price::Shield => "shield",
                    Price::Turn => "turn",
                    Price::Card => "card",
                },
            ),
            Answer::Goes(whither) => message!(
                "exam-answer-goes",
                whither = match whither {
                    Whither::Supply => "supply",
                    Whither::Box => "box",
                    Whither::Kept => "kept",
                    Whither::Reserved => "reserved",
                },
            ),
            Answer::TooFar => message!("exam-answer-too-far"),
            Answer::ZeroMove => message!("exam-answer-zero-move"),
            Answer::TakesPart => message!("exam-answer-takes-part"),
            Answer::JoustsAtOnce => message!("exam-answer-jousts-at-once"),
            Answer::Gains(shields) => message!("exam-answer-gains", shields = shields),
            Answer::OfferRefused => message!("exam-answer-offer-refused"),
            Answer::Number(number) => message!("exam-answer-number", number = number),
            Answer::Seat(seat) => return self.title(seat),
            Answer::Lot => message!("exam-answer-lot"),
            Answer::Place(place) => return names::location(tr, place),
            Answer::Phase(phase) => return names::phase(tr, phase, 1),
            Answer::Allowed => message!("exam-answer-allowed"),
            Answer::Barred(bar) => message!("exam-answer-barred", bar = bar_key(bar)),
            Answer::MustTake => message!("exam-answer-must-take"),
            Answer::MayPass => message!("exam-answer-may-pass"),
            Answer::MayPassLast => message!("exam-answer-may-pass-last"),
            Answer::Seen(by) => message!(
                "exam-answer-seen",
                by = match by {
                    Witness::Everybody => "everybody",
                    Witness::OnlyYou => "you",
                    Witness::Later => "later",
                },
            ),
            Answer::Ends(when) => message!(
                "exam-answer-ends",
                when = match when {
                    Ending::AtOnce => "at-once",
                    Ending::AfterTurn => "after-turn",
                    Ending::AfterRound => "after-round",
                    Ending::AfterNextRound => "after-next-round",
                },
            ),
            Answer::Shared => message!("exam-answer-shared"),
        })
    }

    fn ask(&self, question: &Question) -> Message<'static> {
        let ask = &question.ask;
        let steps = ask.line().len();
        match *ask {
            Ask::Card { card, .. } => self.of_card(message!("exam-ask-card", steps = steps), card),
            Ask::LetGo { card, .. } => {
                self.of_card(message!("exam-ask-let-go", steps = steps), card)
            }
            Ask::EndTurn { card, .. } => {
                self.of_card(message!("exam-ask-end-turn", steps = steps), card)
            }
            Ask::Expiry { card, about, .. } => self.of_card(
                message!("exam-ask-expiry", about = about_key(about), steps = steps),
                card,
            ),
            Ask::Ride { horse, to, .. } => self.ask_ride(question, horse, to),
            Ask::Joust { .. } => message!("exam-ask-joust", steps = steps),
            Ask::Offers { own, other } => self.ask_offers(question, own, other),
            Ask::OfferTotal { own } => message!("exam-ask-offer-total", own = self.cards(own)),
            Ask::MayOffer { own } => message!(
                "exam-ask-may-offer",
                edition = names::edition(self.tr, question.game.edition()),
                own = self.cards(own),
            ),
            Ask::HandAfterOffers { own, other, now } => message!(
                "exam-ask-hand-after-offers",
                now = now,
                own = self.cards(own),
                name = self.name(other.0),
                other = self.cards(other.1),
            ),
            Ask::Distance { from, to } => message!(
                "exam-ask-distance",
                at = names::location_at(self.tr, from),
                to = names::location_to(self.tr, to),
            ),
            Ask::StartPlace { seat } => self.of_seat(message!("exam-ask-start-place"), seat),
            Ask::Taker { pick } => message!("exam-ask-taker", pick = pick),
            Ask::MayTake { card } => self.of_card(
                message!("exam-ask-may-take", at = self.place(question)),
                card,
            ),
            Ask::MayPass => message!("exam-ask-may-pass"),
            Ask::WhoSees { card } => self.of_card(message!("exam-ask-who-sees"), card),
            Ask::SupplyAfter { card, now } => {
                self.of_card(message!("exam-ask-supply-after", now = now), card)
            }
            Ask::HandAfter { action, now } => self.hand_after(action, now),
            Ask::FaceUp { now, face_down } => {
                message!("exam-ask-face-up", now = now, down = face_down)
            }
            Ask::Tent { tent } => message!("exam-ask-tent", tent = tent),
            Ask::AfterTents => message!("exam-ask-after-tents"),
            Ask::End { seat } => self.of_seat(message!("exam-ask-end"), seat),
            Ask::Winner => message!("exam-ask-winner"),
            Ask::TieWinner { shields, first } => self.tie(question, shields, first),
            Ask::Supply { kind } => {
                of_players(message!("exam-ask-supply", kind = kind_key(kind)), question)
            }
            Ask::Boxed => of_players(message!("exam-ask-boxed"), question),
            Ask::Opening { virtue } => {
                let virtue = names::virtue(self.tr, virtue);
                of_players(message!("exam-ask-opening", virtue = virtue), question)
            }
            Ask::FaceDown => message!("exam-ask-face-down"),
            Ask::Picks => of_players(message!("exam-ask-picks"), question),
            Ask::Goal => of_players(message!("exam-ask-goal"), question),
        }
    }

    fn ask_ride(&self, question: &Question, horse: Horse, to: Location) -> Message<'static> {
        let steps = question.ask.line().len();
        let message = if question.right_answer() == Some(&Answer::ZeroMove) {
            message!(
                "exam-ask-ride-nowhere",
                steps = steps,
                at = names::location_at(self.tr, to),
            )
        } else {
            let to = names::location_to(self.tr, to);
            message!("exam-ask-ride", steps = steps, to = to)
        };
        self.of_card(message, ActionCard::Horse(horse))
    }

    fn ask_offers(
        &self,
        question: &Question,
        own: VirtueCards,
        other: Option<(Seat, VirtueCards)>,
    ) -> Message<'static> {
        let own = self.cards(own);
        match other {
            Some((seat, cards)) => message!(
                "exam-ask-offers",
                own = own,
                name = self.name(seat),
                other = self.cards(cards),
            ),
            None => message!(
                "exam-ask-offer-alone",
                edition = names::edition(self.tr, question.game.edition()),
                own = own,
            ),
        }
    }

    fn hand_after(&self, action: Action, now: u8) -> Message<'static> {
        match action.carries_out() {
            Some(card @ ActionCard::RoundTable) => {
                self.of_card(message!("exam-ask-tasks-after", now = now), card)
            }
            card => self.of_card(
                message!("exam-ask-hand-after", now = now),
                card.unwrap_or(ActionCard::RoundTable),
            ),
        }
    }

    fn tie(&self, question: &Question, shields: u8, first: Option<Seat>) -> Message<'static> {
        let position = question.scene.as_ref().map(|scene| *scene.view.position());
        let seats = Seat::first(question.game.seats()).filter(|&seat| {
            position.is_some_and(|position| position.seat(seat).shields() == shields)
        });
        let seats = self.mention_all(seats);
        match first {
            Some(seat) => self.of_seat(
                message!("exam-ask-tie", seats = seats, shields = shields),
                seat,
            ),
            None => message!("exam-ask-tie-together", seats = seats, shields = shields),
        }
    }

    pub(super) fn of_card(&self, message: Message<'static>, card: ActionCard) -> Message<'static> {
        message.with("card", names::action_card(self.tr, card))
    }

    pub(super) fn of_seat(&self, message: Message<'static>, seat: Seat) -> Message<'static> {
        message
            .with("who", self.who(seat))
            .with("name", self.name(seat))
    }

    pub(super) fn cards(&self, cards: VirtueCards) -> String {
        names::virtue_cards(self.tr, cards)
    }

    /// Where the knight of the seat stands that is asked.
    fn place(&self, question: &Question) -> String {
        let scene = question.scene.as_ref();
        let knight = scene.map(|scene| scene.view.position().seat(scene.seat).knight());
        names::location_at(self.tr, knight.unwrap_or(Location::Camelot))
    }
}

/// A question about any game with so many seats.
fn of_players(message: Message<'static>, question: &Question) -> Message<'static> {
    message.with("players", question.game.seats())
}

/// The key of an expiry among the answers. A place is said by what the border of the card asks for.
pub(super) const fn reason_key(reason: Reason, card: Option<ActionCard>) -> &'static str {
    match reason {
        Reason::WrongPlace => match card {
            Some(card) if matches!(card.side(), Side::Countryside) => "not-in-countryside",
            _ => "not-at-camelot",
        },
        Reason::NotAtCamelotForTournament => "not-at-camelot",
        Reason::PileEmpty => "pile-empty",
        Reason::NoTaskOnDisplay => "no-task-on-display",
        Reason::NoBook => "no-book",
        Reason::NoTaskInHand => "no-task-in-hand",
        Reason::NotAtTaskLocation => "not-at-task-location",
        Reason::VirtueMissing => "virtue-missing",
        Reason::NothingOffered
        | Reason::NothingOfferedSingle
        | Reason::GivenUp
        | Reason::PossibleEarlier => "given-up",
    }
}

pub(super) const fn about_key(about: Aftermath) -> &'static str {
    match about {
        Aftermath::Allowed => "allowed",
        Aftermath::Price => "price",
        Aftermath::Whither => "whither",
    }
}

const fn bar_key(bar: Bar) -> &'static str {
    match bar {
        Bar::Place => "place",
        Bar::HorseFirst => "horse-first",
        Bar::NoneLeft => "none-left",
        Bar::SameKind => "same-kind",
        Bar::SecondTournament => "second-tournament",
        Bar::OthersTournament => "others-tournament",
        Bar::OnlySwordsAndLances => "swords-and-lances",
        Bar::OneIsTooFew => "one-card",
        Bar::MustCarryOut => "must",
    }
}

const fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Exercise => "exercise",
        Kind::RoundTable => "round-table",
        Kind::Tournament => "tournament",
        Kind::Court => "court",
        Kind::Quest => "quest",
        Kind::Horse => "horse",
    }
}

//! What some explanations are, word for word.

use tafelrunde::i18n::text::kings_errand::Narrator;
use tafelrunde::i18n::{Language, Translator};
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Change, Help, Location, Refusal, Shortage, Side, TurnCard, Unmet, Verdict,
    Virtue, VirtueCards,
};
use tafelrunde::rules::{Basis, Seat};

use super::explanations::{LAKE, better, horse, task, told, turn, wastes};
use super::seat_names;

/// The same said in every language to Emrys, whose card it is.
fn check(say: impl Fn(&Narrator<'_>) -> String, expected: [(Language, &str); 3]) {
    check_for(Some(Seat(0)), say, expected);
}

fn check_for(
    you: Option<Seat>,
    say: impl Fn(&Narrator<'_>) -> String,
    expected: [(Language, &str); 3],
) {
    let seats = seat_names();
    for (language, text) in expected {
        let tr = Translator::new(language);
        assert_eq!(say(&Narrator::new(&tr, &seats, you)), text);
    }
}

#[test]
fn a_court_without_a_book_is_explained_in_one_sentence() {
    let explanation = told(
        Some(ActionCard::Court),
        LAKE,
        Verdict::WouldExpire(vec![Unmet::NoBook]),
    );
    check(
        |narrator| narrator.why_title(&explanation),
        [
            (Language::De, "Warum verfällt die Karte Gericht hier?"),
            (Language::En, "Why does Court expire here?"),
            (Language::Cs, "Proč tu karta Dvůr propadne?"),
        ],
    );
    check(
        |narrator| narrator.why(&explanation),
        [
            (
                Language::De,
                "Für das Gericht am Mondsee musst du ein Buch zurücklegen, aber du hast keins.",
            ),
            (
                Language::En,
                "For Court at the Moon Lake you must put back a Book, but you have none.",
            ),
            (
                Language::Cs,
                "Na Dvůr (soud) u Měsíčního jezera potřebuješ jednu Knihu, ale žádnou nemáš.",
            ),
        ],
    );
}

#[test]
fn the_card_of_somebody_else_is_explained_by_name() {
    let explanation = told(
        Some(ActionCard::Court),
        Location::Camelot,
        Verdict::Expired(vec![Unmet::WrongPlace {
            at: Location::Camelot,
            needs: Side::Countryside,
            places: Location::ALL
                .into_iter()
                .filter(|it| it.is_countryside())
                .collect(),
        }]),
    );
    check_for(
        Some(Seat(1)),
        |narrator| narrator.why_title(&explanation),
        [
            (
                Language::De,
                "Warum ist die Karte Gericht von Emrys verfallen?",
            ),
            (Language::En, "Why did Emrys’s card Court expire?"),
            (Language::Cs, "Emrys: proč propadla karta Dvůr?"),
        ],
    );
    check_for(
        Some(Seat(1)),
        |narrator| narrator.why(&explanation),
        [
            (
                Language::De,
                "Gericht geht nur auf dem Land (grüne Blätter), aber der Ritter von Emrys steht in Camelot.",
            ),
            (
                Language::En,
                "Court works only in the countryside (green leaves), but Emrys’s knight is at Camelot.",
            ),
            (
                Language::Cs,
                "Kartu Dvůr jde provést jen na venkově (zelené listy), ale Emrys má rytíře v Camelotu.",
            ),
        ],
    );
}

#[test]
fn a_quest_that_cannot_be_paid_says_what_is_short_and_how_far_the_place_is() {
    let missing = Unmet::VirtueMissing {
        task: task(8),
        virtue: Virtue::Dragon,
        value: 2,
        best: Some(1),
    };
    let mut explanation = told(
        Some(ActionCard::Quest),
        Location::DragonRock,
        Verdict::Expired(vec![missing]),
    );
    check(
        |narrator| narrator.why(&explanation),
        [
            (
                Language::De,
                "Für die Queste „Erlege den Feuerdrachen!“ am Drachenfels brauchst du Drache 2, hast aber höchstens Drache 1.",
            ),
            (
                Language::En,
                "For the Quest “Kill the fire dragon!” at the Dragon Rock you need Dragon 2, but the best you have is Dragon 1.",
            ),
            (
                Language::Cs,
                "Na Q-Úkol „Zabij ohnivého draka!“ u Dračí skály potřebuješ kartu Drak 2, ale to nejlepší, co máš, je Drak 1.",
            ),
        ],
    );
    let away = Unmet::NotAtTaskLocation {
        at: LAKE,
        places: [Location::DragonRock].into_iter().collect(),
    };
    explanation.help = Help::Nothing(Shortage {
        unmet: vec![away, missing],
        distance: Some(2),
    });
    check(
        |narrator| narrator.help(&explanation).unwrap_or_default(),
        [
            (
                Language::De,
                "In diesem Zug hätte nichts geholfen. Dein Ritter bleibt auch im besten Fall 2 Orte vom richtigen Ort entfernt. Für die Aufgabe „Erlege den Feuerdrachen!“ fehlt dir Drache 2: Egal, wie du spielst, du hast höchstens Drache 1 dafür.",
            ),
            (
                Language::En,
                "Nothing could have helped in this turn. At best, your knight stays 2 locations away from the right place. For the task “Kill the fire dragon!” you lack Dragon 2: however you play, the best you have for it is Dragon 1.",
            ),
            (
                Language::Cs,
                "V tomhle tahu nemohlo pomoct nic. Tvůj rytíř zůstane i v nejlepším případě 2 lokace od správného místa. Na kartu úkolu „Zabij ohnivého draka!“ ti chybí Drak 2: ať hraješ jakkoli, máš na ni nejvýš kartu Drak 1.",
            ),
        ],
    );
}

#[test]
fn a_quest_in_the_wrong_place_names_the_right_one() {
    let unmet = Unmet::NotAtTaskLocation {
        at: LAKE,
        places: [Location::WildForest, Location::BlackTower]
            .into_iter()
            .collect(),
    };
    let verdict = Verdict::Refused(vec![Refusal::CannotBeCarriedOut(vec![unmet])]);
    let explanation = told(Some(ActionCard::Quest), LAKE, verdict);
    check(
        |narrator| narrator.why(&explanation),
        [
            (
                Language::De,
                "Deine Queste geht am Mondsee nicht: Für diesen Ort hast du keine Aufgabe. Der richtige Ort ist woanders: im wilden Wald oder am schwarzen Turm.",
            ),
            (
                Language::En,
                "Your Quest does not work at the Moon Lake: you have no task for this place. The right place is elsewhere: in the Wild Forest or at the Black Tower.",
            ),
            (
                Language::Cs,
                "Q-Úkol u Měsíčního jezera nesplníš: pro tohle místo nemáš žádnou kartu úkolu. Správné místo je jinde: v Divokém lese nebo u Černé věže.",
            ),
        ],
    );
}

#[test]
fn of_several_tasks_only_the_nearest_is_told() {
    let missing = |number, virtue| Unmet::VirtueMissing {
        task: task(number),
        virtue,
        value: 1,
        best: None,
    };
    let mut explanation = told(
        Some(ActionCard::Quest),
        LAKE,
        Verdict::WouldExpire(Vec::new()),
    );
    explanation.help = Help::Nothing(Shortage {
        unmet: vec![
            missing(8, Virtue::Dragon),
            missing(8, Virtue::Sword),
            missing(11, Virtue::Lance),
        ],
        distance: None,
    });
    check(
        |narrator| narrator.help(&explanation).unwrap_or_default(),
        [
            (
                Language::De,
                "In diesem Zug hilft nichts. Für die Aufgabe „Fange den goldenen Fasan!“ fehlt dir Lanze 1: Egal, wie du spielst, du hast keine Lanze dafür.",
            ),
            (
                Language::En,
                "Nothing can help in this turn. For the task “Capture the golden pheasant!” you lack Lance 1: however you play, you have no Lance for it.",
            ),
            (
                Language::Cs,
                "V tomhle tahu nic nepomůže. Na kartu úkolu „Chyť zlatého bažanta!“ ti chybí Dřevec 1: ať hraješ jakkoli, nemáš na ni žádný Dřevec.",
            ),
        ],
    );
}

#[test]
fn a_waste_names_only_the_cards_that_make_the_difference() {
    let [(quest, overpaid), _, (ride, idle)] = wastes();
    let overpaid = told(Some(quest), Location::DragonRock, Verdict::Wasted(overpaid));
    check(
        |narrator| narrator.why(&overpaid),
        [
            (
                Language::De,
                "Für die Queste „Erlege den Feuerdrachen!“ am Drachenfels legst du Drache 2 zurück. Weniger hätte gereicht: Drache 1.",
            ),
            (
                Language::En,
                "For the Quest “Kill the fire dragon!” at the Dragon Rock you put back Dragon 2. Less would have been enough: Dragon 1.",
            ),
            (
                Language::Cs,
                "Za Q-Úkol „Zabij ohnivého draka!“ u Dračí skály vracíš: Drak 2. Stačilo by méně: Drak 1.",
            ),
        ],
    );
    let idle = told(Some(ride), LAKE, Verdict::Wasted(idle));
    check(
        |narrator| narrator.why(&idle),
        [
            (
                Language::De,
                "Du reitest mit Pferd 2 zum Drachenfels, machst dort aber in diesem Zug nichts.",
            ),
            (
                Language::En,
                "You ride to the Dragon Rock with Horse 2, but do nothing there in this turn.",
            ),
            (
                Language::Cs,
                "S kartou Kůň 2 jedeš k Dračí skále, ale v tomhle tahu tam nic neprovedeš.",
            ),
        ],
    );
}

#[test]
fn headings_say_what_is_different() {
    let ride = |to| Action::Horse { card: horse(2), to };
    let study = Action::Exercise {
        virtue: Virtue::Book,
        value: 2,
    };
    let court = Action::Court { book: 2 };
    let order = better(
        Change::Order,
        &[study, ride(Location::Camelot), ride(LAKE), court],
    );
    check(
        |narrator| narrator.alternative_title(&order),
        [
            (Language::De, "Erst üben, dann reiten und Gericht halten"),
            (Language::En, "First exercise, then ride and hold court"),
            (Language::Cs, "Nejdřív cvičit, pak jet a soudit"),
        ],
    );
    let mut other_place = better(
        Change::Choice {
            card: ActionCard::Quest,
            instead: None,
            action: Some(Action::Quest {
                task: task(8),
                pay: VirtueCards::EMPTY,
            }),
        },
        &[],
    );
    other_place.changes.push(Change::Choice {
        card: ActionCard::Horse(horse(2)),
        instead: Some(ride(Location::WildForest)),
        action: Some(ride(LAKE)),
    });
    check(
        |narrator| narrator.alternative_title(&other_place),
        [
            (Language::De, "Ritt zum Mondsee statt in den wilden Wald"),
            (
                Language::En,
                "Ride to the Moon Lake instead of to the Wild Forest",
            ),
            (
                Language::Cs,
                "Jet k Měsíčnímu jezeru místo do Divokého lesa",
            ),
        ],
    );
    let other_card = better(
        Change::Card {
            instead: ActionCard::Court,
            card: ActionCard::Exercise(Virtue::Book),
        },
        &[],
    );
    check(
        |narrator| narrator.alternative_title(&other_card),
        [
            (Language::De, "Exerzitium: Buch statt Gericht wählen"),
            (Language::En, "Choose Exercise: book instead of Court"),
            (Language::Cs, "Zvolit kartu Výcvik: Kniha místo karty Dvůr"),
        ],
    );
}

#[test]
fn a_turn_is_told_step_by_step_with_its_result() {
    let mut line = turn(&[
        Action::Horse {
            card: horse(2),
            to: LAKE,
        },
        Action::Court { book: 1 },
    ]);
    line.cards.push(TurnCard {
        card: ActionCard::Quest,
        action: None,
    });
    line.expired = 1;
    line.shields = 2;
    check(
        |narrator| {
            let mut steps = narrator.turn_steps(&line);
            steps.push(narrator.turn_result(&line));
            steps.join(" ")
        },
        [
            (
                Language::De,
                "Ritt zum Mondsee. Gericht halten und Buch 1 zurücklegen. Die Karte Queste verfällt. 1 Karte verfällt, +2 Schilde.",
            ),
            (
                Language::En,
                "Ride to the Moon Lake. Hold court and put back Book 1. Quest expires. 1 card expires, +2 shields.",
            ),
            (
                Language::Cs,
                "Jet k Měsíčnímu jezeru. Soudit a vrátit kartu Kniha 1. Karta Q-Úkol propadá. Propadá 1 karta, +2 body.",
            ),
        ],
    );
    line.expired = 0;
    line.shields = 5;
    check(
        |narrator| narrator.turn_result(&line),
        [
            (Language::De, "Nichts verfällt, +5 Schilde."),
            (Language::En, "Nothing expires, +5 shields."),
            (Language::Cs, "Nepropadá nic, +5 bodů."),
        ],
    );
}

#[test]
fn what_was_known_then_is_told_apart_from_hindsight() {
    check(
        |narrator| narrator.basis(Seat(0), Basis::KnownThen),
        [
            (Language::De, "Das alles wusstest du da schon."),
            (Language::En, "You knew all of this then."),
            (Language::Cs, "Tohle všechno už v té chvíli víš."),
        ],
    );
    check(
        |narrator| narrator.basis(Seat(1), Basis::KnownThen),
        [
            (Language::De, "Das alles wusste Branwen da schon."),
            (Language::En, "Branwen knew all of this then."),
            (Language::Cs, "Tohle všechno už Branwen v té chvíli ví."),
        ],
    );
}

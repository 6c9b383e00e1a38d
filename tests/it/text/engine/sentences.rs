//! What some sentences are, word for word: cases, persons, plurals.

use tafelrunde::i18n::text::kings_errand::{Narrator, names};
use tafelrunde::i18n::{Language, Translator};
use tafelrunde::rules::Seat;
use tafelrunde::rules::kings_errand::{
    ActionCard, Event, Horse, Location, Side, TaskId, Unmet, Virtue, VirtueCard, VirtueCards,
};

use super::seat_names;

/// What is told to Branwen of something that Emrys and Branwen do.
fn check(say: impl Fn(&Narrator<'_>, Seat) -> String, expected: [(Language, [&str; 2]); 3]) {
    let seats = seat_names();
    for (language, texts) in expected {
        let tr = Translator::new(language);
        let narrator = Narrator::new(&tr, &seats, Some(Seat(1)));
        let told = [1, 0].map(|seat| say(&narrator, Seat(seat)));
        assert_eq!(told, texts);
    }
}

fn ride(seat: Seat, to: Location, distance: u8) -> Event {
    Event::Rode {
        seat,
        horse: Horse::new(3).expect("such a horse exists"),
        from: Location::Camelot,
        to,
        distance,
    }
}

#[test]
fn a_ride_names_its_goal_in_the_right_case() {
    check(
        |narrator, seat| narrator.event(&ride(seat, Location::MoonLake, 2)),
        [
            (
                Language::De,
                [
                    "Du reitest 2 Orte weit zum Mondsee.",
                    "Emrys reitet 2 Orte weit zum Mondsee.",
                ],
            ),
            (
                Language::En,
                [
                    "You ride 2 locations to the Moon Lake.",
                    "Emrys rides 2 locations to the Moon Lake.",
                ],
            ),
            (
                Language::Cs,
                [
                    "Jedeš o 2 lokace k Měsíčnímu jezeru.",
                    "Emrys jede o 2 lokace k Měsíčnímu jezeru.",
                ],
            ),
        ],
    );
    check(
        |narrator, seat| narrator.event(&ride(seat, Location::Camelot, 1)),
        [
            (
                Language::De,
                [
                    "Du reitest einen Ort weit nach Camelot.",
                    "Emrys reitet einen Ort weit nach Camelot.",
                ],
            ),
            (
                Language::En,
                [
                    "You ride one location to Camelot.",
                    "Emrys rides one location to Camelot.",
                ],
            ),
            (
                Language::Cs,
                [
                    "Jedeš o jednu lokaci do Camelotu.",
                    "Emrys jede o jednu lokaci do Camelotu.",
                ],
            ),
        ],
    );
}

#[test]
fn a_quest_names_task_payment_and_shields() {
    let paid: VirtueCards = [
        VirtueCard::new(Virtue::Lance, 1),
        VirtueCard::new(Virtue::Book, 2),
    ]
    .into_iter()
    .collect();
    check(
        |narrator, seat| {
            narrator.event(&Event::QuestCompleted {
                seat,
                task: TaskId::new(11).expect("there is a task 11"),
                paid,
                shields: 2,
            })
        },
        [
            (
                Language::De,
                [
                    "Du erfüllst „Fange den goldenen Fasan!“, legst Lanze 1 und Buch 2 zurück und bekommst 2 Schilde.",
                    "Emrys erfüllt „Fange den goldenen Fasan!“, legt Lanze 1 und Buch 2 zurück und bekommt 2 Schilde.",
                ],
            ),
            (
                Language::En,
                [
                    "You complete “Capture the golden pheasant!”, put back Lance 1 and Book 2 and gain 2 shields.",
                    "Emrys completes “Capture the golden pheasant!”, puts back Lance 1 and Book 2 and gains 2 shields.",
                ],
            ),
            (
                Language::Cs,
                [
                    "Plníš kartu úkolu „Chyť zlatého bažanta!“ za 2 body. Vracíš: Dřevec 1 a Kniha 2.",
                    "Emrys plní kartu úkolu „Chyť zlatého bažanta!“ za 2 body. Vrácené karty: Dřevec 1 a Kniha 2.",
                ],
            ),
        ],
    );
}

#[test]
fn the_wrong_place_names_card_and_place() {
    let unmet = Unmet::WrongPlace {
        at: Location::HiddenValley,
        needs: Side::Camelot,
        places: [Location::Camelot].into_iter().collect(),
    };
    check(
        |narrator, seat| narrator.reason(seat, ActionCard::Exercise(Virtue::Sword), unmet),
        [
            (
                Language::De,
                [
                    "Exerzitium geht nur in Camelot (gelbe Mauer). Dein Ritter steht im verborgenen Tal.",
                    "Exerzitium geht nur in Camelot (gelbe Mauer). Der Ritter von Emrys steht im verborgenen Tal.",
                ],
            ),
            (
                Language::En,
                [
                    "An Exercise works only at Camelot (yellow wall). Your knight is in the Hidden Valley.",
                    "An Exercise works only at Camelot (yellow wall). Emrys’s knight is in the Hidden Valley.",
                ],
            ),
            (
                Language::Cs,
                [
                    "Výcvik jde jen v Camelotu (žlutá zeď). Tvůj rytíř je ve Skrytém údolí.",
                    "Výcvik jde jen v Camelotu (žlutá zeď). Emrys má rytíře ve Skrytém údolí.",
                ],
            ),
        ],
    );
}

#[test]
fn a_quest_away_from_its_place_names_the_places_that_would_do() {
    let unmet = Unmet::NotAtTaskLocation {
        at: Location::MistyFen,
        places: [Location::MoonLake, Location::BlackTower]
            .into_iter()
            .collect(),
    };
    check(
        |narrator, seat| narrator.reason(seat, ActionCard::Quest, unmet),
        [
            (
                Language::De,
                [
                    "Für diesen Ort hast du keine Aufgabe: Dein Ritter steht im Nebelmoor. Deine Queste geht am Mondsee oder am schwarzen Turm.",
                    "Für diesen Ort hat Emrys keine Aufgabe: Der Ritter steht im Nebelmoor. Die Queste ginge am Mondsee oder am schwarzen Turm.",
                ],
            ),
            (
                Language::En,
                [
                    "You have no task for this place: your knight is in the Misty Fen. Your Quest works at the Moon Lake or at the Black Tower.",
                    "Emrys has no task for this place: the knight is in the Misty Fen. The Quest would work at the Moon Lake or at the Black Tower.",
                ],
            ),
            (
                Language::Cs,
                [
                    "Pro tohle místo nemáš žádnou kartu úkolu: tvůj rytíř je na Mlžných blatech. Q-Úkol můžeš splnit u Měsíčního jezera nebo u Černé věže.",
                    "Emrys nemá pro tohle místo žádnou kartu úkolu: rytíř je na Mlžných blatech. Q-Úkol by šel splnit u Měsíčního jezera nebo u Černé věže.",
                ],
            ),
        ],
    );
}

#[test]
fn a_missing_virtue_says_what_is_there_instead() {
    let unmet = |best| Unmet::VirtueMissing {
        task: TaskId::new(8).expect("there is a task 8"),
        virtue: Virtue::Dragon,
        value: 2,
        best,
    };
    let seats = seat_names();
    let cases = [
        (
            Language::De,
            None,
            "Für „Erlege den Feuerdrachen!“ brauchst du Drache 2, hast aber keinen Drachen.",
        ),
        (
            Language::De,
            Some(1),
            "Für „Erlege den Feuerdrachen!“ brauchst du Drache 2, hast aber höchstens Drache 1.",
        ),
        (
            Language::En,
            None,
            "For “Kill the fire dragon!” you need Dragon 2, but you have no Dragon.",
        ),
        (
            Language::Cs,
            None,
            "Na kartu úkolu „Zabij ohnivého draka!“ potřebuješ kartu Drak 2, ale nemáš žádného Draka.",
        ),
        (
            Language::Cs,
            Some(1),
            "Na kartu úkolu „Zabij ohnivého draka!“ potřebuješ kartu Drak 2, ale to nejlepší, co máš, je Drak 1.",
        ),
        (
            Language::Cs,
            Some(2),
            "Na kartu úkolu „Zabij ohnivého draka!“ potřebuješ ještě jednu kartu Drak 2: každá karta platí jen jednou.",
        ),
    ];
    for (language, best, text) in cases {
        let tr = Translator::new(language);
        let narrator = Narrator::new(&tr, &seats, Some(Seat(0)));
        assert_eq!(
            narrator.reason(Seat(0), ActionCard::Quest, unmet(best)),
            text
        );
    }
}

#[test]
fn a_hidden_reason_is_not_made_up() {
    let unmet = Vec::new();
    check(
        |narrator, seat| {
            narrator.event(&Event::ActionExpired {
                seat,
                card: ActionCard::Court,
                unmet: unmet.clone(),
                public: unmet.clone(),
            })
        },
        [
            (
                Language::De,
                [
                    "Deine Karte Gericht verfällt.",
                    "Die Karte Gericht von Emrys verfällt. Warum, verraten die offenen Karten nicht.",
                ],
            ),
            (
                Language::En,
                [
                    "Your card Court expires.",
                    "Emrys’s card Court expires. The open cards do not show why.",
                ],
            ),
            (
                Language::Cs,
                [
                    "Karta Dvůr ti propadá.",
                    "Emrys nechává propadnout kartu Dvůr. Proč, to z otevřených karet vidět není.",
                ],
            ),
        ],
    );
}

#[test]
fn a_shared_victory_includes_the_viewer() {
    let seats = seat_names();
    let winners = [Seat(0), Seat(1)].into_iter().collect();
    for (language, text) in [
        (
            Language::De,
            "Das Spiel ist aus. Geteilter Sieg: Emrys und du.",
        ),
        (
            Language::En,
            "The game is over. The victory is shared: Emrys and you.",
        ),
        (
            Language::Cs,
            "Hra skončila. O vítězství se dělí: Emrys a ty.",
        ),
    ] {
        let tr = Translator::new(language);
        let narrator = Narrator::new(&tr, &seats, Some(Seat(1)));
        assert_eq!(narrator.event(&Event::GameEnded { winners }), text);
    }
}

#[test]
fn a_seat_without_a_name_is_called_by_its_number() {
    let tr = Translator::new(Language::De);
    assert_eq!(Narrator::new(&tr, &[], None).name(Seat(2)), "Platz 3");
    let blank = [" ".to_owned()];
    assert_eq!(Narrator::new(&tr, &blank, None).name(Seat(0)), "Platz 1");
}

#[test]
fn several_equal_cards_are_counted() {
    let cards: VirtueCards = std::iter::repeat_n(VirtueCard::new(Virtue::Sword, 1), 2)
        .chain([VirtueCard::new(Virtue::Book, 2)])
        .collect();
    let tr = Translator::new(Language::Cs);
    assert_eq!(names::virtue_cards(&tr, cards), "2 × Meč 1 a Kniha 2");
}

#[test]
fn time_to_think_is_no_raw_text() {
    let of =
        |language, budget: &str| names::budget(&Translator::new(language), budget.parse().unwrap());
    assert_eq!(of(Language::De, "500ms"), "Denkt 0,5\u{a0}s");
    assert_eq!(of(Language::En, "2000ms"), "Thinks 2\u{a0}s");
    assert_eq!(of(Language::Cs, "500ms"), "Přemýšlí 0,5\u{a0}s");
    assert_eq!(of(Language::En, "1"), "Tries once");
    assert_eq!(of(Language::De, "7"), "Probiert 7-mal");
}

#[test]
fn players_of_records_have_names() {
    let tr = Translator::new(Language::De);
    assert_eq!(names::player_kind(&tr, "squire"), "Knappe");
    assert_eq!(names::player_kind(&tr, "champion:1000"), "Meister");
    let kind = "champion-jousting:500ms";
    assert_eq!(names::player_kind(&tr, kind), "Meister der Turniere");
    assert_eq!(names::player_kind(&tr, "human"), "Mensch");
    let czech = Translator::new(Language::Cs);
    assert_eq!(
        names::player_kind(&czech, "page-jousting"),
        "Turnajové páže"
    );
    assert_eq!(names::player_kind(&tr, "somebody else"), "somebody else");
}

#[test]
fn an_expired_card_is_logged_with_its_cause_and_one_given_up_as_such() {
    let expired = |seat, card, reason| Event::ActionExpired {
        seat,
        card,
        unmet: vec![reason],
        public: vec![reason],
    };
    check(
        |narrator, seat| {
            let reason = Unmet::PileEmpty {
                virtue: Virtue::Lance,
            };
            narrator.event(&expired(seat, ActionCard::Exercise(Virtue::Lance), reason))
        },
        [
            (
                Language::De,
                [
                    "Deine Karte Exerzitium: Lanze verfällt (der Stapel ist leer).",
                    "Die Karte Exerzitium: Lanze von Emrys verfällt (der Stapel ist leer).",
                ],
            ),
            (
                Language::En,
                [
                    "Your card Exercise: lance expires (the pile is empty).",
                    "Emrys’s card Exercise: lance expires (the pile is empty).",
                ],
            ),
            (
                Language::Cs,
                [
                    "Karta Výcvik: Dřevec ti propadá (prázdný balíček).",
                    "Emrys nechává propadnout kartu Výcvik: Dřevec (prázdný balíček).",
                ],
            ),
        ],
    );
    check(
        |narrator, seat| narrator.event(&expired(seat, ActionCard::Quest, Unmet::GivenUp)),
        [
            (
                Language::De,
                [
                    "Du gibst die Karte Queste auf.",
                    "Emrys gibt die Karte Queste auf.",
                ],
            ),
            (
                Language::En,
                [
                    "You give up your card Quest.",
                    "Emrys gives up the card Quest.",
                ],
            ),
            (
                Language::Cs,
                ["Vzdáváš se karty Q-Úkol.", "Emrys se vzdává karty Q-Úkol."],
            ),
        ],
    );
}

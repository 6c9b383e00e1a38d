//! The translator and the choice of language.

use tafelrunde::i18n::{Language, Translator};
use tafelrunde::message;

#[test]
fn the_language_is_negotiated() {
    let cases: [(&[&str], Language); 8] = [
        (&["cs-CZ", "en-US"], Language::Cs),
        (&["de-AT"], Language::De),
        (&["de"], Language::De),
        (&["en-GB"], Language::En),
        (&["fr-FR"], Language::En),
        (&["sk-SK", "cs-CZ"], Language::Cs),
        (&["C", "not a locale"], Language::En),
        (&[], Language::En),
    ];
    for (requested, expected) in cases {
        assert_eq!(Language::negotiate(requested), expected, "{requested:?}");
    }
}

#[test]
fn codes_read_back() {
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
    }
    assert_eq!(Language::from_code("fr"), None);
}

#[test]
fn czech_numbers_take_their_plural_form() {
    let tr = Translator::new(Language::Cs);
    let shields = |count: f64| tr.format(message!("count-shields", count = count));
    assert_eq!(shields(1.0), "1 bod");
    assert_eq!(shields(4.0), "4 body");
    assert_eq!(shields(5.0), "5 bodů");
    assert_eq!(shields(0.0), "0 bodů");
    assert_eq!(shields(1.5), "1,5 bodu");
}

#[test]
fn decimals_have_a_comma_in_german_and_a_point_in_english() {
    let shields =
        |language| Translator::new(language).format(message!("count-shields", count = 2.5));
    assert_eq!(shields(Language::De), "2,5 Schilde");
    assert_eq!(shields(Language::En), "2.5 shields");
}

#[test]
fn large_numbers_are_said_exactly() {
    let tr = Translator::new(Language::Cs);
    for count in [
        u64::MAX,
        u64::MAX - 1,
        (1 << 53) + 1,
        1 << 53,
        1_000_000_001,
        12_345,
    ] {
        let said = tr.format(message!("count-shields", count = count));
        assert_eq!(said, format!("{count} bodů"));
    }
}

#[test]
fn a_number_that_is_none_does_no_harm() {
    let tr = Translator::new(Language::Cs);
    assert_eq!(
        tr.format(message!("count-shields", count = f64::NAN)),
        "NaN bodů"
    );
}

#[test]
fn the_pseudo_language_is_longer_and_accented() {
    let (plain, pseudo) = (Translator::new(Language::En), Translator::pseudo());
    let (plain, pseudo) = (plain.text("menu-new-game"), pseudo.text("menu-new-game"));
    assert!(pseudo.chars().count() > plain.chars().count());
    assert_ne!(plain, pseudo);
}

#[test]
fn translators_go_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Translator>();
}

#[test]
#[cfg_attr(debug_assertions, should_panic(expected = "no message"))]
fn an_unknown_id_is_a_mistake_that_people_survive() {
    assert_eq!(
        Translator::new(Language::De).text("no-such-id"),
        "[no-such-id]"
    );
}

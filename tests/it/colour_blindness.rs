//! Colours that mean something are told apart by people who see colours otherwise; where they are
//! not, a shape, a pattern or a letter says the same.

use std::collections::BTreeSet;

use egui::Color32;
use tafelrunde::rules::kings_errand::Virtue;
use tafelrunde::ui::theme::{KnightColour, Theme, Tokens};

/// How somebody sees: what comes of red, green and blue light, after Machado, Oliveira and Fernandes
/// (2009), at full strength.
struct Sight {
    name: &'static str,
    matrix: [[f32; 3]; 3],
}

const SIGHTS: [Sight; 3] = [
    Sight {
        name: "protanopia",
        matrix: [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    },
    Sight {
        name: "deuteranopia",
        matrix: [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    },
    Sight {
        name: "tritanopia",
        matrix: [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    },
];

/// Two colours that are nearer than this in CIELAB may be taken for each other.
const APART: f32 = 15.0;

/// Pairs that some sight does not tell apart, and what does: the kind, the pair, what carries it.
const CARRIED: &[(&str, &str, &str, &str)] = &[
    ("knight", "Red", "Green", "the charge on the coat of arms"),
    ("knight", "Blue", "Green", "the charge on the coat of arms"),
    ("line", "Red", "Green", "the pattern of the line"),
    ("line", "Blue", "Green", "the pattern of the line"),
    ("line", "Green", "Silver", "the pattern of the line"),
    (
        "virtue",
        "Sword",
        "Dragon",
        "the sign and the name on the card",
    ),
    (
        "virtue",
        "Lance",
        "Dragon",
        "the sign and the name on the card",
    ),
    (
        "virtue",
        "Lance",
        "Book",
        "the sign and the name on the card",
    ),
    (
        "verdict",
        "Works",
        "Expires",
        "the words, and the seal beside them",
    ),
    (
        "seal",
        "Works",
        "Expires",
        "the check mark or the cross on the seal",
    ),
];

/// Red, green and blue as light, 0 to 1.
fn linear(colour: Color32) -> [f32; 3] {
    [colour.r(), colour.g(), colour.b()].map(|part| {
        let part = f32::from(part) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn times(matrix: &[[f32; 3]; 3], vector: [f32; 3]) -> [f32; 3] {
    matrix.map(|row| row.iter().zip(vector).map(|(one, other)| one * other).sum())
}

/// Light in CIELAB, with the white of sRGB.
fn lab(light: [f32; 3]) -> [f32; 3] {
    let xyz = times(
        &[
            [0.412_456, 0.357_576, 0.180_438],
            [0.212_673, 0.715_152, 0.072_175],
            [0.019_334, 0.119_192, 0.950_304],
        ],
        light.map(|part| part.clamp(0.0, 1.0)),
    );
    let white = [0.950_47, 1.0, 1.088_83];
    let curve = |part: f32| {
        if part > 0.008_856 {
            part.cbrt()
        } else {
            7.787 * part + 16.0 / 116.0
        }
    };
    let [x, y, z] = [0, 1, 2].map(|axis| curve(xyz[axis] / white[axis]));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(sight: &Sight, one: Color32, other: Color32) -> f32 {
    let [one, other] = [one, other].map(|colour| lab(times(&sight.matrix, linear(colour))));
    let apart = one
        .iter()
        .zip(other)
        .map(|(one, other)| (one - other).powi(2));
    apart.sum::<f32>().sqrt()
}

/// Every pair of colours that must not be taken for each other in this theme.
fn pairs(tokens: &Tokens) -> Vec<(&'static str, [String; 2], [Color32; 2])> {
    let knight = |it: &KnightColour| (format!("{it:?}"), tokens.knight(*it).field);
    let knights: Vec<_> = KnightColour::ALL.iter().map(knight).collect();
    let named = |it: &KnightColour| (format!("{it:?}"), tokens.knight_text(*it));
    let names: Vec<_> = KnightColour::ALL.iter().map(named).collect();
    let virtue = |it: &Virtue| (format!("{it:?}"), tokens.virtue(*it).base);
    let virtues: Vec<_> = Virtue::ALL.iter().map(virtue).collect();
    let colour = &tokens.colour;
    let verdicts =
        |works, expires| vec![("Works".to_owned(), works), ("Expires".to_owned(), expires)];
    let kinds = [
        ("knight", knights),
        ("line", names),
        ("virtue", virtues),
        ("verdict", verdicts(colour.works, colour.expires)),
        ("seal", verdicts(colour.works_fill, colour.expires_fill)),
    ];
    let mut pairs = Vec::new();
    for (kind, colours) in kinds {
        for (at, (one, first)) in colours.iter().enumerate() {
            for (other, second) in &colours[at + 1..] {
                pairs.push((kind, [one.clone(), other.clone()], [*first, *second]));
            }
        }
    }
    pairs
}

#[test]
fn what_colours_say_is_said_without_them_where_they_look_alike() {
    let mut unsaid = Vec::new();
    let mut alike = BTreeSet::new();
    for theme in Theme::ALL {
        let tokens = Tokens::load(theme).expect("the theme can be read");
        for (kind, [one, other], [first, second]) in pairs(&tokens) {
            for sight in &SIGHTS {
                let apart = distance(sight, first, second);
                if apart >= APART {
                    continue;
                }
                alike.insert((kind, one.clone(), other.clone()));
                let mut carried = CARRIED.iter();
                if !carried.any(|it| (it.0, it.1, it.2) == (kind, one.as_str(), other.as_str())) {
                    let name = sight.name;
                    unsaid.push(format!("{theme:?} {kind} {one} {other}: {apart:.0} {name}"));
                }
            }
        }
    }
    assert!(unsaid.is_empty(), "{unsaid:#?}");
    for &(kind, one, other, carrier) in CARRIED {
        let known = alike.contains(&(kind, one.to_owned(), other.to_owned()));
        assert!(known, "{kind} {one} {other} needs no {carrier}");
    }
}

#[test]
fn the_lines_of_the_knights_differ_without_colour() {
    for theme in Theme::ALL {
        let tokens = Tokens::load(theme).expect("the theme can be read");
        let lines = KnightColour::ALL.map(|knight| tokens.knight(knight).line);
        for (at, line) in lines.iter().enumerate() {
            assert!(!lines[at + 1..].contains(line), "{theme:?}: {line:?}");
        }
    }
}

#[test]
fn people_who_see_all_colours_tell_them_apart_too() {
    let all = Sight {
        name: "all colours",
        matrix: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    };
    for theme in Theme::ALL {
        let tokens = Tokens::load(theme).expect("the theme can be read");
        for (kind, names, [one, other]) in pairs(&tokens) {
            let apart = distance(&all, one, other);
            assert!(
                apart >= APART,
                "{theme:?} {kind} {names:?}: {apart} for {}",
                all.name
            );
        }
    }
}

/// The shapes of a picture, without its colours.
fn shapes(picture: &str) -> String {
    let mut parts = picture.split('#');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| {
        all + part.trim_start_matches(|c: char| c.is_ascii_hexdigit())
    })
}

#[test]
fn signs_differ_in_shape_and_not_in_colour_alone() {
    macro_rules! tokens {
        ($($name:literal),+) => {
            [$(include_str!(concat!("../../assets/pictures/tokens/", $name, ".svg"))),+]
        };
    }
    let knights = tokens!("knight_red", "knight_blue", "knight_green", "knight_silver");
    let virtues = tokens!("sword", "lance", "dragon", "book");
    let seals = tokens!("works", "expires");
    for signs in [&knights[..], &virtues[..], &seals[..]] {
        let all: BTreeSet<String> = signs.iter().map(|sign| shapes(sign)).collect();
        assert_eq!(all.len(), signs.len());
    }
}

//! How the rulebook is built: its chapters, where each rule comes from, and what belongs together.

use super::rule::Rule;

/// A part of the rulebook.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Chapter {
    /// S1–S7.
    SetUp,
    /// C1–C5: Phase I.
    Choose,
    /// D1–D10: Phase II.
    CarryOut,
    /// T1–T5.
    Tournament,
    /// N1–N3: Phase III.
    NewRound,
    /// G1, G2.
    End,
}

impl Chapter {
    /// Every chapter, in the order of the rulebook.
    pub const ALL: [Self; 6] = [
        Self::SetUp,
        Self::Choose,
        Self::CarryOut,
        Self::Tournament,
        Self::NewRound,
        Self::End,
    ];

    /// The rules of the chapter, in order.
    pub fn rules(self) -> impl Iterator<Item = Rule> {
        let rules = Rule::ALL.iter().copied();
        rules.filter(move |rule| rule.chapter() == self)
    }
}

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct RuleSource {
    /// Whether the English rulebook has it; the Czech one has them all.
    pub english: bool,
    /// The page mark of the Czech rulebook (`~3~`) under which it stands.
    pub czech_page: u8,
    /// Whether a ruling decides a part of it, because the sources are silent or differ.
    pub ruling: bool,
}

impl Rule {
    /// The chapter in which the rule stands.
    #[must_use]
    pub const fn chapter(self) -> Chapter {
        match self {
            Self::S1 | Self::S2 | Self::S3 | Self::S4 | Self::S5 | Self::S6 | Self::S7 => {
                Chapter::SetUp
            }
            Self::C1 | Self::C2 | Self::C3 | Self::C4 | Self::C5 => Chapter::Choose,
            Self::D1
            | Self::D2
            | Self::D3
            | Self::D4
            | Self::D5
            | Self::D6
            | Self::D7
            | Self::D8
            | Self::D9
            | Self::D10 => Chapter::CarryOut,
            Self::T1 | Self::T2 | Self::T3 | Self::T4 | Self::T5 => Chapter::Tournament,
            Self::N1 | Self::N2 | Self::N3 => Chapter::NewRound,
            Self::G1 | Self::G2 => Chapter::End,
        }
    }

    /// Where the rule comes from.
    #[must_use]
    pub const fn source(self) -> RuleSource {
        let czech_page = match self {
            Self::S1 | Self::S2 | Self::S3 => 1,
            Self::S4 | Self::S5 | Self::S6 | Self::S7 => 2,
            Self::C1
            | Self::C2
            | Self::C3
            | Self::C4
            | Self::C5
            | Self::D1
            | Self::D2
            | Self::D3
            | Self::D4
            | Self::T1 => 3,
            Self::D5
            | Self::D6
            | Self::D8
            | Self::D9
            | Self::T2
            | Self::T3
            | Self::T4
            | Self::T5 => 4,
            Self::D7 | Self::D10 | Self::N1 | Self::N2 | Self::N3 | Self::G1 | Self::G2 => 5,
        };
        let english = !matches!(self, Self::S4 | Self::S5 | Self::S6 | Self::T5);
        let ruling = matches!(
            self,
            Self::S1
                | Self::S4
                | Self::S5
                | Self::S6
                | Self::C5
                | Self::D3
                | Self::D5
                | Self::D7
                | Self::D9
                | Self::T1
                | Self::T2
                | Self::T4
                | Self::T5
                | Self::G2
        );
        RuleSource {
            english,
            czech_page,
            ruling,
        }
    }

    /// Rules that help to understand this one.
    #[must_use]
    pub const fn see_also(self) -> &'static [Self] {
        match self {
            Self::S1 | Self::S2 => &[Self::D2, Self::D7],
            Self::S3 => &[Self::N2, Self::C1],
            Self::S4 => &[Self::D2, Self::C1, Self::S5],
            Self::S5 => &[Self::D5, Self::S6],
            Self::S6 => &[Self::S5, Self::C5],
            Self::S7 => &[Self::D6, Self::N1],
            Self::C1 => &[Self::S3, Self::C3, Self::C4],
            Self::C2 => &[Self::D2, Self::D7, Self::D1],
            Self::C3 => &[Self::C4, Self::S4],
            Self::C4 => &[Self::T1, Self::C3],
            Self::C5 => &[Self::C1, Self::S6, Self::T2],
            Self::D1 => &[Self::D3, Self::D7, Self::T1],
            Self::D2 => &[Self::D3, Self::D7, Self::D9],
            Self::D3 => &[Self::D1, Self::D2, Self::T1],
            Self::D4 => &[Self::D3, Self::C3],
            Self::D5 => &[Self::D2, Self::S5],
            Self::D6 => &[Self::D2, Self::D9, Self::N1],
            Self::D7 => &[Self::D1, Self::D2, Self::S1],
            Self::D8 => &[Self::D2, Self::D5],
            Self::D9 => &[Self::D2, Self::D3, Self::D6],
            Self::D10 => &[Self::D5, Self::D6],
            Self::T1 => &[Self::C4, Self::T2, Self::T4],
            Self::T2 => &[Self::T3, Self::T4, Self::T5],
            Self::T3 => &[Self::T2, Self::G2],
            Self::T4 => &[Self::T1, Self::T2, Self::D3],
            Self::T5 => &[Self::T2, Self::D5],
            Self::N1 => &[Self::D6, Self::S7],
            Self::N2 => &[Self::C1, Self::S3],
            Self::N3 => &[Self::C1, Self::G1],
            Self::G1 => &[Self::G2, Self::N3],
            Self::G2 => &[Self::G1, Self::T3],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_hold_every_rule_once_and_in_order() {
        let all: Vec<_> = Chapter::ALL.into_iter().flat_map(Chapter::rules).collect();
        assert_eq!(all, Rule::ALL);
    }

    #[test]
    fn no_rule_points_at_itself_or_twice_at_another() {
        for rule in Rule::ALL {
            let others = rule.see_also();
            assert!(!others.is_empty() && !others.contains(rule), "{rule}");
            for (index, other) in others.iter().enumerate() {
                assert!(
                    !others[..index].contains(other),
                    "{rule} names {other} twice"
                );
            }
        }
    }
}

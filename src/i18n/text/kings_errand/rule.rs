//! The rules in our own words.

use crate::i18n::Translator;
use crate::id;
use crate::rules::kings_errand::Rule;

macro_rules! rule_ids {
    ($($rule:ident: $id:literal),+ $(,)?) => {
        const fn rule_id(rule: Rule) -> &'static str {
            match rule {
                $(Rule::$rule => id!($id)),+
            }
        }
    };
}

rule_ids! {
    S1: "rule-s1", S2: "rule-s2", S3: "rule-s3", S4: "rule-s4", S5: "rule-s5", S6: "rule-s6",
    S7: "rule-s7",
    C1: "rule-c1", C2: "rule-c2", C3: "rule-c3", C4: "rule-c4", C5: "rule-c5",
    D1: "rule-d1", D2: "rule-d2", D3: "rule-d3", D4: "rule-d4", D5: "rule-d5", D6: "rule-d6",
    D7: "rule-d7", D8: "rule-d8", D9: "rule-d9", D10: "rule-d10",
    T1: "rule-t1", T2: "rule-t2", T3: "rule-t3", T4: "rule-t4", T5: "rule-t5",
    N1: "rule-n1", N2: "rule-n2", N3: "rule-n3",
    G1: "rule-g1", G2: "rule-g2",
}

/// The title of a rule, a few words.
#[must_use]
pub fn rule_title(tr: &Translator, rule: Rule) -> String {
    tr.text(rule_id(rule))
}

/// What the rule says, in a sentence or two.
#[must_use]
pub fn rule_summary(tr: &Translator, rule: Rule) -> String {
    tr.attribute(rule_id(rule), "summary")
}

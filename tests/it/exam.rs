//! The exam.

use std::collections::BTreeMap;
use std::time::Instant;

use rand::SeedableRng;
use tafelrunde::bot::Generator;
use tafelrunde::lesson::kings_errand::exam::{Ask, Exam, QUESTIONS, spare_question};
use tafelrunde::rules::kings_errand::Rule;

#[test]
fn look() {
    for &rule in Rule::ALL {
        let start = Instant::now();
        let found = spare_question(rule);
        println!(
            "{rule} {:?} {:?} {:?}",
            found.as_ref().map(|q| (&q.ask, &q.answers, q.right)),
            found.as_ref().map(|q| &q.why),
            start.elapsed()
        );
    }
    let start = Instant::now();
    let mut counts: BTreeMap<(Rule, String), usize> = BTreeMap::new();
    for number in 0..60 {
        let mut rng = Generator::seed_from_u64(number);
        let exam = Exam::new(number, &mut rng);
        assert_eq!(exam.questions.len(), QUESTIONS);
        for q in &exam.questions {
            let kind = if matches!(q.ask, Ask::TieWinner { .. }) {
                "tie ".to_owned()
            } else {
                String::new()
            };
            *counts
                .entry((q.rule, format!("{kind}{:?}", q.right_answer().unwrap())))
                .or_default() += 1;
        }
    }
    println!("{:?} for 60", start.elapsed());
    for (k, v) in counts {
        println!("{k:?} {v}");
    }
}

//! What has been learnt, as it is kept between two starts of the program.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::store::{self, FileError, Stored};
use crate::lesson::kings_errand::exam::Score;
use crate::lesson::kings_errand::{Day, INTERVALS, Lesson, Mastery};
use crate::rules::kings_errand::Rule;

/// How far a lesson has got.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// Steps completed, the farthest that was ever reached.
    pub steps: u32,
    /// Whether it was ever completed.
    pub completed: bool,
}

/// An exam that was taken.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct ExamTaken {
    /// The number of the exam, from 0.
    pub number: u64,
    /// The day.
    pub day: Day,
    /// How many answers were right.
    pub right: u32,
    /// Of how many.
    pub of: u32,
    /// The rules that were answered wrong.
    #[serde(default)]
    pub wrong: Vec<Rule>,
}

/// Everything that has been learnt. What a file does not say is as at the beginning.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// [`Stored::VERSION`] of the program that wrote it.
    pub version: u32,
    /// Lessons by their id. An id that this program does not know is kept.
    pub lessons: BTreeMap<String, LessonProgress>,
    /// The exams taken, the first first.
    pub exams: Vec<ExamTaken>,
    /// How well each rule is known.
    pub mastery: Mastery,
}

impl Default for Progress {
    fn default() -> Self {
        Self {
            version: Self::VERSION,
            lessons: BTreeMap::new(),
            exams: Vec::new(),
            mastery: Mastery::default(),
        }
    }
}

impl Stored for Progress {
    const VERSION: u32 = 1;

    fn check(&self) -> Result<(), String> {
        if self.exams.iter().any(|exam| exam.right > exam.of) {
            return Err("an exam cannot have more right answers than questions".to_owned());
        }
        let boxes = INTERVALS.len();
        let mut learnt = Rule::ALL.iter().filter_map(|&rule| self.mastery.of(rule));
        if learnt.any(|learnt| usize::from(learnt.place) >= boxes) {
            return Err(format!("the boxes of rules are 0 to {}", boxes - 1));
        }
        Ok(())
    }
}

impl Progress {
    /// Takes note that `steps` steps of a lesson are done, all of them if it is `completed`. What
    /// was reached before is not lost.
    pub fn lesson_reached(&mut self, id: &str, steps: u32, completed: bool) {
        let lesson = self.lessons.entry(id.to_owned()).or_default();
        lesson.steps = lesson.steps.max(steps);
        lesson.completed |= completed;
    }

    /// How far a lesson has got.
    #[must_use]
    pub fn lesson(&self, id: &str) -> LessonProgress {
        self.lessons.get(id).copied().unwrap_or_default()
    }

    /// The rules that are to be asked about today, the weakest first, at most `count`.
    ///
    /// Whoever takes the lessons is not asked about what comes in later ones, unless an exam has asked
    /// about it; whoever only plays is asked about all that has been at work.
    #[must_use]
    pub fn due(&self, today: Day, count: usize) -> Vec<Rule> {
        let completed = Lesson::all()
            .iter()
            .filter(|it| self.lesson(it.name()).completed);
        let taught: BTreeSet<Rule> = completed.flat_map(|it| it.teaches()).collect();
        let was_asked = |rule| {
            let learnt = self.mastery.of(rule);
            learnt.is_some_and(|it| it.right.saturating_add(it.wrong) > 0)
        };
        let due = self.mastery.weakest(today, Rule::ALL.len());
        due.into_iter()
            .filter(|&rule| taught.is_empty() || taught.contains(&rule) || was_asked(rule))
            .take(count)
            .collect()
    }

    /// Takes note of the exam with this number, taken today.
    pub fn exam_taken(&mut self, number: u64, score: &Score, today: Day) {
        self.mastery.record_exam(score, today);
        self.exams.push(ExamTaken {
            number,
            day: today,
            right: score.right() as u32,
            of: score.by_rule.len() as u32,
            wrong: score.wrong(),
        });
    }

    /// The exam with the most right answers; of several the last one.
    #[must_use]
    pub fn best_exam(&self) -> Option<&ExamTaken> {
        // Compared as fractions, should exams ever differ in length.
        self.exams.iter().max_by(|a, b| {
            let (ours, theirs) = (
                u64::from(a.right) * u64::from(b.of),
                u64::from(b.right) * u64::from(a.of),
            );
            ours.cmp(&theirs)
        })
    }

    /// The number of the next exam.
    #[must_use]
    pub fn next_exam(&self) -> u64 {
        let numbers = self.exams.iter().map(|exam| exam.number);
        numbers.max().map_or(0, |last| last.saturating_add(1))
    }

    /// Reads the progress at `path`; that of the beginning if there is no such file.
    ///
    /// # Errors
    /// The file cannot be read, or not be used; then it has been set aside under another name.
    pub fn load(path: &Path) -> Result<Self, FileError> {
        store::load(path).map(Option::unwrap_or_default)
    }

    /// Saves the progress at `path`.
    ///
    /// # Errors
    /// The file cannot be written; what was there before is still there.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        store::save(path, self)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::store::Kept;
    use super::*;
    use crate::lesson::kings_errand::Evidence;

    fn progress() -> Progress {
        let mut progress = Progress::default();
        progress.lesson_reached("wrong_place", 7, true);
        progress.lesson_reached("horse", 3, false);
        progress.mastery.record(Rule::D2, Evidence::Broken, 20_000);
        progress
            .mastery
            .record(Rule::S1, Evidence::AnsweredRight, 20_001);
        let wrong = [Rule::D7, Rule::G2, Rule::T3];
        let by_rule = Rule::ALL.iter().take(17).chain(&wrong);
        let by_rule = by_rule.map(|&rule| (rule, !wrong.contains(&rule)));
        let by_rule = by_rule.collect();
        progress.exam_taken(0, &Score { by_rule }, 20_001);
        progress
    }

    #[test]
    fn progress_is_saved_and_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("progress.ron");
        assert_eq!(Progress::load(&path).unwrap(), Progress::default());
        let progress = progress();
        progress.save(&path).unwrap();
        progress.save(&path).unwrap();
        let found = Progress::load(&path).unwrap();
        assert_eq!(found, progress);
        assert_eq!(found.next_exam(), 1);
        assert_eq!(found.lesson("horse").steps, 3);
    }

    #[test]
    fn lessons_that_this_program_does_not_know_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("progress.ron");
        let lessons =
            r#"{"of_tomorrow": (steps: 4, completed: true, stars: 3), "horse": (steps: 2)}"#;
        fs::write(&path, format!("(version: 1, lessons: {lessons}, hats: 5)")).unwrap();
        let mut progress = Progress::load(&path).unwrap();
        progress.lesson_reached("horse", 1, false);
        progress.save(&path).unwrap();
        let found = Progress::load(&path).unwrap();
        assert_eq!(found.lesson("horse").steps, 2, "the farthest counts");
        let expected = LessonProgress {
            steps: 4,
            completed: true,
        };
        assert_eq!(found.lesson("of_tomorrow"), expected);
    }

    #[test]
    fn a_broken_file_is_set_aside_and_never_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("progress.ron");
        progress().save(&path).unwrap();
        let whole = fs::read_to_string(&path).unwrap();
        let broken = [
            String::new(),
            "nonsense".to_owned(),
            whole[..whole.len() / 2].to_owned(),
            whole.replacen("version: 1", "version: 2", 1),
            whole.replace("D2", "X9"),
            whole.replace("right: 17", "right: 21"),
            whole.replace("place: 1", "place: 6"),
        ];
        for (index, text) in broken.iter().enumerate() {
            assert_ne!(*text, whole, "{index}");
            fs::write(&path, text).unwrap();
            let error = Progress::load(&path).unwrap_err();
            let (FileError::Broken { kept, .. } | FileError::Newer { kept, .. }) = &error else {
                panic!("{index}: {error}");
            };
            let Kept::As(kept) = kept else {
                panic!("{index}: {error}");
            };
            assert_eq!(fs::read_to_string(kept).unwrap(), *text, "{index}");
            assert!(error.to_string().contains(&kept.display().to_string()));
            assert!(!path.exists());
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), broken.len());
    }
}

//! An explanation in lines of text.

use super::findings::Finding;
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::{Narrator, names};
use crate::message;
use crate::rules::kings_errand::{Explanation, Unmet, Verdict};

/// No line is longer, in letters, unless a single word is.
const WIDTH: usize = 80;

/// Puts explanations into words, in one language.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words<'a> {
    tr: &'a Translator,
    narrator: Narrator<'a>,
}

/// Text of its own, behind a mark such as `1.` or none.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Paragraph {
    mark: String,
    text: String,
}

impl<'a> Words<'a> {
    pub(super) const fn new(tr: &'a Translator) -> Self {
        // What a record calls its seats may be anything, several seats alike: numbers are clear.
        let narrator = Narrator::new(tr, &[], None);
        Self { tr, narrator }
    }

    /// Where it happened, to whom, and with which card.
    pub(super) fn heading(&self, game: usize, finding: &Finding) -> String {
        let subject = &finding.explanation.subject;
        let card = subject.card.map(|card| names::action_card(self.tr, card));
        self.tr.format(message!(
            "cli-explain-heading",
            game = game.to_string(),
            action = finding.action.to_string(),
            round = finding.round.to_string(),
            seat = self.narrator.name(subject.seat),
            card = card.unwrap_or_default(),
        ))
    }

    /// The cause, the other reasons, and what would have worked or why nothing would.
    pub(super) fn paragraphs(&self, explanation: &Explanation) -> Vec<Paragraph> {
        let mut out = Vec::new();
        self.causes(explanation, &mut out);
        out.extend(self.narrator.help(explanation).map(Paragraph::plain));
        if explanation.alternatives.is_empty() {
            return out;
        }
        out.push(Paragraph::plain(self.tr.format(message!(
            "cli-explain-better",
            result = self.narrator.turn_result(&explanation.line),
        ))));
        for (index, alternative) in explanation.alternatives.iter().enumerate() {
            let title = self.narrator.alternative_title(alternative);
            out.push(Paragraph::marked(format!("  {}.", index + 1), title));
            let below = |text| Paragraph::marked("    ".to_owned(), text);
            out.push(below(self.narrator.turn_steps(&alternative.turn).join(" ")));
            let seat = explanation.subject.seat;
            let result = self.narrator.turn_result(&alternative.turn);
            let basis = self.narrator.basis(seat, alternative.basis);
            out.push(below([result, basis].join(" ")));
        }
        out
    }

    /// Everything in one text, a line for each paragraph.
    pub(super) fn text(&self, explanation: &Explanation) -> String {
        let paragraphs = self.paragraphs(explanation);
        let lines: Vec<_> = paragraphs.iter().map(Paragraph::line).collect();
        lines.join("\n")
    }

    /// The one cause that decides, then the others, each with its rule.
    fn causes(&self, explanation: &Explanation, out: &mut Vec<Paragraph>) {
        let mut rules = match &explanation.verdict {
            Verdict::Wasted(waste) => vec![waste.rule()],
            Verdict::Expired(_) | Verdict::WouldExpire(_) | Verdict::Refused(_) => {
                let unmet = explanation.verdict.unmet().iter();
                unmet.map(Unmet::rule).collect()
            }
        }
        .into_iter();
        let mut cite = |reason: String| match rules.next() {
            Some(rule) => self.tr.format(message!(
                "cli-explain-reason",
                reason = reason,
                rule = rule.to_string(),
            )),
            None => reason,
        };
        out.push(Paragraph::plain(cite(self.narrator.why(explanation))));
        let more = self.narrator.why_more(explanation);
        if !more.is_empty() {
            out.push(Paragraph::plain(self.tr.text("cli-explain-more")));
        }
        for reason in more {
            out.push(Paragraph::marked("  –".to_owned(), cite(reason)));
        }
    }
}

impl Paragraph {
    const fn plain(text: String) -> Self {
        let mark = String::new();
        Self { mark, text }
    }

    const fn marked(mark: String, text: String) -> Self {
        Self { mark, text }
    }

    /// The text behind its mark.
    fn line(&self) -> String {
        match self.mark.trim_start() {
            "" => self.text.clone(),
            mark => [mark, &self.text].join(" "),
        }
    }

    /// The text in lines that are not too long, the later ones below the first.
    pub(super) fn wrapped(&self) -> Vec<String> {
        let indent = match self.mark.chars().count() {
            0 => String::new(),
            width => " ".repeat(width + 1),
        };
        let mut lines = Vec::new();
        let mut line = match self.mark.as_str() {
            "" => String::new(),
            mark => format!("{mark} "),
        };
        let mut empty = true;
        for word in self.text.split(' ') {
            let width = line.chars().count() + usize::from(!empty) + word.chars().count();
            if !empty && width > WIDTH {
                lines.push(std::mem::replace(&mut line, indent.clone()));
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
            empty = false;
        }
        lines.push(line);
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_goes_on_below_its_first_word() {
        let text = ["neun"; 20].join(" ");
        let lines = Paragraph::marked("  1.".to_owned(), text).wrapped();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("  1. neun") && lines[1].starts_with("     neun"));
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        let word = "n".repeat(WIDTH + 1);
        assert_eq!(Paragraph::plain(word.clone()).wrapped(), [word]);
    }
}

//! Finding a page by the id of its rule, by what it says, or by the German of the printed cards.

use super::words::{self, PageWords};
use crate::i18n::{Language, Translator};
use crate::persist::RulebookPage;
use crate::rules::kings_errand::CardSet;

/// A page that fits what is searched for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Hit {
    /// The page.
    pub page: RulebookPage,
    /// Its title.
    pub title: String,
    /// The sentence that fits best; empty if the title says all.
    pub sentence: String,
    /// Whether the sentence is German while another language is spoken.
    pub german: bool,
}

/// Words of fewer letters fit only at the start of a word, so that they do not fit everywhere.
const SHORT: usize = 3;

/// In German, other than in titles, only longer words are looked for: an English article would
/// find every German one.
const SURE: usize = 4;

/// How well a page fits; the first fits best.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Fit {
    Id,
    Title,
    GermanTitle,
    Sentence,
    Scattered,
    GermanSentence,
}

/// Every page that fits `text`, the best first. Capitals and accents do not matter.
#[must_use]
pub fn search(text: &str, tr: &Translator, cards: &CardSet) -> Vec<Hit> {
    let wanted = fold(text);
    let wanted: Vec<&str> = wanted.split_whitespace().collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut hits: Vec<(Fit, Hit)> = RulebookPage::all()
        .filter_map(|page| find(page, &wanted, tr, cards))
        .collect();
    hits.sort_by_key(|(fit, _)| *fit);
    hits.into_iter().map(|(_, hit)| hit).collect()
}

fn find(
    page: RulebookPage,
    wanted: &[&str],
    tr: &Translator,
    cards: &CardSet,
) -> Option<(Fit, Hit)> {
    let own = words::of(page, tr, cards);
    let found = |fit: Fit, sentence: String, german: bool| {
        let title = own.title.clone();
        let hit = Hit {
            page,
            title,
            sentence,
            german,
        };
        Some((fit, hit))
    };
    let first = || own.sentences.first().cloned().unwrap_or_default();
    if let (RulebookPage::Rule(rule), [id]) = (page, wanted) {
        let own_id = rule.to_string().to_lowercase();
        // A single letter names a chapter.
        if own_id == *id || (id.len() == 1 && own_id.starts_with(id)) {
            return found(Fit::Id, first(), false);
        }
    }
    if wanted.iter().all(|word| word.chars().count() < 2) {
        return None;
    }
    if fits(&own.title, wanted) {
        return found(Fit::Title, first(), false);
    }
    let german = tr.printed();
    let other = tr.language() != Language::De;
    let printed = other.then(|| words::of(page, german, cards));
    if let Some(printed) = printed.as_ref().filter(|it| fits(&it.title, wanted)) {
        return found(Fit::GermanTitle, printed.title.clone(), true);
    }
    if let Some(sentence) = best_sentence(&own, wanted) {
        return found(Fit::Sentence, sentence, false);
    }
    if fits(&own.all(), wanted) {
        // The words stand in different sentences: show the one with the first of them.
        let sentence = best_sentence(&own, &wanted[..1]).unwrap_or_else(first);
        return found(Fit::Scattered, sentence, false);
    }
    let sure = wanted.iter().all(|word| word.chars().count() >= SURE);
    let sentence = printed
        .filter(|_| sure)
        .and_then(|printed| best_sentence(&printed, wanted))?;
    found(Fit::GermanSentence, sentence, true)
}

fn best_sentence(words: &PageWords, wanted: &[&str]) -> Option<String> {
    let mut sentences = words.sentences.iter();
    sentences.find(|it| fits(it, wanted)).cloned()
}

/// Whether each of the words is in `text`.
fn fits(text: &str, wanted: &[&str]) -> bool {
    let text = fold(text);
    wanted.iter().all(|word| place(&text, word).is_some())
}

/// Where `word` is in a folded text.
fn place(text: &str, word: &str) -> Option<usize> {
    let short = word.chars().count() < SHORT;
    text.match_indices(word)
        .map(|(at, _)| at)
        .find(|&at| !short || !text[..at].ends_with(char::is_alphanumeric))
}

/// The parts of `text` that are searched for, as ranges of bytes in order, without overlap.
#[must_use]
pub fn found_parts(text: &str, wanted: &str) -> Vec<std::ops::Range<usize>> {
    let mut folded = String::new();
    // For each byte of the folded text, the letter of the text that it comes from.
    let mut from = Vec::new();
    for (at, letter) in text.char_indices() {
        let part = fold_letter(letter);
        from.extend(std::iter::repeat_n(at..at + letter.len_utf8(), part.len()));
        folded.push_str(&part);
    }
    let wanted = fold(wanted);
    let mut parts: Vec<_> = wanted
        .split_whitespace()
        .filter_map(|word| {
            let at = place(&folded, word)?;
            let last = at + word.len() - 1;
            Some(from.get(at)?.start..from.get(last)?.end)
        })
        .collect();
    parts.sort_by_key(|part| part.start);
    parts.dedup_by(|next, before| {
        let overlaps = next.start < before.end;
        if overlaps {
            before.end = before.end.max(next.end);
        }
        overlaps
    });
    parts
}

/// The text without capitals and accents.
#[must_use]
fn fold(text: &str) -> String {
    text.chars().map(fold_letter).collect()
}

fn fold_letter(letter: char) -> String {
    letter
        .to_lowercase()
        .map(|letter| match letter {
            'á' | 'ä' | 'à' | 'â' => "a".to_owned(),
            'č' | 'ç' => "c".to_owned(),
            'ď' => "d".to_owned(),
            'é' | 'ě' | 'è' | 'ê' | 'ë' => "e".to_owned(),
            'í' | 'î' | 'ï' => "i".to_owned(),
            'ň' | 'ñ' => "n".to_owned(),
            'ó' | 'ö' | 'ô' => "o".to_owned(),
            'ř' => "r".to_owned(),
            'š' => "s".to_owned(),
            'ß' => "ss".to_owned(),
            'ť' => "t".to_owned(),
            'ú' | 'ů' | 'ü' | 'ù' | 'û' => "u".to_owned(),
            'ý' | 'ÿ' => "y".to_owned(),
            'ž' => "z".to_owned(),
            '’' | '‘' => "'".to_owned(),
            other => other.to_string(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::persist::embedded_card_set;
    use crate::rules::kings_errand::Rule;

    fn first(text: &str, language: Language) -> Option<Hit> {
        let hits = search(text, &Translator::new(language), &embedded_card_set());
        hits.into_iter().next()
    }

    fn page(text: &str, language: Language) -> Option<RulebookPage> {
        first(text, language).map(|hit| hit.page)
    }

    #[test]
    fn printed_terms_are_found_in_every_language() {
        for language in Language::ALL {
            for (term, rule) in [
                ("Verfall", Rule::D3),
                ("exerzitium", Rule::D5),
                ("QUESTE", Rule::D9),
                ("pferd", Rule::D7),
                ("d9", Rule::D9),
            ] {
                let found = page(term, language);
                assert_eq!(found, Some(rule.into()), "{term} in {language:?}");
            }
            for term in ["Schwert", "Aufgabe", "Tafelrunde", "Gericht", "Zelt"] {
                assert!(first(term, language).is_some(), "{term} in {language:?}");
            }
        }
    }

    #[test]
    fn capitals_and_accents_do_not_matter() {
        assert_eq!(page("kun", Language::Cs), Some(Rule::D7.into()));
        assert_eq!(page("VYCVIK", Language::Cs), Some(Rule::D5.into()));
        assert_eq!(fold("Größe, Říše’s"), "grosse, rise's");
    }

    #[test]
    fn words_in_different_sentences_are_found_together() {
        assert_eq!(page("pay higher", Language::En), Some(Rule::D9.into()));
        assert_eq!(page("xyzzy", Language::En), None);
        assert_eq!(page("  ", Language::En), None);
    }

    #[test]
    fn what_is_found_is_a_part_of_the_text() {
        let text = "Größe und Mut";
        let parts = found_parts(text, "mut grosse");
        let words: Vec<_> = parts.into_iter().map(|part| &text[part]).collect();
        assert_eq!(words, ["Größe", "Mut"]);
        assert!(found_parts("", "mut").is_empty());
    }
}

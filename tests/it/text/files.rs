//! The .ftl files by themselves: the same messages in all languages, plurals, letters, ids in code.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use tafelrunde::i18n::{Language, Message};
use tafelrunde::lesson::kings_errand::Lesson;

#[derive(Debug, Default, Eq, PartialEq)]
struct Text {
    variables: BTreeSet<String>,
    /// The keys of each selection.
    selections: Vec<Vec<String>>,
    /// What stands between the placeables.
    written: String,
}

impl Text {
    fn of(pattern: &Pattern<&str>) -> Self {
        let mut text = Self::default();
        text.pattern(pattern);
        text
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.written.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                self.selections.push(keys.collect());
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { .. } => panic!("terms are not used here"),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } => self.written.push_str(value),
            InlineExpression::NumberLiteral { .. } | InlineExpression::MessageReference { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
    }
}

/// Every text of a language by file, `id` or `id.attribute`.
fn texts(language: Language) -> BTreeMap<(String, String), Text> {
    let mut texts = BTreeMap::new();
    for (file, source) in language.sources() {
        let resource = fluent_syntax::parser::parse(*source)
            .unwrap_or_else(|(_, errors)| panic!("{language:?} {file}: {errors:?}"));
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut put = |id: String, pattern: &Pattern<&str>| {
                        let former = texts.insert(((*file).to_owned(), id), Text::of(pattern));
                        assert!(former.is_none(), "{language:?} {file}: {}", message.id.name);
                    };
                    if let Some(value) = &message.value {
                        put(message.id.name.to_owned(), value);
                    }
                    for attribute in &message.attributes {
                        let id = format!("{}.{}", message.id.name, attribute.id.name);
                        put(id, &attribute.value);
                    }
                }
                Entry::Term(term) => panic!("{language:?} {file}: term {}", term.id.name),
                Entry::Junk { content } => panic!("{language:?} {file}: {content}"),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
    texts
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    let english = texts(Language::En);
    for language in [Language::De, Language::Cs] {
        let other = texts(language);
        for (id, text) in &english {
            let translated = other
                .get(id)
                .unwrap_or_else(|| panic!("{language:?} lacks {id:?}"));
            assert_eq!(text.variables, translated.variables, "{language:?} {id:?}");
        }
        for id in other.keys() {
            assert!(english.contains_key(id), "only {language:?} has {id:?}");
        }
    }
}

#[test]
fn every_message_can_be_said_with_any_number() {
    for translator in super::engine::translators() {
        for ((_, id), text) in texts(translator.language()) {
            for number in [0, 1, 2, 5, 1000] {
                let (id, attribute) = match id.split_once('.') {
                    Some((id, attribute)) => (id, Some(attribute)),
                    None => (id.as_str(), None),
                };
                let mut message = Message::new(leaked(id));
                for variable in &text.variables {
                    message = message.with(leaked(variable), number);
                }
                super::engine::assert_fit(&match attribute {
                    Some(attribute) => translator.format_attribute(message, leaked(attribute)),
                    None => translator.format(message),
                });
            }
        }
    }
}

/// Ids in code are literals; a test that walks the files has to make some.
fn leaked(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

#[test]
fn no_id_is_used_twice() {
    for language in Language::ALL {
        let mut seen = BTreeMap::new();
        for (file, id) in texts(language).into_keys() {
            if let Some(former) = seen.insert(id.clone(), file.clone()) {
                panic!("{language:?}: {id} is in {former} and in {file}");
            }
        }
    }
}

#[test]
fn plurals_are_complete() {
    for language in Language::ALL {
        let needed: &[&str] = match language {
            Language::De | Language::En => &["one", "other"],
            Language::Cs => &["one", "few", "many", "other"],
        };
        let categories = ["zero", "one", "two", "few", "many"];
        for (id, text) in texts(language) {
            for keys in &text.selections {
                if keys.iter().any(|key| categories.contains(&key.as_str())) {
                    for category in needed {
                        assert!(
                            keys.iter().any(|key| key == category),
                            "{language:?} {id:?}: {keys:?} lacks {category}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn selections_by_word_have_the_same_keys_in_all_languages() {
    let words = |text: &Text| -> BTreeSet<Vec<String>> {
        // By numbers a language chooses words of its own: one writes months as words, one as numbers.
        let is_word = |keys: &&Vec<String>| keys.iter().any(|key| key.parse::<u32>().is_err());
        let plural = ["one", "few", "many"];
        let keys = text
            .selections
            .iter()
            .filter(is_word)
            .filter(|keys| !keys.iter().any(|key| plural.contains(&key.as_str())));
        keys.cloned().collect()
    };
    let english = texts(Language::En);
    for language in [Language::De, Language::Cs] {
        for (id, text) in texts(language) {
            assert_eq!(words(&text), words(&english[&id]), "{language:?} {id:?}");
        }
    }
}

#[test]
fn quotation_marks_and_apostrophes_are_those_of_the_language() {
    for language in Language::ALL {
        let foreign: &[char] = match language {
            Language::De | Language::Cs => &['"', '\'', '”', '«', '»'],
            Language::En => &['"', '\'', '„', '«', '»'],
        };
        for (id, text) in texts(language) {
            assert!(
                !text.written.contains(foreign),
                "{language:?} {id:?}: {}",
                text.written
            );
            let [open, close] = match language {
                Language::De | Language::Cs => ['„', '“'],
                Language::En => ['“', '”'],
            };
            assert_eq!(
                text.written.matches(open).count(),
                text.written.matches(close).count(),
                "{language:?} {id:?}: {}",
                text.written
            );
        }
    }
}

#[test]
fn every_letter_is_in_the_text_font() {
    let font = fs::read(root().join("assets/fonts/alegreya-400.ttf")).expect("the font is there");
    let letters = letters_of(&font);
    assert!(
        letters.contains(&'ř') && !letters.contains(&'→'),
        "the font is read"
    );
    for language in Language::ALL {
        for (id, text) in texts(language) {
            for letter in text.written.chars().filter(|letter| !letter.is_control()) {
                assert!(letters.contains(&letter), "{language:?} {id:?}: {letter:?}");
            }
        }
    }
}

/// The letters of a TrueType font: its `cmap` table of format 4 (the basic plane).
fn letters_of(font: &[u8]) -> BTreeSet<char> {
    let u16_at = |at: usize| u16::from_be_bytes([font[at], font[at + 1]]);
    let u32_at =
        |at: usize| u32::from_be_bytes([font[at], font[at + 1], font[at + 2], font[at + 3]]);
    let tables = usize::from(u16_at(4));
    let cmap = (0..tables)
        .map(|table| 12 + 16 * table)
        .find(|&at| &font[at..at + 4] == b"cmap")
        .map(|at| u32_at(at + 8) as usize)
        .expect("a font has a cmap");
    let format_4 = (0..usize::from(u16_at(cmap + 2)))
        .map(|table| cmap + u32_at(cmap + 4 + 8 * table + 4) as usize)
        .find(|&at| u16_at(at) == 4)
        .expect("a font of letters has a table of format 4");
    let segments = usize::from(u16_at(format_4 + 6)) / 2;
    let mut letters = BTreeSet::new();
    for segment in 0..segments {
        let end_at = format_4 + 14 + 2 * segment;
        let start_at = end_at + 2 + 2 * segments;
        let delta_at = start_at + 2 * segments;
        let offset_at = delta_at + 2 * segments;
        let (start, end, offset) = (u16_at(start_at), u16_at(end_at), u16_at(offset_at));
        for code in start..=end {
            let glyph = if offset == 0 {
                code.wrapping_add(u16_at(delta_at))
            } else {
                u16_at(offset_at + usize::from(offset) + 2 * usize::from(code - start))
            };
            if glyph != 0 {
                letters.extend(char::from_u32(u32::from(code)));
            }
            if code == u16::MAX {
                break;
            }
        }
    }
    letters
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("the sources are there").path();
        if path.is_dir() {
            rust_files(&path, out);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            out.push(path);
        }
    }
}

/// Ids in the sources with the attribute where it is named beside them: `text("id")`,
/// `attribute("id", "name")`, `message!("id", …)`, `id!("id")`; comments do not count.
fn ids_in_code() -> BTreeSet<(String, Option<String>)> {
    let mut files = Vec::new();
    rust_files(&root().join("src"), &mut files);
    let mut ids = BTreeSet::new();
    for file in files {
        let source = fs::read_to_string(&file).expect("the sources are text");
        let code: Vec<_> = source
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .collect();
        let code = code.join("\n");
        for opening in [".text(", ".attribute(", "message!(", "id!("] {
            for (at, _) in code.match_indices(opening) {
                // `langid!` is another macro.
                if !opening.starts_with('.') && code[..at].ends_with(char::is_alphanumeric) {
                    continue;
                }
                let rest = code[at + opening.len()..].trim_start();
                let Some((id, rest)) = rest.strip_prefix('"').and_then(|it| it.split_once('"'))
                else {
                    continue;
                };
                let attribute = (opening == ".attribute(")
                    .then(|| rest.split('"').nth(1))
                    .flatten();
                ids.insert((id.to_owned(), attribute.map(ToOwned::to_owned)));
            }
        }
    }
    ids
}

#[test]
fn code_names_only_messages_that_are_there() {
    let english = texts(Language::En);
    let there: BTreeSet<&str> = english.keys().map(|(_, id)| id.as_str()).collect();
    let used = ids_in_code();
    assert!(used.len() > 100, "the scan finds the ids: {used:?}");
    for (id, attribute) in used {
        let id = match attribute {
            Some(attribute) => format!("{id}.{attribute}"),
            None => id,
        };
        let has_value_or_form =
            there.contains(id.as_str()) || there.iter().any(|it| it.starts_with(&format!("{id}.")));
        assert!(has_value_or_form, "there is no message {id}");
    }
}

/// Every literal in the sources that could be an id, wherever it stands: also in tables.
fn literals_in_code() -> BTreeSet<String> {
    let mut files = Vec::new();
    rust_files(&root().join("src"), &mut files);
    let mut literals = BTreeSet::new();
    for file in files {
        let source = fs::read_to_string(&file).expect("the sources are text");
        for line in source.lines() {
            let id = |part: &&str| {
                let fits = |letter: char| {
                    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
                };
                !part.is_empty() && part.chars().all(fits)
            };
            literals.extend(line.split('"').filter(id).map(str::to_owned));
        }
    }
    literals
}

#[test]
fn every_lesson_can_be_told() {
    let english = texts(Language::En);
    let there: BTreeSet<&str> = english.keys().map(|(_, id)| id.as_str()).collect();
    for lesson in Lesson::all() {
        let mut wanted = vec![lesson.text_id(), format!("{}.aim", lesson.text_id())];
        for step in lesson.steps() {
            let id = lesson.step_id(step);
            let answers = ["a", "b", "c"].into_iter().take(step.answers());
            wanted.extend(answers.map(|letter| format!("{id}.{letter}")));
            wanted.push(format!("{id}.learn"));
            wanted.push(id);
        }
        for id in wanted {
            assert!(there.contains(id.as_str()), "there is no message {id}");
        }
    }
}

#[test]
fn every_message_is_used() {
    let mut used = literals_in_code();
    used.extend(Lesson::all().iter().flat_map(|lesson| lesson.text_ids()));
    for (file, id) in texts(Language::En).into_keys() {
        let message = id.split('.').next().unwrap_or_default();
        assert!(used.contains(message), "{file}: nothing says {id}");
    }
}

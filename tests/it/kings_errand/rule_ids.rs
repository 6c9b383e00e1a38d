//! Every rule and every worked example has a test named after it.

use std::fs;
use std::path::Path;

use tafelrunde::rules::kings_errand::Rule;

/// The names of all functions in the files of this folder.
fn function_names() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/kings_errand");
    let files = fs::read_dir(folder).expect("the folder of the tests");
    let mut names = Vec::new();
    for file in files {
        let path = file.expect("a file").path();
        if path.is_dir() {
            continue;
        }
        let source = fs::read_to_string(path).expect("a readable file");
        let after = source.split("\nfn ").skip(1);
        names.extend(after.filter_map(|rest| Some(rest.split_once('(')?.0.to_owned())));
    }
    names
}

fn untested(prefixes: impl IntoIterator<Item = String>) -> Vec<String> {
    let names = function_names();
    let tested = |prefix: &String| names.iter().any(|name| name.starts_with(prefix.as_str()));
    prefixes.into_iter().filter(|it| !tested(it)).collect()
}

#[test]
fn every_rule_has_a_test_named_after_it() {
    let ids = Rule::ALL
        .iter()
        .map(|rule| format!("{}_", rule.to_string().to_lowercase()));
    assert_eq!(untested(ids), Vec::<String>::new());
}

#[test]
fn every_worked_example_has_a_test_named_after_it() {
    let examples = (1..=11).map(|number| format!("example_{number:02}_"));
    assert_eq!(untested(examples), Vec::<String>::new());
}

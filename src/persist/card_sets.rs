//! The card sets that people have made: a file each, beside the one in the program.
//!
//! What cannot be used is listed with what is wrong, and left as it is. A file is written over only if it
//! still says what was read from it or written to it last.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::card_set_file::{CardSetFile, CardSetFileError};
use super::store::{FileError, read_bounded, remove, write_whole};
use crate::rules::kings_errand::is_record_id;
use crate::session::is_shown;

/// No set of people's own is larger, in bytes: a hundred would fill less than a picture.
pub const LARGEST: u64 = 128 << 10;

/// No more files of a folder are looked at.
pub const MOST_FILES: usize = 200;

/// Longest name of a set, in letters.
pub const LONGEST_NAME: usize = 24;

/// Longest id of a set that people have made.
const LONGEST_ID: usize = 40;

/// A set that people have made.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OwnSet {
    /// Its figures.
    pub file: CardSetFile,
    /// What lies in its file; `None` as long as it has none.
    kept: Option<Kept>,
}

/// What was read from a file or written to it last.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Kept {
    path: PathBuf,
    /// With all comments, if a person has written it.
    text: String,
    file: CardSetFile,
}

/// Everything in a folder of card sets.
#[derive(Debug, Default)]
pub struct Found {
    /// The sets that can be read, also those whose figures do not fit the rules, by file name.
    pub sets: Vec<OwnSet>,
    /// What is wrong with each file that cannot.
    pub broken: Vec<CardSetFileError>,
}

/// The sets in `folder`, which need not be there.
///
/// # Errors
/// The folder is there and cannot be read.
pub fn list(folder: &Path) -> io::Result<Found> {
    let files = match fs::read_dir(folder) {
        Ok(files) => files,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Found::default()),
        Err(error) => return Err(error),
    };
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    let of_sets = paths.filter(|path| path.extension().is_some_and(|end| end == "ron"));
    let mut paths: Vec<PathBuf> = of_sets.take(MOST_FILES).collect();
    paths.sort();
    let mut found = Found::default();
    for path in paths {
        match CardSetFile::read(&path, LARGEST) {
            Ok((file, text)) => {
                let file = tidied(file);
                found.sets.push(OwnSet {
                    file: file.clone(),
                    kept: Some(Kept { path, text, file }),
                });
            }
            Err(error) => found.broken.push(error),
        }
    }
    Ok(found)
}

/// A set from a file anywhere, which is called like the file if it has no name.
///
/// # Errors
/// The file cannot be read, or is no card set.
pub fn import(path: &Path) -> Result<CardSetFile, CardSetFileError> {
    let (mut file, _) = CardSetFile::read(path, LARGEST)?;
    if file.name.is_empty()
        && let Some(stem) = path.file_stem()
    {
        file.name = stem.to_string_lossy().into_owned();
    }
    Ok(tidied(file))
}

/// Why a set was not exported.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// There is such a file already.
    #[error("{}: there is such a file already", .0.display())]
    IsThere(PathBuf),
    /// It could not be written.
    #[error(transparent)]
    File(#[from] FileError),
}

/// Writes a set to `path`, or under its id into the folder at `path`; returns where it lies. No file is
/// written over.
///
/// # Errors
/// There is such a file, or it cannot be written.
pub fn export(path: &Path, file: &CardSetFile) -> Result<PathBuf, ExportError> {
    let path = if path.is_dir() {
        path.join(file_name(&file.id, 1))
    } else {
        path.to_owned()
    };
    if path.symlink_metadata().is_ok() {
        return Err(ExportError::IsThere(path));
    }
    write_whole(&path, text_of(file, &path)?.as_bytes())?;
    Ok(path)
}

/// An id that none of `taken` is: `wanted` as far as it can be one, with a number if need be.
#[must_use]
pub fn free_id(wanted: &str, taken: &[&str]) -> String {
    let mut base = if is_record_id(wanted) {
        wanted
    } else {
        "own_set"
    }
    .to_owned();
    base.truncate(LONGEST_ID);
    if !taken.contains(&base.as_str()) {
        return base;
    }
    let numbered = (2..).map(|number: u32| format!("{base}_{number}"));
    let mut free = numbered.filter(|id| !taken.contains(&id.as_str()));
    free.next().unwrap_or(base)
}

/// A name as it can be shown: letters that the fonts have, in one line.
#[must_use]
pub fn tidy_name(name: &str) -> String {
    let shown: String = name.chars().filter(|&letter| is_shown(letter)).collect();
    shown.trim_start().chars().take(LONGEST_NAME).collect()
}

fn tidied(mut file: CardSetFile) -> CardSetFile {
    file.name = tidy_name(file.name.trim());
    file
}

fn file_name(id: &str, number: usize) -> String {
    let id = if is_record_id(id) { id } else { "own_set" };
    let id = &id[..id.len().min(LONGEST_ID)];
    match number {
        1 => format!("{id}.ron"),
        _ => format!("{id}_{number}.ron"),
    }
}

fn text_of(file: &CardSetFile, path: &Path) -> Result<String, FileError> {
    file.to_text().map_err(|error| FileError::Write {
        path: path.to_owned(),
        source: io::Error::other(error),
    })
}

/// Whether the file at `path` still says `text`.
fn says(path: &Path, text: &str) -> bool {
    read_bounded(path, LARGEST).is_ok_and(|(bytes, is_cut)| !is_cut && bytes == text.as_bytes())
}

/// A path in `folder` that nothing has.
fn free_path(folder: &Path, id: &str) -> PathBuf {
    let mut paths = (1..=9999).map(|number| folder.join(file_name(id, number)));
    let free = paths.find(|path| path.symlink_metadata().is_err());
    free.unwrap_or_else(|| folder.join(file_name(id, 10_000)))
}

impl OwnSet {
    /// A set that lies nowhere yet.
    #[must_use]
    pub const fn new(file: CardSetFile) -> Self {
        Self { file, kept: None }
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        let name = self.file.name.trim();
        if name.is_empty() { &self.file.id } else { name }
    }

    /// The file it lies in, if it does.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.kept.as_ref().map(|kept| kept.path.as_path())
    }

    /// Keeps the set in `folder`: in its file if nobody else has changed that, else beside it. A set in
    /// which nothing has changed stays as it was written.
    ///
    /// # Errors
    /// The folder or the file cannot be written; what was there before is still there.
    pub fn keep(&mut self, folder: &Path) -> Result<(), FileError> {
        let own = self.kept.as_ref();
        if own.is_some_and(|kept| kept.file == self.file && kept.path.is_file()) {
            return Ok(());
        }
        let free = |kept: &&Kept| {
            let is_gone = kept.path.symlink_metadata().is_err();
            is_gone || says(&kept.path, &kept.text)
        };
        let path = match own.filter(free) {
            Some(kept) => kept.path.clone(),
            None => free_path(folder, &self.file.id),
        };
        let text = text_of(&self.file, &path)?;
        write_whole(&path, text.as_bytes())?;
        self.kept = Some(Kept {
            path,
            text,
            file: self.file.clone(),
        });
        Ok(())
    }

    /// Removes its file, unless somebody else has changed that.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn remove(&mut self) -> Result<(), FileError> {
        if let Some(kept) = &self.kept
            && says(&kept.path, &kept.text)
        {
            remove(&kept.path)?;
        }
        self.kept = None;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::persist::{Provenance, Sourced};

    fn named(name: &str) -> OwnSet {
        let mut file = CardSetFile::embedded();
        file.id = "own_set".to_owned();
        file.name = name.to_owned();
        OwnSet::new(file)
    }

    #[test]
    fn a_set_is_kept_in_its_own_file_and_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("not there yet");
        assert!(list(&folder).unwrap().sets.is_empty());
        let (mut first, mut second) = (named("Ida’s"), named("Jan’s"));
        first.keep(&folder).unwrap();
        second.keep(&folder).unwrap();
        first.file.tasks[0].shields = Sourced::Printed(9);
        first.keep(&folder).unwrap();
        assert_eq!(first.file.count(Provenance::Printed), 1);
        let found = list(&folder).unwrap();
        assert_eq!(found.sets, [first.clone(), second]);
        first.remove().unwrap();
        assert_eq!(list(&folder).unwrap().sets.len(), 1);
        first.keep(&folder).unwrap();
        assert_eq!(list(&folder).unwrap().sets.len(), 2);
    }

    #[test]
    fn what_somebody_else_has_written_is_never_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let mut set = named("Ida’s");
        set.keep(folder.path()).unwrap();
        let path = set.path().unwrap().to_owned();
        fs::write(&path, "precious").unwrap();
        set.file.name = "Eva’s".to_owned();
        set.keep(folder.path()).unwrap();
        assert_ne!(set.path(), Some(path.as_path()));
        assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
        let found = list(folder.path()).unwrap();
        assert_eq!((found.sets.len(), found.broken.len()), (1, 1));
        let there = export(&path, &set.file);
        assert!(matches!(there, Err(ExportError::IsThere(_))), "{there:?}");
        fs::write(set.path().unwrap(), "precious too").unwrap();
        set.remove().unwrap();
        assert_eq!(list(folder.path()).unwrap().broken.len(), 2);
    }

    #[test]
    fn ids_are_told_apart_and_names_can_be_shown() {
        assert_eq!(free_id("box", &["other"]), "box");
        assert_eq!(free_id("box", &["box", "box_2"]), "box_3");
        assert_eq!(free_id("Büchse!", &[]), "own_set");
        assert_eq!(free_id(&"x".repeat(999), &[]).len(), LONGEST_ID);
        assert_eq!(tidy_name(" Jiří\n\u{202e}\u{5d0}s box "), "Jiřís box ");
        assert_eq!(tidy_name(&"x".repeat(999)).len(), LONGEST_NAME);
    }
}

//! What was deleted lies in a folder of its own for a month, and can come back.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::persist::store::FileError;

/// How long it stays there, in seconds.
const KEPT: u64 = 30 * 24 * 60 * 60;
/// So many files stay however long they have lain there: the clock may have been wrong then, or be now.
const STAY: usize = 100;

/// Moves the file at `path` into the folder `bin` and returns where it lies now. What has lain there
/// for too long goes.
///
/// # Errors
/// It cannot be moved; then it is where it was.
pub fn throw(bin: &Path, path: &Path, now: u64) -> Result<PathBuf, FileError> {
    fs::create_dir_all(bin).map_err(|source| FileError::CreateFolder {
        path: bin.to_owned(),
        source,
    })?;
    empty(bin, now);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let free = (1..=9999).map(|number| bin.join(format!("{now:012}-{number}-{name}")));
    let mut free = free.filter(|path| path.symlink_metadata().is_err());
    let moved = free
        .next()
        .ok_or_else(|| io::Error::other("every name is taken"))
        .and_then(|to| fs::rename(path, &to).map(|()| to));
    moved.map_err(|source| FileError::Write {
        path: path.to_owned(),
        source,
    })
}

/// Moves what lies at `thrown` back to `path`, unless there is something else by now.
///
/// # Errors
/// It cannot be moved; then it is where it was.
pub fn restore(thrown: &Path, path: &Path) -> Result<(), FileError> {
    let write = |source| FileError::Write {
        path: path.to_owned(),
        source,
    };
    if path.symlink_metadata().is_ok() {
        return Err(write(io::Error::from(io::ErrorKind::AlreadyExists)));
    }
    fs::rename(thrown, path).map_err(write)
}

/// Removes what was thrown away long ago, the earliest first. Only what [`throw`] has named is touched.
fn empty(bin: &Path, now: u64) {
    let Ok(files) = fs::read_dir(bin) else {
        return;
    };
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    let mut thrown: Vec<_> = paths
        .filter_map(|path| Some((when(&path)?, path)))
        .collect();
    thrown.sort_unstable();
    let many = thrown.len().saturating_sub(STAY);
    for (then, path) in &thrown[..many] {
        if then.saturating_add(KEPT) < now {
            // What cannot be removed now is tried again the next time.
            let _ = fs::remove_file(path);
        }
    }
}

/// When [`throw`] moved a file to this path; none if it has not named it.
fn when(path: &Path) -> Option<u64> {
    let name = path.file_name()?.to_string_lossy();
    let (when, rest) = name.split_once('-')?;
    let (number, name) = rest.split_once('-')?;
    let is_ours = when.len() == 12 && number.parse::<u16>().is_ok() && !name.is_empty();
    when.parse().ok().filter(|_| is_ours)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 24 * 60 * 60;

    fn throw_one(folder: &Path, name: &str, now: u64) -> PathBuf {
        let file = folder.join(name);
        fs::write(&file, name).unwrap();
        throw(&folder.join("bin"), &file, now).unwrap()
    }

    #[test]
    fn a_month_later_it_goes_once_there_are_many() {
        let folder = tempfile::tempdir().unwrap();
        let first = throw_one(folder.path(), "first", 1000 * DAY);
        for number in 0..STAY {
            throw_one(folder.path(), &format!("{number}"), 1001 * DAY);
        }
        assert!(first.exists(), "the month is not over");
        throw_one(folder.path(), "last", 1031 * DAY);
        assert!(!first.exists());
        let left = fs::read_dir(folder.path().join("bin")).unwrap().count();
        assert_eq!(left, STAY + 1);
    }

    #[test]
    fn a_clock_that_was_wrong_takes_nothing_away() {
        let folder = tempfile::tempdir().unwrap();
        let early = throw_one(folder.path(), "a", 0);
        let late = throw_one(folder.path(), "a", 40_000 * DAY);
        let present = throw_one(folder.path(), "a", 20_000 * DAY);
        for path in [early, late, present] {
            assert!(path.exists());
        }
    }

    #[test]
    fn what_others_have_put_there_stays() {
        let folder = tempfile::tempdir().unwrap();
        let bin = folder.path().join("bin");
        fs::create_dir(&bin).unwrap();
        let names = ["notes.txt", "1-2-3", "000000000001-x-y", "000000000001-1-"];
        for name in names {
            fs::write(bin.join(name), name).unwrap();
        }
        for number in 0..=STAY {
            throw_one(folder.path(), &format!("{number}"), 1000 * DAY);
        }
        for name in names {
            assert!(bin.join(name).exists(), "{name}");
        }
    }
}

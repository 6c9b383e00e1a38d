//! What was deleted lies in a folder of its own for a month, and can come back.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::persist::store::FileError;

/// How long it stays there, in seconds.
const KEPT: u64 = 30 * 24 * 60 * 60;

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

/// Removes what was thrown away long ago. Only what [`throw`] has named is touched.
fn empty(bin: &Path, now: u64) {
    let Ok(files) = fs::read_dir(bin) else {
        return;
    };
    for path in files.filter_map(|file| Some(file.ok()?.path())) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let (when, rest) = name.split_once('-').unwrap_or_default();
        let then = when.parse::<u64>().ok().filter(|_| when.len() == 12);
        let is_ours = rest
            .split_once('-')
            .is_some_and(|(number, name)| number.parse::<u16>().is_ok() && !name.is_empty());
        if is_ours && then.is_some_and(|then| then.saturating_add(KEPT) < now) {
            // What cannot be removed now is tried again the next time.
            let _ = fs::remove_file(&path);
        }
    }
}

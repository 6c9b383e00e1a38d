//! One window writes to a folder; every other one only reads.

use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::time::Duration;

/// How often a folder that another window has is asked for, and how long it is waited in between.
const ATTEMPTS: u32 = 30;
const PAUSE: Duration = Duration::from_millis(50);

/// The folder belongs to whoever holds this. The system takes it back when the program ends, however it
/// ends.
#[derive(Debug)]
pub struct FolderLock {
    /// None where the system knows no locks: then everybody may write, as without this.
    _file: Option<File>,
}

/// Whether a folder can be written to.
#[derive(Debug)]
pub enum Taken {
    /// It is ours.
    Ours(FolderLock),
    /// Another window has it.
    ByAnother,
}

impl FolderLock {
    /// Takes the folder, which need not exist yet, unless another window has it.
    #[must_use]
    pub fn take(folder: &Path) -> Taken {
        let free = |file| Taken::Ours(Self { _file: file });
        // A folder that cannot be made or written to is told of when something is to be kept in it.
        let made = fs::create_dir_all(folder);
        let path = folder.join("lock");
        // Opening a pipe would wait for whoever reads from it.
        if fs::metadata(&path).is_ok_and(|found| !found.is_file()) {
            return free(None);
        }
        let opened = made.and_then(|()| {
            let mut options = File::options();
            options.create(true).truncate(false).write(true);
            options.open(&path)
        });
        let Ok(file) = opened else {
            return free(None);
        };
        // Of a program that has just been closed the system may need a moment to take it back.
        for _ in 0..ATTEMPTS {
            match file.try_lock() {
                Ok(()) => return free(Some(file)),
                Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
                Err(TryLockError::Error(_)) => return free(None),
            }
        }
        Taken::ByAnother
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_taken_once_and_free_again_afterwards() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("not there yet");
        let Taken::Ours(first) = FolderLock::take(&folder) else {
            panic!("nobody else has it");
        };
        assert!(matches!(FolderLock::take(&folder), Taken::ByAnother));
        drop(first);
        assert!(matches!(FolderLock::take(&folder), Taken::Ours(_)));
    }

    #[test]
    fn where_there_can_be_no_folder_nobody_is_kept_out() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "precious").unwrap();
        assert!(matches!(FolderLock::take(&file), Taken::Ours(_)));
        assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
        fs::create_dir(folder.path().join("lock")).unwrap();
        assert!(matches!(FolderLock::take(folder.path()), Taken::Ours(_)));
    }

    #[test]
    fn a_window_that_is_just_being_closed_is_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let Taken::Ours(first) = FolderLock::take(folder.path()) else {
            panic!("nobody else has it");
        };
        let closing = std::thread::spawn(move || {
            std::thread::sleep(4 * PAUSE);
            drop(first);
        });
        assert!(matches!(FolderLock::take(folder.path()), Taken::Ours(_)));
        closing.join().unwrap();
    }
}

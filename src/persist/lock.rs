//! One window writes to a folder; every other one only reads.

use std::fs::{self, File, TryLockError};
use std::path::Path;

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
        let opened = made.and_then(|()| {
            let mut options = File::options();
            options.create(true).truncate(false).write(true);
            options.open(folder.join("lock"))
        });
        let Ok(file) = opened else {
            return free(None);
        };
        match file.try_lock() {
            Ok(()) => free(Some(file)),
            Err(TryLockError::WouldBlock) => Taken::ByAnother,
            Err(TryLockError::Error(_)) => free(None),
        }
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
    }
}

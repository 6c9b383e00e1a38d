//! Where the program keeps its files.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::FileError;

/// The environment variable that names the folder.
pub const DATA_DIR_VARIABLE: &str = "TAFELRUNDE_DATA_DIR";

/// The folder with everything that the program keeps.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DataDir(PathBuf);

impl DataDir {
    /// The folder asked for, else the one that [`DATA_DIR_VARIABLE`] names, else the usual one of the
    /// system. It need not exist yet.
    ///
    /// # Errors
    /// None is named and the system knows none.
    pub fn find(asked: Option<&Path>) -> Result<Self, FileError> {
        Self::choose(asked, env::var_os(DATA_DIR_VARIABLE), || {
            let folders = directories::ProjectDirs::from("", "", "tafelrunde")?;
            Some(folders.data_dir().to_owned())
        })
    }

    /// The same with the variable and the system's folder handed in.
    ///
    /// # Errors
    /// None is named and there is no usual one.
    pub fn choose(
        asked: Option<&Path>,
        variable: Option<OsString>,
        usual: impl FnOnce() -> Option<PathBuf>,
    ) -> Result<Self, FileError> {
        let variable = variable.filter(|path| !path.is_empty()).map(PathBuf::from);
        asked
            .map(Path::to_owned)
            .or(variable)
            .or_else(usual)
            .map(Self)
            .ok_or(FileError::NoFolder)
    }

    /// The folder.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The game that is being played.
    #[must_use]
    pub fn saved_game(&self) -> PathBuf {
        self.0.join("game.ron")
    }

    /// The settings.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.0.join("settings.ron")
    }

    /// What has been learnt.
    #[must_use]
    pub fn progress(&self) -> PathBuf {
        self.0.join("progress.ron")
    }

    /// Card sets that owners of the printed game have entered.
    #[must_use]
    pub fn card_sets(&self) -> PathBuf {
        self.0.join("card_sets")
    }

    /// Folder of the games that are over or were left for another.
    #[must_use]
    pub fn history(&self) -> PathBuf {
        self.0.join("history")
    }

    /// Folder of the games that people have saved by a name.
    #[must_use]
    pub fn saves(&self) -> PathBuf {
        self.0.join("saves")
    }

    /// Folder of what was deleted and can still come back.
    #[must_use]
    pub fn trash(&self) -> PathBuf {
        self.0.join("trash")
    }

    /// Where earlier versions kept the records of games.
    #[must_use]
    pub fn old_records(&self) -> PathBuf {
        self.0.join("records")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_asked_for_comes_first_then_the_variable_then_the_usual_one() {
        let choose = |asked: Option<&str>, variable: Option<&str>, usual: Option<&str>| {
            let found = DataDir::choose(asked.map(Path::new), variable.map(OsString::from), || {
                usual.map(PathBuf::from)
            });
            found.ok().map(|folder| folder.0)
        };
        let path = |path: &str| Some(PathBuf::from(path));
        assert_eq!(choose(Some("a"), Some("b"), Some("c")), path("a"));
        assert_eq!(choose(None, Some("b"), Some("c")), path("b"));
        assert_eq!(choose(None, Some(""), Some("c")), path("c"));
        assert_eq!(choose(None, None, Some("c")), path("c"));
        assert_eq!(choose(None, None, None), None);
    }
}

//! Tafelrunde: parse the command line; open the window or run headless.

use std::process::ExitCode;

use tafelrunde::cli::{self, Start, Status};

fn main() -> ExitCode {
    match cli::start(std::env::args_os()) {
        Start::Finished(status) => status.into(),
        Start::Window(_options) => {
            eprintln!("error: this build has no window yet; see tafelrunde --help");
            Status::Outside.into()
        }
    }
}

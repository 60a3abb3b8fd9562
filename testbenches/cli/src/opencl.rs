//! `tessera opencl`: a program that uses OpenCL, with the driver of this project as the one that its loader finds.

use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use tessera_opencl::settings;

use crate::args::{value_name, OpenclArgs};
use crate::error::CliError;

/// The driver's library.
const LIBRARY: &str = "libtessera_opencl.so";

/// Where the loader looks for drivers.
const VENDORS: &str = "OCL_ICD_VENDORS";

pub fn opencl(args: &OpenclArgs) -> Result<(), CliError> {
    let library = library()?;
    let vendors = vendors(&library)?;
    // There is one: the command line requires it.
    let (program, arguments) = args.program.split_first().expect("a program");
    let mut command = Command::new(program);
    command.args(arguments).env(VENDORS, &vendors).env(settings::ENGINE, value_name(&args.engine));
    if let Some(limit) = args.max_cycles {
        command.env(settings::LIMIT, limit.to_string());
    }
    if let Some(out) = &args.out {
        // The program may change its folder.
        command.env(settings::OUT, std::path::absolute(out).unwrap_or_else(|_| out.clone()));
    }
    // The program takes the place of this command, with its status and its signals.
    let error = command.exec();
    Err(CliError::File { path: PathBuf::from(program), reason: format!("{error}, expected a program to run") })
}

/// Beside this command, or where Cargo puts what a command depends on.
fn library() -> Result<PathBuf, CliError> {
    let executable = std::env::current_exe().unwrap_or_default();
    let folder = executable.parent().unwrap_or(Path::new("."));
    // Cargo keeps the one in `deps` up to date.
    let places = [folder.join("deps").join(LIBRARY), folder.join(LIBRARY), folder.join("../lib").join(LIBRARY)];
    places.into_iter().find(|path| path.is_file()).ok_or_else(|| {
        let reason = format!("no {LIBRARY} beside the command, expected it there: cargo build --release --workspace");
        CliError::File { path: folder.to_path_buf(), reason }
    })
}

/// A folder with the file that names the driver, as the loader wants it: the same for the same library.
fn vendors(library: &Path) -> Result<PathBuf, CliError> {
    let library = library.canonicalize().unwrap_or_else(|_| library.to_path_buf());
    let text = format!("{}\n", library.display());
    let folder = settings::settings().cache.join("vendors").join(name(&text));
    let file = folder.join("tessera.icd");
    if std::fs::read_to_string(&file).is_ok_and(|there| there == text) {
        return Ok(folder);
    }
    let write = || {
        std::fs::create_dir_all(&folder)?;
        let mut half = tempfile::NamedTempFile::new_in(&folder)?;
        std::io::Write::write_all(&mut half, text.as_bytes())?;
        half.persist(&file).map(drop).map_err(|e| e.error)
    };
    match write() {
        Ok(()) => Ok(folder),
        Err(e) => Err(CliError::File {
            path: file,
            reason: format!("{e}, expected a writable file; {} names the folder", settings::CACHE),
        }),
    }
}

/// A short name that stands for a text.
fn name(text: &str) -> String {
    use sha2::{Digest, Sha256};
    Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

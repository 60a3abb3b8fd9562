//! `tessera opencl`: a program that uses OpenCL, with the driver of this project as the one that its loader finds.

use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use tessera_opencl::settings::{self, Surroundings};

use crate::args::{value_name, Engine, OpenclArgs};
use crate::config::Config;
use crate::error::CliError;

/// The driver's library.
const LIBRARY: &str = "libtessera_opencl.so";

/// Where the loader looks for drivers.
const VENDORS: &str = "OCL_ICD_VENDORS";

pub fn opencl(args: &OpenclArgs) -> Result<(), CliError> {
    if args.check && args.engine != Engine::Interp {
        let reason = "only the interpreter checks, expected --engine interp".into();
        return Err(CliError::Option { option: "--check", reason });
    }
    let surroundings = args.config.as_deref().map(|config| surroundings(args, config)).transpose()?;
    let library = library()?;
    let vendors = vendors(&library)?;
    // There is one: the command line requires it.
    let (program, arguments) = args.program.split_first().expect("a program");
    let mut command = Command::new(program);
    command.args(arguments).env(VENDORS, &vendors).env(settings::ENGINE, value_name(&args.engine));
    if let Some(other) = &args.verify {
        command.env(settings::VERIFY, value_name(other));
    }
    if args.check {
        command.env(settings::CHECK, "1");
    }
    if let Some(surroundings) = surroundings {
        command.env(settings::CONFIG, surroundings);
    }
    if let Some(limit) = args.max_cycles {
        command.env(settings::LIMIT, limit.to_string());
    }
    command.env(settings::DEVICE, value_name(&args.device));
    if let Some(memory) = args.memory {
        command.env(settings::MEMORY, memory.to_string());
    }
    if let Some(out) = &args.out {
        // The program may change its folder.
        command.env(settings::OUT, std::path::absolute(out).unwrap_or_else(|_| out.clone()));
    }
    // The program takes the place of this command, with its status and its signals.
    let error = command.exec();
    Err(CliError::File { path: PathBuf::from(program), reason: format!("{error}, expected a program to run") })
}

/// What engines with cycles are like, as the driver reads it.
fn surroundings(args: &OpenclArgs, config: &str) -> Result<String, CliError> {
    let config = Config::chosen(Some(config))?;
    let hardware = args.engine.is_hardware() || args.verify.is_some_and(Engine::is_hardware);
    if hardware && config.shape_name().is_none() {
        let reason = "a shape without a name, expected gen9, compact or lite, or engines interp and golden".into();
        return Err(CliError::Option { option: "--config", reason });
    }
    let surroundings = Surroundings { shape: config.shape, eu: config.surroundings() };
    Ok(serde_json::to_string(&surroundings).expect("names and numbers"))
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

//! Hardware of shapes without a name. A shape is a type of Rust, so its hardware has to be compiled: Cargo builds
//! `tessera-tailored`, which is this command and the hardware of one more shape, and the command goes on as that.

use std::env;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use tessera_eu::eu::parameters;
use tessera_export::Exporter;
use tessera_hdl::init::Init;
use tessera_hdl::meta::Module;
use tessera_hdl::rust_hdl::block::Block;
use tessera_hdl::sim::Sim;
use tessera_hdl::step::Step;
use tessera_hdl::values::Values;
use tessera_hdl::wires::Pins;
use tessera_ports::config::EuShape;
use tessera_registry::BlockEntry;

use crate::args::Engine;
use crate::engine::{self, EuModel};
use crate::error::CliError;
use crate::progress::Busy;
use crate::wave::Wave;

/// Where the sources were when this was built.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Its package and program.
const PROGRAM: &str = "tessera-tailored";

/// Execution unit of one shape in hardware.
pub struct Tailored {
    shape: EuShape,
    /// It on an engine.
    pub(crate) unit: fn(Engine, &EuShape, Option<&Wave>) -> Result<EuModel, CliError>,
    /// It as a block to be exported.
    pub(crate) block: BlockEntry,
}

impl Tailored {
    /// That of `shape`, which `B` is in hardware.
    pub fn new<B>(shape: EuShape) -> Tailored
    where
        B: Block + Module + Step + Init + Pins + Values + 'static,
    {
        let block = BlockEntry {
            // Once in the life of a process.
            name: B::module_name().leak(),
            role: "execution unit of the configured shape",
            hardware: std::any::type_name::<B>(),
            design: |exporter: &mut Exporter| exporter.export(Sim::<B>::new().block()),
        };
        Tailored { shape, unit: engine::unit::<B>, block }
    }
}

static TAILORED: OnceLock<Tailored> = OnceLock::new();

/// Tells the command what hardware it has beside the named.
pub fn set(tailored: Option<Tailored>) {
    if let Some(tailored) = tailored {
        let _first = TAILORED.set(tailored);
    }
}

/// Hardware of a shape without a name. If this program lacks it, another goes on in its place with the same
/// arguments; so this is to be asked for before anything is written.
pub fn hardware(shape: &EuShape) -> Result<&'static Tailored, CliError> {
    match TAILORED.get() {
        Some(tailored) if tailored.shape == *shape => Ok(tailored),
        Some(_) => Err(CliError::Shape("a second shape without a name, expected one in a command with rtl or verilator".into())),
        None => Err(go_on_as_tailored(shape).unwrap_or_else(|error| error)),
    }
}

/// Comes back only if that fails.
fn go_on_as_tailored(shape: &EuShape) -> Result<CliError, CliError> {
    let wrong = |reason: String| CliError::Shape(reason);
    let here = env::current_exe().map_err(|e| wrong(format!("{e}, expected to find this program's file")))?;
    let (target, profile) = built_as(&here).ok_or_else(|| {
        wrong(format!("{}: expected a program in a target folder of Cargo, to build its hardware there", here.display()))
    })?;
    let folder = target.join("tailored");
    let io = |e: std::io::Error| CliError::File { path: folder.clone(), reason: format!("{e}, expected a folder to write in") };
    fs::create_dir_all(&folder).map_err(io)?;
    // Held until this program is replaced, or ends: the file of another shape has the same name.
    let lock = File::create(folder.join("lock")).map_err(io)?;
    lock.lock().map_err(io)?;
    build(shape, target, profile)?;
    let program = here.with_file_name(PROGRAM);
    let error = Command::new(&program).args(env::args_os().skip(1)).exec();
    Ok(wrong(format!("{}: {error}, expected a program", program.display())))
}

/// Target folder, and the profile by which Cargo built a program. That it did, its lock beside the program tells:
/// the tag of a target folder is missing if the folder was there before Cargo.
fn built_as(program: &Path) -> Option<(PathBuf, &str)> {
    let folder = program.parent()?;
    let profile = match folder.file_name().and_then(OsStr::to_str)? {
        "debug" => "dev",
        profile => profile,
    };
    let target = folder.parent()?;
    folder.join(".cargo-lock").is_file().then(|| (target.to_path_buf(), profile))
}

fn build(shape: &EuShape, target: PathBuf, profile: &str) -> Result<(), CliError> {
    let parameters = parameters(shape).map(|parameter| parameter.to_string()).join(", ");
    let _busy = Busy::with(format!("building the hardware of this shape, Eu<{parameters}> (once)"));
    let manifest = Path::new(ROOT).join("Cargo.toml");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(&cargo)
        .args(["build", "--quiet", "--locked", "--message-format", "short", "--package", PROGRAM, "--profile", profile])
        .arg("--manifest-path")
        .arg(&manifest)
        .arg("--target-dir")
        .arg(target)
        .env("TESSERA_EU", &parameters)
        .output();
    let wrong = |what: String| CliError::Shape(format!("{what}, expected Cargo to build {PROGRAM} from {}", manifest.display()));
    let built = built.map_err(|e| wrong(format!("{}: {e}", cargo.display())))?;
    if built.status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&built.stderr);
    Err(wrong(text.lines().find(|line| line.contains("error")).unwrap_or("no reason given").to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_profile_is_that_of_the_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, profile) in [("debug", "dev"), ("release", "release")] {
            let program = folder.path().join(name).join("tessera");
            assert_eq!(built_as(&program), None);
            fs::create_dir(folder.path().join(name)).expect("a folder");
            File::create(program.with_file_name(".cargo-lock")).expect("a file");
            assert_eq!(built_as(&program), Some((folder.path().to_path_buf(), profile)));
        }
    }
}

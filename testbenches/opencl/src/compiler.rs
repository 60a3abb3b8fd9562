//! The offline compiler: source to a binary, kept in a folder under a name that stands for source, options and
//! compiler.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use sha2::{Digest, Sha256};

use crate::settings::settings;

/// A binary with the compiler's words about it, or these alone.
pub struct Compiled {
    /// What the compiler wrote.
    pub binary: Result<Vec<u8>, Failure>,
    /// What it said.
    pub log: String,
}

/// Why there is no binary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// The compiler cannot be run.
    Missing,
    /// It does not take the source.
    Refused,
}

/// What the compiler is given.
pub enum Input<'a> {
    /// OpenCL C, and headers that it may include, each with the name it includes them by.
    Source(&'a str, &'a [(String, String)]),
    /// SPIR-V.
    Spirv(&'a [u8]),
}

impl Input<'_> {
    fn bytes(&self) -> &[u8] {
        match self {
            Input::Source(text, _) => text.as_bytes(),
            Input::Spirv(bytes) => bytes,
        }
    }

    /// It may read files that the name in the cache would not stand for.
    fn includes(&self) -> bool {
        matches!(self, Input::Source(text, _) if text.contains("include"))
    }
}

/// Compiles, or finds what was compiled before.
pub fn compile(input: &Input, options: &str) -> Compiled {
    let Some(compiler) = compiler() else {
        let log = "ocloc is not installed, expected Debian package intel-opencl-icd: sudo apt-get install intel-opencl-icd";
        return Compiled { binary: Err(Failure::Missing), log: log.into() };
    };
    let entry = settings().cache.join(name(input, options, compiler));
    if !input.includes() {
        if let (Ok(binary), Ok(log)) = (std::fs::read(entry.join("kernel.bin")), std::fs::read_to_string(entry.join("log"))) {
            return Compiled { binary: Ok(binary), log };
        }
    }
    let compiled = run(compiler, input, options)
        .unwrap_or_else(|error| Compiled { binary: Err(Failure::Missing), log: format!("{}: {error}", compiler.display()) });
    if let (Ok(binary), false) = (&compiled.binary, input.includes()) {
        // A program that compiled is a program that runs, whether or not it can be kept.
        let _ = keep(&entry, binary, &compiled.log);
    }
    compiled
}

/// The compiler of the machine.
fn compiler() -> Option<&'static Path> {
    static COMPILER: OnceLock<Option<PathBuf>> = OnceLock::new();
    let find = || {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).map(|folder| folder.join("ocloc")).find(|file| file.is_file())
    };
    COMPILER.get_or_init(find).as_deref()
}

/// What the compiler says of itself: it has no option that tells its version, so its libraries' sizes and times do.
fn version(compiler: &Path) -> &'static [u8] {
    static VERSION: OnceLock<Vec<u8>> = OnceLock::new();
    VERSION.get_or_init(|| {
        let libraries = ["/usr/lib/x86_64-linux-gnu/libigc.so.1", "/usr/lib/x86_64-linux-gnu/libopencl-clang.so.14"];
        let files = std::iter::once(compiler.to_path_buf()).chain(libraries.map(PathBuf::from));
        let mut text = String::new();
        for file in files {
            let facts = file.canonicalize().and_then(|file| Ok((file.metadata()?, file)));
            if let Ok((facts, file)) = facts {
                text += &format!("{} {} {:?}\n", file.display(), facts.len(), facts.modified().ok());
            }
        }
        text.into_bytes()
    })
}

fn name(input: &Input, options: &str, compiler: &Path) -> String {
    let mut hash = Sha256::new();
    for part in [version(compiler), options.as_bytes(), input.bytes()] {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whole or not at all: what is there under its name is complete.
fn keep(entry: &Path, binary: &[u8], log: &str) -> std::io::Result<()> {
    let folder = entry.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    let half = tempfile::tempdir_in(folder)?;
    std::fs::write(half.path().join("kernel.bin"), binary)?;
    std::fs::write(half.path().join("log"), log)?;
    std::fs::rename(half.path(), entry)
}

fn run(compiler: &Path, input: &Input, options: &str) -> std::io::Result<Compiled> {
    let work = tempfile::tempdir()?;
    let file = work.path().join(if matches!(input, Input::Source(..)) { "kernel.cl" } else { "kernel.spv" });
    std::fs::File::create(&file)?.write_all(input.bytes())?;
    let mut options = format!("{options} -cl-kernel-arg-info");
    if let Input::Source(_, headers) = input {
        for (name, text) in headers.iter() {
            write_header(work.path(), name, text)?;
        }
        if !headers.is_empty() {
            options += &format!(" -I {}", work.path().display());
        }
    }
    let mut command = Command::new(compiler);
    command.arg("compile").arg("-file").arg(&file);
    if let Input::Spirv(_) = input {
        command.arg("-spirv_input");
    }
    command.args(["-device", "skl", "-output", "kernel", "-out_dir"]).arg(work.path());
    command.arg("-options").arg(options.trim());
    let output = command.output()?;
    let said = [output.stdout, output.stderr].concat();
    let log: String = String::from_utf8_lossy(&said)
        .lines()
        .filter(|line| !line.starts_with("Command was:") && *line != "Build succeeded.")
        .map(|line| format!("{}\n", line.replace(&*file.to_string_lossy(), "kernel.cl")))
        .collect();
    let binary = std::fs::read(work.path().join("kernel_Gen9core.bin")).or(Err(Failure::Refused));
    Ok(Compiled { binary, log })
}

/// A header under the name by which it is included, which must stay inside the folder.
fn write_header(folder: &Path, name: &str, text: &str) -> std::io::Result<()> {
    let inside = Path::new(name).components().all(|part| matches!(part, std::path::Component::Normal(_)));
    if !inside {
        return Err(std::io::Error::other(format!("header `{}`, expected a relative name", name.escape_debug())));
    }
    let file = folder.join(name);
    std::fs::create_dir_all(file.parent().unwrap_or(folder))?;
    std::fs::write(file, text)
}

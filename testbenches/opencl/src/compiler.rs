//! The offline compiler, and what it has written before: kept in a folder under a name that stands for source, options
//! and compiler. What it refuses is kept as well, so that it is not asked again.

mod ocloc;

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use sha2::{Digest, Sha256};

use crate::settings::settings;

/// Files of an entry of the cache.
const OUTPUT: &str = "kernel.bin";
const LOG: &str = "log";

/// What came of it, with the compiler's words, or these alone.
pub struct Compiled {
    /// What the compiler wrote.
    pub output: Result<Vec<u8>, Failure>,
    /// What it said.
    pub log: String,
}

/// Why there is no output.
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
    /// Objects: SPIR-V, or what was linked before.
    Objects(&'a [Arc<[u8]>]),
}

/// What it is to write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// A binary with kernels.
    Executable,
    /// What can be linked.
    Object,
}

/// The kinds of objects by their first bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// As the compiler writes it of a source, and as programs bring it.
    Spirv,
    /// What it links of several.
    Bitcode,
}

impl Kind {
    /// That of an object, if it is one.
    pub fn of(object: &[u8]) -> Option<Kind> {
        const MAGIC: u32 = 0x0723_0203;
        let begins = |magic: [u8; 4]| object.starts_with(&magic);
        match () {
            () if begins(MAGIC.to_le_bytes()) || begins(MAGIC.to_be_bytes()) => Some(Kind::Spirv),
            () if begins(*b"BC\xC0\xDE") => Some(Kind::Bitcode),
            () => None,
        }
    }
}

impl Input<'_> {
    fn parts(&self) -> Vec<&[u8]> {
        match self {
            Input::Source(text, _) => vec![text.as_bytes()],
            Input::Objects(objects) => objects.iter().map(|object| &**object).collect(),
        }
    }

    /// It may read files that the name in the cache would not stand for, by its text or by an option.
    fn includes(&self, options: &str) -> bool {
        options.contains("include") || matches!(self, Input::Source(text, _) if text.contains("include"))
    }
}

/// Compiles, or finds what was compiled before.
pub fn compile(input: &Input, options: &str, goal: Goal) -> Compiled {
    let Some(compiler) = compiler() else {
        let log = "ocloc is not installed, expected Debian package intel-opencl-icd: sudo apt-get install intel-opencl-icd";
        return Compiled { output: Err(Failure::Missing), log: log.into() };
    };
    let entry = (!input.includes(options)).then(|| settings().cache.join(name(input, options, goal, compiler)));
    if let Some(found) = entry.as_deref().and_then(kept) {
        return found;
    }
    let (compiled, ended) = ocloc::run(compiler, input, options.trim(), goal).unwrap_or_else(|error| {
        let log = format!("{}: {error}", compiler.display());
        (Compiled { output: Err(Failure::Missing), log }, false)
    });
    if let (Some(entry), true) = (entry, ended) {
        // A program that compiled is a program that runs, whether or not it can be kept.
        let _ = keep(&entry, &compiled);
    }
    compiled
}

/// What is in the cache: a log alone is that of something which the compiler refused.
fn kept(entry: &Path) -> Option<Compiled> {
    let log = std::fs::read_to_string(entry.join(LOG)).ok()?;
    let output = match std::fs::read(entry.join(OUTPUT)) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Err(Failure::Refused),
        read => Ok(read.ok()?),
    };
    Some(Compiled { output, log })
}

/// Whole or not at all: what is there under its name is complete.
fn keep(entry: &Path, compiled: &Compiled) -> std::io::Result<()> {
    let folder = entry.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    let half = tempfile::tempdir_in(folder)?;
    if let Ok(output) = &compiled.output {
        std::fs::write(half.path().join(OUTPUT), output)?;
    }
    std::fs::write(half.path().join(LOG), &compiled.log)?;
    std::fs::rename(half.path(), entry)
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

fn name(input: &Input, options: &str, goal: Goal, compiler: &Path) -> String {
    let mut hash = Sha256::new();
    let goal: &[u8] = if goal == Goal::Executable { b"executable" } else { b"object" };
    for part in [version(compiler), options.as_bytes(), goal].into_iter().chain(input.parts()) {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

//! The repository's kernels, as the tests see them.
#![allow(dead_code, unused_imports)] // each test binary uses its own part

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use tessera_launch::corpus::{folder, launch, launch_file, names as kernel_names};
use tessera_launch::{Kernel, Launch, LaunchError};

/// A kernel's files in memory, to be changed before they are loaded.
#[derive(Clone)]
pub struct Case {
    pub text: String,
    pub files: BTreeMap<PathBuf, Arc<[u8]>>,
}

impl Case {
    pub fn read(name: &str) -> Case {
        let mut files = BTreeMap::new();
        for entry in std::fs::read_dir(folder(name)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "bin") {
                let bytes = std::fs::read(&path).unwrap();
                files.insert(PathBuf::from(path.file_name().unwrap()), bytes.into());
            }
        }
        let text = std::fs::read_to_string(launch_file(name)).unwrap();
        Case { text, files }
    }

    pub fn binary(&self) -> &[u8] {
        &self.files[Path::new("kernel.bin")]
    }

    pub fn set(&mut self, name: &str, bytes: impl Into<Arc<[u8]>>) {
        self.files.insert(PathBuf::from(name), bytes.into());
    }

    /// Replaces text that must be there.
    pub fn replace(&mut self, from: &str, to: &str) {
        assert!(self.text.contains(from), "no `{from}` in the launch file");
        self.text = self.text.replacen(from, to, 1);
    }

    pub fn load(&self) -> Result<Launch, LaunchError> {
        Launch::load_with("launch.toml", &self.text, &|path| {
            let file = self.files.get(path).cloned();
            file.ok_or_else(|| format!("cannot read `{}`: no such file", path.display()))
        })
    }
}

/// Writes a dword.
pub fn put(bytes: &mut [u8], at: usize, value: u32) {
    bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
}

/// Reads a dword.
pub fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap())
}

/// Offset of the program inside its ELF wrapper.
pub fn program_at(bytes: &[u8]) -> usize {
    bytes.windows(4).position(|window| window == b"CTNI").unwrap()
}

/// Offset of the first token with an id, in the first kernel of a program.
pub fn token_at(bytes: &[u8], id: u32) -> usize {
    let start = program_at(bytes);
    let record = start + 28 + word(bytes, start + 24) as usize;
    let sizes: usize = [12, 20, 24, 28, 32].iter().map(|&field| word(bytes, record + field) as usize).sum();
    let mut at = record + 40 + sizes;
    while word(bytes, at) != id {
        at += word(bytes, at + 4) as usize;
    }
    at
}

/// (SFID, descriptor, extended descriptor) of every send in a kernel
/// (`gen9-kernel-abi.md` sec. 5.1).
pub fn sends(kernel: &Kernel) -> Vec<(u8, u32, u32)> {
    let code = &kernel.isa[..kernel.isa_bytes];
    let dword = |at: usize| u32::from_le_bytes(code[at..at + 4].try_into().unwrap());
    let mut found = Vec::new();
    let mut at = 0;
    while at + 8 <= code.len() {
        let first = dword(at);
        if first >> 29 & 1 == 1 {
            at += 8;
            continue;
        }
        let opcode = first & 0x7F;
        if (0x31..=0x34).contains(&opcode) {
            let function = first >> 24 & 0xF;
            let extended = if opcode >= 0x33 { dword(at + 8) & 0xF } else { 0 };
            found.push((function as u8, dword(at + 12) & 0x7FFF_FFFF, function | extended << 6));
        }
        at += 16;
    }
    found
}

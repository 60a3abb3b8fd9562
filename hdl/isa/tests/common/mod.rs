//! The kernels that come with a reference listing: their instruction bytes and that listing.
//! They are the workload set (`testbenches/kernels/workload-set.md`).

use std::fs;
use std::path::{Path, PathBuf};

/// One kernel of one `kernel.bin`.
pub struct Kernel {
    /// `<folder>/<kernel name>`
    pub name: String,
    /// Instruction bytes without the padding behind the last one.
    pub isa: Vec<u8>,
    /// The disassembler's listing, one instruction a line.
    pub listing: String,
}

/// All kernels of all folders, in the order of their paths.
pub fn all() -> Vec<Kernel> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testbenches/kernels"));
    let mut folders: Vec<PathBuf> = fs::read_dir(root)
        .unwrap_or_else(|e| panic!("{}: {e}", root.display()))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.join("kernel.bin").is_file() && has_listing(path))
        .collect();
    folders.sort();
    let kernels: Vec<Kernel> = folders.iter().flat_map(|folder| load(folder)).collect();
    assert_eq!(folders.len(), 20);
    assert_eq!(kernels.len(), 26);
    kernels
}

fn has_listing(folder: &Path) -> bool {
    let mut files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.any(|file| file.extension().is_some_and(|extension| extension == "iga"))
}

fn load(folder: &Path) -> Vec<Kernel> {
    let file = fs::read(folder.join("kernel.bin")).unwrap();
    let program = device_binary(&file);
    assert_eq!(u32_at(program, 0), 0x494E_5443, "patch-token program");
    let mut at = 28 + u32_at(program, 24) as usize;
    (0..u32_at(program, 16))
        .map(|_| {
            let size = |field| u32_at(program, at + field) as usize;
            let name_at = at + 40;
            let isa_at = name_at + size(12);
            let name = String::from_utf8(program[name_at..isa_at].to_vec()).unwrap();
            let name = name.trim_end_matches('\0');
            let isa = program[isa_at..isa_at + size(36)].to_vec();
            at = isa_at + size(20) + size(24) + size(28) + size(32) + size(16);
            let listing = fs::read_to_string(folder.join(format!("{name}.iga"))).unwrap();
            let folder = folder.file_name().unwrap().to_string_lossy();
            Kernel { name: format!("{folder}/{name}"), isa, listing }
        })
        .collect()
}

/// The section of type 0xFF000005 of the ELF wrapper.
fn device_binary(elf: &[u8]) -> &[u8] {
    let table = u64_at(elf, 0x28) as usize;
    let entry_size = usize::from(u16_at(elf, 0x3A));
    (0..usize::from(u16_at(elf, 0x3C)))
        .map(|index| table + index * entry_size)
        .find(|&header| u32_at(elf, header + 4) == 0xFF00_0005)
        .map(|header| {
            let offset = u64_at(elf, header + 24) as usize;
            &elf[offset..offset + u64_at(elf, header + 32) as usize]
        })
        .expect("device binary section")
}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes(bytes[at..at + 2].try_into().unwrap())
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap())
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(bytes[at..at + 8].try_into().unwrap())
}

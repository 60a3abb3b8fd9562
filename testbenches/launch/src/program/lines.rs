//! Line tables of a program that was compiled with `-g`: which line of the source an instruction belongs to.
//!
//! The section of the OpenCL executable that holds them begins with a header of 28 bytes, the number of kernels
//! last; each has the sizes of its name and of its ELF file, a word without meaning here, and both of them. The
//! ELF file holds DWARF, whose addresses count from the start of the kernel. Debug information is no part of what
//! runs: where it is damaged there are no lines.

use std::sync::Arc;

use gimli::{AttributeValue, DebugLine, DebugLineOffset, LittleEndian};
use object::read::elf::ElfFile64;
use object::{Object, ObjectSection};

use super::kernel::Kernel;
use super::reader::Reader;
use crate::error::{printable, LaunchError};

/// The instructions from an address on belong to a line, until the next entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceLine {
    /// Address of the first instruction.
    pub address: u32,
    /// The source file, as the compiler was given it.
    pub file: Arc<str>,
    /// Line, from 1 on; 0 where the instruction belongs to none.
    pub line: u32,
}

/// Gives each kernel its lines, as far as the section has them.
pub fn attach(kernels: &mut [Kernel], section: Reader<'_>) {
    // Whatever is wrong from some place on, the kernels before it have theirs.
    let _ = each(section, &mut |name, elf| {
        if let Some(kernel) = kernels.iter_mut().find(|kernel| kernel.name == name) {
            kernel.lines = table(elf).unwrap_or_default();
        }
    });
}

fn each(mut section: Reader<'_>, with: &mut dyn FnMut(&str, &[u8])) -> Result<(), LaunchError> {
    section.take(24, "debug header")?;
    for _ in 0..section.u32("debug kernel count")? {
        let name_bytes = section.u32("debug name size")?;
        let elf_bytes = section.u32("debug data size")?;
        section.take(4, "debug data")?;
        let name = printable(&section.text(name_bytes.into(), "debug name")?);
        with(&name, section.take(elf_bytes.into(), "debug data")?);
    }
    Ok(())
}

fn table(elf: &[u8]) -> Option<Vec<SourceLine>> {
    let elf = ElfFile64::<object::LittleEndian>::parse(elf).ok()?;
    let data = elf.section_by_name(".debug_line")?.data().ok()?;
    let program = DebugLine::new(data, LittleEndian).program(DebugLineOffset(0), 8, None, None).ok()?;
    let mut lines = Vec::new();
    let mut name: (u64, Arc<str>) = (u64::MAX, "".into());
    let mut rows = program.rows();
    while let Some((header, row)) = rows.next_row().ok()? {
        if row.end_sequence() {
            break;
        }
        if name.0 != row.file_index() {
            let AttributeValue::String(path) = row.file(header)?.path_name() else { return None };
            name = (row.file_index(), printable(&String::from_utf8_lossy(path.slice())).into());
        }
        let line = row.line().and_then(|line| u32::try_from(line.get()).ok()).unwrap_or(0);
        lines.push(SourceLine { address: u32::try_from(row.address()).ok()?, file: Arc::clone(&name.1), line });
    }
    // DWARF has them in order; a table that has not would be searched in vain.
    lines.is_sorted_by_key(|line| line.address).then_some(lines)
}

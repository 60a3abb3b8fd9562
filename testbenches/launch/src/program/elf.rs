//! The outer wrappers of a compiler output: `ar` archive (several targets) and
//! the ELF64 "OpenCL executable". Both may be missing.
//!
//! Limits: 64-bit little-endian ELF only; of an archive the first member that
//! is a program is taken (`gen9-kernel-abi.md` sec. 1.1).

use super::container::MAGIC;
use super::reader::Reader;
use crate::error::LaunchError;

const AR_MAGIC: &[u8] = b"!<arch>\n";
const AR_HEADER: u64 = 60;
const ELF_MAGIC: &[u8] = b"\x7fELF";
const ELF_TYPE_OPENCL: u16 = 0xFF04;
const SECTION_DEVICE_BINARY: u32 = 0xFF00_0005;
const SECTION_DEVICE_BINARY_NON_COHERENT: u32 = 0xFF00_000A;
const SECTION_DEVICE_DEBUG: u32 = 0xFF00_0008;

/// Returns the patch-token program inside `file`'s bytes.
pub fn device_binary<'a>(file: &'a str, bytes: &'a [u8]) -> Result<Reader<'a>, LaunchError> {
    let mut reader = Reader::new(file, bytes);
    if bytes.starts_with(AR_MAGIC) {
        reader = archive_member(reader)?;
    }
    if reader.window().starts_with(ELF_MAGIC) {
        reader = elf_section(reader, &[SECTION_DEVICE_BINARY, SECTION_DEVICE_BINARY_NON_COHERENT])?;
    }
    Ok(reader)
}

/// The debug information beside it, if there is any.
pub fn debug_section<'a>(file: &'a str, bytes: &'a [u8]) -> Option<Reader<'a>> {
    let mut reader = Reader::new(file, bytes);
    if bytes.starts_with(AR_MAGIC) {
        reader = archive_member(reader).ok()?;
    }
    let elf = reader.window().starts_with(ELF_MAGIC).then_some(reader)?;
    elf_section(elf, &[SECTION_DEVICE_DEBUG]).ok()
}

fn archive_member(mut archive: Reader<'_>) -> Result<Reader<'_>, LaunchError> {
    archive.take(AR_MAGIC.len() as u64, "archive magic")?;
    while archive.remaining() > 0 {
        let mut header = archive.sub(AR_HEADER, "archive member header")?;
        header.take(48, "archive member header")?;
        let size_text = header.text(10, "archive member size")?;
        let size: u64 = size_text.trim().parse().map_err(|_| {
            header.bad(10, "archive member size", format!("`{}`", crate::error::printable(&size_text)), "a decimal number".into())
        })?;
        let body = archive.sub(size, "archive member")?;
        let start = body.window();
        if start.starts_with(ELF_MAGIC) || start.starts_with(&MAGIC.to_le_bytes()) {
            return Ok(body);
        }
        if size % 2 == 1 && archive.remaining() > 0 {
            archive.take(1, "archive padding")?;
        }
    }
    Err(archive.bad(0, "archive", "at its end".into(), "a member with a device program".into()))
}

/// The first section of one of these types.
fn elf_section<'a>(elf: Reader<'a>, types: &[u32]) -> Result<Reader<'a>, LaunchError> {
    let mut header = elf.at(0, 64, "ELF header")?;
    header.take(4, "ELF magic")?;
    let class = header.take(1, "ELF class")?[0];
    if class != 2 {
        return Err(header.bad(1, "ELF class", class.to_string(), "2 (64-bit)".into()));
    }
    header.take(11, "ELF identification")?;
    let kind = header.u16("ELF type")?;
    if kind != ELF_TYPE_OPENCL {
        let hint = if kind == 1 { " (a zebin?)" } else { "" };
        return Err(header.bad(
            2,
            "ELF type",
            format!("{kind:#x}{hint}"),
            format!("{ELF_TYPE_OPENCL:#x} (OpenCL executable; compile with --format patchtokens)"),
        ));
    }
    header.take(0x28 - 0x12, "ELF header")?;
    let table = header.u64("ELF section table offset")?;
    header.take(0x3A - 0x30, "ELF header")?;
    let entry_size = u64::from(header.u16("ELF section entry size")?);
    let count = u64::from(header.u16("ELF section count")?);
    if entry_size < 64 {
        return Err(header.bad(4, "ELF section entry size", entry_size.to_string(), "at least 64".into()));
    }
    for index in 0..count {
        let start = table.saturating_add(index * entry_size);
        let mut section = elf.at(start, 64, "ELF section header")?;
        section.take(4, "ELF section name")?;
        let section_type = section.u32("ELF section type")?;
        section.take(16, "ELF section header")?;
        let offset = section.u64("ELF section offset")?;
        let size = section.u64("ELF section size")?;
        if types.contains(&section_type) {
            return elf.at(offset, size, "ELF device-binary section");
        }
    }
    Err(header.bad(
        2,
        "ELF section count",
        format!("{count} sections without a device binary"),
        format!("one of type {SECTION_DEVICE_BINARY:#x}"),
    ))
}

//! The patch-token program: header, program-scope data, kernel records.

use super::assemble::{assemble, KernelHeaps};
use super::elf::{debug_section, device_binary};
use super::kernel::Kernel;
use super::lines;
use super::reader::Reader;
use super::tokens::{next_token, Scope, PROGRAM_CONSTANT_SURFACE, PROGRAM_GLOBAL_SURFACE};
use crate::error::{printable, LaunchError};

/// "CTNI", the first four bytes of a patch-token program.
pub const MAGIC: u32 = 0x494E_5443;
const VERSION: u32 = 1081;
const FAMILY_GEN9: u32 = 12;
const POINTER_SIZE: u32 = 8;
const PROGRAM_CONSTANT_POINTER: u32 = 48;
const PROGRAM_GLOBAL_POINTER: u32 = 47;

/// One of the two surfaces a program may bring with initial contents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProgramSurface {
    /// Program-scope constants.
    Constant,
    /// Program-scope variables.
    Global,
}

/// The 64-bit word at `offset` of `surface` gets the base of `target` added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FixUp {
    /// Where the pointer lies.
    pub surface: ProgramSurface,
    /// At which byte.
    pub offset: u64,
    /// What it points into.
    pub target: ProgramSurface,
}

/// A parsed program.
#[derive(Debug, Clone, PartialEq)]
pub struct Program {
    /// Initial bytes of the constant surface, if the program has one.
    pub constants: Option<Vec<u8>>,
    /// Initial bytes of the global surface, if the program has one.
    pub globals: Option<Vec<u8>>,
    /// Pointers inside program-scope data, to be set when it has an address.
    pub fix_ups: Vec<FixUp>,
    /// In file order; names are unique as far as the compiler keeps them so.
    pub kernels: Vec<Kernel>,
    file: String,
}

impl Program {
    /// Parses the bytes of `file` (the name is used in errors only).
    pub fn parse(file: &str, bytes: &[u8]) -> Result<Program, LaunchError> {
        let mut reader = device_binary(file, bytes)?;
        let header = Header::parse(&mut reader)?;
        let mut program =
            Program { constants: None, globals: None, fix_ups: Vec::new(), kernels: Vec::new(), file: file.to_string() };
        let patch_list = reader.sub(u64::from(header.patch_bytes), "program patch list")?;
        program.read_patch_list(patch_list)?;
        for index in 0..header.kernels {
            let kernel = read_kernel(&mut reader, index)?;
            program.kernels.push(kernel);
        }
        if reader.remaining() > 0 {
            return Err(reader.bad(
                0,
                "program",
                format!("followed by {} more bytes", reader.remaining()),
                format!("its end after {} kernels", header.kernels),
            ));
        }
        if let Some(section) = debug_section(file, bytes) {
            lines::attach(&mut program.kernels, section);
        }
        Ok(program)
    }

    /// The kernel called `name`.
    pub fn kernel(&self, name: &str) -> Result<&Kernel, LaunchError> {
        self.kernels.iter().find(|kernel| kernel.name == name).ok_or_else(|| {
            let names: Vec<&str> = self.kernels.iter().map(|k| k.name.as_str()).collect();
            LaunchError::MissingKernel { file: self.file.clone(), kernel: printable(name), present: printable(&names.join(", ")) }
        })
    }

    fn read_patch_list(&mut self, mut list: Reader<'_>) -> Result<(), LaunchError> {
        let mut fix_up_offsets = Vec::new();
        while let Some(token) = next_token(&mut list, Scope::Program)? {
            let mut body = token.body;
            match token.id {
                PROGRAM_CONSTANT_SURFACE => {
                    body.take(8, "constant surface token")?;
                    let data = body.take(body.remaining() as u64, "constant surface")?;
                    self.constants = Some(data.to_vec());
                }
                PROGRAM_GLOBAL_SURFACE => {
                    body.take(12, "global surface token")?;
                    let data = body.take(body.remaining() as u64, "global surface")?;
                    self.globals = Some(data.to_vec());
                }
                PROGRAM_CONSTANT_POINTER | PROGRAM_GLOBAL_POINTER => {
                    body.take(4, "pointer fix-up buffer index")?;
                    fix_up_offsets.push(body);
                    let offset = body.u64("pointer fix-up offset")?;
                    let kind = body.u32("pointer fix-up target")?;
                    let target = match kind {
                        0 => ProgramSurface::Global,
                        1 => ProgramSurface::Constant,
                        other => {
                            return Err(body.bad(
                                4,
                                "pointer fix-up target",
                                other.to_string(),
                                "0 (globals) or 1 (constants)".into(),
                            ))
                        }
                    };
                    let surface =
                        if token.id == PROGRAM_CONSTANT_POINTER { ProgramSurface::Constant } else { ProgramSurface::Global };
                    self.fix_ups.push(FixUp { surface, offset, target });
                }
                _ => {}
            }
        }
        // The data may follow its fix-ups, so they are checked at the end.
        for (fix_up, at) in self.fix_ups.iter().zip(&fix_up_offsets) {
            let size = self.surface_bytes(fix_up.surface);
            let fits = fix_up.offset.checked_add(8).is_some_and(|end| end <= size as u64);
            if !fits {
                return Err(at.bad(
                    0,
                    "pointer fix-up offset",
                    format!("{:#x}", fix_up.offset),
                    format!("8 bytes inside a surface of {size} bytes"),
                ));
            }
        }
        Ok(())
    }

    fn surface_bytes(&self, surface: ProgramSurface) -> usize {
        let data = match surface {
            ProgramSurface::Constant => &self.constants,
            ProgramSurface::Global => &self.globals,
        };
        data.as_ref().map_or(0, Vec::len)
    }
}

/// The fields of the program header that matter after it has been checked.
struct Header {
    kernels: u32,
    patch_bytes: u32,
}

impl Header {
    fn parse(reader: &mut Reader<'_>) -> Result<Header, LaunchError> {
        expect(reader, "program magic", MAGIC, "\"CTNI\", a patch-token program")?;
        expect(reader, "container version", VERSION, "")?;
        expect(reader, "GPU family", FAMILY_GEN9, "Gen9, compile for skl")?;
        expect(reader, "pointer size", POINTER_SIZE, "64-bit pointers")?;
        let kernels = reader.u32("kernel count")?;
        reader.u32("stepping")?;
        Ok(Header { kernels, patch_bytes: reader.u32("program patch-list size")? })
    }
}

fn expect(reader: &mut Reader<'_>, field: &str, expected: u32, meaning: &str) -> Result<(), LaunchError> {
    let found = reader.u32(field)?;
    if found == expected {
        return Ok(());
    }
    let show = |value: u32| match field {
        "program magic" => format!("{value:#010x}"),
        _ => value.to_string(),
    };
    let note = if meaning.is_empty() { String::new() } else { format!(" ({meaning})") };
    Err(reader.bad(4, field, show(found), format!("{}{note}", show(expected))))
}

fn read_kernel(reader: &mut Reader<'_>, index: u32) -> Result<Kernel, LaunchError> {
    let field = |name: &str| format!("kernel {index} {name}");
    reader.take(4, &field("checksum"))?;
    reader.take(8, &field("hash"))?;
    let name_bytes = reader.u32(&field("name size"))?;
    let patch_bytes = reader.u32(&field("patch-list size"))?;
    let isa_bytes = reader.u32(&field("ISA size"))?;
    let general_bytes = reader.u32(&field("general-heap size"))?;
    let dynamic_bytes = reader.u32(&field("dynamic-heap size"))?;
    let surface_bytes = reader.u32(&field("surface-heap size"))?;
    let unpadded = reader.u32(&field("unpadded ISA size"))?;
    if unpadded > isa_bytes {
        return Err(reader.bad(
            4,
            &field("unpadded ISA size"),
            unpadded.to_string(),
            format!("at most the padded size {isa_bytes}"),
        ));
    }
    let name = printable(&reader.text(u64::from(name_bytes), &field("name"))?);
    let isa = reader.sub(u64::from(isa_bytes), &field("ISA"))?;
    reader.take(u64::from(general_bytes), &field("general heap"))?;
    let heaps = KernelHeaps {
        isa,
        unpadded_isa_bytes: unpadded,
        dynamic: reader.sub(u64::from(dynamic_bytes), &field("dynamic heap"))?,
        surface: reader.sub(u64::from(surface_bytes), &field("surface heap"))?,
        patch_list: reader.sub(u64::from(patch_bytes), &field("patch list"))?,
    };
    assemble(name, heaps)
}

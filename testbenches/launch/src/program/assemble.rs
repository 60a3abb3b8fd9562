//! Puts one kernel together from its typed tokens.
//!
//! Every offset is checked here, once: surfaces against the binding table,
//! tables against their heaps, slots against the cross-thread data. Code that
//! launches a [`Kernel`] relies on that and does not check again.

use std::collections::BTreeMap;

use super::arguments::Arguments;
use super::kernel::{ImplicitSurface, Kernel, PointerSlot, PrivateMemory};
use super::kernel_tokens::{
    ArgumentInfo, CrossThreadField, CrossThreadKind, ExecutionEnvironment, KernelToken, SurfaceSlot, ThreadPayload,
};
use super::reader::{bad_field, Reader};
use super::tokens::{next_token, Scope};
use super::{NO_OFFSET, REGISTERS, REGISTER_BYTES};
use crate::error::LaunchError;
use crate::printf::unescape;

const ARGUMENT_LIMIT: u32 = 1024;
const SLM_LIMIT: u32 = 64 * 1024;
const SCRATCH_LIMIT: u32 = 2 * 1024 * 1024;
const MAX_BINDINGS: u32 = 240;
const MAX_SAMPLERS: u32 = 16;

/// The parts of a kernel record behind its name.
pub(super) struct KernelHeaps<'a> {
    pub isa: Reader<'a>,
    pub unpadded_isa_bytes: u32,
    pub dynamic: Reader<'a>,
    pub surface: Reader<'a>,
    pub patch_list: Reader<'a>,
}

/// Assembles the kernel called `name` from its record.
pub(super) fn assemble(name: String, heaps: KernelHeaps<'_>) -> Result<Kernel, LaunchError> {
    let patch_start = heaps.patch_list.offset();
    let file = heaps.patch_list.file();
    let mut assembler = Assembler::new(&name, &heaps);
    let mut list = heaps.patch_list;
    while let Some(token) = next_token(&mut list, Scope::Kernel)? {
        let at = token.offset;
        assembler.accept(at, KernelToken::decode(token)?)?;
    }
    let missing = |what: &str| {
        bad_field(file, patch_start, &format!("kernel `{name}` patch list"), format!("without {what}"), "one such token".into())
    };
    let environment = assembler.environment.ok_or_else(|| missing("an execution environment (23)"))?;
    let payload = assembler.payload.ok_or_else(|| missing("a thread payload (22)"))?;
    let kernel = assembler.finish(environment, payload, &heaps)?;
    let registers = kernel.cross_thread_register() + kernel.cross_thread_bytes / REGISTER_BYTES;
    if registers > REGISTERS {
        return Err(bad_field(
            file,
            patch_start,
            &format!("kernel `{name}` payload"),
            format!("{registers} registers"),
            format!("at most {REGISTERS}"),
        ));
    }
    Ok(kernel)
}

/// Collects tokens; every check that needs one token happens on the way in,
/// offsets are resolved at the end because tables may come late.
struct Assembler<'a> {
    name: &'a str,
    file: &'a str,
    environment: Option<ExecutionEnvironment>,
    payload: Option<ThreadPayload>,
    cross_thread_bytes: u32,
    static_slm_bytes: u32,
    scratch_bytes: u32,
    binding_table: (u32, u32),
    sampler_table: (u32, u32),
    attributes: String,
    printf_strings: BTreeMap<u32, String>,
    unsupported: Option<&'static str>,
    fields: Vec<CrossThreadField>,
    /// Every token that points into a table or the cross-thread data.
    placed: Vec<(u64, KernelToken)>,
    infos: BTreeMap<u32, ArgumentInfo>,
}

impl<'a> Assembler<'a> {
    fn new(name: &'a str, heaps: &KernelHeaps<'a>) -> Self {
        Assembler {
            name,
            file: heaps.patch_list.file(),
            environment: None,
            payload: None,
            cross_thread_bytes: 0,
            static_slm_bytes: 0,
            scratch_bytes: 0,
            binding_table: (0, 0),
            sampler_table: (0, 0),
            attributes: String::new(),
            printf_strings: BTreeMap::new(),
            unsupported: None,
            fields: Vec::new(),
            placed: Vec::new(),
            infos: BTreeMap::new(),
        }
    }

    fn bad(&self, at: u64, field: &str, found: String, expected: String) -> LaunchError {
        let field = format!("kernel `{}` {field}", self.name);
        bad_field(self.file, at, &field, found, expected)
    }

    fn at_most(&self, at: u64, field: &str, value: u32, limit: u32) -> Result<u32, LaunchError> {
        if value > limit {
            return Err(self.bad(at, field, value.to_string(), format!("at most {limit}")));
        }
        Ok(value)
    }

    fn accept(&mut self, at: u64, token: KernelToken) -> Result<(), LaunchError> {
        match token {
            KernelToken::SamplerTable { offset, count } => {
                self.at_most(at, "sampler count", count, MAX_SAMPLERS)?;
                self.sampler_table = (offset, count);
            }
            KernelToken::BindingTable { offset, count } => {
                self.at_most(at, "binding-table entry count", count, MAX_BINDINGS)?;
                self.binding_table = (offset, count);
            }
            KernelToken::StaticLocal { bytes } => {
                self.static_slm_bytes = self.at_most(at, "static local bytes", bytes, SLM_LIMIT)?;
            }
            KernelToken::Scratch { bytes } => {
                self.scratch_bytes = self.at_most(at, "scratch bytes", bytes, SCRATCH_LIMIT)?;
            }
            KernelToken::CrossThreadSize { bytes } => {
                let limit = REGISTERS * REGISTER_BYTES;
                self.at_most(at, "cross-thread size", bytes, limit)?;
                if bytes % REGISTER_BYTES != 0 {
                    let expected = format!("a multiple of {REGISTER_BYTES}");
                    return Err(self.bad(at, "cross-thread size", bytes.to_string(), expected));
                }
                self.cross_thread_bytes = bytes;
            }
            KernelToken::Environment(environment) => {
                self.check_environment(at, &environment)?;
                self.environment = Some(environment);
            }
            KernelToken::Payload(payload) => self.payload = Some(payload),
            KernelToken::ArgumentInfo { argument, info } => {
                self.at_most(at, "argument number", argument, ARGUMENT_LIMIT - 1)?;
                self.infos.insert(argument, info);
            }
            KernelToken::Attributes(text) => self.attributes = text,
            KernelToken::PrintfString { index, text } => {
                self.printf_strings.insert(index, unescape(&text));
            }
            KernelToken::Unsupported(feature) => {
                self.unsupported.get_or_insert(feature);
            }
            KernelToken::Ignored => {}
            placed => self.placed.push((at, placed)),
        }
        Ok(())
    }

    fn check_environment(&mut self, at: u64, environment: &ExecutionEnvironment) -> Result<(), LaunchError> {
        if !matches!(environment.simd, 8 | 16 | 32) {
            let found = environment.simd.to_string();
            return Err(self.bad(at, "SIMD size", found, "8, 16 or 32".into()));
        }
        if walk_axes(environment.walk_order).is_none() {
            let found = format!("{:#x}", environment.walk_order);
            let expected = "0 or a permutation of the three axes, 2 bits each".into();
            return Err(self.bad(at, "walk order", found, expected));
        }
        let feature = if environment.device_enqueue {
            Some("device-side enqueue")
        } else if environment.bindless {
            Some("bindless surfaces")
        } else if environment.registers != REGISTERS {
            Some("a register file other than 128 registers")
        } else {
            None
        };
        self.unsupported = self.unsupported.or(feature);
        Ok(())
    }

    /// Checks that `[offset, offset + size)` lies in the cross-thread data.
    fn check_data(&self, at: u64, field: &str, offset: u32, size: u32) -> Result<(), LaunchError> {
        let end = u64::from(offset) + u64::from(size);
        if end > u64::from(self.cross_thread_bytes) {
            return Err(self.bad(
                at,
                field,
                format!("bytes {offset:#x}..{end:#x} of the cross-thread data"),
                format!("below its size {:#x}", self.cross_thread_bytes),
            ));
        }
        Ok(())
    }

    /// The binding-table index whose entry is `surface_offset`.
    fn binding(&self, at: u64, table: &[u32], surface_offset: u32) -> Result<Option<u8>, LaunchError> {
        if surface_offset == NO_OFFSET {
            return Ok(None);
        }
        match table.iter().position(|&entry| entry == surface_offset) {
            // The table has at most MAX_BINDINGS entries.
            Some(index) => Ok(Some(index as u8)),
            None => Err(self.bad(
                at,
                "surface-state offset",
                format!("{surface_offset:#x}"),
                format!("one of the {} binding-table entries", table.len()),
            )),
        }
    }

    fn pointer(&self, at: u64, table: &[u32], slot: SurfaceSlot) -> Result<PointerSlot, LaunchError> {
        let size = if slot.data_offset == NO_OFFSET { 0 } else { slot.pointer_size };
        if !matches!(size, 0 | 4 | 8) {
            return Err(self.bad(at, "pointer size", size.to_string(), "8".into()));
        }
        if size > 0 {
            self.check_data(at, "pointer slot", slot.data_offset, size)?;
        }
        Ok(PointerSlot { data_offset: slot.data_offset, size, binding: self.binding(at, table, slot.surface_offset)? })
    }

    /// Reads a table of dwords out of a heap.
    fn table(&self, heap: Reader<'_>, (offset, words): (u32, u32), field: &str) -> Result<Vec<u32>, LaunchError> {
        let field = format!("kernel `{}` {field}", self.name);
        let mut reader = heap.at(u64::from(offset), 4 * u64::from(words), &field)?;
        (0..words).map(|_| reader.u32(&field)).collect()
    }

    fn finish(
        mut self,
        environment: ExecutionEnvironment,
        payload: ThreadPayload,
        heaps: &KernelHeaps<'_>,
    ) -> Result<Kernel, LaunchError> {
        let bindings = self.table(heaps.surface, self.binding_table, "binding table")?;
        let (offset, count) = self.sampler_table;
        let sampler_words = self.table(heaps.dynamic, (offset, 4 * count), "sampler table")?;
        let samplers = sampler_words.chunks_exact(4).map(|words| [words[0], words[1], words[2], words[3]]).collect::<Vec<_>>();

        let mut arguments = Arguments::default();
        let mut surfaces = Vec::new();
        let mut private = None;
        for (at, token) in std::mem::take(&mut self.placed) {
            match token {
                KernelToken::ProgramConstants(slot) => {
                    surfaces.push(ImplicitSurface::ProgramConstants(self.pointer(at, &bindings, slot)?))
                }
                KernelToken::ProgramGlobals(slot) => {
                    surfaces.push(ImplicitSurface::ProgramGlobals(self.pointer(at, &bindings, slot)?))
                }
                KernelToken::PrintfBuffer(slot) => {
                    surfaces.push(ImplicitSurface::Printf(self.pointer(at, &bindings, slot)?));
                }
                KernelToken::PrivateMemory { slot, bytes, per_work_item } if bytes > 0 => {
                    let lanes = if per_work_item { environment.simd } else { 1 };
                    self.at_most(at, "private bytes", bytes, SCRATCH_LIMIT / lanes)?;
                    private = Some(PrivateMemory { slot: self.pointer(at, &bindings, slot)?, bytes_per_thread: bytes * lanes });
                }
                KernelToken::PrivateMemory { .. } => {}
                token => {
                    let samplers = samplers.len() as u32;
                    self.argument_token(at, token, &bindings, samplers, &mut arguments)?;
                }
            }
        }
        let per_axis = if environment.simd == 32 { 2 } else { 1 };
        let axes = payload.local_ids.iter().filter(|&&present| present).count() as u32;
        let per_thread_registers = match axes {
            0 => u32::from(payload.unused_register),
            axes => axes * per_axis,
        };
        let required = environment.required_local;
        Ok(Kernel {
            name: self.name.to_string(),
            isa: heaps.isa.window().to_vec(),
            isa_bytes: heaps.unpadded_isa_bytes as usize,
            simd: environment.simd,
            required_local: (required != [0; 3]).then_some(required),
            uses_barrier: environment.uses_barrier,
            walk_order: walk_axes(environment.walk_order).unwrap_or([0, 1, 2]),
            local_ids: payload.local_ids,
            per_thread_registers,
            cross_thread_bytes: self.cross_thread_bytes,
            static_slm_bytes: self.static_slm_bytes,
            scratch_bytes: self.scratch_bytes,
            private,
            arguments: arguments.finish(self.infos),
            fields: self.fields,
            surfaces,
            bindings: bindings.len() as u32,
            binding_table_offset: self.binding_table.0,
            samplers,
            sampler_table_offset: self.sampler_table.0,
            attributes: self.attributes,
            printf_strings: self.printf_strings,
            lines: Vec::new(),
            unsupported: self.unsupported,
        })
    }

    /// Tokens that describe an argument, and the fields of the cross-thread data.
    fn argument_token(
        &mut self,
        at: u64,
        token: KernelToken,
        bindings: &[u32],
        samplers: u32,
        arguments: &mut Arguments,
    ) -> Result<(), LaunchError> {
        let limit = ARGUMENT_LIMIT - 1;
        match token {
            KernelToken::Pointer { argument, constant, slot } => {
                self.at_most(at, "argument number", argument, limit)?;
                let slot = self.pointer(at, bindings, slot)?;
                arguments.pointer(argument, constant, slot);
            }
            KernelToken::Image { argument, image_type, surface_offset, writeable } => {
                self.at_most(at, "argument number", argument, limit)?;
                let Some(binding) = self.binding(at, bindings, surface_offset)? else {
                    let expected = "an offset in the surface heap".into();
                    return Err(self.bad(at, "image surface", "missing".into(), expected));
                };
                arguments.image(argument, image_type, binding, writeable);
            }
            KernelToken::Sampler { argument, state_offset } => {
                self.at_most(at, "argument number", argument, limit)?;
                let index = state_offset
                    .checked_sub(self.sampler_table.0)
                    .filter(|distance| distance % 16 == 0)
                    .map(|distance| distance / 16)
                    .filter(|&index| index < samplers);
                let Some(index) = index else {
                    let found = format!("{state_offset:#x}");
                    let expected = format!("an entry of the {samplers}-entry sampler table");
                    return Err(self.bad(at, "sampler-state offset", found, expected));
                };
                // The table has at most MAX_SAMPLERS entries.
                arguments.sampler(argument, index as u8);
            }
            KernelToken::CrossThread(field) => {
                // A flag's slot is not data and a local pointer is a 32-bit one.
                let size = match field.kind {
                    CrossThreadKind::PurelyStateful => 0,
                    CrossThreadKind::ArgumentValue => field.size,
                    _ => 4,
                };
                self.check_data(at, "cross-thread field", field.offset, size)?;
                if field.kind.belongs_to_argument() {
                    self.at_most(at, "argument number", field.argument, limit)?;
                    if field.kind == CrossThreadKind::LocalPointer
                        && !(field.source.is_power_of_two() && field.source <= SLM_LIMIT)
                    {
                        let found = field.source.to_string();
                        let expected = "a power of two up to 65536".into();
                        return Err(self.bad(at, "local pointer alignment", found, expected));
                    }
                    arguments.field(field);
                } else {
                    self.check_axis(at, &field)?;
                    self.fields.push(field);
                }
            }
            // The other variants never reach this function.
            _ => {}
        }
        Ok(())
    }

    /// Fields with one value per axis name theirs by a byte offset.
    fn check_axis(&self, at: u64, field: &CrossThreadField) -> Result<(), LaunchError> {
        use CrossThreadKind::*;
        let per_axis = matches!(field.kind, LocalSize | GlobalSize | GroupCount | GlobalOffset | EnqueuedLocalSize);
        if per_axis && !matches!(field.source, 0 | 4 | 8) {
            let found = field.source.to_string();
            return Err(self.bad(at, "axis of a cross-thread field", found, "0, 4 or 8".into()));
        }
        Ok(())
    }
}

/// Axes from rank 0 (fastest) on; 0 stands for the default order.
fn walk_axes(code: u32) -> Option<[usize; 3]> {
    if code == 0 {
        return Some([0, 1, 2]);
    }
    let axes = [0, 2, 4].map(|shift| (code >> shift & 3) as usize);
    let mut sorted = axes;
    sorted.sort_unstable();
    (sorted == [0, 1, 2] && code < 64).then_some(axes)
}

#[cfg(test)]
mod tests {
    use super::walk_axes;

    #[test]
    fn walk_order_codes() {
        assert_eq!(walk_axes(0), Some([0, 1, 2]));
        assert_eq!(walk_axes(36), Some([0, 1, 2]));
        assert_eq!(walk_axes(0b00_01_10), Some([2, 1, 0]));
        assert_eq!(walk_axes(0b01_01_10), None);
        assert_eq!(walk_axes(64 + 36), None);
    }
}

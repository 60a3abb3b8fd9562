//! Lays a bound kernel out in memory: addresses, binding table, samplers and
//! the cross-thread data with everything in it that all groups share.
//!
//! The address map is a function of the launch alone: regions in the order
//! arguments, program constants, program globals, printf, private memory,
//! scratch, from [`FIRST_ADDRESS`] up, each on a page of its own with one
//! unmapped page behind it. General State Base is 0 without scratch; with it,
//! it lies one page below, so that no thread is ever handed offset 0.

use std::sync::Arc;

use crate::bind::{BoundArgument, Contents};
use crate::image::Sampler;
use crate::memory::{Bytes, Memory, Region, PAGE};
use crate::printf;
use crate::program::{
    Argument, ArgumentKind, CrossThreadKind, FixUp, ImplicitSurface, Kernel, PointerSlot, Program, ProgramSurface,
};
use crate::surface::{BufferSurface, ImageSurface, Surface};

/// Address of the first region.
pub const FIRST_ADDRESS: u64 = 0x1000_0000;

/// Hardware-thread numbers (FFTIDs) a launch provides scratch and private
/// memory for: as many as the largest work-group has threads.
pub const HARDWARE_THREADS: u32 = 64;

/// Offset of thread 0's scratch from General State Base.
const SCRATCH_BASE: u32 = 0x1000;
const SLM_SIZES_KIB: [u32; 8] = [0, 1, 2, 4, 8, 16, 32, 64];
const LOCAL_ARGUMENTS_GRANULE: u32 = 1024;

/// A region before its bytes exist.
#[derive(Debug, Clone, PartialEq)]
struct Plan {
    name: String,
    base: u64,
    contents: Contents,
    /// As [`Region`] has it.
    share: Option<u64>,
}

/// Where everything of a launch is.
#[derive(Debug, Clone, PartialEq)]
pub struct Layout {
    plans: Vec<Plan>,
    surfaces: Vec<Surface>,
    samplers: Vec<Sampler>,
    general_base: u64,
    /// 32-bit stateless offset of thread 0's scratch; 0 without scratch.
    pub scratch_base: u32,
    /// Cross-thread data; fields that depend on the group's size are zero.
    pub cross_thread: Vec<u8>,
    /// Size of each group's local memory window.
    pub slm_bytes: u32,
    /// Region of each argument that has one.
    pub argument_regions: Vec<Option<usize>>,
    /// Region of the printf buffer, if the kernel prints.
    pub printf_region: Option<usize>,
}

impl Layout {
    /// Lays out `kernel` with `arguments`, which have been matched to it.
    /// `Err` gives the bytes of local memory that are more than a group has.
    pub fn new(program: &Program, kernel: &Kernel, arguments: &[BoundArgument]) -> Result<Layout, u32> {
        let mut builder = Builder {
            next: FIRST_ADDRESS,
            layout: Layout {
                plans: Vec::new(),
                surfaces: vec![Surface::Null; kernel.bindings as usize],
                samplers: kernel.samplers.iter().map(|&state| Sampler::from_state(state)).collect(),
                general_base: 0,
                scratch_base: 0,
                cross_thread: vec![0; kernel.cross_thread_bytes as usize],
                slm_bytes: 0,
                argument_regions: Vec::new(),
                printf_region: None,
            },
        };
        let mut local_bytes = 0;
        for (index, (argument, bound)) in kernel.arguments.iter().zip(arguments).enumerate() {
            let region = builder.argument(index, argument, bound, &mut local_bytes);
            builder.layout.argument_regions.push(region);
        }
        builder.program_surfaces(program, &kernel.surfaces);
        builder.private(kernel);
        builder.scratch(kernel);
        let dynamic = local_bytes.next_multiple_of(LOCAL_ARGUMENTS_GRANULE);
        let total = kernel.static_slm_bytes + dynamic;
        builder.layout.slm_bytes = SLM_SIZES_KIB.iter().map(|kib| kib * 1024).find(|&window| window >= total).ok_or(total)?;
        Ok(builder.layout)
    }

    /// Bytes of an argument's buffer before the launch, as many as it has.
    pub fn set_contents(&mut self, argument: usize, bytes: Arc<[u8]>) {
        if let Some(region) = self.argument_regions[argument] {
            self.plans[region].contents = Contents::Bytes(bytes);
        }
    }

    /// A fresh copy of the initial memory.
    pub fn memory(&self) -> Memory {
        let regions = self.plans.iter().map(|plan| {
            let size = plan.contents.size();
            let bytes = match &plan.contents {
                Contents::Bytes(initial) => Bytes::Given(initial.clone()),
                _ => Bytes::Own(vec![0; size.next_multiple_of(PAGE) as usize]),
            };
            let defined = plan.share.is_none() && !matches!(plan.contents, Contents::Undefined(_));
            Region { name: plan.name.clone(), base: plan.base, size, defined, share: plan.share, bytes }
        });
        Memory::new(regions.collect(), self.surfaces.clone(), self.samplers.clone(), self.general_base)
    }
}

struct Builder {
    next: u64,
    layout: Layout,
}

impl Builder {
    fn allocate(&mut self, name: String, contents: Contents) -> (usize, u64) {
        let base = self.next;
        self.next += contents.size().next_multiple_of(PAGE) + PAGE;
        self.layout.plans.push(Plan { name, base, contents, share: None });
        (self.layout.plans.len() - 1, base)
    }

    /// Writes into the cross-thread data; offsets were checked by the loader.
    fn put(&mut self, offset: u32, bytes: &[u8]) {
        if bytes.is_empty() {
            // A pointer the kernel does not take has no offset either.
            return;
        }
        let start = offset as usize;
        self.layout.cross_thread[start..start + bytes.len()].copy_from_slice(bytes);
    }

    /// Allocates memory behind a pointer and enters it in both of its places.
    fn pointer(&mut self, name: String, contents: Contents, slot: PointerSlot) -> usize {
        let size = contents.size();
        let (region, base) = self.allocate(name, contents);
        self.put(slot.data_offset, &base.to_le_bytes()[..slot.size as usize]);
        if let Some(binding) = slot.binding {
            self.layout.surfaces[usize::from(binding)] =
                Surface::Buffer(BufferSurface { region, base, size: size.next_multiple_of(4) });
        }
        region
    }

    fn argument(&mut self, index: usize, argument: &Argument, bound: &BoundArgument, local_bytes: &mut u32) -> Option<usize> {
        let name = match &argument.info {
            Some(info) => format!("arg[{index}] {}", info.name),
            None => format!("arg[{index}]"),
        };
        match (&argument.kind, bound) {
            (ArgumentKind::Pointer { slot, .. }, BoundArgument::Buffer { contents, .. }) => {
                Some(self.pointer(name, contents.clone(), *slot))
            }
            (ArgumentKind::Pointer { slot, .. }, BoundArgument::Same(other)) => {
                let region = self.layout.argument_regions[*other];
                self.existing(region.map(|region| (region, self.layout.plans[region].base)), *slot);
                region
            }
            (ArgumentKind::Scalar { pieces }, BoundArgument::Scalar(value)) => {
                for piece in pieces {
                    let rest = value.get(piece.source as usize..).unwrap_or(&[]);
                    let count = rest.len().min(piece.size as usize);
                    self.put(piece.data_offset, &rest[..count]);
                }
                None
            }
            (ArgumentKind::Local { data_offset, alignment }, BoundArgument::Local(bytes)) => {
                let start = local_bytes.next_multiple_of(*alignment);
                self.put(*data_offset, &start.to_le_bytes());
                *local_bytes = start + bytes;
                None
            }
            (ArgumentKind::Image { binding, writeable, .. }, BoundArgument::Image { contents, extent, format, .. }) => {
                let (region, base) = self.allocate(name, contents.clone());
                let image = ImageSurface { region, base, extent: *extent, format: *format, writeable: *writeable };
                self.layout.surfaces[usize::from(*binding)] = Surface::Image(image);
                self.image_facts(argument, &image);
                Some(region)
            }
            (ArgumentKind::Sampler { index }, BoundArgument::Sampler(sampler)) => {
                self.layout.samplers[usize::from(*index)] = *sampler;
                self.sampler_facts(argument, sampler);
                None
            }
            // A null pointer is what is there already; bind() lets no other pair through.
            _ => None,
        }
    }

    fn image_facts(&mut self, argument: &Argument, image: &ImageSurface) {
        let side = |key| image.extent.side(key);
        for field in &argument.metadata {
            let value = match field.kind {
                CrossThreadKind::ImageWidth => side("width"),
                CrossThreadKind::ImageHeight => side("height"),
                CrossThreadKind::ImageDepth => side("depth"),
                CrossThreadKind::ImageArraySize => side("layers"),
                CrossThreadKind::ImageChannelType => image.format.cl_channel_type(),
                CrossThreadKind::ImageChannelOrder => image.format.cl_channel_order(),
                // It has no samples and mip levels.
                _ => 0,
            };
            self.put(field.offset, &value.to_le_bytes());
        }
    }

    fn sampler_facts(&mut self, argument: &Argument, sampler: &Sampler) {
        for field in &argument.metadata {
            let value = match field.kind {
                CrossThreadKind::SamplerAddressMode => sampler.abi_address_mode(),
                CrossThreadKind::SamplerNormalized => 8 * u32::from(sampler.normalized),
                CrossThreadKind::SamplerSnapWorkaround if sampler.snap_workaround() => u32::MAX,
                _ => 0,
            };
            self.put(field.offset, &value.to_le_bytes());
        }
    }

    fn program_surfaces(&mut self, program: &Program, surfaces: &[ImplicitSurface]) {
        // Both surfaces exist as soon as the program has them, because a
        // fix-up in one may point into the other.
        let mut constants = program.constants.clone().unwrap_or_default();
        let mut globals = program.globals.clone().unwrap_or_default();
        let constants_base = self.next;
        let constants_room = (constants.len() as u64).next_multiple_of(PAGE) + PAGE;
        let globals_base = constants_base + constants_room;
        for &FixUp { surface, offset, target } in &program.fix_ups {
            let base = match target {
                ProgramSurface::Constant => constants_base,
                ProgramSurface::Global => globals_base,
            };
            let data = match surface {
                ProgramSurface::Constant => &mut constants,
                ProgramSurface::Global => &mut globals,
            };
            add_to_word(data, offset as usize, base);
        }
        if program.constants.is_none() && program.globals.is_none() {
            return self.implicit(surfaces, None, None);
        }
        let constants = Contents::Bytes(constants.into());
        let globals = Contents::Bytes(globals.into());
        let constants = self.allocate("program constants".into(), constants);
        let globals = self.allocate("program globals".into(), globals);
        self.implicit(surfaces, Some(constants), Some(globals));
    }

    fn implicit(&mut self, surfaces: &[ImplicitSurface], constants: Option<(usize, u64)>, globals: Option<(usize, u64)>) {
        for surface in surfaces {
            match *surface {
                ImplicitSurface::ProgramConstants(slot) => self.existing(constants, slot),
                ImplicitSurface::ProgramGlobals(slot) => self.existing(globals, slot),
                ImplicitSurface::Printf(slot) => {
                    let mut bytes = vec![0; printf::BUFFER_BYTES as usize];
                    bytes[..4].copy_from_slice(&printf::FIRST_RECORD.to_le_bytes());
                    let contents = Contents::Bytes(bytes.into());
                    self.layout.printf_region = Some(self.pointer("printf buffer".into(), contents, slot));
                }
            }
        }
    }

    /// Enters an allocation that is already there; none leaves null and zero.
    fn existing(&mut self, allocation: Option<(usize, u64)>, slot: PointerSlot) {
        let Some((region, base)) = allocation else {
            return;
        };
        self.put(slot.data_offset, &base.to_le_bytes()[..slot.size as usize]);
        if let Some(binding) = slot.binding {
            let size = self.layout.plans[region].contents.size();
            self.layout.surfaces[usize::from(binding)] =
                Surface::Buffer(BufferSurface { region, base, size: size.next_multiple_of(4) });
        }
    }

    fn private(&mut self, kernel: &Kernel) {
        if let Some(private) = kernel.private {
            let bytes = u64::from(private.bytes_per_thread) * u64::from(HARDWARE_THREADS);
            let region = self.pointer("private memory".into(), Contents::Zeros(bytes), private.slot);
            self.layout.plans[region].share = Some(private.bytes_per_thread.into());
        }
    }

    fn scratch(&mut self, kernel: &Kernel) {
        let stride = kernel.scratch_stride();
        if stride > 0 {
            let bytes = u64::from(stride) * u64::from(HARDWARE_THREADS);
            let (region, base) = self.allocate("scratch".into(), Contents::Zeros(bytes));
            self.layout.plans[region].share = Some(stride.into());
            self.layout.general_base = base - u64::from(SCRATCH_BASE);
            self.layout.scratch_base = SCRATCH_BASE;
        }
    }
}

/// Adds `value` to the 64-bit word at `offset`, which the loader has checked.
fn add_to_word(data: &mut [u8], offset: usize, value: u64) {
    let word = &mut data[offset..offset + 8];
    let mut sum = [0; 8];
    sum.copy_from_slice(word);
    let sum = u64::from_le_bytes(sum).wrapping_add(value);
    word.copy_from_slice(&sum.to_le_bytes());
}

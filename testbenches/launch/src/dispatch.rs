//! Work-groups and hardware threads: what the thread dispatcher would load into
//! the register file of each (`gen9-kernel-abi.md` sec. 3 and 10).
//!
//! ```text
//! r0                 header: group id, slot, scratch pointer
//! r1 ..              local ids, one (SIMD32: two) registers per axis of u16
//! then               cross-thread data, byte X at register base + X / 32
//! ```

use std::sync::Arc;

use crate::layout::{Layout, HARDWARE_THREADS};
use crate::ndrange::{NdRange, WalkerRegion};
use crate::program::{CrossThreadKind, Kernel};

/// One general register as dwords.
pub type Register = [u32; 8];

/// Register the payload starts in.
pub const FIRST_REGISTER: u32 = 0;

/// Instruction pointer a thread starts at.
pub const ENTRY_IP: u32 = 0;

/// Where a thread runs, as far as its payload tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    /// Hardware-thread number, unique among live threads and below
    /// [`HARDWARE_THREADS`].
    pub fftid: u32,
    /// Barrier of the thread's group, unique among live groups, below 32.
    pub barrier: u32,
}

impl From<u32> for Slot {
    fn from(fftid: u32) -> Slot {
        Slot { fftid, barrier: 0 }
    }
}

/// Facts all threads of a launch share.
#[derive(Debug, Clone, PartialEq, Eq)]
struct HeaderFacts {
    sampler_pointer: u32,
    binding_table_pointer: u32,
    scratch_base: u32,
    scratch_stride: u32,
}

/// One hardware thread, not yet in a slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thread {
    /// Number inside the group.
    pub index: u32,
    /// Channels that carry a work-item.
    pub dispatch_mask: u32,
    group: [u32; 3],
    facts: Arc<HeaderFacts>,
    local_ids: Vec<Register>,
    cross_thread: Arc<[Register]>,
}

impl Thread {
    /// The registers from r0 on.
    ///
    /// # Panics
    /// If the slot is not one the launch provides memory for.
    pub fn payload(&self, slot: impl Into<Slot>) -> Vec<Register> {
        let mut registers = vec![self.header(slot.into())];
        registers.extend_from_slice(&self.local_ids);
        registers.extend_from_slice(&self.cross_thread);
        registers
    }

    fn header(&self, slot: Slot) -> Register {
        let Slot { fftid, barrier } = slot;
        assert!(fftid < HARDWARE_THREADS, "thread slot {fftid} of {HARDWARE_THREADS}");
        assert!(barrier < 32, "barrier {barrier} of 32");
        let facts = &self.facts;
        let scratch_code = match facts.scratch_stride {
            0 => 0,
            stride => stride.ilog2() - 10,
        };
        let scratch = facts.scratch_base + fftid * facts.scratch_stride;
        [
            0,
            self.group[0],
            (barrier & 15) << 24 | barrier >> 4 << 31,
            facts.sampler_pointer & !31 | scratch_code,
            facts.binding_table_pointer & !31,
            scratch & !1023 | fftid,
            self.group[1],
            self.group[2],
        ]
    }
}

/// One work-group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// Absolute group id.
    pub id: [u32; 3],
    /// Work-items on each axis; smaller than enqueued at a ragged edge.
    pub local: [u32; 3],
    /// Its threads, in the order of their items.
    pub threads: Vec<Thread>,
}

/// Walks the groups of a launch in dispatch order: x fastest, then y, then z.
#[derive(Debug, Clone)]
pub struct Groups<'a> {
    kernel: &'a Kernel,
    range: NdRange,
    facts: Arc<HeaderFacts>,
    template: &'a [u8],
    regions: std::vec::IntoIter<WalkerRegion>,
    walk: Option<Walk>,
}

/// Position inside one region.
#[derive(Debug, Clone)]
struct Walk {
    region: WalkerRegion,
    next: [u32; 3],
    cross_thread: Arc<[Register]>,
}

impl<'a> Groups<'a> {
    pub(crate) fn new(kernel: &'a Kernel, range: NdRange, layout: &'a Layout) -> Self {
        Groups {
            kernel,
            range,
            facts: Arc::new(HeaderFacts {
                sampler_pointer: kernel.sampler_table_offset,
                binding_table_pointer: kernel.binding_table_offset,
                scratch_base: layout.scratch_base,
                scratch_stride: kernel.scratch_stride(),
            }),
            template: &layout.cross_thread,
            regions: range.regions().into_iter(),
            walk: None,
        }
    }

    /// Cross-thread data of groups of size `local`, as registers.
    fn cross_thread(&self, local: [u32; 3]) -> Arc<[Register]> {
        let mut bytes = self.template.to_vec();
        let groups = self.range.groups();
        for field in &self.kernel.fields {
            let axis = (field.source / 4) as usize;
            let of = |values: [u32; 3]| values.get(axis).copied().unwrap_or(0);
            let value = match field.kind {
                CrossThreadKind::LocalSize => of(local),
                CrossThreadKind::GlobalSize => of(self.range.global),
                CrossThreadKind::GroupCount => of(groups),
                CrossThreadKind::WorkDimensions => self.range.dimensions,
                CrossThreadKind::GlobalOffset => of(self.range.offset),
                CrossThreadKind::EnqueuedLocalSize => of(self.range.local),
                CrossThreadKind::SimdSize | CrossThreadKind::PreferredMultiple => self.kernel.simd,
                CrossThreadKind::MaxGroupSize => 64 * self.kernel.simd,
                _ => continue,
            };
            let start = field.offset as usize;
            bytes[start..start + 4].copy_from_slice(&value.to_le_bytes());
        }
        bytes
            .chunks_exact(32)
            .map(|chunk| {
                let mut register = [0; 8];
                for (dword, bytes) in register.iter_mut().zip(chunk.chunks_exact(4)) {
                    *dword = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
                }
                register
            })
            .collect()
    }

    fn group(&self, walk: &Walk) -> Group {
        let local = walk.region.local;
        let items: u32 = local.iter().product();
        let simd = self.kernel.simd;
        let threads = (0..items.div_ceil(simd))
            .map(|index| {
                let left = items - index * simd;
                Thread {
                    index,
                    dispatch_mask: low_bits(left.min(simd)),
                    group: walk.next,
                    facts: Arc::clone(&self.facts),
                    local_ids: local_ids(self.kernel, local, index * simd),
                    cross_thread: Arc::clone(&walk.cross_thread),
                }
            })
            .collect();
        Group { id: walk.next, local, threads }
    }
}

impl Iterator for Groups<'_> {
    type Item = Group;

    fn next(&mut self) -> Option<Group> {
        let mut walk = match self.walk.take() {
            Some(walk) => walk,
            None => {
                let region = self.regions.next()?;
                Walk { region, next: region.start, cross_thread: self.cross_thread(region.local) }
            }
        };
        let group = self.group(&walk);
        for axis in 0..3 {
            walk.next[axis] += 1;
            if walk.next[axis] < walk.region.end[axis] {
                self.walk = Some(walk);
                break;
            }
            walk.next[axis] = walk.region.start[axis];
        }
        Some(group)
    }
}

/// A mask of the `count` lowest of 32 bits.
fn low_bits(count: u32) -> u32 {
    u32::MAX.checked_shr(32 - count).unwrap_or(0)
}

/// The per-thread registers: local ids of items `first..`, or a dummy.
fn local_ids(kernel: &Kernel, local: [u32; 3], first: u32) -> Vec<Register> {
    let per_axis = if kernel.simd == 32 { 2 } else { 1 };
    let mut registers = vec![[0; 8]; kernel.per_thread_registers as usize];
    let mut position = 0;
    for axis in 0..3 {
        if !kernel.local_ids[axis] {
            continue;
        }
        for lane in 0..kernel.simd {
            let id = local_id(kernel, local, first + lane, axis);
            let register = position + lane as usize / 16;
            let half = lane as usize % 16;
            registers[register][half / 2] |= (id & 0xFFFF) << (16 * (half % 2));
        }
        position += per_axis;
    }
    registers
}

/// Coordinate of an item on one axis, ranks counted from the fastest.
pub(crate) fn local_id(kernel: &Kernel, local: [u32; 3], item: u32, axis: usize) -> u32 {
    let mut rest = item;
    for &ranked in &kernel.walk_order[..2] {
        if ranked == axis {
            return rest % local[ranked];
        }
        rest /= local[ranked];
    }
    rest
}

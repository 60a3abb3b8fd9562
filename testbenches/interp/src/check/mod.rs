//! Checks of a kernel while it runs: data races, undefined values, barriers that part of a group misses, accesses
//! out of bounds.
//!
//! | module | what it knows |
//! |---|---|
//! | `race` | who touched which bytes, and what orders two touches |
//! | `shadow`, `bits` | which bits of a thread's registers are undefined, and how they spread |
//! | `memory` | which bits of memory are undefined |
//! | `finding` | what is said of it |
//!
//! [`Checker`] brings them together. The runner asks it at every instruction through [`Inspect`]; a run without
//! checks has [`Unchecked`] there, which compiles to nothing.

mod bits;
mod finding;
mod memory;
mod race;
mod report;
mod shadow;
mod touch;

use std::collections::HashMap;

use tessera_isa::Register;
use tessera_launch::dataport::{self, Descriptor, Log};
use tessera_launch::{Group, Launch, Memory, MessageError, Response, Slm};

pub use finding::{Actor, Finding, FindingKind, Spot};

use crate::code::Code;
use crate::message::{payload_rows, request};
use crate::op::{Action, Op};
use crate::state::Thread;
use memory::Bits;
use race::Cells;
use report::Key;
use shadow::Shadow;

/// What the runner tells of a run.
pub(crate) trait Inspect {
    /// Wants to be told.
    const ON: bool;

    /// A group is dispatched to this place among those in flight; the number of its first thread.
    fn group(&mut self, group: &Group, place: u32, share: u32) -> u32;
    /// A thread is about to execute an instruction.
    fn before(&mut self, thread: u32, real: &Thread, op: &Op);
    /// Executes the message of that instruction.
    fn serve(
        &mut self,
        memory: &mut Memory,
        slm: &mut Slm,
        message: &tessera_launch::Message<'_>,
    ) -> Result<Response, MessageError>;
    /// The thread has arrived at its group's barrier.
    fn barrier(&mut self, thread: u32, real: &Thread, ip: u32);
    /// The barrier of a thread's group is open.
    fn released(&mut self, thread: u32);
    /// The thread has ended.
    fn ended(&mut self, thread: u32);
}

/// Nobody wants to know.
pub(crate) struct Unchecked;

impl Inspect for Unchecked {
    const ON: bool = false;
    fn group(&mut self, _: &Group, _: u32, _: u32) -> u32 {
        0
    }
    fn before(&mut self, _: u32, _: &Thread, _: &Op) {}
    #[inline(always)]
    fn serve(
        &mut self,
        memory: &mut Memory,
        slm: &mut Slm,
        message: &tessera_launch::Message<'_>,
    ) -> Result<Response, MessageError> {
        dataport::execute(memory, slm, message)
    }
    fn barrier(&mut self, _: u32, _: &Thread, _: u32) {}
    fn released(&mut self, _: u32) {}
    fn ended(&mut self, _: u32) {}
}

/// A region of memory as the checks see it.
struct Area {
    name: String,
    argument: Option<usize>,
    size: u64,
    share: Option<u64>,
    bits: Bits,
    cells: Cells,
}

struct ThreadFacts {
    group: u32,
    /// In its group.
    index: u32,
    dispatch: u32,
    fence: u16,
}

struct GroupFacts {
    id: [u32; 3],
    local: [u32; 3],
    /// Barriers passed.
    phase: u16,
    /// Its first thread, and how many there are.
    threads: (u32, u32),
    /// Threads at the barrier, each with the address of its message there.
    arrived: Vec<(u32, u32)>,
    ended: Vec<u32>,
    slm: Bits,
    slm_cells: Cells,
}

/// The instruction that is being executed.
#[derive(Default)]
struct Now {
    thread: u32,
    ip: u32,
    /// Channel of the first lane of a message; `None` if the thread sends it as a whole.
    first_channel: Option<u32>,
    response: Option<usize>,
    /// Undefined bits of the payload, and the register that each row of it comes from.
    payload: Vec<[u32; 8]>,
    rows: Vec<u8>,
}

/// Watches a run and keeps what is wrong with it.
pub struct Checker<'a> {
    launch: &'a Launch,
    code: Code,
    areas: Vec<Area>,
    threads: Vec<ThreadFacts>,
    groups: Vec<GroupFacts>,
    shadows: HashMap<u32, Shadow>,
    now: Now,
    log: Log,
    findings: Vec<Finding>,
    alike: HashMap<Key, usize>,
}

impl<'a> Checker<'a> {
    /// For a run of `launch` on `memory`, which is as it was laid out.
    pub fn new(launch: &'a Launch, memory: &Memory) -> Checker<'a> {
        let area = |(index, region): (usize, &tessera_launch::memory::Region)| Area {
            name: region.name.clone(),
            argument: launch.argument_of(index),
            size: region.size,
            share: region.share,
            bits: Bits::new(region.defined),
            cells: Cells::default(),
        };
        Checker {
            launch,
            code: Code::new(&launch.kernel().isa),
            areas: memory.regions().iter().enumerate().map(area).collect(),
            threads: Vec::new(),
            groups: Vec::new(),
            shadows: HashMap::new(),
            now: Now::default(),
            log: Log::default(),
            findings: Vec::new(),
            alike: HashMap::new(),
        }
    }

    /// What was found, in the order in which it happened.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    fn thread(&self, thread: u32) -> &ThreadFacts {
        &self.threads[thread as usize]
    }

    fn group_of(&mut self, thread: u32) -> &mut GroupFacts {
        let group = self.thread(thread).group;
        &mut self.groups[group as usize]
    }
}

impl Inspect for Checker<'_> {
    const ON: bool = true;

    fn group(&mut self, group: &Group, place: u32, share: u32) -> u32 {
        let first = self.threads.len() as u32;
        let kernel = self.launch.kernel();
        let rows = (kernel.cross_thread_register() + kernel.cross_thread_bytes / 32) as usize;
        for thread in &group.threads {
            let number = first + thread.index;
            self.shadows.insert(number, Shadow::new(rows));
            let group = self.groups.len() as u32;
            self.threads.push(ThreadFacts { group, index: thread.index, dispatch: thread.dispatch_mask, fence: 0 });
            // What another thread left in the slot's own memory means nothing to this one.
            for area in &mut self.areas {
                if let Some(bytes) = area.share {
                    area.bits.forget(u64::from(place * share + thread.index) * bytes, bytes);
                }
            }
        }
        self.groups.push(GroupFacts {
            id: group.id,
            local: group.local,
            phase: 0,
            threads: (first, group.threads.len() as u32),
            arrived: Vec::new(),
            ended: Vec::new(),
            slm: Bits::new(false),
            slm_cells: Cells::default(),
        });
        first
    }

    fn before(&mut self, thread: u32, real: &Thread, op: &Op) {
        let Some(mut shadow) = self.shadows.remove(&thread) else { return };
        self.now = Now { thread, ip: op.ip, ..Now::default() };
        shadow.follow(real, op, &mut |reaches, channels, origin| self.reached(reaches, channels, &origin));
        if let Action::Send(message) = &op.action {
            let descriptor = message.desc.imm().map(|desc| Descriptor::decode(message.sfid.code(), desc, 0));
            if descriptor.is_some_and(|d| d.is_ok_and(|d| d.is_fence())) {
                self.threads[thread as usize].fence = self.thread(thread).fence.wrapping_add(1);
            }
            self.now.first_channel = (!op.inst.no_mask).then_some(op.inst.channel_offset.into());
            self.now.response = match message.dst {
                Register::Grf(reg) => Some(reg.into()),
                Register::Arf(_) => None,
            };
            // The same registers of the shadow; a payload that is none is the message's own error.
            self.now.payload = request(&shadow.file, message).map(|request| request.payload).unwrap_or_default();
            self.now.rows = payload_rows(real, message);
        }
        self.shadows.insert(thread, shadow);
    }

    fn serve(
        &mut self,
        memory: &mut Memory,
        slm: &mut Slm,
        message: &tessera_launch::Message<'_>,
    ) -> Result<Response, MessageError> {
        let response = dataport::execute_logged(memory, slm, message, &mut self.log)?;
        self.served(&response);
        Ok(response)
    }

    fn barrier(&mut self, thread: u32, real: &Thread, ip: u32) {
        self.group_of(thread).arrived.push((thread, ip));
        let missing = real.flow().dispatch() & !real.flow().active();
        if missing != 0 {
            self.lanes_missing(thread, ip, missing);
        }
    }

    fn released(&mut self, thread: u32) {
        let group = self.group_of(thread);
        group.phase = group.phase.wrapping_add(1);
        let arrived = std::mem::take(&mut group.arrived);
        self.met(&arrived);
    }

    fn ended(&mut self, thread: u32) {
        self.shadows.remove(&thread);
        let group = self.group_of(thread);
        group.ended.push(thread);
        if group.ended.len() as u32 == group.threads.1 {
            group.slm_cells = Cells::default();
            group.slm = Bits::new(false);
        }
    }
}

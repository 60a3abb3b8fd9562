//! The interpreter, kept beside a cycle-exact engine: every register row, flag, branch and channel mask the
//! engine reports is compared with what the instruction must do.
//!
//! The interpreter executes a thread's instructions in program order, only as far as an event of the engine
//! names one. An approximation that an engine may have ([`crate::approximate`]) it takes over. Its memory is
//! its own; messages are executed in the order in which they leave the EU, so loads see the same values. A
//! thread starts with the registers its slot held before, as in hardware.

use std::collections::{BTreeMap, VecDeque};

use tessera_interp::{step, Code, MessagePort, Retired, RowWrite, Step, Thread};
use tessera_isa::GRF_BYTES;
use tessera_launch::dispatch::{Register, FIRST_REGISTER};
use tessera_launch::{dataport, Launch, Memory, Message, MessageError, Response, Slm};
use tessera_ports::bundle::eu::{Retire, WriteEvent};
use tessera_ports::eu::EuOut;
use tessera_ports::uop::THREADS;

use crate::approximate;
use crate::bench::{Cycle, RunError, Watch};
use crate::dispatch::ThreadStart;
use crate::kernel::register;
use crate::place::{Place, EUS};
use crate::stats::DISPATCH;

/// Instructions a thread may have executed but not retired; far more than the scoreboard allows.
const WINDOW: usize = 64;

/// Pipes on the retire port.
const JE: usize = 2;
const ME: usize = 3;

/// What messages do on the interpreter's side; its state is its own.
pub trait Answers {
    /// A thread of this work-group starts.
    fn start(&mut self, group: u64);
    /// Executes a message of a thread of that group.
    fn serve(&mut self, group: u64, message: &Message) -> Result<Response, MessageError>;
}

/// Memory of a launch, with the local memory of each group.
pub struct LaunchAnswers<'a> {
    launch: &'a Launch,
    memory: Memory,
    windows: BTreeMap<u64, Slm>,
}

impl Answers for LaunchAnswers<'_> {
    fn start(&mut self, group: u64) {
        self.windows.entry(group).or_insert_with(|| self.launch.slm());
    }
    fn serve(&mut self, group: u64, message: &Message) -> Result<Response, MessageError> {
        let slm = self.windows.get_mut(&group).expect("a thread of the group has started");
        dataport::execute(&mut self.memory, slm, message)
    }
}

/// The message port of one thread.
struct Port<'a, A> {
    answers: &'a mut A,
    group: u64,
}

impl<A: Answers> MessagePort for Port<'_, A> {
    fn serve(&mut self, message: &Message) -> Result<Response, MessageError> {
        self.answers.serve(self.group, message)
    }
}

/// Follows all threads of a run.
pub struct Follower<A> {
    bytes: Vec<u8>,
    code: Code,
    answers: A,
    /// By their number in the row of all EUs.
    slots: Vec<Slot>,
    /// Instructions compared.
    pub followed: u64,
}

#[derive(Default)]
struct Slot {
    thread: Option<Thread>,
    group: u64,
    registers: Vec<Register>,
    executed: VecDeque<Record>,
    /// A message of the thread was refused: what it does until it stops is not followed.
    refused: bool,
}

/// An executed instruction and what the engine still owes of it.
struct Record {
    retired: Retired,
    /// Channels active when it was executed.
    active: u32,
    /// Bytes not yet written, for each row of `retired`.
    owed: Vec<u32>,
    /// The engine has retired it.
    done: bool,
}

impl<'a> Follower<LaunchAnswers<'a>> {
    /// Follows a run of this launch from its start.
    pub fn new(launch: &'a Launch) -> Self {
        let answers = LaunchAnswers { launch, memory: launch.memory(), windows: BTreeMap::new() };
        Follower::over(&launch.kernel().isa, answers)
    }

    /// The interpreter's memory after the run.
    pub fn memory(&self) -> &Memory {
        &self.answers.memory
    }
}

impl<A: Answers> Follower<A> {
    /// Follows a run of this code, whose messages have these answers.
    pub fn over(code: &[u8], answers: A) -> Self {
        let slot = || Slot { registers: vec![[0; 8]; 128], ..Slot::default() };
        let slots = (0..EUS * THREADS).map(|_| slot()).collect();
        Follower { bytes: code.to_vec(), code: Code::new(code), answers, slots, followed: 0 }
    }

    fn start(&mut self, slot: usize, start: &ThreadStart) {
        let state = &mut self.slots[slot];
        for (held, row) in state.registers.iter_mut().zip(&start.payload) {
            *held = register(row);
        }
        state.thread = Some(Thread::new(start.ip, start.mask, FIRST_REGISTER as u8, &state.registers));
        state.group = start.group;
        state.refused = false;
        self.answers.start(start.group);
    }

    fn end(&mut self, slot: usize) {
        let state = &mut self.slots[slot];
        if let Some(thread) = state.thread.take() {
            for (i, held) in state.registers.iter_mut().enumerate() {
                let bytes = thread.register(i as u8);
                *held = std::array::from_fn(|d| u32::from_le_bytes(std::array::from_fn(|b| bytes[4 * d + b])));
            }
        }
        state.executed.clear();
    }

    /// Executes the thread until `wanted` finds an instruction among those not retired; its position.
    fn find(&mut self, slot: usize, ip: u32, wanted: impl Fn(&Record) -> bool) -> Result<usize, String> {
        loop {
            let state = &mut self.slots[slot];
            if let Some(at) = state.executed.iter().position(|r| r.retired.ip == ip && wanted(r)) {
                return Ok(at);
            }
            if state.executed.len() >= WINDOW {
                return Err(format!("the interpreter does not come to ip {ip:#06x} in {}", Place::of(slot)));
            }
            let thread = state.thread.as_mut().ok_or_else(|| format!("{} runs no thread", Place::of(slot)))?;
            let active = thread.flow().active();
            let mut port = Port { answers: &mut self.answers, group: state.group };
            match step(thread, &self.code, &mut port).map_err(|e| format!("the interpreter stops: {e}"))? {
                Step::Waiting => return Err(format!("the interpreter waits for a barrier in {}", Place::of(slot))),
                Step::Retired(retired) => {
                    let owed = retired.rows.iter().map(|r| r.bytes).collect();
                    state.executed.push_back(Record { retired, active, owed, done: false });
                }
            }
        }
    }

    /// The data port refuses a message; so must the interpreter's.
    fn refuse(&mut self, place: Place, ip: u32) -> Result<(), String> {
        let slot = place.number();
        if !self.slots[slot].refused && self.find(slot, ip, |r| !r.done).is_ok() {
            return Err(format!("the data port refuses a message of {place} that the interpreter's executes"));
        }
        self.slots[slot].refused = true;
        Ok(())
    }

    /// A register row was written.
    fn row(&mut self, eu: usize, wb: &WriteEvent) -> Result<(), String> {
        let place = Place { eu, slot: wb.slot as usize };
        let (slot, bytes) = (place.number(), wb.be as u32);
        if self.slots[slot].refused {
            return Ok(());
        }
        let reg = match wb.row {
            row if row >= 896 => return Ok(()),
            row => (row & 127) as u8,
        };
        if bytes == 0 {
            return Ok(());
        }
        let owes = |r: &Record| r.retired.rows.iter().zip(&r.owed).any(|(w, owed)| w.reg == reg && owed & bytes == bytes);
        let at = if wb.pipe == ME as u64 {
            let of_message = |r: &Record| r.done && owes(r);
            self.slots[slot].executed.iter().position(of_message).ok_or_else(|| format!("no message of {place} writes r{reg}"))?
        } else {
            let ip = wb.ip as u32;
            self.find(slot, ip, |r| !r.done && owes(r)).map_err(|e| format!("write of r{reg} by ip {ip:#06x}: {e}"))?
        };
        let state = &mut self.slots[slot];
        let record = &mut state.executed[at];
        let index = record.retired.rows.iter().position(|w| w.reg == reg).expect("found by its row");
        record.owed[index] &= !bytes;
        let thread = state.thread.as_mut().ok_or_else(|| format!("{place} runs no thread"))?;
        adopt(&mut record.retired, index, bytes, wb, thread);
        let expected = &record.retired.rows[index].data;
        for byte in (0..32).filter(|b| bytes >> b & 1 != 0) {
            let got = (wb.data[byte / 8] >> (8 * (byte % 8))) as u8;
            if got != expected[byte] {
                let ip = record.retired.ip;
                let want = expected[byte];
                return Err(format!("{place}, ip {ip:#06x}: r{reg} byte {byte} is {got:#04x}, the interpreter has {want:#04x}"));
            }
        }
        self.sweep(slot);
        Ok(())
    }

    /// An instruction retired on `pipe`.
    fn retire(&mut self, eu: usize, out: &EuOut, pipe: usize) -> Result<(), String> {
        let Retire { slot, ip, op, mask, .. } = out.ret[pipe];
        let place = Place { eu, slot: slot as usize };
        let (slot, ip, mask) = (place.number(), ip as u32, mask as u32);
        if pipe == JE && op == 0 || self.slots[slot].refused {
            return Ok(());
        }
        let at = self.find(slot, ip, |r| !r.done)?;
        let offset = self.offset(ip);
        let record = &mut self.slots[slot].executed[at];
        let retired = &record.retired;
        let differ = |what: &str, got: u32, want: u32| match got == want {
            true => Ok(()),
            false => Err(format!("{place}, ip {ip:#06x}: {what} {got:#x}, the interpreter has {want:#x}")),
        };
        differ("opcode", op as u32, retired.opcode.code() as u32)?;
        if pipe == JE {
            differ("active channels", mask, record.active)?;
            differ("next ip", out.br.target as u32, retired.next_ip)?;
            differ("active channels after", out.br.act as u32, retired.active)?;
        } else {
            // Lane space starts at the instruction's channel offset.
            let lanes = retired.channels.checked_shr(offset).unwrap_or(0);
            differ("write mask", mask, lanes)?;
        }
        if pipe < 2 {
            let mut bits = [0u32; 2];
            let mut values = [0u32; 2];
            let (flag, arf) = (&out.fl[pipe], &out.arf[pipe]);
            if flag.we != 0 {
                let f = flag.reg as usize;
                bits[f] |= flag.mask as u32;
                values[f] |= flag.val as u32;
            }
            if arf.we != 0 && matches!(arf.sel, 1 | 2) {
                let f = arf.sel as usize - 1;
                let enabled = (0..4).filter(|b| arf.be >> b & 1 != 0).fold(0, |m, b| m | 0xFFu32 << (8 * b));
                bits[f] |= enabled;
                values[f] |= arf.val as u32 & enabled;
            }
            for f in 0..2 {
                differ("flag bits written", bits[f], retired.flag_bits[f])?;
                differ("flag value", values[f], retired.flags[f] & bits[f])?;
            }
        }
        if pipe != ME {
            if let Some(row) = record.owed.iter().position(|&o| o != 0) {
                return Err(format!("{place}, ip {ip:#06x}: retired without writing all of r{}", retired.rows[row].reg));
            }
        }
        record.done = true;
        self.followed += 1;
        self.sweep(slot);
        Ok(())
    }

    /// First channel of the instruction at `ip`.
    fn offset(&self, ip: u32) -> u32 {
        let code = self.bytes.get(ip as usize..).unwrap_or(&[]);
        tessera_isa::decode(code).map_or(0, |d| d.inst.channel_offset as u32)
    }

    /// Forgets what the engine owes nothing of any more.
    fn sweep(&mut self, slot: usize) {
        self.slots[slot].executed.retain(|r| !r.done || r.owed.iter().any(|&o| o != 0));
    }
}

/// Where the row that an engine wrote holds an approximation that it may have, it becomes the interpreter's
/// as well. The interpreter may be ahead, but with nothing that depends on it: such an instruction is issued
/// only when its operands are written.
fn adopt(retired: &mut Retired, index: usize, bytes: u32, wb: &WriteEvent, thread: &mut Thread) {
    let Some(of) = &retired.approximated else { return };
    let RowWrite { reg, data, .. } = &mut retired.rows[index];
    for (lane, at) in of.at.iter().enumerate() {
        let byte = at % GRF_BYTES;
        if at / GRF_BYTES != usize::from(*reg) || bytes >> byte & 1 == 0 {
            continue;
        }
        let size = of.seed.unwrap_or(if of.narrowing.is_some() { 2 } else { 4 });
        let element = &mut data[byte..byte + size];
        let got = wb.data[byte / 8] >> (8 * (byte % 8)) & u64::MAX >> (64 - 8 * size);
        let mut want = [0; 8];
        want[..size].copy_from_slice(element);
        let want = u64::from_le_bytes(want);
        let may = match of.seed {
            Some(size) => approximate::accepts_seed(size, got, want),
            None => approximate::accepts(of, lane, got as u32, want as u32),
        };
        if may {
            element.copy_from_slice(&got.to_le_bytes()[..size]);
            thread.overwrite(*reg, byte, element);
        }
    }
}

impl<A: Answers> Watch for Follower<A> {
    fn cycle(&mut self, cycle: &Cycle) -> Result<(), RunError> {
        let out = cycle.output;
        let mut at = 0;
        let mut follow = || -> Result<(), String> {
            if cycle.input.nt.valid != 0 {
                let place = Place { eu: cycle.eu, slot: cycle.input.nt.slot as usize };
                self.slots[place.number()].thread.as_mut().ok_or_else(|| format!("{place} runs no thread"))?.notify();
            }
            if let Some(message) = cycle.message {
                at = message.ip;
                self.find(message.place.number(), message.ip, |r| !r.done)?;
            }
            // Of a payload the follower knows by the start.
            if let Some(message) = cycle.refused {
                at = message.ip;
                self.refuse(message.place, message.ip)?;
            }
            for wb in out.wb.iter().filter(|wb| wb.valid != 0 && wb.pipe != DISPATCH) {
                at = wb.ip as u32;
                self.row(cycle.eu, wb)?;
            }
            for pipe in (0..4).filter(|&p| out.ret[p].valid != 0) {
                at = out.ret[pipe].ip as u32;
                self.retire(cycle.eu, out, pipe)?;
            }
            if out.eot.valid & cycle.input.eot.ready != 0 {
                self.end(Place { eu: cycle.eu, slot: out.eot.slot as usize }.number());
            }
            if let Some((place, start)) = cycle.started {
                self.start(place.number(), start);
            }
            Ok(())
        };
        let result = follow();
        result.map_err(|reason| {
            let text = self.code.text(at).map_or(String::new(), |text| format!(" (`{}`)", text.trim()));
            RunError::Follower { cycle: cycle.number, ip: at, reason: format!("{reason}{text}") }
        })
    }
}

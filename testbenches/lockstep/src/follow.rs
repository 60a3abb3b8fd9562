//! The interpreter, kept beside a cycle-exact engine: every register row, flag, branch and channel mask the engine reports is
//! compared with what the instruction must do.
//!
//! The interpreter executes a thread's instructions in program order, only as far as an event of the engine names one. Its
//! memory is its own; messages are executed in the order in which they leave the EU, so loads see the same values. A thread
//! starts with the registers its slot held before, as in hardware.

use std::collections::{BTreeMap, VecDeque};

use tessera_interp::{step, Code, MemoryPort, Retired, Step, Thread};
use tessera_launch::dispatch::{Register, FIRST_REGISTER};
use tessera_launch::{Launch, Memory, Slm};
use tessera_ports::bundle::eu::{Retire, WriteEvent};
use tessera_ports::eu::EuOut;
use tessera_ports::uop::THREADS;

use crate::bench::{Cycle, RunError, Watch};
use crate::dispatch::ThreadStart;
use crate::kernel::register;

/// Instructions a thread may have executed but not retired; far more than the scoreboard allows.
const WINDOW: usize = 64;

/// Pipes on the retire port.
const JE: usize = 2;
const ME: usize = 3;

/// Follows all threads of a launch.
pub struct Follower<'a> {
    launch: &'a Launch,
    code: Code,
    memory: Memory,
    windows: BTreeMap<u64, (Slm, usize)>,
    slots: [Slot; THREADS],
    /// Instructions compared.
    pub followed: u64,
}

#[derive(Default)]
struct Slot {
    thread: Option<Thread>,
    group: u64,
    registers: Vec<Register>,
    executed: VecDeque<Record>,
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

impl<'a> Follower<'a> {
    /// Follows a run of this launch from its start.
    pub fn new(launch: &'a Launch) -> Self {
        let code = Code::new(&launch.kernel().isa);
        let slots = std::array::from_fn(|_| Slot { registers: vec![[0; 8]; 128], ..Slot::default() });
        Follower { launch, code, memory: launch.memory(), windows: BTreeMap::new(), slots, followed: 0 }
    }

    /// The interpreter's memory after the run.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    fn start(&mut self, slot: usize, start: &ThreadStart) {
        let state = &mut self.slots[slot];
        for (held, row) in state.registers.iter_mut().zip(&start.payload) {
            *held = register(row);
        }
        state.thread = Some(Thread::new(start.ip, start.mask, FIRST_REGISTER as u8, &state.registers));
        state.group = start.group;
        let window = self.windows.entry(start.group).or_insert_with(|| (self.launch.slm(), 0));
        window.1 += 1;
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
                return Err(format!("the interpreter does not come to ip {ip:#06x} in slot {slot}"));
            }
            let thread = state.thread.as_mut().ok_or_else(|| format!("slot {slot} runs no thread"))?;
            let (slm, _) = self.windows.get_mut(&state.group).ok_or("no such work-group")?;
            let active = thread.flow().active();
            let mut port = MemoryPort { memory: &mut self.memory, slm };
            match step(thread, &self.code, &mut port).map_err(|e| format!("the interpreter stops: {e}"))? {
                Step::Waiting => return Err(format!("the interpreter waits for a barrier in slot {slot}")),
                Step::Retired(retired) => {
                    let owed = retired.rows.iter().map(|r| r.bytes).collect();
                    state.executed.push_back(Record { retired, active, owed, done: false });
                }
            }
        }
    }

    /// A register row was written.
    fn row(&mut self, wb: &WriteEvent) -> Result<(), String> {
        let (slot, bytes) = (wb.slot as usize, wb.be as u32);
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
            self.slots[slot].executed.iter().position(of_message).ok_or(format!("no message of slot {slot} writes r{reg}"))?
        } else {
            let ip = wb.ip as u32;
            self.find(slot, ip, |r| !r.done && owes(r)).map_err(|e| format!("write of r{reg} by ip {ip:#06x}: {e}"))?
        };
        let record = &mut self.slots[slot].executed[at];
        let index = record.retired.rows.iter().position(|w| w.reg == reg).expect("found by its row");
        record.owed[index] &= !bytes;
        let expected = &record.retired.rows[index].data;
        for byte in (0..32).filter(|b| bytes >> b & 1 != 0) {
            let got = (wb.data[byte / 8] >> (8 * (byte % 8))) as u8;
            if got != expected[byte] {
                let ip = record.retired.ip;
                let want = expected[byte];
                return Err(format!(
                    "slot {slot}, ip {ip:#06x}: r{reg} byte {byte} is {got:#04x}, the interpreter has {want:#04x}"
                ));
            }
        }
        self.sweep(slot);
        Ok(())
    }

    /// An instruction retired on `pipe`.
    fn retire(&mut self, out: &EuOut, pipe: usize) -> Result<(), String> {
        let Retire { slot, ip, op, mask, .. } = out.ret[pipe];
        let (slot, ip, mask) = (slot as usize, ip as u32, mask as u32);
        if pipe == JE && op == 0 {
            return Ok(());
        }
        let at = self.find(slot, ip, |r| !r.done)?;
        let offset = self.offset(ip);
        let record = &mut self.slots[slot].executed[at];
        let retired = &record.retired;
        let differ = |what: &str, got: u32, want: u32| match got == want {
            true => Ok(()),
            false => Err(format!("slot {slot}, ip {ip:#06x}: {what} {got:#x}, the interpreter has {want:#x}")),
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
            if arf.we != 0 && arf.sel != 0 {
                let f = arf.sel as usize - 1;
                let enabled = (0..4).filter(|b| arf.be >> b & 1 != 0).fold(0, |m, b| m | 0xFFu32 << (8 * b));
                bits[f] |= enabled;
                values[f] |= arf.val as u32 & enabled;
            }
            for f in 0..2 {
                differ("flag bits written", bits[f], retired.flag_bits[f])?;
                differ("flag value", values[f], retired.flags[f] & bits[f])?;
            }
            if let Some(row) = record.owed.iter().position(|&o| o != 0) {
                return Err(format!("slot {slot}, ip {ip:#06x}: retired without writing all of r{}", retired.rows[row].reg));
            }
        }
        record.done = true;
        self.followed += 1;
        self.sweep(slot);
        Ok(())
    }

    /// First channel of the instruction at `ip`.
    fn offset(&self, ip: u32) -> u32 {
        let code = self.launch.kernel().isa.get(ip as usize..).unwrap_or(&[]);
        tessera_isa::decode(code).map_or(0, |d| d.inst.channel_offset as u32)
    }

    /// Forgets what the engine owes nothing of any more.
    fn sweep(&mut self, slot: usize) {
        self.slots[slot].executed.retain(|r| !r.done || r.owed.iter().any(|&o| o != 0));
    }
}

impl Watch for Follower<'_> {
    fn cycle(&mut self, cycle: &Cycle) -> Result<(), RunError> {
        let out = cycle.output;
        let mut at = 0;
        let mut follow = || -> Result<(), String> {
            if let Some(message) = cycle.message {
                at = message.ip;
                self.find(message.slot, message.ip, |r| !r.done)?;
            }
            if out.wb.valid != 0 {
                at = out.wb.ip as u32;
                self.row(&out.wb)?;
            }
            for pipe in (0..4).filter(|&p| out.ret[p].valid != 0) {
                at = out.ret[pipe].ip as u32;
                self.retire(out, pipe)?;
            }
            if out.eot.valid & cycle.input.eot.ready != 0 {
                self.end(out.eot.slot as usize);
            }
            if let Some((slot, start)) = cycle.started {
                self.start(*slot, start);
            }
            Ok(())
        };
        follow().map_err(|reason| RunError::Follower { cycle: cycle.number, ip: at, reason })
    }
}

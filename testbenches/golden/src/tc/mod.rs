//! Golden model of TC, the thread control (`tessera_ports::tc`).
//!
//! * [`lines`]: line fetch; [`decode`], [`subset`]: expansion and predecode; [`issue`]: thread choice and
//!   bundles
//! * a thread is changed through [`Tc::change`] and its like only, so that `standing` knows what to look at
//!   again

pub mod decode;
pub mod issue;
pub mod lines;
mod ports;
mod standing;

pub mod subset;
mod thread;

use crate::alu::Done;
use crate::bits::{after, ones, round_robin};
use crate::je::Resolved;
use crate::opcodes::Unit;
use crate::Shaped;
use decode::{Decoded, Decoder, Products};
use issue::Issues;
use lines::{Lacking, LineData, Lines, Moves};
pub use ports::{TcCompact, TcLite, TcSmall};
use standing::{Changed, Standing};
use std::rc::Rc;
use tessera_ports::config::{Alus, EuShape, IssueWidth, Rare};
use tessera_ports::uop::THREADS;
use thread::{Entry, Thread};

/// A thread that is dispatched.
#[derive(Debug, Clone, Copy)]
pub struct Start {
    /// Thread slot.
    pub slot: u8,
    /// Address of its first instruction.
    pub ip: u32,
    /// Channels it is dispatched with.
    pub mask: u32,
}

/// What happens to TC in a cycle besides its own decisions.
#[derive(Debug, Clone, Copy, Default)]
pub struct Events<'a> {
    /// The line request is taken.
    pub line_request_ready: bool,
    /// A line arrives: its number and data.
    pub line: Option<(u32, &'a LineData)>,
    /// ALU0, ALU1, ME have read the operands of this slot.
    pub fetched: [Option<u8>; 3],
    /// What ALU0 and ALU1 complete.
    pub done: [Option<&'a Done>; 2],
    /// Slot and scoreboard entry of a complete response.
    pub response: Option<(u8, u8)>,
    /// What JE resolves.
    pub resolved: Option<&'a Resolved>,
    /// Slot whose thread has ended.
    pub ended: Option<u8>,
    /// Slot whose thread is notified.
    pub notified: Option<u8>,
    /// A message was refused: its slot and the address of its instruction.
    pub refused: Option<(u8, u32)>,
    /// A thread is dispatched.
    pub start: Option<Start>,
}

/// Round-robin pointers.
#[derive(Debug, Clone, Copy, Default)]
struct Pointers {
    decode: u8,
    alu: u8,
    je: u8,
    me: u8,
}

/// An instruction in D2: as it stands in memory.
#[derive(Debug, Clone, Copy)]
struct Raw {
    slot: u8,
    ip: u32,
    word: u128,
}

impl Raw {
    fn short(&self) -> bool {
        self.word >> 29 & 1 == 1
    }

    /// Where the next instruction is.
    fn next(&self) -> u32 {
        self.ip.wrapping_add(if self.short() { 8 } else { 16 })
    }
}

/// An instruction in D3 or D4. What these stages find out is a function of the word, known at once.
#[derive(Debug, Clone)]
struct Native {
    slot: u8,
    ip: u32,
    short: bool,
    /// Channels wait at its address; means something in D4.
    wakes: bool,
    decoded: Rc<Decoded>,
}

/// Thread control.
#[derive(Debug, Clone, Default)]
pub struct Tc {
    shape: EuShape,
    /// One more than there are, so that every 3-bit slot number indexes.
    threads: [Thread; THREADS + 1],
    standing: Standing,
    changed: Changed,
    lines: Lines,
    pointers: Pointers,
    /// With two bundles, threads that issue next: for any ALU, for ALU1 alone, for JE or ME.
    chosen: [Option<u8>; 3],
    d1: Option<u8>,
    d2: Option<Raw>,
    d3: Option<Native>,
    d4: Option<Native>,
    decoder: Decoder,
}

impl Tc {
    /// A thread can start in `slot`.
    pub fn start_ready(&self, slot: u8) -> bool {
        !self.threads[usize::from(slot)].running
    }

    /// The thread of this slot, to change anything of it.
    fn change_life(&mut self, slot: u8) -> &mut Thread {
        self.changed.lives |= 1 << slot;
        self.changed.queues |= 1 << slot;
        self.change(slot)
    }

    /// To change anything but what waits in its queue, whether it runs or has met a fault.
    fn change(&mut self, slot: u8) -> &mut Thread {
        self.changed.fetches |= 1 << slot;
        self.change_head(slot)
    }

    /// To change its queue, and what only the instruction at its head may wait for.
    fn change_queue(&mut self, slot: u8) -> &mut Thread {
        self.changed.queues |= 1 << slot;
        self.change_head(slot)
    }

    /// To change something that only the instruction at its head may wait for.
    fn change_head(&mut self, slot: u8) -> &mut Thread {
        self.changed.heads |= 1 << slot;
        &mut self.threads[usize::from(slot)]
    }

    /// To change something that only the fetch of its next instructions looks at.
    fn change_fetch(&mut self, slot: u8) -> &mut Thread {
        self.changed.fetches |= 1 << slot;
        &mut self.threads[usize::from(slot)]
    }

    /// The line fetch.
    pub fn lines(&self) -> &Lines {
        &self.lines
    }

    /// Threads that run.
    pub fn busy(&self) -> u8 {
        self.standing.running
    }

    /// Lowest running slot that met an unsupported instruction or had a message refused, and the address of the
    /// instruction.
    pub fn fault(&self) -> Option<(u8, u32)> {
        let faulty = self.standing.faulty;
        let slot = (faulty != 0).then(|| faulty.trailing_zeros() as u8)?;
        let thread = &self.threads[usize::from(slot)];
        let at_head = || thread.head().expect("an instruction that is not executed stays at the head").ip;
        Some((slot, thread.refused.unwrap_or_else(at_head)))
    }

    /// f0, f1 and cr0 of a slot, for tests and reports.
    pub fn arf(&self, slot: usize) -> [u32; 3] {
        let thread = &self.threads[slot];
        [thread.flags[0], thread.flags[1], thread.cr0]
    }

    /// Clock edge with `reset`.
    pub fn reset(&mut self) {
        let decoder = std::mem::take(&mut self.decoder);
        *self = Tc { decoder, ..Tc::shaped(&self.shape) };
    }

    /// Clock edge; `issues` are the decisions of this cycle.
    pub fn clock(&mut self, issues: &Issues, events: &Events) {
        // What the old state decides, before anything moves.
        let picked = self.pick();
        let raw = self.read();
        let leaves = self.d2.filter(|raw| self.threads[usize::from(raw.slot)].decodes());
        let moves = Moves {
            advance: leaves.map(|raw| (raw.slot, raw.ip, raw.next())),
            jump: events.resolved.filter(|resolved| !resolved.sync).map(|resolved| (resolved.slot, resolved.next)),
            start: events.start.map(|start| start.slot),
        };
        let proceeds = |slot: u8| Some(&self.threads[usize::from(slot)]).is_some_and(|t| t.running && !t.fault);
        let refused = events.refused.filter(|(slot, _)| proceeds(*slot));
        let wakes = self.d3.as_ref().is_some_and(|d3| self.threads[usize::from(d3.slot)].wake == Some(d3.ip));
        let lacking = Lacking { threads: self.standing.lacks_line, ip: |slot: u8| self.threads[usize::from(slot)].ip };
        self.changed.fetches |= self.lines.clock(&lacking, events.line_request_ready, events.line, &moves);

        self.issue_edge(issues);
        self.push_edge();
        self.d4 = self.d3.take().map(|d3| Native { wakes, ..d3 });
        self.d3 = leaves.map(|raw| self.expand(&raw));
        self.d2 = raw;
        self.d1 = picked;
        if let Some(slot) = picked {
            self.pointers.decode = after(slot);
        }
        self.event_edge(events, refused);
        self.stand();
    }

    /// The thread that goes to D1.
    fn pick(&self) -> Option<u8> {
        let bit = |slot: Option<u8>| slot.map_or(0, |slot| 1 << slot);
        let early = bit(self.d1) | bit(self.d2.as_ref().map(|raw| raw.slot));
        let (d3, d4) = (bit(self.d3.as_ref().map(|native| native.slot)), bit(self.d4.as_ref().map(|native| native.slot)));
        let Standing { decodes, queued: [one, two], .. } = self.standing;
        let places = !two & !(d3 | d4) | !one & (d3 ^ d4);
        let mask = decodes & places & !early;
        round_robin(mask, self.pointers.decode)
    }

    /// D1: the raw word.
    fn read(&self) -> Option<Raw> {
        self.d1.map(|slot| {
            let ip = self.threads[usize::from(slot)].ip;
            Raw { slot, ip, word: self.lines.raw(slot.into(), ip) }
        })
    }

    /// D2: the fetch address moves on; nothing is picked behind a branch.
    fn expand(&mut self, raw: &Raw) -> Native {
        let Raw { slot, ip, word } = *raw;
        let short = raw.short();
        let decoded = self.decoder.decode(ip, word, short).clone();
        let thread = self.change_fetch(slot);
        thread.ip = raw.next();
        thread.stop |= decoded.unit == Unit::Je;
        Native { slot, ip, short, wakes: false, decoded }
    }

    /// D4: into the thread's queue.
    fn push_edge(&mut self) {
        let Some(Native { slot, ip, short, wakes, mut decoded }) = self.d4.take() else { return };
        let thread = &self.threads[usize::from(slot)];
        let unfit = decoded.needs != Products::None && decoded.needs != thread.products;
        if !decoded.unsupported && (unfit || !decoded.fits(&self.shape)) {
            decoded = Rc::new(Decoded { unsupported: true, ..Decoded::clone(&decoded) });
        }
        let only_alu1 = self.only_alu1(&decoded);
        let sync = wakes && decoded.unit != Unit::Je;
        if sync || decoded.end_of_thread || decoded.unsupported {
            self.change_fetch(slot).stop = true;
        }
        let thread = self.change_queue(slot);
        thread.products = decoded.products.unwrap_or(thread.products);
        thread.push(Entry { ip, short, sync, only_alu1, decoded });
    }

    /// ALU0 cannot execute it, or there is none.
    fn only_alu1(&self, decoded: &Decoded) -> bool {
        let one = self.shape.alus == Alus::One;
        one || decoded.is_math || (self.shape.rare == Rare::Alu1 && decoded.plan.as_ref().is_some_and(|plan| plan.is_rare()))
    }

    fn issue_edge(&mut self, issues: &Issues) {
        for slot in issues.alu.into_iter().flatten() {
            self.issued(slot, false);
        }
        if let Some(slot) = issues.last_alu {
            self.pointers.alu = after(slot);
        }
        if let Some(slot) = issues.je {
            self.issued(slot, true);
        }
        if let Some(slot) = issues.me {
            self.issued(slot, false);
        }
        match self.shape.issue {
            IssueWidth::Four => {
                self.pointers.je = issues.je.map_or(self.pointers.je, after);
                self.pointers.me = issues.me.map_or(self.pointers.me, after);
            }
            IssueWidth::Two => self.pointers.je = issues.last_other.map_or(self.pointers.je, after),
        }
        self.chosen = issues.chosen;
        for slot in ones(issues.faults) {
            self.change_life(slot).fault = true;
        }
    }

    fn issued(&mut self, slot: u8, branch: bool) {
        let thread = self.change_queue(slot);
        if branch {
            thread.branching = true;
        } else {
            thread.fetching = true;
        }
        if let Some(entry) = thread.issued() {
            thread.drain = entry.decoded.switch;
            if entry.decoded.waits {
                thread.take_notification();
            }
            if entry.decoded.allocates {
                thread.scoreboard.allocate(&entry.decoded);
            }
        }
    }

    /// Events in the order in which later ones win; `refused` is that of a thread that could go on.
    fn event_edge(&mut self, events: &Events, refused: Option<(u8, u32)>) {
        for slot in events.fetched.into_iter().flatten() {
            self.change_head(slot).fetching = false;
        }
        if let Some((slot, index)) = events.response {
            self.change_head(slot).scoreboard.free(index);
        }
        for done in events.done.into_iter().flatten() {
            let thread = self.change_head(done.slot);
            thread.scoreboard.free(done.scoreboard);
            if let Some(write) = &done.flag {
                thread.write_flag(write);
            }
            if let Some(write) = &done.arf {
                thread.write_arf(write);
            }
        }
        if let Some(resolved) = events.resolved {
            self.resolved(resolved);
        }
        if let Some(slot) = events.notified {
            self.change_head(slot).notify();
        }
        if let Some((slot, ip)) = refused {
            let thread = self.change_life(slot);
            thread.fault = true;
            thread.refused = Some(ip);
        }
        if let Some(slot) = events.ended {
            self.change_life(slot).running = false;
        }
        if let Some(start) = events.start {
            *self.change_life(start.slot) = Thread::started(start.ip, start.mask);
        }
    }

    fn resolved(&mut self, resolved: &Resolved) {
        let thread = self.change(resolved.slot);
        thread.branching = false;
        thread.active = resolved.active;
        thread.wake = resolved.wake;
        if resolved.sync {
            thread.stop = thread.head().is_some_and(|head| head.decoded.end_of_thread || head.decoded.unsupported);
        } else {
            thread.stop = false;
            thread.ip = resolved.next;
        }
    }
}

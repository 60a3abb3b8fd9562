//! Issue: which threads hand an instruction to which pipe, and what is in the bundle.

use super::decode::Decoded;
use super::thread::Thread;
use super::Tc;
use crate::arith::Mode;
use crate::bits::{low_mask, round_robin};
use crate::opcodes::Unit;
use crate::operand::Place;
use crate::{alu, je, me};
use tessera_ports::config::IssueWidth;
use tessera_ports::uop::THREADS;

/// Why a thread does not issue (`stall` of the contract).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(u8)]
pub enum Stall {
    #[default]
    /// No thread, or it has stopped.
    NotRunning = 0,
    /// It does issue.
    Issued = 1,
    /// JE has its branch.
    Branch = 2,
    /// A pipe still reads the operands of the instruction before.
    Operands = 3,
    /// Nothing is decoded.
    NoInstruction = 4,
    /// Older instructions must complete first (drain, end of thread, unsupported).
    Drain = 5,
    /// An operand is still to be written, or the scoreboard is full.
    Dependency = 6,
    /// The pipe is taken.
    Pipe = 7,
    /// It waits for a notification.
    Notification = 8,
}

/// Which pipes take an instruction in this cycle.
#[derive(Debug, Clone, Copy, Default)]
pub struct Ready {
    /// ALU0 and ALU1.
    pub alu: [bool; 2],
    /// The branch unit.
    pub je: bool,
    /// The message unit.
    pub me: bool,
}

/// The decisions of a cycle: thread slots by pipe.
#[derive(Debug, Clone, Copy, Default)]
pub struct Issues {
    /// For ALU0 and ALU1.
    pub alu: [Option<u8>; 2],
    /// The thread chosen last for an ALU: with two bundles it issues later.
    pub last_alu: Option<u8>,
    /// With two bundles: the one chosen for JE or ME.
    pub last_other: Option<u8>,
    /// With two bundles: those that have been chosen and will issue, as [`Tc`] has them.
    pub chosen: [Option<u8>; 3],
    /// For JE.
    pub je: Option<u8>,
    /// For ME.
    pub me: Option<u8>,
    /// Threads that stop at an unsupported instruction.
    pub faults: u8,
    /// Why each thread does not issue.
    pub stall: [Stall; THREADS],
}

/// Where the head of a thread could go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Goal {
    /// Any ALU.
    Alu,
    /// ALU1: ALU0 cannot execute it, or there is none.
    Alu1,
    Je,
    Me,
    /// Nowhere: the thread stops at it.
    Fault,
}

/// Where the head of a thread could go, or why it waits.
pub(super) fn wish(thread: &Thread) -> Result<Goal, Stall> {
    if !thread.running || thread.fault {
        return Err(Stall::NotRunning);
    }
    if thread.branching {
        return Err(Stall::Branch);
    }
    if thread.fetching {
        return Err(Stall::Operands);
    }
    let Some(head) = thread.head() else { return Err(Stall::NoInstruction) };
    let none = thread.scoreboard.is_empty();
    if thread.drain && !none {
        return Err(Stall::Drain);
    }
    if head.sync {
        return Ok(Goal::Je);
    }
    let decoded = &head.decoded;
    match (decoded.unsupported, decoded.end_of_thread) {
        (true, _) | (_, true) if !none => Err(Stall::Drain),
        (true, _) => Ok(Goal::Fault),
        (_, true) => Ok(Goal::Me),
        _ if decoded.waits && !none => Err(Stall::Drain),
        _ if decoded.waits && thread.notifications == 0 => Err(Stall::Notification),
        _ if thread.scoreboard.blocks(decoded) => Err(Stall::Dependency),
        _ => Ok(match decoded.unit {
            Unit::Alu if head.only_alu1 => Goal::Alu1,
            Unit::Alu => Goal::Alu,
            Unit::Je => Goal::Je,
            Unit::Me => Goal::Me,
        }),
    }
}

impl Tc {
    /// Decides the issues of this cycle.
    pub fn issue(&self, ready: &Ready) -> Issues {
        let standing = &self.standing;
        let mut issues = Issues { faults: standing.to(Goal::Fault), stall: standing.stall, ..Issues::default() };
        let [to_any, to_alu1, to_je, to_me] = [Goal::Alu, Goal::Alu1, Goal::Je, Goal::Me].map(|goal| standing.to(goal));
        match self.shape.issue {
            // In many cycles nobody can.
            IssueWidth::Four if to_any | to_alu1 | to_je | to_me == 0 => return issues,
            IssueWidth::Four => {
                self.choose_alu(&mut issues, [to_any | to_alu1, to_alu1], ready.alu);
                issues.je = round_robin(to_je, self.pointers.je).filter(|_| ready.je);
                issues.me = round_robin(to_me, self.pointers.me).filter(|_| ready.me);
            }
            IssueWidth::Two => {
                self.issue_chosen(&mut issues, ready);
                self.choose_ahead(&mut issues, [to_any, to_alu1], [to_je, to_me], ready);
            }
        }
        for slot in [issues.alu[0], issues.alu[1], issues.je, issues.me].into_iter().flatten() {
            issues.stall[usize::from(slot)] = Stall::Issued;
        }
        issues
    }

    /// `math` are those of `wanting` that only ALU1 can serve.
    fn choose_alu(&self, issues: &mut Issues, [wanting, math]: [u8; 2], ready: [bool; 2]) {
        let possible = if ready[1] { wanting } else { wanting & !math };
        let Some(first) = round_robin(possible, self.pointers.alu).filter(|_| ready != [false, false]) else { return };
        let is_math = math >> first & 1 == 1;
        let others = possible & !(1 << first);
        let second =
            round_robin(if is_math { others & !math } else { others }, self.pointers.alu).filter(|_| ready == [true, true]);
        issues.alu = if is_math || !ready[0] { [second, Some(first)] } else { [Some(first), second] };
        issues.last_alu = second.or(Some(first));
    }

    /// Two bundles: what was chosen before goes, if its pipe is ready.
    fn issue_chosen(&self, issues: &mut Issues, ready: &Ready) {
        let [any, math, other] = self.chosen;
        issues.chosen = self.chosen;
        if math.is_some() && ready.alu[1] {
            issues.alu[1] = issues.chosen[1].take();
        } else if any.is_some() && ready.alu[0] {
            issues.alu[0] = issues.chosen[0].take();
        } else if any.is_some() && ready.alu[1] {
            issues.alu[1] = issues.chosen[0].take();
        }
        let Some(slot) = other else { return };
        let head = self.threads[usize::from(slot)].head().expect("it was chosen for its head");
        if head.sync || head.decoded.unit == Unit::Je {
            issues.je = issues.chosen[2].take_if(|_| ready.je);
        } else {
            issues.me = issues.chosen[2].take_if(|_| ready.me);
        }
    }

    /// Two bundles: threads for the places that are free. `lanes` are those for any ALU and those for ALU1
    /// alone, `others` those for JE and for ME.
    fn choose_ahead(&self, issues: &mut Issues, lanes: [u8; 2], others: [u8; 2], ready: &Ready) {
        let waiting = self.chosen.into_iter().flatten().fold(0, |mask, slot| mask | 1 << slot);
        let free = issues.chosen.map(|place| if place.is_none() { !waiting } else { 0 });
        let lanes = [lanes[0] & free[0], lanes[1] & free[1]];
        issues.last_alu = round_robin(lanes[0] | lanes[1], self.pointers.alu);
        if let Some(slot) = issues.last_alu {
            issues.chosen[usize::from(lanes[1] >> slot & 1)] = Some(slot);
        }
        let open = [ready.je && issues.je.is_none(), ready.me && issues.me.is_none()];
        let others = [0, 1].map(|pipe| if open[pipe] { others[pipe] & free[2] } else { 0 });
        issues.last_other = round_robin(others[0] | others[1], self.pointers.je);
        issues.chosen[2] = issues.chosen[2].or(issues.last_other);
    }

    /// Native word at the head of a thread.
    pub(crate) fn head_word(&self, slot: u8) -> u128 {
        self.threads[usize::from(slot)].head().map_or(0, |head| head.decoded.word)
    }

    /// Bundle for an ALU.
    pub(crate) fn alu_bundle(&self, slot: u8) -> Option<alu::Issue> {
        let thread = &self.threads[usize::from(slot)];
        let head = thread.head()?;
        let decoded = &head.decoded;
        Some(alu::Issue {
            slot,
            ip: head.ip,
            plan: decoded.plan.clone()?,
            lanes: thread.enabled_lanes(decoded),
            predicate: thread.predicate(decoded) >> decoded.offset,
            mode: thread.mode(),
            scalar: decoded.scalar.map_or(0, |place| thread.scalar(place)),
            scoreboard: thread.entry_for(decoded),
        })
    }

    /// Bundle for JE.
    pub(crate) fn je_bundle(&self, slot: u8) -> Option<je::Issue> {
        let thread = &self.threads[usize::from(slot)];
        let head = thread.head()?;
        Some(je::Issue {
            slot,
            ip: head.ip,
            code: je::Code::decode(head.decoded.word, head.sync),
            short: head.short,
            sync: head.sync,
            active: thread.active,
            predicate: thread.predicate(&head.decoded),
        })
    }

    /// Bundle for ME.
    pub(crate) fn me_bundle(&self, slot: u8) -> Option<me::Issue> {
        let thread = &self.threads[usize::from(slot)];
        let head = thread.head()?;
        Some(me::Issue {
            slot,
            ip: head.ip,
            message: me::Message::decode(head.decoded.word),
            lanes: thread.enabled_lanes(&head.decoded),
            scoreboard: thread.entry_for(&head.decoded),
        })
    }
}

impl Thread {
    /// Predicate by channel number.
    fn predicate(&self, decoded: &Decoded) -> u32 {
        decoded.predicate.map_or(u32::MAX, |predicate| predicate.of(self.flags))
    }

    /// Write-enabled lanes; the predicate of a sel chooses and does not mask.
    fn enabled_lanes(&self, decoded: &Decoded) -> u32 {
        let base = if decoded.no_mask { u32::MAX } else { self.active };
        let channels = if decoded.is_sel { base } else { base & self.predicate(decoded) };
        (channels >> decoded.offset) & low_mask(decoded.lanes) as u32 & decoded.channel_enables
    }

    fn mode(&self) -> Mode {
        let flushes = |kept: u32| u8::from(self.cr0 >> kept & 1 == 0);
        Mode::from_bits((self.cr0 >> 4 & 3) as u8 | flushes(7) << 2 | flushes(10) << 3 | flushes(6) << 4)
    }

    fn scalar(&self, place: Place) -> u32 {
        match place {
            Place::Flag(index) => self.flags[usize::from(index)],
            Place::Cr0 => self.cr0,
            _ => 0,
        }
    }

    fn entry_for(&self, decoded: &Decoded) -> u8 {
        if decoded.allocates {
            self.scoreboard.lowest_free()
        } else {
            0
        }
    }
}

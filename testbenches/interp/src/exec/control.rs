//! Executes flow control: hands resolved targets and masks to [`crate::flow::Flow`].

use tessera_isa::Location;

use super::Unimplemented;
use crate::flow::{Rule, Targets};
use crate::observe::Observer;
use crate::op::{diverging_rule, Action, Op, Target};
use crate::operand::Dest;
use crate::state::Thread;

const NOT_A_REGISTER: Unimplemented = Unimplemented("the jump target is not in a general register");

pub(crate) fn execute<O: Observer>(thread: &mut Thread, op: &Op, predicate: u32, observer: &mut O) -> Result<(), Unimplemented> {
    let range = op.inst.channel_mask();
    match &op.action {
        Action::Branch(rule, targets) => thread.flow.branch(*rule, *targets, range, predicate),
        Action::Jump(target) => {
            let first = predicate >> op.inst.channel_offset & 1 != 0;
            let next = if first { address(thread, *target)? } else { op.next };
            thread.flow.advance(next);
        }
        Action::DivergeIndirect { loc, uip } => {
            let jip = op.ip.wrapping_add(register(thread, *loc, 0)?);
            let uip = match uip {
                true => op.ip.wrapping_add(register(thread, *loc, 4)?),
                false => jip,
            };
            let targets = Targets { next: op.next, jip, uip, after_uip: op.next };
            thread.flow.branch(diverging_rule(op.inst.opcode), targets, range, predicate);
        }
        Action::Call { dest, target } => call(thread, op, dest, *target, predicate, observer)?,
        Action::Return(loc) => {
            let target = register(thread, *loc, 0)?;
            go(thread, op, target, predicate, true);
        }
        // The caller sends everything else elsewhere.
        _ => return Err(Unimplemented("not flow control")),
    }
    Ok(())
}

/// Return address and mask of the enabled channels go to the destination pair; the callee is entered when any
/// channel is enabled.
fn call<O: Observer>(
    thread: &mut Thread,
    op: &Op,
    dest: &Dest,
    target: Target,
    predicate: u32,
    observer: &mut O,
) -> Result<(), Unimplemented> {
    let enabled = thread.flow.active() & op.inst.channel_mask() & predicate;
    let target = address(thread, target)?;
    let mut state = [0u32; 32];
    state[..2].copy_from_slice(&[op.next, enabled]);
    dest.store(thread, &state, 0b11, 2, observer);
    go(thread, op, target, predicate, false);
    Ok(())
}

/// Enabled channels whose predicate is true go to `target`, the others of the execution range to the next
/// instruction. Without a predicate everything active moves together: `always` even when no enabled channel
/// is left.
fn go(thread: &mut Thread, op: &Op, target: u32, predicate: u32, always: bool) {
    let range = op.inst.channel_mask();
    if op.inst.predicate.is_none() {
        let moves = always || thread.flow.active() & range != 0;
        thread.flow.advance(if moves { target } else { op.next });
        return;
    }
    // The callee runs first, a return lets the remaining channels finish first.
    let rule = if always { Rule::Leave } else { Rule::GotoTrue };
    let targets = Targets { next: op.next, jip: if always { target } else { op.next }, uip: target, after_uip: op.next };
    thread.flow.branch(rule, targets, range, predicate);
}

fn address(thread: &Thread, target: Target) -> Result<u32, Unimplemented> {
    match target {
        Target::Address(address) => Ok(address),
        Target::Register { loc, base } => Ok(base.wrapping_add(register(thread, loc, 0)?)),
    }
}

fn register(thread: &Thread, loc: Location, offset: u8) -> Result<u32, Unimplemented> {
    let loc = match loc {
        Location::Direct { reg, subreg } => Location::Direct { reg, subreg: subreg + offset },
        Location::Indirect { a0, offset: imm } => Location::Indirect { a0, offset: imm + i16::from(offset) },
    };
    thread.dword_at(loc).ok_or(NOT_A_REGISTER)
}

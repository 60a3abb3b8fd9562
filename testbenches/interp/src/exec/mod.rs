//! Executes one instruction: masks first, then the action, then the instruction pointer.

mod control;
mod extended;
pub(crate) mod float;
pub(crate) mod integer;
mod math;

use tessera_isa::{Instruction, Opcode};

use crate::condition::predicate_mask;
use crate::convert::with_format;
use crate::error::InterpError;
use crate::lanes::lane_mask;
use crate::message::{self, MessagePort};
use crate::observe::{Event, Observer};
use crate::op::{Action, Alu, Class, Op};
use crate::state::Thread;

/// Why an instruction cannot be executed; the caller adds address and disassembly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Unimplemented(pub &'static str);

/// What the lane loops of an instruction share. All masks count lanes of the instruction, not channels.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Context<'a> {
    pub inst: &'a Instruction,
    /// Number of lanes.
    pub n: usize,
    /// Lanes that write.
    pub enabled: u32,
    /// Lanes whose predicate is true, enabled or not.
    pub predicate: u32,
}

/// How an instruction left its thread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Progress {
    Done(Event),
    /// `wait` found its counter at zero; nothing changed.
    Waiting,
}

pub(crate) fn execute<O: Observer, P: MessagePort>(
    thread: &mut Thread,
    op: &Op,
    port: &mut P,
    observer: &mut O,
) -> Result<Progress, InterpError> {
    let inst = &op.inst;
    let open = if inst.no_mask { op.channels } else { thread.flow.active() & op.channels };
    let predicate = predicate_mask(inst, thread.flags);
    let selects = inst.opcode == Opcode::Sel && inst.cond_mod.is_none();
    let channels = if selects { open } else { open & predicate };
    observer.channels(channels);
    let ctx = Context {
        inst,
        n: op.lanes,
        enabled: channels >> inst.channel_offset,
        predicate: predicate >> inst.channel_offset & lane_mask(op.lanes),
    };
    let mut event = Event::None;
    let done = match &op.action {
        Action::Alu(alu) => arithmetic(thread, &ctx, alu, observer),
        Action::Math { function, dest, src } => math::execute(thread, &ctx, *function, dest, src, observer),
        Action::Seed { function, dest, src } => extended::seed(thread, &ctx, *function, dest, src, observer),
        Action::Madm { dest, src } => extended::madm(thread, &ctx, dest, src, observer),
        Action::Nop => Ok(()),
        Action::Wait(counter) => {
            if thread.n0[*counter] == 0 {
                return Ok(Progress::Waiting);
            }
            thread.n0[*counter] -= 1;
            Ok(())
        }
        Action::Send(send) => {
            event = message::execute(thread, op, send, ctx.enabled, port, observer)?;
            Ok(())
        }
        Action::Unsupported(reason) => Err(Unimplemented(reason)),
        _ => {
            control::execute(thread, op, predicate, observer).map_err(|why| unsupported(op, why))?;
            return Ok(Progress::Done(Event::None));
        }
    };
    done.map_err(|why| unsupported(op, why))?;
    thread.flow.advance(op.next);
    Ok(Progress::Done(event))
}

fn unsupported(op: &Op, Unimplemented(reason): Unimplemented) -> InterpError {
    InterpError::Unsupported { ip: op.ip, text: op.text(), reason: reason.to_owned() }
}

fn arithmetic<O: Observer>(thread: &mut Thread, ctx: &Context, alu: &Alu, observer: &mut O) -> Result<(), Unimplemented> {
    match alu.class {
        Class::Integer => integer::execute(thread, ctx, alu, observer)?,
        Class::Float(ty) => with_format!(
            ty,
            F => float::execute::<F, O>(thread, ctx, alu, observer)?,
            return Err(Unimplemented("the execution type is not a float"))
        ),
    }
    if thread.has_unsupported_mode() {
        return Err(Unimplemented("ALT float mode and single program flow (cr0.0 bits 0 and 2) are not implemented"));
    }
    Ok(())
}

//! One instruction at a time, with a record of its effects.

use crate::code::Code;
use crate::error::InterpError;
use crate::exec::{execute, Progress};
use crate::message::MessagePort;
use crate::observe::{Recorder, Retired};
use crate::state::Thread;

/// Outcome of [`step`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// An instruction was executed.
    Retired(Retired),
    /// A `wait` whose notification has not come; the thread is as it was. Continue after [`Thread::notify`].
    Waiting,
}

/// Executes the instruction at the thread's pointer.
///
/// After an error the thread may hold part of the instruction's effects and is not to be continued.
pub fn step<P: MessagePort>(thread: &mut Thread, code: &Code, port: &mut P) -> Result<Step, InterpError> {
    let op = code.at(thread.flow.ip())?;
    let mut recorder = Recorder::default();
    Ok(match execute(thread, op, port, &mut recorder)? {
        Progress::Done(event) => Step::Retired(recorder.finish(op.ip, op.inst.opcode, event, thread)),
        Progress::Waiting => Step::Waiting,
    })
}

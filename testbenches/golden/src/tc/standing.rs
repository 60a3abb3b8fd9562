//! How the threads stand: what is asked of each of them in every cycle, found out anew only for those of
//! which something has changed.

use super::issue::{wish, Goal, Stall};
use super::Tc;
use crate::bits::ones;
use tessera_ports::uop::THREADS;

/// Answers by thread: bit `t` of a mask is that of slot `t`.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Standing {
    /// It runs.
    pub running: u8,
    /// It runs, and will do nothing any more.
    pub faulty: u8,
    /// Those whose head could go there, by [`Goal`].
    goals: [u8; 8],
    /// Why it does not issue; [`Stall::Pipe`] if nothing in it is against that.
    pub stall: [Stall; THREADS],
    /// Its next instruction can be decoded if none of its instructions is in the last stages of decoding.
    pub decodes: u8,
    /// The same if one is.
    pub decodes_more: u8,
    /// A line is to be fetched for it.
    pub lacks_line: u8,
}

impl Standing {
    /// Threads whose head could go there.
    pub fn to(&self, goal: Goal) -> u8 {
        self.goals[goal as usize]
    }
}

impl Tc {
    /// Clock edge: brings the answers up to date.
    pub(super) fn stand(&mut self) {
        for slot in ones(std::mem::take(&mut self.changed) & ((1 << THREADS) - 1)) {
            self.stand_one(slot.into());
        }
    }

    fn stand_one(&mut self, t: usize) {
        let (thread, answers) = (&self.threads[t], &mut self.standing);
        let bit = 1 << t;
        answers.goals.iter_mut().for_each(|threads| *threads &= !bit);
        answers.stall[t] = match wish(thread) {
            Ok(goal) => {
                answers.goals[goal as usize] |= bit;
                Stall::Pipe
            }
            Err(stall) => stall,
        };
        let set = |mask: &mut u8, holds| *mask = if holds { *mask | bit } else { *mask & !bit };
        set(&mut answers.running, thread.running);
        set(&mut answers.faulty, thread.running && thread.fault);
        let decodes = thread.decodes() && self.lines.present(t, thread.ip);
        set(&mut answers.decodes, decodes && thread.queued() < 2);
        set(&mut answers.decodes_more, decodes && thread.queued() < 1);
        set(&mut answers.lacks_line, thread.running && self.lines.lacks(t, thread.ip).is_some());
    }
}

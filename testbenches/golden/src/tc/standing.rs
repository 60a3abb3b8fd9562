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
    /// Its next instruction can be decoded once there is a place for it.
    pub decodes: u8,
    /// One decoded instruction waits, or more; two do.
    pub queued: [u8; 2],
    /// A line is to be fetched for it.
    pub lacks_line: u8,
}

impl Standing {
    /// Threads whose head could go there.
    pub fn to(&self, goal: Goal) -> u8 {
        self.goals[goal as usize]
    }
}

/// Of which threads something is no longer as [`Standing`] has it, as bits.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Changed {
    /// Something that the instruction at the head may wait for.
    pub heads: u8,
    /// Something that the fetch of the next instructions looks at, but for how many wait.
    pub fetches: u8,
    /// How many decoded instructions wait.
    pub queues: u8,
    /// Whether they run, or have stopped at a fault.
    pub lives: u8,
}

/// Whether it holds of thread `t`.
fn set(mask: &mut u8, t: usize, holds: bool) {
    *mask = *mask & !(1 << t) | u8::from(holds) << t;
}

/// All threads.
const ALL: u8 = (1 << THREADS) - 1;

impl Tc {
    /// Clock edge: brings the answers up to date.
    pub(super) fn stand(&mut self) {
        let Changed { heads, fetches, queues, lives } = std::mem::take(&mut self.changed);
        for slot in ones(heads & ALL) {
            self.head_stands(slot.into());
        }
        for slot in ones(fetches & ALL) {
            self.fetch_stands(slot.into());
        }
        for slot in ones(queues & ALL) {
            let queued = self.threads[usize::from(slot)].queued();
            for (least, threads) in (1..).zip(&mut self.standing.queued) {
                set(threads, slot.into(), queued >= least);
            }
        }
        for slot in ones(lives & ALL) {
            let (thread, answers) = (&self.threads[usize::from(slot)], &mut self.standing);
            set(&mut answers.running, slot.into(), thread.running);
            set(&mut answers.faulty, slot.into(), thread.running && thread.fault);
        }
    }

    fn head_stands(&mut self, t: usize) {
        let answers = &mut self.standing;
        answers.goals.iter_mut().for_each(|threads| *threads &= !(1 << t));
        answers.stall[t] = match wish(&self.threads[t]) {
            Ok(goal) => {
                answers.goals[goal as usize] |= 1 << t;
                Stall::Pipe
            }
            Err(stall) => stall,
        };
    }

    fn fetch_stands(&mut self, t: usize) {
        let (thread, answers) = (&self.threads[t], &mut self.standing);
        set(&mut answers.decodes, t, thread.decodes() && self.lines.present(t, thread.ip));
        set(&mut answers.lacks_line, t, thread.running && self.lines.lacks(t, thread.ip).is_some());
    }
}

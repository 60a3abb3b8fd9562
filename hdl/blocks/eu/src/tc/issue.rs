//! Issue: which thread goes to which pipe.
//!
//! ```text
//!  alu_ready --> rotate, two choices --> ALU0, ALU1
//!  je_ready  --> rotate -------------> JE
//!  me_ready  --> rotate -------------> ME
//! ```
//!
//! A thread is ready for one pipe at most, so the four grants of a cycle name four different threads. If only
//! one ALU is ready it gets the first choice. Threads with `math` go to ALU1 only. The rotation continues
//! behind the last thread served.
//!
//! With `paired` (constant) one ALU is served in a cycle, and one of JE and ME, which share a rotation. Then
//! the row of an instruction that is chosen waits in a register for the next cycle, so that choice and bundle
//! are not one path:
//!
//! ```text
//!  alu_ready --> rotate, one choice --> waiting[0] (any ALU), waiting[1] (math) --> ALU0 or ALU1
//!  je_ready, me_ready --> rotate -----> waiting[2] --------------------------------> JE or ME
//! ```
//!
//! One that waits for ALU1 does not keep others from ALU0, because math has a register of its own. JE and ME
//! share one, for which nobody is chosen whose pipe would not be free in the next cycle.
//!
//! Invariants: a grant only to a ready thread and a ready pipe; every ready thread is
//! served after at most 6 others (test `four_threads_issue_in_one_cycle`,
//! `the_alus_take_two_threads_in_turn`). Stalls: pipe not ready, or another
//! thread first. Deadlock: none; what waits in a register waits for its pipe only, which drains by itself.

use super::payload::TcLocate;
use crate::bundle::*;
use crate::word::pipe;
use tessera_hdl::prelude::*;

/// Thread choice of the four pipes: 0 ALU0, 1 ALU1, 2 JE, 3 ME.
#[block]
pub struct TcIssue {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub alu_ready: Signal<In, U<7>>,
    /// Those whose next instruction is for ALU1 alone.
    pub math: Signal<In, U<7>>,
    pub je_ready: Signal<In, U<7>>,
    pub me_ready: Signal<In, U<7>>,
    pub pipe_ready: [Signal<In, Bit>; 4],
    pub paired: Signal<In, Bit>,
    /// Where the head of each thread's queue lies.
    pub position: Signal<In, U<7>>,
    pub valid: [Signal<Out, Bit>; 4],
    /// Row of the payload of what goes to each pipe; if nothing does, any row.
    pub row: [Signal<Out, U<4>>; 4],
    /// Its thread, for who cannot wait for the row.
    pub chosen: [Chosen<Out>; 4],
    /// All threads that issue in this cycle.
    pub issued: Signal<Out, U<7>>,
    /// Ones from the thread that comes first on the ALUs; 0 means from thread 0.
    alu_order: Reg<U<7>>,
    je_order: RoundRobin<7>,
    me_order: RoundRobin<7>,
    /// Those that some ALU can take in this cycle.
    possible: Signal<Local, U<7>>,
    others: Signal<Local, U<7>>,
    /// The first choice has to go to ALU1.
    first_math: Signal<Local, Bit>,
    upper: Signal<Local, U<7>>,
    negative: Signal<Local, U<7>>,
    first: Signal<Local, U<7>>,
    rest: Signal<Local, U<7>>,
    second: Signal<Local, U<7>>,
    last: Signal<Local, U<7>>,
    /// Chosen for any ALU, for ALU1 alone, for JE or ME: there is one, the row of its instruction, its thread
    /// (0 if there is none); of the last, that it is for ME.
    holds: [Reg<Bit>; 3],
    waiting_row: [Reg<U<4>>; 3],
    waiting: [Reg<U<7>>; 3],
    for_me: Reg<Bit>,
    /// The one for ALU1 alone goes there.
    math_goes: Signal<Local, Bit>,
    /// What is granted; paired: what is chosen, for an ALU (0), for JE or ME (2).
    located: [TcLocate; 4],
    taken: Signal<Local, U<7>>,
    /// The register is empty, or what waits in it goes.
    free: [Signal<Local, Bit>; 3],
    /// Those for whose kind there is a register on the way to the ALUs.
    open: Signal<Local, U<7>>,
    to_je: Signal<Local, U<7>>,
    to_me: Signal<Local, U<7>>,
    grant: [Signal<Local, U<7>>; 4],
}

impl Logic for TcIssue {
    #[hdl]
    fn update(&mut self) {
        registers!(self, alu_order, for_me, holds[3], waiting_row[3], waiting[3]);
        subblocks!(self, je_order, me_order);

        comment!("paired: what was chosen goes");
        for k in 0..3 {
            self.free[k].next = !self.holds[k].q.val();
        }
        self.taken.next = self.waiting[0].q.val() | self.waiting[1].q.val() | self.waiting[2].q.val();
        self.math_goes.next = self.holds[1].q.val() & self.pipe_ready[1].val();
        if self.pipe_ready[1].val() {
            self.free[1].next = true;
        }
        if (self.pipe_ready[0].val() | self.pipe_ready[1].val()) & !self.math_goes.val() {
            self.free[0].next = true;
        }
        if (self.pipe_ready[2].val() & !self.for_me.q.val()) | (self.pipe_ready[3].val() & self.for_me.q.val()) {
            self.free[2].next = true;
        }
        self.open.next = 0.into();
        if self.free[0].val() {
            self.open.next = !self.math.val();
        }
        if self.free[1].val() {
            self.open.next = self.open.val() | self.math.val();
        }

        comment!("ALUs: first and second choice");
        self.possible.next = self.alu_ready.val();
        if self.paired.val() {
            self.possible.next = self.alu_ready.val() & self.open.val() & !self.taken.val();
        } else if !self.pipe_ready[1].val() {
            self.possible.next = self.alu_ready.val() & !self.math.val();
        }
        self.upper.next = self.possible.val() & self.alu_order.q.val();
        if !self.upper.val().any() {
            self.upper.next = self.possible.val();
        }
        self.negative.next = !self.upper.val() + 1;
        self.first.next = self.upper.val() & self.negative.val();
        self.first_math.next = (self.first.val() & self.math.val()).any();
        self.others.next = self.possible.val() & !self.first.val();
        if self.first_math.val() {
            self.others.next = self.possible.val() & !self.math.val();
        }
        self.rest.next = self.others.val() & self.alu_order.q.val();
        if !self.rest.val().any() {
            self.rest.next = self.others.val();
        }
        self.second.next = 0.into();
        if self.pipe_ready[0].val() & self.pipe_ready[1].val() {
            self.second.next = self.rest.val() & (!self.rest.val() + 1);
        }
        self.grant[0].next = 0.into();
        self.grant[1].next = 0.into();
        self.last.next = 0.into();
        if self.pipe_ready[0].val() & !self.first_math.val() {
            self.grant[0].next = self.first.val();
            self.grant[1].next = self.second.val();
            self.last.next = self.first.val();
        } else if self.pipe_ready[1].val() {
            self.grant[0].next = self.second.val();
            self.grant[1].next = self.first.val();
            self.last.next = self.first.val();
        }
        if self.second.val().any() {
            self.last.next = self.second.val();
        }
        if self.paired.val() {
            self.grant[0].next = 0.into();
            self.grant[1].next = 0.into();
            if self.math_goes.val() {
                self.grant[1].next = self.waiting[1].q.val();
            } else if self.pipe_ready[0].val() {
                self.grant[0].next = self.waiting[0].q.val();
            } else if self.pipe_ready[1].val() {
                self.grant[1].next = self.waiting[0].q.val();
            }
            if self.free[0].val() {
                self.holds[0].d.next = self.first.val().any() & !self.first_math.val();
                self.waiting[0].d.next = self.first.val() & !self.math.val();
                self.waiting_row[0].d.next = self.located[0].row.val();
            }
            if self.free[1].val() {
                self.holds[1].d.next = self.first_math.val();
                self.waiting[1].d.next = self.first.val() & self.math.val();
                self.waiting_row[1].d.next = self.located[0].row.val();
            }
            comment!("ones above the first: there a number and its negative differ");
            if self.upper.val().any() {
                self.alu_order.d.next = self.upper.val() ^ self.negative.val();
            }
        } else if self.last.val().any() {
            self.alu_order.d.next = !((self.last.val() << 1) - 1);
        }

        comment!("JE, ME");
        self.to_je.next = 0.into();
        if self.pipe_ready[2].val() {
            self.to_je.next = self.je_ready.val();
        }
        self.to_me.next = 0.into();
        if self.pipe_ready[3].val() {
            self.to_me.next = self.me_ready.val();
        }
        if self.paired.val() {
            comment!("not to a pipe that has just got one");
            if !self.for_me.q.val() & self.holds[2].q.val() {
                self.to_je.next = 0.into();
            }
            if self.for_me.q.val() & self.holds[2].q.val() {
                self.to_me.next = 0.into();
            }
        }
        self.je_order.request.next = self.to_je.val();
        self.me_order.request.next = self.to_me.val();
        self.je_order.advance.next = true;
        self.me_order.advance.next = true;
        if self.paired.val() {
            self.je_order.request.next = 0.into();
            self.me_order.request.next = 0.into();
            if self.free[2].val() {
                self.je_order.request.next = (self.to_je.val() | self.to_me.val()) & !self.taken.val();
            }
        }
        self.grant[2].next = self.je_order.grant.val();
        self.grant[3].next = self.me_order.grant.val();
        if self.paired.val() {
            self.grant[2].next = 0.into();
            self.grant[3].next = 0.into();
            if self.for_me.q.val() {
                if self.pipe_ready[3].val() {
                    self.grant[3].next = self.waiting[2].q.val();
                }
            } else if self.pipe_ready[2].val() {
                self.grant[2].next = self.waiting[2].q.val();
            }
            if self.free[2].val() {
                self.holds[2].d.next = self.je_order.grant.val().any();
                connect!(self.je_order.grant => self.waiting[2]);
                self.waiting_row[2].d.next = self.located[2].row.val();
                self.for_me.d.next = (self.je_order.grant.val() & self.to_me.val()).any();
            }
        }

        self.issued.next = self.grant[0].val() | self.grant[1].val() | self.grant[2].val() | self.grant[3].val();
        comment!("where it lies");
        for p in 0..4 {
            self.located[p].position.next = self.position.val();
            self.located[p].one.next = self.grant[p].val();
            self.row[p].next = self.located[p].row.val();
            self.valid[p].next = self.grant[p].val().any();
            self.chosen[p].is_second.next = false;
            self.chosen[p].one.next = self.grant[p].val();
            self.chosen[p].other.next = self.grant[p].val();
        }
        if self.paired.val() {
            self.located[pipe::ALU0].one.next = self.first.val();
            self.located[pipe::JE].one.next = self.je_order.grant.val();
            for k in 0..2 {
                self.row[k].next = self.waiting_row[0].q.val();
                connect!(self.math_goes => self.chosen[k].is_second);
                if self.math_goes.val() {
                    self.row[k].next = self.waiting_row[1].q.val();
                }
                self.row[2 + k].next = self.waiting_row[2].q.val();
                connect!(self.waiting[0] => self.chosen[k].one, self.waiting[1] => self.chosen[k].other);
                connect!(self.waiting[2] => self.chosen[2 + k].one, self.waiting[2] => self.chosen[2 + k].other);
            }
        }
    }
}

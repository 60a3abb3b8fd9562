//! Lines on their way: what is requested, and the threads that get it.
//!
//! ```text
//!  want, line --> 4 outstanding lines --> joined, or a new one --> if_req_*
//!  rsp_valid, rsp_line --^            --> threads of the line on offer, half by half --> rsp_ready
//! ```
//!
//! The line filter: a line that is outstanding is not requested again, the thread joins those that get it.
//! `dealt`: the want of this cycle has joined or is a request. A line on offer is written in two halves for
//! each of its threads, the lowest first; with the last half the line is taken, and in that cycle nobody
//! joins. A want comes as a line that it is or follows. What is outstanding is kept with the line before it,
//! so that no sum is waited for.
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | request register or all four lines in use | the want, until one is free |
//! | 2 | line on offer | the next response, until all its threads have got the line |
//!
//! Deadlock: what is on offer is written in two cycles a thread, whatever else happens, so lines become free.

use super::payload::TcNumber;
use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Outstanding lines of all threads.
#[block]
pub struct TcRequests {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Thread that wants `line` or the one after it, one-hot; 0: none.
    pub want: Signal<In, U<7>>,
    /// It does not any more; known last.
    pub withdrawn: Signal<In, Bit>,
    pub line: Signal<In, U<26>>,
    /// It wants the line after that one.
    pub after: Signal<In, Bit>,
    /// The line that is wanted.
    pub wanted: Signal<Out, U<26>>,
    pub rsp_valid: Signal<In, Bit>,
    pub rsp_line: Signal<In, U<26>>,
    pub if_req: LineRequest<Out>,
    pub dealt: Signal<Out, Bit>,
    pub rsp_ready: Signal<Out, Bit>,
    /// A half of the line on offer goes to a thread.
    pub write: Signal<Out, Bit>,
    /// Its number, if so.
    pub slot: Signal<Out, U<3>>,
    /// It is the second half.
    pub second: Signal<Out, Bit>,
    /// Thread that gets the second half, one-hot; 0: none.
    pub takes: Signal<Out, U<7>>,
    rq_valid: Reg<Bit>,
    rq_line: Reg<U<26>>,
    used: Reg<U<4>>,
    lines: [Reg<U<26>>; 4],
    /// The line before each.
    previous: [Reg<U<26>>; 4],
    threads: [Reg<U<7>>; 4],
    /// Thread that has got the first half, one-hot; 0: none.
    filling: Reg<U<7>>,
    /// Each line is `line`, follows it.
    at_line: [Signal<Local, Bit>; 4],
    behind_line: [Signal<Local, Bit>; 4],
    same: Signal<Local, U<4>>,
    preceding: Signal<Local, U<26>>,
    offered: Signal<Local, U<4>>,
    /// Of each line the lowest thread; no thread but the one that has got the first half.
    lowest: [Signal<Local, U<7>>; 4],
    /// Its number, unless somebody has got the first half; the number of that one.
    lowest_slot: [TcNumber; 4],
    filling_slot: TcNumber,
    slot_of: Signal<Local, U<3>>,
    alone: [Signal<Local, Bit>; 4],
    /// The lowest thread of the line on offer.
    found: Signal<Local, U<7>>,
    /// Lines whose last half is written.
    freed: Signal<Local, U<4>>,
    /// Threads that still wait for each line.
    stays: [Signal<Local, U<7>>; 4],
    free: Signal<Local, U<4>>,
    /// Outstanding lines that the want would join, those it would begin, unless it is withdrawn.
    joins: Signal<Local, U<4>>,
    begins: Signal<Local, U<4>>,
    /// Those that it begins.
    begun: Signal<Local, U<4>>,
}

impl Logic for TcRequests {
    #[hdl]
    fn update(&mut self) {
        registers!(self, rq_valid, rq_line, used, lines[4], previous[4], threads[4], filling);

        comment!("line on offer; no two of those on their way are the same, so what each would do is known before");
        self.same.next = 0.into();
        self.offered.next = 0.into();
        self.freed.next = 0.into();
        self.found.next = 0.into();
        for e in 0..4 {
            self.lowest[e].next = self.threads[e].q.val() & (!self.threads[e].q.val() + 1);
            self.alone[e].next = self.filling.q.val().any() & (self.threads[e].q.val() == self.filling.q.val());
            self.at_line[e].next = !self.after.val() & (self.lines[e].q.val() == self.line.val());
            self.behind_line[e].next = self.after.val() & (self.previous[e].q.val() == self.line.val());
            if self.used.q.val().get_bit(e) & (self.at_line[e].val() | self.behind_line[e].val()) {
                self.same.next = self.same.val().replace_bit(e, true);
            }
            if self.rsp_valid.val() & self.used.q.val().get_bit(e) & (self.lines[e].q.val() == self.rsp_line.val()) {
                self.offered.next = self.offered.val().replace_bit(e, true);
            }
        }
        connect!(self.filling => self.filling_slot.one);
        self.slot_of.next = self.filling_slot.number.val();
        for e in 0..4 {
            self.lowest_slot[e].one.next = 0.into();
            if !self.filling.q.val().any() {
                connect!(self.lowest[e] => self.lowest_slot[e].one);
            }
            if self.offered.val().get_bit(e) {
                self.slot_of.next = self.slot_of.val() | self.lowest_slot[e].number.val();
                self.found.next = self.found.val() | self.lowest[e].val();
                self.freed.next = self.freed.val().replace_bit(e, self.alone[e].val());
            }
        }
        connect!(self.slot_of => self.slot);
        comment!("each line has a thread that waits for it, so it is written before that one is found");
        self.write.next = self.offered.val().any();
        self.filling.d.next = self.found.val();
        if self.filling.q.val().any() {
            self.filling.d.next = 0.into();
            self.write.next = self.rsp_valid.val();
        }
        self.second.next = self.filling.q.val().any();
        self.takes.next = 0.into();
        if self.rsp_valid.val() {
            self.takes.next = self.filling.q.val();
        }
        self.rsp_ready.next = self.rsp_valid.val() & (!self.offered.val().any() | self.freed.val().any());

        comment!("want: join, or request");
        self.wanted.next = self.line.val();
        self.preceding.next = self.line.val() - 1;
        if self.after.val() {
            self.wanted.next = self.line.val() + 1;
            self.preceding.next = self.line.val();
        }
        self.free.next = !self.used.q.val() & (self.used.q.val() + 1);
        self.joins.next = 0.into();
        self.begins.next = 0.into();
        if self.want.val().any() {
            if self.same.val().any() {
                if !(self.same.val() & self.freed.val()).any() {
                    self.joins.next = self.same.val();
                }
            } else if !self.rq_valid.q.val() {
                self.begins.next = self.free.val();
            }
        }
        self.dealt.next = (self.joins.val().any() | self.begins.val().any()) & !self.withdrawn.val();

        comment!("what only means something once it is used may be written for nothing");
        if self.rq_valid.q.val() & self.if_req.ready.val() {
            self.rq_valid.d.next = false;
        }
        self.begun.next = 0.into();
        if self.begins.val().any() {
            self.rq_line.d.next = self.wanted.val();
            if !self.withdrawn.val() {
                self.rq_valid.d.next = true;
                connect!(self.begins => self.begun);
            }
        }
        self.used.d.next = (self.used.q.val() & !self.freed.val()) | self.begun.val();
        for e in 0..4 {
            self.stays[e].next = self.threads[e].q.val();
            if self.offered.val().get_bit(e) {
                self.stays[e].next = self.threads[e].q.val() & !self.filling.q.val();
            }
            connect!(self.stays[e] => self.threads[e].d);
            if self.joins.val().get_bit(e) & !self.withdrawn.val() {
                self.threads[e].d.next = self.stays[e].val() | self.want.val();
            }
            if self.begins.val().get_bit(e) {
                self.lines[e].d.next = self.wanted.val();
                self.previous[e].d.next = self.preceding.val();
                self.threads[e].d.next = self.want.val();
            }
        }
        self.if_req.valid.next = self.rq_valid.q.val();
        self.if_req.line.next = 0.into();
        if self.rq_valid.q.val() {
            self.if_req.line.next = self.rq_line.q.val();
        }
    }
}

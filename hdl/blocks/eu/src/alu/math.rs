//! `MathUnit`: EM and INTDIV behind an ALU, with the queue of their results.
//!
//! ```text
//!  beat_valid, control, src[4] ->| beats |-> EM, INTDIV -> A -> queue M -> head, lanes[4], oldest
//!  allocate, left, pop         ->|       |-> full
//! ```
//!
//! With an f16 destination the result is rounded to that in A. Beats of two lanes wait in a memory of 16,
//! until the one that is to compute them takes them; four passes are all that fetch may have reserved
//! (`full`), so a beat always has room. EM, quotient and remainder take turns only when nothing is under way:
//! results come in the order of the beats. `PIPED` and `STEPPED`: how many dividers of [`crate::intdiv_pipe`]
//! and of [`crate::intdiv`] there are: one in all, or none where integers are not divided.
//!
//! ```text
//! cycle        0    1    2    ..   9    10   11
//! beat_valid   b3
//! EM takes          b3
//! done                             b3
//! A                                     b3
//! head                                       1
//! ```
//!
//! Invariants: every beat is computed once, in order, whatever follows it (lockstep of `tessera_alu_math`).
//! Stall: a beat waits for EM, INTDIV or the end of other work. Deadlock: none, those wait for nobody.

use super::half::HalfNarrow;
use super::queue::AluQueue;
use crate::em::Em;
use crate::intdiv::Intdiv;
use crate::intdiv_pipe::IntdivPipe;
use crate::word::{math_control, math_delivery, math_function, math_work, pointer, qword};
use tessera_hdl::prelude::*;
use tessera_hdl::LutRam;

/// Ends the module's name by what the parameters of [`MathUnit`] mean.
fn shape(piped: usize, stepped: usize) -> &'static str {
    match (piped, stepped) {
        (1, _) => "",
        (_, 1) => "_stepped",
        _ => "_undivided",
    }
}

/// Extended math and integer division, with buffers on both sides.
#[block(require(PIPED + STEPPED <= 1), suffix(shape(PIPED, STEPPED)))]
pub struct MathUnit<const PIPED: usize, const STEPPED: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub allocate: Signal<In, Bit>,
    /// What write-back must know of the pass: `word::entry`.
    pub left: Signal<In, U<47>>,
    pub full: Signal<Out, Bit>,
    pub beat_valid: Signal<In, Bit>,
    /// With it: `word::math_control`, and lane k of source s at `2 s + k`.
    pub control: Signal<In, U<11>>,
    /// And `word::math_delivery`.
    pub delivery: Signal<In, U<4>>,
    pub src: [Signal<In, U<32>>; 4],
    pub pop: Signal<In, Bit>,
    pub head: Signal<Out, Bit>,
    /// Lanes of the oldest pass, while `head`, two in a word.
    pub lanes: [Signal<Out, U<64>>; 4],
    pub oldest: Signal<Out, U<47>>,
    pub oldest_tag: Signal<Out, U<5>>,
    em: Em,
    piped: [IntdivPipe; PIPED],
    stepped: [Intdiv; STEPPED],
    queue: AluQueue<1, 16>,
    operands: LutRam<4, 2, 64>,
    controls: LutRam<4, 1, 11>,
    deliveries: LutRam<4, 1, 4>,
    /// Beats that came, that were taken and that are done, modulo 32.
    came: Reg<U<5>>,
    went: Reg<U<5>>,
    ended: Reg<U<5>>,
    /// Passes between `allocate` and `pop`.
    reserved: Reg<U<3>>,
    /// The cycle before has reserved one more.
    newest: Reg<Bit>,
    /// What the beats in EM or INTDIV are.
    work: Reg<U<2>>,
    /// How the beat in `result` is delivered.
    delivered: Reg<U<4>>,
    narrow: [HalfNarrow; 2],
    result: [Reg<U<32>>; 2],
    first: Signal<Local, U<11>>,
    math_code: Signal<Local, U<4>>,
    division: Signal<Local, Bit>,
    /// What the first beat is.
    kind: Signal<Local, U<2>>,
    offered: Signal<Local, Bit>,
    /// Its operands, as `src` had them.
    operand: [Signal<Local, U<32>>; 4],
    taken: Signal<Local, Bit>,
    done: Signal<Local, Bit>,
}

impl<const PIPED: usize, const STEPPED: usize> Logic for MathUnit<PIPED, STEPPED> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, came, went, ended, reserved, newest, work, delivered);
        data!(self, result);
        subblocks!(self, em, piped[PIPED], stepped[STEPPED], queue);
        memories!(self, operands, controls, deliveries);

        comment!("beats come");
        self.operands.write_enable.next = self.beat_valid.val();
        self.operands.write_address.next = self.came.q.val().field(pointer::INDEX);
        for s in 0..2 {
            self.operands.write_data[s].next =
                pack!(64; qword::LOW = self.src[2 * s].val(), qword::HIGH = self.src[2 * s + 1].val());
        }
        self.controls.write_enable.next = self.beat_valid.val();
        self.controls.write_address.next = self.came.q.val().field(pointer::INDEX);
        self.controls.write_data[0].next = self.control.val();
        self.deliveries.write_enable.next = self.beat_valid.val();
        self.deliveries.write_address.next = self.came.q.val().field(pointer::INDEX);
        self.deliveries.write_data[0].next = self.delivery.val();
        if self.beat_valid.val() {
            self.came.d.next = self.came.q.val() + 1;
        }

        comment!("the first is offered to the one that computes it, if nothing else is under way");
        self.operands.read_address.next = self.went.q.val().field(pointer::INDEX);
        self.controls.read_address.next = self.went.q.val().field(pointer::INDEX);
        self.first.next = self.controls.read_data[0].val();
        self.math_code.next = self.first.val().field(math_control::FUNCTION);
        self.division.next = self.math_code.val().field(math_function::DIVISION).all();
        self.kind.next = pack!(2;
            math_work::DIVISION = self.division.val(),
            math_work::REMAINDER = self.division.val() & self.math_code.val().field(math_function::REMAINDER));
        self.offered.next = (self.came.q.val() != self.went.q.val())
            & ((self.went.q.val() == self.ended.q.val()) | (self.work.q.val() == self.kind.val()));
        self.em.issue.valid.next = self.offered.val() & !self.division.val();
        self.em.issue.op.next = self.math_code.val();
        self.em.issue.saturate.next = self.first.val().field(math_control::SATURATE);
        self.em.issue.flush.next = self.first.val().field(math_control::FLUSH);
        self.em.issue.abs.next = self.first.val().field(math_control::ABS);
        self.em.issue.negate.next = self.first.val().field(math_control::NEGATE);
        for s in 0..2 {
            self.operand[2 * s].next = self.operands.read_data[s].val().field(qword::LOW);
            self.operand[2 * s + 1].next = self.operands.read_data[s].val().field(qword::HIGH);
        }
        for k in 0..2 {
            connect!(self.operand[k] => self.em.issue.src0[k], self.operand[k + 2] => self.em.issue.src1[k]);
        }
        self.taken.next = self.offered.val() & !self.division.val() & self.em.issue.ready.val();
        for i in 0..PIPED {
            self.piped[i].issue.valid.next = self.offered.val() & self.division.val();
            self.piped[i].issue.sign.next = self.first.val().field(math_control::SIGN);
            for k in 0..2 {
                connect!(self.operand[k] => self.piped[i].issue.src0[k], self.operand[k + 2] => self.piped[i].issue.src1[k]);
            }
            if self.division.val() {
                self.taken.next = self.offered.val() & self.piped[i].issue.ready.val();
            }
        }
        for i in 0..STEPPED {
            self.stepped[i].issue.valid.next = self.offered.val() & self.division.val();
            self.stepped[i].issue.sign.next = self.first.val().field(math_control::SIGN);
            for k in 0..2 {
                connect!(self.operand[k] => self.stepped[i].issue.src0[k], self.operand[k + 2] => self.stepped[i].issue.src1[k]);
            }
            if self.division.val() {
                self.taken.next = self.offered.val() & self.stepped[i].issue.ready.val();
            }
        }
        if self.taken.val() {
            self.went.d.next = self.went.q.val() + 1;
            self.work.d.next = self.kind.val();
        }

        comment!("results, into A");
        self.done.next = self.em.done.valid.val();
        for k in 0..2 {
            self.result[k].d.next = self.em.done.result[k].val();
        }
        for i in 0..PIPED {
            if self.piped[i].done.valid.val() {
                self.done.next = true;
                for k in 0..2 {
                    self.result[k].d.next = self.piped[i].done.quotient[k].val();
                    if self.work.q.val().field(math_work::REMAINDER) {
                        self.result[k].d.next = self.piped[i].done.remainder[k].val();
                    }
                }
            }
        }
        for i in 0..STEPPED {
            if self.stepped[i].done.valid.val() {
                self.done.next = true;
                for k in 0..2 {
                    self.result[k].d.next = self.stepped[i].done.quotient[k].val();
                    if self.work.q.val().field(math_work::REMAINDER) {
                        self.result[k].d.next = self.stepped[i].done.remainder[k].val();
                    }
                }
            }
        }
        if self.done.val() {
            self.ended.d.next = self.ended.q.val() + 1;
        }
        self.deliveries.read_address.next = self.ended.q.val().field(pointer::INDEX);
        self.delivered.d.next = self.deliveries.read_data[0].val();

        comment!("queue M");
        self.queue.beat_valid.next = self.done.val();
        self.queue.beat.number.next = self.ended.q.val().field(pointer::IN_PASS);
        self.queue.beat.last.next = self.ended.q.val().field(pointer::IN_PASS).all();
        self.queue.quad.next = true;
        self.queue.holds_now.next = 0.into();
        for k in 0..2 {
            connect!(self.result[k] => self.narrow[k].value, self.narrow[k].result => self.queue.result[k]);
            self.narrow[k].half.next = self.delivered.q.val().field(math_delivery::HALF);
            self.narrow[k].rounding.next = self.delivered.q.val().field(math_delivery::ROUNDING);
            self.narrow[k].flush.next = self.delivered.q.val().field(math_delivery::FLUSH);
            self.queue.result[k + 2].next = 0.into();
            self.queue.other[k].next = 0.into();
        }
        self.queue.replaces.next = false;
        connect!(
            self.allocate => self.queue.allocate,
            self.left => self.queue.left,
            self.pop => self.queue.pop,
            self.queue.head => self.head,
            self.queue.lanes => self.lanes,
            self.queue.oldest => self.oldest,
            self.queue.oldest_tag => self.oldest_tag
        );
        comment!("an allocation counts a cycle later: it is known late");
        connect!(self.allocate => self.newest);
        self.reserved.d.next =
            self.reserved.q.val() + bit_cast::<3, 1>(self.newest.q.val().into()) - bit_cast::<3, 1>(self.pop.val().into());
        self.full.next = self.reserved.q.val().get_bit(2) | (self.newest.q.val() & (self.reserved.q.val() == 3));
    }
}

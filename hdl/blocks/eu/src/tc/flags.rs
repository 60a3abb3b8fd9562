//! Flag registers f0, f1 and the control register cr0 of all threads.
//!
//! ```text
//!  ALU0: slot, flag or ARF write --> old & !mask | value --> memory of ALU0 \
//!  ALU1: slot, flag or ARF write --> old & !mask | value --> memory of ALU1  --> by `written` --> readers
//! ```
//!
//! Both ALUs may write in one cycle, so each has memories of its own, for the readers and for its own and the
//! other's read before a write. Those for the readers are of one register each: both are read while the
//! instruction tells which of them it means. `written` tells who wrote a register of a thread last; nobody
//! since its start: 0. A flag write replaces the masked bits of one register, an ARF write the enabled bytes
//! (`sel` 0 cr0, 1 f0, 2 f1; 3 is n0, which the threads keep). The values show in the cycle after the write.
//! Invariants, of the dependency check: an ALU writes one register a cycle, and the two never the same of one
//! thread. No stalls.

use super::among::TcAmong;
use crate::bundle::*;
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// A row of the flag memories.
    flag_row: 3..0 {
        /// f1, else f0.
        SECOND: 0,
        /// Thread.
        SLOT: 3..1,
    }
    /// `sel` of a write to an architecture register.
    arf_select: 1..0 {
        /// f1.
        SECOND: 1,
    }
}

/// f0, f1 and cr0.0 of seven threads, for `R` readers.
#[block]
pub struct TcFlags<const R: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// A thread starts.
    pub start: Signal<In, Bit>,
    pub start_slot: Signal<In, U<3>>,
    /// Thread of each ALU's write.
    pub write_slot: [Signal<In, U<3>>; 2],
    pub fl: [FlagWrite<In>; 2],
    pub arf: [ArfWrite<In>; 2],
    pub slot: [Signal<In, U<3>>; R],
    /// The same thread, known earlier: who wrote last is looked up with it.
    pub chosen: [Chosen<In>; R],
    pub f0: [Signal<Out, U<32>>; R],
    pub f1: [Signal<Out, U<32>>; R],
    pub control: [Signal<Out, U<32>>; R],
    /// What ALU `w` wrote, for the readers.
    firsts: [MultiReadRam<3, 32, R>; 2],
    seconds: [MultiReadRam<3, 32, R>; 2],
    controls: [MultiReadRam<3, 32, R>; 2],
    /// The same for the two writers.
    own_flags: [MultiReadRam<4, 32, 2>; 2],
    own_controls: [MultiReadRam<3, 32, 2>; 2],
    /// Flag registers that ALU `w` wrote last, by row; control registers by thread.
    flag_written: [Reg<U<16>>; 2],
    control_written: [Reg<U<8>>; 2],
    flag_row: [Signal<Local, U<4>>; 2],
    to_flag: [Signal<Local, Bit>; 2],
    to_control: [Signal<Local, Bit>; 2],
    bytes: [Signal<Local, U<32>>; 2],
    mask: [Signal<Local, U<32>>; 2],
    value: [Signal<Local, U<32>>; 2],
    old: [Signal<Local, U<32>>; 2],
    result: [Signal<Local, U<32>>; 2],
    flags_of: [Signal<Local, U<16>>; 2],
    controls_of: [Signal<Local, U<8>>; 2],
    /// Threads whose f0 ALU `w` wrote last, whose f1.
    first_written: [Signal<Local, U<7>>; 2],
    other_written: [Signal<Local, U<7>>; 2],
    /// Whether ALU `w` wrote f0 of a reader's thread last (`w`), f1 (`2 + w`).
    written: [TcAmong<4>; R],
    starting: Signal<Local, U<16>>,
    starting_control: Signal<Local, U<8>>,
}

impl<const R: usize> Logic for TcFlags<R> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, flag_written[2], control_written[2]);
        memories!(self, firsts[2], seconds[2], controls[2], own_flags[2], own_controls[2]);

        comment!("what each ALU writes");
        for p in 0..2 {
            self.bytes[p].next = 0.into();
            for b in 0..4 {
                if self.arf[p].be.val().get_bit(b) {
                    self.bytes[p].next = self.bytes[p].val() | bits::<32>(0xff << (8 * b));
                }
            }
            self.to_flag[p].next =
                self.fl[p].we.val() | (self.arf[p].we.val() & self.arf[p].sel.val().any() & !self.arf[p].sel.val().all());
            self.to_control[p].next = !self.fl[p].we.val() & self.arf[p].we.val() & !self.arf[p].sel.val().any();
            self.mask[p].next = self.bytes[p].val();
            self.value[p].next = self.arf[p].val.val();
            self.flag_row[p].next = pack!(4;
                flag_row::SLOT = self.write_slot[p].val(),
                flag_row::SECOND = self.arf[p].sel.val().field(arf_select::SECOND));
            if self.fl[p].we.val() {
                self.mask[p].next = self.fl[p].mask.val();
                self.value[p].next = self.fl[p].val.val();
                self.flag_row[p].next =
                    pack!(4; flag_row::SLOT = self.write_slot[p].val(), flag_row::SECOND = self.fl[p].reg.val());
            }
            self.old[p].next = 0.into();
            for w in 0..2 {
                connect!(
                    self.flag_row[p] => self.own_flags[w].read_address[p],
                    self.write_slot[p] => self.own_controls[w].read_address[p]
                );
                if self.to_control[p].val() {
                    if (self.control_written[w].q.val() >> self.write_slot[p].val()).get_bit(0) {
                        self.old[p].next = self.own_controls[w].read_data[p].val();
                    }
                } else if (self.flag_written[w].q.val() >> self.flag_row[p].val()).get_bit(0) {
                    self.old[p].next = self.own_flags[w].read_data[p].val();
                }
            }
            self.result[p].next = (self.old[p].val() & !self.mask[p].val()) | self.value[p].val();
            self.flags_of[p].next = 0.into();
            if self.to_flag[p].val() {
                self.flags_of[p].next = bits::<16>(1) << self.flag_row[p].val();
            }
            self.controls_of[p].next = 0.into();
            if self.to_control[p].val() {
                self.controls_of[p].next = bits::<8>(1) << self.write_slot[p].val();
            }
        }

        comment!("who wrote last");
        self.starting.next = 0.into();
        self.starting_control.next = 0.into();
        if self.start.val() {
            self.starting_control.next = bits::<8>(1) << self.start_slot.val();
            self.starting.next = bits::<16>(3) << (bit_cast::<4, 3>(self.start_slot.val()) << 1);
        }
        for w in 0..2 {
            self.flag_written[w].d.next =
                ((self.flag_written[w].q.val() & !self.flags_of[1 - w].val()) | self.flags_of[w].val()) & !self.starting.val();
            self.control_written[w].d.next = ((self.control_written[w].q.val() & !self.controls_of[1 - w].val())
                | self.controls_of[w].val())
                & !self.starting_control.val();
        }

        comment!("memories");
        for w in 0..2 {
            self.firsts[w].write_enable.next = self.to_flag[w].val() & !self.flag_row[w].val().field(flag_row::SECOND);
            self.seconds[w].write_enable.next = self.to_flag[w].val() & self.flag_row[w].val().field(flag_row::SECOND);
            connect!(
                self.write_slot[w] => self.firsts[w].write_address,
                self.result[w] => self.firsts[w].write_data,
                self.write_slot[w] => self.seconds[w].write_address,
                self.result[w] => self.seconds[w].write_data,
                self.to_flag[w] => self.own_flags[w].write_enable,
                self.flag_row[w] => self.own_flags[w].write_address,
                self.result[w] => self.own_flags[w].write_data,
                self.to_control[w] => self.controls[w].write_enable,
                self.write_slot[w] => self.controls[w].write_address,
                self.result[w] => self.controls[w].write_data,
                self.to_control[w] => self.own_controls[w].write_enable,
                self.write_slot[w] => self.own_controls[w].write_address,
                self.result[w] => self.own_controls[w].write_data
            );
        }

        comment!("readers");
        for w in 0..2 {
            self.first_written[w].next = 0.into();
            self.other_written[w].next = 0.into();
            for t in 0..7 {
                self.first_written[w].next =
                    self.first_written[w].val().replace_bit(t, self.flag_written[w].q.val().get_bit(2 * t));
                self.other_written[w].next =
                    self.other_written[w].val().replace_bit(t, self.flag_written[w].q.val().get_bit(2 * t + 1));
            }
        }
        for r in 0..R {
            self.f0[r].next = 0.into();
            self.f1[r].next = 0.into();
            self.control[r].next = 0.into();
            connect!(self.chosen[r] => self.written[r].chosen);
            for w in 0..2 {
                connect!(
                    self.first_written[w] => self.written[r].threads[w],
                    self.other_written[w] => self.written[r].threads[2 + w],
                    self.slot[r] => self.firsts[w].read_address[r],
                    self.slot[r] => self.seconds[w].read_address[r],
                    self.slot[r] => self.controls[w].read_address[r]
                );
                if self.written[r].found[w].val() {
                    self.f0[r].next = self.firsts[w].read_data[r].val();
                }
                if self.written[r].found[2 + w].val() {
                    self.f1[r].next = self.seconds[w].read_data[r].val();
                }
                if (self.control_written[w].q.val() >> self.slot[r].val()).get_bit(0) {
                    self.control[r].next = self.controls[w].read_data[r].val();
                }
            }
        }
    }
}

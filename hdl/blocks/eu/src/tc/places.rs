//! Two places for instruction lines of one thread: what is held, what is due, what fits.
//!
//! ```text
//!  run, odd, last --> held, due, fits of each place --> present, lacks, lacks_odd
//!                            ^
//!  claim, take, crossed, jump, clear
//! ```
//!
//! Line `L` lives in place `L & 1`. A place fits while its line is the current one of the thread or the one
//! after it; one that neither fits nor waits for a line is lacking. `claim`: the lacking line has been asked
//! for; `take`: a line has been written into its place; `crossed`: the thread goes on in its next line;
//! `jump`: it goes on elsewhere, `jump_fits` says which places have the right numbers; `clear`: a thread
//! starts here, both places become empty (also against a take in the same cycle). Invariant: while the fetch
//! address stays, a place that holds a line that fits keeps it. Stalls: none of its own; deadlock: see
//! `tessera_ports::tc`.

use tessera_hdl::prelude::*;

/// Instruction line places of one thread.
#[block]
pub struct TcPlaces {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub run: Signal<In, Bit>,
    /// The current line is odd.
    pub odd: Signal<In, Bit>,
    /// The fetch address is in the last word of its line.
    pub last: Signal<In, Bit>,
    pub claim: Signal<In, Bit>,
    pub claim_odd: Signal<In, Bit>,
    pub take: Signal<In, Bit>,
    pub take_odd: Signal<In, Bit>,
    pub crossed: Signal<In, Bit>,
    pub jump: Signal<In, Bit>,
    pub jump_fits: Signal<In, U<2>>,
    pub clear: Signal<In, Bit>,
    /// The instruction at the fetch address is held completely.
    pub present: Signal<Out, Bit>,
    pub lacks: Signal<Out, Bit>,
    /// Of two lacking lines the current one.
    pub lacks_odd: Signal<Out, Bit>,
    held: [Reg<Bit>; 2],
    due: [Reg<Bit>; 2],
    fits: [Reg<Bit>; 2],
    good: [Signal<Local, Bit>; 2],
    lacking: [Signal<Local, Bit>; 2],
}

impl Logic for TcPlaces {
    #[hdl]
    fn update(&mut self) {
        registers!(self, held[2], due[2], fits[2]);
        for q in 0..2 {
            self.good[q].next = self.held[q].q.val() & self.fits[q].q.val();
            self.lacking[q].next = self.run.val() & !self.fits[q].q.val() & !self.due[q].q.val();
        }
        self.present.next = self.good[0].val() & (!self.last.val() | self.good[1].val());
        self.lacks_odd.next = !self.lacking[0].val();
        if self.odd.val() {
            self.present.next = self.good[1].val() & (!self.last.val() | self.good[0].val());
            self.lacks_odd.next = self.lacking[1].val();
        }
        self.lacks.next = self.lacking[0].val() | self.lacking[1].val();

        for q in 0..2 {
            if self.claim.val() & (self.claim_odd.val() == (q == 1)) {
                self.held[q].d.next = false;
                self.due[q].d.next = true;
                self.fits[q].d.next = true;
            }
            if self.take.val() & (self.take_odd.val() == (q == 1)) {
                self.held[q].d.next = true;
                self.due[q].d.next = false;
            }
            if self.crossed.val() & (self.odd.val() == (q == 1)) {
                self.fits[q].d.next = false;
            }
            if self.jump.val() {
                self.fits[q].d.next = self.jump_fits.val().get_bit(q) & (self.held[q].q.val() | self.due[q].q.val());
            }
            if self.clear.val() {
                self.held[q].d.next = false;
                self.fits[q].d.next = false;
            }
        }
    }
}

//! `AluAhead`: a pass between its landing and op.
//!
//! ```text
//!  land_valid, landed, landed_lanes ->+-------+-> takes, given, given_lanes
//!  op_left, op_returns              ->| ahead |-> waited, ready
//!                                     +-------+
//! ```
//!
//! A pass that lands while op is in the middle of another waits here, its lanes in the collectors; else op
//! takes it at once. `ready`: a pass that is fetched in this cycle, and so lands in the next one, will find a
//! place, here or in op.
//!
//! ```text
//! cycle         0     1     2     3     4
//! land_valid    p0    p1    p2          p3
//! ready         1     1     0     1     0
//! waits                     p1    p2    p2
//! op_left             2     1     2     1
//! op                  p0    p0    p1    p1
//! ```
//!
//! Behind a round whose results come back (`returns`) nothing may be collected until they are there.
//! Invariant: no pass lands while one waits, unless op takes that (`all_models_agree` of the ALU). Stalls:
//! `ready` low. Deadlock: none, op waits for nobody.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// A place for one pass.
#[block]
pub struct AluAhead {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub land_valid: Signal<In, Bit>,
    pub landed: PassControl<In>,
    pub landed_lanes: LaneControl<In>,
    /// Cycles that op is still busy, with this one, and whether its results come back.
    pub op_left: Signal<In, U<4>>,
    pub op_returns: Signal<In, Bit>,
    /// op takes a pass at the end of this cycle: it is in its last one or idle.
    pub takes: Signal<Out, Bit>,
    /// Which.
    pub given: PassControl<Out>,
    pub given_lanes: LaneControl<Out>,
    /// Its lanes are in the collectors; else the last of them arrive now.
    pub waited: Signal<Out, Bit>,
    pub ready: Signal<Out, Bit>,
    waits: Reg<Bit>,
    pass: PassControlReg,
    lanes: LaneControlReg,
    /// op has a place at the end of this cycle.
    free: Signal<Local, Bit>,
    stays: Signal<Local, Bit>,
}

impl Logic for AluAhead {
    #[hdl]
    fn update(&mut self) {
        registers!(self, waits);
        stages!(self, pass);
        data!(self, lanes);

        self.free.next = self.op_left.val() <= 1;
        comment!("what lands stays if op does not take it");
        self.stays.next = self.land_valid.val() & (self.waits.q.val() | !self.free.val());
        if self.stays.val() {
            forward!(self.landed => self.pass, self.landed_lanes => self.lanes);
        }
        self.waits.d.next = self.stays.val() | (self.waits.q.val() & !self.free.val());

        self.takes.next = self.free.val() & (self.waits.q.val() | self.land_valid.val());
        forward!(self.landed => self.given, self.landed_lanes => self.given_lanes);
        if self.waits.q.val() {
            forward!(self.pass => self.given, self.lanes => self.given_lanes);
        }
        self.waited.next = self.waits.q.val();

        comment!("before the last pass at most one cycle is left after this one; behind rounds nothing comes");
        if self.land_valid.val() & self.waits.q.val() {
            self.ready.next = self.free.val() & (self.pass.beats.q.val() == 1) & !self.landed.returns.val();
        } else if self.land_valid.val() {
            self.ready.next = (self.op_left.val() <= 2) & !self.landed.returns.val();
        } else if self.waits.q.val() {
            self.ready.next = (self.op_left.val() <= 2) & !self.pass.returns.q.val();
        } else {
            self.ready.next = (self.op_left.val() <= 2) | !self.op_returns.val();
        }
    }
}

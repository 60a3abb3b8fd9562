//! S and F: looks at the groups of the thread, one a cycle, and puts them back without those that dissolve.
//!
//! ```text
//! row of the table --> at next_ip: meets --> at leave_address: leaves with the others --> else: kept
//!                                                                        kept rows: closest above next_ip
//! ```
//!
//! `load` names the group that is to wait nearest before an operation; `open` starts a scan with what the
//! operation wants. `finish` adds the channels that leave as a group of their own, unless `leave_address` is
//! `next_ip`. Rows are written at or below the one that was read a cycle ago, so no row is read and written
//! in the same cycle. The row of a group is counted from 1; 0 is none.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Second and last stage of the branch unit.
#[block]
pub struct JeScan {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// An operation is taken; `nearest` and `count` are those of its thread.
    pub load: Signal<In, Bit>,
    pub loaded: Group<In>,
    pub count: Signal<In, U<6>>,
    /// What the operation wants; the nearest group joins.
    pub open: Signal<In, Bit>,
    pub parting: Parting<In>,
    pub joins: Signal<In, Bit>,
    /// Nobody leaves; but a group at `leave_address` with a channel of `leaving` is `found`.
    pub probes: Signal<In, Bit>,
    /// A row that was read is on `row_address`, `row_mask`.
    pub look: Signal<In, Bit>,
    /// The operation ends.
    pub finish: Signal<In, Bit>,
    pub row_address: Signal<In, U<32>>,
    pub row_mask: Signal<In, U<32>>,
    pub nearest: Group<Out>,
    pub found: Signal<Out, Bit>,
    /// There are no rows.
    pub none: Signal<Out, Bit>,
    /// No rows are left to look at behind the one being looked at.
    pub last: Signal<Out, Bit>,
    /// Row to read.
    pub read_row: Signal<Out, U<5>>,
    pub write: Signal<Out, Bit>,
    pub write_row: Signal<Out, U<5>>,
    pub write_address: Signal<Out, U<32>>,
    pub write_mask: Signal<Out, U<32>>,
    /// Where the thread goes on.
    pub next_ip: Signal<Out, U<32>>,
    /// With `finish`: active channels afterwards, and the group that waits nearest ahead.
    pub act: Signal<Out, U<32>>,
    pub ahead: Group<Out>,
    /// Number of groups.
    pub rows: Signal<Out, U<6>>,
    nearest_r: GroupReg,
    s: PartingReg,
    /// Some channel leaves.
    s_leaves: Reg<Bit>,
    s_probes: Reg<Bit>,
    s_found: Reg<Bit>,
    /// Row of the group that has joined.
    s_joined: Reg<U<6>>,
    /// Channels found at `next_ip`.
    s_met: Reg<U<32>>,
    count_r: Reg<U<6>>,
    reading: Reg<U<6>>,
    kept: Reg<U<6>>,
    at_next: Signal<Local, Bit>,
    /// What leaves stays at `next_ip`.
    stays: Signal<Local, Bit>,
    at_address: Signal<Local, Bit>,
    at_leave: Signal<Local, Bit>,
    keep: Signal<Local, Bit>,
    beyond: Signal<Local, U<33>>,
    nearer: Signal<Local, U<33>>,
    closer: Signal<Local, Bit>,
    kept_next: Signal<Local, U<6>>,
    address: Signal<Local, U<32>>,
    mask: Signal<Local, U<32>>,
}

impl Logic for JeScan {
    #[hdl]
    fn update(&mut self) {
        stages!(self, nearest_r, s);
        registers!(self, s_leaves, s_probes, s_found, s_joined, s_met, count_r, reading, kept);

        comment!("the group in question: a row of the table, at the end the channels that leave");
        self.address.next = self.row_address.val();
        self.mask.next = self.row_mask.val();
        if self.finish.val() {
            self.address.next = self.s.leave_address.q.val();
            self.mask.next = self.s.leaving.q.val();
        }
        comment!("equal to what: of the row itself, since the row comes late out of its RAM");
        self.at_next.next = self.row_address.val() == self.s.next_ip.q.val();
        self.stays.next = self.s.leave_address.q.val() == self.s.next_ip.q.val();
        self.at_address.next = self.row_address.val() == self.s.leave_address.q.val();
        self.at_leave.next = self.s_leaves.q.val() & self.at_address.val();
        comment!("the borrow of a difference: of a comparison Yosys also makes an equality, which takes longer");
        self.beyond.next = bit_cast::<33, 32>(self.s.next_ip.q.val()) - bit_cast::<33, 32>(self.address.val());
        self.nearer.next = bit_cast::<33, 32>(self.address.val()) - bit_cast::<33, 32>(self.nearest_r.address.q.val());
        self.closer.next = self.beyond.val().get_bit(32) & (!self.nearest_r.valid.q.val() | self.nearer.val().get_bit(32));

        comment!("what becomes of it");
        self.keep.next = false;
        if self.finish.val() {
            self.keep.next = self.s_leaves.q.val() & !self.stays.val();
        } else if self.look.val() & (self.reading.q.val() != self.s_joined.q.val()) {
            if self.at_next.val() {
                self.s_met.d.next = self.s_met.q.val() | self.row_mask.val();
            } else if self.at_leave.val() {
                self.s.leaving.d.next = self.s.leaving.q.val() | self.row_mask.val();
            } else {
                self.keep.next = true;
            }
        }
        self.kept_next.next = self.kept.q.val();
        if self.keep.val() {
            self.kept_next.next = self.kept.q.val() + 1;
        }
        self.ahead.valid.next = self.nearest_r.valid.q.val();
        self.ahead.address.next = self.nearest_r.address.q.val();
        self.ahead.mask.next = self.nearest_r.mask.q.val();
        self.ahead.row.next = self.nearest_r.row.q.val();
        if self.keep.val() & self.closer.val() {
            self.ahead.valid.next = true;
            self.ahead.address.next = self.address.val();
            self.ahead.mask.next = self.mask.val();
            self.ahead.row.next = self.kept_next.val();
            comment!("as an enable: `ahead` itself would be late");
            self.nearest_r.valid.d.next = true;
            forward!(
                self.address => self.nearest_r.address,
                self.mask => self.nearest_r.mask,
                self.kept_next => self.nearest_r.row
            );
        }
        self.kept.d.next = self.kept_next.val();

        comment!("what a probe finds");
        if self.look.val() & self.s_probes.q.val() & self.at_address.val() & (self.row_mask.val() & self.s.leaving.q.val()).any()
        {
            self.s_found.d.next = true;
        }

        comment!("walk");
        if self.open.val() | self.look.val() {
            self.reading.d.next = self.reading.q.val() + 1;
        }
        if self.load.val() {
            forward!(self.loaded => self.nearest_r, self.count => self.count_r);
            self.s_found.d.next = false;
        }
        if self.open.val() {
            forward!(self.parting => self.s);
            self.s_leaves.d.next = self.parting.leaving.val().any() & !self.probes.val();
            self.s_probes.d.next = self.probes.val();
            self.s_joined.d.next = 0.into();
            if self.joins.val() {
                self.s_joined.d.next = self.nearest_r.row.q.val();
            }
            self.s_met.d.next = 0.into();
            self.nearest_r.valid.d.next = false;
            self.kept.d.next = 0.into();
        }
        if self.finish.val() {
            self.reading.d.next = 0.into();
            self.count_r.d.next = self.kept_next.val();
        }

        comment!("out");
        forward!(self.nearest_r => self.nearest, self.s.next_ip => self.next_ip, self.s_found => self.found);
        self.none.next = !self.count_r.q.val().any();
        self.last.next = self.reading.q.val() == self.count_r.q.val();
        self.read_row.next = self.reading.q.val().get_bits::<5>(0);
        self.write.next = self.keep.val();
        self.write_row.next = self.kept.q.val().get_bits::<5>(0);
        self.write_address.next = self.address.val();
        self.write_mask.next = self.mask.val();
        self.rows.next = self.count_r.q.val();
        self.act.next = self.s.act.q.val() | self.s_met.q.val();
        if !self.stays.val() {
            self.act.next = (self.s.act.q.val() & !self.s.leaving.q.val()) | self.s_met.q.val();
        }
    }
}

//! JE and ME at the ports of GA that they share.
//!
//! ```text
//!  je_rd, me_rd --> first of them that asks --> ga_rd      je_wb, me_wb --> first --> ga_wb
//!  je_rd.gnt, me_rd.gnt <-----------------------+          je_wb.gnt, me_wb.gnt <------+
//! ```
//!
//! JE goes first (rule 12 of the EU page): it asks seldom. `je_wrote`: in the cycle before, JE was granted a
//! write. Combinational otherwise.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Two requesters, JE first.
#[block]
pub struct EuShare {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub je_rd: RowRead<In>,
    pub me_rd: RowRead<In>,
    pub ga_rd: RowRead<Out>,
    pub je_wb: RowWrite<In>,
    pub me_wb: RowWrite<In>,
    pub ga_wb: RowWrite<Out>,
    pub je_wrote: Signal<Out, Bit>,
    wrote: Reg<Bit>,
}

impl Logic for EuShare {
    #[hdl]
    fn update(&mut self) {
        registers!(self, wrote);
        forward!(self.me_rd.row => self.ga_rd.row);
        if self.je_rd.valid.val() {
            forward!(self.je_rd.row => self.ga_rd.row);
        }
        self.ga_rd.valid.next = self.je_rd.valid.val() | self.me_rd.valid.val();
        self.je_rd.gnt.next = self.ga_rd.gnt.val() & self.je_rd.valid.val();
        self.me_rd.gnt.next = self.ga_rd.gnt.val() & !self.je_rd.valid.val();

        forward!(self.me_wb.row => self.ga_wb.row, self.me_wb.be => self.ga_wb.be, self.me_wb.data => self.ga_wb.data);
        if self.je_wb.valid.val() {
            forward!(self.je_wb.row => self.ga_wb.row, self.je_wb.be => self.ga_wb.be, self.je_wb.data => self.ga_wb.data);
        }
        self.ga_wb.valid.next = self.je_wb.valid.val() | self.me_wb.valid.val();
        self.je_wb.gnt.next = self.ga_wb.gnt.val() & self.je_wb.valid.val();
        self.me_wb.gnt.next = self.ga_wb.gnt.val() & !self.je_wb.valid.val();
        self.wrote.d.next = self.ga_wb.gnt.val() & self.je_wb.valid.val();
        outputs!(self, je_wrote = wrote);
    }
}

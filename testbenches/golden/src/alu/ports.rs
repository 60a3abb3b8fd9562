//! Port face of the ALU.

use super::{Alu, Issue};
use crate::arith::Mode;
use crate::bits::join;
use crate::plan::Plan;
use crate::Golden;
use tessera_ports::alu::{AluIn, AluOut};

/// The bundle on the issue ports.
///
/// # Panics
/// When the instruction is outside the subset: TC stops a thread there, so a driver that sends one breaks the contract.
fn issue(i: &AluIn) -> Issue {
    let word = join(i.i_lo, i.i_hi);
    Issue {
        slot: i.i_slot as u8,
        ip: i.i_ip as u32,
        plan: Plan::decode(word)
            .unwrap_or_else(|| panic!("ALU was issued {word:#034x}, which is not an ALU instruction of the subset")),
        lanes: i.i_emask as u32,
        predicate: i.i_pmask as u32,
        mode: Mode::from_bits(i.i_mode as u8),
        scalar: i.i_scalar as u32,
        scoreboard: i.i_sb as u8,
    }
}

impl Golden for Alu {
    type In = AluIn;
    type Out = AluOut;

    fn eval(&self, i: &AluIn) -> AluOut {
        let mut out = AluOut { i_ready: self.ready().into(), ..AluOut::default() };
        for (s, row) in self.reads().into_iter().enumerate() {
            if let Some(row) = row {
                (out.rd_valid[s], out.rd_row[s]) = (1, row.into());
            }
        }
        if let Some(slot) = self.fetched(&i.rd_gnt.map(|gnt| gnt == 1)) {
            (out.fetched_valid, out.fetched_slot) = (1, slot.into());
        }
        if let Some(wb) = self.write_back() {
            out.wb_valid = 1;
            out.wb_row = wb.write.row.into();
            out.wb_be = wb.write.enables.into();
            out.wb_data = wb.write.data;
            out.wb_slot = wb.slot.into();
            out.wb_ip = wb.ip.into();
        }
        if let Some(done) = self.done(i.wb_gnt == 1) {
            out.done_valid = 1;
            out.done_slot = done.slot.into();
            out.done_sb = done.scoreboard.into();
            out.done_ip = done.ip.into();
            out.done_op = done.op.into();
            out.done_mask = done.mask.into();
            if let Some(flag) = done.flag {
                out.fl_we = 1;
                (out.fl_reg, out.fl_mask, out.fl_val) = (flag.register.into(), flag.mask.into(), flag.value.into());
            }
            if let Some(arf) = done.arf {
                out.arf_we = 1;
                (out.arf_sel, out.arf_be, out.arf_val) = (arf.select.into(), arf.enables.into(), arf.value.into());
            }
        }
        out
    }

    fn tick(&mut self, i: &AluIn) {
        if i.reset == 1 {
            *self = Alu::default();
            return;
        }
        let issue = (i.i_valid == 1).then(|| issue(i));
        let data = [i.rd_data0, i.rd_data1, i.rd_data2];
        self.clock(issue.as_ref(), &i.rd_gnt.map(|gnt| gnt == 1), &data, i.wb_gnt == 1);
    }
}

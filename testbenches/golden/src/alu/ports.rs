//! Port face of the ALU.

use super::{Alu, ArfWrite, Done, FlagWrite, Issue, MathUnit, Writer};
use crate::arith::Mode;
use crate::bits::join;
use crate::ga::{gathered, pairs, LaneRead, LaneWrite, Ports};
use crate::plan::Plan;
use crate::{retire, Compact, Golden, Shaped, Small};
use tessera_ports::alu::{AluIn, AluOut};
use tessera_ports::bundle::eu as port;
use tessera_ports::config::EuShape;

/// The bundle on the issue port.
///
/// # Panics
/// When the instruction is outside the subset: TC stops a thread there, so a driver that sends one breaks the
/// contract.
fn issue(i: &port::AluIssue) -> Issue {
    let word = join(i.lo, i.hi);
    Issue {
        slot: i.slot as u8,
        ip: i.ip as u32,
        plan: Plan::decode(word)
            .unwrap_or_else(|| panic!("ALU was issued {word:#034x}, which is not an ALU instruction of the subset"))
            .into(),
        lanes: i.emask as u32,
        predicate: i.pmask as u32,
        mode: Mode::from_bits(i.mode as u8),
        scalar: i.scalar as u32,
        scoreboard: i.sb as u8,
    }
}

/// The read ports that are granted.
fn granted(i: &AluIn) -> Ports {
    Ports((0..).zip(&i.rd).fold(0, |bits, (port, rd)| bits | u8::from(rd.gnt == 1) << port))
}

impl Done {
    pub(crate) fn retired(&self) -> port::Retire {
        retire(self.slot, self.ip, self.op, self.mask)
    }

    pub(crate) fn flag_port(&self) -> port::FlagWrite {
        self.flag.map_or_else(Default::default, |FlagWrite { register, mask, value }| port::FlagWrite {
            we: 1,
            reg: register.into(),
            mask: mask.into(),
            val: value.into(),
        })
    }

    pub(crate) fn arf_port(&self) -> port::ArfWrite {
        self.arf.map_or_else(Default::default, |ArfWrite { select, enables, value }| port::ArfWrite {
            we: 1,
            sel: select.into(),
            be: enables.into(),
            val: value.into(),
        })
    }
}

impl Golden for Alu {
    type In = AluIn;
    type Out = AluOut;

    fn eval(&self, i: &AluIn) -> AluOut {
        let mut out = AluOut { issue: self.ready().into(), ..AluOut::default() };
        for (port, read) in out.rd.iter_mut().zip(self.reads()) {
            *port = read.map_or_else(Default::default, |LaneRead { row, lay }| port::LaneRead {
                valid: 1,
                row: row.into(),
                second: lay.second.into(),
                base: lay.base.into(),
                step: lay.step.map(u64::from),
            });
        }
        if let Some(slot) = self.fetched(granted(i)) {
            out.fetched = port::Event { valid: 1, slot: slot.into() };
        }
        if let Some(LaneWrite { row, lay, bytes, .. }) = self.write_back() {
            out.wb = port::LaneWrite {
                valid: 1,
                row: row.into(),
                second: lay.second.into(),
                base: lay.base.into(),
                step: lay.step.map(u64::from),
                size: bytes.trailing_zeros().into(),
                ..port::LaneWrite::default()
            };
        }
        if let Some((mask, lanes)) = self.results() {
            (out.wb.mask, out.wb.data) = (mask.into(), pairs(lanes));
        }
        if let Some(&Writer { slot, ip }) = self.writer() {
            out.writer = port::Writer { slot: slot.into(), ip: ip.into() };
        }
        let (slot, scoreboard) = self.named();
        let done = self.done(i.wb.gnt == 1).is_some();
        out.done = port::Done { valid: done.into(), slot: slot.into(), sb: scoreboard.into() };
        if let Some(left) = self.retired() {
            (out.ret, out.fl, out.arf) = (left.retired(), left.flag_port(), left.arf_port());
        }
        out
    }

    fn tick(&mut self, i: &AluIn) {
        if i.reset == 1 {
            let math = self.math.as_ref().map(MathUnit::reset);
            self.restart(Alu { math, ..Alu::new(&self.shape) });
            return;
        }
        let issue = (i.issue.valid == 1).then(|| issue(&i.issue));
        self.clock(issue, granted(i), &gathered(&i.rd_data, &i.rd_mask), i.wb.gnt == 1);
    }
}

impl Shaped for Alu {
    fn shaped(shape: &EuShape) -> Alu {
        Alu::new(shape)
    }
}

/// The ALU of [`EuShape::COMPACT`].
pub type AluCompact = Compact<Alu>;

/// The ALU of [`EuShape::SMALL`].
pub type AluSmall = Small<Alu>;

/// The ALU with a math unit, as a block alone.
#[derive(Debug, Clone)]
pub struct AluMath(Alu);

impl Shaped for AluMath {
    fn shaped(shape: &EuShape) -> AluMath {
        AluMath(Alu::with_math(shape))
    }
}

impl Default for AluMath {
    fn default() -> AluMath {
        AluMath::shaped(&EuShape::GEN9)
    }
}

impl Golden for AluMath {
    type In = AluIn;
    type Out = AluOut;

    fn eval(&self, i: &AluIn) -> AluOut {
        self.0.eval(i)
    }

    fn tick(&mut self, i: &AluIn) {
        self.0.tick(i);
    }
}

/// The same of [`EuShape::COMPACT`].
pub type AluMathCompact = Compact<AluMath>;

/// The same of [`EuShape::SMALL`].
pub type AluMathSmall = Small<AluMath>;

//! Registers of a flow-control instruction: reads its target, writes where a call comes from.
//!
//! ```text
//! ask -> rd -> grant -> arrives: a dword of rd_data --> jip (brc: and once more --> uip)
//! write, after, taken, dst --> wb
//! ```
//!
//! The register number is in `jip` or `uip`, where the instruction has its operands; the second read of brc
//! takes it from `uip` before it is replaced. Stalls: the ports of GA. Deadlock: none, a grant waits for
//! nobody.

use crate::bundle::*;
use crate::opcode;
use crate::word::{flow_target, qword, row};
use tessera_hdl::prelude::*;

/// Register access of the branch unit.
#[block]
pub struct JeRegisters {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// An operation begins whose target is in a register.
    pub ask: Signal<In, Bit>,
    pub op: Signal<In, U<7>>,
    pub slot: Signal<In, U<3>>,
    pub jip: Signal<In, U<32>>,
    pub uip: Signal<In, U<32>>,
    pub rd: RowRead<Out>,
    pub rd_data: [Signal<In, U<64>>; 4],
    /// A row is wanted or arrives.
    pub busy: Signal<Out, Bit>,
    /// `value` takes the place of `jip`, or of `uip`.
    pub sets_jip: Signal<Out, Bit>,
    pub sets_uip: Signal<Out, Bit>,
    pub value: Signal<Out, U<32>>,
    /// That was all.
    pub complete: Signal<Out, Bit>,
    /// A call writes `after` and `taken`.
    pub write: Signal<In, Bit>,
    pub dst: Signal<In, U<7>>,
    pub dst_sub: Signal<In, U<3>>,
    pub after: Signal<In, U<32>>,
    pub taken: Signal<In, U<32>>,
    pub wb: RowWrite<Out>,
    asking: Reg<Bit>,
    asking_second: Reg<Bit>,
    arrives: Reg<Bit>,
    arrives_second: Reg<Bit>,
    pair: Signal<Local, Bit>,
    target: Signal<Local, U<13>>,
    dword: Signal<Local, U<3>>,
    even: Signal<Local, U<32>>,
    odd: Signal<Local, U<32>>,
    read_word: Signal<Local, U<64>>,
}

impl Logic for JeRegisters {
    #[hdl]
    fn update(&mut self) {
        registers!(self, asking, asking_second, arrives, arrives_second);

        comment!("where the target is");
        self.pair.next = self.op.val() == opcode::BRC;
        self.target.next = self.jip.val().get_bits::<13>(0);
        if self.pair.val() | (self.op.val() == opcode::BRD) | (self.op.val() == opcode::RET) {
            self.target.next = self.uip.val().get_bits::<13>(0);
        }

        comment!("read");
        self.rd.valid.next = self.asking.q.val() | self.asking_second.q.val();
        self.rd.row.next = 0.into();
        if self.asking.q.val() | self.asking_second.q.val() {
            self.rd.row.next = pack!(10;
                row::SLOT = self.slot.val(),
                row::REGISTER = self.target.val().field(flow_target::REGISTER));
        }
        self.asking.d.next = self.ask.val() | (self.asking.q.val() & !self.rd.gnt.val());
        self.arrives.d.next = self.asking.q.val() & self.rd.gnt.val();
        self.asking_second.d.next =
            (self.asking.q.val() & self.rd.gnt.val() & self.pair.val()) | (self.asking_second.q.val() & !self.rd.gnt.val());
        self.arrives_second.d.next = self.asking_second.q.val() & self.rd.gnt.val();
        self.busy.next = self.asking.q.val() | self.asking_second.q.val() | self.arrives.q.val() | self.arrives_second.q.val();

        comment!("a dword of the row");
        self.dword.next = self.target.val().field(flow_target::DWORD);
        if self.arrives_second.q.val() {
            self.dword.next = self.target.val().field(flow_target::DWORD) + 1;
        }
        self.read_word.next = self.rd_data[0].val();
        for d in 1..4 {
            if self.dword.val().get_bits::<2>(1) == d.to_bits::<2>() {
                self.read_word.next = self.rd_data[d].val();
            }
        }
        self.value.next = self.read_word.val().field(qword::LOW);
        if self.dword.val().get_bit(0) {
            self.value.next = self.read_word.val().field(qword::HIGH);
        }
        self.sets_jip.next = self.arrives.q.val();
        self.sets_uip.next = self.arrives_second.q.val();
        self.complete.next = (self.arrives.q.val() & !self.pair.val()) | self.arrives_second.q.val();

        comment!("a call: the address behind it, and in the dword behind that its channels; in all eight bytes alike");
        self.even.next = 0.into();
        self.odd.next = 0.into();
        self.wb.valid.next = self.write.val();
        self.wb.row.next = 0.into();
        self.wb.be.next = 0.into();
        if self.write.val() {
            self.even.next = self.after.val();
            self.odd.next = self.taken.val();
            if self.dst_sub.val().get_bit(0) {
                self.even.next = self.taken.val();
                self.odd.next = self.after.val();
            }
            self.wb.row.next = pack!(10; row::SLOT = self.slot.val(), row::REGISTER = self.dst.val());
            self.wb.be.next = bits::<32>(0xff) << (bit_cast::<5, 3>(self.dst_sub.val()) << 2);
        }
        for d in 0..4 {
            self.wb.data[d].next = pack!(64; qword::LOW = self.even.val(), qword::HIGH = self.odd.val());
        }
    }
}

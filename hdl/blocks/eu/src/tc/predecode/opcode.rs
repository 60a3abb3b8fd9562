//! Which unit an opcode belongs to, and how many operands it has.
//!
//! Combinational; the list of known opcodes is rule 1 of `tessera_ports::uop`.

use tessera_hdl::prelude::*;

/// Opcode classes.
#[block]
pub struct TcOpcode {
    pub op: Signal<In, U<7>>,
    /// Executed by this EU.
    pub known: Signal<Out, Bit>,
    /// Branch unit, nop included.
    pub je: Signal<Out, Bit>,
    /// `send` or `sends`.
    pub me: Signal<Out, Bit>,
    /// Branch or nop without a compacted form of its own: every JE opcode but nop.
    pub branch: Signal<Out, Bit>,
    pub mov: Signal<Out, Bit>,
    pub sel: Signal<Out, Bit>,
    pub cmp: Signal<Out, Bit>,
    pub mad: Signal<Out, Bit>,
    pub mul: Signal<Out, Bit>,
    pub add: Signal<Out, Bit>,
    /// not, and, or, xor.
    pub logic_op: Signal<Out, Bit>,
    /// shr, shl, asr.
    pub shift: Signal<Out, Bit>,
    pub two_sources: Signal<Out, Bit>,
    flow: Signal<Local, Bit>,
    send: Signal<Local, Bit>,
    bitwise: Signal<Local, Bit>,
    shifting: Signal<Local, Bit>,
    arithmetic: Signal<Local, Bit>,
}

impl Logic for TcOpcode {
    #[hdl]
    fn update(&mut self) {
        self.flow.next = (self.op.val() == 0x20)
            | (self.op.val() == 0x22)
            | (self.op.val() == 0x24)
            | (self.op.val() == 0x25)
            | (self.op.val() == 0x27)
            | (self.op.val() == 0x28)
            | (self.op.val() == 0x2e)
            | (self.op.val() == 0x2f);
        self.send.next = (self.op.val() == 0x31) | (self.op.val() == 0x33);
        self.bitwise.next = (self.op.val() == 0x04) | (self.op.val() == 0x05) | (self.op.val() == 0x06) | (self.op.val() == 0x07);
        self.shifting.next = (self.op.val() == 0x08) | (self.op.val() == 0x09) | (self.op.val() == 0x0c);
        self.arithmetic.next =
            (self.op.val() == 0x02) | (self.op.val() == 0x10) | (self.op.val() == 0x40) | (self.op.val() == 0x41);
        self.je.next = self.flow.val() | (self.op.val() == 0x7e);
        self.branch.next = self.flow.val();
        self.me.next = self.send.val();
        self.mov.next = self.op.val() == 0x01;
        self.sel.next = self.op.val() == 0x02;
        self.cmp.next = self.op.val() == 0x10;
        self.mad.next = self.op.val() == 0x5b;
        self.add.next = self.op.val() == 0x40;
        self.mul.next = self.op.val() == 0x41;
        self.logic_op.next = self.bitwise.val();
        self.shift.next = self.shifting.val();
        self.two_sources.next = (self.bitwise.val() & (self.op.val() != 0x04)) | self.shifting.val() | self.arithmetic.val();
        self.known.next = self.flow.val()
            | self.send.val()
            | self.bitwise.val()
            | self.shifting.val()
            | self.arithmetic.val()
            | (self.op.val() == 0x01)
            | (self.op.val() == 0x5b)
            | (self.op.val() == 0x7e);
    }
}

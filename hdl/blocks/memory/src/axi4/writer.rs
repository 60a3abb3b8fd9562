//! Writes of the bridge: a block that the cache offers stays on offer until its address and all its beats are
//! taken, so nothing is copied; two flags tell what has gone.
//!
//! ```text
//!  mw --+--> Axi4Address --------> aw      b --> ack, fault
//!       +--> words of a beat ----> w
//! ```
//!
//! Stall: `mw` until the bus has taken both. Deadlock: none, see [`super`].

use super::address::Axi4Address;
use tessera_hdl::prelude::*;
use tessera_render_cache::bundle::*;

/// Every byte of a word.
const ALL_BYTES: U<8> = U::new(0xff);

/// Write channels for `K` words in a beat; `SPLIT` is 1 where a burst has more than one beat.
#[block(require(SPLIT == (K < 8) as usize))]
pub struct Axi4Writer<const K: usize, const SPLIT: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub cfg: AxiPlace<In>,
    pub mw: BlockWrite<In>,
    pub ack: WriteAck<Out>,
    pub aw: AxiAddress<Out>,
    pub w: AxiWrite<Out>,
    pub w_data: [Signal<Out, U<64>>; K],
    pub w_strb: [Signal<Out, U<8>>; K],
    pub b: AxiWritten<In>,
    pub fault: Signal<Out, Bit>,
    address: Axi4Address<K>,
    aw_done: Reg<Bit>,
    w_done: Reg<Bit>,
    w_beat: [Reg<U<3>>; SPLIT],
    beat: Signal<Local, U<3>>,
    last: Signal<Local, Bit>,
    address_waits: Signal<Local, Bit>,
    data_wait: Signal<Local, Bit>,
    ready: Signal<Local, Bit>,
    done: Signal<Local, Bit>,
}

impl<const K: usize, const SPLIT: usize> Axi4Writer<K, SPLIT> {
    /// The last beat of a burst.
    const LAST: usize = 8 / K - 1;
}

impl<const K: usize, const SPLIT: usize> Logic for Axi4Writer<K, SPLIT> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, aw_done, w_done, w_beat[SPLIT]);

        comment!("the beat on show");
        self.beat.next = 0.into();
        for s in 0..SPLIT {
            connect!(self.w_beat[s] => self.beat);
        }
        self.last.next = self.beat.val() == Self::LAST.to_bits::<3>();
        for k in 0..K {
            self.w_data[k].next = 0.into();
            self.w_strb[k].next = ALL_BYTES;
        }
        for g in 0..8 / K {
            if self.beat.val() == g.to_bits::<3>() {
                for k in 0..K {
                    connect!(self.mw.data[g * K + k] => self.w_data[k]);
                }
            }
        }

        comment!("neither channel waits for the other");
        self.address_waits.next = self.mw.valid.val() & !self.aw_done.q.val() & !self.reset.val();
        self.data_wait.next = self.mw.valid.val() & !self.w_done.q.val() & !self.reset.val();
        self.ready.next =
            (self.aw_done.q.val() | self.aw.ready.val()) & (self.w_done.q.val() | (self.w.ready.val() & self.last.val()));
        self.aw_done.d.next = (self.aw_done.q.val() | (self.address_waits.val() & self.aw.ready.val())) & !self.ready.val();
        self.w_done.d.next =
            (self.w_done.q.val() | (self.data_wait.val() & self.w.ready.val() & self.last.val())) & !self.ready.val();
        for s in 0..SPLIT {
            if self.data_wait.val() & self.w.ready.val() {
                self.w_beat[s].d.next = self.w_beat[s].q.val() + 1;
                if self.last.val() {
                    self.w_beat[s].d.next = 0.into();
                }
            }
        }
        connect!(
            self.cfg => self.address.cfg,
            self.address_waits => self.address.valid,
            self.mw.id => self.address.id,
            self.mw.block => self.address.block,
            self.address.channel => self.aw,
            self.data_wait => self.w.valid,
            self.last => self.w.last,
            self.ready => self.mw.ready
        );

        comment!("ends of writes are taken at once");
        self.done.next = self.b.valid.val() & !self.reset.val();
        self.b.ready.next = !self.reset.val();
        connect!(self.done => self.ack.valid, self.b.id => self.ack.id);
        self.fault.next = self.done.val() & self.b.resp.val().any();
    }
}

//! Reads of the bridge: beats fill the row of their id, in any mixture; complete rows go to the cache in the
//! order of their last beats.
//!
//! ```text
//!  r ----> row[id], word K * beat[id] --------> read ----> md.data
//!    last: id, error --> queue of 16 --> first --> register --> md.id, md.error
//! ```
//!
//! Stall: `md` until the cache takes it; `r` never, for every id has its row, and the queue a place for each.
//! Deadlock: none.

use tessera_hdl::prelude::*;
use tessera_render_cache::bundle::*;

tessera_hdl::words! {
    /// A read that is complete.
    complete: 4..0 {
        /// Its id.
        ID: 3..0,
        /// It has failed.
        ERROR: 4,
    }
}

/// Read data for `K` words in a beat; `IDS` is 16 where a burst has more than one beat, else 0.
#[block(require(IDS == (K < 8) as usize * 16))]
pub struct Axi4Reader<const K: usize, const IDS: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub r: AxiRead<In>,
    pub r_data: [Signal<In, U<64>>; K],
    pub md: BlockData<Out>,
    pub fault: Signal<Out, Bit>,
    rows: Ram1r1w<4, 8, 64, 1, 0>,
    queue: LutRam<4, 1, 5>,
    /// Next free place of the queue, and its first entry.
    push: Reg<U<4>>,
    pop: Reg<U<4>>,
    count: Reg<U<5>>,
    d_v: Reg<Bit>,
    d: Reg<U<5>>,
    beats: [Reg<U<3>>; IDS],
    failures: [Reg<Bit>; IDS],
    beat: Signal<Local, U<3>>,
    failed: Signal<Local, Bit>,
    taken: Signal<Local, Bit>,
    ends: Signal<Local, Bit>,
    error: Signal<Local, Bit>,
    load: Signal<Local, Bit>,
    first: Signal<Local, U<5>>,
}

impl<const K: usize, const IDS: usize> Logic for Axi4Reader<K, IDS> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, push, pop, count, d_v, d, beats[IDS], failures[IDS]);
        memories!(self, rows, queue);

        comment!("a beat goes to the row of its read");
        self.r.ready.next = !self.reset.val();
        self.taken.next = self.r.valid.val() & !self.reset.val();
        self.ends.next = self.taken.val() & self.r.last.val();
        self.beat.next = 0.into();
        self.failed.next = false;
        for i in 0..IDS {
            if self.r.id.val() == i.to_bits::<4>() {
                connect!(self.beats[i] => self.beat, self.failures[i] => self.failed);
            }
        }
        self.error.next = self.failed.val() | self.r.resp.val().any();
        for i in 0..IDS {
            if self.taken.val() & (self.r.id.val() == i.to_bits::<4>()) {
                self.beats[i].d.next = self.beat.val() + 1;
                connect!(self.error => self.failures[i]);
                if self.r.last.val() {
                    self.beats[i].d.next = 0.into();
                    self.failures[i].d.next = false;
                }
            }
        }
        connect!(self.r.id => self.rows.write_address);
        for g in 0..8 / K {
            for k in 0..K {
                connect!(self.r_data[k] => self.rows.write_data[g * K + k]);
                self.rows.write_enable[g * K + k].next = (self.taken.val() & (self.beat.val() == g.to_bits::<3>())).into();
            }
        }

        comment!("the last beat: its read is complete");
        self.queue.write_data[0].next = pack!(5; complete::ERROR = self.error.val(), complete::ID = self.r.id.val());
        connect!(self.ends => self.queue.write_enable, self.push => self.queue.write_address, self.pop => self.queue.read_address);
        self.fault.next = self.ends.val() & self.error.val();
        if self.ends.val() {
            self.push.d.next = self.push.q.val() + 1;
        }

        comment!("the first of them goes to the cache");
        self.load.next = (!self.d_v.q.val() | self.md.ready.val()) & self.count.q.val().any();
        self.d_v.d.next = self.d_v.q.val() & !self.md.ready.val();
        connect!(self.queue.read_data[0] => self.first);
        if self.load.val() {
            self.pop.d.next = self.pop.q.val() + 1;
            self.d_v.d.next = true;
            connect!(self.first => self.d);
        }
        if self.ends.val() & !self.load.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        if self.load.val() & !self.ends.val() {
            self.count.d.next = self.count.q.val() - 1;
        }
        self.rows.read_enable.next = self.load.val() & !self.reset.val();
        self.rows.read_address.next = self.first.val().field(complete::ID);
        self.md.id.next = 0.into();
        self.md.error.next = false;
        if self.d_v.q.val() {
            self.md.id.next = self.d.q.val().field(complete::ID);
            self.md.error.next = self.d.q.val().field(complete::ERROR);
        }
        connect!(self.d_v => self.md.valid, self.rows.read_data => self.md.data);
    }
}

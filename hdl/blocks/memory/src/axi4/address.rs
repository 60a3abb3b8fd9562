//! An address channel of the bridge: where a block is in memory, and the burst that it is.
//!
//! ```text
//!  block = {row 15, x 12} --> {row, 0} >> pitch --> | x --> | base --> addr
//! ```
//!
//! No state, so no stalls and no deadlock: `ready` is the user's.

use tessera_hdl::prelude::*;
use tessera_render_cache::bundle::*;

tessera_hdl::words! {
    /// Block address, for its place.
    located: 26..0 {
        /// Tile, horizontally.
        X: 11..0,
        /// Surface and tile, vertically.
        ROW: 26..12,
    }
}

/// Bytes of a block, as a power of two.
const BYTES: u64 = 6;
/// INCR.
const INCREMENT: U<2> = U::new(1);
/// Normal, not cacheable, bufferable.
const MEMORY: U<4> = U::new(3);

/// Burst of a block in beats of `K` words.
#[block(require(K == 8 || K == 2 || K == 1))]
pub struct Axi4Address<const K: usize> {
    pub cfg: AxiPlace<In>,
    pub valid: Signal<In, Bit>,
    pub id: Signal<In, U<4>>,
    pub block: Signal<In, U<27>>,
    pub channel: AxiAddress<Out>,
    row: Signal<Local, U<27>>,
    place: Signal<Local, U<34>>,
}

impl<const K: usize> Axi4Address<K> {
    /// Beats of a burst, less one.
    const LAST: usize = 8 / K - 1;
    /// Bytes of a beat, as a power of two.
    const SIZE: usize = (8 * K).ilog2() as usize;
}

impl<const K: usize> Logic for Axi4Address<K> {
    #[hdl]
    fn update(&mut self) {
        self.row.next = (bit_cast::<27, 15>(self.block.val().field(located::ROW)) << 12) >> self.cfg.pitch.val();
        self.place.next =
            self.cfg.base.val() | bit_cast::<34, 27>(self.row.val() | bit_cast::<27, 12>(self.block.val().field(located::X)));
        connect!(self.valid => self.channel.valid, self.id => self.channel.id);
        self.channel.addr.next = bit_cast::<40, 34>(self.place.val()) << BYTES;
        self.channel.len.next = Self::LAST.to_bits::<8>();
        self.channel.size.next = Self::SIZE.to_bits::<3>();
        self.channel.burst.next = INCREMENT;
        self.channel.lock.next = false;
        self.channel.cache.next = MEMORY;
        self.channel.prot.next = 0.into();
        self.channel.qos.next = 0.into();
    }
}

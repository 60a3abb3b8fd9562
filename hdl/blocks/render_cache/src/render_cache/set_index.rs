//! Set of a tile: low coordinate bits, or all of them folded.
//!
//! ```text
//!  surface, x, y --> drop the bits of the partition --> plain | hashed --> & mask --> set
//! ```
//!
//! Combinational. The formula is `tessera_ports::cache::render_cache::set_index`
//! (test `sets_are_those_of_the_contract`). No handshake, so no stalls.

use crate::word::{partition, plain_set};
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// A coordinate of a tile.
    coordinate: 11..0 {
        /// Without its lowest bit.
        HALF: 11..1,
        /// Without its two lowest bits.
        QUARTER: 11..2,
    }
    /// Column of a tile inside its pipeline, in the parts that are folded.
    column: 10..0 {
        /// Within eight.
        OF_EIGHT: 2..0,
        /// Lowest five bits.
        LOW: 4..0,
        /// The next five.
        MIDDLE: 9..5,
        /// The last one.
        TOP: 10,
    }
    /// Row of a tile inside its pipeline.
    tile_row: 11..0 {
        /// Within four.
        OF_FOUR: 1..0,
        /// Lowest five bits.
        LOW: 4..0,
        /// The next five.
        MIDDLE: 9..5,
        /// The last two.
        TOP: 11..10,
    }
}

/// Set index of a tile in its pipeline.
#[block]
pub struct RenderCacheSetIndex {
    pub cfg_set_mask: Signal<In, U<5>>,
    pub cfg_hash: Signal<In, Bit>,
    pub cfg_part: Signal<In, U<2>>,
    pub surface: Signal<In, U<3>>,
    pub x: Signal<In, U<12>>,
    pub y: Signal<In, U<12>>,
    pub set: Signal<Out, U<5>>,
    u: Signal<Local, U<11>>,
    v: Signal<Local, U<12>>,
    folded_u: Signal<Local, U<5>>,
    folded_v: Signal<Local, U<5>>,
    mirrored: Signal<Local, U<5>>,
    chosen: Signal<Local, U<5>>,
}

impl Logic for RenderCacheSetIndex {
    #[hdl]
    fn update(&mut self) {
        comment!("coordinates inside the pipeline");
        self.u.next = bit_cast::<11, 10>(self.x.val().field(coordinate::QUARTER));
        self.v.next = self.y.val();
        if self.cfg_part.val() == partition::QUADS {
            self.u.next = self.x.val().field(coordinate::HALF);
            self.v.next = self.y.val() >> 1;
        }

        comment!("twelve bits onto five; the mirrored rows meet the columns at the other end");
        self.folded_u.next = self.u.val().field(column::LOW)
            ^ self.u.val().field(column::MIDDLE)
            ^ bit_cast::<5, 1>(self.u.val().field(column::TOP).into());
        self.folded_v.next = self.v.val().field(tile_row::LOW)
            ^ self.v.val().field(tile_row::MIDDLE)
            ^ bit_cast::<5, 2>(self.v.val().field(tile_row::TOP));
        self.mirrored.next = 0.into();
        for i in 0..5 {
            self.mirrored.next = self.mirrored.val().replace_bit(i, self.folded_v.val().get_bit(4 - i));
        }
        self.chosen.next = pack!(5;
            plain_set::ROW = self.v.val().field(tile_row::OF_FOUR),
            plain_set::COLUMN = self.u.val().field(column::OF_EIGHT)
        );
        if self.cfg_hash.val() {
            self.chosen.next = self.folded_u.val() ^ self.mirrored.val() ^ bit_cast::<5, 3>(self.surface.val());
        }
        self.set.next = self.chosen.val() & self.cfg_set_mask.val();
    }
}

#[cfg(test)]
mod tests {
    use super::RenderCacheSetIndex;
    use proptest::prelude::*;
    use tessera_hdl::prelude::*;
    use tessera_ports::cache::render_cache::set_index;

    proptest! {
        #![proptest_config(tessera_testkit::cases!(256))]

        #[test]
        fn sets_are_those_of_the_contract(part in 0u64..3, hash: bool, log in 0u32..6, surface in 0u64..8, x in 0u64..4096, y in 0u64..4096) {
            let mut index = Sim::<RenderCacheSetIndex>::new();
            let mask = (1 << log) - 1;
            index.cfg_set_mask.next = mask.into();
            index.cfg_hash.next = hash;
            index.cfg_part.next = part.into();
            index.surface.next = surface.into();
            index.x.next = x.into();
            index.y.next = y.into();
            index.eval();
            prop_assert_eq!(index.set.val().raw(), set_index(part, hash, surface, x, y) & mask);
        }
    }
}

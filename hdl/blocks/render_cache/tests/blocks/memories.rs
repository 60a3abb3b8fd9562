//! Tag RAM, data RAM and store-fill buffer: rows follow a plain array.

use crate::common::Bench;
use crate::merge;
use proptest::prelude::*;
use tessera_ports::bundle::cache::{BlockFill, PixelResult};
use tessera_ports::cache::data_ram::{DataRamIn, DataRamOut};
use tessera_ports::cache::store_fill_buffer::{StoreFillBufferIn, StoreFillBufferOut};
use tessera_ports::cache::tag_ram::{TagRamIn, TagRamOut};
use tessera_ports::Ready;
use tessera_render_cache::data_ram::DataRam;
use tessera_render_cache::store_fill_buffer::StoreFillBuffer;
use tessera_render_cache::tag_ram::TagRam;

#[derive(Clone, Copy, Default)]
struct Row {
    valid: u64,
    block: [u64; 4],
    ptr: u64,
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(40))]

    #[test]
    fn tag_ram_follows_the_model(cycles in prop::collection::vec(any::<[u16; 4]>(), 60)) {
        let mut ram = Bench::<TagRam, TagRamIn, TagRamOut>::new();
        let (mut rows, mut last) = ([Row::default(); 32], 0);
        for [a, b, c, d] in cycles {
            let [a, b, c, d] = [a, b, c, d].map(u64::from);
            // Three sets and four blocks, so that reads meet writes and compares hit.
            let i = TagRamIn {
                reset: u64::from(d % 16 == 15),
                rd_en: a & 1, rd_set: a >> 1 & 31 & 10,
                wr_en: b & 1, wr_set: b >> 1 & 31 & 10, wr_ways: b >> 8 & 15, wr_valid: c & 1, wr_block: c >> 1 & 3, wr_ptr: c >> 4 & 3,
                cmp_block: d & 3,
            };
            let row = rows[last as usize];
            let hits = (0..4).filter(|&w| row.valid >> w & 1 == 1 && row.block[w] == i.cmp_block).collect::<Vec<_>>();
            let want = TagRamOut {
                valid: row.valid, block: row.block, ptr: row.ptr,
                hit: u64::from(!hits.is_empty()), hit_way: hits.first().map_or(0, |&w| w as u64),
            };
            prop_assert_eq!(ram.cycle(&i), want);
            if i.wr_en == 1 {
                let row = &mut rows[i.wr_set as usize];
                for w in (0..4).filter(|w| i.wr_ways >> w & 1 == 1) {
                    row.valid = row.valid & !(1 << w) | i.wr_valid << w;
                    row.block[w] = i.wr_block;
                }
                row.ptr = i.wr_ptr;
            }
            last = if i.reset == 1 { 0 } else if i.rd_en == 1 { i.rd_set } else { last };
        }
    }

    #[test]
    fn data_ram_follows_the_model(cycles in prop::collection::vec((any::<[u8; 2]>(), any::<u16>(), any::<[u64; 8]>()), 60)) {
        let mut ram = Bench::<DataRam, DataRamIn, DataRamOut>::new();
        let (mut rows, mut q) = ([[0; 8]; 128], [0; 8]);
        for ([a, b], mask, data) in cycles {
            let [a, b] = [a, b].map(u64::from);
            let meets = a & 1 == 1 && a >> 1 & 3 == b >> 1 & 3;
            let i = DataRamIn {
                rd_en: a & 1, rd_row: a >> 1 & 3,
                wr_en: b & u64::from(!meets), wr_row: b >> 1 & 3, wr_mask: mask.into(), wr_data: data,
            };
            prop_assert_eq!(ram.cycle(&i), DataRamOut { q });
            if i.rd_en == 1 {
                q = rows[i.rd_row as usize];
            }
            if i.wr_en == 1 {
                let row = &mut rows[i.wr_row as usize];
                *row = merge(*row, data, i.wr_mask);
            }
        }
    }

    #[test]
    fn store_fill_buffer_follows_the_model(cycles in prop::collection::vec((any::<[u8; 4]>(), any::<[u16; 2]>(), any::<[u64; 8]>()), 60)) {
        let mut buffer = Bench::<StoreFillBuffer, StoreFillBufferIn, StoreFillBufferOut>::new();
        let (mut rows, mut q, mut fill_wins) = ([[0; 8]; 16], [0; 8], false);
        for ([a, b, c, d], [cover, mask], data) in cycles {
            let [a, b, c, d] = [a, b, c, d].map(u64::from);
            let i = StoreFillBufferIn {
                reset: u64::from(d % 16 == 15),
                fill: BlockFill { valid: a & 1, slot: a >> 1 & 3, cover: cover.into(), data },
                result: PixelResult { valid: b & 1, slot: b >> 1 & 3, mask: mask.into(), data: data.map(|w| !w) },
                rd_en: c & 1, rd_slot: c >> 1 & 3,
            };
            let contest = i.fill.valid & i.result.valid == 1;
            let want = StoreFillBufferOut {
                fill: Ready::from(i.result.valid == 0 || fill_wins), result: Ready::from(i.fill.valid == 0 || !fill_wins), q,
            };
            prop_assert_eq!(buffer.cycle(&i), want);
            if i.rd_en == 1 {
                q = rows[i.rd_slot as usize];
            }
            if i.reset == 1 {
                fill_wins = false;
                continue;
            }
            if i.fill.valid & want.fill.ready == 1 {
                let row = &mut rows[i.fill.slot as usize];
                *row = merge(*row, i.fill.data, !i.fill.cover);
            }
            if i.result.valid & want.result.ready == 1 {
                let row = &mut rows[i.result.slot as usize];
                *row = merge(*row, i.result.data, i.result.mask);
            }
            fill_wins ^= contest;
        }
    }
}

//! Write-out: order, contents, and one write of a block at a time.

use crate::common::Bench;
use proptest::prelude::*;
use std::collections::VecDeque;
use tessera_ports::bundle::cache::Victim;
use tessera_ports::cache::write_out::{WriteOutIn, WriteOutOut};
use tessera_ports::cache::WRITE_OUT;
use tessera_ports::Ready;
use tessera_render_cache::write_out::WriteOut;

type WriteOutBench = Bench<WriteOut, WriteOutIn, WriteOutOut>;

proptest! {
    #![proptest_config(tessera_testkit::cases!(40))]

    #[test]
    fn write_out_follows_the_model(pace in 1u64..6, noise in prop::collection::vec((any::<[u8; 4]>(), any::<u64>()), 300)) {
        let mut out = WriteOutBench::new();
        let mut waiting: VecDeque<(u64, u64)> = VecDeque::new();
        // Writes in memory's hands: id, block.
        let mut open: Vec<(u64, u64)> = Vec::new();
        let mut stuck: Option<WriteOutOut> = None;
        let mut pushed = 0;
        let mut fullest = 0;
        for ([a, b, c, d], word) in noise {
            let mut i = WriteOutIn { probe_block: u64::from(d & 3), mw: Ready::from(b % 3 != 0), ..WriteOutIn::default() };
            if u64::from(c) % pace == 0 && !open.is_empty() {
                i.ack.valid = 1;
                i.ack.id = open.remove(usize::from(c) % open.len()).0;
            }
            let free = out.eval(&i).free;
            if a & 1 == 1 && free > 0 {
                i = WriteOutIn { push: Victim { valid: 1, block: u64::from(a >> 1 & 3), data: std::array::from_fn(|w| word ^ w as u64) }, ..i };
            }
            let o = out.cycle(&i);
            // The slot of an acknowledged write is free a little later, so `free` is a bound here.
            prop_assert!(o.free as usize + waiting.len() + open.len() <= WRITE_OUT);
            fullest = fullest.max(WRITE_OUT as u64 - o.free);
            if let Some(before) = stuck {
                prop_assert_eq!((o.mw.valid, o.mw.id, o.mw.block, o.mw.data), (1, before.mw.id, before.mw.block, before.mw.data));
            }
            stuck = (o.mw.valid == 1 && i.mw.ready == 0).then_some(o);
            let hit = waiting.iter().map(|w| w.0).chain(open.iter().map(|w| w.1)).any(|block| block == i.probe_block);
            // The block acknowledged in this very cycle still counts.
            prop_assert!(!hit || o.probe_hit == 1);
            if o.mw.valid & i.mw.ready == 1 {
                let (block, first) = waiting.pop_front().expect("nothing that was not pushed is sent");
                prop_assert_eq!((o.mw.block, o.mw.data[0], o.mw.data[7]), (block, first, first ^ 7));
                prop_assert!(open.iter().all(|w| w.1 != block), "two writes of one block");
                open.push((o.mw.id, block));
            }
            if i.push.valid == 1 {
                waiting.push_back((i.push.block, i.push.data[0]));
                pushed += 1;
            }
        }
        let mut cycles = 0;
        loop {
            let mut i = WriteOutIn { mw: Ready { ready: 1 }, ..WriteOutIn::default() };
            if let Some((id, _)) = open.pop() {
                (i.ack.valid, i.ack.id) = (1, id);
            }
            let o = out.cycle(&i);
            if o.mw.valid == 1 {
                waiting.pop_front();
                open.push((o.mw.id, o.mw.block));
            }
            if o.empty == 1 {
                prop_assert_eq!((waiting.len(), open.len(), o.free as usize), (0, 0, WRITE_OUT));
                break;
            }
            cycles += 1;
            prop_assert!(cycles < 200, "never empty");
        }
        prop_assert!(pushed > 10 && fullest > 0);
    }
}

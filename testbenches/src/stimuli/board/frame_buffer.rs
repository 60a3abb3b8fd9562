//! Frame buffer: reads, writes and views at random, of blocks on the screen and beside it; clearing in between.
//! No row is read in the cycle of its write (rule 12): what block RAM shows then is its own affair.

use tessera_ports::board::frame_buffer::{FrameBufferIn, FrameBufferOut};
use tessera_ports::board::ROWS;
use tessera_ports::bundle::board::BytePick;
use tessera_ports::bundle::cache::{BlockRead, BlockWrite};
use tessera_testkit::Random;

use super::RESET;
use crate::stimuli::{Offer, Stimulus};

/// Cycles in which the cache comes, and from one clearing to the next.
const BURST: u64 = 1200;
const PERIOD: u64 = 3100;

/// Stimulus of the frame buffer.
pub struct FrameBuffer {
    random: Random,
    stall: u32,
    values: [u64; 2],
    read: Offer<BlockRead>,
    write: Offer<BlockWrite>,
    view: Offer<BytePick>,
    /// A read whose data have not been taken.
    open: bool,
    cycle: u64,
}

/// A block on the screen, at its edge, or anywhere.
fn block(random: &mut Random) -> u64 {
    let at = |surface: u64, y: u64, x: u64| surface << 24 | y << 12 | x;
    match random.below(8) {
        0 => random.below(1 << 27),
        1 => at(random.below(2), random.below(16), random.below(32)) | 1 << random.below(27),
        2 => at(random.below(2), random.below(16), random.below(32)),
        _ => at(random.below(2), random.below(2), random.below(3)),
    }
}

/// The row of a block; one beside the screen has one, too.
fn row(block: u64) -> u64 {
    (block >> 24 & 1) << 9 | (block >> 12 & 15) << 5 | block & 31
}

fn pixels(random: &mut Random) -> [u64; 8] {
    std::array::from_fn(|_| random.word())
}

impl Stimulus for FrameBuffer {
    type In = FrameBufferIn;
    type Out = FrameBufferOut;

    fn new(random: Random, stall: u32) -> Self {
        let (read, write, view) = Default::default();
        FrameBuffer { random, stall, values: [0; 2], read, write, view, open: false, cycle: 0 }
    }

    fn drive(&mut self) -> FrameBufferIn {
        let (rate, random) = (100 - self.stall, &mut self.random);
        let at = self.cycle % PERIOD;
        let [colour, depth] = self.values;
        let mut input = FrameBufferIn { colour, depth, ..FrameBufferIn::default() };
        if self.cycle < RESET || random.below(4000) == 0 {
            (self.read, self.write, self.view, self.open) = Default::default();
            input.reset = 1;
            if self.cycle > 0 {
                // Reset wins over whatever comes.
                input.mr = BlockRead { valid: 1, id: 3, block: block(random) };
                input.mw = BlockWrite { valid: 1, id: 5, block: block(random), data: pixels(random) };
            }
            return input;
        }
        input.md = random.chance(rate).into();
        // The rows are cleared once the burst has drained, and looked at after that.
        if at == BURST + 300 && !self.open && !self.read.waits() && !self.write.waits() && !self.view.waits() {
            self.values = [random.below(1 << 32), random.below(1 << 32)];
            [input.colour, input.depth] = self.values;
            input.clear = 1;
        }
        let quiet = (BURST..BURST + 301).contains(&at);
        if at < BURST || self.read.waits() {
            let make = |random: &mut Random| BlockRead { valid: 1, id: random.below(16), block: block(random) };
            input.mr = self.read.get(random, rate / 2, make).unwrap_or_default();
        }
        if at < BURST || self.write.waits() {
            let make =
                |random: &mut Random| BlockWrite { valid: 1, id: random.below(16), block: block(random), data: pixels(random) };
            input.mw = self.write.get(random, rate / 2, make).unwrap_or_default();
        }
        if !quiet || self.view.waits() {
            let few = random.chance(50);
            let make = |random: &mut Random| {
                let row = if few { random.below(2) << 9 | random.below(3) } else { random.below(ROWS as u64) };
                BytePick { valid: 1, row, lane: random.below(64) }
            };
            input.view = self.view.get(random, rate / 3, make).unwrap_or_default();
        }
        // A write that is not held up by clearing is taken when it shows: one that has to wait has not shown yet.
        let written = row(input.mw.block);
        let read = input.mr.valid == 1 && row(input.mr.block) == written;
        if read || input.view.valid == 1 && input.view.row == written {
            input.mw = BlockWrite::default();
        }
        input
    }

    fn edge(&mut self, input: &FrameBufferIn, output: &FrameBufferOut) {
        self.cycle += 1;
        if input.reset != 0 {
            return;
        }
        self.read.settle(input.mr.valid & output.mr.ready != 0);
        self.write.settle(input.mw.valid & output.mw.ready != 0);
        self.view.settle(input.view.valid & output.view.ready != 0);
        let came = input.mr.valid & output.mr.ready != 0;
        self.open = came || self.open && output.md.valid & input.md.ready == 0;
    }
}

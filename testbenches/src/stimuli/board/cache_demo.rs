//! Cache demo: a host on the line that begins, loads records, has them played and listens to what comes back.

use std::collections::VecDeque;

use tessera_ports::board::cache_demo::{CacheDemoIn, CacheDemoOut};
use tessera_testkit::Random;

use super::uart::Line;
use super::{command, record, RESET};
use crate::stimuli::Stimulus;

/// Cycles in which the line was silent, after which the board has nothing more to say.
const SILENCE: u64 = 60;

/// Stimulus of the cache demo.
pub struct CacheDemo {
    random: Random,
    stall: u32,
    divider: u64,
    line: Line,
    commands: VecDeque<Vec<u8>>,
    silent: u64,
    busy: bool,
    cycle: u64,
}

/// Most rows of the picture that are sent, each one tile of 16 pixels: a byte takes longer than drawing.
const ROWS: u64 = 3;

/// A record, for a tile that is sent or for any.
fn drawn(random: &mut Random, sent: bool) -> [u8; 16] {
    let mut payload = record(random);
    if sent {
        payload[4..8].copy_from_slice(&(random.below(ROWS) as u32).to_le_bytes());
    }
    payload
}

/// One picture from its beginning.
fn picture(random: &mut Random) -> VecDeque<Vec<u8>> {
    let mut begin: [u8; 16] = std::array::from_fn(|_| random.below(256) as u8);
    // Depths of few values, so that comparisons go both ways.
    begin[4..8].copy_from_slice(&(random.below(8) as u32).to_le_bytes());
    let mut all = VecDeque::from([command(b'B', begin)]);
    // Few tiles, that much is drawn over and shown; or many, that meet in the cache.
    let sent = random.chance(60);
    all.extend((0..1 + random.below(16)).map(|_| command(b'R', drawn(random, sent))));
    for _ in 0..1 + random.below(2) {
        let mut rows = [0; 16];
        rows[0] = random.below(ROWS + 1) as u8;
        all.push_back(command(b'G', rows));
    }
    all
}

impl Stimulus for CacheDemo {
    type In = CacheDemoIn;
    type Out = CacheDemoOut;
    /// A picture takes thousands of cycles.
    const LONG: u64 = 150_000;

    fn new(mut random: Random, stall: u32) -> Self {
        let commands = picture(&mut random);
        CacheDemo { random, stall, divider: 2, line: Line::default(), commands, silent: 0, busy: false, cycle: 0 }
    }

    fn drive(&mut self) -> CacheDemoIn {
        let random = &mut self.random;
        if self.cycle < RESET || random.below(40_000) == 0 {
            self.divider = 2 + random.below(2);
            self.line = Line::default();
            self.commands = picture(random);
            return CacheDemoIn { reset: 1, cfg_divider: self.divider, rxd: 1 };
        }
        if self.line.silent() && !self.busy && self.silent > SILENCE {
            let bytes = self.commands.pop_front().unwrap_or_default();
            if self.commands.is_empty() {
                self.commands = picture(random);
            }
            let broken = random.chance(4);
            for byte in bytes {
                if random.chance(self.stall / 20) {
                    self.line.hold(true, 1 + random.below(20));
                }
                self.line.send(byte, self.divider, !(broken && random.chance(10)));
            }
            // What is broken is ended, and the line stays high for the time of a byte.
            if broken {
                self.line.hold(true, 20 * self.divider);
                (0..19).for_each(|_| self.line.send(0, self.divider, true));
            }
            self.silent = 0;
        }
        CacheDemoIn { reset: 0, cfg_divider: self.divider, rxd: self.line.cycle().into() }
    }

    fn edge(&mut self, _: &CacheDemoIn, output: &CacheDemoOut) {
        self.cycle += 1;
        self.busy = output.led & 1 != 0;
        self.silent = if output.txd == 0 { 0 } else { self.silent + 1 };
    }
}

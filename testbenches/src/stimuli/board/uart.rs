//! UART: bytes on the line from a sender whose clock is a little off, with glitches and breaks.

use tessera_ports::board::uart::{UartIn, UartOut};
use tessera_ports::bundle::board::SerialByte;
use tessera_testkit::Random;

use super::RESET;
use crate::stimuli::{Offer, Stimulus};

/// Cycles from one reset, and one divider, to the next.
const PERIOD: u64 = 1500;

/// A sender of bits, each for some cycles.
#[derive(Debug, Clone, Default)]
pub struct Line {
    /// Levels and how long they last, the next one last.
    levels: Vec<(bool, u64)>,
}

impl Line {
    /// Nothing is under way.
    pub fn silent(&self) -> bool {
        self.levels.is_empty()
    }

    /// This level for so many cycles, after what is under way.
    pub fn hold(&mut self, level: bool, cycles: u64) {
        self.levels.insert(0, (level, cycles));
    }

    /// A byte as a frame, `stop` being its stop bit.
    pub fn send(&mut self, byte: u8, divider: u64, stop: bool) {
        self.hold(false, divider);
        (0..8).for_each(|bit| self.hold(byte >> bit & 1 != 0, divider));
        self.hold(stop, divider);
    }

    /// The level of the cycle.
    pub fn cycle(&mut self) -> bool {
        let Some((level, left)) = self.levels.last_mut() else { return true };
        let level = *level;
        *left -= 1;
        if *left == 0 {
            self.levels.pop();
        }
        level
    }
}

/// Stimulus of the UART.
pub struct Uart {
    random: Random,
    stall: u32,
    divider: u64,
    line: Line,
    byte: Offer<SerialByte>,
    cycle: u64,
}

impl Stimulus for Uart {
    type In = UartIn;
    type Out = UartOut;

    fn new(random: Random, stall: u32) -> Self {
        Uart { random, stall, divider: 2, line: Line::default(), byte: Offer::default(), cycle: 0 }
    }

    fn drive(&mut self) -> UartIn {
        let random = &mut self.random;
        if self.cycle % PERIOD < RESET {
            // Once it is so long that nothing but the counters moves.
            self.divider = if self.cycle / PERIOD == 3 { 0xF0F0 } else { 2 + random.below(12) };
            (self.line, self.byte) = Default::default();
            return UartIn { reset: 1, cfg_divider: self.divider, rxd: random.below(2), ..UartIn::default() };
        }
        let divider = self.divider;
        if self.line.silent() && !random.chance(self.stall) {
            match random.below(20) {
                0 => self.line.hold(false, 1 + random.below(divider)),
                1 => self.line.send(random.below(256) as u8, divider, false),
                2 => self.line.hold(true, 1 + random.below(30)),
                3 => self.line.send(random.below(256) as u8, divider + 1, true),
                _ => self.line.send(random.below(256) as u8, divider, true),
            }
        }
        let make = |random: &mut Random| SerialByte { valid: 1, data: random.below(256) };
        let tx = self.byte.get(random, (100 - self.stall) / 4, make).unwrap_or_default();
        UartIn { reset: 0, cfg_divider: divider, rxd: self.line.cycle().into(), tx }
    }

    fn edge(&mut self, input: &UartIn, output: &UartOut) {
        self.byte.settle(input.tx.valid & output.tx.ready != 0);
        self.cycle += 1;
    }
}

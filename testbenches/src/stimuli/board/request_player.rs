//! Request player: loads, forgets and plays, one after the other; once it is filled to the last record.

use tessera_ports::board::request_player::{RequestPlayerIn, RequestPlayerOut};
use tessera_ports::board::RECORDS;
use tessera_ports::bundle::board::RecordLoad;
use tessera_testkit::Random;

use super::RESET;
use crate::stimuli::Stimulus;

/// Stimulus of the request player.
pub struct RequestPlayer {
    random: Random,
    stall: u32,
    loaded: usize,
    /// Records that are still loaded before the next play.
    more: usize,
    busy: bool,
    full: bool,
    cycle: u64,
}

impl Stimulus for RequestPlayer {
    type In = RequestPlayerIn;
    type Out = RequestPlayerOut;

    fn new(random: Random, stall: u32) -> Self {
        RequestPlayer { random, stall, loaded: 0, more: 4, busy: false, full: false, cycle: 0 }
    }

    fn drive(&mut self) -> RequestPlayerIn {
        let random = &mut self.random;
        let mut input = RequestPlayerIn { frag: (!random.chance(self.stall)).into(), ..RequestPlayerIn::default() };
        if self.cycle < RESET || random.below(3000) == 0 {
            self.loaded = 0;
            input.reset = 1;
            return input;
        }
        if self.busy || random.chance(self.stall) {
            return input;
        }
        if self.full && random.chance(50) {
            input.play = 1;
        } else if self.more > 0 && !self.full {
            self.more -= 1;
            self.loaded += 1;
            input.load = RecordLoad { valid: 1, data: std::array::from_fn(|_| random.word()) };
        } else if random.chance(50) {
            self.loaded = 0;
            input.forget = 1;
        } else {
            input.play = 1;
            // Every other time to the end.
            self.more = if random.chance(10) { RECORDS } else { random.below(60) as usize };
        }
        input
    }

    fn edge(&mut self, input: &RequestPlayerIn, output: &RequestPlayerOut) {
        self.busy = output.busy != 0 || input.play != 0;
        self.full = self.loaded == RECORDS && input.reset == 0;
        self.cycle += 1;
    }
}

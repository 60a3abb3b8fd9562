//! Write-out: victims of a few blocks, pushed whenever a slot is free; acknowledgements in any order.

use tessera_ports::bundle::cache::{Victim, WriteAck};
use tessera_ports::cache::write_out::{WriteOutIn, WriteOutOut};
use tessera_testkit::Random;

use super::{block, pixels, take, RESET};
use crate::stimuli::Stimulus;

/// Blocks in use; fewer than slots, so that one block is often under way twice.
const BLOCKS: u64 = 12;

pub struct WriteOut {
    random: Random,
    stall: u32,
    /// Identifiers of writes that memory holds.
    sent: Vec<u64>,
    cycle: u64,
}

impl Stimulus for WriteOut {
    type In = WriteOutIn;
    type Out = WriteOutOut;

    fn new(random: Random, stall: u32) -> Self {
        WriteOut { random, stall, sent: Vec::new(), cycle: 0 }
    }

    fn drive(&mut self) -> WriteOutIn {
        let (stall, random) = (self.stall, &mut self.random);
        if self.cycle < RESET || random.below(1000) == 0 {
            self.sent.clear();
            return WriteOutIn { reset: 1, ..WriteOutIn::default() };
        }
        // Memory is slow for a while, so that all slots are in use now and then.
        let slow = (self.cycle / 64).is_multiple_of(4);
        let acknowledged = if slow || random.chance(stall) { None } else { take(&mut self.sent, random) };
        WriteOutIn {
            reset: 0,
            push: Victim { valid: 0, block: block(random.below(BLOCKS)), data: pixels(random) },
            probe_block: block(random.below(BLOCKS)),
            mw: (!random.chance(stall)).into(),
            ack: acknowledged.map(|id| WriteAck { valid: 1, id }).unwrap_or_default(),
        }
    }

    fn answer(&mut self, input: &mut WriteOutIn, output: &WriteOutOut) {
        input.push.valid = (input.reset == 0 && output.free > 0 && self.random.chance(60)) as u64;
    }

    fn edge(&mut self, input: &WriteOutIn, output: &WriteOutOut) {
        if input.reset == 0 && output.mw.valid & input.mw.ready != 0 {
            self.sent.push(output.mw.id);
        }
        self.cycle += 1;
    }
}

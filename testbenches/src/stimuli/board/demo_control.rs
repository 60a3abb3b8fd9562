//! Demo control: commands, good and bad, and parts around it that take their time.

use std::collections::VecDeque;

use tessera_ports::board::demo_control::{DemoControlIn, DemoControlOut};
use tessera_ports::board::ROWS;
use tessera_ports::bundle::board::ReceivedByte;
use tessera_testkit::Random;

use super::{command, record, RESET};
use crate::coverage::Still;
use crate::stimuli::Stimulus;

/// Stimulus of the demo control.
pub struct DemoControl {
    random: Random,
    stall: u32,
    bytes: VecDeque<u8>,
    /// Cycles until the player, the frame buffer and a flush are done.
    player: u64,
    frame: u64,
    flush: u64,
    /// The byte of the last view.
    viewed: u64,
    /// No command is being obeyed.
    listens: bool,
    cycle: u64,
}

/// Any command: most are good.
fn any(random: &mut Random) -> Vec<u8> {
    let mut payload: [u8; 16] = std::array::from_fn(|_| random.below(256) as u8);
    let code = random.pick(b"BRRGG");
    if code == b'R' {
        // Half of them for the screen, half of any bits, some without pixels.
        match random.below(10) {
            0 => payload[..2].fill(0),
            1..6 => payload = record(random),
            _ => {}
        }
    }
    if code == b'G' {
        let rows = match random.below(12) {
            0 => ROWS as u64 + 1 + random.below(60_000),
            1 => 1 << random.below(16),
            2 => 5 + random.below(4),
            _ => random.below(3),
        };
        // A picture of all rows would take longer than a test; it stands for one of none with a wrong count.
        let rows = if (9..=ROWS as u64).contains(&rows) { 0x8000 } else { rows };
        payload[..2].copy_from_slice(&(rows as u16).to_le_bytes());
    }
    let mut bytes = command(code, payload);
    match random.below(12) {
        // One bit is wrong.
        0 => bytes[random.below(19) as usize] ^= 1 << random.below(8),
        // There is no such command.
        1 => bytes = command(random.below(256) as u8, payload),
        // It breaks off, and zeros follow.
        2 => {
            bytes.truncate(1 + random.below(18) as usize);
            bytes.extend([0; 19]);
        }
        3 => bytes.insert(0, 0),
        _ => {}
    }
    bytes
}

impl Stimulus for DemoControl {
    type In = DemoControlIn;
    type Out = DemoControlOut;
    const STILL: &'static [Still] = &[
        Still { port: "view_row", bits: [9, 3], reason: "a picture of more than eight rows takes too long for a run" },
        Still { port: "flush_drop", bits: [0, 0], reason: "always 0 (rule 10)" },
    ];
    /// A picture takes thousands of cycles.
    const LONG: u64 = 120_000;

    fn new(random: Random, stall: u32) -> Self {
        DemoControl { random, stall, bytes: VecDeque::new(), player: 0, frame: 0, flush: 0, viewed: 0, listens: true, cycle: 0 }
    }

    fn drive(&mut self) -> DemoControlIn {
        let (stall, random) = (self.stall, &mut self.random);
        let mut input = DemoControlIn::default();
        if self.cycle < RESET || random.below(20_000) == 0 {
            self.bytes.clear();
            (self.player, self.frame, self.flush) = (0, 0, 0);
            return DemoControlIn { reset: 1, merge_idle: 1, ..input };
        }
        if self.bytes.is_empty() && self.listens {
            self.bytes = any(random).into();
        }
        // Now and then a byte comes while nobody listens.
        let comes = if self.listens { !random.chance(stall) && !self.bytes.is_empty() } else { random.chance(2) };
        if comes {
            let data = self.bytes.pop_front().unwrap_or_else(|| random.below(256) as u8);
            input.rx = ReceivedByte { valid: 1, data: data.into() };
        }
        input.rx_fault = (random.below(300) == 0).into();
        input.merge_error = (random.below(300) == 0).into();
        input.tx = (!random.chance(stall)).into();
        input.view = (!random.chance(stall)).into();
        input.flush = (!random.chance(stall)).into();
        input.player_busy = (self.player > 0).into();
        input.player_full = random.chance(10).into();
        input.merge_idle = random.chance(70).into();
        input.frame_busy = (self.frame > 0).into();
        input.flush_done = (self.flush == 1).into();
        input.viewed = self.viewed;
        input.counted = random.below(128);
        input
    }

    fn edge(&mut self, input: &DemoControlIn, output: &DemoControlOut) {
        self.cycle += 1;
        self.player = self.player.saturating_sub(1);
        self.frame = self.frame.saturating_sub(1);
        self.flush = self.flush.saturating_sub(1);
        let random = &mut self.random;
        if output.play != 0 {
            self.player = random.below(60);
        }
        if output.view.valid & input.view.ready != 0 {
            self.viewed = random.below(256);
        }
        if output.clear != 0 {
            self.frame = 1 + random.below(40);
        }
        if output.flush.valid & input.flush.ready != 0 {
            self.flush = 1 + random.below(40);
        }
        self.listens = output.led & 1 == 0;
    }
}

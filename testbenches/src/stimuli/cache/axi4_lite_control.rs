//! AXI4-Lite control: a master that offers both halves of its writes and its reads whenever it likes, and a cache
//! that flushes, idles and fails at random. Every cycle on the bus is checked.

use tessera_ports::bundle::cache::{AxiFault, AxiLiteAddress, AxiLiteWrite, AxiPlace, CacheConfig, CacheEvents, CacheTraffic};
use tessera_ports::cache::axi4_lite_control::{Axi4LiteControlIn, Axi4LiteControlOut};
use tessera_ports::cache::control_registers::{control, REGISTERS};
use tessera_testkit::Random;

use super::RESET;
use crate::axi4::checker::{Breach, Checker};
use crate::axi4::memory::Bound;
use crate::axi4_lite_bus;
use crate::coverage::Still;
use crate::stimuli::{Offer, Stimulus};

/// Stimulus of the control block.
pub struct Axi4LiteControl {
    random: Random,
    stall: u32,
    aw: Offer<AxiLiteAddress>,
    w: Offer<AxiLiteWrite>,
    ar: Offer<AxiLiteAddress>,
    /// The rules of the bus.
    pub checker: Checker,
    /// What the master shows once the outputs have settled without it.
    asks: Axi4LiteControlIn,
    asked: Axi4LiteControlOut,
    /// The cache flushes.
    flushes: bool,
    /// Its set-up in the cycle before, if no reset was between.
    setup: Option<(CacheConfig, AxiPlace)>,
    cycle: u64,
    /// Cycles since reset.
    quiet: u64,
}

/// Mostly a register, and of those mostly one that does something.
fn address(random: &mut Random) -> AxiLiteAddress {
    let register = REGISTERS[random.below(REGISTERS.len() as u64) as usize];
    let addr = match random.below(20) {
        0 => random.below(1 << 12),
        // The words in front of and behind the counters, too.
        1 => random.below(0x80),
        2..6 => control::OFFSET,
        _ => register.offset + 4 * random.below(register.count) + random.below(4),
    };
    AxiLiteAddress { valid: 1, addr }
}

fn write(random: &mut Random) -> AxiLiteWrite {
    let data = match random.below(3) {
        // Few actions at a time.
        0 => 1 << random.below(5),
        1 => random.below(32),
        _ => random.word() & 0xFFFF_FFFF,
    };
    AxiLiteWrite { valid: 1, data, strb: if random.chance(70) { 15 } else { random.below(16) } }
}

impl Axi4LiteControl {
    /// What the cache shows.
    fn watch(&mut self) -> Axi4LiteControlIn {
        let random = &mut self.random;
        let mut bit = |percent| u64::from(random.chance(percent));
        Axi4LiteControlIn {
            flush: (bit(30) != 0).into(),
            // Now and then one that nobody waits for.
            flush_done: bit(if self.flushes { 10 } else { 2 }),
            idle: bit(if self.flushes { 5 } else { 60 }),
            ev: CacheEvents {
                present: bit(50),
                link: bit(50),
                miss: bit(50),
                read: bit(50),
                victim: bit(50),
                result: bit(50),
                alloc: bit(50),
                fill_error: bit(50),
            },
            traffic: CacheTraffic { request: bit(50), read: bit(50), write: bit(50) },
            fault: AxiFault { read: bit(5), write: bit(5) },
            stall: self.random.below(8),
            ..Axi4LiteControlIn::default()
        }
    }
}

impl Stimulus for Axi4LiteControl {
    type In = Axi4LiteControlIn;
    type Out = Axi4LiteControlOut;
    const STILL: &'static [Still] = &[
        Still { port: "b_resp", bits: [0, 0], reason: "OKAY or SLVERR (rule 5)" },
        Still { port: "r_resp", bits: [0, 0], reason: "OKAY or SLVERR (rule 7)" },
    ];

    fn new(random: Random, stall: u32) -> Self {
        Axi4LiteControl {
            random,
            stall,
            aw: Offer::default(),
            w: Offer::default(),
            ar: Offer::default(),
            checker: Checker::default(),
            asks: Axi4LiteControlIn::default(),
            asked: Axi4LiteControlOut::default(),
            flushes: false,
            setup: None,
            cycle: 0,
            quiet: 0,
        }
    }

    fn drive(&mut self) -> Axi4LiteControlIn {
        let input = self.watch();
        let random = &mut self.random;
        if self.cycle < RESET || random.below(1000) == 0 {
            (self.aw, self.w, self.ar) = Default::default();
            (self.flushes, self.quiet) = (false, 0);
            // Reset wins over whatever comes.
            let rude = self.cycle > 0 && random.chance(50);
            let (aw, w) = (address(random), write(random));
            self.asks = if rude { Axi4LiteControlIn { aw, w, ar: aw, ..input } } else { input };
            self.asks.reset = 1;
            return self.asks;
        }
        let percent = 100 - self.stall;
        self.asks = Axi4LiteControlIn { b: random.chance(percent).into(), r: random.chance(percent).into(), ..input };
        if self.quiet > 0 {
            self.asks.aw = self.aw.get(random, percent, address).unwrap_or_default();
            self.asks.w = self.w.get(random, percent, write).unwrap_or_default();
            self.asks.ar = self.ar.get(random, percent, address).unwrap_or_default();
        }
        input
    }

    fn answer(&mut self, input: &mut Axi4LiteControlIn, output: &Axi4LiteControlOut) {
        self.asked = *output;
        *input = self.asks;
    }

    fn edge(&mut self, input: &Axi4LiteControlIn, output: &Axi4LiteControlOut) {
        self.try_edge(input, output).unwrap_or_else(|breach| panic!("{breach}"));
    }
}

impl Bound for Axi4LiteControl {
    fn try_edge(&mut self, input: &Axi4LiteControlIn, output: &Axi4LiteControlOut) -> Result<(), Breach> {
        self.cycle += 1;
        // The master may do what it likes in the cycles of a reset; the block may not.
        let quiet = Axi4LiteControlIn { reset: 1, ..Axi4LiteControlIn::default() };
        let heard = if input.reset != 0 { &quiet } else { input };
        self.checker.check(&axi4_lite_bus!(heard, output; aw, w, b, ar, r))?;
        assert_eq!(*output, self.asked, "an output answers the master in the same cycle (IHI 0022, A3.1.1)");
        let before = self.setup.replace((output.cfg, output.axi)).filter(|_| output.core_reset == 0);
        assert!(before.is_none_or(|before| self.setup == Some(before)), "set-up changes while the cache runs");
        if input.reset != 0 {
            self.setup = None;
            return Ok(());
        }
        self.quiet += 1;
        self.aw.settle(input.aw.valid & output.aw.ready != 0);
        self.w.settle(input.w.valid & output.w.ready != 0);
        self.ar.settle(input.ar.valid & output.ar.ready != 0);
        let taken = output.flush.valid & input.flush.ready != 0;
        self.flushes = taken || self.flushes && input.flush_done == 0;
        Ok(())
    }
}

//! Render cache as a peripheral: the client of the render cache, a processor at its registers, and a slave that
//! answers at random; every cycle on both buses is checked.

use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::cache::render_cache_peripheral::{RenderCachePeripheralIn, RenderCachePeripheralOut};
use tessera_testkit::Random;

use super::axi4_bridge::still_beside_registers;
use super::processor::Processor;
use super::render_cache::RenderCache;
use crate::axi4::checker::Checker;
use crate::axi4::memory::Memory;
use crate::coverage::Still;
use crate::stimuli::Stimulus;
use crate::{axi4_bus, axi4_lite_bus};

/// Stimulus of the peripheral, for `K` words in a beat.
pub struct RenderCachePeripheral<const K: usize = 8> {
    random: Random,
    stall: u32,
    client: RenderCache,
    processor: Processor,
    /// A cycle without reset has passed: a master may not speak in the first.
    awake: bool,
    memory: Memory<K>,
    checker: Checker,
    /// That of the registers' bus.
    registers: Checker,
}

/// The peripheral on a memory bus of 64 bits.
pub type RenderCachePeripheralBus64 = RenderCachePeripheral<1>;

/// What the client of a cache sees of the outputs.
fn shown<const K: usize>(output: &RenderCachePeripheralOut<K>) -> RenderCacheOut {
    RenderCacheOut { req: output.req, resp: output.resp, result: output.result, ..RenderCacheOut::default() }
}

impl<const K: usize> Stimulus for RenderCachePeripheral<K> {
    type In = RenderCachePeripheralIn<K>;
    type Out = RenderCachePeripheralOut<K>;
    const STILL: &'static [Still] = still_beside_registers(K);
    /// Places change with every start only.
    const LONG: u64 = 60_000;

    fn new(mut random: Random, stall: u32) -> Self {
        let client = RenderCache::new(Random::new(random.word()), stall);
        RenderCachePeripheral {
            random,
            stall,
            client,
            processor: Processor::default(),
            awake: false,
            memory: Memory::default(),
            checker: Checker::default(),
            registers: Checker::default(),
        }
    }

    fn drive(&mut self) -> RenderCachePeripheralIn<K> {
        // The client's own memory stays silent, and nobody takes its flushes: the processor has its own.
        let RenderCacheIn { reset, cfg, req, resp, result, .. } = self.client.drive();
        let mut input = RenderCachePeripheralIn { reset, req, resp, result, ..RenderCachePeripheralIn::default() };
        if reset != 0 {
            self.processor.reset(&mut self.random, cfg);
            self.awake = false;
            return input;
        }
        let percent = 100 - self.stall;
        if std::mem::replace(&mut self.awake, true) {
            let (s_aw, s_w, s_ar, [s_b, s_r]) = self.processor.drive(&mut self.random, percent);
            (input.s_aw, input.s_w, input.s_ar) = (s_aw, s_w, s_ar);
            (input.s_b, input.s_r) = (s_b.into(), s_r.into());
        }
        let answers = self.memory.drive(&mut self.random, percent);
        let [aw, w, ar] = answers.ready;
        (input.aw, input.w, input.ar) = (aw.into(), w.into(), ar.into());
        (input.b, input.r, input.r_data) = (answers.b, answers.r, answers.r_data);
        input
    }

    fn edge(&mut self, input: &RenderCachePeripheralIn<K>, output: &RenderCachePeripheralOut<K>) {
        let bus = axi4_bus!(input, output);
        self.checker.check(&bus).unwrap_or_else(|breach| panic!("{breach}"));
        let registers = axi4_lite_bus!(input, output; s_aw, s_w, s_b, s_ar, s_r);
        self.registers.check(&registers).unwrap_or_else(|breach| panic!("{breach}"));
        self.memory.edge(&bus);
        let taken = [
            input.s_aw.valid & output.s_aw.ready != 0,
            input.s_w.valid & output.s_w.ready != 0,
            input.s_ar.valid & output.s_ar.ready != 0,
        ];
        self.processor.settle(taken, output.s_b.valid & input.s_b.ready != 0);
        let RenderCachePeripheralIn { reset, req, resp, result, .. } = *input;
        let client = RenderCacheIn { reset, req, resp, result, ..RenderCacheIn::default() };
        self.client.edge(&client, &shown(output));
    }
}

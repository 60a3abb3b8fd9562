//! Memory subsystem on AXI4: the clients of the memory subsystem, and a slave at each bus that answers at random;
//! every cycle on every bus is checked.

use std::array;

use tessera_ports::bundle::cache::AxiPlace;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::memory_subsystem_axi4::{MemorySubsystemAxi4In, MemorySubsystemAxi4Out};
use tessera_ports::cache::PIPELINES;
use tessera_testkit::Random;

use super::axi4_bridge::{place, still_of_four};
use super::memory_subsystem::MemorySubsystem;
use crate::axi4::checker::{Breach, Checker};
use crate::axi4::memory::{Bound, Memory};
use crate::axi4_bus;
use crate::coverage::Still;
use crate::stimuli::Stimulus;

/// All bits of a base.
const BASES: u64 = (1 << 34) - 1;

/// Stimulus of the subsystem, for `K` words in a beat.
pub struct MemorySubsystemAxi4<const K: usize = 8> {
    random: Random,
    stall: u32,
    clients: MemorySubsystem,
    place: AxiPlace,
    memories: [Memory<K>; PIPELINES],
    /// The protocol's rules, of each bus.
    pub checkers: [Checker; PIPELINES],
    /// Percentage of cycles in which each slave answers, until the next reset.
    rates: [u32; PIPELINES],
}

/// The subsystem on buses of 128 bits.
pub type MemorySubsystemAxi4Bus128 = MemorySubsystemAxi4<2>;
/// The subsystem on buses of 64 bits.
pub type MemorySubsystemAxi4Bus64 = MemorySubsystemAxi4<1>;

impl<const K: usize> Stimulus for MemorySubsystemAxi4<K> {
    type In = MemorySubsystemAxi4In<K>;
    type Out = MemorySubsystemAxi4Out<K>;
    const STILL: &'static [Still] = still_of_four(K);
    /// Places change with every reset only.
    const LONG: u64 = 60_000;

    fn new(mut random: Random, stall: u32) -> Self {
        let clients = MemorySubsystem::new(Random::new(random.word()), stall);
        MemorySubsystemAxi4 {
            random,
            stall,
            clients,
            place: AxiPlace::default(),
            memories: array::from_fn(|_| Memory::default()),
            checkers: array::from_fn(|_| Checker::default()),
            rates: [0; PIPELINES],
        }
    }

    fn drive(&mut self) -> MemorySubsystemAxi4In<K> {
        // The clients' own memories stay silent: they never hear of a read or write.
        let MemorySubsystemIn { reset, cfg, req, resp, result, flush, cnt_pipe, cnt_sel, .. } = self.clients.drive();
        let mut input =
            MemorySubsystemAxi4In { reset, cfg, req, resp, result, flush, cnt_pipe, cnt_sel, ..MemorySubsystemAxi4In::default() };
        let random = &mut self.random;
        if reset != 0 {
            // Some pipelines write little between two resets: after a place the opposite one, so that bits move.
            let AxiPlace { base, pitch } = self.place;
            self.place = if random.chance(50) { AxiPlace { base: !base & BASES, pitch } } else { place(random) };
            // A slow bus fills its pipeline, and the others do not wait for it.
            self.rates = array::from_fn(|_| if random.chance(15) { 10 } else { 100 - self.stall });
        } else {
            for (p, (memory, rate)) in self.memories.iter_mut().zip(self.rates).enumerate() {
                let answers = memory.drive(random, rate);
                let [aw, w, ar] = answers.ready;
                (input.aw[p], input.w[p], input.ar[p]) = (aw.into(), w.into(), ar.into());
                (input.b[p], input.r[p], input.r_data[p]) = (answers.b, answers.r, answers.r_data);
            }
        }
        input.axi = self.place;
        input
    }

    fn edge(&mut self, input: &MemorySubsystemAxi4In<K>, output: &MemorySubsystemAxi4Out<K>) {
        self.try_edge(input, output).unwrap_or_else(|breach| panic!("{breach}"));
    }
}

impl<const K: usize> Bound for MemorySubsystemAxi4<K> {
    fn try_edge(&mut self, input: &MemorySubsystemAxi4In<K>, output: &MemorySubsystemAxi4Out<K>) -> Result<(), Breach> {
        for p in 0..PIPELINES {
            let bus = axi4_bus!(input, output; p);
            let of_bus = |Breach { rule, what }| Breach { rule, what: format!("bus {p}: {what}") };
            self.checkers[p].check(&bus).map_err(of_bus)?;
            self.memories[p].edge(&bus);
        }
        let MemorySubsystemAxi4In { reset, cfg, req, resp, result, flush, .. } = *input;
        let seen = MemorySubsystemOut {
            req: output.req,
            resp: output.resp,
            result: output.result,
            flush: output.flush,
            ..MemorySubsystemOut::default()
        };
        self.clients.edge(&MemorySubsystemIn { reset, cfg, req, resp, result, flush, ..MemorySubsystemIn::default() }, &seen);
        Ok(())
    }
}

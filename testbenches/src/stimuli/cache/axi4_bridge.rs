//! AXI4 bridge: a cache that reads and writes whenever it has an id left, and a slave that answers at random;
//! every cycle on the bus is checked.

use tessera_ports::bundle::cache::{AxiPlace, BlockRead, BlockWrite};
use tessera_ports::cache::axi4_bridge::{Axi4BridgeIn, Axi4BridgeOut};
use tessera_ports::cache::{NODES, WRITE_OUT};
use tessera_testkit::Random;

use super::{memory_subsystem, pixels, take, RESET};
use crate::axi4::checker::{Breach, Checker};
use crate::axi4::memory::{Answers, Bound, Memory};
use crate::axi4_bus;
use crate::coverage::Still;
use crate::stimuli::{Offer, Stimulus};

const fn still(port: &'static str, high: u32, reason: &'static str) -> Still {
    Still { port, bits: [high, 0], reason }
}

const BURST: &str = "every burst is a block, of one kind (rule 3)";
const ALIGNED: &str = "a burst begins at a multiple of 64 bytes (rule 2)";

/// Output bits of a bus that keep one value, its number behind the names of the channels; the last only on a bus as
/// wide as a block.
macro_rules! still_bits {
    ($bus:literal) => {
        [
            still(concat!("aw", $bus, "_len"), 7, BURST),
            still(concat!("aw", $bus, "_size"), 2, BURST),
            still(concat!("aw", $bus, "_burst"), 1, BURST),
            still(concat!("aw", $bus, "_lock"), 0, BURST),
            still(concat!("aw", $bus, "_cache"), 3, BURST),
            still(concat!("aw", $bus, "_prot"), 2, BURST),
            still(concat!("aw", $bus, "_qos"), 3, BURST),
            still(concat!("ar", $bus, "_len"), 7, BURST),
            still(concat!("ar", $bus, "_size"), 2, BURST),
            still(concat!("ar", $bus, "_burst"), 1, BURST),
            still(concat!("ar", $bus, "_lock"), 0, BURST),
            still(concat!("ar", $bus, "_cache"), 3, BURST),
            still(concat!("ar", $bus, "_prot"), 2, BURST),
            still(concat!("ar", $bus, "_qos"), 3, BURST),
            still(concat!("aw", $bus, "_addr"), 5, ALIGNED),
            still(concat!("ar", $bus, "_addr"), 5, ALIGNED),
            still(concat!("w_strb", $bus, "_#"), 7, "blocks are written whole (rule 12)"),
            still(concat!("w", $bus, "_last"), 0, "a burst has one beat (rule 12)"),
        ]
    };
}

/// Of the one bus of a block, and of each of several.
const STILL: &[Still] = &still_bits!("");
const STILL_OF_EACH: [Still; STILL.len()] = still_bits!("_#");

/// Of a bus of `words` words.
pub(super) const fn still_on(words: usize) -> &'static [Still] {
    all_of(STILL, words)
}

/// The same of a block with registers on AXI4-Lite beside the bus.
pub(super) const fn still_beside_registers(words: usize) -> &'static [Still] {
    const RESPONSE: &str = "OKAY or SLVERR";
    const FIRST: [Still; 2] = [still("s_b_resp", 0, RESPONSE), still("s_r_resp", 0, RESPONSE)];
    const ALL: [Still; STILL.len() + 2] = behind(FIRST, STILL);
    all_of(&ALL, words)
}

/// The same of a memory subsystem with four buses.
pub(super) const fn still_of_four(words: usize) -> &'static [Still] {
    const ALL: [Still; STILL.len() + 1] = behind(memory_subsystem::STILL, &STILL_OF_EACH);
    all_of(&ALL, words)
}

/// `first`, and `bus` behind it.
const fn behind<const F: usize, const N: usize>(first: [Still; F], bus: &[Still]) -> [Still; N] {
    assert!(N == F + bus.len());
    let mut all = [first[0]; N];
    let mut i = 1;
    while i < N {
        all[i] = if i < F { first[i] } else { bus[i - F] };
        i += 1;
    }
    all
}

/// All of them; without the last where a burst has several beats.
const fn all_of(still: &'static [Still], words: usize) -> &'static [Still] {
    match words {
        8 => still,
        _ => still.split_at(still.len() - 1).0,
    }
}

/// Stimulus of the bridge, for `K` words in a beat.
pub struct Axi4Bridge<const K: usize = 8> {
    random: Random,
    stall: u32,
    place: AxiPlace,
    /// Ids of reads and writes that are not under way.
    reads: Vec<u64>,
    writes: Vec<u64>,
    read: Offer<BlockRead>,
    write: Offer<BlockWrite>,
    memory: Memory<K>,
    answers: Answers<K>,
    /// The protocol's rules.
    pub checker: Checker,
    /// Outputs before the slave has answered.
    asked: Axi4BridgeOut<K>,
    cycle: u64,
    /// Cycles since reset.
    quiet: u64,
}

/// The bridge on a bus of 128 bits.
pub type Axi4BridgeBus128 = Axi4Bridge<2>;
/// The bridge on a bus of 64 bits.
pub type Axi4BridgeBus64 = Axi4Bridge<1>;

/// Any place: `base` has few bits, so that those of the offset show, or all.
pub(super) fn place(random: &mut Random) -> AxiPlace {
    let base = if random.chance(20) { u64::MAX } else { random.word() & random.word() };
    AxiPlace { base: base >> 30, pitch: random.below(8) }
}

impl<const K: usize> Stimulus for Axi4Bridge<K> {
    type In = Axi4BridgeIn<K>;
    type Out = Axi4BridgeOut<K>;
    const STILL: &'static [Still] = still_on(K);

    fn new(random: Random, stall: u32) -> Self {
        Axi4Bridge {
            random,
            stall,
            place: AxiPlace::default(),
            reads: Vec::new(),
            writes: Vec::new(),
            read: Offer::default(),
            write: Offer::default(),
            memory: Memory::default(),
            answers: Answers::default(),
            checker: Checker::default(),
            asked: Axi4BridgeOut::default(),
            cycle: 0,
            quiet: 0,
        }
    }

    fn drive(&mut self) -> Axi4BridgeIn<K> {
        let (stall, random) = (self.stall, &mut self.random);
        if self.cycle < RESET || random.below(1000) == 0 {
            (self.reads, self.writes) = ((0..NODES as u64).collect(), (0..WRITE_OUT as u64).collect());
            (self.read, self.write) = Default::default();
            (self.answers, self.quiet) = (Answers::default(), 0);
            self.place = place(random);
            // Reset wins over whatever comes.
            let mut input = Axi4BridgeIn { reset: 1, cfg: self.place, ..Axi4BridgeIn::default() };
            if self.cycle > 0 && random.chance(50) {
                input.mr = BlockRead { valid: 1, ..BlockRead::default() };
                input.mw = BlockWrite { valid: 1, ..BlockWrite::default() };
                (input.b.valid, input.r.valid, input.r.last, input.r.resp) = (1, 1, 1, 2);
            }
            return input;
        }
        // Now and then the cache takes nothing for a while, so that complete reads wait.
        let slow = (self.cycle / 256).is_multiple_of(4);
        let mut input = Axi4BridgeIn { cfg: self.place, ..Axi4BridgeIn::default() };
        input.md = (!random.chance(if slow { 97 } else { stall })).into();
        if self.quiet > 0 {
            let block = |random: &mut Random| random.below(1 << 27);
            if !self.reads.is_empty() || self.read.waits() {
                let ids = &mut self.reads;
                let make = |random: &mut Random| BlockRead {
                    valid: 1,
                    id: take(ids, random).expect("an id is free"),
                    block: block(random),
                };
                input.mr = self.read.get(random, 100 - stall, make).unwrap_or_default();
            }
            if !self.writes.is_empty() || self.write.waits() {
                let ids = &mut self.writes;
                let make = |random: &mut Random| BlockWrite {
                    valid: 1,
                    id: take(ids, random).expect("an id is free"),
                    block: block(random),
                    data: pixels(random),
                };
                input.mw = self.write.get(random, 100 - stall, make).unwrap_or_default();
            }
        }
        self.answers = self.memory.drive(random, 100 - stall);
        // Until it answers, the slave shows the opposite: nothing but `mr`, `mw` and `ack` may hang on that.
        input.ar = (!self.answers.ready[2]).into();
        input
    }

    fn answer(&mut self, input: &mut Axi4BridgeIn<K>, output: &Axi4BridgeOut<K>) {
        self.asked = *output;
        if input.reset != 0 {
            return;
        }
        let Answers { ready: [aw, w, ar], b, r, r_data } = self.answers;
        (input.aw, input.w, input.ar) = (aw.into(), w.into(), ar.into());
        (input.b, input.r, input.r_data) = (b, r, r_data);
    }

    fn edge(&mut self, input: &Axi4BridgeIn<K>, output: &Axi4BridgeOut<K>) {
        self.try_edge(input, output).unwrap_or_else(|breach| panic!("{breach}"));
    }
}

impl<const K: usize> Bound for Axi4Bridge<K> {
    fn try_edge(&mut self, input: &Axi4BridgeIn<K>, output: &Axi4BridgeOut<K>) -> Result<(), Breach> {
        self.cycle += 1;
        let bus = axi4_bus!(input, output);
        // The slave may do what it likes in the cycles of a reset; the block may not.
        let heard = if bus.reset { axi4_bus!(&Axi4BridgeIn::<K> { reset: 1, ..Axi4BridgeIn::default() }, output) } else { bus };
        self.checker.check(&heard)?;
        if input.reset == 0 {
            crate::axi4::checker::no_path(&heard, &axi4_bus!(input, &self.asked))?;
        }
        self.memory.edge(&heard);
        if input.reset != 0 {
            return Ok(());
        }
        self.quiet += 1;
        self.read.settle(input.mr.valid & output.mr.ready != 0);
        self.write.settle(input.mw.valid & output.mw.ready != 0);
        if output.md.valid & input.md.ready != 0 {
            self.reads.push(output.md.id);
        }
        if output.ack.valid != 0 {
            self.writes.push(output.ack.id);
        }
        Ok(())
    }
}

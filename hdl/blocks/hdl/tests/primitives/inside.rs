//! The values of signals, read without their names: the same ones in the same order as a probe sees them.

use tessera_hdl::prelude::*;
use tessera_hdl::rust_hdl::prelude::{Atom, AtomKind, Probe};
use tessera_hdl::rust_hdl::synth::{Synth, VCDValue};
use tessera_hdl::values::{Reader, Values};
use tessera_hdl::wires::Pins;
use tessera_testkit::Random;

tessera_hdl::bundle! {
    /// Two words under way.
    stream Words {
        /// The words.
        data: [8; 2],
        /// Whether they are swapped.
        swap: 1,
    }
}

#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum Side {
    Left,
    Right,
    Middle,
}

/// One of everything that a block is made of.
#[block]
pub struct Mixed {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub words: Words<In>,
    pub row: [Signal<Out, U<8>>; 2],
    side: Reg<Side>,
    turned: Signal<Local, Side>,
    total: [Reg<U<64>>; 2],
    stage: WordsItemReg,
    ram: Ram1r1w<4, 2, 8, 1, 0>,
    #[value(U::new(3))]
    step: Constant<U<8>>,
    queue: Fifo<1, 2, 8>,
    _count: u64,
}

impl Logic for Mixed {
    #[hdl]
    fn update(&mut self) {
        registers!(self, side, total[2]);
        stages!(self, stage);
        subblocks!(self, queue);
        memories!(self, ram);
        self.turned.next = Side::Left;
        match self.side.q.val() {
            Side::Left => self.turned.next = Side::Right,
            Side::Right => self.turned.next = Side::Middle,
            _ => {}
        }
        self.words.ready.next = self.queue.push_ready.val();
        self.queue.push_valid.next = self.words.valid.val();
        self.queue.push_data.next = self.words.data[0].val();
        self.queue.pop_ready.next = self.words.swap.val();
        self.ram.read_enable.next = self.queue.pop_valid.val();
        self.ram.read_address.next = self.words.data[1].val().get_bits::<4>(0);
        self.ram.write_address.next = self.queue.pop_data.val().get_bits::<4>(0);
        for i in 0..2 {
            self.ram.write_data[i].next = self.stage.data[i].q.val() + self.step.val();
            self.ram.write_enable[i].next = self.stage.swap.q.val().into();
            self.row[i].next = self.ram.read_data[i].val();
        }
        if self.words.valid.val() {
            take!(self.words => self.stage);
            self.side.d.next = self.turned.val();
            self.total[0].d.next = self.total[0].q.val() + bit_cast::<64, 8>(self.words.data[0].val());
            self.total[1].d.next = !self.total[0].q.val();
        }
    }
}

/// Place and value of every signal but clocks and constants.
#[derive(Default)]
struct Walk {
    visited: usize,
    seen: Vec<(usize, u64)>,
}

impl Probe for Walk {
    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        let place = self.visited;
        self.visited += 1;
        let set = |value: VCDValue| u64::from(value == true.vcd());
        let word = match signal.vcd() {
            _ if name == "clock" || signal.kind() == AtomKind::Constant => return,
            value @ VCDValue::Single(_) => set(value),
            VCDValue::Vector(bits) => bits.into_iter().fold(0, |n, bit| n << 1 | set(VCDValue::Single(bit))),
            VCDValue::String(name) => ["Left", "Right", "Middle"].iter().position(|n| **n == name).expect("a side") as u64,
            VCDValue::Composite(_) => panic!("no signal is one"),
        };
        self.seen.push((place, word));
    }
}

#[test]
fn values_are_those_that_a_probe_sees() {
    let mut sim = Sim::<Mixed>::new();
    let mut random = Random::new(1);
    let mut moved = std::collections::BTreeMap::<usize, std::collections::BTreeSet<u64>>::new();
    for cycle in 0..300u64 {
        let inputs = [u64::from(cycle == 0), random.below(2), random.below(256), random.below(256), random.below(2)];
        sim.drive(&inputs);
        sim.eval();
        // A probe shows of an input what it took over, which the stepping engine does not do everywhere.
        sim.update_all();
        let mut walk = Walk::default();
        sim.block().accept("", &mut walk);
        assert_eq!(walk.visited, Mixed::COUNT);
        // All of them, and those of a random choice.
        for share in [1, 5] {
            let (places, words): (Vec<_>, Vec<_>) = walk.seen.iter().filter(|_| random.below(share) == 0).copied().unzip();
            let mut read = Vec::new();
            sim.block().read(&mut Reader::new(&places, &mut read));
            assert_eq!(read, words, "cycle {cycle}");
        }
        for (place, word) in &walk.seen {
            moved.entry(*place).or_default().insert(*word);
        }
        sim.tick();
    }
    let moving = moved.values().filter(|values| values.len() > 1).count();
    assert!(moving > 40, "{moving} signals of {} move", moved.len());
}

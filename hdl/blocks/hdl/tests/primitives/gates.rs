//! Statements are skipped while nothing that they follow has moved: here each follows something else, and one
//! input moves at a time.

use tessera_hdl::prelude::*;
use tessera_hdl::wires::Pins;
use tessera_testkit::Random;

tessera_hdl::bundle! {
    /// A word under way.
    stream Under {
        /// The word.
        data: 8,
    }
}

/// Shows its input plus one at once, and the one before a cycle late.
#[block]
pub struct Plus {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub x: Signal<In, U<8>>,
    pub offset: Signal<In, U<8>>,
    pub now: Signal<Out, U<8>>,
    pub late: Signal<Out, U<8>>,
    pub each: [Signal<Out, U<8>>; 2],
    last: Reg<U<8>>,
}

impl Logic for Plus {
    #[hdl]
    fn update(&mut self) {
        registers!(self, last);
        self.last.d.next = self.x.val();
        self.now.next = self.x.val() + 1;
        self.late.next = self.last.q.val() + self.offset.val();
        for i in 0..2 {
            self.each[i].next = self.last.q.val();
        }
        if self.offset.val().get_bit(0) {
            self.each[1].next = 0.into();
        }
    }
}

/// Hands a stream on, with another word.
#[block]
pub struct Pass {
    pub clock: Signal<In, Clock>,
    pub from: Under<In>,
    pub word: Signal<In, U<8>>,
    pub to: Under<Out>,
}

impl Logic for Pass {
    #[hdl]
    fn update(&mut self) {
        self.to.valid.next = self.from.valid.val();
        self.to.data.next = self.word.val();
        self.from.ready.next = self.to.ready.val();
    }
}

/// Outputs, each of which follows one thing in one way.
#[block]
pub struct Ways {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub a: Signal<In, U<8>>,
    pub b: Signal<In, U<8>>,
    pub select: Signal<In, Bit>,
    pub under: Under<In>,
    pub enable: Signal<In, Bit>,
    pub row: Signal<In, U<3>>,
    pub on: Under<Out>,
    pub enters: Under<In>,
    pub leaves: Under<Out>,
    pub y0: Signal<Out, U<8>>,
    pub y1: Signal<Out, U<8>>,
    pub y2: Signal<Out, U<8>>,
    pub y3: Signal<Out, U<8>>,
    pub y4: Signal<Out, U<8>>,
    pub y5: Signal<Out, U<8>>,
    pub y6: Signal<Out, U<8>>,
    pub y7: Signal<Out, U<8>>,
    pub y8: Signal<Out, U<8>>,
    pub y9: Signal<Out, U<8>>,
    pub y10: Signal<Out, U<8>>,
    pub y11: Signal<Out, U<8>>,
    pub y12: Signal<Out, U<8>>,
    pub y13: Signal<Out, U<8>>,
    pub y14: Signal<Out, U<8>>,
    pub y15: Signal<Out, U<8>>,
    pub y16: Signal<Out, U<8>>,
    pub y17: Signal<Out, U<8>>,
    pub y18: Signal<Out, U<8>>,
    pub y19: Signal<Out, U<8>>,
    here: Signal<Local, U<8>>,
    there: Signal<Local, U<8>>,
    count: Reg<U<8>>,
    kept: UnderItemReg,
    held: [Reg<U<8>>; 2],
    lookup: MultiReadRam<3, 8, 1>,
    rows: Ram1r1w<3, 1, 8, 1, 0>,
    plus: Plus,
    chain: Plus,
    both: [Plus; 2],
    ring: Plus,
    pass: Pass,
}

impl Logic for Ways {
    #[hdl]
    fn update(&mut self) {
        registers!(self, count, held[2]);
        data!(self, kept);
        subblocks!(self, plus, chain, both[2], ring);
        memories!(self, lookup, rows, pass);
        connect!(self.enters => self.pass.from, self.pass.to => self.leaves, self.b => self.pass.word);
        comment!("inputs, nothing, a field of a bundle, one way and back");
        self.y0.next = self.a.val();
        self.y1.next = 77.into();
        self.y2.next = self.under.data.val();
        self.under.ready.next = self.on.ready.val() & self.enable.val();
        take!(self.under => self.kept);
        offer!(self.kept => self.on);
        self.on.valid.next = self.under.valid.val();
        comment!("registers, before and behind what drives them");
        self.y3.next = self.count.q.val();
        if self.enable.val() {
            self.count.d.next = self.count.q.val() + 1;
            self.held[1].d.next = self.held[0].q.val();
        }
        self.held[0].d.next = self.b.val();
        self.y4.next = self.held[1].q.val();
        comment!("memories");
        self.lookup.read_address[0].next = self.row.val();
        self.lookup.write_address.next = self.a.val().get_bits::<3>(0);
        self.lookup.write_data.next = self.b.val();
        self.lookup.write_enable.next = self.enable.val();
        self.y5.next = self.lookup.read_data[0].val();
        self.rows.read_address.next = self.row.val();
        self.rows.read_enable.next = self.enable.val();
        self.rows.write_address.next = self.a.val().get_bits::<3>(0);
        self.rows.write_data[0].next = self.b.val();
        self.rows.write_enable[0].next = self.select.val().into();
        self.y6.next = self.rows.read_data[0].val();
        comment!("a sub-block at once, late, and through another one");
        self.plus.x.next = self.a.val();
        self.plus.offset.next = 3.into();
        self.chain.x.next = self.plus.now.val();
        self.chain.offset.next = self.b.val();
        self.y7.next = self.plus.now.val();
        self.y8.next = self.plus.late.val();
        self.y9.next = self.chain.now.val() + self.chain.late.val();
        comment!("inputs that two statements drive, in arrays, too");
        for i in 0..2 {
            self.both[i].offset.next = 0.into();
            self.both[i].x.next = self.a.val();
            if self.select.val() {
                self.both[i].x.next = self.chain.now.val();
            }
        }
        self.y10.next = self.both[0].now.val();
        self.y11.next = self.both[1].late.val();
        comment!("a sub-block that is read before it has its inputs");
        self.ring.offset.next = self.ring.now.val();
        self.ring.x.next = self.a.val() & self.b.val();
        self.y12.next = self.ring.late.val();
        comment!("locals, one between two values");
        self.here.next = self.b.val();
        self.there.next = self.here.val();
        self.y13.next = self.there.val();
        self.here.next = self.plus.now.val();
        if self.select.val() {
            self.here.next = self.rows.read_data[0].val();
        }
        self.y14.next = self.here.val();
        self.y15.next = self.here.val() ^ self.there.val();
        comment!("an output read back; a default that is overridden by what settles late");
        self.y16.next = self.y7.val() + self.y3.val();
        self.y17.next = 1.into();
        if self.ring.late.val().get_bit(0) {
            self.y17.next = self.count.q.val();
        }
        comment!("outputs in an array, one of which follows another thing, too");
        self.y18.next = self.chain.each[1].val();
        self.y19.next = self.ring.each[0].val() + self.ring.each[1].val();
    }
}

/// One signal after the other gets another value, beside a block under rust-hdl's own rules (toggle the clock,
/// update until stable), which runs everything.
#[test]
fn whatever_moves_alone_is_followed() {
    fn settle(block: &mut Ways) {
        block.update_all();
        while block.has_changed() {
            block.update_all();
        }
    }
    let mut sim = Sim::<Ways>::new();
    let mut stock = Ways::default();
    stock.connect_all();
    let mut random = Random::new(7);
    let inputs: Vec<u32> = Ways::pins().into_iter().filter(|(.., input)| *input).map(|(_, width, _)| width).collect();
    let mut words = vec![0; inputs.len()];
    let (mut shown, mut seen) = (Vec::new(), Vec::new());
    let mut values = std::collections::BTreeSet::new();
    for step in 0..20_000 {
        let input = random.below(inputs.len() as u64) as usize;
        // In reset, which comes first, only now and then.
        if input > 0 || words[0] == 1 || random.below(4) == 0 {
            words[input] = random.below(1 << inputs[input]);
        }
        sim.drive(&words);
        stock.drive(&words);
        sim.eval();
        settle(&mut stock);
        shown.clear();
        seen.clear();
        sim.sample(&mut shown);
        stock.sample(&mut seen);
        assert_eq!(shown, seen, "step {step}");
        values.extend(shown.iter().copied().enumerate());
        if random.below(3) == 0 {
            sim.tick();
            for level in [true, false] {
                stock.clock.next = level.into();
                settle(&mut stock);
            }
        }
    }
    for (output, name) in Ways::pins().into_iter().filter(|(.., input)| !input).enumerate() {
        let moves = values.iter().filter(|(other, _)| *other == output).count();
        assert!(moves > 1 || name.0 == "y1", "{name:?} stands still");
    }
}

//! Stepping, reset, states, constants and what a block tells a probe.

use tessera_hdl::init::Init;
use tessera_hdl::meta::{self, Role};
use tessera_hdl::prelude::*;
use tessera_hdl::rust_hdl::ast::{Verilog, VerilogStatement};

#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum Phase {
    Idle,
    Run,
    Done,
}

const STEP: u64 = 3;

/// Accumulates in lanes,
/// with a state machine beside them.
///
/// Not part of the summary.
#[block]
pub struct Demo<const N: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub go: Signal<In, Bit>,
    pub select: Signal<In, U<2>>,
    pub sum: Signal<Out, U<8>>,
    pub done: Signal<Out, Bit>,
    phase: Reg<Phase>,
    #[reset_value(U::new(5))]
    lane: [Reg<U<8>>; N],
    delay: Delay,
}

/// Adds one, a cycle late.
#[block]
pub struct Delay {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub x: Signal<In, U<8>>,
    pub y: Signal<Out, U<8>>,
    last: Reg<U<8>>,
    #[value(U::new(1))]
    one: Constant<U<8>>,
}

impl Logic for Delay {
    #[hdl]
    fn update(&mut self) {
        registers!(self, last);
        self.last.d.next = self.x.val() + self.one.val();
        self.y.next = self.last.q.val();
    }
}

impl<const N: usize> Logic for Demo<N> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, phase, lane[N]);
        subblocks!(self, delay);
        self.delay.x.next = self.lane[N - 1].q.val();
        comment!("the selected lane counts while go is high");
        self.sum.next = 0.into();
        for i in 0..N {
            if self.select.val() == i.to_bits::<2>() {
                self.sum.next = self.lane[i].q.val() + STEP + self.delay.y.val();
                if self.go.val() {
                    self.lane[i].d.next = self.lane[i].q.val() + 1;
                }
            }
        }
        self.done.next = false;
        match self.phase.q.val() {
            Phase::Idle => {
                if self.go.val() {
                    self.phase.d.next = Phase::Run;
                }
            }
            Phase::Run => self.phase.d.next = Phase::Done,
            _ => {
                self.done.next = true;
            }
        }
    }
}

/// Drives inputs of sub-blocks in each way there is: alone, and by several statements.
#[block]
pub struct Drivers {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub go: Signal<In, Bit>,
    pub select: Signal<In, U<2>>,
    pub sum: Signal<Out, U<8>>,
    alone: Delay,
    overridden: Delay,
    one_overridden: [Delay; 2],
    half: Halves,
}

tessera_hdl::bundle! {
    /// Two words.
    bundle Both {
        /// A word.
        low: 8,
        /// Another one.
        high: 8,
    }
}

/// Adds two words.
#[block]
pub struct Halves {
    pub both: Both<In>,
    pub sum: Signal<Out, U<8>>,
}

impl Logic for Halves {
    #[hdl]
    fn update(&mut self) {
        self.sum.next = self.both.low.val() + self.both.high.val();
    }
}

impl Logic for Drivers {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, alone, overridden, one_overridden[2]);
        self.alone.x.next = bit_cast::<8, 2>(self.select.val());
        self.overridden.x.next = 0.into();
        if self.go.val() {
            self.overridden.x.next = bit_cast::<8, 2>(self.select.val());
        }
        for i in 0..2 {
            self.one_overridden[i].x.next = self.alone.y.val();
        }
        if self.select.val() == 1 {
            self.one_overridden[1].x.next = 7.into();
        }
        self.half.both.low.next = self.overridden.y.val();
        self.half.both.high.next = self.one_overridden[0].y.val();
        if self.select.val() == 2 {
            self.half.both.high.next = self.one_overridden[1].y.val();
        }
        self.sum.next = self.half.sum.val();
    }
}

fn demo() -> Sim<Demo<3>> {
    let mut sim = Sim::<Demo<3>>::new();
    sim.go.next = true;
    sim.select.next = 2.into();
    sim
}

#[test]
fn registers_move_at_the_edge_only() {
    let mut sim = demo();
    for _ in 0..3 {
        sim.eval();
        assert_eq!(sim.sum.val(), 5 + 3);
    }
    sim.tick();
    sim.eval();
    assert_eq!(sim.sum.val(), 6 + 3 + 6);
    sim.tick();
    sim.eval();
    assert_eq!(sim.sum.val(), 7 + 3 + 7);
    assert_eq!(sim.cycle(), 2);
}

#[test]
fn reset_wins_and_restores_reset_values_everywhere() {
    let mut sim = demo();
    for _ in 0..5 {
        sim.tick();
    }
    sim.eval();
    assert!(sim.done.val());
    sim.reset.next = true;
    sim.tick();
    sim.eval();
    assert!(!sim.done.val());
    assert_eq!(sim.sum.val(), 5 + 3, "lane at 5, delay at 0");
    sim.tick();
    sim.eval();
    assert_eq!(sim.sum.val(), 5 + 3, "held in reset although go is high");
}

tessera_hdl::bundle! {
    /// What is kept.
    bundle Kept {
        /// A word.
        word: 8,
        /// A bit.
        flag: 1,
    }
}

/// Takes words, with and without a reset.
#[block]
pub struct Keeper {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub take: Signal<In, Bit>,
    pub kept: Kept<In>,
    pub shown: Kept<Out>,
    pub word: Signal<Out, U<8>>,
    pub late: Signal<Out, U<8>>,
    pub taken: Signal<Out, Bit>,
    pair: KeptReg,
    alone: Reg<U<8>>,
    on_its_way: Carry<U<8>, 2>,
    valid: Reg<Bit>,
}

impl Logic for Keeper {
    #[hdl]
    fn update(&mut self) {
        registers!(self, valid);
        data!(self, pair, alone);
        carry_data!(self, on_its_way[2] = self.alone.q.val());
        if self.take.val() {
            self.valid.d.next = true;
            self.alone.d.next = self.kept.word.val();
            forward!(self.kept => self.pair);
        }
        connect!(self.pair => self.shown);
        outputs!(self, word = alone, taken = valid);
        self.late.next = self.on_its_way[1].q.val();
    }
}

#[test]
fn data_keep_through_a_reset() {
    let mut sim = Sim::<Keeper>::new();
    let mut cycle = |reset: bool, take: bool, word: u64| {
        sim.reset.next = reset;
        sim.take.next = take;
        sim.kept.word.next = U::new(word);
        sim.kept.flag.next = word == 9;
        sim.tick();
        sim.eval();
        let shown = (sim.shown.word.val(), sim.shown.flag.val());
        assert_eq!(shown.0, sim.word.val());
        (sim.taken.val(), u64::from(shown.0), shown.1, u64::from(sim.late.val()))
    };
    assert_eq!(cycle(false, true, 9), (true, 9, true, 0));
    assert_eq!(cycle(false, false, 1), (true, 9, true, 0));
    assert_eq!(cycle(true, false, 2), (false, 9, true, 9), "kept, and moving on, in reset");
    assert_eq!(cycle(true, true, 3), (false, 3, false, 9), "taken in reset");
    assert_eq!(cycle(false, false, 4), (false, 3, false, 9));
    assert_eq!(cycle(false, false, 4), (false, 3, false, 3));
}

/// Clock, reset, go and select of a block.
type Inputs<'a> = (&'a mut Signal<In, Clock>, &'a mut Signal<In, Bit>, &'a mut Signal<In, Bit>, &'a mut Signal<In, U<2>>);

/// Runs a block beside itself under rust-hdl's own rules (toggle the clock, update until stable), with random inputs;
/// returns what both showed in each cycle.
fn beside_stock<B>(inputs: fn(&mut B) -> Inputs, see: fn(&B) -> (u64, bool)) -> Vec<(u64, bool)>
where
    B: Block + Step + Init + Default,
{
    fn settle(block: &mut impl Block) {
        block.update_all();
        while block.has_changed() {
            block.update_all();
        }
    }
    let mut sim = Sim::<B>::new();
    let mut stock = B::default();
    stock.connect_all();
    let mut random = 1u64;
    let cycles = (0..500).map(|cycle| {
        random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        for block in [&mut *sim, &mut stock] {
            let (_, reset, go, select) = inputs(block);
            (reset.next, go.next, select.next) = (random >> 60 == 0, random >> 50 & 1 == 1, U::new(random >> 40));
        }
        sim.eval();
        settle(&mut stock);
        let shown = see(&sim);
        assert_eq!(shown, see(&stock), "cycle {cycle}");
        sim.tick();
        for level in [true, false] {
            inputs(&mut stock).0.next = level.into();
            settle(&mut stock);
        }
        shown
    });
    cycles.collect()
}

#[test]
fn agrees_with_the_stock_update_loop() {
    beside_stock::<Demo<3>>(
        |block| (&mut block.clock, &mut block.reset, &mut block.go, &mut block.select),
        |block| (block.sum.val().raw(), block.done.val()),
    );
}

/// Of inputs that one statement drives and of those that several do.
#[test]
fn every_driven_input_is_taken() {
    let mut shown = beside_stock::<Drivers>(
        |block| (&mut block.clock, &mut block.reset, &mut block.go, &mut block.select),
        |block| (block.sum.val().raw(), false),
    );
    shown.sort_unstable();
    shown.dedup();
    assert!(shown.len() > 8, "something moves: {shown:?}");
}

/// As the page of signal says: nothing lies between the fields.
#[test]
fn signals_and_registers_are_small() {
    assert_eq!((size_of::<Signal<In, U<40>>>(), size_of::<Signal<In, Bit>>()), (18, 4));
    assert_eq!(size_of::<Reg<U<40>>>(), 35);
}

/// Two inverters in a ring: never stable.
#[block]
pub struct Ring {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub y: Signal<Out, Bit>,
    through: Wire,
}

/// A wire with a name.
#[block]
pub struct Wire {
    pub x: Signal<In, Bit>,
    pub y: Signal<Out, Bit>,
}

impl Logic for Wire {
    #[hdl]
    fn update(&mut self) {
        self.y.next = self.x.val();
    }
}

impl Logic for Ring {
    #[hdl]
    fn update(&mut self) {
        self.through.x.next = !self.through.y.val();
        self.y.next = self.through.y.val();
    }
}

#[test]
#[should_panic(expected = "block Ring does not settle")]
fn combinational_loop_names_the_block() {
    Sim::<Ring>::new().eval();
}

/// Forgets to wire its register, and an output.
#[block]
pub struct Forgetful {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub y: Signal<Out, Bit>,
    pub z: Signal<Out, Bit>,
    lost: Reg<Bit>,
}

impl Logic for Forgetful {
    #[hdl]
    fn update(&mut self) {
        self.lost.d.next = true;
        self.y.next = self.lost.q.val();
    }
}

#[test]
#[should_panic(expected = "top.z, top.lost.clock, top.lost.reset are not driven")]
fn all_forgotten_wiring_is_named_at_once() {
    Sim::<Forgetful>::new();
}

#[test]
fn a_block_tells_name_file_and_summary() {
    let meta = meta::of(&Demo::<3>::default()).expect("made with #[block]");
    assert_eq!(meta.role, Role::Module);
    assert_eq!(meta.module, "tessera_demo_n3");
    assert_eq!(meta.summary, "Accumulates in lanes, with a state machine beside them.");
    assert!(meta.file.ends_with("tests/primitives/stepping.rs"), "{}", meta.file);
    let memory = meta::of(&LutRam::<2, 1, 8>::default()).expect("a memory");
    assert_eq!(memory.role, Role::Memory);
    assert_eq!(memory.module, "tessera_lut_ram_a2_words1_w8");
    let register = meta::of(&Reg::<U<8>>::new(U::ZERO)).expect("a register");
    assert_eq!(register.role, Role::Register);
}

#[test]
fn the_ast_is_unrolled_and_carries_source_lines() {
    let Verilog::Combinatorial(body) = Demo::<3>::default().hdl() else { panic!("a module is combinational") };
    let text = format!("{body:?}");
    for name in ["lane[2]$d$next", "lane[0]$reset$next", "delay$x$next", "Phase$Run"] {
        assert!(text.contains(&format!("\"{name}\"")), "{name} missing");
    }
    assert!(!text.contains("Loop("));
    let lines: Vec<u32> = body
        .iter()
        .filter_map(|statement| match statement {
            VerilogStatement::Comment(text) => meta::source_position(text),
            _ => None,
        })
        .map(|(_, line)| line)
        .collect();
    let wanted =
        include_str!("stepping.rs").lines().position(|line| line.contains("self.delay.x.next =")).expect("the statement above")
            as u32
            + 1;
    assert!(lines.contains(&wanted), "{wanted} not in {lines:?}");
    let own = |s: &VerilogStatement| matches!(s, VerilogStatement::Comment(c) if c.starts_with("the selected"));
    assert_eq!(body.iter().filter(|s| own(s)).count(), 1);
}

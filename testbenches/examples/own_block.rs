//! A block of one's own around the miss queue: simulated, and exported under a prefix of its own.
//!
//! `cargo run --release -p tessera-testbenches --example own_block -- OUT_FOLDER`
//!
//! The miss queue knows which reads wait for which block; all it takes to make it a *coalescer* in front of
//! any memory is wiring: reads of one block become one read of memory, and are answered in their order. Rules:
//! `hdl/docs/src/contract/miss_queue.md`; nothing is ever written, so its write-back (rules 25 to 30) rests.

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;

use tessera_export::{Exporter, Library};
use tessera_hdl::prelude::*;
use tessera_hdl::{block, hdl};
use tessera_render_cache::miss_queue::MissQueue;

/// Coalesces reads: one read of memory for all that wait for the same block.
#[block]
pub struct Coalescer {
    /// The one clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub reset: Signal<In, Bit>,
    /// A read is asked for.
    pub ask_valid: Signal<In, Bit>,
    /// Of this block.
    pub ask_block: Signal<In, U<27>>,
    /// Its tag, which the answer carries.
    pub ask_tag: Signal<In, U<8>>,
    /// It is taken.
    pub ask_ready: Signal<Out, Bit>,
    /// A block is to be read from memory.
    pub read_valid: Signal<Out, Bit>,
    /// The block.
    pub read_block: Signal<Out, U<27>>,
    /// Name of the read.
    pub read_id: Signal<Out, U<4>>,
    /// Memory takes it.
    pub read_ready: Signal<In, Bit>,
    /// Memory has delivered.
    pub data_valid: Signal<In, Bit>,
    /// The read of this name.
    pub data_id: Signal<In, U<4>>,
    /// A read is answered.
    pub answer_valid: Signal<Out, Bit>,
    /// Its tag.
    pub answer_tag: Signal<Out, U<8>>,
    /// The answer is taken.
    pub answer_ready: Signal<In, Bit>,
    queue: MissQueue<16, 4>,
    /// A read whose block has been looked up: it becomes a node.
    looked: Reg<Bit>,
    looked_block: Reg<U<27>>,
    looked_tag: Reg<U<8>>,
    asked: Signal<Local, Bit>,
    moves: Signal<Local, Bit>,
}

impl Logic for Coalescer {
    #[hdl]
    fn update(&mut self) {
        registers!(self, looked, looked_block, looked_tag);
        subblocks!(self, queue);
        self.queue.cfg_nodes.next = 0xFFFF.into();

        comment!("A read is looked up; then it becomes a node, behind the chain of its block or the first of a new one.");
        self.moves.next = self.looked.q.val() & !self.queue.l_full.val() & !self.queue.l_leaving.val();
        self.ask_ready.next = (!self.looked.q.val() | self.moves.val()) & !self.reset.val();
        self.asked.next = self.ask_valid.val() & self.ask_ready.val();
        self.looked.d.next = self.asked.val() | (self.looked.q.val() & !self.moves.val());
        connect!(self.asked => self.queue.r_take, self.moves => self.queue.push);
        if self.asked.val() {
            connect!(self.ask_block => self.looked_block, self.ask_tag => self.looked_tag);
        }
        connect!(
            self.ask_block => self.queue.r_block,
            self.looked_block => self.queue.l_block,
            self.looked_tag => self.queue.push_tag
        );
        self.queue.l_set.next = 0.into();
        self.queue.push_present.next = false;
        self.queue.push_way.next = 0.into();
        self.queue.push_op.next = 1.into();
        self.queue.push_mask.next = 0xFFFF.into();

        comment!("One read of memory a chain.");
        connect!(
            self.queue.f_valid => self.read_valid,
            self.queue.f_block => self.read_block,
            self.queue.f_slot => self.read_id
        );
        self.queue.f_take.next = self.queue.f_valid.val() & self.read_ready.val();
        self.queue.f_hold.next = false;
        connect!(self.data_valid => self.queue.fill, self.data_id => self.queue.fill_slot);
        self.queue.fill_error.next = false;

        comment!("Answers, in the order of the reads.");
        connect!(self.queue.s_valid => self.answer_valid, self.queue.s_tag => self.answer_tag);
        self.queue.s_take.next = self.queue.s_valid.val() & self.answer_ready.val();

        comment!("Nothing is written.");
        self.queue.result.next = false;
        self.queue.result_slot.next = 0.into();
        self.queue.result_mask.next = 0.into();
        self.queue.w_room.next = false;
        self.queue.w_take.next = false;
        self.queue.w_free.next = false;
        self.queue.w_free_slot.next = 0.into();
        self.queue.pin_set.next = 0.into();
    }
}

/// Asks for the same few blocks, again and again; returns how many reads were asked and how often memory was.
fn simulate(cycles: u64) -> [u64; 2] {
    let mut sim = Sim::<Coalescer>::new();
    let mut random = tessera_testkit::Random::new(1);
    // Tags by block in the order of asking, and reads of memory under way.
    let mut waiting: BTreeMap<u64, VecDeque<u64>> = BTreeMap::new();
    let mut reads: VecDeque<(u64, u64)> = VecDeque::new();
    let (mut asked, mut fetched) = (0, 0);
    sim.reset.next = true;
    sim.tick();
    sim.reset.next = false;
    for cycle in 0..cycles {
        let (block, due) = (random.below(6), reads.front().is_some_and(|read| read.0 <= cycle));
        let id = reads.front().map_or(0, |read| read.1);
        sim.ask_valid.next = random.below(4) != 0;
        // The tag says the block, so that an answer tells whose it is.
        let tag = (asked % 32) << 3 | block;
        sim.ask_block.next = block.into();
        sim.ask_tag.next = tag.into();
        sim.read_ready.next = random.below(2) == 0;
        sim.data_valid.next = due;
        sim.data_id.next = id.into();
        sim.answer_ready.next = random.below(3) != 0;
        sim.eval();
        if sim.answer_valid.val() && sim.answer_ready.val() {
            let tag = sim.answer_tag.val().raw();
            let first = waiting.get_mut(&(tag & 7)).and_then(VecDeque::pop_front);
            assert_eq!(first, Some(tag), "cycle {cycle}: answers of one block are in the order of its reads");
        }
        if sim.read_valid.val() && sim.read_ready.val() {
            reads.push_back((cycle + 30, sim.read_id.val().raw()));
            fetched += 1;
        }
        if sim.ask_valid.val() && sim.ask_ready.val() {
            waiting.entry(block).or_default().push_back(tag);
            asked += 1;
        }
        if due {
            reads.pop_front();
        }
        sim.tick();
    }
    [asked, fetched]
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let [asked, fetched] = simulate(20_000);
    println!("{asked} reads became {fetched} of memory");
    assert!(fetched > 0 && asked > 4 * fetched, "reads of one block share one of memory");

    // All modules are called acme_..: no name meets those of another version of Tessera in the same build.
    let design = Exporter::with_prefix("acme")?.export(Sim::<Coalescer>::new().block())?;
    println!("{}: {} modules, {} lines", design.name, design.modules.len(), design.verilog().lines().count());
    let out = std::env::args_os().nth(1).map_or_else(|| std::env::temp_dir().join("acme_coalescer_export"), PathBuf::from);
    let library = Library::new(vec![design])?;
    library.write_to(&out)?;
    assert!(library.check(&out)?.is_empty(), "the folder holds what was exported");
    println!("written to {}", out.display());
    Ok(())
}

#[test]
fn it_runs() {
    main().expect("the example runs");
}

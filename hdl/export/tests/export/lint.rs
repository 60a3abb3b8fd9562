//! Exported blocks pass every tool without a waiver.

use tessera_export::{export, Exporter};
use tessera_hdl::prelude::*;
use tessera_hdl::{Fifo, LutRam, MultiReadRam, PipelineRegister, Ram1r1w, RoundRobin, SkidBuffer};

use crate::tools::accepted_by_all_tools;

/// Exports a block and gives it to the tools: as it is, in the module around it, and with a clock enable.
fn accepted<B: Block + Default>(test: &str) {
    accepted_by_all_tools(&export(&B::default()).expect("exports"), test);
    let mut gated = Exporter::new().expect("templates").with_clock_enable();
    accepted_by_all_tools(&gated.export(&B::default()).expect("exports"), &format!("{test}_gated"));
}

#[test]
fn primitives() {
    accepted::<Fifo<2, 4, 8>>("fifo");
    accepted::<Fifo<1, 2, 64>>("fifo_wide");
    accepted::<RoundRobin<5>>("round_robin");
    accepted::<SkidBuffer<12>>("skid_buffer");
    accepted::<PipelineRegister<12>>("pipeline_register");
    accepted::<LutRam<4, 8, 64>>("lut_ram");
    accepted::<MultiReadRam<4, 32, 3>>("multi_read_ram");
    accepted::<Ram1r1w<5, 4, 64, 8, 1>>("ram");
}

#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub enum Phase {
    Idle,
    Load,
    Drain,
}

/// Everything that lint tools like to complain about, in one block.
#[block]
pub struct Awkward {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Only two bits in the middle are read.
    pub wide: Signal<In, U<16>>,
    /// Nobody reads this one.
    pub ignored: Signal<In, U<8>>,
    pub lanes: [Signal<In, U<8>>; 3],
    pub sums: [Signal<Out, U<9>>; 3],
    pub constant: Signal<Out, U<5>>,
    pub phase_is_drain: Signal<Out, Bit>,
    pub total: Signal<Out, U<4>>,
    phase: Reg<Phase>,
    /// Counts for itself.
    forgotten: Reg<U<8>>,
    /// Its level and grants are left unconnected.
    queue: Fifo<1, 2, 8>,
    arbiters: [RoundRobin<3>; 2],
    scratch: Signal<Local, U<12>>,
    unread: Signal<Local, U<4>>,
    flags: [Signal<Local, Bit>; 3],
}
impl Logic for Awkward {
    #[hdl]
    fn update(&mut self) {
        registers!(self, phase, forgotten);
        subblocks!(self, queue, arbiters[2]);
        self.forgotten.d.next = self.forgotten.q.val() + 1;
        self.queue.push_valid.next = self.wide.val().get_bit(7);
        self.queue.push_data.next = self.lanes[1].val();
        self.queue.pop_ready.next = true;
        self.constant.next = 17.into();
        self.unread.next = self.wide.val().get_bits::<4>(5);
        self.scratch.next = bit_cast::<12, 8>(self.lanes[0].val()) << 2;
        for i in 0..3 {
            self.flags[i].next = self.lanes[i].val().xor();
            self.sums[i].next = bit_cast::<9, 8>(self.lanes[i].val()) + 1;
            if self.flags[i].val() {
                self.scratch.next = self.scratch.val() + bit_cast::<12, 8>(self.lanes[i].val() + 3);
                self.sums[i].next = bit_cast::<9, 12>(self.scratch.val() >> 1);
            }
        }
        for i in 0..2 {
            self.arbiters[i].request.next = self.lanes[i].val().get_bits::<3>(i);
            self.arbiters[i].advance.next = self.flags[i].val();
        }
        match self.phase.q.val() {
            Phase::Idle => {
                if self.arbiters[0].grant.val().get_bit(1) {
                    self.phase.d.next = Phase::Load;
                }
            }
            Phase::Load => {
                self.phase.d.next = Phase::Drain;
            }
            _ => {
                self.phase.d.next = Phase::Idle;
            }
        }
        self.phase_is_drain.next = self.phase.q.val() == Phase::Drain;
        self.total.next = (self.scratch.val() + bit_cast::<12, 8>(self.lanes[2].val())).get_bits::<4>(3);
    }
}

#[test]
fn awkward_block() {
    accepted::<Awkward>("awkward");
}

#[test]
fn unused_bits_are_named_exactly() {
    let design = export(&Awkward::default()).expect("exports");
    let text = &design.modules.last().expect("has a top").text;
    let (_, list) = text.split_once("unused_ok").expect("has unread bits");
    let line = list.split_once(';').expect("ends").0;
    for part in ["wide[4:0]", "wide[15:9]", " ignored", " unread", "arbiters_0__grant[0]", " queue__pop_data"] {
        assert!(line.contains(part), "{part} is missing in {line}");
    }
    assert!(!line.contains("reset") && !line.contains("lanes_1,"), "{line}");
}

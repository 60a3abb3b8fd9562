//! Verilated models: edges, resets, several in one process, waveforms.

use std::path::Path;

use tessera_export::cosim::{Model, Options};
use tessera_export::{export, Design};
use tessera_hdl::prelude::*;
use tessera_hdl::{Fifo, LutRam, Ram1r1w};

use tessera_testkit::Random;

/// Counts up from its reset value, remembers the count in a memory and mixes both.
#[block]
pub struct Machine {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub step: Signal<In, U<8>>,
    pub write: Signal<In, Bit>,
    pub address: Signal<In, U<3>>,
    pub count: Signal<Out, U<8>>,
    pub remembered: Signal<Out, U<8>>,
    pub previous: Signal<Out, U<8>>,
    #[reset_value(U::new(0x5a))]
    value: Reg<U<8>>,
    history: LutRam<3, 1, 8>,
    delayed: Ram1r1w<3, 1, 8, 1, 1>,
}
impl Logic for Machine {
    #[hdl]
    fn update(&mut self) {
        registers!(self, value);
        memories!(self, history, delayed);
        self.value.d.next = self.value.q.val() + self.step.val();
        self.history.read_address.next = self.address.val();
        self.history.write_address.next = self.value.q.val().get_bits::<3>(0);
        self.history.write_data[0].next = self.value.q.val();
        self.history.write_enable.next = self.write.val();
        self.delayed.read_enable.next = self.step.val().get_bit(0);
        self.delayed.read_address.next = self.address.val();
        self.delayed.write_address.next = self.value.q.val().get_bits::<3>(0);
        self.delayed.write_data[0].next = self.value.q.val();
        self.delayed.write_enable[0].next = self.write.val().into();
        self.count.next = self.value.q.val();
        self.remembered.next = self.history.read_data[0].val();
        self.previous.next = self.delayed.read_data[0].val();
    }
}

fn fast_build() -> Options {
    Options { optimize: false, ..Options::default() }
}

fn machine() -> Design {
    export(&Machine::default()).expect("exports")
}

/// Drives the model and the rust-hdl block with the same random inputs; the
/// first cycle holds reset, later ones now and then.
fn lockstep(model: &mut Model, cycles: usize) -> Result<(), String> {
    let mut sim = Sim::<Machine>::new();
    let mut random = Random::new(0xc051_0001);
    let mut found = [0; 3];
    for cycle in 0..cycles {
        let reset = cycle == 0 || random.index(50) == 0;
        // A write before the first reset would go to a row that only chance knows.
        let write = cycle > 0 && random.index(2) == 1;
        let inputs = [u64::from(reset), random.value(8), u64::from(write), random.value(3)];
        sim.reset.next = reset;
        sim.step.next = U::new(inputs[1]);
        sim.write.next = write;
        sim.address.next = U::new(inputs[3]);
        sim.eval();
        let expected = [sim.count.val(), sim.remembered.val(), sim.previous.val()].map(U::raw);
        model.cycle(&inputs, &mut found);
        if cycle > 0 && found != expected {
            return Err(format!("cycle {cycle}: Rust {expected:x?}, Verilog {found:x?}"));
        }
        sim.tick();
    }
    Ok(())
}

#[test]
fn registers_and_memories_agree_from_a_random_start() {
    for seed in 1..=3 {
        let options = Options { random_start: Some(seed), ..fast_build() };
        let mut model = Model::build(&machine(), &options).expect("builds");
        lockstep(&mut model, 2000).expect("agrees");
    }
}

#[test]
fn a_random_start_is_random() {
    let start = |random_start| {
        let mut model = Model::build(&machine(), &Options { random_start, ..fast_build() }).expect("builds");
        let mut outputs = [0; 3];
        model.eval(&[0, 0, 0, 0], &mut outputs);
        outputs[0]
    };
    assert_eq!(start(None), 0);
    let mut counts = [1, 2, 3, 4].map(|seed| start(Some(seed)));
    counts.sort_unstable();
    assert!(counts[0] != counts[3], "four seeds start at {counts:x?}");
}

#[test]
fn lockstep_notices_planted_faults() {
    let faults = [
        ("value_q <= value_q + step", "value_q <= value_q - step"),
        ("value_q <= 8'h5a", "value_q <= 8'h5b"),
        ("if (reset)", "if (1'b0)"),
        (".write_enable(write)", ".write_enable(1'b1)"),
    ];
    for (good, bad) in faults {
        let mut design = machine();
        let top = design.modules.last_mut().expect("has a top");
        assert!(top.text.contains(good), "`{good}` is not in:\n{}", top.text);
        top.text = top.text.replace(good, bad);
        let mut model = Model::build(&design, &fast_build()).expect("builds");
        assert!(lockstep(&mut model, 500).is_err(), "`{bad}` went unnoticed");
    }
}

#[test]
fn two_designs_and_two_instances_live_in_one_process() {
    let fifo = export(&Fifo::<2, 4, 8>::default()).expect("exports");
    let mut queues = [1, 2].map(|_| Model::build(&fifo, &fast_build()).expect("builds"));
    let mut machine = Model::build(&machine(), &fast_build()).expect("builds");
    let names: Vec<&str> = queues[0].inputs().iter().map(|port| port.name.as_str()).collect();
    assert_eq!(names, ["reset", "push_valid", "push_data", "pop_ready"]);
    let mut out = [0; 3];
    for queue in &mut queues {
        queue.cycle(&[1, 0, 0, 0], &mut out);
    }
    queues[0].cycle(&[0, 1, 0xab, 0], &mut out);
    lockstep(&mut machine, 100).expect("agrees");
    queues[0].eval(&[0, 0, 0, 0], &mut out);
    assert_eq!(out, [1, 1, 0xab], "the pushed word is in the first queue");
    queues[1].eval(&[0, 0, 0, 0], &mut out);
    assert_eq!(out[1], 0, "the second queue is empty");
}

#[test]
fn waveforms_only_with_the_option() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("machine.vcd");
    let mut plain = Model::build(&machine(), &fast_build()).expect("builds");
    assert!(!plain.trace_to(&path));
    let mut traced = Model::build(&machine(), &Options { trace: true, ..fast_build() }).expect("builds");
    assert!(traced.trace_to(&path));
    lockstep(&mut traced, 20).expect("agrees");
    traced.flush_trace();
    let text = std::fs::read_to_string(&path).expect("the waveform is there");
    assert!(text.contains("value_q") && text.contains("#39"), "{text}");
    for scope in ["$scope module TOP ", "$scope module tessera_machine "] {
        assert!(text.contains(scope), "the save file's names need `{scope}`");
    }
}

#[test]
fn tool_errors_are_one_line() {
    let mut design = machine();
    design.modules.last_mut().expect("has a top").text.push_str("garbage\n");
    let Err(error) = Model::build(&design, &fast_build()) else { panic!("garbage was accepted") };
    let message = error.to_string();
    assert!(message.starts_with("`verilator` failed in ") && !message.contains('\n'), "{message}");
}

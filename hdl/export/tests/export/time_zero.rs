//! Testbenches that declare variables with values: from Verilog-2009 on those are there before any process
//! starts, so nothing changes at time zero and a plain `always @*` would sleep.

use std::fs;

use tessera_export::export;
use tessera_hdl::prelude::*;

use crate::tools::{run, written};

/// Processes that read inputs alone, one behind the other. Each assigns two signals: one is an assignment.
#[block]
pub struct Filling {
    pub fill: Signal<In, Bit>,
    pub slot: Signal<In, U<2>>,
    pub filling: Signal<Out, U<4>>,
    pub filled: Signal<Out, Bit>,
    pub inverted: Signal<Out, U<4>>,
    pub first: Signal<Out, Bit>,
}
impl Logic for Filling {
    #[hdl]
    fn update(&mut self) {
        self.filling.next = 0.into();
        self.filled.next = false;
        if self.fill.val() {
            self.filled.next = true;
            self.filling.next = bit_cast::<4, 2>(self.slot.val()) + 1;
        }
        self.inverted.next = self.filling.val();
        self.first.next = false;
        if self.slot.val() == 0 {
            self.first.next = true;
            self.inverted.next = !self.filling.val();
        }
    }
}

const BENCH: &str = "module bench;
  reg fill = 0;
  reg [1:0] slot = 0;
  wire [3:0] filling, inverted;
  tessera_filling dut (.fill(fill), .slot(slot), .filling(filling), .filled(), .inverted(inverted), .first());
  initial begin
    #1 $display(\"%b %b\", filling, inverted);
    fill = 1;
    slot = 2;
    #1 $display(\"%b %b\", filling, inverted);
    $finish;
  end
endmodule
";

/// What Icarus prints in every mode, with the bench before the block and behind it.
fn said(text: impl Fn(&str) -> String, test: &str) -> Vec<String> {
    let design = export(&Filling::default()).expect("exports");
    let dir = written(&design, test);
    let module = dir.join("../modules/tessera_filling.v");
    let exported = fs::read_to_string(&module).expect("was written");
    fs::write(&module, text(&exported)).expect("writable");
    fs::write(dir.join("bench.v"), BENCH).expect("writable");
    let mut said = Vec::new();
    for mode in ["-g2005", "-g2009", "-g2012"] {
        for sources in [["bench.v", "../modules/tessera_filling.v"], ["../modules/tessera_filling.v", "bench.v"]] {
            run(&dir, "iverilog", &[mode, "-s", "bench", "-o", "bench.vvp", sources[0], sources[1]]);
            said.push(run(&dir, "vvp", &["-n", "bench.vvp"]));
        }
    }
    said
}

#[test]
fn outputs_are_known_in_every_mode() {
    for said in said(str::to_string, "time_zero") {
        assert_eq!(said, "0000 1111\n0011 0011\n");
    }
}

/// The bench does find processes that sleep.
#[test]
fn without_the_start_they_sleep() {
    let asleep = |text: &str| text.replace("if (time_zero) begin end", "");
    assert!(said(asleep, "time_zero_asleep").iter().any(|said| said.contains('x')));
}

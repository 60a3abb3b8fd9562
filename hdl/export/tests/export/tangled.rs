//! Processes that would wake each other forever: in one, signals share a test; another, or a sub-block with
//! registers, reads one of them for the other.

use std::fs;

use tessera_export::export;
use tessera_hdl::prelude::*;

use crate::tools::{run, written};

/// No signal depends on itself, but `fraction`, which needs `invert`, is chosen together with `quarter`, of which
/// `invert` is made.
#[block]
pub struct Turn {
    pub far: Signal<In, Bit>,
    pub angle: Signal<In, Bit>,
    pub word: Signal<In, U<8>>,
    pub fraction: Signal<Out, U<4>>,
    quarter: Signal<Local, U<2>>,
    invert: Signal<Local, Bit>,
}

impl Logic for Turn {
    #[hdl]
    fn update(&mut self) {
        comment!("near");
        self.quarter.next = self.word.val().get_bits::<2>(4);
        self.fraction.next = self.word.val().get_bits::<4>(0);
        comment!("far");
        if self.far.val() {
            self.quarter.next = self.word.val().get_bits::<2>(6);
            self.fraction.next = self.word.val().get_bits::<4>(2);
        }
        self.invert.next = self.quarter.val().get_bit(0);
        if self.angle.val() {
            self.invert.next = !self.quarter.val().get_bit(1);
        }
        if self.invert.val() {
            self.fraction.next = !self.fraction.val();
        }
    }
}

/// Answers at once, though it has a register as well.
#[block]
pub struct Gate {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub listen: Signal<In, Bit>,
    pub word: Signal<In, U<8>>,
    pub good: Signal<Out, Bit>,
    pub asked: Signal<Out, Bit>,
    last: Reg<Bit>,
}

impl Logic for Gate {
    #[hdl]
    fn update(&mut self) {
        self.last.clock.next = self.clock.val();
        self.last.reset.next = self.reset.val();
        self.last.d.next = self.listen.val();
        self.asked.next = self.last.q.val();
        self.good.next = false;
        if self.listen.val() {
            self.good.next = self.word.val().get_bit(0);
        }
    }
}

/// `listen` and what is made of the answer to it share a test.
#[block]
pub struct Asks {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub on: Signal<In, Bit>,
    pub word: Signal<In, U<8>>,
    pub taken: Signal<Out, Bit>,
    pub asked: Signal<Out, Bit>,
    gate: Gate,
}

impl Logic for Asks {
    #[hdl]
    fn update(&mut self) {
        self.gate.clock.next = self.clock.val();
        self.gate.reset.next = self.reset.val();
        self.gate.word.next = self.word.val();
        self.asked.next = self.gate.asked.val();
        self.gate.listen.next = false;
        self.taken.next = false;
        if self.on.val() {
            self.gate.listen.next = self.word.val().get_bit(1);
            if self.gate.good.val() {
                self.taken.next = true;
            }
        }
    }
}

const ASKS_BENCH: &str = "module bench;
  reg clock = 0, reset = 1, on = 0;
  reg [7:0] word = 0;
  wire taken, asked;
  integer i;
  tessera_asks dut (.clock(clock), .reset(reset), .on(on), .word(word), .taken(taken), .asked(asked));
  initial begin
    #1 clock = 1; #1 clock = 0; reset = 0;
    for (i = 0; i < 8; i = i + 1) begin
      {on, word} = {i[2], 6'd0, i[1:0]};
      #1 $display(\"%b%b\", taken, asked);
      clock = 1; #1 clock = 0;
    end
    $finish;
  end
endmodule
";

const BENCH: &str = "module bench;
  reg far = 0, angle = 0;
  reg [7:0] word = 0;
  wire [3:0] fraction;
  integer i;
  tessera_turn dut (.far(far), .angle(angle), .word(word), .fraction(fraction));
  initial begin
    for (i = 0; i < 1024; i = i + 1) begin
      {far, angle, word} = i;
      #1 $display(\"%h\", fraction);
    end
    $finish;
  end
endmodule
";

fn expected() -> String {
    let fraction = |i: u32| {
        let (far, angle, word) = (i >> 9 & 1, i >> 8 & 1, i & 0xFF);
        let (quarter, fraction) = if far == 1 { (word >> 6, word >> 2 & 15) } else { (word >> 4 & 3, word & 15) };
        let invert = if angle == 1 { 1 - (quarter >> 1) } else { quarter & 1 };
        fraction ^ (15 * invert)
    };
    (0..1024).map(|i| format!("{:x}\n", fraction(i))).collect()
}

#[test]
fn signals_that_share_a_test_settle() {
    let design = export(&Turn::default()).expect("exports");
    let dir = written(&design, "tangled");
    fs::write(dir.join("bench.v"), BENCH).expect("writable");
    run(&dir, "iverilog", &["-g2005", "-s", "bench", "-o", "bench.vvp", "bench.v", "../modules/tessera_turn.v"]);
    // Without the separation it never ends.
    assert_eq!(run(&dir, "timeout", &["20", "vvp", "-n", "bench.vvp"]), expected());
    let text = &design.modules.last().expect("one").text;
    assert_eq!(text.matches("// far").count(), 1, "a comment stands once:\n{text}");
}

#[test]
fn a_question_and_its_answer_settle() {
    let design = export(&Asks::default()).expect("exports");
    let dir = written(&design, "asks");
    fs::write(dir.join("bench.v"), ASKS_BENCH).expect("writable");
    let modules = ["../modules/tessera_asks.v", "../modules/tessera_gate.v"];
    run(&dir, "iverilog", &["-g2005", "-s", "bench", "-o", "bench.vvp", "bench.v", modules[0], modules[1]]);
    // `taken` with on, listen (bit 1) and bit 0; `asked` is what was asked in the step before.
    let expected = "00\n00\n00\n00\n00\n00\n00\n11\n";
    assert_eq!(run(&dir, "timeout", &["20", "vvp", "-n", "bench.vvp"]), expected);
}

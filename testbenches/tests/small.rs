//! Units of a shape without a name, `EuShape::SMALL`, in lockstep: three threads, queues of four results, neither
//! f64 nor integer division. The whole of it is in `testbenches/cli/tests/shapes.rs`.

use tessera_eu::alu::Alu;
use tessera_eu::ga::Ga;
use tessera_eu::tc::Tc;
use tessera_golden::alu::{AluCompact, AluMathCompact, AluMathSmall, AluSmall};
use tessera_golden::ga::GaSmall;
use tessera_golden::tc::{TcCompact, TcSmall};
use tessera_ports::alu::{AluIn, AluOut};
use tessera_ports::ga::{GaIn, GaOut};
use tessera_ports::tc::{TcIn, TcOut};
use tessera_testbenches::block_test::{agree, models, run};
use tessera_testbenches::stimuli::alu::{AluMathFew, AluUsual};
use tessera_testbenches::stimuli::ga::GaFew;
use tessera_testbenches::stimuli::tc::TcFew;
use tessera_testkit::here;

/// As the parameters of `Eu` have it.
type SmallTc = Tc<2, 0, 1, 3, 0, 0>;
type SmallGa = Ga<1, 0, 9, 8>;
type SmallAlu = Alu<0, 0, 0, 0, 0, 0, 0, 0, 4>;
type SmallAluMath = Alu<0, 1, 0, 0, 1, 0, 0, 0, 4>;

#[test]
fn tc_of_three_threads_agrees() {
    agree::<TcFew, TcIn, TcOut>(here!(), models::<TcSmall, SmallTc, TcIn, TcOut>);
}

#[test]
fn ga_of_half_the_rows_agrees() {
    agree::<GaFew, GaIn, GaOut>(here!(), models::<GaSmall, SmallGa, GaIn, GaOut>);
}

#[test]
fn alu0_of_short_queues_agrees() {
    agree::<AluUsual, AluIn, AluOut>(here!(), models::<AluSmall, SmallAlu, AluIn, AluOut>);
}

#[test]
fn alu1_without_f64_and_division_agrees() {
    agree::<AluMathFew, AluIn, AluOut>(here!(), models::<AluMathSmall, SmallAluMath, AluIn, AluOut>);
}

#[test]
fn what_is_absent_makes_a_difference() {
    let other = models::<TcCompact, SmallTc, TcIn, TcOut>;
    run::<TcFew, TcIn, TcOut>(other(1), 1, 20, 3_000).expect_err("`compact` divides and has f64");
    let other = models::<AluCompact, SmallAlu, AluIn, AluOut>;
    run::<AluUsual, AluIn, AluOut>(other(1), 1, 70, 3_000).expect_err("the queues of `compact` hold more");
    let other = models::<AluMathCompact, SmallAluMath, AluIn, AluOut>;
    run::<AluMathFew, AluIn, AluOut>(other(1), 1, 70, 3_000).expect_err("and so do those of its ALU1");
}

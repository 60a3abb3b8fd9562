//! Units in shapes that have no name, in lockstep: those of `EuShape::SMALL`, and some in which is chosen apart what
//! the named shapes and that one choose together. Whole units in such shapes are in
//! `testbenches/cli/tests/shapes.rs`.

use tessera_eu::alu::Alu;
use tessera_eu::ga::Ga;
use tessera_eu::tc::Tc;
use tessera_golden::alu::{Alu as GoldenAlu, AluCompact, AluMath as GoldenMath, AluMathCompact, AluMathSmall, AluSmall};
use tessera_golden::ga::GaSmall;
use tessera_golden::tc::{Tc as GoldenTc, TcCompact, TcSmall};
use tessera_golden::Shaped;
use tessera_ports::alu::{AluIn, AluOut};
use tessera_ports::config::{Alus, Collect, Divide, Doubles, EuShape, FloatAdd, Handover, IssueWidth, LongPipe, Rare};
use tessera_ports::ga::{GaIn, GaOut};
use tessera_ports::tc::{TcIn, TcOut};
use tessera_testbenches::block_test::{agree, models, models_of, run};
use tessera_testbenches::stimuli::alu::{AluMath, AluMathFew, AluUsual};
use tessera_testbenches::stimuli::ga::GaFew;
use tessera_testbenches::stimuli::tc::{Tc as TcUsual, TcFew, TcLone};
use tessera_testkit::here;

/// Units of `EuShape::SMALL`, as the parameters of `Eu` have them: three threads, queues of four results, neither
/// f64 nor integer division.
type SmallTc = Tc<2, 0, 1, 3, 0, 0>;
type SmallGa = Ga<1, 0, 9, 8>;
type SmallAlu = Alu<0, 0, 0, 0, 0, 0, 0, 0, 4, 1>;
type SmallAluMath = Alu<0, 1, 0, 0, 1, 0, 0, 0, 4, 1>;

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

#[test]
fn alu0_that_collects_ahead_behind_registers_agrees() {
    const SHAPE: EuShape = EuShape { handover: Handover::Registered, rare: Rare::Alu1, results: 8, ..EuShape::GEN9 };
    agree::<AluUsual, AluIn, AluOut>(here!(), |start| {
        models_of::<Alu<1, 0, 0, 0, 0, 0, 1, 0, 8>, _, _, _>(GoldenAlu::shaped(&SHAPE), start)
    });
}

#[test]
fn alu1_that_collects_in_turn_without_registers_agrees() {
    const SHAPE: EuShape =
        EuShape { collect: Collect::InTurn, float_add: FloatAdd::Long, doubles: Doubles::Absent, results: 5, ..EuShape::GEN9 };
    agree::<AluMathFew, AluIn, AluOut>(here!(), |start| {
        models_of::<Alu<0, 1, 1, 0, 1, 1, 0, 0, 5>, _, _, _>(GoldenMath::shaped(&SHAPE), start)
    });
}

#[test]
fn alu1_of_eight_stages_that_collects_ahead_agrees() {
    const SHAPE: EuShape = EuShape { long_pipe: LongPipe::Eight, ..EuShape::GEN9 };
    agree::<AluMath, AluIn, AluOut>(here!(), |start| {
        models_of::<Alu<1, 1, 1, 0, 1, 1, 1, 1, 16, 1>, _, _, _>(GoldenMath::shaped(&SHAPE), start)
    });
}

#[test]
fn tc_that_issues_four_to_one_alu_agrees() {
    const SHAPE: EuShape = EuShape { alus: Alus::One, ..EuShape::GEN9 };
    agree::<TcLone, TcIn, TcOut>(here!(), |start| models_of::<Tc<4, 1, 0, 7, 1, 1>, _, _, _>(GoldenTc::shaped(&SHAPE), start));
}

#[test]
fn tc_that_issues_two_to_alus_alike_agrees() {
    const SHAPE: EuShape = EuShape { issue: IssueWidth::Two, divide: Divide::Absent, ..EuShape::GEN9 };
    agree::<TcUsual, TcIn, TcOut>(here!(), |start| models_of::<Tc<2, 1, 1, 7, 0, 1>, _, _, _>(GoldenTc::shaped(&SHAPE), start));
}

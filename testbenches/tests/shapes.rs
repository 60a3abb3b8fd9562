//! Units in shapes that no name has: what the named ones and `EuShape::SMALL` always choose together is chosen
//! apart here. Golden and rust-hdl; the Verilog of a whole shape is in `testbenches/cli/tests/shapes.rs`.

use tessera_eu::alu::Alu;
use tessera_eu::tc::Tc;
use tessera_golden::alu::{Alu as GoldenAlu, AluMath as GoldenMath};
use tessera_golden::tc::Tc as GoldenTc;
use tessera_golden::Shaped;
use tessera_ports::alu::{AluIn, AluOut};
use tessera_ports::config::{Alus, Collect, Divide, Doubles, EuShape, FloatAdd, Handover, IssueWidth, Rare};
use tessera_ports::tc::{TcIn, TcOut};
use tessera_testbenches::block_test::{agree, golden_and_rtl};
use tessera_testbenches::stimuli::alu::{AluMathFew, AluUsual};
use tessera_testbenches::stimuli::tc::{Tc as TcUsual, TcLone};
use tessera_testkit::here;

/// Operands are collected ahead behind registers, short adders work beside nothing rare.
const AHEAD: EuShape =
    EuShape { handover: Handover::Registered, rare: Rare::Alu1, results: 8, divide: Divide::Absent, ..EuShape::GEN9 };

/// Instructions come without registers to an ALU that collects in turn.
const DIRECT: EuShape = EuShape {
    handover: Handover::Direct,
    collect: Collect::InTurn,
    float_add: FloatAdd::Long,
    doubles: Doubles::Absent,
    results: 5,
    ..EuShape::GEN9
};

#[test]
fn alu0_collects_ahead_behind_registers() {
    agree::<AluUsual, AluIn, AluOut>(here!(), |_| {
        golden_and_rtl::<Alu<1, 0, 0, 0, 0, 0, 1, 0, 8>, _, _, _>(GoldenAlu::shaped(&AHEAD))
    });
}

#[test]
fn alu1_collects_in_turn_without_registers() {
    agree::<AluMathFew, AluIn, AluOut>(here!(), |_| {
        golden_and_rtl::<Alu<0, 1, 1, 0, 1, 1, 0, 0, 5>, _, _, _>(GoldenMath::shaped(&DIRECT))
    });
}

#[test]
fn tc_issues_four_to_one_alu() {
    const SHAPE: EuShape = EuShape { alus: Alus::One, ..EuShape::GEN9 };
    agree::<TcLone, TcIn, TcOut>(here!(), |_| golden_and_rtl::<Tc<4, 1, 0, 7, 1, 1>, _, _, _>(GoldenTc::shaped(&SHAPE)));
}

#[test]
fn tc_issues_two_to_alus_alike() {
    const SHAPE: EuShape = EuShape { issue: IssueWidth::Two, divide: Divide::Absent, ..EuShape::GEN9 };
    agree::<TcUsual, TcIn, TcOut>(here!(), |_| golden_and_rtl::<Tc<2, 1, 1, 7, 0, 1>, _, _, _>(GoldenTc::shaped(&SHAPE)));
}

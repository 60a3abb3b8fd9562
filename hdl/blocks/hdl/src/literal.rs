//! Constants inside `#[hdl]` bodies: what may stand where a literal may stand.

use crate::value::U;
use rust_hdl_core::ast::{VerilogExpression, VerilogLiteral};
use rust_hdl_core::prelude::Synth;

/// A Rust constant, const generic or loop variable that an `#[hdl]` body may
/// mention. Integers carry no width: they adopt that of the other operand,
/// and the exporter refuses them when they do not fit. `U<N>` keeps its width.
pub trait Literal {
    /// The constant as an expression of the rust-hdl AST.
    fn expression(self) -> VerilogExpression;
}

impl Literal for u64 {
    fn expression(self) -> VerilogExpression {
        VerilogExpression::Literal(VerilogLiteral::from(self))
    }
}

impl Literal for usize {
    fn expression(self) -> VerilogExpression {
        (self as u64).expression()
    }
}

/// Untyped integer arithmetic falls back to `i32`; what reaches here is never negative.
impl Literal for i32 {
    fn expression(self) -> VerilogExpression {
        u64::try_from(self).expect("a constant of a block is never negative").expression()
    }
}

impl Literal for bool {
    fn expression(self) -> VerilogExpression {
        VerilogExpression::Literal(self.into())
    }
}

impl<const N: usize> Literal for U<N> {
    fn expression(self) -> VerilogExpression {
        VerilogExpression::Cast(Box::new(VerilogExpression::Literal(self.verilog())), N)
    }
}

/// What a `match` may compare with: the states of an enum made with `#[derive(LogicState)]`, and constants.
pub trait State: Literal {
    /// The variant as the AST names it, `Type$Variant`; a constant as `#number`.
    fn condition(self) -> String;
}

impl<const N: usize> State for U<N> {
    fn condition(self) -> String {
        format!("#{}", self.raw())
    }
}

/// The range of a loop in an `#[hdl]` body; loop variables are always `usize`.
#[inline(always)]
pub fn indices(from: usize, to: usize) -> std::ops::Range<usize> {
    from..to
}

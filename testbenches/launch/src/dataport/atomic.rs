//! Untyped atomics: 32-bit integer and float on surfaces and local memory
//! (DC1 types 0x02, 0x1B), 32- and 64-bit with 64-bit addresses (0x12, 0x1D).
//!
//! ```text
//! payload   addresses, source 0, source 1 (as many as the operation has)
//! response  if asked for: the value before (pre-decrement: after)
//! ```
//! Compare-write stores source 1 where the old value equals source 0. Lanes
//! that hit one address act in ascending order, which is one of the orders
//! hardware may choose. Out of bounds: nothing is written, 0 is returned.
//! Float minimum and maximum prefer a number over a NaN; float compare-write
//! compares values, so -0 equals +0 and a NaN equals nothing.

use std::fmt;

use super::family::{Bits, Family, Invalid};
use super::port::{aligned, Outcome, Payload, Port, Target};
use super::touch::{Behalf, Bytes, Does};
use super::Response;
use crate::memory::Access;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Op {
    And,
    Or,
    Xor,
    Exchange,
    Increment,
    Decrement,
    Add,
    Subtract,
    ReverseSubtract,
    SignedMax,
    SignedMin,
    UnsignedMax,
    UnsignedMin,
    CompareWrite,
    PreDecrement,
    FloatMax,
    FloatMin,
    FloatCompareWrite,
}

impl Op {
    fn integer(code: u32) -> Result<Op, Invalid> {
        Ok(match code {
            1 => Op::And,
            2 => Op::Or,
            3 => Op::Xor,
            4 => Op::Exchange,
            5 => Op::Increment,
            6 => Op::Decrement,
            7 => Op::Add,
            8 => Op::Subtract,
            9 => Op::ReverseSubtract,
            10 => Op::SignedMax,
            11 => Op::SignedMin,
            12 => Op::UnsignedMax,
            13 => Op::UnsignedMin,
            14 => Op::CompareWrite,
            15 => Op::PreDecrement,
            _ => return Err(Invalid("double-width compare-write is not implemented".into())),
        })
    }

    fn float(code: u32) -> Result<Op, Invalid> {
        Ok(match code {
            1 => Op::FloatMax,
            2 => Op::FloatMin,
            3 => Op::FloatCompareWrite,
            other => return Err(Invalid(format!("float operation {other}, expected 1 to 3"))),
        })
    }

    fn sources(self) -> usize {
        match self {
            Op::Increment | Op::Decrement | Op::PreDecrement => 0,
            Op::CompareWrite | Op::FloatCompareWrite => 2,
            _ => 1,
        }
    }

    /// The new value of a `bits`-wide location. The caller cuts the result.
    fn apply(self, bits: u32, old: u64, a: u64, b: u64) -> u64 {
        let signed = |value: u64| ((value << (64 - bits)) as i64) >> (64 - bits);
        let float = |value: u64| f32::from_bits(value as u32);
        match self {
            Op::And => old & a,
            Op::Or => old | a,
            Op::Xor => old ^ a,
            Op::Exchange => a,
            Op::Increment => old.wrapping_add(1),
            Op::Decrement | Op::PreDecrement => old.wrapping_sub(1),
            Op::Add => old.wrapping_add(a),
            Op::Subtract => old.wrapping_sub(a),
            Op::ReverseSubtract => a.wrapping_sub(old),
            Op::SignedMax if signed(a) > signed(old) => a,
            Op::SignedMin if signed(a) < signed(old) => a,
            Op::UnsignedMax => old.max(a),
            Op::UnsignedMin => old.min(a),
            Op::CompareWrite if old == a => b,
            Op::FloatMax if float(old).is_nan() || float(a) > float(old) => a,
            Op::FloatMin if float(old).is_nan() || float(a) < float(old) => a,
            Op::FloatCompareWrite if float(old) == float(a) => b,
            Op::SignedMax | Op::SignedMin | Op::CompareWrite | Op::FloatMax | Op::FloatMin | Op::FloatCompareWrite => old,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Op::And => "and",
            Op::Or => "or",
            Op::Xor => "xor",
            Op::Exchange => "exchange",
            Op::Increment => "increment",
            Op::Decrement => "decrement",
            Op::Add => "add",
            Op::Subtract => "subtract",
            Op::ReverseSubtract => "reverse subtract",
            Op::SignedMax => "signed max",
            Op::SignedMin => "signed min",
            Op::UnsignedMax => "unsigned max",
            Op::UnsignedMin => "unsigned min",
            Op::CompareWrite => "compare-write",
            Op::PreDecrement => "pre-decrement",
            Op::FloatMax => "float max",
            Op::FloatMin => "float min",
            Op::FloatCompareWrite => "float compare-write",
        }
    }
}

/// Whether an atomic works on integers or floats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Integer,
    Float,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Atomic {
    pub op: Op,
    pub lanes: usize,
    /// Bytes of the location: 4 or 8.
    pub bytes: usize,
    pub returns: bool,
    pub target: Target,
}

impl Atomic {
    pub fn decode(bits: Bits, kind: Kind, a64: bool) -> Result<Self, Invalid> {
        let op = match kind {
            Kind::Integer => Op::integer(bits.field(11, 8))?,
            Kind::Float => Op::float(bits.field(10, 8))?,
        };
        let flag = bits.field(12, 12) == 1;
        Ok(Atomic {
            op,
            lanes: if a64 || flag { 8 } else { 16 },
            bytes: if a64 && flag && kind == Kind::Integer { 8 } else { 4 },
            returns: bits.field(13, 13) == 1,
            target: if a64 { bits.flat_target()? } else { Target::from_binding(bits.binding()) },
        })
    }

    fn address_dwords(&self) -> usize {
        match self.target {
            Target::FLAT => 2,
            _ => 1,
        }
    }

    fn behalf(&self, payload: &Payload<'_>, lane: usize) -> Behalf {
        let (words, dwords) = (self.address_dwords(), self.bytes / 4);
        let sources = payload.position(self.lanes * words + lane * dwords);
        Behalf {
            lane: Some(lane),
            does: if self.op == Op::Exchange { Does::Exchange } else { Does::Atomic },
            address: payload.bytes(words * lane, words),
            sent: Bytes::runs(sources, self.bytes, self.op.sources(), self.lanes * self.bytes),
            returned: Bytes::runs(self.bytes * lane, self.bytes, usize::from(self.returns), 0),
        }
    }

    /// Source `number` of a lane; 0 if the operation has no such source.
    fn source(&self, payload: &Payload<'_>, lane: usize, number: usize) -> u64 {
        if number >= self.op.sources() {
            return 0;
        }
        let dwords = self.bytes / 4;
        let start = self.lanes * (self.address_dwords() + number * dwords);
        match dwords {
            1 => u64::from(payload.dword(start + lane)),
            _ => payload.qword(start / 2 + lane),
        }
    }
}

impl Family for Atomic {
    fn payload_registers(&self) -> u32 {
        let dwords = self.address_dwords() + self.op.sources() * self.bytes / 4;
        (self.lanes * dwords / 8) as u32
    }

    fn response_registers(&self) -> u32 {
        if self.returns {
            (self.lanes * self.bytes / 32) as u32
        } else {
            0
        }
    }

    fn execute(&self, port: &mut Port<'_>, payload: &Payload<'_>, response: &mut Response) -> Outcome {
        let bits = 8 * self.bytes as u32;
        for lane in payload.active(self.lanes) {
            let address = match self.target {
                Target::FLAT => payload.qword(lane),
                _ => u64::from(payload.dword(lane)),
            };
            aligned(lane, address, self.bytes as u64)?;
            port.acts(|| self.behalf(payload, lane));
            let old = port.load_number(self.target, address, self.bytes)?;
            let a = self.source(payload, lane, 0);
            let b = self.source(payload, lane, 1);
            let new = self.op.apply(bits, old, a, b);
            let access = port.store_number(self.target, address, self.bytes, new)?;
            let result = match (access, self.op) {
                (Access::OutOfBounds, _) => 0,
                (Access::Done, Op::PreDecrement) => new,
                (Access::Done, _) => old,
            };
            match (self.returns, self.bytes) {
                (false, _) => {}
                (true, 8) => response.set_qword(lane, result),
                (true, _) => response.set_dword(lane, result as u32),
            }
        }
        Ok(())
    }
}

impl fmt::Display for Atomic {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let returns = if self.returns { " with return" } else { "" };
        write!(out, "atomic {} simd{} {}-bit{returns} {}", self.op.name(), self.lanes, 8 * self.bytes, self.target)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integer_operations() {
        let apply = |op: Op, old: u32, a: u32, b: u32| op.apply(32, u64::from(old), u64::from(a), u64::from(b)) as u32;
        let minus = |value: u32| value.wrapping_neg();
        assert_eq!(apply(Op::Add, u32::MAX, 2, 0), 1);
        assert_eq!(apply(Op::Subtract, 1, 2, 0), minus(1));
        assert_eq!(apply(Op::ReverseSubtract, 1, 3, 0), 2);
        assert_eq!(apply(Op::SignedMax, minus(1), 1, 0), 1);
        assert_eq!(apply(Op::SignedMin, minus(1), 1, 0), minus(1));
        assert_eq!(apply(Op::UnsignedMax, minus(1), 1, 0), minus(1));
        assert_eq!(apply(Op::UnsignedMin, minus(1), 1, 0), 1);
        assert_eq!(apply(Op::CompareWrite, 5, 5, 9), 9);
        assert_eq!(apply(Op::CompareWrite, 5, 4, 9), 5);
        assert_eq!(apply(Op::Decrement, 0, 0, 0), u32::MAX);
        assert_eq!(apply(Op::Exchange, 1, 2, 0), 2);
        assert_eq!(apply(Op::Xor, 6, 3, 0), 5);
    }

    #[test]
    fn float_operations_prefer_numbers_and_compare_values() {
        let bits = |value: f32| u64::from(value.to_bits());
        let nan = f32::NAN;
        assert_eq!(Op::FloatMax.apply(32, bits(nan), bits(1.0), 0), bits(1.0));
        assert_eq!(Op::FloatMin.apply(32, bits(1.0), bits(nan), 0), bits(1.0));
        assert_eq!(Op::FloatMin.apply(32, bits(1.0), bits(-2.0), 0), bits(-2.0));
        let swapped = Op::FloatCompareWrite.apply(32, bits(-0.0), bits(0.0), bits(3.0));
        assert_eq!(swapped, bits(3.0));
    }
}

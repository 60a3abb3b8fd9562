//! Golden model of INTDIV, integer division (`tessera_ports::intdiv`).

use tessera_ports::bundle::eu::{DivideIssue, DivideResult};
use tessera_ports::intdiv::{IntdivIn, IntdivOut};

use crate::Golden;

/// Cycles from an issue to its result.
pub const LATENCY: u8 = 33;

/// Quotient and remainder of a lane.
pub fn divide(n: u32, d: u32, signed: bool) -> [u32; 2] {
    let (sn, sd) = (n as i32, d as i32);
    match (signed, d) {
        (false, 0) => [u32::MAX; 2],
        (true, 0) => [if sn < 0 { i32::MIN } else { i32::MAX } as u32; 2],
        (false, _) => [n / d, n % d],
        (true, _) => [sn.wrapping_div(sd), sn.wrapping_rem(sd)].map(|v| v as u32),
    }
}

/// Integer division, two lanes.
#[derive(Debug, Clone, Default)]
pub struct Intdiv {
    /// Cycles until the result is there, 0 without a division.
    wait: u8,
    lanes: [[u32; 2]; 2],
}

impl Intdiv {
    /// A division is taken in this cycle.
    pub fn ready(&self) -> bool {
        self.wait <= 1
    }

    /// Quotient and remainder of each lane, in the cycle in which they are there.
    pub fn done(&self) -> Option<&[[u32; 2]; 2]> {
        (self.wait == 1).then_some(&self.lanes)
    }

    /// Clock edge; `issue`: the results of a division that is taken.
    pub fn clock(&mut self, issue: Option<[[u32; 2]; 2]>) {
        self.wait = self.wait.saturating_sub(1);
        if let Some(lanes) = issue {
            *self = Intdiv { wait: LATENCY, lanes };
        }
    }
}

pub(crate) fn lanes(issue: &DivideIssue) -> [[u32; 2]; 2] {
    [0, 1].map(|i| divide(issue.src0[i] as u32, issue.src1[i] as u32, issue.sign == 1))
}

impl Golden for Intdiv {
    type In = IntdivIn;
    type Out = IntdivOut;

    fn eval(&self, _: &IntdivIn) -> IntdivOut {
        let done = self.done().map_or_else(DivideResult::default, |lanes| DivideResult {
            valid: 1,
            quotient: lanes.map(|lane| lane[0].into()),
            remainder: lanes.map(|lane| lane[1].into()),
        });
        IntdivOut { issue: self.ready().into(), done }
    }

    fn tick(&mut self, inputs: &IntdivIn) {
        let taken = inputs.issue.valid == 1 && self.ready();
        self.clock(taken.then(|| lanes(&inputs.issue)));
        if inputs.reset == 1 {
            *self = Intdiv::default();
        }
    }
}

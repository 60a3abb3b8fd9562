//! `ShortLane`: the operations of latency 3, one a cycle.
//!
//! ```text
//!                         +---------+
//!  valid, control, .. --->|  exact  |--->\
//!          |              +---------+     > A -> result 32, holds
//!          |              +---------+    /
//!          +------------->| add[..] |-->/
//!                         +---------+
//! ```
//!
//! `ADDERS` is 1 where float add and the conversions between float and integer are short ([`super::add`]), 0
//! where they go to the multiply-add lane. Everything else is in [`super::integer`];
//! `COUNTERS` is 1 where bits are counted, 0 where such instructions never come.
//!
//! ```text
//! cycle      0     1    2    3    4
//! src        a
//! stage            X1   X2   X3
//! result                          a
//! ```
//!
//! Operations other than `cmp` with a condition modifier are judged after the lane, on the delivered result;
//! `holds` of a float move says that its value counts as zero, as denormals are flushed.
//!
//! Invariants: `add_matches_apfloat`, `from_integer_matches_apfloat`,
//! `to_integer_truncates_and_clamps`, `integers_match_the_model`,
//! `compare_and_select_match_the_model`, `float_moves_are_raw`, `pipelined`. Stalls: none, the lane
//! never waits. Deadlock: none, no handshake. Limits: types of four bytes and
//! fewer; f16 only to be copied, compared with each other, or widened before.

#[cfg(test)]
mod tests;

use super::add::AddLane;
use super::integer::IntegerLane;
use crate::bundle::*;
use crate::word::mode;
use tessera_hdl::prelude::*;

/// Pipeline of three stages for what neither multiplies nor, without adders, rounds.
#[block(require(ADDERS <= 1))]
pub struct ShortLane<const ADDERS: usize, const COUNTERS: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub valid: Signal<In, Bit>,
    pub sources: ShortSources<In>,
    pub control: ShortControl<In>,
    pub operation: FloatOperation<In>,
    pub judgement: Judgement<In>,
    pub result: Signal<Out, U<32>>,
    pub holds: Signal<Out, Bit>,
    exact: IntegerLane<COUNTERS>,
    add: [AddLane; ADDERS],
    a_result: Reg<U<32>>,
    a_holds: Reg<Bit>,
}

impl<const ADDERS: usize, const COUNTERS: usize> Logic for ShortLane<ADDERS, COUNTERS> {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, exact, add[ADDERS]);
        registers!(self, a_holds);
        data!(self, a_result);
        connect!(
            self.valid => self.exact.valid,
            self.sources => self.exact.sources,
            self.control => self.exact.control,
            self.judgement => self.exact.judgement,
            self.exact.result => self.a_result,
            self.exact.holds => self.a_holds
        );
        for i in 0..ADDERS {
            connect!(
                self.valid => self.add[i].valid,
                self.sources => self.add[i].sources,
                self.operation => self.add[i].operation,
                self.control.dst_kind => self.add[i].dst_kind,
                self.control.saturate => self.add[i].saturate
            );
            self.add[i].mode.next = self.control.mode.val().field(mode::OF_SINGLE);
            if self.add[i].delivers.val() {
                self.a_result.d.next = self.add[i].result.val();
            }
        }
        outputs!(self, result = a_result, holds = a_holds);
    }
}

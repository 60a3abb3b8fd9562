//! `AluAssemble`: stage A: builds the queue entry of a pass from the beats of its lanes.
//!
//! ```text
//!  start, origin, detail     ->+----------+-> push, window[8], enables
//!  beat_valid, beat, _last   ->| assemble |-> entry_origin, entry_detail, flags
//!  result[4], holds[4]       ->+----------+-> quad
//! ```
//!
//! `STAGES` is the number of edges from a gather to this stage: 4 for the short
//! pipe, 8 for the long one. The beat's number travels that far in registers;
//! the context of the pass ([`super::context`]) waits in a memory of eight, in
//! order, and is dropped with the last beat.
//!
//! ```text
//! cycle (STAGES = 4)   0    1    2    3    4    5
//! start                1
//! beat_valid           b0   b1
//! result                                   b0   b1
//! push                                          1
//! ```
//!
//! Invariants: exactly one push a pass, in order, with every enabled lane in it
//! (`random_instructions_match_the_model`). Never more than five of the eight
//! contexts are in use: a pass takes two cycles and `STAGES` are at most 8.
//! Stalls: none: a queue entry was reserved by fetch. Deadlock: none.
//! Limits: `flags` means something only in the entry of the last pass.

use super::condition::AluCondition;
use super::region::AluRegion;
use super::scatter::AluScatter;
use crate::bundle::*;
use crate::opcode;
use crate::word::{detail, element_size, flag_bits};
use tessera_hdl::prelude::*;
use tessera_hdl::LutRam;

/// Collects the results of a pass into one queue entry.
#[block]
pub struct AluAssemble<const STAGES: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub start: Signal<In, Bit>,
    pub carried: PassContext<In>,
    pub beat_valid: Signal<In, Bit>,
    pub beat: Beat<In>,
    pub result: [Signal<In, U<32>>; 4],
    pub holds: [Signal<In, Bit>; 4],
    pub push: Signal<Out, Bit>,
    pub entry: Assembled<Out>,
    pub quad: Signal<Out, Bit>,
    valid_at: Carry<Bit, STAGES>,
    last_at: Carry<Bit, STAGES>,
    beat_at: Carry<U<2>, STAGES>,
    contexts: LutRam<3, 2, 64>,
    write_pointer: Reg<U<3>>,
    read_pointer: Reg<U<3>>,
    built: [Reg<U<64>>; 8],
    built_enables: Reg<U<64>>,
    flag_mask: Reg<U<32>>,
    flag_value: Reg<U<32>>,
    position: [AluRegion; 4],
    condition: [AluCondition; 4],
    scatter: AluScatter,
    region: Region<Local>,
    detailed: Signal<Local, U<60>>,
    now: Signal<Local, Bit>,
    number: Signal<Local, U<2>>,
    lane: Signal<Local, U<3>>,
    enabled: Signal<Local, U<4>>,
    holding: Signal<Local, U<4>>,
    flag_position: Signal<Local, U<7>>,
    mask: Signal<Local, U<32>>,
    value: Signal<Local, U<32>>,
}

impl<const STAGES: usize> Logic for AluAssemble<STAGES> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, write_pointer, read_pointer, built[8], built_enables, flag_mask, flag_value);
        memories!(self, contexts);

        comment!("the beat's number travels beside the lanes");
        carry!(
            self,
            valid_at[STAGES] = self.beat_valid.val(),
            last_at[STAGES] = self.beat.last.val(),
            beat_at[STAGES] = self.beat.number.val()
        );
        self.now.next = self.valid_at[STAGES - 1].q.val();
        self.number.next = self.beat_at[STAGES - 1].q.val();

        comment!("contexts, in order");
        self.contexts.write_enable.next = self.start.val();
        self.contexts.write_address.next = self.write_pointer.q.val();
        self.contexts.write_data[0].next = self.carried.origin.val();
        self.contexts.write_data[1].next = bit_cast::<64, 60>(self.carried.detail.val());
        self.contexts.read_address.next = self.read_pointer.q.val();
        self.detailed.next = bit_cast::<60, 64>(self.contexts.read_data[1].val());
        if self.start.val() {
            self.write_pointer.d.next = self.write_pointer.q.val() + 1;
        }
        self.push.next = self.now.val() & self.last_at[STAGES - 1].q.val();
        if self.now.val() & self.last_at[STAGES - 1].q.val() {
            self.read_pointer.d.next = self.read_pointer.q.val() + 1;
        }
        self.quad.next = self.detailed.val().field(detail::QUAD);
        self.entry.origin.next = self.contexts.read_data[0].val();
        self.entry.detail.next = self.detailed.val().field(detail::ENTRY);

        comment!("lanes of this beat");
        self.lane.next = bit_cast::<3, 2>(self.number.val()) << 1;
        self.enabled.next = bit_cast::<4, 8>(self.detailed.val().field(detail::ENABLED) >> self.lane.val()) & 0x3;
        if !self.detailed.val().field(detail::QUAD) {
            self.lane.next = bit_cast::<3, 2>(self.number.val()) << 2;
            self.enabled.next = bit_cast::<4, 8>(self.detailed.val().field(detail::ENABLED) >> self.lane.val());
        }

        comment!("scatter into the window; the first beat of a pass starts a new one");
        self.region.vstride.next = bit_cast::<3, 2>(self.detailed.val().field(detail::DST_STRIDE));
        self.region.width.next = 0.into();
        self.region.hstride.next = 0.into();
        self.region.wide.next = self.detailed.val().field(detail::DST_SIZE) != element_size::WORD;
        self.region.sub.next = self.detailed.val().field(detail::DST_SUB);
        for k in 0..4 {
            self.position[k].lane.next = bit_cast::<5, 3>(self.lane.val()) + k.to_bits::<5>();
            connect!(
                self.region => self.position[k].region,
                self.position[k].address => self.scatter.position[k],
                self.result[k] => self.scatter.result[k]
            );
        }
        self.scatter.enabled.next = self.enabled.val();
        connect!(self.region.wide => self.scatter.wide);
        for w in 0..8 {
            self.scatter.window[w].next = self.built[w].q.val();
            if !self.number.val().any() {
                self.scatter.window[w].next = 0.into();
            }
            self.entry.window[w].next = self.scatter.next_window[w].val();
        }
        self.scatter.enables.next = self.built_enables.q.val();
        if !self.number.val().any() {
            self.scatter.enables.next = 0.into();
        }
        self.entry.enables.next = self.scatter.next_enables.val();

        comment!("flags gather over all passes of the instruction");
        self.holding.next = 0.into();
        for k in 0..4 {
            self.condition[k].result.next = self.result[k].val();
            self.condition[k].kind.next = self.detailed.val().field(detail::DST_KIND);
            self.condition[k].condition.next = self.detailed.val().field(detail::CONDITION);
            self.condition[k].compare.next = self.detailed.val().field(detail::OPCODE) == opcode::CMP;
            self.condition[k].holds.next = self.holds[k].val();
            self.holding.next = self.holding.val().replace_bit(k, self.condition[k].flag.val());
        }
        self.flag_position.next = bit_cast::<7, 6>(self.detailed.val().field(detail::FLAG_SHIFT))
            + (bit_cast::<7, 2>(self.detailed.val().field(detail::PASS)) << 3)
            + bit_cast::<7, 3>(self.lane.val());
        self.mask.next = bit_cast::<32, 4>(self.enabled.val()) << self.flag_position.val();
        self.value.next = bit_cast::<32, 4>(self.enabled.val() & self.holding.val()) << self.flag_position.val();
        if self.number.val().any() | self.detailed.val().field(detail::PASS).any() {
            self.mask.next = self.mask.val() | self.flag_mask.q.val();
            self.value.next = self.value.val() | self.flag_value.q.val();
        }
        self.entry.flags.next = pack!(64; flag_bits::MASK = self.mask.val(), flag_bits::VALUE = self.value.val());

        if self.now.val() {
            for w in 0..8 {
                self.built[w].d.next = self.scatter.next_window[w].val();
            }
            self.built_enables.d.next = self.scatter.next_enables.val();
            self.flag_mask.d.next = self.mask.val();
            self.flag_value.d.next = self.value.val();
        }
    }
}

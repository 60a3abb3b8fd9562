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
use tessera_hdl::prelude::*;
use tessera_hdl::LutRam;

/// Collects the results of a pass into one queue entry.
#[block]
pub struct AluAssemble<const STAGES: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub start: Signal<In, Bit>,
    pub origin: Signal<In, U<64>>,
    pub detail: Signal<In, U<60>>,
    pub beat_valid: Signal<In, Bit>,
    pub beat: Signal<In, U<2>>,
    pub beat_last: Signal<In, Bit>,
    pub result: [Signal<In, U<32>>; 4],
    pub holds: [Signal<In, Bit>; 4],
    pub push: Signal<Out, Bit>,
    pub window: [Signal<Out, U<64>>; 8],
    pub enables: Signal<Out, U<64>>,
    pub entry_origin: Signal<Out, U<64>>,
    pub entry_detail: Signal<Out, U<30>>,
    /// Mask 31:0 and value 63:32, bit positions of the flag register.
    pub flags: Signal<Out, U<64>>,
    pub quad: Signal<Out, Bit>,
    valid_at: [Reg<Bit>; STAGES],
    last_at: [Reg<Bit>; STAGES],
    beat_at: [Reg<U<2>>; STAGES],
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
        registers!(self, valid_at[STAGES], last_at[STAGES], beat_at[STAGES]);
        registers!(self, write_pointer, read_pointer, built[8], built_enables, flag_mask, flag_value);
        memories!(self, contexts);

        comment!("the beat's number travels beside the lanes");
        self.valid_at[0].d.next = self.beat_valid.val();
        self.last_at[0].d.next = self.beat_last.val();
        self.beat_at[0].d.next = self.beat.val();
        for i in 1..STAGES {
            self.valid_at[i].d.next = self.valid_at[i - 1].q.val();
            self.last_at[i].d.next = self.last_at[i - 1].q.val();
            self.beat_at[i].d.next = self.beat_at[i - 1].q.val();
        }
        self.now.next = self.valid_at[STAGES - 1].q.val();
        self.number.next = self.beat_at[STAGES - 1].q.val();

        comment!("contexts, in order");
        self.contexts.write_enable.next = self.start.val();
        self.contexts.write_address.next = self.write_pointer.q.val();
        self.contexts.write_data[0].next = self.origin.val();
        self.contexts.write_data[1].next = bit_cast::<64, 60>(self.detail.val());
        self.contexts.read_address.next = self.read_pointer.q.val();
        self.detailed.next = bit_cast::<60, 64>(self.contexts.read_data[1].val());
        if self.start.val() {
            self.write_pointer.d.next = self.write_pointer.q.val() + 1;
        }
        self.push.next = self.now.val() & self.last_at[STAGES - 1].q.val();
        if self.now.val() & self.last_at[STAGES - 1].q.val() {
            self.read_pointer.d.next = self.read_pointer.q.val() + 1;
        }
        self.quad.next = self.detailed.val().get_bit(59);
        self.entry_origin.next = self.contexts.read_data[0].val();
        self.entry_detail.next = self.detailed.val().get_bits::<30>(0);

        comment!("lanes of this beat");
        self.lane.next = bit_cast::<3, 2>(self.number.val()) << 1;
        self.enabled.next = bit_cast::<4, 8>(self.detailed.val().get_bits::<8>(49) >> self.lane.val()) & 0x3;
        if !self.detailed.val().get_bit(59) {
            self.lane.next = bit_cast::<3, 2>(self.number.val()) << 2;
            self.enabled.next = bit_cast::<4, 8>(self.detailed.val().get_bits::<8>(49) >> self.lane.val());
        }

        comment!("scatter into the window; the first beat of a pass starts a new one");
        for k in 0..4 {
            self.position[k].lane.next = bit_cast::<5, 3>(self.lane.val()) + k.to_bits::<5>();
            self.position[k].vstride.next = bit_cast::<3, 2>(self.detailed.val().get_bits::<2>(42));
            self.position[k].width.next = 0.into();
            self.position[k].hstride.next = 0.into();
            self.position[k].wide.next = self.detailed.val().get_bits::<2>(40) != 1;
            self.position[k].sub.next = self.detailed.val().get_bits::<5>(44);
            self.scatter.position[k].next = self.position[k].address.val();
            self.scatter.result[k].next = self.result[k].val();
        }
        self.scatter.enabled.next = self.enabled.val();
        self.scatter.wide.next = self.detailed.val().get_bits::<2>(40) != 1;
        for w in 0..8 {
            self.scatter.window[w].next = self.built[w].q.val();
            if !self.number.val().any() {
                self.scatter.window[w].next = 0.into();
            }
            self.window[w].next = self.scatter.next_window[w].val();
        }
        self.scatter.enables.next = self.built_enables.q.val();
        if !self.number.val().any() {
            self.scatter.enables.next = 0.into();
        }
        self.enables.next = self.scatter.next_enables.val();

        comment!("flags gather over all passes of the instruction");
        self.holding.next = 0.into();
        for k in 0..4 {
            self.condition[k].result.next = self.result[k].val();
            self.condition[k].kind.next = self.detailed.val().get_bits::<3>(39);
            self.condition[k].condition.next = self.detailed.val().get_bits::<3>(36);
            self.condition[k].compare.next = self.detailed.val().get_bits::<7>(5) == 0x10;
            self.condition[k].holds.next = self.holds[k].val();
            self.holding.next = self.holding.val().replace_bit(k, self.condition[k].flag.val());
        }
        self.flag_position.next = bit_cast::<7, 6>(self.detailed.val().get_bits::<6>(30))
            + (bit_cast::<7, 2>(self.detailed.val().get_bits::<2>(57)) << 3)
            + bit_cast::<7, 3>(self.lane.val());
        self.mask.next = bit_cast::<32, 4>(self.enabled.val()) << self.flag_position.val();
        self.value.next = bit_cast::<32, 4>(self.enabled.val() & self.holding.val()) << self.flag_position.val();
        if self.number.val().any() | self.detailed.val().get_bits::<2>(57).any() {
            self.mask.next = self.mask.val() | self.flag_mask.q.val();
            self.value.next = self.value.val() | self.flag_value.q.val();
        }
        self.flags.next = bit_cast::<64, 32>(self.mask.val()) | (bit_cast::<64, 32>(self.value.val()) << 32);

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

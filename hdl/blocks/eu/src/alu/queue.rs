//! `AluQueue`: results of passes in lane form, from stage A to write-back, with the credits that fetch takes.
//!
//! ```text
//!  allocate, left        ->+-------+-> full
//!  beat_valid, beat      ->| queue |-> head, lanes[4], holds 8, oldest
//!  result[4], holds_now  ->|       |
//!  replaces, other[2]    ->|       |-> oldest_tag
//!  pop                   ->+-------+
//! ```
//!
//! `ENTRIES` of at most 16, in order. Fetch reserves an entry (`allocate`) long before its results come, and
//! leaves what write-back has to know of the pass; so results always have room. `STAGES` is the number of
//! edges from the beat to stage A: 4 for the short pipe, 8 for the long one, which is told of beats and
//! results by [`super::late`]; the beat's number travels that far in registers. A beat writes four lanes, of
//! integer multiply and wide ones two. An entry is the head from the cycle after its last beat on. What fetch
//! leaves is stored a cycle later, out of a register: no beat of the pass is so early, and what fetch makes it
//! of takes long.
//!
//! Whether the head may go depends on whose it is, and what goes decides what GA writes and takes from others.
//! So its tag waits in a register (`oldest_tag`): after a pop it is read one entry ahead, else where `read` is.
//!
//! ```text
//! cycle (STAGES = 4)   0    1    2    3    4    5    6
//! beat_valid           b0   b1
//! result                                   b0   b1
//! head                                               1
//! ```
//!
//! Invariants: at most `ENTRIES` from `allocate` to `pop`, which leave in order with all their lanes
//! (`credits_and_order`). Stall: `full` until a pop. Deadlock: none, pops do not depend on allocations.

use crate::bundle::*;
use crate::word::{beat_bits, entry, pointer, qword};
use tessera_hdl::prelude::*;
use tessera_hdl::LutRam;

/// Queue of `ENTRIES` passes.
#[block(require(ENTRIES >= 1 && ENTRIES <= 16))]
pub struct AluQueue<const STAGES: usize, const ENTRIES: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub allocate: Signal<In, Bit>,
    /// What write-back must know of the pass: `word::entry`.
    pub left: Signal<In, U<47>>,
    pub full: Signal<Out, Bit>,
    pub beat_valid: Signal<In, Bit>,
    pub beat: Beat<In>,
    /// Integer multiply and wide ones: two lanes a beat.
    pub quad: Signal<In, Bit>,
    pub result: [Signal<In, U<32>>; 4],
    /// Of a quad beat: `other` takes the place of the results.
    pub replaces: Signal<In, Bit>,
    pub other: [Signal<In, U<32>>; 2],
    /// What the lanes found beside the results: `AluCondition`'s `holds`.
    pub holds_now: Signal<In, U<4>>,
    pub pop: Signal<In, Bit>,
    pub head: Signal<Out, Bit>,
    /// Lanes of the oldest pass, while `head`, two in a word.
    pub lanes: [Signal<Out, U<64>>; 4],
    pub holds: Signal<Out, U<8>>,
    pub oldest: Signal<Out, U<47>>,
    /// Slot and scoreboard entry of it, while `head`: known early.
    pub oldest_tag: Signal<Out, U<5>>,
    valid_at: Carry<Bit, STAGES>,
    last_at: Carry<Bit, STAGES>,
    beat_at: Carry<U<2>, STAGES>,
    quad_at: Carry<Bit, STAGES>,
    reserved: Reg<U<5>>,
    written: Reg<U<5>>,
    read: Reg<U<5>>,
    /// All entries are reserved: a register, as fetch makes much of it.
    none_left: Reg<Bit>,
    /// All but one are.
    last_entry: Signal<Local, Bit>,
    contexts: LutRam<4, 1, 47>,
    /// Slot and scoreboard entry again, for the one behind the oldest.
    tags: LutRam<4, 1, 5>,
    tag: Reg<U<5>>,
    /// What the cycle before has left, and where it belongs.
    came: Reg<Bit>,
    came_context: Reg<U<47>>,
    came_place: Reg<U<4>>,
    /// Two lanes each.
    bank: [LutRam<4, 1, 64>; 4],
    /// Four lanes each.
    half: [LutRam<4, 1, 4>; 2],
    now: Signal<Local, Bit>,
    number: Signal<Local, U<2>>,
    /// Banks that this beat writes.
    banks: Signal<Local, U<4>>,
    other_pair: Signal<Local, U<64>>,
    low_pair: Signal<Local, U<64>>,
    high_pair: Signal<Local, U<64>>,
}

impl<const STAGES: usize, const ENTRIES: usize> Logic for AluQueue<STAGES, ENTRIES> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, reserved, written, read, none_left, came, came_place);
        data!(self, came_context, tag);
        memories!(self, contexts, tags, bank[4], half[2]);

        comment!("reserve");
        self.last_entry.next = self.reserved.q.val() + 1 == self.read.q.val() + ENTRIES.to_bits::<5>();
        self.none_left.d.next = (self.none_left.q.val() | (self.last_entry.val() & self.allocate.val())) & !self.pop.val();
        outputs!(self, full = none_left);
        if self.allocate.val() {
            self.reserved.d.next = self.reserved.q.val() + 1;
        }
        self.came_place.d.next = self.reserved.q.val().field(pointer::INDEX);
        connect!(
            self.allocate => self.came,
            self.left => self.came_context,
            self.came => self.contexts.write_enable,
            self.came_place => self.contexts.write_address,
            self.came_context => self.contexts.write_data[0],
            self.came => self.tags.write_enable,
            self.came_place => self.tags.write_address
        );
        self.tags.write_data[0].next = self.came_context.q.val().field(entry::TAG);

        comment!("A");
        carry!(
            self,
            valid_at[STAGES] = self.beat_valid.val(),
            last_at[STAGES] = self.beat.last.val(),
            beat_at[STAGES] = self.beat.number.val(),
            quad_at[STAGES] = self.quad.val()
        );
        self.now.next = self.valid_at[STAGES - 1].q.val();
        self.number.next = self.beat_at[STAGES - 1].q.val();
        self.low_pair.next = pack!(64; qword::LOW = self.result[0].val(), qword::HIGH = self.result[1].val());
        self.high_pair.next = pack!(64; qword::LOW = self.result[2].val(), qword::HIGH = self.result[3].val());
        self.other_pair.next = pack!(64; qword::LOW = self.other[0].val(), qword::HIGH = self.other[1].val());
        self.banks.next = 0x3.into();
        if self.number.val().field(beat_bits::LAST) {
            self.banks.next = 0xc.into();
        }
        if self.quad_at[STAGES - 1].q.val() {
            self.high_pair.next = pack!(64; qword::LOW = self.result[0].val(), qword::HIGH = self.result[1].val());
            self.banks.next = bits::<4>(1) << self.number.val();
        }
        if self.replaces.val() {
            self.low_pair.next = self.other_pair.val();
            self.high_pair.next = self.other_pair.val();
        }
        for i in 0..2 {
            self.bank[2 * i].write_data[0].next = self.low_pair.val();
            self.bank[2 * i + 1].write_data[0].next = self.high_pair.val();
            self.half[i].write_address.next = self.written.q.val().field(pointer::INDEX);
            self.half[i].write_data[0].next = self.holds_now.val();
            self.half[i].read_address.next = self.read.q.val().field(pointer::INDEX);
        }
        comment!("of beats of one element each has the outcomes of the last four; that of the first is for bit 0");
        self.half[0].write_enable.next = self.now.val() & ((self.number.val() == 0) | self.quad_at[STAGES - 1].q.val());
        self.half[1].write_enable.next = self.now.val() & (self.number.val() == 1);
        if self.quad_at[STAGES - 1].q.val() {
            self.half[0].write_data[0].next = self.holds_now.val() >> bit_cast::<4, 2>(!self.number.val());
        }
        for w in 0..4 {
            self.bank[w].write_enable.next = self.now.val() & self.banks.val().get_bit(w);
            self.bank[w].write_address.next = self.written.q.val().field(pointer::INDEX);
            self.bank[w].read_address.next = self.read.q.val().field(pointer::INDEX);
            self.lanes[w].next = self.bank[w].read_data[0].val();
        }
        if self.now.val() & self.last_at[STAGES - 1].q.val() {
            self.written.d.next = self.written.q.val() + 1;
        }

        comment!("head");
        self.head.next = self.written.q.val() != self.read.q.val();
        self.contexts.read_address.next = self.read.q.val().field(pointer::INDEX);
        self.oldest.next = self.contexts.read_data[0].val();
        self.tags.read_address.next = self.read.q.val().field(pointer::INDEX) + 1;
        self.tag.d.next = self.contexts.read_data[0].val().field(entry::TAG);
        if self.pop.val() {
            self.tag.d.next = self.tags.read_data[0].val();
        }
        outputs!(self, oldest_tag = tag);
        self.holds.next =
            bit_cast::<8, 4>(self.half[0].read_data[0].val()) | (bit_cast::<8, 4>(self.half[1].read_data[0].val()) << 4);
        if self.pop.val() {
            self.read.d.next = self.read.q.val() + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};
    use std::collections::VecDeque;

    /// A pass: its context, whether its beats are pairs, its lanes and outcomes.
    #[derive(Clone)]
    struct Pass {
        context: u64,
        quad: bool,
        lanes: [u32; 8],
        holds: u64,
    }

    #[test]
    fn credits_and_order() {
        let mut random = Random::new(here!().seed(0x7175_6575));
        let mut sim = Sim::<AluQueue<4, 16>>::new();
        let (mut waiting, mut stored, mut fullest) = (VecDeque::<Pass>::new(), VecDeque::<Pass>::new(), 0);
        // Beats on their way: pass, number, last.
        let mut pipe: VecDeque<Option<(Pass, usize, bool)>> = (0..4).map(|_| None).collect();
        let (mut handed, mut beats) = (0, 0);
        for _ in 0..20_000 {
            let flying = pipe.iter().flatten().filter(|beat| beat.2).count();
            let in_use = waiting.len() + flying + stored.len();
            let allocate = in_use < 16 && random.below(2) == 0;
            let pop = !stored.is_empty() && random.below(4) == 0;
            let beat = waiting.front().filter(|_| random.below(3) != 0).cloned();
            let pass = Pass {
                context: random.word() >> 18,
                quad: random.below(4) == 0,
                lanes: std::array::from_fn(|_| random.word() as u32),
                holds: random.below(256),
            };
            sim.allocate.next = allocate;
            sim.left.next = pass.context.into();
            sim.pop.next = pop;
            sim.beat_valid.next = beat.is_some();
            let mut entering = None;
            if let Some(pass) = beat {
                let last = handed + 1 == if pass.quad { 4 } else { 2 };
                sim.quad.next = pass.quad;
                sim.beat.number.next = (handed as u64).into();
                sim.beat.last.next = last;
                entering = Some((pass, handed, last));
                handed = if last { 0 } else { handed + 1 };
                if last {
                    waiting.pop_front();
                }
                beats += 1;
            }
            pipe.push_back(entering);
            let leaving = pipe.pop_front().expect("never empty");
            for k in 0..4 {
                let lane = leaving.as_ref().map_or(random.word() as u32, |(pass, number, _)| match pass.quad {
                    true if k < 2 => pass.lanes[2 * number + k],
                    true => random.word() as u32,
                    false => pass.lanes[4 * number + k],
                });
                sim.result[k].next = u64::from(lane).into();
            }
            let holds = leaving.as_ref().map_or(0, |(pass, number, _)| pass.holds >> (4 * (number % 2)) & 15);
            sim.holds_now.next = holds.into();
            sim.eval();
            assert_eq!(sim.full.val(), in_use == 16);
            assert_eq!(sim.head.val(), !stored.is_empty());
            if let Some(first) = stored.front() {
                let lanes: [u32; 8] = std::array::from_fn(|k| (sim.lanes[k / 2].val().raw() >> (32 * (k % 2))) as u32);
                assert_eq!((lanes, sim.oldest.val().raw()), (first.lanes, first.context));
                assert_eq!(sim.oldest_tag.val(), sim.oldest.val().field(entry::TAG));
                assert!(first.quad || sim.holds.val() == first.holds);
            }
            if pop {
                stored.pop_front();
            }
            if let Some((pass, _, true)) = leaving {
                stored.push_back(pass);
            }
            if allocate {
                waiting.push_back(pass);
            }
            fullest = fullest.max(waiting.len() + stored.len());
            sim.tick();
        }
        assert!(fullest >= 16 && beats > 2_000, "at most {fullest} entries, {beats} beats");
    }
}

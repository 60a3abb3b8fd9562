//! The hazards of the render cache: how each comes up, a bug in the exported Verilog that handles it wrongly,
//! and the failure that this bug must end in.
//!
//! A bug is text of the exported Verilog: in `module`, behind `after`, the expression `good` becomes `bad`.
//! The text must be there exactly once. Many bugs could end in several failures; the one listed is what the
//! scenario meets first.

use tessera_golden::cache::render_cache::cover::Hazard;
use tessera_pipeline::Kind;

use crate::planted::Plant;
use crate::scenarios::{self, Scenario};

/// A hazard.
pub struct Row {
    pub name: &'static str,
    pub hazard: Hazard,
    pub scenario: Scenario,
    pub plant: Plant,
    pub ends_in: Kind,
}

macro_rules! hazards {
    ($($name:ident: $hazard:ident in $scenario:ident, $module:literal: $after:literal $good:literal => $bad:literal, $kind:ident;)*) => {
        /// All hazards; a plant's number is its place here, from 1.
        pub const TABLE: &[Row] = &[$(Row {
            name: stringify!($name),
            hazard: Hazard::$hazard,
            scenario: scenarios::$scenario,
            plant: Plant { module: $module, after: $after, good: $good, bad: $bad },
            ends_in: Kind::$kind,
        }),*];

        $(#[test]
        fn $name() {
            crate::check(stringify!($name));
        })*
    };
}

hazards! {
    // A request linked while the last one is popped is forgotten, and one that came later is answered.
    tail_link_and_tail_drain_in_one_cycle: TailLinkMeetsPop in crowded,
        "miss_queue_status_n16": "r_pend_q <= " "(r_pend_q & ~dried) | linked" => "(r_pend_q | linked) & ~dried", OutOfOrder;
    // A chain is not found once its data has come: a second chain of the block fetches it again.
    late_joiner_in_drain: JoinsInDrain in crowded,
        "miss_queue_n16_a4": "match_any = " "|matched" => "|(matched & ~status__filled)", WrongData;
    // A lookup links to a chain that is being moved to the data RAM.
    late_joiner_in_write_back: MeetsWriteBack in full_speed,
        "miss_queue_n16_a4": "l_leaving = " "|(matched & (status__leaving | back__hot))" => "1'd0", WrongData;
    // A chain is freed although a request links to it in that cycle: an orphan, overtaken by those that come
    // later.
    late_joiner_in_the_freeing_cycle: JoinsInFreeingCycle in full_speed,
        "miss_queue_status_n16": "gone = (quiet & ~writable & " "~linked" => "16'hffff", OutOfOrder;
    // A request leaves R in the cycle that writes its set, with what the tags were before.
    lookup_before_an_allocation_with_probe_after_it: TagsReadWhileWritten in held_back,
        "render_cache_lookup": "written = " "w3_valid & (w3_set == ahead_set_q)" => "1'd0", WrongData;
    // A chain that begins is not found by the request behind, which begins another.
    lookup_while_the_chain_begins: BeginsWhileLookedUp in crowded,
        "miss_queue_looked_n16_a4": "if (" "joins & start" => "1'd0", OutOfOrder;
    // A request that waits for the write back of its block does not notice that it hits.
    block_comes_in_behind_the_lookup: BlockComesIn in full_speed,
        "render_cache_lookup": "hits_q <= " "1'd1" => "1'd0", WrongData;
    // A request that waits still hits the line that has been replaced.
    line_goes_behind_the_lookup: HitOnVictim in one_line,
        "render_cache_lookup": "else if (" "way_q == w3_way" => "1'd0", WrongData;
    // A way is given up that a launch has pinned in the cycle in which the write back began.
    way_pinned_as_a_write_back_begins: PinnedAtTheStart in full_speed,
        "miss_queue_directory_n16_a4": "if (" "start & start_present & (start_set == pin_set)" => "1'd0", WrongData;
    // A fetch does not look into the write-out.
    dirty_victim_against_a_refetch: FetchMeetsWriteOut in crowded,
        "write_out": "probe_hit = " "|(open & probed)" => "1'd0", WrongData;
    // Two write backs of one set follow each other without seeing each other.
    two_chains_of_one_set_write_back_back_to_back: SameSetWriteBacks in full_speed,
        "render_cache_write_back": "follows = " "(r2_valid_q & (r2_set_q == r1_set_q)) | (r3_valid_q & (r3_set_q == r1_set_q))" => "1'd0", WrongData;
    // Where all ways are pinned, a write back takes one.
    all_ways_pinned: AllWaysPinned in one_line,
        "render_cache_write_back": "candidates = " "cfg_ways & ~held_ways_q" => "&(held_ways_q | ~cfg_ways) ? cfg_ways : cfg_ways & ~held_ways_q", WrongData;
    // A pinned way may be the victim while others are free to leave.
    victim_with_a_live_chain: VictimIsPinned in full_speed,
        "render_cache_write_back": "candidates = " "cfg_ways & ~held_ways_q" => "&(held_ways_q | ~cfg_ways) ? 4'd0 : cfg_ways", WrongData;
    // A lookup goes on in the cycle that replaces its set's line.
    hit_on_a_line_being_evicted: HitOnVictim in one_line,
        "render_cache_lookup": "| " "(w3_valid & (w3_set == held_set_q))" => "1'd0", WrongData;
    // A request joins a chain without a free node, and takes one that is in use.
    queue_full_with_requests_in_the_pipe: QueueFull in crowded,
        "render_cache_lookup": "linking = valid_q & ~conflict & q_match & " "~q_full" => "1'd1", OutOfOrder;
    // A write back starts without a place in the write-out.
    write_out_slot_reservation: WriteOutReserved in slow_writes,
        "render_cache": "room_q <= " "out__free > reserved" => "1'd1", WrittenTwice;
    // Chains are served lowest first.
    starvation_by_hot_chains: ChainsCompete in hot_chains,
        "round_robin_n16": "above_last_q <= " "above" => "16'd0", Late;
    // The home of a chain, and with it its bus id, is used again while the chain lives.
    bus_id_reuse: IdReused in crowded,
        "miss_queue_shown_n16_a4": "if (" "node != chain" => "1'd1", WrongData;
    // A pop is lost when another chain grows in the same cycle.
    push_to_one_chain_while_popping_another: PushMeetsPop in crowded,
        "miss_queue_lists_n16_a4": "advance = " "s_take & ~alone" => "s_take & ~alone & ~(push & link & (l_chain != s_chain))", WrongData;
    // A reader gets pixels that nobody wrote or fetched.
    reader_of_uncovered_pixels_behind_a_write: HeadRefused in partial_writes,
        "miss_queue_shown_n16_a4": "need = " "request_op[0] & ~whole" => "1'd0", WrongData;
    // A request joins behind the first of its chain, not behind the last.
    chain_order_with_mixed_requests: MixedChain in crowded,
        "miss_queue_lists_n16_a4": ".write_address(" "l_tail__read_data_0" => "l_chain", OutOfOrder;
    // A reader does not wait for the row that is being written. (The memories answer such a read with the
    // complement.)
    read_during_write: ReadDuringWrite in full_speed,
        "render_cache_lookup": "| " "(w3_valid & (w3_set == held_set_q))" => "w3_valid & (w3_set == held_set_q) & ~read", WrongData;
    // A head that has to wait loses its place.
    refused_head_keeps_its_place: HeadRefused in partial_writes,
        "miss_queue_n16_a4": ".s_take(" "s_take" => "s_take | shown__refuse", OutOfOrder;
    // A fill overwrites what the chain has written.
    fill_after_partial_writes: FillMeetsResult in crowded,
        "store_fill_buffer": "enable = " "~fill_cover" => "16'hffff", WrongData;
    // A flush does not wait for chains: what they write after the walker has passed is swept away.
    flush_waits_for_queue_and_pipe: FlushWaitsForChains in flush_midway,
        "render_cache": "quiet = ~l__r_valid & ~l__l_valid & ~x__resp_valid & " "queue__idle" => "1'd1", WrongMemory;
    // A flush ends before memory has everything.
    flush_waits_for_write_out: FlushWaitsForWriteOut in flush_midway,
        "render_cache": ".o_empty(" "out__empty" => "1'd1", FlushEarly;
    // A failed chain writes its results back.
    error_releases_the_whole_chain: ErrorReleases in failing_reads,
        "miss_queue_status_n16": "r_dirty_q & " "~r_error_q" => "16'hffff", Cost;
    // Reset does not invalidate the tags.
    reset_sweep: Sweep in reset_midway,
        "render_cache_walker": "state_q <= " "3'd0" => "3'd1", WrongData;
    // A response leaves although the client is not ready.
    back_pressure_on_responses: ResponseHeld in crowded,
        "render_cache_respond": "valid_q <= serve | launch | " "(valid_q & ~resp_ready)" => "1'd0", Stream;
}

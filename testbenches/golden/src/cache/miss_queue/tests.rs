//! Lists of the miss queue, step by step: the moments in which two events meet.

use super::MissQueue;
use crate::Golden;
use tessera_ports::cache::miss_queue::{MissQueueIn, MissQueueOut};
use tessera_ports::cache::{READ, WRITE};

const RMW: u64 = READ | WRITE;

fn idle() -> MissQueueIn {
    MissQueueIn { cfg_nodes: 0xFFFF, w_room: 1, ..MissQueueIn::default() }
}

fn push(block: u64, op: u64, mask: u64, tag: u64) -> MissQueueIn {
    MissQueueIn { push: 1, l_block: block, push_op: op, push_mask: mask, push_tag: tag, ..idle() }
}

/// The request for `block` comes to be pushed.
fn look_up(queue: &mut MissQueue, block: u64) {
    queue.tick(&MissQueueIn { r_take: 1, r_block: block, ..idle() });
}

/// A request from its lookup on.
fn add(queue: &mut MissQueue, request: MissQueueIn) {
    queue.tick(&MissQueueIn { r_take: 1, r_block: request.l_block, push: 0, ..request });
    queue.tick(&request);
}

/// Steps `idle` until `done`; the outputs of that cycle, which is not yet over.
fn until(queue: &mut MissQueue, done: impl Fn(&MissQueueOut) -> bool) -> MissQueueOut {
    for _ in 0..12 {
        let o = queue.eval(&idle());
        if done(&o) {
            return o;
        }
        queue.tick(&idle());
    }
    panic!("it does not come: {:?}", queue.eval(&idle()));
}

fn serve(queue: &mut MissQueue) -> MissQueueOut {
    let o = until(queue, |o| o.s_valid == 1);
    queue.tick(&MissQueueIn { s_take: 1, ..idle() });
    o
}

/// A chain of `tags` for block 7, fetched and filled.
fn filled(op: u64, tags: &[u64]) -> MissQueue {
    let mut queue = MissQueue::default();
    tags.iter().for_each(|&tag| add(&mut queue, push(7, op, 0xFFFF, tag)));
    let o = until(&mut queue, |o| o.f_valid == 1);
    assert_eq!((o.f_slot, o.f_block), (0, 7));
    queue.tick(&MissQueueIn { f_take: 1, ..idle() });
    queue.tick(&MissQueueIn { fill: 1, ..idle() });
    queue
}

#[test]
fn a_chain_that_begins_while_its_block_is_looked_up_is_found() {
    let mut queue = MissQueue::default();
    look_up(&mut queue, 7);
    queue.tick(&MissQueueIn { r_take: 1, r_block: 7, ..push(7, READ, 1, 1) });
    let o = queue.eval(&idle());
    assert_eq!((o.l_match, o.l_slot), (1, 0));
    queue.tick(&MissQueueIn { r_take: 1, r_block: 8, ..push(7, READ, 1, 2) });
    assert_eq!(queue.eval(&idle()).l_match, 0, "another block");
}

#[test]
fn a_way_pinned_in_this_cycle_is_seen() {
    let mut queue = MissQueue::default();
    look_up(&mut queue, 7);
    let hit = MissQueueIn { push_present: 1, push_way: 2, l_set: 5, pin_set: 5, ..push(7, WRITE, 1, 1) };
    assert_eq!([queue.eval(&MissQueueIn { push: 0, ..hit }), queue.eval(&hit)].map(|o| o.pinned), [0, 4]);
    queue.tick(&hit);
    assert_eq!(queue.eval(&MissQueueIn { push: 0, ..hit }).pinned, 4);
    assert_eq!(queue.eval(&MissQueueIn { pin_set: 4, ..idle() }).pinned, 0);
}

#[test]
fn a_chain_is_served_in_order_after_its_fill() {
    let mut queue = filled(READ, &[1, 2, 3, 4]);
    let tags: Vec<_> = (0..4).map(|_| serve(&mut queue).s_tag).collect();
    assert_eq!(tags, [1, 2, 3, 4]);
    queue.tick(&idle());
    assert_eq!(queue.eval(&idle()).idle, 1);
}

#[test]
fn one_chain_never_asks_for_a_second_fetch() {
    let mut queue = filled(RMW, &[1, 2]);
    for _ in 0..2 {
        serve(&mut queue);
        queue.tick(&MissQueueIn { result: 1, result_mask: 0xFFFF, ..idle() });
    }
    for _ in 0..8 {
        assert_eq!(queue.step(&idle()).f_valid, 0);
    }
}

#[test]
fn a_request_linked_while_the_tail_is_popped_becomes_the_head() {
    let mut queue = filled(READ, &[1]);
    look_up(&mut queue, 7);
    until(&mut queue, |o| o.s_valid == 1);
    queue.tick(&MissQueueIn { s_take: 1, ..push(7, READ, 1, 9) });
    assert_eq!(serve(&mut queue).s_tag, 9);
}

#[test]
fn a_request_linked_in_the_freeing_cycle_keeps_the_chain() {
    let mut queue = filled(READ, &[1]);
    look_up(&mut queue, 7);
    serve(&mut queue);
    let o = queue.step(&push(7, READ, 1, 9));
    assert_eq!((o.l_match, o.idle), (1, 0));
    let served = serve(&mut queue);
    assert_eq!((served.s_tag, served.s_slot, served.s_pixels), (9, 0, 0xFFFF));
    queue.tick(&idle());
    assert_eq!(queue.eval(&idle()).idle, 1);
}

#[test]
fn a_late_joiner_before_write_back_is_served_from_the_chain() {
    let mut queue = filled(RMW, &[1]);
    serve(&mut queue);
    queue.tick(&MissQueueIn { result: 1, result_mask: 1, ..idle() });
    // Finished; picked for write back in the next cycle, and the link comes then.
    look_up(&mut queue, 7);
    assert_eq!(queue.step(&push(7, READ, 1, 9)).l_leaving, 0);
    let o = queue.eval(&MissQueueIn { l_block: 7, ..idle() });
    assert_eq!((o.w_pick, o.w_valid, o.l_leaving), (1, 0, 1));
    queue.tick(&idle());
    assert_eq!(queue.eval(&idle()).w_pick, 0, "the pick is dropped");
    assert_eq!(serve(&mut queue).s_tag, 9);
    assert_eq!(until(&mut queue, |o| o.w_valid == 1).w_slot, 0);
}

#[test]
fn a_leaving_chain_makes_the_lookup_wait_until_it_is_free() {
    let mut queue = filled(RMW, &[1]);
    serve(&mut queue);
    queue.tick(&MissQueueIn { result: 1, result_mask: 1, ..idle() });
    until(&mut queue, |o| o.w_valid == 1);
    queue.tick(&MissQueueIn { w_take: 1, r_take: 1, r_block: 7, ..idle() });
    assert_eq!(queue.step(&idle()).l_leaving, 1);
    queue.tick(&MissQueueIn { w_free: 1, ..idle() });
    let o = queue.eval(&idle());
    assert_eq!((o.l_match, o.idle), (0, 1));
}

#[test]
fn a_refused_head_keeps_its_place() {
    let mut queue = MissQueue::default();
    add(&mut queue, push(7, WRITE, 0x00FF, 1));
    add(&mut queue, push(7, READ, 0x0F00, 2));
    add(&mut queue, push(7, WRITE, 0xF000, 3));
    assert_eq!(serve(&mut queue).s_tag, 1);
    queue.tick(&MissQueueIn { result: 1, result_mask: 0x00FF, ..idle() });
    until(&mut queue, |o| o.f_valid == 1);
    queue.tick(&MissQueueIn { f_take: 1, ..idle() });
    let o = queue.step(&MissQueueIn { fill: 1, ..idle() });
    assert_eq!((o.s_valid, o.fill_cover), (0, 0x00FF));
    assert_eq!((serve(&mut queue).s_tag, serve(&mut queue).s_tag), (2, 3));
}

#[test]
fn two_chains_push_and_pop_in_one_cycle() {
    let mut queue = filled(READ, &[1, 2]);
    add(&mut queue, push(8, WRITE, 1, 20));
    look_up(&mut queue, 8);
    until(&mut queue, |o| o.s_valid == 1 && o.s_tag == 1);
    queue.tick(&MissQueueIn { s_take: 1, ..push(8, WRITE, 1, 21) });
    let mut tags: Vec<_> = (0..2).map(|_| serve(&mut queue).s_tag).collect();
    tags.sort_unstable();
    assert_eq!(tags, [2, 20]);
}

#[test]
fn a_full_queue_says_so_and_every_node_comes_back() {
    let mut queue = MissQueue::default();
    let few = |i: MissQueueIn| MissQueueIn { cfg_nodes: 0b11, ..i };
    add(&mut queue, few(push(7, WRITE, 0, 1)));
    add(&mut queue, few(push(7, WRITE, 0, 2)));
    assert_eq!(queue.eval(&few(idle())).l_full, 1);
    for _ in 0..2 {
        serve(&mut queue);
        queue.tick(&MissQueueIn { result: 1, ..idle() });
    }
    queue.tick(&idle());
    let o = queue.eval(&few(idle()));
    assert_eq!((o.l_full, o.idle, o.push_slot), (0, 1, 0));
}

#[test]
fn a_failed_fill_ends_the_chain_without_write_back() {
    let mut queue = MissQueue::default();
    add(&mut queue, push(7, RMW, 1, 1));
    until(&mut queue, |o| o.f_valid == 1);
    queue.tick(&MissQueueIn { f_take: 1, ..idle() });
    queue.tick(&MissQueueIn { fill: 1, fill_error: 1, ..idle() });
    let served = serve(&mut queue);
    assert_eq!((served.s_error, served.s_pixels), (1, 0));
    queue.tick(&MissQueueIn { result: 1, result_mask: 0xFFFF, ..idle() });
    queue.tick(&idle());
    let o = queue.eval(&idle());
    assert_eq!((o.idle, o.w_pick), (1, 0));
}

//! The port face of the miss queue.

use super::{Events, MissQueue, Push, PushKind, Request};
use crate::Golden;
use tessera_ports::cache::miss_queue::{MissQueueIn, MissQueueOut};

impl MissQueue {
    fn events(&self, i: &MissQueueIn) -> Events {
        let push = self.push_offered(i);
        Events {
            looks_up: (i.r_take != 0).then_some(i.r_block as u32),
            push,
            served: i.s_take != 0,
            result: (i.result != 0).then_some((i.result_slot as u8, i.result_mask as u16)),
            fill: (i.fill != 0).then_some((i.fill_slot as u8, i.fill_error != 0)),
            fetched: i.f_take != 0,
            fetch_held: i.f_hold != 0,
            room: i.w_room != 0,
            leaves: i.w_take != 0,
            freed: (i.w_free != 0).then_some(i.w_free_slot as u8),
        }
    }

    fn push_offered(&self, i: &MissQueueIn) -> Option<Push> {
        (i.push != 0).then(|| self.push_of(i)).flatten()
    }

    fn push_of(&self, i: &MissQueueIn) -> Option<Push> {
        let kind = match self.found() {
            Some(found) => PushKind::Link(found.slot),
            None if i.push_present != 0 => PushKind::Present,
            None => PushKind::Absent,
        };
        let request = Request { tag: i.push_tag as u8, op: i.push_op as u8, mask: i.push_mask as u16 };
        let node = self.free_node(i.cfg_nodes as u16)?;
        Some(Push { node, request, block: i.l_block as u32, set: i.l_set as u8, way: i.push_way as u8, kind })
    }
}

impl Golden for MissQueue {
    type In = MissQueueIn;
    type Out = MissQueueOut;

    fn eval(&self, i: &MissQueueIn) -> MissQueueOut {
        let node = self.free_node(i.cfg_nodes as u16);
        let present_row = self.present_row(i.result_slot as u8);
        let mut o = MissQueueOut {
            l_full: node.is_none().into(),
            push_slot: node.unwrap_or(0).into(),
            result_present: present_row.is_some().into(),
            result_row: if self.live >> i.result_slot & 1 == 1 { self.row(i.result_slot as u8).into() } else { 0 },
            fill_cover: self.cover(i.fill_slot as u8).into(),
            w_pick: self.write_back_picked().into(),
            pinned: self.pinned(i.pin_set as u8, self.push_offered(i).as_ref()).into(),
            idle: self.is_idle().into(),
            ..MissQueueOut::default()
        };
        if let Some(found) = self.found() {
            (o.l_match, o.l_slot, o.l_leaving) = (1, found.slot.into(), found.leaving.into());
        }
        if let Some(s) = self.serve() {
            (o.s_valid, o.s_slot, o.s_tag, o.s_op) = (1, s.slot.into(), s.request.tag.into(), s.request.op.into());
            (o.s_present, o.s_row, o.s_pixels, o.s_error) = (s.present.into(), s.row.into(), s.pixels.into(), s.error.into());
        }
        if let Some(f) = self.fetch() {
            (o.f_valid, o.f_slot, o.f_block) = (1, f.slot.into(), f.block.into());
        }
        if let Some(w) = self.write_back() {
            (o.w_valid, o.w_slot, o.w_block, o.w_set) = (1, w.slot.into(), w.block.into(), w.set.into());
        }
        o
    }

    fn tick(&mut self, i: &MissQueueIn) {
        match i.reset {
            0 => self.clock(&self.events(i)),
            _ => *self = Self::default(),
        }
    }
}

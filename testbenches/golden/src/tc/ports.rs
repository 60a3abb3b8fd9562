//! Port face of TC.

use super::issue::{Issues, Ready};
use super::{Events, Start, Tc};
use crate::alu::{self, ArfWrite, Done, FlagWrite};
use crate::je::Resolved;
use crate::Golden;
use tessera_ports::tc::{TcIn, TcOut};

fn ready(i: &TcIn) -> Ready {
    Ready { alu: [i.i0_ready == 1, i.i1_ready == 1], je: i.ij_ready == 1, me: i.im_ready == 1 }
}

/// One ALU's completion ports as a [`Done`]; what TC does not see stays 0.
macro_rules! done {
    ($i:ident, $valid:ident, $slot:ident, $sb:ident, [$fl:ident, $reg:ident, $mask:ident, $val:ident],
     [$arf:ident, $sel:ident, $be:ident, $arf_val:ident]) => {
        ($i.$valid == 1 || $i.$fl == 1 || $i.$arf == 1).then(|| Done {
            slot: $i.$slot as u8,
            scoreboard: $i.$sb as u8,
            flag: ($i.$fl == 1).then(|| FlagWrite { register: $i.$reg as u8, mask: $i.$mask as u32, value: $i.$val as u32 }),
            arf: ($i.$arf == 1).then(|| ArfWrite { select: $i.$sel as u8, enables: $i.$be as u8, value: $i.$arf_val as u32 }),
            ..Done::default()
        })
    };
}

fn resolved(i: &TcIn) -> Option<Resolved> {
    (i.r_valid == 1).then(|| Resolved {
        slot: i.r_slot as u8,
        sync: i.r_sync == 1,
        next: i.r_next as u32,
        active: i.r_act as u32,
        wake: (i.r_wake_valid == 1).then_some(i.r_wake as u32),
        ..Resolved::default()
    })
}

fn slot(valid: u64, slot: u64) -> Option<u8> {
    (valid == 1).then_some(slot as u8)
}

/// Fills the ports of one ALU bundle.
macro_rules! alu_ports {
    ($out:ident, $word:ident, $bundle:ident, $valid:ident, $slot:ident, $ip:ident, [$lo:ident, $hi:ident],
     [$emask:ident, $pmask:ident, $mode:ident, $scalar:ident, $sb:ident]) => {
        $out.$valid = 1;
        $out.$slot = $bundle.slot.into();
        $out.$ip = $bundle.ip.into();
        ($out.$lo, $out.$hi) = ($word as u64, ($word >> 64) as u64);
        ($out.$emask, $out.$pmask) = ($bundle.lanes.into(), $bundle.predicate.into());
        $out.$mode = $bundle.mode.bits().into();
        ($out.$scalar, $out.$sb) = ($bundle.scalar.into(), $bundle.scoreboard.into());
    };
}

impl Tc {
    fn alu_ports(&self, out: &mut TcOut, index: usize, bundle: &alu::Issue) {
        let word = self.head_word(bundle.slot);
        if index == 0 {
            alu_ports!(
                out,
                word,
                bundle,
                i0_valid,
                i0_slot,
                i0_ip,
                [i0_lo, i0_hi],
                [i0_emask, i0_pmask, i0_mode, i0_scalar, i0_sb]
            );
        } else {
            alu_ports!(
                out,
                word,
                bundle,
                i1_valid,
                i1_slot,
                i1_ip,
                [i1_lo, i1_hi],
                [i1_emask, i1_pmask, i1_mode, i1_scalar, i1_sb]
            );
        }
    }

    fn bundle_ports(&self, out: &mut TcOut, issues: &Issues) {
        for (index, slot) in issues.alu.into_iter().enumerate() {
            if let Some(bundle) = slot.and_then(|slot| self.alu_bundle(slot)) {
                self.alu_ports(out, index, &bundle);
            }
        }
        if let Some(bundle) = issues.je.and_then(|slot| self.je_bundle(slot)) {
            out.ij_valid = 1;
            (out.ij_slot, out.ij_ip) = (bundle.slot.into(), bundle.ip.into());
            (out.ij_lo, out.ij_hi) = (bundle.word as u64, (bundle.word >> 64) as u64);
            (out.ij_len8, out.ij_sync) = (bundle.short.into(), bundle.sync.into());
            (out.ij_act, out.ij_pred) = (bundle.active.into(), bundle.predicate.into());
        }
        if let Some(bundle) = issues.me.and_then(|slot| self.me_bundle(slot)) {
            out.im_valid = 1;
            (out.im_slot, out.im_ip) = (bundle.slot.into(), bundle.ip.into());
            (out.im_lo, out.im_hi) = (bundle.word as u64, (bundle.word >> 64) as u64);
            (out.im_emask, out.im_sb) = (bundle.lanes.into(), bundle.scoreboard.into());
        }
    }
}

impl Golden for Tc {
    type In = TcIn;
    type Out = TcOut;

    fn eval(&self, i: &TcIn) -> TcOut {
        let issues = self.issue(&ready(i));
        let fault = self.fault();
        let mut out = TcOut {
            st_ready: self.start_ready(i.st_slot as u8).into(),
            if_req_valid: self.lines().request().is_some().into(),
            if_req_line: self.lines().request().unwrap_or(0).into(),
            if_rsp_ready: self.lines().response_ready().into(),
            busy: self.busy().into(),
            stall: issues.stall.map(|stall| stall as u64),
            fault_valid: fault.is_some().into(),
            fault_slot: fault.map_or(0, |fault| fault.0).into(),
            fault_ip: fault.map_or(0, |fault| fault.1).into(),
            ..TcOut::default()
        };
        self.bundle_ports(&mut out, &issues);
        out
    }

    fn tick(&mut self, i: &TcIn) {
        if i.reset == 1 {
            return self.reset();
        }
        let issues = self.issue(&ready(i));
        let start = Start { slot: i.st_slot as u8, ip: i.st_ip as u32, mask: i.st_mask as u32 };
        let done0 = done!(
            i,
            d0_valid,
            d0_slot,
            d0_sb,
            [d0_fl_we, d0_fl_reg, d0_fl_mask, d0_fl_val],
            [d0_arf_we, d0_arf_sel, d0_arf_be, d0_arf_val]
        );
        let done1 = done!(
            i,
            d1_valid,
            d1_slot,
            d1_sb,
            [d1_fl_we, d1_fl_reg, d1_fl_mask, d1_fl_val],
            [d1_arf_we, d1_arf_sel, d1_arf_be, d1_arf_val]
        );
        let resolved = resolved(i);
        let events = Events {
            line_request_ready: i.if_req_ready == 1,
            line: (i.if_rsp_valid == 1).then_some((i.if_rsp_line as u32, &i.if_rsp_data)),
            fetched: [slot(i.f0_valid, i.f0_slot), slot(i.f1_valid, i.f1_slot), slot(i.fm_valid, i.fm_slot)],
            done: [done0, done1],
            response: (i.dm_valid == 1).then_some((i.dm_slot as u8, i.dm_sb as u8)),
            resolved: resolved.as_ref(),
            ended: slot(i.eot_done, i.eot_slot),
            start: (i.st_valid == 1 && self.start_ready(start.slot)).then_some(start),
        };
        self.clock(&issues, &events);
    }
}

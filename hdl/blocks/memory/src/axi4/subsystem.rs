//! The memory subsystem on AXI4: a bridge behind each pipeline, wired together.
//!
//! Rules, timing, stalls, deadlock: `hdl/docs/src/contract/memory_subsystem_axi4.md`.
//!
//! ```text
//!  req, resp, result [p] <--> MemorySubsystem <-- mr, md, mw, ack [p] --> Axi4Bridge <--> aw, w, b, ar, r [p]
//! ```
//!
//! Invariant: the buses share nothing but `axi`, so each keeps the rules that its bridge keeps alone (the
//! checker of AXI4's rules looks at all four in the lockstep test).

use super::{bus, Axi4Bridge};
use crate::memory_subsystem::MemorySubsystem;
use tessera_hdl::prelude::*;
use tessera_render_cache::bundle::*;

/// The subsystem on buses of 128 bits.
pub type MemorySubsystemAxi4Bus128 = MemorySubsystemAxi4<2, 1, 16>;
/// The subsystem on buses of 64 bits.
pub type MemorySubsystemAxi4Bus64 = MemorySubsystemAxi4<1, 1, 16>;

/// Four render caches, each a master of its own bus; the parameters are those of [`Axi4Bridge`].
#[block(ports = tessera_ports::memory_subsystem_axi4, suffix(bus(K)))]
pub struct MemorySubsystemAxi4<const K: usize = 8, const SPLIT: usize = 0, const IDS: usize = 0> {
    core: MemorySubsystem,
    bridge: [Axi4Bridge<K, SPLIT, IDS>; 4],
}

impl<const K: usize, const SPLIT: usize, const IDS: usize> Logic for MemorySubsystemAxi4<K, SPLIT, IDS> {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, core, bridge[4]);
        connect!(
            self.cfg => self.core.cfg,
            self.req => self.core.req,
            self.core.resp => self.resp,
            self.result => self.core.result,
            self.core.misrouted => self.misrouted,
            self.core.stall => self.stall,
            self.flush => self.core.flush,
            self.core.flush_done => self.flush_done,
            self.core.idle => self.idle,
            self.cnt_pipe => self.core.cnt_pipe,
            self.cnt_sel => self.core.cnt_sel,
            self.core.cnt_value => self.cnt_value
        );
        for p in 0..4 {
            connect!(
                self.core.mr[p] => self.bridge[p].mr,
                self.bridge[p].md => self.core.md[p],
                self.core.mw[p] => self.bridge[p].mw,
                self.bridge[p].ack => self.core.ack[p],
                self.axi => self.bridge[p].cfg,
                self.bridge[p].aw => self.aw[p],
                self.bridge[p].w => self.w[p],
                self.bridge[p].w_data => self.w_data[p],
                self.bridge[p].w_strb => self.w_strb[p],
                self.b[p] => self.bridge[p].b,
                self.bridge[p].ar => self.ar[p],
                self.r[p] => self.bridge[p].r,
                self.r_data[p] => self.bridge[p].r_data,
                self.bridge[p].fault => self.fault[p]
            );
        }
    }
}

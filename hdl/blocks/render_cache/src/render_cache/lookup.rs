//! L: one request meets tags and miss queue.
//!
//! ```text
//!  req_* ------> register --> l_*  --> link | launch | miss
//!  tag port users ---------> t_rd_en, t_rd_set
//! ```
//!
//! A request waits here until it can link itself to a chain, be launched (hit)
//! or begin a chain (miss). L owns the choice of who reads the tag RAM,
//! because what L may do depends on whose row the RAM shows (`ok`).
//!
//! ```text
//! cycle      0     1     2
//! req_valid  1     1
//! l_go             1     1
//! req_ready  1     1     1
//! ```
//!
//! Stalls, numbered as in `tessera_ports::cache::render_cache`: 2 conflict, 3 no
//! node, 4 response register, 5 tags lost, 6 and 7 (empty) tag port, walker.
//! Deadlock: see [`super`].

use tessera_hdl::prelude::*;

/// Lookup stage and owner of the tag read port.
#[block]
pub struct RenderCacheLookup {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub req_valid: Signal<In, Bit>,
    pub req_tag: Signal<In, U<8>>,
    pub req_block: Signal<In, U<27>>,
    pub req_set: Signal<In, U<5>>,
    pub req_op: Signal<In, U<2>>,
    pub req_mask: Signal<In, U<16>>,
    // Walker.
    pub running: Signal<In, Bit>,
    pub walk_read: Signal<In, Bit>,
    pub walk_set: Signal<In, U<5>>,
    // Write-back.
    pub w0_go: Signal<In, Bit>,
    pub w0_set: Signal<In, U<5>>,
    pub w1_valid: Signal<In, Bit>,
    pub w1_go: Signal<In, Bit>,
    pub w1_set: Signal<In, U<5>>,
    pub w2_valid: Signal<In, Bit>,
    pub w2_set: Signal<In, U<5>>,
    // Miss queue and tags about the request in L.
    pub q_match: Signal<In, Bit>,
    pub q_leaving: Signal<In, Bit>,
    pub q_full: Signal<In, Bit>,
    pub hit: Signal<In, Bit>,
    // Response register.
    pub s_valid: Signal<In, Bit>,
    pub x_free: Signal<In, Bit>,
    pub req_ready: Signal<Out, Bit>,
    pub l_valid: Signal<Out, Bit>,
    pub l_tag: Signal<Out, U<8>>,
    pub l_block: Signal<Out, U<27>>,
    pub l_set: Signal<Out, U<5>>,
    pub l_op: Signal<Out, U<2>>,
    pub l_mask: Signal<Out, U<16>>,
    pub link: Signal<Out, Bit>,
    pub launch: Signal<Out, Bit>,
    pub miss: Signal<Out, Bit>,
    /// The request takes a node: links, misses, hits that write.
    pub push: Signal<Out, Bit>,
    pub t_rd_en: Signal<Out, Bit>,
    pub t_rd_set: Signal<Out, U<5>>,
    pub stall: Signal<Out, U<3>>,
    valid: Reg<Bit>,
    /// The tag RAM shows the request's set.
    ok: Reg<Bit>,
    tag: Reg<U<8>>,
    block: Reg<U<27>>,
    set: Reg<U<5>>,
    op: Reg<U<2>>,
    mask: Reg<U<16>>,
    conflict: Signal<Local, Bit>,
    read: Signal<Local, Bit>,
    linking: Signal<Local, Bit>,
    launching: Signal<Local, Bit>,
    missing: Signal<Local, Bit>,
    go: Signal<Local, Bit>,
    w1_waits: Signal<Local, Bit>,
    can_take: Signal<Local, Bit>,
    accepted: Signal<Local, Bit>,
    reason: Signal<Local, U<3>>,
}

impl Logic for RenderCacheLookup {
    #[hdl]
    fn update(&mut self) {
        registers!(self, valid, ok, tag, block, set, op, mask);

        comment!("what the request can do");
        self.read.next = self.op.q.val() == 1;
        self.conflict.next = self.q_leaving.val()
            | (self.w1_valid.val() & (self.w1_set.val() == self.set.q.val()))
            | (self.w2_valid.val() & (self.w2_set.val() == self.set.q.val()));
        self.linking.next = self.valid.q.val() & !self.conflict.val() & self.q_match.val() & !self.q_full.val();
        self.launching.next = self.valid.q.val()
            & !self.conflict.val()
            & !self.q_match.val()
            & self.ok.q.val()
            & self.hit.val()
            & (self.read.val() | !self.q_full.val())
            & self.x_free.val()
            & !self.w1_go.val()
            & !self.s_valid.val();
        self.missing.next = self.valid.q.val()
            & !self.conflict.val()
            & !self.q_match.val()
            & self.ok.q.val()
            & !self.hit.val()
            & !self.q_full.val();
        self.go.next = self.linking.val() | self.launching.val() | self.missing.val();
        self.link.next = self.linking.val();
        self.launch.next = self.launching.val();
        self.miss.next = self.missing.val();
        self.push.next = self.linking.val() | self.missing.val() | (self.launching.val() & !self.read.val());

        comment!("tag read port: walker, W0, W1 keeps its row, L again, next request");
        self.w1_waits.next = self.w1_valid.val() & !self.w1_go.val();
        self.can_take.next =
            self.running.val() & !self.w0_go.val() & !self.w1_waits.val() & (!self.valid.q.val() | self.go.val());
        self.accepted.next = self.req_valid.val() & self.can_take.val();
        self.req_ready.next = self.can_take.val();
        self.t_rd_en.next = false;
        self.t_rd_set.next = self.set.q.val();
        self.ok.d.next = false;
        if self.walk_read.val() {
            self.t_rd_en.next = true;
            self.t_rd_set.next = self.walk_set.val();
        } else if self.w0_go.val() {
            self.t_rd_en.next = true;
            self.t_rd_set.next = self.w0_set.val();
        } else if !self.w1_waits.val() {
            if self.valid.q.val() & !self.go.val() {
                self.t_rd_en.next = true;
                self.ok.d.next = true;
            } else if self.accepted.val() {
                self.t_rd_en.next = true;
                self.t_rd_set.next = self.req_set.val();
                self.ok.d.next = true;
            }
        }

        comment!("the request");
        self.valid.d.next = self.accepted.val() | (self.valid.q.val() & !self.go.val());
        if self.accepted.val() {
            self.tag.d.next = self.req_tag.val();
            self.block.d.next = self.req_block.val();
            self.set.d.next = self.req_set.val();
            self.op.d.next = self.req_op.val();
            self.mask.d.next = self.req_mask.val();
        }
        self.l_valid.next = self.valid.q.val();
        self.l_tag.next = self.tag.q.val();
        self.l_block.next = self.block.q.val();
        self.l_set.next = self.set.q.val();
        self.l_op.next = self.op.q.val();
        self.l_mask.next = self.mask.q.val();

        comment!("why nothing moves");
        self.reason.next = 0.into();
        if self.valid.q.val() {
            self.reason.next = 4.into();
            if !self.q_match.val() & !self.ok.q.val() {
                self.reason.next = 5.into();
            }
            if self.q_full.val() & (self.q_match.val() | (self.ok.q.val() & !(self.read.val() & self.hit.val()))) {
                self.reason.next = 3.into();
            }
            if self.conflict.val() {
                self.reason.next = 2.into();
            }
            if self.go.val() {
                self.reason.next = 1.into();
            }
        } else if self.req_valid.val() & !self.can_take.val() {
            self.reason.next = 7.into();
            if self.running.val() {
                self.reason.next = 6.into();
            }
        }
        self.stall.next = self.reason.val();
    }
}

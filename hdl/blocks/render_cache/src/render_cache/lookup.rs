//! R and L: a request meets tags and miss queue, and then does what they say.
//!
//! ```text
//!  req --> R (tags, chains compared) --> L --> link | launch | miss
//!  tag port users --------> t_rd_en, t_rd_set
//! ```
//!
//! A request waits in L until it can link itself to a chain, be launched (hit)
//! or begin a chain (miss). What changes between R and L: page of the render cache,
//! "Between R and L". R owns the choice of who reads the tag RAM, because it may
//! be left only while the RAM shows its row (`ok`).
//!
//! ```text
//! cycle      0     1     2     3
//! req_valid  1     1
//! r_go             1     1
//! l_go                   1     1
//! req_ready  1     1     1     1
//! ```
//!
//! Stalls, numbered as in `tessera_ports::cache::render_cache`: 2 conflict, 3 no
//! node, 4 response register, 5 (L empty) tags lost, 6 and 7 (both empty) tag port,
//! walker. Deadlock: see [`super`].

use crate::bundle::*;
use crate::word::{stall, READ_ONLY};
use tessera_hdl::prelude::*;

/// Lookup stages and owner of the tag read port.
#[block]
pub struct RenderCacheLookup {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub req: Located<In>,
    // Walker.
    pub running: Signal<In, Bit>,
    pub walk_read: Signal<In, Bit>,
    pub walk_set: Signal<In, U<5>>,
    // Write-back.
    pub w0_go: Signal<In, Bit>,
    pub w0_set: Signal<In, U<5>>,
    pub w1_valid: Signal<In, Bit>,
    pub w1_waits: Signal<In, Bit>,
    pub w1_set: Signal<In, U<5>>,
    pub w2_valid: Signal<In, Bit>,
    pub w2_set: Signal<In, U<5>>,
    pub w3_valid: Signal<In, Bit>,
    pub w3_slot: Signal<In, U<4>>,
    pub w3_set: Signal<In, U<5>>,
    pub w3_way: Signal<In, U<2>>,
    // Tags about the request in R.
    pub hit: Signal<In, Bit>,
    pub hit_way: Signal<In, U<2>>,
    // Miss queue about the request in L.
    pub q_match: Signal<In, Bit>,
    pub q_slot: Signal<In, U<4>>,
    pub q_leaving: Signal<In, Bit>,
    pub q_full: Signal<In, Bit>,
    // Response register.
    pub s_valid: Signal<In, Bit>,
    pub x_free: Signal<In, Bit>,
    pub r_valid: Signal<Out, Bit>,
    pub r_block: Signal<Out, U<27>>,
    pub r_go: Signal<Out, Bit>,
    pub l_valid: Signal<Out, Bit>,
    pub l: LocatedItem<Out>,
    pub l_way: Signal<Out, U<2>>,
    pub link: Signal<Out, Bit>,
    pub launch: Signal<Out, Bit>,
    pub miss: Signal<Out, Bit>,
    /// The request takes a node: links, misses, hits that write.
    pub push: Signal<Out, Bit>,
    pub t_rd_en: Signal<Out, Bit>,
    pub t_rd_set: Signal<Out, U<5>>,
    pub stall: Signal<Out, U<3>>,
    /// A request is in R.
    coming: Reg<Bit>,
    /// The tag RAM shows the set of the request in R.
    ok: Reg<Bit>,
    ahead: LocatedItemReg,
    /// A request is in L.
    valid: Reg<Bit>,
    held: LocatedItemReg,
    /// Its block is in the data RAM.
    hits: Reg<Bit>,
    way: Reg<U<2>>,
    conflict: Signal<Local, Bit>,
    read: Signal<Local, Bit>,
    linking: Signal<Local, Bit>,
    launching: Signal<Local, Bit>,
    missing: Signal<Local, Bit>,
    go: Signal<Local, Bit>,
    moves: Signal<Local, Bit>,
    written: Signal<Local, Bit>,
    can_take: Signal<Local, Bit>,
    accepted: Signal<Local, Bit>,
    reason: Signal<Local, U<3>>,
}

impl Logic for RenderCacheLookup {
    #[hdl]
    fn update(&mut self) {
        registers!(self, coming, ok, valid, hits, way);
        stages!(self, ahead, held);

        comment!("what the request in L can do");
        self.read.next = self.held.op.q.val() == READ_ONLY;
        self.conflict.next = self.q_leaving.val()
            | (self.w1_valid.val() & (self.w1_set.val() == self.held.set.q.val()))
            | (self.w2_valid.val() & (self.w2_set.val() == self.held.set.q.val()))
            | (self.w3_valid.val() & (self.w3_set.val() == self.held.set.q.val()));
        self.linking.next = self.valid.q.val() & !self.conflict.val() & self.q_match.val() & !self.q_full.val();
        self.launching.next = self.valid.q.val()
            & !self.conflict.val()
            & !self.q_match.val()
            & self.hits.q.val()
            & (self.read.val() | !self.q_full.val())
            & self.x_free.val()
            & !self.w2_valid.val()
            & !self.s_valid.val();
        self.missing.next =
            self.valid.q.val() & !self.conflict.val() & !self.q_match.val() & !self.hits.q.val() & !self.q_full.val();
        self.go.next = self.linking.val() | self.launching.val() | self.missing.val();
        connect!(self.linking => self.link, self.launching => self.launch, self.missing => self.miss);
        self.push.next = self.linking.val() | self.missing.val() | (self.launching.val() & !self.read.val());

        comment!("R moves on when its set is shown and not just written");
        self.written.next = self.w3_valid.val() & (self.w3_set.val() == self.ahead.set.q.val());
        self.moves.next = self.coming.q.val() & self.ok.q.val() & !self.written.val() & (!self.valid.q.val() | self.go.val());

        comment!("tag read port: walker, W0, W1 keeps its row, R again, next request");
        self.can_take.next =
            self.running.val() & !self.w0_go.val() & !self.w1_waits.val() & (!self.coming.q.val() | self.moves.val());
        self.accepted.next = self.req.valid.val() & self.can_take.val();
        connect!(self.can_take => self.req.ready);
        self.t_rd_en.next = false;
        connect!(self.ahead.set => self.t_rd_set);
        self.ok.d.next = false;
        if self.walk_read.val() {
            self.t_rd_en.next = true;
            connect!(self.walk_set => self.t_rd_set);
        } else if self.w0_go.val() {
            self.t_rd_en.next = true;
            connect!(self.w0_set => self.t_rd_set);
        } else if !self.w1_waits.val() {
            if self.coming.q.val() & !self.moves.val() {
                self.t_rd_en.next = true;
                self.ok.d.next = true;
            } else if self.accepted.val() {
                self.t_rd_en.next = true;
                connect!(self.req.set => self.t_rd_set);
                self.ok.d.next = true;
            }
        }

        comment!("the requests");
        self.coming.d.next = self.accepted.val() | (self.coming.q.val() & !self.moves.val());
        if self.accepted.val() {
            take!(self.req => self.ahead);
        }
        self.valid.d.next = self.moves.val() | (self.valid.q.val() & !self.go.val());
        if self.moves.val() {
            connect!(
                self.ahead.tag => self.held.tag,
                self.ahead.block => self.held.block,
                self.ahead.set => self.held.set,
                self.ahead.op => self.held.op,
                self.ahead.mask => self.held.mask,
                self.hit => self.hits,
                self.hit_way => self.way
            );
        } else if self.w3_valid.val() & (self.w3_set.val() == self.held.set.q.val()) {
            comment!("the block comes into the data RAM, or leaves it");
            if self.q_match.val() & (self.q_slot.val() == self.w3_slot.val()) {
                self.hits.d.next = true;
                connect!(self.w3_way => self.way);
            } else if self.way.q.val() == self.w3_way.val() {
                self.hits.d.next = false;
            }
        }
        connect!(
            self.coming => self.r_valid,
            self.ahead.block => self.r_block,
            self.moves => self.r_go,
            self.valid => self.l_valid,
            self.held => self.l,
            self.way => self.l_way
        );

        comment!("why nothing moves");
        self.reason.next = stall::NONE;
        if self.valid.q.val() {
            self.reason.next = stall::RESPONSE;
            if self.q_full.val() & (self.q_match.val() | !(self.read.val() & self.hits.q.val())) {
                self.reason.next = stall::NO_NODE;
            }
            if self.conflict.val() {
                self.reason.next = stall::CONFLICT;
            }
            if self.go.val() {
                self.reason.next = stall::MOVES;
            }
        } else if self.coming.q.val() {
            if !self.moves.val() {
                self.reason.next = stall::NO_TAGS;
            }
        } else if self.req.valid.val() & !self.can_take.val() {
            self.reason.next = stall::WALKER;
            if self.running.val() {
                self.reason.next = stall::TAG_PORT;
            }
        }
        connect!(self.reason => self.stall);
    }
}

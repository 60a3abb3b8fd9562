//! Registers on AXI4-Lite that start, flush, watch and stop a cache.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/axi4_lite_control.md`.
//!
//! ```text
//!  aw, w, b, ar, r <--> AxiLiteChannels <--> registers --> cfg, axi, core_reset, flush, irq
//!                                            MemoryCounters <-- ev, traffic, stall
//! ```
//!
//! Invariant: set-up does not change while the cache is out of reset, or at the edge by which it leaves it (the
//! stimulus of the lockstep test looks at every cycle).

mod channels;
mod registers;

use crate::counters::{counter, MemoryCounters};
use channels::AxiLiteChannels;
use registers::{at, base_high, base_low, cache, control, event, pitch, status, COUNTERS, IDENTITY, WHOLE_CACHE};
use tessera_hdl::prelude::*;
use tessera_render_cache::bundle::*;
use tessera_render_cache::word::stall;

tessera_hdl::words! {
    /// First address of the surfaces without its low six bits.
    base: 33..0 {
        /// Of `BASE_LOW`.
        LOW: 25..0,
        /// Of `BASE_HIGH`.
        HIGH: 33..26,
    }
    /// Number of a register among the counters.
    word: 9..0 {
        /// Which counter.
        COUNTER: 3..0,
        /// It is among them.
        GROUP: 9..4,
    }
}

/// Set-up, start, flush, counters and faults of a cache as registers.
#[block(ports = tessera_ports::axi4_lite_control)]
pub struct Axi4LiteControl {
    channels: AxiLiteChannels,
    counters: MemoryCounters,
    run: Reg<Bit>,
    stopping: Reg<Bit>,
    flush_v: Reg<Bit>,
    flush_d: Reg<Bit>,
    flush_busy: Reg<Bit>,
    happened: Reg<U<3>>,
    enable: Reg<U<3>>,
    #[reset_value(WHOLE_CACHE)]
    cache: Reg<U<28>>,
    base_low: Reg<U<26>>,
    base_high: Reg<U<8>>,
    pitch: Reg<U<3>>,
    flushing: Signal<Local, Bit>,
    may_flush: Signal<Local, Bit>,
    refused: Signal<Local, Bit>,
    done: Signal<Local, Bit>,
    actions: Signal<Local, U<5>>,
    cleared: Signal<Local, U<3>>,
    stops: Signal<Local, Bit>,
    ended: Signal<Local, Bit>,
    counted: Signal<Local, U<12>>,
    found: Signal<Local, U<32>>,
    outside: Signal<Local, Bit>,
}

impl Logic for Axi4LiteControl {
    #[hdl]
    fn update(&mut self) {
        registers!(self, run, stopping, flush_v, flush_d, flush_busy, happened, enable, cache, base_low, base_high, pitch);
        subblocks!(self, channels);
        connect!(
            self.aw => self.channels.aw,
            self.w => self.channels.w,
            self.channels.b => self.b,
            self.ar => self.channels.ar,
            self.channels.r => self.r
        );

        comment!("a write is done or refused");
        self.accept.next = self.run.q.val() & !self.stopping.q.val();
        self.flushing.next = self.flush_v.q.val() | self.flush_busy.q.val();
        self.may_flush.next = self.accept.val() & !self.flushing.val();
        self.refused.next = true;
        match self.channels.write.word.val() {
            at::CONTROL => {
                self.refused.next = self.channels.write.data.val().field(control::FLUSH) & !self.may_flush.val();
            }
            at::EVENT | at::ENABLE => {
                self.refused.next = false;
            }
            at::CACHE | at::BASE_LOW | at::BASE_HIGH | at::PITCH => {
                self.refused.next = self.run.q.val();
            }
            _ => {}
        }
        connect!(self.refused => self.channels.write.refused);
        self.done.next = self.channels.write.valid.val() & !self.refused.val();

        comment!("what it does");
        self.actions.next = 0.into();
        self.cleared.next = 0.into();
        if self.done.val() {
            match self.channels.write.word.val() {
                at::CONTROL => {
                    self.actions.next = self.channels.write.data.val().get_bits::<5>(0);
                }
                at::EVENT => {
                    self.cleared.next = self.channels.write.data.val().get_bits::<3>(0);
                }
                at::ENABLE => {
                    self.enable.d.next = (self.enable.q.val() & !self.channels.write.mask.val().get_bits::<3>(0))
                        | self.channels.write.data.val().get_bits::<3>(0);
                }
                at::CACHE => {
                    self.cache.d.next = (self.cache.q.val() & !self.channels.write.mask.val().get_bits::<28>(0))
                        | self.channels.write.data.val().get_bits::<28>(0);
                }
                at::BASE_LOW => {
                    self.base_low.d.next = (self.base_low.q.val() & !self.channels.write.mask.val().field(base_low::ADDRESS))
                        | self.channels.write.data.val().field(base_low::ADDRESS);
                }
                at::BASE_HIGH => {
                    self.base_high.d.next = (self.base_high.q.val() & !self.channels.write.mask.val().field(base_high::ADDRESS))
                        | self.channels.write.data.val().field(base_high::ADDRESS);
                }
                at::PITCH => {
                    self.pitch.d.next = (self.pitch.q.val() & !self.channels.write.mask.val().field(pitch::SHIFT))
                        | self.channels.write.data.val().field(pitch::SHIFT);
                }
                _ => {}
            }
        }

        comment!("start and stop");
        if self.run.q.val() {
            if self.actions.val().field(control::STOP) {
                self.stopping.d.next = true;
            }
        } else if self.actions.val().field(control::START) {
            self.run.d.next = true;
        }
        self.stops.next = self.stopping.q.val() & self.idle.val() & !self.flushing.val();
        if self.stops.val() {
            self.run.d.next = false;
            self.stopping.d.next = false;
        }
        self.core_reset.next = self.reset.val() | !self.run.q.val();

        comment!("flush");
        self.ended.next = self.flush_busy.q.val() & self.flush_done.val();
        if self.flush_v.q.val() & self.flush.ready.val() {
            self.flush_v.d.next = false;
            self.flush_busy.d.next = true;
        }
        if self.ended.val() {
            self.flush_busy.d.next = false;
        }
        if self.actions.val().field(control::FLUSH) {
            self.flush_v.d.next = true;
            self.flush_d.d.next = self.actions.val().field(control::DROP);
        }
        self.flush.valid.next = self.flush_v.q.val();
        self.flush.drop.next = self.flush_v.q.val() & self.flush_d.q.val();

        comment!("events: what happens wins over what is cleared");
        self.happened.d.next = (self.happened.q.val() & !self.cleared.val())
            | pack!(3;
                event::WRITE_FAULT = self.fault.write.val(),
                event::READ_FAULT = self.fault.read.val(),
                event::FLUSHED = self.ended.val()
            );
        self.irq.next = (self.happened.q.val() & self.enable.q.val()).any();

        comment!("counters");
        self.counted.next = 0.into();
        if self.run.q.val() {
            self.counted.next = pack!(12;
                counter::TAKEN = self.traffic.request.val(),
                counter::PRESENT = self.ev.present.val(),
                counter::LINK = self.ev.link.val(),
                counter::MISS = self.ev.miss.val(),
                counter::BUS_READ = self.traffic.read.val(),
                counter::BUS_WRITE = self.traffic.write.val(),
                counter::READ = self.ev.read.val(),
                counter::VICTIM = self.ev.victim.val(),
                counter::RESULT = self.ev.result.val(),
                counter::ALLOC = self.ev.alloc.val(),
                counter::FILL_ERROR = self.ev.fill_error.val(),
                counter::STALLED = self.stall.val() > stall::MOVES
            );
        }
        connect!(self.clock => self.counters.clock, self.counted => self.counters.events);
        self.counters.reset.next = self.reset.val() | self.actions.val().field(control::CLEAR);

        comment!("set-up");
        self.cfg.nodes.next = self.cache.q.val().field(cache::NODES);
        self.cfg.ways.next = self.cache.q.val().field(cache::WAYS);
        self.cfg.set_mask.next = self.cache.q.val().field(cache::SET_MASK);
        self.cfg.hash.next = self.cache.q.val().field(cache::HASH);
        self.cfg.part.next = self.cache.q.val().field(cache::PART);
        self.axi.base.next = pack!(34; base::HIGH = self.base_high.q.val(), base::LOW = self.base_low.q.val());
        connect!(self.pitch => self.axi.pitch);

        comment!("what a read finds");
        self.counters.select.next = self.channels.read.word.val().field(word::COUNTER);
        self.found.next = 0.into();
        self.outside.next = false;
        match self.channels.read.word.val() {
            at::ID => {
                self.found.next = IDENTITY;
            }
            at::CONTROL => {}
            at::STATUS => {
                self.found.next = pack!(32;
                    status::STALL = self.stall.val(),
                    status::IDLE = self.idle.val(),
                    status::FLUSHING = self.flushing.val(),
                    status::STOPPING = self.stopping.q.val(),
                    status::RUNNING = self.run.q.val()
                );
            }
            at::EVENT => {
                self.found.next = bit_cast::<32, 3>(self.happened.q.val());
            }
            at::ENABLE => {
                self.found.next = bit_cast::<32, 3>(self.enable.q.val());
            }
            at::CACHE => {
                self.found.next = bit_cast::<32, 28>(self.cache.q.val());
            }
            at::BASE_LOW => {
                self.found.next = pack!(32; base_low::ADDRESS = self.base_low.q.val());
            }
            at::BASE_HIGH => {
                self.found.next = pack!(32; base_high::ADDRESS = self.base_high.q.val());
            }
            at::PITCH => {
                self.found.next = pack!(32; pitch::SHIFT = self.pitch.q.val());
            }
            _ => {
                self.found.next = self.counters.value.val();
                self.outside.next = (self.channels.read.word.val().field(word::GROUP) != at::COUNTERS)
                    | (self.channels.read.word.val().field(word::COUNTER) >= COUNTERS);
                if self.channels.read.word.val().field(word::GROUP) != at::COUNTERS {
                    self.found.next = 0.into();
                }
            }
        }
        connect!(self.found => self.channels.read.data, self.outside => self.channels.read.outside);
    }
}

//! Cache demo: a memory pipeline on a board.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/cache_demo.md`.

use crate::demo_control::DemoControl;
use crate::frame_buffer::FrameBuffer;
use crate::request_player::RequestPlayer;
use crate::uart::Uart;
use tessera_hdl::prelude::*;
use tessera_memory::output_merge::OutputMerge;
use tessera_render_cache::render_cache::RenderCache;

/// Every node of the miss queue.
const NODES: U<16> = U::new(0xffff);
/// Every way.
const WAYS: U<4> = U::new(0xf);
/// Every set.
const SETS: U<5> = U::new(0x1f);

/// One pipeline with all it needs to be seen at work.
#[block(ports = tessera_ports::cache_demo)]
pub struct CacheDemo {
    uart: Uart,
    control: DemoControl,
    player: RequestPlayer,
    merge: OutputMerge,
    cache: RenderCache,
    frame: FrameBuffer,
    counted: Signal<Local, U<7>>,
}

impl Logic for CacheDemo {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, uart, control, player, merge, cache, frame);

        comment!("the host");
        connect!(
            self.cfg_divider => self.uart.cfg_divider,
            self.rxd => self.uart.rxd,
            self.uart.txd => self.txd,
            self.uart.rx => self.control.rx,
            self.uart.fault => self.control.rx_fault,
            self.control.tx => self.uart.tx,
            self.control.led => self.led
        );

        comment!("fragments");
        connect!(
            self.control.load => self.player.load,
            self.control.forget => self.player.forget,
            self.control.play => self.player.play,
            self.player.busy => self.control.player_busy,
            self.player.full => self.control.player_full,
            self.player.frag => self.merge.frag,
            self.control.merge => self.merge.cfg,
            self.merge.idle => self.control.merge_idle,
            self.merge.ev_error => self.control.merge_error
        );

        comment!("the cache, which has all it can have");
        self.cache.cfg.nodes.next = NODES;
        self.cache.cfg.ways.next = WAYS;
        self.cache.cfg.set_mask.next = SETS;
        self.cache.cfg.hash.next = true;
        self.cache.cfg.part.next = 0.into();
        connect!(
            self.merge.req => self.cache.req,
            self.cache.resp => self.merge.resp,
            self.merge.result => self.cache.result,
            self.control.flush => self.cache.flush,
            self.cache.flush_done => self.control.flush_done
        );

        comment!("memory");
        connect!(
            self.cache.mr => self.frame.mr,
            self.frame.md => self.cache.md,
            self.cache.mw => self.frame.mw,
            self.frame.ack => self.cache.ack,
            self.control.clear => self.frame.clear,
            self.control.colour => self.frame.colour,
            self.control.depth => self.frame.depth,
            self.frame.busy => self.control.frame_busy,
            self.control.view => self.frame.view,
            self.frame.viewed => self.control.viewed
        );

        comment!("what is counted");
        self.counted.next = bits::<7>(0)
            .replace_bit(0, self.player.frag.valid.val() & self.merge.frag.ready.val())
            .replace_bit(1, self.merge.req.valid.val() & self.cache.req.ready.val())
            .replace_bit(2, self.cache.ev.present.val())
            .replace_bit(3, self.cache.ev.link.val())
            .replace_bit(4, self.cache.ev.miss.val())
            .replace_bit(5, self.cache.mr.valid.val() & self.frame.mr.ready.val())
            .replace_bit(6, self.cache.mw.valid.val() & self.frame.mw.ready.val());
        connect!(self.counted => self.control.counted);
    }
}

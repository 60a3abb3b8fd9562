//! Golden model of the cache demo (`tessera_ports::board::cache_demo`): its parts, wired together.

use super::demo_control::DemoControl;
use super::frame_buffer::FrameBuffer;
use super::request_player::RequestPlayer;
use super::uart::Uart;
use crate::cache::output_merge::OutputMerge;
use crate::cache::render_cache::RenderCache;
use crate::Golden;
use tessera_ports::board::cache_demo::{CacheDemoIn, CacheDemoOut};
use tessera_ports::board::demo_control::DemoControlIn;
use tessera_ports::board::frame_buffer::FrameBufferIn;
use tessera_ports::board::request_player::RequestPlayerIn;
use tessera_ports::board::uart::UartIn;
use tessera_ports::bundle::cache::CacheConfig;
use tessera_ports::cache::output_merge::OutputMergeIn;
use tessera_ports::cache::render_cache::RenderCacheIn;

/// A pipeline on a board.
#[derive(Debug, Clone, Default)]
pub struct CacheDemo {
    uart: Uart,
    control: DemoControl,
    player: RequestPlayer,
    merge: OutputMerge,
    cache: RenderCache,
    frame: FrameBuffer,
}

/// What each part sees in a cycle.
struct Inputs {
    uart: UartIn,
    control: DemoControlIn,
    player: RequestPlayerIn,
    merge: OutputMergeIn,
    cache: RenderCacheIn,
    frame: FrameBufferIn,
}

const CONFIG: CacheConfig = CacheConfig { nodes: 0xFFFF, ways: 0xF, set_mask: 0x1F, hash: 1, part: 0 };

impl CacheDemo {
    /// What each part sees, and what the demo shows. Every part is asked again once what it answers in the same
    /// cycle has an answer to be given to.
    fn settle(&self, i: &CacheDemoIn) -> (Inputs, CacheDemoOut) {
        let CacheDemoIn { reset, cfg_divider, rxd } = *i;
        let mut uart = UartIn { reset, cfg_divider, rxd, ..Default::default() };
        let mut control = DemoControlIn { reset, ..Default::default() };
        let mut player = RequestPlayerIn { reset, ..Default::default() };
        let mut frame = FrameBufferIn { reset, ..Default::default() };
        let mut merge = OutputMergeIn { reset, ..Default::default() };
        let mut cache = RenderCacheIn { reset, cfg: CONFIG, ..Default::default() };

        // What shows from state: lines, fragments, data, requests, results, how to draw.
        let (line, played, held) = (self.uart.eval(&uart), self.player.eval(&player), self.frame.eval(&frame));
        (control.rx, control.rx_fault, control.tx) = (line.rx, line.fault, line.tx);
        (control.player_busy, control.player_full) = (played.busy, played.full);
        (control.frame_busy, control.viewed) = (held.busy, held.viewed);
        let asked = self.control.eval(&control);
        (merge.cfg, merge.frag) = (asked.merge, played.frag);
        let drawn = self.merge.eval(&merge);
        (cache.req, cache.result, cache.flush) = (drawn.req, drawn.result, asked.flush);
        (cache.md, cache.ack, cache.mw) = (held.md, held.ack, held.mw);

        // The cache takes data and results; then the merge takes responses; then the cache takes requests.
        let taken = self.cache.eval(&cache);
        (merge.resp, merge.result, frame.md) = (taken.resp, taken.result, taken.md);
        let answered = self.merge.eval(&merge);
        cache.resp = answered.resp;
        (frame.mr, frame.mw, frame.view) = (taken.mr, taken.mw, asked.view);
        (frame.clear, frame.colour, frame.depth) = (asked.clear, asked.colour, asked.depth);
        let memory = self.frame.eval(&frame);
        cache.mr = memory.mr;
        let cached = self.cache.eval(&cache);
        merge.req = cached.req;

        (uart.tx, player.frag) = (asked.tx, answered.frag);
        (player.load, player.forget, player.play) = (asked.load, asked.forget, asked.play);
        (control.merge_idle, control.merge_error) = (answered.idle, answered.ev_error);
        (control.flush, control.flush_done, control.view) = (cached.flush, cached.flush_done, memory.view);
        let moves = [
            played.frag.valid & answered.frag.ready,
            answered.req.valid & cached.req.ready,
            cached.ev.present,
            cached.ev.link,
            cached.ev.miss,
            cached.mr.valid & memory.mr.ready,
            cached.mw.valid & memory.mw.ready,
        ];
        control.counted = moves.iter().rev().fold(0, |all, moves| all << 1 | moves);
        let shown = CacheDemoOut { txd: line.txd, led: self.control.eval(&control).led };
        (Inputs { uart, control, player, merge, cache, frame }, shown)
    }
}

impl Golden for CacheDemo {
    type In = CacheDemoIn;
    type Out = CacheDemoOut;

    fn eval(&self, i: &CacheDemoIn) -> CacheDemoOut {
        CacheDemo::settle(self, i).1
    }

    fn tick(&mut self, i: &CacheDemoIn) {
        let (at, _) = CacheDemo::settle(self, i);
        self.uart.tick(&at.uart);
        self.control.tick(&at.control);
        self.player.tick(&at.player);
        self.merge.tick(&at.merge);
        self.cache.tick(&at.cache);
        self.frame.tick(&at.frame);
    }
}

//! A pipeline on a board: every block in lockstep, golden = rust-hdl = exported Verilog.

use tessera_board as board;
use tessera_golden::board as golden;
use tessera_testbenches::stimuli::board as stimuli;

/// Module, block, its hardware.
macro_rules! block {
    ($module:ident, $block:ident, $hardware:ty) => {
        mod $module {
            use super::*;
            tessera_testbenches::block_lockstep!(stimuli::$module::$block, golden::$module::$block, $hardware);
        }
    };
}

block!(uart, Uart, board::uart::Uart);
block!(request_player, RequestPlayer, board::request_player::RequestPlayer);
block!(frame_buffer, FrameBuffer, board::frame_buffer::FrameBuffer);
block!(demo_control, DemoControl, board::demo_control::DemoControl);
block!(cache_demo, CacheDemo, board::cache_demo::CacheDemo);

//! Every block of the render cache in lockstep: golden = rust-hdl = exported Verilog, every output port, every cycle.

use tessera_golden::cache as golden;
use tessera_memory as memory;
use tessera_render_cache as hardware;
use tessera_tests::stimuli::cache as stimuli;

/// `module, block, port of the planted bugs; its hardware`.
macro_rules! block {
    ($module:ident, $block:ident, $port:literal, $hardware:ty) => {
        mod $module {
            use super::*;
            tessera_tests::block_lockstep!(stimuli::$module::$block, golden::$module::$block, $hardware, $port);
        }
    };
}

block!(tag_ram, TagRam, "hit_way", hardware::tag_ram::TagRam);
block!(data_ram, DataRam, "q_3", hardware::data_ram::DataRam);
block!(store_fill_buffer, StoreFillBuffer, "q_5", hardware::store_fill_buffer::StoreFillBuffer);
block!(write_out, WriteOut, "mw_block", hardware::write_out::WriteOut);
block!(miss_queue, MissQueue, "s_tag", hardware::miss_queue::MissQueue<16, 4>);
block!(render_cache, RenderCache, "resp_tag", hardware::render_cache::RenderCache);
block!(screen_partition, ScreenPartition, "pipeline", memory::screen_partition::ScreenPartition);
block!(memory_subsystem, MemorySubsystem, "resp_1_data_1", memory::memory_subsystem::MemorySubsystem);
block!(output_merge, OutputMerge, "result_mask", memory::output_merge::OutputMerge);

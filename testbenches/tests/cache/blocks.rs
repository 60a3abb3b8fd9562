//! Every block of the render cache in lockstep: golden = rust-hdl = exported Verilog, every output port,
//! every cycle.

use tessera_golden::cache as golden;
use tessera_memory as memory;
use tessera_render_cache as hardware;
use tessera_testbenches::stimuli::cache as stimuli;

/// Module, block, its hardware.
macro_rules! block {
    ($module:ident, $block:ident, $hardware:ty) => {
        block!($module as $module, $block, $hardware);
    };
    // One of several blocks that share their modules.
    ($module:ident as $name:ident, $block:ident, $hardware:ty) => {
        mod $name {
            use super::*;
            tessera_testbenches::block_lockstep!(stimuli::$module::$block, golden::$module::$block, $hardware);
        }
    };
}

block!(tag_ram, TagRam, hardware::tag_ram::TagRam);
block!(data_ram, DataRam, hardware::data_ram::DataRam);
block!(store_fill_buffer, StoreFillBuffer, hardware::store_fill_buffer::StoreFillBuffer);
block!(write_out, WriteOut, hardware::write_out::WriteOut);
block!(miss_queue, MissQueue, hardware::miss_queue::MissQueue<16, 4>);
block!(render_cache, RenderCache, hardware::render_cache::RenderCache);
block!(screen_partition, ScreenPartition, memory::screen_partition::ScreenPartition);
block!(memory_subsystem, MemorySubsystem, memory::memory_subsystem::MemorySubsystem);
block!(output_merge, OutputMerge, memory::output_merge::OutputMerge);
block!(axi4_bridge, Axi4Bridge, memory::axi4::Axi4Bridge);
block!(axi4_bridge as axi4_bridge_bus128, Axi4BridgeBus128, memory::axi4::Axi4BridgeBus128);
block!(axi4_bridge as axi4_bridge_bus64, Axi4BridgeBus64, memory::axi4::Axi4BridgeBus64);
block!(axi4_lite_control, Axi4LiteControl, memory::control::Axi4LiteControl);
block!(render_cache_axi4, RenderCacheAxi4, memory::axi4::RenderCacheAxi4);
block!(render_cache_axi4 as render_cache_axi4_bus128, RenderCacheAxi4Bus128, memory::axi4::RenderCacheAxi4Bus128);
block!(render_cache_axi4 as render_cache_axi4_bus64, RenderCacheAxi4Bus64, memory::axi4::RenderCacheAxi4Bus64);
block!(memory_subsystem_axi4, MemorySubsystemAxi4, memory::axi4::MemorySubsystemAxi4);
block!(memory_subsystem_axi4 as memory_subsystem_axi4_bus128, MemorySubsystemAxi4Bus128, memory::axi4::MemorySubsystemAxi4Bus128);
block!(memory_subsystem_axi4 as memory_subsystem_axi4_bus64, MemorySubsystemAxi4Bus64, memory::axi4::MemorySubsystemAxi4Bus64);
block!(render_cache_peripheral, RenderCachePeripheral, memory::peripheral::RenderCachePeripheral);
block!(
    render_cache_peripheral as render_cache_peripheral_bus64,
    RenderCachePeripheralBus64,
    memory::peripheral::RenderCachePeripheralBus64
);

//! The blocks that have a lockstep test of their own.

use tessera_board as board;
use tessera_golden as golden;
use tessera_memory as memory;
use tessera_render_cache as hardware;
use tessera_testbenches::stimuli;

use crate::block::Block;

macro_rules! block {
    ($family:ident::$module:ident, $block:ident, $hardware:ty) => {
        block!($family::$module as $module, $block, $hardware)
    };
    // One of several blocks that share their modules.
    ($family:ident::$module:ident as $name:ident, $block:ident, $hardware:ty) => {
        Block::unit::<stimuli::$family::$module::$block, golden::$family::$module::$block, $hardware, _, _>(stringify!($name))
    };
}

macro_rules! unit {
    ($module:ident, $block:ident) => {
        unit!($module, $block, $block, stringify!($module))
    };
    ($module:ident, $stimulus:ident, $variant:ident, $name:expr) => {
        Block::unit::<
            tessera_testbenches::stimuli::$module::$stimulus,
            tessera_golden::$module::$variant,
            tessera_eu::$module::$variant,
            _,
            _,
        >($name)
    };
}

/// All of them; a block follows those inside it.
pub static BLOCKS: [Block; 43] = [
    unit!(tc, Tc),
    unit!(tc, Tc, TcCompact, "tc_compact").beside("tc"),
    unit!(tc, TcLone, TcLite, "tc_lite").beside("tc_compact"),
    unit!(ga, Ga),
    unit!(ga, GaShared, GaCompact, "ga_compact").beside("ga"),
    unit!(alu, Alu).beside("alu_math"),
    unit!(alu, AluUsual, AluCompact, "alu_compact").beside("alu_math_compact"),
    // Only without adders do the multiply-add lanes get all that they can, only with math the other parts.
    unit!(alu, AluMath, AluMath, "alu_math").beside("alu_math_compact"),
    unit!(alu, AluMath, AluMathCompact, "alu_math_compact"),
    unit!(em, Em),
    unit!(intdiv, Intdiv),
    unit!(intdiv_pipe, IntdivPipe),
    unit!(je, Je),
    unit!(me, Me),
    Block::eu(),
    Block::eu_compact().beside("eu"),
    Block::eu_lite().beside("eu"),
    block!(cache::tag_ram, TagRam, hardware::tag_ram::TagRam),
    block!(cache::data_ram, DataRam, hardware::data_ram::DataRam),
    block!(cache::store_fill_buffer, StoreFillBuffer, hardware::store_fill_buffer::StoreFillBuffer),
    block!(cache::write_out, WriteOut, hardware::write_out::WriteOut),
    block!(cache::miss_queue, MissQueue, hardware::miss_queue::MissQueue<16, 4>),
    block!(cache::render_cache, RenderCache, hardware::render_cache::RenderCache),
    block!(cache::screen_partition, ScreenPartition, memory::screen_partition::ScreenPartition),
    block!(cache::output_merge, OutputMerge, memory::output_merge::OutputMerge),
    block!(cache::memory_subsystem, MemorySubsystem, memory::memory_subsystem::MemorySubsystem),
    // Only a burst of several beats counts them.
    block!(cache::axi4_bridge, Axi4Bridge, memory::axi4::Axi4Bridge).beside("axi4_bridge_bus64"),
    block!(cache::axi4_bridge as axi4_bridge_bus128, Axi4BridgeBus128, memory::axi4::Axi4BridgeBus128),
    block!(cache::axi4_bridge as axi4_bridge_bus64, Axi4BridgeBus64, memory::axi4::Axi4BridgeBus64),
    block!(cache::axi4_lite_control, Axi4LiteControl, memory::control::Axi4LiteControl),
    block!(cache::render_cache_axi4, RenderCacheAxi4, memory::axi4::RenderCacheAxi4),
    block!(cache::render_cache_axi4 as render_cache_axi4_bus128, RenderCacheAxi4Bus128, memory::axi4::RenderCacheAxi4Bus128),
    block!(cache::render_cache_axi4 as render_cache_axi4_bus64, RenderCacheAxi4Bus64, memory::axi4::RenderCacheAxi4Bus64),
    // The same connections in all three.
    block!(cache::memory_subsystem_axi4, MemorySubsystemAxi4, memory::axi4::MemorySubsystemAxi4)
        .beside("memory_subsystem_axi4_bus64"),
    block!(
        cache::memory_subsystem_axi4 as memory_subsystem_axi4_bus128,
        MemorySubsystemAxi4Bus128,
        memory::axi4::MemorySubsystemAxi4Bus128
    )
    .beside("memory_subsystem_axi4_bus64"),
    block!(
        cache::memory_subsystem_axi4 as memory_subsystem_axi4_bus64,
        MemorySubsystemAxi4Bus64,
        memory::axi4::MemorySubsystemAxi4Bus64
    ),
    block!(cache::render_cache_peripheral, RenderCachePeripheral, memory::peripheral::RenderCachePeripheral),
    block!(
        cache::render_cache_peripheral as render_cache_peripheral_bus64,
        RenderCachePeripheralBus64,
        memory::peripheral::RenderCachePeripheralBus64
    ),
    block!(board::uart, Uart, board::uart::Uart),
    block!(board::request_player, RequestPlayer, board::request_player::RequestPlayer),
    block!(board::frame_buffer, FrameBuffer, board::frame_buffer::FrameBuffer),
    block!(board::demo_control, DemoControl, board::demo_control::DemoControl),
    block!(board::cache_demo, CacheDemo, board::cache_demo::CacheDemo),
];

/// The blocks that an environment variable names, as `tc,em`: all where it is `all`, `otherwise` where it is not there.
///
/// # Panics
/// When it names one that is none.
pub fn named(variable: &str, otherwise: &[&'static str]) -> Vec<&'static Block> {
    let asked = std::env::var(variable).ok();
    let names: Vec<&str> = match asked.as_deref() {
        None => otherwise.to_vec(),
        Some("all") => BLOCKS.iter().map(|block| block.name).collect(),
        Some(names) => names.split(',').collect(),
    };
    let block = |name| {
        let found = BLOCKS.iter().find(|block| block.name == name);
        found.unwrap_or_else(|| panic!("{variable}: `{name}`, expected `all` or names as `tc,em`"))
    };
    names.into_iter().map(block).collect()
}

/// Modules of a block that no other block with a test has: what its own test answers for.
pub fn own_modules(block: &Block) -> Vec<tessera_export::Module> {
    let modules = &block.design().modules;
    let inside: Vec<_> = BLOCKS.iter().filter(|b| block.leaves_to(b, modules)).flat_map(|b| &b.design().modules).collect();
    modules.iter().filter(|module| !inside.contains(module)).cloned().collect()
}

//! The one list of blocks: what `tessera export` and `tessera list` know, each top before its parts.

pub mod header;

use tessera_export::gtkwave::Words;
use tessera_export::{Design, ExportError, Exporter};
use tessera_hdl::sim::Sim;
use tessera_isa::Opcode;
use tessera_ports::codes;

/// What the values of a port of this name and width mean, if they are codes.
pub fn words(port: &str, width: u32) -> Option<Words> {
    if (codes::field(port), width) == ("op", codes::OPCODE_WIDTH) {
        let opcodes = Opcode::ALL.iter().map(|opcode| (u64::from(opcode.code()), opcode.mnemonic().to_string()));
        // What is not valid shows 0 as well.
        let none = std::iter::once((0, "none or sync".to_string()));
        return Some(Words { name: "opcode".into(), words: none.chain(opcodes.filter(|(code, _)| *code != 0)).collect() });
    }
    let codes = codes::of(port, width)?;
    let words = codes.words.iter().enumerate().map(|(code, word)| (code as u64, word.to_string())).collect();
    Some(Words { name: codes.name.to_string(), words })
}

/// One exportable top block.
pub struct BlockEntry {
    /// Name of its module.
    pub name: &'static str,
    /// What it does, in a few words.
    pub role: &'static str,
    /// Path of its type.
    pub hardware: &'static str,
    /// Its Verilog.
    pub design: fn(&mut Exporter) -> Result<Design, ExportError>,
}

macro_rules! entry {
    ($name:literal, $block:ty, $role:literal) => {
        BlockEntry {
            name: $name,
            role: $role,
            hardware: stringify!($block),
            design: |exporter| exporter.export(Sim::<$block>::new().block()),
        }
    };
    // One with registers.
    ($name:literal, $block:ty, $role:literal, $registers:path) => {
        BlockEntry {
            design: |exporter| exporter.export_with_registers(Sim::<$block>::new().block(), &$registers()),
            ..entry!($name, $block, $role)
        }
    };
}

/// All of them.
pub static BLOCKS: &[BlockEntry] = &[
    entry!("tessera_eu", tessera_eu::eu::Eu, "execution unit: the six units below wired together"),
    entry!("tessera_eu_compact", tessera_eu::eu::EuCompact, "the same in the shape for a small FPGA"),
    entry!("tessera_eu_lite", tessera_eu::eu::EuLite, "the same with one ALU, for a smaller FPGA"),
    entry!("tessera_tc", tessera_eu::tc::Tc, "thread control: line fetch, decode, dependencies, issue"),
    entry!("tessera_tc_compact", tessera_eu::tc::TcCompact, "the same with two bundles a cycle: one ALU, and JE or ME"),
    entry!("tessera_tc_lite", tessera_eu::tc::TcLite, "the same for one ALU"),
    entry!("tessera_ga", tessera_eu::ga::Ga, "register-file arbiter: operand fetch and write-back"),
    entry!("tessera_ga_compact", tessera_eu::ga::GaCompact, "the same with one write port, for a small FPGA"),
    entry!("tessera_alu", tessera_eu::alu::Alu, "ALU0: operand gather, four lanes, result queues"),
    entry!("tessera_em", tessera_eu::em::Em, "extended math: functions and macro seeds of an ALU"),
    entry!("tessera_intdiv", tessera_eu::intdiv::Intdiv, "integer division: quotient and remainder, a bit a cycle"),
    entry!("tessera_intdiv_pipe", tessera_eu::intdiv_pipe::IntdivPipe, "integer division, two lanes a cycle"),
    entry!(
        "tessera_alu_compact",
        tessera_eu::alu::AluCompact,
        "the ALU with float add and conversions in the multiply-add pipe, for a small FPGA"
    ),
    entry!("tessera_alu_math", tessera_eu::alu::AluMath, "ALU1: the same with extended math and integer division"),
    entry!("tessera_alu_math_compact", tessera_eu::alu::AluMathCompact, "ALU1 for a small FPGA"),
    entry!("tessera_je", tessera_eu::je::Je, "branch unit: per-channel instruction pointers"),
    entry!("tessera_me", tessera_eu::me::Me, "message unit: payloads, responses, end of thread"),
    entry!(
        "tessera_memory_subsystem",
        tessera_memory::memory_subsystem::MemorySubsystem,
        "four render caches behind one flush, with counters"
    ),
    entry!("tessera_render_cache", tessera_render_cache::render_cache::RenderCache, "render cache: one memory pipeline"),
    entry!(
        "tessera_miss_queue_n16_a4",
        tessera_render_cache::miss_queue::MissQueue<16, 4>,
        "linked-list miss queue: one chain and one fetch per block"
    ),
    entry!(
        "tessera_miss_queue_n4_a2",
        tessera_render_cache::miss_queue::MissQueue<4, 2>,
        "the miss queue at 4 nodes, as `scripts/formal.sh` proves it"
    ),
    entry!("tessera_tag_ram", tessera_render_cache::tag_ram::TagRam, "tags of 32 sets x 4 ways, with compare"),
    entry!("tessera_data_ram", tessera_render_cache::data_ram::DataRam, "pixels of 128 blocks, one read and one write port"),
    entry!(
        "tessera_store_fill_buffer",
        tessera_render_cache::store_fill_buffer::StoreFillBuffer,
        "one row per chain, where writes and memory data meet"
    ),
    entry!("tessera_write_out", tessera_render_cache::write_out::WriteOut, "dirty victims on their way to memory"),
    entry!("tessera_screen_partition", tessera_memory::screen_partition::ScreenPartition, "router of tiles onto four pipelines"),
    entry!("tessera_output_merge", tessera_memory::output_merge::OutputMerge, "depth test and blend: a client that draws pixels"),
    entry!("tessera_axi4_bridge", tessera_memory::axi4::Axi4Bridge, "memory port of a cache as an AXI4 master, 512-bit bus"),
    entry!("tessera_axi4_bridge_bus128", tessera_memory::axi4::Axi4BridgeBus128, "the same on a 128-bit bus"),
    entry!("tessera_axi4_bridge_bus64", tessera_memory::axi4::Axi4BridgeBus64, "the same on a 64-bit bus"),
    entry!("tessera_render_cache_axi4", tessera_memory::axi4::RenderCacheAxi4, "render cache as an AXI4 master, 512-bit bus"),
    entry!("tessera_render_cache_axi4_bus128", tessera_memory::axi4::RenderCacheAxi4Bus128, "the same on a 128-bit bus"),
    entry!("tessera_render_cache_axi4_bus64", tessera_memory::axi4::RenderCacheAxi4Bus64, "the same on a 64-bit bus"),
    entry!(
        "tessera_memory_subsystem_axi4",
        tessera_memory::axi4::MemorySubsystemAxi4,
        "the four render caches as AXI4 masters, 512-bit buses"
    ),
    entry!("tessera_memory_subsystem_axi4_bus128", tessera_memory::axi4::MemorySubsystemAxi4Bus128, "the same on 128-bit buses"),
    entry!("tessera_memory_subsystem_axi4_bus64", tessera_memory::axi4::MemorySubsystemAxi4Bus64, "the same on 64-bit buses"),
    entry!(
        "tessera_axi4_lite_control",
        tessera_memory::control::Axi4LiteControl,
        "registers that start, flush, watch and stop a cache, on AXI4-Lite",
        header::control
    ),
    entry!(
        "tessera_render_cache_peripheral",
        tessera_memory::peripheral::RenderCachePeripheral,
        "render cache with registers on AXI4-Lite and a 512-bit AXI4 master",
        header::control
    ),
    entry!(
        "tessera_render_cache_peripheral_bus64",
        tessera_memory::peripheral::RenderCachePeripheralBus64,
        "the same with a 64-bit AXI4 master",
        header::control
    ),
    entry!("tessera_cache_demo", tessera_board::cache_demo::CacheDemo, "a pipeline on a board: trace and picture over a UART"),
    entry!(
        "tessera_demo_control",
        tessera_board::demo_control::DemoControl,
        "protocol of the board: commands, picture, counters"
    ),
    entry!("tessera_uart", tessera_board::uart::Uart, "bytes on a serial line"),
    entry!("tessera_request_player", tessera_board::request_player::RequestPlayer, "a trace in block RAM, played as fragments"),
    entry!("tessera_frame_buffer", tessera_board::frame_buffer::FrameBuffer, "memory of a small screen in block RAM"),
];

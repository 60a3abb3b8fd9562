//! The memory side: four render caches behind a screen partition, a client that draws, the way onto a bus and
//! the registers on another.
//!
//! What lives here: one module per block, each written from its contract page (`hdl/docs/src/contract`). What
//! must not: one pipeline's inside (`tessera-render-cache`), golden models, or anything that reads them.

pub mod axi4;
pub mod control;
mod counters;
pub mod memory_subsystem;
pub mod output_merge;
pub mod peripheral;
pub mod screen_partition;

#[cfg(not(test))]
use tessera_hdl::sim::compiled;

/// The tops of this crate, compiled with it ([`compiled`]).
#[cfg(not(test))]
#[doc(hidden)]
pub static COMPILED: [fn(); 6] = [
    compiled::<memory_subsystem::MemorySubsystem>,
    compiled::<peripheral::RenderCachePeripheral>,
    compiled::<peripheral::RenderCachePeripheralBus64>,
    compiled::<axi4::MemorySubsystemAxi4>,
    compiled::<axi4::MemorySubsystemAxi4Bus128>,
    compiled::<axi4::MemorySubsystemAxi4Bus64>,
];

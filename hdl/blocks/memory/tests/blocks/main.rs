//! Blocks of the memory side against small models.

#[path = "../../../eu/tests/common/mod.rs"]
mod common;
mod memory_subsystem;
mod output_merge;
mod screen_partition;

//! A memory pipeline on an FPGA board: a serial line, a trace in block RAM, a frame buffer.

pub mod cache_demo;
pub mod demo_control;
pub mod frame_buffer;
pub mod request_player;
pub mod uart;

/// Records that the request player holds.
pub const RECORDS: usize = 2048;
/// Tiles of the screen, horizontally.
pub const TILES_X: usize = 32;
/// Tiles of the screen, vertically.
pub const TILES_Y: usize = 16;
/// Rows of the frame buffer: every tile of two surfaces.
pub const ROWS: usize = 2 * TILES_X * TILES_Y;
/// Counters in front of a picture.
pub const COUNTERS: usize = 8;

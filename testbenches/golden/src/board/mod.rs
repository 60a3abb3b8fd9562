//! A memory pipeline on a board (`tessera_ports::board`).
//!
//! * [`uart`], [`request_player`], [`frame_buffer`], [`demo_control`]: the parts; [`cache_demo`]: all of it

pub mod cache_demo;
pub mod demo_control;
pub mod frame_buffer;
pub mod request_player;
pub mod uart;

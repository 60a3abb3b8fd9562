//! The book's pages, for the tests that check them: links, pictures, code blocks, shape; and what the book shows of
//! each block besides: its symbol, the tables of its ports and registers, what it takes of an FPGA.
//!
//! The Rust blocks of the pages are compiled and run as documentation tests of this crate. What must not live
//! here: the pages themselves (`src/*.md`), and knowledge of what a block does.

pub mod checks;
pub mod interface;
pub mod markers;
pub mod pages;
pub mod ports;
pub mod registers;
pub mod resources;
pub mod symbol;

/// Rust blocks of the page on writing a block.
#[cfg(doctest)]
#[doc = include_str!("../src/howto/block.md")]
pub mod write_a_block {}

//! The render cache and its memory subsystem: every block in lockstep, every shared trace, random runs.

mod blocks;
mod random;
mod traces;

//! The render cache and its memory subsystem: every block in lockstep, every trace, pictures, random runs,
//! rules.

mod blocks;
mod paint;
mod random;
mod rules;
mod traces;
